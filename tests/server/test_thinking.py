"""Computer players think in processes of their own: nobody waits for them at another table, and nobody has to stay."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.server.patience import Patience
from tests.server.playing import SOLO, Running, running, settle
from tests.server.test_rooms import address, choose, guest, in_hall

from lawbound.cli import serve
from lawbound.cli.main import main
from lawbound.kernel import Journal, Table
from lawbound.kernel.journal_text import save
from lawbound.root.rules import ROOT
from lawbound.server import thinkers
from lawbound.server.course import Course
from lawbound.server.hall import Hall, replace_seat
from lawbound.server.mind import Beginning, Errand, Thoughts, think
from lawbound.server.room import Room
from lawbound.server.settings import Settings
from lawbound.server.store import GameRecord, SeatRecord, Store
from lawbound.server.thinkers import Allowance, Thinkers, game_of


def seats(**players: str | None) -> Any:
    """A game with these players; None is a person."""
    wishes = [
        {"seat": seat} if player is None else {"seat": seat, "player": player} for seat, player in players.items()
    ]
    return {"game": "root", "seats": wishes, "settings": {"order": "given"}, "seed": "thinking"}


FOUR_SLOW = {"marquise": "ponderous", "eyrie": "ponderous", "alliance": "ponderous", "vagabond": "ponderous"}
ONE_OF_EACH = Settings(brisk_thinkers=1, slow_thinkers=1)


@pytest.fixture
def usual() -> Iterator[float]:
    """How long a thread keeps its turn otherwise."""
    found = sys.getswitchinterval()
    yield found
    sys.setswitchinterval(found)


def test_a_server_lets_its_threads_take_turns_often(
    tmp_path: Path, usual: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    while_serving: list[float] = []

    def run(server: uvicorn.Server, **_: Any) -> None:
        while_serving.append(sys.getswitchinterval())

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr(serve, "search_garbage_seldom", lambda: None)
    assert main(["serve", "--no-browser", "--port", "0", "--store", str(tmp_path / "games.db")]) == 0
    assert while_serving == [pytest.approx(usual / 25)]


# Nobody waits for them


def test_a_person_is_answered_while_others_think_for_long(tmp_path: Path, patience: Patience) -> None:
    """However long a computer player thinks, only its own table waits for it."""
    with running(tmp_path) as server:
        watching = server.play(server.create(seats(marquise="patient", eyrie="patient")), "spectator")
        assert patience.process() != os.getpid()
        ann = server.play(server.create(SOLO))
        for _ in range(5):
            assert ann.choose(0)["type"] == "ack"
        ann.say("ping")
        ann.until("pong")
        assert not patience.notes("chose")
        patience.allow()
        settle(lambda: watching.table["moment"] > 0, watching)


def abandon(server: Running, games: int, patience: Patience) -> None:
    """So many games of slow players, each looked at once and left; the first of them is still being thought about."""
    for n in range(games):
        server.play(server.create(seats(**FOUR_SLOW)), "spectator").close()
        if not n:
            patience.wait("ponderous began")


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_abandoned_games_of_slow_players_keep_nobody_waiting(tmp_path: Path, patience: Patience, opponent: str) -> None:
    """All who think slowly are busy for ever with games that nobody looks at; a person plays on."""
    with running(tmp_path, brisk_thinkers=1, slow_thinkers=1) as server:
        hall: Hall = server.app.state.hall
        hall.house.thinkers._slow.add("ponderous")  # as it is after its first choice
        abandon(server, 28, patience)
        ann = server.play(server.create(seats(marquise=None, eyrie=opponent)))
        for _ in range(20):
            ann.asked()
            assert ann.choose(0)["type"] == "ack"
        assert len(patience.notes("began")) == 1 and not patience.notes("chose")
        patience.allow("ponderous")
        settle(lambda: not any([process.games for process in hall.house.thinkers.lanes["slow"]]), ann)
        assert len(patience.notes("began")) == 1, "somebody thought about a game that nobody looked at"


def test_a_choice_does_not_wait_for_a_computer_player_that_thinks(tmp_path: Path, patience: Patience) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(seats(marquise=None, eyrie="patient"))
        async with hall.room(created["game"]) as room:
            ann = guest(room)
            while room.course.thinking is None:
                await choose(room)
            assert ann.told[-1]["type"] == "ack"
            assert room.picture.ask is not None and room.picture.ask.seat == 1
            before = room.picture
            patience.allow()
            while room.picture is before:
                await asyncio.sleep(0.01)

    in_hall(Store.open(address(tmp_path)), story)


def test_the_host_can_take_a_seat_from_a_player_who_thinks_for_ever(tmp_path: Path, patience: Patience) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(seats(marquise="patient", eyrie=None))
        async with hall.room(created["game"]) as room:
            guest(room, 1)
            await asyncio.to_thread(patience.wait, "patient began")
            (host,) = [link for link in room.record.links if link.role == "host"]
            await replace_seat(room, host, 0, {"player": None})
            bo = guest(room, 0)
            await room.choose(bo, room.picture.question, 1)
            patience.allow()
            while room.busy_thinking:
                await asyncio.sleep(0.01)
            entries = hall.house.store.entries(created["game"])
            assert [(entry.kind, entry.value, entry.note) for entry in entries if entry.kind == "choice"] == [
                ("choice", 1, "")
            ]

    in_hall(Store.open(address(tmp_path)), story)


# Nobody has to stay


async def quiet(room: Room) -> None:
    while room.busy_thinking:
        await asyncio.sleep(0.01)


def test_games_of_computers_go_on_only_while_somebody_is_there(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        for players in ("random", "greedy"):
            created = await hall.create(seats(marquise=players, eyrie=players))
            async with hall.room(created["game"]) as room:
                room.go_on()
                assert not room.busy_thinking and not room.course.chosen
                watching = guest(room, None, "spectator")
                while not room.course.chosen:
                    await asyncio.sleep(0.01)
                room.exit(watching)
                await quiet(room)
                assert room.picture.ask is not None, "it went on to its end"
                left = len(room.course.chosen)
                room.go_on()
                assert not room.busy_thinking
                again = guest(room, None, "spectator")
                while len(room.course.chosen) == left:
                    await asyncio.sleep(0.01)
                room.exit(again)
                await quiet(room)

    in_hall(Store.open(address(tmp_path)), story, Settings(quick_seconds=0, thinking_seconds=0))


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_for_a_person_who_has_gone_they_go_on_until_that_person_is_asked(tmp_path: Path, opponent: str) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(seats(marquise=opponent, eyrie=None))
        async with hall.room(created["game"]) as room:
            room.go_on()
            await quiet(room)
            assert room.picture.ask is not None and room.picture.ask.seat == 1

    in_hall(Store.open(address(tmp_path)), story)


def test_but_not_for_long(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(seats(marquise="greedy", eyrie=None))
        async with hall.room(created["game"]) as room:
            room.go_on()
            await quiet(room)
            assert room.picture.ask is not None and room.picture.ask.seat == 0
            assert len(room.course.chosen) == 1
            guest(room, 1)
            while room.course.thinking is not None:
                await asyncio.sleep(0.01)

    in_hall(Store.open(address(tmp_path)), story, Settings(absent_seconds=1e-9, thinking_seconds=0))


def test_in_a_saved_game_to_look_at_nobody_chooses(tmp_path: Path) -> None:
    setup = {"seats": ["marquise", "eyrie"], "names": ["random", "random"]}
    journal = save(Table.replay(ROOT, Journal("root", setup, "unfinished")))

    async def story(hall: Hall) -> None:
        created = await hall.replay(journal.encode())
        async with hall.room(created["game"]) as room:
            assert [seat.kind for seat in room.seats] == ["computer", "computer"]
            guest(room, None, "spectator")
            assert not room.busy_thinking and not room.course.chosen

    in_hall(Store.open(address(tmp_path)), story)


# A fair share


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_allowance_grows_with_time_and_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(thinkers, "monotonic", clock)
    allowance = Allowance(0.25, 10)
    assert allowance.wait() == 0
    allowance.use(12)
    assert allowance.wait() == 8
    clock.now += 4
    assert allowance.wait() == 4
    clock.now += 1000
    assert allowance.wait() == 0
    allowance.use(11)
    assert allowance.wait() == 4


def test_a_game_that_has_thought_enough_waits_and_another_goes_on(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        rooms = []
        for _ in range(2):
            created = await hall.create(seats(marquise="greedy", eyrie="greedy"))
            rooms.append(await hall.room(created["game"]).__aenter__())
        rooms[0]._allowance.use(1000)
        watching = [guest(room, None, "spectator") for room in rooms]
        while len(rooms[1].course.chosen) < 5:
            await asyncio.sleep(0.01)
        assert not rooms[0].course.chosen and rooms[0].busy_thinking
        for room, each in zip(rooms, watching, strict=True):
            room.exit(each)
            await quiet(room)

    in_hall(Store.open(address(tmp_path)), story, Settings(brisk_thinkers=1, thinking_seconds=0))


def test_games_take_turns(tmp_path: Path) -> None:
    """One process, several games that take hundreds of choices: all go on before one has come to its end."""

    async def story(hall: Hall) -> None:
        rooms = []
        for _ in range(4):
            created = await hall.create(seats(marquise="greedy", eyrie="greedy"))
            rooms.append(await hall.room(created["game"]).__aenter__())
        watching = [guest(room, None, "spectator") for room in rooms]
        while min([len(room.course.chosen) for room in rooms]) < 5:
            await asyncio.sleep(0)
        assert max([len(room.course.chosen) for room in rooms]) < 50
        for room, each in zip(rooms, watching, strict=True):
            room.exit(each)
            await quiet(room)

    in_hall(Store.open(address(tmp_path)), story, Settings(brisk_thinkers=1, thinking_seconds=0))


def test_who_says_that_they_are_slow_or_was_is_in_nobodys_way(tmp_path: Path, patience: Patience) -> None:
    patience.allow("ponderous")

    async def story(hall: Hall) -> None:
        found = hall.house.thinkers
        names = ("random", "greedy", "ismcts", "ismcts:99s", "ponderous", "patient")
        assert [found.lane(name) for name in names] == ["brisk", "brisk", "slow", "slow", "brisk", "brisk"]
        created = await hall.create(seats(marquise="ponderous", eyrie="ponderous"))
        async with hall.room(created["game"]) as room:
            watching = guest(room, None, "spectator")
            while found.lane("ponderous") != "slow" or len(room.course.chosen) < 3:
                await asyncio.sleep(0.01)
            room.exit(watching)
            await quiet(room)

    in_hall(Store.open(address(tmp_path)), story, Settings(brisk_thinkers=1, slow_thinkers=1, thinking_seconds=0))
    assert len({line.rpartition(" ")[2] for line in patience.notes("began")}) == 2


# The same choices everywhere


def course(*names: str, seed: str = "s") -> Course:
    """A game of computer players, as the server keeps it."""
    seats = tuple([SeatRecord("computer", name, None) for name in names])
    setup = {"seats": ["marquise", "eyrie"], "order": "given"}
    return Course(GameRecord("g", datetime.now(UTC), "root", setup, seed, False, "play", seats, ()))


def errand(game: Course, known: int | None = None, **changes: Any) -> Errand:
    """What a process is told that knows so many choices, or nothing."""
    of = game_of(game)
    told: dict[str, Any] = {
        "id": of.id,
        "line": of.line,
        "seed": "s",
        "known": known or 0,
        "choices": of.choices[known or 0 :],
        "beginning": of.beginning if known is None else None,
        "players": of.players,
        "seconds": 60.0,
        "longest": len(of.choices) + 3,
    }
    return Errand(**{**told, **changes})


def test_they_choose_the_same_whatever_the_process_knew_before() -> None:
    first, second = course("greedy", "random"), course("greedy", "random")
    made: list[int] = []
    for _ in range(4):
        thoughts = think(errand(first, len(made) or None))
        assert thoughts.known and len(thoughts.choices) == 3
        made += thoughts.choices
        first.take_over(thoughts.choices)
    assert think(errand(second, longest=12)).choices == tuple(made)
    assert {each.by for each in first.chosen} == {"greedy", "random"}


def test_who_does_not_know_the_game_asks_to_be_told() -> None:
    game = course("greedy", "greedy")
    game.record = replace(game.record, id="never seen")
    assert think(errand(game, 0)) == Thoughts(known=False)
    assert think(errand(game)).known
    assert not think(errand(game, 0)).known, "it has gone on by itself"
    assert not think(errand(game, 3, line=-7, choices=[])).known, "that was another line"
    begun = Beginning("root", game.record.setup, "s", False)
    assert think(errand(game, beginning=begun)).known


def test_thoughts_that_were_forgotten_are_forgotten_by_the_process_too() -> None:
    """Somebody else chose meanwhile, and otherwise: the process has to begin anew."""
    game = course("greedy", "greedy")

    async def story() -> None:
        found = Thinkers(Settings(brisk_thinkers=1, thinking_seconds=0))
        try:
            for _ in range(30):
                thoughts = await found.think(game_of(game), lambda: True)
                assert thoughts is not None and game.table.pending is not None
                assert thoughts.choices == think(errand(game, id="fresh", seconds=0.0)).choices
                game.choose((thoughts.choices[0] + 1) % len(game.table.pending.options))
        finally:
            await found.close()

    asyncio.run(story())


def test_a_process_that_is_killed_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(seats(marquise="greedy", eyrie="greedy"))
        async with hall.room(created["game"]) as room:
            watching = guest(room, None, "spectator")
            for n in range(3):
                while len(room.course.chosen) < 4 * n + 4:
                    await asyncio.sleep(0.01)
                (process,) = hall.house.thinkers.lanes["brisk"]
                pid = process.workers.workers[0].pid
                assert pid is not None
                os.kill(pid, signal.SIGKILL)
            while len(room.course.chosen) < 16:
                await asyncio.sleep(0.01)
            room.exit(watching)
            await quiet(room)
            alone = course("greedy", "greedy", seed="thinking")
            while len(alone.chosen) < 16:
                thoughts = think(errand(alone, seed="thinking", id="alone"))
                alone.take_over(thoughts.choices[: 16 - len(alone.chosen)])
            assert [each.option for each in alone.chosen] == [each.option for each in room.course.chosen[:16]]

    in_hall(Store.open(address(tmp_path)), story, Settings(brisk_thinkers=1, thinking_seconds=0))


def test_no_process_is_started_for_those_who_need_not_think(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(seats(marquise="random", eyrie="random"))
        async with hall.room(created["game"]) as room:
            guest(room, None, "spectator")
            while room.picture.ask is not None:
                await asyncio.sleep(0.01)
            assert not any([process.life for lane in hall.house.thinkers.lanes.values() for process in lane])

    in_hall(Store.open(address(tmp_path)), story)


def test_there_are_as_many_processes_as_suit_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, brisk, slow in ((1, 1, 1), (4, 4, 2), (64, 8, 4), (None, 1, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        found = Thinkers(Settings())
        assert [len(found.lanes[lane]) for lane in ("brisk", "slow")] == [brisk, slow]
