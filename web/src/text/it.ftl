### Le parole del client, in italiano.

house = Roundhouse
headline = { $count ->
    [5] Cinque giochi di treni, pronti a partire.
   *[other] Giochi di treni, pronti a partire.
  }
subline = Contro i bot, con gli amici allo stesso schermo o lontani con un link. Dal vivo, o una mossa al giorno.
link-or-code = Link o codice del tavolo
enter = Entra
no-such-table = Nessun tavolo con questo link o codice. Controllalo, o aprine uno nuovo qui sotto.
watch-demo = Guarda una partita dimostrativa
your-tables = I tuoi tavoli
your-turn-in = { $count ->
        [0] non tocca a te
        [one] tocca a te in 1
       *[other] tocca a te in { $count }
    }
no-tables = Ancora nessun tavolo. Aprine uno qui sotto, o entra con il link che hai ricevuto.
play = Gioca
see-end = Rivedi
go-in = Entra
table-open = Si aspettano giocatori
table-playing = Tocca agli altri
table-paused = In pausa
table-over = Finita
table-closed = Su questo server non può continuare
forget = Toglilo solo dall’elenco
delete-of = Cancella { $name }
delete-table = Cancella il tavolo
delete-own = Cancella la tua parte
delete-title-table = Cancelli «{ $name }»?
delete-title-own = Cancelli la tua parte di «{ $name }»?
delete-title-list = Togli «{ $name }» dall’elenco?
delete-help-table = Il tavolo se ne va con tutto quello che c’è: mosse, chiacchiere, appunti e tutti i suoi link. Chi lo ha aperto viene avvisato. Non si torna indietro.
delete-help-own = Se ne vanno il tuo link, i tuoi appunti e le tue parole nelle chiacchiere. Quello che si è giocato resta agli altri, con il tuo nome, finché non lo cancellano anche loro. Non si torna indietro.
delete-help-seat = Il tuo posto torna libero, e se ne vanno i tuoi appunti e le tue parole nelle chiacchiere. Non si torna indietro.
delete-help-list = A questo tavolo altri stanno ancora giocando, quindi non si può cancellare: per cancellare la tua parte, prima abbandona la partita. Tolto dall’elenco, questo browser perde il link del tuo posto.
delete-yes-table = Sì, cancellalo
delete-yes-own = Sì, cancella la mia parte
delete-export = Prima salvane una copia
kept-until = Resta qui almeno fino al { $date }, e di più ogni volta che qualcuno lo guarda.
kept-soon = si mette via il { $date }
gone = Questo tavolo non c’è più.
gone-left = A questo tavolo non ci sei più.
gone-at = Dal { $date }
open-a-table = Apri un tavolo
rules-at-hand = le regole sono a portata di clic, clausola per clausola
alone = Da soli
alone-page = Scegli una sfida
new-table = Nuovo tavolo
players-range = { $low }–{ $high }
players-word = giocatori
language = Lingua
light = Passa al treno di notte
dark = Passa alla carta
settings = Impostazioni
home = Alla pagina iniziale
seconds-left = restano { $time }
in-the-house = In questa rete
in-the-house-help = Chi è collegato alla stessa rete entra da qui, anche con il telefono.
house-address = L’indirizzo di questa casa

new-table-of = Un nuovo tavolo di { $game }
no-such-game = Questo gioco in casa non c’è.
guest = Giocatore { $number }
bot-names = Orazio, Clementina, Ettore, Matilde, Oreste
sitter-here = Qui
sitter-friend = Amico
sitter-bot = Bot
sitter-open = Libero
sitter-you-help = il nome che vedono gli altri
sitter-here-help = gioca su questo stesso schermo
sitter-friend-help = riceve un link segreto
sitter-open-help = per chi arriva con il codice del tavolo
name-here = Nome di chi gioca qui con te
seat-number = Posto { $number }
bot-strength = Quanto è forte { $name }
take-back-consent = Annullare di comune accordo
take-back-consent-help = Dentro il tuo turno è sempre libero. Oltre, devono essere d’accordo tutti gli altri.
hints = Suggerimenti
hints-help = Chi è di turno può chiedere al gioco che cosa farebbe, dove sa consigliare. Senza, ognuno fa i conti da sé.
by-itself = Parte da sola
by-itself-help = La partita comincia quando è occupato l’ultimo posto. Altrimenti la fai partire tu.
option-done = Fatto
table-name = Nome del tavolo
clock-bank = minuti a testa
clock-increment = secondi in più a mossa
clock-days = giorni a mossa
clock-window = L’orologio corre
clock-all-day = Giorno e notte
clock-night = Non di notte
clock-opens = L’orologio corre dalle
clock-closes = L’orologio corre fino alle
open-help-links = Poi hai i link da mandare.
open-help-now = Si gioca subito.
open-and-play = Apri e gioca
seats = Posti
you = Tu
bot = Bot
your-name = Il tuo nome
table-name-default = Il tavolo di { $name }
friend-name = Nome di chi inviti, se vuoi
bot-random = fa una mossa qualunque fra quelle permesse
bot-greedy = prende la mossa migliore che vede
level-random = Apprendista
level-greedy = Fuochista
level-search = Macchinista
bot-search = pensa in anticipo
seat-secret = Un posto è un link segreto: chi lo ha, gioca lì. Un bot può tenerlo caldo e restituirlo a ogni decisione. Se giocate in più d’uno su questo schermo, le mani restano coperte finché ciascuno non prende il turno.
rules-of-table = Regole di questo tavolo
watchers = Aperto al pubblico
watchers-help = Chi ha il link per guardare vede il tabellone, e niente di ciò che è coperto.
clock = Orologio
clock-none = Senza orologio
clock-none-help = Si gioca con calma.
clock-live = Dal vivo
clock-live-help = Una riserva di tempo a testa, e un po’ di più a ogni mossa.
clock-day = Per corrispondenza
clock-day-help = Giorni per ogni mossa. Ti avvisiamo quando tocca a te.
told-live = { $minutes ->
        [one] 1 minuto a testa
       *[other] { $minutes } minuti a testa
    }{ $seconds ->
        [0] {""}
        [one] , 1 secondo in più a mossa
       *[other] , { $seconds } secondi in più a mossa
    }
told-day = { $days ->
        [one] Un giorno a mossa
       *[other] { $days } giorni a mossa
    }
told-window = { $days ->
        [one] Un giorno a mossa
       *[other] { $days } giorni a mossa
    }, l’orologio corre dalle { $opens } alle { $closes }
summary = { $players } giocatori: tu{ $here ->
        [0] {""}
        [one] , 1 altro qui
       *[other] , altri { $here } qui
    }{ $friends ->
        [0] {""}
        [one] , 1 amico
       *[other] , { $friends } amici
    }{ $open ->
        [0] {""}
        [one] , 1 posto libero
       *[other] , { $open } posti liberi
    }{ $bots ->
        [0] {""}
        [one] , 1 bot
       *[other] , { $bots } bot
    }
sealed = La sorte della partita è sigillata ora e svelata alla fine: chiunque può controllarla.
cancel = Annulla
open-the-table = Apri il tavolo
opened = Invita gli amici
opened-help = Ogni link è un posto: mandalo a una persona sola. Li ritrovi qui finché la partita non comincia.
seat-link = Link del posto { $seat }
table-code = Codice del tavolo
watch-link = Link per guardare
copy = Copia
copied = Copiato
copy-by-hand = Selezionato: copialo
share = Condividi
link-for = Link per { $name }
code-link = Link a un posto libero
only-here = Questi link si aprono solo su questo computer. Per far entrare chi è nella tua rete, riavvia Roundhouse con «{ $command }».
failed = Non è andata: { $why }

seat-free = Un posto libero
seat-waiting = aspetta chi arriva
seat-here = è qui
your-seat = il tuo posto
seat-invited = è tra gli invitati
make-link = Nuovo link
put-bot = Metti un bot
free-seat = Libera il posto
lobby-missing = { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
leave-seat = Lascia il posto
lots-offer = Sorteggia i posti
lots-on = I posti saranno sorteggiati all’inizio.
lobby-ready = Ci sono tutti.
invited-to = Ti aspettano per una partita a { $game }
enter-by-code = Un posto al tavolo { $code }
enter-by-code-help = Di’ chi sei e prendi un posto libero.
who-is-there = Al tavolo
pass-to = Passa il dispositivo a { $name }
pass-help = Da qui in poi lo schermo è solo per { $name }.
pass-taken = Sono { $name }
pass-look-again = { $name }: guarda ancora
closed-title = { $title }: un tavolo da rivedere
closed-ended = finita il { $at }
closed-last = ultima mossa il { $at }
closed-incomplete = Le ultime cose successe non sono nel registro.
closed-no-log = Del registro non è rimasto nulla.
export = Esporta il tavolo
export-own = Un file con tutto quello che potevi vedere qui: il registro, le chiacchiere, i punti e la partita come la vedevi tu. I segreti restano tali: la partita non è finita.
export-whole = Un file con tutto: il registro, le chiacchiere, il risultato e la partita con il suo seme.
closed-door = Questo link non apre niente.
closed-door-help = È scritto male, o qualcun altro ha preso il posto. Chiedine uno nuovo a chi te lo ha mandato.
sit-down = Siediti
start = Comincia la partita
paused = La partita è in pausa

your-turn = Tocca a te:
others = Giocatori
your-turn-mark = tocca a te
thinking = sta pensando
bot-level = bot · { $level }
person = amico
away = assente
board-area = Il tabellone
things = Le tue cose e quelle del tavolo
turn-area = Il tuo turno
log = Registro
chat = Chiacchiere
rules = Regole
score = Punti
close = Chiudi
open-log = Apri il registro
say-something = Di’ qualcosa
send = Invia
no-talk = Nessuno ha ancora detto niente.
older-talk = Righe più vecchie
words-removed = Tolto da chi l’aveva detto.
find-in-rules = Cerca nelle regole
nothing-found = Nessuna clausola parla di «{ $word }». Prova un’altra parola.
found-clauses = { $count ->
        [one] 1 clausola
       *[other] { $count } clausole
    }
points-now = I punti di adesso, fonte per fonte
total = Totale
nothing-yet = Ancora niente: i primi punti devono arrivare.
choose = scegli
wait = Tocca a qualcun altro
choices = Che cosa puoi fare
no-choices = Adesso niente da fare.
confirm = Conferma
take-back = Annulla
take-it = Segui il suggerimento
offer-agree = D’accordo
offer-decline = No

joining = Si apparecchia il tavolo…
reconnecting = La linea è caduta. Si riprova…
reconnecting-help = Non si perde nulla: la tua ultima mossa confermata è al sicuro.
lost = Il server non risponde.
lost-help = Il tavolo è conservato. Continuiamo a provare; puoi anche tornare più tardi.
try-again = Riprova
broken = Qui qualcosa è andato storto.
loading = Un momento…

won-you = Hai vinto.
won-by = Vince { $name }.
won-shared = Vincono insieme { $names }.
won-shared-you = Vinci insieme a { $names }.
won-stars = Partita vinta.
failed-game = Partita persa.
stars = { $count ->
        [0] Nessuna stella
        [one] 1 stella
       *[other] { $count } stelle
    }
won-nobody = Nessuno al tavolo ha vinto.
margin = { $best } a { $next } su { $name }.
beside = non siede al tavolo, ma prende un posto
play-again = Gioca ancora
download = Scarica la partita
course = L’andamento
course-note = punti, più quanto stava per arrivare
where-from = Da dove viene
where-note = fonte per fonte
closing = Ciò che era nascosto
replay = Rivedi
replay-play = Avvia
replay-pause = Ferma
step-of = { $at } / { $of }
sealed-broken = Il seme svelato non è quello sigillato all’inizio: di questa partita non ci si può fidare.
sealed-promise = Il seme è svelato ed è quello sigillato all’inizio: chiunque può rigiocare la partita e controllarla.
move = turno { $number }

## Al tavolo: il menu, le domande, i cassetti

menu = Menu
skip = Vai al tabellone
notes = I miei appunti
notes-help = Solo per i tuoi occhi: nessun altro li vede, mai.
notes-kept = Salvati.
notes-writing = Si scrive…
keys = Tasti
turn-back = Annulla il mio ultimo turno
turn-back-help = Si torna all’inizio del tuo ultimo turno: tutto quello che è successo dopo, anche le mosse dei bot, si annulla.
turn-back-no = Lascia com’è
turn-back-yes = Torna indietro
ask-turn-back = Chiedi di annullare il mio ultimo turno
pause-game = Metti in pausa
resume-game = Riprendi la partita
ask-pause = Chiedi una pausa
ask-resume = Chiedi di riprendere
paused-help = Orologi e bot riposano.
hand-over = Lascia giocare un bot per me
hand-over-help = Puoi riprendere il posto a ogni decisione. Quale bot?
take-over = Riprendi il mio posto
stand-in = Al tuo posto gioca un bot ({ $level }).
replace = Lascia giocare un bot per { $name }
replace-help = { $name } non c’è, e potrà tornare a ogni decisione. Quale bot?
resign = Abbandona
resign-last = Abbandoni davvero? Un bot finisce la partita al tuo posto e tu arrivi ultimo. Non si torna indietro.
resign-played = Abbandoni davvero? Un bot finisce la partita al tuo posto e il suo risultato è il tuo. Non si torna indietro.
resign-no = No, continuo
resign-yes = Sì, abbandono
asked-take-back = Hai chiesto di annullare il tuo ultimo turno.
asked-pause = Hai chiesto una pausa.
asked-resume = Hai chiesto di riprendere.
asked-lots = Hai chiesto di estrarre a sorte i posti.
offer-withdraw = Lascia stare
waiting-for = Manca la risposta di { $names }
to-move = di turno
here = presente
bot-for = gioca un bot · { $level }
out-resigned = ha abbandonato
out-time = tempo scaduto
time-days = { $days } g { $hours } h
time-hours = { $hours } h { $minutes }
clock-until = scade { $time }
log-help = Una riga ti riporta al tabellone com’era in quel momento.
log-all = Mostra tutte le { $count } righe
sealed-now = La sorte di questa partita è sigillata da prima della prima mossa. Il sigillo, da confrontare alla fine:
host = Chi ospita
said = { $name } dice: { $words }
chosen-so-far = Scelto finora
since = Mentre non c’eri
since-more = Altre { $count } prima
since-show = Fammi vedere
next-table = Prossimo tavolo
next-table-of = Tocca a te: { $name }
title-turn = ● Tocca a te · { $title }
title-question = ● Una domanda · { $title }
notice-turn = Tocca a te: { $name }
notice-question = C’è una domanda per te: { $name }

## Impostazioni e tasti

sound = Suono
sound-help = Una campanella quando tocca a te.
notices = Avvisi
notices-help = Quando questa pagina è nascosta, il browser ti avvisa che tocca a te.
notices-denied = Il browser non mostra avvisi da qui; puoi permetterli di nuovo nelle sue impostazioni.
notices-cannot = Su questa pagina il browser non può mostrare avvisi: serve HTTPS. Restano la campanella e il titolo della scheda.
still = Niente movimento
still-help = Niente scivola, pulsa o scorre. Se lo chiede il tuo sistema, è già così.
pace = Scene
pace-help = La velocità con cui si vedono mosse, pagamenti e viaggi. Senza scene il tavolo cambia subito.
pace-slow = Lenta
pace-normal = Normale
pace-fast = Veloce
pace-off = Senza
go-on = Avanti
scene-skip = Salta
letter-keys = Tasti di una lettera
letter-keys-help = Premi ? per vederli tutti.
keys-board = Sulla plancia
keys-play = Giocare
keys-areas = Vai a
keys-drawers = Apri e chiudi
keys-replay = Rivedere
key-tab = avanti alla prossima cosa; con Maiusc, indietro
key-enter = sceglila, premi il pulsante
key-escape = chiudi, salta la scena o torna alla partita
key-again = rivedi l’ultimo pagamento o l’ultima scena
key-space = Spazio
area-board = il tabellone
area-things = le tue cose
area-turn = il tuo turno
area-players = i giocatori

## Sulla mappa

zoom = Ingrandimento
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Mostra tutta la mappa
just-now = { $name }, adesso
rule = Regola { $clause }
hint-reason = Motivo principale: { $reason }.
comes-later = Si sceglie più avanti nel turno: completa prima i passi precedenti.

## Riguardare la partita

past = Uno sguardo indietro
past-help = Con i tuoi occhi. Intanto la partita va avanti.
past-yours = Con i tuoi occhi. Il tavolo aspetta te.
past-back = Torna alla partita
replay-back = Il turno prima
replay-on = Il turno dopo
replay-start = all’inizio
replay-end = alla fine
replay-run = avvia e ferma
step-failed = Questo momento ora non si può mostrare.
eyes = Con gli occhi di chi
eyes-own = Come l’ho vista io
eyes-all = Tutte le mani
eyes-of = Come l’ha vista { $name }
eyes-spectator = Come l’ha vista il pubblico
play-on = Riparti da qui
play-on-help = Un tavolo tutto tuo da questo preciso momento, contro i bot. Quel che non potevi sapere, e la fortuna a venire, si sorteggiano di nuovo.
play-on-end = Qui la partita è finita: torna prima a un momento precedente.
at-step = mossa { $step }
fork-name = { $name }, un’altra strada
mark = { $number }°
marks = { $first }–{ $last }
play-again-there = Al prossimo tavolo
ranking = Classifica
you-object = te
course-plain = punti, turno per turno
sealed-unchecked = Il seme è svelato. Questa pagina può confrontarlo con il sigillo solo via HTTPS; i numeri sono qui.
verify = Verifica
verify-help = SHA-256 del sale seguito dal seme deve dare il sigillo mostrato prima della prima mossa.
seal-seed = Seme
seal-salt = Sale
seal-hash = Sigillo
