"""What forms, rules and journals refuse, in the language of whoever reads it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from lawbound import games
from lawbound.kernel.errors import Called, LawboundError
from lawbound.kit import Kit
from lawbound.present.speech import GENERAL, Arg, Said, Speech, slug


class Told(Said):
    """An error that is said where it is read: by its message, or in English if it has none.

    It is plain data, so that it can be said in another process than the one that met the error.
    """

    __slots__ = ("fields", "game", "longest", "refusal", "text")

    def __init__(self, error: LawboundError, kit: Kit | None = None, longest: int | None = None) -> None:
        self.text = str(error)
        self.refusal = error.refusal
        self.fields: tuple[tuple[str, Field], ...] = tuple(
            (name, _field(value, kit)) for name, value in error.fields.items()
        )
        self.game = "" if kit is None else kit.name
        self.longest = longest
        self._hash = hash((self.text, self.refusal, self.fields, self.game, longest))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and self._key() == other._key()

    __hash__ = Said.__hash__

    def _key(self) -> tuple[Any, ...]:
        return self.text, self.refusal, self.fields, self.game, self.longest

    def said(self, case: str = "") -> str:
        id = slug("refusal", self.refusal)
        speech = self._speech(id) if self.refusal else None
        text = self.text
        if speech is not None:
            said = speech.say(id, **{name: _arg(speech, value) for name, value in self.fields})
            text = said if self.text.endswith(".") else said.removesuffix(".")  # it may stand within a sentence
        return text[: self.longest].encode("utf-8", "replace").decode()

    def _speech(self, id: str) -> Speech | None:
        """Whose message it is: that of the game, or of one that has it if nobody named a game; else the general one."""
        for name in [self.game] if self.game else games.names():
            with suppress(LawboundError):  # a game that cannot be loaded has nothing to say
                speech = games.kit(name).speech
                if speech.has(id):
                    return speech
        return GENERAL if GENERAL.has(id) else None


def told(error: LawboundError, kit: Kit | None = None) -> str:
    """What is wrong, in the language spoken now."""
    return Told(error, kit).said()


Field = Told | str | int | tuple[str, str]
"""What stands in a sentence: a reason, a text, a number; or what something is called, by a message or in English."""


def _field(value: object, kit: Kit | None) -> Field:
    if isinstance(value, LawboundError):
        return Told(value, kit)
    if isinstance(value, Called):
        return value.id, value.text
    return value if isinstance(value, int) else str(value)


def _arg(speech: Speech, value: Field) -> Arg:
    if isinstance(value, Told):
        return value.said()
    return speech.say_or(*value) if isinstance(value, tuple) else value
