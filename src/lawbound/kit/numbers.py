"""What a game has to say about numbers, for programs that learn: its options, what a seat sees, what a game was worth.

A policy that was trained yesterday must mean the same tomorrow. So every list that numbers are made from has room for
more than it names (`Ranges`), and new fields of an observation come after all others (`layout`): nothing ever moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from lawbound.kernel import Ask, LawboundError, Seat


class Ranges:
    """Kinds of options, each with its names, and with room for names to come.

    >>> few = Ranges({"word": (("done", "no"), 4), "place": (("a place",), 2)})
    >>> few["place"], few.meaning(1), few.meaning(4)
    (range(4, 5), ('word', 'no'), ('place', 'a place'))
    >>> few.size
    6
    """

    __slots__ = ("_kinds", "_starts", "size")

    def __init__(self, kinds: Mapping[str, tuple[Sequence[str], int]], start: int = 0) -> None:
        self._kinds = {kind: tuple(names) for kind, (names, _) in kinds.items()}
        self._starts: dict[str, int] = {}
        self.size = start
        for kind, (names, room) in kinds.items():
            if len(names) > room:
                raise LawboundError(f"There is room for {room} numbers of the kind {kind!r}, not for {len(names)}.")
            self._starts[kind] = self.size
            self.size += room

    def __getitem__(self, kind: str) -> range:
        """The numbers of a kind that mean something."""
        start = self._starts[kind]
        return range(start, start + len(self._kinds[kind]))

    @property
    def kinds(self) -> Mapping[str, tuple[str, ...]]:
        return self._kinds

    def meaning(self, number: int) -> tuple[str, str] | None:
        """What a number stands for: a kind of option, and which one; None if it stands for nothing yet."""
        for kind, names in self._kinds.items():
            if 0 <= number - self._starts[kind] < len(names):
                return kind, names[number - self._starts[kind]]
        return None


class Field(NamedTuple):
    """Numbers from `start` to `stop` of an observation. None is greater than `most`."""

    name: str
    start: int
    size: int
    most: int
    text: str

    @property
    def stop(self) -> int:
        return self.start + self.size


Row = tuple[str, int, int, str]
"""A field to be: its name, size, greatest number, and what it is."""


def layout(rows: Iterable[Row]) -> dict[str, Field]:
    """Fields one after another, by name. New rows go to the end."""
    fields: dict[str, Field] = {}
    start = 0
    for name, size, most, text in rows:
        if name in fields:
            raise LawboundError(f"There are two fields {name!r}.")
        fields[name] = Field(name, start, size, most, text)
        start += size
    return fields


class Numbering(Protocol):
    """The numbers of the options of one game."""

    def numbers(self, ask: Ask) -> list[int]:
        """The number of each option, in the order of the options. At chance equal outcomes have equal numbers."""
        ...


class Numbers:
    """A game in numbers.

    `decisions` numbers are for what a seat may choose, those up to `everything` for chance alone; an observation has
    as many numbers as `most` has bytes, each of them the greatest value of that number.
    """

    decisions: int = 0
    everything: int = 0
    most: bytes = b""
    rewards: tuple[str, ...] = ("win",)

    def agents(self, setup: Mapping[str, Any]) -> dict[Seat, str]:
        """The seats that are ever asked, with names for them; BadSetup if there is no such game."""
        raise NotImplementedError

    def numbering(self, setup: Mapping[str, Any]) -> Numbering:
        """The numbers of the options of a game with that setup."""
        raise NotImplementedError

    def renumbered(self, numbering: Numbering, state: Any) -> Numbering:
        """The numbers of the options from that state on: others only where the course of a game brings new kinds."""
        return numbering

    def meaning(self, number: int) -> tuple[str, str]:
        """What a number stands for: a kind of option, and which one. ValueError if it stands for nothing."""
        raise NotImplementedError

    def observe(self, view: Any, ask: Ask | None) -> bytes | bytearray:
        """What a seat may know, and what it is asked."""
        raise NotImplementedError

    def written(self, view: Any) -> str:
        """The same as text, on one line."""
        raise NotImplementedError

    def turns(self, state: Any) -> int:
        """How many turns have begun."""
        raise NotImplementedError

    def reward(self, state: Any, result: Mapping[str, Any], seat: Seat, wanted: str) -> float:
        """What the game was worth to that seat, from -1 to 1: 1 for a win and -1 for a loss, unless the game knows
        better. A game that was given up is worth nothing to anybody.
        """
        if not result:
            return 0.0
        return 1.0 if seat in result["winners"] else -1.0

    def check_reward(self, wanted: str) -> str:
        if wanted not in self.rewards:
            raise LawboundError(f"Unknown reward {wanted!r}; known: {', '.join(self.rewards)}.")
        return wanted


def check_turn_limit(limit: object) -> int:
    if not isinstance(limit, int) or isinstance(limit, bool) or limit < 1:
        raise LawboundError(f"`turn_limit` is a whole number from 1 up, not {limit!r}.")
    return limit
