"""What a player is: one method."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from lawbound.kernel.ask import Ask, Option
from lawbound.kernel.errors import LawboundError


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Answers the questions of one seat, from what that seat may know. The seed makes its choices repeatable.

    It sees the view of its seat and the question, nothing else. To think ahead it may ask the view for worlds to try
    things out in, `view.imagine(seed)`: tables in which everything that the seat cannot know is made up.
    """

    name: ClassVar[str] = ""
    needs_view: ClassVar[bool] = True  # False: it answers without looking, and gets None for a view
    slow: ClassVar[bool] = False  # True: it takes its time, so a server lets no brisk player wait behind it
    imagines: ClassVar[bool] = False  # True: it calls `view.imagine`, so its table has to keep snapshots

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def configure(self, argument: str) -> None:
        """Take what follows the colon in its name; LawboundError if it makes no sense."""
        raise LawboundError(f"The player {self.name!r} takes no argument, but was given {argument!r}.")

    def choose(self, view: Any, ask: Ask) -> Option:
        """One of `ask.options`."""
        raise NotImplementedError

    def choose_index(self, view: Any, ask: Ask) -> int:
        """The place of its choice among `ask.options`."""
        return ask.options.index(self.choose(view, ask))
