"""What can go wrong with the store, told so that whoever meets it can do something about it.

The sentences are made when they are read, in the reader's language. They are for players too, so they name no host and
no file; what the database itself said is in `detail`, and in the log.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from lawbound.kernel import LawboundError
from lawbound.present.speech import Name

PRIMARY: Final = 0xFF
"""An SQLite error has a primary code in its low byte and says more above it."""
BY_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR_WRITE: "full",  # the file may not grow: a quota or a limit of the system
    sqlite3.SQLITE_IOERR_SHMSIZE: "full",  # nor may the small one beside it, which opening makes
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "no-file",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
BY_POSTGRES: Final = {
    "53100": "full",
    "53300": "unreachable",  # no connection is left
    "55P03": "locked",  # waited too long for a row
    "40P01": "locked",
    "40001": "locked",
    "57014": "locked",  # the statement took too long
    "25006": "read-only",
    "57P01": "unreachable",  # the server is shutting down, has crashed, is starting
    "57P02": "unreachable",
    "57P03": "unreachable",
}
CODES: Final = {"locked": "locked", "full": "full", "unreachable": "unreachable", "no-file": "unreachable"}

log = logging.getLogger(__name__)


class StoreError(LawboundError):
    """The database did not do what it should. `code`: locked, full, unreachable or other."""

    def __init__(self, message: Name, code: str = "other", detail: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return self.message.said()


class Behind(LawboundError):
    """The game has grown meanwhile: nothing of that append is stored. A game that is not stored at all has length 0."""

    def __init__(self, game: str, length: int) -> None:
        super().__init__(game, length)
        self.game = game
        self.length = length

    def __str__(self) -> str:
        return Name("store-behind", length=self.length).said()


def kind_of(error: SQLAlchemyError | sqlite3.Error) -> str:
    """What happened, as the name of its message."""
    if isinstance(error, NoConnectionLeft):
        return "locked"
    said = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    if said is not None:
        return BY_SQLITE.get(said) or BY_SQLITE.get(said & PRIMARY, "other")
    if not isinstance(error, DBAPIError) or isinstance(error.orig, sqlite3.Error):
        return "other"
    state = getattr(error.orig, "sqlstate", None)
    if state is None or state.startswith("08"):
        return "unreachable" if error.connection_invalidated or _is_operational(error) else "other"
    return BY_POSTGRES.get(state, "other")


def _is_operational(error: DBAPIError) -> bool:
    return type(error).__name__ == "OperationalError"


def store_error(error: SQLAlchemyError | sqlite3.Error) -> StoreError:
    """The same for people."""
    kind = kind_of(error)
    said = getattr(error, "orig", None) or error
    primary = getattr(getattr(said, "diag", None), "message_primary", None)  # what PostgreSQL adds may quote secrets
    detail = " ".join((primary or str(said)).split())
    return StoreError(Name(f"store-{kind}"), CODES.get(kind, "other"), detail)


@contextmanager
def plainly() -> Iterator[None]:
    """Whatever the database reports inside becomes a StoreError."""
    try:
        yield
    except SQLAlchemyError as error:
        problem = store_error(error)
        log.warning("The store failed (%s): %s", problem.code, problem.detail)
        raise problem from error
