"""Relics: one situation for each power, and all official answers."""

from __future__ import annotations

import pytest
from tests.oath.conserved import check
from tests.oath.situation import Situation, numbers
from tests.oath.skirmish import campaign, dice, modify, plan, table

from lawbound.oath.cards import NUMBER
from lawbound.oath.state import CAGE, ROW

BEATEN = "@1=lush_coast:blue*5 blue.pawn=2 blue.warbands=0 red.warbands=7"
"""Blue will lose five warbands at the Lush Coast, two of them dead, if Red rolls seven swords against a blank."""


def caged(s: Situation, color: str) -> int:
    return s.s.warbands[s.seat(color) * ROW + CAGE]


# Sticky Fire


def test_sticky_fire_kills_what_is_left_for_one_favor() -> None:
    s = table("@1=lush_coast:blue*5 blue.pawn=2 blue.warbands=1 red.warbands=7 red.relics=sticky_fire", dice(1, 7))
    campaign(s, "blue", pool=7, plans=["sticky_fire"])
    s.choose(0)
    assert s.prompt == "use the power" and s.warbands("blue") == 4  # two of five are dead
    s.choose("yes")
    assert s.warbands("blue") == 1  # who was never in the force
    assert s.favor("red") == 0 and s.favor("blue") == 2
    check(s.s)


def test_sticky_fire_need_not_burn() -> None:
    s = table(f"{BEATEN} red.relics=sticky_fire", dice(1, 7))
    campaign(s, "blue", pool=7, plans=["sticky_fire"]).choose(0, "no")
    assert s.warbands("blue") == 3 and s.favor("red") == 1


def test_sticky_fire_of_a_defender_burns_the_attacker() -> None:
    s = table("@1=lush_coast:blue*5 red.warbands=5 red.favor=0 blue.relics=sticky_fire blue.favor=3", ["shield"])
    campaign(s, "blue")
    plan(s, "sticky_fire").choose("yes")
    assert s.warbands("red") == 0 and s.favor("red") == 1 and s.favor("blue") == 2


@pytest.mark.law("oath 10.1")
def test_sticky_fire_is_not_offered_against_bandits() -> None:
    s = table("red.relics=sticky_fire,cursed_cauldron,obsidian_cage blue.pawn=2")
    s.choose("campaign", "done", 3)
    assert s.prompt != "battle plan"


@pytest.mark.ruling("sticky_fire", 1)
def test_sticky_fire_pays_the_player_attacked_not_their_allies() -> None:
    s = table("citizens=blue @1=lush_coast:purple*5 blue.pawn=2 red.warbands=7 red.relics=sticky_fire", dice(1, 7))
    campaign(s, "blue", pool=7, plans=["sticky_fire"]).choose(0, "yes")
    assert s.favor("blue") == 2 and s.favor("chancellor") == 2


@pytest.mark.ruling("sticky_fire", 2)
def test_sticky_fire_owes_the_favor_even_if_a_doctor_saves_all() -> None:
    s = table(
        f"{BEATEN} blue.advisers=traveling_doctor red.relics=sticky_fire",
        dice(1, 7),
    )
    campaign(s, "blue", pool=7, plans=["sticky_fire"])
    plan(s, "traveling_doctor").choose(0, "yes")
    assert s.warbands("blue") == 5 and s.favor("red") == 0 and s.favor("blue") == 2


def test_sticky_fire_fills_a_hospital() -> None:
    s = table(f"{BEATEN} @2=river:hospital,blue red.relics=sticky_fire", dice(1, 7))
    campaign(s, "blue", pool=7, plans=["sticky_fire"])
    plan(s, "hospital").choose(0, "yes")
    assert s.warbands("blue") == 0 and s.warbands("blue", "river") == 6


# Cursed Cauldron


def test_cursed_cauldron_gains_what_was_killed() -> None:
    s = table(f"{BEATEN} red.relics=cursed_cauldron", dice(1, 7))
    campaign(s, "blue", pool=7, plans=["cursed_cauldron"]).choose(0)
    assert s.warbands("red") == 9


def test_cursed_cauldron_of_a_defender_counts_sacrifices_and_skulls() -> None:
    s = table(
        "@1=lush_coast:blue*5 blue.warbands=0 red.warbands=4 blue.relics=cursed_cauldron", ["blank", "two swords"]
    )
    campaign(s, "blue", pool=1)
    plan(s, "cursed_cauldron")
    # One fell to the skull, and half of the other three.
    assert s.warbands("red") == 2 and s.warbands("blue") == 2


@pytest.mark.ruling("cursed_cauldron", 1)
def test_cursed_cauldron_gains_nothing_for_those_in_hospital() -> None:
    s = table(
        f"{BEATEN} @2=river:hospital,blue red.relics=cursed_cauldron",
        dice(1, 7),
    )
    campaign(s, "blue", pool=7, plans=["cursed_cauldron"])
    plan(s, "hospital").choose(0)
    assert s.warbands("red") == 7 and s.warbands("blue", "river") == 3


@pytest.mark.ruling("cursed_cauldron", 2)
def test_cursed_cauldron_counts_a_victim_of_bear_traps() -> None:
    s = table(
        "@1=lush_coast:blue*5 blue.warbands=0 blue.advisers=bear_traps red.warbands=1 blue.relics=cursed_cauldron",
        ["blank"],
    )
    campaign(s, "blue")
    plan(s, "bear_traps", "cursed_cauldron")
    assert s.warbands("red") == 0 and s.warbands("blue") == 1


@pytest.mark.ruling("cursed_cauldron", 3)
def test_cursed_cauldron_gives_a_citizen_purple_warbands_even_against_the_empire() -> None:
    s = table(
        "citizens=red @1=lush_coast:purple*4 chancellor.warbands=0 red.warbands=7 red.relics=cursed_cauldron",
        dice(2, 7),
    )
    campaign(s, "chancellor", pool=7, plans=["cursed_cauldron"]).choose(0)
    assert s.on_board("red") == {"purple": 9}


# Brass Horse


def test_brass_horse_goes_where_the_suit_of_the_top_discard_is() -> None:
    s = table("@4=rocky_coast:wolves piles.cradle=rangers,?*2 red.relics=brass_horse red.supply=1")
    s.choose("brass_horse")
    assert s.pawn("red") == 4 and s.supply("red") == 1 and s.secrets("brass_horse") == 1
    assert "brass_horse" not in s.offered


@pytest.mark.ruling("brass_horse", 1)
def test_brass_horse_stays_in_the_stable_while_the_pile_is_empty() -> None:
    s = table("piles.provinces=rangers red.relics=brass_horse")
    assert "brass_horse" not in s.offered


@pytest.mark.ruling("brass_horse", 2)
def test_brass_horse_goes_anywhere_by_a_vision() -> None:
    s = table("@4=rocky_coast:wolves piles.cradle=vision_of_faith red.relics=brass_horse")
    s.choose("brass_horse")
    assert len(s.offered) == 7


@pytest.mark.ruling("brass_horse", 3)
def test_brass_horse_leaves_the_card_on_top_known_to_all() -> None:
    s = table("@4=rocky_coast:wolves piles.cradle=rangers,? red.relics=brass_horse")
    s.choose("brass_horse")
    assert s.pile("cradle") == ["rangers", "?"]
    assert all([s.knows(player, "rangers") for player in ("chancellor", "red", "blue")])
    check(s.s)


@pytest.mark.ruling("brass_horse", 4)
def test_brass_horse_leaves_the_choice_to_the_ruler_of_the_shrouded_wood() -> None:
    s = table(
        "@1=shrouded_wood:blue @4=rocky_coast:wolves @6=fertile_valley:errand_boy piles.cradle=rangers"
        " red.relics=brass_horse"
    )
    s.choose("brass_horse")
    assert s.asked == "blue" and s.offered == ["rocky_coast", "fertile_valley"]


@pytest.mark.ruling("brass_horse", 5)
def test_brass_horse_goes_anywhere_else_if_the_suit_is_only_here() -> None:
    s = table("@1=lush_coast:wolves piles.cradle=rangers red.relics=brass_horse")
    s.choose("brass_horse")
    assert len(s.offered) == 7 and "lush_coast" not in s.offered


# Truthful Harp

DECK = "deck=longbows,elders,tents,alchemist,wolves,rangers,..."


def test_truthful_harp_draws_two_more_and_shows_all() -> None:
    s = table(f"{DECK} red.relics=truthful_harp")
    modify(s.choose("search"), "truthful_harp")
    assert s.offered == ["longbows", "elders", "tents", "alchemist", "wolves"]
    assert all([s.knows("blue", card) for card in s.offered])
    s.choose("elders").until("where to play", "longbows").choose("facedown adviser")
    assert s.advisers("red") == ["-elders"] and s.knows("blue", "elders")
    assert [event.args[1] for event in s.happened("showed")][5:] == numbers("elders")
    check(s.s)


def test_truthful_harp_is_silent_where_nothing_is_drawn() -> None:
    s = table("red.advisers=-longbows red.relics=truthful_harp")
    assert s.choose("play facedown adviser").prompt == "where to play"


@pytest.mark.ruling("truthful_harp", 1)
def test_truthful_harp_stops_at_a_vision() -> None:
    s = table("deck=longbows,vision_of_faith,tents,alchemist,wolves,... red.relics=truthful_harp")
    modify(s.choose("search"), "truthful_harp")
    assert s.offered == ["longbows", "vision_of_faith"]


@pytest.mark.law("oath 7.4")
@pytest.mark.ruling("truthful_harp", 2)
def test_truthful_harp_is_decided_on_before_anything_is_drawn() -> None:
    s = table(f"{DECK} red.relics=truthful_harp")
    s.choose("search")
    assert s.prompt == "modifier" and s.offered == ["truthful_harp", "done"]
    s.choose("done")
    assert s.offered == ["longbows", "elders", "tents"] and not s.happened("showed")


@pytest.mark.ruling("truthful_harp", 3)
def test_truthful_harp_shows_what_the_great_spire_brings_only_if_it_is_kept() -> None:
    s = table(
        f"{DECK} @1=lush_coast:great_spire,red dispossessed=scouts,keep red.relics=truthful_harp red.secrets=2",
        ["scouts"],
    )
    modify(s.choose("search"), "truthful_harp", "great_spire")
    s.choose("longbows", "elders").until("keep")
    assert {"scouts", "keep"} <= set(s.hand("red"))
    s.choose("scouts")
    shown = {event.args[1] for event in s.happened("showed")}
    assert NUMBER["scouts"] in shown and NUMBER["keep"] not in shown
    assert s.knows("blue", "scouts") and not s.knows("blue", "keep")


# Grand Mask


def test_grand_mask_rules_the_cards_of_the_empire_in_its_holders_turn() -> None:
    s = table("@3=steppe:scryer,longbows,purple*2 piles.cradle=? red.relics=grand_mask")
    assert "scryer" in s.offered
    s = table("@3=steppe:scryer,purple*2 piles.cradle=? blue.relics=grand_mask")
    assert "scryer" not in s.offered


def test_grand_mask_leaves_battle_plans_to_the_empire() -> None:
    s = table("@1=lush_coast:blue @3=steppe:longbows,purple*2 red.relics=grand_mask red.warbands=3", dice(1, 3))
    campaign(s, "blue", pool=3)
    assert s.prompt != "battle plan"


def test_grand_mask_is_of_no_use_to_a_citizen() -> None:
    s = table("citizens=red,blue turn=blue @3=steppe:scryer,purple*2 piles.cradle=? red.relics=grand_mask")
    assert "scryer" in s.offered


def test_grand_mask_turns_the_empires_own_cards_against_it() -> None:
    # Spell Breaker stops enemies of its ruler from using powers that cost secrets: now that is the Empire.
    words = "@1=lush_coast:purple*2 @3=steppe:spell_breaker,purple @4=rocky_coast:billowing_fog,purple"
    words += " chancellor.secrets=3 red.warbands=2"
    s = table(f"{words} red.relics=grand_mask")
    campaign(s, "chancellor", pool=2)
    assert s.prompt != "battle plan"
    s = table(words)
    campaign(s, "chancellor", pool=2)
    assert s.prompt == "battle plan" and s.asked == "chancellor"


def test_grand_mask_opens_the_tomes_that_the_empire_guards() -> None:
    words = "@3=steppe:tome_guardians,purple chancellor.pawn=1 chancellor.banners=darkest_secret red.warbands=5"
    s = table(words)
    assert s.choose("campaign", "chancellor").prompt == "target" and "darkest_secret" not in s.offered
    s = table(f"{words} red.relics=grand_mask")
    assert "darkest_secret" in s.choose("campaign", "chancellor").offered


@pytest.mark.ruling("grand_mask", 1)
def test_grand_mask_rules_no_sites() -> None:
    s = table("@1=shrouded_wood:purple red.relics=grand_mask")
    assert s.ruler("shrouded_wood") == "empire"
    s.choose("travel")
    assert s.asked == "chancellor"


# Horned Mask


@pytest.mark.ruling("horned_mask", 1)
def test_horned_mask_swaps_without_playing() -> None:
    s = table("@1=lush_coast:wolves,keep red.advisers=longbows,assassin,-elders red.relics=horned_mask")
    s.choose("horned_mask")
    assert s.at("lush_coast") == ["keep", "longbows"]
    assert s.advisers("red") == ["assassin", "-elders", "wolves"]
    assert s.favor("red") == 1 and s.secrets("horned_mask") == 1


def test_horned_mask_respects_restrictions() -> None:
    # The Portal may only be at a site, the Book Binders only beside a player.
    s = table("@1=lush_coast:portal red.advisers=wolves red.relics=horned_mask")
    assert "horned_mask" not in s.offered
    s = table("@1=lush_coast:wolves red.advisers=book_binders red.relics=horned_mask")
    assert "horned_mask" not in s.offered


# Cup of Plenty


def test_cup_of_plenty_spares_the_supply_of_a_matching_trade() -> None:
    s = table("@1=lush_coast:wolves,longbows red.advisers=rangers red.relics=cup_of_plenty red.supply=3 red.favor=4")
    modify(s.choose("trade"), "cup_of_plenty").choose("wolves for favor")
    assert s.supply("red") == 3 and s.favor("red") == 6
    modify(s.choose("trade"), "cup_of_plenty")  # only two favor for secrets are left, and the Longbows
    assert s.supply("red") == 2


def test_cup_of_plenty_lets_one_trade_without_any_supply() -> None:
    s = table("@1=lush_coast:wolves,longbows red.advisers=rangers red.relics=cup_of_plenty red.supply=0 red.favor=4")
    s.choose("trade")  # the cup has to be used
    assert s.offered == ["wolves for favor", "wolves for secrets"]


# Whistle


@pytest.mark.ruling("whistle", 4)
def test_whistle_calls_somebody_and_gives_them_the_secret() -> None:
    s = table("blue.pawn=6 blue.supply=0 blue.secrets=0 red.relics=whistle")
    s.choose("whistle", "blue")
    assert s.pawn("blue") == 1 and s.supply("blue") == 0
    assert s.secrets("blue") == 1 and s.flipped("blue") == 0
    assert s.secrets("whistle") == 0 and s.secrets("red") == 0


def test_whistle_calls_nobody_who_is_here() -> None:
    s = table("chancellor.pawn=1 red.relics=whistle")
    assert "whistle" not in s.offered


@pytest.mark.ruling("whistle", 1)
@pytest.mark.parametrize(("answer", "comes"), [("yes", True), ("no", False)])
def test_whistle_forces_nobody_to_flip_a_secret(answer: str, comes: bool) -> None:
    s = table("@1=the_hidden_place blue.pawn=6 blue.secrets=1 red.relics=whistle")
    s.choose("whistle", "blue")
    assert s.prompt == "consent to pay" and s.asked == "blue"
    s.choose(answer)
    assert (s.pawn("blue") == 1) is comes
    assert s.flipped("blue") == comes and s.secrets("whistle") == (not comes)


@pytest.mark.ruling("whistle", 2)
def test_whistle_brings_nobody_past_the_narrow_pass() -> None:
    s = table("@1=lush_coast @2=narrow_pass blue.pawn=6 red.relics=whistle")
    s.choose("whistle", "blue")
    assert s.pawn("blue") == 6 and s.secrets("whistle") == 1
    s = table("@1=narrow_pass blue.pawn=6 red.relics=whistle")
    s.choose("whistle", "blue")
    assert s.pawn("blue") == 1


@pytest.mark.ruling("whistle", 3)
def test_whistle_of_a_silent_player_keeps_its_secret() -> None:
    s = table("blue.pawn=6 blue.secrets=0 red.relics=whistle red.advisers=vow_of_silence")
    s.choose("whistle", "blue")
    assert s.pawn("blue") == 1 and s.secrets("blue") == 0 and s.secrets("whistle") == 1
    s.rest()
    assert s.secrets("red") == 1


# Dowsing Sticks


@pytest.mark.parametrize("takes", [True, False])
def test_dowsing_sticks_find_a_relic(takes: bool) -> None:
    s = table("relic_deck=map,... red.favor=2 red.relics=dowsing_sticks")
    s.choose("dowsing_sticks")
    assert s.hand("red") == ["map"] and "map" not in str(s.sees("blue"))
    s.choose("yes" if takes else "no")
    assert s.favor("red") == 0 and s.secrets("dowsing_sticks") == 1
    if takes:
        assert s.relics("red") == ["dowsing_sticks", "map"]
    else:
        assert s.s.relic_deck[0] == NUMBER["map"] and s.knows("red", "map") and not s.knows("blue", "map")
    check(s.s)


def test_dowsing_sticks_need_a_relic_deck() -> None:
    s = table("relic_deck=none @3=steppe:?*19 red.favor=2 red.relics=dowsing_sticks reliquary=none,none,none,none")
    assert "dowsing_sticks" not in s.offered


# Cracked Horn


@pytest.mark.ruling("cracked_horn", 1)
def test_cracked_horn_puts_discards_under_the_world_deck() -> None:
    s = table("deck=longbows,vision_of_faith,... visions_drawn=0 red.relics=cracked_horn")
    modify(s.choose("search"), "cracked_horn").choose("yes", "longbows")
    assert s.s.visions_drawn == 1 and s.s.deck[0] == NUMBER["vision_of_faith"]
    s.choose("discard")
    assert list(s.s.deck[:2]) == numbers("longbows", "vision_of_faith") and s.s.visions_drawn == 1
    assert not s.pile("provinces")
    check(s.s)


def test_cracked_horn_also_takes_a_facedown_adviser() -> None:
    s = table("red.advisers=-longbows red.relics=cracked_horn")
    modify(s.choose("play facedown adviser"), "cracked_horn").choose("discard")
    assert s.s.deck[0] == NUMBER["longbows"]


def test_cracked_horn_need_not_be_blown_once_the_cards_are_known() -> None:
    s = table("deck=longbows,vision_of_faith,... red.relics=cracked_horn")
    modify(s.choose("search"), "cracked_horn").choose("no", "longbows", "discard")
    assert s.pile("provinces") == ["longbows", "vision_of_faith"]


def test_cracked_horn_and_bracken_have_one_destination_and_powers_another() -> None:
    # Dazzle discards by its own power, where discards usually go.
    s = table("deck=dazzle,elders,tents,... @1=lush_coast:bracken,longbows red.relics=cracked_horn")
    modify(s.choose("search"), "bracken", "cracked_horn").choose("hinterland", "top", "yes", "dazzle")
    s.until("where to play", "elders").choose("lush_coast")
    assert {*s.s.deck[:2]} == {*numbers("elders", "tents")} and s.pile("hinterland") == []
    assert s.pile("provinces") == ["longbows"]


@pytest.mark.ruling("cracked_horn", 2)
def test_cracked_horn_buries_the_vision_of_an_oracle() -> None:
    s = table("@1=lush_coast:oracle deck=longbows,vision_of_faith,... red.secrets=2 red.relics=cracked_horn")
    modify(s.choose("oracle"), "cracked_horn").choose("discard")
    assert s.s.deck[0] == NUMBER["vision_of_faith"] and s.s.visions_drawn == 1


# Bandit Crown


@pytest.mark.law("oath 7.6.5")
def test_bandit_crown_rules_sites_without_warbands() -> None:
    s = table("@3=steppe:blue red.relics=bandit_crown oath=supremacy")
    assert s.ruler("lush_coast") == "red" and s.ruler("steppe") == "blue"
    s = table("@2=-river @3=steppe:blue red.relics=bandit_crown")
    assert s.ruler(2) == "nobody"


@pytest.mark.ruling("bandit_crown", 1)
def test_bandit_crown_adds_a_warband_to_the_defense_of_each_target() -> None:
    s = table("turn=blue @2=river:red red.pawn=8 blue.warbands=3 red.warbands=0 red.relics=bandit_crown", dice(2, 3))
    campaign(s, "red", "river", pool=3)
    s.until("act", "no")
    # Bandits at the Lush Coast and the River, and a warband: three against three swords, and nobody to be killed there.
    assert s.happened("campaign decided")[0].args[3:] == (3, 3)


@pytest.mark.law("oath 7.6.5")
def test_bandit_crown_counts_bandits_in_the_half_that_dies() -> None:
    s = table("turn=blue @1=lush_coast:red*3 red.pawn=8 blue.warbands=9 red.relics=bandit_crown", dice(1, 9))
    campaign(s, "red", pool=9)
    assert s.happened("campaign decided")[0].args[2:] == (1, 9, 4)
    assert s.happened("killed")[0].args[2] == 2  # half of three and a bandit, who cannot die himself


def test_bandit_crown_of_a_citizen_moves_no_title_in_a_campaign() -> None:
    s = table(
        "oath=supremacy citizens=red @1=lush_coast:purple chancellor.pawn=1 chancellor.warbands=0 red.warbands=6"
        " red.relics=bandit_crown",
        dice(2, 6),
    )
    campaign(s, "chancellor", pool=6).until("act", "no")
    assert s.happened("campaign decided")[0].args[2] == 1 and not s.happened("oathkeeper")


@pytest.mark.ruling("bandit_crown", 2)
def test_bandit_crown_lets_the_last_warband_go_and_others_come() -> None:
    s = table("@1=lush_coast:red red.warbands=0 red.relics=bandit_crown")
    s.choose("move warbands")
    assert s.warbands("red") == 1 and s.warbands("red", "lush_coast") == 0 and s.ruler("lush_coast") == "red"
    s.choose("travel", "river", "move warbands")
    assert s.warbands("red", "river") == 1


@pytest.mark.ruling("bandit_crown", 3)
def test_bandit_crown_of_the_empire_counts_bandits_as_purple() -> None:
    s = table("citizens=red @3=steppe:blue red.relics=bandit_crown")
    assert s.ruler("lush_coast") == "empire"
    # The Captains bring the bandits of their site into the force of a Citizen who rules it as an own one.
    s = table(
        "citizens=red @1=lush_coast:captains red.warbands=2 chancellor.pawn=1 red.relics=bandit_crown", dice(2, 3)
    )
    s.choose("captains")
    s.until("attack dice")
    assert s.offered[0] == 3 and s.ruler("lush_coast") == "red"
    s.choose(3)
    s.until("act", "no")
    assert s.ruler("lush_coast") == "empire"


@pytest.mark.ruling("bandit_crown", 4)
def test_bandit_crown_puts_no_warbands_on_empty_sites() -> None:
    s = table("@2=? red.advisers=-long_lost_heir red.relics=bandit_crown red.warbands=2")
    s.choose("travel", "position 2")
    assert s.s.ruler[1] == 1 and sum(s.s.warbands[ROW + 1 : ROW + 9]) == 0
    s.choose("play facedown adviser", "adviser", "yes")
    assert s.s.citizens == 2 and s.s.ruler[1] == 0
    assert sum(s.s.warbands[1:9]) == 0 and s.on_board("red") == {"purple": 2}


@pytest.mark.ruling("bandit_crown", 6)
def test_bandit_crown_takes_over_a_deed_without_a_warband() -> None:
    s = table("@1=lush_coast:deed_writer,red*2 @3=steppe:red*2 red.warbands=0 blue.warbands=0 blue.relics=bandit_crown")
    s.choose("deed_writer", "blue").until("answer the deal", "steppe")
    assert s.asked == "blue"
    s.choose("yes").until("act", 0)
    assert s.ruler("steppe") == "blue" and s.warbands("blue", "steppe") == 0


@pytest.mark.law("oath 7.6.5")
@pytest.mark.ruling("bandit_crown", 7)
def test_bandit_crown_adds_bandits_to_a_union_that_cannot_die() -> None:
    s = table(
        "@1=lush_coast:blue*9 @2=river:red red.warbands=0 red.advisers=vow_of_union blue.pawn=8"
        " red.relics=bandit_crown",
        ["blank", *["two swords"] * 4],
    )
    s.choose("campaign").until("attack dice")
    assert s.offered[0] == 1 + 7  # a warband, and bandits at all sites but the one that Blue rules
    s.choose(4)
    # Four skulls: the only warband dies, and nobody is left who could be sacrificed.
    assert s.prompt == "act" and s.warbands("red", "river") == 0
    assert s.happened("campaign decided")[0].args[3:] == (8, 9)


# Ring of Devotion


def test_ring_of_devotion_musters_two_more() -> None:
    s = table("@1=lush_coast:wolves red.warbands=0 red.relics=ring_of_devotion")
    s.choose("muster")
    assert s.warbands("red") == 4
    s = table("@1=lush_coast:wolves red.warbands=0 blue.relics=ring_of_devotion")
    s.choose("muster")
    assert s.warbands("red") == 2


@pytest.mark.ruling("ring_of_devotion", 1)
def test_ring_of_devotion_places_no_warbands_after_a_victory_nor_by_a_move() -> None:
    s = table("@1=lush_coast:blue @2=river:red*3 red.relics=ring_of_devotion blue.pawn=8", dice(1, 3))
    campaign(s, "blue", pool=3)
    assert s.prompt == "act" and s.ruler("lush_coast") == "bandits" and s.warbands("red") == 3
    s.choose("travel", "river")
    assert s.choose("move warbands").offered == [2, 1]  # to the board: there is no other way
    s.choose(2)
    assert s.warbands("red") == 5 and s.warbands("red", "river") == 1


@pytest.mark.ruling("ring_of_devotion", 1)
def test_ring_of_devotion_keeps_warning_signals_from_reinforcing() -> None:
    s = table("@1=lush_coast:blue*3 blue.pawn=8 blue.advisers=warning_signals blue.relics=ring_of_devotion", dice(1, 3))
    campaign(s, "blue", pool=3)
    plan(s, "warning_signals")
    s.until("act", "no")
    assert not s.happened("placed warbands") and s.s.warbands[2 * ROW + 1] <= 3


# Skeleton Key


@pytest.mark.parametrize("takes", [True, False])
def test_skeleton_key_opens_the_reliquary(takes: bool) -> None:
    s = table("@1=lush_coast:purple reliquary=map,?r,?r,?r red.secrets=2 red.relics=skeleton_key")
    s.choose("skeleton_key", "space 1")
    assert s.knows("red", "map") and not s.knows("blue", "map")
    s.choose("yes" if takes else "no")
    assert s.secrets("red") == 0 and s.secrets("skeleton_key") == 1
    assert s.relics("red") == (["skeleton_key", "map"] if takes else ["skeleton_key"])
    assert bool(s.happened("uncovered")) is takes
    check(s.s)


def test_skeleton_key_opens_nothing_outside_the_empire() -> None:
    assert "skeleton_key" not in table("@1=lush_coast:blue red.secrets=2 red.relics=skeleton_key").offered
    assert "skeleton_key" not in table("@1=lush_coast:purple red.secrets=1 red.relics=skeleton_key").offered


@pytest.mark.ruling("skeleton_key", 1)
def test_skeleton_key_of_the_chancellor() -> None:
    s = table(
        "turn=chancellor @8=great_slum:purple chancellor.secrets=2 chancellor.relics=the_grand_scepter,skeleton_key"
    )
    s.choose("skeleton_key", "space 2", "yes")
    assert len(s.relics("chancellor")) == 3


# Oracular Pig


def test_oracular_pig_tells_the_top_three_once() -> None:
    s = table("deck=longbows,vision_of_faith,tents,alchemist,... red.relics=oracular_pig")
    s.choose("oracular_pig")
    assert [s.knows("red", card) for card in ("longbows", "vision_of_faith", "tents", "alchemist")] == [
        *[True] * 3,
        False,
    ]
    assert not s.knows("blue", "longbows") and s.s.visions_drawn == 0
    assert s.happened("peeked at deck")[0].secret == tuple(numbers("longbows", "vision_of_faith", "tents"))
    assert "oracular_pig" not in s.offered
    check(s.s)


def test_oracular_pig_decides_what_nobody_has_seen() -> None:
    s = table("red.relics=oracular_pig")
    s.choose("oracular_pig")
    assert len(s.happened("peeked at deck")[0].secret) == 3 and "oracular_pig" not in s.offered
    check(s.s)


# Circlet of Command


def test_circlet_of_command_guards_everything_but_itself() -> None:
    s = table(
        "@1=lush_coast:red red.warbands=6 blue.relics=circlet_of_command,map blue.banners=peoples_favor", ["blank"] * 3
    )
    s.choose("campaign")
    assert s.offered == ["pawn", "circlet_of_command"]
    s.choose("pawn")
    assert s.offered == ["circlet_of_command", "done"]
    s.choose("done", 0)
    # Two dice for the pawn, and one for the Circlet.
    assert len(s.happened("rolled")[0].args[2:]) == 3


def test_circlet_of_command_guards_against_recovering() -> None:
    words = "red.favor=3 blue.banners=peoples_favor"
    assert "recover" in table(words).offered
    assert "recover" not in table(f"{words} blue.relics=circlet_of_command red.secrets=0").offered


@pytest.mark.ruling("circlet_of_command", 1)
def test_circlet_of_command_lets_its_holder_recover_their_own_banner() -> None:
    s = table("red.favor=3 red.secrets=0 red.banners=peoples_favor red.relics=circlet_of_command")
    s.choose("recover")
    s.until("pay for the banner")
    assert s.offered == [2, 3]


# Ivory Eye


@pytest.mark.parametrize(
    ("choices", "known"),
    [
        (["site", "position 2"], "site"),
        (["adviser", "blue adviser 2"], "wolves"),
        (["relic", "steppe relic 1"], "map"),
    ],
)
def test_ivory_eye_sees_one_hidden_thing(choices: list[str], known: str) -> None:
    s = table("@2=-river @3=steppe:map,? @4=-rocky_coast blue.advisers=-longbows,-wolves,tents red.relics=ivory_eye")
    s.choose("ivory_eye")
    assert s.offered == ["site", "adviser", "relic"]
    s.choose(*choices)
    assert s.prompt == "act" and s.secrets("ivory_eye") == 1
    if known == "site":
        assert s.sees("red")["sites"]["2"] == {"site": "-river"} and "2" not in s.sees("blue")["sites"]
    else:
        assert s.knows("red", known) and not s.knows("chancellor", known)
        assert not s.knows("red", "longbows")


def test_ivory_eye_decides_an_unknown_site() -> None:
    s = table("@2=? red.relics=ivory_eye", ["wastes"])
    s.choose("ivory_eye", *["site"] * (s.prompt == "which way"))
    assert s.sees("red")["sites"]["2"] == {"site": "-wastes"}
    assert "ivory_eye" not in s.offered
    check(s.s)


def test_ivory_eye_does_not_look_at_what_its_holder_knows() -> None:
    s = table("@2=-river red.relics=ivory_eye red.advisers=-wolves seen.river=red")
    assert "ivory_eye" not in s.offered


# Map


def test_map_gives_supply_and_is_gone() -> None:
    s = table("red.supply=1 red.relics=map")
    s.choose("map")
    assert s.supply("red") == 5 and s.relics("red") == [] and s.s.relic_deck[0] == NUMBER["map"]
    check(s.s)


# Obsidian Cage


def test_obsidian_cage_holds_the_beaten_and_lets_them_go() -> None:
    s = table("@1=lush_coast:blue*5 blue.pawn=2 blue.warbands=2 red.warbands=7 red.relics=obsidian_cage", dice(1, 7))
    campaign(s, "blue", pool=7, plans=["obsidian_cage"]).choose(0)
    assert caged(s, "blue") == 3 and s.warbands("blue") == 2
    s.choose("obsidian_cage", 2)
    assert caged(s, "blue") == 1 and s.warbands("blue") == 4
    s.choose("obsidian_cage")
    assert caged(s, "blue") == 0 and "obsidian_cage" not in s.offered
    check(s.s)


def test_obsidian_cage_of_a_defender_catches_the_attackers() -> None:
    s = table("@1=lush_coast:blue*5 blue.warbands=0 red.warbands=4 blue.relics=obsidian_cage", ["blank"])
    campaign(s, "blue")
    plan(s, "obsidian_cage")
    assert caged(s, "red") == 2 and s.warbands("red") == 0


def test_obsidian_cage_gives_purple_warbands_to_any_imperial_board() -> None:
    s = table("citizens=blue cage=purple*3 red.relics=obsidian_cage")
    s.choose("obsidian_cage")
    assert s.offered == ["chancellor board of chancellor", "chancellor board of blue"]
    s.choose("chancellor board of blue", 3)
    assert s.on_board("blue") == {"purple": 6}


@pytest.mark.ruling("obsidian_cage", 1)
def test_obsidian_cage_gets_what_the_hospital_did_not_save() -> None:
    s = table(
        f"{BEATEN} @2=river:hospital,blue red.relics=obsidian_cage",
        dice(1, 7),
    )
    campaign(s, "blue", pool=7, plans=["obsidian_cage"])
    plan(s, "hospital").choose(0)
    assert caged(s, "blue") == 3 and s.warbands("blue", "river") == 3


@pytest.mark.ruling("obsidian_cage", 2)
def test_obsidian_cage_is_emptied_before_it_is_buried() -> None:
    # The Relic Hunter buries what he has won instead of taking it.
    s = table(
        "citizens=yellow seats=chancellor,red,blue,yellow cage=purple*3,red*2 red.warbands=4 red.advisers=relic_hunter"
        " blue.warbands=0 blue.relics=obsidian_cage blue.favor=0",
        dice(4, 4),
    )
    campaign(s, "blue", "pawn", "obsidian_cage", pool=4, plans=["relic_hunter"])
    s.until("how many")
    assert s.asked == "blue" and s.offered == [3, 2, 1, 0]
    s.choose(1).until("act", "no")
    assert s.warbands("purple") == 4 and s.on_board("yellow") == {"purple": 5} and s.warbands("red") == 6
    assert s.relics("blue") == []


@pytest.mark.ruling("obsidian_cage", 3)
def test_obsidian_cage_keeps_the_color_of_a_new_citizen() -> None:
    s = table("citizens=blue cage=blue*3 blue.warbands=1 red.relics=obsidian_cage")
    assert caged(s, "blue") == 3
    s.choose("obsidian_cage", 3)
    assert caged(s, "blue") == 0 and s.on_board("blue") == {"purple": 4}
    check(s.s)


# Which first: Sticky Fire, Cursed Cauldron, Obsidian Cage


def test_the_winner_orders_fire_cauldron_and_cage() -> None:
    words = f"{BEATEN} red.relics=sticky_fire,cursed_cauldron,obsidian_cage"
    s = table(words, dice(1, 7))
    campaign(s, "blue", pool=7, plans=["sticky_fire", "cursed_cauldron", "obsidian_cage"]).choose(0)
    assert s.prompt == "next battle plan"
    s.choose("sticky_fire", "yes", "cursed_cauldron")
    assert s.warbands("red") == 12 and caged(s, "blue") == 0
    s = table(words, dice(1, 7))
    campaign(s, "blue", pool=7, plans=["sticky_fire", "cursed_cauldron", "obsidian_cage"]).choose(0)
    s.choose("obsidian_cage", "cursed_cauldron")
    assert s.warbands("red") == 9 and caged(s, "blue") == 3 and s.favor("red") == 1


# Book of Records


def test_book_of_records_pays_in_secrets() -> None:
    s = table("red.advisers=-longbows red.relics=book_of_records red.secrets=1")
    s.choose("play facedown adviser", "lush_coast")
    assert s.secrets("red") == 2 and s.favor("red") == 1


def test_book_of_records_binds_nobody_else() -> None:
    s = table("red.advisers=-longbows blue.relics=book_of_records red.secrets=1")
    s.choose("play facedown adviser", "lush_coast")
    assert s.secrets("red") == 1 and s.favor("red") == 2


@pytest.mark.ruling("book_of_records", 1)
def test_book_of_records_leaves_the_favor_of_a_homeland_alone() -> None:
    s = table("@1=fertile_valley @6=mountain red.advisers=-storyteller red.relics=book_of_records")
    s.choose("play facedown adviser", "fertile_valley")
    s.until("act", "yes")
    assert s.secrets("red") == 2 and s.favor("red") == 2


# Dragonskin Drum


def test_dragonskin_drum_gains_a_warband_on_arrival() -> None:
    s = table("red.relics=dragonskin_drum red.warbands=1")
    modify(s.choose("travel"), "dragonskin_drum").choose("river")
    assert s.warbands("red") == 2
    s.choose("travel", "done", "lush_coast")
    assert s.warbands("red") == 2


@pytest.mark.ruling("dragonskin_drum", 1)
@pytest.mark.parametrize(("answer", "warbands"), [("yes", 4), ("no", 3)])
def test_dragonskin_drum_also_sounds_when_one_is_made_to_travel(answer: str, warbands: int) -> None:
    s = table("blue.pawn=6 blue.relics=dragonskin_drum red.relics=whistle")
    s.choose("whistle", "blue")
    assert s.asked == "blue"
    s.choose(answer)
    assert s.pawn("blue") == 1 and s.warbands("blue") == warbands


# The Grand Scepter


def test_the_grand_scepter_is_of_no_use_in_the_turn_it_was_taken() -> None:
    s = table("@1=lush_coast:red chancellor.pawn=1 chancellor.warbands=0 red.warbands=6", dice(8, 6))
    before = set(s.offered)
    campaign(s, "chancellor", "pawn", "the_grand_scepter", pool=6)
    s.until("act", "no")
    assert s.relics("red") == ["the_grand_scepter"]
    assert not {"peek at reliquary", "offer citizenship"} & {*before, *s.offered}
    s.rest().rest().rest()
    assert s.asked == "red"
    s.until("act")
    assert {"peek at reliquary", "offer citizenship"} <= set(s.offered)


@pytest.mark.ruling("the_grand_scepter", 1)
def test_the_grand_scepter_that_was_given_is_used_at_once() -> None:
    s = table("@1=lush_coast:tinkers_fair chancellor.pawn=1")
    s.choose("tinkers_fair", "chancellor")
    s.until("answer the deal", "the_grand_scepter")
    s.choose("yes")
    assert s.relics("red") == ["the_grand_scepter"] and {"peek at reliquary", "offer citizenship"} <= set(s.offered)
