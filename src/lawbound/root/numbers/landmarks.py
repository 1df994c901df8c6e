"""Landmarks as numbers of an observation."""

from __future__ import annotations

from collections.abc import Callable

from lawbound.kernel import Seat
from lawbound.root.cards import UNKNOWN
from lawbound.root.landmarks.black_market import CARDS, TRADED, BlackMarket
from lawbound.root.landmarks.elder_treetop import OCCUPANT, ElderTreetop
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.landmarks.legendary_forge import LegendaryForge
from lawbound.root.numbers.vocabulary import ROOM
from lawbound.root.state import State


def write_landmarks(s: State, seat: Seat | None, put: Callable[[str, int, int], None]) -> None:
    """Where they stand and what lies on their cards; `put` writes a number of a field at a place."""
    for bearer in s.box.remembering:
        if not isinstance(bearer, Landmark) or not bearer.DEALT or not bearer.clearing(s):
            continue
        put(f"landmark {bearer.KEY}", 1, bearer.clearing(s) - 1)
        if isinstance(bearer, LegendaryForge):
            for item in set(bearer.items_left(s)):
                put("forge items", bearer.items_left(s).count(item), item)
        elif isinstance(bearer, ElderTreetop):
            put("treetop built", int(s.own[bearer.number][OCCUPANT] > 0), 0)
        elif isinstance(bearer, BlackMarket):
            put("market traded", int(s.used & TRADED > 0), 0)
            for at in range(CARDS):
                for card in s.piles[bearer.pile + at]:
                    if card != UNKNOWN and seat is not None:
                        put("market known", 1, at * ROOM["card"] + card)
