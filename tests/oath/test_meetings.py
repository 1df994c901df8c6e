"""Cards of several suits that meet: who is first, who prevails, and what is left then.

The numbers are those of the list of meetings that the rules were designed by. Most of them are stated beside the cards
that they are about; here are those that belong to no single suit, relic or site.
"""

from __future__ import annotations

import pytest
from tests.oath.fighting import attack, killed, pools, won
from tests.oath.situation import given

THREE = "oath seats=chancellor,red,blue turn=red"
FOUR = "oath seats=chancellor,red,blue,yellow turn=red"
HERE = f"{THREE} @1=mine @2=salt_flats @3=river @6=marshes chancellor.pawn=2"


# Trades in disguise


def test_in_disguise_the_own_advisers_do_nothing_and_those_of_the_other_one_do() -> None:
    """Meeting 3: Secret Signal is for its holder, or for whoever wears their face; the own one not even beforehand."""
    position = f"{HERE} @1=mine:wolves red.secrets=2 red.favor=0"
    table = given(f"{position} red.advisers=master_of_disguise,secret_signal").choose("trade")
    table.choose("master_of_disguise", "blue")
    assert (table.prompt, table.favor("red")) == ("act", 1)
    table = given(f"{position} red.advisers=master_of_disguise,secret_signal").choose("trade", "secret_signal")
    assert (table.prompt, table.favor("red")) == ("act", 2)  # no disguise is offered any more
    table = given(f"{position} red.advisers=master_of_disguise blue.advisers=secret_signal")
    table.choose("trade", "master_of_disguise", "blue", "secret_signal")
    assert (table.prompt, table.favor("red")) == ("act", 2)


# Room at a homeland


@pytest.mark.parametrize(("first", "favor"), [("tavern_songs", 1), ("wolves", 2)])
def test_a_homeland_does_not_reward_who_rotates_its_own_crops(first: str, favor: int) -> None:
    """Meeting 5: what was discarded there this turn counts, whatever made the room."""
    table = given(
        f"{THREE} @1=fertile_valley:tavern_songs,wolves,elders @2=mine red.favor=0"
        " red.advisers=-storyteller,crop_rotation"
    )
    table.choose("play facedown adviser", "crop_rotation", "fertile_valley", first)
    assert table.favor("red") == favor


# The vision of a False Prophet

LOST = (
    f"{THREE} turn=blue @1=mine @2=salt_flats @3=river red.advisers=false_prophet prophet=red,vision_of_faith"
    " blue.vision=vision_of_faith blue.advisers=-vision_of_conquest red.favor=1"
)


@pytest.mark.parametrize(
    ("ban", "offered"),
    [
        ("", ["revealed", "facedown adviser", "discard"]),
        ("@3=river:sacred_ground red.pawn=1 blue.pawn=3", ["facedown adviser", "discard"]),
        ("@1=mine:sacred_ground red.pawn=1", ["revealed", "facedown adviser", "discard"]),
        ("@3=river:secret_police,blue red.pawn=3", ["facedown adviser", "discard"]),
        ("@3=river:gossip,blue red.pawn=3", ["revealed", "discard"]),
    ],
)
def test_a_prophet_plays_the_lost_vision_by_their_own_bans(ban: str, offered: list[str]) -> None:
    """Meeting 7: it is Red who plays now, in Blue's turn; then Blue's play goes on."""
    table = given(f"{LOST} {ban}")
    table.choose("play facedown adviser", "revealed")
    assert (table.asked, table.prompt, table.offered) == ("red", "where to play", offered)
    table.choose(offered[0])
    assert (table.asked, table.prompt) == ("blue", "act")
    assert table.sees(None)["players"]["blue"]["vision"] == "vision_of_conquest"


def test_a_prophet_gives_forced_labor_its_due() -> None:
    """Meetings 2 and 7."""
    words = "@3=river:forced_labor,blue red.pawn=3"
    table = given(f"{LOST} {words}").choose("play facedown adviser", "revealed", "revealed")
    assert (table.favor("red"), table.favor("blue")) == (0, 2)
    table = given(f"{LOST} {words} red.favor=0").choose("play facedown adviser", "revealed")
    assert (table.asked, table.pile("hinterland")) == ("blue", ["vision_of_faith"])  # unpaid, it is not played


# The Conspiracy


def test_a_conspiracy_between_spell_breaker_sacred_ground_and_book_binders() -> None:
    """Meeting 8: it is played, nothing is burnt, the binders gain, and it leaves the game."""
    table = given(
        f"{HERE} @3=river:sacred_ground,spell_breaker,blue red.advisers=wolves,elders,-conspiracy red.secrets=2"
        " blue.advisers=tents,rangers,book_binders blue.relics=whistle blue.favor=0"
    )
    table.choose("play facedown adviser", "revealed")
    assert (table.asked, table.prompt) == ("blue", "which bank")
    table.choose("order")
    assert (table.asked, table.prompt, table.secrets("red"), table.favor("blue")) == ("red", "act", 2, 2)
    assert (table.relics("blue"), table.sees(None)["boxed"]) == (["whistle"], ["conspiracy"])


# The banished


@pytest.mark.parametrize("placed", [0, 1])
def test_who_beats_the_ruler_of_the_shrouded_wood_chooses_where_they_go(placed: int) -> None:
    """Meeting 13: it counts who rules the wood when the pawn is banished, after the sites were taken."""
    table = given(
        f"{FOUR} @1=shrouded_wood:blue @2=mine @3=river yellow.pawn=2 chancellor.pawn=2 blue.warbands=0 red.warbands=9",
        luck=["blank"] * 3 + ["sword"] * 9,
    )
    attack(table, "pawn", defender="blue").choose(placed, "yes")
    assert (table.asked, table.prompt) == ("red", "travel to")


def test_the_union_of_a_loser_who_lost_the_wood_does_not_hold_them_there() -> None:
    """Meeting 13: Vow of Union binds whoever still rules the site; the wood belongs to its new ruler."""
    table = given(
        f"{THREE} @1=shrouded_wood:blue @2=mine @3=river chancellor.pawn=2 blue.warbands=0 blue.advisers=vow_of_union"
        " red.warbands=9",
        luck=["blank"] * 3 + ["sword"] * 9,
    )
    attack(table, "pawn", defender="blue").choose(1, "yes", "river")
    assert table.pawn("blue") == 3


# Battle plans that end or close the fight


def test_an_envoy_of_the_attacker_comes_before_hearts_and_minds() -> None:
    """Meeting 23: the attacker plans first, and then there is nothing left to plan."""
    words = "red.advisers=peace_envoy red.favor=9 blue.favor=3 blue.advisers=hearts_and_minds blue.warbands=1"
    table = given(f"{HERE} {words}")
    attack(table, "pawn", defender="blue").choose("peace_envoy")
    assert won(table)
    assert (table.asked, table.advisers("blue"), table.happened("rolled")) == ("red", ["hearts_and_minds"], [])


def test_hearts_and_minds_win_against_a_code_of_honor_but_not_against_a_specialist() -> None:
    """Meeting 23: Code of Honor binds its own side alone, a Specialist closes the other side's plans."""
    words = "red.favor=3 blue.favor=3 blue.advisers=hearts_and_minds blue.warbands=1 red.warbands=4"
    table = given(f"{HERE} {words} red.advisers=code_of_honor")
    attack(table, "pawn", defender="blue").choose("code_of_honor", "hearts_and_minds")
    assert not won(table)
    assert (table.warbands("red"), table.happened("rolled")) == (2, [])
    table = given(f"{HERE} {words} red.advisers=specialist")
    attack(table, "pawn", defender="blue").choose("specialist")
    assert table.happened("rolled")


@pytest.mark.parametrize(("advisers", "usable"), [("insect_swarm", True), ("insect_swarm,gleaming_armor", False)])
def test_only_an_added_secret_makes_a_plan_one_that_a_spell_breaker_stops(advisers: str, usable: bool) -> None:
    """Meeting 22: the swarm adds a favor, the armor a secret."""
    table = given(
        f"{HERE} @1=mine:blue @3=river:spell_breaker,blue blue.advisers={advisers} red.advisers=longbows red.secrets=3"
        " red.favor=3"
    )
    attack(table, "pawn", defender="blue")
    assert (table.prompt == "battle plan") is usable
    if usable:
        table.choose("longbows")
        assert (table.favor("red"), table.secrets("red")) == (2, 3)


# What a defeat costs


@pytest.mark.parametrize("saviour", ["billowing_fog", "traveling_doctor"])
def test_to_lose_nothing_prevails_over_every_power_that_kills_all(saviour: str) -> None:
    """Meeting 25: against the wall of the own side, a brutal Chancellor, and Sticky Fire, whose favor is owed."""
    blue = f"blue.advisers={saviour},shield_wall blue.favor=3 blue.secrets=3 blue.warbands=0"
    table = given(
        f"{HERE} @1=mine:blue*4 {blue} red.warbands=9 red.relics=sticky_fire red.favor=2",
        luck=["blank"] + ["sword"] * 9,
    )
    attack(table, defender="blue").choose("sticky_fire", saviour, "shield_wall").until("use the power").choose("yes")
    assert won(table)
    assert (killed(table), table.warbands("blue"), table.favor("red")) == (0, 4, 1)
    table = given(
        f"{HERE} turn=chancellor reliquary=none,?,?,? @1=mine:blue*4 {blue} chancellor.pawn=1 chancellor.warbands=9",
        luck=["blank"] + ["sword"] * 9,
    )
    attack(table, defender="blue").choose(saviour).until("occupy")
    assert (killed(table), table.warbands("blue")) == (0, 4)


def test_hospital_fire_cauldron_and_cage() -> None:
    """Meeting 24: whom the hospital saves is neither killed nor left over; they are back when all is done."""
    table = given(
        f"{HERE} @1=mine:blue*4 @3=river:hospital,blue blue.warbands=0 blue.favor=0 red.favor=1 red.warbands=9"
        " red.relics=sticky_fire,cursed_cauldron,obsidian_cage",
        luck=["blank"] + ["sword"] * 9,
    )
    attack(table, defender="blue").choose("sticky_fire", "cursed_cauldron", "obsidian_cage", "hospital").choose(0)
    assert table.prompt == "next battle plan"
    table.choose("sticky_fire", "yes").until("act")
    assert (table.warbands("blue", "river"), table.warbands("red"), killed(table)) == (5, 9, 0)


# Thieves

THIEF = f"{HERE} blue.advisers=relic_thief blue.favor=1 blue.secrets=1"


@pytest.mark.parametrize(("rolled", "thief"), [("blank", "blue"), ("shield", "red")])
def test_a_relic_thief_steals_nothing_but_the_circlet_from_its_holder(rolled: str, thief: str) -> None:
    """Meeting 26: Red has taken the Circlet itself, which guards everything else."""
    table = given(
        f"{THIEF} blue.warbands=0 blue.relics=circlet_of_command,whistle red.warbands=9",
        luck=["blank"] * 4 + ["sword"] * 9 + [rolled],
    )
    table.choose("campaign", "blue", "pawn")
    assert table.offered == ["circlet_of_command", "done"]
    table.choose("circlet_of_command", 9)
    assert (pools(table), table.asked, table.relics("red")) == ((9, 4), "blue", ["circlet_of_command"])
    table.choose("yes")
    assert "circlet_of_command" in table.relics(thief)


@pytest.mark.parametrize(("nomad", "asked"), [("", False), ("@3=river:elders,blue", True)])
def test_a_relic_thief_has_to_know_a_lost_tongue(nomad: str, asked: bool) -> None:
    """Meeting 26: who rules no Nomad card can take nothing from whoever speaks it."""
    table = given(f"{THIEF} {nomad} @1=marshes:whistle @6=mine red.pawn=1 red.secrets=1 red.advisers=lost_tongue")
    table.choose("recover")
    if table.prompt == "recover":
        table.choose("relic 1")
    assert (table.asked == "blue") is asked
    assert table.relics("red") == ["whistle"]


def test_the_title_and_its_cult_follow_a_stolen_relic_each_time() -> None:
    """Meeting 26: under the Oath of Protection Red becomes Oathkeeper by the relic, and Blue by the theft.

    Each of them loses a favor to the cult at once; Blue pays for the theft before.
    """
    table = given(
        f"{FOUR} oath=protection title=chancellor @1=marshes:map @2=mine yellow.pawn=2 chancellor.pawn=2 red.secrets=1"
        " red.relics=whistle blue.relics=skeleton_key blue.advisers=relic_thief blue.favor=2 blue.secrets=1 red.favor=1"
        " yellow.advisers=chaos_cult yellow.favor=0",
        luck=["blank"],
    )
    table.choose("recover")
    if table.prompt == "recover":
        table.choose("relic 1")
    assert (table.asked, table.s.title, table.favor("yellow"), table.favor("red")) == ("blue", 1, 1, 0)
    table.choose("yes")
    assert (table.s.title, table.favor("yellow"), table.favor("blue")) == (2, 2, 0)


# What follows a campaign


def test_culture_then_herald_and_sneak_attack_then_second_wind() -> None:
    """Meeting 27: in the campaign, then in turn order from the attacker, whose own wind comes last."""
    table = given(
        f"{FOUR} @1=mine:martial_culture,red @2=salt_flats @3=river red.advisers=second_wind red.favor=3 red.secrets=3"
        " chancellor.pawn=2 blue.advisers=sneak_attack yellow.advisers=herald yellow.favor=0 blue.warbands=0"
        " yellow.warbands=0",
        luck=["blank"] * 2 + ["sword"] * 3,
    )
    attack(table, "pawn", defender="blue").choose("martial_culture", "second_wind")
    table.until("use the power", "no").choose("no")
    assert (table.asked, table.prompt) == ("blue", "follow up")
    table.choose(table.offered[-1])  # no attack
    assert (table.asked, table.prompt) == ("yellow", "which bank")
    table.choose("order")
    assert (table.asked, table.prompt, table.offered[0]) == ("red", "follow up", "travel")


# The favor of kin

KIN = "advisers=vow_of_kinship"


def test_a_toll_for_kin_goes_to_the_nomad_bank_and_kin_pay_tolls_from_it() -> None:
    """Meeting 28."""
    table = given(f"{HERE} @3=river:toll_roads,blue blue.{KIN} blue.favor=0 red.favor=1").choose("travel", "river")
    assert (table.favor("red"), table.favor("blue"), table.favor("nomad")) == (0, 0, 4)
    table = given(f"{HERE} @3=river:toll_roads,blue red.{KIN} red.favor=0 blue.favor=0").choose("travel", "river")
    assert (table.favor("blue"), table.favor("nomad")) == (1, 2)


def test_nobody_takes_the_favor_of_kin_by_force() -> None:
    """Meeting 28: it lies on no board, so it is neither burnt with the banished nor taken."""
    table = given(
        f"{HERE} blue.{KIN} blue.favor=0 blue.warbands=0 red.advisers=slander red.favor=3 red.secrets=3",
        luck=["blank"] * 2 + ["sword"] * 3,
    )
    attack(table, "pawn", defender="blue")
    table.until("banish", "slander").choose("no")
    assert (table.prompt, table.favor("nomad")) == ("act", 3)


def test_the_price_of_an_exile_is_paid_to_and_by_kin_through_the_bank() -> None:
    """Meeting 28: 6.7 gives the favor to the Citizen, 6.8 to whoever holds the Grand Scepter."""
    table = given(f"{HERE} turn=chancellor citizens=blue chancellor.favor=7 blue.{KIN} blue.favor=0")
    table.choose("exile a citizen")
    assert (table.s.citizens, table.favor("blue")) == (0, 0)
    price = 7 - table.favor("chancellor")
    assert table.favor("nomad") == 3 + price
    table = given(
        f"{HERE} citizens=red red.{KIN} red.favor=0 red.warbands=0 red.secrets=1 banks.nomad=6 chancellor.favor=0"
    )
    table.choose("exile yourself")
    assert (table.s.citizens, table.favor("nomad"), table.favor("chancellor")) == (0, 5, 1)


def test_what_kin_gain_from_the_nomad_bank_stays_there() -> None:
    """Meeting 28: a trade with a Nomad card moves favor from the bank to the bank."""
    table = given(f"{HERE} @1=mine:elders red.{KIN} red.favor=0 red.secrets=1 banks.nomad=3").choose("trade")
    table.until("act", "elders for favor")
    assert (table.favor("red"), table.favor("nomad")) == (0, 3)


# Locks


def test_a_bloodline_is_no_help_where_its_holder_does_not_rule() -> None:
    """Meeting 30: the Great Herd, the mounts and the settlers of others keep off what is locked for them."""
    for holder, swaps in (("blue", False), ("red", True)):
        table = given(f"{HERE} @3=river:elders,{holder} red.advisers=-great_herd blue.advisers=ancient_bloodline")
        table.choose("play facedown adviser", "mine")
        assert (table.prompt == "which card") is swaps


def test_dice_that_a_crowned_union_brings() -> None:
    """Meeting 19: bandits of the crown add dice, and no skull or half finds anybody to kill but warbands."""
    table = given(
        f"{HERE} red.relics=bandit_crown red.advisers=vow_of_union red.warbands=1 blue.warbands=9",
        luck=["shield"] * 2 + ["hollow sword"] * 5,
    )
    attack(table, "pawn", defender="blue").until("act", "no")
    assert pools(table)[0] == 1 + 4  # the Mine, the Salt Flats, the River and the Marshes
    assert not won(table)
    assert (killed(table), table.ruler("river")) == (1, "red")


# Rest


@pytest.mark.open_question("secrets_of_others_at_rest")
def test_all_secrets_on_cards_go_to_whoever_rests() -> None:
    """Also one on a Pied Piper who is with somebody else by then; what others have turned facedown stays theirs."""
    table = given(
        f"{HERE} @1=mine:scryer,blue red.advisers=pied_piper,elders red.secrets=2 piles.cradle=? blue.flipped=1"
    )
    table.choose("pied_piper", "blue")
    table.choose("scryer")
    assert (table.secrets("pied_piper"), table.secrets("scryer"), table.secrets("red")) == (1, 1, 0)
    table.choose("rest").until("act")
    assert (table.secrets("red"), table.secrets("blue"), table.flipped("blue")) == (2, 1, 1)


@pytest.mark.law("oath 7.4.3")
def test_salt_the_earth_leaves_a_modifier_that_is_in_use() -> None:
    """Errand Boy brought it: the site has two cards then, and a capacity of one."""
    t = given(
        "oath seats=chancellor,red turn=red @1=plains:errand_boy,longbows red.favor=1 piles.hinterland=salt_the_earth"
    )
    t.choose("search", "errand_boy", "hinterland", "plains")
    assert (t.at("plains"), t.pile("provinces")) == (["errand_boy", "salt_the_earth"], ["longbows"])
