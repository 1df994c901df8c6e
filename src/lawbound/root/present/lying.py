"""What lies on a board and may be told with the real box before one: fields of a position, each of one of four kinds.

A presenter says which fields its faction has; whatever draws them knows the four kinds and no faction. What is told is
checked where positions are read, so nothing here says what is possible in the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from lawbound.root.items import MARKED, TILE_NAMES
from lawbound.root.present import names
from lawbound.root.present.names import Thing
from lawbound.root.speech import Name
from lawbound.root.state import State

NUMBER: Final = "number"
CHOICE: Final = "choice"
NAMES: Final = "names"
CARDS: Final = "cards"
NOT_AT_ALL: Final = ""
"""What a choice says where nothing lies."""
SWITCH: Final = 1
"""A number up to this is there, or not."""

Named = Sequence[tuple[str, Thing]]
"""Names as positions write them, and what people call them."""


class Field(NamedTuple):
    """`path` is where its owner's part of a position keeps it. Fields of one `group` lie side by side, and what lies in
    one of them may go to another.
    """

    path: str
    kind: str
    label: Thing
    group: str = ""
    part: Thing | None = None
    """Which of its group."""
    names: Named = ()
    least: int = 0
    most: int = 99
    once: bool = False
    """Whether there is one of each name at most."""
    hidden: bool = False
    """Whether its cards lie face down: then people tell how many there are, and nobody which."""
    clears: str = ""
    """What else of its owner follows from it, and is found anew when it changes."""


def number(path: str, label: str, most: int, least: int = 0) -> Field:
    return Field(path, NUMBER, Name(label), most=most, least=least)


def choice(path: str, label: str, known: Named) -> Field:
    return Field(path, CHOICE, Name(label), names=known)


def several(path: str, label: str, known: Named, once: bool = False) -> Field:
    return Field(path, NAMES, Name(label), names=known, once=once)


def cards(path: str, label: str, most: int = 54, hidden: bool = False) -> Field:
    return Field(path, CARDS, Name(label), most=most, hidden=hidden)


def each(field: Field, parts: Named) -> list[Field]:
    """One such field for each of these parts of it: columns, players, suits."""
    return [field._replace(path=f"{field.path}.{part}", group=field.path, part=called) for part, called in parts]


def beside(group: str, fields: Iterable[Field]) -> list[Field]:
    """These lie side by side."""
    return [field._replace(group=group, part=field.label) for field in fields]


# What people call things


def called(keys: Iterable[str], things: Iterable[Thing]) -> Named:
    return tuple(zip(keys, things, strict=False))


def perhaps(known: Named) -> Named:
    """Or nothing at all."""
    return ((NOT_AT_ALL, names.NONE), *known)


def players(s: State, but: int | None = None) -> Named:
    return tuple([(player.KEY, names.faction(s, player.seat)) for player in s.players if player.seat != but])


def tiles(marked: bool) -> Named:
    """Items, those with a mark only where there are two sets of them under ruins."""
    count = len(TILE_NAMES) if marked else MARKED
    return tuple([(name, names.tile(number)) for number, name in enumerate(TILE_NAMES[:count])])
