### Spike in italiano. $seat è il nome di un giocatore; $city, $good, $suit e $part sono nomi dei dati, come “Lexington”,
### “Carbone”, “Bianco” e “Tender”; $space si scrive come “F7–G8”.

## Il gioco

title = Spike
tagline = Posa i binari di città in città, vendi ciò che il mercato vuole e porta il treno da chi paga meglio.
length = Circa un’ora
option-advanced = Gioco avanzato
option-advanced-help = Scegli i lati dei tuoi contratti e tieni una carta Percorso su due.

## Nomi

side-front = fronte
side-back = retro
space = { $one }–{ $other }
move-start = metti in moto il treno
move-boost = fai un extra movimento
after-load = Carica: { $good }
after-deliver = Consegna
after-both = Carica ({ $good }), consegna

## Che cosa c’è da fare adesso. Un messaggio prende nome dai tipi di azione possibili, e non parla di altri.

prompt-wait = È il turno di un altro.
prompt-over = La partita è finita.
prompt-side = Scegli un lato per ognuno dei tuoi contratti.
prompt-give = Scegli una carta da dare coperta al giocatore alla tua destra.
prompt-keep = Tieni una delle tue due carte Percorso.
prompt-place = Piazza la locomotiva in una città: lì comincia la tua rete.
prompt-hold-move =
    { $speed ->
        [one] Movimento gratuito: al massimo uno spazio, oppure resta fermo.
       *[other] Movimento gratuito: fino a { $speed } spazi, oppure resta fermo.
    }
prompt-hold-move-cargo =
    { $speed ->
        [one] Movimento gratuito: al massimo uno spazio, oppure resta fermo. Puoi anche occuparti del carico.
       *[other] Movimento gratuito: fino a { $speed } spazi, oppure resta fermo. Puoi anche occuparti del carico.
    }
prompt-draw =
    { $left ->
        [one] Pesca una carta.
       *[other] Pesca fino a { $left } carte.
    }
prompt-draw-stop =
    { $left ->
        [one] Pesca ancora una carta, o smetti.
       *[other] Pesca ancora fino a { $left } carte, o smetti.
    }
prompt-lay = La tua linea da { $city }: scegli il prossimo spazio.
prompt-pay = Scegli quante carte pagare di questo seme: { $suit }.
prompt-build = Costruisci la tua linea fino a { $city }.
prompt-cargo-end = { $after }, o chiudi il turno.
prompt-pass = Non puoi fare niente: passa.
prompt-pass-cargo = Non hai azioni possibili: occupati del carico, o passa.
prompt-move = La tua azione: { $move }.
prompt-move-cargo = La tua azione: { $move }. Puoi anche occuparti del carico.
prompt-draw-cargo = La tua azione: pesca carte. Puoi anche occuparti del carico.
prompt-line = La tua azione: costruisci.
prompt-line-cargo = La tua azione: costruisci. Puoi anche occuparti del carico.
prompt-upgrade = La tua azione: migliora il treno.
prompt-upgrade-cargo = La tua azione: migliora il treno. Puoi anche occuparti del carico.
prompt-move-draw = La tua azione: pesca carte o { $move }.
prompt-move-draw-cargo = La tua azione: pesca carte o { $move }. Puoi anche occuparti del carico.
prompt-move-line = La tua azione: costruisci o { $move }.
prompt-move-line-cargo = La tua azione: costruisci o { $move }. Puoi anche occuparti del carico.
prompt-move-upgrade = La tua azione: { $move } o migliora il treno.
prompt-move-upgrade-cargo = La tua azione: { $move } o migliora il treno. Puoi anche occuparti del carico.
prompt-draw-line = La tua azione: pesca carte o costruisci.
prompt-draw-line-cargo = La tua azione: pesca carte o costruisci. Puoi anche occuparti del carico.
prompt-draw-upgrade = La tua azione: pesca carte o migliora il treno.
prompt-draw-upgrade-cargo = La tua azione: pesca carte o migliora il treno. Puoi anche occuparti del carico.
prompt-line-upgrade = La tua azione: costruisci o migliora il treno.
prompt-line-upgrade-cargo = La tua azione: costruisci o migliora il treno. Puoi anche occuparti del carico.
prompt-move-draw-line = La tua azione: pesca carte, costruisci o { $move }.
prompt-move-draw-line-cargo = La tua azione: pesca carte, costruisci o { $move }. Puoi anche occuparti del carico.
prompt-move-draw-upgrade = La tua azione: pesca carte, { $move } o migliora il treno.
prompt-move-draw-upgrade-cargo = La tua azione: pesca carte, { $move } o migliora il treno. Puoi anche occuparti del carico.
prompt-move-line-upgrade = La tua azione: costruisci, { $move } o migliora il treno.
prompt-move-line-upgrade-cargo = La tua azione: costruisci, { $move } o migliora il treno. Puoi anche occuparti del carico.
prompt-draw-line-upgrade = La tua azione: pesca carte, costruisci o migliora il treno.
prompt-draw-line-upgrade-cargo = La tua azione: pesca carte, costruisci o migliora il treno. Puoi anche occuparti del carico.
prompt-move-draw-line-upgrade = La tua azione: pesca carte, costruisci, { $move } o migliora il treno.
prompt-move-draw-line-upgrade-cargo = La tua azione: pesca carte, costruisci, { $move } o migliora il treno. Puoi anche occuparti del carico.

## Il motivo di un suggerimento: ciò che il giudice guarda

feature-money = soldi subito
feature-contracts = contratti che puoi consegnare
feature-track = i binari che mancano alle tue consegne
feature-route = la tua carta Percorso
feature-market = materie prime care a portata di mano
feature-ready = la prossima linea che le tue carte possono pagare
feature-cards = carte in mano
feature-train = un treno migliore per i turni che restano

## Che cosa fa un’azione: un’etichetta, quindi senza punto

action-side = { $good }: usa il { $side } ({ $cities })
action-give = Dai via una carta: { $suit }
action-keep = Tieni il percorso da { $route }
action-place = Piazza la locomotiva a { $city }
action-hold = Resta fermo
action-move =
    { $spaces ->
        [one] Muovi a { $place }, uno spazio
       *[other] Muovi a { $place }, { $spaces } spazi
    }
action-draw = Prendi una carta dalla fila: { $suit }
action-deck = Pesca una carta dal mazzo
action-stop = Smetti di pescare
action-line = Costruisci fino a { $city }: { $good }, ${ $amount }
action-lay = Posa un binario su { $space }: { $suit }
action-pay =
    { $count ->
        [0] Paga senza carte di questo seme: { $suit }
        [one] Paga una carta: { $suit }
       *[other] Paga { $count } carte: { $suit }
    }
action-build = Costruisci la linea fino a { $city }
action-upgrade = Migliora: { $part }, ${ $amount }
action-pass = Passa
action-cargo =
    { $step ->
        [load] Carica: { $good }
        [unload] Rimetti sul contratto: { $good }
       *[deliver] Consegna per ${ $amount }: { $good }
    }
action-end = Chiudi il turno

## Che cosa è successo

event-ready = { $seat } ha scelto.
event-turned = { $seat } ha il contratto { $contract }.
event-gave = { $seat } dà una carta al giocatore alla sua destra.
event-gave-known = { $seat } dà una carta al giocatore alla sua destra: { $suit }.
event-row = Si scopre la fila.
event-kept = { $seat } tiene una carta Percorso.
event-kept-known = { $seat } tiene il percorso da { $route }.
event-placed = { $seat } comincia a { $city }.
event-held = Il treno di { $seat } resta fermo.
event-moved =
    { $spaces ->
        [one] Il treno di { $seat } si muove di uno spazio.
       *[other] Il treno di { $seat } si muove di { $spaces } spazi.
    }
event-arrived = Il treno di { $seat } arriva a { $city }.
event-took = { $seat } prende una carta: { $suit }.
event-drew = { $seat } pesca dal mazzo.
event-drew-known = { $seat } pesca dal mazzo: { $suit }.
event-turned-up = Si scopre una carta: { $suit }.
event-round = Il mazzo è finito: comincia il round { $number }.
event-time-card = Una carta Tempo: la numero { $number } di 3.
event-built = { $seat } collega { $city }. { $good }: ${ $amount }.
event-upgraded = { $seat } migliora il treno per ${ $amount }: { $part }.
event-loaded = { $seat } carica a { $city }: { $good }.
event-unloaded = { $seat } rimette sul contratto: { $good }.
event-delivered = { $seat } consegna a { $city } per ${ $amount }: { $good }.
event-passed = { $seat } passa.
event-last-turns = { $seat } ha piazzato tutti i binari e non può più consegnare niente: ciascuno degli altri ha ancora un turno.
event-stalled = Nessuno va avanti: la partita finisce.
event-route = { $seat } mostra il percorso da { $route }: ${ $amount }.
event-over = La partita è finita.

## Che cosa sul tabellone impedisce un’azione

detail-unpaid =
    { $spaces ->
        [one] La linea più breve ha uno spazio, e le tue carte non la pagano.
       *[other] La linea più breve ha { $spaces } spazi; le tue carte ne pagano { $paid }.
    }
detail-no-tracks =
    { $spaces ->
        [one] La linea più breve ha uno spazio; binari rimasti: { $left }.
       *[other] La linea più breve ha { $spaces } spazi; binari rimasti: { $left }.
    }
detail-delivered = A { $city } hai già consegnato: { $good }.

## Che cosa non torna: posizioni scritte a mano, e il controllo dopo ogni azione

error-position-contract = Ci sono due contratti per { $good }; ogni materia prima ne ha uno.
error-position-cargo = Il tassello Carico { $good } non può stare lì: il posto { $seat } non ne ha il contratto, o il tassello è anche altrove.
error-position-track = Lo spazio { $space } ha due binari.
error-position-needs = Una posizione che dice dov’è il carico deve dire chi ha quali contratti: il campo { $field }.
error-unsound-market = Il mercato deve avere ognuna delle dodici materie prime una volta.
error-unsound-contracts = Il posto { $seat } ha { $found } contratti; devono essere { $total }.
error-unsound-negative = Da qualche parte ci sono meno di zero carte di un seme.
error-unsound-cards = Del seme { $suit } ci sono { $found } carte; devono essere { $total }.
error-unsound-row = La fila non torna: ha al massimo quattro carte, e nessuna prima di essere scoperta.
error-unsound-round = Il round { $round } con { $out } carte Tempo sul tabellone non torna con le carte Tempo nel mazzo.
error-unsound-upper = C’è una carta Tempo nella parte superiore del mazzo, o quella parte è più grande del mazzo.
error-unsound-route = Le carte Percorso del posto { $seat } non vanno bene per questo momento.
error-unsound-routes = Una carta Percorso c’è due volte.
error-unsound-map = Le reti non tornano con i binari sul tabellone.
error-unsound-tracks = Il posto { $seat } ha { $found } binari sul tabellone; sono { $total } in tutto.
error-unsound-network = I binari del posto { $seat } non sono una rete: è un solo albero dalla sua partenza, e finisce sempre in città.
error-unsound-train = Il treno del posto { $seat } deve stare sulla sua rete.
error-unsound-level = Una parte del treno del posto { $seat } supera il terzo livello.
error-unsound-aboard = Ciò che porta il treno del posto { $seat } non va bene per i suoi vagoni o per la sua rete.
error-unsound-delivered = Ciò che il posto { $seat } ha consegnato non torna con i contratti, la rete o una consegna per città.
error-unsound-money = I soldi del posto { $seat } non sono quelli guadagnati e spesi.
error-unsound-income =
    { $connected ->
        [one] Il posto { $seat } ha ${ $found } dal mercato; una città collegata paga da $1 a $3.
       *[other] Il posto { $seat } ha ${ $found } dal mercato; { $connected } città collegate pagano da $1 a $3 ciascuna.
    }
error-unsound-known = Ciò che si sa della mano del posto { $seat } non può essere.
error-unsound-line = La linea in corso non si può completare o pagare.
error-unsound-step = Il campo { $field } non va bene per questo momento del turno.

## Il tavolo nel terminale

terminal-market = Mercato
terminal-contracts = Contratti
terminal-route = Percorso
terminal-upgrades = Miglioramenti
terminal-player = Giocatore
terminal-money = Soldi
terminal-cards = Carte
terminal-tracks = Binari
terminal-cities = Città
terminal-train = Treno
terminal-parts = Velocità/carte/vagoni
terminal-key = ○ da caricare · ▣ a bordo · ✓ consegnato
terminal-round = Round { $round } di 3 · nel mazzo: { $deck } · scarti: { $discards } · carte Tempo sul tabellone: { $out }
terminal-row = Fila
terminal-hand = Le tue carte
terminal-yours = Cose tue
terminal-own-route = Percorso da { $start }: { $listed }; adesso ${ $amount }
terminal-city = { $junction } · fornisce { $good }, che paga ${ $amount } · collegata da { $joined }
terminal-map-key = ★ ◆ ▲ ✚ i binari dei giocatori, nell’ordine dei posti
