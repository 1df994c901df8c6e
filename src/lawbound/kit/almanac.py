"""What a game notes of each of its games for the laboratory, and what only its own reports show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lawbound.kernel import Event

if TYPE_CHECKING:
    import pyarrow as pa

Section = tuple[str, str, str]
"""Of a report: its id, its heading and its HTML."""


class Watcher:
    """Hears a game and keeps what the statistics need.

    A round is as many turns as there are seats. What happens before the first turn belongs to the first round.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.order: list[int] = list(range(seats))
        self.points = [0] * seats
        self.rounds: list[list[int]] = []  # points of every seat after each round
        self.round = 1
        self.victory: str | None = None  # the article by which the game was won

    def __call__(self, event: Event) -> None:
        """Hear what happened."""

    def begin_turn(self, number: int) -> None:
        """A turn begins; they are counted from 1."""
        if number > 1 and number % self.seats == 1:
            self.rounds.append(self.points.copy())
            self.round += 1

    def noted(self) -> dict[str, Any]:
        """The values of the game's own columns."""
        return {}


class Almanac:
    """Knows nothing of its game but who won."""

    def watcher(self, setup: Mapping[str, Any], seats: int) -> Watcher:
        return Watcher(seats)

    def experiments(self) -> dict[str, str]:
        """Experiments that come with the game: the text of each, by name."""
        return {}

    def columns(self) -> dict[str, Any]:
        """The game's own columns, with their Arrow types."""
        return {}

    def side_name(self, side: str) -> str:
        """What a side is called on the page."""
        return side

    def style(self) -> str:
        """CSS that gives every side its colour, as `--side-NAME`."""
        return ""

    def facts(self, rows: pa.Table) -> list[tuple[str, str]]:
        """Short facts for the top of the report."""
        return []

    def sections(self, rows: pa.Table) -> list[Section]:
        """Sections of the report that only this game has. `rows` are all rows that there are."""
        return []
