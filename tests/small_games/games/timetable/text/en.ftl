title = Timetable
tagline = Ride on by a few stations in turn, and leave the last one to another.
length = Two minutes

option-line = Line
option-line-help = How many stations there are.
option-line-alba = To Alba
option-line-alba-help = A line of 6 stations.
option-line-bari = To Bari
option-line-bari-help = A line of 7 stations.
option-line-como = To Como
option-line-como-help = A line of 8 stations.
option-line-dro = To Dro
option-line-dro-help = A line of 9 stations.
option-line-este = To Este
option-line-este-help = A line of 10 stations.
option-line-fano = To Fano
option-line-fano-help = A line of 11 stations.
option-line-gela = To Gela
option-line-gela-help = A line of 12 stations.
option-line-imola = To Imola
option-line-imola-help = A line of 13 stations.
option-line-jesi = To Jesi
option-line-jesi-help = A line of 14 stations.
option-line-lodi = To Lodi
option-line-lodi-help = A line of 15 stations.
option-line-massa = To Massa
option-line-massa-help = A line of 16 stations.
option-line-noto = To Noto
option-line-noto-help = A line of 17 stations.
option-line-ostia = To Ostia
option-line-ostia-help = A line of 18 stations.
option-line-pisa = To Pisa
option-line-pisa-help = A line of 19 stations.
option-line-rho = To Rho
option-line-rho-help = A line of 20 stations.
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
