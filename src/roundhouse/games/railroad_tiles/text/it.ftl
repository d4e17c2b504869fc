### Railroad Tiles in italiano. $seat è il nome di un giocatore; $tile è il nome di una tessera o di un Obiettivo e sta
### senza articolo, dopo i due punti; $cell è la lettera e il numero di una casella.

## Il gioco

title = Railroad Tiles
tagline = Piazza ferrovie e autostrade tessera per tessera, chiudi i varchi e popola il tuo territorio.
length = Circa 40 minuti
option-challenge = Sfida
option-challenge-help = Per che cosa giochi da solo: una missione o una limitazione, e tre soglie di punti.
option-objectives = Obiettivi
option-objectives-help = Tre tessere in più per ognuno, che danno 5 punti se alla fine il loro requisito è soddisfatto.
option-objectives-none = Nessuno
option-objectives-none-help = La partita senza Obiettivi: il modo migliore per cominciare.
option-objectives-drawn = Tre a sorte
option-objectives-drawn-help = All’inizio si tirano a sorte tre dei sette set.
objective-sets = { $first }, { $second }, { $third }
objective-sets-help = I tre set sono { $first }, { $second } e { $third }.

## Nomi

shape-straight-highway = autostrada diritta
shape-straight-rail = ferrovia diritta
shape-curve-highway = autostrada curva
shape-curve-rail = ferrovia curva
shape-tee-highway = incrocio autostradale a T
shape-tee-rail = incrocio ferroviario a T
shape-cross-highway = incrocio autostradale
shape-cross-rail = incrocio ferroviario
shape-end-highway = autostrada a fondo cieco
shape-end-rail = binario morto
shape-overpass = cavalcavia
shape-station-straight = stazione diritta
shape-station-curve = stazione curva
shape-station-highways = stazione con tre autostrade
shape-station-railways = stazione con tre ferrovie
shape-station-corner = stazione ad angolo
shape-station-crossing = stazione a incrocio
tile =
    { $look ->
       *[rural-none] { $shape }
        [rural-car] { $shape } (Auto)
        [rural-train] { $shape } (Treno)
        [rural-traveller] { $shape } (Viaggiatore)
        [urban-none] { $shape } (Urbana)
        [urban-car] { $shape } (Urbana, Auto)
        [urban-train] { $shape } (Urbana, Treno)
        [urban-traveller] { $shape } (Urbana, Viaggiatore)
    }
lie-up = diritta
lie-right = girata a destra
lie-down = sottosopra
lie-left = girata a sinistra
lie-back-up = capovolta
lie-back-right = capovolta e girata a destra
lie-back-down = capovolta e sottosopra
lie-back-left = capovolta e girata a sinistra
side-north = nord
side-east = est
side-south = sud
side-west = ovest
edge-empty = un lato vuoto
edge-highway = un’autostrada
edge-railway = una ferrovia
piece-car = un’Auto
piece-train = un Treno
piece-traveller = un Viaggiatore
token-car = Auto
token-train = Treno
token-traveller = Viaggiatore
token-train-or-car = Treno o Auto
coin-left = sinistra
coin-right = destra

## Sfide e Obiettivi in una frase

mission-megalopolis = Crea una Città di almeno 10 tessere Urbane.
mission-route-66 = Crea un’autostrada lunga almeno 14 segmenti.
mission-trans-europe-express = Crea una ferrovia lunga almeno 14 segmenti.
mission-perfection = Finisci la partita con al massimo 3 Interruzioni.
mission-flat-earth = Il tuo territorio non dev’essere mai alto più di 3 tessere.
mission-volcano = Lascia un buco di 2 per 2 circondato da tessere.
mission-holes = Lascia 3 buchi di una casella circondati da tessere.
mission-distant-friends = Collega 2 Viaggiatori a distanza di almeno 12, senza nessun altro fra loro.
mission-station-chaos = Collega almeno 10 stazioni in una rete.
mission-car-paradise = Collega almeno 8 Auto con autostrade.
mission-train-paradise = Collega almeno 8 Treni con ferrovie.
mission-four-cities = Fonda almeno 4 Città.
mission-strict-rules = Non mettere mai due pedine dello stesso tipo in una riga del territorio.
mission-regulated-traffic = Non collegare mai fra loro più di 2 pedine dello stesso tipo.
mission-tired-travellers = Un Viaggiatore dà punti solo per gli altri che si raggiungono senza cambiare in una stazione.
requirement-city-hall = 2 tessere accanto in ognuna delle quattro direzioni
requirement-metropolis = in una Città di almeno 5 tessere Urbane
requirement-central-station = almeno 5 altre stazioni collegate per ferrovia
requirement-stadium = almeno 3 Viaggiatori sulle otto caselle intorno
requirement-airport = una Città nella sua riga o colonna
requirement-temple = nessuna icona Auto o Treno sulle otto caselle intorno
requirement-gas-station = su un’autostrada di almeno 8 segmenti

## Che cosa c’è da fare. Un invito ha il nome dei tipi di azioni permesse e non parla di altre.

prompt-wait =
    { $phase ->
        [population] Gli altri stanno ancora mettendo le loro pedine.
       *[other] È il turno di un altro.
    }
prompt-over = La partita è finita.
prompt-start = Prendi una delle tessere iniziali.
prompt-column = Round { $round }: scegli una colonna.
prompt-lay =
    { $phase ->
        [start] Piazza la tua tessera iniziale: va su M13, come vuoi tu.
       *[other]
            { $tiles ->
                [one] Piazza la tua ultima tessera.
               *[other] Piazza una delle tue { $tiles } tessere.
            }
    }
prompt-lay-refuse =
    { $tiles ->
        [one] Piazza la tua ultima tessera, o rifiutala.
       *[other] Piazza una delle tue { $tiles } tessere, o rifiutane una.
    }
prompt-lay-build =
    { $tiles ->
        [one] Piazza la tua ultima tessera o l’Obiettivo richiesto.
       *[other] Piazza una delle tue { $tiles } tessere o l’Obiettivo richiesto.
    }
prompt-lay-build-refuse =
    { $tiles ->
        [one] Piazza la tua ultima tessera o l’Obiettivo richiesto, o rifiuta la tessera.
       *[other] Piazza una delle tue { $tiles } tessere o l’Obiettivo richiesto, o rifiuta una tessera.
    }
prompt-build = Aggiungi uno dei tuoi Obiettivi: è richiesto.
prompt-build-refuse = Per le tue tessere non c’è posto: aggiungi uno dei tuoi Obiettivi, o rifiuta una tessera.
prompt-discard = Per i tuoi Obiettivi non c’è posto: scartane uno.
prompt-place-done =
    { $tokens ->
        [one] Un segnalino: metti una pedina, o concludi.
       *[other] { $tokens } segnalini: metti una pedina, o concludi.
    }

## Che cosa fa un’azione: un’etichetta, senza punto finale

action-start = Prendi la tessera iniziale { $tile }
action-start-tile = Prendi: { $tile }
action-column = Prendi la colonna { $column }
action-column-tiles =
    Prendi la colonna { $column }: { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }{ $stars ->
        [0] {""}
        [one] , 1 stella
       *[other] , { $stars } stelle
    }{ $points ->
        [0] {""}
       *[other] , 1 punto
    }
action-lay = Piazza la tessera { $tile } su { $cell }, { $lie }
action-lay-tile = Piazza su { $cell }: { $tile }, { $lie }
action-build = Piazza su { $cell }: { $objective }, { $lie }
action-refuse = Rifiuta la tessera { $tile }
action-refuse-tile = Rifiuta: { $tile }
action-discard = Scarta: { $objective }
action-place = Usa il segnalino { $token } su { $cell }
action-place-piece =
    Metti { $piece } su { $cell } per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } (segnalino: { $token }{ $stars ->
        [0] {""}
       *[other] , con una stella
    })
action-done = Concludi: nessun’altra pedina

## Che cosa è successo

event-started = { $seat } comincia con: { $tile }.
event-took =
    { $stars ->
        [0]
            { $points ->
                [0] { $seat } prende la colonna { $column }.
               *[other] { $seat } prende la colonna { $column } e riceve 1 punto.
            }
        [one] { $seat } prende la colonna { $column } e una stella.
       *[other] { $seat } prende la colonna { $column } e { $stars } stelle.
    }
event-laid = { $seat } piazza su { $cell }: { $tile }.
event-city = { $seat } fonda una Città.
event-goal-met = { $seat } soddisfa il requisito dell’Obiettivo { $objective }.
event-goal-lost = { $seat } non soddisfa più il requisito dell’Obiettivo { $objective }.
event-mission-met = { $seat } ha fatto ciò che chiede la Sfida { $challenge }.
event-mission-lost = Ciò che chiede la Sfida { $challenge } non c’è più.
event-limit-broken = { $seat } ha violato la limitazione della Sfida { $challenge }.
event-refused = { $seat } rifiuta: { $tile }; rifiuti rimasti: { $left }.
event-discarded = { $seat } non può piazzare e scarta: { $tile }.
event-objective-discarded = { $seat } non può piazzare un Obiettivo e scarta: { $objective }.
event-population = Ora si possono mettere le pedine.
event-idle = { $seat } non può mettere pedine.
event-placed = { $seat } ha finito di mettere pedine.
event-revealed = Tutti hanno finito: ecco le pedine di ognuno.
event-populated =
    { $stars ->
        [0] { $seat } mette { $piece } su { $cell }
       *[other] { $seat } spende una stella e mette { $piece } su { $cell }
    } per { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
event-coin = La moneta dice { $coin }: le tessere della colonna { $column } escono dal gioco.
event-star = Si mette una stella sulla colonna { $column }.
event-order = Nel prossimo round comincia { $seat }.
event-round = Comincia il round { $number }.
event-token =
    { $flag ->
        [0] Prossimo segnalino: { $token }.
       *[other] Prossimo segnalino: { $token }, con la bandiera: in questo round si aggiunge un Obiettivo.
    }
event-scored =
    { $points ->
        [one] { $seat } finisce con { $points } punto.
       *[other] { $seat } finisce con { $points } punti.
    }
event-over = La partita è finita.

## Perché no

detail-clash = A { $side } { $mine } incontrerebbe { $theirs } di { $beyond }.

## Ciò che non torna: le posizioni scritte a mano e il controllo dopo ogni azione

error-position-territory = Il territorio del posto { $seat } ha { $found } tessere; nessuno può piazzarne più di { $most }.
error-position-starting = Fra le tessere rimaste nel sacchetto non ci sono { $players } tessere iniziali diverse.
error-position-tile = Nel territorio del posto { $seat } la tessera { $tile } non può stare così su { $cell } ({ $lie }): lì non combacia, o vale per lei un’altra posizione con gli stessi lati.
error-position-objective-twice = Nel territorio del posto { $seat } l’Obiettivo { $objective } c’è due volte.
error-position-piece = Nel territorio del posto { $seat } su { $cell } non c’è un’icona libera per una pedina.
error-position-placed = Il posto { $seat } non può aver messo una pedina su { $cell } con quel segnalino.
error-position-sets = I set di Obiettivi non vanno d’accordo con l’opzione: devono essere { $count }, nell’ordine della scatola.
error-unsound-round = Il round { $round } non torna; una partita ne ha { $rounds }, e finisce dopo l’ultimo.
error-unsound-tiles = Di { $tile } ci sono { $found } tessere; devono essere { $total }.
error-unsound-bag = Nel sacchetto ci sono { $found } tessere; in questo round sono almeno { $least }.
error-unsound-territory = Il territorio del posto { $seat } non è quello che fanno le sue tessere.
error-unsound-received = Il posto { $seat } ha ricevuto { $found } tessere; a questo punto possono essere { $most }.
error-unsound-refused = Il posto { $seat } ha rifiutato { $found } tessere; può rifiutarne { $most }.
error-unsound-start = La tessera iniziale del posto { $seat } non va d’accordo con il passo in corso.
error-unsound-column = La colonna { $column } ha { $found } tessere; ora deve averne { $total }.
error-unsound-starting = Le tessere iniziali rimaste sono { $found }; ora devono essere { $total }, tutte diverse.
error-unsound-objectives = Gli Obiettivi del posto { $seat } non vanno d’accordo con i set in gioco e le bandiere uscite.
error-unsound-stars = Le stelle sono { $found }; devono essere { $total }.
error-unsound-pieces = Delle pedine { $piece } ce ne sono { $found } sulle tessere; la scatola ne ha { $total }.
error-unsound-placed = Il posto { $seat } ha { $found } pedine sulle tessere; a questo punto possono essere { $most }.
error-unsound-points = Il posto { $seat } ha { $found } punti da { $source }; devono essere da { $least } a { $most }.
error-unsound-step = Il campo { $field } non va d’accordo con il passo in corso.

## Il tavolo nel terminale

terminal-round = Round { $round } di 8 · ora: { $active } · poi: { $waiting } · sacchetto: { $bag }
terminal-column = Colonna
terminal-bonus = Bonus
terminal-tiles = Tessere
terminal-taker = Presa da
terminal-stars = Stelle
terminal-laid = Tessere
terminal-pieces = Pedine
terminal-cities = Città
terminal-rectangle = Rettangolo
terminal-open-ends = Interruzioni
terminal-refusals = Rifiuti rimasti
terminal-starting = Tessere iniziali:
terminal-hand = In mano:
terminal-empty = Non c’è ancora nessuna tessera.
terminal-key = ── autostrada · ══ ferrovia · ⌂ stazione · ░ Urbana · □ ○ ◇ icone Auto, Treno, Viaggiatore · ■ ● ◆ pedine
source-cars = Auto
source-trains = Treni
source-travellers = Viaggiatori
source-column = Colonna
source-cities = Città
source-rectangle = Rettangolo più grande
source-openings = Interruzioni
source-objectives = Obiettivi
source-failed = Sfida mancata

### Il controllo del file di una scatola: una frase per ogni rilievo. Le parole del file restano scritte come sono lì.

## La forma del file

box-no-shapes = Il file non è una scatola: deve contenere la tabella shape, con una riga per ogni forma di tessera Percorso.
box-table-unknown = La tabella «{ $table }» è sconosciuta; una scatola ha shape e, se si vuole, objective.
box-table-fixed = La tabella { $table } è quella del regolamento e non si può cambiare: va tolta.
box-table-not-rows = La tabella { $table } deve essere un elenco di righe, come { $table } = [ … ].
box-too-many-rows = La tabella { $table } ha { $found } righe; può averne al massimo { $most }.
box-field-missing = In { $where } manca il campo { $field }, indispensabile in ogni riga di quella tabella.
box-field-unknown = In { $where } c’è un campo sconosciuto, «{ $field }»: va corretto il nome, oppure va tolto.
box-not-counts = In { $where }, { $field } deve essere fatto di quattro numeri interi da 0 a 106 fra parentesi quadre: le tessere senza icona, con quella dell’Auto, del Treno e del Viaggiatore.
box-not-flag = In { $where }, { $field } deve essere true o false, senza virgolette.
box-not-text = In { $where }, { $field } deve essere un testo fra virgolette.
box-id-not-slug = In { $where }, l’id «{ $found }» deve essere fatto di lettere minuscole e cifre, con un solo trattino fra le parole, come tee-rail.
box-edges = In { $where }, i lati «{ $found }» devono essere quattro segni da nord in senso orario, R per una ferrovia, H per un’autostrada, - per un lato vuoto, e non tutti vuoti.
box-background = In { $where }, lo sfondo «{ $found }» deve essere rural o urban.

## Che cosa rende una scatola ingiocabile

box-id-twice = Nella tabella shape l’id { $id } compare più di una volta; ogni riga deve averne uno suo.
box-shape-twice = Le forme { $shape } e { $other } hanno le stesse connessioni: le loro tessere vanno in una riga sola.
box-station-kinds = { $shape } è una Stazione, quindi deve avere sia una ferrovia sia un’autostrada.
box-overpass = { $shape } ha una ferrovia e un’autostrada ma nessuna Stazione: allora è un cavalcavia, e ognuna deve avere due lati opposti.
box-icon-network =
    { $piece ->
        [car] { $shape } ha tessere con l’icona dell’Auto, ma nessuna autostrada su cui metterla.
        [train] { $shape } ha tessere con l’icona del Treno, ma nessuna ferrovia su cui metterla.
       *[traveller] { $shape } ha tessere con l’icona del Viaggiatore, ma niente su cui metterla.
    }
box-icon-overpass = { $shape } è un cavalcavia: l’icona di un Viaggiatore starebbe su due reti che non si incontrano, e quindi non può averne.
box-objectives = Gli Obiettivi devono essere questi sette, in quest’ordine: { $seven }.
box-objective-fixed = Dell’Obiettivo { $objective } il campo { $field } è quello del regolamento e non si può cambiare: va tolto.
box-metropolis = La Metropoli deve essere urbana, perché deve far parte di una Città.
box-objective-arm =
    { $kind ->
        [railway] All’Obiettivo { $objective } serve almeno un lato ferrovia per quello che chiede.
       *[highway] All’Obiettivo { $objective } serve almeno un lato autostrada per quello che chiede.
    }
box-total = Le tessere Percorso sono { $found }; devono essere { $wanted }.
box-starting = Solo { $found } forme hanno tessere; per le tessere iniziali ne servono { $wanted } diverse.

## Che cosa c’è da notare in una scatola

box-source-missing = { $where } non dice da dove viene: aggiungere una fonte (source), rulebook, public o ours.
box-source-unknown = In { $where } la fonte è «{ $found }»; dovrebbe essere rulebook, public o ours.
box-urban = Le tessere urbane sono { $found }; fra { $least } e { $most } danno tante Città quante ci si aspetta.
box-icons = Le tessere con un’icona sono { $found }; fra { $least } e { $most } lasciano alle pedine circa lo spazio che ci si aspetta.
box-stations = Le Stazioni sono { $found }; ce ne si aspetta fra { $least } e { $most }.
box-not-alike = I lati autostrada sono { $highways } e i lati ferrovia { $railways }; ci si aspetta che i due tipi si equivalgano.
box-short =
    { $piece ->
        [car] Ci sono { $found } icone Auto per { $most } Auto. Dove potrebbero non bastare, le pedine si piazzano in ordine di turno.
        [train] Ci sono { $found } icone Treno per { $most } Treni. Dove potrebbero non bastare, le pedine si piazzano in ordine di turno.
       *[traveller] Ci sono { $found } icone Viaggiatore per { $most } Viaggiatori. Dove potrebbero non bastare, le pedine si piazzano in ordine di turno.
    }
box-known = Nessuna tessera ha i lati { $edges }, comunque sia girata; la scatola stampata ne ha.

## Le sue cifre nel terminale

terminal-box-tiles = tessere Percorso
terminal-box-kinds = tipi
terminal-box-urban = urbane
terminal-box-stations = Stazioni
terminal-box-icons = icone
terminal-box-shape = forma
terminal-box-sides = lati

## Che cosa guarda il giudizio: il perché di un suggerimento

feature-points = punti per le pedine
feature-cities = una Città
feature-towns = tessere urbane che possono diventare una Città
feature-rectangle = un rettangolo più grande
feature-rectangle-ahead = un rettangolo che può ancora crescere
feature-open-ends = meno punti persi per le Interruzioni
feature-loose-ends = meno Interruzioni
feature-stuck-ends = meno Interruzioni che niente potrà chiudere
feature-gaps = meno vuoti che niente potrà riempire
feature-nests = spazi fra le tessere in cui altre possono entrare
feature-pieces-now = punti per le pedine di questo round
feature-pieces-later = punti per le pedine dei round successivi
feature-pieces-hoped = reti a cui altre pedine possono unirsi
feature-icons = icone libere per i round successivi
feature-stars = Stelle da spendere
feature-turn-order = giocare prima nel round successivo
feature-refusals = rifiuti tenuti per dopo
feature-objectives = un Obiettivo soddisfatto
feature-objectives-ahead = un Obiettivo più vicino
feature-mission = la missione della Sfida
feature-mission-ahead = la missione della Sfida preparata
feature-limit = la limitazione della Sfida rispettata
feature-starting-tile = una tessera iniziale ricca di percorsi, case o icone
