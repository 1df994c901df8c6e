"""Who knows Oath: its worth and its hunches, for players who think ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lawbound.kernel import Ask, Chance, Table
from lawbound.kit.judge import Judge
from lawbound.oath.judge.hunches import PETTY, hunches
from lawbound.oath.judge.worth import prospects
from lawbound.oath.prompts import ATTACK_DIE, DEFENSE_DIE, END_DIE


class OathJudge(Judge):
    """Oath by rule of thumb."""

    def prospects(self, table: Table[Any]) -> Sequence[float]:
        return prospects(table.state)

    def hunches(self, table: Table[Any], ask: Ask) -> Sequence[float]:
        return hunches(table.state, ask)

    def moment(self, table: Table[Any]) -> int:
        turns: int = table.state.turns
        return turns

    def is_open(self, chance: Chance) -> bool:
        """Dice are seen by all; cards are drawn unseen."""
        return chance.about in (ATTACK_DIE, DEFENSE_DIE, END_DIE)

    def is_petty(self, ask: Ask) -> bool:
        return ask.about.name in PETTY
