"""Places on the table: names that things in the scene and options share, such as `clearing:5` or `card:hand:anvil`.

Only whoever draws the scene reads them.
"""

from __future__ import annotations

from typing import Final, Literal

from lawbound.kernel import Seat
from lawbound.root.cards import CARDS, UNKNOWN, Card
from lawbound.root.factions.vagabond import satchel
from lawbound.root.hirelings.bandits import highways
from lawbound.root.items import ITEM_NAMES, MARKED, Tile
from lawbound.root.map import FIRST_FOREST, Clearing, Place, is_forest
from lawbound.root.quests import QUESTS, Quest
from lawbound.root.state import BURROW, ROW, Row, State

ItemState = Literal["ready", "exhausted", "damaged", "broken"]

CARD_IDS: Final = {**{number: info.id for number, info in enumerate(CARDS)}, UNKNOWN: None}
STATES: Final[tuple[ItemState, ...]] = ("ready", "ready", "exhausted", "damaged", "broken")
"""Of items, by their place on the Vagabond's board."""


def seat(number: Seat) -> str:
    return f"seat:{number}"


def clearing(number: Clearing) -> str | None:
    """A clearing of the map; officers and the Burrow are beside it."""
    return f"clearing:{number}" if 0 < number < BURROW else None


def clearing_or_forest(s: State, at: Place) -> str | None:
    return f"forest:{s.box.map.forests[at - FIRST_FOREST].id}" if is_forest(at) else clearing(at)


def path(s: State, number: int) -> str:
    a, b = sorted(s.box.map.closed[number])
    return f"path:{a}-{b}"


def highway(s: State, number: int) -> str:
    """Any path, open or closed."""
    a, b = highways(s.box.map)[number]
    return f"path:{a}-{b}"


def card(number: Card, zone: str) -> str:
    name = CARD_IDS[number]
    assert name is not None, "nobody chooses a card that nobody has seen"
    return f"card:{zone}:{name}"


def setup_card(s: State, number: int) -> str:
    """A card of the draft that lies on the table."""
    return f"setup:{s.box.draft[number]}"


def quest(number: Quest) -> str:
    return f"quest:{QUESTS[number].id}"


def piece(s: State, row: Row, where: Clearing | None) -> str:
    """A kind of piece in a clearing, or (None) on its board."""
    return f"piece:{s.box.owner[row // ROW]}:{s.box.piece_name(row)}:{'board' if where is None else where}"


def board_piece(owner: Seat, piece: str) -> str:
    """A kind of piece that waits on its board."""
    return f"piece:{owner}:{piece}:board"


def item(owner: Seat, tile: Tile, state: ItemState | Literal["crafted"]) -> str:
    """An item of that player; those marked R are like the others."""
    return f"item:{owner}:{ITEM_NAMES[tile % MARKED]}:{state}"


def slot(owner: Seat, at: satchel.Slot) -> str:
    """An item of the Vagabond, by where it lies."""
    return item(owner, satchel.tile_of(at), STATES[satchel.place_of(at)])
