"""What can go wrong at a table, in words for the person who meets it."""

from __future__ import annotations

from typing import Any

from lawbound.kernel.ask import Ask


class LawboundError(Exception):
    """An error that a person can understand and do something about."""


class IllegalChoice(LawboundError):
    """The choice is not among the options. Nothing has changed."""

    def __init__(self, chosen: Any, ask: Ask | None) -> None:
        self.chosen = chosen
        self.ask = ask
        if ask is None:
            super().__init__(f"{chosen!r} cannot be chosen: the game is over and nothing is being asked.")
        else:
            possible = ", ".join(repr(option) for option in ask.options)
            super().__init__(
                f"{chosen!r} cannot be chosen for {ask.about.name!r} ({ask.about.article}). Possible: {possible}."
            )


class BadSetup(LawboundError):
    """The game cannot be set up like this; the message says why."""


class BadScript(LawboundError):
    """A scripted Nature was told an outcome that cannot happen here, or has run out of outcomes."""


class GameOver(Exception):
    """Raised by a rule at the moment the game ends; the table catches it."""
