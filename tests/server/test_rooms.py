"""Rooms and the hall: what is stored, what is shown, what is taken back, and what happens when things go wrong."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import Postgres

from lawbound.bench_server.hostile import long_record
from lawbound.kernel import Event, Table
from lawbound.players import RandomPlayer
from lawbound.present.speech import Name
from lawbound.root.cards import UNKNOWN
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, State
from lawbound.server import compose
from lawbound.server.course import FORCED, Course
from lawbound.server.founding import of_wishes
from lawbound.server.hall import Hall, replace_seat
from lawbound.server.messages import NewGame
from lawbound.server.metrics import Metrics
from lawbound.server.problems import Refused
from lawbound.server.room import Room
from lawbound.server.settings import Settings
from lawbound.server.store import Append, Behind, LinkRecord, Store, StoreError
from lawbound.server.writer import PORTION, Writer

TWO: NewGame = {"game": "root", "seats": [{"seat": "marquise", "name": "Ann"}, {"seat": "eyrie"}], "seed": "two"}
SOLO: NewGame = {"game": "root", "seats": [{"seat": "marquise"}, {"seat": "bot:eyrie"}], "seed": "solo"}
AGAINST_COMPUTERS: NewGame = {
    "game": "root",
    "seats": [
        {"seat": "marquise"},
        {"seat": "eyrie", "player": "random"},
        {"seat": "alliance", "player": "random"},
    ],
    "seed": "computers",
}


class Guest:
    """Somebody in a room, without a socket."""

    def __init__(self, link: LinkRecord) -> None:
        self.link = link
        self.told: list[Any] = []
        self.looked = 0
        self.looked_around = 0
        self.left: Refused | None = None

    def tell(self, message: object) -> None:
        self.told.append(message)

    def look_around(self) -> None:
        self.looked_around += 1

    def look_again(self) -> None:
        self.looked += 1

    def forget_log(self, lines: int) -> None: ...

    def leave(self, why: Refused) -> None:
        self.left = why


class Fickle(Store):
    """A store that fails when it is told to."""

    failing: StoreError | None = None
    slow: float = 0
    commits = 0
    sizes: Sequence[int] = ()  # entries of each

    def append(self, appends: Sequence[Append]) -> list[int | Behind]:
        self.commits += 1
        self.sizes = [*self.sizes, sum([len(append.entries) for append in appends])]
        time.sleep(self.slow)
        if self.failing is not None:
            raise self.failing
        return super().append(appends)


def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


def fickle(tmp_path: Path) -> Fickle:
    store = Store.open(address(tmp_path))
    store.__class__ = Fickle
    assert isinstance(store, Fickle)
    return store


def in_hall(store: Store, story: Callable[[Hall], Awaitable[None]], settings: Settings | None = None) -> None:
    async def run() -> None:
        hall = Hall(settings or Settings(face_seconds=0, computer_face_seconds=0), store, Metrics())
        await hall.open()
        try:
            async with asyncio.timeout(30):
                await story(hall)
        finally:
            await hall.close()

    asyncio.run(run())


def guest(room: Room, seat: int | None = 0, role: str = "seat") -> Guest:
    (link,) = [link for link in room.record.links if link.role == role and link.seat == seat]
    found = Guest(link)
    room.enter(found)
    return found


async def choose(room: Room, option: int = 0) -> None:
    """Whoever is asked chooses; who is asked for show need not."""
    while room.picture.shown:
        await asyncio.sleep(0.01)
    assert room.picture.ask is not None
    seat = room.picture.ask.seat
    sitting = next((each for each in room.guests if each.link.seat == seat), None) or guest(room, seat)
    await room.choose(sitting, room.picture.question, option)


async def persons_turn(room: Room) -> None:
    """Computer players choose, and everybody sees it."""
    room.go_on()
    while room.picture.ask is not None and room.seats[room.picture.ask.seat].kind == "computer":
        await asyncio.sleep(0.01)


# Storing


def test_a_choice_is_stored_before_anybody_sees_it(tmp_path: Path) -> None:
    store = fickle(tmp_path)

    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)
        async with hall.room(created["game"]) as room:
            ann = guest(room)
            before = room.picture
            store.slow = 0.1
            choosing = asyncio.create_task(choose(room))
            await asyncio.sleep(0.05)
            assert room.picture is before
            assert ann.looked == 0 and not ann.told
            await choosing
            assert room.picture is not before
            assert (ann.looked, ann.told) == (1, [{"type": "ack", "question": before.question}])
            assert hall.house.store.length(created["game"]) == 1

    in_hall(store, story)


def test_a_game_goes_on_where_it_was_after_the_server_was_started_again(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def first(hall: Hall) -> None:
        created = await hall.create(AGAINST_COMPUTERS)
        luck = random.Random(1)
        async with hall.room(created["game"]) as room:
            for _ in range(25):
                assert room.picture.ask is not None
                await choose(room, luck.randrange(len(room.picture.ask.options)))
            if room.picture.can_undo == 0:
                await room.undo(next(iter(room.guests)))
            seen["game"] = created["game"]
            seen["picture"] = room.picture
            seen["moments"] = room.course.moments
            seen["chosen"] = room.course.chosen

    async def second(hall: Hall) -> None:
        async with hall.room(seen["game"]) as room:
            picture = room.picture
            assert picture.state == seen["picture"].state
            assert picture.question == seen["picture"].question
            assert picture.can_undo == seen["picture"].can_undo
            assert room.course.moments == seen["moments"]
            assert room.course.chosen == seen["chosen"]
            lines = compose.lines(picture)
            assert compose.log(picture, 0, 0, lines) == compose.log(seen["picture"], 0, 0, lines)

    in_hall(Store.open(address(tmp_path)), first)
    in_hall(Store.open(address(tmp_path)), second)


def test_computer_players_choices_are_entries_too_and_said_to_be_theirs(tmp_path: Path) -> None:
    store = Store.open(address(tmp_path))

    async def story(hall: Hall) -> None:
        created = await hall.create(AGAINST_COMPUTERS)
        async with hall.room(created["game"]) as room:
            await persons_turn(room)
            for _ in range(15):
                await choose(room)
                assert room.picture.ask is None or room.picture.ask.seat == 0
            entries = store.entries(created["game"])
            assert {(entry.seat != 0, entry.note) for entry in entries} == {
                (False, ""),
                (True, "random"),
                (False, FORCED),  # nobody is there from whom it would have to be hidden that there was no choice
            }

    in_hall(store, story)


def test_a_slow_computer_player_is_shown_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(self: RandomPlayer, view: Any, ask: Any) -> int:
        time.sleep(0.02)
        return 0

    monkeypatch.setattr(RandomPlayer, "choose_index", slowly)

    async def story(hall: Hall) -> None:
        created = await hall.create(
            {"game": "root", "seats": [{"seat": "marquise", "player": "random"}, {"seat": "eyrie"}]}
        )
        async with hall.room(created["game"]) as room:
            watching = guest(room, None, "spectator")
            while room.course.thinking is not None or watching.looked < 2:
                await asyncio.sleep(0.01)
            assert watching.looked >= 2

    in_hall(Store.open(address(tmp_path)), story, Settings(quick_seconds=0.01))


def test_appends_that_arrive_during_a_commit_are_stored_together(tmp_path: Path) -> None:
    store = fickle(tmp_path)

    async def story(hall: Hall) -> None:
        rooms = []
        for _ in range(20):
            created = await hall.create(TWO)
            rooms.append(await hall.room(created["game"]).__aenter__())
        store.commits, store.slow = 0, 0.02
        await asyncio.gather(*[choose(room) for room in rooms])
        assert store.commits <= 3
        assert all([store.length(room.record.id) == 1 for room in rooms])

    in_hall(store, story)


def test_a_writer_tells_each_what_became_of_theirs(tmp_path: Path) -> None:
    store = fickle(tmp_path)

    async def story(hall: Hall) -> None:
        one, two = await hall.create(TWO), await hall.create(TWO)
        writer = Writer(store)
        results = await asyncio.gather(
            writer.append(Append(one["game"], 0, ())),
            writer.append(Append(two["game"], 7, ())),
            return_exceptions=True,
        )
        assert results[0] == 0
        assert isinstance(results[1], Behind)
        await writer.close()

    in_hall(store, story)


def test_a_long_game_is_stored_in_portions_and_nobody_waits_for_all_of_it(tmp_path: Path) -> None:
    store = fickle(tmp_path)

    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)
        record, entries = long_record(3 * PORTION + 1, "replay")
        async with hall.room(created["game"]) as room:
            bringing = asyncio.create_task(hall.house.writer.create(record, entries))
            await choose(room)
            await bringing
        assert max(store.sizes) <= PORTION + 1
        assert sum(store.sizes) == 2 * PORTION + 2  # the first portion comes with the game
        assert store.entries(record.id) == entries
        assert store.length(record.id) == len(entries)

    in_hall(store, story)


# When things go wrong


def test_if_the_store_fails_nobody_has_seen_anything_and_the_choice_can_be_made_again(tmp_path: Path) -> None:
    store = fickle(tmp_path)

    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)
        async with hall.room(created["game"]) as room:
            ann = guest(room)
            before = room.picture
            store.failing = StoreError(Name("store-full"), "full")
            with pytest.raises(Refused) as refused:
                await room.choose(ann, before.question, 1)
            assert refused.value.code == "store"
            assert "disk" in refused.value.text
            assert room.picture is before
            assert not ann.looked and not ann.told
            store.failing = None
            await room.choose(ann, before.question, 0)
            assert [entry.value for entry in store.entries(created["game"])] == [0]
            assert room.picture.state != before.state

    in_hall(store, story)


def test_whoever_comes_second_is_told_to_look_again(tmp_path: Path) -> None:
    """Two servers with one store, which do not hear of each other: still the game does not fork."""
    other_store = Store.open(address(tmp_path))

    async def story(hall: Hall) -> None:
        other = Hall(Settings(), other_store, Metrics())
        created = await hall.create(TWO)
        async with hall.room(created["game"]) as here, other.room(created["game"]) as there:
            ann = guest(there)
            question = there.picture.question
            assert here.picture.question == question
            await choose(here, 1)
            with pytest.raises(Refused) as refused:
                await there.choose(ann, question, 0)
            assert refused.value.code == "stale"
            assert there.picture.state == here.picture.state
            assert there.picture.question == here.picture.question != question
            assert ann.looked
            await choose(there)
        await other.close()

    in_hall(Store.open(address(tmp_path)), story)


def test_the_same_question_is_answered_once(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)
        async with hall.room(created["game"]) as room:
            ann = guest(room)
            question = room.picture.question
            results = await asyncio.gather(*[room.choose(ann, question, 0) for _ in range(5)], return_exceptions=True)
            assert sorted([getattr(result, "code", "") for result in results]) == ["", *["stale"] * 4]
            assert hall.house.store.length(created["game"]) == 1

    in_hall(Store.open(address(tmp_path)), story)


def test_should_the_rules_fail_the_game_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)
        async with hall.room(created["game"]) as room:
            ann = guest(room)
            before = room.picture
            with monkeypatch.context() as patch:
                patch.setattr(Table, "choose_index", lambda table, index: 1 / 0)
                with pytest.raises(Refused) as refused:
                    await room.choose(ann, before.question, 0)
            assert refused.value.code == "internal"
            assert room.picture is before
            await room.choose(ann, before.question, 0)
            assert ann.told[-1]["type"] == "ack"

    in_hall(Store.open(address(tmp_path)), story)


def test_a_change_is_carried_through_though_its_author_has_gone(tmp_path: Path) -> None:
    store = fickle(tmp_path)

    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)
        async with hall.room(created["game"]) as room:
            guest(room)
            bob = guest(room, 1)
            before = room.picture
            store.slow = 0.1
            choosing = asyncio.create_task(choose(room))
            await asyncio.sleep(0.02)
            choosing.cancel()
            while room.picture is before:
                await asyncio.sleep(0.01)
            assert bob.looked

    in_hall(store, story)


def test_servers_that_share_a_database_hear_of_each_other(postgres: Postgres) -> None:
    database = postgres.new_database()
    other_store = Store.open(database)

    async def story(hall: Hall) -> None:
        other = Hall(Settings(), other_store, Metrics())
        await other.open()
        created = await hall.create(TWO)
        async with hall.room(created["game"]) as here, other.room(created["game"]) as there:
            bob = guest(there, 1)
            for _ in range(5):
                await choose(here)
            while there.picture.question != here.picture.question:
                await asyncio.sleep(0.01)
            assert there.picture.state == here.picture.state
            assert bob.looked >= 1
            if here.picture.can_undo is not None:
                await here.undo(guest(here, here.picture.can_undo))
            host = next(link for link in here.record.links if link.role == "host")
            await replace_seat(here, host, 1, {"player": "random"})
            while there.seats[1].kind != "computer" or there.picture.state != here.picture.state:
                await asyncio.sleep(0.01)
            assert bob.left is None  # whoever had the seat may take it back
            await replace_seat(here, host, 1, {"player": None})
            while bob.left is None:
                await asyncio.sleep(0.01)
            assert bob.left.code == "replaced"
        await other.close()

    in_hall(Store.open(database), story)


# Taking back


def test_a_choice_that_told_nothing_can_be_taken_back_one_by_one(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(SOLO)
        async with hall.room(created["game"]) as room:
            ann = guest(room)
            assert room.picture.can_undo is None
            first = room.picture
            await choose(room, 0)  # the keep
            second = room.picture
            assert second.can_undo == 0
            await choose(room, 0)  # a building
            await room.undo(ann)
            assert room.picture.state == second.state
            assert room.picture.question != second.question  # an old page cannot answer the new question
            assert room.picture.moments == second.moments
            await room.undo(ann)
            assert room.picture.state == first.state
            assert room.picture.can_undo is None
            assert [entry.kind for entry in hall.house.store.entries(created["game"])] == [
                *("choice", "choice", "undo", "undo")
            ]
            with pytest.raises(Refused) as refused:
                await room.undo(ann)
            assert refused.value.code == "cannot-undo"

    in_hall(Store.open(address(tmp_path)), story)


def test_what_luck_or_others_have_shown_cannot_be_taken_back(tmp_path: Path) -> None:
    """At every decision of some games: taking back is allowed exactly where nobody could have learned anything."""
    for seed in range(2):
        events: list[Event] = []
        wishes: NewGame = {
            "game": "root",
            "seats": [{"seat": seat} for seat in ("marquise", "eyrie", "alliance", "vagabond")],
            "seed": str(seed),
        }
        course = Course(of_wishes(wishes))
        course.table.listen(events.append)
        luck = random.Random(seed)
        allowed = 0
        while (ask := course.table.pending) is not None and len(course.chosen) < 200:
            events.clear()
            before = course.table.state.copy()
            at = course.table.nature.at  # type: ignore[attr-defined]
            course.choose(luck.randrange(len(ask.options)))
            after = course.table.pending
            if course.can_undo is None:
                continue
            allowed += 1
            assert after is not None and after.seat == ask.seat == course.can_undo
            assert course.table.nature.at == at  # type: ignore[attr-defined]
            assert not {event.name for event in events} & {"drew", "took", "gave", "showed hand", "rolled", "explored"}
            for other in range(4):  # nobody else knows a card that they did not know before
                if other != ask.seat:
                    for hand in range(4):
                        known = bytes(ROOT.view(course.table.state, other).state.hands[hand])
                        assert set(known) <= {UNKNOWN, *ROOT.view(before, other).state.hands[hand]}
            course.undo()
            assert course.table.state == before
            again = course.table.pending
            assert again is not None
            course.choose(luck.randrange(len(again.options)))
        assert allowed > 20


def test_an_attacker_cannot_take_back_while_the_defender_thinks_of_an_ambush() -> None:
    met = 0
    for seed in range(15):
        wishes: NewGame = {
            "game": "root",
            "seats": [{"seat": seat} for seat in ("marquise", "eyrie", "alliance")],
            "seed": str(seed),
        }
        course = Course(of_wishes(wishes))
        luck = random.Random(seed)
        while (ask := course.table.pending) is not None and len(course.chosen) < 300:
            if ask.about.name == "ambush":
                met += 1
                assert course.can_undo in (None, ask.seat)  # whoever thinks may reconsider what they answered before
            course.choose(luck.randrange(len(ask.options)))
    assert met > 2


# Rooms


def long_ago(hall: Hall) -> float:
    """For an empty room. When a clock like this one began nobody knows: perhaps a minute ago."""
    return time.monotonic() - 60 * hall.settings.idle_minutes - 1


def test_empty_rooms_are_closed_and_open_again(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        games = [(await hall.create(TWO))["game"] for _ in range(6)]
        for game in games:
            async with hall.room(game) as room:
                await choose(room)
                for each in list(room.guests):
                    room.exit(each)
        assert len(hall.rooms) <= 4  # the newest is still being opened when the others are swept
        async with hall.room(games[0]) as room:
            assert len(room.course.chosen) == 1
            room.last_used = long_ago(hall)
            hall.sweep()
            assert games[0] in hall.rooms  # in use
        room.last_used = long_ago(hall)
        hall.sweep()
        assert games[0] not in hall.rooms

    in_hall(Store.open(address(tmp_path)), story, Settings(rooms=3))


def test_those_who_come_together_get_the_same_room(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)

        async def come() -> Room:
            async with hall.room(created["game"]) as room:
                return room

        rooms = await asyncio.gather(*[come() for _ in range(8)])
        assert len(set(rooms)) == 1
        with pytest.raises(Refused) as refused:
            async with hall.room("nowhere"):
                pass
        assert refused.value.code == "no-such-game"

    in_hall(Store.open(address(tmp_path)), story)


def test_history_shows_every_moment_as_its_reader_saw_it(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)
        luck = random.Random(3)
        seen: dict[int | None, dict[int, Any]] = {reader: {} for reader in (None, 0, 1)}
        async with hall.room(created["game"]) as room:
            for _ in range(40):
                picture = room.picture
                for reader, moments in seen.items():
                    moments[picture.moments[reader]] = compose.core(picture, reader)["scene"]
                assert picture.ask is not None
                if picture.shown:  # the server answers, and that is a moment, too
                    while room.picture is picture:
                        await asyncio.sleep(0.01)
                    continue
                await choose(room, luck.randrange(len(picture.ask.options)))
            for reader, moments in seen.items():
                assert list(moments) == list(range(len(moments)))
                for moment, scene in moments.items():
                    found = await room.history(reader, moment)
                    assert found["scene"] == scene
                    assert found["moment"] == moment
            with pytest.raises(Refused) as refused:
                await room.history(0, 10_000)
            assert refused.value.code == "no-such-moment"

    in_hall(Store.open(address(tmp_path)), story)


def test_a_practice_game_begins_as_its_reader_saw_the_table(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(TWO)
        luck = random.Random(4)
        async with hall.room(created["game"]) as room:
            for _ in range(60):
                assert room.picture.ask is not None
                await choose(room, luck.randrange(len(room.picture.ask.options)))
            moment = room.picture.moments[0]
            practice = await hall.practise(room, 0, moment)
            safe: State = room.course.table.safe_state
            assert safe.stage == PLAYING
            async with hall.room(practice["game"]) as branch:
                assert branch.record.kind == "practice"
                assert [(seat.kind, seat.player) for seat in branch.seats] == [("person", None), ("computer", "greedy")]
                mine, theirs = ROOT.view(branch.course.start, 0), ROOT.view(safe, 0)
                assert mine.state.hands[0] == theirs.state.hands[0]
                assert mine.state.board == theirs.state.board
                assert sorted(branch.course.start.deck + branch.course.start.hands[1]) == sorted(
                    safe.deck + safe.hands[1]
                )
                assert branch.record.seed != room.record.seed
                await persons_turn(branch)
                await choose(branch)
            again = await hall.practise(room, 0, 0)  # during the setup: the same setup with other luck
            async with hall.room(again["game"]) as branch:
                assert branch.record.setup["seats"] == room.record.setup["seats"]

    in_hall(Store.open(address(tmp_path)), story)


def test_the_chart_is_the_points_after_each_turn() -> None:
    course = Course(
        of_wishes(
            {"game": "root", "seats": [{"seat": seat} for seat in ("marquise", "eyrie", "alliance")], "seed": "x"}
        )
    )
    luck = random.Random(1)
    by_turn: dict[int, tuple[int, ...]] = {}
    while (ask := course.table.pending) is not None:
        by_turn[course.table.state.turns] = tuple(course.table.state.vp)
        course.choose(luck.randrange(len(ask.options)))
    rows = course.chart.rows(course.table.state)
    assert rows[0] == (0, 0, 0)
    assert rows[-1] == tuple(course.table.state.vp)
    assert len(rows) == course.table.state.turns + 1
    ending = course.picture().ending
    assert ending is not None and ending.chart == rows


def test_the_threads_of_a_hall_end_with_it(tmp_path: Path) -> None:
    before = threading.active_count()

    async def story(hall: Hall) -> None:
        created = await hall.create(AGAINST_COMPUTERS)
        async with hall.room(created["game"]) as room:
            room.go_on()

    in_hall(Store.open(address(tmp_path)), story)
    until = time.monotonic() + 20
    while threading.active_count() > before + 2:  # a choice that was just being made is not waited for
        assert time.monotonic() < until
        time.sleep(0.01)
