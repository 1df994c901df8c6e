"""Battle plans of the Nomads, and what is officially said about them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.oath.situation import Situation, given

HIT = ["sword"] * 9


def table(words: str, luck: Iterable[Any] = ()) -> Situation:
    """Red is at the River in the Cradle; the Chancellor rules the Mine and stays there."""
    return given(
        f"oath seats=chancellor,red,blue turn=red @2=mine:purple*3 chancellor.pawn=mine blue.pawn=mine {words}",
        luck=luck,
    )


def against_blue(words: str, luck: Iterable[Any] = ()) -> Situation:
    """Red attacks the River, which Blue rules with one warband, with all warbands of the board."""
    t = table(f"@1=river:blue {words}", luck).choose("campaign").until("attack dice")
    return t.choose(t.offered[0])


def against_bandits(words: str, luck: Iterable[Any] = ()) -> Situation:
    t = table(words, luck).choose("campaign").until("attack dice")
    return t.choose(t.offered[0])


def dice(t: Situation, kind: str) -> int:
    """How many dice of that kind were rolled."""
    (roll,) = [event for event in t.happened("rolled") if event.args[1] == f"{kind} die"]
    return len(roll.args) - 2


def totals(t: Situation) -> tuple[int, int]:
    """The total attack and the total defense."""
    (decided,) = t.happened("campaign decided")
    return decided.args[3], decided.args[4]


# Dice


@pytest.mark.parametrize(("face", "defense"), [("shield", 1), ("two shields", 3), ("doubling", 1), ("blank", 1)])
def test_rain_boots_ignore_single_shields(face: str, defense: int) -> None:
    t = against_blue("red.advisers=rain_boots", [face, *HIT]).choose("rain_boots").until("act", "no")
    assert totals(t) == (3, defense)  # beside Blue's warband
    assert (t.advisers("red"), t.pile("provinces")) == ([], ["rain_boots"])


def test_rain_boots_are_for_attackers() -> None:
    t = against_blue("blue.advisers=rain_boots")
    assert t.prompt != "battle plan"
    assert t.until("act").advisers("blue") == ["rain_boots"]


@pytest.mark.parametrize(("way", "rolled"), [("horse_archers", 6), ("horse_archers 2", 0)])
def test_horse_archers_add_or_remove_three_attack_dice(way: str, rolled: int) -> None:
    t = against_blue("red.advisers=horse_archers")
    assert t.offered == ["horse_archers", "horse_archers 2", "done"]
    t.choose(way).until("act")
    assert (dice(t, "attack"), t.pile("provinces")) == (rolled, ["horse_archers"])


def test_horse_archers_serve_the_defender_and_bandits_too() -> None:
    t = against_blue("blue.advisers=horse_archers red.warbands=5")
    assert t.asked == "blue"
    t.choose("horse_archers 2").until("act")
    assert dice(t, "attack") == 2
    t = against_bandits("@1=river:horse_archers red.warbands=5").until("act")
    assert (dice(t, "attack"), t.at("river"), t.pile("provinces")) == (2, [], ["horse_archers"])


@pytest.mark.ruling("lancers", 1)
def test_lancers_count_everything_on_the_dice_twice() -> None:
    t = against_blue("red.advisers=lancers red.warbands=3", ["blank", "two swords", "sword", "hollow sword"])
    t.choose("lancers").until("act", "no")
    assert totals(t) == (2 * 3 + 1, 1)  # a hollow sword counts twice, and two of them are one sword
    killed = [event.args[2] for event in t.happened("killed", "oath 5.5.5")]
    assert killed == [2]
    assert t.pile("provinces") == ["lancers"]


@pytest.mark.ruling("mountain_giant", 1)
@pytest.mark.parametrize(
    ("way", "rolled", "stays"),
    [
        ("mountain_giant", 5, True),
        ("mountain_giant 2", 3, True),
        ("mountain_giant 3", 7, False),
        ("mountain_giant 4", 1, False),
    ],
)
def test_mountain_giant_moves_one_die_or_three_and_goes(way: str, rolled: int, stays: bool) -> None:
    t = against_blue("red.advisers=mountain_giant red.warbands=4").choose(way).until("act")
    assert dice(t, "attack") == rolled
    assert t.advisers("red") == (["mountain_giant"] if stays else [])
    assert (t.secrets("red"), t.secrets("mountain_giant"), t.flipped("red")) == ((0, 1, 0) if stays else (0, 0, 1))


def test_mountain_giant_costs_a_secret() -> None:
    assert against_blue("red.advisers=mountain_giant red.secrets=0").prompt != "battle plan"


@pytest.mark.parametrize(("adviser", "rolled"), [("elders", 7), ("-elders", 3), ("wolves", 3)])
def test_rival_khan_wants_a_nomad_among_the_enemys_advisers(adviser: str, rolled: int) -> None:
    t = against_blue(f"red.advisers=rival_khan blue.advisers={adviser}").choose("rival_khan").until("act")
    assert (dice(t, "attack"), t.advisers("red")) == (rolled, [])


def test_rival_khan_knows_the_allies_of_the_defender() -> None:
    """Blue is attacked, the Chancellor joins, and it is the Chancellor who has the Nomad."""
    t = given(
        "oath seats=chancellor,red,blue citizens=blue turn=red @1=river:purple @2=mine chancellor.pawn=mine"
        " chancellor.advisers=elders red.advisers=rival_khan",
    )
    t.choose("campaign", "blue", "done", 3, "rival_khan 2").until("act")
    assert dice(t, "attack") == 0


@pytest.mark.ruling("mounted_patrol", 1)
@pytest.mark.parametrize(("before", "rolled"), [("done", 2), ("horse_archers", 4)])
def test_mounted_patrol_halves_the_final_pool(before: str, rolled: int) -> None:
    t = against_blue("red.advisers=horse_archers red.warbands=5 blue.advisers=mounted_patrol").choose(before)
    t.choose("mounted_patrol").until("act")
    assert (dice(t, "attack"), t.advisers("blue")) == (rolled, [])


@pytest.mark.ruling("mounted_patrol", 1)
def test_plans_after_the_patrol_change_the_pool_before_it_is_halved() -> None:
    t = against_blue("red.warbands=9 blue.advisers=mounted_patrol,horse_archers")
    t.choose("mounted_patrol", "horse_archers 2").until("act")
    assert dice(t, "attack") == 3


@pytest.mark.ruling("great_crusade", 1)
def test_great_crusade_counts_the_nomads_that_its_user_rules() -> None:
    words = "@1=river:blue,elders @3=steppe:tents,wolves,red red.warbands=4"
    t = against_blue(f"{words} red.advisers=great_crusade,lost_tongue,-oracle").choose("great_crusade").until("act")
    assert (dice(t, "attack"), t.advisers("red")) == (4 + 3, ["lost_tongue", "-oracle"])


def test_great_crusade_of_bandits_counts_what_bandits_rule() -> None:
    t = against_bandits("@1=river:great_crusade @3=steppe:tents @4=plains:elders,red red.warbands=4").until("act")
    assert (dice(t, "attack"), t.at("river")) == (2, [])


def test_great_crusade_of_an_ally_counts_for_the_whole_side() -> None:
    """ "You" are all defenders (5.5.3): the advisers of the Chancellor count with Blue's."""
    t = given(
        "oath seats=chancellor,red,blue citizens=blue turn=red @1=river:purple,tents @2=mine chancellor.pawn=mine"
        " chancellor.advisers=elders blue.advisers=great_crusade red.warbands=5",
    )
    t.choose("campaign", "blue", "done", 5, "great_crusade 2").until("act")
    assert dice(t, "attack") == 2


def test_storm_caller_adds_two_defense_dice() -> None:
    t = against_blue("blue.advisers=storm_caller").choose("storm_caller").until("act")
    assert (dice(t, "defense"), t.advisers("blue"), t.pile("provinces")) == (3, [], ["storm_caller"])
    t = against_bandits("@1=river:storm_caller").until("act")
    assert (dice(t, "defense"), t.at("river")) == (3, [])


@pytest.mark.law("oath 5.5.8", "oath 10.10")
def test_who_discards_several_plans_orders_them() -> None:
    t = (
        against_blue("red.advisers=horse_archers,rain_boots")
        .choose("horse_archers", "rain_boots")
        .until("discard next")
    )
    assert (t.asked, t.offered) == ("red", ["horse_archers", "rain_boots"])
    t.choose("rain_boots")
    assert t.pile("provinces") == ["horse_archers", "rain_boots"]


# Warning Signals


def test_warning_signals_move_warbands_and_no_dice() -> None:
    """Blue takes two from the Steppe and puts them, with the one on the board, to the River."""
    t = against_blue("@3=steppe:blue*3 blue.warbands=1 blue.advisers=warning_signals", ["blank", *HIT])
    t.choose("warning_signals")
    assert (t.asked, t.prompt, t.offered) == ("blue", "how many", [0, 1, 2])  # one stays at the Steppe
    t.choose(2)
    assert t.offered == [0, 1, 2, 3]  # to the River
    t.choose(3).until("act", "no")
    assert (t.warbands("blue", "steppe"), dice(t, "defense")) == (1, 1)
    assert totals(t) == (3, 4)
    assert t.advisers("blue") == []


@pytest.mark.ruling("warning_signals", 1)
def test_warning_signals_of_a_citizen_need_no_permission() -> None:
    t = given(
        "oath seats=chancellor,red,blue citizens=blue turn=red @1=river:purple*4 @2=mine chancellor.pawn=mine"
        " chancellor.warbands=0 blue.advisers=warning_signals blue.warbands=0",
    )
    t.choose("campaign", "blue", "done", 0, "warning_signals")
    assert (t.asked, t.offered) == ("blue", [0, 1, 2, 3])
    t.choose(2)
    assert t.asked == "blue"
    assert (t.warbands("purple", "river"), t.on_board("blue")) == (2, {"purple": 2})


@pytest.mark.ruling("warning_signals", 2)
def test_warning_signals_place_nothing_with_the_ring_of_devotion() -> None:
    t = against_blue("@3=steppe:blue*3 blue.relics=ring_of_devotion blue.advisers=warning_signals")
    t.choose("warning_signals")
    assert t.offered == [0, 1, 2]
    t.choose(2)
    assert t.prompt != "how many"  # only the way from sites is open
    assert [event.args for event in t.happened("withdrew warbands")] == [(2, 2, 2)]


def test_warning_signals_reach_the_boards_of_allies() -> None:
    """The Chancellor is Blue's ally, and "you" are both (5.5.3)."""
    t = given(
        "oath seats=chancellor,red,blue citizens=blue turn=red @1=river:purple @2=mine chancellor.pawn=mine"
        " chancellor.warbands=2 blue.advisers=warning_signals blue.warbands=0",
    )
    t.choose("campaign", "blue", "done", 0, "warning_signals")
    assert (t.asked, t.offered) == ("blue", [0, 1, 2])
    t.choose(2)
    assert (t.warbands("purple", "river"), t.on_board("chancellor")) == (3, {})


# Wild Mounts


MOUNTED = "red.advisers=wild_mounts,horse_archers,rain_boots @3=steppe:wolves,forest_temple,red"


def test_wild_mounts_save_all_nomad_plans_for_one_beast_card() -> None:
    t = against_blue(f"{MOUNTED} @4=plains:rangers,red").choose("wild_mounts", "horse_archers", "rain_boots")
    t.until("which card")
    assert t.offered == ["wolves", "rangers", "done"]  # a locked one cannot be discarded
    t.choose("rangers").until("act")
    assert t.advisers("red") == ["wild_mounts", "horse_archers", "rain_boots"]
    assert (t.at("plains"), t.pile("hinterland")) == ([], ["rangers"])


def test_wild_mounts_may_stay_at_home() -> None:
    t = against_blue(MOUNTED).choose("wild_mounts", "horse_archers", "done").until("which card").choose("done")
    assert t.until("act").advisers("red") == ["wild_mounts", "rain_boots"]


def test_wild_mounts_do_nothing_without_a_nomad_plan_to_discard() -> None:
    t = against_blue(MOUNTED).choose("wild_mounts", "done").until("act")
    assert (t.at("steppe"), t.advisers("red")) == (
        ["wolves", "forest_temple"],
        ["wild_mounts", "horse_archers", "rain_boots"],
    )


def test_wild_mounts_do_not_discard_a_beast_plan_that_works_on_this_campaign() -> None:
    t = against_blue("red.advisers=wild_mounts,horse_archers,rangers @3=steppe:red")
    t.choose("wild_mounts", "horse_archers", "rangers").until("act")
    assert t.advisers("red") == ["wild_mounts", "rangers"]


@pytest.mark.ruling("wild_mounts", 1)
def test_bandits_mount_for_two_nomad_cards() -> None:
    """They discard the first Beast card from the top of the map; for a single plan they do not."""
    beasts = "@3=steppe:wolves @5=plains:rangers"
    t = against_bandits(f"@1=river:wild_mounts,horse_archers,storm_caller {beasts}").until("act")
    assert (t.at("river"), t.at("steppe"), t.at("plains")) == (
        ["wild_mounts", "horse_archers", "storm_caller"],
        [],
        ["rangers"],
    )
    t = against_bandits(f"@1=river:wild_mounts,horse_archers {beasts}").until("act")
    assert (t.at("river"), t.at("steppe")) == (["wild_mounts"], ["wolves"])
