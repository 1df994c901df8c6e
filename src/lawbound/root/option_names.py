"""What options and outcomes are called in a stored game: after the things that their numbers stand for.

Numbers are places in lists, and lists may grow; what is named here stays what it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import Option, Prompt, Word
from lawbound.root import services
from lawbound.root.cards import CARDS, SUIT_NAMES, UNKNOWN
from lawbound.root.decks import EFFECTS
from lawbound.root.factions.corvids import PLOTS
from lawbound.root.factions.duchy.ministers import MINISTERS
from lawbound.root.factions.eyrie import COLUMN_NAMES, LEADER_NAMES
from lawbound.root.factions.hundreds import MOODS
from lawbound.root.factions.vagabond import satchel
from lawbound.root.hirelings.bandits import highways
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.items import CHARACTERS, ITEM_NAMES, TILE_NAMES
from lawbound.root.landmarks import LANDMARK_NAMES
from lawbound.root.map import FIRST_FOREST, is_forest
from lawbound.root.naming import UNKNOWN_NAME
from lawbound.root.quests import QUESTS
from lawbound.root.state import ASIDE, BURROW, COMMITTED, FUNDS, PAYMENTS, ROW, State
from lawbound.root.steps import Action

STEP_OPTIONS: Final = {
    "craft": "card to craft",
    "the Decree": "decree card",
    "add to the Decree again": "card",
    "revolt": "clearing",
    "spread sympathy": "sympathy site",
    "parliament": "minister",
    "sway": "minister",
    "flip plots": "clearing",
    "recruit with a card": "card",
    "incite": "clearing",
    "encamp": "clearing",
    "decamp": "clearing",
    "retinue: move": "card",
    "retinue: battle then delve": "card",
    "retinue: move or recover": "card",
}
"""Steps whose options are plain numbers, and what the numbers are."""

RETINUE: Final = "retinue: "
USED_BETWEEN: Final = frozenset([action.name for effect in EFFECTS for action in effect.ACTIONS])
"""What is done with cards between actions; some of it has the very name of the card."""

OFF_THE_MAP: Final = {
    BURROW: "Burrow",
    ASIDE: "aside",
    PAYMENTS: "payments",
    FUNDS: "funds",
    COMMITTED: "committed",
}


def option_name(s: State, about: Prompt, option: Option) -> str:
    """The name of an option, or of an outcome, of that question."""
    if isinstance(option, Word | Action):
        return option.name
    if about.name.startswith(RETINUE):
        return _retinue_card(s, option)
    kind = STEP_OPTIONS.get(about.name, about.kind) if about.kind == "action" else about.kind
    return KINDS[kind](s, option) if kind in KINDS else str(option)


def _card(s: State, option: Any) -> str:
    return UNKNOWN_NAME if option == UNKNOWN else CARDS[option].id


def _retinue_card(s: State, option: Any) -> str:
    """A crafted card of that name may be used between these actions: that is another option."""
    name = _card(s, option)
    return f"{name} of the Retinue" if name in USED_BETWEEN else name


def _place(s: State, option: Any) -> str:
    if is_forest(option):
        return f"forest {s.box.map.forests[option - FIRST_FOREST].id}"
    return OFF_THE_MAP.get(option, f"clearing {option}")


def _player(s: State, option: Any) -> str:
    return s.box.owners[option].called if 0 <= option < len(s.box.owners) else "nobody"


def _piece(s: State, option: Any) -> str:
    return f"{_player(s, s.box.owner[option // ROW])} {s.box.piece_name(option)}"


def _slot(s: State, option: Any) -> str:
    return f"{TILE_NAMES[satchel.tile_of(option)]}, {satchel.PLACE_NAMES[satchel.place_of(option)]}"


def _path(s: State, option: Any) -> str:
    return "-".join([str(clearing) for clearing in sorted(s.box.map.closed[option])])


def _trigger(s: State, option: Any) -> str:
    """An effect that waits: whose, where, and what caused it."""
    return f"{option.name}, {_player(s, option.owner)}, {option.clearing}, {option.amount}, {option.cause}"


def _market(s: State, option: Any) -> str:
    """A card for sale, and which of them if there are several of a kind."""
    goods = services.seller_in(s).goods(s)
    same = goods[:option].count(goods[option])
    return f"{_card(s, goods[option])} {same + 1}" if same else _card(s, goods[option])


def _dice(s: State, option: Any) -> str:
    return f"{option[0]}-{option[1]}"


KINDS: Final[dict[str, Callable[[State, Any], str]]] = {
    "card": _card,
    "card to craft": _card,
    "character": lambda s, option: CHARACTERS[option].id,
    "bot character": lambda s, option: CHARACTERS[option].id,
    "clearing": _place,
    "column": lambda s, option: COLUMN_NAMES[option],
    "decree card": lambda s, option: SUIT_NAMES[option],
    "dice": _dice,
    "faction": lambda s, option: s.box.draft[option],
    "item": lambda s, option: ITEM_NAMES[option],
    "highway": lambda s, option: "-".join([str(clearing) for clearing in highways(s.box.map)[option]]),
    "hireling": lambda s, option: SIDES[option].key,
    "landmark": lambda s, option: LANDMARK_NAMES[option],
    "leader": lambda s, option: LEADER_NAMES[option],
    "market": _market,
    "minister": lambda s, option: MINISTERS[option],
    "mood": lambda s, option: MOODS[option],
    "path": _path,
    "piece": _piece,
    "place": _place,
    "player": _player,
    "plot": lambda s, option: PLOTS[option],
    "quest": lambda s, option: QUESTS[option].id,
    "setup card": lambda s, option: s.box.draft[option],
    "slot": _slot,
    "sympathy site": _place,
    "suit": lambda s, option: SUIT_NAMES[option],
    "tile": lambda s, option: TILE_NAMES[option],
    "trigger": _trigger,
}
"""By the kind of the prompt; what has no kind here is a plain number."""
