### The board of Union Pacific in the browser, in English. $name is a player's or a section's name.

map = Map of the railways
track = Track
type-clear = clear
type-white = white line
type-black = black line
type-dotted = dotted line
card-clear = Clear
card-white = White
card-black = Black
card-dotted = Dotted
card-joker = Joker
map-keys = Arrow keys go to the nearest section, Page Up and Page Down from one glowing section to the next; Enter chooses, or says why not. Plus, minus and zero zoom.
section-label = { $name }, { $kind }, { $free } of { $spaces } spaces free.
section-trains = Trains: { $trains }.
section-offer = Place { $companies }, 1 { $card } card.
section-chosen = { $company } is to go here.
glowing = Glowing sections
has-train = This turn has its train already, on { $section }: move it to a glowing section, or “{ $back }” takes it off.
not-allowed = Not allowed.
not-allowed-for = Not allowed for { $company }.

your-cards = Your track cards
your-shares = Your shares in hand
your-shares-short = Your shares
nobody-sees = { $count } · nobody sees them
offer = Shares on offer
next-take = then: take one
no-shares = None in hand.
no-cards = None in hand.
no-row = The row is laid after the first investment.
drew = drew { $card }
deck = Deck
up-left = { $count } left
dead = dead
track-cards = track cards
shares-in-hand = shares in hand

companies = Companies
companies-note = in millions of dollars, if it paid now
companies-note-short = shares, and what they pay
company = Company
value = Value
trains-left = Trains
trains-short = Left
first = 1st
second = 2nd
if-now = If it paid now
dividends = Dividends
deck-note =
    { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }{ $left ->
        [0] , no dividend among them
        [one] , 1 dividend among them
       *[other] , { $left } dividends among them
    }
ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
payment-paid = paid
payment-you = you: ${ $amount }
payment-next = next
payment-later = to come
payment-last = the last
up-column = UP { $column }
bars = If the { $number } paid now
bars-after = If the { $number } paid after this move
third-comes = In the last payment the row, the share deck and the UP stack count as a third holder’s. Nobody knows what the deck holds: hence the least and the most.

stop-card = Card
stop-card-is = Card: { $card }
stop-train = Train
stop-train-is = Train: { $company }
stop-share = Share
costs = Costs
brings = Brings
payment = Payment { $number }
then = Then
cost = 1 { $card } card. { $free ->
        [0] The section is then full.
        [one] 1 space stays free.
       *[other] { $free } spaces stay free.
    }
cost-short = costs 1 { $card } card
worth = { $company } value
no-change = nothing changes
then-take = take one share that lies open
then-blind = take one share blind from the deck
then-take-blind = take one share: open, or blind from the deck
then-invest-discard = lay more, or choose a track card to discard: it ends the turn
then-invest-end = lay more, or end the turn
then-discard = choose a track card to discard: it ends the turn
then-end = end the turn
which-way = How to build on { $section }?
which-company = Which company builds here?
which-card = Which company builds here, and with which card?
pick-company = Choose a company, or a glowing section
# What can be done now: named by the kinds of actions that are legal, and about no others.
hint-open = Choose one share of your hand. Nobody sees it until all have chosen.
hint-scrap = Discard a dead card: it leaves the game, and you draw another for it.
hint-card = Choose a glowing card to build with it.
hint-invest = Lay shares of your hand on the table: that is investing.
hint-card-invest = Choose a glowing card to build. Or lay shares of your hand on the table: that is investing.
hint-scrap-card = { hint-card } A dead card leaves the game, and you draw another for it.
hint-scrap-invest = { hint-invest } A dead card leaves the game, and you draw another for it.
hint-scrap-card-invest = { hint-card-invest } A dead card leaves the game, and you draw another for it.
hint-discard = Choose a card to discard: the turn ends with it.
hint-end = There is nothing else to do: end the turn.
hint-take = One open share comes into your hand. This ends the turn’s take-backs.
hint-blind = One share comes into your hand, blind from the deck. This ends the turn’s take-backs.
hint-take-blind = One share comes into your hand: open, or blind from the deck. This ends the turn’s take-backs.
hint-invest-keep = A dividend card came up, and { $share } replaced it: lay it on the table now, or keep it.
hint-swap-stay = You may swap a share of your hand for one UP share, or end the turn.
hint-chosen = You have chosen { $share }. The others are still thinking.
hint-wait = { $name } is to move. You can look around, read the log, or plan ahead.
hint-watch = You are watching: hands stay hidden until the end.
hint-over = All dividends are paid.
laid = Invested
outlook-chance = Should a dividend card come up, it is paid at once. No way back after this.
outlook-final = No way back after this.

confirm-train = Confirm train
ask-hint = What would the game do?
suggested = what the game would do
confirm-take = Take the share
confirm-blind = Draw from the deck
confirm-discard = Discard and end the turn
confirm-scrap = Discard the dead card
confirm-invest = Invest
confirm-open = Make this my investment
confirm-keep = Keep it in hand
confirm-swap = Swap for UP
confirm-stay = End without swapping
confirm-end = End the turn
confirm-none = Choose first

# What is to be done now, in a few words: named by the kinds of actions that are legal, and about no others.
title-open = first investment
title-scrap = discard a dead card
title-card = build
title-invest = invest
title-card-invest = build or invest
title-scrap-card = build, or discard a dead card
title-scrap-invest = invest, or discard a dead card
title-scrap-card-invest = build or invest
title-discard = discard a card
title-end = end the turn
title-build = place a train
title-train-of = place the { $company } train
title-take = take a share
title-blind = take a share
title-take-blind = take a share
title-invest-keep = invest it or keep it
title-swap-stay = swap for UP?
title-invest-discard = invest more, or end the turn
title-invest-end = invest more, or end the turn
more-train = { $count ->
        [one] One section glows.
       *[other] { $count } sections glow: choose one.
    }
more-chosen = { $others ->
        [0] { $section } is chosen. Confirm it.
       *[other] { $section } is chosen. Confirm it, or pick another glowing section.
    }
wait-for = { $name } is to move
wait-opening = The others are choosing
third-holder = Third holder
game-over = The game is over

tab-cards = Track
tab-shares = Shares
tab-companies = Companies
tab-dividends = Dividends

## A payment of dividends, as a scene

dividend-title = { $number ->
    [1] The first dividend
    [2] The second dividend
    [3] The third dividend
   *[other] The fourth dividend
}
dividend-by-you = You turned up the dividend card.
dividend-by = { $name } turned up the dividend card.
dividend-stalled = Nobody can build or invest any more: what is left is paid at once.
dividend-help = A tower is what a player had, and on it every company that paid, in the order of the list below.
dividend-most = most shares
dividend-second = second most
dividend-count = ×3 shares on the table
dividend-had = had ${ $amount }
dividend-takes-lead = takes the lead
dividend-was-first = was first
dividend-again = Again, company by company
dividend-see = See the { $number } payment again
dividend-place = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
dividend-cell = { $place }, { $held ->
    [one] 1 share
   *[other] { $held } shares
}, { $amount } million
dividend-cell-shared = { $place } with { $among ->
    [2] one other
   *[other] others, { $among } in all
}, { $held ->
    [one] 1 share
   *[other] { $held } shares
} each, { $amount } million
dividend-cell-none = { $held ->
    [one] 1 share
   *[other] { $held } shares
}, nothing
# Why a company pays as it does.
dividend-why-first = With { $held ->
    [one] 1 share
   *[other] { $held } shares
} { $name } is first: the whole value.
dividend-why-first-you = With { $held ->
    [one] 1 share
   *[other] { $held } shares
} you are first: the whole value.
dividend-why-second = { $name } is second: half, rounded down.
dividend-why-second-you = You are second: half, rounded down.
dividend-why-alone = Only { $name } has shares: first and second place.
dividend-why-alone-you = Only you have shares: first and second place.
dividend-why-first-shared = With { $held ->
    [one] 1 share
   *[other] { $held } shares
} each, { $names } share first and second place.
dividend-why-second-shared = The second place is shared by { $names }.
dividend-own = You { $had } plus { $gain } is { $sum }, { $place }.
dividend-lead-you = You lead { $name } by ${ $by }.
dividend-lead = { $leader } leads { $name } by ${ $by }.
dividend-behind = { $leader } leads; you are ${ $by } behind.
dividend-level = In the lead together: { $names }.
dividends-left = { $count ->
    [0] This was the last dividend.
    [one] One dividend is left: Union Pacific’s first place will pay ${ $amount }.
   *[other] { $count } dividends are left: in the next, Union Pacific’s first place pays ${ $amount }.
}
payment-now = now
up-later = pays from the 2nd on
