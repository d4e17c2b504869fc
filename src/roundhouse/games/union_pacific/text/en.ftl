### Union Pacific in English. $seat is a player's name, of any gender; $share and $company are names of companies.
### Sums are in millions of dollars.

## The game

title = Union Pacific
tagline = Lay track for ten railways, and invest in the right shares before the dividends are paid.
length = About 60 to 90 minutes
option-even_dividends = Even dividends
option-even_dividends-help = The dividend cards lie further apart in the share deck, so that the payments come at more regular intervals.

## Names. A card's name fits after “a” or “a dead”.

up = Union Pacific
card-clear = clear card
card-white = white card
card-black = black card
card-dotted = dotted card
card-joker = joker

## What is to be done now. A prompt is named by the kinds of actions that are legal, and speaks of no others.

prompt-wait =
    { $phase ->
        [opening] The others are still choosing their first investment.
       *[other] It is someone else’s turn.
    }
prompt-over = The game is over.
prompt-open = Choose the share of your first investment. The others see it when everyone has chosen.
prompt-scrap = Discard a dead track card and draw another: nothing else can be done yet.
prompt-scrap-card = Your turn: build with a track card. First you may discard a dead one and draw another.
prompt-scrap-invest = Your turn: invest shares. First you may discard a dead track card and draw another.
prompt-scrap-card-invest = Your turn: build with a track card or invest shares. First you may discard a dead card and draw another.
prompt-card = Your turn: build with a track card.
prompt-invest = Your turn: invest shares.
prompt-card-invest = Your turn: build with a track card or invest shares.
prompt-discard = Discard a track card to end the turn: nothing else can be done.
prompt-end = End the turn: nothing else can be done.
prompt-build = You are building with a { $card }: choose a company and a section for its train.
prompt-take =
    { $from ->
        [row] Take a share from the row.
        [up] Take a share from the UP stack.
       *[both] Take a share, from the row or from the UP stack.
    }
prompt-blind = Take a share blind from the share deck: it is all that is left.
prompt-take-blind =
    { $from ->
        [row] Take a share: from the row, or blind from the share deck.
        [up] Take a share: from the UP stack, or blind from the share deck.
       *[both] Take a share: from the row, from the UP stack, or blind from the share deck.
    }
prompt-invest-keep = After a dividend card you have drawn a share of { $share }: invest it at once, or keep it in hand.
prompt-swap-stay = Swap a share in hand for one of the UP stack, or end the turn without swapping.
prompt-invest-discard = Invest more, or discard a track card to end the turn.
prompt-invest-end = Invest more, or end the turn.

## What an action does: a label, so without a full stop

action-open = Choose a share of { $share } as first investment
action-scrap = Discard a dead { $card } and draw another card
action-card = Build with a { $card }
action-invest = Invest a share of { $share }
action-discard = Discard a { $card } and end the turn
action-end = End the turn
action-take = Take a share of { $share }
action-blind = Take a share blind from the deck
action-keep = Keep the share in hand
action-swap = Swap a share of { $share } for one of the UP stack
action-stay = End the turn without swapping
action-build = Place a train of { $company } on { $section }

## What happened

event-chosen = { $seat } has chosen a first investment.
event-chosen-known = { $seat } has chosen a share of { $share } as first investment.
event-revealed = { $seat } reveals a share of { $share } as first investment.
event-drew-track = { $seat } draws a track card.
event-drew-track-known = { $seat } draws a { $card }.
event-remade =
    { $count ->
        [one] The only discarded track card is the new track deck.
       *[other] The { $count } discarded track cards are shuffled into a new track deck.
    }
event-scrapped = { $seat } discards a dead { $card }; it leaves the game.
event-discarded = { $seat } discards a { $card }.
event-passed = { $seat } can neither build nor invest and passes.
event-built = { $seat } plays a { $card } and places a train of { $company } on { $section }.
event-took = { $seat } takes a share of { $share }.
event-drew = { $seat } takes a share blind from the deck.
event-drew-known = { $seat } takes a share of { $share } blind from the deck.
event-turned-up = A share of { $share } comes into the row.
event-four-equal = Four shares of { $share } lie in the row: they leave the game.
event-dividend-card =
    { $number ->
        [1] The first dividend card comes up.
        [2] The second dividend card comes up.
        [3] The third dividend card comes up.
       *[other] The fourth dividend card comes up.
    }
event-swapped = { $seat } swaps a share in hand for one of the UP stack.
event-swapped-known = { $seat } swaps a share of { $share } for one of the UP stack.
event-invested = { $seat } invests a share of { $share }.
event-payment =
    { $number ->
        [1] The dividends are paid for the first time.
        [2] The dividends are paid for the second time.
        [3] The dividends are paid for the third time.
       *[other] The dividends are paid for the fourth time.
    }
event-third-holder = The shares in the row, in the share deck and in the UP stack belong to a third holder.
event-paid = { $seat } receives ${ $amount } million from { $share }.
event-paid-third = The third holder receives ${ $amount } million from { $share }.
event-stalled = All have passed, and no train can be placed any more: the remaining dividends are paid at once.
event-over = The game is over.

### The survey of a board file: each finding in one sentence. Words of the file itself stay as they are written there.

## The form of the file

board-not-a-table = The file is not a board: it must hold the tables city, section, company and track_cards.
board-table-missing = The table { $table } is missing; a board needs city, section, company and track_cards.
board-table-unknown = The table “{ $table }” is unknown; a board has city, section, company, track_cards and, if it likes, drawing.
board-table-not-rows = The table { $table } must be a list of rows, as in { $table } = [ … ].
board-row-not-a-table = { $where } must be a row of named fields, as in { "{" } field = value { "}" }.
board-field-missing = { $where } lacks the field { $field }, which every such row needs.
board-field-unknown = { $where } has an unknown field “{ $field }”; correct its name or take it out.
board-field-wrong-type =
    { $expected ->
        [integer] In { $where }, { $field } must be a whole number, without quotation marks.
        [number] In { $where }, { $field } must be a number, without quotation marks.
        [list] In { $where }, { $field } must be a list in square brackets; an empty one is [].
        [pair] In { $where }, { $field } must be two numbers in square brackets.
       *[text] In { $where }, { $field } must be a text in quotation marks, and not an empty one.
    }
board-number-out-of-range = In { $where }, { $field } is { $found }; it must lie between { $least } and { $most }.
board-word-unknown = In { $where }, { $field } is “{ $found }”; it must be one of { $choices }.
board-id-not-slug = In { $where }, the id “{ $found }” must consist of lower-case letters and digits, with single hyphens between words, as in el-paso.
board-colour-unreadable = In { $where }, the colour “{ $found }” must be a # and six lower-case hexadecimal digits, as in #35ab63.

## What makes a board unplayable

board-id-twice = In the table { $table } the id { $id } stands more than once; each row needs an id of its own.
board-too-many-cities = There are { $found } cities; the game can hold at most { $most }.
board-too-many-sections = There are { $found } sections; the game can hold at most { $most }.
board-too-many-of-type = There are { $found } sections of type { $type }; the game can hold at most { $most } of one type.
board-company-missing = The company { $company } is missing; it needs a row with the id { $id }.
board-company-unknown = There is no company with the id “{ $id }”; the ten are { $ten }.
board-company-order = The companies are out of order; dividends are paid in the order { $ten }, and the rows must follow it.
board-company-figures = For { $company }, { $field } is “{ $found }”; the rulebook says { $wanted }.
board-company-unknown-home = The home of { $company }, “{ $city }”, is not the id of any city; correct it, or add the city.
board-company-type-twice = { $company } has the type { $type } more than once; once is enough.
board-company-all-types = Track types of { $company }: { $found }; it must have all four.
board-company-types = Track types of { $company }: { $found }; every company but EP&RG must have one, two or three.
board-cards-total = There are { $found } track cards; there must be { $wanted }, jokers included.
board-cards-jokers = Jokers among the track cards: { $found }; there must be { $wanted }.
board-section-unknown-city = The section { $section } names “{ $city }”, which is not the id of any city; correct it, or add the city.
board-section-same-city = The section { $section } joins a city to itself; it must join two different cities.
board-section-twice = The section { $section } stands more than once; two cities are joined by one section at most.
board-start-too-many = The section { $section } names more start companies ({ $found }) than it has spaces ({ $spaces }); each start space must be one of its spaces.
board-start-unknown-company = The section { $section } has a start space of “{ $id }”, which is no company; the ten are { $ten }.
board-start-twice = The section { $section } has more than one start space of “{ $id }”; a company has at most one train in a section.
board-start-count =
    { $wanted ->
        [one] Start spaces of { $company }: { $found }; there must be exactly one.
       *[other] Start spaces of { $company }: { $found }; there must be exactly { $wanted }.
    }
board-start-not-home = The start space of { $company } on { $section } is not at its home, { $home }; one end of the section must be there.
board-start-wrong-type = { $company } starts on { $section }, of type { $type }, which it may not use; its types must include it.
board-network-apart = The network falls apart: from { $city } there is no way to { $apart }; every city must be joined to all the others.
board-company-no-room = { $company } can never build: around { $home } and its start space there must be another section of its types with a neutral space.
board-type-no-space = There are { $cards } track cards of type { $type }, but no neutral space of that type; it needs at least one.

## Where a board departs from ours

board-source-missing = { $where } does not say where it comes from; add a source: rulebook, public or ours.
board-source-unknown = In { $where }, { $field } is “{ $found }”; it should be one of { $choices }.
board-city-off-map = { $city } at latitude { $lat } and longitude { $lon } lies off the map of North America; check its place.
board-city-name-twice =
    { $language ->
        [it] More than one city is called “{ $name }” in Italian; each should have a name of its own.
       *[en] More than one city is called “{ $name }” in English; each should have a name of its own.
    }
board-company-home = { $company } is at home in { $home }; on our board its home is { $wanted }.
board-example-missing = The section { $section } is missing; the rulebook’s examples use it.
board-city-dead-end = { $city } is a dead end; at least two sections should meet there.
board-section-no-neutral = The section { $section } has no neutral space; it should have at least one.
board-company-reach = { $company } can reach { $found } sections by itself, too few for its { $trains } trains; it should reach at least { $wanted }.

## What does not add up: positions set by hand, and the check after every action

error-position-map = In the position, the trains do not fit on the map: each must stand on a free space of a type its company may use.
error-unsound-negative = The number of { $what } cannot be less than nothing.
error-unsound-cards = Of the track cards { $card } there are { $found }; there must be { $total }.
error-unsound-shares = Of the shares of { $share } there are { $found }; there must be { $total }.
error-unsound-up = UP shares lie where none can be; they are in the stack, in hands, on the table or swapped away.
error-unsound-row = The row is impossible; it has at most four shares, and never four equal ones.
error-unsound-opening-deck = Before the first investment there are no dividend cards in the share deck yet, and none has been met.
error-unsound-dividend-cards = There are { $found } dividend cards; there must be { $total }.
error-unsound-piles = The piles do not fit the share deck; their cards and dividend cards must add up to it.
error-unsound-trains = The trains of { $company } do not add up; on the map and in the supply there must be { $total }.
error-unsound-map = The map does not fit the trains on it; a section has one train for each of its spaces at most, and one of each company.
error-unsound-dead = The dead track types are not those that the map makes dead.
error-unsound-knowledge = What all know of the hand of seat { $seat } is not true of it.
error-unsound-track-knowledge = What all know of the track cards { $card } is not true of the hands.
error-unsound-turn = Seat { $turn } cannot be on turn; it must be one of the table, and passes cannot be less than none.
error-unsound-step = The field { $field } does not fit the step under way.
error-unsound-stuck = Nobody has a legal action; somebody must.
error-unsound-money = The money of seat { $seat } is not what it has earned.
error-unsound-payments = { $paid } payments have been made, which does not fit { $payments } due.

## The table in a terminal

terminal-title = Union Pacific
terminal-dividends = dividends
terminal-deck = deck
terminal-up-stack = UP
terminal-track-deck = track
terminal-row = row
terminal-discards = discarded
terminal-dead = dead: { $cards }
terminal-third-holder = Third
terminal-company = Company
terminal-value = Value
terminal-trains = Left
terminal-types = Track
terminal-row-short = Row
terminal-hand-short = Hand
terminal-money = Money
terminal-hands = Cards
terminal-caption = ▲ leads · +3 what it would pay now · Left: trains in the supply · Cards: track · shares in hand
terminal-own-hand = Your hand
terminal-own-cards = Your track cards
terminal-own-shares = Your shares
terminal-type-clear = clear
terminal-type-white = white
terminal-type-black = black
terminal-type-dotted = dotted
terminal-type-joker = joker
terminal-company-line = home { $home } · worth { $value } · { $supply } trains left
terminal-stands = stands
terminal-open-now = can grow
terminal-open-later = with another card
terminal-word-all = all
terminal-picture = `map all` lists what stands and what can be built; `map bnl` and `map denver` a part of it.
terminal-free =
    { $count ->
        [0] full
        [one] 1 free space
       *[other] { $count } free spaces
    }
terminal-legend = A number behind a section counts its free spaces.
terminal-together = Together
terminal-board-cities = cities
terminal-board-sections = sections
terminal-board-spaces = spaces
terminal-board-start-spaces = start spaces
terminal-board-shares = shares
terminal-board-trains = trains
terminal-board-track-cards = track cards
terminal-board-type = Type
terminal-board-neutral = neutral
terminal-board-cards = cards
terminal-board-users = companies
terminal-board-reach = sections in reach
terminal-board-first-spaces = spaces to begin with

## What a hint gives as its reason: features of the judge

feature-money = your money against the others’
feature-lead-next = what the companies pay you at the next dividend
feature-lead-later = what the companies pay you at later dividends
feature-up-next = your place in the Union Pacific at the next dividend
feature-up-later = your place in the Union Pacific at later dividends
feature-hand-next = shares in hand that can be laid before the next dividend
feature-hand-later = shares in hand that count at later dividends
feature-stake = your part of the shares of valuable companies
feature-holding = shares of valuable companies
feature-up-stake = your Union Pacific shares
feature-security = a safer majority in valuable companies
feature-second-place = a safer second place in valuable companies
feature-up-security = a safer place in the Union Pacific
feature-turns-to-lay = a hand that is quickly laid
feature-room = room to grow for the companies you gain by
feature-next-train = a good train for your next turn
feature-cards = useful track cards in hand
feature-jokers = jokers in hand
feature-given-away = no share given away
