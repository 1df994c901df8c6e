"""The journal: a game is its setup, the commitment to its seed, and the list of choices made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lawbound.kernel.nature import Draw, commitment


class Journal:
    """Setup, seed and choices: all that is needed to play the game again, choice by choice.

    The `salt` belongs to the commitment to the seed, and to nothing else.

    An entry is the place of the chosen option among those offered. Where luck cannot be made again from a
    seed (a physical table, a script), its outcomes stand among the entries too, and `seed` is None.

    Places mean something only by the rules of today: what is kept longer is a `Record`, with names. `version` is that
    of the rules that the game began with (`Game.version`; 0 if that is not known). Where they have been mended since,
    so that luck is not the seed's alone, `luck` tells what it gave so far.
    """

    __slots__ = ("ask_forced", "entries", "game", "luck", "salt", "seed", "setup", "version")

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
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.ask_forced = ask_forced
        self.salt = salt
        self.version = version
        self.luck = luck
        self.entries: list[int] = [] if entries is None else entries

    def copy(self) -> Journal:
        """The same game, to go on otherwise."""
        twin = self.empty()
        twin.entries = self.entries.copy()
        return twin

    def empty(self) -> Journal:
        """The same game before its first choice."""
        return Journal(self.game, self.setup, self.seed, self.ask_forced, None, self.salt, self.version, self.luck)

    @property
    def commitment(self) -> str | None:
        """The hash of the seed, to be published when the game starts."""
        return None if self.seed is None else commitment(self.seed, self.salt)
