"""Phases and turns that end only when their player says so (`kernel.endings`)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.root.situation import given

from lawbound.kernel import DONE, Table
from lawbound.kernel.endings import with_endings
from lawbound.root.form import RootForm
from lawbound.root.kit import KIT
from lawbound.root.rules import ROOT
from lawbound.root.state import State
from lawbound.root.turn import GO_ON

MIXES = (
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("vagabond", "vagabond", "eyrie", "alliance"),
    ("marquise", "bot:eyrie", "bot:corvids", "alliance"),
    ("hundreds", "eyrie", "bot:riverfolk"),
)


def begin(seats: tuple[str, ...], **more: Any) -> Table[State]:
    return Table.new(ROOT, with_endings({"seats": list(seats), "turn_limit": 40, **more}), seed="endings")


def closing(table: Table[State]) -> bool:
    ask = table.pending
    return ask is not None and ask.forced and ask.held


@pytest.mark.parametrize("seats", MIXES)
def test_no_turn_of_a_person_ends_without_their_word_and_nothing_else_differs(seats: tuple[str, ...]) -> None:
    table, luck = begin(seats), random.Random(1)
    others = {key: value for key, value in table.journal.setup.items() if key != "endings"}
    plain: Table[State] = Table.new(ROOT, others, seed="endings")
    people = [at for at, seat in enumerate(seats) if not seat.startswith("bot:")]
    ended: list[tuple[int, int]] = []
    while table.pending is not None:
        ask, turn = table.pending, (table.state.turn, table.state.turns)
        index = luck.randrange(len(ask.options))
        if closing(table):
            assert ask.seat == table.state.turn
            assert ask.options[0] in (DONE, GO_ON)
        else:
            assert plain.pending is not None
            assert repr(plain.pending) == repr(ask)
            plain.choose_index(index)
        table.choose_index(index)
        if (table.state.turn, table.state.turns) != turn and turn[1] and turn[0] in people:
            ended.append(turn)
            assert ask.about.name == "effects before the next step"
            assert ask.given == ("end of evening",)
    assert plain.pending is None
    assert plain.state.to_bytes() == table.state.to_bytes()
    assert {seat for seat, _ in ended} == set(people)


def test_the_last_action_of_daylight_does_not_end_it() -> None:
    position = "root seats=marquise,eyrie,alliance turn=marquise step=actions @1=marquise.warrior*9"
    table: Table[State] = Table.new(ROOT, with_endings({"position": position}), seed="x")
    luck = random.Random(3)
    while table.pending is not None and not closing(table):  # anything but to say that it is over
        table.choose(luck.choice([each for each in table.pending.options if each is not DONE]))
    assert table.state.turn == 0
    assert closing(table)
    view, ask = table.view(0), table.pending
    assert ask is not None
    assert KIT.words.prompt(view, ask) == "Nothing is left to do in Daylight."
    assert KIT.words.option(view, ask, ask.options[0]) == "end Daylight"
    assert any("6.5" in refused.article for refused in KIT.words.refused(view, ask))  # and why nothing is
    table.choose_index(0)
    assert closing(table)
    assert KIT.words.option(table.view(0), table.pending, GO_ON) == "end the turn"  # type: ignore[arg-type]
    assert table.state.turn == 0
    table.choose_index(0)
    assert table.state.turn == 1


def test_worlds_that_somebody_imagines_need_no_word() -> None:
    table, luck = begin(("marquise", "eyrie")), random.Random(2)
    while table.state.turns < 3:
        assert table.pending is not None
        table.choose_index(luck.randrange(len(table.pending.options)))
    world = table.imagine(table.pending.seat, "thought")  # type: ignore[union-attr]
    turns = world.state.turns
    while world.pending is not None and world.state.turns < turns + 4:
        assert not closing(world) or world.pending is None
        world.choose_index(luck.randrange(len(world.pending.options)))


def test_where_people_play_at_a_server_endings_are_asked_and_practice_games_keep_that() -> None:
    form = KIT.form
    assert isinstance(form, RootForm)
    assert form.hosted({"seats": ["marquise", "bot:eyrie"]}, 1)["endings"] == "asked"
    assert "endings" not in form.hosted({"seats": ["bot:marquise", "bot:eyrie"]}, 0)


def test_what_would_be_lost_is_said_where_it_is_counted() -> None:
    table = given("root seats=marquise,eyrie turn=marquise step=actions @1=marquise.warrior*3").table
    ask = table.pending
    assert ask is not None
    assert KIT.words.leaves(table.view(0), ask, DONE) == "You still have 3 actions."
    assert KIT.words.leaves(table.view(0), ask, ask.options[0]) == ""
    table = given("root seats=alliance,eyrie turn=alliance phase=daylight alliance.hand=anvil").table
    ask = table.pending
    assert ask is not None
    assert KIT.words.leaves(table.view(0), ask, DONE) == "You can still do this: mobilize."


def test_all_items_are_refreshed_at_once_if_there_are_no_more_than_may_be() -> None:
    at = "root seats=vagabond,marquise turn=vagabond phase=birdsong vagabond.place=10 vagabond.satchel=boots"
    few, many = [given(f"{at} vagabond.exhausted={down}") for down in ("torch,sword*2", "torch,sword*3")]
    assert KIT.words.sweep(few.table.view(0), few.ask) == "refresh all 3 items"
    assert KIT.words.sweep(many.table.view(0), many.ask) == ""  # one has to stay: which one is a choice
