### Ride the Rails in the browser.

## The map

map = Map of the United States in hexes
map-keys = Arrow keys go to the next hex, Page Up and Page Down from one glowing hex to the next; Enter chooses or says why not. Plus, minus and zero zoom.
legend-mountain = mountain
legend-city = city
legend-start = who may start here
legend-passenger = passenger
hex-place = { $terrain ->
    [mountain] { $hex }, mountain near { $city }
   *[plain] { $hex }, near { $city }
  }
hex-label = { $kind ->
    [none] { $name }.
    [east] { $name }, East Coast city.
    [west] { $name }, western city.
    [five] { $name }, $5 city.
    [chicago] { $name }, $2 a locomotive.
   *[plain] { $name }, city.
  }
hex-locomotives = Locomotives: { $companies }.
hex-passenger = A passenger waits here.
glowing = Glowing hexes
not-allowed = Not allowed.
which-company = Which company builds here?
which-link = Which company takes you there?

## The companies

name-red = Red
name-blue = Blue
name-orange = Orange
name-yellow = Yellow
name-purple = Purple
name-black = Black
name-journeys = Journeys
name-chicago = Chicago
name-five = $5 cities
name-transcontinental = Transcontinental
companies = The companies
companies-note = { $can ->
    [take] take a share of one that glows
    [stop-build] pick whom to build for, or click a glowing hex
   *[other] your shares, and what each may still do
  }
company = Company
from-round = Available from round { $round }
from-round-short = from round { $round }
started-in = Started in { $city }
starts-in = May start in { $cities }
starts-east = { $count ->
    [one] May start in one East Coast city
   *[other] May start in { $count } East Coast cities
  }
starts-many = May start in { $count } cities
cannot-start = Cannot start for now
supply = { $count ->
    [one] 1 locomotive left
   *[other] { $count } locomotives left
  }
links = { $count ->
    [one] 1 link
   *[other] { $count } links
  }
east-coast = East Coast
your-shares-of = { $count ->
    [0] no share of yours
    [one] 1 share of yours
   *[other] { $count } shares of yours
  }
share-count = shares
shares = Shares
shares-note = every link that is ridden pays $1 a share
column-links = Links
column-owed = Owed
column-supply = Left
money = Money

## The round

rounds = The rounds
rounds-note = from when on each company is available
round = Round { $round } of 6
phases = The phases
phase-share = Shares
phase-build = Building
phase-ride = Journeys
order = Order
order-note = less money goes first
order-reversed = shares are taken in reverse
coasts = Coast to coast
coasts-open = $12, or $8 with a change outside a city
coasts-joined = taken: { $name }
bonuses = Bonuses
bonuses-note = $5 to the first to build in, $2 in Chicago
passengers = Passengers
passengers-left = { $count ->
    [one] 1 still waits
   *[other] { $count } still wait
  }

## The turn

left = { $left ->
    [0] No locomotives left
    [one] 1 of { $allowance } left
   *[other] { $left } of { $allowance } left
  }
mountains = { $state ->
    [used] You used a mountain: one locomotive less. More mountains cost nothing more.
    [barred] The last locomotive cannot go on a mountain.
   *[free] If you use a mountain, this turn has one locomotive less in all.
  }
gain = +${ $amount } { $from }
pick-company = For which company?
stop-note = { $left ->
    [one] You give up 1 locomotive.
   *[other] You give up { $left } locomotives.
  }
last-note = It is the last: then the turn is over.
final-note = From here there is no way back.
if-ends = { $links ->
    [one] If it ends here, after 1 link, journey and dividends pay
   *[other] If it ends here, after { $links } links, journey and dividends pay
  }
if-ends-short = If it ends here:
# What can be done now: named by the kinds of actions that are legal, and about no others.
hint-take = Choose a company: each share pays $1 for every link of it that a passenger rides, and lets you build for it.
hint-stop = There is nowhere left to place a locomotive.
hint-depart = Choose a glowing city with a passenger, who then rides link by link, with any companies you like.
hint-ride = Choose a glowing city to ride to first: each link pays you $1, and the journey another $1.
hint-pass = There is nothing you could do: pass.
hint-wait = { $name } is to move. Meanwhile look at the map or read the log.
hint-over = The six rounds are over.
best-journey = Best journey for me
proved-best = proved best
best-found = best found
suggested = { $sure ->
    [proved] Proved best for you: from { $from } to { $to }, { $links ->
        [one] 1 link
       *[other] { $links } links
      }.
   *[found] The best found for you: from { $from } to { $to }, { $links ->
        [one] 1 link
       *[other] { $links } links
      }.
  }
suggested-pays = It pays: { $amounts }.
confirm-take = Take the share
confirm-build = Confirm and end
confirm-stop = Build no more
confirm-stop-sure = Yes, end the turn
confirm-arrive = End the journey here
confirm-pass = Pass
confirm-none = Choose first
title-take = take a share
title-stop = finish building
title-stop-build = { $left ->
    [one] build, 1 left
   *[other] build, { $left } left
  }
title-confirm = confirm to end the turn
title-depart = choose who rides
title-ride = choose the first link
title-arrive = end the journey
title-arrive-ride = ride on, or end it
title-pass = pass
wait-for = { $name } is to move
game-over = The game is over

## The phone

tab-turn = Turn
tab-companies = Companies
tab-shares = Shares
tab-round = Round

## A journey, as a scene

journey-links = { $count ->
    [one] 1 link ridden
   *[other] { $count } links ridden
}
journey-told = Link { $number }, { $company }, to { $city }. So far { $pays }.

## The line between the coasts, as a scene

coasts-scene = From coast to coast
