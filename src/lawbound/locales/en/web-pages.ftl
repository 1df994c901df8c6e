### The browser client: the pages around the table. $n, $seat, $total, $turn, $points ... are numbers; everything else is plain
### text or a name from the catalogue in its basic form.

## The first page

home-title = Board games, by the letter of their Law
home-about = Choose a game and play in your browser, against bots and with friends: nothing to install, no account. Whatever happens, the article that says so is one click away.
# Lessons. $game: its title
learn-title = Learn { $game } by playing
learn-text = A guided game: a few words at the right moment, and a suggestion at every question.
home-replay = Replay a journal
home-replay-text = Look at a saved game, move by move, through anybody’s eyes.
home-law = The Law
home-law-text = Every article, searchable and linked with one another.
game-play-now = Play now
game-set-up = Other tables…
game-set-up-for = Other tables: { $game }
game-seats =
    { $n ->
        [one] For { $n } player
       *[other] For { $n } players
    }
game-seats-range = For { $fewest } to { $most } players
games-about = Which game shall it be?

## Games that one click starts

preset-adjust = Adjust
# $preset: the name of the preset
preset-adjust-for = Adjust: { $preset }

## A new game

new-title = New game
new-title-of = New game: { $game }
new-about = One click starts one of these games; below you put together your own.
new-presets = Start with one click
new-seats = Who plays
new-seat = Seat { $seat }
new-kind = Played by
new-kind-person = Person
new-kind-bot = Bot
new-kind-computer = Computer
new-name = Name (optional)
new-where = Where this person plays
new-where-here = At this screen
new-where-link = Elsewhere, by link
new-side = Side
new-player = Kind of computer player
new-remove = Remove seat { $seat }
new-add-seat = Add a seat
new-rules = Rules
new-advanced = Advanced
new-seed = Seed of all luck
new-seed-hint = a new secret one
new-seed-text = Leave it empty for a fair game: the server promises its secret seed in advance (its commitment) and reveals it at the end, so that everybody can check dice and cards. Whoever knows a seed beforehand can foresee the luck; the same seed and the same choices give the same game.
field-usual = as usual
field-numbers = Whole numbers, such as 3, 5, 7
field-table = A name and a value on each line, such as name = value
new-create = Create the game
new-creating = One moment…

## Links for the others

invite-title = The table is set
invite-text = Everybody gets a link of their own. Whoever has it sits in that seat, so send each to one person only.
invite-seat = Seat { $seat }: { $side }
# A seat for somebody with a name
invite-named = { $name }: { $side }
invite-spectators = Spectators (they see no hands)
invite-copy = Copy
invite-copy-for = Copy: { $label }
invite-copied = Copied
invite-copy-yourself = The link is selected: copy it with Ctrl+C, or press long on a phone.
invite-only-here = This address works on this computer only. For friends elsewhere, start the server with --host 0.0.0.0 and open this page under the computer’s name or number in your network.
invite-go = Go to the table
invite-watch = Watch the table
invite-later = You find the links again at the table.

## The Law

law-title = The Law
law-about =
    { $n ->
        [one] { $n } article in our own words. Numbers in the text lead to the article they name.
       *[other] All { $n } articles in our own words. Numbers in the text lead to the article they name.
    }
law-articles =
    { $n ->
        [one] { $n } article
       *[other] { $n } articles
    }
law-no-book = There is no book “{ $book }”.
law-all-books = All books
law-none = This game brings no Law that can be read here.
law-contents = Contents
law-close = Close
law-search = Search the Law
law-search-hint = Search: setup, 4.3.2, move…
law-search-book = In which book
law-search-all = All books
law-search-found =
    { $n ->
        [0] Nothing found. Fewer or other words may help.
        [one] { $n } article
       *[other] { $n } articles
    }
law-try-again = Try again
law-kind-rule = Rule
law-kind-definition = Definition
law-kind-setup = Setup
law-kind-card = Card
law-kind-overview = Overview
law-in-english = in English
law-note = Note
law-different-for = Different for: { $sides }
law-children = In this article
law-references = See also
law-term-open = See the whole article
law-referred-from = Referred to from
law-around = The articles before and after

## Replay

replay-title = Replay a journal
replay-about = A journal holds a whole game: its setup, its luck and every choice. Open one to look at the game move by move, from any seat.
replay-choose = Choose a journal
replay-drop = or drop the file here
replay-opening = Reading the journal…
replay-refused = “{ $file }” cannot be replayed.
replay-too-large = The file is larger than a megabyte; no journal of a game is.
replay-empty = The file is empty.
replay-finished = Games that were played here need no file: open a finished one from its table. There its journal can be downloaded, too.

## The end of a game

outcome-wins = wins
outcome-look = Look from
outcome-look-spectator = outside, as a spectator
outcome-download = Download the journal
outcome-again = Play again with the same settings
outcome-new = New game

chart-title = Points, turn by turn
# $scores: every player with their points
chart-summary = Line chart of the points after each turn. At the end: { $scores }.
chart-score = { $player } { $points }
chart-turns = turns
chart-turn = Turn
chart-after = After turn { $turn }:
chart-as-table = The same as a table

audit-title = Fair dice
audit-waiting = The whole game is being run again to check it…
audit-ok = The luck of this game was fair.
audit-bad = Something does not fit: do not trust the luck of this game.
audit-passed = passed
audit-failed = failed
audit-seed = Seed, revealed now
audit-salt = Salt, secret until now: without it, the seed could have been guessed from the commitment
audit-commitment = Commitment, published before the first card
