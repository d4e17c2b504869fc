title = Linea breve
tagline = Guadagna, fai la tua offerta per i vagoni insieme agli altri e trasporta i carichi.
length = Cinque minuti

load = un carico da { $points }

prompt-wait = Gli altri stanno scegliendo.
prompt-over = La partita è finita.
prompt-earn-roll = Prendi monete sicure, oppure tira per averne di più.
prompt-pick = Scegli un vagone.
prompt-bid = Scegli la tua offerta.

action-earn = Prendi 2 monete
action-roll = Tira per avere da 1 a 4 monete
action-pick = Punta al vagone { $wagon }
action-bid = Offri { $coins }

event-earned = { $seat } guadagna { $coins }.
event-done = { $seat } ha fatto la sua offerta.
event-won = { $seat } vince { $load } per { $coins }.
event-lost = Nessuno prende { $load }.

error-unsound-loads = I carichi sono { $found } invece di { $total }.
error-unsound-round = Turno, carichi offerti e mazzo non tornano.
error-unsound-bids = C’è un’offerta che non può stare.
