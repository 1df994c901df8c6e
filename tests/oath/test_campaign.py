"""Campaigns: Law of Oath 5.5."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.oath.situation import Situation, given


def table(words: str, luck: Iterable[Any] = ()) -> Situation:
    """Red's turn at the topmost site, where Blue is too; the Chancellor is far away unless told otherwise."""
    away = "" if "chancellor.pawn" in words else " @8=salt_flats:purple*1 chancellor.pawn=salt_flats"
    return given(f"oath seats=chancellor,red,blue turn=red {words}{away}", luck=luck)


def attack(t: Situation, defender: str, *choices: Any) -> Situation:
    """Begin a campaign against that defender, who may be the only one."""
    t.choose("campaign")
    if t.prompt == "defender":
        t.choose(defender)
    return t.choose(*choices)


# Step 1


@pytest.mark.law("oath 5.5.1", "oath 2.8.3", "oath 10.1")
def test_bandits_are_attacked_where_no_player_rules() -> None:
    t = table("@1=mine red.warbands=3 chancellor.pawn=marshes blue.pawn=marshes @2=marshes")
    t.choose("campaign")
    assert t.s.act.defender == 254  # type: ignore[attr-defined]
    assert t.supply("red") == 5


@pytest.mark.law("oath 5.5.1")
def test_whoever_rules_the_site_or_stands_there_may_be_attacked() -> None:
    t = table("@1=mine:blue*1 red.warbands=3 @2=marshes chancellor.pawn=mine blue.pawn=marshes").choose("campaign")
    assert (t.prompt, t.offered) == ("defender", ["chancellor", "blue"])


@pytest.mark.law("oath 5.5.1", "oath 6.6.3")
def test_a_site_of_the_empire_is_ruled_by_all_imperial_players() -> None:
    t = table("@1=mine:purple*1 red.warbands=3 citizens=blue @2=marshes chancellor.pawn=marshes blue.pawn=marshes")
    t.choose("campaign")
    assert t.offered == ["chancellor", "blue"]


@pytest.mark.law("oath 5.5.1", "oath 10.5", "oath 10.6", "oath 10.23")
def test_a_citizen_who_attacks_the_empire_is_an_outsider() -> None:
    t = table("@1=mine:purple*1 red.warbands=3 citizens=red,blue @2=marshes blue.pawn=marshes chancellor.pawn=mine")
    attack(t, "chancellor")
    assert t.s.outsider == 1
    assert t.prompt == "target"
    assert "marshes" not in t.offered


@pytest.mark.law("oath 5.5.1")
def test_a_citizen_whom_the_chancellor_attacks_is_an_outsider_too() -> None:
    t = given(
        "oath seats=chancellor,red turn=chancellor citizens=red @1=mine:purple*2 chancellor.warbands=3 red.warbands=1"
    )
    t.choose("campaign")
    assert (t.s.outsider, t.s.act.sites) == (1, [])  # type: ignore[attr-defined]


@pytest.mark.law("oath 5.5.1")
def test_a_campaign_costs_two_supply() -> None:
    assert "campaign" not in table("@1=mine red.warbands=3 red.supply=1").offered


# Step 2


@pytest.mark.law("oath 5.5.2")
def test_the_site_has_to_be_a_target_if_the_defender_rules_it() -> None:
    t = attack(table("@1=mine:blue*1 @3=marshes:blue*1 red.warbands=3 blue.relics=whistle"), "blue")
    assert t.offered == ["marshes", "pawn", "whistle", "done"]
    assert t.s.act.sites == [0]  # type: ignore[attr-defined]


@pytest.mark.law("oath 5.5.2")
def test_a_target_has_to_be_here_and_a_relic_is_not_enough() -> None:
    """Blue stands here, but rules only elsewhere: the pawn, or nothing."""
    t = table("@1=mine:red*1 @3=marshes:blue*1 red.warbands=3 blue.relics=whistle red.pawn=mine blue.pawn=mine")
    attack(t, "blue")
    assert t.offered == ["marshes", "pawn", "whistle"]
    t.choose("whistle")
    assert "done" not in t.offered
    t.choose("pawn")
    assert "done" in t.offered


@pytest.mark.law("oath 5.5.2", "oath 2.3")
def test_things_are_targets_only_where_their_holder_stands() -> None:
    t = table("@1=mine:blue*1 @3=marshes blue.relics=whistle blue.pawn=marshes red.pawn=mine red.warbands=3")
    t.choose("campaign")
    assert t.prompt == "attack dice"


@pytest.mark.law("oath 5.5.2", "oath 2.4.2", "oath 2.5.2", "oath 2.8.3", "oath 2.11")
def test_defense_dice_of_targets_and_title() -> None:
    """Site 1, pawn 2, a relic with 3, a banner with 2 tokens, and 1 for the title; 2 for the Usurper."""
    words = (
        "@1=mine:blue*1 red.warbands=2 blue.relics=map blue.banners=peoples_favor on.peoples_favor.favor=2 "
        "oath=people title=blue"
    )
    t = attack(table(words), "blue", "pawn", "map", "peoples_favor")
    assert t.s.act.defense == 9  # type: ignore[attr-defined]
    t = attack(table(f"{words} usurper=1"), "blue", "pawn", "map", "peoples_favor")
    assert t.s.act.defense == 10  # type: ignore[attr-defined]


@pytest.mark.law("oath 2.11", "oath 5.5.2")
@pytest.mark.open_question("oathkeeper_die_for_allies")
def test_the_empire_shares_the_die_of_supremacy_only() -> None:
    words = "@1=mine:purple*1 citizens=blue red.warbands=1 title=chancellor @2=marshes:purple*1"
    t = attack(table(f"{words} oath=supremacy"), "blue", "done")
    assert t.s.act.defense == 2  # type: ignore[attr-defined]
    t = attack(table(f"{words} oath=people chancellor.banners=peoples_favor"), "blue", "done")
    assert t.s.act.defense == 1  # type: ignore[attr-defined]


@pytest.mark.law("oath 5.5.2", "oath 10.25")
def test_the_attacker_adds_up_to_a_die_for_each_warband() -> None:
    t = attack(table("@1=marshes red.warbands=3"), "bandits")
    assert t.offered == [3, 2, 1, 0]


@pytest.mark.law("oath 5.5.2")
@pytest.mark.open_question("allies_and_permission")
def test_the_chancellor_joins_and_citizens_may_with_consent() -> None:
    t = given(
        "oath seats=chancellor,red,blue,yellow turn=red citizens=blue,yellow @1=mine:purple*1 red.warbands=3 "
        "chancellor.pawn=marshes @2=marshes:purple*1 blue.pawn=marshes yellow.pawn=mine"
    )
    attack(t, "blue", "done")
    assert (t.asked, t.prompt) == ("yellow", "join as ally")
    t.choose("yes")
    assert (t.asked, t.prompt) == ("blue", "admit ally")
    t.choose("yes")
    assert t.s.act.allies == [0, 3]  # type: ignore[attr-defined]


# Steps 4 and 5


@pytest.mark.law("oath 5.5.4", "oath 10.25")
def test_the_defense_is_shields_and_warbands() -> None:
    """Two target sites with 1 and 2 warbands, 3 on the board of a defender who is here; two dice: 1 + 2 shields."""
    t = table(
        "@1=mine:blue*1 @3=marshes:blue*2 blue.warbands=3 red.warbands=1",
        luck=["shield", "two shields", "hollow sword"],
    )
    attack(t, "blue", "marshes", "done", 1)
    assert [event.args[4] for event in t.happened("campaign decided")] == [9]


@pytest.mark.law("oath 5.5.4")
def test_the_board_counts_only_where_the_pawn_is_attacked() -> None:
    t = table(
        "@1=mine:blue*1 @3=river blue.pawn=river blue.warbands=3 red.warbands=1 red.pawn=mine",
        luck=["blank", "hollow sword"],
    )
    t.choose("campaign", 1)
    assert [event.args[4] for event in t.happened("campaign decided")] == [1]


@pytest.mark.law("oath 5.5.4")
def test_every_doubled_shield_doubles_again() -> None:
    t = table(
        "@1=mine @3=marshes @4=wastes @5=river red.warbands=1",
        luck=["shield", "doubling", "doubling", "blank", "hollow sword"],
    )
    attack(t, "bandits", "marshes", "wastes", "river", 1)
    assert [event.args[4] for event in t.happened("campaign decided")] == [4 + 4]


@pytest.mark.law("oath 5.5.5")
def test_two_hollow_swords_are_one() -> None:
    t = table(
        "@1=mine red.warbands=5", luck=["blank", "hollow sword", "hollow sword", "hollow sword", "sword", "sword"]
    )
    attack(t, "bandits", 5)
    assert [event.args[2:] for event in t.happened("campaign decided")] == [(1, 3, 1)]


@pytest.mark.law("oath 5.5.5", "oath 10.28")
def test_skulls_kill_attackers() -> None:
    t = table("@1=mine red.warbands=3", luck=["blank", "two swords", "hollow sword", "hollow sword"])
    attack(t, "bandits", 3, 0)
    assert (t.warbands("red"), t.s.warbands[16]) == (2, 12)


@pytest.mark.law("oath 5.5.5", "oath 9.5", "oath 10.7")
def test_the_attacker_sacrifices_exactly_what_is_needed() -> None:
    t = table("@1=mine red.warbands=4", luck=["two shields", "sword", "hollow sword", "hollow sword", "hollow sword"])
    attack(t, "bandits", 4)  # 2 against 3: two more are needed
    assert (t.prompt, t.ask.given) == ("sacrifice", (2,))
    t.choose("yes")
    assert (t.prompt, t.warbands("red")) == ("occupy", 2)


@pytest.mark.law("oath 5.5.5")
def test_a_tie_is_the_defenders() -> None:
    t = table("@1=mine red.warbands=1", luck=["blank", "sword"])
    attack(t, "bandits", 1, "no")
    assert [event.args[2:] for event in t.happened("campaign decided")] == [(2, 1, 1)]


# Step 6


@pytest.mark.law("oath 5.5.6")
def test_a_beaten_attacker_loses_half_rounded_down() -> None:
    t = table("@1=mine:blue*5 red.warbands=5", luck=["blank", *["hollow sword"] * 5])
    attack(t, "blue", "done", 5)
    assert t.warbands("red") == 3


@pytest.mark.law("oath 5.5.6")
def test_a_beaten_defender_chooses_and_the_rest_goes_home() -> None:
    t = table(
        "@1=mine:blue*3 @3=marshes:blue*2 blue.pawn=river @2=river red.warbands=9 red.pawn=mine blue.warbands=0",
        luck=["blank", "blank", *["sword"] * 9],
    )
    t.choose("campaign", "marshes", 9)
    assert (t.asked, t.prompt) == ("blue", "losses")
    t.choose(1)  # one at the mine, so the other dies at the marshes
    assert (t.warbands("blue"), t.warbands("blue", "mine"), t.warbands("blue", "marshes")) == (3, 0, 0)


@pytest.mark.law("oath 5.5.6")
def test_the_chancellor_decides_the_losses_of_the_empire_and_takes_the_rest_home() -> None:
    t = table(
        "@1=mine:purple*2 citizens=blue blue.warbands=2 chancellor.warbands=0 chancellor.pawn=river @2=river "
        "red.warbands=9 blue.pawn=mine red.pawn=mine",
        luck=["blank", "blank", *["sword"] * 9],
    )
    attack(t, "blue", "done", 9)
    assert (t.asked, t.prompt) == ("chancellor", "losses")
    t.choose(1)
    assert t.on_board("chancellor") == {"purple": 1}
    assert t.on_board("blue") == {"purple": 1}


@pytest.mark.law("oath 5.5.6", "oath 10.1")
def test_bandits_do_not_die() -> None:
    t = attack(table("@1=mine red.warbands=4", luck=["blank", *["sword"] * 4]), "bandits", 4, 0)
    assert t.ruler("mine") == "bandits"
    assert not t.happened("killed")


# Step 7


@pytest.mark.law("oath 5.5.7", "oath 5.5.7.I")
@pytest.mark.open_question("defeated_bandits_rule")
@pytest.mark.parametrize(("placed", "ruler"), [(2, "red"), (0, "bandits")])
def test_the_winner_occupies_with_any_number(placed: int, ruler: str) -> None:
    t = table("@1=mine red.warbands=4", luck=["blank", *["sword"] * 4])
    attack(t, "bandits", 4)
    assert t.offered == [0, 1, 2, 3, 4]
    t.choose(placed)
    assert (t.ruler("mine"), t.warbands("red", "mine"), t.warbands("red")) == (ruler, placed, 4 - placed)


@pytest.mark.law("oath 5.5.7.II", "oath 2.5.3", "oath 10.21", "oath 10.27")
def test_targeted_things_are_taken_and_banners_seized() -> None:
    t = table(
        "@1=mine:red*1 red.warbands=9 blue.relics=whistle blue.banners=peoples_favor,darkest_secret "
        "on.peoples_favor.favor=4 on.darkest_secret.secrets=2",
        luck=[*["blank"] * 10, *["sword"] * 9],
    )
    attack(t, "blue", "pawn", "whistle", "peoples_favor", "darkest_secret", 9, "no")
    assert t.relics("red") == ["whistle"]
    assert (t.favor("peoples_favor"), t.secrets("darkest_secret"), t.s.mob) == (2, 1, 1)
    assert list(t.s.holder) == [1, 1]


@pytest.mark.law("oath 5.5.7.III", "oath 7.6.2")
def test_the_pawn_is_banished_and_half_of_the_favor_burnt() -> None:
    t = table(
        "@1=mine:red*1 @3=marshes red.warbands=5 blue.favor=5 blue.supply=0",
        luck=["blank", "blank", *["sword"] * 5],
    )
    shared = t.s.shared
    attack(t, "blue", 5, "yes")
    assert (t.asked, t.prompt) == ("red", "travel to")
    t.choose("marshes")
    assert (t.pawn("blue"), t.supply("blue")) == (3, 0)
    t.choose("yes")
    assert (t.favor("blue"), t.s.shared) == (3, shared + 2)


@pytest.mark.law("oath 5.5.7.III")
def test_neither_has_to_be_done() -> None:
    t = table("@1=mine:red*1 red.warbands=5 blue.favor=5", luck=["blank", "blank", *["sword"] * 5])
    attack(t, "blue", 5, "no", "no")
    assert (t.pawn("blue"), t.favor("blue")) == (1, 5)


# Steps 3 and 8


@pytest.mark.law("oath 5.5.3", "oath 7.5", "oath 7.5.1", "oath 7.5.2", "oath 7.5.4")
def test_first_the_attacker_plans_then_the_defender_each_with_what_they_rule() -> None:
    t = table("@1=mine:longbows,blue*1 red.advisers=scouts,-battle_honors blue.advisers=wrestlers red.warbands=2")
    attack(t, "blue", "done", 2)
    assert (t.asked, t.offered) == ("red", ["scouts", "done"])  # the site is Blue's
    t.choose("scouts")
    assert (t.asked, set(t.offered)) == ("blue", {"longbows", "longbows 2", "wrestlers", "done"})
    t.choose("longbows 2")
    assert t.s.act.attack == 1  # type: ignore[attr-defined]
    assert set(t.offered) == {"wrestlers", "done"}


@pytest.mark.law("oath 7.5.3", "oath 7.1.2")
def test_a_plan_is_paid_even_where_something_lies_on_it_and_out_of_turn_nothing_stays() -> None:
    t = table(
        "@1=mine:mercenaries,blue*1 blue.favor=1 red.advisers=field_promotion red.favor=1 on.field_promotion.favor=1 "
        "red.warbands=2"
    )
    discord = t.favor("discord")
    attack(t, "blue", "done", 2, "field_promotion")
    assert t.favor("field_promotion") == 2
    t.choose("mercenaries 2")
    assert (t.favor("mercenaries"), t.favor("discord"), t.favor("blue")) == (0, discord + 1, 0)


@pytest.mark.law("oath 7.1.2")
def test_a_secret_paid_out_of_turn_is_turned_facedown() -> None:
    t = table(
        "@1=mine:fire_talkers,blue*1 blue.banners=darkest_secret blue.secrets=1 red.warbands=2 red.pawn=mine "
        "blue.pawn=river @2=river"
    )
    t.choose("campaign", 2, "fire_talkers 2")
    assert (t.secrets("blue"), t.flipped("blue"), t.secrets("fire_talkers")) == (0, 1, 0)


@pytest.mark.law("oath 5.5.3")
def test_bandits_use_their_free_plans() -> None:
    t = table("@1=plains:longbows,mercenaries red.warbands=3", luck=["blank", "sword", "sword", "sword"])
    attack(t, "bandits", 3)
    used = [event.args[:2] for event in t.happened("planned")]
    assert used == [(254, 3)]


@pytest.mark.law("oath 5.5.3", "oath 7.5.4")
@pytest.mark.open_question("empty_attack_pool")
@pytest.mark.parametrize(("option", "defense"), [("nothing", 1), ("defense die", 3)])
def test_what_is_removed_from_an_empty_pool(option: str, defense: int) -> None:
    t = given(
        "oath seats=chancellor,red,blue turn=red @1=mine:mercenaries,blue*1 blue.favor=1 red.warbands=1 "
        "blue.pawn=river @2=river red.pawn=mine chancellor.pawn=river",
        options={"empty_attack_pool": option},
    )
    t.choose("campaign", 1, "mercenaries 2")
    rolled = [event for event in t.happened("rolled") if event.args[1] == "defense die"]
    assert len(rolled[0].args) - 2 == defense


@pytest.mark.law("oath 5.5.8", "oath 5.5.3")
def test_what_victory_brings_comes_last_and_then_plans_are_discarded() -> None:
    t = table(
        "@1=mine red.advisers=battle_honors,horse_archers red.warbands=4 red.favor=0",
        luck=["blank", *["sword"] * 7],
    )
    attack(t, "bandits", 4, "battle_honors", "horse_archers", 1)
    assert (t.favor("red"), t.advisers("red")) == (2, ["battle_honors"])
    names = [event.name for event in t.events]
    assert names.index("placed warbands") < names.index("gained favor") < names.index("discarded")
