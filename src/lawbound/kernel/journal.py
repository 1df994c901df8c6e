"""The journal: a game is its setup, the commitment to its seed, and the list of choices made."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from lawbound.kernel.ask import Seat
from lawbound.kernel.nature import Draw, commitment

_TAKEN_BACK: Final = re.compile(r"seat ([0-9]{1,3}): ([0-9]{1,9}), back to ([0-9]{1,9})(?:, with (.+))?")
_SEATS: Final = re.compile(r"[0-9]{1,3}(?: [0-9]{1,3})*")


class TakeBack(NamedTuple):
    """Choices that were taken back after something had been seen: the same luck comes again, so nobody draws anew.

    They are no entries any more; but whoever reads the game shall know that somebody chose with foresight.
    """

    seat: Seat  # whose wish it was
    choices: int  # so many of their own
    made: int  # so many of the game were left
    agreed: tuple[Seat, ...] = ()  # other people, who were asked

    def __str__(self) -> str:
        text = f"seat {self.seat}: {self.choices}, back to {self.made}"
        return f"{text}, with {' '.join(map(str, self.agreed))}" if self.agreed else text

    @staticmethod
    def read(text: str) -> TakeBack:
        """ValueError if that is none."""
        found = _TAKEN_BACK.fullmatch(text)
        if found is None or (found[4] is not None and not _SEATS.fullmatch(found[4])):
            raise ValueError(f"{text[:40]!r} does not tell what was taken back")
        agreed = tuple([int(seat) for seat in found[4].split()]) if found[4] else ()
        return TakeBack(int(found[1]), int(found[2]), int(found[3]), agreed)


class Journal:
    """Setup, seed and choices: all that is needed to play the game again, choice by choice.

    The `salt` belongs to the commitment to the seed, and to nothing else.

    An entry is the place of the chosen option among those offered. Where luck cannot be made again from a
    seed (a physical table, a script), its outcomes stand among the entries too, and `seed` is None.

    Places mean something only by the rules of today: what is kept longer is a `Record`, with names. `version` is that
    of the rules that the game began with (`Game.version`; 0 if that is not known). Where they have been mended since,
    so that luck is not the seed's alone, `luck` tells what it gave so far. `takebacks` are notes on what is not there
    any more.
    """

    __slots__ = ("ask_forced", "entries", "game", "luck", "salt", "seed", "setup", "takebacks", "version")

    def __init__(
        self,
        game: str,
        setup: dict[str, Any],
        seed: str | None,
        ask_forced: bool = False,
        entries: list[int] | None = None,
        salt: str = "",
        version: int = 0,
        luck: Sequence[Draw] | None = None,
        takebacks: tuple[TakeBack, ...] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.ask_forced = ask_forced
        self.salt = salt
        self.version = version
        self.luck = luck
        self.takebacks = takebacks
        self.entries: list[int] = [] if entries is None else entries

    def copy(self) -> Journal:
        """The same game, to go on otherwise."""
        twin = self.empty()
        twin.entries = self.entries.copy()
        return twin

    def empty(self) -> Journal:
        """The same game before its first choice."""
        return Journal(
            self.game,
            self.setup,
            self.seed,
            self.ask_forced,
            None,
            self.salt,
            self.version,
            self.luck,
            self.takebacks,
        )

    @property
    def commitment(self) -> str | None:
        """The hash of the seed, to be published when the game starts."""
        return None if self.seed is None else commitment(self.seed, self.salt)
