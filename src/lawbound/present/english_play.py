"""The English of the terminal game, apart from the words of the game itself."""

from __future__ import annotations

from typing import Final

YOU: Final = "you"
YES: Final = ("y", "yes")
NO: Final = ("n", "no")

STRENGTHS: Final = (
    ("random players", "{key}"),
    ("easy bots", "bot:{key}@easy"),
    ("bots", "bot:{key}"),
    ("challenging bots", "bot:{key}@challenging"),
    ("nightmare bots", "bot:{key}@nightmare"),
)
"""What the opponents can be, and the seat of each."""

PLAY: Final[dict[str, str]] = {
    "only bots": "Every seat is a bot's: leave one for a person, such as eyrie,bot:marquise. To watch bots, use sim.",
    "bots are seats": "Bots are named with the seats, not with the players: --seats eyrie,bot:marquise --players me",
    "position": "The position as you know it, for `lawbound bots turn` or Table.from_position:",
    "no position": "There is a position once the setup is finished.",
    "welcome": "Lawbound: Root by the letter of its Law. Press Enter three times to play the Marquise against bots.",
    "which faction": "Which faction do you play? (1 to {n}, Enter: {default}) ",
    "how many": "How many opponents? (1 to {n}, Enter: {default}) ",
    "how strong": "How strong are they? (1 to {n}, Enter: {default}) ",
    "a number please": "Please type a number from 1 to {n}.",
    "started": "A new game. The luck is already decided; its commitment is {commitment}",
    "loaded": "{file}: {choices}, the game goes on.",
    "loaded over": "{file}: {choices}, the game is over.",
    "hint": "Type a number to choose, or help.",
    "pass": "Pass the screen to {player}, then press Enter. ",
    "since": "Since your last decision:",
    "option": "{number:>3}  {text}",
    "log line": "{text} [{article}]",
    "question": "{player}: {question} [{article}]",
    "nature": "the table",
    "prompt": "> ",
    "not offered": "There is no option {number}: type a number from 1 to {n}.",
    "unknown": 'I do not understand "{line}". Type a number from 1 to {n}, or help.',
    "undone": "Taken back.",
    "nothing to undo": "There is no earlier decision of yours to take back.",
    "cannot undo": "This cannot be taken back: {error}",
    "save how": "Type save and a file name, such as: save {file}",
    "load how": "Type load and a file name, such as: load {file}",
    "law how": "Type law and the number of an article, such as: law {article}",
    "saved": "Saved in {file}.\nResume with: lawbound play --load {file}",
    "cannot save": "Cannot save in {file}: {error}. The game goes on; try another file.",
    "not a journal": "{file} exists and is not a saved game, so it was left alone. Choose another name.",
    "cannot load": "Cannot load {file}: {error}",
    "other game": "{file} holds a game of {game}; this command plays root.",
    "damaged": "{file} is damaged. {error}",
    "use sound": "{choices} before that can be used. Go on from there? (y/n) ",
    "kept": "The game here goes on.",
    "before load": "The game that was on the table is saved in {file}.",
    "nothing refused": "Nothing is forbidden here: every option is offered.",
    "refused": "Not possible here:",
    "bots chose": "What the bots chose since your last decision, and why:",
    "refused line": "{text} [{article}]",
    "no log": "Nothing has happened yet.",
    "article": "{citation}  {title}",
    "articles below": "See also: {articles}",
    "no article": "{error}",
    "no cards": "Your hand is empty.",
    "card": "{card}: {text}",
    "quit": "Save before you go? (Enter: in {file}; a file name; n: do not save) ",
    "bye": "Goodbye.",
    "interrupted": "The game is saved in {file}.\nResume with: lawbound play --load {file}",
    "nothing saved": "No game was begun.",
    "over": "The game is over.",
    "score": "  {player}: {score}",
    "winner": "{text} [{article}]",
    "seed": "The seed was {seed}; its commitment {commitment} was shown at the start.",
    "audit": "Save the game and check it with: lawbound audit FILE",
    "save finished": "Save the finished game? (a file name, Enter: no) ",
    "saved finished": "Saved in {file}.\nCheck it with: lawbound audit {file}",
    "engine failed": "The rules failed at that choice ({error}). It was taken back and the game saved in {file}: "
    "please report it with that file. Choose again.",
    "bad players": "{given} players were named for {seats} seats.",
}
CHOICES: Final = ("{n} decision", "{n} decisions")

HELP: Final = """\
  NUMBER     choose that option           board      the table (or just Enter)
  why        what is not possible here    log        what happened (or: log all)
  law N      an article of the Law        cards      what your cards do
  undo       back to your last decision   help       this page
  save FILE  save the game                load FILE  load a game
  map        the clearings alone          position   the position in one line
  quit       stop playing (asks whether to save)"""
