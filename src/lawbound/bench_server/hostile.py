"""Those who want everything at once, while others play.

They upload games as long as the server takes them, have them audited, say hello to them, read every page of their log
or ask for pages and read nothing, leaf through moments, choose and take back at the end of a game, and search the Law.
"""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError

from websockets.exceptions import ConnectionClosed

from lawbound.bench import Figures
from lawbound.bench_server import people
from lawbound.bench_server.people import Crowd, Stretch
from lawbound.bench_server.serving import command, machine_load
from lawbound.bench_server.tables import kit, long_game
from lawbound.law import library
from lawbound.server.messages import VERSION
from lawbound.server.process import ServerProcess

if TYPE_CHECKING:
    from lawbound.server.store import Entry, GameRecord

PLAYING: Final = 50
LONG: Final = 20_000
"""Choices: no game of the server is longer."""
UPLOADING, GREETING, SEARCHING, LEAFING, READING, DEAF, UNDOING = 2, 4, 4, 4, 40, 40, 2
"""How many of each kind there are."""
WORDS: Final = ("player", "the a e i o u r s t n l", "card hand draw", "x", "in of to the and is it a be as")

ARRIVING: Final = 0.02
"""Seconds between one who comes and the next."""
SIEGE: Final = 3
"""So many times as long as without them: it takes a while to open a long game."""

Count = dict[str, int]


def besieged(folder: Path, seconds: float, choices: int = LONG, playing: int = PLAYING) -> Figures:
    load, store = machine_load(), folder / "hostile.db"
    target = prepare(store, choices)
    with ServerProcess(command(store)) as server:
        quiet, siege, counted = asyncio.run(watch(server, target, seconds, playing))
    return {
        "hostile_games": playing,
        "hostile_long_game_choices": choices,
        "hostile_before_pause_milliseconds": quiet.pause,
        "hostile_before_p99_milliseconds": quiet.quantile(0.99),
        "hostile_pause_milliseconds": siege.pause,
        "hostile_own_pause_milliseconds": 1000 * siege.after.own_pause,
        "hostile_p50_milliseconds": siege.quantile(0.5),
        "hostile_p99_milliseconds": siege.quantile(0.99),
        **{f"hostile_{what}": counted[what] for what in KINDS},
        "hostile_memory_megabytes": siege.after.memory / 2**20,
        "machine_load": load,
    }


KINDS: Final = ("hellos", "replays", "audits", "pages", "undos", "searches", "refusals")


# Long games


def long_record(choices: int, kind: str, seed: str = "long") -> tuple[GameRecord, list[Entry]]:
    """Such a game as it is stored: a replay, or one that two people play."""
    from lawbound.server.founding import found
    from lawbound.server.store import Entry, SeatRecord

    table = long_game(choices, seed)
    record = found(table.journal.game, table.journal.setup, [SeatRecord("person", None, None)] * 2, seed, kind)
    return record, [Entry("choice", 0, entry) for entry in table.journal.entries]


class Target:
    """What they go for: a long replay and a long game in the store, and a long journal to be uploaded."""

    def __init__(self, replay: GameRecord, played: GameRecord, journal: bytes) -> None:
        self.replay = replay
        self.played = played
        self.journal = journal


def prepare(path: Path, choices: int) -> Target:
    from lawbound.kernel.journal_text import save
    from lawbound.server.store import Store

    store = Store.open(str(path))
    (replay, entries), (played, fewer) = long_record(choices, "replay"), long_record(choices - choices // 10, "play")
    store.create(replay, entries)
    store.create(played, fewer)
    store.close()
    return Target(replay, played, save(long_game(choices, "uploaded")).encode())


async def watch(server: ServerProcess, target: Target, seconds: float, playing: int) -> tuple[Stretch, Stretch, Count]:
    """Some seconds without them, then with them; and what they got."""
    crowd = Crowd(server, people.THINKING)
    try:
        await crowd.grow(playing)
        quiet = await crowd.watch(seconds)
        hostile = Hostile(server.address, target)
        arriving = [after(ARRIVING * n, each) for n, each in enumerate(hostile.all())]
        crowd.playing += [asyncio.create_task(each) for each in arriving]  # whichever of them fails ends it, too
        return quiet, await crowd.watch(SIEGE * seconds), hostile.counted
    finally:
        await crowd.leave()


async def after(seconds: float, act: Coroutine[Any, Any, None]) -> None:
    try:
        await asyncio.sleep(seconds)
    except asyncio.CancelledError:
        act.close()
        raise
    await act


class Hostile:
    """All of them, at one server."""

    def __init__(self, address: str, target: Target) -> None:
        self.address = address
        self.target = target
        self.counted: Count = dict.fromkeys(KINDS, 0)

    def all(self) -> list[Coroutine[Any, Any, None]]:
        kinds: list[tuple[int, Callable[[int], Coroutine[Any, Any, None]]]] = [
            (UPLOADING, self.upload),
            (GREETING, self.greet),
            (SEARCHING, self.search),
            (LEAFING, self.leaf),
            (READING, self.read_log),
            (DEAF, self.hear_nothing),
            (UNDOING, self.take_back),
        ]
        return [act(number) for many, act in kinds for number in range(many)]

    # Requests

    async def ask(self, path: str, token: str = "", body: bytes | None = None) -> bytes:
        """The answer; nothing if it was refused."""

        def wait() -> bytes:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            if body is not None:
                headers["Content-Type"] = "text/plain"
            request = urllib.request.Request(f"{self.address}{path}", body, headers)
            with urllib.request.urlopen(request, timeout=120) as answer:
                found: bytes = answer.read()
                return found

        try:
            return await asyncio.to_thread(wait)
        except HTTPError:
            self.counted["refusals"] += 1
            return b""

    async def upload(self, number: int) -> None:
        """A long game, which is then audited, downloaded and looked at for the first time."""
        while True:
            answer = await self.ask("/api/2/replays", body=self.target.journal)
            if not answer:
                continue
            created = json.loads(answer)
            self.counted["replays"] += 1
            game, token = created["game"], created["links"][0]["token"]
            for what in ("audit", "journal"):
                self.counted["audits"] += bool(await self.ask(f"/api/2/games/{game}/{what}", token))
            async with self.at(game, token):
                pass

    async def search(self, number: int) -> None:
        articles = library.articles()
        article = "law/{0.book}/{0.id}".format(articles[len(articles) // 4])
        for n in count(number):
            words = WORDS[n % len(WORDS)].replace(" ", "%20")
            paths = ("law", f"kits/{kit().name}/catalogue", f"law/search?q={words}", article)
            self.counted["searches"] += bool(await self.ask(f"/api/2/{paths[n % len(paths)]}"))

    # Conversations

    @asynccontextmanager
    async def at(self, game: str, token: str) -> AsyncIterator[tuple[Any, Any]]:
        """Said hello, and seen the table."""
        from websockets.asyncio.client import connect

        address = f"ws{self.address.removeprefix('http')}/api/2/games/{game}/ws"
        async with connect(address, max_size=None, open_timeout=120, max_queue=None) as socket:
            await self.say(socket, "hello", version=VERSION, token=token, lang="en")
            table = await self.hear(socket, "table")
            self.counted["hellos"] += 1
            yield socket, table

    async def say(self, socket: Any, kind: str, **fields: Any) -> None:
        await socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self, socket: Any, *kinds: str) -> Any:
        async for text in socket:
            message = json.loads(text)
            if message["type"] in kinds:
                return message
        raise ConnectionError("The server closed the connection.")

    def looking_on(self) -> AbstractAsyncContextManager[tuple[Any, Any]]:
        return self.at(self.target.replay.id, self.target.replay.links[0].token)

    async def greet(self, number: int) -> None:
        while True:
            async with self.looking_on():
                pass

    async def leaf(self, number: int) -> None:
        """Moments and lines, anywhere in the game."""
        random = Random(number)
        async with self.looking_on() as (socket, table):
            while True:
                if random.random() < 0.5:
                    await self.say(socket, "history", moment=random.randrange(table["moment"]))
                else:
                    await self.say(socket, "look", line=random.randrange(table["log_start"]))
                self.counted["pages"] += (await self.hear(socket, "history", "error"))["type"] == "history"

    async def read_log(self, number: int) -> None:
        """Page by page, from the end to the start and again."""
        async with self.looking_on() as (socket, table):
            before = table["log_start"]
            while True:
                await self.say(socket, "log", before=before)
                page = await self.hear(socket, "log")
                self.counted["pages"] += 1
                before = page["start"] or table["log_start"]

    async def hear_nothing(self, number: int) -> None:
        """Ask for pages and read none, until the server has had enough; and again."""
        while True:
            with suppress(OSError, ConnectionClosed, TimeoutError):
                async with self.looking_on() as (socket, table):
                    socket.transport.pause_reading()
                    try:
                        while True:
                            await self.say(socket, "log", before=table["log_start"])
                            await asyncio.sleep(0.05)
                    finally:
                        socket.transport.abort()  # a farewell would wait for an answer that nobody reads
            self.counted["refusals"] += 1

    async def take_back(self, seat: int) -> None:
        """Choose and take back, at the end of a long game; whoever is not asked waits."""
        played = self.target.played
        token = next(link.token for link in played.links if link.seat == seat)
        async with self.at(played.id, token) as (socket, table):
            for n in count():
                while table["question"] is None:
                    table = await self.hear(socket, "table")
                option = table["question"]["choices"][n % len(table["question"]["choices"])]["option"]
                await self.say(socket, "choose", question=table["question"]["id"], option=option)
                table = await self.hear(socket, "table")
                if table["can_undo"]:
                    await self.say(socket, "undo")
                    table = await self.hear(socket, "table")
                self.counted["undos"] += 1
