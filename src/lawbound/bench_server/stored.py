"""Many stored games: how long it takes to open one of them."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from lawbound.bench import Figures
from lawbound.bench_server.serving import command
from lawbound.bench_server.tables import wishes
from lawbound.server.messages import VERSION
from lawbound.server.process import ServerProcess

if TYPE_CHECKING:
    from lawbound.server.store import Entry, GameRecord

STORED_GAMES: Final = 10_000
OPENINGS: Final = 5


def openings(folder: Path, count: int) -> Figures:
    """Fill a store with played games, start a server upon it, and open some of them."""
    path = folder / "stored.db"
    keys = fill(path, count)
    with ServerProcess(command(path)) as server:
        times = [asyncio.run(open_game(server.address, *key)) for key in keys]
    return {"server_stored_games": count, "server_open_stored_milliseconds": 1000 * max(times)}


def fill(path: Path, count: int) -> list[tuple[str, str]]:
    """A store with so many games; the ids and tokens of a few of them, the last among them.

    A handful of games is really played, and stored again and again under other names.
    """
    from sqlalchemy import insert

    from lawbound.server import store_schema
    from lawbound.server.store import Store

    store = Store.open(str(path))
    played = [play(number) for number in range(OPENINGS)]
    for record, entries in played:
        store.create(record, entries)
    store.close()
    engine = store_schema.open_engine(str(path))
    with engine.execution_options(writes=True).begin() as db:
        games = [row._asdict() for row in db.execute(store_schema.games.select())]
        rows: dict[str, list[dict[str, Any]]] = {game["id"]: [] for game in games}
        for row in db.execute(store_schema.entries.select()):
            rows[row.game].append(row._asdict())
        copies = [(games[n % len(games)], f"copy {n}") for n in range(count - len(games))]
        db.execute(insert(store_schema.games), [game | {"id": name} for game, name in copies])
        db.execute(
            insert(store_schema.entries), [row | {"game": name} for game, name in copies for row in rows[game["id"]]]
        )
    engine.dispose()
    return [(record.id, record.links[0].token) for record, _ in played]


def play(number: int) -> tuple[GameRecord, list[Entry]]:
    """A game to its end, one random person and three bots, as a server stores it."""
    from lawbound.server.course import Course
    from lawbound.server.founding import of_wishes

    record = of_wishes(wishes(number, f"stored {number}"))
    course = Course(record)
    random = Random(number)
    entries: list[Entry] = []
    while (ask := course.table.pending) is not None:
        entries.append(course.choose(random.randrange(len(ask.options))))
    return replace(record, opening=course.blanks.opening), entries


async def open_game(address: str, game: str, token: str) -> float:
    """Seconds until the table of a stored game is there."""
    from websockets.asyncio.client import connect

    started = time.perf_counter()
    async with connect(f"ws{address.removeprefix('http')}/api/2/games/{game}/ws", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token, "lang": "en"}))
        while json.loads(await socket.recv())["type"] != "table":
            pass
    return time.perf_counter() - started
