### Spike in English. $seat is a player's name; $city, $good, $suit and $part are names from the data, as in
### “Lexington”, “Coal”, “White” and “Tender”; $space is written like “F7–G8”.

## The game

title = Spike
tagline = Lay your track from city to city, sell what the market wants, and run your train to whoever pays best.
length = About an hour
option-advanced = Advanced game
option-advanced-help = You choose the sides of your contracts, and keep one of two route cards.

## Names

side-front = front
side-back = back
space = { $one }–{ $other }
move-start = get moving
move-boost = boost
after-load = Load { $good }
after-deliver = Deliver
after-both = Load { $good }, deliver

## What is to be done now. A prompt is named by the kinds of actions that are legal, and speaks of no others.

prompt-wait = It is someone else’s turn.
prompt-over = The game is over.
prompt-side = Choose a side for each of your contracts.
prompt-give = Choose a card to give face down to the player on your right.
prompt-keep = Keep one of your two route cards.
prompt-place = Place your locomotive in a city: your network begins there.
prompt-hold-move =
    { $speed ->
        [one] Free move: one space at most, or stay.
       *[other] Free move: up to { $speed } spaces, or stay.
    }
prompt-hold-move-cargo =
    { $speed ->
        [one] Free move: one space at most, or stay. You can also handle your cargo.
       *[other] Free move: up to { $speed } spaces, or stay. You can also handle your cargo.
    }
prompt-draw =
    { $left ->
        [one] Draw: one card.
       *[other] Draw: up to { $left } cards.
    }
prompt-draw-stop =
    { $left ->
        [one] Draw: one more card, or stop.
       *[other] Draw: up to { $left } more cards, or stop.
    }
prompt-lay = Your line from { $city }: choose the next space.
prompt-pay = Choose how many { $suit } cards to pay.
prompt-build = Build your line to { $city }.
prompt-cargo-end = { $after }, or end your turn.
prompt-pass = There is nothing you can do: pass.
prompt-pass-cargo = There is no action you can do: handle your cargo, or pass.
prompt-move = Your action: { $move }.
prompt-move-cargo = Your action: { $move }. You can also handle your cargo.
prompt-draw-cargo = Your action: draw cards. You can also handle your cargo.
prompt-line = Your action: build.
prompt-line-cargo = Your action: build. You can also handle your cargo.
prompt-upgrade = Your action: upgrade your train.
prompt-upgrade-cargo = Your action: upgrade your train. You can also handle your cargo.
prompt-move-draw = Your action: draw cards or { $move }.
prompt-move-draw-cargo = Your action: draw cards or { $move }. You can also handle your cargo.
prompt-move-line = Your action: build or { $move }.
prompt-move-line-cargo = Your action: build or { $move }. You can also handle your cargo.
prompt-move-upgrade = Your action: { $move } or upgrade your train.
prompt-move-upgrade-cargo = Your action: { $move } or upgrade your train. You can also handle your cargo.
prompt-draw-line = Your action: draw cards or build.
prompt-draw-line-cargo = Your action: draw cards or build. You can also handle your cargo.
prompt-draw-upgrade = Your action: draw cards or upgrade your train.
prompt-draw-upgrade-cargo = Your action: draw cards or upgrade your train. You can also handle your cargo.
prompt-line-upgrade = Your action: build or upgrade your train.
prompt-line-upgrade-cargo = Your action: build or upgrade your train. You can also handle your cargo.
prompt-move-draw-line = Your action: draw cards, build or { $move }.
prompt-move-draw-line-cargo = Your action: draw cards, build or { $move }. You can also handle your cargo.
prompt-move-draw-upgrade = Your action: draw cards, { $move } or upgrade your train.
prompt-move-draw-upgrade-cargo = Your action: draw cards, { $move } or upgrade your train. You can also handle your cargo.
prompt-move-line-upgrade = Your action: build, { $move } or upgrade your train.
prompt-move-line-upgrade-cargo = Your action: build, { $move } or upgrade your train. You can also handle your cargo.
prompt-draw-line-upgrade = Your action: draw cards, build or upgrade your train.
prompt-draw-line-upgrade-cargo = Your action: draw cards, build or upgrade your train. You can also handle your cargo.
prompt-move-draw-line-upgrade = Your action: draw cards, build, { $move } or upgrade your train.
prompt-move-draw-line-upgrade-cargo = Your action: draw cards, build, { $move } or upgrade your train. You can also handle your cargo.

## What a hint gives as its reason: features of the judge

feature-money = money now
feature-contracts = contracts you can fulfil
feature-track = track your deliveries still need
feature-route = your route card
feature-market = dear goods within your reach
feature-ready = the next line your cards can pay for
feature-cards = cards in hand
feature-train = a better train for the turns to come

## What an action does: a label, so no full stop

action-side = { $good }: use the { $side } ({ $cities })
action-give = Give away a card: { $suit }
action-keep = Keep the route from { $route }
action-place = Place the locomotive in { $city }
action-hold = Stay: do not move
action-move =
    { $spaces ->
        [one] Move to { $place }, one space
       *[other] Move to { $place }, { $spaces } spaces
    }
action-draw = Take a card from the row: { $suit }
action-deck = Draw a card from the deck
action-stop = Draw no more
action-line = Build to { $city }: { $good }, ${ $amount }
action-lay = Lay track on { $space }: { $suit }
action-pay =
    { $count ->
        [0] Pay without cards of this suit: { $suit }
        [one] Pay one card: { $suit }
       *[other] Pay { $count } cards: { $suit }
    }
action-build = Build the line to { $city }
action-upgrade = Upgrade: { $part }, ${ $amount }
action-pass = Pass
action-cargo =
    { $step ->
        [load] Load { $good }
        [unload] Put { $good } back on its contract
       *[deliver] Deliver { $good } for ${ $amount }
    }
action-end = End your turn

## What has happened

event-ready = { $seat } has chosen.
event-turned = { $seat } has the contract { $contract }.
event-gave = { $seat } gives a card to the player on the right.
event-gave-known = { $seat } gives a card to the player on the right: { $suit }.
event-row = The row is laid out.
event-kept = { $seat } keeps a route card.
event-kept-known = { $seat } keeps the route from { $route }.
event-placed = { $seat } begins in { $city }.
event-held = { $seat }’s train stays where it is.
event-moved =
    { $spaces ->
        [one] { $seat }’s train moves one space.
       *[other] { $seat }’s train moves { $spaces } spaces.
    }
event-arrived = { $seat }’s train arrives in { $city }.
event-took = { $seat } takes a card: { $suit }.
event-drew = { $seat } draws from the deck.
event-drew-known = { $seat } draws from the deck: { $suit }.
event-turned-up = A card is turned up: { $suit }.
event-round = The deck is out: round { $number } begins.
event-time-card = A time card: number { $number } of 3.
event-built = { $seat } connects { $city }. { $good }: ${ $amount }.
event-upgraded = { $seat } upgrades for ${ $amount }: { $part }.
event-loaded = { $seat } loads { $good } in { $city }.
event-unloaded = { $seat } puts { $good } back on its contract.
event-delivered = { $seat } delivers { $good } to { $city } for ${ $amount }.
event-passed = { $seat } passes.
event-last-turns = { $seat } has placed all tracks and can deliver nothing more: each of the others has one more turn.
event-stalled = Nobody goes on: the game ends.
event-route = { $seat } shows the route from { $route }: ${ $amount }.
event-over = The game is over.

## What of the board stands against an action

detail-unpaid =
    { $spaces ->
        [one] The shortest line has one space, and your cards do not pay for it.
       *[other] The shortest line has { $spaces } spaces; your cards pay { $paid } of them.
    }
detail-no-tracks =
    { $spaces ->
        [one] The shortest line has one space; tracks left: { $left }.
       *[other] The shortest line has { $spaces } spaces; tracks left: { $left }.
    }
detail-delivered = You have delivered to { $city } already: { $good }.

## What does not add up: positions set by hand, and the check after every action

error-position-contract = There are two contracts for { $good }; each good has one.
error-position-cargo = The cargo tile { $good } cannot be there: seat { $seat } has no contract for it, or it lies elsewhere too.
error-position-track = The space { $space } has two tracks.
error-position-needs = A position that says where cargo is must say who has which contracts: the field { $field }.
error-unsound-market = The market must have each of the twelve goods once.
error-unsound-contracts = Seat { $seat } has { $found } contracts; it must have { $total }.
error-unsound-negative = There are fewer than no cards of a suit somewhere.
error-unsound-cards = Of the suit { $suit } there are { $found } cards; there must be { $total }.
error-unsound-row = The row does not fit: it has four cards at most, and none before it is laid out.
error-unsound-round = Round { $round } with { $out } time cards on the board does not fit the time cards in the deck.
error-unsound-upper = A time card is in the upper part of the deck, or that part is larger than the deck.
error-unsound-route = The route cards of seat { $seat } do not fit the moment.
error-unsound-routes = A route card is there twice.
error-unsound-map = The networks do not fit the tracks on the map.
error-unsound-tracks = Seat { $seat } has { $found } tracks on the map; there are { $total }.
error-unsound-network = The tracks of seat { $seat } are no network: it is one tree from its start, and all its ends are cities.
error-unsound-train = The train of seat { $seat } must stand on its own network.
error-unsound-level = A part of the train of seat { $seat } is beyond its third level.
error-unsound-aboard = What the train of seat { $seat } carries does not fit its cars or its network.
error-unsound-delivered = What seat { $seat } has delivered does not fit its contracts, its network or one delivery a city.
error-unsound-money = The money of seat { $seat } is not what it has earned and spent.
error-unsound-income =
    { $connected ->
        [one] Seat { $seat } has ${ $found } from the market; one city connected pays $1 to $3.
       *[other] Seat { $seat } has ${ $found } from the market; { $connected } cities connected pay $1 to $3 each.
    }
error-unsound-known = What is known of the hand of seat { $seat } cannot be.
error-unsound-line = The line under way cannot be completed or paid.
error-unsound-step = The field { $field } does not fit the step under way.

## The table in a terminal

terminal-market = Market
terminal-contracts = Contracts
terminal-route = Route
terminal-upgrades = Upgrades
terminal-player = Player
terminal-money = Money
terminal-cards = Cards
terminal-tracks = Tracks
terminal-cities = Cities
terminal-train = Train
terminal-parts = Speed/draw/cars
terminal-key = ○ to load · ▣ aboard · ✓ delivered
terminal-round = Round { $round } of 3 · in the deck: { $deck } · discards: { $discards } · time cards on the board: { $out }
terminal-row = Row
terminal-hand = Your cards
terminal-yours = Yours
terminal-own-route = Route from { $start }: { $listed }; now ${ $amount }
terminal-city = { $junction } · supplies { $good }, which pays ${ $amount } · connected by { $joined }
terminal-map-key = ★ ◆ ▲ ✚ the tracks of the players, in the order of the seats
