"""Where they fought: counted from the rows of a run, and told for a report."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from html import escape
from typing import Final

import pyarrow as pa
import pyarrow.compute as pc

from lawbound.lab.page import folded, say, table
from lawbound.lab.record import FINISHED
from lawbound.root.almanac.heat import heat_map
from lawbound.root.boards import BOARDS
from lawbound.root.hirelings.cards import SIDE
from lawbound.root.map import CLEARINGS, MAPS
from lawbound.root.seating import parse_seat

BATCH: Final = 20_000
"""Rows that are looked at in one go."""


@dataclass(slots=True)
class MapStudy:
    """Where they fought on one map: by clearing, and who attacked."""

    name: str
    games: int = 0
    battles: defaultdict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def per_game(self, clearing: int) -> float:
        return self.battles[clearing].total() / self.games if self.games else 0.0

    @property
    def total(self) -> int:
        return sum([attacks.total() for attacks in self.battles.values()])


@cache
def faction(seat: str) -> str:
    """The faction of a seat, whoever plays it; the second Vagabond is one too.

    >>> faction("bot:eyrie@nightmare+swoop"), faction("vagabond2")
    ('eyrie', 'vagabond')
    """
    return parse_seat(seat).key.rstrip("2")


def fighter(written: str) -> str:
    """A hireling, or the faction of a seat.

    >>> fighter("bot:eyrie@easy"), fighter("last-dynasty")
    ('eyrie', 'last-dynasty')
    """
    return written if written in SIDE else faction(written)


def name_of(fighter: str) -> str:
    return SIDE[fighter].name if fighter in SIDE else BOARDS[fighter].name


def battles_of(rows: pa.Table) -> dict[str, MapStudy]:
    """Battles of finished games, by map."""
    found: dict[str, MapStudy] = {}
    for start in range(0, rows.num_rows, BATCH):
        _count(found, rows.slice(start, BATCH))
    return found


def _count(found: dict[str, MapStudy], rows: pa.Table) -> None:
    """They are many: they are counted by Arrow, column by column."""
    rows = rows.filter(pc.equal(rows.column("end").cast(pa.string()), FINISHED)).combine_chunks()
    maps = rows.column("map").cast(pa.string())
    for name, games in Counter(maps.to_pylist()).items():
        found.setdefault(name, MapStudy(name)).games += games
    battles = rows.column("battles").combine_chunks()
    if isinstance(battles, pa.ChunkedArray):  # an empty table has none
        return
    game = pc.list_parent_indices(battles)
    fought = battles.flatten()
    number = pc.cast(pc.struct_field(fought, "attacker"), pa.int32())
    seats, hirelings = rows.column("seats").combine_chunks(), rows.column("hirelings").combine_chunks()
    after_seats = pc.subtract(number, pc.take(pc.list_value_length(seats), game))
    has_seat = pc.less(after_seats, 0)
    attacker = pc.coalesce(
        _named(seats, game, pc.if_else(has_seat, number, None)),
        _named(hirelings, game, pc.if_else(has_seat, None, after_seats)),
    )
    flat = pa.table({"map": pc.take(maps, game), "clearing": pc.struct_field(fought, "clearing"), "attacker": attacker})
    for row in flat.group_by(["map", "clearing", "attacker"]).aggregate([([], "count_all")]).to_pylist():
        found[row["map"]].battles[row["clearing"]][fighter(row["attacker"])] += row["count_all"]


def _named(lists: pa.ListArray, game: pa.Array, place: pa.Array) -> pa.Array:
    """What stands at that place of that game's list; nothing where there is no place."""
    # The lists of all games in one row: place p of game g is at (where g begins) + p.
    at = pc.add(pc.take(lists.offsets, game), place)
    return pc.cast(pc.take(lists.values, at), pa.string())


def section(maps: dict[str, MapStudy]) -> str:
    boards: list[str] = []
    tables: list[str] = []
    for name, one in maps.items():
        title = MAPS[name].title
        hottest = max(CLEARINGS, key=one.per_game)
        told = (
            f"{one.total / one.games:.1f} battles per game; most in clearing {hottest}." if one.total else "No battles."
        )
        heading = f"<h3>{escape(title)}</h3>"
        boards.append(f"<div>{heading}{say(told)}{heat_map(one)}</div>")
        attackers = sorted({key for attacks in one.battles.values() for key in attacks})
        rows = []
        for clearing in CLEARINGS:
            attacks = one.battles[clearing]
            each = [f"{attacks[key] / one.games:.3f}" for key in attackers]
            rows.append([str(clearing), f"{one.per_game(clearing):.3f}", *each])
        heads = ["clearing", "all", *[name_of(key) for key in attackers]]
        caption = f"{title}: battles per game ({one.games:,} games), by clearing and attacker"
        tables.append(folded(f"Table: battles on the {name} map", table(caption, heads, rows)))
    return f'<div class="boards">{"".join(boards)}</div>{"".join(tables)}'
