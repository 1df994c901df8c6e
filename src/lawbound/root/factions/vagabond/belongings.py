"""What lies on the Vagabond's board, or on the map as his: items, quests, torches (Law of Root 9.2.5, D.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import trait

from lawbound.root.factions.vagabond import relations, satchel
from lawbound.root.factions.vagabond.wanderer import Wanderer
from lawbound.root.items import NO_ITEM, ON_TRACK, Tile
from lawbound.root.map import Clearing
from lawbound.root.quests import QUESTS, Quest
from lawbound.root.state import GROUND, State

# What he keeps on his board, after the pawn's place and the relationships
ARRANGED: Final = relations.END  # of tea, coins and bags: the arrangements made since his last action, one bit each
COMPLETED: Final = ARRANGED + len(ON_TRACK)  # one per quest
SCORCHED: Final = COMPLETED + len(QUESTS)  # by clearing: 1 + the torch that lies there
ITEMS: Final = SCORCHED + GROUND


@trait
class Belongings(Wanderer):
    """His own numbers, read and written."""

    def completed(self, s: State, quest: Quest) -> bool:
        return s.own[self.seat][COMPLETED + quest] == 1

    def complete(self, s: State, quest: Quest) -> None:
        s.own[self.seat][COMPLETED + quest] = 1
        s.tell("completed", "root 9.5.5", (self.seat, quest))

    def arrangements_made(self, s: State, item: int) -> int:
        """How many of the item lay on its track in arrangements since his last action, one bit each."""
        return s.own[self.seat][ARRANGED + ON_TRACK.index(item)]

    def note_arrangement(self, s: State, item: int, count: int) -> None:
        s.own[self.seat][ARRANGED + ON_TRACK.index(item)] |= 1 << count

    def forget_arrangements(self, s: State) -> None:
        s.own[self.seat][ARRANGED:COMPLETED] = bytes(len(ON_TRACK))

    def items(self, s: State) -> bytearray:
        """A copy of his items; `store` puts it back."""
        return s.own[self.seat][ITEMS:]

    def store(self, s: State, items: bytearray) -> None:
        s.own[self.seat][ITEMS:] = items

    def give_up_exhausted(self, s: State, tile: Tile) -> None:
        """An item that he has just exhausted leaves his board."""
        s.own[self.seat][ITEMS + satchel.slot(tile, satchel.EXHAUSTED)] -= 1

    def scorch(self, s: State, clearing: Clearing, torch: Tile) -> None:
        s.own[self.seat][SCORCHED + clearing] = 1 + torch

    def is_scorched(self, s: State, clearing: Clearing) -> bool:
        """Whether his torch lies there."""
        return s.own[self.seat][SCORCHED + clearing] > 0

    def torch_in(self, s: State, clearing: Clearing) -> Tile:
        """His torch that lies there; NO_ITEM if none does."""
        torch = s.own[self.seat][SCORCHED + clearing]
        return torch - 1 if torch else NO_ITEM

    def quests_kept(self, s: State) -> Sequence[int]:
        return [quest for quest in range(len(QUESTS)) if self.completed(s, quest)]
