"""The Lost City: its clearing is of fox, rabbit and mouse suit at once."""

from __future__ import annotations

from typing import ClassVar, Final

from lawbound.law import law
from lawbound.root.cards import EVERY, Suit
from lawbound.root.landmarks.landmark import SIZE, Landmark
from lawbound.root.map import Clearing
from lawbound.root.state import State

PRINTED: Final = SIZE  # the suit that the clearing has without it


class LostCity(Landmark):
    """`State.suits` has EVERY there, which every card matches; whoever uses the clearing names one suit per use."""

    KEY: ClassVar[str] = "lost-city"
    NUMBER: ClassVar[int] = 4
    OWN: ClassVar[int] = SIZE + 1
    DEALT: ClassVar[bool] = True

    def suits_it(self, s: State, clearing: Clearing) -> bool:
        """On a river; on the lake map on the coast."""
        return bool(s.box.map.rivers[clearing])

    @law("root A.5.3", "root F.1", "root 2.2.2")
    def put(self, s: State, clearing: Clearing) -> None:
        super().put(s, clearing)
        if clearing:
            suits = bytearray(s.suits)
            s.own[self.number][PRINTED], suits[clearing] = suits[clearing], EVERY
            s.suits = bytes(suits)

    def covered_suit(self, s: State) -> Suit:
        return s.own[self.number][PRINTED]
