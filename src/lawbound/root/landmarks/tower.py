"""The Tower: a point for whoever rules its clearing when their Evening ends."""

from __future__ import annotations

from typing import ClassVar

from lawbound.kernel import Flow
from lawbound.law import law
from lawbound.root.faction import Faction
from lawbound.root.landmarks.landmark import ON_THE_CARD, Landmark
from lawbound.root.map import Clearing
from lawbound.root.removal import Trigger
from lawbound.root.score import score
from lawbound.root.state import State
from lawbound.root.steps import EVENING

TOWER: str = "tower"


class Tower(Landmark):
    """The piece of the mountain map: unless its card is drawn it stands there in the pass, and nowhere elsewhere."""

    KEY: ClassVar[str] = "tower"
    NUMBER: ClassVar[int] = 5
    DEALT: ClassVar[bool] = True
    KEEPS_AWAY: ClassVar[bool] = False
    PHASES: ClassVar[tuple[int, ...]] = (EVENING,)

    def suits_it(self, s: State, clearing: Clearing) -> bool:
        """A clearing with a ruin, or where the map has it."""
        return clearing in s.box.map.ruins

    def left_out(self, s: State) -> None:
        self.put(s, s.box.map.tower)

    def holds_tower(self, s: State) -> Clearing:
        return self.clearing(s)

    def at_end(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        here = self.clearing(s)
        if here and s.ruler[here] == player.side:
            return [Trigger(TOWER, player.seat, here, 1, player.seat, self.number)]
        return []

    @law("root A.5.3", "root F.1")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        score(s, trigger.owner, 1, ON_THE_CARD)
        return
        yield
