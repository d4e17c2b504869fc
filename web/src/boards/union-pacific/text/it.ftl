### Il tabellone di Union Pacific nel browser, in italiano. $name è il nome di chi gioca o di una sezione.

map = Mappa delle ferrovie
track = Percorsi
type-clear = semplice
type-white = linea bianca
type-black = linea nera
type-dotted = linea a punti
card-clear = Semplice
card-white = Bianca
card-black = Nera
card-dotted = A punti
card-joker = Jolly
map-keys = Le frecce portano alla sezione più vicina, Pag su e Pag giù da una sezione illuminata all’altra; Invio sceglie o spiega perché non si può. Più, meno e zero ingrandiscono.
section-label = { $name }, { $kind }, { $free ->
        [one] 1 spazio libero
       *[other] { $free } spazi liberi
    } su { $spaces }.
section-trains = Treni: { $trains }.
section-offer = Piazza { $companies }, 1 carta { $card }.
section-chosen = Qui va { $company }.
glowing = Sezioni illuminate
has-train = Questo turno ha già il suo treno, su { $section }: per spostarlo scegli una sezione illuminata, «{ $back }» lo toglie.
not-allowed = Non si può.
not-allowed-for = { $company } non può.

your-cards = Le tue carte percorso
your-shares = Le tue azioni in mano
your-shares-short = Le tue azioni
nobody-sees = { $count } · le vedi solo tu
offer = Azioni scoperte
next-take = poi: prendine una
no-shares = Nessuna in mano.
no-cards = Nessuna in mano.
no-row = La fila si scopre dopo il primo investimento.
drew = pescata: { $card }
deck = Mazzo
up-left = { $count ->
        [one] 1 rimasta
       *[other] { $count } rimaste
    }
dead = morta
track-cards = carte percorso
shares-in-hand = azioni in mano

companies = Compagnie
companies-note = milioni di dollari, se pagasse ora
companies-note-short = azioni sul tavolo e resa
company = Compagnia
value = Val.
trains-left = Treni
trains-short = Treni
first = 1°
second = 2°
if-now = Se pagasse ora
dividends = Dividendi
deck-note =
    { $cards ->
        [one] 1 carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }{ $left ->
        [0] , nessun dividendo
        [one] , fra cui 1 dividendo
       *[other] , fra cui { $left } dividendi
    }
ordinal = { $number }°
payment-paid = pagato
payment-you = tu: ${ $amount }
payment-next = il prossimo
payment-later = più avanti
payment-last = l’ultimo
up-column = UP { $column }
bars = Se il { $number } si pagasse ora
bars-after = Se il { $number } si pagasse dopo questa mossa
third-comes = All’ultimo pagamento la fila, il mazzo delle azioni e quello UP contano come di un terzo azionista. Che cosa c’è nel mazzo non si sa: perciò si va da un minimo a un massimo.

stop-card = Carta
stop-card-is = Carta: { $card }
stop-train = Treno
stop-train-is = Treno: { $company }
stop-share = Azione
costs = Costa
brings = Porta
payment = { $number }° pag.
then = Poi
cost = 1 carta { $card }. { $free ->
        [0] La sezione è poi piena.
        [one] Lì resta 1 spazio.
       *[other] Lì restano { $free } spazi.
    }
cost-short = costa 1 carta { $card }
worth = valore { $company }
no-change = non cambia nulla
then-take = prendi un’azione scoperta
then-blind = prendi un’azione alla cieca dal mazzo
then-take-blind = prendi un’azione: scoperta, o alla cieca dal mazzo
then-invest-discard = metti altre azioni, o scegli la carta percorso da scartare: chiude il turno
then-invest-end = metti altre azioni, o finisci il turno
then-discard = scegli la carta percorso da scartare: chiude il turno
then-end = finisci il turno
which-way = Come costruire su { $section }?
which-company = Quale compagnia costruisce qui?
which-card = Quale compagnia costruisce qui, e con quale carta?
pick-company = Scegli una compagnia, o una sezione illuminata
# Che cosa si può fare adesso: il nome dice quali mosse sono valide, di altre non si parla.
hint-open = Scegli un’azione della tua mano. Nessuno la vede finché non hanno scelto tutti.
hint-scrap = Scarta una carta morta: esce dal gioco, e ne peschi un’altra.
hint-card = Per costruire scegli una carta illuminata.
hint-invest = Metti sul tavolo azioni della tua mano: è l’investimento.
hint-card-invest = Per costruire scegli una carta illuminata. Oppure metti sul tavolo azioni della tua mano: è l’investimento.
hint-scrap-card = { hint-card } Una carta morta esce dal gioco, e ne peschi un’altra.
hint-scrap-invest = { hint-invest } Una carta morta esce dal gioco, e ne peschi un’altra.
hint-scrap-card-invest = { hint-card-invest } Una carta morta esce dal gioco, e ne peschi un’altra.
hint-discard = Scegli la carta da scartare: con lei finisce il turno.
hint-end = Non puoi fare altro: finisci il turno.
hint-take = Un’azione scoperta va nella tua mano. Dopo, non si torna più indietro.
hint-blind = Un’azione va nella tua mano, alla cieca dal mazzo. Dopo, non si torna più indietro.
hint-take-blind = Un’azione va nella tua mano: scoperta, o alla cieca dal mazzo. Dopo, non si torna più indietro.
hint-invest-keep = È uscita una carta dividendo e al suo posto c’è { $share }: mettila subito sul tavolo, o tienila.
hint-swap-stay = Puoi scambiare un’azione della tua mano con una UP, o finire il turno.
hint-chosen = Hai scelto { $share }. Gli altri ci stanno pensando.
hint-wait = Tocca a { $name }. Intanto guarda la mappa, leggi il registro o prepara la tua mossa.
hint-watch = Stai guardando: le mani restano coperte fino alla fine.
hint-over = Tutti i dividendi sono pagati.
laid = Investite
outlook-chance = Se esce una carta dividendo, si paga subito. Da qui non si torna indietro.
outlook-final = Da qui non si torna indietro.

confirm-train = Conferma il treno
ask-hint = Che cosa farebbe il gioco?
suggested = il gioco farebbe così
confirm-take = Prendi l’azione
confirm-blind = Pesca dal mazzo
confirm-discard = Scarta e finisci il turno
confirm-scrap = Scarta la carta morta
confirm-invest = Investi
confirm-open = È il mio investimento
confirm-keep = Tienila in mano
confirm-swap = Scambia con UP
confirm-stay = Finisci senza scambiare
confirm-end = Finisci il turno
confirm-none = Prima scegli

# Che cosa c’è da fare, in poche parole: il nome dice quali mosse sono valide, di altre non si parla.
title-open = primo investimento
title-scrap = scarta una carta morta
title-card = costruisci
title-invest = investi
title-card-invest = costruisci o investi
title-scrap-card = costruisci, o scarta una carta morta
title-scrap-invest = investi, o scarta una carta morta
title-scrap-card-invest = costruisci o investi
title-discard = scarta una carta
title-end = finisci il turno
title-build = piazza un treno
title-train-of = piazza il treno { $company }
title-take = prendi un’azione
title-blind = prendi un’azione
title-take-blind = prendi un’azione
title-invest-keep = investila o tienila
title-swap-stay = scambi con UP?
title-invest-discard = investi ancora, o finisci
title-invest-end = investi ancora, o finisci
more-train = { $count ->
        [one] Una sola sezione illuminata.
       *[other] { $count } sezioni illuminate: scegline una.
    }
more-chosen = { $others ->
        [0] Hai scelto { $section }. Conferma.
       *[other] Hai scelto { $section }. Conferma, o scegli un’altra sezione illuminata.
    }
wait-for = Tocca a { $name }
wait-opening = Gli altri stanno scegliendo
third-holder = Terzo azionista
game-over = La partita è finita

tab-cards = Percorsi
tab-shares = Azioni
tab-companies = Compagnie
tab-dividends = Dividendi

## Un pagamento dei dividendi, come scena

dividend-title = { $number ->
    [1] Primo dividendo
    [2] Secondo dividendo
    [3] Terzo dividendo
   *[other] Quarto dividendo
}
dividend-by-you = Hai scoperto la carta dividendo.
dividend-by = { $name } ha scoperto la carta dividendo.
dividend-stalled = Nessuno può più costruire né investire: quel che resta si paga subito.
dividend-help = Una torre è quanto un giocatore aveva, con sopra ogni compagnia che ha pagato, nell’ordine dell’elenco qui sotto.
dividend-most = più azioni di tutti
dividend-second = secondo
dividend-count = ×3 azioni sul tavolo
dividend-had = aveva ${ $amount }
dividend-takes-lead = passa in testa
dividend-was-first = era in testa
dividend-again = Di nuovo, una compagnia alla volta
dividend-see = Rivedi il { $number } pagamento
dividend-place = { $number ->
    [1] al primo posto
    [2] al secondo posto
    [3] al terzo posto
    [4] al quarto posto
    [5] al quinto posto
   *[other] al sesto posto
}
dividend-cell = { $place }, { $held ->
    [one] 1 azione
   *[other] { $held } azioni
}, { $amount } { $amount ->
    [one] milione
   *[other] milioni
}
dividend-cell-shared = { $place } in { $among }, { $held ->
    [one] 1 azione
   *[other] { $held } azioni
} a testa, { $amount } { $amount ->
    [one] milione
   *[other] milioni
}
dividend-cell-none = { $held ->
    [one] 1 azione
   *[other] { $held } azioni
}, niente
# Perché una compagnia paga così.
dividend-why-first = Con { $held ->
    [one] 1 azione
   *[other] { $held } azioni
} { $name } è al primo posto: il valore intero.
dividend-why-first-you = Con { $held ->
    [one] 1 azione
   *[other] { $held } azioni
} hai il primo posto: il valore intero.
dividend-why-second = { $name } è al secondo posto: la metà, per difetto.
dividend-why-second-you = Hai il secondo posto: la metà, per difetto.
dividend-why-alone = Solo { $name } ha azioni: primo e secondo posto.
dividend-why-alone-you = Solo tu hai azioni: primo e secondo posto.
dividend-why-first-shared = Con { $held ->
    [one] 1 azione
   *[other] { $held } azioni
} a testa, primo e secondo posto si dividono fra { $names }.
dividend-why-second-shared = Il secondo posto si divide fra { $names }.
dividend-own = Tu { $had } più { $gain } fa { $sum }, { $place }.
dividend-lead-you = Hai ${ $by } di vantaggio su { $name }.
dividend-lead = { $leader } ha ${ $by } di vantaggio su { $name }.
dividend-behind = { $leader } è in testa; sei indietro di ${ $by }.
dividend-level = In testa insieme: { $names }.
dividends-left = { $count ->
    [0] Era l’ultimo dividendo.
    [one] Resta un dividendo: il primo posto della Union Pacific pagherà ${ $amount }.
   *[other] Restano { $count } dividendi: al prossimo il primo posto della Union Pacific paga ${ $amount }.
}
payment-now = adesso
up-later = paga dal 2° in poi
