"""Highway Bandits and Bandit Gangs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.hirelings.table import beside, pieces
from tests.root.situation import Situation

ROAD = {"paths": ["1-5"]}


def march(table: Situation, *count: int) -> Situation:
    """Three warriors of the Marquise go from 1 to 5."""
    return table.until("actions").choose("march", 5, *count)


@pytest.mark.law("root E.2.2")
def test_an_enemy_on_the_path_loses_one_of_those_who_move() -> None:
    here = {1: {"marquise": {"warrior": 3}}}
    table = march(beside("highway-bandits", "eyrie", here, turn="marquise", fields=ROAD), 2)
    assert table.count("marquise", "warrior", 5) == 1 and table.count("marquise", "warrior", 1) == 1


@pytest.mark.law("root E.2.2")
@pytest.mark.ruling("marquise-de-cat", 5)
@pytest.mark.ruling("highway-bandits", 2)
@pytest.mark.open_question("bandits_on_the_way")
def test_who_goes_alone_does_not_arrive_and_no_hospital_helps_on_a_path() -> None:
    here: dict[int, Any] = {
        1: {"marquise": {"warrior": 1}},
        5: {"alliance": {"sympathy": 1}},
        9: {"marquise": {"keep": 1}},
    }
    hand = {"marquise": {"hand": ["ambush-fox", "ambush-rabbit"]}}
    table = march(
        beside(
            "highway-bandits",
            "nobody",
            here,
            turn="marquise",
            seats=("marquise", "alliance"),
            fields=ROAD,
            players=hand,
        )
    )
    assert table.count("marquise", "warrior", 5) == 0 and not table.happened("supporter")
    assert {"ambush-fox", "ambush-rabbit"} <= set(table.hand("marquise")) and not table.happened("discarded")
    assert table.asked == "alliance"  # nobody asked whether she spends a card for the hospitals


@pytest.mark.law("root E.2.2")
def test_to_their_controller_the_path_is_friendly_and_a_warrior_may_join() -> None:
    table = march(beside("highway-bandits", "marquise", {1: {"marquise": {"warrior": 3}}}, fields=ROAD), 2)
    assert table.prompt == "a warrior from the bandits"
    table.choose("yes")
    assert table.count("marquise", "warrior", 5) == 3


@pytest.mark.law("root E.2.2")
def test_a_vagabond_damages_an_item() -> None:
    here = {"vagabond": {"character": "ranger", "place": "1", "satchel": ["boots", "sword", "torch", "crossbow"]}}
    table = beside("highway-bandits", "eyrie", seats=("eyrie", "vagabond"), turn="vagabond", fields=ROAD, players=here)
    table.choose("move", 5)
    assert table.prompt == "damage three items"


@pytest.mark.law("root E.2.4", "root E.3.5")
def test_a_bandit_takes_a_path_to_pieces_of_the_controller() -> None:
    table = beside("highway-bandits", "marquise", {1: {"marquise": {"warrior": 1}}}, fields=ROAD)
    table.choose("a bandit lies in wait")
    assert len(table.offered) == len(table.s.paths[1]) - 1
    table.choose(table.offered[0])
    assert table.s.board[next(o.warrior for o in table.s.box.unseated)] == 2


@pytest.mark.law("root C.3.2")
@pytest.mark.ruling("highway-bandits", 1)
def test_not_on_closed_paths() -> None:
    from lawbound.root.hirelings.bandits import HighwayBandits, highways

    table = beside("highway-bandits", "marquise", map="mountain", suits=["fox", "rabbit", "mouse"] * 4)
    bandits = table.s.box.unseated[0]
    assert isinstance(bandits, HighwayBandits)
    closed = [highways(table.s.box.map).index((min(pair), max(pair))) for pair in table.s.box.map.closed]
    assert not set(closed) & set(bandits.free(table.s))


@pytest.mark.law("root E.2.2", "root E.2.4")
def test_nobody_battles_a_gang_beside_pieces_of_its_controller_and_it_brings_warriors() -> None:
    here = {5: {"bandit-gangs": {"warrior": 2}, "eyrie": {"warrior": 1}, "marquise": {"warrior": 1}}}
    table = beside("bandit-gangs", "eyrie", here, turn="marquise").until("actions").choose("battle")
    assert table.happened("battle")[0].args[1] == table.seat("eyrie")
    table = beside("bandit-gangs", "marquise", here).choose("the gang swells the ranks")
    assert table.count("marquise", "warrior", 5) == 3 and "a bandit joins" not in table.offered


@pytest.mark.law("root E.2.4")
def test_or_one_more_of_the_gang_joins_pieces_of_the_controller() -> None:
    table = beside("bandit-gangs", "marquise", {5: {"marquise": {"warrior": 1}}}).choose("a bandit joins")
    assert pieces(table, "bandit-gangs", 5) == 1


@pytest.mark.law("root E.2.2", "root 14.2.2")
@pytest.mark.open_question("bandits_on_the_way")
def test_of_a_warlord_and_a_warrior_the_bandits_take_the_warrior() -> None:
    here = {1: {"hundreds": {"warlord": 1, "warrior": 1}}}
    seats = ("hundreds", "eyrie")
    table = beside("highway-bandits", "eyrie", here, seats=seats, turn="hundreds", fields=ROAD)
    table.until("command the Hundreds").choose("move", 5, 1, 1)
    assert (table.count("hundreds", "warrior", 5), table.count("hundreds", "warlord", 5)) == (0, 1)
    assert table.count("hundreds", "warrior", 0) == 20


@pytest.mark.law("root E.2.2", "root 15.2.4")
@pytest.mark.open_question("bandits_on_the_way")
def test_a_relic_that_is_carried_is_not_for_them_to_take() -> None:
    here = {1: {"keepers": {"warrior": 2, "figure relic 1": 1}}}
    table = beside("highway-bandits", "eyrie", here, seats=("keepers", "eyrie"), turn="keepers", fields=ROAD)
    table.until("retinue: move").choose("faithful retainer", 5, 2, "figure relic 1")
    assert (table.count("keepers", "warrior", 5), table.count("keepers", "figure relic 1", 5)) == (1, 1)


@pytest.mark.law("root E.2.2", "root E.3.2")
@pytest.mark.open_question("bandits_on_the_way")
def test_hirelings_pay_the_toll_too() -> None:
    here = {1: {"forest-patrol": {"warrior": 3}}}
    patrol = {"forest-patrol": {"controller": "alliance"}}
    seats = ("alliance", "eyrie")
    table = beside("highway-bandits", "eyrie", here, seats=seats, turn="alliance", fields=ROAD, hirelings=patrol)
    table.choose("march the patrol", 1, 5, 3)
    assert (pieces(table, "forest-patrol", 1), pieces(table, "forest-patrol", 5)) == (0, 2)


@pytest.mark.law("root E.2.2", "root 4.3")
@pytest.mark.open_question("bandits_on_the_way")
def test_bandits_on_a_path_stand_in_no_clearing_and_nobody_battles_them() -> None:
    here = {1: {"marquise": {"warrior": 2}}, 5: {"marquise": {"warrior": 2}}}
    table = beside("highway-bandits", "eyrie", here, turn="marquise", fields=ROAD).until("actions")
    assert "march" in table.offered and "battle" not in table.offered
