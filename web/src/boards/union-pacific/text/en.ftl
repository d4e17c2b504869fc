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
third-comes = For the last payment the row and the decks are a third holder’s, who takes a part: the others may get less.

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
then-share = take one share: open, blind from the deck, or UP
then-discard = lay more if you may, or choose a track card to discard: it ends the turn
which-way = How to build on { $section }?
which-company = Which company builds here?
which-card = Which company builds here, and with which card?
pick-company = Choose a company, or a glowing section
hint-card = Choose a glowing card, or a section on the map, to build. Or lay shares of your hand on the table: that is investing.
hint-pass = You can neither build nor invest: discard a card, and the turn passes.
hint-share = One share comes into your hand: open from the row, blind from the deck, or UP. This ends the turn’s take-backs.
hint-opening = Choose one share of your hand. Nobody sees it until all have chosen.
hint-chosen = You have chosen { $share }. The others are still thinking.
hint-drawn = A dividend card came up, and { $share } replaced it: lay it on the table now, or keep it.
hint-swapping = You may swap a share of your hand for one UP share, or end the turn.
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

title-opening = first investment
title-turn = build or invest
title-pass = discard a card
title-train = place a train
title-train-of = place the { $company } train
title-share = take a share
title-drawn = invest it or keep it
title-swapping = swap for UP?
title-investing = invest more, or end the turn
more-turn = Choose a card, or invest shares.
more-pass = There is nothing to build and nothing to invest.
more-train = { $count ->
        [one] One section glows.
       *[other] { $count } sections glow: choose one.
    }
more-chosen = { $section } is chosen. Confirm it, or pick another glowing section.
more-share = Open from the row, blind from the deck, or UP.
more-opening = Choose a share: so far only you see it.
more-investing = Up to what the rules allow; a discarded track card ends the turn.
more-swapping = A share of your hand for one of the UP stack.
more-drawn = It came in place of a dividend card.
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
