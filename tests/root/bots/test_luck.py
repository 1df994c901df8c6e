"""Between which pieces luck chooses where a bot loses some: Law of Rootbotics 1.2.1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Luck, Situation

from lawbound.kernel import Chance, Table
from lawbound.root.rules import ROOT
from lawbound.root.state import ROW

SAWMILL, WORKSHOP = ROW, 2 * ROW  # rows of a Marquise at the first seat


class Telling(Luck):
    """Luck that tells between which pieces it chose."""

    def __init__(self, script: Iterable[Any]) -> None:
        super().__init__(script)
        self.pieces: list[list[Any]] = []

    def answer(self, chance: Chance) -> Any:
        if chance.about.kind == "piece":
            self.pieces.append(list(chance.outcomes))
        return super().answer(chance)


@pytest.mark.law("rootbotics 1.2.1")
def test_luck_chooses_a_building_and_not_a_type_of_building() -> None:
    """Two sawmills are twice as likely as a workshop; two alike are no choice."""
    line = (
        "root seats=bot:marquise,vagabond turn=vagabond phase=daylight vagabond.place=11 vagabond.satchel=sword*3 "
        "marquise.start=11 @11=marquise.sawmill*2,marquise.workshop"
    )
    nature = Telling([(1, 0), SAWMILL, SAWMILL])
    Situation(Table.from_position(ROOT, line, nature=nature)).choose("battle")
    assert nature.pieces == [[SAWMILL, SAWMILL, WORKSHOP], [SAWMILL, WORKSHOP]]
