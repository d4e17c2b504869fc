### Railroad Revolution in English. $seat is a player's name; $city, $space, $worker, $train, $track and $objective are
### names, as in “Denver”, “Omaha–Cheyenne”, “Foreman”, “Mail train”, “Stations” and “B 3”; $what is an effect in words.

## The game

title = Railroad Revolution
tagline = Choose the worker, choose the job: stations, rails and telegraph lines from the Atlantic to the Pacific.
length = About 100 minutes

## Names

space = { $one }–{ $other }
section = section { $number }
piece-rail = a rail
piece-building = a building
from-reserve = reserve
from-board = board
objective = { $letter } { $number }, { $points } points
contract = { $shares ->
        [one] { $what }, for one share
       *[other] { $what }, for { $shares } shares
    }
setup-tile = { $what }
worker-white = Unskilled worker
worker-purple = Foreman
worker-orange = Accountant
worker-grey = Negotiator
worker-turquoise = Engineer
worker-any = any colour
workers-both = { $one } and { $other }
workers-one = { $one } or { $other }

## Effects: $what in other messages

effect-promote =
    { $count ->
        [one] promote a worker
       *[other] promote one or two workers
    }
effect-advance =
    { $count ->
        [one] one step
       *[other] up to { $count } steps
    }
effect-flip =
    { $count ->
        [one] turn a train
       *[other] turn a train twice
    }
effect-train = take a train
effect-exchange = exchange a worker
effect-hire = a worker of any colour
effect-workers = gain { $workers }
effect-rail = lay a rail
effect-station = build a station
effect-office = build an office
effect-money = ${ $count }
effect-money-railroad = $100, and $50 a triangle
effect-money-telegraph = $100 a share
effect-money-trade = $100 a train
effect-shares =
    { $count ->
        [one] one share
       *[other] { $count } shares
    }
effect-share-promote = a share and a promotion
effect-advance-promote = a step and a promotion
effect-contract = a contract for you alone, with a share
effect-no-cost = the station costs nothing
effect-bonus = the first-station bonus
effect-main = the main reward again
effect-third = a third rail
effect-first-office = the shares of the first office
effect-tile = the bonus of the telegraph tile
effect-for = { $what } for ${ $price }
effect-each = { $what }, ${ $price } each

## What is to be done now. A prompt is named by the kinds of actions that are legal, and speaks of no others.

also-effect = use an effect
also-sell = sell shares
also-hire = hire
also-effect-sell = use an effect or sell shares
also-effect-hire = use an effect or hire
also-sell-hire = sell shares or hire
also-effect-sell-hire = use an effect, sell shares or hire
ends-pick = end your setup
ends-action = end your turn
ends-offer = end your action
ends-answer = end your answer
ends-refusal = decline
prompt-wait = It is someone else’s turn.
prompt-over = The game is over.
prompt-setup = Choose a setup tile: its worker and its reward are yours.
prompt-setup-take = Choose a setup tile: its worker and its reward are yours. You can also { $also }.
prompt-work = Put a worker on an action.
prompt-work-take = Put a worker on an action. You can also { $also }.
prompt-pass = Your board is empty: pass.
prompt-pass-take = Your board is empty: pass. You can also { $also } before.
prompt-station = Choose a city for your station.
prompt-station-take = Choose a city for your station. You can also { $also }.
prompt-rail = Lay a rail: choose a space.
prompt-rail-take = Lay a rail: choose a space. You can also { $also }.
prompt-rail-end = Lay a third rail, or { $ends }.
prompt-rail-take-end = Lay a third rail, or { $ends }. You can also { $also }.
prompt-office = Choose a section for your office.
prompt-office-take = Choose a section for your office. You can also { $also }.
prompt-sale = Sell a piece of your board for ${ $amount }.
prompt-sale-take = Sell a piece of your board for ${ $amount }. You can also { $also }.
prompt-promote = Promote: choose a worker and an objective.
prompt-promote-take = Promote: choose a worker and an objective. You can also { $also }.
prompt-promote-stop = Promote another worker, or leave it at that.
prompt-promote-take-stop = Promote another worker, or leave it at that. You can also { $also }.
prompt-advance =
    { $left ->
        [one] One step: choose a track.
       *[other] Up to { $left } steps: choose a track.
    }
prompt-advance-take =
    { $left ->
        [one] One step: choose a track. You can also { $also }.
       *[other] Up to { $left } steps: choose a track. You can also { $also }.
    }
prompt-advance-stop =
    { $left ->
        [one] One more step, or leave it at that.
       *[other] Up to { $left } more steps, or leave it at that.
    }
prompt-advance-take-stop =
    { $left ->
        [one] One more step, or leave it at that. You can also { $also }.
       *[other] Up to { $left } more steps, or leave it at that. You can also { $also }.
    }
prompt-flip = Choose a train to turn.
prompt-flip-take = Choose a train to turn. You can also { $also }.
prompt-flip-stop = Turn a train once more, or leave it at that.
prompt-flip-take-stop = Turn a train once more, or leave it at that. You can also { $also }.
prompt-train = Take a train from one of the stacks.
prompt-train-take = Take a train from one of the stacks. You can also { $also }.
prompt-exchange = Exchange a worker: which for which?
prompt-exchange-take = Exchange a worker: which for which? You can also { $also }.
prompt-worker = Choose the worker you gain.
prompt-worker-take = Choose the worker you gain. You can also { $also }.
prompt-discard = Choose the worker you discard.
prompt-discard-take = Choose the worker you discard. You can also { $also }.
prompt-contract = Take a contract.
prompt-contract-take = Take a contract. You can also { $also }.
prompt-contract-end = Take a contract, or { $ends }.
prompt-contract-take-end = Take a contract, or { $ends }. You can also { $also }.
prompt-replace = Two objectives are completed: which is replaced first?
prompt-objective = Keep one of these objectives.
prompt-take =
    { $short ->
        [0] { $lacking ->
            [0] Before you can go on: { $also }.
            [one] One worker is missing to the four you need at the end: { $also }.
           *[other] { $lacking } workers are missing to the four you need at the end: { $also }.
        }
       *[other] ${ $short } are missing: { $also }.
    }
prompt-take-stop = Leave it at that, or { $also }.
prompt-stop = Leave it at that.
prompt-end =
    { $due ->
        [0] Nothing is left to do: { $ends }.
       *[other] Pay ${ $due } and { $ends }.
    }
prompt-take-end =
    { $due ->
        [0] You can { $also }, or { $ends }.
       *[other] You can { $also }, or pay ${ $due } and { $ends }.
    }

## What a hint gives as its reason: features of the judge

feature-points = points now
feature-objectives = progress on your objectives
feature-money = money and shares
feature-workers = more workers
feature-specialists = more specialists
feature-managers = workers your objectives want
feature-trains = more trains
feature-telegraph = your telegraph offices and their track
feature-stations = your stations and their track
feature-coast = the way to the west coast
feature-network = your network

## What an action does: a label, so no full stop

action-setup = { $tile }, with { $worker }
action-work = { $worker } on { $action }: { $what }
action-pass = Pass
action-station =
    { $price ->
        [0] Station in { $city }
       *[other] Station in { $city }, ${ $price }
    }
action-rail =
    { $price ->
        [0] Rail { $space }
       *[other] Rail { $space }, ${ $price } for the terrain
    }
action-office =
    { $count ->
        [0] Office in { $section }
        [one] Office in { $section }, one share
       *[other] Office in { $section }, { $count } shares
    }
action-sale = Sell { $piece } for ${ $amount }
action-promote = { $worker } ({ $from }) becomes a manager: { $objective }
action-advance =
    { $cost ->
        [money] A step on { $track } to { $points }, for ${ $amount }
        [shares] A step on { $track } to { $points }, for { $amount } of your shares
        [worker] A step on { $track } to { $points }, for a worker
       *[free] A step on { $track } to { $points }
    }
action-flip =
    { $face ->
        [up] { $train } face down: { $what }
       *[down] { $train } face up: 8 points
    }
action-train = { $train }: { $what }
action-exchange = { $worker } ({ $from }) for { $into }
action-worker = Gain a worker: { $worker }
action-discard = Discard { $worker } ({ $from })
action-contract = { $contract }
action-replace = First { $objective }
action-objective = { $objective }: { $conditions }
action-take =
    { $effect ->
        [ability] { $worker }: { $what }
        [promotion] Promote a worker
        [main] Main reward: { $what }
        [bonus] First station: { $what }
        [bonus-promotion] First station: promote a worker
        [again] The bonus once more: { $what }
        [again-promotion] The bonus once more: promote a worker
        [tile] A worker for the telegraph tile: { $what }
        [flip] Turn a train
        [reward] Setup tile: { $what }
        [sell-share] Sell a share for $150
       *[hire] Hire for $800: { $worker }
    }
action-stop = Leave the rest
action-end =
    { $due ->
        [0] { $ends }
       *[other] Pay ${ $due }, { $ends }
    }

## Conditions of objectives

condition-connect =
    { $count ->
        [one] connect a city of level { $figure }
       *[other] connect { $count } cities of level { $figure }
    }
condition-stations =
    { $count ->
        [one] a station on level { $figure }
       *[other] { $count } stations on level { $figure }
    }
condition-contract-rails =
    { $count ->
        [one] a rail with a contract icon
       *[other] { $count } rails with a contract icon
    }
condition-terrain-rails =
    { $figure ->
        [0] { $count } rails on the plain
        [one] { $count } rails with one triangle
       *[other] { $count } rails with { $figure } triangles
    }

## What has happened

event-setup = { $seat } takes the setup tile “{ $tile }” and a worker: { $worker }.
event-recalled = { $seat } takes all workers back.
event-works = { $seat }: { $worker } on { $action }.
event-passed = { $seat } passes.
event-station = { $seat } builds a station in { $city }.
event-rail = { $seat } lays a rail: { $space }.
event-office = { $seat } builds an office in { $section }.
event-sale = { $seat } sells { $piece } for ${ $amount }.
event-promoted = { $seat } promotes a worker ({ $worker }): { $objective }.
event-step = { $seat } goes up on { $track } to { $points }.
event-turned =
    { $face ->
        [up] { $seat } turns a train face up: { $train }.
       *[down] { $seat } turns a train face down: { $train }.
    }
event-train = { $seat } takes a train: { $train }.
event-exchanged = { $seat } exchanges a worker: { $worker } for { $into }.
event-worker = { $seat } gains a worker: { $worker }.
event-discarded = { $seat } discards a worker: { $worker }.
event-contract = { $seat } takes a contract: { $contract }.
event-sold-share = { $seat } sells a share for $150.
event-hired = { $seat } hires a worker: { $worker }.
event-money = { $seat } gets ${ $amount }.
event-shares =
    { $count ->
        [one] { $seat } gets a share.
       *[other] { $seat } gets { $count } shares.
    }
event-paid = { $seat } pays ${ $amount }.
event-offer = { $seat } brings up the contract: it is offered round the table.
event-refused = { $seat } declines.
event-contract-up = The next contract tile is turned up.
event-contracts-shuffled = All contract tiles are shuffled.
event-completed = { $seat } completes an objective: { $objective }.
event-drew =
    { $count ->
        [0] There is no objective left for { $seat }.
        [one] { $seat } draws an objective.
       *[other] { $seat } draws { $count } objectives to choose from.
    }
event-drew-known =
    { $count ->
        [0] There is no objective left for { $seat }.
       *[other] { $seat } draws: { $objectives }.
    }
event-kept = { $seat } has a new objective: { $objective }.
event-last-round = { $seat } has emptied the board left of the sign: after this round everybody has one more turn.
event-over = The game is over.

## What of the board stands against an action

detail-price = It costs ${ $price }; with all shares sold you have ${ $liquid }.
detail-cheapest = The cheapest city you reach costs ${ $price }; with all shares sold you have ${ $liquid }.
detail-no-city = You have a station in every city you reach.
detail-no-rail = You have no rail left.
detail-no-building = You have no building left.
detail-rails = Rails cost ${ $price } and their terrain; with all shares sold you have ${ $liquid }.
detail-workers =
    { $count ->
        [one] You have one available worker, and need four at the end.
       *[other] You have { $count } available workers, and need four at the end.
    }
detail-due = ${ $due } are to be paid, and you have ${ $money }.

## What does not add up: positions set by hand, and the check after every action

error-unsound-tiles = The city tiles and telegraph tiles do not fit the places: each is there once, on its level.
error-unsound-workers = Of the workers { $worker } there are { $found }; there must be { $total }.
error-unsound-fewest = Seat { $seat } has fewer than four available workers.
error-unsound-trains = The trains do not add up.
error-unsound-pieces = The rails and buildings of seat { $seat } do not add up: on the board, on the map, sold.
error-unsound-network = The rails of seat { $seat } do not hang together, or a station does not touch them.
error-unsound-first = A first place does not belong to somebody who has built there.
error-unsound-track = A marker of seat { $seat } is past the top of its track.
error-unsound-objectives = An objective is missing, in the wrong pile, or there twice.
error-unsound-managers = A manager of seat { $seat } has a colour the objective does not ask for.
error-unsound-owner = The objectives of seat { $seat } do not come from one A1 and one A2.
error-unsound-contracts = The contract tiles do not add up.
error-unsound-setup = The setup tiles do not fit the moment.
error-unsound-step = The field { $field } does not fit the step under way.
error-unsound-dead-end = In this position there is nothing to do.

## The table in a terminal

terminal-player = Player
terminal-points = Points
terminal-money = Money
terminal-shares = Shares
terminal-workers = Workers
terminal-pieces = Rails/buildings
terminal-tracks = Tracks
terminal-trains = Trains
terminal-cities = Cities
terminal-city = City
terminal-cost = Cost
terminal-reward = Reward
terminal-first = First station
terminal-built = Built
terminal-telegraph = Telegraph
terminal-line = Section
terminal-tile = Tile
terminal-round = Round { $round } · contracts in the pile: { $contracts } · objectives B { $b }, C { $c }, D { $d }
terminal-last = Round { $round }, the last is { $last } · contracts in the pile: { $contracts } · objectives B { $b }, C { $c }, D { $d }
terminal-contract = Contract
terminal-objectives = Your objectives
terminal-missing = missing: { $managers }
terminal-supply = Supply
terminal-key = ● in the reserve ○ on the board · ▲ train face up ▽ face down
terminal-source-objectives = Objectives
terminal-source-trains = Trains
terminal-source-telegraph = Telegraph
terminal-source-stations = Stations
terminal-source-network = Network
terminal-source-links = Links
