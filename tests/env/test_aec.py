"""The environment passes PettingZoo's own tests, and does what its documentation says."""

from __future__ import annotations

import random
import sys
import warnings
from importlib import import_module
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from tests.env.games import FOUR

from lawbound.env import env
from lawbound.env.aec import TableEnv
from lawbound.games import kit
from lawbound.kernel import IllegalChoice, LawboundError, Table
from lawbound.root.numbers.fields import FIELDS, MOST, SIZE
from lawbound.root.numbers.rewards import reward_of
from lawbound.root.numbers.vocabulary import DECIDED, DECISIONS
from lawbound.root.position_text import loads
from lawbound.root.rules import ROOT

CYCLES = 250
PETTINGZOO: Any = import_module("pettingzoo.test")
mixes = pytest.mark.parametrize("mix", FOUR)


def random_action(game: TableEnv, luck: random.Random) -> int | None:
    observation, _, terminated, truncated, _ = game.last()
    if terminated or truncated:
        return None
    assert observation is not None
    return int(luck.choice(np.flatnonzero(observation["action_mask"]).tolist()))


def play(game: TableEnv, seed: int, most: int = 10**6) -> list[int]:
    """Random play; returns what was chosen."""
    luck, chosen = random.Random(seed), []
    for _ in game.agent_iter(most):
        action = random_action(game, luck)
        game.step(action)
        if action is not None:
            chosen.append(action)
    return chosen


# PettingZoo's own tests


@mixes
def test_api(mix: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # What PettingZoo would rather have: names with numbers, and an observation without a mask.
        warnings.filterwarnings("ignore", message=".*recommend agents to be named.*")
        warnings.filterwarnings("ignore", message=".*probably should be gymnasium.spaces.box.*")
        warnings.filterwarnings("ignore", message=".*not a NumPy array.*")
        warnings.filterwarnings("ignore", message=".*all zeros.*")  # the mask of a game that is over
        PETTINGZOO.api_test(env("root", **FOUR[mix], seed=1), num_cycles=CYCLES)


@mixes
def test_seed(mix: str) -> None:
    PETTINGZOO.seed_test(lambda: env("root", **FOUR[mix]), num_cycles=CYCLES)


@mixes
def test_render(mix: str, capsys: pytest.CaptureFixture[str]) -> None:
    def is_svg(picture: str) -> bool:
        return ElementTree.fromstring(picture).tag.endswith("svg")

    PETTINGZOO.render_test(lambda **how: env("root", **FOUR[mix], seed=1, **how), custom_tests={"svg": is_svg})
    assert "Vagabond" in capsys.readouterr().out or "vagabond" not in str(FOUR[mix])


# Games


@mixes
def test_games_are_played_to_their_end(mix: str) -> None:
    game = env("root", **FOUR[mix], seed=7)
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
            assert set(info) == {"winners", "points", "turns"}
        else:
            assert game.ask is not None
            assert info == {"prompt": game.ask.about.name, "article": game.ask.about.article}
        game.step(random_action(game, luck))
    seats = {name: seat for seat, name in enumerate([player.KEY for player in game.table.state.players])}
    winners = game.table.result["winners"]
    assert totals == {agent: 1.0 if seats[agent] in winners else -1.0 for agent in game.possible_agents}
    assert game.agents == []


def test_agents_are_the_seats_that_people_take() -> None:
    game = env("root", seats=["bot:eyrie", "vagabond", "marquise", "vagabond"], seed=1)
    assert game.possible_agents == ["vagabond", "marquise", "vagabond2"]
    assert str(game) == "root_v2"
    with pytest.raises(LawboundError, match="no bot"):
        env("root", seats=["bot:eyrie", "bot:marquise"])


def test_spaces_are_documented_by_their_bounds() -> None:
    game = env("root", seats=["marquise", "eyrie"], seed=1)
    space: Any = game.observation_space("marquise")
    assert bytes(space["observation"].high) == MOST
    action_space: Any = game.action_space("eyrie")
    assert action_space.n == DECISIONS == 4096


def test_only_who_is_asked_has_a_mask() -> None:
    game = env("root", seats=["marquise", "eyrie"], seed=1, order="given")
    game.reset()
    assert game.agent_selection == "marquise"
    own, other = game.observe("marquise"), game.observe("eyrie")
    corners = [DECIDED["place"].start + corner for corner in (1, 2, 3, 4)]
    assert np.flatnonzero(own["action_mask"]).tolist() == corners
    assert not other["action_mask"].any()
    assert own["observation"][FIELDS["asked"].start] == 1
    assert game.infos == {"marquise": {"prompt": "place the keep", "article": "root 6.3.2"}, "eyrie": {}}


def test_the_same_seed_is_the_same_game_and_the_next_is_another() -> None:
    game = env("root", seats=["marquise", "eyrie", "alliance"], seed=5)
    game.reset()
    first = play(game, 1, 200)
    game.reset()
    second = play(game, 1, 200)
    assert first != second
    game.reset(seed=5)
    assert play(game, 1, 200) == first
    game.reset()
    assert play(game, 1, 200) == second
    other = env("root", seats=["marquise", "eyrie", "alliance"], seed="5")
    other.reset()
    assert play(other, 1, 200) == first


def test_an_illegal_action_changes_nothing() -> None:
    game = env("root", seats=["marquise", "eyrie"], seed=1)
    game.reset()
    before = game.table.state.to_bytes()
    with pytest.raises(IllegalChoice, match="word done"):
        game.step(0)
    with pytest.raises(IllegalChoice):
        game.step(None)
    assert game.table.state.to_bytes() == before
    game.step(np.int64(DECIDED["place"].start + 1))


def test_a_game_that_takes_too_long_is_truncated() -> None:
    game = env("root", seats=["marquise", "eyrie"], seed=1, turn_limit=4)
    game.reset()
    play(game, 3)
    assert game.table.state.turns == 5
    game.reset()
    luck = random.Random(1)
    while not any(game.truncations.values()):
        game.step(random_action(game, luck))
    assert all(game.truncations.values())
    assert not any(game.terminations.values())
    assert set(game.rewards.values()) == {0.0}


def test_a_game_that_nobody_can_win_is_worth_nothing() -> None:
    """Two bots have given up their points for dominance cards, by which they do not win."""
    position = (
        "root seats=bot:marquise,bot:vagabond turn=marquise marquise.dominance=dominance-bird "
        "vagabond.dominance=dominance-fox options.bot_dominance_variant=on"
    )
    table = Table.from_position(ROOT, position, seed="x")
    assert [reward_of(table.state, table.result, seat, "win") for seat in range(2)] == [0.0, 0.0]
    assert sum(kit("root").judge.prospects(table)) == pytest.approx(1), "nobody has lost, either"


def test_observations_belong_to_who_asked_for_them() -> None:
    """Learning code writes into its numbers; nobody else sees that."""
    game = env("root", seats=["marquise", "eyrie"], seed=1)
    game.reset()
    first, second = game.observe("marquise"), game.observe("marquise")
    before = second["observation"].copy()
    first["observation"][:] = 7
    first["action_mask"][:] = 0
    assert (second["observation"] == before).all() and second["action_mask"].any()
    assert (game.observe("marquise")["observation"] == before).all()


@pytest.mark.parametrize("limit", [0, -1, "many", 1.5, True, None])
def test_a_turn_limit_is_a_number(limit: Any) -> None:
    with pytest.raises(LawboundError, match="`turn_limit` is a whole number from 1 up"):
        env("root", seats=["marquise", "eyrie"], turn_limit=limit)


def test_a_game_may_start_from_a_position() -> None:
    line = "root seats=marquise,eyrie turn=eyrie @1=marquise.warrior*3,marquise.keep @3=eyrie.roost eyrie.leader=despot"
    game = env("root", position=line, seed=2)
    game.reset()
    assert game.table.state.board[game.table.state.players[0].warrior + 1] == 3
    assert play(game, 1, 50)


def test_a_position_may_be_the_end() -> None:
    game = env("root", position="root seats=marquise,eyrie winners=eyrie eyrie.points=30")
    game.reset()
    assert game.terminations == {"marquise": True, "eyrie": True}
    assert game.last()[1:3] == (-1.0, True)


def test_points_may_be_the_reward() -> None:
    s = loads("root seats=marquise,eyrie,alliance marquise.points=12 eyrie.points=30 alliance.points=6 winners=eyrie")
    result = {"winners": [1], "points": [12, 30, 6], "turns": 9}
    assert [reward_of(s, result, seat, "win") for seat in range(3)] == [-1.0, 1.0, -1.0]
    assert [reward_of(s, result, seat, "points") for seat in range(3)] == [-0.6, 0.6, -0.8]
    assert reward_of(s, {}, 0, "points") == 0.0
    s.vp[1] = 50  # a cooperative game goes on after 30
    assert [reward_of(s, result, seat, "points") for seat in range(3)] == [-1.0, 1.0, -1.0]
    s.vp[1] = 30
    s.dominance[0] = 4  # whoever has a dominance card has no score to compare
    assert [reward_of(s, result, seat, "points") for seat in range(3)] == [-1.0, 0.6, -0.8]
    with pytest.raises(LawboundError, match="known: win, points"):
        env("root", seats=["marquise", "eyrie"], reward="glory")
    game = env("root", seats=["marquise", "eyrie"], seed=4, reward="points")
    game.reset()
    luck = random.Random(4)
    while not any(game.terminations.values()):
        game.step(random_action(game, luck))
    state = game.table.state
    if not any([card != 255 for card in state.dominance]):
        assert game.rewards["marquise"] == -game.rewards["eyrie"] == (state.vp[0] - state.vp[1]) / 30


def test_mistakes_are_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    game = env("root", seats=["marquise", "eyrie"])
    for too_soon in (lambda: game.observe("marquise"), lambda: game.step(0)):
        with pytest.raises(LawboundError, match="reset"):
            too_soon()
    game.reset()
    with pytest.raises(LawboundError, match="render_mode"):
        game.render()
    with pytest.raises(LawboundError, match="human, ansi, svg"):
        env("root", seats=["marquise", "eyrie"], render_mode="film")
    monkeypatch.delitem(sys.modules, "lawbound.env.aec")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(LawboundError, match=r"pip install 'lawbound\[env\]'"):
        env("root", seats=["marquise", "eyrie"])
