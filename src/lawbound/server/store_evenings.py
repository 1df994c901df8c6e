"""Evenings in the store: what each was set up with, and what was told at it, row by row.

Rows are only ever added, and their key is the evening and the number, so two phones cannot both be the next. Taking
back is a row, too: it says how many acts are kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from lawbound.server.store import Store, StoreError
from lawbound.server.store_errors import plainly
from lawbound.server.store_schema import acts, evenings

UNDO = "undo"


@dataclass(frozen=True)
class EveningRecord:
    """An evening without its rows."""

    id: str
    game: str
    setup: dict[str, Any]


class EveningStore:
    """The evenings in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def create(self, record: EveningRecord) -> None:
        row = {**vars(record), "created": datetime.now(UTC).isoformat()}
        with plainly(), self._store.writing.begin() as db:
            db.execute(insert(evenings), row)

    def find(self, evening: str) -> EveningRecord | None:
        with plainly(), self._store.reading.connect() as db:
            row = db.execute(select(evenings).where(evenings.c.id == evening)).first()
        return None if row is None else EveningRecord(row.id, row.game, row.setup)

    def length(self, evening: str) -> int:
        """How many rows it has."""
        with plainly(), self._store.reading.connect() as db:
            return db.execute(select(func.count()).where(acts.c.evening == evening)).scalar() or 0

    def rows(self, evening: str) -> list[dict[str, Any]]:
        wanted = select(acts.c.act).where(acts.c.evening == evening).order_by(acts.c.number)
        with plainly(), self._store.reading.connect() as db:
            return [row.act for row in db.execute(wanted)]

    def append(self, evening: str, number: int, act: dict[str, Any]) -> bool:
        """Store the row of that number; False if somebody else has."""
        try:
            with plainly(), self._store.writing.begin() as db:
                db.execute(insert(acts), {"evening": evening, "number": number, "act": act})
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):
                return False
            raise
        return True


def standing(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The acts that stand, when all rows are told."""
    kept: list[dict[str, Any]] = []
    for row in rows:
        if row.get("do") == UNDO:
            del kept[row["to"] :]
        else:
            kept.append(row)
    return kept
