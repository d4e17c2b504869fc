### Il tabellone di Spike nel browser, in italiano. $name è il nome di un giocatore; $city, $good, $suit e $part sono nomi.

map = Carta delle ferrovie
map-keys = Le frecce portano alla città o al binario più vicino, Pag su e Pag giù da un luogo illuminato al successivo; Invio sceglie, o dice perché no. Più, meno e zero ingrandiscono.
suits = Semi delle carte
legend-flag = si consegna qui; stella: il meglio
legend-not-yet = si potrebbe, non è nella tua rete
legend-load = carica una merce che ti serve
legend-delivered = consegnato, ogni città una volta
not-allowed = Ora no.
why-not-start = È per un treno che ha cominciato il turno in una città.
why-not-boost = È per un treno che si trova su un binario.
skip = salta
move-here = { $place }. { $spaces ->
        [one] Muovi qui: 1 spazio.
       *[other] Muovi qui: { $spaces } spazi.
    }
through = Traccia la linea attraverso { $place }.
city-label = { $city }, fornisce { $good }.
city-connected = Collegata: { $names }.
city-trains = Treno qui: { $names }.
city-contract = Il tuo contratto: { $good }, ${ $amount }{ $best ->
        [yes] , il meglio ora
       *[no] {""}
    }.
city-load = Ti serve ciò che fornisce.
city-delivered = Qui hai già consegnato.
city-delivered-by = { $name } ha consegnato qui.
# Quanto corre un treno sui propri binari fino alle città che vengono dopo.
linked = Lungo i tuoi binari, in spazi: { $cities }.
city-away = { $city } { $spaces }
city-price = Il modo più economico: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $tracks ->
        [one] 1 binario
       *[other] { $tracks } binari
    }.
# Dove si trova uno spazio o un nodo, visto dalla città più vicina.
where = { $compass ->
        [n] a nord
        [ne] a nord-est
        [e] a est
        [se] a sud-est
        [s] a sud
        [sw] a sud-ovest
        [w] a ovest
       *[nw] a nord-ovest
    } di { $city }
track-name = Binario { $where }
space-name = lo spazio { $where }, { $suit }
junction-name = il nodo { $where }
price-cards = { $cards ->
        [one] ${ $amount } per 1 carta
       *[other] ${ $amount } per { $cards } carte
    }
price-spaces = { $spaces ->
        [one] 1 spazio
       *[other] { $spaces } spazi
    }
glowing = Luoghi illuminati

your-action = La tua azione
one-a-turn = una a turno
after-move = a seguire
action-draw = Pesca
action-build = Costruisci
action-start = In moto
action-boost = Extra
action-upgrade = Migliora
note-draw = fino a { $count }
note-build = { $count ->
        [one] 1 città
       *[other] { $count } città
    }
note-move = { $count ->
        [one] 1 spazio
       *[other] fino a { $count }
    }
note-full = al massimo
note-on-track = solo su binario
note-no-track = nessun binario
note-in-city = solo in città
note-arrived = appena arrivato
your-cards = Le tue carte
wild-note = due uguali ne valgono una qualsiasi
cards-chosen = { $count } · { $paid ->
        [one] 1 scelta
       *[other] { $paid } scelte
    }
stands-for = per
no-cards = Nessuna in mano.
on-the-table = Carte scoperte
to-draw = da pescare: queste o il mazzo
deck = mazzo
deck-told = { $deck ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $deck } carte
    }
discarded = { $count ->
        [0] nessuno scarto
        [one] 1 scarto, visibile a tutti
       *[other] { $count } scarti, visibili a tutti
    }
discarded-told = Scarti: { $cards }
your-train = Il tuo treno
train-told = Treno: { $speed ->
        [one] 1 spazio
       *[other] { $speed } spazi
    } a movimento, { $draws } carte a pescata, { $cars ->
        [one] 1 vagone
       *[other] { $cars } vagoni
    }.
train-at = Si trova qui: { $place }
train-aboard = A bordo: { $goods }
short-locomotive = Velocità
short-tender = Tender
short-freight-car = Vagoni
unit-locomotive = spazi a movimento
unit-tender = carte a pescata
unit-freight-car = merci a bordo
full = max
buy = { $part }: livello successivo, ${ $amount }
told-sides = Ogni lato è scelto; si mostrano tutti insieme, anche quelli degli altri
sides-note = scegli un lato di ogni carta; si mostrano tutti insieme
side-told = { $good }, { $side ->
        [front] lato a sinistra
       *[back] lato a destra
    }: { $cities }
city-pays = { $city } ${ $amount }
routes = Tieni una carta Percorso
route-from = Da { $city }

market = Mercato
market-note = quanto rende una città appena collegata
market-short = Mercato: quanto rende una nuova città
market-good = { $good }, ${ $value }{ $moves ->
        [up] , salirebbe
        [down] , scenderebbe
       *[none] {""}
    }
your-contracts = I tuoi contratti
contracts-note = ● nella tua rete · ○ non ancora
contracts-note-short = neretto: nella tua rete
state-delivered = consegnato
state-aboard = a bordo
state-to-load = da caricare
state-load-in = da caricare: { $cities }
in-network = nella tua rete
best-now = il meglio ora
from-where = da
contract-told = { $good }: { $state ->
        [delivered] consegnato, { $cities }
        [aboard] a bordo, per { $cities }
       *[contract] ancora da caricare, per { $cities }
    }
aboard = a bordo
to-load = da caricare
cards-in-hand = { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
tracks-left = { $count ->
        [one] 1 binario rimasto
       *[other] { $count } binari rimasti
    }
your-route = Percorso
route-short = da { $city }
route-start = partenza
route-now = ora vale ${ $amount }
route-now-short = ora ${ $amount }
round = Round { $round } di { $rounds }
rounds = Round
round-note = un round finisce quando finisce il mazzo
round-note-last = la terza carta Tempo chiude la partita
# $name ha piazzato tutti i binari e non può più consegnare: ognuno degli altri ha ancora un turno.
last-turns = { $name }: tutti i binari piazzati, niente più da consegnare. Un ultimo turno per ognuno degli altri.
last-turns-short = ultimi turni
last-turn = Il tuo ultimo turno: { $name } porta la partita alla fine.
last-turn-short = È il tuo ultimo turno.
round-past = giocato
round-now = { $deck } nel mazzo, { $discards ->
        [one] 1 scarto
       *[other] { $discards } scarti
    }
round-later = da giocare
round-last = 3 carte Tempo nella metà inferiore; la terza chiude la partita
deck-line = mazzo { $deck }
times-left = { $out ->
        [0] Nel mazzo ci sono tre carte Tempo; la terza chiude la partita.
        [one] È uscita una carta Tempo; la terza chiude la partita.
       *[other] Sono uscite due carte Tempo: la prossima chiude subito la partita.
    } { $upper ->
        [0] {""}
        [one] La prossima carta non è tra queste.
       *[other] Nessuna delle prossime { $upper } carte è tra queste.
    }
time-out-short = Tempo { $count } di 3
time-out = { $count ->
        [0] nessuna carta Tempo finora
        [one] 1 carta Tempo uscita
       *[other] { $count } carte Tempo uscite
    }

stop-move = Movimento gratuito
stop-move-is = Movimento: { $city }
stop-action = Azione
stop-action-build = Azione: costruisci
stop-cargo = Carico
cargo-in = Carico a { $city }
cargo = Carico
chip-load = Carica { $good }
chip-unload = Rimetti { $good } sul contratto
chip-deliver = Consegna { $good }, ${ $amount }
no-load = { $why ->
        [aboard] { $good }: già a bordo
        [delivered] { $good }: contratto concluso
        [full] { $good }: nessun vagone libero
       *[none] { $good }: non è nei tuoi contratti
    }
drawn = { $taken } di { $most } pescate{ $suits ->
        [none] {""}
       *[other] : { $suits }
    }
money = Il tuo denaro: ${ $before } → ${ $after }.
upgrade-brings = { $part ->
        [locomotive] { $before } → { $after } spazi a movimento.
        [tender] { $before } → { $after } carte a pescata.
       *[freight-car] { $before } → { $after } merci a bordo.
    }
how-free = Tocca un binario o una città illuminati: i numeri sono gli spazi. Una città conclude il movimento, a meno di saltarla.
how-sides = Indica un lato: sulla mappa si vede dove si consegna e per quanto.
how-give = La conoscerete solo voi due. Conviene tenere insieme le carte uguali: due ne valgono una qualsiasi.
how-route = Rende alla fine, se la partenza è nella tua rete: la città migliore il suo valore, ognuna delle altre $1. Indica una carta per vederne le città.
how-place = La partenza non rende nulla. Le frecce segnano dove si caricano le tue merci, le bandiere dove si consegnano e per quanto.
how-action = Tocca ciò che è illuminato: { $ways }.
how-line = una città per costruire
how-draw = una carta per pescare
how-move = un binario per muovere il treno
how-upgrade = un prezzo per migliorare
how-phone = Una di queste: { $ways }.
how-phone-line = costruisci (una città)
how-phone-draw = pesca (“Tavolo”)
how-phone-move = muovi (un binario)
how-phone-upgrade = migliora (“Treno”)
how-picked-draw = Tocca una carta scoperta, o il mazzo.
how-picked-build = Tocca una città illuminata: prima si vedono la linea e i modi di pagare.
how-picked-start = Tocca un binario o una città illuminati.
how-picked-boost = Tocca un binario o una città illuminati.
how-picked-upgrade = Tocca un prezzo accanto al tuo treno.
to-city = Fino a { $city }
ways = Modi di pagare
ways-to = Fino a { $city }: { $count } modi
all-ways = tutti i { $count } modi
cards-held = { $count } { $suit }{ $paid ->
        [0] {""}
        [one] , di cui 1 scelta
       *[other] , di cui { $paid } scelte
    };
cards-of = { $count } { $suit }
set-told = { $count } { $suit } per { $spaces } { $other }
line-of = Linea: { $suits }
way-told = { $cards }; { $tracks ->
        [one] 1 binario
       *[other] { $tracks } binari
    }
tracks = { $count ->
        [one] 1 binario
       *[other] { $count } binari
    }
look-build = Fino a { $city }: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $tracks ->
        [one] 1 binario
       *[other] { $tracks } binari
    }.
run = { $place }: { $spaces ->
        [one] 1 spazio.
       *[other] { $spaces } spazi.
    }
run-past = Salta { $cities }.
run-load = Lì si carica { $good }.
brings-market = { $good } rende ${ $amount }: ${ $before } → ${ $after }.
good-pays = { $good } ${ $amount }
brings-delivery = Da consegnare lì: { $goods }.
taken-back = Annullato.
suggested = Un suggerimento
hint-build = Costruisci fino a { $city }: { $tracks ->
        [one] 1 binario
       *[other] { $tracks } binari
    } con { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
hint-line = Costruisci fino a { $city }: { $tracks ->
        [one] 1 binario
       *[other] { $tracks } binari
    }
hint-side = { $good }: { $side ->
        [front] il lato a sinistra
       *[back] il lato a destra
    }
hint-take = { $count ->
        [one] Prendi una carta scoperta: { $suits }
       *[other] Prendi { $count } carte scoperte: { $suits }
    }
hint-move = Muovi il treno: { $place }
hint-brings = Il tuo denaro ${ $before } → ${ $after }.
ask-hint = Che cosa farebbe il gioco?
is-over = La partita è finita.
waits = { $name } sta pensando.

confirm-sides = Scegli un lato di ogni carta
confirm-none = Scegli qualcosa di illuminato
confirm-choose = Scegli un’azione
confirm-build = { $cards ->
        [one] Costruisci con 1 carta, ricevi ${ $amount }
       *[other] Costruisci con { $cards } carte, ricevi ${ $amount }
    }
confirm-place = Parti da { $city }
confirm-give = Dai { $suit }
confirm-draw = Prendi una carta: { $suit }
confirm-deck = Pesca dal mazzo
confirm-upgrade = Compra: { $part }
confirm-load = Carica: { $good }
confirm-unload = Rimetti sul contratto: { $good }
confirm-deliver = Consegna: { $good }
confirm-side = Scegli questi lati
confirm-keep = Tieni questo percorso
confirm-hold = Resta qui
confirm-move = Muovi
confirm-stop = Non pescare più
confirm-pass = Passa
confirm-end = Fine del turno

scene-time = Carta Tempo { $number } di 3
scene-time-more = { $number ->
        [1] La terza chiude subito la partita.
        [2] La prossima chiude subito la partita.
       *[other] La partita è finita.
    }
scene-round = Comincia il round { $number }
scene-round-more = { $number ->
        [3] Il mazzo era finito. Nella metà inferiore del nuovo ci sono tre carte Tempo; la terza chiude la partita.
       *[other] Il mazzo era finito: carte scoperte e scarti formano quello nuovo.
    }
scene-last = Gli ultimi turni
scene-last-more = { $name } ha piazzato tutti i binari e non può più consegnare nulla: ognuno degli altri ha ancora un turno.
scene-last-own = Hai piazzato tutti i binari e non puoi più consegnare nulla: ognuno degli altri ha ancora un turno.
scene-stalled = Nessuno va avanti
scene-stalled-more = Da troppo tempo nessuno pesca, costruisce, compra o consegna: la partita finisce.
scene-routes = Le carte Percorso
scene-routes-more = Se la partenza è nella rete, la città migliore rende il suo valore, ognuna delle altre $1.
tied-cities = A pari soldi decide il maggior numero di città collegate: { $own } contro { $other }.
tied-cards = A pari soldi e città decidono le carte in mano: { $own } contro { $other }.
end-routes = Carte Percorso
end-routes-note = e tutte le consegne
end-delivered = { $good } a { $city }
end-none = Nessuna consegna.
start-in = partenza collegata
start-out = partenza non collegata

tab-cards = Carte
tab-contracts = Contratti
tab-market = Mercato
tab-train = Treno
tab-table = Tavolo
others-hold = Che cosa hanno gli altri
tab-calls = (c’è da fare)
source-market = Mercato
source-contracts = Contratti
source-route = Percorso
source-upgrades = Miglioramenti
key-deliver = consegna
key-load = carica
key-unload = rimetti sul contratto
key-way = scegli un modo di pagare
key-back = annulla un passo
game-over = La partita è finita
wait-for = Muove { $name }

## Che cosa c’è da fare ora: il nome dice i tipi di azione possibili.

title-to = costruisci fino a { $city }
choose-way = Scegli come pagare. Un nodo sposta la linea, una città illuminata la porta altrove.
choose-way-short = Scegli come pagare, o tocca un nodo.
choose-pay = Scegli come pagare. Una città illuminata porta la linea altrove.
choose-pay-short = Scegli come pagare.
choose-only = C’è un solo modo di pagare. Una città illuminata porta la linea altrove.
choose-only-short = C’è un solo modo di pagare.
# Beside the title of what waits for the one button.
sure = Il pulsante conferma; oppure scegli altro di illuminato.
title-sure-give = dai { $suit } a { $name }
title-sure-place = comincia da { $city }
title-sure-keep = tieni il percorso da { $city }
title-sure-sides = mostra questi lati
title-sure-upgrade = { $part ->
        [locomotive] compra una locomotiva più veloce
        [tender] compra un tender più grande
       *[freight-car] compra un altro vagone
    }
title-sure-cargo = { $step ->
        [load] carica { $good }
        [unload] rimetti { $good } sul contratto
       *[deliver] consegna { $good }
    }
title-sure-move = muovi fino a { $city }
title-sure-run = muovi il treno
title-sure-draw = prendi una carta, { $suit }
title-sure-deck = pesca dal mazzo
title-sure-stop = non pescare più
title-sure-hold = resta qui
title-sure-end = fine del turno
title-sure-pass = passa
title-deliver = { $phase ->
        [free] consegna { $good }, o muovi il treno
       *[action] consegna { $good }, o scegli l’azione
    }
title-picked-draw = pesca carte
title-picked-build = costruisci fino a una città
title-picked-start = metti in moto il treno
title-picked-boost = muovi ancora il treno
title-picked-upgrade = migliora il treno
title-side = scegli i lati dei tuoi contratti
title-give = cedi una carta a { $name }
title-keep = tieni una carta Percorso
title-place = piazza la tua locomotiva
title-hold-move = muovi il tuo treno
title-hold-move-cargo = muovi il tuo treno
title-draw = pesca una carta
title-draw-stop = pesca ancora, o fermati
title-lay = traccia la linea
title-pay = scegli come pagare
title-build = costruisci la linea
title-cargo-end = il carico, o la fine del turno
title-pass = passa
title-pass-cargo = passa
title-move = scegli la tua azione
title-move-cargo = scegli la tua azione
title-draw-cargo = scegli la tua azione
title-line = scegli la tua azione
title-line-cargo = scegli la tua azione
title-upgrade = scegli la tua azione
title-upgrade-cargo = scegli la tua azione
title-move-draw = scegli la tua azione
title-move-draw-cargo = scegli la tua azione
title-move-line = scegli la tua azione
title-move-line-cargo = scegli la tua azione
title-move-upgrade = scegli la tua azione
title-move-upgrade-cargo = scegli la tua azione
title-draw-line = scegli la tua azione
title-draw-line-cargo = scegli la tua azione
title-draw-upgrade = scegli la tua azione
title-draw-upgrade-cargo = scegli la tua azione
title-line-upgrade = scegli la tua azione
title-line-upgrade-cargo = scegli la tua azione
title-move-draw-line = scegli la tua azione
title-move-draw-line-cargo = scegli la tua azione
title-move-draw-upgrade = scegli la tua azione
title-move-draw-upgrade-cargo = scegli la tua azione
title-move-line-upgrade = scegli la tua azione
title-move-line-upgrade-cargo = scegli la tua azione
title-draw-line-upgrade = scegli la tua azione
title-draw-line-upgrade-cargo = scegli la tua azione
title-move-draw-line-upgrade = scegli la tua azione
title-move-draw-line-upgrade-cargo = scegli la tua azione
