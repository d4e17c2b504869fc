### What the house itself says, in English: errors of every game, and the command line.

## Errors: one sentence that says what is wrong and what would be right

error-illegal-action = Clause { $clause } does not allow this action; a legal one is needed.
error-unknown-game = There is no game “{ $name }”; the house has { $games }.
error-bad-players = { $players } players cannot play this game; it is for { $low } to { $high }.
error-unknown-option = There is no option “{ $option }”; this game has { $count ->
        [0] none.
       *[other] { $options }.
    }
error-option-not-here =
    { $players ->
        [one] The option “{ $option }” is not for one player; with one there is { $count ->
            [0] none.
           *[other] { $options }.
        }
       *[other] The option “{ $option }” is not for { $players } players; with { $players } there is { $count ->
            [0] none.
           *[other] { $options }.
        }
    }
error-bad-option = The option { $option } cannot be “{ $value }”; it can be { $values }.
error-bad-seed = “{ $seed }” is no seed; a seed is a whole number from 0 up.
error-unknown-language = The language “{ $language }” is not spoken here; choose one of { $languages }.
error-tune-no-cma = To find weights the library cma is needed: pip install 'roundhouse[tune]'.
error-tune-no-features = { $game } has no features to weigh.
error-tune-other-run = { $file } holds another run than { $game } with { $players } players: name another file.
error-unknown-bot = There is no bot “{ $bot }”; choose one of { $bots }.

error-record-start = The record does not say how the game began; it must have either a seed or a position.
error-record-not-json = This is no record: it must be JSON text, as Roundhouse writes it.
error-record-foreign = This is no record of Roundhouse: it must have the field roundhouse with the value { $form }.
error-record-game = The record is of the game “{ $game }”, which is not in the house; the house has { $games }.
error-record-other-game = The record is of { $game }, not of { $other }; replay it with its own game.
error-record-version = The record was made with rules version { $version } and this Roundhouse plays version { $current }; replay it with the Roundhouse it was made with.
error-record-board = The record was played on another board ({ $board }, not { $current }); replay it with the board file it was played on.
error-record-fingerprint = The record does not end where it says: its fingerprint is not that of its last position, so it must have been changed.
error-record-scores = The record does not end with the scores it claims, so it must have been changed.
error-record-move = Move { $step } of the record is illegal by clause { $clause }; a record holds legal moves only.
error-record-unknown-field = The record has an unknown field “{ $field }”; take it out.
error-record-field = The field “{ $field }” of the record is missing or of the wrong kind; it must be as Roundhouse writes it.
error-record-setup = The record cannot be set up: { $why }
error-record-bad-move = Move { $step } of the record is not a pair of whole numbers, a seat and an action.

error-position-not-object = A position must be a JSON object with named fields.
error-position-field = A position has no field “{ $field }”; correct its name or take it out.
error-position-game = The position is of the game “{ $game }”; this game is { $expected }.
error-position-value = In the position, the value of { $field } cannot be read; it must have the form that a written position shows.
error-position-negative = In the position, { $field } holds { $number }; a number there is 0 or more.
error-position-rows = In the position, { $field } must be a list of { $rows }, one for each seat.
error-position-order = In the position, { $field } must name each of the { $players } seats once.
error-position-unknown = In the position, { $field } names “{ $id }”, which does not exist.
error-position-too-many = The position places { $excess } more of { $id } than there are.

error-board-not-toml = The board file is not TOML: { $why }
error-board-not-toml-at = The board file is not TOML: the trouble is in line { $line }, column { $column }.
error-board-not-toml-end = The board file is not TOML: it breaks off in the middle.
error-board-fault =
    { $count ->
        [one] The board cannot be played on: { $why }
       *[other] The board cannot be played on, for { $count } reasons, the first of them: { $why }
    }

error-no-boards = { $game } has no board files: it is always played on its own board.
error-file-missing = There is no file { $file }; check its name.
error-file-folder = { $file } is a folder; a file is needed.
error-file-unreadable = The file { $file } cannot be read; check that you may read it.
error-file-not-text = The file { $file } is not UTF-8 text; it must be.
error-file-too-big = The file { $file } is too big to be what is asked for; it can have { $megabytes } megabytes at most.
error-file-unwritable = The file { $file } cannot be written; name a folder that exists and that you may write to.
error-file-not-ours = { $file } exists and is no record of Roundhouse; choose another name, so that nothing is lost.
error-bad-option-form = “{ $given }” is no option; write name=value, as in { $example }.
error-bad-seat = There is no seat { $seat } at a table of { $players }; seats go from 0 to { $last }.
error-bad-step = The record has no step { $step }; it goes from 0, the start, to { $last }, its end.
error-bad-count = { $option } cannot be { $value }; it must be { $least } or more.
error-no-bots = A table needs at least one bot; name levels as in greedy,random.
error-resume-conflict = { $option } does not go with --resume: the record says it already.
error-resume-over = The game in { $file } is over; `roundhouse replay` shows it.
error-unknown-clause = There is no clause “{ $clause }” in the rules of { $game }; they go from { $first } to { $last }.
error-nothing-found = No clause of { $game } speaks of “{ $word }”; try another word, or leave it out to read all the rules.

error-bad-port = The port cannot be { $port }; it must be from 0 to 65535, and 0 takes any that is free.
error-bad-proxy = “{ $proxy }” is no address and no network; name a proxy as 127.0.0.1 or 10.0.0.0/8.
error-bad-days = { $option } cannot be { $days }; it is a number of days from 0, which is never, to { $most }.
error-port-taken = Port { $port } is taken; choose another with --port, or leave it out.
error-port-denied = You may not listen on port { $port }; choose one from 1024 up.
error-no-free-port = No port from { $first } to { $last } is free; name one with --port.
error-database-form = “{ $database }” is no database; name a file, or an address such as postgresql://user@server/name.
error-file-no-database = { $file } exists and is no database; choose another name, so that nothing is lost.
error-database-served = The tables in { $database } are being served already, at { $address }; go there, or name another database with --database.
error-database-unusable = The database { $database } cannot be used ({ $why }); name another with --database.

error-usage = The command line is not understood; `{ $command } --help` shows how it goes.
error-usage-command = There is no command “{ $given }”; `{ $command }` has { $commands }.
error-usage-no-command = A command is missing; `{ $command }` has { $commands }.
error-usage-option = There is no option “{ $given }” here; `{ $command } --help` shows those there are.
error-usage-option-close = There is no option “{ $given }” here; did you mean { $close }?
error-usage-missing = { $what } is missing; `{ $command } --help` shows how it goes.
error-usage-no-value = { $option } needs a value; `{ $command } --help` shows which.
error-usage-number = { $option } must be a whole number.
error-defect = Roundhouse has failed, and this is its own fault ({ $what }, at { $where }); please report it.

## The command line: help

cli-usage = Usage
cli-options-word = options
cli-command-word = command
cli-default = default: { $value }
cli-required = required
cli-help-roundhouse = Railway board games around one table: to play, to learn, to study.
cli-help-roundhouse-examples =
    roundhouse serve
    roundhouse play
    roundhouse play union-pacific --players 3 --seed 7
    roundhouse rules union-pacific --find joker
    roundhouse simulate union-pacific --bots greedy,random --games 200
cli-examples = Examples
cli-panel-play = Play
cli-panel-study = Study
cli-panel-boards = Boards
cli-panel-arguments = What
cli-panel-table = The table
cli-panel-run = The run
cli-panel-public = For strangers
cli-panel-kept = How long tables are kept
cli-panel-more = More

cli-help-serve = Open the house to the browser: play against bots, with friends at one screen, or by sending a link.
cli-help-serve-examples =
    roundhouse serve
    roundhouse serve --host
    roundhouse serve --port 9000 --no-open --database club.db
cli-help-play = Play against bots, here in the terminal.
cli-help-play-examples =
    roundhouse play
    roundhouse play union-pacific --players 5 --seat 2 --bots greedy,random
    roundhouse play --seed 7 --option even_dividends=true --save game.json
    roundhouse play --resume game.json
cli-help-simulate = Let bots play many games, and sum them up.
cli-help-simulate-examples =
    roundhouse simulate union-pacific --games 1000
    roundhouse simulate union-pacific --players 3 --bots greedy,random --jobs 4
    roundhouse simulate union-pacific --games 100 --json
cli-help-strength = Measure how much better the greedy bot is than the random one.
cli-help-strength-examples =
    roundhouse strength
    roundhouse strength union-pacific --players 2 --players 4 --games 200
cli-help-tune = Find weights for a game’s judge by self-play.
cli-help-tune-examples =
    roundhouse tune union-pacific --players 4 --minutes 30
    roundhouse tune ride-the-rails --generations 50 --jobs 4 --file weights.json
cli-help-replay = Check a recorded game and show it.
cli-help-replay-examples =
    roundhouse replay game.json
    roundhouse replay game.json --step 40 --log
cli-help-rules = Read the rules, clause by clause.
cli-help-rules-examples =
    roundhouse rules union-pacific
    roundhouse rules union-pacific UP-4
    roundhouse rules union-pacific --find joker
cli-help-board = Boards of your own.
cli-help-check = Look a board file over, and say all that is wrong or remarkable.
cli-help-check-examples =
    roundhouse board check my-board.toml
cli-help-games = List the games of the house.
cli-help-games-examples =
    roundhouse games --json

cli-help-game = the game, as in `roundhouse games`
cli-help-strength-game = the game; all of the house if left out
cli-help-players = how many sit at the table, you included
cli-help-bot-players = how many bots sit at the table
cli-help-strength-players = a number of players to measure, again for more; all the game allows if left out
cli-help-seat = your seat, counted from 0
cli-help-name = your name at the table
cli-help-bots = the levels of the bots, repeated round the table: { $levels }
cli-help-seed = the luck of the cards; the same seed deals the same game
cli-help-option = an option of the game, again for more
cli-help-board-file = a board file of your own
cli-help-save = keep the record of the game here
cli-help-resume = go on with a game kept by --save or `save`
cli-help-lang = the language: { $languages }
cli-help-number-of-games = how many games
cli-help-strength-games = how many games for each number of players, rounded up to whole rounds of seatings
cli-help-tune-games = how many games each candidate plays in a generation
cli-help-generations = after how many generations to stop, those of an earlier run included
cli-help-minutes = after how many minutes to stop
cli-help-final = how many games the weights found play against the former ones at the end
cli-help-tune-file = where every generation is kept; a run whose file exists goes on from there
cli-help-jobs = how many processes share the work; the result does not depend on it
cli-help-rotate = move the bots round by one seat from game to game, or not
cli-help-json = print JSON, and nothing else
cli-help-record = a record, as `save` writes it
cli-help-step = show the game after that many moves instead of at its end
cli-help-log = tell all that happened
cli-help-clause = a clause or a section, such as { $example }
cli-help-find = show only the clauses with that word
cli-help-board-path = a board file in TOML
cli-help-port = the port; if nothing is said and it is taken, the next one that is free
cli-help-host = let the local network in too, and show the address with its QR code
cli-help-database = where the tables are kept: a file, or the address (URL) of a database
cli-help-public-name = a name the server is reached by, such as club.example; requests for other names are refused
cli-help-proxy = a web server in front whose X-Forwarded-For is believed: its address, or a network
cli-help-keep-finished = after how many days without anybody a finished table is put away; 0: never
cli-help-keep-unfinished = after how many days without anybody any other table is put away; 0: never
cli-help-open = open the browser, or only say the address
cli-help-version = say the version, and whether the rules run compiled
cli-help-help = show this help
cli-value-number = N
cli-value-name = NAME
cli-value-bots = LEVEL,…
cli-value-option = NAME=VALUE
cli-value-file = FILE
cli-value-lang = LANGUAGE
cli-value-word = WORD
cli-value-game = GAME
cli-value-clause = CLAUSE
cli-value-address = ADDRESS
cli-value-database = DATABASE
cli-value-days = DAYS
cli-machine-language = the machine’s
cli-any-seed = drawn anew
cli-own-database = ROUNDHOUSE_DATABASE, or a file of your own
cli-with-a-screen = --open where there is a screen

cli-version = Roundhouse { $version }, { $how ->
        [compiled] compiled
       *[pure] pure Python
    }

## The house open to browsers

cli-serve-here = Roundhouse is open: { $address }
cli-serve-house = For everyone in the same network: { $address }
cli-serve-no-network = No local network is found; only this machine reaches the house.
cli-serve-kept = The tables are kept in { $database }. Ctrl-C closes the house; games under way wait.
cli-serve-keeps = Tables that nobody uses are kept: finished ones { $finished ->
        [0] for good
        [one] for a day
       *[other] for { $finished } days
    }, others { $unfinished ->
        [0] for good
        [one] for a day
       *[other] for { $unfinished } days
    }.
cli-serve-closed = The house is closed. Games under way go on when it opens again.
server-without-client = Roundhouse is installed without its browser client; `ROUNDHOUSE_WEB=1 make install` builds it, or says why it cannot.

## A game in the terminal

cli-guest = Guest
cli-bot-names = Ada, Bruno, Clara, Dario, Elsa, Furio
cli-player = Player { $number }
cli-seed = seed { $seed }
cli-your-seat = You are { $name }. The bots: { $bots }.
cli-left = You have left the table.
cli-again = The same game again: { $command }
cli-hint = number · why N · all WORD · hint · map · undo · help
cli-seal-note = † cannot be taken back
cli-saved = The record is in { $file }.
cli-taken-back = Taken back: { $what }.
cli-undo-nothing = There is nothing to take back yet.
cli-undo-sealed = That cannot be taken back: a card has been turned up, something revealed, or another player has had a turn since.
cli-not-understood = “{ $given }” is not understood; type a number from 1 to { $last }, or help.
cli-no-such-number = There is no action { $number }; numbers go from 1 to { $last }.
cli-number-wanted = Say which: `{ $word } 3`, or `{ $word } casper` to look for a word.
cli-why-legal = { $what }: you may do this now.
cli-why-soon = { $what }: this comes later in the turn. Choose { $number }, and the steps before it are filled in.
cli-why-not = { $what }: not now, because of { $clause }.
cli-advice = The game would do this:
cli-advice-proved = Nothing brings you more than this:
cli-advice-reason = Main reason: { $reason }.
cli-advice-gains = It brings: { $gains }
cli-advice-none = The game has nothing to advise here.
cli-none-found = No action fits “{ $words }”; try another word, such as the name of a city or a company.
cli-all-many = This turn knows { $count } actions, too many to list; add words, such as `{ $word } casper` or `{ $word } bnl denver`.
cli-all-title = All actions with “{ $words }”
cli-all-turn = All actions of this turn
cli-all-legal = ✓ legal now
cli-all-soon = › later in this turn: choose it, and the steps before it are filled in
cli-all-not = · not now; `{ $word } N` says why
cli-ways = There is more than one way to it; which?
cli-ways-keep = Nothing is done.
cli-way-step = , then
cli-log-title = What has happened so far
cli-log-empty = Nothing has happened yet.
cli-rules-hint = `{ $word } joker` looks for a word, `{ $word } { $example }` reads a section.
cli-rules-none = No clause speaks of “{ $word }”.
cli-save-where = Say where: `{ $word } game.json`.
cli-map-unknown = “{ $words }” is not on the map; name a city or a company.
cli-map-none = This game has no map to list; the screen shows it all.
cli-view-title = What you see

cli-word-why = why
cli-word-all = all
cli-word-hint = hint
cli-word-undo = undo
cli-word-show = show
cli-word-map = map
cli-word-log = log
cli-word-rules = rules
cli-word-save = save
cli-word-help = help
cli-word-quit = quit
cli-about-number = choose that action; a later step of the turn may be chosen too
cli-about-why = why an action is legal or not, by its number or by words: { $word } 12, { $word } bnl casper
cli-about-all = every action with these words, legal or not, with its number: { $word } bnl, { $word } denver
cli-about-hint = what the game would do with the rest of your turn
cli-about-undo = take back your last choice, as long as nothing has been revealed since
cli-about-show = show the table again
cli-about-map = the map; or what stands and what can be built: { $word } all, { $word } bnl, { $word } denver
cli-about-log = all that has happened so far
cli-about-rules = the rules: { $word } 4, { $word } UP-4.6, { $word } joker
cli-about-save = keep the record of this game: { $word } game.json
cli-about-help = this list
cli-about-quit = leave the table

## The end of a game

cli-over = The game is over. { $verdict }
cli-won = { $names } wins.
cli-won-shared = { $names } share the win.
cli-won-nobody = Nobody at the table wins.
cli-failed = Failed: no star.
cli-stars = { $count ->
        [one] { $signs } One star.
       *[other] { $signs } { $count } stars.
    }
cli-and = { " and " }
cli-place = Place
cli-name = Player
cli-points = Points
cli-sources = Where the points come from
cli-source = Source
cli-total = Total
cli-step = { $game }, after move { $step } of { $last }
cli-record-sound = The record is sound: { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, seed { $seed }.
cli-record-sound-position = The record is sound: { $moves ->
        [one] one move
       *[other] { $moves } moves
    } from a position set by hand.

## Tables of figures

cli-simulated = { $title }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $players } players, seed { $seed }
cli-progress = Playing
cli-seat = Seat
cli-level = Bot
cli-games = Games
cli-mean = Mean
cli-sd = SD
cli-least = Least
cli-most = Most
cli-win-rate = Win rate
cli-interval = 95 % interval
cli-by-seat = By seat
cli-by-level = By bot
cli-length = Length
cli-decisions = Decisions a game
cli-kind = Kind
cli-wilson = Intervals are Wilson’s; a shared win counts in parts.
cli-nobody-won =
    { $count ->
        [0] Every game had a winner.
        [one] One game had no winner.
       *[other] { $count } games had no winner.
    }
cli-speed = { $decisions } decisions in { $seconds } s: { $rate } a second with { $jobs ->
        [one] one process
       *[other] { $jobs } processes
    }.
cli-strength = { $title }: { $strong } against { $weak }
cli-players = Players
cli-pairs = Pairs
cli-share = Better
cli-bar = Bar
cli-verdict = Verdict
cli-pass = pass
cli-miss = MISS
cli-strength-how = Better: how often a { $strong } seat ends before a { $weak } seat of the same game, a tie counting half. The interval allows for the luck that the pairs of one game share.
cli-tune-resumed = { $file } holds { $count ->
    [one] 1 generation
   *[other] { $count } generations
}: the search goes on from there.
cli-tune-generation = Generation { $number }: the candidates’ margins over the former weights come to { $mean } % on average, the best to { $best } %.
cli-tuned = { $title }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: weights after { $count ->
    [one] 1 generation
   *[other] { $count } generations
}
cli-tune-gain = They end before the former weights in { $share } of { $pairs } pairs ({ $games } games), 95 % interval { $interval }.
cli-game-facts = { $id } · { $players } players · rules version { $version }
cli-board-sound = { $file }: the board can be played on, and nothing is remarkable.
cli-board-remarks =
    { $count ->
        [one] { $file }: the board can be played on; one remark.
       *[other] { $file }: the board can be played on; { $count } remarks.
    }
cli-board-unplayable =
    { $count ->
        [one] { $file } cannot be played on: one thing must be put right.
       *[other] { $file } cannot be played on: { $count } things must be put right.
    }
cli-finding-error = error
cli-finding-remark = remark

## Tables: what is refused

error-table-done-enough = More than { $most } things have been tried, asked or changed from here; now only whole turns count.
error-table-too-long = So much has happened at this table that nothing more can be taken back.
error-table-stale = The table has moved on: you expected version { $expected }, and it is at { $current }; look again before you act.
error-table-entry-form = This is no entry of a table; it must have a version, a moment, a kind, its facts and who it is by.
error-table-entry-order = Entry { $version } does not follow here; the next one must be { $wanted }.
error-table-bad-entry = Entry { $version } cannot have happened at this table; its entries must be as they were stored.
error-table-foreign-entry = Entry { $version } cannot have happened at this table. { $why }
error-table-no-seat = There is no seat { $seat } at this table; seats go from 0 to { $last }.
error-table-not-started = The game has not begun; it must begin first.
error-table-started = The game has begun; this can be done only before it does. To stop playing, hand your seat to a bot or resign.
error-table-is-paused = The game is paused; it must be resumed first.
error-table-not-paused = The game is not paused, so there is nothing to resume.
error-table-not-over = The game is not over; another one can follow when it is.
error-table-followed = Another table has been laid for these people already; look there.
error-table-is-over = The game is over; nothing more can be done but talk and look back.
error-table-clock-live = A live clock needs a bank of more than no time and an increment, both in whole milliseconds.
error-table-clock-correspondence = A correspondence clock needs one day or more for each move, and a window whose ends lie between 0 and 1439 minutes.
error-table-bad-zone = “{ $zone }” is no time zone; name one, such as Europe/Rome, or give the minutes east of UTC, 840 at most either way.
error-table-bad-term = The term { $term } cannot be “{ $value }”; it can be { $values }.
error-table-bad-name = A name needs at least one character and at most { $longest }, all of them printable.
error-table-name-taken = { $name } is taken at this table; choose another name.
error-table-name-alike = “{ $name }” would be taken for { $other }, who sits here; choose a name that looks different.
error-table-bad-title = The name of a table has at most { $longest } characters, all of them printable.
error-table-seat-taken = { $name } has this seat; choose another.
error-table-not-invited = Nobody is invited to this seat; the host can invite somebody.
error-table-seat-held = This seat belongs to { $name }; nobody else can give it away while the game lasts. A bot can stand in.
error-table-key-used = This key belongs to something else you did; use a new one.
error-table-nobody-here = This seat belongs to nobody; somebody must sit down first.
error-table-no-stand-in = No bot stands in for you at this seat.
error-table-given-up = This seat has been given up; a bot plays it to the end.
error-table-bot-plays = A bot plays your seat; take it over first.
error-table-not-a-bot = No bot plays this seat.
error-table-simplest-bot = There is no simpler bot than this one.
error-table-seats-open =
    { $count ->
        [one] One seat is still open; somebody must take it, or a bot.
       *[other] { $count } seats are still open; somebody must take them, or bots.
    }
error-table-bad-salt = A salt must be { $digits } hexadecimal digits, in lower case.
error-table-position-over = In this position the game is over; choose an earlier one.
error-table-no-step = There is no step { $step }; they go from 0, the start, to { $last }.
error-table-still-secret = You may look with your own eyes only until the game is over.
error-table-no-eyes = “{ $eyes }” is nobody to look with; name a seat, own or all.
error-table-fork-eyes = A fork starts from what one seat or a spectator knows; choose whose eyes.
error-table-time-up = Your time is up.
error-table-beyond-final = After a choice that cannot be taken back nothing more can be chosen; confirm it first.
error-table-bad-keep = You cannot keep { $keep } choices of your turn: it has { $most }.
error-table-ask-too-much = A question can be about { $most } actions at most; point at something smaller.
error-table-nothing-to-take-back = You have nothing to take back here; what is confirmed can be asked back, turn by turn.
error-table-nothing-to-confirm = There is no turn to confirm yet; choose until the turn reaches something that cannot be taken back.
error-table-somebody-replaced = A bot plays for { $name } at the moment, and a take-back needs everybody’s consent: it can be asked for when they are back.
error-table-no-take-back = At this table a confirmed turn is never taken back.
error-table-choice-final = When all choose at the same time, a choice is final; nothing goes back beyond it.
error-table-no-offer-of = One cannot ask for “{ $what }”; one can for { $offers }.
error-table-offer-phase = This cannot be asked for now.
error-table-offer-pending = The others have not answered yet; wait for them.
error-table-no-offer = Nothing has been asked that you could answer.
error-table-agreed-already = You have agreed already.
error-table-own-offer = You have asked this yourself; you can withdraw it.
error-table-not-your-offer = Somebody else has asked this; you can agree or decline.
error-table-hints-off = At this table there are no hints: whoever opened it has switched them off.
error-table-no-hints = For this game there are no hints.
error-table-no-hint-now = There is no hint for what is to be chosen now.
error-table-bad-words = There must be words, at most { $longest } characters, and all of them printable.

## Tables: what is asked of the others

table-ask-take-back = { $moves ->
        [one] { $name } asks to take back the last move.
       *[other] { $name } asks to take back the last { $moves } moves.
    } The game then goes on from there, and luck comes back the same: what was drawn since will be drawn again.
table-ask-pause = { $name } asks for a pause. The clocks stop until the game is resumed.
table-ask-resume = { $name } asks to go on with the game.
table-ask-lots = { $name } asks to draw the seats by lot when the game begins.

## Tables: what has happened

table-log-invited = { $name } is invited.
table-log-seat-offered = { $name } is offered the seat of { $other }, a bot, and would see its cards.
table-log-seat-given = { $other } offers { $name } their own seat.
table-log-uninvited = { $name } is no longer invited.
table-log-sat = { $name } sits down.
table-log-sat-for = { $name } takes the place of { $other }.
table-log-left = { $name } gives up the seat.
table-log-bot = { $name } sits down: a bot, level { $level ->
        [random] Apprentice
        [greedy] Fireman
       *[other] { $level }
    }.
table-log-started = The game begins.
table-log-handed = A bot now plays for { $name }, level { $level ->
        [random] Apprentice
        [greedy] Fireman
       *[other] { $level }
    }.
table-log-simplified = The bot of { $name } has failed; one of level { $level ->
        [random] Apprentice
        [greedy] Fireman
       *[other] { $level }
    } goes on.
table-log-returned = { $name } is back.
table-log-resigned = { $name } resigns; a bot plays the seat to the end.
table-log-flag = The time of { $name } is up.
table-log-flag-bot = The time of { $name } is up; a bot goes on.
table-log-flag-lost = The time of { $name } is up, and the seat has lost; a bot plays it to the end.
table-log-downtime = The server was out of service for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }; the clocks stood still.
table-log-downtime-hours = The server was out of service for { $hours } hours; the clocks stood still.
table-log-paused = The game is paused.
table-log-resumed = The game goes on.
table-log-lots = The seats will be drawn by lot.
table-log-take-back = { $moves ->
        [one] The last move is taken back; luck comes back the same.
       *[other] The last { $moves } moves are taken back; luck comes back the same.
    }
table-log-asked-take-back = { $name } asks to take back a turn.
table-log-asked-pause = { $name } asks for a pause.
table-log-asked-resume = { $name } asks to go on.
table-log-asked-lots = { $name } asks to draw the seats by lot.
table-log-declined = { $name } does not agree.
table-log-withdrawn = { $name } withdraws the question.
table-log-next = The game is played again at another table.
table-log-followed = { $name } would like to play again and has laid another table.

## Server: what is refused, and names it gives

error-server-bad-request = This request is not understood: { $where }.
error-server-bad-frame = This message is not understood; it must be JSON of a known type.
error-server-bad-method = This address cannot be used in that way.
error-server-not-found = There is nothing at this address.
error-server-too-large = The request is too large.
error-server-too-many = Too many requests at once; wait a moment and try again.
error-server-talk-too-fast = That is a lot at once; wait a moment before you say or note more.
error-server-too-many-sockets = Too many windows look at this table, or come from your address; close some and try again.
error-server-too-many-tables = You have opened many tables within a minute; wait a moment before the next one.
error-server-too-many-demos = So many games of bots are being played that there is no room for another; try again when one of them is over.
error-server-other-origin = Pages of another site may not act here.
error-server-foreign-host = This server does not answer to the name “{ $name }”; whoever runs it can add it with `roundhouse serve --name`.
error-server-broken = Something went wrong here, and it is not your fault. Nothing you did is lost; try again.
error-server-not-stored = This could not be stored, so it has not happened: the server’s disk is full, or its database does not answer. Try again in a while, and tell whoever runs the server.
error-server-storage-away = The server cannot reach its database just now; try again in a moment.
error-server-token-wanted = This table opens only with a link of its own.
error-server-no-such-token = This link opens nothing here; it may have been replaced by another.
error-server-no-table = There is no such table.
error-server-no-code = No table has this code; look whether it is spelt right.
error-server-no-seat = You have no seat at this table, you are watching.
error-server-not-your-seat = Seat { $seat } is not yours.
error-server-not-host = Only whoever opened the table may do this.
error-server-not-invited = This link is no invitation to a seat, or it has been used.
error-server-no-free-seat = No such seat is free at this table.
error-server-token-or-code = To sit down, give either an invitation or a code.
error-server-moved-on = The table has moved on elsewhere; look again before you act.
error-server-no-answer = Nobody is free to think about it just now; try again in a moment.
error-server-fork-seats = A table from here needs { $players } seats, as many as the game has.
error-server-closed-rules = This table was begun by version { $version } of the rules, and this server plays version { $current }. It can be looked at and exported, but not played on here.
error-server-closed-board = This table was begun on another board than this server has. It can be looked at and exported, but not played on here.
error-server-closed-game = This server does not have the game of this table any more. It can be looked at and exported, but not played on here.
error-server-closed-entry = Entry { $entry } of this table cannot be read any more. What came before can be looked at and exported, but it cannot be played on.
error-server-gone-deleted = This table was deleted by the people it belonged to, with all that was at it.
error-server-gone-finished = This table was put away: its game was over, and for a long time nobody had looked at it.
error-server-gone-forsaken = This table was put away: for a long time nobody had played or looked at it.
error-server-gone-left = You have deleted your part of this table; this link opens nothing any more.
error-server-still-played = Others are still playing at this table. It cannot be deleted while you play with them; you can resign, and delete your part then.
error-server-next-gone = The table where these people went on is not there any more. Open a new one.
server-bot-name = { $number ->
        [1] Orazio
        [2] Clementina
        [3] Ettore
        [4] Matilde
        [5] Oreste
        [6] Ofelia
       *[other] Bot { $number }
    }

## The values of an option that is on or off

option-on = on
option-off = off
