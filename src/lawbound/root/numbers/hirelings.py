"""Hirelings as numbers of an observation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lawbound.kernel import Seat
from lawbound.root.hirelings.bandits import HighwayBandits
from lawbound.root.hirelings.cards import MARKERS
from lawbound.root.hirelings.control import ON_TRACK, WITH_A_CARD, HirelingMarkers
from lawbound.root.hirelings.exile import CLUBS, EXHAUSTED, GIFTS, ROBBED, TheBrigand, TheExile
from lawbound.root.hirelings.hireling import CONTROL, SIZE, Hireling
from lawbound.root.hirelings.popular_band import Band
from lawbound.root.items import ITEM_NAMES
from lawbound.root.map import CLEARINGS
from lawbound.root.numbers.actions import numbered
from lawbound.root.numbers.vocabulary import ROOM
from lawbound.root.state import ASIDE, GROUND, NOBODY, ROW, State

Put = Callable[[str, int, int], None]


def write_hirelings(s: State, seats: Sequence[Seat], put: Put) -> None:
    """Who they are, who controls them and for how long, and where their pieces are; `put` writes a number."""
    for clearing in CLEARINGS:
        ruler = s.ruler[clearing]
        put("hirelings rule", int(len(s.players) <= ruler != NOBODY), clearing - 1)
    for bearer in s.box.remembering:
        if isinstance(bearer, HirelingMarkers):
            for at, kept in enumerate(bytes(s.own[bearer.number])):
                put("hireling markers", 2 if kept == WITH_A_CARD else int(kept != ON_TRACK), at)
                if kept not in (ON_TRACK, WITH_A_CARD):
                    put("hireling markers taken", 1, seats.index(kept - 1) * len(MARKERS) + at)
    for hireling in numbered(s.box):
        write_hireling(s, hireling, seats, put)


def write_hireling(s: State, hireling: Hireling, seats: Sequence[Seat], put: Put) -> None:
    face, controller = hireling.face, hireling.controller(s)
    put("hirelings", 1, face)
    put("hirelings acted", int(s.used & hireling.done > 0), face)
    put("control markers", s.own[hireling.number][CONTROL], face)
    if controller != NOBODY:
        put("controllers", 1, seats.index(controller) * ROOM["hireling"] + face)
    for row, piece in zip(hireling.rows, hireling.PIECES, strict=True):
        for place in range(GROUND):
            put(f"{hireling.KEY} {piece.name}", s.board[row + place], place)
        beside = s.board[row + ASIDE] + sum(s.board[row + GROUND : row + ROW])
        put(f"{hireling.KEY} {piece.name}", beside, ASIDE)
    if isinstance(hireling, Band):
        for at, seat in enumerate(seats):
            for clearing in CLEARINGS:
                came = hireling.has_come(s, seat, clearing)
                put("come to the band", int(came), at * len(CLEARINGS) + clearing - 1)
    elif isinstance(hireling, HighwayBandits):
        for path in hireling.held(s):
            put("bandits on paths", 1, path)
    elif isinstance(hireling, TheBrigand):
        put("the Brigand robbed", int(s.used & ROBBED > 0), 0)
        for at, seat in enumerate(seats):
            for item in range(len(ITEM_NAMES)):
                spent = s.own[hireling.number][SIZE + seat * len(ITEM_NAMES) + item]
                put("exhausted for the Brigand", spent, at * len(ITEM_NAMES) + item)
    elif isinstance(hireling, TheExile):
        own = s.own[hireling.number]
        for item in range(len(ITEM_NAMES)):
            put("items of the Exile", own[GIFTS + item], item)
        put("items of the Exile", own[CLUBS], len(ITEM_NAMES))
        put("items of the Exile", own[EXHAUSTED], len(ITEM_NAMES) + 1)
