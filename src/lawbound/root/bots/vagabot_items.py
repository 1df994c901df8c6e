"""The Vagabot's items: Satchel, damage and Battle Track (Law of Rootbotics 7.2.3 to 7.2.5).

An item has two flags, exhausted and damaged; what it shows is all the same to the bot, but the tiles keep their kinds.
How many items lie on the Battle Track follows from how many it has; which flags those have is kept, for an item that
lies there cannot be exhausted. Where several items are alike, the tile with the lowest number is meant.
"""

from __future__ import annotations

from typing import Final

from lawbound.law import law
from lawbound.root.items import TILE_NAMES, Tile

READY, EXHAUSTED, DAMAGED, BROKEN = range(4)
"""Neither; exhausted; damaged; both."""
STATE_NAMES: Final = ("satchel", "exhausted", "damaged", "damaged and exhausted")
STATES: Final = 4
SLOTS: Final = len(TILE_NAMES) * STATES

THRESHOLDS: Final = (6, 9, 12)
SPACES: Final = len(THRESHOLDS)
SIZE: Final = SLOTS + SPACES

_UNDAMAGED: Final = (EXHAUSTED, READY)
_ALL: Final = (EXHAUSTED, READY, BROKEN, DAMAGED)


@law("rootbotics 7.2.3")
class Items:
    """The items on the board: a window on the numbers that the bot keeps, from `at` on.

    First a count for every tile in every state, then 1 + the state of its item for every space of the Battle Track.
    With the trait Questing (`lasting`) damaged items count for the track too, and what lies on it never leaves it.
    """

    __slots__ = ("at", "lasting", "own")

    def __init__(self, own: bytearray, at: int, lasting: bool) -> None:
        self.own = own
        self.at = at
        self.lasting = lasting

    def slot(self, tile: Tile, state: int) -> int:
        """Where that count is kept."""
        return self.at + tile * STATES + state

    def count(self, state: int) -> int:
        return sum(self.own[self.at + state : self.at + SLOTS : STATES])

    @property
    def undamaged(self) -> int:
        return self.count(READY) + self.count(EXHAUSTED)

    @property
    def damaged(self) -> int:
        return self.count(DAMAGED) + self.count(BROKEN)

    @property
    def usable(self) -> int:
        """Items that can be exhausted: unexhausted, undamaged and not on the Battle Track."""
        return self.count(READY) - self.track().count(READY)

    def track(self) -> list[int]:
        """The states of the items on the Battle Track, from left to right."""
        first = self.at + SLOTS
        return [space - 1 for space in bytes(self.own[first : first + SPACES]) if space]

    def lay_track(self, track: list[int]) -> None:
        first = self.at + SLOTS
        self.own[first : first + SPACES] = bytes([*[state + 1 for state in track], 0, 0, 0][:SPACES])

    @law("rootbotics 7.2.4", "rootbotics 3.3.2")
    def fill_track(self) -> None:
        """An item for every threshold reached, exhausted ones first; the rightmost goes back when it no longer is."""
        held = self.undamaged + (self.damaged if self.lasting else 0)
        reached = len([threshold for threshold in THRESHOLDS if held >= threshold])
        track = self.track()
        while len(track) > reached and not self.lasting:
            track.pop()
        while len(track) < reached:
            track.append(next(state for state in _ALL if self.count(state) > track.count(state)))
        self.lay_track(track)

    def put(self, tile: Tile, state: int, count: int = 1) -> None:
        """Lay tiles down, without a look at the Battle Track."""
        self.own[self.slot(tile, state)] += count

    @law("rootbotics 7.2.3")
    def gain(self, tile: Tile) -> None:
        """A new item is placed face up."""
        self.put(tile, READY)
        self.fill_track()

    def change(self, before: int, after: int, tile: Tile | None = None) -> Tile:
        """One item in that state gets into another: from the Satchel if there is one, else from the Battle Track.

        The Law does not say which of those alike is meant.
        """
        if tile is None:
            tile = self.first(before)
        self.put(tile, before, -1)
        self.put(tile, after)
        track = self.track()
        if self.count(before) < track.count(before):
            space = len(track) - 1 - track[::-1].index(before)
            if after in _UNDAMAGED or self.lasting:
                track[space] = after
            else:
                del track[space]
            self.lay_track(track)
        self.fill_track()
        return tile

    def first(self, state: int) -> Tile:
        return next(tile for tile in range(len(TILE_NAMES)) if self.own[self.slot(tile, state)])

    @law("rootbotics 7.2.3", "rootbotics 7.2.4")
    def exhaust(self) -> Tile:
        """Turn an undamaged item face down; never one on the Battle Track."""
        return self.change(READY, EXHAUSTED)

    @law("rootbotics 7.2.5")
    def damage(self) -> Tile:
        """An exhausted item or, if there is none, an unexhausted one."""
        return self.change(EXHAUSTED, BROKEN) if self.count(EXHAUSTED) else self.change(READY, DAMAGED)

    @law("rootbotics 7.5.5", "rootbotics 7.6.2")
    def repair(self, state: int, tile: Tile | None = None) -> Tile:
        """A damaged item in that state; it stays exhausted or unexhausted as it was."""
        return self.change(state, EXHAUSTED if state == BROKEN else READY, tile)

    def tiles(self) -> list[tuple[Tile, int]]:
        """Every item with its state."""
        return [
            (tile, state)
            for tile in range(len(TILE_NAMES))
            for state in range(STATES)
            for _ in range(self.own[self.slot(tile, state)])
        ]

    @law("rootbotics 7.6.1")
    def refresh(self) -> Tile:
        return self.change(EXHAUSTED, READY)

    @law("rootbotics 7.7.5")
    def give_up(self, state: int) -> Tile:
        """An item in that state leaves the board for good."""
        tile = self.first(state)
        self.put(tile, state, -1)
        self.fill_track()
        return tile
