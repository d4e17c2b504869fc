### Le parole del client, in italiano.

house = Roundhouse
headline = Giochi di treni, pronti a partire.
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
watch = Guarda
see-end = Rivedi
open-a-table = Apri un tavolo
rules-at-hand = le regole sono a portata di clic, clausola per clausola
new-table = Nuovo tavolo
players-range = { $low }–{ $high }
players-word = giocatori
language = Lingua
light = Passa al treno di notte
dark = Passa alla carta
settings = Impostazioni
home = Alla rotonda
seconds-left = { $time } sull’orologio

new-table-of = Un nuovo tavolo di { $game }
seats = Posti
you = Tu
friend = Amico
bot = Bot
your-name = Il tuo nome
table-name-default = Il tavolo di { $name }
friend-name = Nome, se vuoi
friend-help = riceve un link segreto
bot-random = fa una mossa qualunque fra quelle permesse
bot-greedy = prende la mossa migliore che vede
level-random = Apprendista
level-greedy = Fuochista
level-search = Macchinista
bot-search = pensa in anticipo
first-by-lot = chi comincia è estratto a sorte
seat-secret = Un posto è un link segreto: chi lo ha, gioca lì. Un bot può tenerlo caldo e restituirlo a ogni decisione.
rules-of-table = Regole di questo tavolo
watchers = Aperto al pubblico
watchers-help = Chi ha il link per guardare vede il tabellone, mai una mano.
clock = Orologio
clock-none = Senza orologio
clock-none-help = Si gioca con calma.
clock-live = Dal vivo
clock-live-help = 15 minuti a testa, 15 secondi in più a mossa.
clock-day = Una mossa al giorno
clock-day-help = 24 ore per ogni turno.
summary = { $players } giocatori: tu, { $friends ->
        [0] nessun amico
        [one] 1 amico
       *[other] { $friends } amici
    }, { $bots ->
        [0] nessun bot
        [one] 1 bot
       *[other] { $bots } bot
    }
sealed = Il mazzo è sigillato ora e svelato alla fine: chiunque può controllare la partita.
cancel = Annulla
open-the-table = Apri il tavolo
opened = Il tavolo è aperto
opened-help = Manda a ogni amico il suo link. Puoi cominciare quando vuoi: i posti restano riservati.
seat-link = Link del posto { $seat }
table-code = Codice del tavolo
watch-link = Link per guardare
copy = Copia
copied = Copiato
go-to-table = Al tavolo
failed = Non è andata: { $why }

seat-free = Un posto libero
seat-waiting = si aspetta qualcuno
seat-here = è qui
sit-down = Siediti
start = Comincia la partita
lobby-wait = Si comincia quando tutti sono seduti e chi ospita dà il via.
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
offer-agree = D’accordo
offer-decline = No

joining = Si apparecchia il tavolo…
reconnecting = La linea è caduta. Si riprova…
reconnecting-help = Non si perde nulla: la tua ultima mossa confermata è al sicuro.
lost = Il server non risponde.
lost-help = Il tavolo è conservato. Torna più tardi, o riprova adesso.
try-again = Riprova
broken = Qui qualcosa è andato storto.
loading = Un momento…

won-you = Hai vinto.
won-by = Vince { $name }.
won-shared = Vincono insieme { $names }.
won-nobody = Nessuno al tavolo ha vinto.
margin = { $best } a { $next } su { $name }.
play-again = Gioca ancora
download = Scarica la partita
course = L’andamento
course-note = punti, più quanto stava per arrivare
where-from = Da dove viene
where-note = fonte per fonte
replay = Rivedi
replay-play = Avvia
replay-pause = Ferma
step-of = { $at } / { $of }
sealed-broken = Il seme svelato non è quello sigillato all’inizio: di questa partita non ci si può fidare.
sealed-promise = Il seme è svelato ed è quello sigillato all’inizio: chiunque può rigiocare la partita e controllarla.
move = giro { $number }
