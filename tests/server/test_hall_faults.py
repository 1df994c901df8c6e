"""Races in a full hall and between servers with one database, and games that fail: nobody waits for ever."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from tests.server.patience import Patience
from tests.server.playing import SOLO, Player, bearer, running, token_of
from tests.server.postgres import Postgres
from tests.server.test_rooms import TWO, address, guest, in_hall

from lawbound.server import hall as halls
from lawbound.server import room as rooms
from lawbound.server.course import Course
from lawbound.server.hall import Hall
from lawbound.server.house import House
from lawbound.server.loading import load_course
from lawbound.server.messages import VERSION
from lawbound.server.metrics import Metrics
from lawbound.server.room import Room
from lawbound.server.settings import Settings
from lawbound.server.store import Append, Entry, Store


def test_in_a_full_hall_those_who_play_together_are_in_one_room(tmp_path: Path) -> None:
    """All other rooms are in use, so the newest is the only one that could be closed."""

    async def story(hall: Hall) -> None:
        games = [(await hall.create(TWO))["game"] for _ in range(4)]

        async def come(game: str) -> Room:
            return await hall.room(game).__aenter__()

        for game in games[:2]:
            await come(game)
            assert await come(game) is await come(game)
        both = await asyncio.gather(*[come(game) for game in games[2:]])  # each is swept while the other opens
        assert [await come(game) for game in games[2:]] == both

    in_hall(Store.open(address(tmp_path)), story, Settings(rooms=1))


def test_what_another_server_stores_while_a_room_opens_is_seen(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_database()
    elsewhere = Store.open(database)

    async def slowly(house: House, game: str) -> tuple[Course, int]:
        loaded = await load_course(house, game)
        heard = threading.Event()
        stop = house.store.listen(lambda *_: heard.set())
        elsewhere.append([Append(game, 0, (Entry("choice", 0, 1),))])
        assert await asyncio.to_thread(heard.wait, 10)
        stop()
        return loaded

    monkeypatch.setattr(halls, "load_course", slowly)

    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)
        async with hall.room(created["game"]) as room:
            while not room.course.chosen:
                await asyncio.sleep(0.01)
            assert room.picture.moments[None] == 1

    in_hall(Store.open(database), story)
    elsewhere.close()


def test_if_a_server_dies_while_its_computer_player_thinks_another_lets_it_choose(
    postgres: Postgres, patience: Patience, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "OTHERS_SECONDS", 0.2)
    database = postgres.new_database()
    other_store = Store.open(database)

    async def story(hall: Hall) -> None:
        other = Hall(Settings(), other_store, Metrics())
        await other.open()
        created = await hall.create(
            {"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie", "player": "patient"}]}
        )
        async with hall.room(created["game"]) as here:
            watching = guest(here, None, "spectator")
            async with other.room(created["game"]) as there:
                ann = guest(there)
                while there.course.thinking is None:
                    await there.choose(ann, there.picture.question, 0)
                while here.picture.question != there.picture.question:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(patience.wait, "patient began")
            await other.close()
            assert not patience.notes("chose")
            patience.allow()
            looked = watching.looked
            while here.picture.ask is None or here.picture.ask.seat != 0:
                await asyncio.sleep(0.01)
            assert watching.looked > looked

    in_hall(Store.open(database), story)


@pytest.mark.parametrize("error", [RuntimeError, KeyError])
def test_should_a_game_fail_to_open_whoever_came_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: type[Exception]
) -> None:
    async def fail(house: House, game: str) -> tuple[Course, int]:
        raise error("as a fault in the rules would")

    with running(tmp_path) as server:
        created = server.create(SOLO)
        with monkeypatch.context() as patch:
            patch.setattr(halls, "load_course", fail)
            ann = Player(server, created["game"], "", greet=False)
            ann.say("hello", version=VERSION, token=token_of(created), lang="en")
            gone = ann.gone()
            assert (gone["code"], gone["closing"]) == ("internal", True)
            info = server.http.get(f"/api/2/games/{created['game']}", headers=bearer(token_of(created)))
            assert (info.status_code, info.json()["code"]) == (500, "internal")
        assert "as a fault in the rules would" in caplog.text
        again = server.play(created)
        assert again.choose(0)["type"] == "ack"
        again.close()
