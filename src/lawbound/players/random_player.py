"""A player who chooses any option, each as likely as the other."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from lawbound.kernel.ask import Ask, Option
from lawbound.kernel.nature import Seeded
from lawbound.players.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(Player):
    """Every option is equally likely.

    >>> from lawbound.kernel.ask import Ask, Prompt
    >>> RandomPlayer("a seed").choose(None, Ask(0, Prompt("take", "book 2", "number"), [7]))
    7
    """

    name: ClassVar[str] = "random"
    needs_view: ClassVar[bool] = False

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._luck = Seeded(seed)

    def choose(self, view: Any, ask: Ask) -> Option:
        return ask.options[self._luck.below(len(ask.options))]

    def choose_index(self, view: Any, ask: Ask) -> int:
        return self._luck.below(len(ask.options))
