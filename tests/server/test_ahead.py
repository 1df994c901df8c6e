"""What lies ahead of a question: ways that begin at a place, what is forbidden there, and several answers at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.root.test_properties import reshuffled
from tests.server.playing import SOLO, Json, Player, Running, running
from tests.server.test_leaks import stored

from lawbound.kernel import Moment
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.rules import Root
from lawbound.root.state import State
from lawbound.server import compose
from lawbound.server.ahead import MOST_TRIES, Scouting, ahead_message
from lawbound.server.course import Course, Picture
from lawbound.server.founding import of_wishes
from lawbound.server.messages import NewGame, Way

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
OATH: NewGame = {"game": "oath", "seats": [{"seat": seat} for seat in ("chancellor", "red", "blue")], "seed": "ahead"}


def questions(course: Course, choices: int, luck: random.Random) -> Iterator[tuple[Picture, Json]]:
    """Every question of a game at random, and what lies ahead of it; whoever reads may choose meanwhile."""
    while course.table.pending is not None and len(course.chosen) < choices:
        made, picture = len(course.chosen), course.picture()
        with speaking("en"):
            told: Any = ahead_message(picture, course.table, course.table.pending.seat)
        yield picture, told
        if len(course.chosen) == made:
            course.choose(luck.randrange(len(course.table.pending.options)))


def names_of(ways: list[Way]) -> set[str]:
    return {way["text"] for way in ways}


@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_way_is_carried_out_to_its_end(seed: str) -> None:
    """Choices by ways are the same as choices one by one; the table asks what the ways foresaw."""
    luck = random.Random(seed)
    course = Course(stored(FACTIONS, seed))
    taken: set[str] = set()
    for _, told in questions(course, 500, luck):
        if told["ways"] and luck.random() < 0.7:
            way = luck.choice(told["ways"])
            alone = course.table.copy()
            entries = course.choose_on(way["path"][0], way["path"][1:], 10_000)
            assert [entry.value for entry in entries] == way["path"]
            for option in way["path"]:
                alone.choose_index(option)
            assert alone.state == course.table.state
            taken.add(way["text"])
    assert taken >= {"march", "battle", "build", "move", "mobilize", "Move for a bird card"}


def test_in_oath_too_places_tell_what_can_be_begun_there() -> None:
    luck = random.Random(1)
    course = Course(of_wishes(OATH))
    taken: set[str] = set()
    for _, told in questions(course, 150, luck):
        if told["ways"]:
            way = luck.choice(told["ways"])
            entries = course.choose_on(way["path"][0], way["path"][1:], 10_000)
            assert [entry.value for entry in entries] == way["path"][: len(entries)]
            taken.add(way["text"])
    assert taken >= {"Search", "Travel"}


def test_what_is_told_does_not_depend_on_what_the_seat_may_not_know() -> None:
    luck = random.Random(4)
    course = Course(stored(FACTIONS, "hidden"))
    compared = 0
    for picture, told in questions(course, 400, luck):
        assert picture.ask is not None and picture.moment is not None and isinstance(picture.state, State)
        seat, moment = picture.ask.seat, picture.moment
        with speaking("en"):
            other = ahead_message(
                replace(
                    picture,
                    state=reshuffled(picture.state, seat, luck),
                    moment=Moment(reshuffled(moment.safe, seat, luck), moment.answers, moment.ask),
                ),
                course.table,
                seat,
            )
        assert compose.encode(other) == compose.encode(told)
        compared += bool(told["ways"])
    assert compared > 100


def test_everything_runs_on_what_is_veiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is looked at that the seat cannot know: a game that cannot be veiled has no ways."""
    course = Course(stored(FACTIONS, "veil"))
    luck = random.Random(2)
    picture, _ = next((picture, told) for picture, told in questions(course, 500, luck) if told["ways"])
    assert picture.ask is not None
    monkeypatch.setattr(Root, "veil", lambda game, state, seat: 1 / 0)
    assert ahead_message(picture, course.table, picture.ask.seat)["ways"] == []


def test_only_whoever_is_asked_is_told() -> None:
    course = Course(stored(FACTIONS, "asked"))
    for picture, told in questions(course, 120, random.Random(3)):
        assert picture.ask is not None
        for reader in (None, *[seat for seat in range(4) if seat != picture.ask.seat]):
            empty: Json = {"type": "ahead", "question": None, "ways": [], "refused": []}
            assert ahead_message(picture, course.table, reader) == empty
        assert told["question"] == picture.question


def test_how_much_is_tried_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []
    ahead = Scouting._next

    def counted(self: Scouting, step: Any, at: int) -> Any:
        found = ahead(self, step, at)
        tries[-1] = MOST_TRIES - self.left
        return found

    monkeypatch.setattr(Scouting, "_next", counted)
    course, luck = Course(stored(FACTIONS, "tries")), random.Random(5)
    while course.table.pending is not None and len(course.chosen) < 300:
        tries.append(0)
        ahead_message(course.picture(), course.table, course.table.pending.seat)
        course.choose(luck.randrange(len(course.table.pending.options)))
    assert 20 < max(tries) <= MOST_TRIES


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    course, luck = Course(stored(FACTIONS, "words")), random.Random(6)
    told: list[Any] = []
    while course.table.pending is not None and len(course.chosen) < 150:
        with speaking(language):
            told.append(ahead_message(course.picture(), course.table, course.table.pending.seat))
        course.choose(luck.randrange(len(course.table.pending.options)))
    march = {"en": "march", "cs": "pochod", "pl": "Marsz"}[language]
    assert any(march in names_of(each["ways"]) for each in told)
    assert all(why["text"] and why["article"] for each in told for why in each["refused"])


# Over the socket


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("ahead"), messages_per_second=10_000.0) as serving:
        yield serving


def in_daylight(server: Running) -> Player:
    """The Marquise is asked for her actions."""
    created = server.create({**SOLO, "seed": "ahead"})
    player = server.play(created, seat=0)
    while not player.table["question"]["text"].startswith("What do you do"):
        choices = player.table["question"]["choices"]
        player.choose(next((each["option"] for each in choices if each["ends"]), 0))
    return player


def told(player: Player) -> Json:
    player.say("ahead")
    answer: Json = player.until("ahead")
    return answer


def choose(player: Player, option: int, then: list[int]) -> Json:
    player.say("choose", question=player.table["question"]["id"], option=option, then=then)
    return player.until("ack", "error")


def test_a_march_is_one_message_and_each_of_its_choices_can_be_taken_back(server: Running) -> None:
    player = in_daylight(server)
    asked = player.table["question"]
    march = next(way for way in told(player)["ways"] if way["text"] == "march")
    assert march["place"].startswith("clearing:") and march["to"].startswith("clearing:")
    assert choose(player, march["path"][0], march["path"][1:])["type"] == "ack"
    after = player.until("table")["question"]
    assert after["text"] != asked["text"]
    for _ in march["path"]:
        player.say("undo")
        player.until("ack")
        question = player.until("table")["question"]
    assert question["text"] == asked["text"]


def test_what_is_not_as_foreseen_is_asked(server: Running) -> None:
    """A wrong answer to what follows, or an answer too many, changes nothing about the first choice."""
    player = in_daylight(server)
    march = next(way for way in told(player)["ways"] if way["text"] == "march")
    assert choose(player, march["path"][0], [999])["type"] == "ack"
    assert "from" in player.until("table")["question"]["text"].lower()
    player.say("undo")
    player.until("ack")
    player.until("table")
    assert choose(player, 999, [0])["code"] == "illegal"


def test_a_recruit_is_not_answered_any_further(server: Running) -> None:
    """What follows a finished action is a new question, whatever was sent with it."""
    player = in_daylight(server)
    recruit = next(each for each in player.table["question"]["choices"] if each["text"].startswith("recruit"))
    assert choose(player, recruit["option"], [0, 0, 0])["type"] == "ack"
    question = player.until("table")["question"]
    assert question["text"].startswith("What do you do")
    assert not any(each["text"].startswith("recruit") for each in question["choices"])


def test_a_place_names_the_article_that_forbids(server: Running) -> None:
    refused = told(in_daylight(server))["refused"]
    march = [each for each in refused if each["text"].startswith("march")]
    assert march and march[0]["article"] == "root 4.2"
    assert all(place.startswith("clearing:") for place in march[0]["places"])
    assert any(not each["places"] for each in refused)


def test_a_spectator_is_told_nothing(server: Running) -> None:
    created = server.create(SOLO)
    spectator = server.play(created, role="spectator")
    assert told(spectator)["question"] is None
