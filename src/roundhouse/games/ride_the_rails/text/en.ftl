### Ride the Rails in English. $seat is a player's name; $company is the name of a company and stands alone, as in
### “a share of Red”; $hex is a city or the letter and number of a hex.

## The game

title = Ride the Rails
tagline = Take shares, build track from coast to coast together, and send passengers on the longest ride of all.
length = About an hour
option-late_dividends = Late dividends
option-late_dividends-help = Dividends are paid once, when everybody has ridden in the round, instead of after each journey.

## Names

company-red = Red
company-blue = Blue
company-orange = Orange
company-yellow = Yellow
company-purple = Purple
company-black = Black

## What is to be done now. A prompt is named by the kinds of actions that are legal, and speaks of no others.

prompt-wait = It is someone else’s turn.
prompt-over = The game is over.
prompt-take = Take a share of one of the companies on offer.
prompt-pass =
    { $phase ->
        [share] There is no share left to take: pass.
       *[depart] No passenger can ride: pass.
    }
prompt-stop = There is nowhere left to place a locomotive: end your turn.
prompt-stop-build =
    { $left ->
        [one] Build: you may place one more locomotive, or stop.
       *[other] Build: you may place up to { $left } locomotives, or stop.
    }
prompt-depart = Choose the city whose passenger shall ride.
prompt-ride = Your passenger waits in { $city }: choose the first link.
prompt-arrive =
    { $links ->
        [one] After one link your passenger is in { $city }, and no link leads on: end the journey.
       *[other] After { $links } links your passenger is in { $city }, and no link leads on: end the journey.
    }
prompt-arrive-ride =
    { $links ->
        [one] After one link your passenger is in { $city }: go on, or end the journey.
       *[other] After { $links } links your passenger is in { $city }: go on, or end the journey.
    }

## What an action does: a label, so no full stop

action-take = Take a share of { $company }
action-pass = Pass
action-stop = Build no more
action-build = Build { $company } in { $hex }
action-depart = Let the passenger in { $city } ride
action-arrive = End the journey here
action-ride = Ride { $company } to { $city }

## What has happened

event-round = Round { $number } begins.
event-took = { $seat } takes a share of { $company }.
event-no-share = { $seat } passes: there is no share left to take.
event-started = { $seat } starts { $company } in { $hex }.
event-built = { $seat } builds { $company } in { $hex }.
event-stopped =
    { $count ->
        [0] { $seat } builds nothing.
       *[other] { $seat } builds no more.
    }
event-bonus = { $city } pays { $seat } ${ $amount }.
event-joined = The coasts are joined: { $seat } receives the transcontinental bonus of ${ $amount }.
event-no-ride = { $seat } passes: no passenger can ride.
event-departed = { $seat } lets the passenger in { $city } ride.
event-rode = { $company } carries the passenger to { $city }.
event-arrived =
    { $links ->
        [one] After one link the journey ends in { $city }, and { $seat } receives ${ $amount }.
       *[other] After { $links } links the journey ends in { $city }, and { $seat } receives ${ $amount }.
    }
event-dividend = { $company } pays { $seat } a dividend of ${ $amount }.
event-over = The game is over.

## What does not add up: the map, positions set by hand, and the check after every action

error-map-table = The map has no list { $table }; it needs rows, city and company.
error-map-sign = The picture of the map has the sign “{ $sign }”; it knows . ^ o E W H and 5 alone.
error-map-count = Of { $what } the map has { $found }; there must be { $wanted }.
error-map-neighbours = Two hexes of the map are neighbours one way only; it must hold both ways.
error-map-cities-touch = The city in row { $row }, column { $column } touches another city; no two may.
error-map-city = The city { $city } does not fit the picture; the next one there is in row { $row }, column { $column }.
error-map-city-name = The city { $city } needs a name in both languages, and a word on how sure it is.
error-map-company = There is a company { $company } where { $wanted } must stand.
error-map-start = { $company } needs kinds of cities to start in, and only such as exist.
error-position-track = { $company } cannot have come to { $hex }: there is no room, or none of its track beside it.
error-position-journey = The journey must begin with a city and go on with a company and a city for each of its links.
error-unsound-round = Round { $round } does not fit; a game has { $rounds }, and is over after the last.
error-unsound-locomotives = Of { $company } there are { $found } locomotives; there must be { $total }.
error-unsound-shares = Seat { $seat } has { $found } shares; it can have { $most } by now.
error-unsound-early = { $company } is not available yet in round { $round }.
error-unsound-map = The map does not fit the track on it.
error-unsound-step = The field { $field } does not fit the step under way.
error-unsound-money = The money of seat { $seat } is not what it has earned.
error-unsound-earned = What has been earned from { $source } cannot be.
error-unsound-passengers = { $found } passengers are gone; by now it can be { $most }.
error-unsound-joined = Whether the coasts are joined does not fit who has been paid for it.

## The table in a terminal

terminal-company = Company
terminal-supply = Left
terminal-links = Links
terminal-money = Money
terminal-round = Round { $round } of 6
terminal-left = Locomotives you may still place: { $left }
terminal-barred = Locomotives you may still place: { $left }, not in the mountains
terminal-left-over = Locomotives left: { $supply }
terminal-starts = May start in
terminal-key = ● city with its passenger · ○ without · ▲ mountain · R B O Y P K the companies (K is Black)
terminal-crowded = Two signs are not enough for these; a number on the map counts companies:
terminal-journeys = Journeys
terminal-chicago = Chicago
terminal-five = $5 cities
terminal-transcontinental = Transcontinental

## What a hint gives as its reason: features of the judge

feature-money = your money against the others’
feature-dividends = dividends to come from your shares
feature-rides = journeys you will want to make
feature-lines-led = long lines in which you lead
feature-room = locomotives left to build with
feature-alone = a company all to yourself
feature-access = one company more to build for
feature-coasts-near = the coasts within your reach
feature-link-dividends = a link that pays you more than the others
feature-link-rides = a link that makes journeys longer
feature-link-passengers = a passenger waiting at the end of the link
feature-link-bonus = the city’s bonus
feature-coasts = the line between the coasts
feature-astray = no track that nobody would ride
