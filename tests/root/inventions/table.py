"""Lays the inventions out beside the real things, and takes them back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.root.inventions import card, faction, hireling, landmark

from lawbound.root.boards import BOARDS
from lawbound.root.cards import add_kinds, forget_kinds
from lawbound.root.decks import DECKS, EFFECTS
from lawbound.root.factions import FACTIONS
from lawbound.root.hirelings import HIRELINGS
from lawbound.root.landmarks import LANDMARKS

BANDS = (hireling.Band, hireling.Twins, hireling.Triplets, hireling.Settlers)


@contextmanager
def laid_out() -> Iterator[None]:
    BOARDS["hikers"] = faction.BOARD
    FACTIONS["hikers"] = faction.Hikers
    HIRELINGS.update({band.KEY: band for band in BANDS})
    LANDMARKS["bridge"] = landmark.Bridge
    (number,) = add_kinds([card.KIND])
    DECKS["drums"] = card.deck()
    EFFECTS.append(card.WarDrum)
    try:
        yield
    finally:
        EFFECTS.remove(card.WarDrum)
        del DECKS["drums"], LANDMARKS["bridge"], FACTIONS["hikers"], BOARDS["hikers"]
        for band in BANDS:
            del HIRELINGS[band.KEY]
        forget_kinds(number)
