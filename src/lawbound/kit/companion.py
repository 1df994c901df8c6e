"""The companion of a game that is played with its real box: it runs what the rules play, and asks people for the rest.

An evening is a set-up and a list of acts, plain data, and nothing else: everything follows from playing the acts. So
taking back is leaving acts out, resuming is playing them again, and whoever has the same list sees the same evening.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

Act: TypeAlias = dict[str, Any]
"""What somebody at the table told: `do` says what kind it is (`answer`, `edit`, `end`, `tell`, `show`)."""
Page: TypeAlias = dict[str, Any]
"""All that a companion shows, as plain data: docs/games.md describes it."""


class Evening:
    """A game beside the real box, in progress. What is refused raises a LawboundError and changes nothing."""

    setup: dict[str, Any]
    acts: list[Act]
    """What was told so far, in order. Whoever stores an evening stores these."""

    def act(self, act: object) -> None:
        """Something was told. Whatever is no act, or cannot be told now, is refused."""
        raise NotImplementedError

    def undo(self, count: int = 1) -> None:
        """Take back the last acts."""
        raise NotImplementedError

    def page(self, language: str) -> Page:
        """What to show now."""
        raise NotImplementedError

    def record(self, language: str) -> dict[str, Any]:
        """The whole evening to keep: points by turn, its log, and the acts themselves."""
        raise NotImplementedError


class Companion:
    """Whoever runs evenings of a game."""

    def form(self) -> dict[str, Any]:
        """Which set-ups there are: the keys of the form's fields that mean something at a real table."""
        raise NotImplementedError

    def begin(self, setup: Mapping[str, Any]) -> Evening:
        """A new evening. BadSetup says why it cannot be."""
        raise NotImplementedError

    def resume(self, setup: Mapping[str, Any], acts: Sequence[object]) -> Evening:
        """An evening as its acts tell it. Acts that cannot be played any more are left out, and the page says so."""
        raise NotImplementedError
