### What Root says at a terminal besides the game itself: `lawbound play root` and `lawbound bots`.
### Words that are typed as commands (undo, quit), names of seats (bot:eyrie@easy) stay as they are.

## How strong bots are

level-easy = easy bots
level-default = bots
level-challenging = challenging bots
level-nightmare = nightmare bots

## Pages to look at: what the help says of each

page-map = the clearings alone
page-cards = what your cards do
board-empty-hand = Your hand is empty.

## A bot's turn beside a real table (`lawbound bots turn`)

companion-not-finished = The turn was not finished.
companion-turn-over = The bot's turn is over.
companion-game-over = The game is over.
companion-position = The position now:
companion-could-be = That could be: { $options }.
companion-a-number-please = A number from 1 to { $n }, part of one of these, undo or quit, please.
companion-dice-please = Both dice as in 3 1, undo or quit, please.
companion-nothing-answered = Nothing has been answered yet.
companion-taken-back = Taken back: what came after your last answer does not hold.

## The list of bots and a bot's page (`lawbound bots`, `lawbound bots show`)

bots-title = Bots
bots-head-name = Name
bots-head-seat = Seat
bots-head-chapter = Chapter
bots-head-traits = Traits
bots-characters = The Vagabot is one of { $characters }: bot:vagabond/thief; without a name, luck decides.
bots-difficulties = Difficulties: easy, default, challenging, nightmare. A seat: bot:eyrie@nightmare+swoop+nobility
bots-difficulty = Difficulty { $difficulty }
bots-also-challenging = Challenging: { $text }
bots-unknown-near = There is no bot "{ $name }"; did you mean { $near }?
bots-unknown = There is no bot "{ $name }"; known: { $known }.
bots-no-character = { $bot } has no character "{ $character }"; known: { $known }.
bots-no-text = Cannot read the position: { $file } holds no text.
bots-cannot-read = Cannot read the position in { $file }: { $error }.
bots-no-position = The position file holds no position.
bots-not-a-bot = { $faction } is not a bot in this position: write bot:{ $faction } in `seats`.
