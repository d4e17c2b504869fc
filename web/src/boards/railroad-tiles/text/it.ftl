### Railroad Tiles nel browser, in italiano. $cell è la lettera e il numero di una casella, $tile il nome di una tessera.

## La plancia

map-keys = Le frecce portano alla prossima casella dove si può fare qualcosa, con Maiusc a qualunque; Invio posa la tessera e, premuto ancora, la piazza. Q ed E la ruotano, F la capovolge, Backspace annulla. Più, meno e zero ingrandiscono.
cell = { $cell }, vuota.
cell-tile = { $cell }, { $tile }.
cell-piece = C’è una pedina.
cell-open = { $count ->
    [one] Interruzione { $sides }.
   *[other] Interruzioni { $sides }.
  }
cell-city = In una Città di { $count } tessere.
cell-needs = Serve { $routes }.
cell-put = { $fits ->
    [yes] { $cell }, { $tile }, posata e non ancora piazzata.
   *[no] { $cell }, { $tile }, posata dove così non va bene.
  }
cell-icon = { $piece ->
    [car] Icona libera per un’Auto
    [train] Icona libera per un Treno
   *[traveller] Icona libera per un Viaggiatore
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }{ $star ->
    [yes] , con una stella
   *[no] {""}
  }.
cell-placed = { $piece ->
    [car] Qui hai messo un’Auto
    [train] Qui hai messo un Treno
   *[traveller] Qui hai messo un Viaggiatore
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
cell-fits = { $state ->
    [fits] La tua tessera va bene così.
    [flipped] La tua tessera va bene se capovolta.
   *[turned] La tua tessera va bene se ruotata.
  }
routes-one = { $kind ->
    [railway] ferrovia { $sides }
    [highway] autostrada { $sides }
   *[none] lato vuoto { $sides }
  }
sides-all = su tutti i lati
at-north = a nord
at-east = a est
at-south = a sud
at-west = a ovest
legend-city = città, 3 o più tessere urbane
legend-rectangle = rettangolo più grande
legend-open-end = interruzione
legend-mission = ciò che conta per la sfida
legend-fits = va bene così
legend-turned = va bene se ruotata o capovolta
legend-free = icona libera, punti che darebbe
legend-star = con una stella: un altro tipo
legend-network = la rete che si conta
legend-open = Che cosa significano i segni
legend-fold = Chiudi la legenda
not-here = Non si può.
not-at-all = Qui non va in nessun verso.
not-so = Non così.
misfit = { $flip ->
    [yes] Così non va: ruotala, capovolgila o posala altrove.
   *[no] Così non va: ruotala o posala altrove.
  }
misfit-short = Così non va: girala o spostala.
which-token = Con quale segnalino?
turning = Ruota la tessera
turn-left = Ruota a sinistra
turn-flip = Capovolgi
turn-right = Ruota a destra
short-left = Sinistra
short-flip = Capovolgi
short-right = Destra

## I territori

own-territory = Il tuo territorio
territory-of = Territorio di { $name }
territory-figures = { $cities } città · { $width } × { $height } · { $ends ->
    [one] 1 interruzione
   *[other] { $ends } interruzioni
  }
open-territory = Guarda sulla plancia il territorio di { $name }
open-own = Torna al tuo territorio
back-to-own = Torna al tuo
back-short = Indietro
count-cities = { $count } città
count-rectangle = { $width }×{ $height } tessere
count-open-ends = { $count ->
    [one] 1 interruz.
   *[other] { $count } interruz.
  }
count-stars = { $count ->
    [one] 1 stella
   *[other] { $count } stelle
  }
count-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
  }
has-placed = ha piazzato
is-placing = sta piazzando

## La mano

your-tiles = Le tue tessere
tile-of = tessera { $at } di { $count }
no-tile = Posto vuoto
no-tiles = { $left ->
    [0] Quando prendi una colonna, le sue tessere stanno qui. Non puoi più rifiutarne.
    [one] Quando prendi una colonna, le sue tessere stanno qui. In questa partita puoi rifiutarne ancora una.
   *[other] Quando prendi una colonna, le sue tessere stanno qui. In questa partita puoi rifiutarne { $left }.
  }
item-laid = in { $cell }
item-refused = rifiutata
item-in-hand = in mano
item-waits = aspetta
item-due = da piazzare ora
item-discard = { $picked ->
    [yes] si scarta
   *[no] non va bene
  }
item-one-due = una va piazzata
others-wait = { $count ->
    [one] Ne aspetta un’altra. Toccala per piazzarla prima.
   *[other] Ne aspettano altre { $count }. Toccane una per piazzarla prima.
  }
last-tile = L’ultima di questo turno.
refuse = Rifiuta la tessera · { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
  }
refuse-short = Rifiuta · { $left }
refuse-title = Rifiuti questa tessera?
refuse-note = { $left ->
    [one] Esce dal gioco. È l’ultima che puoi rifiutare.
   *[other] Esce dal gioco. Dei tuoi { $left } rifiuti ne usi uno.
  }
refuse-yes = Rifiutala
refuse-no = Tienila
starting = Tessere iniziali
starting-note = una a testa, prima chi gioca per ultimo

## La plancia Stazione

station = Plancia Stazione
station-note = { $can ->
    [choose] prendi una colonna illuminata: tutte le tessere e le stelle
    [alone] le colonne che lasci si scartano
    [coin] delle due colonne rimaste la moneta ne svuota una, l’altra riceve una stella
    [last] le ultime colonne della partita
   *[rest] la colonna che nessuno sceglie riceve una stella
  }
column = Colonna { $column }
bonus-star = e una stella
bonus-point = e un punto
bonus-point-short = +1 punto
coin = { $coin ->
    [left] Ultima moneta: delle due colonne rimaste, svuotata quella di sinistra.
   *[right] Ultima moneta: delle due colonne rimaste, svuotata quella di destra.
  }
coin-toss = { $coin ->
    [left] La moneta mostra sinistra: la colonna { $column } perde le tessere.
   *[right] La moneta mostra destra: la colonna { $column } perde le tessere.
  }
tokens-now = Popolamento ora
tokens-none = nessuno nel primo round
tokens-next = Poi
token-flag = { $token }, con bandierina
tokens-stack = { $count ->
    [0] è l’ultimo
    [one] 1 coperto
   *[other] { $count } coperti
  }

## Le pedine

pieces = { $count ->
    [one] La tua pedina
   *[other] Le tue pedine
  }
pieces-note = { $count ->
    [one] puoi anche non piazzarla
   *[other] in qualsiasi ordine; puoi piazzarne meno
  }
piece-placed = { $piece ->
    [car] un’Auto in { $cell }, +{ $points }
    [train] un Treno in { $cell }, +{ $points }
   *[traveller] un Viaggiatore in { $cell }, +{ $points }
  }
piece-waits = scegli un’icona
piece-star = solo con una stella
piece-none = nessuna icona adatta
stars-note = { $count ->
    [one] La tua stella cambia il tipo di un segnalino: vedi le icone tratteggiate.
   *[other] Ognuna delle tue { $count } stelle cambia il tipo di un segnalino: vedi le icone tratteggiate.
  }
where = Dove possono stare
where-note = prima le migliori
where-done = hai finito
where-nowhere = Per ora da nessuna parte.
where-waits = Le pedine si mostrano tutte insieme quando tutti hanno finito.
where-one = { $piece ->
    [car] Un’Auto in { $cell }
    [train] Un Treno in { $cell }
   *[traveller] Un Viaggiatore in { $cell }
  }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }{ $star ->
    [yes] , con una stella
   *[no] {""}
  }
supply = Riserva
supply-note = quel che resta nella scatola
supply-car = Auto
supply-train = Treni
supply-traveller = Viaggiatori
supply-star = Stelle

## Il foglio

round = Round { $round } di { $rounds }
rounds = I round
order = ordine di turno
phases = Le fasi
phase-start = Tessere iniziali
phase-tiles = Selezione
phase-population = Popolamento
phase-end = Fine round
score-now = Punti ora
score-note = { $fails ->
    [yes] validi se la sfida riesce
   *[no] se finisse adesso
  }
mark-alone = Mostra sulla mappa solo questi segni
source = Fonte
source-cars = Auto
source-trains = Treni
source-travellers = Viaggiatori
source-column = Colonna
source-cities = Città
source-rectangle = Rettangolo
source-openings = Interruzioni
source-objectives = Obiettivi
source-failed = Sfida
note-pieces = { $count ->
    [one] 1 sulla mappa
   *[other] { $count } sulla mappa
  }
note-cities = { $count } × { $points }
note-rectangle = { $width } × { $height } tessere
note-openings = { $count }, le prime { $free } gratis
note-objectives = { $points } l’uno, se riusciti
total = Totale
objectives = Obiettivi
objectives-note = { $points } punti l’uno
goal-state = { $state ->
    [met] riuscito, { $cell }
    [laid] in { $cell }
    [discarded] scartato
   *[hand] in mano
  }
challenge = La sfida
mission-figure = { $most ->
    [yes] { $figure }, al massimo { $needed }
   *[no] { $figure } su { $needed }
  }
mission-state = { $state ->
    [holds] a posto
    [broken] violata
   *[open] non ancora
  }
ended-alone = { $challenge }. { $mission } { $state ->
    [done] Riuscita: { $figure }.
    [kept] Rispettata: { $figure }.
    [missed] Mancata: { $figure }. La partita vale 0.
   *[rule] {""}
  } Una stella a { $first } punti, due a { $second }, tre a { $third }.
challenge-holds = { $state ->
    [kept] ✓ rispettata
    [missed] mancata
   *[done] ✓ riuscita
  }
thresholds = Punti per una, due e tre stelle

## Il turno

title-start = prendi una tessera iniziale
title-lay-start = piazza la tessera iniziale
title-column = scegli una colonna
title-lay = piazza le tessere
title-lay-refuse = piazza le tessere
title-lay-build = piazza le tessere e un Obiettivo
title-lay-build-refuse = piazza le tessere e un Obiettivo
title-build = aggiungi un Obiettivo
title-build-refuse = aggiungi un Obiettivo
title-discard = scarta un Obiettivo
title-place-done = popola il territorio
wait-for = Tocca a { $name }
wait-placing = Gli altri stanno piazzando
game-over = La partita è finita
tied = A pari punti viene prima chi nell’ultimo round aveva la pedina Giocatore più a sinistra.
more-put = { $tile }, posata in { $cell }. { $flip ->
    [yes] Ruotala, capovolgila
   *[no] Ruotala
  }{ $others ->
    [yes] {" "}o scegli un’altra casella illuminata.
   *[no] {" "}o piazzala così.
  }
more-put-short = { $flip ->
    [yes] In { $cell }: ruotala, capovolgila
   *[no] In { $cell }: ruotala
  }{ $others ->
    [yes] {" "}o spostala.
   *[no] {" "}o piazzala.
  }
more-placed = { $piece ->
    [car] L’Auto è in { $cell }.
    [train] Il Treno è in { $cell }.
   *[traveller] Il Viaggiatore è in { $cell }.
  } { $left ->
    [0] Non c’è altro da piazzare.
    [one] Ancora una pedina.
   *[other] Ancora { $left } pedine.
  }
more-placed-short = In { $cell }. { $left ->
    [0] Non c’è altro da piazzare.
    [one] Ancora una pedina.
   *[other] Ancora { $left } pedine.
  }
more-lay-short = Tocca una casella segnata.
more-icon-short = Tocca un’icona, o concludi.
more-discard-short = Tocca quello da scartare.
stop-start = Tessera iniziale
stop-column = Colonna
stop-tiles = Tessere
stop-tile-of = Tessere { $at } di { $count }
stop-hand-over = Passa
stop-on = Avanti
stop-reveal = Scopri
lies = Giace
joins = Unisce
joins-one = { $edge ->
    [R] ferrovia
   *[H] autostrada
  } { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
  } con { $cell }
joins-line = unisce { $joins }
joins-none = non unisce nessun percorso
joins-nothing = nessun percorso
spoken-hand = In mano: { $tile }, { $routes }. { $cells ->
    [0] Non va da nessuna parte.
   *[other] Così va in { $fits ->
        [one] 1 casella
       *[other] { $fits } caselle
      } su { $cells }.
  }
spoken-change = { $what } { $changes ->
    [yes] da { $from } a { $to }
   *[no] { $to }
  }
brings = Porta
brings-cities = città
brings-rectangle = rettangolo
brings-openings = interruzioni
brings-score = punti
brings-score-head = Punti
then = Poi
then-tiles = { $tiles ->
    [0] un Obiettivo
    [one] un’altra tessera{ $objective ->
        [yes] {" "}e un Obiettivo
       *[no] {""}
      }
   *[other] altre { $tiles } tessere{ $objective ->
        [yes] {" "}e un Obiettivo
       *[no] {""}
      }
  }
then-discard = il resto non sta da nessuna parte e si scarta
then-over = il tuo turno è finito
then-reveal = { $count ->
    [one] si scopre tutto quando ha finito anche l’altro
   *[other] si scopre tutto quando hanno finito gli altri { $count }
  }
then-round = si passa al round { $round }
then-end = la partita è finita
piece-line = { $piece ->
    [car] Auto
    [train] Treno
   *[traveller] Viaggiatore
  }
piece-scores = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }{ $star ->
    [yes] , con una stella
   *[no] {""}
  }
done-title = Non piazzi altro?
done-note = { $count ->
    [one] Un segnalino resta inutilizzato.
   *[other] { $count } segnalini restano inutilizzati.
  }
confirm-lay = Piazza in { $cell }
confirm-place = { $count ->
    [one] Piazza la pedina
   *[other] Piazza { $count } pedine
  }
confirm-done = Non piazzare altro
confirm-done-sure = Sì, non piazzo altro
confirm-column = Prendi una colonna
confirm-start = Prendi una tessera
confirm-refuse = Rifiuta la tessera
confirm-discard-none = Scegli un Obiettivo
confirm-discard = Scartalo
confirm-none = Piazza una tessera
hint-wait = Tocca a { $name }.
hint-placed = Hai finito. Le pedine si mostrano tutte insieme quando hanno finito tutti.
hint-over = La partita è finita.
ask-hint = Suggerimento
suggested = Suggerito
suggested-place = { $piece ->
    [car] Auto
    [train] Treno
   *[traveller] Viaggiatore
  } su { $cell }{ $star ->
    [yes] , con una stella
   *[no] {""}
  }
suggested-brings = { $points ->
    [one] Porta { $signed } punto.
   *[other] Porta { $signed } punti.
  }

## Il telefono

tab-tiles = Tessere
tab-pieces = Pedine
tab-station = Stazione
tab-score = Punti
tab-players = Giocatori

## I tasti

key-cells = alla prossima casella dove si può fare qualcosa; con Maiusc a qualunque
key-turn = ruota la tessera a sinistra, a destra
key-flip = capovolge la tessera
key-take = prende una tessera della mano
key-lay = piazza la tessera posata
key-back = annulla
key-refuse = rifiuta la tessera in mano
key-marks = mostra o nasconde quel che fa punti

## In solitario

alone-at = { $game }, in solitario
challenges = { $count ->
    [15] Quindici sfide
   *[other] { $count } sfide
  }
challenges-note = Scegline una prima della prima tessera. Il risultato migliore resta in questo browser.
stars-of = di { $all } stelle
stars-so-far = { $count ->
    [one] 1 stella finora
   *[other] { $count } stelle finora
  }
stars-won = { $count ->
    [one] 1 stella vinta.
   *[other] { $count } stelle vinte.
  }
kind-goal = missione
kind-limit = limite
kind-rule = regola
untried = mai provata
best-points =
  { $points ->
    [one] meglio: { $points } punto
   *[other] meglio: { $points } punti
  }
mission-missed = { $kind ->
    [limit] limite violato
   *[goal] missione mancata
  }
solo-note = Otto round con colonne da 2 tessere (e una stella), 3 (e un punto) e 4; quelle che lasci si scartano.
solo-stars = { $kind ->
    [goal] Se la missione manca, la partita vale 0.
    [limit] Se il limite è violato, la partita vale 0.
   *[rule] Non si può mancare.
  } { $first }, { $second } e { $third } punti danno una, due e tre stelle.
start-challenge = Comincia la sfida

## Gli Obiettivi di un nuovo tavolo

objectives-chosen = Scegline tre
objectives-three = Sempre tre: una nuova prende il posto della prima scelta.
