"""The journal: a game is its setup, the commitment to its seed, and the list of choices made."""

from __future__ import annotations

from typing import Any

from lawbound.kernel.nature import commitment


class Journal:
    """Setup, seed and choices: all that is needed to play the game again, choice by choice.

    The `salt` belongs to the commitment to the seed, and to nothing else.

    An entry is the place of the chosen option among those offered. Where luck cannot be made again from a
    seed (a physical table, a script), its outcomes stand among the entries too, and `seed` is None.
    """

    __slots__ = ("ask_forced", "entries", "game", "salt", "seed", "setup")

    def __init__(
        self,
        game: str,
        setup: dict[str, Any],
        seed: str | None,
        ask_forced: bool = False,
        entries: list[int] | None = None,
        salt: str = "",
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.ask_forced = ask_forced
        self.salt = salt
        self.entries: list[int] = [] if entries is None else entries

    def copy(self) -> Journal:
        """The same game, to go on otherwise."""
        return Journal(self.game, self.setup, self.seed, self.ask_forced, self.entries.copy(), self.salt)

    def empty(self) -> Journal:
        """The same game before its first choice."""
        return Journal(self.game, self.setup, self.seed, self.ask_forced, salt=self.salt)

    @property
    def commitment(self) -> str | None:
        """The hash of the seed, to be published when the game starts."""
        return None if self.seed is None else commitment(self.seed, self.salt)
