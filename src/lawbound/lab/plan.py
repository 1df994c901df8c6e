"""What an experiment will play: cells, the games in each, and the chunks that they are carried out in.

Nothing here depends on how or where the games are played. Game i of a cell is the same game in every run.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from itertools import permutations
from math import lcm
from pathlib import Path
from typing import Any, Final

import lawbound
from lawbound import games
from lawbound.kernel.sources import mark_of
from lawbound.sim import Plan

RULES: Final = ("kernel", "players", "sim.py", "lab/plan.py", "lab/record.py", "kit")
"""The general parts of the package that decide what happens in a game and what is noted of it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits at one seat: the seat as a setup names it, and who answers its questions."""

    seat: str
    player: str


@dataclass(frozen=True, slots=True)
class Cell:
    """One combination of the grid, and the lineups that its games go through in turn."""

    name: str
    values: tuple[tuple[str, str], ...]  # axis and value
    lineups: tuple[tuple[Place, ...], ...]
    settings: dict[str, Any]  # map, edition...: what goes into the setup as it is
    subject: bool = False  # whether the first place of each lineup is the one that the cell is about


@dataclass(frozen=True, slots=True)
class Match:
    """One game: everything that is needed to play it, and where it belongs."""

    plan: Plan
    cell: str
    number: int
    subject: int | None  # the seat


@dataclass(frozen=True, slots=True)
class Chunk:
    """Consecutive games of one cell: what a worker plays in one go."""

    game: str
    index: int
    cell: Cell
    start: int
    stop: int
    seed: str
    order: str
    turns_cap: int
    axes: tuple[str, ...]  # of the whole grid

    def matches(self) -> Iterator[Match]:
        for number in range(self.start, self.stop):
            yield match(self.game, self.cell, number, seed=self.seed, order=self.order, turns_cap=self.turns_cap)


@dataclass(frozen=True, slots=True)
class Experiment:
    """A question to the laboratory, read and checked."""

    game: str
    name: str
    title: str
    about: str
    seed: str
    games: int  # in every cell
    order: str
    turns_cap: int
    chunk: int
    cells: tuple[Cell, ...]
    text: str = field(repr=False)  # the file

    @property
    def total(self) -> int:
        return self.games * len(self.cells)

    @property
    def axes(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([axis for cell in self.cells for axis, _ in cell.values]))

    def chunks(self) -> list[Chunk]:
        """The first games of every cell come first: a run that is not over yet says something of all of them."""
        found: list[Chunk] = []
        axes = self.axes
        for start in range(0, self.games, self.chunk):
            stop = min(start + self.chunk, self.games)
            for cell in self.cells:
                found.append(
                    Chunk(self.game, len(found), cell, start, stop, self.seed, self.order, self.turns_cap, axes)
                )
        return found

    def mark(self) -> str:
        """A mark of all that decides which games are played, and in which chunks."""
        cells = [[cell.name, cell.settings, _plain(cell), cell.subject] for cell in self.cells]
        plan = [self.game, self.seed, self.games, self.order, self.turns_cap, self.chunk, cells]
        return _hash(json.dumps(plan, sort_keys=True).encode())


def _plain(cell: Cell) -> list[list[tuple[str, str]]]:
    return [[(place.seat, place.player) for place in lineup] for lineup in cell.lineups]


def match(game: str, cell: Cell, number: int, *, seed: str, order: str, turns_cap: int) -> Match:
    """Game `number` of a cell.

    Lineups and, with the order "rotate", seating orders come in turn, and each lineup in each order equally often. A
    side that leads sits first in all of them.
    """
    form = games.kit(game).form
    moving = len(cell.lineups[0]) - bool(form.leader)
    at, turn = in_turn(number, len(cell.lineups), len(orders(moving)))
    lineup: Sequence[Place] = cell.lineups[at]
    seating = form.seated([place.seat for place in lineup])
    if order == "rotate":
        first, others = seating[: len(seating) - moving], seating[len(seating) - moving :]
        seating = [*first, *[others[i] for i in orders(moving)[turn]]]
    lineup = [lineup[i] for i in seating]
    subject = seating.index(0)
    seats = [place.seat for place in lineup]
    in_order = "given" if order == "rotate" else order
    setup = form.setup(seats, cell.settings, order=in_order, turn_limit=turns_cap)
    players = tuple([place.player for place in lineup])
    plan = Plan(game, setup, players, f"{seed}:{cell.name}", turns_cap)
    return Match(plan, cell.name, number, subject if cell.subject else None)


def in_turn(number: int, a: int, b: int) -> tuple[int, int]:
    """Go through a things and b things at once: after a * b numbers every pair has come once, and long before that
    each of either kind as often as the others.

    >>> [in_turn(number, 2, 4) for number in range(8)]
    [(0, 0), (1, 1), (0, 2), (1, 3), (0, 1), (1, 2), (0, 3), (1, 0)]
    """
    return number % a, (number + number // lcm(a, b)) % b


@cache
def orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """All orders of so many seats; each run of `seats` orders lets every one sit everywhere once.

    >>> orders(3)
    ((0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2))
    """
    rounds = [(0, *rest) for rest in permutations(range(1, seats))]
    return tuple([(*around[first:], *around[:first]) for around in rounds for first in range(seats)])


@cache
def rules_mark(game: str) -> str:
    """A mark of the rules in this installation: rows made by other rules do not belong in the same experiment."""
    package = Path(lawbound.__file__).parent
    own = Path(inspect.getfile(type(games.kit(game)))).parent
    return mark_of([*[package / name for name in RULES], own])


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()
