"""Lessons of Root: whatever they say has an article and is said in all languages, at every question of each faction."""

from __future__ import annotations

import random

import pytest
from tests.root.situation import given

from lawbound import games
from lawbound.kernel import Table
from lawbound.law import library
from lawbound.locales import LANGUAGES
from lawbound.present.speech import speaking
from lawbound.root.lessons import RootLessons
from lawbound.root.lessons.topic import place_of
from lawbound.root.lessons.topics import EVERYBODY, TOPICS
from lawbound.root.rules import ROOT
from lawbound.root.state import State

KIT = games.kit("root")
LESSONS = RootLessons()


def table_of(lesson: str, seed: str) -> Table[State]:
    preset = next(each for each in LESSONS.tables if each.key == lesson)
    return Table.new(ROOT, KIT.form.setup(preset.seats, preset.settings), seed=seed)


def test_there_is_a_first_game_and_a_lesson_for_each_other_faction_against_easy_bots() -> None:
    first = ["marquise", "eyrie", "alliance", "vagabond"]
    taught = [*first, "lizards", "duchy", "corvids", "riverfolk", "hundreds", "keepers"]
    assert [lesson.key for lesson in LESSONS.tables] == taught
    playable = {each["faction"] for each in KIT.stage.catalogue()["playable"]}
    assert set(taught) == playable - {"vagabond2"}  # a second Vagabond plays like the first
    for lesson in LESSONS.tables:
        assert lesson.seats[0] == lesson.key
        assert len(lesson.seats) == 4
        assert all(seat.startswith("bot:") and seat.endswith("@easy") for seat in lesson.seats[1:])
        assert f"bot:{lesson.key}@easy" not in lesson.seats


@pytest.mark.parametrize("lesson", TOPICS)
def test_every_article_of_a_lesson_exists_and_no_topic_has_two_meanings(lesson: str) -> None:
    topics = (*TOPICS[lesson], *EVERYBODY)
    assert len({topic.key for topic in topics}) == len(topics)
    for topic in topics:
        assert not topic.article or library.exists(topic.article), topic


@pytest.mark.parametrize("lesson", TOPICS)
def test_something_is_said_at_every_question_and_nothing_is_explained_twice(lesson: str) -> None:
    """Whatever a learner chooses: here by luck, so that odd questions come up too."""
    luck, told, asked = random.Random(lesson), set[str](), set[str]()
    for game in range(4):
        table, here = table_of(lesson, f"{lesson} {game}"), list[str]()
        while (ask := table.pending) is not None:
            view = table.view(ask.seat)
            topic = LESSONS.topic(view, ask, here)
            if topic is not None:
                assert topic not in here and topic in LESSONS.topics(view)
                here.append(topic)
                planned = LESSONS.plan(view, ask, topic)
                assert planned is None or 0 <= planned < len(ask.options)
                words = LESSONS.explain(view, ask, topic)
                assert words.text and library.exists(words.article)
            for option in range(len(ask.options)):
                words = LESSONS.advise(view, ask, option)
                assert words.text and library.exists(words.article)
            asked.add(ask.about.name)
            table.choose_index(luck.randrange(len(ask.options)))
        told.update(here)
    own = {topic.key for topic in TOPICS[lesson]}
    assert len(told & own) > len(own) / 2, own - told
    assert len(asked) > 10


def test_the_first_turn_of_the_first_game_shows_building_recruiting_and_marching() -> None:
    table, told, planned = table_of("marquise", "first turn"), list[str](), list[str]()
    while (ask := table.pending) is not None and len(planned) < 3:
        view = table.view(ask.seat)
        topic = LESSONS.topic(view, ask, told)
        plan = None
        if topic is not None:
            told.append(topic)
            plan = LESSONS.plan(view, ask, topic)
        if plan is not None:
            planned.append(str(ask.options[plan]))
        table.choose_index(0 if plan is None else plan)
    assert planned == ["build", "recruit", "march"]


@pytest.mark.parametrize("lesson", ["marquise", "duchy", "corvids", "hundreds"])
def test_whoever_moves_everywhere_is_not_told_that_moving_takes_rule(lesson: str) -> None:
    table, luck, told = table_of(lesson, "moving"), random.Random(lesson), list[str]()
    while (ask := table.pending) is not None:
        topic = LESSONS.topic(table.view(ask.seat), ask, told)
        if topic is not None:
            told.append(topic)
        table.choose_index(luck.randrange(len(ask.options)))
    assert ("rule" in told) == (lesson != "corvids")


def test_what_building_is_good_for_is_said_for_each_faction() -> None:
    said = list[str]()
    for lesson in ("marquise", "lizards", "duchy", "hundreds"):
        table, luck = table_of(lesson, "building"), random.Random(lesson)
        while (ask := table.pending) is not None and (build := place_of(ask, "build")) is None:
            table.choose_index(luck.randrange(len(ask.options)))
        assert ask is not None and build is not None
        said.append(LESSONS.advise(table.view(ask.seat), ask, build).text)
    assert len(set(said)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_items_and_tracks_explain_themselves(language: str) -> None:
    with speaking(language):
        catalogue = KIT.stage.catalogue()
    explained = catalogue["explained"]
    assert set(explained["pieces"]) == set(catalogue["pieces"])
    assert set(explained["items"]) == set(catalogue["items"])
    assert set(explained["things"]) == {"quest", "ruin", "slot", "score"}
    kinds = [explained[group] for group in ("pieces", "items", "things")]
    for note in (*[note for kind in kinds for note in kind.values()], explained["track"]):
        assert note["text"] and library.exists(note["article"])


def test_every_piece_and_every_track_of_every_faction_that_people_play_explains_itself() -> None:
    catalogue = KIT.stage.catalogue()
    explained = catalogue["explained"]["pieces"]
    for each in catalogue["playable"]:
        seats = [each["faction"], "bot:marquise" if each["faction"] != "marquise" else "bot:eyrie"]
        s = Table.new(ROOT, {"seats": seats}, seed=each["faction"]).state
        assert {piece.name for piece in s.players[0].PIECES} <= set(explained)
        tracks = [
            widget["picture"]
            for widget in KIT.stage.scene(ROOT.view(s, 0))["players"][0]["board"]
            if widget["kind"] == "track"
        ]
        assert {picture.removeprefix("piece:") for picture in tracks} <= set(explained), tracks


def notes(*rest: str, seats: str = "marquise,bot:eyrie,bot:alliance") -> dict[str, str]:
    """By card in the hand of the Marquise, the article of its note."""
    table = given(f"root seats={seats} turn=marquise phase=daylight @1=marquise.warrior {' '.join(rest)}")
    own = KIT.stage.scene(ROOT.view(table.s, 0))["players"][0]["own"]
    return {card: note["article"] for card, note in own["notes"].items()}


@pytest.mark.law("rootbotics 2.8.2")
def test_an_ambush_card_says_that_bots_cannot_be_ambushed() -> None:
    assert notes("marquise.hand=ambush-fox,anvil") == {"ambush-fox": "rootbotics 2.8.2"}
    assert notes("marquise.hand=ambush-fox", seats="marquise,eyrie,bot:alliance") == {"ambush-fox": "rootbotics 2.8.2"}
    assert notes("marquise.hand=ambush-fox", seats="marquise,eyrie,alliance") == {}


def test_a_dominance_card_says_that_it_takes_ten_points() -> None:
    people = "marquise,eyrie,alliance"
    assert notes("marquise.hand=dominance-fox", "marquise.points=9", seats=people) == {"dominance-fox": "root 3.3.1"}
    assert notes("marquise.hand=dominance-fox", "marquise.points=10", seats=people) == {}


def test_a_card_says_that_its_item_is_gone_or_that_its_effect_is_there_already() -> None:
    assert notes("marquise.hand=anvil", "supply.hammer=0") == {"anvil": "root 4.1.2"}
    there = notes("marquise.hand=armorers", "marquise.crafted=armorers")
    assert there == {"armorers": "root 4.1.4"}


def test_nobody_reads_notes_on_the_cards_of_others() -> None:
    line = "root seats=marquise,eyrie,alliance turn=marquise phase=daylight @1=marquise.warrior"
    table = given(f"{line} eyrie.hand=dominance-fox")
    for reader in (0, None):
        players = KIT.stage.scene(ROOT.view(table.s, reader))["players"]
        assert players[1]["own"]["notes"] == {}
