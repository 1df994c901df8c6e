"""The server is killed while 200 choices are on their way: none acknowledged is lost, none is stored twice.

And two servers share one database: a game cannot fork between them, whoever chooses where.
"""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import closing
from typing import Any

import pytest
from tests.server.playing import Json, Player, settle
from tests.server.postgres import Postgres
from tests.server.test_store import url
from tests.server.test_store_faults import check_file
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lawbound.server.course import Course
from lawbound.server.founding import of_wishes
from lawbound.server.messages import VERSION, NewGame
from lawbound.server.process import ServerProcess, serve_command
from lawbound.server.store import GameRecord, Store

__all__ = ["url"]

GAMES = 200
LONGEST_ROUND = 120
"""Seconds, on a machine that is busy with other things."""
TABLES: tuple[NewGame, ...] = (
    {"game": "root", "seats": [{"seat": "marquise"}, {"seat": "bot:eyrie"}]},
    {"game": "root", "seats": [{"seat": "eyrie"}, {"seat": "marquise", "player": "random"}]},
    {
        "game": "root",
        "seats": [{"seat": "vagabond"}, {"seat": "bot:alliance"}, {"seat": "marquise", "player": "random"}],
    },
)
"""Where a computer player answers at once, its choices are stored together with the person's."""


class Person:
    """Somebody at a table of their own, who remembers what they answered to which question."""

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.token = next(link.token for link in record.links if link.role == "seat")
        self.acknowledged: list[tuple[str, int]] = []
        self.on_its_way: tuple[str, int] | None = None
        self.question: Json | None = None
        self._luck = random.Random(record.seed)
        self._socket: ClientConnection | None = None

    async def come(self, port: int) -> None:
        """Sit down, and read the question."""
        address = f"ws://127.0.0.1:{port}/api/2/games/{self.record.id}/ws"
        self._socket = await connect(address, max_size=None, compression=None, open_timeout=LONGEST_ROUND)
        self.on_its_way = self.question = None
        await self._say({"type": "hello", "version": VERSION, "token": self.token, "lang": "en"})
        while self.question is None:
            await self.read()

    async def choose(self) -> None:
        """As fast as the server acknowledges and asks again."""
        await self.send()
        await self.finish()

    async def send(self) -> None:
        assert self.question is not None
        option = self._luck.randrange(len(self.question["choices"]))
        self.on_its_way = (self.question["id"], option)
        self.question = None
        await self._say({"type": "choose", "question": self.on_its_way[0], "option": option})

    async def finish(self) -> None:
        while self.on_its_way is not None or self.question is None:
            await self.read()

    async def leave(self) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def _say(self, message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def read(self) -> None:
        assert self._socket is not None
        message = json.loads(await self._socket.recv())
        assert message["type"] != "error", message
        if message["type"] == "ack":
            assert self.on_its_way is not None and self.on_its_way[0] == message["question"]
            self.acknowledged.append(self.on_its_way)
            self.on_its_way = None
        elif message["type"] == "table" and self.on_its_way is None:
            assert message["outcome"] is None
            self.question = message["question"]


class Crowd:
    """All of them, at one server."""

    def __init__(self, people: list[Person], server: ServerProcess, luck: random.Random) -> None:
        self.people = people
        self.server = server
        self.luck = luck

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)

    async def play_until_killed(self, answers: int) -> None:
        """First everybody plays as fast as they can; then all choose at once, and after some answers it dies."""
        async with asyncio.timeout(LONGEST_ROUND):
            await asyncio.gather(*[person.come(self.server.port) for person in self.people])
            enough = self.acknowledged + self.luck.randrange(GAMES // 2, 2 * GAMES)
            await asyncio.gather(*[self._hurry(person, enough) for person in self.people])
            await asyncio.gather(*[person.send() for person in self.people])
            assert all(person.on_its_way is not None for person in self.people)
            enough = self.acknowledged + answers
            endings = [asyncio.create_task(self._until_the_end(person)) for person in self.people]
            while self.acknowledged < enough:
                await asyncio.sleep(0)
            self.server.kill()
            await asyncio.gather(*endings)

    async def _hurry(self, person: Person, enough: int) -> None:
        while self.acknowledged < enough:
            await person.choose()

    async def _until_the_end(self, person: Person) -> None:
        """What had been sent before the server died still arrives."""
        with pytest.raises(ConnectionClosed):
            while True:
                await person.read()

    async def go_on(self) -> None:
        """After all that, everybody is asked, and answers."""
        async with asyncio.timeout(LONGEST_ROUND):
            await asyncio.gather(*[person.come(self.server.port) for person in self.people])
            await asyncio.gather(*[person.choose() for person in self.people])
            await asyncio.gather(*[person.leave() for person in self.people])


def check_journal(store: Store, person: Person) -> None:
    """All that was acknowledged is stored once and in its order; at most the choice on its way is stored as well.

    Every question has an id of its own, so each stored choice is known to answer the right one.
    """
    entries = store.entries(person.record.id)
    assert store.length(person.record.id) == len(entries)
    course, stored = Course(person.record), []
    for entry in entries:
        assert entry.kind == "choice"
        if not entry.note:
            stored.append((course.question, entry.value))
        assert course.choose(entry.value, entry.note) == entry
    more = stored[len(person.acknowledged) :]
    assert stored[: len(person.acknowledged)] == person.acknowledged
    assert more in ([], [person.on_its_way])
    person.acknowledged += more  # the next table will ask something else, so the person knows


def test_a_killed_server_loses_no_acknowledged_choice_and_stores_none_twice(url: str) -> None:
    luck = random.Random(f"kill {url.partition(':')[0]}")
    records = [of_wishes({**TABLES[n % len(TABLES)], "seed": f"killed {n}"}) for n in range(GAMES)]
    people = [Person(record) for record in records]
    with closing(Store.open(url)) as store:
        for record in records:
            store.create(record)
        caught = 0
        for answers in (0, luck.randrange(GAMES // 2)):
            with ServerProcess(serve_command(url)) as server:
                asyncio.run(Crowd(people, server, luck).play_until_killed(answers))
            caught += len([person for person in people if person.on_its_way is not None])
            for person in people:
                check_journal(store, person)
            check_file(url)
        assert caught, "nobody was waiting for an answer when the server died"
        with ServerProcess(serve_command(url)) as server:
            asyncio.run(Crowd(people, server, luck).go_on())
        for person in people:
            assert person.on_its_way is None
            check_journal(store, person)
    check_file(url)


TABS: NewGame = {
    "game": "root",
    "seats": [{"seat": "eyrie"}, {"seat": "marquise", "player": "random"}],
    "seed": "two tabs",
}


def test_two_tabs_at_two_servers_choose_at_once_and_one_of_them_wins(postgres: Postgres) -> None:
    url = postgres.new_database()
    record = of_wishes(TABS)
    _, seat, spectator = [link.token for link in record.links]
    with closing(Store.open(url)) as store:
        store.create(record)
        with ServerProcess(serve_command(url)) as here, ServerProcess(serve_command(url)) as there:
            tabs = [Player(server, record.id, seat) for server in (here, there)]
            looking = [Player(server, record.id, spectator) for server in (here, there)]

            def all_see(question: str) -> None:
                """Both tabs are asked something else than that, and both spectators see the same table."""
                settle(
                    lambda: (
                        same(tabs)
                        and same(looking)
                        and len({lines(player) for player in (*tabs, *looking)}) == 1
                        and tabs[0].table["question"] is not None
                        and tabs[0].table["question"]["id"] != question
                    ),
                    *tabs,
                    *looking,
                )

            all_see("")
            won: list[tuple[int, int]] = []
            for n in range(30):
                question = tabs[0].table["question"]
                options = [k % len(question["choices"]) for k in range(2)]
                for tab in (n % 2, 1 - n % 2):
                    tabs[tab].say("choose", question=question["id"], option=options[tab])
                answers = [tab.until("ack", "error") for tab in tabs]
                assert sorted([answer.get("code", "ack") for answer in answers]) == ["ack", "stale"]
                winner = [answer["type"] for answer in answers].index("ack")
                won.append((winner, options[winner]))
                all_see(question["id"])
            assert {winner for winner, _ in won} == {0, 1}
            stored = [entry.value for entry in store.entries(record.id) if not entry.note]
            assert stored == [option for _, option in won]
            # What is taken back here is taken back there, and one server goes on without the other.
            while not tabs[0].table["can_undo"]:
                question = tabs[0].table["question"]
                assert tabs[0].choose(0)["type"] == "ack"
                all_see(question["id"])
            question = tabs[0].table["question"]
            tabs[0].say("undo")
            all_see(question["id"])
            assert store.entries(record.id)[-1].kind == "undo"
            here.kill()
            question = tabs[1].table["question"]
            assert tabs[1].choose(0)["type"] == "ack"
            settle(lambda: lines(looking[1]) == lines(tabs[1]), looking[1])
            for player in (*tabs, *looking):
                player.close()


def same(players: list[Player]) -> bool:
    """Whether they see the same; how much of the log came with the last table depends on what was sent before."""
    seen = [{**player.table, "log": [], "log_start": 0} for player in players]
    return seen[0] == seen[1]


def lines(player: Player) -> int:
    return int(player.table["log_start"]) + len(player.table["log"])
