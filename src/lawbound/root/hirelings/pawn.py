"""A hireling that is one pawn: it is no warrior, and whoever battles it or removes pieces never finds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.hirelings.hireling import ABILITY, Hireling
from lawbound.root.map import FIRST_FOREST, FORESTS_END, Clearing, Place, is_forest
from lawbound.root.move import Move, reachable, why_held, why_shut
from lawbound.root.naming import one_of
from lawbound.root.pieces import CLEARINGS, relocate
from lawbound.root.removal import Trigger, resolve_triggers
from lawbound.root.state import SUPPLY, Number, Row, State

PAWN_TO: Final = Prompt("where the pawn moves", "root E.2.3", "clearing")
NOWHERE: Final = "nowhere"


class LonePawn(Hireling):
    FIELDS: ClassVar[tuple[str, ...]] = (*Hireling.FIELDS, "place")

    def __init__(self, number: Number, first: Row) -> None:
        super().__init__(number, first)
        self.pawn: Row = self.row("pawn")

    def place(self, s: State) -> Place:
        """Where the pawn stands; 0 in the supply."""
        place: Place
        for place in (*CLEARINGS, *range(FIRST_FOREST, FORESTS_END)):
            if s.board[self.pawn + place]:
                return place
        return SUPPLY

    def put(self, s: State, place: Place, article: str) -> None:
        """Put the pawn there, wherever it was."""
        before = self.place(s)
        relocate(s, self.pawn, before, place, 1)
        s.tell("figure moved" if before else "figure placed", article, (self.face, place))

    @law("root E.2.2")
    def why_spared(self, s: State, attacker: Number, defender: Number, clearing: Clearing) -> str | None:
        """Nobody can battle it."""
        return ABILITY if defender == self.number else None

    def ways(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        """Where it can go from there, whoever rules."""
        return reachable(s, self, clearing)

    def destinations(self, s: State) -> list[Clearing]:
        """Where it can move now."""
        here = self.place(s)
        if not here or why_held(s, self.number, here) is not None:
            return []
        return [clearing for clearing in self.ways(s, here) if why_shut(s, self.number, clearing) is None]

    @law("root E.3.4", "root E.3.7")
    def must_move(self, s: State, seat: Seat, article: str, past_ferry: bool = False) -> Flow[None]:
        """Move it, ignoring rule; whoever moves it by ferry draws the card. It stays where nothing leads away."""
        places = self.destinations(s)
        if not places:
            return
        origin = self.place(s)
        to: Clearing = yield Ask(seat, PAWN_TO, places, (self.face,))
        self.put(s, to, article)
        move = Move(self.number, origin, to, [(self.pawn, 1)], article)
        move.past_ferry = past_ferry
        triggers: list[Trigger] = []
        for bearer in s.box.moved:
            triggers += bearer.moved(s, move)
        yield from resolve_triggers(s, triggers, s.turn)

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        place = self.place(s)
        name = s.box.map.forests[place - FIRST_FOREST].id if is_forest(place) else str(place)
        return {**super().describe(s), "place": name if place else None}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        forests = [forest.id for forest in s.box.map.forests]
        places = [NOWHERE, *[str(c) for c in CLEARINGS], *forests]
        chosen = one_of(str(fields.get("place", NOWHERE)), places, f"{self.KEY}, place")
        place = chosen if chosen <= len(CLEARINGS) else FIRST_FOREST + chosen - len(CLEARINGS) - 1
        if place:
            relocate(s, self.pawn, SUPPLY, place, 1)
