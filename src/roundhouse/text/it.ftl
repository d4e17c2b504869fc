### Quello che dice la casa stessa, in italiano: gli errori di ogni gioco e la riga di comando.

## Errori: una frase che dice che cosa non va e che cosa andrebbe bene

error-illegal-action = La regola { $clause } non permette questa mossa; ne serve una valida.
error-unknown-game = Non c’è un gioco «{ $name }»; la casa ha { $games }.
error-bad-players = A questo gioco non si può giocare in { $players }; è da { $low } a { $high } giocatori.
error-unknown-option = Non c’è un’opzione «{ $option }»; questo gioco { $count ->
        [0] non ne ha.
       *[other] ha { $options }.
    }
error-option-not-here =
    { $players ->
        [one] L’opzione «{ $option }» non vale per un giocatore; in solitario { $count ->
            [0] non ce n’è.
           *[other] c’è { $options }.
        }
       *[other] L’opzione «{ $option }» non vale per { $players } giocatori; in { $players } { $count ->
            [0] non ce n’è.
           *[other] c’è { $options }.
        }
    }
error-bad-option = L’opzione { $option } non può valere «{ $value }»; può valere { $values }.
error-bad-seed = «{ $seed }» non è un seme; un seme è un numero intero da 0 in su.
error-unknown-language = La lingua «{ $language }» qui non si parla; scegli fra { $languages }.
error-tune-no-cma = Per cercare i pesi serve la libreria cma: pip install 'roundhouse[tune]'.
error-tune-no-features = { $game } non ha caratteristiche da pesare.
error-tune-other-run = { $file } contiene un’altra ricerca, non { $game } con { $players } giocatori: indica un altro file.
error-unknown-bot = Non c’è un bot «{ $bot }»; scegli fra { $bots }.

error-record-start = La registrazione non dice come è cominciata la partita; deve avere un seme oppure una posizione.
error-record-not-json = Questa non è una registrazione: deve essere testo JSON, come lo scrive Roundhouse.
error-record-foreign = Questa non è una registrazione di Roundhouse: deve avere il campo roundhouse con il valore { $form }.
error-record-game = La registrazione è del gioco «{ $game }», che non è nella casa; la casa ha { $games }.
error-record-other-game = La registrazione è di { $game }, non di { $other }; va riprodotta con il suo gioco.
error-record-version = La registrazione è stata fatta con la versione { $version } delle regole e questo Roundhouse gioca con la { $current }; va riprodotta con il Roundhouse con cui è stata fatta.
error-record-board = La registrazione è stata giocata su un’altra mappa ({ $board }, non { $current }); va riprodotta con il file della sua mappa.
error-record-fingerprint = La registrazione non finisce dove dice: la sua impronta non è quella dell’ultima posizione, quindi deve essere stata modificata.
error-record-scores = La registrazione non finisce con i punteggi che dichiara, quindi deve essere stata modificata.
error-record-move = La mossa { $step } della registrazione non è valida per la regola { $clause }; una registrazione contiene solo mosse valide.
error-record-unknown-field = La registrazione ha un campo sconosciuto, «{ $field }»: va tolto.
error-record-field = Il campo «{ $field }» della registrazione manca o non è del tipo giusto; deve essere come lo scrive Roundhouse.
error-record-setup = La registrazione non si può preparare: { $why }
error-record-bad-move = La mossa { $step } della registrazione non è una coppia di numeri interi, un posto e una mossa.

error-position-not-object = Una posizione deve essere un oggetto JSON con i suoi campi.
error-position-field = Una posizione non ha un campo «{ $field }»: va corretto il nome, oppure va tolto.
error-position-game = La posizione è del gioco «{ $game }»; questo gioco è { $expected }.
error-position-value = Nella posizione il valore di { $field } non si può leggere; deve avere la forma che si vede in una posizione scritta.
error-position-negative = Nella posizione, { $field } contiene { $number }; un numero lì è 0 o più.
error-position-rows = Nella posizione { $field } deve essere un elenco di { $rows }, uno per posto.
error-position-order = Nella posizione { $field } deve nominare una volta ognuno dei { $players } posti.
error-position-unknown = Nella posizione { $field } nomina «{ $id }», che non esiste.
error-position-too-many = La posizione mette in gioco { $id } { $excess ->
        [one] una volta
       *[other] { $excess } volte
    } di troppo.

error-board-not-toml = Il file della mappa non è TOML: { $why }
error-board-not-toml-at = Il file della mappa non è TOML: il guaio è alla riga { $line }, colonna { $column }.
error-board-not-toml-end = Il file della mappa non è TOML: si interrompe a metà.
error-board-fault =
    { $count ->
        [one] Su questa mappa non si può giocare: { $why }
       *[other] Su questa mappa non si può giocare, per { $count } motivi; il primo: { $why }
    }

error-no-boards = { $game } non ha file di mappe: si gioca sempre sulla sua.
error-file-missing = Il file { $file } non c’è; controlla il nome.
error-file-folder = { $file } è una cartella; serve un file.
error-file-unreadable = Il file { $file } non si può leggere; controlla di averne il permesso.
error-file-not-text = Il file { $file } non è testo UTF-8; deve esserlo.
error-file-too-big = Il file { $file } è troppo grande per essere quello che serve; può avere al massimo { $megabytes } megabyte.
error-file-unwritable = Il file { $file } non si può scrivere; indica una cartella che esiste e in cui puoi scrivere.
error-file-not-ours = { $file } esiste già e non è una registrazione di Roundhouse; scegli un altro nome, perché non vada perso nulla.
error-bad-option-form = «{ $given }» non è un’opzione; si scrive nome=valore, per esempio { $example }.
error-bad-seat = A un tavolo da { $players } il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
error-bad-step = La registrazione non ha un passo { $step }; va da 0, l’inizio, a { $last }, la fine.
error-bad-count = { $option } non può essere { $value }; deve essere almeno { $least }.
error-no-bots = Al tavolo serve almeno un bot; indica i livelli, per esempio greedy,random.
error-resume-conflict = { $option } non va insieme a --resume: lo dice già la registrazione.
error-resume-over = La partita in { $file } è finita; si rivede con `roundhouse replay`.
error-unknown-clause = Nelle regole di { $game } non c’è una regola «{ $clause }»; vanno da { $first } a { $last }.
error-nothing-found = Nessuna regola di { $game } parla di «{ $word }»; prova con un’altra parola, o senza, per leggerle tutte.

error-bad-port = La porta non può essere { $port }; va da 0 a 65535, e con 0 se ne prende una libera qualsiasi.
error-bad-proxy = «{ $proxy }» non è un indirizzo né una rete; un proxy si indica come 127.0.0.1 o 10.0.0.0/8.
error-bad-days = { $option } non può essere { $days }; è un numero di giorni da 0, cioè mai, a { $most }.
error-port-taken = La porta { $port } è occupata; scegline un’altra con --port, o non indicarla.
error-port-denied = Sulla porta { $port } non hai il permesso di ascoltare; scegline una da 1024 in su.
error-no-free-port = Dalla porta { $first } alla { $last } non ce n’è una libera; indicane una con --port.
error-database-form = «{ $database }» non è un database; indica un file, o un indirizzo come postgresql://utente@server/nome.
error-file-no-database = { $file } esiste già e non è un database; scegli un altro nome, perché non vada perso nulla.
error-database-served = I tavoli in { $database } sono già aperti su { $address }; vai lì, o indica un altro database con --database.
error-database-unusable = Il database { $database } non si può usare ({ $why }); indicane un altro con --database.

error-usage = La riga di comando non si capisce; `{ $command } --help` mostra come si fa.
error-usage-command = Non c’è un comando «{ $given }»; `{ $command }` ha { $commands }.
error-usage-no-command = Manca un comando; `{ $command }` ha { $commands }.
error-usage-option = Qui non c’è un’opzione «{ $given }»; `{ $command } --help` mostra quelle che ci sono.
error-usage-option-close = Qui non c’è un’opzione «{ $given }»; intendevi { $close }?
error-usage-missing = Manca { $what }; `{ $command } --help` mostra come si fa.
error-usage-no-value = A { $option } serve un valore; `{ $command } --help` mostra quale.
error-usage-number = { $option } deve essere un numero intero.
error-defect = Roundhouse si è guastato, ed è colpa sua ({ $what }, in { $where }); segnalalo, per favore.

## La riga di comando: l’aiuto

cli-usage = Uso
cli-options-word = opzioni
cli-command-word = comando
cli-default = se non si dice altro: { $value }
cli-required = indispensabile
cli-help-roundhouse = Giochi ferroviari da tavolo intorno allo stesso tavolo: per giocare, per imparare, per studiare.
cli-help-roundhouse-examples =
    roundhouse serve
    roundhouse play
    roundhouse play union-pacific --players 3 --seed 7
    roundhouse rules union-pacific --find jolly
    roundhouse simulate union-pacific --bots greedy,random --games 200
cli-examples = Esempi
cli-panel-play = Giocare
cli-panel-study = Studiare
cli-panel-boards = Mappe
cli-panel-arguments = Che cosa
cli-panel-table = Il tavolo
cli-panel-run = La serie
cli-panel-public = Per gli estranei
cli-panel-kept = Per quanto si conservano i tavoli
cli-panel-more = Altro

cli-help-serve = Apre la casa al browser: si gioca contro i bot, con gli amici allo stesso schermo, o mandando un collegamento.
cli-help-serve-examples =
    roundhouse serve
    roundhouse serve --host
    roundhouse serve --port 9000 --no-open --database circolo.db
cli-help-play = Gioca contro i bot, qui nel terminale.
cli-help-play-examples =
    roundhouse play
    roundhouse play union-pacific --players 5 --seat 2 --bots greedy,random
    roundhouse play --seed 7 --option even_dividends=true --save partita.json
    roundhouse play --resume partita.json
cli-help-simulate = Fa giocare ai bot molte partite e ne dà il riassunto.
cli-help-simulate-examples =
    roundhouse simulate union-pacific --games 1000
    roundhouse simulate union-pacific --players 3 --bots greedy,random --jobs 4
    roundhouse simulate union-pacific --games 100 --json
cli-help-strength = Misura quanto il bot greedy è più forte di quello random.
cli-help-strength-examples =
    roundhouse strength
    roundhouse strength union-pacific --players 2 --players 4 --games 200
cli-help-tune = Cerca i pesi per il giudice di un gioco facendolo giocare contro sé stesso.
cli-help-tune-examples =
    roundhouse tune union-pacific --players 4 --minutes 30
    roundhouse tune ride-the-rails --generations 50 --jobs 4 --file pesi.json
cli-help-replay = Controlla una partita registrata e la mostra.
cli-help-replay-examples =
    roundhouse replay partita.json
    roundhouse replay partita.json --step 40 --log
cli-help-rules = Fa leggere le regole, una per una.
cli-help-rules-examples =
    roundhouse rules union-pacific
    roundhouse rules union-pacific UP-4
    roundhouse rules union-pacific --find jolly
cli-help-board = Mappe fatte da te.
cli-help-check = Controlla il file di una mappa e dice tutto quello che non va o che è notevole.
cli-help-check-examples =
    roundhouse board check mia-mappa.toml
cli-help-games = Elenca i giochi della casa.
cli-help-games-examples =
    roundhouse games --json

cli-help-game = il gioco, come in `roundhouse games`
cli-help-strength-game = il gioco; tutti quelli della casa, se non si dice
cli-help-players = in quanti si è al tavolo, compreso te
cli-help-bot-players = quanti bot sono al tavolo
cli-help-strength-players = un numero di giocatori da misurare, anche più volte; tutti quelli possibili, se non si dice
cli-help-seat = il tuo posto, contando da 0
cli-help-name = il tuo nome al tavolo
cli-help-bots = i livelli dei bot, ripetuti intorno al tavolo: { $levels }
cli-help-seed = la sorte delle carte; lo stesso seme dà la stessa partita
cli-help-option = un’opzione del gioco, anche più volte
cli-help-board-file = il file di una mappa fatta da te
cli-help-save = conserva qui la registrazione della partita
cli-help-resume = riprende una partita conservata con --save o `salva`
cli-help-lang = la lingua: { $languages }
cli-help-number-of-games = quante partite
cli-help-strength-games = quante partite per ogni numero di giocatori, arrotondate a giri completi di tutte le disposizioni
cli-help-tune-games = quante partite gioca ogni candidato in una generazione
cli-help-generations = dopo quante generazioni fermarsi, contando quelle già fatte
cli-help-minutes = dopo quanti minuti fermarsi
cli-help-final = quante partite i pesi trovati giocano alla fine contro quelli di prima
cli-help-tune-file = dove si conserva ogni generazione; se il file esiste già, si riprende da lì
cli-help-jobs = quanti processi si dividono il lavoro; il risultato non ne dipende
cli-help-rotate = fa scalare i bot di un posto da una partita all’altra, oppure no
cli-help-json = stampa JSON e nient’altro
cli-help-record = una registrazione, come la scrive `salva`
cli-help-step = mostra la partita dopo tante mosse, invece che alla fine
cli-help-log = racconta tutto quello che è successo
cli-help-clause = una regola o un capitolo, per esempio { $example }
cli-help-find = mostra solo le regole con quella parola
cli-help-board-path = il file di una mappa, in TOML
cli-help-port = la porta; se non la si dice ed è occupata, la prima libera dopo quella
cli-help-host = fa entrare anche la rete locale, e mostra l’indirizzo con il suo codice QR
cli-help-database = dove si conservano i tavoli: un file, o l’indirizzo (URL) di un database
cli-help-public-name = un nome con cui il server è raggiungibile, per esempio club.example; le richieste per altri nomi si rifiutano
cli-help-proxy = un server web che sta davanti e al cui X-Forwarded-For si crede: il suo indirizzo, o una rete
cli-help-keep-finished = dopo quanti giorni senza nessuno un tavolo finito si mette via; 0: mai
cli-help-keep-unfinished = dopo quanti giorni senza nessuno si mette via ogni altro tavolo; 0: mai
cli-help-open = apre il browser, oppure dice soltanto l’indirizzo
cli-help-version = dice la versione, e se le regole sono compilate
cli-help-help = mostra questo aiuto
cli-value-number = N
cli-value-name = NOME
cli-value-bots = LIVELLO,…
cli-value-option = NOME=VALORE
cli-value-file = FILE
cli-value-lang = LINGUA
cli-value-word = PAROLA
cli-value-game = GIOCO
cli-value-clause = REGOLA
cli-value-address = INDIRIZZO
cli-value-database = DATABASE
cli-value-days = GIORNI
cli-machine-language = quella della macchina
cli-any-seed = tirato a sorte
cli-own-database = ROUNDHOUSE_DATABASE, o un file tuo
cli-with-a-screen = --open dove c’è uno schermo

cli-version = Roundhouse { $version }, { $how ->
        [compiled] compilato
       *[pure] solo Python
    }

## La casa aperta al browser

cli-serve-here = Roundhouse è aperto: { $address }
cli-serve-house = Per chi è nella stessa rete: { $address }
cli-serve-no-network = Non si trova una rete locale; alla casa si arriva solo da questa macchina.
cli-serve-kept = I tavoli si conservano in { $database }. Ctrl-C chiude la casa; le partite in corso aspettano.
cli-serve-keeps = I tavoli che nessuno usa si conservano: quelli finiti { $finished ->
        [0] per sempre
        [one] per un giorno
       *[other] per { $finished } giorni
    }, gli altri { $unfinished ->
        [0] per sempre
        [one] per un giorno
       *[other] per { $unfinished } giorni
    }.
cli-serve-closed = La casa è chiusa. Le partite in corso riprendono quando riapre.
server-without-client = Roundhouse è installato senza il suo client per il browser; `ROUNDHOUSE_WEB=1 make install` lo costruisce, o dice perché non si può.

## Una partita nel terminale

cli-guest = Ospite
cli-bot-names = Ada, Bruno, Clara, Dario, Elsa, Furio
cli-player = Giocatore { $number }
cli-seed = seme { $seed }
cli-your-seat = Tu sei { $name }. I bot: { $bots }.
cli-left = Hai lasciato il tavolo.
cli-again = La stessa partita da capo: { $command }
cli-hint = numero · perché N · tutte PAROLA · consiglio · mappa · annulla · aiuto
cli-seal-note = † non si può annullare
cli-saved = La registrazione è in { $file }.
cli-taken-back = Annullata: { $what }.
cli-undo-nothing = Non c’è ancora niente da annullare.
cli-undo-sealed = Non si può annullare: nel frattempo si è scoperta una carta, si è rivelato qualcosa, o ha giocato qualcun altro.
cli-not-understood = «{ $given }» non si capisce; scrivi un numero da 1 a { $last }, oppure aiuto.
cli-no-such-number = Non c’è una mossa { $number }; i numeri vanno da 1 a { $last }.
cli-number-wanted = Di’ quale: `{ $word } 3`, oppure `{ $word } casper` per cercare una parola.
cli-why-legal = { $what }: si può fare adesso.
cli-why-soon = { $what }: viene più avanti nel turno. Scegli { $number }, e i passi prima si fanno da sé.
cli-why-not = { $what }: adesso no, per la regola { $clause }.
cli-advice = Il gioco farebbe così:
cli-advice-proved = Niente ti rende di più:
cli-advice-reason = Motivo principale: { $reason }.
cli-advice-gains = Rende: { $gains }
cli-advice-none = Qui il gioco non ha niente da consigliare.
cli-none-found = Nessuna mossa corrisponde a «{ $words }»; prova con un’altra parola, per esempio il nome di una città o di una compagnia.
cli-all-many = Le mosse di questo turno sono { $count }, troppe per elencarle; aggiungi delle parole, come `{ $word } casper` o `{ $word } bnl denver`.
cli-all-title = Tutte le mosse con «{ $words }»
cli-all-turn = Tutte le mosse di questo turno
cli-all-legal = ✓ valida adesso
cli-all-soon = › più avanti nel turno: sceglila, e i passi prima si fanno da sé
cli-all-not = · adesso no; `{ $word } N` dice perché
cli-ways = Ci si arriva in più modi; quale?
cli-ways-keep = Non si è fatto niente.
cli-way-step = , poi
cli-log-title = Quello che è successo finora
cli-log-empty = Non è ancora successo niente.
cli-rules-hint = `{ $word } jolly` cerca una parola, `{ $word } { $example }` legge un capitolo.
cli-rules-none = Nessuna regola parla di «{ $word }».
cli-save-where = Di’ dove: `{ $word } partita.json`.
cli-map-unknown = «{ $words }» sulla mappa non c’è; di’ una città o una compagnia.
cli-map-none = Questo gioco non ha una mappa da mostrare; si vede tutto sullo schermo.
cli-view-title = Quello che vedi

cli-word-why = perché
cli-word-all = tutte
cli-word-hint = consiglio
cli-word-undo = annulla
cli-word-show = tavolo
cli-word-map = mappa
cli-word-log = cronaca
cli-word-rules = regole
cli-word-save = salva
cli-word-help = aiuto
cli-word-quit = esci
cli-about-number = sceglie quella mossa; anche un passo che viene più avanti nel turno
cli-about-why = perché una mossa è valida o no, con il numero o con delle parole: { $word } 12, { $word } bnl casper
cli-about-all = tutte le mosse con queste parole, valide o no, con il loro numero: { $word } bnl, { $word } denver
cli-about-hint = che cosa farebbe il gioco con il resto del tuo turno
cli-about-undo = annulla la tua ultima scelta, finché non si è rivelato niente
cli-about-show = mostra di nuovo il tavolo
cli-about-map = la mappa; o le linee e ciò che si può costruire: { $word } tutto, { $word } bnl, { $word } denver
cli-about-log = tutto quello che è successo finora
cli-about-rules = le regole: { $word } 4, { $word } UP-4.6, { $word } jolly
cli-about-save = conserva la registrazione della partita: { $word } partita.json
cli-about-help = questo elenco
cli-about-quit = lascia il tavolo

## La fine di una partita

cli-over = La partita è finita. { $verdict }
cli-won = Vince { $names }.
cli-won-shared = Vincono insieme { $names }.
cli-won-nobody = Al tavolo non vince nessuno.
cli-failed = Partita persa: nessuna stella.
cli-stars = { $count ->
        [one] { $signs } Una stella.
       *[other] { $signs } { $count } stelle.
    }
cli-and = { " e " }
cli-place = Posto
cli-name = Giocatore
cli-points = Punti
cli-sources = Da dove vengono i punti
cli-source = Fonte
cli-total = Totale
cli-step = { $game }, dopo la mossa { $step } di { $last }
cli-record-sound = La registrazione è in ordine: { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }, seme { $seed }.
cli-record-sound-position = La registrazione è in ordine: { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    } da una posizione preparata a mano.

## Tabelle di cifre

cli-simulated = { $title }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } in { $players }, seme { $seed }
cli-progress = Si gioca
cli-seat = Posto
cli-level = Bot
cli-games = Partite
cli-mean = Media
cli-sd = Dev. st.
cli-least = Minimo
cli-most = Massimo
cli-win-rate = Vittorie
cli-interval = intervallo 95 %
cli-by-seat = Per posto
cli-by-level = Per bot
cli-length = Durata
cli-decisions = Decisioni per partita
cli-kind = Tipo
cli-wilson = Gli intervalli sono di Wilson; una vittoria condivisa conta in parti uguali.
cli-nobody-won =
    { $count ->
        [0] Ogni partita ha avuto un vincitore.
        [one] Una partita non l’ha vinta nessuno.
       *[other] { $count } partite non le ha vinte nessuno.
    }
cli-speed = { $decisions } decisioni in { $seconds } s: { $rate } al secondo con { $jobs ->
        [one] un processo
       *[other] { $jobs } processi
    }.
cli-strength = { $title }: { $strong } contro { $weak }
cli-players = Giocatori
cli-pairs = Coppie
cli-share = Meglio
cli-bar = Soglia
cli-verdict = Esito
cli-pass = passa
cli-miss = MANCA
cli-strength-how = Meglio: quante volte un posto { $strong } finisce davanti a un posto { $weak } della stessa partita; a pari merito conta mezza. L’intervallo tiene conto della fortuna che le coppie di una partita condividono.
cli-tune-resumed = In { $file } { $count ->
    [one] c’è già 1 generazione
   *[other] ci sono già { $count } generazioni
}: la ricerca riprende da lì.
cli-tune-generation = Generazione { $number }: il margine dei candidati sui pesi di prima vale in media il { $mean } %, il migliore il { $best } %.
cli-tuned = { $title }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}: i pesi dopo { $count ->
    [one] 1 generazione
   *[other] { $count } generazioni
}
cli-tune-gain = Finiscono davanti ai pesi di prima nel { $share } di { $pairs } coppie ({ $games } partite), intervallo al 95 %: { $interval }.
cli-game-facts = { $id } · { $players } giocatori · versione { $version } delle regole
cli-board-sound = { $file }: su questa mappa si può giocare, e non c’è niente da osservare.
cli-board-remarks =
    { $count ->
        [one] { $file }: su questa mappa si può giocare; un’osservazione.
       *[other] { $file }: su questa mappa si può giocare; { $count } osservazioni.
    }
cli-board-unplayable =
    { $count ->
        [one] Su { $file } non si può giocare: c’è una cosa da correggere.
       *[other] Su { $file } non si può giocare: ci sono { $count } cose da correggere.
    }
cli-finding-error = errore
cli-finding-remark = osservazione

## Tavoli: che cosa non è permesso

error-table-done-enough = Da qui si è già provato, chiesto o cambiato più di { $most } volte; ora contano solo i turni interi.
error-table-too-long = A questo tavolo è già successo così tanto che non si può più tornare indietro.
error-table-stale = Il tavolo è andato avanti: ti aspettavi la versione { $expected } ed è alla { $current }; guarda di nuovo prima di agire.
error-table-entry-form = Questa non è una voce di un tavolo; deve avere una versione, un momento, un tipo, i suoi dati e da chi viene.
error-table-entry-order = La voce { $version } qui non va; la prossima deve essere la { $wanted }.
error-table-bad-entry = La voce { $version } non può essere di questo tavolo; le sue voci devono essere come sono state conservate.
error-table-foreign-entry = La voce { $version } non può essere di questo tavolo. { $why }
error-table-no-seat = A questo tavolo il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
error-table-not-started = La partita non è cominciata; prima deve cominciare.
error-table-started = La partita è cominciata; questo si può fare solo prima. Per smettere, affida il posto a un bot o abbandona.
error-table-is-paused = La partita è in pausa; prima va ripresa.
error-table-not-paused = La partita non è in pausa, quindi non c’è niente da riprendere.
error-table-not-over = La partita non è finita; si può rigiocare quando lo sarà.
error-table-followed = Per queste persone è già pronto un altro tavolo; guarda là.
error-table-is-over = La partita è finita; ormai si può solo chiacchierare e rivederla.
error-table-clock-live = A un orologio dal vivo servono una riserva di tempo che non sia nulla e un incremento, in millisecondi interi.
error-table-clock-correspondence = A un orologio per corrispondenza servono almeno un giorno per mossa e una fascia oraria fra 0 e 1439 minuti.
error-table-bad-zone = «{ $zone }» non è un fuso orario; indicane uno per nome, come Europe/Rome, oppure i minuti a est di UTC, al massimo 840 da una parte o dall’altra.
error-table-bad-term = La condizione { $term } non può valere «{ $value }»; può valere { $values }.
error-table-bad-name = Un nome deve avere almeno un carattere e al massimo { $longest }, tutti stampabili.
error-table-name-taken = A questo tavolo { $name } c’è già; scegli un altro nome.
error-table-name-alike = «{ $name }» si confonderebbe con { $other }, che è già al tavolo; scegli un nome che si distingua.
error-table-bad-title = Il nome di un tavolo ha al massimo { $longest } caratteri, tutti stampabili.
error-table-seat-taken = Questo posto è di { $name }; scegline un altro.
error-table-not-invited = A questo posto non è atteso nessun invitato; chi ospita può invitare qualcuno.
error-table-seat-held = Questo posto è di { $name }; finché dura la partita nessun altro può darlo via. Al suo posto può giocare un bot.
error-table-key-used = Questa chiave appartiene a un’altra cosa che hai fatto; usane una nuova.
error-table-nobody-here = Questo posto non è di nessuno; prima deve sedersi qualcuno.
error-table-no-stand-in = A questo posto nessun bot gioca per te.
error-table-given-up = Questo posto è stato abbandonato; un bot lo gioca fino alla fine.
error-table-bot-plays = Al tuo posto gioca un bot; prima riprendi il posto.
error-table-not-a-bot = A questo posto non gioca un bot.
error-table-simplest-bot = Non c’è un bot più semplice di questo.
error-table-seats-open =
    { $count ->
        [one] Un posto è ancora libero; deve prenderlo qualcuno, o un bot.
       *[other] { $count } posti sono ancora liberi; deve prenderli qualcuno, o dei bot.
    }
error-table-bad-salt = Il sale deve essere di { $digits } cifre esadecimali minuscole.
error-table-position-over = In questa posizione la partita è finita; scegline una precedente.
error-table-no-step = Non c’è un passo { $step }; vanno da 0, l’inizio, a { $last }.
error-table-still-secret = Fino alla fine della partita puoi guardare solo con i tuoi occhi.
error-table-no-eyes = Con gli occhi di «{ $eyes }» non si può guardare; indica un posto, own o all.
error-table-fork-eyes = Una diramazione parte da ciò che sa un posto, o chi assiste; scegli con quali occhi.
error-table-time-up = Il tuo tempo è scaduto.
error-table-beyond-final = Dopo una scelta che non si può annullare non si sceglie altro; prima confermala.
error-table-bad-keep = Non puoi tenere { $keep } scelte del tuo turno: ne ha { $most }.
error-table-ask-too-much = Una domanda può riguardare al massimo { $most } azioni; indica qualcosa di più piccolo.
error-table-nothing-to-take-back = Qui non hai niente da annullare; ciò che è confermato si può chiedere di annullarlo, un turno alla volta.
error-table-nothing-to-confirm = Non c’è ancora un turno da confermare; scegli finché il turno arriva a qualcosa che non si può annullare.
error-table-somebody-replaced = In questo momento un bot gioca al posto di { $name }, e per tornare indietro serve il consenso di tutti: si potrà chiedere quando sarà di nuovo al tavolo.
error-table-no-take-back = A questo tavolo un turno confermato non si annulla mai.
error-table-choice-final = Quando tutti scelgono insieme, una scelta è definitiva; non si torna a prima.
error-table-no-offer-of = Non si può chiedere «{ $what }»; si può chiedere { $offers }.
error-table-offer-phase = Adesso non si può chiedere.
error-table-offer-pending = Gli altri non hanno ancora risposto; aspettali.
error-table-no-offer = Non è stato chiesto niente a cui tu possa rispondere.
error-table-agreed-already = Hai già detto di sì.
error-table-own-offer = L’hai chiesto tu; puoi ritirare la richiesta.
error-table-not-your-offer = L’ha chiesto qualcun altro; puoi accettare o rifiutare.
error-table-hints-off = A questo tavolo non ci sono suggerimenti: chi l’ha aperto li ha disattivati.
error-table-no-hints = Per questo gioco non ci sono suggerimenti.
error-table-no-hint-now = Per la scelta che devi fare adesso non c’è un suggerimento.
error-table-bad-words = Ci vogliono delle parole, al massimo { $longest } caratteri, tutti stampabili.

## Tavoli: che cosa si chiede agli altri

table-ask-take-back = { $moves ->
        [one] { $name } chiede di annullare l’ultima mossa.
       *[other] { $name } chiede di annullare le ultime { $moves } mosse.
    } La partita riprende da lì e la sorte torna la stessa: ciò che è stato pescato nel frattempo verrà pescato di nuovo.
table-ask-pause = { $name } chiede una pausa. Gli orologi si fermano finché la partita non riprende.
table-ask-resume = { $name } chiede di riprendere la partita.
table-ask-lots = { $name } chiede di sorteggiare i posti all’inizio della partita.

## Tavoli: che cosa è successo

table-log-invited = Invito a { $name }.
table-log-seat-offered = A { $name } è offerto il posto di { $other }, un bot: ne vedrebbe le carte.
table-log-seat-given = { $other } offre il proprio posto a { $name }.
table-log-uninvited = L’invito a { $name } è ritirato.
table-log-sat = { $name } si siede.
table-log-sat-for = { $name } prende il posto di { $other }.
table-log-left = { $name } lascia il posto.
table-log-bot = { $name } si siede: un bot, livello { $level ->
        [random] Apprendista
        [greedy] Fuochista
       *[other] { $level }
    }.
table-log-started = La partita comincia.
table-log-handed = Ora per { $name } gioca un bot, livello { $level ->
        [random] Apprendista
        [greedy] Fuochista
       *[other] { $level }
    }.
table-log-simplified = Il bot di { $name } si è guastato; va avanti uno di livello { $level ->
        [random] Apprendista
        [greedy] Fuochista
       *[other] { $level }
    }.
table-log-returned = { $name } è di nuovo al suo posto.
table-log-resigned = { $name } abbandona; un bot gioca il posto fino alla fine.
table-log-flag = Il tempo di { $name } è scaduto.
table-log-flag-bot = Il tempo di { $name } è scaduto; va avanti un bot.
table-log-flag-lost = Il tempo di { $name } è scaduto e il posto ha perso; un bot lo gioca fino alla fine.
table-log-downtime = Il server è rimasto fuori servizio per { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }; gli orologi sono rimasti fermi.
table-log-downtime-hours = Il server è rimasto fuori servizio per { $hours } ore; gli orologi sono rimasti fermi.
table-log-paused = La partita è in pausa.
table-log-resumed = La partita riprende.
table-log-lots = I posti saranno sorteggiati.
table-log-take-back = { $moves ->
        [one] L’ultima mossa è annullata; la sorte torna la stessa.
       *[other] Le ultime { $moves } mosse sono annullate; la sorte torna la stessa.
    }
table-log-asked-take-back = { $name } chiede di annullare un turno.
table-log-asked-pause = { $name } chiede una pausa.
table-log-asked-resume = { $name } chiede di riprendere.
table-log-asked-lots = { $name } chiede di sorteggiare i posti.
table-log-declined = { $name } non è d’accordo.
table-log-next = Si rigioca a un altro tavolo.
table-log-followed = { $name } vuole rigiocare e ha preparato un altro tavolo.
table-log-withdrawn = { $name } ritira la richiesta.

## Il server: che cosa rifiuta, e i nomi che dà

error-server-bad-request = La richiesta non si capisce: { $where }.
error-server-bad-frame = Il messaggio non si capisce; deve essere JSON di un tipo conosciuto.
error-server-bad-method = Questo indirizzo non si usa così.
error-server-not-found = A questo indirizzo non c’è nulla.
error-server-too-large = La richiesta è troppo grande.
error-server-too-many = Troppe richieste in una volta; aspetta un momento e riprova.
error-server-talk-too-fast = È tanto tutto insieme; aspetta un momento prima di dire o annotare altro.
error-server-too-many-sockets = Ci sono troppe finestre aperte su questo tavolo o dal tuo indirizzo; chiudine qualcuna e riprova.
error-server-too-many-tables = Hai aperto molti tavoli in un minuto; aspetta un momento prima del prossimo.
error-server-too-many-demos = Si stanno giocando tante partite di soli bot che non c’è posto per un’altra; riprova quando una di esse è finita.
error-server-other-origin = Le pagine di un altro sito non possono agire qui.
error-server-foreign-host = Questo server non risponde al nome «{ $name }»; chi lo gestisce può aggiungerlo con `roundhouse serve --name`.
error-server-broken = Qualcosa qui è andato storto, e non è colpa tua. Nulla di ciò che hai fatto è perso; riprova.
error-server-not-stored = Non è stato possibile registrarlo, quindi non è successo: il disco del server è pieno, oppure il suo database non risponde. Riprova tra un po’ e avvisa chi gestisce il server.
error-server-storage-away = In questo momento il server non raggiunge il suo database; riprova tra poco.
error-server-token-wanted = Questo tavolo si apre solo con un suo collegamento.
error-server-no-such-token = Questo collegamento qui non apre nulla; forse è stato sostituito da un altro.
error-server-no-table = Questo tavolo non esiste.
error-server-no-code = Nessun tavolo ha questo codice; controlla che sia scritto bene.
error-server-no-seat = A questo tavolo non hai un posto, stai guardando.
error-server-not-your-seat = Il posto { $seat } non è tuo.
error-server-not-host = Può farlo solo chi ha aperto il tavolo.
error-server-not-invited = Questo collegamento non invita a un posto, oppure è già stato usato.
error-server-no-free-seat = A questo tavolo non c’è un posto libero come quello.
error-server-token-or-code = Per sedersi serve un invito oppure un codice, uno dei due.
error-server-moved-on = Il tavolo intanto è andato avanti altrove; guarda di nuovo prima di agire.
error-server-no-answer = In questo momento non c’è nessuno che possa pensarci; riprova fra poco.
error-server-fork-seats = Un tavolo da qui ha bisogno di { $players } posti, tanti quanti ne ha la partita.
error-server-closed-rules = Questo tavolo è cominciato con la versione { $version } delle regole, e questo server gioca con la { $current }. Si può guardare ed esportare, ma qui non si può continuare.
error-server-closed-board = Questo tavolo è cominciato su una mappa diversa da quella di questo server. Si può guardare ed esportare, ma qui non si può continuare.
error-server-closed-game = Questo server non ha più il gioco di questo tavolo. Si può guardare ed esportare, ma qui non si può continuare.
error-server-closed-entry = La voce { $entry } di questo tavolo non si può più leggere. Quello che viene prima si può guardare ed esportare, ma non si può continuare.
error-server-gone-deleted = Questo tavolo è stato cancellato dalle persone a cui apparteneva, con tutto quello che c’era.
error-server-gone-finished = Questo tavolo è stato messo via: la partita era finita, e da molto tempo nessuno lo guardava.
error-server-gone-forsaken = Questo tavolo è stato messo via: da molto tempo nessuno ci giocava o lo guardava.
error-server-gone-left = Hai cancellato la tua parte di questo tavolo; questo link non apre più nulla.
error-server-still-played = A questo tavolo altri stanno ancora giocando. Finché giochi con loro non si può cancellare; puoi abbandonare, e allora cancellare la tua parte.
error-server-next-gone = Il tavolo su cui queste persone hanno continuato non c’è più. Aprine uno nuovo.
server-bot-name = { $number ->
        [1] Orazio
        [2] Clementina
        [3] Ettore
        [4] Matilde
        [5] Oreste
        [6] Ofelia
       *[other] Bot { $number }
    }

## I valori di un’opzione che c’è o non c’è

option-on = sì
option-off = no
