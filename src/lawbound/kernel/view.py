"""What leaves a table: a view, and with it the means to imagine what the view does not tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from lawbound.kernel.ask import Seat
from lawbound.kernel.errors import LawboundError


def cannot_imagine(seed: str) -> Any:
    """What a view that no table handed out to a seat says."""
    raise LawboundError("Only a seat's view that its table handed out can imagine.")


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat (None: a spectator) may know: `state` is a state of the game in which all else is unknown.

    `imagine(seed)` is a table in the same situation in which all that the seat cannot know is made up from the seed.
    It is no part of what is known: views are equal, and have the same bytes, whatever table handed them out.
    """

    __slots__ = ("imagine", "seat", "state")

    def __init__(self, seat: Seat | None, state: Any) -> None:
        self.seat = seat
        self.state = state
        self.imagine: Callable[[str], Any] = cannot_imagine

    def to_bytes(self) -> bytes:
        """Equal for equal knowledge."""
        known: bytes = self.state.to_bytes()
        return known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and bool(self.state == other.state)

    def __hash__(self) -> int:
        return hash((self.seat, self.state))
