"""What a player who thinks ahead has to know of a game: what a state is worth, and what a glance suggests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from lawbound.kernel import Ask, Chance, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows nothing: every option is as good as any other, and only the end of a game counts."""

    def prospects(self, table: Table[Any]) -> Sequence[float]:
        """How things stand for every seat, from 0 (lost) to 1 (won)."""
        result = table.result
        seats = len(table.game.seats(table.journal.setup))
        if not result or not result["winners"]:
            return [0.5] * seats
        return [1.0 if seat in result["winners"] else 0.0 for seat in range(seats)]

    def hunches(self, table: Table[Any], ask: Ask) -> Sequence[float]:
        """How likely somebody who only glances at the table would take each option: numbers above 0."""
        return [1.0] * len(ask.options)

    def moment(self, table: Table[Any]) -> int:
        """A number that grows with the turns of the game: to look a turn ahead is to play on until it has changed."""
        return 0

    def is_open(self, chance: Chance) -> bool:
        """Whether everybody sees what luck decides here, so that a plan may depend on it."""
        return True

    def is_petty(self, ask: Ask) -> bool:
        """Whether it hardly matters what is chosen, so that a glance is enough."""
        return False
