"""What a game gives to the kernel. The kernel knows nothing else of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from lawbound.kernel.ask import Flow, Option, Prompt, Seat
from lawbound.kernel.errors import LawboundError
from lawbound.kernel.event import Event
from lawbound.kernel.nature import Seeded

Told: TypeAlias = tuple[Any, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state: plain data that copies fast and compares by value.

    `events` is a list while somebody listens, else None: a rule says what happened by `tell`. `turns` counts the turns
    that have begun, so that a game without end can be given up. `names` says who sits where, as far as anybody has told
    (`names` of a set-up): for whoever shows the state, no rule reads it, and states with other names are equal.
    """

    __slots__ = ("events", "names", "turns")

    def __init__(self) -> None:
        self.events: list[Event] | None = None
        self.names: tuple[str, ...] = ()
        self.turns = 0

    def tell(self, name: str, article: str, args: Told, secret: Told = (), audience: Told | None = None) -> None:
        """Say what happened, by which article, to whoever listens; `secret` is for the audience alone."""
        if self.events is not None:
            self.events.append(Event(name, article, args, secret, audience))

    def copy(self) -> State:
        raise NotImplementedError  # every game has its own


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game."""

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """The version of these rules: raised by hand with every change of what is offered, asked or drawn, in whatever
    order. A game that was begun with another version is told as such where luck is checked; it goes on all the same."""
    packages: ClassVar[tuple[str, ...]] = ()
    """The packages that hold all of these rules and their data. Whatever the same sources wrote is read again without
    looking twice (`sources.rules_of`). None: the rules cannot be told from others, and everything is checked."""
    longest_stretch: ClassVar[int] = 5_000
    """So many steps (an outcome of luck, a forced answer, a safe point) may follow one another without a question to a
    seat; then the game is taken for one that never ends, and ends. By steps and not by time, so that the same journal
    is always the same game."""

    def start(self, setup: Mapping[str, Any]) -> S:
        """The state before the first question. BadSetup says why a setup is impossible."""
        raise NotImplementedError

    def resume(self, state: S) -> Flow[None] | None:
        """At a safe point: the flow that carries the game to its next safe point, or None when it is over."""
        raise NotImplementedError

    def stall(self, state: S) -> None:
        """Nobody has been asked anything for `longest_stretch` steps: end the game, and say so in an event."""

    def view(self, state: S, seat: Seat | None) -> Any:
        """What that seat (None: a spectator) may know of the state, and nothing more."""
        raise NotImplementedError

    def redeal(self, state: S, seat: Seat, luck: Seeded) -> None:
        """Deal anew, in place, all that the seat cannot know: to it the state looks the same afterwards.

        In place, because flows that are running hold hands and piles of this very state.
        """
        raise LawboundError(f"{self.name}: what a seat cannot know cannot be dealt anew in this game.")

    def veil(self, state: S, seat: Seat) -> None:
        """Make unknown, in place, all that the seat cannot know: the rules then ask whoever does know, or luck."""
        raise LawboundError(f"{self.name}: what a seat cannot know cannot be veiled in this game.")

    def seats(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """The names of the seats."""
        raise NotImplementedError

    def result(self, state: S) -> dict[str, Any]:
        """How the game ended, as plain data; empty while it goes on."""
        raise NotImplementedError

    def name_of(self, state: S, about: Prompt, option: Option) -> str:
        """What that option, or outcome of luck, is called in a stored game: whatever else changes, this stays.

        Different options of a question have different names; `state` is what is on the table when it is asked. A number
        is named after what it stands for, where it might come to stand for something else.
        """
        name = getattr(option, "name", None)
        return name if isinstance(name, str) else str(option)

    def picture(self, view: Any) -> str | None:
        """What that view shows, as SVG; None if there is no picture of this game."""
        return None
