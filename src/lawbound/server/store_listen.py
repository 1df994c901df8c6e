"""Hearing what other servers append: LISTEN of PostgreSQL, in a thread with a connection of its own."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Engine, select, text

from lawbound.server.store_schema import games

Heard = Callable[[str, int], None]

CHANNEL: Final = "lawbound"
FIRST_CONNECTION: Final = 5.0
"""How many seconds `start` waits for it, so that nothing appended afterwards is missed."""
PAUSE: Final = 0.5
"""Seconds between looks at whether to stop, and between attempts to connect again."""
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', heard) FROM unnest(CAST(:heard AS text[])) AS heard")

log = logging.getLogger(__name__)


def notice(game: str, length: int) -> str:
    """What is told to everybody who listens."""
    return f"{length} {game}"


def _plainly(error: Exception) -> str:
    """In one line: while the database is away, this is said twice in every second."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


class Listener:
    """Tells `heard` the game and its new length for every append, by whichever process.

    Whatever was appended while the connection was lost nobody was told, so after each new connection `heard` is told
    the length of every game.
    """

    def __init__(self, engine: Engine, heard: Heard) -> None:
        self._engine = engine
        self._heard = heard
        self._stop = threading.Event()
        self._connected = threading.Event()
        self._thread = threading.Thread(target=self._run, name="lawbound-listen", daemon=True)

    def start(self) -> None:
        self._thread.start()
        self._connected.wait(FIRST_CONNECTION)

    def stop(self) -> None:
        self._stop.set()
        if threading.current_thread() is not self._thread:
            self._thread.join()

    def _run(self) -> None:
        missed = False
        while not self._stop.is_set():
            try:
                self._listen(missed)
            except Exception as error:  # whatever happens to the connection or in `heard`, go on listening
                log.warning("The connection that listens for other servers was lost: %s", _plainly(error))
            missed = True
            self._stop.wait(PAUSE)

    def _listen(self, missed: bool) -> None:
        with self._engine.connect() as db:
            db.detach()  # from the pool: this connection is not lent again
            connection: Any = db.connection.dbapi_connection
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            if missed:
                self._tell_all()
            self._connected.set()
            while not self._stop.is_set():
                for each in connection.notifies(timeout=PAUSE):
                    length, _, game = each.payload.partition(" ")
                    self._heard(game, int(length))

    def _tell_all(self) -> None:
        with self._engine.connect() as db:
            for game, length in db.execute(select(games.c.id, games.c.length)):
                self._heard(game, length)
