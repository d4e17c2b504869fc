title = L’orario
tagline = Avanza a turno di qualche stazione e lascia l’ultima a un altro.
length = Due minuti

option-line = Linea
option-line-help = Quante sono le stazioni.
option-line-alba = Per Alba
option-line-alba-help = Una linea di 6 stazioni.
option-line-bari = Per Bari
option-line-bari-help = Una linea di 7 stazioni.
option-line-como = Per Como
option-line-como-help = Una linea di 8 stazioni.
option-line-dro = Per Dro
option-line-dro-help = Una linea di 9 stazioni.
option-line-este = Per Este
option-line-este-help = Una linea di 10 stazioni.
option-line-fano = Per Fano
option-line-fano-help = Una linea di 11 stazioni.
option-line-gela = Per Gela
option-line-gela-help = Una linea di 12 stazioni.
option-line-imola = Per Imola
option-line-imola-help = Una linea di 13 stazioni.
option-line-jesi = Per Jesi
option-line-jesi-help = Una linea di 14 stazioni.
option-line-lodi = Per Lodi
option-line-lodi-help = Una linea di 15 stazioni.
option-line-massa = Per Massa
option-line-massa-help = Una linea di 16 stazioni.
option-line-noto = Per Noto
option-line-noto-help = Una linea di 17 stazioni.
option-line-ostia = Per Ostia
option-line-ostia-help = Una linea di 18 stazioni.
option-line-pisa = Per Pisa
option-line-pisa-help = Una linea di 19 stazioni.
option-line-rho = Per Rho
option-line-rho-help = Una linea di 20 stazioni.
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
