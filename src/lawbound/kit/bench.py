"""What `lawbound bench` measures of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Figures = dict[str, float]


class Figure:
    """What a figure is called for people, its unit, and what it should be."""

    __slots__ = ("least", "most", "title", "unit")

    def __init__(self, title: str, unit: str, least: float | None = None, most: float | None = None) -> None:
        self.title = title
        self.unit = unit
        self.least = least
        self.most = most

    def reached(self, value: float) -> bool | None:
        """None where there is no target."""
        if self.least is not None:
            return value >= self.least
        return None if self.most is None else value < self.most


class Bench:
    """A game to be measured by: `setup` is raced with random players, `title` says so in a few words."""

    setup: Mapping[str, Any] = {}
    title: str = ""
    least: float | None = None
    """So many decisions should be made in a second."""
    is_yardstick: bool = False
    """The game is so small that only the kernel is measured: what others are compared with."""
    alone: Sequence[Mapping[str, Any]] = ()
    """Set-ups in which one seat plays against bots: a search plays their turns too."""
    sides: Mapping[str, Mapping[str, Any]] = {}
    """Set-ups in which somebody plays who is not in `setup`, by the name of their figure: raced beside it."""
    side_figures: Mapping[str, Figure] = {}
    """Their speeds as shares of the speed of `setup`."""
    bot_figures: Mapping[str, Figure] = {}
    """What `measure_bots` finds out."""

    def measure_bots(self, seconds: float) -> Figures:
        """How fast the game's bots are; each speed takes about that many seconds."""
        return {}
