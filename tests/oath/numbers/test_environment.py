"""Oath as an environment: PettingZoo's own tests, and random play as OpenSpiel does it."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.env.test_openspiel import check, same, step
from tests.oath.numbers.games import FEW, some_setup
from tests.oath.test_properties import property_of_games

from lawbound.env import env
from lawbound.env.openspiel import CHANCE, Game
from lawbound.kernel import IllegalChoice, LawboundError
from lawbound.oath.numbers.actions import EVERYTHING
from lawbound.oath.numbers.fields import SIZE
from lawbound.oath.numbers.vocabulary import DECIDED, DECISIONS, FALLEN

CYCLES = 200
PETTINGZOO: Any = import_module("pettingzoo.test")
few = pytest.mark.parametrize("setup", FEW)
seeds = st.integers(0, 2**32 - 1)


@few
def test_api(setup: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in (".*recommend agents to be named.*", ".*probably should be gymnasium.*", ".*not a NumPy.*"):
            warnings.filterwarnings("ignore", message=message)
        warnings.filterwarnings("ignore", message=".*all zeros.*")  # the mask of a game that is over
        PETTINGZOO.api_test(env("oath", **FEW[setup], seed=1), num_cycles=CYCLES)


@few
def test_seed(setup: str) -> None:
    PETTINGZOO.seed_test(lambda: env("oath", **FEW[setup]), num_cycles=CYCLES)


@few
def test_games_are_played_to_their_end(setup: str) -> None:
    game = env("oath", **FEW[setup], seed=7)
    game.reset()
    luck = random.Random(1)
    totals: dict[str, float] = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        assert observation is not None and not truncated
        assert observation["observation"].shape == (SIZE,)
        assert observation["action_mask"].shape == (DECISIONS,)
        totals[agent] += reward
        if terminated:
            assert info["way"].startswith("oath 3.")
            game.step(None)
            continue
        assert game.ask is not None
        mask = np.flatnonzero(observation["action_mask"]).tolist()
        assert len(mask) == len(game.ask.options)
        assert info == {"prompt": game.ask.about.name, "article": game.ask.about.article}
        game.step(luck.choice(mask))
    (winner,) = game.table.result["winners"]
    assert totals == {agent: 1.0 if seat == winner else -1.0 for seat, agent in enumerate(game.possible_agents)}


def test_two_to_six_seats_have_the_same_spaces() -> None:
    games = [env("oath", seats=seats, seed=1) for seats in range(2, 7)]
    assert len({str(game.observation_space("chancellor")) for game in games}) == 1
    assert {game.action_space("chancellor").n for game in games} == {DECISIONS}  # type: ignore[attr-defined]
    assert games[1].possible_agents == ["chancellor", "red", "blue"]


def test_only_who_is_asked_has_a_mask_and_what_is_not_offered_changes_nothing() -> None:
    game = env("oath", seats=3, seed=1)
    game.reset()
    assert game.agent_selection == "chancellor"
    assert game.observe("chancellor")["action_mask"].any()
    assert not game.observe("red")["action_mask"].any()
    before = game.table.state.to_bytes()
    with pytest.raises(IllegalChoice, match="word done"):
        game.step(0)
    assert game.table.state.to_bytes() == before


def test_a_game_that_takes_too_long_is_worth_nothing() -> None:
    game = env("oath", seats=2, seed=1, turn_limit=2)
    game.reset()
    luck = random.Random(1)
    while not any(game.truncations.values()):
        mask = np.flatnonzero(game.observe(game.agent_selection)["action_mask"]).tolist()
        game.step(luck.choice(mask))
    assert set(game.rewards.values()) == {0.0}
    with pytest.raises(LawboundError, match="known: win"):
        env("oath", seats=2, reward="points")


def test_the_table_as_text() -> None:
    game = env("oath", seats=3, seed=1, render_mode="ansi")
    game.reset()
    text = game.render()
    assert text is not None and "Chancellor" in text


# OpenSpiel


@few
def test_a_random_simulation(setup: str) -> None:
    game = Game("oath", **FEW[setup])
    luck, state = random.Random(2), game.new_initial_state()
    while not state.is_terminal():
        if luck.random() < 0.2:
            check(state, game)
        if luck.random() < 0.005:
            before, twin, other = state.history(), state.clone(), copy.deepcopy(state)
            goes = [random.Random(3), random.Random(3)]
            for each, chance in zip((twin, other), goes, strict=True):
                for _ in range(10):
                    if not each.is_terminal():
                        step(each, chance)
            assert same(twin, other) and state.history() == before
        step(state, luck)
    check(state, game)
    assert sorted(state.returns())[-1] == 1.0 and sum(state.returns()) == 2 - game.num_players()
    assert len([player for player, _ in state.full_history() if player >= 0]) <= game.max_game_length()
    assert same(game.deserialize_state(state.serialize()), state)


@property_of_games(8)
@given(seeds)
def test_any_game_can_be_played(seed: int) -> None:
    luck = random.Random(seed)
    game = Game("oath", **some_setup(luck), turn_limit=20)
    state = game.new_initial_state()
    for _ in range(300):
        if state.is_terminal():
            break
        check(state, game)
        step(state, luck)
    assert same(pickle.loads(pickle.dumps(state)), state)


def test_luck_is_a_player() -> None:
    """Cards come from the pool of all that nobody has seen."""
    state = Game("oath", seats=3).new_initial_state()
    assert state.is_chance_node()
    assert len(state.legal_actions_mask()) == len(state.legal_actions_mask(CHANCE)) == EVERYTHING
    luck = random.Random(1)
    dice: set[str] = set()
    while not state.is_terminal() and len(dice) < 2:
        if state.ask is not None and state.ask.about.kind in ("attack die", "defense die"):
            kind = state.ask.about.kind
            dice.add(kind)
            assert [action for action, _ in state.chance_outcomes()] == list(FALLEN[kind])
            assert {meant.partition(":")[0] for meant in map(state.action_to_string, state.legal_actions())} == {kind}
        step(state, luck)
    assert len(dice) == 2


def test_players_know_what_they_saw_and_nothing_else() -> None:
    """Two deals that differ in one card of the second player look the same to the first, and not to the second."""
    game, luck = Game("oath", seats=2), random.Random(5)
    one, other = game.new_initial_state(), game.new_initial_state()
    differing: set[int] = set()
    while one.is_chance_node():
        both = [action for action in one.legal_actions() if action in other.legal_actions() and action not in differing]
        chosen = luck.sample(both, 2)
        ask = one.ask
        assert ask is not None
        if ask.about.name == "draw" and ask.given == (1,) and not differing:
            differing = set(chosen)
        one.apply_action(chosen[0])
        other.apply_action(chosen[1] if differing == set(chosen) else chosen[0])
    assert differing <= set(DECIDED["card"])
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_tensor(1) != other.observation_tensor(1)
    assert " sees oath " in one.observation_string()
