"""How the server bears many games at once.

A real server in a process of its own, on loopback, with an SQLite store in a temporary folder. This process plays
the people: each has a game with three bots, thinks for about a second, and chooses one of the offered options. Measured
is the time from sending the choice to receiving the table after it, when the choice is stored for good.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from lawbound.bench import Figure, Figures
from lawbound.server.process import ServerProcess

if TYPE_CHECKING:
    from lawbound.server.store import Entry, GameRecord

LEVELS: Final = (100, 200)
"""So many games at once, one level after the other."""
THINKING: Final = (0.5, 1.5)
WARM_UP: Final = 3.0
HURRIED: Final = 32
"""Games whose people do not think at all: enough that the server always has something to do."""
STORED_GAMES: Final = 10_000
OPENINGS: Final = 5
PEOPLE: Final = ("marquise", "eyrie", "alliance", "vagabond")
BOTS: Final = ("bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabond")

SERVER_FIGURES: Final[dict[str, Figure]] = {
    "server_100_games_p50_milliseconds": Figure("Choice to view, 100 games at once, median", "ms"),
    "server_100_games_p99_milliseconds": Figure("... 99 of 100 are faster", "ms", most=150),
    "server_200_games_p50_milliseconds": Figure("Choice to view, 200 games at once, median", "ms"),
    "server_200_games_p99_milliseconds": Figure("... 99 of 100 are faster", "ms"),
    "server_200_games_choices_per_second": Figure("... choices of people", "choices/s"),
    "server_200_games_processor_percent": Figure("... the server's processor time", "% of a core"),
    "server_200_games_received_bytes": Figure("... received for each choice, compressed", "bytes"),
    "server_memory_per_game_kilobytes": Figure("Memory of a live game with its connection", "KB"),
    "server_most_choices_per_second": Figure("Nobody thinks: choices of people", "choices/s"),
    "server_most_processor_percent": Figure("... the server's processor time", "% of a core"),
    "server_most_commit_milliseconds": Figure("... one commit of the store, on average", "ms"),
    "server_most_choices_per_commit": Figure("... choices that it stores together", "choices"),
    "server_stored_games": Figure("Stored games", "games"),
    "server_open_stored_milliseconds": Figure("... open one of them, slowest of five", "ms", most=1000),
}


def measure_server(seconds: float = 10.0) -> Figures:
    """Every figure of `SERVER_FIGURES`; each load lasts about that many seconds."""
    with tempfile.TemporaryDirectory(prefix="lawbound-bench-") as folder:
        figures = {**loads(Path(folder), seconds), **openings(Path(folder), STORED_GAMES)}
    return {name: figures[name] for name in SERVER_FIGURES}


# The server


def serve(store: str) -> None:
    """As `lawbound serve` does it, but without the limits for strangers: here all of them come from one address."""
    import uvicorn

    from lawbound.cli.serve import listen, search_garbage_seldom, server_settings, take_turns_often
    from lawbound.server.app import create_app
    from lawbound.server.settings import Settings

    settings = Settings(
        store=store,
        games_per_minute=1e6,
        games_at_once=10**6,
        messages_per_second=1e6,
        messages_at_once=10**6,
        requests_at_once=10**6,
        connections_per_address=10**6,
    )
    listening = listen("127.0.0.1", 0)
    app = create_app(settings)
    server = uvicorn.Server(uvicorn.Config(app, **server_settings(app)))
    search_garbage_seldom()
    take_turns_often()
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)  # from here on connections wait to be accepted
    server.run(sockets=[listening])


def command(store: Path) -> list[str]:
    return [sys.executable, "-c", "import sys; from lawbound.bench_server import serve; serve(sys.argv[1])", str(store)]


@dataclass(frozen=True)
class Reading:
    """What the server has used so far."""

    when: float
    processor: float  # seconds
    memory: int  # bytes
    commits: float
    storing: float  # seconds, in commits
    games: float  # in memory


def read(server: ServerProcess) -> Reading:
    """From the system, where it tells, and from the server's own metrics."""
    processor, memory = process_use(server.pid)
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=60) as answer:
        metrics = dict([line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if line[:1] != "#"])
    names = ("lawbound_store_seconds_count", "lawbound_store_seconds_sum", "lawbound_games_live")
    return Reading(time.perf_counter(), processor, memory, *[float(metrics[name]) for name in names])


def process_use(pid: int) -> tuple[float, int]:
    """Processor seconds and resident bytes of a process; zeros where the system has no /proc."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0, 0
    ticks = int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE")


# The people


@dataclass
class Load:
    """What the people noticed while it was noted down."""

    noting: bool = False
    waited: list[float] = field(default_factory=list)  # seconds, by choice
    received: int = 0  # bytes
    seated: int = 0  # people who have been asked something


class Person:
    """Somebody who plays one game after the other, choosing at random from a seed."""

    def __init__(self, address: str, number: int, load: Load, thinking: tuple[float, float]) -> None:
        self.address = address
        self.random = Random(f"person {number}")
        self.load = load
        self.thinking = thinking
        me = PEOPLE[number % len(PEOPLE)]
        self.seats = [{"seat": me}, *[{"seat": bot} for bot in BOTS if bot != f"bot:{me}"]]
        self.games = 0

    async def play(self) -> None:
        while True:
            await self.play_a_game()

    async def play_a_game(self) -> None:
        from websockets.asyncio.client import connect

        self.games += 1
        wishes = {"seats": self.seats, "seed": f"{self.random.random()} {self.games}"}
        created = await asyncio.to_thread(post, f"{self.address}/api/1/games", wishes)
        token = next(link["token"] for link in created["links"] if link["role"] == "seat")
        address = f"ws{self.address.removeprefix('http')}/api/1/games/{created['game']}/ws"
        async with connect(address, max_size=None, create_connection=counting(self.load)) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 1, "token": token, "lang": "en"}))
            question = await self.asked(socket, None)
            self.load.seated += self.games == 1
            while question is not None:
                await asyncio.sleep(self.random.uniform(*self.thinking))
                option = self.random.choice(question["choices"])["option"]
                sent = time.perf_counter()
                await socket.send(json.dumps({"type": "choose", "question": question["id"], "option": option}))
                question = await self.asked(socket, question["id"])
                if self.load.noting:
                    self.load.waited.append(time.perf_counter() - sent)

    async def asked(self, socket: Any, before: str | None) -> Any:
        """The next question; None when the game is over."""
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                raise RuntimeError(f"The server refused a choice: {message['text']}")
            if message["type"] == "table":
                if message["outcome"] is not None:
                    return None
                if message["question"] is not None and message["question"]["id"] != before:
                    return message["question"]
        raise RuntimeError("The server closed the connection.")


def counting(load: Load) -> Any:
    """A connection that adds up what comes over the wire."""
    from websockets.asyncio.client import ClientConnection

    class Counting(ClientConnection):
        def data_received(self, data: bytes) -> None:
            if load.noting:
                load.received += len(data)
            super().data_received(data)

    return Counting


def post(address: str, body: Any) -> Any:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


# Many at once


class Crowd:
    """People who play at one server, more and more of them."""

    def __init__(self, server: ServerProcess, thinking: tuple[float, float]) -> None:
        self.server = server
        self.thinking = thinking
        self.load = Load()
        self.playing: list[asyncio.Task[None]] = []

    async def grow(self, size: int) -> None:
        """Until so many play, and have played for a moment."""
        numbers = range(len(self.playing), size)
        people = [Person(self.server.address, number, self.load, self.thinking) for number in numbers]
        self.playing += [asyncio.create_task(person.play()) for person in people]
        while self.load.seated < size:
            await self.wait(0.1)
        await self.wait(WARM_UP)

    async def wait(self, seconds: float) -> None:
        """While they play; whoever cannot go on ends it for all."""
        done, _ = await asyncio.wait(self.playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()

    async def watch(self, seconds: float) -> Stretch:
        """What happens in the next seconds."""
        self.load.waited, self.load.received = [], 0
        before = await asyncio.to_thread(read, self.server)
        self.load.noting = True
        await self.wait(seconds)
        self.load.noting = False
        after = await asyncio.to_thread(read, self.server)
        return Stretch(sorted(self.load.waited), self.load.received, before, after)

    async def leave(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


@dataclass(frozen=True)
class Stretch:
    """What was noted during a stretch of time."""

    waited: list[float]  # the shortest first
    received: int
    before: Reading
    after: Reading

    def quantile(self, share: float) -> float:
        """Milliseconds within which that share of the choices was answered."""
        return 1000 * self.waited[int(share * (len(self.waited) - 1))]

    @property
    def seconds(self) -> float:
        return self.after.when - self.before.when

    @property
    def choices_per_second(self) -> float:
        return len(self.waited) / self.seconds

    @property
    def processor_percent(self) -> float:
        return 100 * (self.after.processor - self.before.processor) / self.seconds

    @property
    def commits(self) -> float:
        return self.after.commits - self.before.commits


def loads(folder: Path, seconds: float, levels: tuple[int, ...] = LEVELS) -> Figures:
    with ServerProcess(command(folder / "load.db")) as server:
        return {**asyncio.run(thoughtful(server, seconds, levels)), **asyncio.run(hurried(server, seconds))}


async def thoughtful(server: ServerProcess, seconds: float, levels: tuple[int, ...]) -> Figures:
    """People who think before they choose; first some, so that everything is loaded that ever will be."""
    figures: Figures = {}
    crowd = Crowd(server, THINKING)
    try:
        await crowd.grow(levels[0] // 3)
        start = await asyncio.to_thread(read, server)
        for level in levels:
            await crowd.grow(level)
            stretch = await crowd.watch(seconds)
            name = f"server_{level}_games"
            figures[f"{name}_p50_milliseconds"] = stretch.quantile(0.5)
            figures[f"{name}_p99_milliseconds"] = stretch.quantile(0.99)
            figures[f"{name}_choices_per_second"] = stretch.choices_per_second
            figures[f"{name}_processor_percent"] = stretch.processor_percent
            figures[f"{name}_received_bytes"] = stretch.received / len(stretch.waited)
        games = stretch.after.games - start.games
        figures["server_memory_per_game_kilobytes"] = (stretch.after.memory - start.memory) / games / 1024
    finally:
        await crowd.leave()
    return figures


async def hurried(server: ServerProcess, seconds: float) -> Figures:
    """People who do not think: how much the server can do, and what it then has too little of."""
    crowd = Crowd(server, (0.0, 0.0))
    try:
        await crowd.grow(HURRIED)
        stretch = await crowd.watch(seconds)
    finally:
        await crowd.leave()
    return {
        "server_most_choices_per_second": stretch.choices_per_second,
        "server_most_processor_percent": stretch.processor_percent,
        "server_most_commit_milliseconds": 1000 * (stretch.after.storing - stretch.before.storing) / stretch.commits,
        "server_most_choices_per_commit": len(stretch.waited) / stretch.commits,
    }


# Many stored


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
    """A game to its end, one random person and three bots."""
    from lawbound.kernel import Table
    from lawbound.root.rules import ROOT
    from lawbound.server.founding import of_wishes
    from lawbound.server.store import Entry

    me = PEOPLE[number % len(PEOPLE)]
    seats = [me, *[bot for bot in BOTS if bot != f"bot:{me}"]]
    record = of_wishes({"seats": [{"seat": seat} for seat in seats], "seed": f"stored {number}"})
    table = Table.new(ROOT, record.setup, seed=record.seed)
    random = Random(number)
    while (ask := table.pending) is not None:
        table.choose(random.choice(ask.options))
    return record, [Entry("choice", 0, value) for value in table.journal.entries]


async def open_game(address: str, game: str, token: str) -> float:
    """Seconds until the table of a stored game is there."""
    from websockets.asyncio.client import connect

    started = time.perf_counter()
    async with connect(f"ws{address.removeprefix('http')}/api/1/games/{game}/ws", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1, "token": token, "lang": "en"}))
        while json.loads(await socket.recv())["type"] != "table":
            pass
    return time.perf_counter() - started
