### Railroad Revolution in italiano. $seat è il nome di un giocatore; $city, $space, $worker, $train, $track e $objective
### sono nomi, come “Denver”, “Omaha–Cheyenne”, “Caposquadra”, “Treno postale”, “Stazioni” e “B 3”; $what è un effetto.

## Il gioco

title = Railroad Revolution
tagline = Scegli il lavoratore, scegli il lavoro: stazioni, binari e telegrafo dall’Atlantico al Pacifico.
length = Circa 100 minuti

## Nomi

space = { $one }–{ $other }
section = sezione { $number }
piece-rail = un binario
piece-building = un edificio
from-reserve = riserva
from-board = plancia
objective = { $letter } { $number }, { $points } PV
contract = { $shares ->
        [one] { $what }, per un titolo
       *[other] { $what }, per { $shares } titoli
    }
setup-tile = { $what }
worker-white = Generico
worker-purple = Caposquadra
worker-orange = Contabile
worker-grey = Negoziatore
worker-turquoise = Ingegnere
worker-any = qualsiasi colore
workers-both = { $one } e { $other }
workers-one = { $one } o { $other }

## Effetti: $what negli altri messaggi

effect-promote =
    { $count ->
        [one] promuovi un lavoratore
       *[other] promuovi uno o due lavoratori
    }
effect-advance =
    { $count ->
        [one] un passo
       *[other] fino a { $count } passi
    }
effect-flip =
    { $count ->
        [one] ribalta un treno
       *[other] ribalta un treno due volte
    }
effect-train = prendi un treno
effect-exchange = scambia un lavoratore
effect-hire = un lavoratore a scelta
effect-workers = ricevi { $workers }
effect-rail = piazza un binario
effect-station = costruisci una stazione
effect-office = costruisci un ufficio
effect-money = ${ $count }
effect-money-railroad = $100, e $50 a triangolo
effect-money-telegraph = $100 a titolo
effect-money-trade = $100 a treno
effect-shares =
    { $count ->
        [one] un titolo
       *[other] { $count } titoli
    }
effect-share-promote = un titolo e una promozione
effect-advance-promote = un passo e una promozione
effect-contract = un contratto solo per te, con un titolo
effect-no-cost = la stazione non costa nulla
effect-bonus = il bonus Prima Stazione
effect-main = di nuovo la ricompensa principale
effect-third = un terzo binario
effect-first-office = i titoli del Primo Ufficio
effect-tile = il bonus della tessera Telegrafo
effect-for = { $what } per ${ $price }
effect-each = { $what }, ${ $price } ciascuno

## Che cosa c’è da fare. Un invito ha il nome dei tipi di azione leciti, e non parla di altri.

also-effect = usare un effetto
also-sell = vendere titoli
also-hire = assumere
also-effect-sell = usare un effetto o vendere titoli
also-effect-hire = usare un effetto o assumere
also-sell-hire = vendere titoli o assumere
also-effect-sell-hire = usare un effetto, vendere titoli o assumere
ends-pick = chiudi la preparazione
ends-action = chiudi il turno
ends-offer = chiudi l’azione
ends-answer = chiudi la risposta
ends-refusal = rifiuta
prompt-wait = Tocca a qualcun altro.
prompt-over = La partita è finita.
prompt-setup = Scegli una tessera Setup: il suo lavoratore e la sua ricompensa sono tuoi.
prompt-setup-take = Scegli una tessera Setup: il suo lavoratore e la sua ricompensa sono tuoi. Puoi anche { $also }.
prompt-work = Metti un lavoratore su un’azione.
prompt-work-take = Metti un lavoratore su un’azione. Puoi anche { $also }.
prompt-pass = La tua plancia è vuota: passa.
prompt-pass-take = La tua plancia è vuota: passa. Prima puoi anche { $also }.
prompt-station = Scegli una città per la tua stazione.
prompt-station-take = Scegli una città per la tua stazione. Puoi anche { $also }.
prompt-rail = Piazza un binario: scegli uno spazio.
prompt-rail-take = Piazza un binario: scegli uno spazio. Puoi anche { $also }.
prompt-rail-end = Piazza un terzo binario, o { $ends }.
prompt-rail-take-end = Piazza un terzo binario, o { $ends }. Puoi anche { $also }.
prompt-office = Scegli una sezione per il tuo ufficio.
prompt-office-take = Scegli una sezione per il tuo ufficio. Puoi anche { $also }.
prompt-sale = Vendi un pezzo della tua plancia per ${ $amount }.
prompt-sale-take = Vendi un pezzo della tua plancia per ${ $amount }. Puoi anche { $also }.
prompt-promote = Promuovi: scegli un lavoratore e un obiettivo.
prompt-promote-take = Promuovi: scegli un lavoratore e un obiettivo. Puoi anche { $also }.
prompt-promote-stop = Promuovi un altro lavoratore, o lascia così.
prompt-promote-take-stop = Promuovi un altro lavoratore, o lascia così. Puoi anche { $also }.
prompt-advance =
    { $left ->
        [one] Un passo: scegli un tracciato.
       *[other] Fino a { $left } passi: scegli un tracciato.
    }
prompt-advance-take =
    { $left ->
        [one] Un passo: scegli un tracciato. Puoi anche { $also }.
       *[other] Fino a { $left } passi: scegli un tracciato. Puoi anche { $also }.
    }
prompt-advance-stop =
    { $left ->
        [one] Ancora un passo, o lascia così.
       *[other] Ancora fino a { $left } passi, o lascia così.
    }
prompt-advance-take-stop =
    { $left ->
        [one] Ancora un passo, o lascia così. Puoi anche { $also }.
       *[other] Ancora fino a { $left } passi, o lascia così. Puoi anche { $also }.
    }
prompt-flip = Scegli un treno da ribaltare.
prompt-flip-take = Scegli un treno da ribaltare. Puoi anche { $also }.
prompt-flip-stop = Ribalta ancora un treno, o lascia così.
prompt-flip-take-stop = Ribalta ancora un treno, o lascia così. Puoi anche { $also }.
prompt-train = Prendi un treno da una delle pile.
prompt-train-take = Prendi un treno da una delle pile. Puoi anche { $also }.
prompt-exchange = Scambia un lavoratore: quale con quale?
prompt-exchange-take = Scambia un lavoratore: quale con quale? Puoi anche { $also }.
prompt-worker = Scegli il lavoratore che ricevi.
prompt-worker-take = Scegli il lavoratore che ricevi. Puoi anche { $also }.
prompt-discard = Scegli il lavoratore che scarti.
prompt-discard-take = Scegli il lavoratore che scarti. Puoi anche { $also }.
prompt-contract = Accetta un contratto.
prompt-contract-take = Accetta un contratto. Puoi anche { $also }.
prompt-contract-end = Accetta un contratto, o { $ends }.
prompt-contract-take-end = Accetta un contratto, o { $ends }. Puoi anche { $also }.
prompt-replace = Due obiettivi sono completati: quale sostituisci per primo?
prompt-objective = Tieni uno di questi obiettivi.
prompt-take =
    { $short ->
        [0] { $lacking ->
            [0] Prima di continuare devi { $also }.
            [one] Manca un lavoratore ai quattro necessari alla fine: puoi { $also }.
           *[other] Mancano { $lacking } lavoratori ai quattro necessari alla fine: puoi { $also }.
        }
       *[other] Mancano ${ $short }: puoi { $also }.
    }
prompt-take-stop = Lascia così, oppure puoi { $also }.
prompt-stop = Lascia così.
prompt-end =
    { $due ->
        [0] Non resta altro da fare: { $ends }.
       *[other] Paga ${ $due } e { $ends }.
    }
prompt-take-end =
    { $due ->
        [0] Puoi { $also }, oppure { $ends }.
       *[other] Puoi { $also }, oppure paga ${ $due } e { $ends }.
    }

## Che cosa un suggerimento dà come motivo

feature-points = PV adesso
feature-objectives = progressi sui tuoi obiettivi
feature-money = denaro e titoli
feature-workers = più lavoratori
feature-specialists = più specialisti
feature-managers = lavoratori che i tuoi obiettivi chiedono
feature-trains = più treni
feature-telegraph = i tuoi uffici del telegrafo e il loro tracciato
feature-stations = le tue stazioni e il loro tracciato
feature-coast = la via verso la costa ovest
feature-network = la tua rete

## Che cosa fa un’azione: un’etichetta, quindi senza punto

action-setup = { $tile }, con { $worker }
action-work = { $worker } su { $action }: { $what }
action-pass = Passa
action-station =
    { $price ->
        [0] Stazione a { $city }
       *[other] Stazione a { $city }, ${ $price }
    }
action-rail =
    { $price ->
        [0] Binario { $space }
       *[other] Binario { $space }, ${ $price } per il terreno
    }
action-office =
    { $count ->
        [0] Ufficio nella { $section }
        [one] Ufficio nella { $section }, un titolo
       *[other] Ufficio nella { $section }, { $count } titoli
    }
action-sale = Vendi { $piece } per ${ $amount }
action-promote = { $worker } ({ $from }) diventa dirigente: { $objective }
action-advance =
    { $cost ->
        [money] Un passo su { $track } fino a { $points }, per ${ $amount }
        [shares] Un passo su { $track } fino a { $points }, per { $amount } dei tuoi titoli
        [worker] Un passo su { $track } fino a { $points }, per un lavoratore
       *[free] Un passo su { $track } fino a { $points }
    }
action-flip =
    { $face ->
        [up] { $train } a faccia in giù: { $what }
       *[down] { $train } a faccia in su: 8 PV
    }
action-train = { $train }: { $what }
action-exchange = { $worker } ({ $from }) con { $into }
action-worker = Ricevi un lavoratore: { $worker }
action-discard = Scarta { $worker } ({ $from })
action-contract = { $contract }
action-replace = Per primo { $objective }
action-objective = { $objective }: { $conditions }
action-take =
    { $effect ->
        [ability] { $worker }: { $what }
        [promotion] Promuovi un lavoratore
        [main] Ricompensa principale: { $what }
        [bonus] Prima Stazione: { $what }
        [bonus-promotion] Prima Stazione: promuovi un lavoratore
        [again] Ancora il bonus: { $what }
        [again-promotion] Ancora il bonus: promuovi un lavoratore
        [tile] Un lavoratore per la tessera Telegrafo: { $what }
        [flip] Ribalta un treno
        [reward] Tessera Setup: { $what }
        [sell-share] Vendi un titolo per $150
       *[hire] Assumi per $800: { $worker }
    }
action-stop = Lascia il resto
action-end =
    { $due ->
        [0] { $ends }
       *[other] Paga ${ $due }, { $ends }
    }

## Condizioni degli obiettivi

condition-connect =
    { $count ->
        [one] collega una città di livello { $figure }
       *[other] collega { $count } città di livello { $figure }
    }
condition-stations =
    { $count ->
        [one] una stazione a livello { $figure }
       *[other] { $count } stazioni a livello { $figure }
    }
condition-contract-rails =
    { $count ->
        [one] un binario con icona Contratto
       *[other] { $count } binari con icona Contratto
    }
condition-terrain-rails =
    { $figure ->
        [0] { $count } binari in pianura
        [one] { $count } binari con un triangolo
       *[other] { $count } binari con { $figure } triangoli
    }

## Che cosa è successo

event-setup = { $seat } prende la tessera Setup “{ $tile }” e un lavoratore: { $worker }.
event-recalled = { $seat } riprende tutti i lavoratori.
event-works = { $seat }: { $worker } su { $action }.
event-passed = { $seat } passa.
event-station = { $seat } costruisce una stazione a { $city }.
event-rail = { $seat } piazza un binario: { $space }.
event-office = { $seat } costruisce un ufficio nella { $section }.
event-sale = { $seat } vende { $piece } per ${ $amount }.
event-promoted = { $seat } promuove un lavoratore ({ $worker }): { $objective }.
event-step = { $seat } avanza su { $track } fino a { $points }.
event-turned =
    { $face ->
        [up] { $seat } ribalta un treno a faccia in su: { $train }.
       *[down] { $seat } ribalta un treno a faccia in giù: { $train }.
    }
event-train = { $seat } prende un treno: { $train }.
event-exchanged = { $seat } scambia un lavoratore: { $worker } con { $into }.
event-worker = { $seat } riceve un lavoratore: { $worker }.
event-discarded = { $seat } scarta un lavoratore: { $worker }.
event-contract = { $seat } accetta un contratto: { $contract }.
event-sold-share = { $seat } vende un titolo per $150.
event-hired = { $seat } assume un lavoratore: { $worker }.
event-money = { $seat } riceve ${ $amount }.
event-shares =
    { $count ->
        [one] { $seat } riceve un titolo.
       *[other] { $seat } riceve { $count } titoli.
    }
event-paid = { $seat } paga ${ $amount }.
event-offer = { $seat } porta in gioco il contratto, che viene offerto a tutti.
event-refused = { $seat } rifiuta.
event-contract-up = Si scopre la prossima tessera Contratto.
event-contracts-shuffled = Si rimescolano tutte le tessere Contratto.
event-completed = { $seat } completa un obiettivo: { $objective }.
event-drew =
    { $count ->
        [0] Per { $seat } non ci sono più obiettivi.
        [one] { $seat } pesca un obiettivo.
       *[other] { $seat } pesca { $count } obiettivi tra cui scegliere.
    }
event-drew-known =
    { $count ->
        [0] Per { $seat } non ci sono più obiettivi.
       *[other] { $seat } pesca: { $objectives }.
    }
event-kept = { $seat } ha un nuovo obiettivo: { $objective }.
event-last-round = { $seat } ha svuotato la plancia alla sinistra del logo: dopo questo giro tutti hanno ancora un turno.
event-over = La partita è finita.

## Che cosa del tabellone si oppone a un’azione

detail-price = Costa ${ $price }; vendendo tutti i titoli hai ${ $liquid }.
detail-cheapest = La città meno cara che raggiungi costa ${ $price }; vendendo tutti i titoli hai ${ $liquid }.
detail-no-city = Hai una stazione in ogni città che raggiungi.
detail-no-rail = Non hai più binari.
detail-no-building = Non hai più edifici.
detail-rails = I binari costano ${ $price } e il loro terreno; vendendo tutti i titoli hai ${ $liquid }.
detail-workers =
    { $count ->
        [one] Hai un solo lavoratore disponibile, e alla fine ne servono quattro.
       *[other] Hai { $count } lavoratori disponibili, e alla fine ne servono quattro.
    }
detail-due = Ci sono ${ $due } da pagare, e tu hai ${ $money }.

## Che cosa non torna: posizioni scritte a mano, e il controllo dopo ogni azione

error-unsound-tiles = Le tessere Città e Telegrafo non corrispondono ai posti: ognuna c’è una volta, al suo livello.
error-unsound-workers = I lavoratori { $worker } sono { $found }; devono essere { $total }.
error-unsound-fewest = Il posto { $seat } ha meno di quattro lavoratori disponibili.
error-unsound-trains = I treni non tornano.
error-unsound-pieces = I binari e gli edifici del posto { $seat } non tornano: sulla plancia, sul tabellone, venduti.
error-unsound-network = I binari del posto { $seat } non formano una rete, o una stazione non la tocca.
error-unsound-first = Un primo spazio non appartiene a chi vi ha costruito.
error-unsound-track = Un segnalino del posto { $seat } è oltre la cima del tracciato.
error-unsound-objectives = Un obiettivo manca, è nella pila sbagliata o c’è due volte.
error-unsound-managers = Un dirigente del posto { $seat } ha un colore che l’obiettivo non chiede.
error-unsound-owner = Gli obiettivi del posto { $seat } non vengono da un A1 e un A2.
error-unsound-contracts = Le tessere Contratto non tornano.
error-unsound-setup = Le tessere Setup non corrispondono al momento.
error-unsound-step = Il campo { $field } non corrisponde al momento.
error-unsound-dead-end = In questa posizione non c’è nulla da fare.

## Il tavolo in un terminale

terminal-player = Giocatore
terminal-points = PV
terminal-money = Denaro
terminal-shares = Titoli
terminal-workers = Lavoratori
terminal-pieces = Binari/edifici
terminal-tracks = Tracciati
terminal-trains = Treni
terminal-cities = Città
terminal-city = Città
terminal-cost = Costo
terminal-reward = Ricompensa
terminal-first = Prima Stazione
terminal-built = Costruito
terminal-telegraph = Telegrafo
terminal-line = Sezione
terminal-tile = Tessera
terminal-round = Giro { $round } · contratti nella pila: { $contracts } · obiettivi B { $b }, C { $c }, D { $d }
terminal-last = Giro { $round }, l’ultimo è { $last } · contratti nella pila: { $contracts } · obiettivi B { $b }, C { $c }, D { $d }
terminal-contract = Contratto
terminal-objectives = I tuoi obiettivi
terminal-missing = mancano: { $managers }
terminal-supply = Riserva comune
terminal-key = ● nella riserva ○ sulla plancia · ▲ treno a faccia in su ▽ in giù
terminal-source-objectives = Obiettivi
terminal-source-trains = Treni
terminal-source-telegraph = Telegrafo
terminal-source-stations = Stazioni
terminal-source-network = Rete
terminal-source-links = Collegamenti
