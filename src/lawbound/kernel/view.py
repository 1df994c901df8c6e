"""What leaves a table: a view, and with it the means to imagine what the view does not tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lawbound.kernel.errors import LawboundError


def cannot_imagine(seed: str) -> Any:
    """What a view that no table handed out to a seat says."""
    raise LawboundError("Only a seat's view that its table handed out can imagine.")


class View:
    """The base of the views of games whose players may think ahead.

    `imagine(seed)` is a table in the same situation in which all that the seat cannot know is made up from the seed.
    It is no part of what is known: views are equal, and have the same bytes, whatever table handed them out.
    """

    __slots__ = ("imagine",)

    def __init__(self) -> None:
        self.imagine: Callable[[str], Any] = cannot_imagine
