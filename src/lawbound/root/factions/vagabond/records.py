"""The Vagabond's part of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from lawbound.root.factions.vagabond import relations, satchel
from lawbound.root.factions.vagabond.belongings import ARRANGED, COMPLETED
from lawbound.root.factions.vagabond.wanderer import CHARACTER
from lawbound.root.items import CHARACTER as CHARACTER_NUMBER
from lawbound.root.items import CHARACTERS, ITEM_NAMES, ON_TRACK, TILE_NAMES
from lawbound.root.naming import PositionError, names_in, one_of
from lawbound.root.quests import QUESTS
from lawbound.root.state import State

if TYPE_CHECKING:
    from lawbound.root.factions.vagabond.faction import Vagabond

FIELDS: Final = (
    *("character", "place", "track", "satchel", "exhausted", "damaged", "damaged and exhausted", "gone"),
    *("relations", "aids", "completed", "arranged", "scorched"),
)


def describe(v: Vagabond, s: State) -> dict[str, Any]:
    items = v.items(s)
    tree: dict[str, Any] = {
        "character": CHARACTERS[v.character(s)].id,
        "place": v.place_name(s),
        **relations.describe(s, v.seat),
        "completed": [QUESTS[quest].id for quest in v.quests_kept(s)],
        "arranged": [name for name, at, bit in _arrangements() if s.own[v.seat][at] >> bit & 1],
        **v.special(s).described(s),
    }
    for where, name in enumerate(satchel.PLACE_NAMES):
        tree[name] = [
            TILE_NAMES[tile] for tile in range(len(TILE_NAMES)) for _ in range(items[satchel.slot(tile, where)])
        ]
    return tree


def restore(v: Vagabond, s: State, fields: Mapping[str, Any]) -> None:
    own, key = s.own[v.seat], v.KEY
    characters = [CHARACTERS[number].id for number in v.specials]
    own[CHARACTER] = CHARACTER_NUMBER[
        characters[one_of(fields.get("character", characters[0]), characters, f"{key}, character")]
    ]
    same = [o for o in v.vagabonds(s) if o.seat < v.seat and s.own[o.seat][CHARACTER] == own[CHARACTER]]
    if same and "character" in fields:
        raise PositionError(
            "{where}: {character} is {player} already (root 1.5.1).",
            refusal="position-same-character",
            where=f"{key}, character",
            character=CHARACTERS[own[CHARACTER]].id,
            player=same[0].KEY,
        )
    v.special(s).restored(s, fields)
    v.restore_pawn(s, fields)
    relations.restore(s, v.seat, fields)
    ids = [quest.id for quest in QUESTS]
    for name in names_in(fields.get("completed"), f"{key}, completed"):
        own[COMPLETED + one_of(name, ids, f"{key}, completed")] = 1
    for name in names_in(fields.get("arranged"), f"{key}, arranged"):
        arrangements = _arrangements()
        _, at, count = arrangements[one_of(name, [each for each, _, _ in arrangements], f"{key}, arranged")]
        own[at] |= 1 << count
    if not any([field in fields for field in satchel.PLACE_NAMES]):
        v.take_starting_items(s)
        return
    items = bytearray(satchel.SLOTS)
    for where, field in enumerate(satchel.PLACE_NAMES):
        for name in names_in(fields.get(field), f"{key}, {field}"):
            tile = one_of(name, TILE_NAMES, f"{key}, {field}")
            if where == satchel.TRACK and not satchel.fits_track(items, tile):
                raise PositionError(
                    "{where}: {name} cannot be here ({article}).",
                    refusal="position-not-here",
                    where=f"{key}, track",
                    name=name,
                    article="root 9.2.5.I",
                )
            items[satchel.slot(tile, where)] += 1
    v.store(s, items)


def _arrangements() -> list[tuple[str, int, int]]:
    """Every arrangement of a kind of items, as a position names it, and where it is noted."""
    counts = range(satchel.ROOM_ON_TRACK + 1)
    return [
        (f"{count} {ITEM_NAMES[item]}", ARRANGED + at, count) for at, item in enumerate(ON_TRACK) for count in counts
    ]
