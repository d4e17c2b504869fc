### Railroad Tiles in English. $seat is a player's name; $tile is the name of a tile or an objective and stands alone, as
### in “the highway curve (urban)”; $cell is the letter and number of a cell.

## The game

title = Railroad Tiles
tagline = Lay railways and highways tile by tile, close the gaps, and people your territory.
length = About 40 minutes
option-challenge = Challenge
option-challenge-help = What you play for alone: a mission or a limit, and three thresholds of points.
option-objectives = Objectives
option-objectives-help = Three extra tiles for everyone, each worth 5 points if its requirement is met at the end.
option-objectives-none = None
option-objectives-none-help = The game without objectives: the best way to begin.
option-objectives-drawn = Three by lot
option-objectives-drawn-help = Three of the seven sets are drawn when the game starts.
objective-sets = { $first }, { $second }, { $third }
objective-sets-help = The three sets are { $first }, { $second } and { $third }.

## Names

shape-straight-highway = straight highway
shape-straight-rail = straight railway
shape-curve-highway = highway curve
shape-curve-rail = railway curve
shape-tee-highway = highway T-junction
shape-tee-rail = railway T-junction
shape-cross-highway = highway crossing
shape-cross-rail = railway crossing
shape-end-highway = highway dead end
shape-end-rail = railway dead end
shape-overpass = overpass
shape-station-straight = straight station
shape-station-curve = curved station
shape-station-highways = station of three highways
shape-station-railways = station of three railways
shape-station-corner = corner station
shape-station-crossing = crossing station
tile =
    { $look ->
       *[rural-none] { $shape }
        [rural-car] { $shape } (car)
        [rural-train] { $shape } (train)
        [rural-traveller] { $shape } (traveller)
        [urban-none] { $shape } (urban)
        [urban-car] { $shape } (urban, car)
        [urban-train] { $shape } (urban, train)
        [urban-traveller] { $shape } (urban, traveller)
    }
lie-up = upright
lie-right = turned right
lie-down = upside down
lie-left = turned left
lie-back-up = flipped
lie-back-right = flipped and turned right
lie-back-down = flipped upside down
lie-back-left = flipped and turned left
side-north = north
side-east = east
side-south = south
side-west = west
edge-empty = an empty side
edge-highway = a highway
edge-railway = a railway
piece-car = car
piece-train = train
piece-traveller = traveller
token-car = car
token-train = train
token-traveller = traveller
token-train-or-car = train or car
coin-left = left
coin-right = right

## Challenges and objectives in a sentence

mission-megalopolis = Build a city of at least 10 urban tiles.
mission-route-66 = Build a highway of at least 14 segments.
mission-trans-europe-express = Build a railway of at least 14 segments.
mission-perfection = End the game with at most 3 open ends.
mission-flat-earth = Keep your territory no more than 3 tiles high.
mission-volcano = Leave a hole of 2 by 2 surrounded by tiles.
mission-holes = Leave 3 holes of one cell surrounded by tiles.
mission-distant-friends = Connect 2 travellers at a distance of at least 12, with no other between them.
mission-station-chaos = Connect at least 10 stations in one network.
mission-car-paradise = Connect at least 8 cars by highways.
mission-train-paradise = Connect at least 8 trains by railways.
mission-four-cities = Build at least 4 cities.
mission-strict-rules = Never place two pieces of the same type in one row of your territory.
mission-regulated-traffic = Never connect more than 2 pieces of the same type.
mission-tired-travellers = A traveller scores only for others who can be reached without a change at a station.
requirement-city-hall = 2 tiles next to it in each of the four directions
requirement-metropolis = in a city of at least 5 urban tiles
requirement-central-station = at least 5 other stations connected by railway
requirement-stadium = at least 3 travellers on the eight cells around it
requirement-airport = a city in its row or column
requirement-temple = no icon for a car or a train on the eight cells around it
requirement-gas-station = on a highway of at least 8 segments

## What is to be done now. A prompt is named by the kinds of actions that are legal, and speaks of no others.

prompt-wait =
    { $phase ->
        [population] The others are still placing their pieces.
       *[other] It is someone else’s turn.
    }
prompt-over = The game is over.
prompt-start = Take one of the starting tiles.
prompt-column = Round { $round }: choose a column.
prompt-lay =
    { $phase ->
        [start] Lay your starting tile: it goes on M13, whichever way you like.
       *[other]
            { $tiles ->
                [one] Lay your last tile.
               *[other] Lay one of your { $tiles } tiles.
            }
    }
prompt-lay-refuse =
    { $tiles ->
        [one] Lay your last tile, or refuse it.
       *[other] Lay one of your { $tiles } tiles, or refuse one.
    }
prompt-lay-build =
    { $tiles ->
        [one] Lay your last tile or the objective that is asked for.
       *[other] Lay one of your { $tiles } tiles or the objective that is asked for.
    }
prompt-lay-build-refuse =
    { $tiles ->
        [one] Lay your last tile or the objective that is asked for, or refuse the tile.
       *[other] Lay one of your { $tiles } tiles or the objective that is asked for, or refuse a tile.
    }
prompt-build = Add one of your objectives: it is asked for.
prompt-build-refuse = None of your tiles fits: add one of your objectives, or refuse a tile.
prompt-discard = None of your objectives fits: discard one.
prompt-place-done =
    { $tokens ->
        [one] One token is left: place a piece, or finish.
       *[other] { $tokens } tokens are left: place a piece, or finish.
    }

## What an action does: a label, so no full stop

action-start = Take starting tile { $tile }
action-start-tile = Take the { $tile }
action-column = Take column { $column }
action-column-tiles =
    Take column { $column }: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $stars ->
        [0] {""}
        [one] , 1 star
       *[other] , { $stars } stars
    }{ $points ->
        [0] {""}
       *[other] , 1 point
    }
action-lay = Lay tile { $tile } on { $cell }, { $lie }
action-lay-tile = Lay the { $tile } on { $cell }, { $lie }
action-build = Lay { $objective } on { $cell }, { $lie }
action-refuse = Refuse tile { $tile }
action-refuse-tile = Refuse the { $tile }
action-discard = Discard { $objective }
action-place = Use the token { $token } on { $cell }
action-place-piece =
    Place a { $piece } on { $cell } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } (token: { $token }{ $stars ->
        [0] {""}
       *[other] , with a star
    })
action-done = Finish: place no more pieces

## What has happened

event-started = { $seat } takes the { $tile } to start with.
event-took =
    { $stars ->
        [0]
            { $points ->
                [0] { $seat } takes column { $column }.
               *[other] { $seat } takes column { $column } and gets 1 point.
            }
        [one] { $seat } takes column { $column } and a star.
       *[other] { $seat } takes column { $column } and { $stars } stars.
    }
event-laid = { $seat } lays the { $tile } on { $cell }.
event-city = { $seat } founds a city.
event-goal-met = { $seat } meets the requirement of the { $objective }.
event-goal-lost = { $seat } no longer meets the requirement of the { $objective }.
event-mission-met = { $seat } has done what { $challenge } asks for.
event-mission-lost = What { $challenge } asks for is no longer there.
event-limit-broken = { $seat } has broken the limit of { $challenge }.
event-refused = { $seat } refuses the { $tile }; refusals left: { $left }.
event-discarded = { $seat } cannot lay the { $tile } and discards it.
event-objective-discarded = { $seat } cannot lay an objective and discards the { $objective }.
event-population = Pieces may be placed now.
event-idle = { $seat } can place nothing.
event-placed = { $seat } is done placing.
event-revealed = All have placed: here are everybody’s pieces.
event-populated =
    { $stars ->
        [0] { $seat } places a { $piece } on { $cell }
       *[other] { $seat } spends a star and places a { $piece } on { $cell }
    } for { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-coin = The coin shows { $coin }: the tiles of column { $column } are out of the game.
event-star = A star is put on column { $column }.
event-order = { $seat } goes first in the next round.
event-round = Round { $number } begins.
event-token =
    { $flag ->
        [0] Next token: { $token }.
       *[other] Next token: { $token }, with a flag: everybody adds an objective in this round.
    }
event-scored =
    { $points ->
        [one] { $seat } ends with { $points } point.
       *[other] { $seat } ends with { $points } points.
    }
event-over = The game is over.

## Why not

detail-clash = To the { $side } { $mine } would meet { $theirs } of { $beyond }.

## What does not add up: positions set by hand, and the check after every action

error-position-territory = The territory of seat { $seat } has { $found } tiles; nobody can lay more than { $most }.
error-position-starting = The tiles left in the bag do not have { $players } different starting tiles among them.
error-position-tile = In the territory of seat { $seat } the tile { $tile } cannot lie on { $cell } like this ({ $lie }): it does not fit there, or another lie with the same sides stands for it.
error-position-objective-twice = In the territory of seat { $seat } the objective { $objective } lies twice.
error-position-piece = In the territory of seat { $seat } there is no free icon on { $cell } for a piece.
error-position-placed = Seat { $seat } cannot have placed a piece on { $cell } with that token.
error-position-sets = The sets of objectives do not fit the option: there must be { $count }, in the order of the box.
error-unsound-round = Round { $round } does not fit; a game has { $rounds }, and is over after the last.
error-unsound-tiles = Of { $tile } there are { $found } tiles; there must be { $total }.
error-unsound-bag = The bag has { $found } tiles; in this round it has at least { $least }.
error-unsound-territory = The territory of seat { $seat } is not what its tiles make it.
error-unsound-received = Seat { $seat } has received { $found } tiles; by now it can be { $most }.
error-unsound-refused = Seat { $seat } has refused { $found } tiles; it may refuse { $most }.
error-unsound-start = The starting tile of seat { $seat } does not fit the step under way.
error-unsound-column = Column { $column } has { $found } tiles; now it must have { $total }.
error-unsound-starting = There are { $found } starting tiles left; now there must be { $total }, all different.
error-unsound-objectives = The objectives of seat { $seat } do not fit the sets played with and the flags so far.
error-unsound-stars = There are { $found } stars; there must be { $total }.
error-unsound-pieces = Of the pieces { $piece } { $found } are on tiles; the box has { $total }.
error-unsound-placed = Seat { $seat } has { $found } pieces on tiles; by now it can be { $most }.
error-unsound-points = Seat { $seat } has { $found } points from { $source }; it must have { $least } to { $most }.
error-unsound-step = The field { $field } does not fit the step under way.

## The table in a terminal

terminal-round = Round { $round } of 8 · now: { $active } · next: { $waiting } · bag: { $bag }
terminal-column = Column
terminal-bonus = Bonus
terminal-tiles = Tiles
terminal-taker = Taken by
terminal-stars = Stars
terminal-laid = Tiles
terminal-pieces = Pieces
terminal-cities = Cities
terminal-rectangle = Rectangle
terminal-open-ends = Open ends
terminal-refusals = Refusals left
terminal-starting = Starting tiles:
terminal-hand = In hand:
terminal-empty = No tile has been laid yet.
terminal-key = ── highway · ══ railway · ⌂ station · ░ urban · □ ○ ◇ icons for car, train, traveller · ■ ● ◆ pieces
source-cars = Cars
source-trains = Trains
source-travellers = Travellers
source-column = Column
source-cities = Cities
source-rectangle = Largest rectangle
source-openings = Open ends
source-objectives = Objectives
source-failed = Challenge missed

### The survey of a box file: each finding in one sentence. Words of the file itself stay as they are written there.

## The form of the file

box-no-shapes = The file is not a box: it must hold the table shape, with a row for each shape of route tile.
box-table-unknown = The table “{ $table }” is unknown; a box has shape and, if it likes, objective.
box-table-fixed = The table { $table } is the rulebook’s and cannot be changed; leave it out.
box-table-not-rows = The table { $table } must be a list of rows, as in { $table } = [ … ].
box-too-many-rows = The table { $table } has { $found } rows; it can have at most { $most }.
box-field-missing = { $where } lacks the field { $field }, which every such row needs.
box-field-unknown = { $where } has an unknown field “{ $field }”; correct its name or take it out.
box-not-counts = In { $where }, { $field } must be four whole numbers from 0 to 106 in square brackets: tiles without an icon, with a car’s, a train’s and a traveller’s.
box-not-flag = In { $where }, { $field } must be true or false, without quotation marks.
box-not-text = In { $where }, { $field } must be a text in quotation marks.
box-id-not-slug = In { $where }, the id “{ $found }” must consist of lower-case letters and digits, with single hyphens between words, as in tee-rail.
box-edges = In { $where }, the sides “{ $found }” must be four signs from the north clockwise, R for a railway, H for a highway, - for an empty side, and not all empty.
box-background = In { $where }, the background “{ $found }” must be rural or urban.

## What makes a box unplayable

box-id-twice = In the table shape the id { $id } stands more than once; each row needs an id of its own.
box-shape-twice = The shapes { $shape } and { $other } have the same connections; put their tiles into one row.
box-station-kinds = { $shape } is a station, so it must have both a railway and a highway.
box-overpass = { $shape } has a railway and a highway but no station; then it is an overpass, and each kind must have two opposite arms.
box-icon-network =
    { $piece ->
        [car] { $shape } has tiles with a car’s icon, but no highway for it to lie on.
        [train] { $shape } has tiles with a train’s icon, but no railway for it to lie on.
       *[traveller] { $shape } has tiles with a traveller’s icon, but nothing for it to lie on.
    }
box-icon-overpass = { $shape } is an overpass, so a traveller’s icon would lie on two networks that do not meet; it can have none.
box-objectives = The objectives must be these seven, in this order: { $seven }.
box-objective-fixed = Of the objective { $objective } the field { $field } is the rulebook’s and cannot be changed; leave it out.
box-metropolis = The Metropolis must be urban, since it has to be part of a city.
box-objective-arm =
    { $kind ->
        [railway] The objective { $objective } needs at least one railway side for what it asks.
       *[highway] The objective { $objective } needs at least one highway side for what it asks.
    }
box-total = There are { $found } route tiles; there must be { $wanted }.
box-starting = Only { $found } shapes have tiles; the starting tiles need { $wanted } different ones.

## What is remarkable about a box

box-source-missing = { $where } does not say where it comes from; add a source: rulebook, public or ours.
box-source-unknown = In { $where }, the source is “{ $found }”; it should be rulebook, public or ours.
box-urban = { $found } tiles are urban; from { $least } to { $most } make as many cities as expected.
box-icons = { $found } tiles have an icon; from { $least } to { $most } leave pieces about as much room as expected.
box-stations = There are { $found } stations; from { $least } to { $most } are expected.
box-not-alike = There are { $highways } highway sides and { $railways } railway sides; the two kinds are expected to be alike.
box-short =
    { $piece ->
        [car] There are { $found } cars’ icons for { $most } cars. Where they might run short, pieces are placed in turn order.
        [train] There are { $found } trains’ icons for { $most } trains. Where they might run short, pieces are placed in turn order.
       *[traveller] There are { $found } travellers’ icons for { $most } travellers. Where they might run short, pieces are placed in turn order.
    }
box-known = No tile has the sides { $edges }, however it lies; the printed box has such tiles.

## Its figures in the terminal

terminal-box-tiles = route tiles
terminal-box-kinds = kinds
terminal-box-urban = urban
terminal-box-stations = stations
terminal-box-icons = icons
terminal-box-shape = shape
terminal-box-sides = sides

## What the judge looks at: why a hint is given

feature-points = points for pieces
feature-cities = a city
feature-towns = urban tiles that can become a city
feature-rectangle = a larger rectangle
feature-rectangle-ahead = a rectangle that can still grow
feature-open-ends = fewer points lost by open ends
feature-loose-ends = fewer open ends
feature-stuck-ends = fewer open ends that nothing will close
feature-gaps = fewer gaps that nothing will fill
feature-nests = room between tiles that others fit into
feature-pieces-now = points for the pieces of this round
feature-pieces-later = points for the pieces of later rounds
feature-pieces-hoped = networks that further pieces can join
feature-icons = free icons for later rounds
feature-stars = stars to spend
feature-turn-order = an earlier turn in the next round
feature-refusals = refusals kept for later
feature-objectives = an objective met
feature-objectives-ahead = an objective brought nearer
feature-mission = the mission of the challenge
feature-mission-ahead = preparing the mission of the challenge
feature-limit = the limit of the challenge kept
feature-starting-tile = a starting tile with many routes, houses or an icon
