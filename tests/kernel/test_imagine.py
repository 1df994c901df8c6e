"""Imagined worlds: tables in the same situation, with what a seat cannot know made up."""

from __future__ import annotations

import pytest
from tests.kernel.helpers import SETUP, new, play

from lawbound.kernel import Asked, Game, LawboundError, Seeded, State, Table, View
from lawbound.kernel.view import cannot_imagine
from lawbound.pebbles import PEBBLES, PebblesState


def half_way() -> Table[PebblesState]:
    """Everybody has had a turn; seat 0 has chosen a heap and is asked for a number."""
    table = new(SETUP, "imagine")
    while table.state.turn or not table.state.points[0]:
        play(table, 1)
    while table.pending is not None and table.pending.about.name != "number":
        play(table, 1)
    assert table.pending is not None and table.pending.seat == 0
    return table


def test_a_world_looks_to_its_seat_as_the_table_does() -> None:
    table = half_way()
    before = table.state.to_bytes()
    for number in range(20):
        world = table.imagine(0, str(number))
        assert world.view(0) == table.view(0)
        assert repr(world.pending) == repr(table.pending)
    assert table.state.to_bytes() == before


def test_what_the_seat_cannot_know_differs_from_world_to_world() -> None:
    table = half_way()
    believed = {world.state.likes[1] for world in (table.imagine(0, str(number)) for number in range(40))}
    assert believed == set(range(len(table.state.heaps)))
    assert {table.imagine(0, str(number)).state.likes[0] for number in range(10)} == {table.state.likes[0]}


def test_the_seed_decides_the_world_and_its_luck() -> None:
    table = half_way()
    ends = []
    for seed in ("one", "one", "two", "three"):
        world = table.imagine(0, seed)
        while world.pending is not None:
            world.choose_index(0)
        ends.append((world.state.to_bytes(), tuple(world.result["points"])))
    assert ends[0] == ends[1]
    assert len(set(ends)) > 1


def test_a_world_tells_nothing_of_how_the_true_game_came_about() -> None:
    table = half_way()
    world = table.imagine(0, "a seed")
    assert table.journal.entries and table.journal.seed is not None
    assert world.journal.entries == [] and world.journal.seed is None
    assert isinstance(world.nature, Seeded) and world.nature.seed == "a seed"
    assert world.strayed
    with pytest.raises(LawboundError):
        world.copy()
    with pytest.raises(LawboundError):
        _ = world.safe_state
    with pytest.raises(LawboundError):
        world.imagine(0, "again")


def test_nothing_that_happens_in_a_world_is_heard() -> None:
    heard: list[object] = []
    table = Table.new(PEBBLES, SETUP, seed="1", listener=heard.append)
    before = len(heard)
    world = table.imagine(0, "a seed")
    while world.pending is not None:
        world.choose_index(0)
    assert len(heard) == before


def test_a_table_without_snapshots_cannot_be_imagined() -> None:
    table = Table.new(PEBBLES, SETUP, seed="1", snapshots=False)
    with pytest.raises(LawboundError, match="snapshots"):
        table.imagine(0, "a seed")


def test_luck_that_people_answer_for_is_imagined_too() -> None:
    table = Table.new(PEBBLES, SETUP, nature=Asked())
    for answer in (1, 3):
        table.choose(answer)
    world = table.imagine(0, "a seed")
    while world.pending is not None:
        assert world.pending.seat >= 0
        world.choose_index(0)
    assert world.result


def test_a_game_that_cannot_be_dealt_anew_says_so() -> None:
    with pytest.raises(LawboundError, match="cannot be dealt anew"):
        Game[State]().redeal(State(), 0, Seeded("1"))


def test_only_a_view_from_a_table_imagines() -> None:
    view = View(0, None)
    assert view.imagine is cannot_imagine
    with pytest.raises(LawboundError, match="handed out"):
        view.imagine("a seed")
