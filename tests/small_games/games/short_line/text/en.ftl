title = Short Line
tagline = Earn, bid for wagons at the same time, and carry their loads.
length = Five minutes

load = a load worth { $points }

prompt-wait = The others are choosing.
prompt-over = The game is over.
prompt-earn-roll = Earn coins for certain, or roll for more.
prompt-pick = Choose a wagon.
prompt-bid = Choose your bid.

action-earn = Earn 2 coins
action-roll = Roll for 1 to 4 coins
action-pick = Bid for the { $wagon } wagon
action-bid = Bid { $coins }

event-earned = { $seat } earns { $coins }.
event-done = { $seat } has bid.
event-won = { $seat } wins { $load } for { $coins }.
event-lost = Nobody gets { $load }.

error-unsound-loads = There are { $found } loads instead of { $total }.
error-unsound-round = Round, offer and deck do not fit each other.
error-unsound-bids = There is a bid that cannot stand.
