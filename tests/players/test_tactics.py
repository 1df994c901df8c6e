"""Situations in which a good player knows what to do, and one thing they must not do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given, named

from lawbound import players

THINKING = pytest.mark.parametrize("spec", ["greedy", "ismcts:60"])
SEEDS = ("one", "two", "three")


def choice(table: Situation, spec: str, seed: str) -> Any:
    """What that player chooses here, in the words of the situation."""
    chosen = players.find(spec, seed).choose(table.table.view(table.ask.seat), table.ask)
    return named(table.ask.about.kind, chosen, table.s, table.prompt)


def play_turn(table: Situation, spec: str, seed: str) -> Situation:
    """Let the player whose turn it is go on to the end of it, or of the game."""
    player, turn = players.find(spec, seed), table.s.turns
    while table.table.pending is not None and table.s.turns == turn:
        ask = table.ask
        table.table.choose(player.choose(table.table.view(ask.seat), ask))
    return table


def winners(table: Situation) -> list[str]:
    return [table.s.players[seat].KEY for seat in table.table.result.get("winners", [])]


BUILDER = "root seats=marquise,eyrie,alliance,vagabond turn=marquise step=actions marquise.points=29 eyrie.points=25"


@THINKING
@pytest.mark.parametrize("seed", SEEDS)
def test_who_can_win_at_once_does(spec: str, seed: str) -> None:
    """One more building is the thirtieth point."""
    table = given(f"{BUILDER} @1=marquise.warrior*3,marquise.sawmill,marquise.wood @5=marquise.warrior*2,marquise.keep")
    assert winners(play_turn(table, spec, seed)) == ["marquise"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_search_finds_the_way_that_takes_two_actions(seed: str) -> None:
    """The only open slots are next door, in a clearing that she has to take first: march, then build."""
    line = (
        "root seats=marquise,eyrie turn=marquise step=actions marquise.points=29 eyrie.points=28 "
        "marquise.actions~left=2 "
        "@5=marquise.warrior*4,marquise.sawmill,marquise.workshop,marquise.wood*3 @1=eyrie.warrior,marquise.keep "
        "eyrie.leader=builder"
    )
    table = given(line)
    assert "build" not in table.offered
    assert winners(play_turn(table, "ismcts:150", seed)) == ["marquise"]


@THINKING
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_hands_the_enemy_the_thirtieth_point(spec: str, seed: str) -> None:
    """Brutal Tactics: the extra hit is welcome, but the defender scores, and would win."""
    line = (
        "root seats=marquise,eyrie turn=marquise step=actions marquise.crafted=brutal-tactics eyrie.points=29 "
        "@1=marquise.warrior*4,eyrie.warrior*3,eyrie.roost eyrie.leader=builder"
    )
    table = given(line, luck=((1, 0),)).choose("battle")
    assert table.prompt == "use brutal tactics"
    assert choice(table, spec, seed) == "no"


@THINKING
@pytest.mark.parametrize("seed", SEEDS)
def test_the_decree_is_resolved_where_it_can_be(spec: str, seed: str) -> None:
    """A mouse card cannot be resolved: whoever takes it first falls into turmoil with all that is still to do."""
    line = (
        "root seats=eyrie,marquise turn=eyrie step=the~Decree eyrie.leader=despot eyrie.points=12 "
        "eyrie.decree.recruit=anvil,sword,mouse-in-a-sack @1=eyrie.roost,eyrie.warrior*4 "
        "@12=marquise.keep,marquise.warrior"
    )
    table = given(line)
    offered = table.offered
    assert set(offered) >= {"fox", "mouse"}
    assert choice(table, spec, seed) == "fox"
