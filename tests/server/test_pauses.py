"""Nothing that grows with a game holds up the event loop: no callback of a long game is longer than of a short one."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from tests.server.steps import Json, Steps, Talk, Visitor

from lawbound.bench_server.hostile import long_record
from lawbound.bench_server.tables import long_game
from lawbound.kernel.journal_text import save
from lawbound.server import compose
from lawbound.server.app import create_app
from lawbound.server.course import Course
from lawbound.server.founding import of_wishes
from lawbound.server.settings import Settings
from lawbound.server.store import Entry, GameRecord, Store

SHORT, LONG = 150, 1500
MUCH = 5000
"""Lines of Python, which take some milliseconds; composing a table with a question takes two or three thousand."""


class Games:
    """A replay and a game in which the last choice can be taken back, of about that many choices."""

    def __init__(self, store: Store, choices: int) -> None:
        self.replay, entries = long_record(choices, "replay", "pauses")
        store.create(self.replay, entries)
        self.played, entries = until_undoable(*long_record(choices, "play", "pauses"))
        store.create(self.played, entries)
        self.journal = save(long_game(choices, "pauses")).encode()


def until_undoable(record: GameRecord, entries: list[Entry]) -> tuple[GameRecord, list[Entry]]:
    """Go on until somebody could take back what they chose last."""
    course, luck = Course(record, entries), Random(1)
    while course.can_undo is None:
        assert course.table.pending is not None
        entries.append(course.choose(luck.randrange(len(course.table.pending.options))))
    return record, entries


Wish = Callable[[Visitor, Games], Awaitable[None]]


async def hello(visitor: Visitor, games: Games) -> None:
    async with visitor.at(games.replay.id, games.replay.links[0].token):
        pass


def asked(kind: str, **fields: Callable[[Json], int]) -> Wish:
    """Asked by somebody who looks at the replay."""

    async def wish(visitor: Visitor, games: Games) -> None:
        async with visitor.at(games.replay.id, games.replay.links[0].token, seat=0) as talk:
            wanted = {name: value(talk.table) for name, value in fields.items()}
            await talk.ask(kind, "history" if kind == "look" else "table" if kind == "speak" else kind, **wanted)

    return wish


def followed(line: Callable[[Json], int]) -> Wish:
    """Looked at by somebody who plays, in a game that goes on."""

    async def wish(visitor: Visitor, games: Games) -> None:
        (first, *_) = [link for link in games.played.links if link.role == "seat"]
        async with visitor.at(games.played.id, first.token) as talk:
            await talk.ask("look", "history", line=line(talk.table))

    return wish


def requested(what: str, expected: int = 200) -> Wish:
    async def wish(visitor: Visitor, games: Games) -> None:
        path = f"/api/2/games/{games.replay.id}{what}"
        status, body = await visitor.ask("GET", path, games.replay.links[0].token)
        assert status == expected, body

    return wish


async def practice(visitor: Visitor, games: Games) -> None:
    path, token = f"/api/2/games/{games.replay.id}/practice", games.replay.links[0].token
    status, body = await visitor.ask("POST", path, token, {"moment": 70, "seat": 0})
    assert status == 201, body


async def replay(visitor: Visitor, games: Games) -> None:
    status, body = await visitor.ask("POST", "/api/2/replays", body=games.journal)
    assert status == 201, body


async def undo_and_choose(visitor: Visitor, games: Games) -> None:
    seats = [link for link in games.played.links if link.role == "seat"]
    async with visitor.at(games.played.id, seats[0].token) as one, visitor.at(games.played.id, seats[1].token) as other:
        asking: Talk = one if one.table["can_undo"] else other
        assert asking.table["can_undo"]
        asking.say("undo")
        table = await asking.until("table")
        await asking.ask("choose", "ack", question=table["question"]["id"], option=0)
        await asking.until("table")


def get(path: str) -> Wish:
    async def wish(visitor: Visitor, games: Games) -> None:
        status, body = await visitor.ask("GET", path)
        assert status == 200, body

    return wish


WISHES: dict[str, Wish] = {
    "hello": hello,
    "log": asked("log", before=lambda table: table["log_start"] // 2 + 200),
    "trace": asked("trace", line=lambda table: table["log_start"]),
    "why": asked("why"),
    "ahead": asked("ahead"),
    "history": asked("history", moment=lambda table: table["moment"] - 20),
    "early history": asked("history", moment=lambda table: 20),
    "look": asked("look", line=lambda table: table["log_start"] + 20),
    "early look": asked("look", line=lambda table: 20),
    "newest look": followed(lambda table: table["log_start"] + len(table["log"]) - 1),
    "look while playing": followed(lambda table: 20),
    "game": requested(""),
    "journal": requested("/journal"),
    "audit": requested("/audit"),
    "practice": practice,
    "replay": replay,
    "undo": undo_and_choose,
    "search": get("/api/2/law/search?q=the%20a%20e%20i%20o%20u%20r%20s%20t"),
    "article": get("/api/2/law/root/4.3.2"),
    "books": get("/api/2/law"),
    "catalogue": get("/api/2/kits/root/catalogue"),
}


async def most_steps(path: Path, prepare: Callable[[Store], Games], wishes: dict[str, Wish]) -> dict[str, int]:
    """The longest callback while each of these is wished for, by a server that has done and said all of it before."""
    store = Store.open(f"sqlite:///{path}")
    before, again = prepare(store), prepare(store)
    app = create_app(Settings(checks_at_once=1000, games_at_once=1000), store)
    found: dict[str, int] = {}
    async with app.router.lifespan_context(app):
        visitor = Visitor(app)
        for wish in wishes.values():
            await wish(visitor, before)
        for name, wish in wishes.items():
            steps = Steps()
            with steps.counted():
                await wish(visitor, again)
            found[name] = steps.most
    return found


def test_no_callback_grows_with_the_game(tmp_path: Path) -> None:
    async def measured(choices: int) -> dict[str, int]:
        return await most_steps(tmp_path / f"{choices}.db", lambda store: Games(store, choices), WISHES)

    short, long = asyncio.run(measured(SHORT)), asyncio.run(measured(LONG))
    grown = {name: (short[name], long[name]) for name in WISHES if long[name] > 1.5 * short[name] + 300}
    assert not grown, "lines in one callback, of a short game and of a long one"
    large = {name: most for name, most in long.items() if most > MUCH}
    assert not large


def test_a_table_of_bots_alone_is_told_without_a_pause(tmp_path: Path) -> None:
    """All that six bots did in a whole game is one batch of events."""
    bots = ("marquise", "eyrie", "alliance", "vagabond", "lizards", "duchy")

    def prepare(store: Store) -> Games:
        games = object.__new__(Games)
        games.replay = of_wishes(
            {"game": "root", "seats": [{"seat": f"bot:{name}"} for name in bots], "seed": "pauses"}
        )
        store.create(games.replay)
        return games

    kinds = ("hello", "log", "trace", "look", "early look", "audit")
    most = asyncio.run(most_steps(tmp_path / "bots.db", prepare, {kind: WISHES[kind] for kind in kinds}))
    assert {kind: steps for kind, steps in most.items() if steps > MUCH} == {}


def test_the_counting_finds_what_is_done_in_the_loop_and_nothing_else() -> None:
    def work() -> int:
        total = 0
        for n in range(10_000):
            total += n
        return total

    async def inside() -> None:
        work()

    async def beside() -> None:
        await asyncio.to_thread(work)

    async def by_and_by() -> None:
        for _ in range(100):
            for _ in range(100):
                pass
            await asyncio.sleep(0)

    async def counted(story: Callable[[], Awaitable[None]]) -> int:
        steps = Steps()
        with steps.counted():
            await story()
        return steps.most

    assert asyncio.run(counted(inside)) > 20_000
    assert asyncio.run(counted(beside)) < 500
    assert asyncio.run(counted(by_and_by)) < 1500


def test_those_who_look_with_the_same_eyes_share_one_table(tmp_path: Path) -> None:
    """However many spectators there are, the table after a choice is composed and written down once."""
    many = 50

    async def story() -> None:
        store = Store.open(f"sqlite:///{tmp_path / 'eyes.db'}")
        games = Games(store, SHORT)
        app = create_app(Settings(), store)
        async with app.router.lifespan_context(app), AsyncExitStack() as stack:
            visitor = Visitor(app)
            spectator = next(link for link in games.played.links if link.role == "spectator")
            talks = [await stack.enter_async_context(visitor.at(games.played.id, spectator.token)) for _ in range(many)]
            await undo_and_choose(visitor, games)
            told: dict[str, list[int]] = {}
            for talk in talks:
                while True:  # what comes after the choice is the table that everybody sees last
                    text = await talk.heard.get()
                    if '"type":"table"' in text:
                        told.setdefault(text, []).append(id(text))
                        if json.loads(text)["moment"] >= talk.table["moment"]:
                            break
            assert sum(map(len, told.values())) >= many
            assert all(len(set(same)) == 1 for same in told.values())

    asyncio.run(story())


def read_on(log: list[Json], table: Json) -> list[Json]:
    """As a client does it."""
    first = log[0]["line"] if log else table["log_start"]
    return [*log[: table["log_start"] - first], *table["log"]]


def test_much_that_happened_comes_in_several_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compose, "MOST_LINES", 20)
    seats = [{"seat": seat, "player": "random"} for seat in ("marquise", "eyrie", "alliance")]

    async def story() -> None:
        app = create_app(Settings(), Store.open(f"sqlite:///{tmp_path / 'many.db'}"))
        async with app.router.lifespan_context(app):
            visitor = Visitor(app)
            _, body = await visitor.ask("POST", "/api/2/games", body={"game": "root", "seats": seats, "seed": "many"})
            created = json.loads(body)
            async with visitor.at(created["game"], created["links"][-1]["token"]) as talk:
                table, log, sizes = talk.table, talk.table["log"], [0]
                while table["outcome"] is None or log[-1]["event"] != "won":
                    table = await talk.until("table")
                    log = read_on(log, table)
                    sizes.append(len(table["log"]))
                assert [line["line"] for line in log] == list(range(len(log)))
                assert max(sizes) == 20

    asyncio.run(story())


def test_what_is_taken_back_while_somebody_is_told_is_taken_back_for_them_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compose, "NEWEST_LINES", 0)  # whatever is new in the log comes from the scribe

    async def story() -> None:
        store = Store.open(f"sqlite:///{tmp_path / 'undo.db'}")
        games = Games(store, SHORT)
        app = create_app(Settings(), store)
        async with app.router.lifespan_context(app), AsyncExitStack() as stack:
            visitor = Visitor(app)
            links = {link.seat: link.token for link in games.played.links if link.role != "host"}
            one, other, watching = [
                await stack.enter_async_context(visitor.at(games.played.id, links[seat])) for seat in (0, 1, None)
            ]
            room = app.state.hall.rooms[games.played.id]
            asking, chosen = (one if one.table["can_undo"] else other), room.course.chosen[-1].option
            question = (await asking.ask("undo", "ack"))["question"]
            log = read_on([], await watching.until("table"))
            free = threading.Event()
            scribe = asyncio.create_task(app.state.hall.house.compose(free.wait))
            await asking.ask("choose", "ack", question=question, option=chosen)
            while all(told.done() for told in room._tables.values()):
                await asyncio.sleep(0.01)
            batches = room.picture.batches
            asking.say("undo")
            while room.picture.batches == batches:
                await asyncio.sleep(0.01)
            free.set()
            await scribe
            more = await watching.until("table")
            assert more["log"]  # what was happening when the scribe was asked
            assert read_on(read_on(log, more), await watching.until("table")) == log

    asyncio.run(story())


def test_whole_games_are_checked_so_often_for_each_address(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store.open(f"sqlite:///{tmp_path / 'often.db'}")
        games = Games(store, SHORT)
        app = create_app(Settings(checks_at_once=3, checks_per_minute=0.001), store)
        async with app.router.lifespan_context(app):
            visitor = Visitor(app)
            path, token = f"/api/2/games/{games.replay.id}", games.replay.links[0].token
            found = [await visitor.ask("GET", f"{path}/{what}", token) for what in ("audit", "journal", "audit")]
            assert [status for status, _ in found] == [200] * 3
            assert found[0] == found[2]
            for what in ("audit", "journal"):
                status, body = await visitor.ask("GET", f"{path}/{what}", token)
                assert (status, json.loads(body)["code"]) == (429, "too-fast")

    asyncio.run(story())
