### Ride the Rails in italiano. $seat è il nome di un giocatore o di una giocatrice; $company è il nome di una
### compagnia, sempre femminile e senza articolo, come in «una quota Rossa»; $hex è una città o la sigla di un esagono.

## Il gioco

title = Ride the Rails
tagline = Prendi quote, costruisci con gli altri da costa a costa e manda i passeggeri nel viaggio più lungo.
length = Circa un’ora
option-late_dividends = Dividendi a fine fase
option-late_dividends-help = I dividendi si pagano una volta sola, quando tutti hanno viaggiato nel round, invece che dopo ogni viaggio.

## Nomi

company-red = Rossa
company-blue = Blu
company-orange = Arancione
company-yellow = Gialla
company-purple = Viola
company-black = Nera

## Che cosa c’è da fare adesso. Il nome di un messaggio dice quali mosse sono valide: di altre non parla.

prompt-wait = Tocca a qualcun altro.
prompt-over = La partita è finita.
prompt-take = Prendi una quota di una delle compagnie disponibili.
prompt-pass =
    { $phase ->
        [share] Non ci sono più quote da prendere: passa.
       *[depart] Nessun passeggero può viaggiare: passa.
    }
prompt-stop = Non c’è più posto per una locomotiva: finisci il turno.
prompt-stop-build =
    { $left ->
        [one] Costruisci: puoi piazzare ancora una locomotiva, oppure fermarti.
       *[other] Costruisci: puoi piazzare fino a { $left } locomotive, oppure fermarti.
    }
prompt-depart = Scegli la città da cui parte il passeggero.
prompt-ride = Il passeggero aspetta a { $city }: scegli il primo collegamento.
prompt-arrive =
    { $links ->
        [one] Dopo un collegamento il passeggero è a { $city }, e da lì non si prosegue: chiudi il viaggio.
       *[other] Dopo { $links } collegamenti il passeggero è a { $city }, e da lì non si prosegue: chiudi il viaggio.
    }
prompt-arrive-ride =
    { $links ->
        [one] Dopo un collegamento il passeggero è a { $city }: prosegui, o chiudi il viaggio.
       *[other] Dopo { $links } collegamenti il passeggero è a { $city }: prosegui, o chiudi il viaggio.
    }

## Che cosa fa una mossa: un’etichetta, quindi senza punto

action-take = Prendi una quota { $company }
action-pass = Passa
action-stop = Non costruire altro
action-build = Costruisci la linea { $company } a { $hex }
action-depart = Fai partire il passeggero da { $city }
action-arrive = Chiudi qui il viaggio
action-ride = Viaggia sulla linea { $company } fino a { $city }

## Che cosa è successo

event-round = Comincia il round { $number }.
event-took = { $seat } prende una quota { $company }.
event-no-share = { $seat } passa: non ci sono più quote da prendere.
event-started = { $seat } fa partire la linea { $company } da { $hex }.
event-built = { $seat } costruisce la linea { $company } a { $hex }.
event-stopped =
    { $count ->
        [0] { $seat } non costruisce.
       *[other] { $seat } smette di costruire.
    }
event-bonus = { $seat } riceve ${ $amount } da { $city }.
event-joined = Le due coste sono unite: { $seat } riceve il bonus transcontinentale di ${ $amount }.
event-no-ride = { $seat } passa: nessun passeggero può viaggiare.
event-departed = { $seat } fa partire il passeggero da { $city }.
event-rode = La linea { $company } porta il passeggero a { $city }.
event-arrived =
    { $links ->
        [one] Dopo un collegamento il viaggio finisce a { $city }, e { $seat } riceve ${ $amount }.
       *[other] Dopo { $links } collegamenti il viaggio finisce a { $city }, e { $seat } riceve ${ $amount }.
    }
event-dividend = La linea { $company } paga a { $seat } un dividendo di ${ $amount }.
event-over = La partita è finita.

## Ciò che non torna: la mappa, le posizioni scritte a mano e il controllo dopo ogni azione

error-map-table = Nella mappa manca l’elenco { $table }; servono rows, city e company.
error-map-sign = Nel disegno della mappa c’è il segno «{ $sign }»; vi stanno solo . ^ o E W H e 5.
error-map-count = Quanto a { $what }, la mappa ne ha { $found }; devono essere { $wanted }.
error-map-neighbours = Due esagoni della mappa sono vicini in un verso solo; devono esserlo in tutti e due.
error-map-cities-touch = La città alla riga { $row }, colonna { $column } ne tocca un’altra; non deve succedere.
error-map-city = La città { $city } non corrisponde al disegno; lì la prossima è alla riga { $row }, colonna { $column }.
error-map-city-name = Alla città { $city } servono un nome in tutte e due le lingue e l’indicazione di quanto è sicuro.
error-map-company = C’è la compagnia { $company } al posto di { $wanted }.
error-map-start = Alla compagnia { $company } servono tipi di città da cui partire, e solo fra quelli esistenti.
error-position-track = La compagnia { $company } non può essere arrivata in { $hex }: non c’è posto, o accanto non ha binari.
error-position-journey = Il viaggio deve cominciare con una città e continuare con una compagnia e una città per ogni collegamento.
error-unsound-round = Il round { $round } non torna; una partita ne ha { $rounds }, e finisce dopo l’ultimo.
error-unsound-locomotives = Le locomotive della compagnia { $company } sono { $found }; devono essere { $total }.
error-unsound-shares = Il posto { $seat } ha { $found } quote; a questo punto può averne { $most }.
error-unsound-early = La compagnia { $company } non è ancora disponibile nel round { $round }.
error-unsound-map = La mappa non corrisponde ai binari che ci sono.
error-unsound-step = Il campo { $field } non va d’accordo con il passo in corso.
error-unsound-money = I soldi del posto { $seat } non sono quelli che ha guadagnato.
error-unsound-earned = Quello che risulta guadagnato da { $source } non è possibile.
error-unsound-passengers = I passeggeri partiti sono { $found }; a questo punto possono essere { $most }.
error-unsound-joined = L’unione delle coste non va d’accordo con chi è stato pagato per averla fatta.

## Il tavolo nel terminale

terminal-company = Compagnia
terminal-supply = Riserva
terminal-links = Collegamenti
terminal-money = Soldi
terminal-round = Round { $round } di 6
terminal-left = Locomotive che puoi ancora piazzare: { $left }
terminal-barred = Locomotive che puoi ancora piazzare: { $left }, non in montagna
terminal-left-over = Locomotive nella riserva: { $supply }
terminal-starts = Può partire da
terminal-key = ● città con passeggero · ○ senza · ▲ montagna · R B O Y P K le compagnie (Y è la Gialla, P la Viola, K la Nera)
terminal-crowded = Per queste due segni non bastano; un numero sulla mappa dice quante compagnie ci sono:
terminal-journeys = Viaggi
terminal-chicago = Chicago
terminal-five = Città da $5
terminal-transcontinental = Transcontinentale

## Il motivo di un consiglio: le caratteristiche che pesa il giudice

feature-money = i tuoi soldi rispetto agli altri
feature-dividends = dividendi futuri dalle tue quote
feature-rides = viaggi che ti converrà fare
feature-lines-led = linee lunghe in cui sei in vantaggio
feature-room = locomotive con cui potrai ancora costruire
feature-alone = una compagnia tutta tua
feature-access = una compagnia in più per cui costruire
feature-coasts-near = le coste a portata di mano
feature-link-dividends = un collegamento che rende a te più che agli altri
feature-link-rides = un collegamento che allunga i viaggi
feature-link-passengers = un passeggero che aspetta in fondo al collegamento
feature-link-bonus = il bonus della città
feature-coasts = la linea fra le coste
feature-astray = nessun binario che nessuno percorrerebbe
