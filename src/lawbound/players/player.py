"""What a player is: one method."""

from __future__ import annotations

from typing import Any

from lawbound.kernel.ask import Ask, Option


class Player:
    """Answers the questions of one seat, from what that seat may know. The seed makes its choices repeatable."""

    name: str = ""
    needs_view: bool = True  # False: it answers without looking, and gets None for a view

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: Any, ask: Ask) -> Option:
        """One of `ask.options`."""
        raise NotImplementedError

    def choose_index(self, view: Any, ask: Ask) -> int:
        """The place of its choice among `ask.options`."""
        return ask.options.index(self.choose(view, ask))
