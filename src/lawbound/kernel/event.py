"""Events: what happened, by which article, and who may know it."""

from __future__ import annotations

from typing import Any

from lawbound.kernel.ask import Seat


class Event:
    """One thing that happened. `audience` is None when everybody may know `secret`, else the seats that may.

    `args` is for all to see; `secret` is the part that only the audience learns (the card drawn, say).
    """

    __slots__ = ("args", "article", "audience", "name", "secret")

    def __init__(
        self,
        name: str,
        article: str,
        args: tuple[Any, ...],
        secret: tuple[Any, ...] = (),
        audience: tuple[Seat, ...] | None = None,
    ) -> None:
        self.name = name
        self.article = article
        self.args = args
        self.secret = secret
        self.audience = audience

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as that seat (None: a spectator) may know it."""
        if self.audience is None or seat in self.audience:
            return self
        return Event(self.name, self.article, self.args, (), self.audience)

    def told_to(self, seat: Seat | None) -> tuple[Any, ...]:
        """All that this seat (None: a spectator) learns from it, to be compared."""
        seen = self.seen_by(seat)
        return seen.name, seen.article, seen.args, seen.secret, seen.audience

    def __repr__(self) -> str:
        return f"{self.name}{self.args}{self.secret or ''} [{self.article}]"
