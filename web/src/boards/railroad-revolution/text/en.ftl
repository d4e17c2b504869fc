### The board of Railroad Revolution in the browser, in English. $name is a player's name; $city, $worker, $action, $train
### and $track are names.

map = Railway map
map-keys = Arrows lead to the nearest city or space, Page Up and Page Down from one glowing place to the next; Enter chooses, or says why not. Plus, minus and zero zoom.
legend-title = A rail
legend-plain = plain, no extra
legend-contract = offers the contract
legend-first = bonus of the first station
not-allowed = Not allowed.
which-way = Which worker?
only-way = So it could be done:
glowing = Glowing places

worker-white = Unskilled
worker-purple = Foreman
worker-orange = Accountant
worker-grey = Negotiator
worker-turquoise = Engineer
worker-any = Any worker
cell-name = { $worker } on { $action }
cell-label = { $cell }: { $does }{ $used ->
        [0] {""}
        [one] {" "}1 placed there.
       *[other] {" "}{ $used } placed there.
    }
placed-told = Placed there: { $names }.
section-name = section { $number }
piece-rail = a rail
piece-building = a building
objective-name = { $objective } for { $points }
objective-points = { $objective }, { $points } points
contract = Contract
shares = shares
managers = managers
points = points
trains = Trains
rails-left = rails left
buildings-left = buildings left

## What an effect does

does-advance = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
does-hire = hire a worker
does-exchange = exchange a worker
does-promote = { $count ->
        [one] promote 1
       *[other] promote up to { $count }
    }
does-share-promote = 1 share, promote 1
does-advance-promote = 1 step, promote 1
does-shares = { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }
does-money = ${ $money }
does-take-train = take a train
does-flip-train = { $times ->
        [one] turn a train
       *[other] turn trains twice
    }
does-rail = a free rail
does-station = a free station
does-office = a free office
does-no-station-cost = no price for the city
does-first-station-bonus = the first-station bonus
does-main-reward = the reward again
does-third-rail = a third rail
does-first-office-bonus = the first-office bonus
does-telegraph-tile = the telegraph tile
does-contract = a contract for you alone
priced = { $does }, ${ $cost }
priced-each = { $does }, ${ $cost } each
priced-for = { $does } for ${ $cost }
priced-worker = { $does } for a worker

## What a worker adds to an action

adds-promote = promote 1
adds-flip-train = { $cost ->
        [0] turn another train
       *[other] turn a train, ${ $cost }
    }
adds-no-station-cost = no city price
adds-first-station-bonus = first bonus, once more
adds-main-reward = reward again, ${ $cost }
adds-take-train = a train, ${ $cost }
adds-money-railroad = +$100, +$50 a triangle
adds-money-telegraph = +$100 a share
adds-money-trade = { $trains ->
        [one] +$100 for 1 train
       *[other] +${ $money } for { $trains } trains
    }
adds-shares = { $shares } shares
adds-third-rail = a third rail
adds-exchange = exchange a worker
adds-first-office-bonus = first bonus, once more
adds-telegraph-tile = the tile, ${ $cost }
adds-advance = { $steps } steps
adds-contract = a contract and 1 share
main-station = a city you reach, at its price
main-railroad = 2 rails, ${ $price } + ${ $triangle } a triangle
main-telegraph = an office, brings shares
main-trade = a piece for ${ $sale }, turn a train
main-trade-none = no piece left to sell
long-station = a station in a city you reach, at its price; it brings the reward of the city
long-railroad = 2 rails, each touching your network, for ${ $price } and ${ $triangle } a triangle
long-telegraph = an office in a section where you have none; it brings shares, and for a worker the tile
long-trade = a piece from the left of your board for ${ $sale }, and you may turn a train
long-adds-promote = Promotes one of your workers to an objective.
long-adds-flip-train = { $cost ->
        [0] Turns one more train, the same or another.
       *[other] Turns a train for ${ $cost }.
    }
long-adds-no-station-cost = The station costs nothing.
long-adds-first-station-bonus = The first-station bonus of the city, even if it is gone; twice if you are first.
long-adds-main-reward = The reward of the city a second time, for ${ $cost }.
long-adds-take-train = Takes a train for ${ $cost }: 8 points while it is face up.
long-adds-money-railroad = Brings $100, and $50 for every triangle.
long-adds-money-telegraph = Brings $100 for every share of the office.
long-adds-money-trade = Brings $100 for each of your trains: ${ $money }.
long-adds-shares = Brings { $shares } shares.
long-adds-third-rail = May lay a third rail; its triangles cost the same.
long-adds-exchange = Exchanges one of your workers for one of the supply.
long-adds-first-office-bonus = The shares of the first office, even if they are gone; twice if you are first.
long-adds-telegraph-tile = The bonus of the section’s tile, for ${ $cost }.
long-adds-advance = Up to { $steps } steps on the tracks.
long-adds-contract = One of the two contracts on show for you alone, and a share with it.
or-promotes = Or it promotes one, as an unskilled worker does.
none-this-turn = None is in your reserve.
none-in-reserve = None is in your reserve: you could hire one for ${ $price }.
turn-note = Choose a worker’s cell in the column of an action. Look at a cell to see what it would do.

## Places in words

city-told = { $city }, level { $level }, station ${ $cost }.
city-rewards = Reward: { $main }. First station: { $first }.
first-gone = The first station is built.
stations-of = Stations: { $names }.
ground = { $triangles ->
        [0] Plain.
        [one] 1 triangle.
       *[other] { $triangles } triangles.
    }
offers-contract = Offers the contract.
rails-of = Rails: { $names }.
networks-of = Networks: { $names }.
then-due = ${ $due } in all.
section-told = Telegraph section { $number }: { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }, { $gone ->
        [yes] the first office is built.
       *[no] { $first } more for the first office.
    }
tile-told = For a worker: { $does }.
offices-of = Offices: { $names }.
section-link = { $points } points with section { $other }{ $own ->
        [yes] , already yours.
       *[no] .
    }
track-told = { $track }: { $stands }.
track-next = Next: { $points }{ $cost ->
        [none] .
       *[other] , costs { $cost }.
    }
pay-money = ${ $amount }
pay-shares = { $amount ->
        [one] 1 share
       *[other] { $amount } shares
    }
pay-worker = { $amount ->
        [one] 1 worker
       *[other] { $amount } workers
    }
link-points = { $points } points for both offices
stack-told = { $train }: { $count } left

telegraph-line = The telegraph line
telegraph-note = shares for an office, more for the first · a worker buys the bonus of the tile · points for neighbours

## The own board

your-company = Your company
board-section = Section { $number }, ${ $money } a piece: { $rails ->
        [one] 1 rail
       *[other] { $rails } rails
    }, { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }.
sold-from = Trade sells from here.
wheel = All that lies left of the wheel has to be gone for the end.
pieces-left = { $count ->
        [0] nothing left before the wheel: the end is near
        [one] 1 piece before the wheel, then the end
       *[other] { $count } pieces before the wheel, then the end
    }
train-told = { $train }, { $face ->
        [up] face up: { $does }
       *[down] face down
    }{ $count ->
        [one] {""}
       *[other] , { $count } of them
    }
train-face = { $train }, { $face ->
        [up] face up
       *[down] face down
    }
place-worker = Place a worker
workers = Workers
workers-where = { $reserve } in reserve, { $placed } on the board
reserve = Reserve
reserve-used = { $count }{ $used ->
        [0] {""}
       *[other] {" · "}{ $used } used
    }
placed-worker = { $worker }, on the board
placed-short = on board
effects-first = effects first
at-any-moment = At any moment
sell = Sell a share
sell-brief = Sell
hire = Hire
hire-which = Hire which worker?
setup-tiles = Setup tiles
setup-note = each gives its reward and the worker that lies with it
setup-taken = taken by { $name }
setup-advance = On the three tracks; what a crossing costs is paid.
setup-rail = Beside your network, whatever the terrain.
setup-shares = Each is worth $150, or pays for contracts.
setup-office = In a section with the contract icon; no shares.
setup-exchange = One of yours for any colour of the supply.
setup-station = In Washington or Charlotte; no price, no reward.
setup-take-train = From a stack; 8 points while it is face up.
setup-money = For stations and rails.

## Effects

effects = Effects
effects-note = in any order; none is a must
effects-must = in any order; the worker is always taken
done = done
or = or
give = give
give-which = Which worker is given?
for-one = for
worker-from = { $worker }, { $from ->
        [board] on the board
       *[reserve] in reserve
    }
do-station = Build a station
do-railroad = { $rails ->
        [one] Lay 1 rail
       *[other] Lay { $rails } rails
    }
do-telegraph = Build an office
do-trade = Sell a piece
how-station = Choose a glowing city.
how-railroad = Choose a glowing space; the next one may follow from it.
how-telegraph = Choose a glowing section of the line.
how-trade = From the leftmost section of your board.
done-station = The station
done-railroad = The rails
done-telegraph = The office
done-trade = The sale
third-rail = A third rail may follow: choose a glowing space.
price-card = Price: ${ $due }
price-short = ${ $short } are missing: { $shares ->
        [one] one share sold would do.
       *[other] { $shares } shares sold would do.
    }
price-paid = Paid when the action ends; you keep ${ $left }.
workers-short = { $available } of { $fewest } workers
workers-least = At least { $fewest } must be there when the turn ends: hire for ${ $price }, or gain one.
from-ability = The { $worker }’s ability.
from-promotion = The { $worker } as an unskilled worker.
from-white = Every unskilled worker promotes one.
from-main = The reward of the city.
from-bonus = The bonus of the first station.
from-bonus-promotion = The bonus of the first station.
from-again = The first-station bonus once more.
from-again-promotion = The first-station bonus once more.
from-tile = The tile of the section, for a worker.
from-flip = With every trade.
from-reward = The reward of the setup tile.
for-money = For ${ $cost }.
for-each = ${ $cost } each.
you-have = You have ${ $money }.
card-ability = The worker’s ability
card-promotion = Promote 1
card-main = The reward of the city
card-bonus = The first-station bonus
card-bonus-promotion = Promote 1
card-again = The bonus once more
card-again-promotion = Promote 1
card-tile = The telegraph tile
card-flip = Turn a train
card-reward = The reward of the tile
doing-promote = Promote { $left ->
        [one] 1 worker
       *[other] up to { $left } workers
    }
doing-advance = { $left ->
        [one] 1 step
       *[other] { $left } steps
    }
doing-flip-train = { $left ->
        [one] Turn a train
       *[other] Turn trains, { $left } times
    }
doing-take-train = Take a train
doing-exchange = Exchange a worker
doing-workers = Take a worker
doing-hire = Hire a worker
doing-discard = Give up a worker
doing-rail = Lay a free rail
doing-station = Build a free station
doing-office = Build a free office
doing-contract = Take a contract
how-promote = Who becomes a manager, and on which objective?
how-advance = Choose a track; steps may be split over the tracks.
how-advance-one = Choose a track.
how-flip-train = Face down it gives its bonus, face up it is worth points.
how-take-train = From one of the stacks, face up.
how-exchange = For any colour left in the supply.
how-workers = Which colour?
how-hire = Which colour?
how-discard = It goes back to the supply.
how-rail = Choose a glowing space: triangles cost nothing, no contract comes up.
how-office = Choose a glowing section: no shares, no tile, no contract.
how-setup-office = Choose a glowing section with the contract icon: no shares, and no contract comes up.
how-free-station = Choose a glowing city: no price, no reward.
how-contract = One of the two on show, for you alone, and a share with it.

## The sheet

sheet = Objectives, contract, progress, points
your-objectives = Your objectives
no-objectives = No objective is left.
objectives-to-come = New objectives are chosen now.
completed = completed: { $list }
completed-none = none completed yet
missing = { $count ->
       *[other] Missing
    }
complete = All there: it is completed when the turn ends.
is-completed = Completed
missing-managers = { $count ->
        [one] 1 manager
       *[other] { $count } managers
    }
missing-connect = { $count ->
        [one] 1 city connected
       *[other] { $count } cities connected
    }
missing-stations = { $count ->
        [one] 1 station
       *[other] { $count } stations
    }
missing-contract-rails = { $count ->
        [one] 1 contract rail
       *[other] { $count } contract rails
    }
missing-terrain-rails = { $count ->
        [one] 1 rail
       *[other] { $count } rails
    }
condition-connect = connected
condition-stations = { $count ->
        [one] station
       *[other] stations
    }
condition-contract-rails = contract rails
condition-terrain-rails = rails
told-connect = { $count ->
        [one] Connect a city of level { $level }
       *[other] Connect { $count } cities of level { $level }
    }
told-stations = { $count ->
        [one] A station in a city of level { $level }
       *[other] { $count } stations in cities of level { $level }
    }
told-contract-rails = { $count ->
        [one] A rail on a space with the contract icon
       *[other] { $count } rails on spaces with the contract icon
    }
told-terrain-rails = { $count ->
        [one] A rail
       *[other] { $count } rails
    }{" "}{ $terrain ->
        [0] on the plain
        [one] of 1 triangle
       *[other] of { $terrain } triangles
    }
told-so-far = { $told }: { $have } of { $count }.
manager-there = { $worker }: in place
manager-missing = { $worker }: missing
contracts-left = { $count ->
        [0] the last of the pile
       *[other] { $count } more in the pile
    }
supply = Supply
progress = Progress
progress-note = points each, and what a step costs
track-telegraph = Telegraph
track-stations = Stations
track-network = Network
sum-telegraph = { $times ->
        [one] 1 office
       *[other] { $times } offices
    } × { $vp } = { $points }
sum-stations = { $times ->
        [one] 1 station
       *[other] { $times } stations
    } × { $vp } = { $points }
sum-network = { $times ->
        [one] 1 city
       *[other] { $times } cities
    } of level 5 × { $vp } = { $points }
points-now = Points now
points-note = source by source
total = Total
source-objectives = Objectives
source-network = Network
source-stations = Stations
source-telegraph = Offices
source-links = Links
source-trains = Trains
tab-objectives = Objectives
tab-contract = Contract
tab-progress = Progress
tab-points = Points
tab-actions = Actions
tab-board = Board
tab-telegraph = Telegraph

## Questions

question = A question
lead-question = A question:
offer-why = { $own ->
        [yes] { $kind ->
            [rail] You laid a rail on { $place }, a space with the contract icon
            [office] You built in { $place }, which shows the contract icon
           *[none] Your turn has brought the contract up
        }
       *[no] { $kind ->
            [rail] { $name } laid a rail on { $place }, a space with the contract icon
            [office] { $name } built in { $place }, which shows the contract icon
           *[none] { $name }’s turn has brought the contract up
        }
    }
offer-one = Take one of the two contracts?
offer-both = Take one contract, or both?
have-shares = { $shares ->
        [0] you have none
       *[other] you have { $shares }
    }
contract-told = { $does }, for { $shares ->
        [one] 1 share.
       *[other] { $shares } shares.
    }
each = ${ $cost } each
contract-taken = taken
contract-keeps = You keep ${ $money } and { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }.
contract-less = Each costs ${ $cost } of it.
contract-shares = Not enough shares: { $lacking ->
        [one] 1 is missing,
       *[other] { $lacking } are missing,
    } and shares cannot be bought.
contract-not = It could not be used now; press to see why.
answer-took = took one
answer-declined = declined
answer-none = could take neither
offer-exchange = one of your workers for one of the supply
offer-promote = managers for your objectives
offer-take-train = 8 points while it is face up
offer-flip-train = face down for its bonus, or face up for 8 points
offer-rail = no price, no triangles, no contract
offer-station = no price, no reward
offer-office = no shares, no tile, no contract
offer-note = If all decline, the tile is discarded all the same.
order-question = Which objective is replaced first?
order-note = Both are completed; each makes room for a new one.
order-then =
    { $pile ->
        [b] Replaced from pile C
        [c] Replaced from pile D
       *[other] Replaced from pile B
    }
replace-question = Keep one of these objectives
replace-note = The others go under the pile.

## The ticket

stop-worker = Worker, action
stop-target = Where
stop-answer = your answer
stop-end = end of the turn
stop-effects = effects
stop-rails = { $count ->
        [one] 1 rail
       *[other] { $count } rails
    }
stop-chosen = { $worker }, { $action }
line-costs = Costs
line-free = nothing
line-first = First
line-money = Money
line-due = at the end.
line-keeps = You keep ${ $money } and { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    }.
line-short = ${ $money } are missing.
line-brings = Brings
line-then = Then
line-contract = the contract is offered to all
line-left = Left
line-and = And
line-objective = Objective
line-terrain = { $own ->
        [0] with this plain rail.
       *[other] with ${ $own } for this terrain.
    }
line-nearer = { $objective }: { $changes }.
line-completes = { $objective } is complete: its points come when the turn ends.
line-completed = { $objective } is completed.
nearer = { $what } { $from } → { $to } of { $count }
nearer-connect = level-{ $level } cities
nearer-stations = level-{ $level } stations
nearer-contract-rails = contract rails
nearer-terrain-rails = { $terrain ->
        [0] plain rails
        [one] rails of 1 triangle
       *[other] rails of { $terrain } triangles
    }
turned = { $face ->
        [up] face up
       *[down] face down
    }
chip-down = { $does }, −8 points
chip-up = { $train }, +8 points
hint-money = ${ $before } → ${ $after }
hint-brings = Comes to: { $all }.
suggested = A suggestion
ask-hint = What would the game do?
is-over = The game is over.
waits = { $name } is thinking.
confirm-none-turn = Place a worker
confirm-none-else = Choose a glowing one
confirm-raise = Sell or hire first
confirm-must = First take the worker
confirm-this = Confirm
confirm-decline = Decline
confirm-setup = Done
confirm-answer = Done
confirm-pay = Pay ${ $due }, end the { $contract ->
        [yes] action
       *[no] turn
    }
confirm-end = End the { $contract ->
        [yes] action
       *[no] turn
    }
confirm-stop = Leave the rest
confirm-pass = Pass
confirm-objective = Keep { $objective }
key-worker = pick a worker
key-action = pick an action
key-back = take back one step
game-over = The game is over
wait-for = { $asked ->
        [yes] { $name } is asked about the contract
       *[no] { $name } is to move
    }
at-setup = setting up
at-round = round { $round }{ $last ->
        [yes] , the last
       *[no] {""}
    }
turns-left = { $more ->
        [0] Your last turn!
        [one] The end is called: this turn and one more.
       *[other] The end is called: this turn and { $more } more.
    }
scene-connected = { $name } connects { $city }{ $level ->
        [5] : the west coast!
       *[other] {""}
    }
scene-count = The points
sum-times = { $count } × { $each }

## What is to be done now: the name says which kinds of actions are possible.

title-confirm = confirm
title-setup = choose a setup tile
title-setup-take = choose a setup tile
title-work = place a worker
title-work-take = place a worker
title-pass = pass
title-pass-take = pass
title-station = build a station
title-station-take = build a station
title-rail = lay a rail
title-rail-take = lay a rail
title-rail-end = a third rail, or the end
title-rail-take-end = a third rail, or the end
title-office = build an office
title-office-take = build an office
title-sale = sell a piece
title-sale-take = sell a piece
title-promote = promote a worker
title-promote-take = promote a worker
title-promote-stop = promote a worker
title-promote-take-stop = promote a worker
title-advance = step on the tracks
title-advance-take = step on the tracks
title-advance-stop = step on the tracks
title-advance-take-stop = step on the tracks
title-flip = turn a train
title-flip-take = turn a train
title-flip-stop = turn a train
title-flip-take-stop = turn a train
title-train = take a train
title-train-take = take a train
title-exchange = exchange a worker
title-exchange-take = exchange a worker
title-worker = choose a worker
title-worker-take = choose a worker
title-discard = discard a worker
title-discard-take = discard a worker
title-contract = take a contract?
title-contract-take = take a contract?
title-contract-end = take a contract?
title-contract-take-end = take a contract?
title-replace = which is replaced first?
title-objective = keep an objective
title-take = first an effect
title-must = take your reward
must-note = The worker of a reward is always taken; then the turn can end.
title-raise = first sell or hire
title-short = ${ $short } are missing
title-take-stop = go on, or leave it at that
title-stop = leave it at that
title-end = end the { $ends ->
        [action] action
       *[turn] turn
    }
title-take-end = effects, or end the { $ends ->
        [action] action
       *[turn] turn
    }
title-setup-reward = use the setup tile
title-setup-end = end your setup
title-answer-end = end your answer
title-refuse = sell or hire first, or decline
