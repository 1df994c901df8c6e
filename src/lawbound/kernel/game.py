"""What a game gives to the kernel. The kernel knows nothing else of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from lawbound.kernel.ask import Flow, Seat
from lawbound.kernel.event import Event


class State:
    """The base of every game's state: plain data that copies fast and compares by value.

    `events` is a list while somebody listens, else None: a rule emits only `if s.events is not None`.
    """

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] | None = None

    def copy(self) -> State:
        raise NotImplementedError  # every game has its own


S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """The rules of one game."""

    name: str = ""

    def start(self, setup: Mapping[str, Any]) -> S:
        """The state before the first question. BadSetup says why a setup is impossible."""
        raise NotImplementedError

    def resume(self, state: S) -> Flow[None] | None:
        """At a safe point: the flow that carries the game to its next safe point, or None when it is over."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> Any:
        """What that seat (None: a spectator) may know of the state, and nothing more."""
        raise NotImplementedError

    def seats(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """The names of the seats."""
        raise NotImplementedError

    def result(self, state: S) -> dict[str, Any]:
        """How the game ended, as plain data; empty while it goes on."""
        raise NotImplementedError
