"""A hireling: an owner of pieces without a seat, controlled by whoever hired it for now (Law, appendix E)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lawbound.kernel import Seat
from lawbound.root.map import Clearing
from lawbound.root.naming import one_of
from lawbound.root.owner import Owner
from lawbound.root.rule import refresh_rulers
from lawbound.root.state import NOBODY, Number, Row, State

CONTROLLER: Final = 0  # one more than the seat; 0: nobody
SIZE: Final = 1
NO_CONTROLLER: Final = "nobody"


class Hireling(Owner):
    """The general hireling: its own numbers begin with whoever controls it."""

    OWN: ClassVar[int] = SIZE
    FIELDS: ClassVar[tuple[str, ...]] = ("controller",)

    def __init__(self, number: Number, first: Row) -> None:
        super().__init__(number, first)

    def controller(self, s: State) -> Seat:
        """Who has hired it; nobody while it is in the supply of hirelings."""
        kept = s.own[self.number][CONTROLLER]
        return kept - 1 if kept else NOBODY

    def hire(self, s: State, seat: Seat) -> None:
        """From now on that player controls it, or nobody."""
        s.own[self.number][CONTROLLER] = 0 if seat == NOBODY else seat + 1
        refresh_rulers(s)

    def decider(self, s: State) -> Seat:
        return self.controller(s)

    def stands_with(self, s: State) -> Number:
        """An enemy of all but its controller and those in coalition with them (E.3.2)."""
        seat = self.controller(s)
        return self.number if seat == NOBODY else seat

    def rules_as(self, s: State) -> Number:
        seat = self.controller(s)
        return self.side if seat == NOBODY else s.players[seat].side

    def lend_power(self, s: State, clearing: Clearing, powers: bytearray, winning: bool) -> None:
        """Its pieces count for the rule of its controller; without one it rules as players do (E.3.1)."""
        seat = self.controller(s)
        if seat != NOBODY:
            powers[seat] += powers[self.number]
            powers[self.number] = 0

    def describe(self, s: State) -> dict[str, Any]:
        seat = self.controller(s)
        return {"controller": NO_CONTROLLER if seat == NOBODY else s.players[seat].KEY}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        name = fields.get("controller", NO_CONTROLLER)
        if name != NO_CONTROLLER:
            self.hire(s, one_of(name, [player.KEY for player in s.players], f"{self.KEY}, controller"))
