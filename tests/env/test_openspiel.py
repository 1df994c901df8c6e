"""Root as OpenSpiel plays games: random play with chance nodes, copies, histories, and what a player knows."""

from __future__ import annotations

import copy
import pickle
import random
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.env.games import FOUR, some_setup
from tests.root.test_properties import property_of_games

from lawbound.env.openspiel import CHANCE, TERMINAL, Game, State
from lawbound.kernel import IllegalChoice, LawboundError
from lawbound.root.cards import CARD
from lawbound.root.numbers.actions import EVERYTHING
from lawbound.root.numbers.fields import SIZE
from lawbound.root.numbers.vocabulary import DECIDED, DECISIONS, FALLEN

mixes = pytest.mark.parametrize("mix", FOUR)
seeds = st.integers(0, 2**32 - 1)


def step(state: State, luck: random.Random) -> int:
    """Any action; at chance nodes as likely as they say."""
    if state.is_chance_node():
        actions, likelihoods = zip(*state.chance_outcomes(), strict=True)
        action: int = luck.choices(actions, likelihoods)[0]
    else:
        action = luck.choice(state.legal_actions())
    state.apply_action(action)
    return action


def check(state: State, game: Game) -> None:
    """What holds at every point of a game."""
    player = state.current_player()
    actions = state.legal_actions()
    assert actions == sorted(set(actions))
    assert [state.is_terminal(), state.is_chance_node(), state.is_player_node()].count(True) == 1
    if state.is_terminal():
        assert (player, actions) == (TERMINAL, [])
        assert all([game.min_utility() <= value <= game.max_utility() for value in state.returns()])
        return
    assert actions
    assert state.returns() == [0.0] * game.num_players()
    if state.is_chance_node():
        assert player == CHANCE
        outcomes = state.chance_outcomes()
        assert [action for action, _ in outcomes] == actions
        assert abs(sum([likelihood for _, likelihood in outcomes]) - 1) < 1e-9
        assert all([likelihood > 0 for _, likelihood in outcomes])
        assert 0 <= actions[0] <= actions[-1] < game.max_chance_outcomes()
    else:
        assert 0 <= player < game.num_players()
        assert 0 <= actions[0] <= actions[-1] < game.num_distinct_actions()
        assert state.legal_actions(player) == actions
        mask = state.legal_actions_mask()
        assert [action for action, legal in enumerate(mask) if legal] == actions
        for other in range(game.num_players()):
            if other != player:
                assert state.legal_actions(other) == []
    texts = [state.action_to_string(player, action) for action in actions]
    assert len(set(texts)) == len(texts)
    assert [state.string_to_action(player, text) for text in texts] == actions


def same(a: State, b: State) -> bool:
    if (str(a), a.history(), a.current_player(), a.legal_actions()) != (
        str(b),
        b.history(),
        b.current_player(),
        b.legal_actions(),
    ):
        return False
    players = range(a.num_players())
    return [a.observation_string(p) for p in players] == [b.observation_string(p) for p in players]


# Random simulation


@mixes
def test_random_simulation(mix: str) -> None:
    game = Game("root", **FOUR[mix])
    for seed in range(2):
        luck = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            check(state, game)
            if luck.random() < 0.02:
                check_copies(state, game, luck)
            step(state, luck)
        check(state, game)
        assert 1.0 in state.returns() or len(game.seats) < len(FOUR[mix]["seats"])
        assert len([player for player, _ in state.full_history() if player >= 0]) <= game.max_game_length()
        assert same(game.deserialize_state(state.serialize()), state)


def check_copies(state: State, game: Game, luck: random.Random) -> None:
    """A copy is equal, goes its own way, and goes the same way with the same luck."""
    before = str(state), state.history()
    twin, seed = state.clone(), luck.random()
    assert same(twin, state)
    assert same(game.deserialize_state(state.serialize()), state)
    other = copy.deepcopy(state)
    for each in (twin, other):
        goes = random.Random(seed)
        for _ in range(10):
            if not each.is_terminal():
                step(each, goes)
    assert same(twin, other)
    assert (str(state), state.history()) == before
    if not state.is_terminal():
        action = state.legal_actions()[0]
        child = state.child(action)
        assert child.history() == [*state.history(), action]
        assert child.move_number() == state.move_number() + 1


@property_of_games(15)
@given(seeds)
def test_any_game_can_be_played(seed: int) -> None:
    luck = random.Random(seed)
    game = Game("root", **some_setup(luck), turn_limit=60)
    state = game.new_initial_state()
    for _ in range(600):
        if state.is_terminal():
            break
        check(state, game)
        step(state, luck)
    assert same(pickle.loads(pickle.dumps(state)), state)


def test_a_mask_is_as_long_as_what_its_player_may_do() -> None:
    """As in OpenSpiel: chance has a longer one, and only at its own nodes anything in it."""
    state = Game("root", seats=["marquise", "eyrie"]).new_initial_state()
    assert state.is_chance_node()
    assert len(state.legal_actions_mask()) == len(state.legal_actions_mask(CHANCE)) == EVERYTHING
    assert sum(state.legal_actions_mask()) == len(state.legal_actions())
    assert state.legal_actions_mask(0) == [0] * DECISIONS
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert len(state.legal_actions_mask()) == DECISIONS
    assert state.legal_actions_mask(1 - state.current_player()) == [0] * DECISIONS
    assert state.legal_actions_mask(CHANCE) == [0] * EVERYTHING


def test_turns_have_a_limit() -> None:
    game = Game("root", seats=["marquise", "eyrie"], turn_limit=3)
    state, luck = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        step(state, luck)
    assert state.returns() == state.rewards() == [0.0, 0.0]
    with pytest.raises(LawboundError, match="`turn_limit`"):
        Game("root", seats=["marquise", "eyrie"], turn_limit=0)
    assert state.player_return(0) == state.player_reward(1) == 0.0


# Chance


def test_luck_is_a_player() -> None:
    """Who sits first, then the cards: two of a kind are twice as likely as one."""
    state = Game("root", seats=["marquise", "eyrie", "alliance"]).new_initial_state()
    assert state.is_initial_state()
    players = DECIDED["player"].start
    assert state.chance_outcomes() == [(players + at, 1 / 3) for at in range(3)]
    state.apply_action(players + 2)
    state.apply_action(players)
    drawn = dict(state.chance_outcomes())
    cards = DECIDED["card"].start
    assert drawn[cards + CARD["armorers"]] == pytest.approx(2 * drawn[cards + CARD["anvil"]])
    assert state.history_str() == f"{players + 2}, {players}"
    with pytest.raises(LawboundError, match="no chance node"):
        while True:
            state.chance_outcomes()
            state.apply_action(state.legal_actions()[0])


def test_dice_are_chance() -> None:
    luck = random.Random(3)
    state = Game("root", seats=["marquise", "eyrie"]).new_initial_state()
    while state.ask is None or state.ask.about.name != "battle dice":
        step(state, luck)
    outcomes = state.chance_outcomes()
    assert [action for action, _ in outcomes] == list(FALLEN["dice"])
    assert {likelihood for _, likelihood in outcomes} == {1 / 16}
    assert state.action_to_string(outcomes[1][0]) == "dice: 0 and 1"


# What a player knows


def deal(game: Game, cards: list[str]) -> State:
    """The first hands, in turn order; the seats sit as given."""
    state = game.new_initial_state()
    for card in cards:
        state.apply_action(DECIDED["card"].start + CARD[card])
    return state


def test_players_know_what_they_saw_and_nothing_else() -> None:
    game = Game("root", seats=["marquise", "eyrie"], order="given")
    own = ["anvil", "armorers", "cobbler"]
    a = deal(game, [*own, "sappers", "sappers", "codebreakers"])
    b = deal(game, [*own, "sword", "bake-sale", "royal-claim"])
    c = deal(game, ["sword", "armorers", "cobbler", "sappers", "sappers", "codebreakers"])
    luck = random.Random(1)
    for _ in range(5):  # the keep, three buildings, a leader: nothing that depends on cards
        for state, twin in ((a, b), (a, c)):
            assert state.legal_actions() == twin.legal_actions()
        assert a.information_state_string(0) == b.information_state_string(0)
        assert a.information_state_string(1) != b.information_state_string(1)
        assert a.information_state_string(0) != c.information_state_string(0)
        assert a.information_state_string(1) == c.information_state_string(1)
        assert a.observation_string(0) == b.observation_string(0)
        assert a.observation_tensor(0) == b.observation_tensor(0)
        assert a.observation_tensor(1) == c.observation_tensor(1)
        action = luck.choice(a.legal_actions())
        for state in (a, b, c):
            state.apply_action(action)


def test_players_remember_what_they_chose() -> None:
    """Perfect recall: the same table, reached by other choices of one's own, is another information state."""
    game = Game("root", seats=["marquise", "eyrie"], order="given")
    cards = ["anvil", "armorers", "cobbler", "sappers", "sappers", "codebreakers"]
    state, other = deal(game, cards), deal(game, cards)
    place = DECIDED["place"].start
    for action in (place + 1, place + 1, place + 5, place + 9):
        state.apply_action(action)
        other.apply_action(action)
    assert state.information_state_string(0) == other.information_state_string(0)
    text = state.information_state_string(0)
    assert "asked place the keep (root 6.3.2), chose 1" in text
    assert "asked place the keep" not in state.information_state_string(1)
    assert "drew(0,)(28,)" in text
    assert "drew(1,) " in text
    assert text.endswith(state.observation_string(0))


def test_observations() -> None:
    luck = random.Random(2)
    state = Game("root", seats=["marquise", "bot:eyrie", "alliance"]).new_initial_state()
    for _ in range(120):
        step(state, luck)
    while not state.is_player_node():
        step(state, luck)
    tensor = state.observation_tensor()
    assert len(tensor) == SIZE == state.get_game().observation_tensor_shape()[0]
    assert all([0 <= number <= 1 for number in tensor])
    ask = state.ask
    assert ask is not None
    assert f"is asked {ask.about.name}" in state.observation_string()
    assert "is asked" not in state.observation_string(1 - state.current_player())
    assert " sees root " in state.observation_string()
    for text in (state.information_state_string, state.observation_string, state.observation_tensor):
        with pytest.raises(LawboundError, match="no player 2"):
            text(2)


# The game


def test_what_the_game_says_of_itself() -> None:
    game = Game("root", seats=["marquise", "bot:eyrie", "alliance"], map="lake", reward="points")
    assert (game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()) == (2, DECISIONS, EVERYTHING)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, None)
    assert game.observation_tensor_size() == SIZE
    assert game.get_parameters()["map"] == "lake"
    assert game.to_string().startswith("lawbound_root(seats=['marquise', 'bot:eyrie', 'alliance'], map=lake")
    assert game.action_to_string(0, 0) == "word: done"
    state = game.new_initial_state()
    assert state.get_game() is game
    assert state.num_distinct_actions() == DECISIONS
    assert not state.is_simultaneous_node()
    assert not state.is_mean_field_node()
    assert state.to_string() == str(state)
    with pytest.raises(LawboundError, match="no bot"):
        Game("root", seats=["bot:marquise", "bot:eyrie"])
    with pytest.raises(IllegalChoice, match="word: done"):
        state.apply_action_with_legality_check(0)
    with pytest.raises(LawboundError, match="no action here"):
        state.string_to_action("word: done")


def test_the_type_is_openspiels_own_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    kind = Game("root", seats=["marquise", "eyrie"]).get_type()
    assert (kind.dynamics, kind.chance_mode, kind.reward_model) == ("SEQUENTIAL", "EXPLICIT_STOCHASTIC", "TERMINAL")

    class GameType:
        Dynamics = SimpleNamespace(SEQUENTIAL=1)
        ChanceMode = SimpleNamespace(EXPLICIT_STOCHASTIC=2)
        Information = SimpleNamespace(IMPERFECT_INFORMATION=3)
        Utility = SimpleNamespace(GENERAL_SUM=4)
        RewardModel = SimpleNamespace(TERMINAL=5)

        def __init__(self, **fields: Any) -> None:
            self.fields = fields

    installed: Any = ModuleType("pyspiel")
    installed.GameType = GameType
    monkeypatch.setitem(sys.modules, "pyspiel", installed)
    fields = Game("root", seats=["marquise", "eyrie"]).get_type().fields
    names = ("dynamics", "chance_mode", "information", "utility", "reward_model")
    assert [fields[name] for name in names] == [1, 2, 3, 4, 5]
