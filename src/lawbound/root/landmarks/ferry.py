"""The Ferry: a crossing along the river once a turn, and a card for it. The piece is the one of the lake map (C.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from lawbound.law import law
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.map import Clearing
from lawbound.root.state import State


class FerryLandmark(Landmark):
    """Where the ferry is, the state of the map says; how it crosses, `terrain.Ferry`, the same on every map.

    On the lake it waits where the map has it, unless its card is drawn and places it.
    """

    KEY: ClassVar[str] = "ferry"
    NUMBER: ClassVar[int] = 2
    DEALT: ClassVar[bool] = True

    @law("root A.5.3", "root F.1")
    def suits_it(self, s: State, clearing: Clearing) -> bool:
        """On a river; on the lake map on the coast."""
        return bool(s.box.map.rivers[clearing])

    def clearing(self, s: State) -> Clearing:
        return s.ferry

    def put(self, s: State, clearing: Clearing) -> None:
        s.ferry = clearing

    def left_out(self, s: State) -> None:
        s.ferry = s.box.map.ferry

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        """Where the map has a ferry, the position says itself where that is: one place for one thing."""
        return {"clearing": 0 if s.box.map.ferry else s.ferry}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        if fields.get("clearing"):
            super().restore(s, fields)
