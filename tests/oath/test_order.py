"""Order denizens but for their battle plans, which are in `test_order_plans`."""

from __future__ import annotations

import pytest
from tests.oath.conserved import check
from tests.oath.fighting import attack, declare, killed, plans, pools, won
from tests.oath.situation import Situation, given

from lawbound.oath.cards import SUIT_NAMES

THREE = "oath seats=chancellor,red,blue turn=red deck=?,..."
HERE = f"{THREE} @1=mine @3=salt_flats @6=river"
"""All stand at the mine; the salt flats and the river are elsewhere."""


def offers(table: Situation, power: str) -> bool:
    return power in table.offered


def play(table: Situation, where: str) -> Situation:
    """Turn over a facedown adviser and play it there."""
    return table.choose("play facedown adviser", where)


# Pressgangs


def test_pressgangs_muster_on_a_card_that_is_not_empty() -> None:
    position = f"{THREE} @1=mine:pressgangs,wolves red.favor=1 on.wolves=favor on.pressgangs=secret"
    table = given(position).choose("muster", "wolves")
    assert (table.favor("wolves"), table.warbands("red")) == (2, 5)
    assert not offers(given(position.replace("pressgangs", "longbows")), "muster")


# Garrison


def test_garrison_gains_a_warband_for_each_ruled_site_and_sends_one_to_each() -> None:
    table = given(f"{HERE} @1=mine:red @3=salt_flats:red*2 @6=river:blue red.warbands=1 red.advisers=-garrison")
    play(table, "mine")
    assert (table.warbands("red"), table.warbands("red", "mine"), table.warbands("red", "salt_flats")) == (1, 2, 3)
    assert table.prompt == "act"
    check(table.s)


def test_a_garrison_gives_no_rule_and_where_warbands_run_short_the_sites_are_chosen() -> None:
    table = given(f"{HERE} red.advisers=-garrison")
    play(table, "mine")
    assert (table.warbands("red"), table.ruler("mine")) == (3, "bandits")
    table = given(f"{HERE} @1=mine:red*7 @3=salt_flats:red*6 red.warbands=0 red.advisers=-garrison")
    play(table, "mine")  # one is left in the bank
    assert (table.prompt, table.offered) == ("which site", ["mine", "salt_flats"])
    table.choose("salt_flats")
    assert (table.warbands("red", "mine"), table.warbands("red", "salt_flats"), table.warbands("red")) == (7, 7, 0)


def test_the_ring_of_devotion_keeps_a_garrison_on_the_board() -> None:
    table = given(f"{HERE} @1=mine:red red.advisers=-garrison red.relics=ring_of_devotion red.warbands=0")
    play(table, "mine")
    assert (table.warbands("red"), table.warbands("red", "mine")) == (1, 1)


def test_a_citizens_garrison_is_purple_and_goes_to_all_sites_of_the_empire() -> None:
    table = given(f"{HERE} citizens=red @3=salt_flats:purple @6=river:purple red.warbands=0 red.advisers=-garrison")
    play(table, "mine")
    assert [table.warbands("purple", site) for site in ("salt_flats", "river")] == [2, 2]


# Messenger


def test_messenger_moves_warbands_between_the_board_and_any_ruled_sites() -> None:
    table = given(f"{HERE} @1=mine:messenger @3=salt_flats:red*4 @6=river:red red.warbands=1 red.favor=1")
    table.choose("messenger")
    assert (table.prompt, table.offered) == ("which site", ["salt_flats", "river", "done"])
    table.choose("salt_flats")
    assert (table.prompt, table.offered) == ("how many", [1, 2, 3, 5])
    table.choose(1)
    assert table.warbands("red") == 4
    table.choose("river")
    assert table.offered == [2, 3, 4, 5]
    table.choose(5)
    assert (table.warbands("red"), table.warbands("red", "salt_flats"), table.warbands("red", "river")) == (0, 1, 5)
    assert table.prompt == "act"
    check(table.s)


@pytest.mark.ruling("messenger", 1)
@pytest.mark.open_question("permission_of_the_chancellor")
def test_a_citizens_messenger_needs_no_permission_of_the_chancellor() -> None:
    table = given(f"{HERE} citizens=red @1=mine:messenger @3=salt_flats:purple*4 red.warbands=0 red.favor=1")
    table.choose("messenger", "salt_flats", 1)
    assert (table.asked, table.prompt) == ("red", "act")
    assert table.on_board("red") == {"purple": 3}


def test_the_last_warband_stays_and_the_ring_of_devotion_lets_none_go_to_a_site() -> None:
    position = f"{HERE} @1=mine:messenger @3=salt_flats:red red.favor=1 red.relics"
    assert not offers(given(f"{position}=ring_of_devotion red.warbands=2"), "messenger")
    assert not offers(given(f"{position}=whistle red.warbands=0"), "messenger")
    table = given(f"{position}=whistle red.warbands=2").choose("messenger", "salt_flats")
    assert table.offered == [2, 3]


# Palanquin


def test_palanquin_carries_somebody_along_without_supply() -> None:
    table = given(f"{HERE} red.advisers=palanquin red.favor=1 red.supply=2 blue.supply=0 chancellor.pawn=3")
    table.choose("palanquin")
    assert (table.asked, table.prompt) == ("red", "which site")
    table.choose("river")
    assert (table.pawn("red"), table.pawn("blue"), table.pawn("chancellor")) == (6, 6, 3)
    assert (table.supply("red"), table.supply("blue"), table.favor("palanquin")) == (2, 0, 1)
    assert [event.args for event in table.happened("traveled")] == [(2, 5)]  # the own pawn is put there


def test_palanquin_reveals_a_site_and_needs_company() -> None:
    table = given(f"{HERE} red.advisers=palanquin red.favor=1", luck=["plains"]).choose("palanquin", "blue")
    table.choose("position 2")
    assert (table.pawn("red"), table.pawn("blue"), table.ruler("plains")) == (2, 2, "bandits")
    alone = given(f"{HERE} red.advisers=palanquin red.favor=1 blue.pawn=3 chancellor.pawn=6")
    assert not offers(alone, "palanquin")


def test_palanquin_goes_only_where_the_other_could_travel() -> None:
    """Meeting 14: forced travel obeys every "cannot"."""
    table = given(f"{HERE} @3=narrow_pass @4=salt_flats red.advisers=palanquin red.favor=1 chancellor.pawn=6")
    table.choose("palanquin")
    assert "narrow_pass" in table.offered and "salt_flats" not in table.offered


@pytest.mark.ruling("palanquin", 1)
@pytest.mark.ruling("toll_roads", 1)
@pytest.mark.ruling("toll_roads", 4)
def test_whoever_is_carried_decides_whether_to_pay_the_toll() -> None:
    position = (
        "oath seats=chancellor,red,blue,white turn=red @1=mine @3=salt_flats:toll_roads,white @6=river:white "
        "red.advisers=palanquin red.favor=1 chancellor.pawn=3 white.pawn=3 white.favor=0"
    )
    table = given(f"{position} blue.favor=1").choose("palanquin", "river")
    assert (table.asked, table.prompt, table.pawn("red")) == ("blue", "consent to pay", 1)
    table.choose("yes")
    assert (table.pawn("red"), table.pawn("blue"), table.favor("blue"), table.favor("white")) == (6, 6, 0, 1)
    table = given(f"{position} blue.favor=1").choose("palanquin", "river", "no")
    assert (table.asked, table.prompt) == ("red", "which site")
    assert "river" not in table.offered
    assert "river" not in given(f"{position} blue.favor=0").choose("palanquin").offered
    # Whoever has to pay nothing is not asked: the user's own toll does not matter.
    table = given(f"{position} blue.favor=0 white.pawn=1 blue.pawn=3").choose("palanquin", "river")
    assert (table.pawn("red"), table.pawn("white")) == (6, 6)


@pytest.mark.parametrize(("answer", "blue_at"), [("yes", 2), ("no", 1)])
def test_the_toll_of_a_site_that_the_palanquin_reveals_needs_consent_too(answer: str, blue_at: int) -> None:
    """The user's pawn turns the site over, so bandits rule it when the other one comes."""
    table = given(
        f"{HERE} @3=salt_flats:toll_roads red.advisers=palanquin red.favor=1 blue.favor=1 chancellor.pawn=6",
        luck=["plains"],
    )
    table.choose("palanquin", "position 2")
    assert (table.asked, table.prompt, table.pawn("red")) == ("blue", "consent to pay", 2)
    table.choose(answer)
    assert (table.pawn("blue"), table.favor("blue")) == (blue_at, answer == "no")


@pytest.mark.ruling("palanquin", 2)
@pytest.mark.parametrize("ruler", ["red", "blue", "white", "bandits"])
def test_in_the_shrouded_wood_its_ruler_may_part_them(ruler: str) -> None:
    warbands = "" if ruler == "bandits" else f":{ruler}"
    table = given(
        f"oath seats=chancellor,red,blue,white turn=red @1=shrouded_wood{warbands} @3=salt_flats @6=river "
        "red.advisers=palanquin red.favor=1 chancellor.pawn=3 white.pawn=3"
    )
    table.choose("palanquin", "river")
    assert table.pawn("red") == 6
    if ruler in ("blue", "bandits"):
        assert (table.pawn("blue"), table.prompt) == (6, "act")
    else:
        assert (table.asked, table.prompt) == (ruler, "travel to")
        table.choose("salt_flats")
        assert (table.pawn("red"), table.pawn("blue")) == (6, 3)


# Tome Guardians


@pytest.mark.ruling("tome_guardians", 1)
def test_guarded_by_bandits_nobody_can_recover_the_darkest_secret() -> None:
    position = f"{HERE} red.secrets=3 red.favor=0"
    assert offers(given(position), "recover")
    for warbands, able in (("", False), (",blue", False), (",purple", False), (",red", True)):
        assert offers(given(f"{position} @6=river:tome_guardians{warbands}"), "recover") == able


def test_tome_guardians_keep_enemies_from_targeting_the_darkest_secret_and_from_conspiracies() -> None:
    position = f"{HERE} @6=river:tome_guardians,blue blue.banners=darkest_secret,peoples_favor blue.warbands=0"
    table = given(position).choose("campaign", "blue", "pawn")
    assert "peoples_favor" in table.offered and "darkest_secret" not in table.offered
    table = given(
        f"{position} red.advisers=-conspiracy,wolves,longbows blue.advisers=forest_paths,scouts red.secrets=1"
    )
    play(table, "revealed")
    assert table.offered == ["peoples_favor", "done"]


@pytest.mark.parametrize(("relic", "able"), [("grand_mask", True), ("whistle", False)])
def test_behind_a_grand_mask_the_empires_guardians_are_the_own_ones(relic: str, able: bool) -> None:
    """Meeting 18: in the holder's turn the Darkest Secret may be targeted."""
    table = given(
        f"{HERE} @6=river:tome_guardians,purple chancellor.banners=darkest_secret,peoples_favor red.relics={relic}"
    )
    table.choose("campaign", "chancellor", "pawn")
    assert ("darkest_secret" in table.offered) == able


# Tyrant


@pytest.mark.ruling("tyrant", 1)
def test_a_tyrant_kills_a_warband_where_they_arrive_and_none_where_there_is_none() -> None:
    table = given(f"{HERE} @3=salt_flats:blue*2 red.advisers=tyrant").choose("travel", "salt_flats")
    assert (table.warbands("blue", "salt_flats"), killed(table)) == (1, 1)
    table = given(f"{HERE} red.advisers=tyrant").choose("travel", "river")
    assert (table.pawn("red"), table.warbands("red"), killed(table)) == (6, 3, 0)


@pytest.mark.ruling("tyrant", 2)
def test_a_tyrants_own_last_warband_has_to_die() -> None:
    table = given(f"{HERE} @3=salt_flats:red red.advisers=tyrant").choose("travel", "salt_flats")
    assert (table.warbands("red", "salt_flats"), table.ruler("salt_flats")) == (0, "bandits")


def test_bandits_do_not_satisfy_a_tyrant_and_others_need_not_be_tyrants() -> None:
    """Meeting 19."""
    table = given(f"{HERE} red.advisers=tyrant red.relics=bandit_crown").choose("travel", "salt_flats")
    assert not killed(table)
    table = given(f"{HERE} @3=salt_flats:blue*2 blue.advisers=tyrant").choose("travel", "salt_flats")
    assert not killed(table)


def test_a_tyrant_who_is_carried_kills_as_well() -> None:
    table = given(f"{HERE} @6=river:red red.advisers=palanquin red.favor=1 blue.advisers=tyrant chancellor.pawn=3")
    table.choose("palanquin", "river")
    assert table.warbands("red", "river") == 0


# Forced Labor


@pytest.mark.parametrize(("ruler", "paid"), [("blue", "blue"), ("purple", "chancellor"), ("", None)])
def test_forced_labor_is_paid_for_every_search(ruler: str, paid: str | None) -> None:
    there = f",{ruler}" if ruler else ""
    position = (
        f"{THREE} @1=mine{there.replace(',', ':')} @3=salt_flats:forced_labor{there} blue.favor=0 chancellor.favor=0"
    )
    table = given(f"{position} red.favor=1 deck=wolves,keep,scouts,...")
    shared = table.s.shared
    table.choose("search")
    assert table.favor("red") == 0
    assert table.s.shared == shared + (paid is None)
    assert paid is None or table.favor(paid) == 1
    assert not offers(given(f"{position} red.favor=0"), "search")


def test_forced_labor_spares_its_ruler_and_whoever_stands_elsewhere() -> None:
    table = given(f"{THREE} @1=mine:forced_labor,red red.favor=0")
    assert offers(table, "search")
    table = given(f"{THREE} @1=mine:red @3=salt_flats:forced_labor,blue red.favor=0")
    assert offers(table, "search")


@pytest.mark.ruling("forced_labor", 1)
def test_forced_labor_is_due_again_for_every_facedown_adviser_that_is_played() -> None:
    """Meeting 2: unpaid, it is not played."""
    position = f"{THREE} @1=mine:forced_labor,blue blue.favor=0 deck=wolves,keep,scouts,..."
    table = given(f"{position} red.favor=2").choose("search", "wolves", "keep", "facedown adviser")
    assert (table.favor("red"), table.favor("blue")) == (1, 1)
    play(table, "adviser")
    assert (table.favor("red"), table.favor("blue"), table.advisers("red")) == (0, 2, ["wolves"])
    table = given(f"{position} red.favor=0 red.advisers=-longbows").choose("play facedown adviser")
    assert (table.advisers("red"), table.pile("provinces")) == ([], ["longbows"])  # nothing but to discard it


@pytest.mark.ruling("forced_labor", 2)
def test_forced_labor_blocks_the_vision_of_the_oracle() -> None:
    """Meeting 2."""
    position = (
        f"{THREE} @1=mine:forced_labor,blue blue.favor=0 red.advisers=oracle deck=vision_of_faith,... red.secrets=2"
    )
    table = given(f"{position} red.favor=1").choose("oracle", "revealed")
    assert (table.favor("red"), table.favor("blue")) == (0, 1)
    table = given(f"{position} red.favor=0").choose("oracle")
    assert table.pile("provinces") == ["vision_of_faith"]


# Secret Police, Vow of Obedience


def test_secret_police_keep_enemies_from_playing_visions_faceup_at_sites_of_their_ruler() -> None:
    position = f"{THREE} @3=salt_flats:secret_police,blue deck=vision_of_faith,... @1=mine"
    table = given(f"{position}:blue").choose("search")
    assert table.offered == ["facedown adviser", "discard"]
    table = given(f"{position}:red").choose("search")
    assert table.offered == ["revealed", "facedown adviser", "discard"]


@pytest.mark.ruling("vow_of_obedience", 2)
@pytest.mark.parametrize(
    "position",
    [
        f"{THREE} @1=mine:secret_police,blue red.advisers=-conspiracy",
        f"{THREE} @1=mine red.advisers=-conspiracy,vow_of_obedience",
    ],
)
def test_the_conspiracy_is_stopped_like_other_visions(position: str) -> None:
    """Meeting 8: Secret Police and Vow of Obedience stop the play."""
    table = given(position).choose("play facedown adviser")
    assert table.pile("provinces") == ["conspiracy"]  # nothing but to discard it


@pytest.mark.ruling("conspiracy", 4)
def test_the_conspiracy_is_a_vision_for_book_binders_and_for_vow_of_obedience() -> None:
    """Meeting 8: Book Binders gain."""
    table = given(f"{THREE} @1=mine red.advisers=-conspiracy blue.advisers=book_binders blue.favor=0")
    play(table, "revealed").until("act", "yes")
    assert table.favor("blue") > 0
    table = given(f"{THREE} @1=mine red.advisers=-conspiracy,vow_of_obedience blue.advisers=book_binders blue.favor=0")
    table.choose("play facedown adviser")
    assert (table.pile("provinces"), table.favor("blue")) == (["conspiracy"], 0)


@pytest.mark.ruling("vow_of_obedience", 1)
def test_a_vision_that_is_revealed_stays_when_obedience_is_vowed() -> None:
    table = given(
        f"{THREE} @1=mine red.advisers=-vow_of_obedience red.vision=vision_of_faith deck=vision_of_rebellion,..."
    )
    play(table, "adviser")
    assert table.sees(None)["players"]["red"]["vision"] == "vision_of_faith"
    table.choose("search")
    assert table.offered == ["facedown adviser", "discard"]


def test_obedience_is_rewarded_at_the_end_of_every_rest() -> None:
    table = given(f"{THREE} @1=mine red.advisers=vow_of_obedience red.favor=0").choose("rest")
    assert (table.prompt, table.offered) == ("rest power", ["vow_of_obedience", "done"])
    table.choose("vow_of_obedience", "nomad")
    assert (table.favor("red"), table.favor("nomad"), table.asked) == (1, 2, "blue")
    table = given(f"{THREE} @1=mine red.advisers=vow_of_obedience red.favor=0").choose("rest", "done")
    assert (table.favor("red"), table.asked) == (0, "blue")
    empty = " ".join([f"banks.{suit}=0" for suit in SUIT_NAMES])
    table = given(f"{THREE} @1=mine red.advisers=vow_of_obedience {empty}").choose("rest")
    assert table.asked == "blue"


# Captains


def test_captains_attack_from_a_ruled_site_with_the_warbands_there() -> None:
    table = given(
        f"{HERE} @1=mine:captains @3=salt_flats:red*4 blue.pawn=3 blue.warbands=0 "
        "red.favor=1 red.warbands=1 red.supply=3",
        luck=["blank"] * 2 + ["sword"] * 5,
    )
    table.choose("captains")
    assert (table.supply("red"), table.favor("captains")) == (3, 1)
    declare(table)
    assert pools(table) == (5, 2)  # four at the salt flats and one on the board
    assert won(table)
    assert table.asked == "red" and table.prompt == "banish"


def test_captains_losses_may_come_from_the_site_and_who_is_beaten_goes_to_the_board() -> None:
    table = given(
        f"{HERE} @1=mine:captains @3=salt_flats:red*4 blue.pawn=3 red.favor=1 red.warbands=2 blue.warbands=9",
        luck=["shield"] * 2 + ["hollow sword"] * 6,
    )
    declare(table.choose("captains")).until("losses", "no").choose(0)
    assert (table.warbands("red"), table.warbands("red", "salt_flats")) == (3, 0)


def test_crowned_bandits_follow_captains_and_never_die() -> None:
    """Meeting 19: they add a die and count for half of the force, but only warbands die."""
    table = given(
        f"{HERE} @1=mine:captains blue.pawn=3 red.favor=1 red.warbands=3 red.relics=bandit_crown blue.warbands=9",
        luck=["shield"] * 2 + ["hollow sword"] * 4,
    )
    table.choose("captains").until("attack dice")
    assert table.offered[0] == 4
    table.choose(4).until("act", "no")
    assert (killed(table), table.warbands("red"), table.ruler("salt_flats")) == (2, 1, "red")


def test_captains_need_a_ruled_site_with_an_enemy() -> None:
    assert not offers(given(f"{HERE} @1=mine:captains @3=salt_flats:red red.favor=1 blue.pawn=6"), "captains")
    assert not offers(given(f"{HERE} @1=mine:captains @3=salt_flats red.favor=1 blue.pawn=3"), "captains")


@pytest.mark.ruling("captains", 1)
@pytest.mark.ruling("captains", 2)
def test_a_citizen_turns_captains_against_the_chancellor() -> None:
    """Meeting 20."""
    table = given(
        f"{HERE} citizens=red @1=mine @3=salt_flats:captains,purple*4 @6=river:purple,longbows "
        "red.favor=1 red.warbands=1 chancellor.pawn=3 blue.pawn=6 chancellor.warbands=2",
        luck=["blank"] * 2 + ["sword"] * 5,
    )
    table.choose("captains")
    assert table.offered == ["salt_flats", "river"]
    table.choose("salt_flats")
    assert table.prompt == "target" and "salt_flats" in table.offered  # it need not be one
    table.choose("pawn", "done")
    assert table.offered == [5, 4, 3, 2, 1, 0]
    table.choose(5)
    assert table.asked == "chancellor" and plans(table) == ["longbows"]  # red rules no Imperial card meanwhile
    table.choose("done")
    assert pools(table) == (5, 2 + 1)  # two for the pawn, one for the title
    assert table.happened("campaign decided")[0].args[4] == 2  # only the chancellor's board defends
    assert won(table)


# Siege Engines, Royal Tax


def test_siege_engines_kill_two_warbands_at_one_site_of_the_region() -> None:
    table = given(f"{THREE} @1=mine:siege_engines,red @2=salt_flats:blue*3 @3=river:blue red.favor=1")
    table.choose("siege_engines")
    assert table.offered == ["mine", "salt_flats"]
    table.choose("salt_flats")
    assert table.warbands("blue", "salt_flats") == 1
    table = given(f"{THREE} @1=mine:siege_engines,red @3=river:blue red.favor=1").choose("siege_engines")
    assert (table.warbands("red", "mine"), killed(table)) == (0, 1)
    assert not offers(given(f"{THREE} @1=mine:siege_engines @3=river:blue red.favor=1"), "siege_engines")


def test_royal_tax_takes_two_favor_from_everybody_at_ruled_sites_of_the_region() -> None:
    table = given(
        "oath seats=chancellor,red,blue,white turn=red @1=mine @2=salt_flats:red @3=river:red red.advisers=-royal_tax "
        "chancellor.pawn=2 blue.pawn=2 white.pawn=3 chancellor.favor=1 blue.favor=4 white.favor=2 red.favor=0"
    )
    play(table, "adviser")
    assert [table.favor(who) for who in ("red", "chancellor", "blue", "white")] == [3, 0, 2, 2]


@pytest.mark.ruling("royal_tax", 1)
def test_favor_of_kin_is_on_no_board_and_is_not_taxed() -> None:
    """Meeting 28."""
    table = given(f"{THREE} @1=mine:red red.advisers=-royal_tax red.favor=0 blue.favor=0 blue.advisers=vow_of_kinship")
    play(table, "adviser")
    assert (table.favor("red"), table.favor("nomad")) == (2, 3)  # from the Chancellor


# Toll Roads, Curfew


def test_toll_roads_ask_enemies_for_a_favor() -> None:
    position = f"{HERE} @3=salt_flats:toll_roads,blue @4=plains:blue @6=river:red blue.favor=0"
    table = given(f"{position} red.favor=1").choose("travel", "plains")
    assert (table.favor("red"), table.favor("blue"), table.pawn("red")) == (0, 1, 4)
    table = given(f"{position} red.favor=0").choose("travel")
    assert "river" in table.offered and "plains" not in table.offered and "salt_flats" not in table.offered
    table = given(f"{HERE} @3=salt_flats:toll_roads,purple chancellor.favor=0 red.favor=1").choose(
        "travel", "salt_flats"
    )
    assert (table.favor("red"), table.favor("chancellor")) == (0, 1)
    table = given(f"{HERE} citizens=red @3=salt_flats:toll_roads,purple chancellor.favor=0 red.favor=1")
    table.choose("travel", "salt_flats")
    assert table.favor("red") == 1


@pytest.mark.ruling("toll_roads", 2)
def test_bandits_burn_the_toll_and_collect_nothing_at_facedown_sites() -> None:
    table = given(f"{HERE} @3=salt_flats:toll_roads red.favor=1")
    shared = table.s.shared
    table.choose("travel", "river")
    assert (table.favor("red"), table.s.shared) == (0, shared + 1)
    table = given(f"{HERE} @3=salt_flats:toll_roads red.favor=0", luck=["plains"]).choose("travel")
    assert "river" not in table.offered
    table.choose("position 2")
    assert table.pawn("red") == 2


def test_forest_paths_do_not_spare_the_toll() -> None:
    position = f"{HERE} @3=salt_flats:toll_roads,wolves,blue @1=mine:forest_paths blue.favor=0"
    table = given(f"{position} red.favor=2").choose("travel", "forest_paths", "salt_flats")
    assert (table.pawn("red"), table.supply("red"), table.favor("red"), table.favor("blue")) == (3, 7, 0, 1)


def test_whoever_is_banished_pays_no_toll_against_their_will() -> None:
    """Meeting 13: tolls need the loser's consent."""
    table = given(
        "oath seats=chancellor,red,blue,white turn=red @1=mine @3=salt_flats:toll_roads,white @6=river:white "
        "chancellor.pawn=3 white.pawn=3 white.favor=0 blue.favor=3 blue.warbands=0",
        luck=["blank"] * 2 + ["sword"] * 3,
    )
    attack(table, "pawn", defender="blue").choose("yes", "river")
    assert (table.asked, table.prompt) == ("blue", "consent to pay")
    table.choose("no")
    assert (table.asked, table.prompt) == ("red", "travel to")
    assert "river" not in table.offered and "position 2" in table.offered


def test_curfew_asks_enemies_for_a_favor_for_trades_with_cards_of_its_ruler() -> None:
    position = f"{HERE} @1=mine:wolves,blue @3=salt_flats:curfew,blue blue.favor=0 red.secrets=1"
    table = given(f"{position} red.favor=1").choose("trade")
    assert (table.favor("blue"), table.favor("red"), table.secrets("wolves")) == (1, 1, 1)
    assert not offers(given(f"{position} red.favor=0"), "trade")
    assert not offers(given(f"{position} red.favor=2 red.secrets=0"), "trade")  # two to place, one for the ruler
    assert offers(given(f"{HERE} @1=mine:wolves,red @3=salt_flats:curfew,blue red.favor=0"), "trade")
    assert offers(given(f"{HERE} citizens=red @1=mine:wolves,purple @3=salt_flats:curfew,purple red.favor=0"), "trade")
    table = given(f"{HERE} @1=mine:wolves @3=salt_flats:curfew red.favor=1")
    shared = table.s.shared
    table.choose("trade")
    assert table.s.shared == shared + 1


# Knights Errant, Hunting Party


def test_knights_errant_ride_out_after_a_muster() -> None:
    position = f"{HERE} @1=mine:knights_errant red.favor=1 red.supply=2"
    table = given(position).choose("muster", "knights_errant")
    assert (table.prompt, table.asked) == ("follow up", "red")
    table.choose("yes")
    assert table.prompt == "defender"
    table.choose("blue")
    assert table.supply("red") == 1
    table = given(position).choose("muster", "knights_errant", "no")
    assert table.prompt == "act"
    table = given(position).choose("muster", "done")
    assert table.prompt == "act"


def test_hunting_party_rides_out_after_a_search_of_the_world_deck_only() -> None:
    position = f"{HERE} @1=mine:hunting_party deck=wolves,... piles.cradle=keep"
    table = given(position).choose("search", "hunting_party", "cradle").until("where to play").choose("discard")
    assert table.prompt == "act"
    table = given(position).choose("search", "hunting_party", "world deck").until("where to play").choose("discard")
    assert table.prompt == "follow up"
    supply = table.supply("red")
    table.choose("yes", "blue")
    assert table.supply("red") == supply
    table = given(f"{position} red.advisers=-scouts").choose("play facedown adviser")
    assert table.prompt == "where to play"  # nothing is hunted


def test_who_has_become_a_citizen_in_the_search_does_not_ride_out() -> None:
    """Their Act phase is over."""
    table = given(f"{HERE} @1=mine:hunting_party deck=bewitch,... red.secrets=3 blue.advisers=scouts")
    table.choose("search", "hunting_party").until("keep").choose("bewitch")
    table.until("where to play").choose("adviser", "yes")
    assert not table.happened("campaign") and table.s.turn == 2


# Council Seat


def test_whoever_has_a_council_seat_cannot_be_exiled() -> None:
    position = (
        f"{HERE} citizens=blue,red chancellor.favor=6 red.favor=6 red.secrets=0 red.warbands=0 blue.advisers=scouts"
    )
    table = given(f"{position} turn=chancellor").choose("exile a citizen")
    assert table.offered == ["red", "blue"]
    table = given(f"{position} turn=chancellor red.advisers=council_seat").choose("exile a citizen")
    assert table.s.citizens == 0b010  # blue it is
    assert offers(given(position), "exile yourself")
    assert not offers(given(f"{position} red.advisers=council_seat"), "exile yourself")
