"""A landmark: it belongs to nobody, stands in a clearing and bends rules there (Law, appendix F)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lawbound.root.bearer import Bearer
from lawbound.root.map import Clearing
from lawbound.root.naming import number
from lawbound.root.state import State

PLACE: Final = 0
SIZE: Final = 1
LAST_CLEARING: Final = 12


class Landmark(Bearer):
    """The general landmark: its own numbers begin with where it stands."""

    OWN: ClassVar[int] = SIZE
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing",)

    def clearing(self, s: State) -> Clearing:
        """Where it stands; 0 if nowhere."""
        return s.own[self.number][PLACE]

    def put(self, s: State, clearing: Clearing) -> None:
        s.own[self.number][PLACE] = clearing

    def describe(self, s: State) -> dict[str, Any]:
        return {"clearing": self.clearing(s)}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        self.put(s, number(fields.get("clearing", 0), f"{self.KEY}, clearing", LAST_CLEARING))
