### Ride the Rails nel browser. $company e i nomi name-… sono di compagnie, sempre femminili.

## La mappa

map = Mappa degli Stati Uniti a esagoni
map-keys = Le frecce portano all’esagono accanto, Pag su e Pag giù da un esagono illuminato all’altro; Invio sceglie o spiega perché non si può. Più, meno e zero ingrandiscono.
legend-mountain = montagna
legend-city = città
legend-start = chi può partire
legend-passenger = passeggero
hex-place = { $terrain ->
    [mountain] { $hex }, montagna vicino a { $city }
   *[plain] { $hex }, vicino a { $city }
  }
hex-label = { $kind ->
    [none] { $name }.
    [east] { $name }, città della Costa Est.
    [west] { $name }, città dell’Ovest.
    [five] { $name }, città da $5.
    [chicago] { $name }, $2 a locomotiva.
   *[plain] { $name }, città.
  }
hex-locomotives = Locomotive: { $companies }.
hex-passenger = C’è un passeggero.
glowing = Esagoni illuminati
not-allowed = Non si può.
which-company = Quale compagnia costruisce qui?
which-link = Con quale compagnia ci arrivi?

## Le compagnie

name-red = Rossa
name-blue = Blu
name-orange = Arancione
name-yellow = Gialla
name-purple = Viola
name-black = Nera
name-journeys = Viaggi
name-chicago = Chicago
name-five = Città da $5
name-transcontinental = Transcontinentale
companies = Le compagnie
companies-note = { $can ->
    [take] prendi una quota di quelle illuminate
    [stop-build] scegli per chi costruire, o clicca un esagono illuminato
   *[other] le tue quote, e che cosa può ancora fare ognuna
  }
company = Compagnia
from-round = Disponibile dal round { $round }
from-round-short = dal round { $round }
started-in = Partita da { $city }
starts-in = Può partire da { $cities }
starts-east = { $count ->
    [one] Può partire da una città della Costa Est
   *[other] Può partire da { $count } città della Costa Est
  }
starts-many = Può partire da { $count } città
cannot-start = Per ora non può partire
supply = { $count ->
    [one] 1 locomotiva in riserva
   *[other] { $count } locomotive in riserva
  }
links = { $count ->
    [one] 1 collegamento
   *[other] { $count } collegamenti
  }
east-coast = Costa Est
your-shares-of = { $count ->
    [0] nessuna quota tua
    [one] 1 quota tua
   *[other] { $count } quote tue
  }
share-count = quote
shares = Quote
shares-note = per ogni collegamento usato, $1 a quota
column-links = Coll.
column-owed = Dovuti
column-supply = Riserva
money = Soldi

## Il round

rounds = I round
rounds-note = da quando è disponibile ogni compagnia
round = Round { $round } di 6
phases = Le fasi
phase-share = Quote
phase-build = Costruzione
phase-ride = Viaggi
order = Ordine
order-note = chi ha meno soldi viene prima
order-reversed = le quote si prendono al contrario
coasts = Da costa a costa
coasts-open = $12, o $8 con un cambio fuori città
coasts-joined = preso: { $name }
bonuses = Bonus
bonuses-note = $5 a chi arriva per primo, $2 a Chicago
passengers = Passeggeri
passengers-left = { $count ->
    [one] ne aspetta ancora 1
   *[other] ne aspettano ancora { $count }
  }

## Il turno

left = { $left ->
    [0] Locomotive finite
    [one] Ancora 1 su { $allowance }
   *[other] Ancora { $left } su { $allowance }
  }
mountains = { $state ->
    [used] Hai usato una montagna: una locomotiva in meno. Altre montagne non costano di più.
    [barred] L’ultima locomotiva non può andare in montagna.
   *[free] Se usi una montagna, in questo turno hai in tutto una locomotiva in meno.
  }
gain = +${ $amount } { $from }
pick-company = Per quale compagnia?
stop-note = { $left ->
    [one] Rinunci a 1 locomotiva.
   *[other] Rinunci a { $left } locomotive.
  }
last-note = È l’ultima: poi il turno è finito.
final-note = Da qui non si torna indietro.
if-ends = { $links ->
    [one] Se finisce qui, 1 collegamento: viaggio e dividendi danno
   *[other] Se finisce qui, { $links } collegamenti: viaggio e dividendi danno
  }
if-ends-short = Se finisce qui:
# Che cosa si può fare adesso: il nome dice quali mosse sono valide, di altre non si parla.
hint-take = Scegli una compagnia: ogni quota rende $1 per ogni suo collegamento che un passeggero percorre, e ti lascia costruire per lei.
hint-stop = Non c’è più posto per una locomotiva.
hint-depart = Scegli una città illuminata con un passeggero: viaggerà un collegamento alla volta, con le compagnie che vuoi.
hint-ride = Scegli in quale città illuminata andare per prima: ogni collegamento ti rende $1, più $1 per il viaggio.
hint-pass = Non c’è niente che tu possa fare: passa.
hint-wait = Tocca a { $name }. Intanto guarda la mappa o leggi il registro.
hint-over = I sei round sono finiti.
best-journey = Il viaggio migliore per me
proved-best = il migliore possibile
best-found = il migliore trovato
suggested = { $sure ->
    [proved] Il migliore possibile per te: da { $from } a { $to }, { $links ->
        [one] 1 collegamento
       *[other] { $links } collegamenti
      }.
   *[found] Il migliore trovato per te: da { $from } a { $to }, { $links ->
        [one] 1 collegamento
       *[other] { $links } collegamenti
      }.
  }
suggested-pays = Rende: { $amounts }.
confirm-take = Prendi la quota
confirm-build = Conferma e finisci
confirm-stop = Non costruire altro
confirm-stop-sure = Sì, rinuncio e finisco
confirm-arrive = Chiudi qui il viaggio
confirm-pass = Passa
confirm-none = Prima scegli
title-take = prendi una quota
title-stop = finisci di costruire
title-stop-build = { $left ->
    [one] costruisci, ancora 1
   *[other] costruisci, ancora { $left }
  }
title-confirm = conferma il turno
title-depart = scegli chi viaggia
title-ride = scegli il primo tratto
title-arrive = chiudi il viaggio
title-arrive-ride = prosegui, o chiudi il viaggio
title-pass = passa
wait-for = Tocca a { $name }
game-over = La partita è finita

## Il telefono

tab-turn = Turno
tab-companies = Compagnie
tab-shares = Quote
tab-round = Round

## Un viaggio, come scena

journey-links = { $count ->
    [one] 1 collegamento
   *[other] { $count } collegamenti
}
journey-told = Collegamento { $number }, { $company }, fino a { $city }. Finora { $pays }.

## La linea fra le coste, come scena

coasts-scene = Da costa a costa
