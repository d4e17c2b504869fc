### Union Pacific in italiano. $seat è il nome di un giocatore o di una giocatrice; $share e $company sono nomi di
### compagnie, tutte femminili. Le somme sono in milioni di dollari.

## Il gioco

title = Union Pacific
tagline = Posa i binari di dieci compagnie e investi nelle azioni giuste prima che si paghino i dividendi.
length = Circa 60–90 minuti
option-even_dividends = Dividendi regolari
option-even_dividends-help = Le carte dividendo sono più distanti fra loro nel mazzo delle azioni, e i pagamenti arrivano a intervalli più regolari.

## Nomi. Quello di una carta è sempre femminile: va bene dopo «una» e prima di «morta».

up = Union Pacific
card-clear = carta semplice
card-white = carta bianca
card-black = carta nera
card-dotted = carta a punti
card-joker = carta jolly

## Che cosa c’è da fare adesso. Il nome di un messaggio dice quali mosse sono valide: di altre non parla.

prompt-wait =
    { $phase ->
        [opening] Gli altri stanno ancora scegliendo il primo investimento.
       *[other] Tocca a qualcun altro.
    }
prompt-over = La partita è finita.
prompt-open = Scegli l’azione del tuo primo investimento. Gli altri la vedranno quando tutti avranno scelto.
prompt-scrap = Scarta una carta percorso morta e pescane un’altra: per ora non puoi fare altro.
prompt-scrap-card = Tocca a te: costruisci con una carta percorso. Prima puoi scartarne una morta e pescarne un’altra.
prompt-scrap-invest = Tocca a te: investi azioni. Prima puoi scartare una carta percorso morta e pescarne un’altra.
prompt-scrap-card-invest = Tocca a te: costruisci con una carta percorso o investi azioni. Prima puoi scartare una carta morta e pescarne un’altra.
prompt-card = Tocca a te: costruisci con una carta percorso.
prompt-invest = Tocca a te: investi azioni.
prompt-card-invest = Tocca a te: costruisci con una carta percorso o investi azioni.
prompt-discard = Scarta una carta percorso e finisci il turno: non puoi fare altro.
prompt-end = Finisci il turno: non puoi fare altro.
prompt-build = Costruisci con una { $card }: scegli la compagnia e la sezione del treno.
prompt-take =
    { $from ->
        [row] Prendi un’azione dalla fila.
        [up] Prendi un’azione dal mazzo UP.
       *[both] Prendi un’azione, dalla fila o dal mazzo UP.
    }
prompt-blind = Prendi un’azione alla cieca dal mazzo delle azioni: non resta altro.
prompt-take-blind =
    { $from ->
        [row] Prendi un’azione: dalla fila, o alla cieca dal mazzo delle azioni.
        [up] Prendi un’azione: dal mazzo UP, o alla cieca dal mazzo delle azioni.
       *[both] Prendi un’azione: dalla fila, dal mazzo UP, o alla cieca dal mazzo delle azioni.
    }
prompt-invest-keep = Dopo una carta dividendo hai pescato un’azione della { $share }: investila subito, o tienila in mano.
prompt-swap-stay = Scambia un’azione della tua mano con una del mazzo UP, o finisci il turno senza scambiare.
prompt-invest-discard = Investi ancora, oppure scarta una carta percorso e finisci il turno.
prompt-invest-end = Investi ancora, oppure finisci il turno.

## Che cosa fa una mossa: un’etichetta, quindi senza punto

action-open = Scegli un’azione della { $share } come primo investimento
action-scrap = Scarta una { $card } morta e pesca un’altra carta
action-card = Costruisci con una { $card }
action-invest = Investi un’azione della { $share }
action-discard = Scarta una { $card } e finisci il turno
action-end = Finisci il turno
action-take = Prendi un’azione della { $share }
action-blind = Prendi un’azione alla cieca dal mazzo
action-keep = Tieni in mano l’azione
action-swap = Scambia un’azione della { $share } con una del mazzo UP
action-stay = Finisci il turno senza scambiare
action-build = Piazza un treno della { $company } sulla sezione { $section }

## Che cosa è successo

event-chosen = { $seat } ha scelto il primo investimento.
event-chosen-known = { $seat } ha scelto come primo investimento un’azione della { $share }.
event-revealed = { $seat } scopre come primo investimento un’azione della { $share }.
event-drew-track = { $seat } pesca una carta percorso.
event-drew-track-known = { $seat } pesca una { $card }.
event-remade =
    { $count ->
        [one] L’unica carta percorso scartata è il nuovo mazzo dei percorsi.
       *[other] Le { $count } carte percorso scartate si mescolano e si rifà il mazzo dei percorsi.
    }
event-scrapped = { $seat } scarta una { $card } morta, che esce dal gioco.
event-discarded = { $seat } scarta una { $card }.
event-passed = { $seat } non può né costruire né investire e passa.
event-built = { $seat } gioca una { $card } e piazza un treno della { $company } sulla sezione { $section }.
event-took = { $seat } prende un’azione della { $share }.
event-drew = { $seat } prende un’azione alla cieca dal mazzo.
event-drew-known = { $seat } prende alla cieca dal mazzo un’azione della { $share }.
event-turned-up = Entra nella fila un’azione della { $share }.
event-four-equal = Nella fila ci sono quattro azioni della { $share }: escono dal gioco.
event-dividend-card =
    { $number ->
        [1] Esce la prima carta dividendo.
        [2] Esce la seconda carta dividendo.
        [3] Esce la terza carta dividendo.
       *[other] Esce la quarta carta dividendo.
    }
event-swapped = { $seat } scambia un’azione della propria mano con una del mazzo UP.
event-swapped-known = { $seat } scambia un’azione della { $share } con una del mazzo UP.
event-invested = { $seat } investe un’azione della { $share }.
event-payment =
    { $number ->
        [1] Primo pagamento dei dividendi.
        [2] Secondo pagamento dei dividendi.
        [3] Terzo pagamento dei dividendi.
       *[other] Quarto pagamento dei dividendi.
    }
event-third-holder = Le azioni della fila, del mazzo delle azioni e del mazzo UP sono di un terzo azionista.
event-paid =
    { $amount ->
        [one] { $seat } riceve { $amount } milione dalla { $share }.
       *[other] { $seat } riceve { $amount } milioni dalla { $share }.
    }
event-paid-third =
    { $amount ->
        [one] Il terzo azionista riceve { $amount } milione dalla { $share }.
       *[other] Il terzo azionista riceve { $amount } milioni dalla { $share }.
    }
event-stalled = Hanno passato tutti, e non si può più piazzare nessun treno: si pagano subito i dividendi che mancano.
event-over = La partita è finita.

### Il controllo di un file della mappa: una frase per ogni rilievo. Le parole del file restano scritte come sono lì.

## La forma del file

board-not-a-table = Il file non è una mappa: deve contenere le tabelle city, section, company e track_cards.
board-table-missing = Manca la tabella { $table }; a una mappa servono city, section, company e track_cards.
board-table-unknown = La tabella «{ $table }» è sconosciuta; una mappa ha city, section, company, track_cards e, se si vuole, drawing.
board-table-not-rows = La tabella { $table } deve essere un elenco di righe, come { $table } = [ … ].
board-row-not-a-table = { $where } deve essere una riga di campi con il loro nome, come { "{" } campo = valore { "}" }.
board-field-missing = In { $where } manca il campo { $field }, indispensabile in ogni riga di quella tabella.
board-field-unknown = In { $where } c’è un campo sconosciuto, «{ $field }»: va corretto il nome, oppure va tolto.
board-field-wrong-type =
    { $expected ->
        [integer] In { $where }, { $field } deve essere un numero intero, senza virgolette.
        [number] In { $where }, { $field } deve essere un numero, senza virgolette.
        [list] In { $where }, { $field } deve essere un elenco tra parentesi quadre; se è vuoto si scrive [].
        [pair] In { $where }, { $field } deve essere una coppia di numeri tra parentesi quadre.
       *[text] In { $where }, { $field } deve essere un testo tra virgolette, e non vuoto.
    }
board-number-out-of-range = In { $where }, { $field } vale { $found }; deve stare fra { $least } e { $most }.
board-word-unknown = In { $where }, { $field } è «{ $found }»; deve essere una di queste parole: { $choices }.
board-id-not-slug = In { $where }, l’id «{ $found }» deve essere fatto di lettere minuscole e cifre, con un solo trattino fra una parola e l’altra, come el-paso.
board-colour-unreadable = In { $where }, il colore «{ $found }» deve essere un # seguito da sei cifre esadecimali minuscole, come #35ab63.

## Che cosa rende una mappa ingiocabile

board-id-twice = Nella tabella { $table } l’id { $id } compare più di una volta; ogni riga deve avere il suo.
board-too-many-cities = Le città sono { $found }; il gioco ne regge al massimo { $most }.
board-too-many-sections = Le sezioni sono { $found }; il gioco ne regge al massimo { $most }.
board-too-many-of-type = Le sezioni di tipo { $type } sono { $found }; il gioco ne regge al massimo { $most } dello stesso tipo.
board-company-missing = Manca la compagnia { $company }; serve una riga con l’id { $id }.
board-company-unknown = Nessuna compagnia ha l’id «{ $id }»; le dieci sono { $ten }.
board-company-order = Le compagnie non sono in ordine; i dividendi si pagano nell’ordine { $ten }, e le righe devono seguirlo.
board-company-figures = Per la { $company }, { $field } è «{ $found }»; secondo il regolamento deve essere { $wanted }.
board-company-unknown-home = La città d’origine della { $company }, «{ $city }», non è l’id di nessuna città; va corretta, oppure va aggiunta la città.
board-company-type-twice = La { $company } ha il tipo { $type } più di una volta; ne basta una.
board-company-all-types = Tipi di percorso della { $company }: { $found }; deve averli tutti e quattro.
board-company-types = Tipi di percorso della { $company }: { $found }; ogni compagnia, tranne la EP&RG, deve averne uno, due o tre.
board-cards-total = Le carte percorso sono { $found }; devono essere { $wanted }, compresi i jolly.
board-cards-jokers = Jolly fra le carte percorso: { $found }; devono essere { $wanted }.
board-section-unknown-city = La sezione { $section } nomina «{ $city }», che non è l’id di nessuna città; va corretta, oppure va aggiunta la città.
board-section-same-city = La sezione { $section } unisce una città a sé stessa; deve unire due città diverse.
board-section-twice = La sezione { $section } compare più di una volta; due città sono unite al massimo da una sezione.
board-start-too-many = La sezione { $section } nomina più compagnie in partenza ({ $found }) di quanti spazi ha ({ $spaces }); ogni spazio di partenza deve essere uno dei suoi spazi.
board-start-unknown-company = La sezione { $section } ha uno spazio di partenza di «{ $id }», che non è una compagnia; le dieci sono { $ten }.
board-start-twice = La sezione { $section } ha più di uno spazio di partenza di «{ $id }»; una compagnia ha al massimo un treno per sezione.
board-start-count =
    { $wanted ->
        [one] Spazi di partenza della { $company }: { $found }; deve averne esattamente uno.
       *[other] Spazi di partenza della { $company }: { $found }; deve averne esattamente { $wanted }.
    }
board-start-not-home = Lo spazio di partenza della { $company } su { $section } non è nella sua città d’origine, { $home }: lì deve trovarsi un capo della sezione.
board-start-wrong-type = La { $company } parte da { $section }, di tipo { $type }, che non può usare; quel tipo deve essere fra i suoi.
board-network-apart = La rete è spezzata: da { $city } non si arriva a { $apart }; da ogni città si deve poter arrivare a tutte le altre.
board-company-no-room = La { $company } non potrà mai costruire: intorno a { $home } e al suo spazio di partenza deve esserci un’altra sezione dei suoi tipi con uno spazio neutrale.
board-type-no-space = Le carte percorso di tipo { $type } sono { $cards }, ma non c’è nessuno spazio neutrale di quel tipo; ne serve almeno uno.

## Dove una mappa si scosta dalla nostra

board-source-missing = In { $where } non è detto da dove viene la riga; va aggiunto source: rulebook, public oppure ours.
board-source-unknown = In { $where }, { $field } è «{ $found }»; dovrebbe essere una di queste parole: { $choices }.
board-city-off-map = { $city }, a { $lat } di latitudine e { $lon } di longitudine, è fuori dalla mappa del Nord America; va controllata la posizione.
board-city-name-twice =
    { $language ->
        [it] Più di una città si chiama «{ $name }» in italiano; ognuna dovrebbe avere un nome suo.
       *[en] Più di una città si chiama «{ $name }» in inglese; ognuna dovrebbe avere un nome suo.
    }
board-company-home = La città d’origine della { $company } è { $home }; sulla nostra mappa è { $wanted }.
board-example-missing = Manca la sezione { $section }; gli esempi del regolamento la usano.
board-city-dead-end = { $city } è un vicolo cieco; dovrebbero incontrarvisi almeno due sezioni.
board-section-no-neutral = La sezione { $section } non ha spazi neutrali; dovrebbe averne almeno uno.
board-company-reach = Le sezioni che la { $company } può raggiungere da sola sono { $found }, poche per i suoi { $trains } treni; dovrebbero essere almeno { $wanted }.

## Ciò che non torna: posizioni scritte a mano, e il controllo dopo ogni azione

error-position-map = Nella posizione i treni non stanno sulla mappa: ognuno deve occupare uno spazio libero di un tipo permesso alla sua compagnia.
error-unsound-negative = La quantità di { $what } non può essere meno di zero.
error-unsound-cards = Le carte percorso { $card } sono { $found }; devono essere { $total }.
error-unsound-shares = Le azioni { $share } sono { $found }; devono essere { $total }.
error-unsound-up = Ci sono azioni UP dove non possono stare; stanno nel mazzo, in mano, sul tavolo o fra quelle scambiate.
error-unsound-row = La fila è impossibile; ha al massimo quattro azioni, e mai quattro uguali.
error-unsound-opening-deck = Prima dell’investimento iniziale nel mazzo delle azioni non ci sono ancora carte dividendo, e non ne è uscita nessuna.
error-unsound-dividend-cards = Le carte dividendo sono { $found }; devono essere { $total }.
error-unsound-piles = I mazzetti non corrispondono al mazzo delle azioni; le loro carte e le carte dividendo devono tornare.
error-unsound-trains = I treni della { $company } non tornano; fra mappa e riserva devono essere { $total }.
error-unsound-map = La mappa non corrisponde ai treni; una sezione ha al massimo un treno per spazio, e uno per compagnia.
error-unsound-dead = I tipi di percorso morti non sono quelli che risultano dalla mappa.
error-unsound-knowledge = Quello che tutti sanno della mano del posto { $seat } non è vero.
error-unsound-track-knowledge = Quello che tutti sanno delle carte percorso { $card } in mano ai giocatori non è vero.
error-unsound-turn = Non può essere il turno del posto { $turn }; deve essere uno di quelli del tavolo, e i passi non possono essere meno di zero.
error-unsound-step = Il campo { $field } non va d’accordo con il passo in corso.
error-unsound-stuck = Nessuno ha una mossa valida; qualcuno deve averla.
error-unsound-money = I soldi del posto { $seat } non sono quelli che ha guadagnato.
error-unsound-payments = I pagamenti fatti sono { $paid }, e questo non va d’accordo con i { $payments } dovuti.

## Il tavolo nel terminale

terminal-title = Union Pacific
terminal-dividends = dividendi
terminal-deck = mazzo
terminal-up-stack = UP
terminal-track-deck = percorsi
terminal-row = fila
terminal-discards = scarti
terminal-dead = morti: { $cards }
terminal-third-holder = Terzo
terminal-company = Compagnia
terminal-value = Vale
terminal-trains = Treni
terminal-types = Tipi
terminal-row-short = Fila
terminal-hand-short = Mano
terminal-money = Soldi
terminal-hands = Carte
terminal-caption = ▲ è in testa · +3 quanto pagherebbe ora · Treni: quelli in riserva · Carte: percorsi · azioni in mano
terminal-own-hand = La tua mano
terminal-own-cards = Le tue carte percorso
terminal-own-shares = Le tue azioni
terminal-type-clear = semplice
terminal-type-white = bianco
terminal-type-black = nero
terminal-type-dotted = a punti
terminal-type-joker = jolly
terminal-company-line = origine { $home } · vale { $value } · treni rimasti: { $supply }
terminal-stands = linee
terminal-open-now = può crescere
terminal-open-later = con un’altra carta
terminal-word-all = tutto
terminal-picture = `mappa tutto` elenca le linee e ciò che si può costruire; `mappa bnl` e `mappa denver` solo una parte.
terminal-free =
    { $count ->
        [0] piena
        [one] 1 spazio libero
       *[other] { $count } spazi liberi
    }
terminal-legend = Il numero dopo una sezione dice quanti spazi liberi ha.
terminal-together = In tutto
terminal-board-cities = città
terminal-board-sections = sezioni
terminal-board-spaces = spazi
terminal-board-start-spaces = spazi di partenza
terminal-board-shares = azioni
terminal-board-trains = treni
terminal-board-track-cards = carte percorso
terminal-board-type = Tipo
terminal-board-neutral = neutrali
terminal-board-cards = carte
terminal-board-users = compagnie
terminal-board-reach = sezioni raggiungibili
terminal-board-first-spaces = spazi per cominciare

## Il motivo di un consiglio: le caratteristiche che pesa il giudice

feature-money = i tuoi soldi rispetto agli altri
feature-lead-next = quanto ti pagano le compagnie al prossimo dividendo
feature-lead-later = quanto ti pagano le compagnie ai dividendi successivi
feature-up-next = il tuo posto nella Union Pacific al prossimo dividendo
feature-up-later = il tuo posto nella Union Pacific ai dividendi successivi
feature-hand-next = azioni in mano che fai in tempo a giocare prima del prossimo dividendo
feature-hand-later = azioni in mano che conteranno ai dividendi successivi
feature-stake = la tua parte di azioni delle compagnie di valore
feature-holding = azioni di compagnie di valore
feature-up-stake = le tue azioni della Union Pacific
feature-security = una maggioranza più sicura nelle compagnie di valore
feature-second-place = un secondo posto più sicuro nelle compagnie di valore
feature-up-security = un posto più sicuro nella Union Pacific
feature-turns-to-lay = una mano che si gioca in fretta
feature-room = spazio per crescere alle compagnie che ti rendono
feature-next-train = un buon treno per il prossimo turno
feature-cards = carte percorso utili in mano
feature-jokers = jolly in mano
feature-given-away = nessuna azione ceduta
