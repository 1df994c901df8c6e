"""A made-up landmark: a bridge with a toll, which counts who comes and what is built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Chance, Flow, Prompt
from lawbound.root.faction import Faction
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.map import Clearing
from lawbound.root.move import Move
from lawbound.root.naming import number
from lawbound.root.pieces import CLEARINGS
from lawbound.root.removal import Removal, Trigger
from lawbound.root.score import score
from lawbound.root.state import Number, Row, State
from lawbound.root.steps import EVENING

BRIDGE_SITE: Final = Prompt("where the bridge stands", "root A.5.3", "clearing")
VISITS, BUILT = 1, 2
MOST: Final = 200


class Bridge(Landmark):
    KEY: ClassVar[str] = "bridge"
    OWN: ClassVar[int] = 3
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing", "visits", "built")
    PHASES: ClassVar[tuple[int, ...]] = (EVENING,)

    def set_up(self, s: State) -> Flow[None]:
        site: Clearing = yield Chance(BRIDGE_SITE, tuple(CLEARINGS), ())
        self.put(s, site)

    def other_end(self, s: State) -> Clearing:
        return (self.clearing(s) + 5) % 12 + 1

    def links(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        ends = (self.clearing(s), self.other_end(s))
        return () if clearing not in ends or not ends[0] else (ends[1 - ends.index(clearing)],)

    def why_not_enter(self, s: State, owner: Number, clearing: Clearing) -> str | None:
        """No hireling sets foot on it."""
        return "root F.1" if clearing == self.clearing(s) and owner >= len(s.players) else None

    def entered(self, s: State, move: Move) -> list[Trigger]:
        if move.destination != self.clearing(s):
            return []
        return [Trigger("visit", move.by, move.destination, 1, move.by, self.number)]

    def at_end(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if s.ruler[self.clearing(s)] != player.side:
            return []
        return [Trigger("toll", player.seat, self.clearing(s), 1, player.seat, self.number)]

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        own = s.own[self.number]
        if trigger.name == "visit":
            own[VISITS] = min(own[VISITS] + 1, MOST)
        else:
            score(s, trigger.owner, 1, "root F.1")
        return
        yield

    def building_placed(self, s: State, row: Row, clearing: Clearing) -> None:
        if clearing == self.clearing(s):
            s.own[self.number][BUILT] = min(s.own[self.number][BUILT] + 1, MOST)

    def extra_points(self, s: State, removal: Removal) -> int:
        """One point fewer for what is removed at the bridge, if it was worth any."""
        return -1 if removal.clearing == self.clearing(s) and removal.points else 0

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.number]
        return {**super().describe(s), "visits": own[VISITS] or None, "built": own[BUILT] or None}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        for name, at in (("visits", VISITS), ("built", BUILT)):
            s.own[self.number][at] = number(fields.get(name, 0), f"bridge, {name}", MOST)
