"""Battle plans of Order denizens."""

from __future__ import annotations

import pytest
from tests.oath.conserved import check
from tests.oath.fighting import attack, killed, plans, pools, won
from tests.oath.situation import given

THREE = "oath seats=chancellor,red,blue turn=red deck=?,... @1=mine @3=salt_flats @6=river chancellor.pawn=6"
"""Red and blue stand at the mine, the Chancellor at the river."""
# More or fewer dice


@pytest.mark.parametrize(
    ("plan", "words", "dice"),
    [
        ("longbows", "red.advisers=longbows", (4, 2)),
        ("longbows 2", "red.advisers=longbows", (2, 2)),
        ("code_of_honor", "red.advisers=code_of_honor", (5, 2)),
        ("code_of_honor 2", "red.advisers=code_of_honor", (1, 2)),
        ("encirclement", "red.advisers=encirclement", (5, 2)),
        ("encirclement 2", "red.advisers=encirclement", (1, 2)),
    ],
)
def test_plans_of_the_attacker_that_change_dice(plan: str, words: str, dice: tuple[int, int]) -> None:
    table = given(f"{THREE} blue.warbands=0 {words}")
    attack(table, "pawn", defender="blue").choose(plan)
    assert pools(table) == dice


@pytest.mark.parametrize(
    ("plan", "words", "dice"),
    [
        ("longbows 2", "blue.advisers=longbows", (2, 2)),
        ("longbows", "blue.advisers=longbows", (4, 2)),
        ("code_of_honor 2", "blue.advisers=code_of_honor", (1, 2)),
        ("encirclement 2", "blue.advisers=encirclement blue.warbands=4", (1, 2)),
        ("bear_traps", "blue.advisers=bear_traps", (2, 2)),
        ("shield_wall", "blue.advisers=shield_wall", (3, 4)),
        ("keep", "@1=mine:keep,blue", (3, 1 + 2)),
        ("wrestlers", "blue.advisers=wrestlers blue.warbands=2", (3, 3)),
    ],
)
def test_plans_of_the_defender_that_change_dice(plan: str, words: str, dice: tuple[int, int]) -> None:
    table = given(f"{THREE} {words}")
    attack(table, *(() if plan == "keep" else ("pawn",)), defender="blue").choose(plan)
    assert pools(table) == dice


@pytest.mark.law("oath 7.5.4")
@pytest.mark.open_question("empty_attack_pool")
@pytest.mark.parametrize(("option", "defense"), [("", 2), ("options.empty_attack_pool=defense~die", 4)])
def test_what_cannot_be_removed_from_the_attack_pool_adds_defense_dice_only_by_option(
    option: str, defense: int
) -> None:
    table = given(f"{THREE} blue.advisers=code_of_honor blue.warbands=1 {option}")
    attack(table, "pawn", defender="blue", dice=0).choose("code_of_honor 2")
    assert pools(table) == (0, defense)


def test_the_larger_force_encircles_and_no_other() -> None:
    for words, able in (
        ("red.advisers=encirclement,longbows blue.warbands=3", False),
        ("red.advisers=encirclement,longbows blue.warbands=2", True),
        ("red.advisers=encirclement,longbows blue.warbands=2 @1=mine:blue", False),
    ):
        table = given(f"{THREE} {words} red.favor=1")
        attack(table, "pawn", defender="blue")
        assert ("encirclement" in plans(table)) == able


def test_a_keep_defends_its_own_site_only() -> None:
    table = given(f"{THREE} @1=mine:blue @3=salt_flats:keep,blue blue.advisers=longbows")
    attack(table, "pawn", defender="blue")
    assert plans(table) == ["longbows"]


def test_bandits_use_all_their_free_plans_and_remove_dice() -> None:
    table = given(f"{THREE} @1=mine:longbows,keep,bear_traps,encirclement red.warbands=4")
    attack(table, defender="bandits")
    assert pools(table) == (4 - 2, 1 + 2)
    assert table.warbands("red") <= 3


# Wrestlers


def test_wrestlers_sacrifice_a_warband_of_the_users_choice() -> None:
    table = given(f"{THREE} @1=mine:blue*2 blue.advisers=wrestlers blue.warbands=2")
    attack(table, "pawn", defender="blue").choose("wrestlers")
    assert (table.asked, table.prompt) == ("blue", "which warbands")
    assert table.offered == ["blue mine", "blue board of blue"]
    table.choose("blue board of blue")
    assert table.warbands("blue") <= 1
    assert pools(table)[1] == 4


@pytest.mark.ruling("wrestlers", 1)
def test_a_site_stays_a_target_without_its_last_warband() -> None:
    table = given(f"{THREE} @1=mine:blue blue.advisers=wrestlers blue.warbands=0", luck=["blank"] * 2 + ["sword"] * 3)
    attack(table, defender="blue")
    table.choose("wrestlers")
    assert won(table)
    table.until("occupy").choose(2)
    assert (table.ruler("mine"), pools(table)) == ("red", (3, 2))


@pytest.mark.ruling("wrestlers", 2)
def test_an_allys_board_may_give_the_wrestler_if_it_joins_the_force() -> None:
    words = f"{THREE} citizens=blue @1=mine:purple blue.advisers=wrestlers blue.warbands=2 chancellor.warbands=4"
    table = given(f"{words} chancellor.pawn=1")
    attack(table, "pawn", defender="blue").choose("wrestlers")
    assert table.offered == ["chancellor mine", "chancellor board of blue", "chancellor board of chancellor"]
    table = given(words)
    attack(table, "pawn", defender="blue").choose("wrestlers")
    assert table.offered == ["chancellor mine", "chancellor board of blue"]


def test_whoever_has_no_force_cannot_wrestle() -> None:
    table = given(f"{THREE} blue.advisers=wrestlers,longbows blue.warbands=0")
    attack(table, "pawn", defender="blue")
    assert plans(table) == ["longbows"]
    table = given(f"{THREE} @1=mine:wrestlers")
    attack(table, defender="bandits")  # nobody to sacrifice
    assert pools(table)[1] == 1


# What a victory brings


def test_battle_honors_bring_the_winner_two_favor_and_the_loser_none() -> None:
    table = given(f"{THREE} red.advisers=battle_honors blue.warbands=0 red.favor=0", luck=["blank"] * 2 + ["sword"] * 3)
    attack(table, "pawn", defender="blue").choose("battle_honors")
    table.until("act", "no")
    assert (table.favor("red"), table.favor("order")) == (2, 1)
    table = given(f"{THREE} red.advisers=battle_honors blue.warbands=9 red.favor=0")
    attack(table, "pawn", defender="blue").choose("battle_honors")
    assert (table.favor("red"), table.favor("order")) == (0, 3)


def test_a_defender_is_honored_for_holding_out() -> None:
    table = given(f"{THREE} blue.advisers=battle_honors blue.warbands=9 blue.favor=0")
    attack(table, "pawn", defender="blue").choose("battle_honors")
    assert table.favor("blue") == 2


@pytest.mark.ruling("battle_honors", 1)
def test_battle_honors_bring_what_the_bank_has() -> None:
    table = given(f"{THREE} blue.advisers=battle_honors blue.warbands=9 blue.favor=0 banks.order=1")
    attack(table, "pawn", defender="blue").choose("battle_honors")
    assert (table.favor("blue"), table.favor("order")) == (1, 0)


def test_field_promotion_brings_the_winner_three_warbands() -> None:
    table = given(f"{THREE} blue.advisers=field_promotion blue.warbands=9 blue.favor=1")
    attack(table, "pawn", defender="blue").choose("field_promotion")
    assert (table.warbands("blue"), table.favor("order")) == (12, 4)


@pytest.mark.ruling("military_parade", 1)
def test_military_parade_brings_a_favor_for_each_adviser_of_the_beaten() -> None:
    table = given(
        f"{THREE} red.advisers=military_parade red.favor=0 blue.advisers=wolves,forest_paths,-keep blue.warbands=0",
        luck=["blank"] * 2 + ["sword"] * 3,
    )
    attack(table, "pawn", defender="blue").choose("military_parade").until("act", "no")
    assert (table.favor("red"), table.favor("beast"), table.favor("order")) == (2, 1, 3)


def test_military_parade_counts_the_advisers_of_imperial_allies() -> None:
    table = given(
        f"{THREE} citizens=blue red.advisers=military_parade red.favor=0 blue.advisers=wolves blue.warbands=0 "
        "chancellor.advisers=scouts chancellor.warbands=0 red.warbands=4",
        luck=["blank"] * 3 + ["sword"] * 4,
    )
    attack(table, "pawn", defender="blue").choose("military_parade").until("act", "no")
    assert (table.favor("red"), table.favor("beast"), table.favor("order")) == (2, 2, 2)


@pytest.mark.ruling("military_parade", 2)
def test_what_bandits_gain_is_burnt() -> None:
    table = given(
        f"{THREE} @1=mine:military_parade,battle_honors red.advisers=wolves red.warbands=1",
        luck=["two shields", "hollow sword"],
    )
    shared = table.s.shared
    attack(table, defender="bandits")
    assert not won(table)
    assert (table.favor("beast"), table.favor("order"), table.s.shared) == (2, 1, shared + 3)
    check(table.s)


# Bear Traps


@pytest.mark.ruling("bear_traps", 1)
def test_a_warband_in_a_trap_takes_no_second_die() -> None:
    table = given(f"{THREE} red.warbands=4 blue.advisers=bear_traps blue.warbands=9")
    attack(table, "pawn", defender="blue").choose("bear_traps")
    assert pools(table)[0] == 3
    assert table.happened("killed")[0].args == (1, 10, 1)


@pytest.mark.ruling("bear_traps", 2)
def test_a_warband_in_a_trap_feeds_the_cauldron() -> None:
    table = given(
        f"{THREE} red.warbands=1 blue.advisers=bear_traps blue.relics=cursed_cauldron blue.warbands=9",
        luck=["blank"] * 2,
    )
    attack(table, "pawn", defender="blue").choose("bear_traps", "cursed_cauldron")
    assert (table.warbands("red"), table.warbands("blue")) == (0, 10)


# Scouts, Outriders


@pytest.mark.ruling("scouts", 1)
def test_scouts_bring_supply_even_in_a_campaign_without_cost() -> None:
    table = given(f"{THREE} red.advisers=scouts red.supply=4 blue.warbands=9")
    attack(table, "pawn", defender="blue").choose("scouts").until("act", "no")
    assert table.supply("red") == 3
    table = given(
        f"{THREE} @1=mine:captains @3=salt_flats:red red.advisers=scouts red.supply=4 red.favor=1 blue.pawn=3"
    )
    table.choose("captains").until("battle plan").choose("scouts").until("act", "no")
    assert table.supply("red") == 5


def test_supply_never_exceeds_the_track() -> None:
    table = given(
        f"{THREE} @1=mine:captains @3=salt_flats:red red.advisers=scouts red.supply=7 red.favor=1 blue.pawn=3"
    )
    table.choose("captains").until("battle plan").choose("scouts").until("act", "no")
    assert table.supply("red") == 7


def test_outriders_make_skulls_harmless() -> None:
    for plan, dead in (("outriders", 0), ("done", 3)):
        table = given(f"{THREE} red.advisers=outriders blue.warbands=0", luck=["blank"] * 2 + ["two swords"] * 3)
        attack(table, "pawn", defender="blue").choose(plan)
        assert killed(table) == dead


# Martial Culture


def test_an_exile_who_beats_an_exile_may_become_a_citizen() -> None:
    table = given(
        f"{THREE} @1=mine:martial_culture,red red.supply=4 blue.warbands=0", luck=["blank"] * 2 + ["sword"] * 3
    )
    attack(table, "pawn", defender="blue").choose("martial_culture").until("use the power", "no").choose("yes")
    assert table.s.citizens == 0b10
    assert (table.ruler("mine"), table.s.turn, table.relics("red")) == ("empire", 2, [])


def test_martial_culture_is_of_no_use_against_the_empire_or_bandits() -> None:
    position = f"{THREE} @1=mine:red @3=salt_flats:martial_culture,red red.advisers=longbows chancellor.pawn=1"
    table = given(position)
    attack(table, "pawn", defender="chancellor")
    assert plans(table) == ["longbows"]
    table = given(f"{position} @1=mine")
    attack(table, defender="bandits")
    assert plans(table) == ["longbows"]
    table = given(f"{position} citizens=blue")
    attack(table, "pawn", defender="blue")
    assert plans(table) == ["longbows"]


def test_a_defender_becomes_a_citizen_and_the_attackers_turn_goes_on() -> None:
    table = given(f"{THREE} @1=mine:martial_culture,blue blue.warbands=9")
    attack(table, defender="blue").choose("martial_culture").until("use the power", "no").choose("yes")
    assert (table.s.citizens, table.asked, table.prompt) == (0b100, "red", "act")


@pytest.mark.ruling("martial_culture", 1)
@pytest.mark.parametrize("citizen", [True, False])
def test_martial_culture_comes_before_second_wind(citizen: bool) -> None:
    """Meeting 27: Culture in the campaign, then the queue; Second Wind lapses with the Act phase."""
    table = given(
        f"{THREE} @1=mine:martial_culture,red red.advisers=second_wind red.favor=3 red.secrets=3 blue.warbands=0",
        luck=["blank"] * 2 + ["sword"] * 3,
    )
    attack(table, "pawn", defender="blue").choose("martial_culture", "second_wind")
    table.until("use the power", "no").choose("yes" if citizen else "no")
    assert (table.s.turn == 2) == citizen
    if not citizen:
        assert (table.asked, table.prompt) == ("red", "follow up")


# Alone: Code of Honor, Peace Envoy


def test_nothing_beside_a_code_of_honor_before_or_after() -> None:
    position = f"{THREE} red.advisers=code_of_honor,longbows blue.advisers=longbows blue.warbands=9"
    table = given(position.replace("blue.advisers=longbows", "blue.advisers=scouts"))
    attack(table, "pawn", defender="blue")
    assert plans(table) == ["code_of_honor", "longbows"]
    table.choose("longbows")
    assert table.prompt != "battle plan"
    table = given(position.replace("blue.advisers=longbows", "blue.advisers=wrestlers"))
    attack(table, "pawn", defender="blue").choose("code_of_honor")
    assert table.asked == "blue"  # the other side is free to plan
    assert plans(table) == ["wrestlers"]


@pytest.mark.ruling("code_of_honor", 1)
def test_a_code_of_honor_binds_the_whole_imperial_side() -> None:
    """Meeting 23."""
    position = f"{THREE} citizens=blue blue.advisers=code_of_honor chancellor.advisers=longbows"
    table = given(position)
    attack(table, "pawn", defender="blue")
    assert (table.asked, table.prompt, table.offered) == ("blue", "whose plans next", ["blue", "chancellor"])
    table.choose("blue", "code_of_honor 2")
    assert table.prompt != "battle plan"
    table = given(position)
    attack(table, "pawn", defender="blue").choose("chancellor", "longbows 2")
    assert table.prompt != "battle plan"


@pytest.mark.ruling("code_of_honor", 2)
def test_bandits_with_a_code_of_honor_use_it_and_nothing_else() -> None:
    table = given(f"{THREE} @1=mine:longbows,code_of_honor,keep")
    attack(table, defender="bandits")
    assert pools(table) == (1, 1)


def test_a_peace_envoy_wins_without_dice_or_kills() -> None:
    table = given(f"{THREE} @1=mine:blue*2 red.advisers=peace_envoy red.favor=4 blue.favor=0 blue.warbands=1")
    attack(table, "pawn", defender="blue")
    table.choose("peace_envoy")
    assert (table.favor("blue"), table.favor("red"), table.favor("peace_envoy")) == (3, 0, 1)
    assert won(table) and not table.happened("rolled") and not killed(table)
    assert table.warbands("blue") == 3
    table.until("occupy").choose(1)
    assert table.ruler("mine") == "red"


@pytest.mark.ruling("peace_envoy", 1)
def test_without_the_whole_gift_there_is_no_peace() -> None:
    for favor, able in ((4, True), (3, False)):
        table = given(f"{THREE} @1=mine:blue*2 red.advisers=peace_envoy,longbows red.favor={favor} blue.favor=0")
        attack(table, "pawn", defender="blue")
        assert ("peace_envoy" in plans(table)) == able


@pytest.mark.ruling("peace_envoy", 2)
def test_the_gift_goes_only_to_the_player_who_is_attacked() -> None:
    table = given(
        f"{THREE} citizens=blue red.advisers=peace_envoy red.favor=9 blue.favor=0 chancellor.favor=0 chancellor.pawn=1"
    )
    attack(table, "pawn", defender="blue").choose("peace_envoy")
    dice = table.happened("gave favor")[0].args[1]
    assert (table.favor("blue"), table.favor("chancellor")) == (dice, 0)


@pytest.mark.ruling("peace_envoy", 3)
def test_half_of_the_gift_may_be_burnt_at_once() -> None:
    table = given(f"{THREE} red.advisers=peace_envoy red.favor=3 blue.favor=0")
    attack(table, "pawn", defender="blue").choose("peace_envoy")
    assert table.favor("blue") == 2
    table.choose("no")
    assert table.prompt == "burn favor"
    table.choose("yes")
    assert table.favor("blue") == 1


def test_a_defenders_envoy_sends_the_attacker_home() -> None:
    """Meeting 23: it is the only plan of the side, and ends the campaign."""
    table = given(f"{THREE} blue.advisers=peace_envoy,longbows blue.favor=3 red.favor=0 red.warbands=4")
    attack(table, "pawn", defender="blue").choose("peace_envoy")
    assert not won(table)
    assert (table.favor("red"), table.favor("blue"), table.warbands("red"), table.prompt) == (2, 0, 4, "act")


def test_an_envoy_needs_the_enemy_at_the_own_site_and_no_other_plan() -> None:
    table = given(f"{THREE} @1=mine:blue blue.pawn=3 red.advisers=peace_envoy,longbows red.favor=9")
    attack(table, defender="blue")
    assert plans(table) == ["longbows"]
    table = given(f"{THREE} red.advisers=peace_envoy,longbows red.favor=9")
    attack(table, "pawn", defender="blue").choose("longbows")
    assert table.prompt != "battle plan"
    table = given(f"{THREE} red.advisers=peace_envoy,longbows red.favor=9")
    attack(table, defender="bandits")
    assert plans(table) == ["longbows"]


# Shield Wall, Specialist


def test_a_shield_wall_that_breaks_costs_the_whole_force() -> None:
    table = given(
        f"{THREE} @1=mine:blue*2 blue.advisers=shield_wall blue.favor=1 blue.warbands=1 red.warbands=6",
        luck=["blank"] * 5 + ["sword"] * 6,
    )
    attack(table, "pawn", defender="blue").choose("shield_wall")
    assert won(table)
    assert (killed(table), table.warbands("blue")) == (3, 0)


@pytest.mark.ruling("specialist", 1)
def test_a_specialist_closes_the_plans_of_the_whole_defending_side() -> None:
    """Meeting 23."""
    position = f"{THREE} citizens=blue red.favor=2 blue.advisers=longbows chancellor.advisers=scouts,bear_traps"
    table = given(f"{position} red.advisers=specialist")
    attack(table, "pawn", defender="blue").choose("specialist")
    assert not [event for event in table.happened("planned") if event.args[0] != 1]
    assert table.prompt not in ("battle plan", "whose plans next")
    assert table.favor("specialist") == 2
    table = given(f"{THREE} @1=mine:longbows red.advisers=specialist red.favor=2")
    attack(table, defender="bandits").choose("specialist")
    assert pools(table)[0] == 3


# Relic Hunter


def test_a_relic_hunter_targets_facedown_relics_and_may_bury_what_is_taken() -> None:
    table = given(
        f"{THREE} @1=mine:blue,whistle @3=salt_flats:blue,ivory_eye,truthful_harp red.advisers=relic_hunter "
        "blue.warbands=0 red.warbands=6",
        luck=["blank"] * 4 + ["sword"] * 6,
    )
    attack(table, "salt_flats", defender="blue").choose("relic_hunter")
    assert (table.prompt, table.offered) == (
        "target",
        ["mine relic 1", "salt_flats relic 1", "salt_flats relic 2", "done"],
    )
    table.choose("salt_flats relic 2", "mine relic 1", "done")
    assert pools(table) == (6, 4)
    table.until("which relic")
    assert table.offered == ["truthful_harp", "done"]
    assert table.knows("blue", "truthful_harp")  # whoever takes a relic shows it
    table.choose("done", "whistle")
    assert (table.relics("red"), len(table.s.relics_at[2]), len(table.s.relics_at[0])) == (["whistle"], 1, 0)
    assert table.s.relic_deck[0] == 221
    check(table.s)


def test_a_relic_of_the_defender_may_be_buried_too() -> None:
    table = given(
        f"{THREE} red.advisers=relic_hunter blue.relics=whistle blue.warbands=0 red.warbands=6",
        luck=["blank"] * 4 + ["sword"] * 6,
    )
    attack(table, "pawn", "whistle", defender="blue").choose("relic_hunter").until("which relic").choose("done")
    assert not table.relics("red") and not table.relics("blue")
    assert table.prompt == "banish"
    check(table.s, between_actions=False)


@pytest.mark.ruling("relic_hunter", 1)
def test_relics_at_sites_that_are_no_targets_cannot_be_hunted() -> None:
    table = given(
        f"{THREE} @1=mine:red,whistle @3=salt_flats:blue,ivory_eye red.advisers=relic_hunter,longbows blue.warbands=0"
    )
    attack(table, "pawn", defender="blue")
    assert plans(table) == ["longbows"]
    table = given(
        f"{THREE} @1=mine:red,whistle @3=salt_flats:blue,ivory_eye red.advisers=relic_hunter,longbows blue.warbands=0"
    )
    attack(table, "pawn", "salt_flats", defender="blue").choose("relic_hunter")
    assert table.offered == ["salt_flats relic 1", "done"]


def test_relic_hunter_and_ancient_bloodline() -> None:
    """Meeting 30: the relic is locked while its holder rules the site, but that is over when relics are taken."""
    table = given(
        f"{THREE} @1=mine:blue,whistle red.advisers=relic_hunter blue.advisers=ancient_bloodline blue.warbands=0",
        luck=["blank"] * 2 + ["sword"] * 3,
    )
    attack(table, defender="blue").choose("relic_hunter", "mine relic 1").until("which relic").choose("whistle")
    assert table.relics("red") == ["whistle"]


def test_relic_hunter_comes_after_the_parity_of_a_giant_python() -> None:
    """Meeting 17: later plans do not count."""
    table = given(
        f"{THREE} @1=mine:blue,?r @3=salt_flats:blue blue.advisers=giant_python blue.warbands=0 "
        "red.advisers=relic_hunter"
    )
    attack(table, "salt_flats", defender="blue").choose("relic_hunter", "mine relic 1")
    assert pools(table)[1] == 3
