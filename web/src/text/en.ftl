### The client's own words, in English.

house = Roundhouse
headline = { $count ->
    [5] Five railway board games, ready to depart.
   *[other] Railway board games, ready to depart.
  }
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
see-end = Look back
go-in = Go in
table-open = Waiting for players
table-playing = The others are to move
table-paused = Paused
table-over = Finished
table-closed = Cannot go on at this server
forget = Only take it off this list
delete-of = Delete { $name }
delete-table = Delete the table
delete-own = Delete your part
delete-title-table = Delete “{ $name }”?
delete-title-own = Delete your part of “{ $name }”?
delete-title-list = Take “{ $name }” off the list?
delete-help-table = The table goes with everything at it: moves, talk, notes and all its links. Whoever has it open is told. There is no way back.
delete-help-own = Your link, your notes and your words in the talk go. What was played stays with the others, with your name, until they delete it too. There is no way back.
delete-help-seat = Your seat becomes free again, and your notes and your words in the talk go. There is no way back.
delete-help-list = Others are still playing at this table, so it cannot be deleted: to delete your part, resign there first. Off the list, the link to your seat is lost to this browser.
delete-yes-table = Yes, delete it
delete-yes-own = Yes, delete my part
delete-export = Save a copy first
kept-until = Kept here until { $date } at least, and longer whenever somebody looks at it.
kept-soon = put away on { $date }
gone = This table is not there any more.
gone-left = You are not at this table any more.
gone-at = Since { $date }
open-a-table = Open a table
rules-at-hand = the rules are a click away, clause by clause
alone = Alone
alone-page = Choose a challenge
new-table = New table
players-range = { $low }–{ $high }
players-word = players
language = Language
light = Switch to the night train
dark = Switch to paper
settings = Settings
home = To the first page
seconds-left = { $time } left
in-the-house = On this network
in-the-house-help = Anyone on the same network comes in here, with a phone too.
house-address = The address of this house

new-table-of = A new table of { $game }
no-such-game = There is no such game in the house.
guest = Player { $number }
bot-names = Orazio, Clementina, Ettore, Matilde, Oreste
sitter-here = Here
sitter-friend = Friend
sitter-bot = Bot
sitter-open = Open
sitter-you-help = the name the others see
sitter-here-help = plays at this screen too
sitter-friend-help = gets a secret link
sitter-open-help = for whoever comes with the table’s code
name-here = Name of who plays here too
seat-number = Seat { $number }
bot-strength = How strong { $name } is
take-back-consent = Take back by consent
take-back-consent-help = Inside your own turn it is always free. Beyond it, everybody else must agree.
hints = Hints
hints-help = Whoever is to move may ask what the game would do, where it has advice. Off, everybody works it out alone.
by-itself = Begin by itself
by-itself-help = The game starts when the last seat is taken. Otherwise you start it.
option-done = Done
table-name = Name of the table
clock-bank = minutes each
clock-increment = seconds more a move
clock-days = days a move
clock-window = The clock runs
clock-all-day = Day and night
clock-night = Not at night
clock-opens = The clock runs from
clock-closes = The clock runs until
open-help-links = Then you get the links to send.
open-help-now = You play at once.
open-and-play = Open and play
seats = Seats
you = You
bot = Bot
your-name = Your name
table-name-default = { $name }’s table
friend-name = Friend’s name, if you like
bot-random = plays anything legal
bot-greedy = takes the best move it sees at once
level-random = Apprentice
level-greedy = Fireman
level-search = Driver
bot-search = thinks ahead
seat-secret = A seat is a secret link: whoever has it plays there. A bot can keep it warm, and give it back at any decision. With several people at this screen, hands are covered until each takes over.
rules-of-table = Rules of this table
watchers = Open to watchers
watchers-help = Anyone with the watching link sees the board, and nothing that is hidden.
clock = Clock
clock-none = No clock
clock-none-help = Play at your ease.
clock-live = Live
clock-live-help = A bank of time each, and a little more with every move.
clock-day = By correspondence
clock-day-help = Days for each move. We tell you when it is yours.
told-live = { $minutes ->
        [one] 1 minute each
       *[other] { $minutes } minutes each
    }{ $seconds ->
        [0] {""}
        [one] , 1 second more a move
       *[other] , { $seconds } seconds more a move
    }
told-day = { $days ->
        [one] A day for each move
       *[other] { $days } days for each move
    }
told-window = { $days ->
        [one] A day for each move
       *[other] { $days } days for each move
    }, the clock runs from { $opens } to { $closes }
summary = { $players } players: you{ $here ->
        [0] {""}
        [one] , 1 more here
       *[other] , { $here } more here
    }{ $friends ->
        [0] {""}
        [one] , 1 friend
       *[other] , { $friends } friends
    }{ $open ->
        [0] {""}
        [one] , 1 free seat
       *[other] , { $open } free seats
    }{ $bots ->
        [0] {""}
        [one] , 1 bot
       *[other] , { $bots } bots
    }
sealed = The luck of the game is sealed now and shown at the end, so that anyone can check it.
cancel = Cancel
open-the-table = Open the table
opened = Invite your friends
opened-help = Each link is a seat: send it to one person only. You find them here until the game begins.
seat-link = Link for seat { $seat }
table-code = Table code
watch-link = Watching link
copy = Copy
copied = Copied
copy-by-hand = Marked: copy it
share = Share
link-for = Link for { $name }
code-link = Link to a free seat
only-here = These links open on this computer only. To let in others on your network, start Roundhouse again with “{ $command }”.
failed = That did not work: { $why }

seat-free = A free seat
seat-waiting = waiting for whoever comes
seat-here = is here
your-seat = your seat
seat-invited = is invited
make-link = New link
put-bot = Put a bot
free-seat = Free the seat
lobby-missing = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
leave-seat = Give up the seat
lots-offer = Draw the seats by lot
lots-on = The seats will be drawn by lot at the start.
lobby-ready = Everybody is here.
invited-to = You are invited to { $game }
enter-by-code = A seat at table { $code }
enter-by-code-help = Say who you are, and take a free seat.
who-is-there = At the table
pass-to = Pass the device to { $name }
pass-help = Only { $name } should look at the screen from here on.
pass-taken = I am { $name }
pass-look-again = { $name }: look once more
closed-title = { $title }: a table to look back at
closed-ended = ended { $at }
closed-last = last move { $at }
closed-incomplete = The last things that happened are not in the log.
closed-no-log = Nothing of the log is kept.
export = Export the table
export-own = A file with all you could see here: the log, the talk, the points and your view of the game. What was secret stays so: the game has not ended.
export-whole = A file with all of it: the log, the talk, the result, and the record with its seed.
closed-door = This link opens nothing.
closed-door-help = It was mistyped, or somebody else has taken the seat. Ask whoever sent it for a new one.
sit-down = Sit down
start = Start the game
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
older-talk = Older lines
words-removed = Removed by whoever said it.
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
take-it = Take it
offer-agree = Agree
offer-decline = Decline

joining = Setting the table…
reconnecting = The line is down. Trying again…
reconnecting-help = Nothing is lost: your last confirmed move is safe.
lost = The server does not answer.
lost-help = The table is kept. We keep trying; you may also come back later.
try-again = Try again
broken = Something went wrong here.
loading = One moment…

won-you = You have won.
won-by = { $name } has won.
won-shared = { $names } share the win.
won-shared-you = You share the win with { $names }.
won-nobody = Nobody at the table has won.
won-stars = The game is won.
failed-game = Failed.
stars = { $count ->
        [0] No star
        [one] 1 star
       *[other] { $count } stars
    }
margin = { $best } to { $next } against { $name }.
beside = has no seat, but takes a place
play-again = Play again
download = Download the record
course = The course of the game
course-note = points, and what was due next
where-from = Where it comes from
where-note = source by source
closing = What was hidden
replay = Replay
replay-play = Play
replay-pause = Pause
step-of = { $at } / { $of }
sealed-broken = The seed that was revealed is not the one that was sealed at the start: do not trust this game.
sealed-promise = The seed is revealed and matches what was sealed at the start: anyone can replay the game and check it.
move = turn { $number }

## At the table: the menu, questions, drawers

menu = Menu
skip = Skip to the board
notes = My notes
notes-help = For your eyes only: nobody else ever sees them.
notes-kept = Kept.
notes-writing = Writing…
keys = Keys
turn-back = Take my last turn back
turn-back-help = This goes back to the beginning of your last turn: all that has happened since, the bots’ moves too, is undone.
turn-back-no = Leave it
turn-back-yes = Go back
ask-turn-back = Ask to take my last turn back
pause-game = Pause the game
resume-game = Go on with the game
ask-pause = Ask for a pause
ask-resume = Ask to go on
paused-help = Clocks and bots are at rest.
hand-over = Let a bot play for me
hand-over-help = You can take your seat back at any decision. Which bot?
take-over = Take my seat back
stand-in = A bot plays your seat ({ $level }).
replace = Let a bot play for { $name }
replace-help = { $name } is away, and can come back at any decision. Which bot?
resign = Resign
resign-last = Do you really give up? A bot plays your seat to the end, and you come last. There is no way back.
resign-played = Do you really give up? A bot plays your seat to the end, and its result is yours. There is no way back.
resign-no = No, I play on
resign-yes = Yes, I resign
asked-take-back = You have asked to take your last turn back.
asked-pause = You have asked for a pause.
asked-resume = You have asked to go on.
asked-lots = You have asked to draw the seats by lot.
offer-withdraw = Never mind
waiting-for = Still to answer: { $names }
to-move = to move
here = here
bot-for = a bot plays · { $level }
out-resigned = has resigned
out-time = out of time
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes }
clock-until = runs out on { $time }
log-help = A line takes you to the board as it was then.
log-all = Show all { $count } lines
sealed-now = The luck of this game has been sealed since before the first move. The seal, to be compared at the end:
host = Host
said = { $name } says: { $words }
chosen-so-far = Chosen so far
since = Since you last looked
since-more = { $count } more before that
since-show = Show me
next-table = Next table
next-table-of = Your turn at { $name }
title-turn = ● Your turn · { $title }
title-question = ● A question · { $title }
notice-turn = It is your turn: { $name }
notice-question = You are asked something: { $name }

## Settings and keys

sound = Sound
sound-help = A small bell when it is your turn.
notices = Notices
notices-help = When this page is hidden, the browser tells you that it is your turn.
notices-denied = Your browser has been told not to show notices from here; its settings can allow them again.
notices-cannot = On this page the browser cannot show notices: that takes HTTPS. The bell and the title of the tab remain.
still = No motion
still-help = Nothing glides, breathes or counts. Your system’s own wish is kept anyway.
pace = Scenes
pace-help = How fast moves, payments and journeys are shown. Off, the table shows at once how it stands.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-off = Off
go-on = Go on
scene-skip = Skip
letter-keys = Keys of one letter
letter-keys-help = Press ? to see them all.
keys-board = On the board
keys-play = Playing
keys-areas = Go to
keys-drawers = Open and close
keys-replay = Looking back
key-tab = on to the next thing; with Shift, back
key-enter = choose it, press the button
key-escape = close, skip a scene, or back to the game
key-again = the last payment or scene again
key-space = Space
area-board = the board
area-things = your things
area-turn = your turn
area-players = the players

## Over a map

zoom = Zoom
zoom-in = Closer
zoom-out = Further away
zoom-fit = Show the whole map
just-now = { $name }, just now
rule = Rule { $clause }
hint-reason = Main reason: { $reason }.
comes-later = This comes later in your turn: make the choices before it first.

## Looking back

past = Looking back
past-help = With your own eyes. The game goes on meanwhile.
past-yours = With your own eyes. The table is waiting for you.
past-back = Back to the game
replay-back = The turn before
replay-on = The turn after
replay-start = to the start
replay-end = to the end
replay-run = run and stop
step-failed = This moment cannot be shown just now.
eyes = With whose eyes
eyes-own = As I saw it
eyes-all = Every hand
eyes-of = As { $name } saw it
eyes-spectator = As a watcher saw it
play-on = Play on from here
play-on-help = A table of your own from this very moment, against bots. What you could not know, and all luck to come, is drawn anew.
play-on-end = The game is over here: go back to an earlier moment first.
at-step = move { $step }
fork-name = { $name }, another way
mark = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
marks = { $first }–{ $last }
play-again-there = To the next table
ranking = Ranking
you-object = you
course-plain = points, turn by turn
sealed-unchecked = The seed is revealed. This page can check it against what was sealed only over HTTPS; the numbers are here.
verify = Check
verify-help = SHA-256 of the salt followed by the seed must give the seal that was shown before the first move.
seal-seed = Seed
seal-salt = Salt
seal-hash = Seal
