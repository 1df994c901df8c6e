"""Players by their names, Lawbound's own and those that others add."""

from __future__ import annotations

import sys
import textwrap
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from tests.root.test_properties import MIXES, new

from lawbound import players
from lawbound.kernel import Ask, LawboundError, Option, Table
from lawbound.kit.judge import Judge
from lawbound.players import Player
from lawbound.players.ismcts import Budget
from lawbound.players.thinking import pick
from lawbound.players.tree import Node, Search
from lawbound.root.rules import ROOT
from lawbound.root.state import State
from lawbound.sim import simulate

FOUR = list(MIXES[0])


class Blind(Player):
    """Answers without looking."""

    name = "blind"
    needs_view = False

    def choose(self, view: Any, ask: Ask) -> Option:
        return ask.options[0]


class Noting(Player):
    """Takes the first option, and remembers with what seeds it was made."""

    name = "noting"
    seeds: ClassVar[list[str]] = []

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seeds.append(seed)

    def choose(self, view: Any, ask: Ask) -> Option:
        return ask.options[0]


def some_choices(spec: str, seed: str, count: int = 12) -> list[int]:
    """What four such players choose at the beginning of a game, and in its third round."""
    table = new(MIXES[0], 7)
    seated = [players.find(spec, f"{seed} {seat}") for seat in range(4)]
    for _ in range(count):
        assert table.pending is not None
        seat = table.pending.seat
        table.choose_index(seated[seat].choose_index(table.view(seat), table.pending))
    return table.journal.entries


@pytest.mark.parametrize("spec", ["random", "greedy", "ismcts:15", "ismcts:16+workers=2"])
def test_the_same_seed_makes_the_same_choices(spec: str) -> None:
    assert some_choices(spec, "one") == some_choices(spec, "one")
    assert some_choices(spec, "one", 30) != some_choices(spec, "two", 30)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("400", Budget(400, None, 1)),
        ("0.2s", Budget(None, 0.2, 1)),
        ("2s+workers=4", Budget(None, 2.0, 4)),
        ("1000+workers=2", Budget(1000, None, 2)),
        ("workers=2", Budget(workers=2)),
    ],
)
def test_how_long_to_think_follows_the_colon(text: str, budget: Budget) -> None:
    player = players.find(f"ismcts:{text}", "a seed")
    assert isinstance(player, players.IsmctsPlayer)
    assert player.budget == budget


@pytest.mark.parametrize("text", ["", "0", "0s", "long", "-1", "1.5", "9999s", "400+workers=0", "4 + workers=2", "1e3"])
def test_a_budget_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(LawboundError, match="is no budget for ismcts"):
        players.find(f"ismcts:{text}", "a seed")


def test_iterations_are_shared_among_workers() -> None:
    assert [Budget(10, None, 3).share(worker) for worker in range(3)] == [4, 3, 3]
    assert Budget(None, 1.0, 2).share(0) is None


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_who_takes_no_argument_says_so(name: str) -> None:
    with pytest.raises(LawboundError, match=f"The player '{name}' takes no argument, but was given 'fast'"):
        players.find(f"{name}:fast", "a seed")


def test_an_unknown_name_is_answered_with_those_that_are_known() -> None:
    with pytest.raises(LawboundError, match=r"no player 'clever' here\. Known players: greedy, ismcts, random"):
        players.find("clever:3", "a seed")
    assert players.names() == ["random", "greedy", "ismcts"]
    assert players.knows("ismcts:0.1s") and not players.knows("clever")


def test_players_who_look_never_learn_the_seed_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation makes their seeds from the game's."""
    monkeypatch.setitem(players.PLAYERS, "noting", Noting)
    monkeypatch.setattr(Noting, "seeds", [])
    simulate("root", ["marquise", "eyrie"], ["noting"], games=1, seed="secret", turns_cap=1)
    assert len(set(Noting.seeds)) > 1
    assert not any("secret" in seed for seed in Noting.seeds)


def test_nor_do_those_of_others_who_do_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed of the game would explain their options; only Lawbound's own random player may have it."""
    monkeypatch.setitem(players.PLAYERS, "blind", Blind)
    assert "secret" not in players.find("blind", "secret:0").seed
    assert players.find("random", "secret:0").seed == "secret:0"


def test_thinking_players_play_whole_games_in_simulations() -> None:
    result = simulate("root", FOUR, ["greedy", "random", "random", "ismcts:4"], games=1, seed="s", turns_cap=60)
    assert result.errors == []
    assert result.games == 1 and result.decisions > 50


def test_a_budget_of_seconds_is_kept() -> None:
    table = new(MIXES[0], 7)
    assert table.pending is not None
    player = players.IsmctsPlayer("a seed", Budget(None, 0.05))
    view = table.view(table.pending.seat)
    assert 0 <= player.choose_index(view, table.pending) < len(table.pending.options)
    assert player.tried > 0


# Players of others

MODULE = """
from lawbound.players import Player

class Last(Player):
    name = "last"

    def choose(self, view, ask):
        return ask.options[-1]

nobody = "a text"
"""
ENTRY_POINTS = """
[lawbound.players]
last = wandering_players:Last
random = wandering_players:Last
text = wandering_players:nobody
lost = wandering_players_that_are_not_there:Last
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A distribution with players, as an installer leaves it."""
    (tmp_path / "wandering_players.py").write_text(textwrap.dedent(MODULE))
    info = tmp_path / "wandering_players-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wandering-players\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "wandering_players", raising=False)


@pytest.mark.usefixtures("installed")
def test_an_installed_player_plays() -> None:
    player = players.find("last", "a seed")
    assert player.name == "last"
    assert players.knows("last")
    assert players.names() == ["random", "greedy", "ismcts", "last", "lost", "text"]
    table: Table[State] = Table.new(ROOT, {"seats": FOUR}, seed="1")
    assert table.pending is not None
    assert player.choose(table.view(0), table.pending) == table.pending.options[-1]
    result = simulate("root", ["marquise", "eyrie"], ["last", "random"], games=2, seed="1", turns_cap=40)
    assert result.errors == []


@pytest.mark.usefixtures("installed")
def test_nobody_replaces_a_player_of_lawbound() -> None:
    assert isinstance(players.find("random", "a seed"), players.RandomPlayer)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("lost", "The player 'lost' of wandering-players cannot be loaded: ModuleNotFoundError"),
        ("text", "The player 'text' of wandering-players is no subclass of lawbound.players.Player: 'a text'"),
    ],
)
def test_a_broken_player_is_named_with_its_distribution(name: str, expected: str) -> None:
    with pytest.raises(LawboundError, match=expected):
        players.find(name, "a seed")


def test_without_it_the_player_is_gone() -> None:
    assert not players.knows("last")


def test_a_glance_takes_options_as_often_as_their_weights_say() -> None:
    luck, weights = Random(1), [1.0, 0.0, 3.0, 0.5]
    picked = Counter([pick(luck, weights) for _ in range(9000)])
    assert picked[1] == 0
    for at, weight in enumerate(weights):
        assert abs(picked[at] - 2000 * weight) < 200


def test_plans_are_kept_for_the_rest_of_the_turn_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was thought of a turn helps with its next question; another turn is another situation."""
    table, player = new(MIXES[0], 7), players.find("ismcts:6", "a plan")
    searched: list[tuple[int, bool]] = []

    class Noted(Search):
        def __init__(self, judge: Judge, seat: int, until: int, luck: Random, root: Node | None = None) -> None:
            searched.append((until, root is not None))
            super().__init__(judge, seat, until, luck, root)

    monkeypatch.setattr("lawbound.players.ismcts.Search", Noted)
    while table.state.turns < 10:
        ask = table.pending
        assert ask is not None
        table.choose_index(player.choose_index(table.view(0), ask) if ask.seat == 0 else len(ask.options) // 2)
    turns = [until for until, _ in searched]
    assert len(set(turns)) > 2
    assert [goes_on for _, goes_on in searched] == [at > 0 and turns[at - 1] == turns[at] for at in range(len(turns))]
    assert any([goes_on for _, goes_on in searched])
