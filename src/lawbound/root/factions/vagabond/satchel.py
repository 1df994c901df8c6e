"""The Vagabond's items: tracks, Satchel and Damaged box (Law of Root 9.2.5 to 9.2.7, 9.6.4).

A slot is a tile in one of six places; the state counts the tiles in every slot.
"""

from __future__ import annotations

from typing import Final

from lawbound.law import law
from lawbound.root.items import BAG, COINS, MARKED, ON_TRACK, SWORD, TEA, TILE_NAMES, Item, Tile

Slot = int

TRACK, SATCHEL, EXHAUSTED, DAMAGED, BROKEN, GONE = range(6)
"""On its track, face up in the Satchel, face down in it; damaged face up, damaged face down; returned to the box."""
PLACE_NAMES: Final = ("track", "satchel", "exhausted", "damaged", "damaged and exhausted", "gone")
PLACES: Final = 6
READY: Final = (TRACK, SATCHEL)
UNDAMAGED: Final = (TRACK, SATCHEL, EXHAUSTED)
FACE_DOWN: Final = (EXHAUSTED, BROKEN)
IN_DAMAGED_BOX: Final = (DAMAGED, BROKEN)
COUNTED: Final = (SATCHEL, EXHAUSTED, DAMAGED, BROKEN)
"""What the item limit counts: the Satchel and the Damaged box."""
SLOTS: Final = len(TILE_NAMES) * PLACES

ROOM_ON_TRACK: Final = 3
ITEM_LIMIT: Final = 6
LIMIT_PER_BAG: Final = 2


def slot(tile: Tile, place: int) -> Slot:
    return tile * PLACES + place


def tile_of(at: Slot) -> Tile:
    return at // PLACES


def place_of(at: Slot) -> int:
    return at % PLACES


def item_of(tile: Tile) -> Item:
    return tile % MARKED


_PLACES: Final[tuple[tuple[int, ...], ...]] = (
    (TRACK,),
    READY,
    (SATCHEL, EXHAUSTED),
    UNDAMAGED,
    FACE_DOWN,
    IN_DAMAGED_BOX,
    COUNTED,
)
_SLOTS_IN: Final = {places: [slot(t, p) for t in range(len(TILE_NAMES)) for p in places] for places in _PLACES}
_SLOTS_OF: Final = {
    (item, places): [slot(tile, place) for tile in (item, item + MARKED) for place in places]
    for item in range(MARKED)
    for places in _PLACES
}


@law("root 9.2.5")
def slots_in(items: bytearray, places: tuple[int, ...]) -> list[Slot]:
    """The slots in these places that hold something."""
    return [at for at in _SLOTS_IN[places] if items[at]]


def slots_of(items: bytearray, item: Item, places: tuple[int, ...]) -> list[Slot]:
    """The slots that hold that item, marked or not, in these places."""
    return [at for at in _SLOTS_OF[item, places] if items[at]]


def count_of(items: bytearray, item: Item, places: tuple[int, ...]) -> int:
    return sum([items[at] for at in _SLOTS_OF[item, places]])


def move_item(items: bytearray, at: Slot, place: int) -> None:
    items[at] -= 1
    items[slot(tile_of(at), place)] += 1


@law("root 9.2.5.I", "root 9.2.5.II")
def face_up_place(items: bytearray, tile: Tile, late: bool = False) -> int:
    """Where a face-up item belongs: tea, coins and bags on their track while it has room, all else in the Satchel.

    After Daylight (`late`) coins wait in the Satchel: how many of them go to their track is asked before he draws.
    """
    if late and item_of(tile) == COINS:
        return SATCHEL
    return TRACK if fits_track(items, tile) else SATCHEL


@law("root 9.2.5.I")
def fits_track(items: bytearray, tile: Tile) -> bool:
    """Whether the item has a track with room left."""
    item = item_of(tile)
    return item in ON_TRACK and count_of(items, item, (TRACK,)) < ROOM_ON_TRACK


def gain(items: bytearray, tile: Tile) -> None:
    """A new item arrives, face up."""
    items[slot(tile, face_up_place(items, tile))] += 1


@law("root 9.2.5", "root 9.5")
def ready(items: bytearray, item: Item) -> list[Slot]:
    """Undamaged face-up slots of an item: those that can be exhausted."""
    return slots_of(items, item, READY)


@law("root 9.2.5", "root 9.5")
def exhaust(items: bytearray, at: Slot) -> None:
    """Turn an item face down; from a track it moves to the Satchel."""
    move_item(items, at, EXHAUSTED)


@law("root 9.2.7")
def damage(items: bytearray, at: Slot) -> None:
    """Move an undamaged item to the Damaged box; it keeps the side it was showing."""
    move_item(items, at, BROKEN if place_of(at) == EXHAUSTED else DAMAGED)


@law("root 9.2.7")
def undamaged(items: bytearray) -> list[Slot]:
    return slots_in(items, UNDAMAGED)


@law("root 9.2.6", "root 9.2.4")
def undamaged_swords(items: bytearray) -> int:
    return count_of(items, SWORD, (SATCHEL, EXHAUSTED))


@law("root 9.5.7")
def repair(items: bytearray, at: Slot, late: bool = False) -> None:
    """A damaged item returns to its track or the Satchel, showing the side it showed."""
    move_item(items, at, EXHAUSTED if place_of(at) == BROKEN else face_up_place(items, tile_of(at), late))


@law("root 9.4.1")
def turn_up(items: bytearray, at: Slot) -> None:
    """Turn a face-down item up where it lies, a damaged one in the Damaged box."""
    move_item(items, at, SATCHEL if place_of(at) == EXHAUSTED else DAMAGED)


@law("root 9.6.1")
def rest(items: bytearray) -> None:
    """Every damaged item returns face up."""
    for at in slots_in(items, IN_DAMAGED_BOX):
        while items[at]:
            move_item(items, at, face_up_place(items, tile_of(at), late=True))


@law("root 9.2.5.III")
def arrange(items: bytearray, item: Item, on_track: int) -> None:
    """Put that many of the face-up tiles of an item on its track, the others in the Satchel."""
    tiles = [tile_of(at) for at in slots_of(items, item, READY) for _ in range(items[at])]
    for at in slots_of(items, item, READY):
        items[at] = 0
    for i, tile in enumerate(sorted(tiles)):
        items[slot(tile, TRACK if i < on_track else SATCHEL)] += 1


@law("root 9.6.4")
def over_limit(items: bytearray) -> int:
    """How many items too many lie in the Satchel and the Damaged box."""
    held = sum([items[at] for at in slots_in(items, COUNTED)])
    return max(0, held - ITEM_LIMIT - LIMIT_PER_BAG * count_of(items, BAG, (TRACK,)))


def teas(items: bytearray) -> int:
    return count_of(items, TEA, (TRACK,))


def coins(items: bytearray) -> int:
    return count_of(items, COINS, (TRACK,))
