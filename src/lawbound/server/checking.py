"""The whole of a finished game: its text, and whether its luck was fair. For a process of its own (`workers`).

Both take as long as the game is. What goes there and comes back is plain data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from lawbound import games
from lawbound.kernel import Journal, TakeBack
from lawbound.kernel.fairness import AuditReport, Check, audit
from lawbound.kernel.journal_text import read, write
from lawbound.kernel.nature import Draw
from lawbound.kernel.recall import record_of


class Finished(NamedTuple):
    """A journal with the result that it led to; None if it stops before the end."""

    game: str
    setup: dict[str, Any]
    seed: str | None
    salt: str
    ask_forced: bool
    entries: list[int]
    version: int
    luck: Sequence[Draw] | None
    takebacks: tuple[TakeBack, ...]
    result: dict[str, Any] | None

    @staticmethod
    def of(journal: Journal, result: dict[str, Any] | None) -> Finished:
        j = journal
        luck = (j.luck, j.takebacks)
        return Finished(j.game, j.setup, j.seed, j.salt, j.ask_forced, j.entries, j.version, *luck, result)


def journal_text(finished: Finished) -> str:
    """As a file that anybody can keep, read and play again."""
    game, setup, seed, salt, ask_forced, entries, version, luck, takebacks, result = finished
    journal = Journal(game, setup, seed, ask_forced, entries, salt, version, luck, takebacks)
    return write(journal, result, record=record_of(games.find(game), journal))


def audit_of(finished: Finished, published: str | None) -> dict[str, Any]:
    """The checks of that text; `report` reads them."""
    return audit(read(journal_text(finished)), games.find, published).as_data()


def report(data: dict[str, Any]) -> AuditReport:
    return AuditReport([Check(**check) for check in data["checks"]])
