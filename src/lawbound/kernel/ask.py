"""Questions: what a rule yields when somebody, or luck, has to decide."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, TypeVar

Seat = int
Option = Any  # a small hashable value: an int, a tuple, a Word, an action of the game

NATURE: Final = -1
"""The seat that luck sits in, where people answer for the dice and the draws."""

T = TypeVar("T")


class Word:
    """An option that is only a word, such as "done"."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


DONE: Final = Word("done")
YES: Final = Word("yes")
NO: Final = Word("no")


class Prompt:
    """What is being asked: the name of its message, the article behind it, and the kind of its options."""

    __slots__ = ("article", "kind", "name")

    def __init__(self, name: str, article: str, kind: str) -> None:
        self.name = name
        self.article = article
        self.kind = kind

    def __repr__(self) -> str:
        return f"{self.name} ({self.article})"


class Ask:
    """A question to one seat: exactly one of these options.

    `about` says what is asked and by which article; `given` holds what this question is about (the place moved from,
    say). A `discreet` question is asked even if a single option is left: that it is asked tells nothing, then. So is
    one that is `held`, at tables where whatever ends waits for a word of the player: it ends a phase, or the turn.
    """

    __slots__ = ("about", "discreet", "given", "held", "options", "seat")

    def __init__(
        self,
        seat: Seat,
        about: Prompt,
        options: Sequence[Option],
        given: tuple[Any, ...] = (),
        discreet: bool = False,
        held: bool = False,
    ) -> None:
        self.seat = seat
        self.about = about
        self.options = options
        self.given = given
        self.discreet = discreet
        self.held = held

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        return len(self.options) == 1

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat}, {self.about}, {list(self.options)})"


class Chance:
    """A question to Nature: one of these outcomes, each place in the sequence equally likely."""

    __slots__ = ("about", "given", "outcomes")

    def __init__(self, about: Prompt, outcomes: Sequence[Option], given: tuple[Any, ...] = ()) -> None:
        self.about = about
        self.outcomes = outcomes
        self.given = given

    def __repr__(self) -> str:
        return f"Chance({self.about}, {list(self.outcomes)})"


Flow = Generator[Ask | Chance, Any, T]
"""A rule that reads from top to bottom and pauses only to ask."""
