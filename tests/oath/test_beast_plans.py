"""Beast denizens in campaigns, and what is officially said about them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.oath.situation import Situation, given


def table(words: str, luck: Iterable[Any] = ()) -> Situation:
    """Red's turn, and the Chancellor far away: Red and Blue are at the topmost site unless told otherwise."""
    line = f"oath seats=chancellor,red,blue oath=devotion turn=red @8=mine chancellor.pawn=mine {words}"
    return given(line, luck=luck)


def attack(words: str, luck: Iterable[Any] = (), *targets: str) -> Situation:
    """Red attacks Blue, who rules the Salt Flats, for that site alone or for more, up to the first battle plan."""
    t = table(f"@1=salt_flats:blue*2 red.warbands=6 blue.warbands=0 {words}", luck).choose("campaign")
    while t.prompt != "attack dice":
        t.choose(next((target for target in targets if target in t.offered), t.offered[-1]))
    return t.choose(t.offered[0])


def rolled(t: Situation, die: str) -> int:
    """How many dice of that kind were rolled."""
    return len(next(event.args for event in t.happened("rolled") if event.args[1] == f"{die} die")) - 2


WON = ["blank", *["sword"] * 12]
LOST = ["two shields", *["hollow sword"] * 12]
"""Where one site is attacked: a defense die, and enough attack dice."""


# Who may plan


def test_true_names_silence_plans_of_the_holders_suits() -> None:
    plans = "@2=river:rangers,wrestlers,red red.favor=4"
    t = attack(f"{plans} red.advisers=longbows,traveling_doctor blue.advisers=true_names,scouts")
    assert t.offered == ["traveling_doctor", "done"]
    t = attack(f"{plans} red.advisers=longbows blue.advisers=true_names")
    assert "longbows" in t.offered
    assert "rangers" not in t.offered  # True Names is a beast itself


def test_true_names_bind_bandits() -> None:
    words = "@1=salt_flats:traveling_doctor red.warbands=6"
    t = table(words, WON).choose("campaign", "bandits").until("occupy")
    assert t.happened("planned", "oath card traveling_doctor")
    t = table(f"{words} red.advisers=true_names,storyteller", WON).choose("campaign", "bandits").until("occupy")
    assert not t.happened("planned")


def test_true_names_matter_only_in_campaigns_of_the_holder() -> None:
    assert "rangers" in attack("red.advisers=rangers chancellor.advisers=true_names").offered


@pytest.mark.ruling("insect_swarm", 1)
def test_insect_swarm_makes_plans_of_the_enemy_dear() -> None:
    t = attack("red.advisers=longbows red.favor=2 blue.advisers=insect_swarm").choose("longbows")
    assert t.favor("red") == 1
    assert t.happened("burnt favor", "oath card longbows")
    t = attack("red.advisers=rangers red.favor=1 blue.advisers=insect_swarm", WON)
    assert t.prompt == "occupy"  # two favor are too much
    t = attack("red.advisers=longbows red.favor=2 chancellor.advisers=insect_swarm").choose("longbows")
    assert t.favor("red") == 2  # not the Chancellor's campaign
    t = attack("red.advisers=longbows,insect_swarm red.favor=2").choose("longbows")
    assert t.favor("red") == 2


def test_insect_swarm_keeps_bandits_from_planning() -> None:
    words = "@1=salt_flats:traveling_doctor red.warbands=6 red.advisers=insect_swarm"
    t = table(words, WON).choose("campaign", "bandits").until("occupy")
    assert not t.happened("planned")


def test_marsh_spirit_bewilders_whoever_targets_its_site() -> None:
    t = attack("@1=salt_flats:marsh_spirit,blue*2 red.advisers=longbows blue.advisers=wrestlers")
    assert t.asked == "blue"  # the defender may plan
    t = attack("@2=river:marsh_spirit,blue*2 red.advisers=longbows")
    assert t.asked == "red"


# Battle plans


def test_rangers_ignore_skulls_and_add_dice_against_many() -> None:
    t = attack("red.advisers=rangers", ["blank", *["two swords"] * 6]).choose("rangers")
    assert (rolled(t, "attack"), t.warbands("red")) == (6, 6)
    words = "@2=river:blue @3=marshes:blue @4=lush_coast:blue red.advisers=rangers"
    t = attack(words, (), "river", "marshes", "lush_coast").choose("rangers").until("act")
    assert (rolled(t, "defense"), rolled(t, "attack")) == (4, 8)


@pytest.mark.ruling("rangers", 1)
@pytest.mark.ruling("rangers", 2)
def test_rangers_count_the_dice_when_they_are_used() -> None:
    words = "@2=river:blue @3=marshes:blue red.advisers=rangers blue.advisers=extra_provisions"
    luck = [*["blank"] * 4, *["two swords"] * 6]
    t = attack(words, luck, "river", "marshes").choose("rangers", "extra_provisions")
    assert (rolled(t, "defense"), rolled(t, "attack")) == (4, 6)
    assert t.warbands("red") == 6  # and yet no skull killed


@pytest.mark.parametrize(("way", "pool"), [("nature_worship", 8), ("nature_worship 2", 4)])
def test_nature_worship_counts_beast_advisers(way: str, pool: int) -> None:
    t = attack("@2=river:nature_worship,red red.advisers=wolves,true_names,tents", WON).choose(way)
    assert (rolled(t, "attack"), t.secrets("nature_worship")) == (pool, 1)


def test_nature_worship_of_the_empire_counts_for_the_whole_side() -> None:
    words = "citizens=blue @1=salt_flats:purple*2 @2=river:nature_worship,purple chancellor.advisers=wolves"
    t = attack(f"{words} blue.advisers=true_names,scouts", ["blank", *["sword"] * 6], "blue", "yes")
    while t.prompt == "whose plans next":
        t.choose("blue")
    t.choose("nature_worship 2")
    t.until("occupy")
    assert rolled(t, "attack") == 6 - 2


def test_war_tortoise_of_the_defender_stops_double_swords_but_not_skulls() -> None:
    t = attack("blue.advisers=war_tortoise", ["blank", *["two swords"] * 2, *["hollow sword"] * 4])
    t.choose("war_tortoise")
    assert (t.prompt, t.ask.given) == ("sacrifice", (1,))  # two hollow pairs against two warbands
    assert t.warbands("red") == 4


def test_war_tortoise_of_the_attacker_stops_double_shields() -> None:
    words = "@2=river:blue red.advisers=war_tortoise"
    t = attack(words, ["two shields", "shield", *["sword"] * 6], "river").choose("war_tortoise")
    assert t.happened("campaign decided")[0].args[-2:] == (6, 1 + 3)


def test_walled_garden_defends_its_site() -> None:
    words = "@1=salt_flats:walled_garden,wolves,blue*2 @6=charming_valley:rangers"
    t = attack(words, LOST).choose("walled_garden")
    assert rolled(t, "defense") == 1 + 3
    t = attack("@2=river:walled_garden,blue", WON)
    assert t.prompt == "occupy"


# Targets


def targets(words: str) -> Situation:
    return table(f"@1=salt_flats:blue*2 red.warbands=6 {words}").choose("campaign")


@pytest.mark.ruling("giant_python", 1)
def test_giant_python_wants_an_even_number_of_target_dice() -> None:
    t = targets("blue.advisers=giant_python @2=river:blue title=blue")  # the title's die does not count
    assert t.offered == ["river", "pawn"]
    t.choose("pawn")
    assert t.offered == ["river"] or t.prompt == "attack dice"
    t = targets("@2=river:blue")
    assert "done" in t.offered


def test_giant_python_spares_whom_no_even_set_can_be_declared_against() -> None:
    words = "@1=salt_flats:blue*2 @3=mountain blue.pawn=mountain blue.advisers=giant_python"
    assert "campaign" not in table(words).offered
    assert "campaign" in table("@1=salt_flats:blue*2 @3=mountain blue.pawn=mountain").offered


@pytest.mark.ruling("giant_python", 2)
def test_giant_python_behind_a_sprawling_rampart() -> None:
    words = "@1=salt_flats:blue*2 @2=river:sprawling_rampart,blue @3=mountain blue.pawn=mountain"
    t = table(f"{words} blue.advisers=giant_python").choose("campaign")
    assert t.offered == ["river", "done"]  # one site adds two


@pytest.mark.ruling("giant_python", 3)
def test_giant_python_of_the_chancellor_guards_the_empire() -> None:
    words = "citizens=blue @1=salt_flats:purple*2 @2=river:purple red.warbands=6"
    t = table(f"{words} chancellor.advisers=giant_python").choose("campaign", "blue")
    assert "done" not in t.offered
    t = table(f"{words} blue.advisers=giant_python").choose("campaign", "chancellor")
    assert "done" in t.offered
    t = table(f"{words} blue.advisers=giant_python").choose("campaign", "blue")
    assert "done" not in t.offered  # as the defender


# The Vow of Union


@pytest.mark.ruling("vow_of_union", 1)
@pytest.mark.ruling("vow_of_union", 6)
def test_vow_of_union_brings_all_warbands_and_may_lose_any() -> None:
    words = "@2=river:red @3=marshes:red*2 red.advisers=vow_of_union red.warbands=1 blue.warbands=0"
    t = attack(words, ["blank", *["two swords"], *["hollow sword"] * 3])
    assert t.prompt == "losses"  # four dice, and the skull of one
    assert rolled(t, "attack") == 4
    t.choose(0)  # nobody of the board
    assert t.offered == [1, 0]
    t.choose(1)
    assert (t.warbands("red", "river"), t.ruler("river")) == (0, "bandits")


@pytest.mark.ruling("vow_of_union", 2)
def test_vow_of_union_occupies_from_the_board_alone() -> None:
    words = "@2=river:red*3 red.advisers=vow_of_union red.warbands=1"
    t = attack(words, ["blank", *["sword"] * 4])
    assert (t.prompt, t.offered) == ("occupy", [0, 1])
    t.choose(1)
    assert (t.prompt, t.warbands("red", "river")) == ("act", 3)


def test_vow_of_union_keeps_the_holder_at_a_ruled_site() -> None:
    words = "@1=salt_flats:red @2=river red.advisers=vow_of_union"
    assert "travel" not in table(words).offered
    assert "travel" in table(f"{words} red.warbands=0").offered
    assert "travel" in table("@1=salt_flats:blue @2=river red.advisers=vow_of_union").offered


@pytest.mark.ruling("vow_of_union", 3)
def test_vow_of_union_cannot_be_banished() -> None:
    words = "@1=salt_flats:blue @2=river red.warbands=9 blue.warbands=2 blue.favor=4 blue.advisers=vow_of_union"
    luck = [*["blank"] * 3, *["sword"] * 9]
    t = table(words, luck).choose("campaign", "pawn").until("occupy").choose(0, "yes")
    assert t.prompt == "travel to"  # the site is no longer Blue's
    # With the Bandit Crown it still is, as long as Red leaves it empty.
    t = table(f"{words} blue.relics=bandit_crown", luck).choose("campaign", "pawn").until("occupy").choose(0, "yes")
    assert (t.prompt, t.pawn("blue")) == ("burn favor", 1)
    t.choose("yes")
    assert t.favor("blue") == 2


@pytest.mark.ruling("vow_of_union", 4)
def test_vow_of_union_with_a_bandit_crown() -> None:
    words = "@2=river @3=marshes:red red.advisers=vow_of_union red.relics=bandit_crown red.warbands=1"
    t = attack(words, ["blank", *["two swords"] * 3, *["hollow sword"] * 9])
    # One on the board, one at the Marshes with the bandits there, and those of the River and the Mine.
    assert rolled(t, "attack") == 2 + 3
    assert (t.warbands("red"), t.warbands("red", "marshes")) == (0, 0)  # three skulls, and only two to die


@pytest.mark.ruling("vow_of_union", 5)
def test_vow_of_union_of_a_citizen_against_the_empire() -> None:
    words = "citizens=red @1=salt_flats:purple*2 @2=river:purple*3 red.advisers=vow_of_union red.warbands=2"
    t = table(words).choose("campaign").until("attack dice")
    assert t.offered == [2, 1, 0]
    t = attack(words.replace("@1=salt_flats:purple*2", "@1=salt_flats:blue*2"))
    assert rolled(t, "attack") == 2 + 3


# Wild Allies


def test_wild_allies_campaign_far_away() -> None:
    words = "@1=salt_flats @6=charming_valley:wolves,red*2 red.advisers=wild_allies red.warbands=1 red.supply=0"
    t = table(f"{words} blue.pawn=charming_valley blue.warbands=0", ["blank", "blank", *["sword"] * 3])
    t.choose("wild_allies")
    assert (t.prompt, t.secrets("wild_allies"), t.supply("red")) == ("attack dice", 1, 0)
    assert t.offered == [3, 2, 1, 0]
    t.choose(3).until("banish")
    assert t.asked == "red"


def test_wild_allies_attack_a_site_of_somebody_else() -> None:
    words = "@1=salt_flats @6=charming_valley:wolves,blue*2 @7=river:tents,blue red.advisers=wild_allies red.warbands=4"
    t = table(words, ["blank", *["sword"] * 4]).choose("wild_allies")
    assert t.ask.about.name == "target"
    assert t.offered == ["river", "done"]
    t.choose("done", 4)
    assert (t.prompt, t.offered) == ("occupy", [0, 1, 2, 3, 4])
    t.choose(3)
    assert (t.ruler("charming_valley"), t.pawn("red")) == ("red", 1)


def test_wild_allies_need_a_beast() -> None:
    words = "@1=salt_flats @6=charming_valley:tents,blue*2 red.advisers=wild_allies"
    assert "wild_allies" not in table(words).offered


def test_wild_allies_may_cost_the_secret_for_a_toll() -> None:
    # As much as possible is carried out (7.1.3): nobody can be attacked any more.
    words = "@1=salt_flats @6=the_hidden_place:wolves,blue*2 red.advisers=wild_allies red.secrets=1 red.warbands=4"
    t = table(words).choose("wild_allies")
    assert (t.prompt, t.asked, t.secrets("wild_allies"), t.secrets("red")) == ("act", "red", 1, 0)
    assert table(words.replace("secrets=1", "secrets=2")).choose("wild_allies").prompt == "attack dice"


def test_wild_allies_with_a_vow_of_union() -> None:
    # All come, but only those at the site of the campaign, and of the board, may occupy what was won.
    words = "@1=river:red*3 @6=charming_valley:wolves,red*2 @7=salt_flats:blue blue.pawn=charming_valley"
    words += " red.advisers=wild_allies,vow_of_union red.warbands=1 blue.warbands=0"
    t = table(words, [*["blank"] * 3, *["sword"] * 6]).choose("wild_allies", "salt_flats")
    assert t.offered[0] == 6
    t.choose(6)
    assert (t.prompt, t.offered) == ("occupy", [0, 1])
    t.choose(0)
    assert (t.prompt, t.offered) == ("occupy", [0, 1, 2])
    t.choose(2)
    assert t.prompt == "banish"
    assert (t.warbands("red", "salt_flats"), t.warbands("red", "river")) == (2, 3)


def test_wild_allies_of_a_citizen_against_the_empire() -> None:
    # As with the Captains: the purple warbands there attack, do not defend, and their site need not be a target.
    words = "citizens=red @1=river @6=charming_valley:wolves,purple*2 chancellor.pawn=charming_valley"
    words += " red.advisers=wild_allies red.warbands=1 chancellor.warbands=0 blue.pawn=river"
    t = table(words, [*["blank"] * 2, *["sword"] * 3]).choose("wild_allies")
    assert t.offered == ["charming_valley", "pawn", "the_grand_scepter"]
    t.choose("pawn", "done")
    assert t.offered == [3, 2, 1, 0]
    t.choose(3)
    assert t.happened("campaign decided")[0].args[-2:] == (3, 0)
