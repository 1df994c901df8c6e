"""Counting the rows of a run: everything that a report shows, and nothing about how it looks."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Final

from lawbound.lab.arrow import pa
from lawbound.lab.parquet import AXIS
from lawbound.lab.record import FINISHED
from lawbound.lab.stats import Share, Spread, equal_shares, spread, wilson

BATCH: Final = 20_000
"""Rows that are looked at in one go."""


@dataclass(slots=True)
class Tally:
    """Seats that were played, seats that won, and how many would have won if all seats were equal."""

    played: int = 0
    won: int = 0
    expected: float = 0.0
    scored: int = 0  # seats of games in which something is counted
    points: int = 0

    def add(self, won: bool, par: float, points: int | None) -> None:
        self.played += 1
        self.won += won
        self.expected += par
        if points is not None:
            self.scored += 1
            self.points += points

    @property
    def share(self) -> Share:
        return wilson(self.won, self.played)

    @property
    def par(self) -> float:
        return self.expected / self.played if self.played else 0.0

    @property
    def mean_points(self) -> float:
        return self.points / self.scored if self.scored else 0.0


def tallies() -> defaultdict[Any, Tally]:
    return defaultdict(Tally)


@dataclass(slots=True)
class CellStudy:
    """One cell, or all of them together."""

    name: str
    values: dict[str, str]
    games: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    victories: Counter[str] = field(default_factory=Counter)
    subject: Tally = field(default_factory=Tally)
    contenders: defaultdict[str, Tally] = field(default_factory=tallies)  # by seat, as it was written
    sides: dict[str, str] = field(default_factory=dict)  # what each contender plays
    places: defaultdict[tuple[int, int], Tally] = field(default_factory=tallies)  # by number of seats, and place from 1
    rounds: Counter[int] = field(default_factory=Counter)  # of finished games, by length
    decisions: int = 0

    @property
    def title(self) -> str:
        """What the cell is called on the page."""
        return label_of(self.values, list(self.values)) or self.name

    @property
    def length(self) -> Spread | None:
        return spread(self.rounds)

    @property
    def sizes(self) -> list[int]:
        """The numbers of seats at its tables."""
        return sorted({seats for seats, _ in self.places})

    def places_of(self, seats: int) -> list[Tally]:
        return [self.places[seats, place] for place in range(1, seats + 1)]

    def evenness(self, seats: int) -> float:
        """How likely wins this uneven would be if no place were better: only where all sat everywhere equally often."""
        return equal_shares([tally.won for tally in self.places_of(seats)])


@dataclass(slots=True)
class Study:
    """All that was counted."""

    axes: tuple[str, ...]
    whole: CellStudy
    cells: list[CellStudy]
    curves: dict[str, list[float]] = field(default_factory=dict)  # mean points after each round, by side
    scorers: Counter[str] = field(default_factory=Counter)  # games with that side
    errors: list[str] = field(default_factory=list)

    @property
    def has_subject(self) -> bool:
        return self.whole.subject.played > 0

    @property
    def has_points(self) -> bool:
        """Whether anything is counted in points; in some games somebody wins, and that is all."""
        return any([tally.scored for tally in self.whole.contenders.values()])


def contender(seat: str, player: str) -> str:
    """What a seat is called in tables: a bot by its seat, others as `seat=player`."""
    return f"{seat}={player}" if player else seat


def study(rows: pa.Table) -> Study:
    """Count all rows."""
    axes = tuple([name.removeprefix(AXIS) for name in rows.column_names if name.startswith(AXIS)])
    found = Study(axes, CellStudy("all", {}), [])
    cells: dict[str, CellStudy] = {}
    rises: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for start in range(0, rows.num_rows, BATCH):
        batch = rows.slice(start, BATCH)
        _count_games(found, cells, batch)
        _count_points(found, rises, batch)
    found.cells = list(cells.values())
    last = max(found.whole.rounds, default=0)
    for name, rise in sorted(rises.items()):
        games = found.scorers[name]
        found.curves[name] = [total / games for total in accumulate([rise[at] for at in range(1, last + 1)])]
    return found


def _columns(batch: pa.Table, *names: str) -> list[list[Any]]:
    return [batch.column(name).to_pylist() for name in names]


def _count_games(found: Study, cells: dict[str, CellStudy], batch: pa.Table) -> None:
    values = [_columns(batch, AXIS + axis)[0] for axis in found.axes]
    columns = _columns(
        batch, "cell", "seats", "sides", "players", "order", "subject", "end", "winners", "victory", "points", "rounds",
        "decisions", "error", "seed",
    )  # fmt: skip
    for at, game in enumerate(zip(*columns, strict=True)):
        name, seats, sides, players, order, subject, end, winners, victory, points, rounds, decisions, error, seed = (
            game
        )
        if name not in cells:
            named = zip(found.axes, [column[at] for column in values], strict=True)
            cells[name] = CellStudy(name, {axis: value for axis, value in named if value is not None})
        if error is not None:
            found.errors.append(f"{seed}: {error}")
        size = len(seats)
        labels = [contender(seat, player) for seat, player in zip(seats, players, strict=True)]
        for one in (cells[name], found.whole):
            one.games += 1
            one.ends[end] += 1
            one.decisions += decisions
            if end != FINISHED:
                continue
            one.rounds[rounds] += 1
            one.victories[victory] += 1
            for place, seat in enumerate(order, 1):
                won, scored = seat in winners, points[seat] if points else None
                one.contenders[labels[seat]].add(won, 1 / size, scored)
                one.sides[labels[seat]] = sides[seat]
                one.places[size, place].add(won, 1 / size, scored)
                if seat == subject:
                    one.subject.add(won, 1 / size, scored)


def _count_points(found: Study, rises: defaultdict[str, Counter[int]], batch: pa.Table) -> None:
    """By how much each side's points rise in each round: a game that is over keeps its points."""
    for sides, end, last, by_round in zip(*_columns(batch, "sides", "end", "points", "points_by_round"), strict=True):
        if end != FINISHED or not last:
            continue
        for seat, name in enumerate(sides):
            found.scorers[name] += 1
            rise, before = rises[name], 0
            for at, points in enumerate(by_round, 1):
                now = points[seat]
                if now != before:
                    rise[at] += now - before
                    before = now


def by_axes(cells: Sequence[CellStudy], axes: Sequence[str]) -> list[tuple[str, list[tuple[str, CellStudy]]]]:
    """Cells in groups by their first axis, each with the rest of its values as a label."""
    groups: dict[str, list[tuple[str, CellStudy]]] = {}
    for cell in cells:
        known = [axis for axis in axes if axis in cell.values]
        head, rest = ("", known) if len(known) < 2 else (label_of(cell.values, known[:1]), known[1:])
        label = label_of(cell.values, rest) or "all"
        groups.setdefault(head, []).append((label, cell))
    return list(groups.items())


def label_of(values: Mapping[str, str], axes: Sequence[str]) -> str:
    """The values of a cell in a few words; a value that says nothing by itself is called by its axis.

    >>> label_of({"map": "lake", "seats": "4", "trait": ""}, ["map", "seats", "trait"])
    'lake, seats 4, no trait'
    """
    found: list[str] = []
    for axis in axes:
        value = values[axis]
        found.append(f"no {axis}" if not value else value if value[0].isalpha() else f"{axis} {value}")
    return ", ".join(found)
