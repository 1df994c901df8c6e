"""The form of a game: what may be wished for when a game is set up, described as data.

Browser, terminal, laboratory and API all read the same form, and what is impossible is refused by the same words:
BadSetup, from the game itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from lawbound.kernel import BadSetup


class Seating(NamedTuple):
    """One seat of a set-up."""

    written: str  # as a set-up names it
    side: str  # what is played there; empty where all seats are alike
    is_bot: bool  # the rules play it by themselves


@dataclass(frozen=True, slots=True)
class Field:
    """Something that may be wished for besides the seats."""

    key: str
    kind: str  # "choice", "switch", "numbers" or "table"
    text: str  # what it is, in a few words
    choices: tuple[str, ...] = ()  # the usual one first


class Form:
    """What may be wished for. `BOT` before a side makes a seat that the rules play."""

    BOT = "bot:"

    fewest: int = 2
    most: int = 2
    usual: int = 2
    """How many seats there may be, and how many there usually are."""
    sides: tuple[str, ...] = ()
    """What people may play, the usual ones first; empty where all seats are alike."""
    bots: tuple[str, ...] = ()
    """The sides that the rules can play by themselves."""
    fields: tuple[Field, ...] = ()

    def seating(self, written: str) -> Seating:
        """Read a seat. BadSetup if nobody writes one like that; whether it can be played is not asked here."""
        if written.startswith(self.BOT):
            raise BadSetup(f"{written!r}: there are no bots in this game.")
        return Seating(written, written, is_bot=False)

    def seat(self, side: str, bot: str | None = None) -> str:
        """The seat for that side: a person's, or that of a bot with what follows its name."""
        return side if bot is None else f"{self.BOT}{side}{bot}"

    def can_meet(self, seats: Sequence[str]) -> bool:
        """Whether these seats can be at one table: nothing is played twice."""
        sides = [self.seating(seat).side for seat in seats]
        return all([not side or sides.count(side) == 1 for side in sides])

    def setup(
        self,
        seats: Sequence[str],
        settings: Mapping[str, Any] | None = None,
        *,
        order: str | None = None,
        turn_limit: int | None = None,
    ) -> dict[str, Any]:
        """A set-up of these seats. `order` is "random" (if the rules know such luck) or "given": as they are listed."""
        raise NotImplementedError

    def seats(self, setup: Mapping[str, Any]) -> list[Seating]:
        """Who sits where."""
        raise NotImplementedError
