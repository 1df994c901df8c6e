"""Oath in numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lawbound.kernel import Ask, Seat
from lawbound.kit.numbers import Numbering, Numbers
from lawbound.oath.numbers import actions, fields
from lawbound.oath.numbers.observe import observe
from lawbound.oath.numbers.vocabulary import DECISIONS
from lawbound.oath.position_text import dumps
from lawbound.oath.rules import OATH
from lawbound.oath.state import PLAYING


class OathNumbers(Numbers):
    """Agents are the Chancellor and the colors of the other boards. Nothing is counted in points: who wins has won."""

    decisions = DECISIONS
    everything = actions.EVERYTHING
    most = fields.MOST

    def agents(self, setup: Mapping[str, Any]) -> dict[Seat, str]:
        return dict(enumerate(OATH.seats(setup)))

    def numbering(self, setup: Mapping[str, Any]) -> Numbering:
        return actions.Numbering(OATH.start(setup).box.seats)

    def meaning(self, number: int) -> tuple[str, str]:
        return actions.meaning(number)

    def observe(self, view: Any, ask: Ask | None) -> bytearray:
        return observe(view, ask)

    def written(self, view: Any) -> str:
        """The position; before and after the game itself, which no position describes, its bytes."""
        s = view.state
        return dumps(s) if s.stage == PLAYING else f"oath {s.to_bytes().hex()}"

    def turns(self, state: Any) -> int:
        turns: int = state.turns
        return turns
