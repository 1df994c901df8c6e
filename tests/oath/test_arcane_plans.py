"""Arcane denizens in campaigns."""

from __future__ import annotations

import pytest
from tests.oath.fighting import attack, killed, plans, pools, won
from tests.oath.situation import given

THREE = "oath seats=chancellor,red,blue turn=red deck=?,..."
HERE = f"{THREE} @1=mine @3=salt_flats @6=river"
"""Red and blue stand at the mine with everybody; the salt flats and the river are elsewhere."""


# Fire Talkers, Rusting Ray: with the Darkest Secret


def test_fire_talkers_add_or_remove_three_attack_dice_for_the_holder_of_the_darkest_secret() -> None:
    for plan, dice in (("fire_talkers", 6), ("fire_talkers 2", 0)):
        table = given(f"{HERE} @1=mine:red red.advisers=fire_talkers red.banners=darkest_secret blue.warbands=0")
        attack(table, "pawn", defender="blue").choose(plan)
        assert pools(table) == (dice, 2)
        assert table.secrets("fire_talkers") == 1


def test_without_the_darkest_secret_fire_talkers_are_of_no_use() -> None:
    table = given(f"{HERE} @1=mine:red red.advisers=fire_talkers,longbows blue.banners=darkest_secret")
    attack(table, "pawn", defender="blue")
    assert plans(table) == ["longbows"]


@pytest.mark.ruling("fire_talkers", 1)
@pytest.mark.parametrize("holder", ["chancellor", "blue", "red"])
def test_on_an_imperial_defense_anybody_of_that_side_may_hold_the_banner(holder: str) -> None:
    table = given(
        f"{HERE} citizens=blue blue.advisers=fire_talkers,longbows {holder}.banners=darkest_secret chancellor.pawn=3"
    )
    attack(table, "pawn", defender="blue")
    usable = ["longbows"] if holder == "red" else ["fire_talkers", "longbows"]
    assert (table.asked, plans(table)) == ("blue", usable)


def test_rusting_ray_makes_hollow_swords_worthless() -> None:
    luck = ["blank", "blank", *["hollow sword"] * 3, "sword"]
    for used in (True, False):
        table = given(
            f"{HERE} red.warbands=4 blue.warbands=1 blue.advisers=rusting_ray blue.banners=darkest_secret", luck=luck
        )
        attack(table, "pawn", defender="blue")
        assert table.asked == "blue"
        table.choose("rusting_ray" if used else "done")
        decided = table.happened("campaign decided")
        total = decided[0].args[3] if decided else table.s.acts[-1].total_attack  # type: ignore[attr-defined]
        assert total == (1 if used else 2)
        assert table.flipped("blue") == used  # paid outside their own turn


def test_rusting_ray_needs_the_darkest_secret() -> None:
    table = given(f"{HERE} blue.advisers=rusting_ray,longbows red.banners=darkest_secret blue.warbands=1")
    attack(table, "pawn", defender="blue")
    assert plans(table) == ["longbows"]


def test_rusting_ray_is_no_plan_of_the_attacker() -> None:
    table = given(f"{HERE} red.advisers=rusting_ray red.banners=darkest_secret blue.warbands=1")
    attack(table, "pawn", defender="blue")
    assert table.prompt != "battle plan"


# Billowing Fog, Kindred Warriors, Cracking Ground


def test_billowing_fog_saves_a_beaten_force() -> None:
    for plan, left in (("billowing_fog", 4), ("done", 2)):
        table = given(
            f"{HERE} red.warbands=4 red.advisers=billowing_fog blue.warbands=9",
            luck=["shield", "shield", *["hollow sword"] * 4],
        )
        attack(table, "pawn", defender="blue").choose(plan)
        assert not won(table)
        assert table.warbands("red") == left


def test_fog_prevails_over_what_would_kill_all() -> None:
    """Meeting 25: nothing lost beats all lost, but skulls still kill."""
    table = given(
        f"{HERE} @1=mine:blue*4 red.warbands=6 blue.advisers=shield_wall,billowing_fog blue.favor=1 blue.warbands=0",
        luck=[*["blank"] * 3, *["two swords"] * 6],
    )
    attack(table, defender="blue").choose("shield_wall", "billowing_fog")
    assert won(table)
    assert killed(table) == 6  # all of them by skulls, on the attacker's side
    assert table.warbands("blue") == 4


@pytest.mark.ruling("kindred_warriors", 1)
def test_kindred_warriors_count_every_suit_but_arcane() -> None:
    position = f"{HERE} @1=mine:blue @3=salt_flats:alchemist,wolves,red @6=river:scouts,blue blue.warbands=0"
    table = given(f"{position} red.advisers=kindred_warriors,longbows,-elders red.secrets=1")
    attack(table, "pawn", defender="blue").choose("kindred_warriors")
    assert (table.prompt, table.offered) == ("how many", [2, 1, 0])
    table.choose(2, "done")
    assert pools(table) == (5, 3)


def test_kindred_warriors_ignore_skulls_of_their_user() -> None:
    table = given(
        f"{HERE} @1=mine:blue red.advisers=kindred_warriors blue.warbands=0",
        luck=[*["blank"] * 3, *["two swords"] * 3],
    )
    attack(table, "pawn", defender="blue").choose("kindred_warriors")
    assert won(table) and not killed(table)


def test_on_the_defending_side_kindred_warriors_leave_skulls_alone_and_need_another_suit() -> None:
    table = given(f"{HERE} @1=mine:blue*9 blue.advisers=kindred_warriors", luck=["blank"] * 3 + ["two swords"] * 3)
    attack(table, "pawn", defender="blue")
    assert table.prompt != "battle plan"
    table = given(
        f"{HERE} @1=mine:blue*9 blue.advisers=kindred_warriors,wolves", luck=["blank"] * 3 + ["two swords"] * 3
    )
    attack(table, "pawn", defender="blue").choose("kindred_warriors 2", 1)
    assert pools(table) == (2, 3)
    assert killed(table) == 2


def test_cracking_ground_counts_targeted_sites() -> None:
    position = (
        f"{HERE} @1=mine:blue @3=salt_flats:blue @6=river:blue blue.pawn=6 red.advisers=cracking_ground red.secrets=1"
    )
    for targets, plan, dice in (
        (["salt_flats", "river"], "cracking_ground", 6),
        (["salt_flats"], "cracking_ground 2", 1),
        ([], "done", 3),
    ):
        table = given(position)
        attack(table, *targets, defender="blue").choose(plan)
        assert pools(table)[0] == dice
        assert table.secrets("red") == (plan == "done")


def test_without_a_targeted_site_the_ground_does_not_crack() -> None:
    table = given(f"{HERE} red.advisers=cracking_ground blue.warbands=0")
    attack(table, "pawn", defender="blue")
    assert table.prompt != "battle plan"


# Gleaming Armor


def test_gleaming_armor_makes_enemy_plans_cost_a_secret() -> None:
    table = given(f"{HERE} red.advisers=longbows red.secrets=1 blue.advisers=gleaming_armor blue.warbands=0")
    attack(table, "pawn", defender="blue").choose("longbows")
    assert (table.secrets("red"), table.secrets("longbows")) == (0, 1)
    table = given(f"{HERE} red.advisers=longbows red.secrets=0 blue.advisers=gleaming_armor blue.warbands=0")
    attack(table, "pawn", defender="blue")
    assert table.prompt != "battle plan"


def test_plans_of_the_holder_cost_nothing_more_and_bandits_use_none_against_them() -> None:
    """Meeting 22: bandits use no plan that has become paid."""
    position = f"{THREE} @1=mine:bear_traps red.secrets=0 red.advisers"
    table = given(f"{position}=gleaming_armor,longbows")
    attack(table, defender="bandits")
    assert plans(table) == ["longbows"]
    table.choose("longbows")
    assert pools(table)[0] == 4
    table = given(f"{position}=longbows")
    attack(table, defender="bandits").choose("longbows")
    assert pools(table)[0] == 3  # the bandits' Bear Traps


@pytest.mark.ruling("gleaming_armor", 1)
def test_a_citizens_armor_helps_the_chancellor_only_if_they_join_and_an_exiles_never() -> None:
    """Meeting 21."""
    position = f"{HERE} red.advisers=longbows red.secrets=0 chancellor.warbands=0 blue.advisers=gleaming_armor"
    for joins in (True, False):
        table = given(f"{position} citizens=blue").choose("campaign", "chancellor", "pawn", "done")
        table.choose("yes", "yes") if joins else table.choose("no")
        table.choose(table.offered[0])
        assert (table.prompt == "battle plan") != joins
    table = given(position)
    attack(table, "pawn", defender="chancellor")
    assert plans(table) == ["longbows"]


@pytest.mark.ruling("gleaming_armor", 2)
def test_spell_breaker_counts_the_secret_of_the_armor() -> None:
    """Meeting 22: a free plan has become one with secrets."""
    position = f"{HERE} @1=mine:blue @3=salt_flats:spell_breaker,blue red.advisers=longbows red.secrets=3"
    table = given(position)
    attack(table, "pawn", defender="blue")
    assert plans(table) == ["longbows"]
    table = given(f"{position} blue.advisers=gleaming_armor")
    attack(table, "pawn", defender="blue")
    assert table.prompt != "battle plan"


# Jinx


@pytest.mark.ruling("jinx", 2)
def test_jinx_is_paid_after_the_roll_and_rerolls_all_dice_once() -> None:
    table = given(
        f"{HERE} @1=mine:blue red.advisers=jinx red.secrets=2 blue.warbands=0",
        luck=["blank"] * 3 + ["hollow sword"] * 3 + ["sword"] * 3,
    )
    attack(table, "pawn", defender="blue")
    assert (table.asked, table.prompt) == ("red", "reroll")
    assert len(table.happened("rolled")) == 2
    table.choose("yes")
    assert len([event for event in table.happened("rolled") if event.args[1] == "attack die"]) == 2
    assert table.happened("rolled")[-1].args[2:] == (1, 1, 1)
    assert (table.secrets("red"), table.secrets("jinx")) == (1, 1)
    assert won(table) and table.prompt != "reroll"


def test_jinx_rerolls_defense_dice_outside_the_own_turn_for_a_secret_turned_facedown() -> None:
    table = given(f"{HERE} @1=mine:jinx,blue*3 blue.secrets=1", luck=["blank", "shield"])
    attack(table, defender="blue")
    assert (table.asked, table.prompt) == ("blue", "reroll")
    table.choose("yes")
    assert (table.secrets("blue"), table.flipped("blue"), table.secrets("jinx")) == (0, 1, 0)
    assert table.prompt != "reroll"


def test_jinx_serves_only_its_ruler_and_needs_a_secret_and_an_empty_card() -> None:
    for position in (
        f"{THREE} @1=mine:jinx @3=salt_flats red.secrets=1",  # bandits rule it
        f"{HERE} @1=mine:jinx,red red.secrets=0",
        f"{HERE} @1=mine:jinx,red red.secrets=1 on.jinx=favor",
    ):
        table = given(f"{position} blue.warbands=0")
        table.choose("campaign", "blue").until("attack dice").choose(3)
        assert table.prompt != "reroll"


@pytest.mark.ruling("jinx", 1)
def test_jinx_is_no_battle_plan_and_serves_a_gambling_hall_as_well() -> None:
    table = given(f"{HERE} red.advisers=jinx blue.warbands=0 red.secrets=1")
    attack(table, "pawn", defender="blue")
    assert table.prompt == "reroll"
    table = given(f"{THREE} @1=mine:gambling_hall red.advisers=jinx red.favor=3 red.secrets=1").choose("gambling_hall")
    table.until("reroll").choose("yes")
    assert table.secrets("jinx") == 1


# Sealing Ward


def test_sealing_ward_adds_a_die_for_each_relic_of_its_holder() -> None:
    for holder, dice in (("blue", 2 + 3 + 3 + 1), ("chancellor", 2 + 2 + 2 + 1)):
        table = given(
            f"{HERE} {holder}.advisers=sealing_ward blue.relics=truthful_harp,ivory_eye blue.banners=peoples_favor "
            "blue.warbands=0"
        )
        attack(table, "pawn", "truthful_harp", "ivory_eye", "peoples_favor", defender="blue")
        if table.prompt == "battle plan":
            table.choose("done")
        assert pools(table)[1] == dice
