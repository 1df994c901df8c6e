"""Rows as Parquet: what the columns are, and how they are read back. Needs pyarrow (`lawbound[lab]`)."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from lawbound import games
from lawbound.lab.arrow import pa, pq
from lawbound.lab.plan import Cell
from lawbound.lab.record import Row

if TYPE_CHECKING:
    from pathlib import Path

WORD: Final = pa.dictionary(pa.int32(), pa.string())

SCHEMA: Final = pa.schema(
    [
        ("cell", WORD),  # one combination of the grid
        ("game", pa.uint32()),  # its number in the cell
        ("seed", pa.string()),  # of its luck; the player of seat n has the seed "SEED:n"
        ("seats", pa.list_(pa.string())),  # as a setup names them; seats are numbered from 0 in all other columns
        ("sides", pa.list_(WORD)),  # what is played at each seat
        ("players", pa.list_(pa.string())),  # who answers for each seat; empty for a bot
        ("order", pa.list_(pa.uint8())),  # the seats in turn order
        ("subject", pa.uint8()),  # the seat that the cell is about, if there is one
        ("end", WORD),  # finished, capped (given up after so many turns) or error
        ("winners", pa.list_(pa.uint8())),  # seats; two or more if a coalition or a team won
        ("victory", WORD),  # the article by which the game was won
        ("points", pa.list_(pa.uint8())),  # by seat, at the end; empty where nothing is counted
        ("turns", pa.uint16()),
        ("rounds", pa.uint16()),  # begun; a round is a turn for each seat
        ("decisions", pa.uint32()),  # asked of players; bots are never asked
        ("points_by_round", pa.list_(pa.list_(pa.uint8()))),  # after each round, by seat
        ("error", pa.string()),
    ]
)
AXIS: Final = "grid_"
"""Before the name of an axis: `grid_map` has the value of the cell on the axis `map`."""


def schema(game: str, axes: Sequence[str] = ()) -> pa.Schema:
    """The columns of an experiment with these axes; those that only this game has come before the last."""
    fields = list(SCHEMA)
    own = [pa.field(name, kind) for name, kind in games.kit(game).almanac.columns().items()]
    return pa.schema([fields[0], *[pa.field(AXIS + axis, WORD) for axis in axes], *fields[1:-1], *own, fields[-1]])


def table(game: str, rows: Sequence[Row], cell: Cell | None = None, axes: Sequence[str] = ()) -> pa.Table:
    """The rows of one cell, or of none in particular, with a column for each axis."""
    values: dict[str, Any] = {AXIS + axis: value for axis, value in (cell.values if cell else ())}
    return pa.Table.from_pylist([{**values, **row} for row in rows], schema(game, axes))


def as_bytes(data: pa.Table) -> bytes:
    buffer = io.BytesIO()
    pq.write_table(data, buffer, compression="zstd")
    return buffer.getvalue()


def write(data: pa.Table, path: Path) -> None:
    pq.write_table(data, path, compression="zstd")
