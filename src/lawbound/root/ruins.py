"""What lies under the ruins (Law of Root 2.2.4, 9.3.4, 9.7, 14.3.2): decided when somebody looks."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.items import MARKED, RUIN_ITEMS, Tile
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS
from lawbound.root.state import EMPTY, State

UNSEEN: Final = 255


@law("root 9.3.4", "root 9.7.1", "root 14.3.2", "rootbotics 7.3.4", "root B.1.2", "root B.2.2")
def populate_ruins(s: State, sets: int, article: str) -> None:
    """So many R items under each ruin, unless that has been done. Which lies where is decided when somebody looks.

    By setup cards a second Vagabond may come later than the first, or than another faction that has laid out one set.
    """
    if len(s.ruin_pool) >= sets * len(RUIN_ITEMS):
        return
    two = sets == 2
    tiles = [item + MARKED for item in RUIN_ITEMS] * 2 if two else list(RUIN_ITEMS)
    s.ruin_pool = bytearray(sorted(tiles))
    for clearing in CLEARINGS:
        if s.ruins[clearing]:
            s.ruin_items[2 * clearing] = UNSEEN
            s.ruin_items[2 * clearing + 1] = UNSEEN if two else EMPTY
    s.tell("ruins filled", article, (sets,))


def under_ruin(s: State, clearing: Clearing) -> list[Tile]:
    """What lies under the ruin there, as far as anybody has looked."""
    return [tile for tile in bytes(s.ruin_items[2 * clearing : 2 * clearing + 2]) if tile != EMPTY]


@law("root 9.5.3", "root 9.7.3", "root 14.4.1")
def look_under_ruin(s: State, seat: Seat, clearing: Clearing, about: Prompt) -> Flow[list[Tile]]:
    """That player looks: what nobody has seen before is decided now, under the article that lets them."""
    for at in (2 * clearing, 2 * clearing + 1):
        if s.ruin_items[at] == UNSEEN:
            tile: Tile = yield Chance(about, s.ruin_pool, (clearing,))
            s.ruin_pool.remove(tile)
            s.ruin_items[at] = tile
    s.ruin_seen[clearing] |= 1 << seat
    tiles = under_ruin(s, clearing)
    s.tell("looked under ruin", about.article, (seat, clearing), tuple(tiles), (seat,))
    return tiles


@law("root 2.2.4", "root G.1.24")
def leave_under_ruin(s: State, clearing: Clearing, tiles: list[Tile]) -> None:
    """These items stay under the ruin; without any the ruin is gone and its slot is open."""
    s.ruin_items[2 * clearing : 2 * clearing + 2] = bytes([*tiles, EMPTY, EMPTY][:2])
    if not tiles:
        s.ruins[clearing] = 0
        s.ruin_seen[clearing] = 0
        s.slots[clearing] += 1
