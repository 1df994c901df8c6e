"""A moment of a game: a question, and all that is needed to come back to it in thought."""

from __future__ import annotations

from typing import Generic

from lawbound.kernel.ask import Ask, Option
from lawbound.kernel.game import S


class Moment(Generic[S]):
    """The state of the last safe point, the answers given since, and the question that waited then.

    It costs next to nothing to keep: the state is the table's own, which nobody changes, and answers are few.
    """

    __slots__ = ("answers", "ask", "safe")

    def __init__(self, safe: S, answers: tuple[Option, ...], ask: Ask) -> None:
        self.safe = safe
        self.answers = answers
        self.ask = ask
