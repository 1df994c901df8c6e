"""Pebbles as an environment: the smallest game passes the same tests as the others."""

from __future__ import annotations

import random
import warnings
from importlib import import_module
from typing import Any

import pytest

from lawbound.env import env
from lawbound.env.openspiel import Game
from lawbound.games import kit
from lawbound.kernel import Seeded, Table
from lawbound.pebbles.numbers import FIELDS, OPTIONS
from lawbound.pebbles.rules import PEBBLES

PETTINGZOO: Any = import_module("pettingzoo.test")
SETUPS: list[dict[str, Any]] = [{}, {"seats": 4, "heaps": [20] * 6}, {"seats": 3, "heaps": [1, 2]}]


@pytest.mark.parametrize("setup", SETUPS)
def test_pettingzoo_is_content(setup: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in (".*recommend agents to be named.*", ".*probably should be gymnasium.*", ".*not a NumPy.*"):
            warnings.filterwarnings("ignore", message=message)
        warnings.filterwarnings("ignore", message=".*all zeros.*")  # the mask of a game that is over
        PETTINGZOO.api_test(env("pebbles", seed=1, **setup), num_cycles=60)
        PETTINGZOO.seed_test(lambda: env("pebbles", **setup), num_cycles=60)


def test_a_random_game_of_openspiel_ends_with_a_winner() -> None:
    luck, state = random.Random(3), Game("pebbles", seats=3).new_initial_state()
    while not state.is_terminal():
        assert state.information_state_string(0)
        state.apply_action(luck.choice(state.legal_actions()))
    assert max(state.returns()) == 1.0


def test_what_others_like_is_not_in_the_numbers() -> None:
    luck, numbers = random.Random(5), kit("pebbles").numbers
    table = Table.new(PEBBLES, {"seats": 3}, seed="1")
    while (ask := table.pending) is not None:
        for seat in range(3):
            other = table.state.copy()
            PEBBLES.redeal(other, seat, Seeded(str(luck.random())))
            seen = numbers.observe(table.view(seat), ask)
            assert seen == numbers.observe(PEBBLES.view(other, seat), ask)
            assert all([number <= most for number, most in zip(seen, numbers.most, strict=True)])
        table.choose_index(luck.randrange(len(ask.options)))


def test_numbers_have_names() -> None:
    assert kit("pebbles").numbers.meaning(OPTIONS["number"].start + 2) == ("number", "2")
    assert FIELDS["heaps"].size == 6
    with pytest.raises(ValueError, match="no action"):
        kit("pebbles").numbers.meaning(15)
