"""Battle plans of the hearth denizens, and what is officially said about them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.oath.situation import Situation, given

WON = ["blank", *["sword"] * 9]
LOST = ["two shields", *["hollow sword"] * 9]
"""Where one site is attacked: a defense die, and enough attack dice."""


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


def dice(t: Situation) -> tuple[int, int]:
    """Both pools, attack first."""
    act: Any = t.s.act
    return act.attack, act.defense


def test_extra_provisions_add_a_defense_die() -> None:
    t = attack("blue.advisers=extra_provisions", LOST)
    assert (t.asked, dice(t)) == ("blue", (6, 1))
    t.choose("extra_provisions")
    assert len(t.happened("rolled")[0].args) == 2 + 2
    assert t.favor("hearth") == 4  # outside of Blue's turn the favor goes home at once


def test_traveling_doctor_saves_the_beaten_force_and_leaves() -> None:
    t = attack("red.advisers=traveling_doctor", LOST).choose("traveling_doctor").until("act", "no")
    assert (t.warbands("red"), t.advisers("red"), t.pile("provinces")) == (6, [], ["traveling_doctor"])


def test_traveling_doctor_stays_after_a_victory() -> None:
    t = attack("red.advisers=traveling_doctor", WON).choose("traveling_doctor").until("occupy").choose(2)
    assert (t.prompt, t.advisers("red")) == ("act", ["traveling_doctor"])


def test_traveling_doctor_does_not_heal_skulls_nor_sacrifices() -> None:
    luck = ["two shields", *["two swords"] * 2, *["hollow sword"] * 4]
    t = attack("@1=salt_flats:blue*5 red.advisers=traveling_doctor blue.warbands=0", luck).choose("traveling_doctor")
    assert t.prompt == "sacrifice"
    assert t.warbands("red") == 4
    t.choose("no")
    assert t.warbands("red") == 4


@pytest.mark.ruling("traveling_doctor", 1)
def test_traveling_doctor_against_sticky_fire() -> None:
    words = "@1=salt_flats:blue*4 blue.advisers=traveling_doctor red.relics=sticky_fire red.favor=2"
    t = attack(words, WON).choose("sticky_fire", "traveling_doctor")
    t.until("use the power").choose("yes")
    assert (t.warbands("blue"), t.favor("red"), t.favor("blue")) == (4, 1, 2)


@pytest.mark.parametrize(("way", "pool"), [("village_constable", 8), ("village_constable 2", 4)])
def test_village_constable_adds_or_removes_two_dice(way: str, pool: int) -> None:
    t = attack("@2=river:village_constable,red", WON)
    assert t.offered == ["village_constable", "village_constable 2", "done"]
    t.choose(way)
    assert len(t.happened("rolled")[1].args) == 2 + pool


def test_village_constable_defends_as_well() -> None:
    t = attack("@2=river:village_constable,blue", WON).choose("village_constable 2")
    assert len(t.happened("rolled")[1].args) == 2 + 4


@pytest.mark.parametrize(("card", "enemy", "mine"), [("village_constable", 0, 1), ("the_great_levy", 0, 1)])
def test_the_people_do_not_fight_their_favorite(card: str, enemy: int, mine: int) -> None:
    words = f"@2=river:{card},red red.favor=3"
    assert card in attack(words).offered
    assert card in attack(f"{words} red.banners=peoples_favor").offered
    t = attack(f"{words} blue.banners=peoples_favor", WON)
    assert t.prompt != "battle plan"


@pytest.mark.ruling("the_great_levy", 1)
def test_the_great_levy_does_nothing_against_the_peoples_favor() -> None:
    luck = ["blank", *["two swords"] * 2, *["sword"] * 4]
    t = attack("red.advisers=the_great_levy red.favor=3 blue.banners=peoples_favor", luck)
    assert t.prompt == "occupy"  # no plan, and both skulls have killed
    assert t.warbands("red") == 4


def test_the_great_levy_adds_dice_and_ignores_skulls() -> None:
    luck = ["blank", *["two swords"] * 9]
    t = attack("red.advisers=the_great_levy red.favor=3", luck).choose("the_great_levy")
    assert (t.prompt, t.warbands("red"), t.favor("the_great_levy")) == ("occupy", 6, 2)
    assert len(t.happened("rolled")[1].args) == 2 + 9


def test_the_great_levy_of_a_defender_ignores_no_skulls() -> None:
    luck = ["blank", *["two swords"] * 2, "sword"]
    t = attack("blue.advisers=the_great_levy blue.favor=3", luck).choose("the_great_levy 2")
    assert len(t.happened("rolled")[1].args) == 2 + 3
    assert t.warbands("red") == 4


def test_hearts_and_minds_win_at_once() -> None:
    words = "@2=river:hearts_and_minds,blue blue.favor=3"
    t = attack(words).choose("hearts_and_minds")
    assert (t.prompt, t.warbands("red"), t.ruler("salt_flats")) == ("act", 3, "blue")
    assert not t.happened("rolled")
    assert (t.at("river"), t.pile("provinces")) == ([], ["hearts_and_minds"])


def test_hearts_and_minds_stay_with_the_peoples_favor() -> None:
    t = attack("@2=river:hearts_and_minds,blue blue.favor=3 blue.banners=peoples_favor").choose("hearts_and_minds")
    assert t.at("river") == ["hearts_and_minds"]


def test_hearts_and_minds_of_the_empire_belong_to_the_whole_side() -> None:
    words = "citizens=blue @1=salt_flats:purple*2 @2=river:hearts_and_minds,purple chancellor.banners=peoples_favor"
    t = attack(f"{words} blue.favor=3 chancellor.favor=0", (), "blue")
    assert t.asked == "blue"
    t.choose("hearts_and_minds")
    assert t.at("river") == ["hearts_and_minds"]  # the Chancellor, an ally, holds the banner


def test_hospital_saves_who_would_be_killed() -> None:
    luck = ["blank", *["two swords"] * 2, *["sword"] * 4]
    t = attack("@2=river:hospital,red", luck).choose("hospital")
    assert t.warbands("red") == 4
    t.until("act")
    assert (t.warbands("red", "river"), t.prompt) == (3, "act")
    assert not [event for event in t.happened("killed") if event.args[0] == 1]


def test_hospital_saves_the_beaten() -> None:
    t = attack("@2=river:hospital,red", LOST).choose("hospital").until("act", "no")
    assert (t.warbands("red"), t.warbands("red", "river")) == (3, 1 + 3)


@pytest.mark.ruling("hospital", 1)
def test_hospital_is_closed_if_its_site_was_lost() -> None:
    words = "@1=salt_flats:hospital,blue*4"
    t = attack(words, WON).choose("hospital").until("occupy")
    t.choose(1)
    assert (t.warbands("blue"), t.warbands("blue", "salt_flats")) == (2, 0)
    # Where the other site is a target and the Hospital is not, the dead come there.
    t = attack("@1=salt_flats:blue*4 @2=river:hospital,blue", WON).choose("hospital").until("occupy").choose(1)
    assert (t.warbands("blue"), t.warbands("blue", "river")) == (2, 3)


@pytest.mark.ruling("hospital", 2)
def test_hospital_leaves_nothing_for_cauldron_and_cage() -> None:
    words = "@1=salt_flats:blue*4 @2=river:hospital,blue red.relics=cursed_cauldron,obsidian_cage"
    t = attack(words, WON).choose("cursed_cauldron", "obsidian_cage", "hospital").until("act")
    assert t.warbands("blue", "river") == 3
    assert t.on_board("red") == {"red": 6}  # nobody was killed
    assert t.s.warbands[2 * 16 + 15] == 2  # the two that would have been left


def test_traveling_doctor_against_a_brutal_chancellor() -> None:
    words = "turn=chancellor chancellor.pawn=salt_flats chancellor.warbands=6 reliquary=none,?,?,?"
    t = attack(f"{words} @1=salt_flats:red*4 red.warbands=1", WON, "red").until("occupy").choose(1)
    assert t.warbands("red") == 0  # all five have died
    words += " @1=salt_flats:red*4 red.warbands=1 red.advisers=traveling_doctor"
    t = attack(words, WON, "red").choose("traveling_doctor").until("occupy").choose(1)
    assert t.warbands("red") == 5


def test_hearts_and_minds_do_not_stand_beside_a_code_of_honor() -> None:
    words = "@2=river:hearts_and_minds,code_of_honor,blue blue.favor=3"
    t = attack(words, LOST)
    assert "hearts_and_minds" in t.offered
    t.choose("code_of_honor 2")
    assert t.happened("rolled")
