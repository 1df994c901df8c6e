"""How games of Oath were won: counted from the rows of a run, and told for a report."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pyarrow as pa
import pyarrow.compute as pc

from lawbound.lab.page import say, table
from lawbound.lab.record import FINISHED
from lawbound.oath.chronicle_check import WAYS
from lawbound.oath.setup import CHANCELLOR

NAMES: Final = {
    "usurper": "as Usurper",
    "visionary": "by a vision",
    "stable": "the Empire held",
    "successor": "as successor",
    "exhaustion": "after eight rounds",
}
"""The ways to win, on the page."""


def finished(rows: pa.Table) -> pa.Table:
    return rows.filter(pc.equal(rows.column("end").cast(pa.string()), FINISHED))


def per_game(rows: pa.Table, column: str) -> str:
    """The mean of a column, over finished games."""
    rows = finished(rows)
    return f"{sum(rows.column(column).to_pylist()) / rows.num_rows:.1f}" if rows.num_rows else "–"


def section(rows: pa.Table) -> str:
    """By oath: how often the Chancellor won, and by which ways. A game may be won in two ways at once."""
    rows = finished(rows)
    games: Counter[str] = Counter()
    reigns: Counter[str] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    columns = [rows.column(name).to_pylist() for name in ("oath", "ways", "sides", "winners")]
    for oath, ways, sides, winners in zip(*columns, strict=True):
        for name in (oath or "none", "all"):
            games[name] += 1
            reigns[name] += any([sides[seat] == CHANCELLOR for seat in winners])
            won.update([(name, way) for way in ways])
    if not games:
        return say("No game was finished.")
    each = [name for name in sorted(games) if name != "all"]
    lines = [
        [name, f"{games[name]:,}", _share(reigns[name], games[name])]
        + [_share(won[name, way], games[name]) for way in WAYS]
        for name in (["all", *each] if len(each) > 1 else each)
    ]
    note = "Shares of the games with each oath. A game can be won in two ways at once: then both count."
    heads = ["oath", "games", "won by the Chancellor", *[NAMES[way] for way in WAYS]]
    return say(note, "soft") + table("How games were won, by oath", heads, lines)


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"
