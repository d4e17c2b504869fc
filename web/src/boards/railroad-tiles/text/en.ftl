### Railroad Tiles in the browser. $cell is the letter and number of a cell, $tile the name of a tile.

## The board

map-keys = Arrow keys go to the next cell where something can be done, with Shift to any; Enter puts the tile down, and lays it when pressed again. Q and E turn it, F flips it, Backspace takes back. Plus, minus and zero zoom.
cell = { $cell }, empty.
cell-tile = { $cell }, { $tile }.
cell-piece = A piece stands here.
cell-open = { $count ->
    [one] Open end { $sides }.
   *[other] Open ends { $sides }.
  }
cell-city = In a city of { $count } tiles.
cell-needs = Needs { $routes }.
cell-put = { $fits ->
    [yes] { $cell }, { $tile }, put down and not laid yet.
   *[no] { $cell }, { $tile }, put down where it does not fit as it lies.
  }
cell-icon = { $piece ->
    [car] Free icon for a car
    [train] Free icon for a train
   *[traveller] Free icon for a traveller
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $star ->
    [yes] , with a star
   *[no] {""}
  }.
cell-placed = { $piece ->
    [car] Your car is placed here
    [train] Your train is placed here
   *[traveller] Your traveller is placed here
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
cell-fits = { $state ->
    [fits] Your tile fits as it lies.
    [flipped] Your tile fits if it is flipped.
   *[turned] Your tile fits if it is turned.
  }
routes-one = { $kind ->
    [railway] railway { $sides }
    [highway] highway { $sides }
   *[none] empty side { $sides }
  }
sides-all = on all sides
at-north = north
at-east = east
at-south = south
at-west = west
legend-city = city, 3 or more urban tiles
legend-rectangle = largest rectangle
legend-open-end = open end
legend-mission = what the challenge counts
legend-fits = fits as it lies
legend-turned = fits if turned or flipped
legend-free = free icon, points it would score
legend-star = with a star: another type
legend-network = the network that is counted
legend-open = What the signs mean
legend-fold = Close the legend
not-here = Not here.
not-so = Not like this.
not-at-all = It fits here in no way, turned or flipped.
misfit = { $flip ->
    [yes] It does not fit as it lies: turn it, flip it, or put it elsewhere.
   *[no] It does not fit as it lies: turn it, or put it elsewhere.
  }
misfit-short = Not like this: turn or move it.
which-token = By which token?
turning = Turn the tile
turn-left = Turn left
turn-flip = Flip
turn-right = Turn right
short-left = Left
short-flip = Flip
short-right = Right

## Territories

own-territory = Your territory
territory-of = Territory of { $name }
territory-figures = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  } · { $width } × { $height } · { $ends ->
    [one] 1 open end
   *[other] { $ends } open ends
  }
open-territory = Look at { $name }’s territory on the board
open-own = Back to your own territory
back-to-own = Back to yours
back-short = Back
count-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
  }
count-rectangle = { $width }×{ $height } tiles
count-open-ends = { $count ->
    [one] 1 open end
   *[other] { $count } open ends
  }
count-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
  }
count-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
has-placed = has placed
is-placing = is placing

## The hand

your-tiles = Your tiles
tile-of = tile { $at } of { $count }
no-tile = Empty place
no-tiles = { $left ->
    [0] When you take a column, its tiles lie here. You have no refusals left.
    [one] When you take a column, its tiles lie here. One more may be refused in this game.
   *[other] When you take a column, its tiles lie here. In this game { $left } may be refused.
  }
item-laid = laid on { $cell }
item-refused = refused
item-in-hand = in hand
item-waits = waits
item-due = must be laid
item-discard = { $picked ->
    [yes] goes
   *[no] fits nowhere
  }
item-one-due = one must be laid
others-wait = { $count ->
    [one] 1 more waits. Tap it to lay it first.
   *[other] { $count } more wait. Tap one to lay it first.
  }
last-tile = The last of this turn.
refuse = Refuse this tile · { $left } left
refuse-short = Refuse · { $left }
refuse-title = Refuse this tile?
refuse-note = { $left ->
    [one] It leaves the game. It is your last refusal.
   *[other] It leaves the game. Of your { $left } refusals one is used up.
  }
refuse-yes = Refuse it
refuse-no = Keep it
starting = Starting tiles
starting-note = everyone takes one, whoever goes last first

## The station board

station = Station board
station-note = { $can ->
    [choose] take a column that glows: all its tiles, and its stars
    [alone] the columns you leave are discarded
    [coin] of the two columns left the coin empties one, the other gets a star
    [last] the last columns of the game
   *[rest] a column nobody takes gets a star
  }
column = Column { $column }
bonus-star = and a star
bonus-point = and a point
bonus-point-short = +1 point
coin = { $coin ->
    [left] Last coin: of the two columns that stayed, the left one was emptied.
   *[right] Last coin: of the two columns that stayed, the right one was emptied.
  }
coin-toss = { $coin ->
    [left] The coin shows left: column { $column } loses its tiles.
   *[right] The coin shows right: column { $column } loses its tiles.
  }
tokens-now = Population now
tokens-none = none in the first round
tokens-next = Next
token-flag = { $token }, with a flag
tokens-stack = { $count ->
    [0] the last one
   *[other] { $count } face down
  }

## Placing pieces

pieces = { $count ->
    [one] Your piece
   *[other] Your pieces
  }
pieces-note = { $count ->
    [one] you may also place none
   *[other] in any order; you may place fewer
  }
piece-placed = { $piece ->
    [car] a car on { $cell }, +{ $points }
    [train] a train on { $cell }, +{ $points }
   *[traveller] a traveller on { $cell }, +{ $points }
  }
piece-waits = pick an icon
piece-star = only with a star
piece-none = no icon for it
stars-note = { $count ->
    [one] Your star turns one token into another type: see the dashed icons.
   *[other] Each of your { $count } stars turns one token into another type: see the dashed icons.
  }
where = Where they can stand
where-note = best first
where-done = you are done
where-nowhere = Nowhere now.
where-waits = All pieces are shown together when everyone is done.
where-one = { $piece ->
    [car] A car on { $cell }
    [train] A train on { $cell }
   *[traveller] A traveller on { $cell }
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $star ->
    [yes] , with a star
   *[no] {""}
  }
supply = Supply
supply-note = what is left in the box
supply-car = Cars
supply-train = Trains
supply-traveller = Travellers
supply-star = Stars

## The sheet

round = Round { $round } of { $rounds }
rounds = The rounds
order = order of play
phases = The phases
phase-start = Starting tiles
phase-tiles = Columns and tiles
phase-population = Population
phase-end = Round end
score-now = Score now
score-note = { $fails ->
    [yes] if the challenge is met
   *[no] if the game ended here
  }
mark-alone = Show these marks alone on the board
source = Source
source-cars = Cars
source-trains = Trains
source-travellers = Travellers
source-column = Column
source-cities = Cities
source-rectangle = Rectangle
source-openings = Open ends
source-objectives = Objectives
source-failed = Challenge
note-pieces = { $count } placed
note-cities = { $count } × { $points }
note-rectangle = { $width } × { $height } tiles
note-openings = { $count } open, { $free } are free
note-objectives = { $points } each when met
total = Total
objectives = Objectives
objectives-note = { $points } points each
goal-state = { $state ->
    [met] met, { $cell }
    [laid] laid, { $cell }
    [discarded] discarded
   *[hand] in hand
  }
challenge = The challenge
mission-figure = { $most ->
    [yes] { $figure }, at most { $needed }
   *[no] { $figure } of { $needed }
  }
mission-state = { $state ->
    [holds] holds
    [broken] broken
   *[open] not yet
  }
ended-alone = { $challenge }. { $mission } { $state ->
    [done] Done: { $figure }.
    [kept] Kept: { $figure }.
    [missed] Missed: { $figure }. The game scores 0.
   *[rule] {""}
  } One star at { $first } points, two at { $second }, three at { $third }.
challenge-holds = { $state ->
    [kept] ✓ kept
    [missed] missed
   *[done] ✓ done
  }
thresholds = Points for one, two and three stars

## The turn

title-start = take a starting tile
title-lay-start = lay your starting tile
title-column = take a column
title-lay = lay your tiles
title-lay-refuse = lay your tiles
title-lay-build = lay your tiles and an objective
title-lay-build-refuse = lay your tiles and an objective
title-build = add an objective
title-build-refuse = add an objective
title-discard = discard an objective
title-place-done = place your pieces
wait-for = { $name } is to move
wait-placing = The others are placing
game-over = The game is over
tied = Equal points: whoever’s pawn stood further left in the last round comes first.
more-put = { $tile }, put down on { $cell }. { $flip ->
    [yes] Turn or flip it
   *[no] Turn it
  }{ $others ->
    [yes] , or pick another glowing cell.
   *[no] , or lay it as it is.
  }
more-put-short = { $flip ->
    [yes] On { $cell }: turn it, flip it
   *[no] On { $cell }: turn it
  }{ $others ->
    [yes] {" "}or move it.
   *[no] {" "}or lay it.
  }
more-placed = { $piece ->
    [car] The car stands on { $cell }.
    [train] The train stands on { $cell }.
   *[traveller] The traveller stands on { $cell }.
  } { $left ->
    [0] Nothing more to place.
    [one] One more piece.
   *[other] { $left } more pieces.
  }
more-placed-short = On { $cell }. { $left ->
    [0] Nothing more to place.
    [one] One more piece.
   *[other] { $left } more pieces.
  }
more-lay-short = Tap a marked cell.
more-icon-short = Tap an icon, or finish.
more-discard-short = Tap the one that is to go.
stop-start = Starting tile
stop-column = Column
stop-tiles = Tiles
stop-tile-of = Tiles { $at } of { $count }
stop-hand-over = Hand over
stop-on = Go on
stop-reveal = Reveal
lies = Lies
joins = Joins
joins-one = { $edge ->
    [R] railway
   *[H] highway
  } { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
  } to { $cell }
joins-line = joins { $joins }
joins-none = joins no route
joins-nothing = no route
spoken-hand = In hand: { $tile }, { $routes }. { $cells ->
    [0] It fits nowhere.
   *[other] It fits as it lies on { $fits } of { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
      }.
  }
spoken-change = { $what } { $changes ->
    [yes] from { $from } to { $to }
   *[no] { $to }
  }
brings = Brings
brings-cities = cities
brings-rectangle = rectangle
brings-openings = open ends
brings-score = score
brings-score-head = Score
then = Then
then-tiles = { $tiles ->
    [0] an objective
    [one] 1 more tile{ $objective ->
        [yes] {" "}and an objective
       *[no] {""}
      }
   *[other] { $tiles } more tiles{ $objective ->
        [yes] {" "}and an objective
       *[no] {""}
      }
  }
then-discard = the rest fits nowhere and is discarded
then-over = your turn is over
then-reveal = { $count ->
    [one] all is shown when one more player is done
   *[other] all is shown when { $count } more players are done
  }
then-round = on to round { $round }
then-end = the game is over
piece-line = { $piece ->
    [car] Car
    [train] Train
   *[traveller] Traveller
  }
piece-scores = { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $star ->
    [yes] , with a star
   *[no] {""}
  }
done-title = Place no more?
done-note = { $count ->
    [one] One token stays unused.
   *[other] { $count } tokens stay unused.
  }
confirm-lay = Lay tile on { $cell }
confirm-place = { $count ->
    [one] Place the piece
   *[other] Place { $count } pieces
  }
confirm-done = Place no more
confirm-done-sure = Yes, place no more
confirm-column = Take a column
confirm-start = Take a tile
confirm-refuse = Refuse the tile
confirm-discard-none = Pick an objective
confirm-discard = Discard it
confirm-none = Lay a tile
hint-wait = { $name } is to move.
hint-placed = You are done. All pieces are shown together when everyone is.
hint-over = The game is over.
ask-hint = Hint
suggested = Suggested
suggested-place = { $piece ->
    [car] Car
    [train] Train
   *[traveller] Traveller
  } on { $cell }{ $star ->
    [yes] , with a star
   *[no] {""}
  }
suggested-brings = { $points ->
    [one] Brings { $signed } point.
   *[other] Brings { $signed } points.
  }

## The phone

tab-tiles = Tiles
tab-pieces = Pieces
tab-station = Station
tab-score = Score
tab-players = Players

## The keys

key-cells = to the next cell where something can be done; with Shift to any
key-turn = turn the tile left, right
key-flip = flip the tile
key-take = take a tile of the hand
key-lay = lay the tile that is put down
key-back = take back
key-refuse = refuse the tile in hand
key-marks = show or hide what scores

## Alone

alone-at = { $game }, alone at the table
challenges = { $count ->
    [15] Fifteen challenges
   *[other] { $count } challenges
  }
challenges-note = Choose one before the first tile. Its best result is kept in this browser.
stars-of = of { $all } stars
stars-so-far = { $count ->
    [one] 1 star so far
   *[other] { $count } stars so far
  }
stars-won = { $count ->
    [one] 1 star won.
   *[other] { $count } stars won.
  }
kind-goal = goal
kind-limit = limit
kind-rule = rule
untried = not tried yet
best-points =
  { $points ->
    [one] best { $points } point
   *[other] best { $points } points
  }
mission-missed = { $kind ->
    [limit] limit broken
   *[goal] mission missed
  }
solo-note = Eight rounds with columns of 2 tiles (and a star), 3 (and a point) and 4; those you leave are discarded.
solo-stars = { $kind ->
    [goal] If the mission is missed the game scores 0.
    [limit] If the limit is broken the game scores 0.
   *[rule] It cannot be missed.
  } { $first }, { $second } and { $third } points give one, two and three stars.
start-challenge = Start the challenge

## The objectives of a new table

objectives-chosen = Choose three
objectives-three = Always three: another one takes the place of the one you chose first.
