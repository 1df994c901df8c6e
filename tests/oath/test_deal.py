"""Binding exchanges and promises: Law of Oath 7.6.3, 9.6, 10.26."""

from __future__ import annotations

import random

import pytest
from tests.oath.conserved import check
from tests.oath.situation import Situation, given

from lawbound.oath.cards import NUMBER
from lawbound.oath.deal import ADVISERS, FAVOR, PROMISES, RELICS, SECRETS, SITES, may_deal, partners, things_of
from lawbound.oath.gifts import A_SECRET, why_not_give
from lawbound.oath.position_text import dumps, loads
from lawbound.oath.promises import CAMPAIGN, GIVE_FAVOR, GIVE_SECRETS, NOT_CAMPAIGN, NOT_TRAVEL

NOTHING = "favor=0 {0}.secrets=0 {0}.warbands=0 "
POOR = "".join([f"{each}.{NOTHING.format(each)}" for each in ("chancellor", "red", "blue")])
TABLE = "oath seats=chancellor,red,blue @3=mountain @4=marshes @6=rocky_coast deck=wild_cry,... turn=red " + POOR
"""Nobody has anything, but the Chancellor has the Grand Scepter; it is red's turn."""
FAIR = TABLE + "@1=plains:tinkers_fair "
FESTIVAL = TABLE + "@1=plains:festival_district "
WRITER = TABLE + "@1=plains:deed_writer "
TRIBUNAL = TABLE + "@1=the_tribunal "
DEALT = (FAVOR, SECRETS, RELICS)


def favor(s: Situation) -> list[int]:
    return list(s.s.favor)


def secrets(s: Situation) -> list[int]:
    return list(s.s.secrets)


# Offers


@pytest.mark.law("oath 10.26", "oath 7.6.3", "oath 10.3", "oath 9.6")
def test_both_sides_of_an_exchange_happen_at_once() -> None:
    s = given(FAIR + "red.favor=3 blue.secrets=2 blue.relics=cracked_horn,brass_horse")
    s.choose("tinkers_fair", "blue")
    assert (s.prompt, s.offered) == ("give in the deal", ["0 favor", "1 favor", "2 favor", "3 favor"])
    s.choose("2 favor")
    assert (s.prompt, s.offered) == ("want in the deal", ["0 secrets", "1 secrets", "2 secrets"])
    s.choose("1 secrets")
    assert (s.prompt, s.offered) == ("want in the deal", ["cracked_horn", "brass_horse", "done"])
    s.choose("cracked_horn", "done")
    assert (s.asked, s.prompt, s.offered) == ("blue", "answer the deal", ["yes", "no", "counter"])
    horn = (RELICS, NUMBER["cracked_horn"])
    assert s.ask.given == (NUMBER["tinkers_fair"], 1, ((FAVOR, 2),), ((SECRETS, 1), horn))
    s.choose("yes")
    assert favor(s) == [0, 1, 2] and secrets(s) == [0, 1, 1]
    assert s.relics("red") == ["cracked_horn"] and s.relics("blue") == ["brass_horse"]
    assert not s.happened("took") and s.happened("gave", "oath card tinkers_fair")
    check(s.s)


@pytest.mark.law("oath 10.26", "oath 10.27")
def test_only_what_there_is_can_be_named_and_facedown_secrets_stay() -> None:
    s = given(FAIR + "red.favor=1 red.flipped=3")
    s.choose("tinkers_fair", "blue", "1 favor")
    assert (s.asked, s.prompt) == ("blue", "answer the deal")


@pytest.mark.law("oath 10.26")
def test_nobody_gives_favor_for_favor() -> None:
    s = given(FAIR + "red.favor=2 red.secrets=1 blue.favor=2 blue.secrets=1")
    s.choose("tinkers_fair", "blue", "0 favor")
    assert (s.prompt, s.offered) == ("want in the deal", ["0 favor", "1 favor", "2 favor"])
    s.choose("2 favor", "1 secrets")
    assert s.prompt == "answer the deal"
    s.choose("yes")
    assert favor(s) == [0, 4, 0] and secrets(s) == [0, 0, 2]


@pytest.mark.law("oath 7.6.3")
def test_a_refusal_changes_nothing() -> None:
    s = given(FAIR + "red.favor=3")
    s.choose("tinkers_fair", "blue", "3 favor", "no")
    assert favor(s) == [0, 3, 0] and s.sees(None)["offers"] == {"red": {"blue": 1}}


@pytest.mark.law("oath 7.6.3")
def test_the_other_may_say_once_what_they_would_agree_to() -> None:
    s = given(FAIR + "red.favor=3 blue.secrets=1")
    s.choose("tinkers_fair", "blue", "1 favor", "1 secrets", "counter")
    assert (s.asked, s.prompt, s.offered[-1]) == ("blue", "want in the deal", "3 favor")
    s.choose("3 favor")
    assert (s.asked, s.prompt) == ("blue", "give in the deal")
    s.choose("1 secrets")
    assert (s.asked, s.offered) == ("red", ["yes", "no"])
    assert s.ask.given[1:] == (2, ((SECRETS, 1),), ((FAVOR, 3),))
    s.choose("yes")
    assert favor(s) == [0, 0, 3] and secrets(s) == [0, 1, 0]


@pytest.mark.law("oath 7.6.3")
def test_two_failed_offers_to_the_same_player_are_enough_for_a_turn() -> None:
    s = given(FAIR + "red.favor=3")
    assert partners(s.s, 1, DEALT) == [2, 0]
    s.choose("tinkers_fair", "blue", "1 favor", "no")
    s.choose("tinkers_fair", "blue", "0 favor")  # an offer of nothing is none
    assert not may_deal(s.s, 1, 2) and may_deal(s.s, 2, 1) and may_deal(s.s, 1, 0)
    s.choose("tinkers_fair")
    assert s.prompt == "give in the deal"  # the Chancellor is the only one left
    s.choose("0 favor", "done", "tinkers_fair", "0 favor", "done")
    assert "tinkers_fair" not in s.offered
    s.rest().rest().rest()
    assert s.asked == "red" and "tinkers_fair" in s.offered


@pytest.mark.law("oath 10.26")
def test_without_anything_to_exchange_there_is_no_deal() -> None:
    s = given(FAIR)
    assert not may_deal(s.s, 1, 2, DEALT) and may_deal(s.s, 1, 0, DEALT)  # the Chancellor has the Scepter
    assert may_deal(s.s, 1, 2, (PROMISES,)) and not may_deal(s.s, 1, 1, (PROMISES,))
    assert "festival_district" not in given(FESTIVAL).offered


@pytest.mark.law("oath 2.3", "oath 7.6.3")
def test_relics_of_the_reliquary_are_in_no_other_deal() -> None:
    s = given(FAIR + "turn=chancellor chancellor.favor=1")
    s.choose("tinkers_fair", "red", "0 favor")
    assert s.offered == ["the_grand_scepter", "done"]


@pytest.mark.law("oath 10.3", "oath card vow_of_silence")
def test_a_vow_bars_giving_secrets_but_not_getting_them() -> None:
    s = given(FAIR + "red.secrets=2 blue.secrets=2 red.advisers=vow_of_silence")
    assert why_not_give(s.s, 1, A_SECRET) == "oath card vow_of_silence" and why_not_give(s.s, 2, A_SECRET) is None
    s.choose("tinkers_fair", "blue")
    assert (s.prompt, s.offered) == ("want in the deal", ["0 secrets", "1 secrets", "2 secrets"])
    s.choose("1 secrets", "yes")
    assert secrets(s) == [0, 3, 1]


@pytest.mark.law("oath 10.3", "oath 2.11")
def test_the_title_follows_what_is_given() -> None:
    s = given(FAIR + "oath=protection title=blue blue.relics=cracked_horn,brass_horse")
    s.choose("tinkers_fair", "blue", "cracked_horn", "brass_horse", "yes")
    assert s.sees(None)["title"] == "red"


# Advisers


@pytest.mark.law("oath 10.26", "oath 9.4", "oath 10.8", "oath 10.3")
def test_a_facedown_adviser_is_named_by_its_place_and_learned_by_its_new_owner() -> None:
    s = given(FESTIVAL + "red.advisers=-scryer blue.advisers=-vision_of_faith")
    s.choose("festival_district", "blue")
    assert (s.prompt, s.offered) == ("give in the deal", ["adviser 1", "done"])
    s.choose("adviser 1", "adviser 1", "yes")
    assert s.advisers("red") == ["-vision_of_faith"] and s.advisers("blue") == ["-scryer"]
    assert all([s.knows(who, card) for who in ("red", "blue") for card in ("scryer", "vision_of_faith")])
    assert s.sees("chancellor")["players"]["red"]["advisers"] == ["?v"]
    assert s.sees("blue")["players"]["red"]["advisers"] == ["-vision_of_faith"]
    for event in s.events:
        told = event.told_to(0)
        assert NUMBER["scryer"] not in (*told[2], *told[3]) and NUMBER["vision_of_faith"] not in (*told[2], *told[3])
    check(s.s)


@pytest.mark.law("oath 7.2.2", "oath 10.22", "oath 7.2")
def test_locked_advisers_cannot_be_exchanged_unless_they_lie_facedown() -> None:
    s = given(FESTIVAL + "red.advisers=vow_of_silence,scryer,-council_seat")
    s.choose("festival_district", "blue")
    assert s.offered == ["adviser 2", "adviser 3", "done"]
    s.choose("adviser 3", "done", "yes")
    assert s.advisers("blue") == ["-council_seat"]
    assert things_of(s.s, 2, (ADVISERS,)) == [(ADVISERS, 0)]


@pytest.mark.law("oath 10.16", "oath 10.3")
def test_a_faceup_adviser_stays_faceup_with_all_that_lies_on_it() -> None:
    s = given(FESTIVAL + "red.advisers=scryer on.scryer=favor")
    s.choose("festival_district", "blue", "adviser 1", "yes")
    assert s.advisers("blue") == ["scryer"] and s.favor("scryer") == 1
    check(s.s)


@pytest.mark.law("oath 2.2.2", "oath 7.6.4", "oath 10.16")
def test_who_has_too_many_advisers_afterwards_discards_one() -> None:
    s = given(FESTIVAL + "red.advisers=scryer blue.advisers=tavern_songs,charlatan,naysayers")
    s.choose("festival_district", "blue", "adviser 1", "done", "yes")
    assert (s.asked, s.prompt) == ("blue", "make room for an adviser")
    assert sorted(s.offered) == ["charlatan", "naysayers", "scryer", "tavern_songs"]
    s.choose("tavern_songs")
    assert s.advisers("blue") == ["charlatan", "naysayers", "scryer"]
    check(s.s)


@pytest.mark.law("oath 2.2.2", "oath 10.26")
def test_one_adviser_for_another_is_not_too_many() -> None:
    s = given(FESTIVAL + "red.advisers=scryer blue.advisers=tavern_songs,charlatan,naysayers")
    s.choose("festival_district", "blue", "adviser 1", "adviser 2", "done", "yes")
    assert s.advisers("red") == ["charlatan"]
    assert s.advisers("blue") == ["tavern_songs", "naysayers", "scryer"]


@pytest.mark.law("oath 7.6.4", "oath card pied_piper")
@pytest.mark.ruling("pied_piper", 2)
def test_the_pied_piper_may_be_got_with_three_advisers_in_place() -> None:
    s = given(FESTIVAL + "red.advisers=pied_piper,scryer blue.advisers=tavern_songs,charlatan,naysayers")
    s.choose("festival_district", "blue", "adviser 1", "done", "done", "yes")
    assert s.prompt == "act" and s.advisers("blue") == ["tavern_songs", "charlatan", "naysayers", "pied_piper"]
    check(s.s)
    s = given(FESTIVAL + "red.advisers=scryer blue.advisers=tavern_songs,charlatan,pied_piper")
    s.choose("festival_district", "blue", "adviser 1", "done", "yes")  # there it gives no room for a fourth
    assert (s.asked, s.prompt) == ("blue", "make room for an adviser")


# Sites


@pytest.mark.law("oath card deed_writer", "oath 10.12", "oath 10.26", "oath 7.6.3")
@pytest.mark.ruling("deed_writer", 4)
def test_the_old_ruler_goes_home_and_the_new_one_places_at_least_one_warband() -> None:
    s = given(WRITER + "@3=mountain:red*2 blue.warbands=3 blue.favor=4")
    s.choose("deed_writer", "4 favor")
    assert (s.prompt, s.offered) == ("give in the deal", ["mountain", "done"])
    s.choose("mountain", "yes")
    assert (s.asked, s.prompt, s.offered) == ("blue", "how many", [1, 2, 3])
    s.choose(2)
    assert s.warbands("red") == 2 and s.warbands("blue") == 1
    assert s.ruler("mountain") == "blue" and s.warbands("red", "mountain") == 0
    assert favor(s) == [0, 4, 0]
    check(s.s)


@pytest.mark.law("oath card deed_writer")
@pytest.mark.ruling("deed_writer", 4)
def test_without_a_warband_no_site_is_got() -> None:
    s = given(WRITER + "@3=mountain:red*2")
    assert "deed_writer" not in s.offered and not may_deal(s.s, 1, 2, (SITES,))
    s = given(WRITER + "@3=mountain:red*2 blue.warbands=1")
    assert "deed_writer" in s.offered and may_deal(s.s, 1, 2, (SITES,))


@pytest.mark.law("oath card deed_writer", "oath 7.6.5", "oath card bandit_crown")
@pytest.mark.ruling("deed_writer", 4)
@pytest.mark.ruling("bandit_crown", 6)
def test_who_rules_empty_sites_need_not_place_any() -> None:
    s = given(WRITER + "@3=mountain:red*2 blue.warbands=1 blue.relics=bandit_crown")
    s.choose("deed_writer", "mountain", "done", "yes")
    assert (s.asked, s.prompt, s.offered) == ("blue", "how many", [0, 1])
    s.choose(0)
    assert s.ruler("mountain") == "blue" and s.warbands("blue", "mountain") == 0
    check(s.s)


@pytest.mark.law("oath card deed_writer")
def test_warbands_that_come_home_may_go_to_the_other_site() -> None:
    s = given(WRITER + "@3=mountain:red @6=rocky_coast:blue title=red")
    s.choose("deed_writer")
    assert (s.prompt, s.offered) == ("give in the deal", ["mountain", "done"])
    s.choose("mountain")  # blue could not rule it without the warband from the coast, so red has to want that
    assert s.prompt == "answer the deal" and s.ask.given[2:] == (((SITES, 2),), ((SITES, 5),))
    s.choose("yes")
    assert s.ruler("mountain") == "blue" and s.ruler("rocky_coast") == "red"


@pytest.mark.law("oath card deed_writer", "oath 6.6.3")
@pytest.mark.ruling("deed_writer", 1)
def test_a_citizen_may_sell_an_imperial_site_and_keeps_its_warbands() -> None:
    s = given(WRITER + "citizens=red @3=mountain:purple*4 blue.warbands=1")
    s.choose("deed_writer", "mountain", "yes")  # nobody asks the Chancellor
    assert s.on_board("red") == {"purple": 4} and s.on_board("chancellor") == {}
    assert s.ruler("mountain") == "blue"
    check(s.s)


@pytest.mark.law("oath card deed_writer", "oath 6.6.3")
@pytest.mark.ruling("deed_writer", 2)
def test_a_citizen_who_buys_a_site_places_from_their_own_board() -> None:
    place = WRITER + "citizens=red @3=mountain:blue chancellor.warbands=5 "
    assert "deed_writer" not in given(place).offered
    s = given(place + "red.warbands=2")
    s.choose("deed_writer", "mountain", "yes", 2)
    assert s.on_board("chancellor") == {"purple": 5} and s.on_board("red") == {}
    assert s.ruler("mountain") == "empire" and s.warbands("purple", "mountain") == 2


@pytest.mark.law("oath card deed_writer", "oath 6.6.3")
@pytest.mark.ruling("deed_writer", 3)
def test_imperial_players_cannot_exchange_sites_that_they_all_rule() -> None:
    s = given(WRITER + "citizens=red @3=mountain:purple*2 chancellor.warbands=5 red.warbands=5")
    assert "deed_writer" not in s.offered
    assert not may_deal(s.s, 1, 0, (SITES,)) and not may_deal(s.s, 0, 1, (SITES,))


@pytest.mark.law("oath card deed_writer", "oath card ring_of_devotion")
def test_who_may_place_no_warbands_gets_no_site() -> None:
    s = given(WRITER + "@3=mountain:red*2 blue.warbands=1 blue.relics=ring_of_devotion")
    assert "deed_writer" not in s.offered


# Promises


def promised(s: Situation, promise: str, until: int, penalty: int) -> Situation:
    """Red promises that to blue."""
    s.choose("the_tribunal", "blue").until("promise", "0 favor" if "0 favor" in s.offered else "0 secrets")
    return s.choose(promise, until, penalty, "done", "yes")


@pytest.mark.law("oath 7.6.3", "oath 9.6", "oath site the_tribunal")
@pytest.mark.open_question("binding_promises")
def test_a_promise_is_recorded_and_exchanged_like_anything_else() -> None:
    s = given(TRIBUNAL + "round=3 blue.favor=2")
    s.choose("the_tribunal", "blue", "2 favor")
    assert s.prompt == "promise"
    s.choose("no campaign against blue")
    assert (s.prompt, s.offered) == ("until which round", [3, 4, 5, 6, 7, 8])
    s.choose(4)
    assert (s.prompt, s.offered) == ("penalty", [0, 1, 2, 3, 4, 5])
    s.choose(3, "done", "yes")
    assert s.s.promises == [(1, 2, NOT_CAMPAIGN, 2, 4, 3)] and favor(s) == [0, 2, 0]
    assert loads(dumps(s.s)).promises == s.s.promises


@pytest.mark.law("oath 7.6.3")
def test_a_promise_may_be_wanted_too() -> None:
    s = given(TRIBUNAL)
    s.choose("the_tribunal", "blue", "done", "campaign against chancellor", 1, 0, "yes")
    assert s.s.promises == [(2, 1, CAMPAIGN, 0, 1, 0)]


@pytest.mark.law("oath 7.6.3")
@pytest.mark.open_question("binding_promises")
def test_nothing_happens_before_a_promise_is_due() -> None:
    s = promised(given(TRIBUNAL), "no travel to position 4", 2, 3)
    assert s.s.promises == [(1, 2, NOT_TRAVEL, 3, 2, 3)]
    s.rest().rest()
    assert (s.asked, s.s.round) == ("chancellor", 2)
    s.rest().rest()
    while s.prompt != "was it kept":
        s.choose("rest" if "rest" in s.offered else s.offered[-1])
    assert (s.asked, s.offered) == ("blue", ["kept", "broken"])
    s.choose("kept")
    assert s.s.promises == [] and s.s.round == 3


def due(s: Situation) -> Situation:
    """Go on to the end of the round."""
    while s.prompt not in ("was it kept", "hand over what was promised"):
        s.choose("rest" if "rest" in s.offered else s.offered[-1])
    return s


@pytest.mark.law("oath 7.6.3")
@pytest.mark.open_question("binding_promises")
@pytest.mark.parametrize(("coin", "paid"), [("kept", 0), ("broken", 3)])
def test_a_coin_decides_whether_a_promise_was_broken_that_is_said_to_be_kept(coin: str, paid: int) -> None:
    s = promised(given(TRIBUNAL + "red.favor=5", luck=[coin]), "no travel to position 4", 1, 3)
    due(s).choose("broken")
    assert (s.asked, s.prompt) == ("red", "was it kept")
    s.choose("kept")
    assert favor(s) == [0, 5 - paid, paid]
    check(s.s)


@pytest.mark.law("oath 7.6.3")
@pytest.mark.open_question("binding_promises")
def test_a_penalty_is_paid_as_far_as_possible() -> None:
    s = promised(given(TRIBUNAL + "red.favor=2"), "no campaign against chancellor", 1, 5)
    due(s).choose("broken", "broken")
    assert favor(s) == [0, 0, 2]


@pytest.mark.law("oath 7.6.3")
@pytest.mark.open_question("binding_promises")
def test_a_promised_gift_may_be_made_when_it_is_due() -> None:
    s = promised(given(TRIBUNAL + "red.favor=3"), "3 favor", 1, 5)
    assert s.s.promises == [(1, 2, GIVE_FAVOR, 3, 1, 5)]
    assert (due(s).asked, s.prompt) == ("red", "hand over what was promised")
    s.choose("yes")
    assert favor(s) == [0, 0, 3] and s.s.promises == []
    s = promised(given(TRIBUNAL + "red.secrets=2"), "2 secrets", 1, 5)
    assert s.s.promises == [(1, 2, GIVE_SECRETS, 2, 1, 5)]
    due(s).choose("yes")
    assert secrets(s) == [0, 0, 2]


@pytest.mark.law("oath 7.6.3")
def test_who_has_too_little_for_a_promised_gift_is_judged() -> None:
    s = promised(given(TRIBUNAL + "red.favor=1"), "3 favor", 1, 5)
    assert (due(s).asked, s.prompt) == ("blue", "was it kept")
    s.choose("broken", "broken")
    assert favor(s) == [0, 0, 1]


# The Gathering


@pytest.mark.law("oath card the_gathering", "oath 7.6.3")
@pytest.mark.ruling("the_gathering", 1)
@pytest.mark.ruling("the_gathering", 2)
@pytest.mark.ruling("the_gathering", 3)
def test_those_present_propose_from_the_chancellor_on_until_they_pass() -> None:
    s = given(
        "oath seats=chancellor,red,blue,yellow turn=blue @1=plains @3=mountain deck=wild_cry,... "
        "chancellor.pawn=mountain yellow.pawn=mountain blue.advisers=-the_gathering "
        "chancellor.secrets=0 red.secrets=0 blue.secrets=0 yellow.secrets=0 "
        "chancellor.favor=2 red.favor=2 blue.favor=2 yellow.favor=2"
    )
    s.choose("play facedown adviser", "plains")
    assert (s.asked, s.prompt) == ("chancellor", "use the power")
    s.choose("yes")
    assert s.asked == "yellow"
    s.choose("no")
    assert (s.asked, s.prompt, s.offered) == ("chancellor", "which player", ["red", "blue", "done"])
    s.choose("red", "1 favor", "done", "yes")
    assert (s.asked, s.prompt) == ("red", "which player")
    s.choose("done")
    assert (s.asked, s.prompt) == ("blue", "which player")
    s.choose("chancellor", "1 favor", "done", "no")
    assert (s.asked, s.prompt) == ("chancellor", "which player")  # once more around
    s.choose("red", "1 favor", "done", "yes")
    assert (s.asked, s.prompt) == ("blue", "which player")  # red has passed
    s.choose("done", "done")
    assert (s.asked, s.prompt) == ("blue", "act")
    assert [s.favor(each) for each in ("chancellor", "red", "blue", "yellow")] == [0, 4, 3, 2]
    assert [s.pawn(each) for each in ("chancellor", "red", "blue", "yellow")] == [1, 1, 1, 3]
    check(s.s)


# Haggling comes to an end


@pytest.mark.law("oath 10.26", "oath 7.6.3")
@pytest.mark.parametrize("seed", range(40))
def test_random_players_come_to_an_end_and_nothing_is_lost(seed: int) -> None:
    luck = random.Random(seed)
    s = given(
        "oath seats=chancellor,red,blue,yellow citizens=yellow deck=wild_cry,... "
        "@1=the_tribunal:tinkers_fair,festival_district @3=mountain:purple*2 @4=marshes:red*2 @6=rocky_coast:blue*2 "
        "chancellor.favor=3 red.favor=2 red.secrets=2 blue.favor=3 red.relics=dragonskin_drum blue.relics=brass_horse "
        "red.banners=peoples_favor blue.banners=darkest_secret "
        "chancellor.advisers=scryer,deed_writer "
        "red.advisers=tavern_songs,-vow_of_silence,oracle blue.advisers=-charlatan,naysayers "
        f"turn={luck.choice(['chancellor', 'red', 'blue', 'yellow'])}"
    )
    deals = {"tinkers_fair", "festival_district", "deed_writer", "the_tribunal", "offer citizenship"}
    seat, asked = s.ask.seat, 0
    while s.s.turn == seat:
        if s.prompt == "act":
            check(s.s)
            wanted = [name for name in s.offered if name in deals]
            s.choose(luck.choice(wanted) if wanted and asked < 300 else "rest")
        else:
            s.choose(luck.choice(s.offered))
        asked += 1
        assert asked < 1000


@pytest.mark.law("oath 7.6.3")
def test_nobody_haggles_for_ever() -> None:
    """Six deals in a turn are enough; the next turn there may be more."""
    t = given("oath seats=chancellor,red turn=red @1=plains:tinkers_fair red.favor=9 red.secrets=0")
    for _ in range(6):
        t.choose("tinkers_fair", "1 favor")
        while t.asked == "red":
            t.choose("done" if "done" in t.offered else "0 secrets")
        t.choose("yes")
    assert "tinkers_fair" not in t.offered
