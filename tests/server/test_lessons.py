"""Lessons at a server: a guided game is played to its end by following its hints, and hints tell nothing hidden."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.root.test_imagine import elsewhere
from tests.server.playing import Json, running

from lawbound import games
from lawbound.law import library
from lawbound.present.speech import speaking
from lawbound.root.lessons.topics import TOPICS
from lawbound.server import compose, founding
from lawbound.server.course import Course
from lawbound.server.messages import Hint, NewGame
from lawbound.server.problems import Refused
from lawbound.server.store import Entry, GameRecord
from lawbound.server.tutor import Tutored

LEARNER = 0
MOST_QUESTIONS = 400
"""A game that is guided well is over long before."""


def wish(lesson: str, seed: str) -> NewGame:
    preset = next(each for each in games.kit("root").lessons.tables if each.key == lesson)
    return {
        "game": "root",
        "seats": [{"seat": seat} for seat in preset.seats],
        "settings": dict(preset.settings),
        "lesson": True,
        "seed": seed,
    }


def founded(lesson: str, seed: str) -> GameRecord:
    return founding.of_wishes(wish(lesson, seed))


def hint_of(course: Course) -> Hint:
    message = compose.hint_message(course.picture(), LEARNER)
    assert message["hint"] is not None and message["question"] == course.question
    return message["hint"]


def test_the_guided_game_is_played_to_its_end_by_following_its_hints(tmp_path: Path) -> None:
    """Over the socket, as a browser does."""
    explained: list[str] = []
    with running(tmp_path, messages_per_second=10_000.0) as server:
        created = server.create({**wish("marquise", "guided")})
        learner = server.play(created, seat=LEARNER)
        assert learner.heard[0]["lesson"]
        for _ in range(MOST_QUESTIONS):
            question = learner.asked()
            if question is None:
                break
            learner.say("hint")
            answer = learner.until("hint")
            hint: Json = answer["hint"]
            assert answer["question"] == question["id"]
            assert library.exists(hint["article"])
            assert hint["place"] == question["choices"][hint["option"]]["place"]
            if hint["explains"]:
                explained.append(hint["text"])
                assert hint["step"] == len(explained)
            assert learner.choose(hint["option"])["type"] == "ack"
        assert learner.table["outcome"] is not None
        learner.say("hint")
        assert learner.until("hint")["hint"] is None
    assert len(set(explained)) == len(explained) >= 12


@pytest.mark.parametrize("lesson", TOPICS)
def test_every_lesson_comes_to_an_end_for_whoever_follows_it(lesson: str) -> None:
    course, told = Course(founded(lesson, f"follow {lesson}")), 0
    with speaking("en"):
        while course.table.pending is not None:
            hint = hint_of(course)
            told = max(told, hint["step"])
            course.choose(hint["option"])
            assert len(course.chosen) < MOST_QUESTIONS
    assert course.table.result["winners"]
    assert told >= 10


def test_a_game_that_is_opened_again_and_a_choice_taken_back_say_the_same() -> None:
    record, entries = founded("marquise", "again"), list[Entry]()
    course = Course(record)
    with speaking("en"):
        for _ in range(14):
            hint = hint_of(course)
            assert hint_of(Course(record, entries)) == hint
            if course.can_undo == LEARNER:
                undone = course.undo()
                course.choose(entries[undone.value].value)
                assert hint_of(course) == hint
            entries.append(course.choose(hint["option"]))


@pytest.mark.parametrize("lesson", ["alliance", "lizards", "duchy", "corvids", "riverfolk", "hundreds"])
def test_a_hint_depends_on_nothing_that_its_seat_cannot_know(lesson: str) -> None:
    course, luck, compared = Course(founded(lesson, "hidden")), random.Random("hidden"), 0
    with speaking("en"):
        while course.table.pending is not None and compared < 25:
            tutored = course.picture().tutored
            assert tutored is not None
            hint = tutored.hint()
            other = elsewhere(course.table, LEARNER, luck)
            if other is not None:
                compared += 1
                assert Tutored(tutored.kit, other, tutored.topic, tutored.told).hint() == hint
            course.choose(hint["option"])
    assert compared > 10


def test_only_the_learner_hears_the_tutor_and_only_in_a_lesson() -> None:
    course = Course(founded("marquise", "quiet"))
    for reader in (None, 1):
        assert compose.hint_message(course.picture(), reader)["hint"] is None
    wishes = wish("marquise", "no lesson")
    del wishes["lesson"]
    plain = Course(founding.of_wishes(wishes))
    assert compose.hint_message(plain.picture(), LEARNER) == {"type": "hint", "question": None, "hint": None}


def test_a_game_without_lessons_says_so() -> None:
    with pytest.raises(Refused) as refused:
        founding.of_wishes({"game": "pebbles", "seats": [{"seat": "1"}, {"seat": "2"}], "lesson": True})
    assert refused.value.code == "bad-setup"


def test_hints_are_said_in_the_language_of_the_reader() -> None:
    course = Course(founded("vagabond", "languages"))
    said = set[str]()
    for language in ("en", "cs", "pl"):
        with speaking(language):
            said.add(hint_of(course)["text"])
    assert len(said) == 3
