"""Everything that the server refuses: a code for programs, and a sentence for whoever meets it."""

from __future__ import annotations

from typing import Any, Final

from lawbound.present.speech import Arg, Name
from lawbound.server.messages import ErrorMessage, Problem

STATUS: Final = {
    "bad-request": 422,
    "bad-setup": 422,
    "bad-journal": 422,
    "bad-act": 422,
    "too-long": 422,
    "too-hard": 422,
    "not-invited": 401,
    "not-host": 403,
    "foreign-origin": 403,
    "no-such-game": 404,
    "no-such-kit": 404,
    "no-such-evening": 404,
    "no-companion": 404,
    "no-such-seat": 404,
    "no-such-moment": 404,
    "no-such-line": 404,
    "no-such-article": 404,
    "no-such-page": 404,
    "no-such-method": 405,
    "not-over": 409,
    "over": 409,
    "replay": 409,
    "bot-seat": 409,
    "no-practice": 409,
    "unplayable": 409,
    "stale": 409,
    "wrong-version": 410,
    "too-large": 413,
    "unknown-host": 421,
    "too-fast": 429,
    "internal": 500,
    "full": 503,
    "busy": 503,
    "store": 503,
}
"""The codes that HTTP knows, and their status."""

OVER_SOCKET: Final = (
    "bad-message",
    "too-large",
    "too-fast",
    "wrong-version",
    "no-hello",
    "hello-again",
    "not-invited",
    "no-such-game",
    "foreign-origin",
    "unknown-host",
    "replaced",
    "elsewhere",
    "full",
    "busy",
    "too-hard",
    "not-your-turn",
    "stale",
    "illegal",
    "cannot-undo",
    "no-petition",
    "replay",
    "over",
    "too-long",
    "no-such-line",
    "no-such-moment",
    "no-such-seat",
    "unplayable",
    "store",
    "internal",
)
"""The codes that a connection knows."""


class Refused(Exception):
    """Something that cannot be done; nothing has changed. The sentence is made in the language of whoever reads it."""

    def __init__(self, code: str, /, message: str | Name = "", closing: bool = False, **args: Arg) -> None:
        super().__init__(code)
        self.code = code
        self.closing = closing
        self.sentence = message if isinstance(message, Name) else Name(message or f"server-{code}", **args)

    def __reduce__(self) -> tuple[Any, ...]:
        """To be raised again in another process."""
        return _again, (self.code, self.sentence, self.closing)

    @property
    def text(self) -> str:
        return self.sentence.said()

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def as_problem(self) -> Problem:
        return {"code": self.code, "text": self.text}

    def as_message(self) -> ErrorMessage:
        return {"type": "error", "code": self.code, "text": self.text, "closing": self.closing}


def _again(code: str, sentence: Name, closing: bool) -> Refused:
    return Refused(code, sentence, closing)
