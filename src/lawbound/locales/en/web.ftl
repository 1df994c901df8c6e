# The browser client: its frame and the table.

app-title = Lawbound
app-unofficial = An unofficial fan project, not affiliated with the publishers of the games. Texts and pictures here are our own.
loading = One moment…
missing-title = There is no such page
missing-home = To the first page
error-page-title = This page did not load
error-page = Perhaps the connection was lost on the way.
error-reload = Try again
error-offline = The server does not answer. Is the connection all right?
error-unknown = That did not work, and the server did not say why.

nav-label = Pages
nav-skip = Skip to the content
nav-new = New game
nav-law = The Law
nav-replay = Replay

settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-still = Without animations

## The table

loading-table = The table is being laid out…
title-your-turn = ● Your choice · Lawbound
title-table = { $title } · Lawbound
to-home = Lawbound, to the first page
tools = Tools
tabs = Beside the board
practice = Practice
named-seed = Seed chosen by a person
named-seed-text = A person chose the seed of this game. Whoever knows it can foresee dice and cards.
spectator = Watching
refused-title = This link does not open a seat
no-link-title = A link is missing
no-link = This game is opened with a link that somebody sends you. Its last part, after the “#”, is the key.
connection-lost = The connection is lost. Trying again…
dismiss = Dismiss
skip = Skip
drawer-close = Close
drawer-back = Back

status-waiting = Waiting for { $player }…
status-moment = One moment…
status-sending = Sending…
status-past = You are looking at the past.

prompt = What is asked
prompt-options = Options
chooser = Which of these?
undo = Undo
why = Why not?
why-title = Why can’t I…?
why-intro = What is not possible now, and the article that says so.
why-nothing = Nothing is forbidden that could be asked for here.

dice = { $n ->
    [one] Die: { $dice }
   *[other] Dice: { $dice }
}
board = The board
board-empty = There is nothing to be seen here: everything is said below.
thing-offered = { $thing }. Choose: { $options }
things-none = nothing
column-active = { $title }, now
track-left = { $title }: { $left } of { $total } left
track-filled = taken
track-open = free

players = Boards
players-you = you
players-now = now
players-wins = wins
players-pick = Choose { $player }

commons = Supply

log = Log
log-setup = Setup
log-turn = Turn { $turn }
log-none = Nothing has happened yet.
log-earlier = Earlier
log-newest = Newest
log-article = Article { $article }
log-trace = reasons
log-trace-none = No reasons were kept.

law-drawer = The Law
law-in-reader = Open in the reader
law-cases = Where it happened in this game
law-cases-none = Not in the part of the log that is loaded.

history = History
history-now = You see the table as it is now.
history-past = You are looking at the past: moment { $moment } of { $newest }.
# Where every line of the log can be looked at
history-past-line = Line { $line } of { $newest }
history-back = One step back
history-forward = One step forward
history-moment = Moment of the game
history-practise = Practise from here
history-to-now = Back to now
history-to-end = To the end
history-close = Close
history-eyes = Whose eyes
history-eyes-spectator = As a spectator
history-eyes-seat = As { $player }

## Watching a game at a pace; $pace: against a line a second, 0.5 or 4

watch-play = Play
watch-pause = Pause
watch-pace = Pace
watch-slower = Slower
watch-faster = Faster
watch-times = ×{ $pace }

## Seats

seats = Seats
seats-here = here
seats-away = not here
seats-bot = bot
seats-computer = computer player
seats-link = Link for { $player }
seats-to-computer = Let the computer play ({ $player })
seats-to-person = New link for a person
seats-computer-done = The computer plays for { $player } now.
seats-person-done = There is a new link for { $player }; an old one no longer works.
seats-spectators = Spectators
seats-spectators-link = Link for spectators
seats-not-host = Whoever set up the game has the links of all seats.

outcome = The end

curtain-title = Pass the screen to { $player }
curtain-text = Nobody’s cards are shown until then.
curtain-ready = I am { $player }

keys = Keyboard
keys-key = Key
keys-does = What it does
keys-choose = choose the option with that key
keys-end = stop, decline or end the step
keys-arrows = move through the options
keys-enter = choose what has the focus
keys-undo = undo
keys-why = why not? What is forbidden now
keys-board = to the board
keys-hand = to the hand
keys-log = to the log
keys-past = leaf through the past
keys-space = Space
keys-watch = in the history: play or pause
keys-step = in the history: one step back or forward
keys-pace = in the history: slower or faster
keys-escape = skip the animation, close what is open
keys-help = this list
