### The board of Spike in the browser, in English. $name is a player's name; $city, $good, $suit and $part are names.

map = Map of the railways
map-keys = Arrow keys go to the nearest city or track, Page Up and Page Down from one that glows to the next; Enter chooses, or says why not. Plus, minus and zero zoom.
suits = Railroad suits
legend-flag = delivers here; star: best
legend-not-yet = would, not in your network
legend-load = loads a good you need
legend-delivered = delivered, each city once
not-allowed = Not now.
why-not-start = It is for a train that began the turn in a city.
why-not-boost = It is for a train that stands on track.
skip = skip
move-here = { $place }. { $spaces ->
        [one] Move here: 1 space.
       *[other] Move here: { $spaces } spaces.
    }
through = Lead the line through { $place }.
city-label = { $city }, supplies { $good }.
city-connected = Connected: { $names }.
city-trains = Train here: { $names }.
city-contract = Your contract: { $good }, ${ $amount }{ $best ->
        [yes] , the best now
       *[no] {""}
    }.
city-load = You need what it supplies.
city-delivered = You have delivered here.
city-delivered-by = { $name } has delivered here.
# How far a train runs along the own tracks to the cities that come next.
linked = Along your tracks, in spaces: { $cities }.
city-away = { $city } { $spaces }
city-price = Cheapest: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }.
# Where a space or a junction lies, seen from the city next to it.
where = { $compass ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    } of { $city }
track-name = Track { $where }
space-name = the space { $where }, { $suit }
junction-name = the junction { $where }
price-cards = { $cards ->
        [one] ${ $amount } for 1 card
       *[other] ${ $amount } for { $cards } cards
    }
price-spaces = { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
glowing = Glowing places

your-action = Your action
one-a-turn = one a turn
after-move = after the move
action-draw = Draw
action-build = Build
action-start = Get moving
action-boost = Boost
action-upgrade = Upgrade
note-draw = up to { $count }
note-build = { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
note-move = { $count ->
        [one] 1 space
       *[other] up to { $count }
    }
note-full = full
note-on-track = only on track
note-no-track = no track there
note-in-city = only in a city
note-arrived = arrived now
your-cards = Your cards
wild-note = two alike stand for one of any suit
cards-chosen = { $count } · { $paid } chosen
stands-for = as
no-cards = None in hand.
on-the-table = On the table
to-draw = to draw: from these or the deck
deck = deck
deck-told = { $deck ->
        [one] Deck: 1 card
       *[other] Deck: { $deck } cards
    }
discarded = { $count ->
        [0] no card discarded
        [one] 1 card discarded, open to all
       *[other] { $count } cards discarded, open to all
    }
discarded-told = Discarded: { $cards }
your-train = Your train
train-told = Train: { $speed ->
        [one] 1 space
       *[other] { $speed } spaces
    } a move, { $draws } cards a draw, { $cars ->
        [one] 1 freight car
       *[other] { $cars } freight cars
    }.
train-at = It stands here: { $place }
train-aboard = Aboard: { $goods }
short-locomotive = Speed
short-tender = Tender
short-freight-car = Cars
unit-locomotive = spaces a move
unit-tender = cards a draw
unit-freight-car = goods aboard
full = full
buy = { $part }: next level, ${ $amount }
told-sides = Every side is chosen; all players’ sides are shown together
sides-note = choose a side of each card; all are shown together
side-told = { $good }, { $side ->
        [front] left side
       *[back] right side
    }: { $cities }
city-pays = { $city } ${ $amount }
routes = Keep one route card
route-from = From { $city }

market = Market
market-note = what a newly connected city pays
market-short = Market: what a new city pays
market-good = { $good }, ${ $value }{ $moves ->
        [up] , would rise
        [down] , would fall
       *[none] {""}
    }
your-contracts = Your contracts
contracts-note = ● in your network · ○ not yet
contracts-note-short = bold: in your network
state-delivered = delivered
state-aboard = aboard
state-to-load = to load
state-load-in = to load: { $cities }
in-network = in your network
best-now = best now
from-where = from
contract-told = { $good }: { $state ->
        [delivered] delivered, { $cities }
        [aboard] aboard, for { $cities }
       *[contract] still to load, for { $cities }
    }
aboard = aboard
to-load = to load
cards-in-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
tracks-left = { $count ->
        [one] 1 track left
       *[other] { $count } tracks left
    }
your-route = Your route
route-short = from { $city }
route-start = start
route-now = worth ${ $amount } now
route-now-short = ${ $amount } now
round = Round { $round } of { $rounds }
rounds = Rounds
round-note = a round ends when the deck runs out
round-note-last = the third time card ends the game
# $name has placed all tracks and can deliver nothing more: everybody else has one more turn.
last-turns = { $name }: all tracks placed, nothing left to deliver. Each of the others has one last turn.
last-turns-short = last turns
last-turn = Your last turn: { $name } has brought on the end.
last-turn-short = This is your last turn.
round-past = played
round-now = { $deck } in the deck, { $discards } discarded
round-later = to come
round-last = 3 time cards in the lower half; the third ends the game
deck-line = deck { $deck }
times-left = { $out ->
        [0] Three time cards are in the deck; the third ends the game.
        [one] One time card is out; the third ends the game.
       *[other] Two time cards are out; the next one ends the game at once.
    } { $upper ->
        [0] {""}
        [one] The next card is not one of them.
       *[other] None of the next { $upper } cards is one of them.
    }
time-out-short = time card { $count } of 3
time-out = { $count ->
        [0] no time card yet
        [one] 1 time card met
       *[other] { $count } time cards met
    }

stop-move = Free move
stop-move-is = Free move: { $city }
stop-action = Action
stop-action-build = Action: build
stop-cargo = Cargo
cargo-in = Cargo in { $city }
cargo = Cargo
chip-load = Load { $good }
chip-unload = Put { $good } back
chip-deliver = Deliver { $good }, ${ $amount }
no-load = { $why ->
        [aboard] { $good } is aboard already
        [delivered] { $good }: contract fulfilled
        [full] { $good }: no car is free
       *[none] { $good }: no contract of yours
    }
drawn = { $taken } of { $most } drawn{ $suits ->
        [none] {""}
       *[other] : { $suits }
    }
money = Your money: ${ $before } → ${ $after }.
upgrade-brings = { $part ->
        [locomotive] { $before } → { $after } spaces a move.
        [tender] { $before } → { $after } cards a draw.
       *[freight-car] { $before } → { $after } goods aboard.
    }
how-free = Press a glowing track or city: the numbers are spaces. A city ends the move, unless you skip it.
how-sides = Point at a side: the map shows where it delivers and for how much.
how-give = Only the two of you will know it. Cards of one suit are worth keeping together: two alike stand for one of any suit.
how-route = It pays at the end, if its start is in your network: the best listed city its value, each other $1. Point at a card to see its cities.
how-place = The start pays nothing. Arrows mark where your goods are loaded, flags where they are delivered and for how much.
how-action = Press what glows: { $ways }.
how-line = a city to build there
how-draw = a card to draw
how-move = a track to move the train
how-upgrade = a price to upgrade
how-phone = One of these: { $ways }.
how-phone-line = build (a city)
how-phone-draw = draw (“Table”)
how-phone-move = run the train (a track)
how-phone-upgrade = upgrade (“Train”)
how-picked-draw = Press a card on the table, or the deck.
how-picked-build = Press a glowing city: its line and the ways to pay are shown first.
how-picked-start = Press a glowing track or city.
how-picked-boost = Press a glowing track or city.
how-picked-upgrade = Press a price at your train.
to-city = To { $city }
ways = Ways to pay
ways-to = To { $city }: { $count } ways
all-ways = all { $count } ways
cards-held = { $count } { $suit }{ $paid ->
        [0] {""}
       *[other] , { $paid } of them chosen
    };
cards-of = { $count } { $suit }
set-told = { $count } { $suit } as { $spaces } { $other }
line-of = Line: { $suits }
way-told = { $cards }; { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }
tracks = { $count ->
        [one] 1 track
       *[other] { $count } tracks
    }
look-build = To { $city }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }.
run = { $place }: { $spaces ->
        [one] 1 space.
       *[other] { $spaces } spaces.
    }
run-past = It skips { $cities }.
run-load = { $good } can be loaded there.
brings-market = { $good } pays ${ $amount }: ${ $before } → ${ $after }.
good-pays = { $good } ${ $amount }
brings-delivery = To deliver there: { $goods }.
taken-back = Taken back.
suggested = A suggestion
hint-build = Build to { $city }: { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    } for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
hint-line = Build to { $city }: { $tracks ->
        [one] 1 track
       *[other] { $tracks } tracks
    }
hint-side = { $good }: { $side ->
        [front] the left side
       *[back] the right side
    }
hint-take = { $count ->
        [one] Take a card from the row: { $suits }
       *[other] Take { $count } cards from the row: { $suits }
    }
hint-move = Move the train: { $place }
hint-brings = Your money ${ $before } → ${ $after }.
ask-hint = What would the game do?
is-over = The game is over.
waits = { $name } is thinking.

confirm-sides = Choose a side of each card
confirm-none = Choose something that glows
confirm-choose = Choose an action
confirm-build = { $cards ->
        [one] Build for 1 card, get ${ $amount }
       *[other] Build for { $cards } cards, get ${ $amount }
    }
confirm-place = Begin in { $city }
confirm-give = Give { $suit }
confirm-draw = Take a card: { $suit }
confirm-deck = Draw from the deck
confirm-upgrade = Buy: { $part }
confirm-load = Load: { $good }
confirm-unload = Put back: { $good }
confirm-deliver = Deliver: { $good }
confirm-side = Choose these sides
confirm-keep = Keep this route
confirm-hold = Stay here
confirm-move = Move
confirm-stop = Draw no more
confirm-pass = Pass
confirm-end = End your turn

scene-time = Time card { $number } of 3
scene-time-more = { $number ->
        [1] The third ends the game at once.
        [2] The next one ends the game at once.
       *[other] The game is over.
    }
scene-round = Round { $number } begins
scene-round-more = { $number ->
        [3] The deck was out. Three time cards are in the lower half of the new one; the third ends the game.
       *[other] The deck was out: row and discards are shuffled into a new one.
    }
scene-last = The last turns
scene-last-more = { $name } has placed all tracks and can deliver nothing more: each of the others has one more turn.
scene-last-own = You have placed all tracks and can deliver nothing more: each of the others has one more turn.
scene-stalled = Nobody goes on
scene-stalled-more = Nothing has been drawn, built, bought or delivered for too long: the game ends.
scene-routes = The route cards
scene-routes-more = With the start in the network the best city pays its value, each other one $1.
tied-cities = Equal money: more cities connected decide, { $own } to { $other }.
tied-cards = Equal money and cities: more cards in hand decide, { $own } to { $other }.
end-routes = Route cards
end-routes-note = and all deliveries
end-delivered = { $good } to { $city }
end-none = Nothing delivered.
start-in = start connected
start-out = start not connected

tab-cards = Cards
tab-contracts = Contracts
tab-market = Market
tab-train = Train
tab-table = Table
others-hold = What the others have
tab-calls = (something to do)
source-market = Market
source-contracts = Contracts
source-route = Route
source-upgrades = Upgrades
key-deliver = deliver
key-load = load
key-unload = put back
key-way = choose a way to pay
key-back = take back one step
game-over = The game is over
wait-for = { $name } moves

## What is to be done now: named by the kinds of actions that are legal.

title-to = build to { $city }
choose-way = Choose how to pay. A junction leads the line another way, a glowing city elsewhere.
choose-way-short = Choose how to pay, or tap a junction.
choose-pay = Choose how to pay. A glowing city leads the line elsewhere.
choose-pay-short = Choose how to pay.
choose-only = There is one way to pay. A glowing city leads the line elsewhere.
choose-only-short = There is one way to pay.
# Beside the title of what waits for the one button.
sure = The button confirms it; anything else that glows is chosen instead.
title-sure-give = give { $suit } to { $name }
title-sure-place = begin in { $city }
title-sure-keep = keep the route from { $city }
title-sure-sides = show these sides
title-sure-upgrade = { $part ->
        [locomotive] buy a faster locomotive
        [tender] buy a larger tender
       *[freight-car] buy one more freight car
    }
title-sure-cargo = { $step ->
        [load] load { $good }
        [unload] put { $good } back
       *[deliver] deliver { $good }
    }
title-sure-move = move to { $city }
title-sure-run = move your train
title-sure-draw = take a card, { $suit }
title-sure-deck = draw from the deck
title-sure-stop = draw no more
title-sure-hold = stay here
title-sure-end = end your turn
title-sure-pass = pass
title-deliver = { $phase ->
        [free] deliver { $good }, or move your train
       *[action] deliver { $good }, or choose your action
    }
title-picked-draw = draw cards
title-picked-build = build to a city
title-picked-start = get your train moving
title-picked-boost = move your train once more
title-picked-upgrade = upgrade your train
title-side = choose the sides of your contracts
title-give = give a card to { $name }
title-keep = keep a route card
title-place = place your locomotive
title-hold-move = move your train
title-hold-move-cargo = move your train
title-draw = draw a card
title-draw-stop = draw another card, or stop
title-lay = lead your line
title-pay = choose how to pay
title-build = build your line
title-cargo-end = your cargo, or the end of your turn
title-pass = pass
title-pass-cargo = pass
title-move = choose your action
title-move-cargo = choose your action
title-draw-cargo = choose your action
title-line = choose your action
title-line-cargo = choose your action
title-upgrade = choose your action
title-upgrade-cargo = choose your action
title-move-draw = choose your action
title-move-draw-cargo = choose your action
title-move-line = choose your action
title-move-line-cargo = choose your action
title-move-upgrade = choose your action
title-move-upgrade-cargo = choose your action
title-draw-line = choose your action
title-draw-line-cargo = choose your action
title-draw-upgrade = choose your action
title-draw-upgrade-cargo = choose your action
title-line-upgrade = choose your action
title-line-upgrade-cargo = choose your action
title-move-draw-line = choose your action
title-move-draw-line-cargo = choose your action
title-move-draw-upgrade = choose your action
title-move-draw-upgrade-cargo = choose your action
title-move-line-upgrade = choose your action
title-move-line-upgrade-cargo = choose your action
title-draw-line-upgrade = choose your action
title-draw-line-upgrade-cargo = choose your action
title-move-draw-line-upgrade = choose your action
title-move-draw-line-upgrade-cargo = choose your action
