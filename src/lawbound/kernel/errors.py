"""What can go wrong at a table, in words for the person who meets it."""

from __future__ import annotations

from typing import Any

from lawbound.kernel.ask import Ask


class Called:
    """What something is called in English, and the id of the message that says it in other languages."""

    __slots__ = ("id", "text")

    def __init__(self, text: str, id: str) -> None:
        self.text = text
        self.id = id

    def __str__(self) -> str:
        return self.text


class LawboundError(Exception):
    """An error that a person can understand and do something about.

    The text is English. What people meet who speak other languages has a `refusal`, too: the id of its message, and the
    `fields` that stand in it; the text then is the English one, with the names of fields in braces. A field may be
    another error, which is the reason of this one, or what something is `Called`.

    >>> print(LawboundError("There is no {thing} here.", refusal="nothing-here", thing="table"))
    There is no table here.
    """

    def __init__(self, *said: object, refusal: str = "", **fields: object) -> None:
        super().__init__(*([str(said[0]).format(**fields)] if refusal else said))
        self.refusal = refusal
        self.fields = fields


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
