### The client's own words, in English.

house = Roundhouse
headline = Railway board games, ready to depart.
subline = Against bots, with friends on one screen or far away by a link. Live, or a move a day.
link-or-code = Table link or code
enter = Enter
no-such-table = There is no table under this link or code. Check it, or open a new one below.
watch-demo = Watch a demonstration game
your-tables = Your tables
your-turn-in = { $count ->
        [0] nowhere your turn
        [one] your turn at 1
       *[other] your turn at { $count }
    }
no-tables = No table yet. Open one below, or enter with a link a friend has sent you.
play = Play
watch = Watch
see-end = Look back
open-a-table = Open a table
rules-at-hand = the rules are a click away, clause by clause
new-table = New table
players-range = { $low }–{ $high }
players-word = players
language = Language
light = Switch to the night train
dark = Switch to paper
settings = Settings
home = To the roundhouse
seconds-left = { $time } on the clock

new-table-of = A new table of { $game }
seats = Seats
you = You
friend = Friend
bot = Bot
your-name = Your name
table-name-default = { $name }’s table
friend-name = Friend’s name, if you like
friend-help = gets a secret link
bot-random = plays anything legal
bot-greedy = takes the best move it sees at once
level-random = Apprentice
level-greedy = Fireman
level-search = Driver
bot-search = thinks ahead
first-by-lot = the first player is drawn by lot
seat-secret = A seat is a secret link: whoever has it plays there. A bot can keep it warm, and give it back at any decision.
rules-of-table = Rules of this table
watchers = Open to watchers
watchers-help = Anyone with the watching link sees the board, never a hand.
clock = Clock
clock-none = No clock
clock-none-help = Play at your ease.
clock-live = Live
clock-live-help = 15 minutes each, 15 seconds more a move.
clock-day = A move a day
clock-day-help = 24 hours for each turn.
summary = { $players } players: you, { $friends ->
        [0] no friends
        [one] 1 friend
       *[other] { $friends } friends
    }, { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
sealed = The shuffle is sealed now and shown at the end, so that anyone can check the game.
cancel = Cancel
open-the-table = Open the table
opened = The table is open
opened-help = Send each friend their own link. You can start as soon as you like: seats are kept.
seat-link = Link for seat { $seat }
table-code = Table code
watch-link = Watching link
copy = Copy
copied = Copied
go-to-table = To the table
failed = That did not work: { $why }

seat-free = A free seat
seat-waiting = waiting for somebody
seat-here = is here
sit-down = Sit down
start = Start the game
lobby-wait = The game starts when all are seated and the host says so.
paused = The game is paused

your-turn = Your turn:
others = Players
your-turn-mark = your turn
thinking = thinking
bot-level = bot · { $level }
person = friend
away = away
board-area = The board
things = Your things and the table’s
turn-area = Your turn
log = Log
chat = Talk
rules = Rules
score = Score
close = Close
open-log = Open the log
say-something = Say something
send = Send
no-talk = Nobody has said anything yet.
find-in-rules = Find in the rules
nothing-found = No clause speaks of “{ $word }”. Try another word.
found-clauses = { $count ->
        [one] 1 clause
       *[other] { $count } clauses
    }
points-now = Points now, source by source
total = Total
nothing-yet = Nothing yet: the first points are still to come.
choose = choose
wait = Somebody else is to move
choices = What you can do
no-choices = Nothing to do now.
confirm = Confirm
take-back = Take back
offer-agree = Agree
offer-decline = Decline

joining = Setting the table…
reconnecting = The line is down. Trying again…
reconnecting-help = Nothing is lost: your last confirmed move is safe.
lost = The server does not answer.
lost-help = The table is kept. Come back later, or try again now.
try-again = Try again
broken = Something went wrong here.
loading = One moment…

won-you = You have won.
won-by = { $name } has won.
won-shared = { $names } share the win.
won-nobody = Nobody at the table has won.
margin = { $best } to { $next } against { $name }.
play-again = Play again
download = Download the record
course = The course of the game
course-note = points, and what was due next
where-from = Where it comes from
where-note = source by source
replay = Replay
replay-play = Play
replay-pause = Pause
step-of = { $at } / { $of }
sealed-broken = The seed that was revealed is not the one that was sealed at the start: do not trust this game.
sealed-promise = The seed is revealed and matches what was sealed at the start: anyone can replay the game and check it.
move = turn { $number }
