"""The Elder Treetop: one building slot more, and a point more for whoever removes an enemy building from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lawbound.kernel import NO, YES, Ask, Flow, Prompt
from lawbound.law import law
from lawbound.root.landmarks.landmark import ON_THE_CARD, PLACE, Landmark
from lawbound.root.map import Clearing
from lawbound.root.naming import names_in, one_of
from lawbound.root.removal import Removal
from lawbound.root.state import NOBODY, ROW, Row, State

IN_THE_TREETOP: Final = Prompt("build in the Treetop", ON_THE_CARD, "yes or no")

# Kinds of pieces, 1 + their number, 0 for none
OCCUPANT, WAITING, REPLACED = 1, 2, 3
"""What stands in the slot; what was built in the clearing and may stand there; what has just been replaced there."""


class ElderTreetop(Landmark):
    """Whoever builds says whether it is in that slot, and buildings never change slots.

    Placing is one moment, so the question comes when the action that placed the building is done; a building that fills
    the last slot needs none. Bots fill the other slots first. Of several buildings of a kind the owner, taking hits,
    loses that in the Treetop last; whoever removes one in another way takes it first.
    """

    KEY: ClassVar[str] = "elder-treetop"
    NUMBER: ClassVar[int] = 1
    OWN: ClassVar[int] = 4
    DEALT: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing", "building", "waiting")

    def suits_it(self, s: State, clearing: Clearing) -> bool:
        return clearing in s.box.map.corners

    @law("root A.5.3", "root 2.2.3")
    def put(self, s: State, clearing: Clearing) -> None:
        """Its slot is one more there."""
        super().put(s, clearing)
        if clearing:
            s.slots[clearing] += 1

    @law("root A.5.3", "root 2.2.3")
    def building_placed(self, s: State, row: Row, clearing: Clearing) -> None:
        if clearing != self.clearing(s):
            return
        own, kind = s.own[self.number], row // ROW + 1
        if own[OCCUPANT] and not self.stands(s, own[OCCUPANT]):
            own[REPLACED], own[OCCUPANT] = own[OCCUPANT], kind  # what is exchanged stands where the other stood
        elif not own[OCCUPANT]:
            decider = s.box.owners[s.box.owner[kind - 1]].decider(s)
            if not s.slots[clearing]:
                own[OCCUPANT], own[WAITING] = kind, 0
            elif decider != NOBODY and not s.players[decider].is_bot:
                own[WAITING] = kind

    def stands(self, s: State, kind: int) -> bool:
        """Whether there is such a building in the clearing."""
        return s.board[(kind - 1) * ROW + self.clearing(s)] > 0

    @law("root A.5.3")
    def settle(self, s: State) -> Flow[None]:
        """Ask about a building that was placed; what has gone without being removed by anybody leaves the slot open."""
        own = s.own[self.number]
        if not own[PLACE]:
            return
        if own[OCCUPANT] and not self.stands(s, own[OCCUPANT]):
            own[OCCUPANT] = 0
        own[REPLACED] = 0
        kind, own[WAITING] = own[WAITING], 0
        if kind and self.stands(s, kind) and not own[OCCUPANT]:
            row = (kind - 1) * ROW
            seat = s.box.owners[s.box.owner[kind - 1]].decider(s)
            answer = yield Ask(seat, IN_THE_TREETOP, (YES, NO), (self.clearing(s), row))
            if answer is YES:
                own[OCCUPANT] = kind

    @law("root A.5.3", "root 3.2.1", "root F.1")
    def extra_points(self, s: State, removal: Removal) -> int:
        if removal.clearing != self.clearing(s):
            return 0
        own = s.own[self.number]
        gone = [row // ROW + 1 for row, _ in removal.pieces]
        for at in (REPLACED, OCCUPANT):
            if own[at] in gone and (at == REPLACED or removal.fight is None or not self.stands(s, own[at])):
                own[at] = 0
                return 1
        return 0

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.number]
        names = {"building": own[OCCUPANT], "waiting": own[WAITING]}
        standing = {name: kind for name, kind in names.items() if kind and self.stands(s, kind)}
        return {**super().describe(s), **{name: [self.called(s, kind)] for name, kind in standing.items()}}

    def called(self, s: State, kind: int) -> str:
        row = (kind - 1) * ROW
        return f"{s.box.owners[s.box.owner[kind - 1]].KEY} {s.box.piece_name(row)}"

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        kinds = {self.called(s, at + 1): at + 1 for at in range(len(s.box.rows)) if s.box.piece_name(at * ROW)}
        for name, at in (("building", OCCUPANT), ("waiting", WAITING)):
            where = f"{self.KEY}, {name}"
            for building in names_in(fields.get(name), where):
                s.own[self.number][at] = kinds[list(kinds)[one_of(building, list(kinds), where)]]
