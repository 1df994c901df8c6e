"""The kernel: questions, tables, luck and journals. It knows no game."""

from lawbound.kernel.ask import DONE, NATURE, NO, YES, Ask, Chance, Flow, Option, Prompt, Seat, Word
from lawbound.kernel.errors import BadScript, BadSetup, GameOver, IllegalChoice, LawboundError
from lawbound.kernel.event import Event
from lawbound.kernel.game import Game, State
from lawbound.kernel.journal import Journal, TakeBack
from lawbound.kernel.moment import Moment
from lawbound.kernel.nature import Asked, Nature, Scripted, Seeded, commitment, new_salt, new_seed
from lawbound.kernel.sources import rules_of
from lawbound.kernel.table import Table
from lawbound.kernel.view import View

__all__ = [
    "DONE",
    "NATURE",
    "NO",
    "YES",
    "Ask",
    "Asked",
    "BadScript",
    "BadSetup",
    "Chance",
    "Event",
    "Flow",
    "Game",
    "GameOver",
    "IllegalChoice",
    "Journal",
    "LawboundError",
    "Moment",
    "Nature",
    "Option",
    "Prompt",
    "Scripted",
    "Seat",
    "Seeded",
    "State",
    "Table",
    "TakeBack",
    "View",
    "Word",
    "commitment",
    "new_salt",
    "new_seed",
    "rules_of",
]
