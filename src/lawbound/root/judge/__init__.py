"""Who knows Root: its worth and its hunches, for players who think ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lawbound.kernel import Ask, Chance, Table
from lawbound.kit.judge import Judge
from lawbound.root.hand import DRAW, RANDOM_CARD
from lawbound.root.judge.hunches import PETTY, hunches
from lawbound.root.judge.worth import prospects


class RootJudge(Judge):
    """Root by rule of thumb."""

    def prospects(self, table: Table[Any]) -> Sequence[float]:
        return prospects(table.state)

    def hunches(self, table: Table[Any], ask: Ask) -> Sequence[float]:
        return hunches(table.state, ask)

    def moment(self, table: Table[Any]) -> int:
        turns: int = table.state.turns
        return turns

    def is_open(self, chance: Chance) -> bool:
        """Cards are drawn and taken unseen; the seat's own show in what it can choose."""
        return chance.about is not DRAW and chance.about is not RANDOM_CARD

    def is_petty(self, ask: Ask) -> bool:
        return ask.about.name in PETTY
