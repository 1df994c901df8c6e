# The browser client: its frame and the table.

app-title = Lawbound
app-unofficial = An unofficial fan project, not affiliated with the publishers of the games. Texts and pictures here are our own.
loading = One moment…
missing-title = There is no such page
missing-home = To the first page
error-page-title = This page did not load
error-page = Perhaps the connection was lost on the way.
error-renewed = Lawbound was renewed meanwhile: the page is loaded again.
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
settings-pace = How fast others’ turns are shown
settings-ends-by-itself = End my phase or turn by itself when nothing is left to do
settings-asks-before-ending = Ask before I end with actions left

## The table

loading-table = The table is being laid out…
title-your-turn = ● Your choice · Lawbound
title-table = { $title } · Lawbound
to-home = Lawbound, to the first page
tools = Tools
tabs = Beside the board
tab-board = Table
tab-hand = Hand
panel-fold = Show or hide this panel
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
prompt-more = { $options } more
chooser = Which of these?
chooser-forbidden = What cannot be done here
chooser-nothing = There is nothing to do here now.
chooser-why = What cannot be done here?
undo = Undo
take-back = Take back…
take-back-title = How much do you take back?
take-back-alone = Something has been seen since. The same luck will come again, and the log says that you took it back.
take-back-asks = Something may have been seen since, so everybody else has to agree. The same luck will come again, and the log says so.
take-back-last = My last choice
take-back-turn = { $n ->
    [one] My whole turn (one choice)
   *[other] My whole turn ({ $n } choices)
}
petition-of = { $n ->
    [one] { $player } would like to take back one choice, though something may have been seen since.
   *[other] { $player } would like to take back { $n } choices, though something may have been seen since.
}
petition-own = { $n ->
    [one] You have asked to take back one choice.
   *[other] You have asked to take back { $n } choices.
}
petition-waiting = Still to agree: { $players }
petition-agree = Agree
petition-refuse = Refuse
petition-withdraw = Withdraw
confirm-no = Cancel
ending-anyway = End anyway
ending-never-ask = End, and do not ask again
# $what: what an option decides besides, because nothing else is left to choose
also = and at once: { $what }
why = Why not?
why-title = Why can’t I…?
why-intro = What is not possible now, and the article that says so.
why-nothing = Nothing is forbidden that could be asked for here.

dice = { $n ->
    [one] Die: { $dice }
   *[other] Dice: { $dice }
}
board = The board
board-empty = There is nothing to be seen here: everything is said in the question.
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
history-past = You are looking at the past: line { $line } of { $newest }.
# Where nobody plays any more
history-past-line = Line { $line } of { $newest }
history-back = One step back
history-forward = One step forward
history-moment = Line of the game
history-practise = Practise from here
history-practise-not = No practice begins in the middle of an action or of the setup.
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

## The show: what others have just done, line by line, before one is asked oneself

show = What others do
show-waits = Your question waits until you have seen what the others did.
show-others = The others are playing.
show-left =
    { $n ->
        [one] 1 line more
       *[other] { $n } lines more
    }
show-at-once = at once
show-seen = I have seen it

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
seats-kept = A computer player has your seat.
seats-take-back = Take my seat back
seats-own-computer = Let the computer play at your own seat?
seats-own-computer-note = You look on. With this same link you can take your seat back at any time.
seats-own-person = Give your own seat to another person?
seats-own-person-note = A new link is made, and yours ends for good: only the new one opens this seat.
seats-own-yes = Yes, hand it over
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
keys-watch = in the history and while others play: go on or pause
keys-step = in the history and while others play: one step back or forward
keys-pace = in the history and while others play: slower or faster
keys-skip = skip what others did
keys-escape = close what is open
keys-help = this list

## The tutor of a lesson. $step of $steps things have been explained; $option: the recommended option, in words

hint = Hints
hint-steps = { $step } of { $steps } explained
hint-thinking = A moment…
hint-watch = Watch what the others do; your next question comes soon.
hint-suggested = Suggested: { $option }
hint-show = Show me
hint-do = Do it for me
