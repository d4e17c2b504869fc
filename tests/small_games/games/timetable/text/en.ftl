title = Timetable
tagline = Ride on by a few stations in turn, and leave the last one to another.
length = Two minutes

option-line = Line
option-line-help = How many stations there are.
line-name = To { $town }
line-length = A line of { $stations } stations.
option-express = Express
option-express-help = A train may go on by three stations at once.
option-fare = Fare
option-fare-help = What each station brings.
option-fare-1 = One
option-fare-1-help = A station brings one point.
option-fare-2 = Two
option-fare-2-help = A station brings two points.

prompt-wait = Another drives the train.
prompt-over = The game is over.
prompt-ride = Ride on.

action-ride = Ride on by { $stations }

event-rode = { $seat } rides on by { $stations }.

error-unsound-rides = These rides do not fit a line of { $stations } stations.
