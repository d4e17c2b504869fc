### Il tabellone di Railroad Revolution nel browser, in italiano. $name è il nome di un giocatore; $city, $worker, $action,
### $train e $track sono nomi.

map = Carta delle ferrovie
map-keys = Le frecce portano alla città o allo spazio più vicino, Pag su e Pag giù da un luogo illuminato al successivo; Invio sceglie, o dice perché no. Più, meno e zero ingrandiscono.
legend-title = Un binario
legend-plain = pianura, niente in più
legend-contract = offre il contratto
legend-first = bonus prima stazione
not-allowed = Non si può.
which-way = Quale lavoratore?
only-way = Si potrebbe così:
glowing = Luoghi illuminati

worker-white = Generico
worker-purple = Caposquadra
worker-orange = Contabile
worker-grey = Negoziatore
worker-turquoise = Ingegnere
worker-any = Lavoratore qualsiasi
cell-name = { $worker } su { $action }
cell-label = { $cell }: { $does }{ $used ->
        [0] {""}
        [one] {" "}1 già piazzato lì.
       *[other] {" "}{ $used } già piazzati lì.
    }
placed-told = Già piazzati lì: { $names }.
section-name = sezione { $number }
piece-rail = un binario
piece-building = un edificio
objective-name = { $objective } da { $points }
objective-points = { $objective }, { $points } punti
contract = Contratto
shares = titoli azionari
managers = dirigenti
points = punti
trains = Treni
rails-left = binari rimasti
buildings-left = edifici rimasti

## Che cosa fa un effetto

does-advance = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
does-hire = assumi un lavoratore
does-exchange = scambia un lavoratore
does-promote = { $count ->
        [one] promuovi 1
       *[other] promuovi fino a { $count }
    }
does-share-promote = 1 titolo, promuovi 1
does-advance-promote = 1 passo, promuovi 1
does-shares = { $shares ->
        [one] 1 titolo
       *[other] { $shares } titoli
    }
does-money = ${ $money }
does-take-train = prendi un treno
does-flip-train = { $times ->
        [one] ribalta un treno
       *[other] ribalta treni due volte
    }
does-rail = un binario gratuito
does-station = una stazione gratuita
does-office = un ufficio gratuito
does-no-station-cost = la città non costa nulla
does-first-station-bonus = il bonus prima stazione
does-main-reward = di nuovo la ricompensa
does-third-rail = un terzo binario
does-first-office-bonus = il bonus primo ufficio
does-telegraph-tile = la tessera telegrafo
does-contract = un contratto solo per te
priced = { $does }, ${ $cost }
priced-each = { $does }, ${ $cost } l’uno
priced-for = { $does } per ${ $cost }
priced-worker = { $does } per un lavoratore

## Che cosa aggiunge un lavoratore a un’azione

adds-promote = promuovi 1
adds-flip-train = { $cost ->
        [0] ribalta un altro treno
       *[other] ribalta un treno, ${ $cost }
    }
adds-no-station-cost = la città non costa
adds-first-station-bonus = bonus prima, ancora
adds-main-reward = altra ricompensa, ${ $cost }
adds-take-train = un treno, ${ $cost }
adds-money-railroad = +$100, +$50 a triangolo
adds-money-telegraph = +$100 a titolo
adds-money-trade = { $trains ->
        [one] +$100 per 1 treno
       *[other] +${ $money } per { $trains } treni
    }
adds-shares = { $shares } titoli
adds-third-rail = un terzo binario
adds-exchange = scambia un lavoratore
adds-first-office-bonus = bonus primo, ancora
adds-telegraph-tile = la tessera, ${ $cost }
adds-advance = { $steps } passi
adds-contract = contratto e 1 titolo
main-station = una città raggiunta, al suo prezzo
main-railroad = 2 binari, ${ $price } + ${ $triangle } a triangolo
main-telegraph = un ufficio, dà titoli
main-trade = un pezzo per ${ $sale }, ribalta un treno
main-trade-none = nessun pezzo da vendere
long-station = una stazione in una città raggiunta, al suo prezzo; dà la ricompensa della città
long-railroad = 2 binari, ognuno collegato alla tua rete, per ${ $price } e ${ $triangle } a triangolo
long-telegraph = un ufficio in una sezione dove non ne hai; dà titoli e, per un lavoratore, la tessera
long-trade = un pezzo dalla sinistra della tua plancia per ${ $sale }, e puoi ribaltare un treno
long-adds-promote = Promuove uno dei tuoi lavoratori su un obiettivo.
long-adds-flip-train = { $cost ->
        [0] Ribalta un treno in più, lo stesso o un altro.
       *[other] Ribalta un treno per ${ $cost }.
    }
long-adds-no-station-cost = La stazione non costa nulla.
long-adds-first-station-bonus = Il bonus prima stazione della città, anche se già preso; due volte se sei il primo.
long-adds-main-reward = La ricompensa della città una seconda volta, per ${ $cost }.
long-adds-take-train = Prende un treno per ${ $cost }: 8 punti finché è a faccia in su.
long-adds-money-railroad = Rende $100, e $50 per ogni triangolo.
long-adds-money-telegraph = Rende $100 per ogni titolo dell’ufficio.
long-adds-money-trade = Rende $100 per ognuno dei tuoi treni: ${ $money }.
long-adds-shares = Rende { $shares } titoli.
long-adds-third-rail = Può piazzare un terzo binario; i triangoli costano lo stesso.
long-adds-exchange = Scambia uno dei tuoi lavoratori con uno della riserva comune.
long-adds-first-office-bonus = I titoli del primo ufficio, anche se già presi; due volte se sei il primo.
long-adds-telegraph-tile = Il bonus della tessera della sezione, per ${ $cost }.
long-adds-advance = Fino a { $steps } passi sui tracciati.
long-adds-contract = Uno dei due contratti scoperti solo per te, e con esso un titolo.
or-promotes = Oppure ne promuove uno, come un generico.
none-this-turn = Non ne hai in riserva.
none-in-reserve = Non ne hai in riserva: potresti assumerne uno per ${ $price }.
turn-note = Scegli la casella di un lavoratore nella colonna di un’azione. Guarda una casella per sapere che cosa farebbe.

## I luoghi in parole

city-told = { $city }, livello { $level }, stazione ${ $cost }.
city-rewards = Ricompensa: { $main }. Prima stazione: { $first }.
first-gone = La prima stazione c’è già.
stations-of = Stazioni: { $names }.
ground = { $triangles ->
        [0] Pianura.
        [one] 1 triangolo.
       *[other] { $triangles } triangoli.
    }
offers-contract = Offre il contratto.
rails-of = Binari: { $names }.
networks-of = Reti: { $names }.
then-due = In tutto ${ $due }.
section-told = Sezione { $number } del telegrafo: { $shares ->
        [one] 1 titolo
       *[other] { $shares } titoli
    }, { $gone ->
        [yes] il primo ufficio c’è già.
       *[no] { $first } in più per il primo ufficio.
    }
tile-told = Per un lavoratore: { $does }.
offices-of = Uffici: { $names }.
section-link = { $points } punti con la sezione { $other }{ $own ->
        [yes] , già tuoi.
       *[no] .
    }
track-told = { $track }: { $stands }.
track-next = Poi: { $points }{ $cost ->
        [none] .
       *[other] , costa { $cost }.
    }
pay-money = ${ $amount }
pay-shares = { $amount ->
        [one] 1 titolo
       *[other] { $amount } titoli
    }
pay-worker = { $amount ->
        [one] 1 lavoratore
       *[other] { $amount } lavoratori
    }
link-points = { $points } punti con entrambi gli uffici
stack-told = { $train }: { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }

telegraph-line = La rete del telegrafo
telegraph-note = titoli per un ufficio, di più per il primo · un lavoratore compra il bonus della tessera · punti per i vicini

## La propria plancia

your-company = La tua compagnia
board-section = Sezione { $number }, ${ $money } a pezzo: { $rails ->
        [one] 1 binario
       *[other] { $rails } binari
    }, { $buildings ->
        [one] 1 edificio
       *[other] { $buildings } edifici
    }.
sold-from = Il commercio vende da qui.
wheel = La fine arriva quando a sinistra della ruota non resta più nulla.
pieces-left = { $count ->
        [0] più nulla prima della ruota: la fine è vicina
        [one] 1 pezzo prima della ruota, poi la fine
       *[other] { $count } pezzi prima della ruota, poi la fine
    }
train-told = { $train }, { $face ->
        [up] a faccia in su: { $does }
       *[down] a faccia in giù
    }{ $count ->
        [one] {""}
       *[other] , { $count } in tutto
    }
train-face = { $train }, { $face ->
        [up] a faccia in su
       *[down] a faccia in giù
    }
place-worker = Piazza un lavoratore
workers = Lavoratori
workers-where = { $reserve } in riserva, { $placed } sulla plancia
reserve = Riserva
reserve-used = { $count }{ $used ->
        [0] {""}
        [one] {" · "}1 usato
       *[other] {" · "}{ $used } usati
    }
placed-worker = { $worker }, sulla plancia
placed-short = plancia
effects-first = prima gli effetti
at-any-moment = In qualsiasi momento
sell = Vendi un titolo
sell-brief = Vendi
hire = Assumi
hire-which = Quale lavoratore assumi?
setup-tiles = Tessere Setup
setup-note = ognuna dà la sua ricompensa e il lavoratore che le sta accanto
setup-taken = presa da { $name }
setup-advance = Sui tre tracciati; ciò che costa un varco si paga.
setup-rail = Accanto alla tua rete, con qualsiasi terreno.
setup-shares = Ognuno vale $150, o paga i contratti.
setup-office = In una sezione con l’icona contratto; niente titoli.
setup-exchange = Uno dei tuoi con un colore della riserva comune.
setup-station = A Washington o Charlotte; senza prezzo né ricompensa.
setup-take-train = Da una pila; 8 punti finché è a faccia in su.
setup-money = Per stazioni e binari.

## Effetti

effects = Effetti
effects-note = in qualsiasi ordine; nessuno è obbligatorio
effects-must = in qualsiasi ordine; il lavoratore si prende sempre
done = fatto
or = o
give = dai
give-which = Quale lavoratore dai?
for-one = per
worker-from = { $worker }, { $from ->
        [board] sulla plancia
       *[reserve] in riserva
    }
do-station = Costruisci una stazione
do-railroad = { $rails ->
        [one] Piazza 1 binario
       *[other] Piazza { $rails } binari
    }
do-telegraph = Costruisci un ufficio
do-trade = Vendi un pezzo
how-station = Scegli una città illuminata.
how-railroad = Scegli uno spazio illuminato; il prossimo può partire da lì.
how-telegraph = Scegli una sezione illuminata della rete.
how-trade = Dalla sezione più a sinistra della tua plancia.
done-station = La stazione
done-railroad = I binari
done-telegraph = L’ufficio
done-trade = La vendita
third-rail = Può seguire un terzo binario: scegli uno spazio illuminato.
price-card = Prezzo: ${ $due }
price-short = Mancano ${ $short }: { $shares ->
        [one] basta vendere un titolo.
       *[other] bastano { $shares } titoli venduti.
    }
price-paid = Si paga alla fine dell’azione; ti restano ${ $left }.
workers-short = { $available } lavoratori su { $fewest }
workers-least = Alla fine del turno devono essere almeno { $fewest }: assumi per ${ $price }, o ricevine uno.
from-ability = L’abilità: { $worker }.
from-promotion = { $worker } come lavoratore non specializzato.
from-white = Ogni lavoratore generico ne promuove uno.
from-main = La ricompensa della città.
from-bonus = Il bonus prima stazione.
from-bonus-promotion = Il bonus prima stazione.
from-again = Il bonus prima stazione, ancora una volta.
from-again-promotion = Il bonus prima stazione, ancora una volta.
from-tile = La tessera della sezione, per un lavoratore.
from-flip = Con ogni commercio.
from-reward = La ricompensa della tessera Setup.
for-money = Per ${ $cost }.
for-each = ${ $cost } l’uno.
you-have = Hai ${ $money }.
card-ability = L’abilità del lavoratore
card-promotion = Promuovi 1
card-main = La ricompensa della città
card-bonus = Il bonus prima stazione
card-bonus-promotion = Promuovi 1
card-again = Ancora il bonus
card-again-promotion = Promuovi 1
card-tile = La tessera telegrafo
card-flip = Ribalta un treno
card-reward = La ricompensa della tessera
doing-promote = Promuovi { $left ->
        [one] 1 lavoratore
       *[other] fino a { $left } lavoratori
    }
doing-advance = { $left ->
        [one] 1 passo
       *[other] { $left } passi
    }
doing-flip-train = { $left ->
        [one] Ribalta un treno
       *[other] Ribalta treni, { $left } volte
    }
doing-take-train = Prendi un treno
doing-exchange = Scambia un lavoratore
doing-workers = Prendi un lavoratore
doing-hire = Assumi un lavoratore
doing-discard = Scarta un lavoratore
doing-rail = Piazza un binario gratuito
doing-station = Costruisci una stazione gratuita
doing-office = Costruisci un ufficio gratuito
doing-contract = Accetta un contratto
how-promote = Chi diventa dirigente, e per quale obiettivo?
how-advance = Scegli un tracciato; i passi si possono dividere.
how-advance-one = Scegli un tracciato.
how-flip-train = A faccia in giù dà il suo bonus, a faccia in su vale punti.
how-take-train = Da una delle pile, a faccia in su.
how-exchange = Con un colore rimasto nella riserva comune.
how-workers = Di quale colore?
how-hire = Di quale colore?
how-discard = Torna nella riserva comune.
how-rail = Scegli uno spazio illuminato: i triangoli non costano, e nessun contratto si risolve.
how-office = Scegli una sezione illuminata: niente titoli, né tessera, né contratto.
how-setup-office = Scegli una sezione illuminata con l’icona contratto: niente titoli, e nessun contratto si risolve.
how-free-station = Scegli una città illuminata: senza prezzo né ricompensa.
how-contract = Uno dei due scoperti, solo per te, e con esso un titolo.

## Il foglio

sheet = Obiettivi, contratto, progresso, punti
your-objectives = I tuoi obiettivi
no-objectives = Non resta alcun obiettivo.
objectives-to-come = Ora si scelgono i nuovi obiettivi.
completed = completati: { $list }
completed-none = nessuno ancora completato
missing = { $count ->
        [one] Manca
       *[other] Mancano
    }
complete = C’è tutto: è completato alla fine del turno.
is-completed = Completato
missing-managers = { $count ->
        [one] 1 dirigente
       *[other] { $count } dirigenti
    }
missing-connect = { $count ->
        [one] 1 città collegata
       *[other] { $count } città collegate
    }
missing-stations = { $count ->
        [one] 1 stazione
       *[other] { $count } stazioni
    }
missing-contract-rails = { $count ->
        [one] 1 binario contratto
       *[other] { $count } binari contratto
    }
missing-terrain-rails = { $count ->
        [one] 1 binario
       *[other] { $count } binari
    }
condition-connect = collegate
condition-stations = { $count ->
        [one] stazione
       *[other] stazioni
    }
condition-contract-rails = binari contratto
condition-terrain-rails = binari
told-connect = { $count ->
        [one] Collega una città di livello { $level }
       *[other] Collega { $count } città di livello { $level }
    }
told-stations = { $count ->
        [one] Una stazione in una città di livello { $level }
       *[other] { $count } stazioni in città di livello { $level }
    }
told-contract-rails = { $count ->
        [one] Un binario su uno spazio con l’icona contratto
       *[other] { $count } binari su spazi con l’icona contratto
    }
told-terrain-rails = { $count ->
        [one] Un binario
       *[other] { $count } binari
    }{" "}{ $terrain ->
        [0] in pianura
        [one] da 1 triangolo
       *[other] da { $terrain } triangoli
    }
told-so-far = { $told }: { $have } su { $count }.
manager-there = { $worker }: al suo posto
manager-missing = { $worker }: manca
contracts-left = { $count ->
        [0] l’ultima della pila
        [one] un’altra nella pila
       *[other] altre { $count } nella pila
    }
supply = Riserva comune
progress = Tracciati Progresso
progress-note = i punti, e quanto costa un passo
track-telegraph = Telegrafo
track-stations = Stazioni
track-network = Rete
sum-telegraph = { $times ->
        [one] 1 ufficio
       *[other] { $times } uffici
    } × { $vp } = { $points }
sum-stations = { $times ->
        [one] 1 stazione
       *[other] { $times } stazioni
    } × { $vp } = { $points }
sum-network = { $times } città di livello 5 × { $vp } = { $points }
points-now = Punti ora
points-note = fonte per fonte
total = Totale
source-objectives = Obiettivi
source-network = Rete
source-stations = Stazioni
source-telegraph = Uffici
source-links = Collegamenti
source-trains = Treni
tab-objectives = Obiettivi
tab-contract = Contratto
tab-progress = Progresso
tab-points = Punti
tab-actions = Azioni
tab-board = Plancia
tab-telegraph = Telegrafo

## Domande

question = Una domanda
lead-question = Una domanda:
offer-why = { $own ->
        [yes] { $kind ->
            [rail] Hai posato un binario su { $place }, uno spazio con l’icona contratto
            [office] Hai costruito nella { $place }, che ha l’icona contratto
           *[none] Il tuo turno ha fatto risolvere il contratto
        }
       *[no] { $kind ->
            [rail] { $name } ha posato un binario su { $place }, uno spazio con l’icona contratto
            [office] { $name } ha costruito nella { $place }, che ha l’icona contratto
           *[none] Il turno di { $name } ha fatto risolvere il contratto
        }
    }
offer-one = Accetti uno dei due contratti?
offer-both = Accetti uno dei contratti, o entrambi?
have-shares = { $shares ->
        [0] non ne hai
       *[other] ne hai { $shares }
    }
contract-told = { $does }, per { $shares ->
        [one] 1 titolo.
       *[other] { $shares } titoli.
    }
each = ${ $cost } l’uno
contract-taken = accettato
contract-keeps = Ti restano ${ $money } e { $shares ->
        [one] 1 titolo
       *[other] { $shares } titoli
    }.
contract-less = Ognuno costa ${ $cost } di questi.
contract-shares = Titoli insufficienti: { $lacking ->
        [one] ne manca 1,
       *[other] ne mancano { $lacking },
    } e non si possono comprare.
contract-not = Ora non servirebbe a nulla; premi per sapere perché.
answer-took = ha accettato
answer-declined = ha rifiutato
answer-none = non può accettarne
offer-exchange = uno dei tuoi lavoratori con uno della riserva comune
offer-promote = dirigenti per i tuoi obiettivi
offer-take-train = 8 punti finché è a faccia in su
offer-flip-train = in giù per il suo bonus, o in su per 8 punti
offer-rail = senza prezzo, né triangoli, né contratto
offer-station = senza prezzo né ricompensa
offer-office = senza titoli, né tessera, né contratto
offer-note = Se tutti rifiutano, la tessera si scarta lo stesso.
order-question = Quale obiettivo sostituisci per primo?
order-note = Entrambi sono completati; ognuno lascia il posto a uno nuovo.
order-then =
    { $pile ->
        [b] Si sostituisce dalla pila C
        [c] Si sostituisce dalla pila D
       *[other] Si sostituisce dalla pila B
    }
replace-question = Tieni uno di questi obiettivi
replace-note = Gli altri vanno in fondo alla pila.

## Il biglietto

stop-worker = Lavoratore, azione
stop-target = Dove
stop-answer = la tua risposta
stop-end = fine del turno
stop-effects = effetti
stop-rails = { $count ->
        [one] 1 binario
       *[other] { $count } binari
    }
stop-chosen = { $worker }, { $action }
line-costs = Costa
line-free = nulla
line-first = Prima
line-money = Denaro
line-due = alla fine.
line-keeps = Ti restano ${ $money } e { $shares ->
        [one] 1 titolo
       *[other] { $shares } titoli
    }.
line-short = Mancano ${ $money }.
line-brings = Porta
line-then = Poi
line-contract = il contratto è offerto a tutti
line-left = Resta
line-and = E
line-objective = Obiettivo
line-terrain = { $own ->
        [0] con questo binario in pianura.
       *[other] con ${ $own } per questo terreno.
    }
line-nearer = { $objective }: { $changes }.
line-completes = { $objective } è completo: i punti arrivano alla fine del turno.
line-completed = { $objective } è completato.
nearer = { $what }, { $from } → { $to } di { $count }
nearer-connect = città di livello { $level }
nearer-stations = stazioni di livello { $level }
nearer-contract-rails = binari contratto
nearer-terrain-rails = { $terrain ->
        [0] binari in pianura
        [one] binari da 1 triangolo
       *[other] binari da { $terrain } triangoli
    }
turned = { $face ->
        [up] in su
       *[down] in giù
    }
chip-down = { $does }, −8 PV
chip-up = { $train }, +8 PV
hint-money = ${ $before } → ${ $after }
hint-brings = Porta a: { $all }.
suggested = Un suggerimento
ask-hint = Che cosa farebbe il gioco?
is-over = La partita è finita.
waits = { $name } sta pensando.
confirm-none-turn = Piazza un lavoratore
confirm-none-else = Scegli ciò che è illuminato
confirm-raise = Prima vendi o assumi
confirm-must = Prima prendi il lavoratore
confirm-this = Conferma
confirm-decline = Rifiuta
confirm-setup = Fatto
confirm-answer = Fatto
confirm-pay = Paga ${ $due }, chiudi { $contract ->
        [yes] l’azione
       *[no] il turno
    }
confirm-end = Chiudi { $contract ->
        [yes] l’azione
       *[no] il turno
    }
confirm-stop = Lascia il resto
confirm-pass = Passa
confirm-objective = Tieni { $objective }
key-worker = scegli un lavoratore
key-action = scegli un’azione
key-back = annulla un passo
game-over = La partita è finita
wait-for = { $asked ->
        [yes] Il contratto è offerto a { $name }
       *[no] Tocca a { $name }
    }
at-setup = preparazione
at-round = giro { $round }{ $last ->
        [yes] , l’ultimo
       *[no] {""}
    }
turns-left = { $more ->
        [0] Il tuo ultimo turno!
        [one] La fine è chiamata: questo turno e un altro.
       *[other] La fine è chiamata: questo turno e altri { $more }.
    }
scene-connected = { $name } collega { $city }{ $level ->
        [5] : la costa ovest!
       *[other] {""}
    }
scene-count = I punti
sum-times = { $count } × { $each }

## Che cosa c’è da fare ora: il nome dice i tipi di azione possibili.

title-confirm = conferma
title-setup = scegli una tessera Setup
title-setup-take = scegli una tessera Setup
title-work = piazza un lavoratore
title-work-take = piazza un lavoratore
title-pass = passa
title-pass-take = passa
title-station = costruisci una stazione
title-station-take = costruisci una stazione
title-rail = piazza un binario
title-rail-take = piazza un binario
title-rail-end = un terzo binario, o la fine
title-rail-take-end = un terzo binario, o la fine
title-office = costruisci un ufficio
title-office-take = costruisci un ufficio
title-sale = vendi un pezzo
title-sale-take = vendi un pezzo
title-promote = promuovi un lavoratore
title-promote-take = promuovi un lavoratore
title-promote-stop = promuovi un lavoratore
title-promote-take-stop = promuovi un lavoratore
title-advance = avanza sui tracciati
title-advance-take = avanza sui tracciati
title-advance-stop = avanza sui tracciati
title-advance-take-stop = avanza sui tracciati
title-flip = ribalta un treno
title-flip-take = ribalta un treno
title-flip-stop = ribalta un treno
title-flip-take-stop = ribalta un treno
title-train = prendi un treno
title-train-take = prendi un treno
title-exchange = scambia un lavoratore
title-exchange-take = scambia un lavoratore
title-worker = scegli un lavoratore
title-worker-take = scegli un lavoratore
title-discard = scarta un lavoratore
title-discard-take = scarta un lavoratore
title-contract = accetti un contratto?
title-contract-take = accetti un contratto?
title-contract-end = accetti un contratto?
title-contract-take-end = accetti un contratto?
title-replace = quale sostituisci prima?
title-objective = tieni un obiettivo
title-take = prima un effetto
title-must = prendi la ricompensa
must-note = Il lavoratore di una ricompensa si prende sempre; poi il turno può finire.
title-raise = prima vendi o assumi
title-short = mancano ${ $short }
title-take-stop = continua, o lascia il resto
title-stop = lascia il resto
title-end = chiudi { $ends ->
        [action] l’azione
       *[turn] il turno
    }
title-take-end = effetti, o chiudi { $ends ->
        [action] l’azione
       *[turn] il turno
    }
title-setup-reward = usa la tessera Setup
title-setup-end = termina la preparazione
title-answer-end = chiudi la risposta
title-refuse = prima vendi o assumi, o rifiuta
