title = L’orario
tagline = Avanza a turno di qualche stazione e lascia l’ultima a un altro.
length = Due minuti

option-line = Linea
option-line-help = Quante sono le stazioni.
line-name = Per { $town }
line-length = Una linea di { $stations } stazioni.
option-express = Espresso
option-express-help = Il treno può avanzare di tre stazioni in una volta.
option-fare = Tariffa
option-fare-help = Quanto vale ogni stazione.
option-fare-1 = Uno
option-fare-1-help = Ogni stazione vale un punto.
option-fare-2 = Due
option-fare-2-help = Ogni stazione vale due punti.

prompt-wait = Guida un altro.
prompt-over = La partita è finita.
prompt-ride = Avanza.

action-ride = Avanza di { $stations }

event-rode = { $seat } avanza di { $stations }.

error-unsound-rides = Questi viaggi non tornano con una linea di { $stations } stazioni.
