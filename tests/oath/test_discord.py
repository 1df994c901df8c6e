"""Discord denizens: one situation for each power, and all official answers."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.oath.conserved import check
from tests.oath.situation import Situation
from tests.oath.skirmish import campaign, declare, dice, modify, plan, table

from lawbound.oath.cards import NONE, NUMBER
from lawbound.oath.state import BANK, ROW

FOUR = "seats=chancellor,red,blue,yellow"


def play(card: str, where: str, words: str, luck: Iterable[str] = ()) -> Situation:
    """Red plays that card, which was a facedown adviser."""
    s = table(f"red.advisers=-{card} {words}", luck)
    s.choose("play facedown adviser")
    if s.prompt == "modifier":
        s.choose("done")
    return s.choose(where)


# Dice: Mercenaries, Disgraced Captain, Cracked Sage, Zealots


def test_mercenaries_come_and_stay_with_the_winner() -> None:
    s = table("@1=lush_coast:blue*3 blue.pawn=2 red.advisers=mercenaries red.warbands=1", dice(1, 4))
    campaign(s, "blue", pool=1, plans=["mercenaries"]).choose(0)
    assert len(s.happened("rolled")[1].args[2:]) == 4
    assert s.advisers("red") == ["mercenaries"] and s.favor("mercenaries") == 1


@pytest.mark.law("oath 7.4.3")
def test_mercenaries_are_discarded_by_the_loser() -> None:
    s = table(
        "@1=lush_coast:blue*9 blue.pawn=2 red.advisers=mercenaries red.warbands=1", ["blank", *["hollow sword"] * 4]
    )
    campaign(s, "blue", pool=1, plans=["mercenaries"])
    assert s.advisers("red") == [] and s.pile("provinces") == ["mercenaries"] and s.favor("discord") == 4


def test_mercenaries_of_a_defender_remove_dice_and_stay_after_a_victory() -> None:
    s = table("@1=lush_coast:blue*9 blue.pawn=2 blue.advisers=mercenaries red.warbands=5", ["blank", *["sword"] * 2])
    campaign(s, "blue", pool=5)
    plan(s, "mercenaries 2")
    assert len(s.happened("rolled")[1].args[2:]) == 2
    assert s.advisers("blue") == ["mercenaries"]
    assert s.favor("mercenaries") == 0 and s.favor("discord") == 4  # paid outside the own turn


def test_disgraced_captain_finds_an_order_card_at_a_target() -> None:
    s = table(
        "@1=lush_coast:longbows,scouts,blue*3 blue.pawn=2 red.favor=2 red.advisers=disgraced_captain red.warbands=1",
        dice(1, 5),
    )
    campaign(s, "blue", pool=1, plans=["disgraced_captain"]).until("occupy")
    assert len(s.happened("rolled")[1].args[2:]) == 5
    assert s.favor("disgraced_captain") == 1 and s.favor("red") == 0


@pytest.mark.ruling("disgraced_captain", 1)
def test_disgraced_captain_does_not_care_for_a_pawn_at_such_a_site() -> None:
    s = table("@1=lush_coast:longbows,red red.favor=2 red.advisers=disgraced_captain red.warbands=1")
    s.choose("campaign", 1)  # the pawn is all there is to attack
    assert s.prompt == "battle plan" and "disgraced_captain" not in s.offered


def test_cracked_sage_hates_arcane_advisers() -> None:
    words = "@1=lush_coast:blue*3 blue.pawn=2 red.advisers=cracked_sage red.warbands=1"
    s = table(f"{words} blue.advisers=alchemist", dice(1, 5))
    campaign(s, "blue", pool=1, plans=["cracked_sage"])
    assert len(s.happened("rolled")[1].args[2:]) == 5 and s.secrets("cracked_sage") == 1 and s.favor("red") == 0
    s = table(f"{words} blue.advisers=-alchemist,wolves")
    s.choose("campaign", 1)
    assert s.prompt != "battle plan"


@pytest.mark.law("oath 10.23", "oath 10.11")
def test_cracked_sage_sees_the_advisers_of_allies() -> None:
    s = table(
        "citizens=blue @1=lush_coast:purple*3 blue.pawn=2 chancellor.advisers=alchemist red.advisers=cracked_sage"
        " red.warbands=1",
    )
    campaign(s, "blue", pool=1)
    assert s.happened("campaign decided")
    s = table(
        "citizens=blue @1=lush_coast:purple*3 blue.pawn=2 chancellor.advisers=alchemist red.advisers=cracked_sage"
        " red.warbands=1",
    )
    campaign(s, "blue", pool=1, plans=["cracked_sage"])
    assert s.happened("planned")


@pytest.mark.ruling("zealots", 1)
def test_zealots_die_for_three_swords_each() -> None:
    # Five against six when the plan is used; of six swords' worth two dice show skulls, which changes nothing.
    s = table("@1=lush_coast:blue*6 blue.pawn=2 red.advisers=zealots red.warbands=5", ["shield", *["two swords"] * 2])
    campaign(s, "blue", pool=2, plans=["zealots"])
    assert s.prompt == "sacrifice" and s.ask.given == (2,)  # four are missing
    s.choose("yes", 0)
    assert s.warbands("red") == 1 and s.happened("campaign decided")[0].args[2:] == (1, 10, 7)


def test_zealots_want_to_be_outnumbered() -> None:
    s = table("@1=lush_coast:blue*5 blue.pawn=2 red.advisers=zealots red.warbands=5")
    s.choose("campaign", 5)
    assert s.prompt != "battle plan"


# Book Burning, Slander


@pytest.mark.ruling("book_burning", 1)
@pytest.mark.parametrize(("keeps", "up", "down"), [("faceup", 1, 0), ("facedown", 0, 1)])
def test_book_burning_leaves_one_secret_of_either_face(keeps: str, up: int, down: int) -> None:
    s = table(
        "red.advisers=book_burning red.warbands=4 blue.warbands=0 blue.secrets=2 blue.flipped=2 blue.favor=0",
        dice(2, 4),
    )
    campaign(s, "blue", "pawn", pool=4, plans=["book_burning"]).choose("no")
    assert s.asked == "blue"
    s.choose(keeps)
    assert (s.secrets("blue"), s.flipped("blue")) == (up, down)


def test_book_burning_and_slander_need_the_pawn_as_a_target() -> None:
    s = table("@1=lush_coast:blue red.advisers=book_burning,slander red.warbands=4 blue.warbands=0")
    s.choose("campaign", "done", 4)
    assert s.prompt != "battle plan"


@pytest.mark.parametrize("slandered", [True, False])
def test_slander_burns_all_favor(slandered: bool) -> None:
    s = table("red.advisers=slander red.warbands=4 blue.warbands=0 blue.favor=5", dice(2, 4))
    campaign(s, "blue", "pawn", pool=4, plans=["slander"] if slandered else []).choose("no", "yes")
    assert s.favor("blue") == (0 if slandered else 3)


# Beast Tamer

TAMED = "@1=lush_coast:blue*3 blue.pawn=2 red.warbands=3"


@pytest.mark.law("oath 10.23")
def test_beast_tamer_stops_beasts_and_nomads_on_both_sides() -> None:
    plans = "rangers,war_tortoise,rain_boots"
    s = table(f"{TAMED} red.advisers={plans} blue.advisers=beast_tamer red.favor=3")
    s.choose("campaign", 3)
    assert s.prompt != "battle plan"
    s = table(f"{TAMED} red.advisers=beast_tamer blue.advisers=war_tortoise,horse_archers,mercenaries")
    s.choose("campaign", 3)
    assert s.offered == ["mercenaries", "mercenaries 2", "done"]


def test_beast_tamer_tames_bandits_too() -> None:
    words = "@1=lush_coast:horse_archers red.warbands=3"
    assert campaign(table(words), "bandits", pool=3).happened("planned")
    assert not campaign(table(f"{words} red.advisers=beast_tamer"), "bandits", pool=3).happened("planned")


def test_beast_tamer_of_somebody_who_is_not_there_does_nothing() -> None:
    s = table(f"{TAMED} {FOUR} yellow.advisers=beast_tamer red.advisers=war_tortoise")
    s.choose("campaign", "blue", 3)
    assert s.prompt == "battle plan"


# Second Wind, Sneak Attack


WIND = "@1=lush_coast:blue blue.pawn=2 blue.warbands=0 red.advisers=second_wind red.warbands=6 red.supply=3"


def test_second_wind_travels_and_campaigns_again_for_nothing() -> None:
    s = table(f"{WIND} @2=river:blue", [*dice(1, 3), *dice(3, 5)])
    campaign(s, "blue", pool=3, plans=["second_wind"]).choose(1)
    assert s.supply("red") == 1 and s.secrets("second_wind") == 1 and s.favor("red") == 0
    assert s.prompt == "follow up" and s.offered == ["travel", "done"]
    s.choose("travel", "river")
    assert s.pawn("red") == 2 and s.offered == ["yes", "no"]
    s.choose("yes")
    declare(s, "blue", "pawn", pool=5).until("act", "no")
    assert s.supply("red") == 1 and len(s.happened("campaign decided")) == 2


def test_second_wind_of_a_sneak_attack_blows_outside_the_own_turn() -> None:
    s = table(
        f"{FOUR} @1=lush_coast:blue blue.pawn=2 red.warbands=2 yellow.warbands=9"
        " yellow.advisers=sneak_attack,second_wind",
        [*dice(1, 2), *dice(1, 9)],
    )
    campaign(s, "blue", pool=2).choose(1)
    s.choose("yes")
    declare(s, "red", pool=9, plans=["second_wind"]).until("follow up", 1)
    assert s.asked == "yellow" and s.offered == ["travel", "done"]
    s.choose("travel", "river")
    assert s.pawn("yellow") == 2 and s.flipped("yellow") == 1


def test_second_wind_may_be_declined_and_is_nothing_after_a_defeat() -> None:
    s = table(WIND, dice(1, 3))
    campaign(s, "blue", pool=3, plans=["second_wind"]).choose(1, "done")
    assert s.prompt == "act" and s.pawn("red") == 1  # and here is nobody to be attacked
    s = table(f"{WIND} @1=lush_coast:blue*9", dice(1, 3))
    campaign(s, "blue", pool=3, plans=["second_wind"])
    assert s.prompt == "act" and s.supply("red") == 1


@pytest.mark.ruling("second_wind", 1)
def test_second_wind_comes_too_late_for_a_new_citizen() -> None:
    s = table(f"{WIND} @3=steppe:martial_culture,red", dice(1, 3))
    campaign(s, "blue", pool=3, plans=["martial_culture", "second_wind"])
    s.choose(1)
    assert s.prompt == "use the power"
    s.choose("yes")
    assert s.s.citizens == 2 and s.s.turn == 2  # the Act phase is over


@pytest.mark.law("oath 10.13")
@pytest.mark.ruling("second_wind", 2)
@pytest.mark.ruling("sneak_attack", 2)
def test_second_wind_waits_for_a_sneak_attack() -> None:
    s = table(
        f"{WIND} {FOUR} yellow.advisers=sneak_attack yellow.warbands=2 yellow.supply=0",
        dice(1, 3),
    )
    campaign(s, "blue", pool=3, plans=["second_wind"]).choose(1)
    assert s.asked == "yellow" and s.offered == ["yes", "no"]
    s.choose("yes")
    declare(s, "red", pool=0).until("follow up", "no")
    assert s.asked == "red" and s.offered == ["travel", "done"]
    assert s.supply("yellow") == 0


@pytest.mark.ruling("sneak_attack", 1)
def test_sneak_attack_needs_the_attacker_at_hand() -> None:
    words = f"{FOUR} @1=lush_coast:blue @2=river:purple yellow.advisers=sneak_attack red.warbands=4"
    s = table(f"{words} yellow.pawn=2 blue.pawn=3", dice(1, 4))
    campaign(s, "blue", pool=4).choose(1)
    assert s.prompt == "act"
    s = table(f"{words} @2=river:red yellow.pawn=2 blue.pawn=3", dice(1, 4))
    campaign(s, "blue", pool=4).choose(1)
    assert s.asked == "yellow"
    s.choose("yes")
    assert s.happened("campaign")[1].args[:2] == (3, 1)  # Red is the only defender there is


@pytest.mark.open_question("simultaneous_triggers")
def test_sneak_attack_triggers_the_herald_again() -> None:
    s = table(
        f"{FOUR} @1=lush_coast:blue yellow.advisers=sneak_attack blue.advisers=herald"
        " red.warbands=4 blue.pawn=2 blue.favor=0",
        dice(1, 4),
    )
    campaign(s, "blue", pool=4).choose(1)
    assert s.asked == "blue"  # in turn order: the Herald, then the Sneak Attack
    s.choose("order")
    assert s.asked == "yellow"
    s.choose("yes").until("which bank")
    assert s.asked == "blue"
    s.choose("order")
    assert s.favor("blue") == 2 and s.prompt == "act"


# When played: A Small Favor, Key to the City, Charlatan, Blackmail, Dissent


def test_a_small_favor_is_four_warbands() -> None:
    assert play("a_small_favor", "adviser", "red.warbands=1").warbands("red") == 5
    assert play("a_small_favor", "adviser", "red.warbands=12").warbands("red") == 14


def test_key_to_the_city_drives_out_an_absent_ruler() -> None:
    s = play("key_to_the_city", "lush_coast", "@1=lush_coast:blue*3 blue.pawn=2 red.warbands=1")
    assert s.warbands("blue", "lush_coast") == 0 and s.warbands("red", "lush_coast") == 1
    assert s.ruler("lush_coast") == "red" and s.warbands("red") == 1
    check(s.s)


@pytest.mark.parametrize("words", ["@1=lush_coast:blue*3", "@1=lush_coast:red", "citizens=blue @1=lush_coast:purple"])
def test_key_to_the_city_does_not_open_to_a_ruler_who_is_there(words: str) -> None:
    s = play("key_to_the_city", "lush_coast", f"{words} red.warbands=1")
    assert s.warbands("red") == 1 and not s.happened("killed")


@pytest.mark.ruling("key_to_the_city", 1)
def test_key_to_the_city_opens_a_site_of_bandits() -> None:
    s = play("key_to_the_city", "lush_coast", "red.warbands=1")
    assert s.ruler("lush_coast") == "red" and s.warbands("red") == 1


def test_key_to_the_city_with_the_ring_of_devotion_places_nothing() -> None:
    s = play(
        "key_to_the_city", "lush_coast", "@1=lush_coast:blue blue.pawn=2 red.warbands=1 red.relics=ring_of_devotion"
    )
    assert s.ruler("lush_coast") == "bandits" and s.warbands("red") == 2


@pytest.mark.ruling("charlatan", 1)
def test_charlatan_burns_what_lies_on_the_darkest_secret() -> None:
    s = play("charlatan", "lush_coast", "blue.banners=darkest_secret on.darkest_secret=secret*4 blue.secrets=3")
    assert s.secrets("darkest_secret") == 1 and s.secrets("blue") == 3


@pytest.mark.parametrize(("answer", "taken"), [("yes", False), ("no", True)])
def test_blackmail_takes_a_relic_or_three_favor(answer: str, taken: bool) -> None:
    s = play("blackmail", "adviser", "blue.favor=3 blue.relics=map,whistle chancellor.pawn=2")
    assert s.offered == ["map", "whistle"]
    s.choose("map")
    assert s.asked == "blue"
    s.choose(answer)
    assert s.relics("red") == (["map"] if taken else [])
    assert s.favor("red") == (1 if taken else 4)


def test_blackmail_leaves_a_poor_holder_no_choice() -> None:
    s = play("blackmail", "adviser", "blue.favor=2 blue.relics=map")
    assert s.relics("red") == ["map"] and s.favor("blue") == 2


def test_blackmail_finds_nothing_to_take() -> None:
    s = play("blackmail", "adviser", "blue.favor=2 blue.relics=circlet_of_command,map")
    assert s.relics("red") == ["circlet_of_command"]
    s = play("blackmail", "adviser", "blue.pawn=2 blue.relics=map")
    assert s.prompt == "act" and s.relics("red") == []


def test_dissent_taxes_all_but_the_holder_of_the_peoples_favor() -> None:
    s = play(
        "dissent",
        "adviser",
        "@2=river:wolves,longbows,blue blue.advisers=rangers,tents blue.favor=5 chancellor.banners=peoples_favor"
        " chancellor.advisers=alchemist red.favor=4",
    )
    # Blue rules Beast, Order and Nomad cards; Red this very Discord card.
    assert s.favor("blue") == 2 and s.favor("red") == 3 and s.favor("chancellor") == 2
    assert s.favor("dissent") == 4


@pytest.mark.ruling("dissent", 1)
def test_dissent_counts_imperial_sites_for_every_imperial_player() -> None:
    s = play(
        "dissent",
        "adviser",
        "citizens=blue @2=river:wolves,longbows,purple blue.favor=5 chancellor.favor=1 red.banners=peoples_favor",
    )
    assert s.favor("blue") == 3 and s.favor("chancellor") == 0 and s.favor("dissent") == 3
    s.rest()
    assert s.favor("discord") == 6


def test_dissent_takes_nothing_out_of_a_bank() -> None:
    s = play("dissent", "adviser", "blue.advisers=vow_of_kinship,wolves blue.favor=0 red.banners=peoples_favor")
    assert s.favor("dissent") == 0 and s.favor("nomad") == 3


# False Prophet

PROPHET = "blue.vision=vision_of_faith visions_drawn=3 red.warbands=1"


def test_false_prophet_shares_somebodys_vision() -> None:
    s = play("false_prophet", "adviser", f"{PROPHET} blue.banners=peoples_favor red.banners=darkest_secret")
    assert list(s.s.prophet) == [1, NUMBER["vision_of_faith"]] and s.warbands("red") == 1
    assert s.s.warbands[ROW + BANK] == 12
    check(s.s)
    s.rest().rest().rest()
    assert s.s.winner == 1  # in their Wake phase, by the vision of somebody else


def test_false_prophet_without_a_vision_has_a_warband_more() -> None:
    s = play("false_prophet", "adviser", "red.warbands=1")
    assert s.warbands("red") == 2 and s.s.prophet[0] == NONE
    s = play("false_prophet", "adviser", "citizens=red blue.vision=vision_of_faith red.warbands=1")
    assert s.warbands("purple") == 3 and s.on_board("red") == {"purple": 1}


LOST = "turn=blue red.advisers=false_prophet prophet=red,vision_of_faith red.pawn=2 blue.vision=vision_of_faith"


@pytest.mark.law("oath 5.1.4.III")
def test_false_prophet_gets_the_vision_when_another_takes_its_place() -> None:
    s = table(f"{LOST} blue.advisers=-vision_of_conquest red.warbands=0")
    s.choose("play facedown adviser", "revealed")
    assert s.asked == "red" and s.prompt == "where to play"
    assert s.offered == ["revealed", "facedown adviser", "discard"]
    s.choose("revealed")
    assert s.s.vision[1] == NUMBER["vision_of_faith"] and s.s.vision[2] == NUMBER["vision_of_conquest"]
    assert s.s.prophet[0] == NONE and s.s.warbands[ROW + BANK] == 14
    assert s.asked == "blue" and s.prompt == "act"
    check(s.s)


def test_false_prophet_may_discard_the_vision_where_they_are() -> None:
    s = table(f"{LOST} blue.advisers=-vision_of_conquest red.pawn=3")
    s.choose("play facedown adviser", "revealed", "discard")
    assert s.pile("hinterland") == ["vision_of_faith"] and s.pile("provinces") == []


def test_false_prophet_gets_the_vision_of_a_new_citizen() -> None:
    s = table(f"{LOST} blue.advisers=-long_lost_heir")
    s.choose("play facedown adviser", "adviser", "yes")
    assert s.asked == "red"
    s.choose("facedown adviser")
    assert s.advisers("red") == ["false_prophet", "-vision_of_faith"]
    assert s.s.citizens == 4 and s.s.turn != 2


def test_false_prophet_may_take_up_their_own_vision_again() -> None:
    words = "red.advisers=false_prophet,-vision_of_conquest prophet=red,vision_of_faith red.vision=vision_of_faith"
    s = table(words)
    s.choose("play facedown adviser", "revealed", "revealed")
    # It is revealed once more, and then makes room for the new one as any other.
    assert s.s.vision[1] == NUMBER["vision_of_conquest"] and s.pile("provinces") == ["vision_of_faith"]
    check(s.s)
    s = table(words)
    s.choose("play facedown adviser", "revealed", "facedown adviser")
    assert s.advisers("red") == ["false_prophet", "-vision_of_faith"]
    check(s.s)


def test_false_prophet_obeys_gossip() -> None:
    s = table(f"{LOST} blue.advisers=-vision_of_conquest @3=steppe:gossip,blue")
    s.choose("play facedown adviser", "revealed")
    assert s.asked == "red" and s.offered == ["revealed", "discard"]


@pytest.mark.ruling("false_prophet", 1)
def test_false_prophet_who_is_a_citizen_cannot_win_until_exiled() -> None:
    words = (
        "red.advisers=false_prophet prophet=red,vision_of_faith blue.vision=vision_of_faith visions_drawn=3 phase=wake"
    )
    s = table(f"{words} red.banners=darkest_secret citizens=red")
    assert s.s.winner == NONE and list(s.s.prophet) == [1, NUMBER["vision_of_faith"]]
    s = table(f"{words} red.banners=darkest_secret step=0")
    assert s.s.winner == 1
    # The warband stays when its owner becomes a Citizen.
    s = table("red.advisers=false_prophet,-long_lost_heir prophet=red,vision_of_faith blue.vision=vision_of_faith")
    s.choose("play facedown adviser", "adviser", "yes")
    assert s.s.citizens == 2 and s.s.prophet[0] == 1
    check(s.s)


# Vow of Renewal


@pytest.mark.ruling("vow_of_renewal", 1)
@pytest.mark.parametrize("holder", ["red", "blue"])
def test_vow_of_renewal_collects_what_is_burnt_for_a_relic(holder: str) -> None:
    s = table(f"@1=mountain:?r red.favor=2 blue.favor=0 {holder}.advisers=vow_of_renewal")
    s.choose("recover", *["relic 1"] * (holder == "blue"))
    assert s.favor(holder) == 2 and s.favor("blue" if holder == "red" else "red") == 0
    check(s.s)


def test_vow_of_renewal_does_not_recover_the_peoples_favor() -> None:
    words = "red.favor=3 red.secrets=0 blue.banners=peoples_favor"
    assert "recover" in table(words).offered
    assert "recover" not in table(f"{words} red.advisers=vow_of_renewal").offered


def test_vow_of_renewal_may_seize_it_and_collects_the_penalty() -> None:
    s = table(
        "red.advisers=vow_of_renewal red.warbands=6 red.favor=0 blue.warbands=0 blue.favor=0 blue.banners=peoples_favor"
        " on.peoples_favor=favor*4",
        dice(6, 6),
    )
    campaign(s, "blue", "pawn", "peoples_favor", pool=6).until("act", "no")
    assert s.favor("peoples_favor") == 2 and s.favor("red") == 2 and s.s.mob
    check(s.s)


# Royal Ambitions

AMBITIONS = "@2=river:red @3=steppe:red @4=rocky_coast:purple red.warbands=2 red.supply=1"


@pytest.mark.law("oath 7.6.1")
def test_royal_ambitions_make_a_citizen_with_a_relic() -> None:
    s = play("royal_ambitions", "adviser", f"{AMBITIONS} reliquary=map,?r,?r,?r")
    s.choose("yes", "space 1")
    assert s.s.citizens == 2 and s.relics("red") == ["map"] and s.happened("uncovered")
    assert s.s.turn == 2 and s.ruler("river") == "empire"
    check(s.s)


def test_royal_ambitions_may_stay_dreams() -> None:
    s = play("royal_ambitions", "adviser", AMBITIONS)
    s.choose("no")
    assert s.s.citizens == 0 and s.s.turn == 1
    s = play("royal_ambitions", "adviser", f"{AMBITIONS} @5=salt_flats:purple")
    assert s.prompt == "act"


# Salt the Earth


def test_salt_the_earth_ignores_capacity_and_clears_the_site() -> None:
    s = play("salt_the_earth", "river", "red.pawn=2 @2=river:wolves,longbows blue.pawn=1")
    s.choose("longbows")
    assert s.at("river") == ["salt_the_earth"] and s.pile("provinces") == ["wolves", "longbows"]
    s.rest()
    s = table("@1=lush_coast:salt_the_earth red.advisers=-wolves")
    s.choose("play facedown adviser")
    assert s.offered == ["adviser", "discard"]  # there is room for one card now


def test_salt_the_earth_cannot_lie_beside_a_locked_card() -> None:
    s = table("@1=lush_coast:keep,wolves red.advisers=-salt_the_earth")
    s.choose("play facedown adviser")
    assert s.prompt == "act" and s.pile("provinces") == ["salt_the_earth"]  # nothing but to discard it
    s = table("@1=lush_coast:wolves,blue red.advisers=-salt_the_earth blue.advisers=ancient_bloodline")
    s.choose("play facedown adviser")
    assert s.prompt == "act" and s.at("lush_coast") == ["wolves"]


@pytest.mark.ruling("salt_the_earth", 1)
def test_salt_the_earth_at_the_drowned_city() -> None:
    s = play("salt_the_earth", "drowned_city", "@1=drowned_city")
    assert s.at("drowned_city") == ["salt_the_earth"]


@pytest.mark.ruling("salt_the_earth", 3)
def test_salt_the_earth_not_at_a_facedown_site() -> None:
    s = table("@2=-river red.advisers=-salt_the_earth red.banners=peoples_favor")
    s.choose("play facedown adviser")
    modify(s, "peoples_favor")
    assert s.offered == ["lush_coast", "discard"]


# Riots


@pytest.mark.ruling("riots", 1)
@pytest.mark.ruling("riots", 2)
def test_riots_discard_the_most_frequent_suit_at_sites() -> None:
    words = (
        "mob=1 @2=river:wolves,rangers @3=steppe:longbows,keep @6=fertile_valley:scouts red.advisers=-riots"
        " blue.advisers=tents,elders,warning_signals"
    )
    s = table(words)
    s.choose("play facedown adviser", "lush_coast").until("act")
    # Order: three cards, of which the Keep is locked. Nomad advisers do not count.
    assert s.at("steppe") == ["keep"] and s.at("fertile_valley") == [] and s.at("river") == ["wolves", "rangers"]
    assert s.pile("hinterland") == ["longbows"] and s.pile("cradle") == ["scouts"]
    s = table(f"{words} mob=0")
    s.choose("play facedown adviser", "lush_coast")
    assert s.at("fertile_valley") == ["scouts"]


@pytest.mark.ruling("riots", 2)
def test_riots_choose_on_a_tie_and_never_go_themselves() -> None:
    s = play("riots", "lush_coast", "mob=1 @2=river:wolves,charlatan @3=steppe:rangers,longbows")
    assert s.prompt == "which suit" and s.offered == ["discord", "beast"]
    s.choose("discord")
    assert s.at("lush_coast") == ["riots"] and s.at("river") == ["wolves"]


# Actions: Sleight of Hand, Scryer, Assassin, Gambling Hall, Enchantress


def test_sleight_of_hand_leaves_one_secret() -> None:
    words = "red.advisers=sleight_of_hand red.secrets=0 blue.secrets=1 blue.flipped=1"
    s = table(words)
    s.choose("sleight_of_hand")
    assert (
        s.secrets("red") == 1 and s.secrets("blue") == 0 and s.flipped("blue") == 1 and s.favor("sleight_of_hand") == 1
    )
    assert "sleight_of_hand" not in table(f"{words} blue.flipped=0").offered
    assert "sleight_of_hand" not in table(f"{words} blue.pawn=2").offered


@pytest.mark.ruling("scryer", 1)
def test_scryer_sees_a_whole_pile() -> None:
    s = table("red.advisers=scryer red.secrets=2 piles.cradle=wolves,longbows,? piles.hinterland=tents")
    s.choose("scryer", "cradle")
    assert s.knows("red", "wolves") and s.knows("red", "longbows") and len(s.happened("peeked at pile")[0].secret) == 3
    assert not s.knows("blue", "wolves") and not s.knows("red", "tents")
    assert "?" not in s.pile("cradle") and s.pile("cradle")[:2] == ["wolves", "longbows"]
    check(s.s)


def test_scryer_does_not_look_at_what_is_known() -> None:
    s = table("red.advisers=scryer piles.cradle=wolves seen.wolves=red")
    assert "scryer" not in s.offered


def test_assassin_discards_an_adviser_at_the_site() -> None:
    s = table("red.advisers=assassin blue.advisers=wolves,-tents,insomnia,longbows chancellor.advisers=elders")
    s.choose("assassin")
    assert s.offered == ["wolves", "longbows"]  # neither facedown nor locked ones, nor anybody far away
    s.choose("longbows")
    assert s.advisers("blue") == ["wolves", "-tents", "insomnia"] and s.pile("provinces") == ["longbows"]
    assert "assassin" not in table("red.advisers=assassin blue.advisers=-tents,insomnia").offered


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("assassin", marks=pytest.mark.ruling("assassin", 1)),
        pytest.param("silver_tongue", marks=pytest.mark.ruling("silver_tongue", 1)),
        pytest.param("insomnia", marks=pytest.mark.ruling("insomnia", 1)),
    ],
)
def test_who_has_two_locked_advisers_cannot_have_a_third_that_allows_one(card: str) -> None:
    s = table(f"red.advisers=a_small_favor,long_lost_heir,-{card}")
    s.choose("play facedown adviser")
    assert s.prompt == "act" and s.pile("provinces") == [card]
    s = table(f"red.advisers=a_small_favor,wolves,-{card}")
    s.choose("play facedown adviser", "adviser")
    assert s.advisers("red") == ["a_small_favor", card] and s.pile("provinces") == ["wolves"]


@pytest.mark.law("oath 7.6.4")
def test_assassin_travels_in_a_family_wagon_with_any_number_of_nomads() -> None:
    s = table("red.advisers=family_wagon,tents,elders,warning_signals,-assassin")
    s.choose("play facedown adviser", "adviser")
    assert len(s.advisers("red")) == 5


@pytest.mark.law("oath 5.5.4")
@pytest.mark.ruling("gambling_hall", 1)
def test_gambling_hall_multiplies_by_doublings() -> None:
    s = table("@1=lush_coast:gambling_hall red.favor=2 banks.nomad=5", ["shield", "two shields", "doubling", "blank"])
    s.choose("gambling_hall", "nomad")
    assert s.favor("red") == 5 and s.favor("nomad") == 0 and s.favor("gambling_hall") == 2


def test_gambling_hall_may_pay_nothing() -> None:
    s = table("@1=lush_coast:gambling_hall red.favor=2", ["blank", "blank", "doubling", "blank"])
    s.choose("gambling_hall")
    assert s.prompt == "act" and s.favor("red") == 0


@pytest.mark.ruling("gambling_hall", 2)
def test_gambling_hall_may_be_jinxed() -> None:
    s = table("@1=lush_coast:gambling_hall red.advisers=jinx red.favor=2", ["blank"] * 4 + ["shield"] * 4)
    s.choose("gambling_hall", "yes", "order")
    assert s.favor("red") == 3


def test_enchantress_changes_places_with_anybody() -> None:
    s = table(
        "red.advisers=enchantress,tents chancellor.advisers=wolves,insomnia blue.advisers=-longbows,vow_of_silence"
    )
    s.choose("enchantress")
    assert s.advisers("red") == ["tents", "wolves"] and s.advisers("chancellor") == ["insomnia", "enchantress"]
    assert s.secrets("red") == 0 and s.secrets("enchantress") == 0
    assert "enchantress" not in table("red.advisers=enchantress,tents blue.advisers=-longbows,insomnia").offered


@pytest.mark.law("oath 7.6.4")
@pytest.mark.ruling("enchantress", 1)
def test_enchantress_for_a_pied_piper_drives_out_a_fourth_adviser() -> None:
    s = table("red.advisers=enchantress blue.advisers=pied_piper,wolves,longbows,insomnia")
    s.choose("enchantress", "pied_piper")
    assert s.asked == "blue" and set(s.offered) == {"wolves", "longbows"}  # a locked one stays
    s.choose("wolves")
    assert "enchantress" in s.advisers("blue") and s.advisers("red") == ["pied_piper"]


# Rest: Naysayers, Silver Tongue, Insomnia


@pytest.mark.ruling("naysayers", 1)
@pytest.mark.parametrize("title", ["red", "blue", "chancellor"])
def test_naysayers_rob_the_chancellor_while_an_exile_keeps_the_oath(title: str) -> None:
    s = table(f"title={title} oath=people {title}.banners=peoples_favor red.advisers=naysayers")
    s.choose("rest")
    if title == "chancellor":
        assert s.prompt != "rest power" and s.favor("chancellor") == 2
    else:
        s.choose("naysayers")
        assert s.favor("chancellor") == 1 and s.favor("red") == 2


def test_silver_tongue_talks_a_favor_out_of_a_bank_at_the_site() -> None:
    s = table("@1=lush_coast:wolves,longbows red.advisers=silver_tongue banks.beast=0")
    s.choose("rest", "silver_tongue")
    assert s.favor("red") == 2 and s.favor("order") == 2
    s = table("@1=lush_coast:wolves red.advisers=silver_tongue banks.beast=0")
    s.choose("rest")
    assert s.prompt != "rest power"


def test_insomnia_gains_a_secret() -> None:
    s = table("red.advisers=insomnia")
    s.choose("rest", "insomnia")
    assert s.secrets("red") == 2


# Muster: Downtrodden


@pytest.mark.parametrize(("bank", "warbands"), [(0, 4), (3, 2)])
def test_downtrodden_rise_for_the_poorest_suit(bank: int, warbands: int) -> None:
    s = table(f"@1=lush_coast:wolves red.advisers=downtrodden banks.beast={bank} banks.order=2 red.warbands=0")
    modify(s.choose("muster"), "downtrodden")
    assert s.warbands("red") == warbands


def test_downtrodden_are_silent_on_a_tie() -> None:
    s = table("@1=lush_coast:wolves red.advisers=downtrodden banks.beast=2 banks.order=2 red.warbands=0")
    s.choose("muster")
    assert s.prompt == "act" and s.warbands("red") == 2


# Boiling Lake


@pytest.mark.parametrize(("have", "left"), [(5, 3), (1, 0), (0, 0)])
def test_boiling_lake_costs_two_warbands(have: int, left: int) -> None:
    s = table(f"@2=river:boiling_lake red.warbands={have}")
    s.choose("travel", "river")
    assert s.warbands("red") == left


def test_boiling_lake_spares_its_ruler() -> None:
    s = table("@2=river:boiling_lake,red red.warbands=5")
    s.choose("travel", "river")
    assert s.warbands("red") == 5


@pytest.mark.ruling("boiling_lake", 1)
def test_boiling_lake_scalds_those_who_are_made_to_travel() -> None:
    s = table("@2=river:boiling_lake red.pawn=2 blue.warbands=5 red.relics=whistle")
    s.choose("whistle", "blue")
    assert s.pawn("blue") == 2 and s.warbands("blue") == 3


# Relic Thief

THIEF = "blue.advisers=relic_thief blue.favor=1 blue.secrets=1"


def recovered(words: str, luck: list[str]) -> Situation:
    """Red recovers a Map at the Mountain, where Blue is too."""
    return table(f"@1=mountain:map red.favor=2 {THIEF} {words}", luck).choose("recover", "relic 1")


@pytest.mark.law("oath 7.1.2")
@pytest.mark.ruling("relic_thief", 1)
def test_relic_thief_pays_and_steals_unless_a_shield_shows() -> None:
    s = recovered("", ["doubling"])
    assert s.asked == "blue" and s.favor("blue") == 1
    s.choose("yes")
    assert s.relics("blue") == ["map"] and s.relics("red") == []
    assert s.favor("blue") == 0 and s.favor("discord") == 4 and s.flipped("blue") == 1 and s.secrets("blue") == 0
    s = recovered("", ["shield"]).choose("yes")
    assert s.relics("red") == ["map"] and s.favor("blue") == 0
    assert recovered("", []).choose("no").relics("red") == ["map"]


@pytest.mark.parametrize("words", ["blue.pawn=3", "blue.favor=0", "blue.secrets=0", "red.relics=circlet_of_command"])
def test_relic_thief_has_to_be_near_and_able(words: str) -> None:
    assert recovered(words, []).prompt == "act"


@pytest.mark.ruling("relic_thief", 1)
@pytest.mark.ruling("relic_thief", 3)
@pytest.mark.parametrize(("rolled", "stolen"), [(["blank", "blank"], True), (["blank", "two shields"], False)])
def test_relic_thief_takes_back_all_or_nothing_in_a_campaign(rolled: list[str], stolen: bool) -> None:
    s = table(f"{THIEF} blue.warbands=0 blue.relics=map,whistle red.warbands=8", [*dice(7, 8), *rolled])
    campaign(s, "blue", "pawn", "map", "whistle", pool=8)
    assert s.asked == "blue" and s.relics("red") == ["map", "whistle"]
    s.choose("yes")
    assert s.relics("blue" if stolen else "red") == ["map", "whistle"]
    assert s.prompt == "banish"  # before the pawn is banished


@pytest.mark.ruling("relic_thief", 2)
def test_relic_thief_does_not_touch_gifts() -> None:
    s = table(f"@1=lush_coast:tinkers_fair chancellor.pawn=1 chancellor.relics=the_grand_scepter,map {THIEF}")
    s.choose("tinkers_fair", "chancellor")
    s.until("want in the deal")
    s.until("answer the deal", "map").choose("yes")
    assert "map" in s.relics("red") and s.prompt == "act"


@pytest.mark.ruling("relic_thief", 4)
def test_relic_thief_has_the_title_checked_each_time() -> None:
    # Oath of Protection: Red draws level with the Chancellor and past him, and Blue does the same.
    s = recovered("oath=protection title=chancellor red.relics=whistle blue.relics=skeleton_key", ["blank"])
    assert s.s.title == 1
    s.choose("yes")
    assert s.s.title == 2
    assert [event.args[0] for event in s.happened("oathkeeper")] == [1, 2]


@pytest.mark.ruling("relic_thief", 5)
def test_relic_thief_may_be_jinxed() -> None:
    s = recovered("blue.advisers=relic_thief,jinx blue.secrets=2", ["shield", "blank"])
    s.choose("yes", "yes")
    assert s.relics("blue") == ["map"]


# Gossip


@pytest.mark.ruling("gossip", 1)
@pytest.mark.parametrize(
    ("words", "told"), [("", True), ("@2=river:gossip,red", False), ("@2=river:gossip,blue", True)]
)
@pytest.mark.law("oath 10.6")
def test_gossip_betrays_facedown_advisers(words: str, told: bool) -> None:
    s = table(f"@2=river:gossip {words} deck=wolves,longbows,tents,...")
    s.choose("search", "wolves").until("where to play")
    assert ("facedown adviser" in s.offered) is not told


@pytest.mark.ruling("gossip", 2)
def test_gossip_does_not_touch_those_who_lie_facedown() -> None:
    s = table("@2=river:gossip red.advisers=-wolves")
    assert s.advisers("red") == ["-wolves"]
    s.choose("play facedown adviser")
    assert s.offered == ["lush_coast", "adviser", "discard"]


@pytest.mark.ruling("gossip", 3)
def test_gossip_leaves_a_citizens_vision_nothing_but_the_discard_pile() -> None:
    s = table("citizens=red @2=river:gossip deck=vision_of_faith,...")
    s.choose("search")
    assert s.prompt == "act" and s.pile("provinces") == ["vision_of_faith"]


# Bandit Chief, Chaos Cult


def test_bandit_chief_kills_one_warband_at_each_site_and_brings_more_bandits() -> None:
    s = play(
        "bandit_chief", "lush_coast", "@1=lush_coast:red @2=river:blue*3 @3=steppe:purple*2 red.warbands=3", dice(1, 3)
    )
    assert (
        s.warbands("red", "lush_coast") == 0
        and s.warbands("blue", "river") == 2
        and s.warbands("purple", "steppe") == 1
    )
    campaign(s, "bandits", pool=3).until("act", "no")
    assert s.happened("campaign decided")[0].args[4] == 3


def test_chaos_cult_takes_a_favor_from_each_new_oathkeeper() -> None:
    s = table("oath=people title=blue blue.banners=peoples_favor blue.advisers=chaos_cult red.favor=4 blue.favor=0")
    s.choose("recover", 2).until("act", "discord")
    assert s.s.title == 1 and s.favor("red") == 1 and s.favor("blue") == 1
    s = table("oath=people title=blue blue.banners=peoples_favor red.advisers=chaos_cult red.favor=4")
    s.choose("recover", 2).until("act", "discord")
    assert s.s.title == 1 and s.favor("red") == 2
