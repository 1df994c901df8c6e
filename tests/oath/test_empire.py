"""Citizens and exiles: Law of Oath 6.6 to 6.8."""

from __future__ import annotations

import pytest
from tests.oath.conserved import check
from tests.oath.situation import Situation, given

from lawbound.oath.cards import FIRST_TRAIT, NONE
from lawbound.oath.empire import (
    exile_price,
    self_exile_price,
    why_not_exile,
    why_not_exile_anyone,
    why_not_offer,
    why_not_self_exile,
    why_not_wield,
)
from lawbound.oath.powers import active_sources

TABLE = (
    "oath seats=chancellor,red,blue @1=plains @3=mountain @4=marshes @6=rocky_coast "
    "chancellor.favor=0 red.favor=0 blue.favor=0 chancellor.secrets=0 red.secrets=0 blue.secrets=0 "
    "chancellor.warbands=0 red.warbands=0 blue.warbands=0 deck=wild_cry,... "
)
"""Nobody has anything, but the Chancellor has the Grand Scepter; all pawns are at the Plains."""
HEIR = "red.advisers=-long_lost_heir turn=red "
OFFER, EXILE, LEAVE = "offer citizenship", "exile a citizen", "exile yourself"


def inherit(s: Situation) -> Situation:
    """Red plays the Long-Lost Heir, and becomes a Citizen without an offer."""
    s.choose("play facedown adviser", "adviser", "yes")
    return s


# The Grand Scepter


@pytest.mark.law("oath 2.4", "oath 6.6.1", "oath 6.7")
def test_only_the_holder_of_the_grand_scepter_offers_and_exiles() -> None:
    everybody_rich = "citizens=blue chancellor.favor=6 red.favor=6 "
    holder = given(TABLE + everybody_rich)
    assert {OFFER, EXILE} <= {*holder.offered}
    other = given(TABLE + everybody_rich + "turn=red")
    assert not {OFFER, EXILE} & {*other.offered}
    assert why_not_offer(other.s, 1) == why_not_exile(other.s, 1, 2) == why_not_exile_anyone(other.s, 1) == "oath 2.4"
    robbed = given(TABLE + everybody_rich + "turn=red red.relics=the_grand_scepter")
    assert {OFFER, EXILE} <= {*robbed.offered}


@pytest.mark.law("oath card the_grand_scepter", "oath 2.4")
def test_whoever_took_the_scepter_this_turn_cannot_use_it() -> None:
    conspiracy = "turn=red red.advisers=-conspiracy,wolves,forest_paths blue.advisers=wild_allies red.secrets=1 "
    s = given(TABLE + conspiracy + "blue.relics=the_grand_scepter")
    s.choose("play facedown adviser", "revealed", "the_grand_scepter")
    assert s.relics("red") == ["the_grand_scepter"]
    assert OFFER not in s.offered
    assert why_not_wield(s.s, 1) == why_not_offer(s.s, 1) == "oath card the_grand_scepter"
    assert why_not_exile_anyone(s.s, 1) == "oath card the_grand_scepter"
    s.rest().rest().rest()
    assert s.asked == "red" and OFFER in s.offered


@pytest.mark.law("oath card the_grand_scepter", "oath 2.4")
@pytest.mark.ruling("the_grand_scepter", 1)
def test_a_scepter_that_was_given_can_be_used_at_once() -> None:
    s = given(TABLE, sites={1: "plains:tinkers_fair", 3: "mountain"}, turn="red", red={"favor": 1, "secrets": 0})
    assert OFFER not in s.offered
    s.choose("tinkers_fair", "chancellor", "1 favor", "the_grand_scepter", "yes")
    assert s.relics("red") == ["the_grand_scepter"] and s.relics("chancellor") == []
    assert OFFER in s.offered


# An offer


@pytest.mark.law("oath 6.6.1", "oath 6.6.2", "oath 2.3")
def test_an_exile_accepts_a_relic_of_the_reliquary_and_becomes_a_citizen() -> None:
    s = given(TABLE, luck=["cracked_horn"])
    s.choose(OFFER)
    assert (s.prompt, s.offered) == ("offer to", ["red", "blue"])
    s.choose("blue")
    assert (s.prompt, s.offered) == ("show relic", ["space 1", "space 2", "space 3", "space 4", "done"])
    s.choose("done")
    assert (s.prompt, s.offered) == ("offered relic", ["space 1", "space 2", "space 3", "space 4"])
    s.choose("space 4")
    assert (s.prompt, s.offered) == ("give in the deal", ["the_grand_scepter", "done"])
    s.choose("done")
    assert (s.asked, s.offered) == ("blue", ["yes", "no", "counter"])
    s.choose("yes")
    assert s.sees(None)["citizens"] == ["blue"]
    assert s.relics("blue") == ["cracked_horn"] and s.sees("red")["reliquary"] == ["?", "?", "?", "none"]
    assert FIRST_TRAIT + 3 in active_sources(s.s) and FIRST_TRAIT not in active_sources(s.s)
    assert [event.args[2] for event in s.happened("gave", "oath 6.6.2")] == [s.seat("blue")]
    assert not s.happened("took") and s.happened("uncovered")
    check(s.s)


@pytest.mark.law("oath 6.6.1")
def test_an_offer_is_made_to_any_exile_but_not_to_a_citizen() -> None:
    s = given(TABLE.replace("seats=chancellor,red,blue", "seats=chancellor,red,blue,yellow"), citizens=["red"])
    assert s.choose(OFFER).offered == ["blue", "yellow"]


@pytest.mark.law("oath 6.6.1", "oath 6.6.2")
def test_an_exile_with_the_scepter_may_become_a_citizen_by_their_own_offer() -> None:
    s = given(TABLE + "turn=red red.relics=the_grand_scepter", luck=["brass_horse"])
    s.choose(OFFER, "red", "space 2")
    assert s.sees(None)["citizens"] == ["red"]
    assert s.relics("red") == ["the_grand_scepter", "brass_horse"]
    assert s.asked == "blue"  # the Act phase of red is over
    check(s.s)


@pytest.mark.law("oath 2.3", "oath 6.6.1")
def test_without_a_relic_in_the_reliquary_there_is_no_offer() -> None:
    s = given(TABLE + "reliquary=none,none,none,none")
    assert OFFER not in s.offered and why_not_offer(s.s, 0) == "oath 2.3"
    s = given(TABLE + "reliquary=none,?,none,none")
    s.choose(OFFER, "red", "done")
    assert s.prompt == "give in the deal"  # the only relic is the one that is offered


@pytest.mark.law("oath 6.6.1", "oath 10.14", "oath 9.4")
def test_the_exile_may_be_shown_relics_and_keeps_what_they_learned() -> None:
    s = given(TABLE, luck=["cracked_horn", "brass_horse"])
    s.choose(OFFER, "red", "space 3")
    assert s.offered == ["space 1", "space 2", "space 4", "done"]  # none is shown twice
    s.choose("space 1", "done", "space 3", "done", "no")
    assert s.sees("red")["reliquary"] == ["brass_horse", "?", "cracked_horn", "?"]
    assert s.sees("chancellor")["reliquary"] == s.sees(None)["reliquary"] == ["?"] * 4
    assert [(event.secret != (), event.audience) for event in s.happened("showed relic")] == [(True, (1,))] * 2
    assert s.relics("red") == [] and "citizens" not in s.sees(None)
    assert s.choose(OFFER, "red").offered == ["space 2", "space 4", "done"]
    check(s.s)


@pytest.mark.law("oath 6.6.1", "oath 6.6.2", "oath 10.3", "oath 10.26")
def test_both_hand_over_what_they_promised_and_nothing_is_seized() -> None:
    goods = "chancellor.favor=4 red.favor=2 red.secrets=3 red.banners=peoples_favor on.peoples_favor=favor*3 "
    s = given(TABLE + goods + "oath=people title=red")
    s.choose(OFFER, "red", "done", "space 1")
    s.choose("3 favor", "2 secrets", "done", "peoples_favor")
    assert s.asked == "red" and s.prompt == "answer the offer of citizenship"
    s.choose("yes")
    assert [s.favor(each) for each in ("chancellor", "red", "peoples_favor")] == [1, 5, 3]
    assert [s.secrets(each) for each in ("chancellor", "red")] == [2, 1]
    assert s.sees(None)["players"]["chancellor"]["banners"] == ["peoples_favor"]
    assert s.s.mob == 0 and s.sees(None)["title"] == "chancellor"
    check(s.s)


@pytest.mark.law("oath 6.6.1")
def test_the_exile_may_ask_for_something_else_instead() -> None:
    s = given(TABLE + "chancellor.favor=4")
    s.choose(OFFER, "red", "done", "space 1", "0 favor", "done")
    s.choose("counter")
    assert (s.asked, s.prompt) == ("red", "offered relic")
    s.choose("space 3", "4 favor", "done")
    assert (s.asked, s.offered) == ("chancellor", ["yes", "no"])
    s.choose("yes")
    assert s.favor("red") == 4 and s.sees(None)["reliquary"] == ["?", "?", "none", "?"]
    check(s.s)


@pytest.mark.law("oath 6.6.1")
def test_after_two_refusals_no_more_offers_are_made_to_that_exile_this_turn() -> None:
    s = given(TABLE)
    s.choose(OFFER, "red", "done", "space 1", "done", "no")
    s.choose(OFFER, "red", "done", "space 1", "done", "counter", "space 2", "done", "no")
    s.choose(OFFER)
    assert s.prompt == "show relic"  # for blue is the only one left
    s.choose("done", "space 1", "done", "no", OFFER, "done", "space 1", "done", "no")
    assert OFFER not in s.offered and why_not_offer(s.s, 0) == "oath 6.6.1"
    s.rest().rest().rest()
    assert s.asked == "chancellor" and OFFER in s.offered


@pytest.mark.law("oath 6.6.2", "oath card relic_thief")
@pytest.mark.ruling("relic_thief", 2)
def test_a_relic_that_is_given_cannot_be_stolen_on_the_way() -> None:
    s = given(TABLE + "blue.advisers=relic_thief blue.favor=1 blue.secrets=1")
    s.choose(OFFER, "red", "done", "space 1", "done", "yes")
    assert s.asked == "chancellor" and len(s.relics("red")) == 1


# Becoming a Citizen


@pytest.mark.law("oath 6.6.2", "oath 6.6.3", "oath 7.6.1")
def test_all_own_warbands_on_board_and_map_become_purple() -> None:
    s = given(TABLE + HEIR + "red.warbands=3 @3=mountain:red*2 @6=rocky_coast:red")
    inherit(s)
    assert s.on_board("red") == {"purple": 3}
    assert s.warbands("purple", "mountain") == 2 and s.warbands("purple", "rocky_coast") == 1
    assert s.ruler("mountain") == s.ruler("rocky_coast") == "empire"
    assert s.s.warbands[0] == 18 and s.s.warbands[16] == 14
    check(s.s)


@pytest.mark.law("oath 6.6.2", "oath 9.3")
def test_where_purple_warbands_run_short_the_exile_chooses_which_are_only_removed() -> None:
    s = given(TABLE + HEIR + "chancellor.warbands=20 red.warbands=1 @3=mountain:red*2 @6=rocky_coast:red*3")
    inherit(s)
    assert (s.prompt, s.offered) == ("warbands replaced", [0, 1, 2])
    s.choose(1)
    assert (s.prompt, s.offered) == ("warbands replaced", [2, 3])
    s.choose(2)
    assert s.warbands("purple", "mountain") == 1 and s.warbands("purple", "rocky_coast") == 2
    assert s.on_board("red") == {"purple": 1}
    check(s.s)


@pytest.mark.law("oath 6.6.2")
def test_warbands_in_the_cage_keep_their_color() -> None:
    s = given(TABLE + HEIR + "cage=red*2 blue.relics=obsidian_cage")
    inherit(s)
    assert s.sees(None)["cage"] == {"red": 2}
    check(s.s)


@pytest.mark.law("oath 6.6.2", "oath 2.2.1")
def test_the_revealed_vision_is_discarded() -> None:
    s = given(TABLE + HEIR + "red.vision=vision_of_faith")
    inherit(s)
    assert s.s.vision[s.seat("red")] == NONE
    assert s.pile("provinces") == ["vision_of_faith"]  # the pawn is in the Cradle


@pytest.mark.law("oath 6.6.2", "oath card false_prophet")
def test_a_false_prophets_warband_stays_on_the_vision() -> None:
    s = given(
        TABLE + "turn=red red.advisers=-long_lost_heir,false_prophet "
        "blue.vision=vision_of_conquest prophet=red,vision_of_conquest"
    )
    inherit(s)
    assert s.sees(None)["prophet"] == ["red", "vision_of_conquest"]
    check(s.s)


@pytest.mark.law("oath 6.6.2", "oath card false_prophet")
def test_a_false_prophet_gets_the_vision_that_a_new_citizen_discards() -> None:
    s = given(
        TABLE + HEIR + "red.vision=vision_of_conquest blue.advisers=false_prophet "
        "prophet=blue,vision_of_conquest red.supply=1"
    )
    inherit(s)
    assert (s.asked, s.prompt) == ("blue", "where to play")
    s.choose("revealed")
    assert s.sees(None)["players"]["blue"]["vision"] == "vision_of_conquest"
    assert s.happened("gained supply", "oath 6.6.2")  # then red's own steps go on
    check(s.s)


@pytest.mark.law("oath 6.6.2", "oath 2.11")
def test_a_usurper_becomes_the_oathkeeper_again() -> None:
    s = given(TABLE + HEIR + "oath=devotion red.banners=darkest_secret title=red usurper=1")
    inherit(s)
    assert (s.sees(None)["title"], s.s.usurper) == ("red", 0)


@pytest.mark.law("oath 2.11", "oath 6.6.2")
def test_with_supremacy_the_title_passes_to_the_chancellor() -> None:
    s = given(TABLE + HEIR + "@3=mountain:red title=red usurper=1")
    inherit(s)
    assert (s.sees(None)["title"], s.s.usurper) == ("chancellor", 0)


@pytest.mark.law("oath 6.6.2")
def test_the_act_phase_ends_in_ones_own_turn_and_supply_is_full() -> None:
    s = given(TABLE + HEIR + "red.supply=2")
    inherit(s)
    assert s.asked == "blue"
    assert [event.args for event in s.happened("gained supply", "oath 6.6.2")] == [(1, 5)]
    s = given(TABLE + "red.supply=2")
    s.choose(OFFER, "red", "done", "space 1", "done", "yes")
    assert s.asked == "chancellor" and s.supply("red") == 7


@pytest.mark.law("oath 7.6.1", "oath 2.3", "oath card royal_ambitions")
def test_a_power_may_let_the_new_citizen_take_a_relic_unseen() -> None:
    s = given(
        TABLE + "turn=red red.advisers=-royal_ambitions @3=mountain:red oath=protection red.relics=ring_of_devotion",
        luck=["brass_horse"],
    )
    inherit(s)
    assert (s.prompt, len(s.offered)) == ("which space of the reliquary", 4)
    s.choose("space 3")
    assert s.relics("red") == ["ring_of_devotion", "brass_horse"]
    assert s.happened("took", "oath card royal_ambitions") and s.happened("uncovered", "oath 2.3")
    assert s.sees(None)["title"] == "red"  # two against the Scepter alone
    check(s.s)


# Exiling a Citizen


@pytest.mark.law("oath 6.7")
@pytest.mark.parametrize(
    ("title", "favorite", "price"),
    [
        ("blue", None, 5),
        ("red", None, 6),
        ("red", "red", 7),
        ("blue", "red", 6),
        ("chancellor", None, 4),
        ("chancellor", "chancellor", 3),
        ("chancellor", "red", 5),
        ("red", "chancellor", 5),
    ],
)
def test_the_price_of_an_exile(title: str, favorite: str | None, price: int) -> None:
    banner = f"{favorite}.banners=peoples_favor " if favorite else ""
    place = TABLE + f"citizens=red oath=devotion title={title} {banner}"
    poor = given(place + f"chancellor.favor={price - 1}")
    assert EXILE not in poor.offered
    assert why_not_exile(poor.s, 0, 1) == why_not_exile_anyone(poor.s, 0) == "oath 6.7"
    s = given(place + f"chancellor.favor={price}")
    assert exile_price(s.s, 0, 1) == price
    s.choose(EXILE)
    assert [s.favor(each) for each in ("chancellor", "red")] == [0, price]


@pytest.mark.law("oath 6.7")
def test_an_exiled_citizen_is_paid_and_changes_the_warbands_on_the_board_only() -> None:
    s = given(
        TABLE.replace("seats=chancellor,red,blue", "seats=chancellor,red,blue,yellow")
        + "citizens=red,blue chancellor.favor=6 red.warbands=3 red.supply=1 @3=mountain:purple*2"
    )
    s.choose(EXILE)
    assert (s.prompt, s.offered) == ("exile whom", ["red", "blue"])
    s.choose("red")
    assert [s.favor(each) for each in ("chancellor", "red")] == [2, 4]  # the Chancellor is the Oathkeeper
    assert s.sees(None)["citizens"] == ["blue"]
    assert s.on_board("red") == {"red": 3}
    assert s.warbands("purple", "mountain") == 2 and s.ruler("mountain") == "empire"
    assert s.supply("red") == 7 and s.asked == "chancellor"
    check(s.s)


@pytest.mark.law("oath 6.7")
def test_neither_oneself_nor_the_chancellor_nor_an_exile_can_be_exiled() -> None:
    s = given(TABLE + "citizens=red turn=red red.relics=the_grand_scepter red.favor=9")
    assert EXILE not in s.offered
    assert [why_not_exile(s.s, 1, seat) for seat in range(3)] == ["oath 6.7"] * 3


@pytest.mark.law("oath 6.7", "oath 6.8", "oath card council_seat")
def test_a_card_may_keep_a_citizen_from_any_exile() -> None:
    safe = TABLE + "citizens=red red.advisers=council_seat chancellor.favor=8 red.favor=8 "
    s = given(safe)
    assert EXILE not in s.offered
    assert why_not_exile(s.s, 0, 1) == why_not_exile_anyone(s.s, 0) == "oath card council_seat"
    s = given(safe + "turn=red")
    assert LEAVE not in s.offered and why_not_self_exile(s.s, 1) == "oath card council_seat"


@pytest.mark.law("oath 6.7", "oath 9.3")
@pytest.mark.open_question("exile_with_too_few_own_warbands")
def test_purple_warbands_beyond_the_own_ones_return_to_the_chancellor() -> None:
    s = given(TABLE + "citizens=red chancellor.favor=6 cage=red*12 blue.relics=obsidian_cage red.warbands=5")
    s.choose(EXILE)
    assert s.on_board("red") == {"red": 2}
    assert s.s.warbands[0] == 24
    check(s.s)


@pytest.mark.law("oath 6.7", "oath 2.11")
@pytest.mark.open_question("title_of_an_exiled_citizen")
def test_an_exiled_citizen_who_still_meets_the_goal_stays_oathkeeper_until_they_wake() -> None:
    s = given(TABLE + "citizens=red oath=devotion red.banners=darkest_secret title=red chancellor.favor=6")
    s.choose(EXILE)
    assert (s.sees(None)["title"], s.s.usurper) == ("red", 0)
    s.rest()
    assert s.asked == "red" and (s.sees(None)["title"], s.s.usurper) == ("red", 1)


@pytest.mark.law("oath 6.7", "oath 2.11")
@pytest.mark.open_question("title_of_an_exiled_citizen")
def test_the_oathkeeper_goal_is_checked_again_after_an_exile() -> None:
    s = given(TABLE + "citizens=red title=red @3=mountain:purple chancellor.favor=6")
    s.choose(EXILE)
    assert s.sees(None)["title"] == "chancellor"


# Exiling oneself


@pytest.mark.law("oath 6.8")
def test_exiling_oneself_costs_favor_for_warbands_and_secrets() -> None:
    place = (
        TABLE + "citizens=red turn=red red.warbands=2 @3=mountain:purple*4 red.secrets=1 red.flipped=1 "
        "red.advisers=scryer on.scryer=secret blue.banners=darkest_secret on.darkest_secret=secret*3 "
    )  # neither warbands at sites nor what lies on a banner count
    poor = given(place + "red.favor=4")
    assert LEAVE not in poor.offered and why_not_self_exile(poor.s, 1) == "oath 6.8"
    s = given(place + "red.favor=6")
    assert self_exile_price(s.s, 1) == 5
    s.choose(LEAVE)
    assert [s.favor(each) for each in ("chancellor", "red")] == [5, 1]
    assert "citizens" not in s.sees(None)
    assert s.on_board("red") == {"red": 2} and s.warbands("purple", "mountain") == 4
    assert s.asked == "blue"  # the Act phase is over
    check(s.s)


@pytest.mark.law("oath 6.8")
def test_the_holder_of_the_scepter_is_paid_whoever_it_is_and_cannot_leave() -> None:
    place = TABLE + "citizens=red,blue red.relics=the_grand_scepter blue.secrets=1 blue.favor=2 red.favor=3 "
    s = given(place + "turn=blue").choose(LEAVE)
    assert [s.favor(each) for each in ("chancellor", "red", "blue")] == [0, 4, 1]
    s = given(place + "turn=red")
    assert LEAVE not in s.offered and why_not_self_exile(s.s, 1) == "oath 6.8"


@pytest.mark.law("oath 6.8")
@pytest.mark.parametrize("player", ["chancellor", "blue"])
def test_only_a_citizen_exiles_themselves(player: str) -> None:
    s = given(TABLE + f"citizens=red turn={player} {player}.favor=9")
    assert LEAVE not in s.offered and why_not_self_exile(s.s, s.seat(player)) == "oath 6.8"
