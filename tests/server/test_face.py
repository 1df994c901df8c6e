"""Keeping face: whether somebody was really asked about their cards, nobody else can tell from the server."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
from tests.server.playing import running
from tests.server.test_rooms import Guest, address, choose, guest, in_hall

from lawbound.kernel import Ask, Option
from lawbound.root.cards import CARD
from lawbound.server import compose, face
from lawbound.server.course import FORCED, Course, Picture
from lawbound.server.founding import found, of_wishes
from lawbound.server.hall import Hall
from lawbound.server.messages import NewGame
from lawbound.server.metrics import Blurred, Metrics
from lawbound.server.problems import Refused
from lawbound.server.room import Room
from lawbound.server.settings import Settings
from lawbound.server.store import LinkRecord, SeatRecord, Store

AMBUSH = (CARD["ambush-fox"], CARD["ambush-bird"])


def wishes(*players: str | None, discretion: str = "waited", seed: str = "face") -> NewGame:
    """Marquise, Eyrie and Alliance, people or computers."""
    factions = ("marquise", "eyrie", "alliance")
    return {
        "game": "root",
        "seats": [{"seat": seat, "player": player} for seat, player in zip(factions, players, strict=False)],
        "seed": seed,
        "settings": {"discretion": discretion},
    }


def discreet(discretion: str, games: int = 4) -> Iterator[Course]:
    """Courses of three people, each time somebody is asked about their hand."""
    for seed in range(games):
        course = Course(of_wishes(wishes(None, None, None, discretion=discretion, seed=str(seed))))
        luck = random.Random(seed)
        while (ask := course.table.pending) is not None and len(course.chosen) < 250:
            if ask.discreet:
                yield course
            course.choose(luck.randrange(len(ask.options)))


def asked_otherwise(picture: Picture, options: list[Option], shown: bool) -> Picture:
    """The same picture, but whoever is asked holds other cards."""
    ask = picture.ask
    assert ask is not None
    return replace(picture, ask=Ask(ask.seat, ask.about, options, ask.given, True), shown=shown)


# What others are sent


@pytest.mark.parametrize("discretion", ["waited", "asked"])
def test_others_are_sent_the_same_whether_there_was_a_choice_or_not(discretion: str) -> None:
    met = {True: 0, False: 0}
    for course in discreet(discretion):
        picture = course.picture()
        assert picture.ask is not None
        seat, last = picture.ask.seat, picture.ask.options[-1]
        without = asked_otherwise(picture, [last], shown=discretion == "waited")
        with_choice = asked_otherwise(picture, [*AMBUSH, last], shown=False)
        for reader in (None, *[other for other in range(3) if other != seat]):
            start = max(0, compose.lines(picture) - 4)
            sent = {compose.table_bytes(each, reader, "en", start) for each in (picture, without, with_choice)}
            assert len(sent) == 1
        met[picture.ask.forced] += 1
    assert min(met.values()) > 3


def test_who_is_asked_for_show_is_not_bothered() -> None:
    shown = 0
    for course in discreet("waited"):
        picture = course.picture()
        ask = picture.ask
        assert ask is not None and picture.shown is ask.forced
        core = compose.core(picture, ask.seat)
        assert (core["question"] is None) is ask.forced
        if ask.forced:
            shown += 1
            assert core["waiting"] == picture.kit.stage.turn(compose.eyes(picture, None))
            assert compose.why_message(picture, ask.seat)["question"] is None
    assert shown > 3


def test_who_is_really_asked_without_a_choice_answers_themselves() -> None:
    forced = 0
    for course in discreet("asked"):
        picture = course.picture()
        assert picture.ask is not None and not picture.shown and course.shown is None
        asked = compose.core(picture, picture.ask.seat)["question"]
        assert asked is not None and len(asked["choices"]) == len(picture.ask.options)
        forced += picture.ask.forced
    assert forced > 3


# The host's choice


def test_games_are_discreet_unless_the_host_wishes_otherwise() -> None:
    people: NewGame = {"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie"}]}
    assert of_wishes(people).setup["discretion"] == "waited"
    assert of_wishes({**people, "settings": {"discretion": "open"}}).setup["discretion"] == "open"
    for alone in ("bot:marquise", "marquise"):  # with bots there is nobody to hide anything from
        solo: NewGame = {"game": "root", "seats": [{"seat": alone}, {"seat": "bot:eyrie"}]}
        assert "discretion" not in of_wishes(solo).setup
        assert "discretion" not in of_wishes({**solo, "settings": {"discretion": "waited"}}).setup
        assert of_wishes({**solo, "settings": {"discretion": "asked"}}).setup["discretion"] == "asked"
    with pytest.raises(Refused) as refused:
        of_wishes({**people, "settings": {"discretion": "shy"}})
    assert refused.value.code == "bad-setup"


# In a room


async def until_shown(room: Room, luck: random.Random) -> int:
    """Everybody chooses until somebody is asked for show; who that is."""
    for _ in range(400):
        if room.picture.shown:
            assert room.picture.ask is not None
            return room.picture.ask.seat
        assert room.picture.ask is not None
        await choose(room, luck.randrange(len(room.picture.ask.options)))
    raise AssertionError("nobody was asked for show")


def sitting(room: Room, seat: int) -> Guest:
    found = next(each for each in room.guests if each.link.seat == seat)
    assert isinstance(found, Guest)
    return found


def test_the_server_answers_for_a_person_after_a_while_if_they_are_there(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(wishes(None, None, None))
        async with hall.room(created["game"]) as room:
            for seat in range(3):
                guest(room, seat)
            seat = await until_shown(room, random.Random(1))
            began, question, choices = monotonic(), room.picture.question, len(room.course.chosen)
            while room.picture.question == question:
                await asyncio.sleep(0.005)
            assert monotonic() - began > 0.3 / 3 - 0.05
            assert (room.course.chosen[choices].seat, room.course.chosen[choices].by) == (seat, FORCED)
            assert hall.house.store.entries(created["game"])[choices].note == FORCED
            assert room.course.can_undo is None

    in_hall(Store.open(address(tmp_path)), story, Settings(face_seconds=0.3))


def test_for_a_person_who_is_away_nobody_answers_until_they_are_back(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(wishes(None, None, None))
        async with hall.room(created["game"]) as room:
            for seat in range(3):
                guest(room, seat)
            seat = await until_shown(room, random.Random(1))
            room.exit(sitting(room, seat))
            question = room.picture.question
            await asyncio.sleep(0.3)
            assert room.picture.question == question and room.picture.shown
            guest(room, seat)
            while room.picture.question == question:
                await asyncio.sleep(0.005)

    in_hall(Store.open(address(tmp_path)), story, Settings(face_seconds=0.02))


def test_what_is_answered_for_show_is_played_again_from_the_store(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        created = await hall.create(wishes(None, None, None))
        async with hall.room(created["game"]) as room:
            for seat in range(3):
                guest(room, seat)
            luck = random.Random(1)
            for _ in range(120):
                while room.picture.shown:
                    await asyncio.sleep(0)
                assert room.picture.ask is not None
                await choose(room, luck.randrange(len(room.picture.ask.options)))
            while room.picture.shown:
                await asyncio.sleep(0)
            entries = hall.house.store.entries(created["game"])
            assert FORCED in [entry.note for entry in entries]
            again = Course(room.record, entries)
            assert again.table.state == room.course.table.state
            assert again.picture().shown == room.picture.shown

    in_hall(Store.open(address(tmp_path)), story, Settings(face_seconds=0))


def test_a_person_alone_with_computers_waits_for_nobody(tmp_path: Path) -> None:
    """There is nobody from whom it would have to be hidden, so the answer comes in one go with the computers'."""

    async def story(hall: Hall) -> None:
        created = await hall.create(wishes(None, "random", "random"))
        async with hall.room(created["game"]) as room:
            luck = random.Random(1)
            for _ in range(150):
                ask = room.picture.ask
                assert ask is not None and ask.seat == 0 and not room.picture.shown
                await choose(room, luck.randrange(len(ask.options)))
            assert FORCED in [chosen.by for chosen in room.course.chosen]

    in_hall(Store.open(address(tmp_path)), story, Settings(face_seconds=600))


class Watcher(Guest):
    """Somebody who notes when they saw whom asked."""

    def __init__(self, link: LinkRecord, room: Room) -> None:
        super().__init__(link)
        self.room = room
        self.saw: list[tuple[float, Ask | None]] = []

    def look_again(self) -> None:
        super().look_again()
        self.saw.append((monotonic(), self.room.picture.ask))


@pytest.mark.parametrize(("hand", "forced"), [("sword", True), ("ambush-fox", False)])
def test_a_computer_takes_its_time_whether_or_not_it_has_a_choice(tmp_path: Path, hand: str, forced: bool) -> None:
    """That it is asked is shown, and its answer by itself, not before its time."""
    usual = 0.2
    position = (
        "root seats=marquise,eyrie discretion=waited turn=marquise phase=daylight step=actions "
        f"@1=marquise.warrior*3,eyrie.warrior*3,eyrie.roost eyrie.hand={hand}"
    )

    async def story(hall: Hall) -> None:
        seats = [SeatRecord("person", None, None), SeatRecord("computer", "greedy", None)]
        record = found("root", {"position": position}, seats, "computer face", "play")
        hall.house.store.create(record, ())
        async with hall.room(record.id) as room:
            ann = Watcher(guest(room).link, room)
            room.enter(ann)
            assert room.picture.ask is not None
            battle = [str(option) for option in room.picture.ask.options].index("battle")
            await room.choose(ann, room.picture.question, battle)
            while len(ann.saw) < 2:
                await asyncio.sleep(0.01)
            (began, asked), (answered, _) = ann.saw[:2]
            assert asked is not None and (asked.about.name, asked.seat, asked.forced) == ("ambush", 1, forced)
            assert answered - began >= 0.6 * usual
            assert [chosen.by for chosen in room.course.chosen][:2] == ["", "greedy"]

    in_hall(Store.open(address(tmp_path)), story, Settings(computer_face_seconds=usual))


def test_pauses_are_never_too_short_nor_endless() -> None:
    times = [face.of_person(4.0) for _ in range(2000)]
    assert min(times) >= 4 / 3 and max(times) <= 16
    assert len(set(times)) == len(times)
    assert 3 < sorted(times)[1000] < 5.4
    assert all([0.6 <= face.of_computer(1.0) <= 1.4 for _ in range(200)])
    assert face.of_person(0) == face.of_computer(0) == 0


# Figures


def test_what_happens_once_for_a_choice_is_told_only_when_many_have_come_together() -> None:
    told: list[float] = []
    figures = Blurred(told.append, 100)
    when: list[int] = []
    for number in range(1, 3001):
        before = len(told)
        figures.observe(number)
        if len(told) > before:
            when.append(number)
            assert told == list(range(1, number + 1))
    gaps = [after - before for before, after in zip([0, *when], when, strict=False)]
    assert all(50 <= gap <= 150 for gap in gaps)
    assert len(set(gaps)) > 5  # nobody knows when the next are told


def test_a_server_tells_nothing_of_a_single_game(tmp_path: Path) -> None:
    with running(tmp_path, figures_at_once=1000) as server:
        created = server.create(
            {"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie", "player": "random"}]}
        )
        ann = server.play(created, seat=0)
        before = server.http.get("/metrics").text
        for _ in range(20):
            ann.choose(0)
        after = server.http.get("/metrics").text
    assert before == after
    assert "lawbound_choices" in after


def test_all_that_is_counted_choice_by_choice_is_blurred() -> None:
    """Whoever adds a figure says here what it tells."""
    of_the_server = {"games_live", "connections", "games_created", "errors"}
    metrics = Metrics(10**6)
    for name, figure in vars(metrics).items():
        if isinstance(figure, Blurred):
            figure.observe(1)
        elif isinstance(figure, dict):
            for each in figure.values():
                each.observe(1)
        else:
            assert name in ("registry", "rooms", "connections", "created", "errors")
    text = metrics.text().decode()
    for line in text.splitlines():
        value = re.fullmatch(r"lawbound_(\w+?)(?:_total|_created)?(?:\{.*\})? (\S+)", line)
        if value and not line.startswith("#") and "_created" not in line:
            assert value[1] in of_the_server or float(value[2]) == 0, line
