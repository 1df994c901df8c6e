"""The hearth denizens, and what is officially said about them. Their battle plans are in `test_hearth_plans`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.oath.situation import Situation, given, numbers


def table(words: str, luck: Iterable[Any] = ()) -> Situation:
    """Red's turn, with the Chancellor and Blue beside them; all are at the topmost site unless told otherwise."""
    return given(f"oath seats=chancellor,red,blue turn=red {words}", luck=luck)


# First game


def test_tinkers_fair_trades_favor_secrets_and_relics_with_any_player() -> None:
    t = table("@1=plains:tinkers_fair @3=mountain red.favor=3 blue.pawn=mountain blue.relics=cracked_horn")
    t.choose("tinkers_fair", "blue", "2 favor", "0 secrets", "0 secrets", "cracked_horn")
    assert (t.asked, t.offered) == ("blue", ["yes", "no", "counter"])
    t.choose("yes")
    assert (t.favor("red"), t.favor("blue"), t.relics("red")) == (1, 3, ["cracked_horn"])


def test_tinkers_fair_is_for_players_who_have_something() -> None:
    t = table("@1=plains:tinkers_fair red.favor=0 red.secrets=0 blue.favor=0 blue.secrets=0")
    t.choose("tinkers_fair")  # with the Chancellor, who has favor and the Grand Scepter
    assert t.prompt == "want in the deal"
    t = table("@1=plains:tinkers_fair red.favor=0 red.secrets=0")
    t.choose("tinkers_fair")
    assert t.offered == ["blue", "chancellor"]


def test_two_refusals_end_the_dealing() -> None:
    t = given(
        "oath seats=chancellor,red turn=red @1=plains:tinkers_fair,deed_writer red.secrets=0 chancellor.secrets=0"
    )
    t.choose("tinkers_fair", "1 favor", "done", "no")
    t.choose("deed_writer", "1 favor", "no")
    assert "tinkers_fair" not in t.offered
    assert "deed_writer" not in t.offered


@pytest.mark.parametrize(("before", "after"), [(2, 4), (6, 7), (7, 7)])
def test_wayside_inn_gives_two_supply(before: int, after: int) -> None:
    t = table(f"@1=plains:wayside_inn red.supply={before}").choose("wayside_inn")
    assert (t.supply("red"), t.favor("red"), t.favor("wayside_inn")) == (after, 0, 1)
    assert "wayside_inn" not in t.offered


def test_memory_of_home_moves_a_whole_bank() -> None:
    t = table("@1=plains:memory_of_home banks.beast=5 banks.nomad=0").choose("memory_of_home")
    assert t.offered == ["discord", "arcane", "order", "beast"]
    t.choose("beast")
    assert (t.favor("beast"), t.favor("hearth"), t.secrets("red")) == (0, 8, 0)


def test_memory_of_home_needs_another_bank() -> None:
    banks = "banks.discord=0 banks.arcane=0 banks.order=0 banks.beast=0 banks.nomad=0"
    assert "memory_of_home" not in table(f"@1=plains:memory_of_home {banks}").offered


def search_the_cradle(cards: str, words: str) -> Situation:
    """Red is about to search the discard pile of the Cradle, with modifiers first."""
    return table(f"@1=plains:welcoming_party {words} piles.cradle={cards}").choose("search")


def test_welcoming_party_welcomes_a_denizen_that_was_just_drawn() -> None:
    t = search_the_cradle("wolves", "").choose("welcoming_party", "cradle", "adviser")
    assert t.favor("red") == 2
    assert t.happened("gained favor", "oath card welcoming_party")


@pytest.mark.ruling("welcoming_party", 1)
def test_welcoming_party_ignores_facedown_cards_and_those_that_were_facedown() -> None:
    t = search_the_cradle("wolves", "").choose("welcoming_party", "cradle", "facedown adviser")
    assert t.favor("red") == 1
    t.choose("play facedown adviser")
    assert t.prompt == "where to play"  # no modifier is offered
    t.choose("plains")
    assert t.favor("red") == 2  # for the play to a site alone
    assert not t.happened("gained favor", "oath card welcoming_party")


@pytest.mark.ruling("welcoming_party", 2)
def test_welcoming_party_does_not_welcome_itself() -> None:
    t = table("@1=plains piles.cradle=welcoming_party").choose("search", "cradle", "plains")
    assert (t.favor("red"), t.at("plains")) == (2, ["welcoming_party"])


def test_welcoming_party_does_not_welcome_visions() -> None:
    t = search_the_cradle("vision_of_faith", "").choose("welcoming_party", "cradle", "revealed")
    assert t.favor("red") == 1


def test_storyteller_adds_to_the_darkest_secret() -> None:
    t = table("@1=plains:storyteller blue.banners=darkest_secret").choose("storyteller")
    assert t.secrets("darkest_secret") == 2


@pytest.mark.ruling("storyteller", 1)
def test_storyteller_adds_to_the_banner_in_the_shared_bank() -> None:
    t = table("@1=plains:storyteller red.secrets=5").choose("storyteller")
    assert t.secrets("darkest_secret") == 2
    t.choose("recover", 3)
    assert (t.secrets("darkest_secret"), t.secrets("red")) == (3, 3)  # one of the two; the other is nobody's


def test_armed_mob_chases_an_adviser_away() -> None:
    words = "@1=plains:armed_mob @3=mountain blue.pawn=mountain blue.banners=darkest_secret"
    t = table(f"{words} blue.advisers=wolves,elders,marriage,-keep").choose("armed_mob")
    assert t.offered == ["wolves", "elders"]  # neither a facedown one, nor one that is locked
    t.choose("wolves")
    assert (t.advisers("blue"), t.pile("provinces")) == (["elders", "marriage", "-keep"], ["wolves"])


def test_armed_mob_spares_whoever_holds_the_peoples_favor_too() -> None:
    t = table("@1=plains:armed_mob blue.banners=darkest_secret,peoples_favor blue.advisers=wolves")
    assert "armed_mob" not in t.offered
    t = table("@1=plains:armed_mob blue.advisers=wolves")
    assert "armed_mob" not in t.offered


def test_tavern_songs_tell_what_lies_on_the_pile_once() -> None:
    t = table("@1=plains:tavern_songs piles.cradle=wolves,elders,keep,rangers")
    assert not t.knows("red", "wolves")
    t.choose("tavern_songs")
    assert [t.knows("red", card) for card in ("wolves", "elders", "keep", "rangers")] == [True, True, True, False]
    assert not t.knows("blue", "wolves")
    assert "tavern_songs" not in t.offered
    assert "tavern_songs" not in table("@1=plains:tavern_songs").offered


def test_tavern_songs_decide_cards_that_nobody_knew() -> None:
    t = table("@1=plains:tavern_songs piles.cradle=?,?", luck=["wolves", "elders"]).choose("tavern_songs")
    assert sorted(t.pile("cradle")) == ["elders", "wolves"]
    assert t.knows("red", "wolves")
    assert t.happened("peeked at pile")[0].audience == (1,)


# Archive


def test_homesteaders_move_an_adviser_to_the_site() -> None:
    t = table("@1=plains:homesteaders red.advisers=salad_days,elders,marriage on.elders.favor=1 banks.hearth=3")
    t.choose("homesteaders")
    assert t.offered == ["salad_days", "elders"]  # Marriage is for advisers, and locked
    t.choose("elders")
    assert (t.at("plains"), t.favor("elders")) == (["homesteaders", "elders"], 1)
    t.choose("homesteaders")
    assert t.favor("red") == 1  # no play, so no favor and no salad days


def test_homesteaders_need_room() -> None:
    t = table("@2=river:homesteaders,wolves red.pawn=river red.advisers=elders")
    assert "homesteaders" not in t.offered
    t = table("@1=great_slum:homesteaders,wolves,tents red.advisers=elders")
    t.choose("homesteaders")
    assert (t.prompt, t.offered) == ("make room at a site", ["tents", "wolves", "homesteaders"])
    t.choose("wolves")
    assert t.at("great_slum") == ["homesteaders", "tents", "elders"]


def test_crop_rotation_discards_a_denizen_at_the_very_site() -> None:
    t = table("@2=river:crop_rotation,tents @1=plains:wolves red.pawn=river piles.cradle=elders").choose("search")
    t.choose("crop_rotation", "cradle", "river")
    assert t.at("river") == ["crop_rotation", "elders"]  # a modifier in use stays, so it can only be the Tents
    t = table("@2=river:tents,wolves red.advisers=crop_rotation red.pawn=river piles.cradle=elders").choose("search")
    t.choose("crop_rotation", "cradle", "river")
    assert t.offered == ["tents", "wolves"]
    t.choose("wolves")
    assert (t.at("river"), t.pile("provinces")) == (["tents", "elders"], ["wolves"])


@pytest.mark.ruling("crop_rotation", 1)
def test_crop_rotation_goes_with_the_peoples_favor() -> None:
    words = "@1=plains:keep,wolves @2=river:longbows red.advisers=crop_rotation red.banners=peoples_favor"
    t = table(f"{words} piles.cradle=elders").choose("search", "crop_rotation")
    if "peoples_favor" in t.offered:
        t.choose("peoples_favor")
    t.choose("cradle", "plains", "longbows", "wolves")
    assert (t.at("plains"), t.at("river")) == (["keep", "elders"], [])


def test_a_round_of_ale_brings_everything_back_but_its_own_price() -> None:
    words = "@1=plains:a_round_of_ale,wolves red.advisers=elders red.flipped=1 red.secrets=0"
    t = table(f"{words} on.wolves.secrets=1 on.elders.favor=1 on.elders.secrets=1 banks.nomad=3")
    t.choose("a_round_of_ale")
    assert (t.secrets("red"), t.flipped("red"), t.favor("a_round_of_ale")) == (3, 0, 1)
    assert t.favor("nomad") == 4
    assert "wolves" in t.offered
    assert "a_round_of_ale" not in t.offered


def search_with_warden(cards: str, words: str = "@1=plains") -> Situation:
    t = table(f"{words} red.advisers=land_warden piles.cradle={cards}").choose("search", "land_warden")
    while t.prompt == "modifier":
        t.choose(next(name for name in t.offered if name != "done"))
    return t.choose("cradle")


def test_land_warden_plays_two_cards() -> None:
    t = search_with_warden("wolves,elders,keep").choose("wolves")
    assert t.offered == ["elders", "keep", "done"]
    t.choose("elders", "wolves", "plains", "adviser")
    assert (t.at("plains"), t.advisers("red"), t.pile("provinces")) == (["wolves"], ["land_warden", "elders"], ["keep"])


def test_land_warden_wants_one_of_them_at_a_site() -> None:
    t = search_with_warden("wolves,elders").choose("wolves", "elders", "wolves", "adviser")
    assert t.offered == ["plains", "discard"]
    t = search_with_warden("marriage,charming_friend").choose("marriage")
    assert t.prompt == "where to play"  # both are for advisers: only one can be kept


@pytest.mark.ruling("land_warden", 2)
def test_land_warden_plays_the_other_card_facedown() -> None:
    t = search_with_warden("wolves,elders").choose("wolves", "elders", "wolves", "plains", "facedown adviser")
    assert (t.at("plains"), t.advisers("red")) == (["wolves"], ["land_warden", "-elders"])


@pytest.mark.ruling("land_warden", 1)
def test_land_warden_has_the_peoples_favor_for_both_plays() -> None:
    t = search_with_warden("wolves,elders", "@1=plains @2=river:tents,longbows red.banners=peoples_favor")
    t.choose("wolves", "elders", "wolves", "river", "tents", "river", "longbows")
    assert t.at("river") == ["wolves", "elders"]


def test_land_warden_finishes_the_search_of_a_new_citizen() -> None:
    t = search_with_warden("long_lost_heir,elders").choose(
        "long_lost_heir", "elders", "long_lost_heir", "adviser", "yes"
    )
    assert (t.prompt, t.offered) == ("where to play", ["plains", "discard"])
    t.choose("plains")
    assert t.happened("became citizen", "oath card long_lost_heir")
    assert t.s.turn == 2  # the Act phase was over


@pytest.mark.parametrize("card", ["land_warden", "news_from_afar", "welcoming_party"])
def test_what_changes_the_search_itself_is_not_for_facedown_advisers(card: str) -> None:
    t = table(f"@1=plains:{card} red.advisers=-wolves red.favor=2").choose("play facedown adviser")
    assert t.prompt == "where to play"


def test_charming_friend_takes_a_favor_from_somebody_here() -> None:
    t = table("@1=plains @3=mountain red.advisers=charming_friend chancellor.pawn=mountain blue.favor=2")
    t.choose("charming_friend")  # of Blue, who alone is here
    assert (t.favor("red"), t.favor("blue"), t.secrets("charming_friend")) == (2, 1, 1)
    assert (
        "charming_friend" not in table("@1=plains red.advisers=charming_friend chancellor.favor=0 blue.favor=0").offered
    )


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_family_heirloom_is_taken_or_buried(answer: str) -> None:
    t = table("@1=plains piles.cradle=family_heirloom", luck=["cracked_horn"]).choose("search", "cradle", "adviser")
    assert (t.prompt, t.asked) == ("take it", "red")
    assert not t.knows("blue", "cracked_horn")
    deck = len(t.s.relic_deck)
    t.choose(answer)
    assert t.relics("red") == (["cracked_horn"] if answer == "yes" else [])
    assert len(t.s.relic_deck) == deck + (answer == "no")
    assert t.knows("blue", "cracked_horn") == (answer == "yes")
    assert t.hand("red") == []


def test_news_from_afar_makes_a_search_free() -> None:
    t = table("@1=plains red.advisers=news_from_afar red.favor=2 red.supply=0 visions_drawn=5")
    t.choose("search")  # the only way to search, of the world deck, which alone has cards
    assert t.prompt == "keep"
    assert (t.supply("red"), t.favor("news_from_afar")) == (0, 2)


def test_levelers_take_from_the_richest_bank() -> None:
    t = table("@1=plains:levelers banks.order=6 banks.beast=0 banks.nomad=0").choose("levelers")
    assert (t.prompt, t.offered) == ("which bank", ["beast", "nomad"])
    t.choose("nomad")
    assert (t.favor("order"), t.favor("nomad")) == (4, 2)


def test_levelers_of_empty_banks() -> None:
    banks = "banks.discord=0 banks.arcane=0 banks.order=0 banks.hearth=0 banks.beast=0 banks.nomad=0"
    assert "levelers" not in table(f"@1=plains:levelers {banks}").offered


def test_levelers_among_equal_banks() -> None:
    t = table("@1=plains:levelers").choose("levelers")
    assert len(t.offered) == 6
    t.choose("arcane")
    assert t.offered == ["discord", "order", "hearth", "beast", "nomad"]
    t.choose("beast")
    assert (t.favor("arcane"), t.favor("beast")) == (1, 5)


@pytest.mark.parametrize(("where", "favor"), [("plains", 1 + 1 + 3), ("adviser", 1 + 3)])
def test_fabled_feast_counts_ruled_hearth_cards_and_itself(where: str, favor: int) -> None:
    # The Inn, on a site of Red's own, and Marriage; the Pub, on a site of the bandits, is not Red's.
    words = "@1=plains:rowdy_pub @2=river:wayside_inn,red banks.beast=6"
    t = table(f"{words} red.advisers=marriage piles.cradle=fabled_feast").choose("search", "cradle", where)
    assert t.prompt == "which bank"
    t.choose("beast")
    assert t.favor("red") == favor


def test_relic_breaker_buries_a_relic_and_gives_warbands() -> None:
    t = table("@3=mountain:relic_breaker,?r,?r red.pawn=mountain")
    deck = len(t.s.relic_deck)
    t.choose("relic_breaker", "relic 2")
    assert (t.warbands("red"), len(t.s.relic_deck), len(t.s.relics_at[2])) == (6, deck + 1, 1)
    assert "relic_breaker" not in table("@3=mountain:relic_breaker").offered


def test_relic_breaker_keeps_what_somebody_knew() -> None:
    t = table("@3=mountain:relic_breaker,cracked_horn red.pawn=mountain seen.cracked_horn=blue")
    t.choose("relic_breaker")
    assert t.s.relic_deck[0] == numbers("cracked_horn")[0]
    assert t.knows("blue", "cracked_horn")
    assert not t.knows("red", "cracked_horn")


def test_relic_breaker_against_an_ancient_bloodline() -> None:
    t = table("@3=mountain:relic_breaker,?r,blue red.pawn=mountain blue.advisers=ancient_bloodline")
    assert "relic_breaker" not in t.offered
    t = table("@3=mountain:relic_breaker,?r,blue red.pawn=mountain red.advisers=ancient_bloodline")
    assert "relic_breaker" in t.offered


def test_book_binders_gain_when_others_reveal_visions() -> None:
    t = table("@1=plains blue.advisers=book_binders piles.cradle=vision_of_faith").choose(
        "search", "cradle", "revealed"
    )
    assert (t.prompt, t.asked) == ("which bank", "blue")
    t.choose("nomad")
    assert t.favor("blue") == 3
    t = table("@1=plains red.advisers=book_binders piles.cradle=vision_of_faith").choose("search", "cradle", "revealed")
    assert (t.prompt, t.favor("red")) == ("act", 1)


@pytest.mark.ruling("book_binders", 1)
def test_book_binders_gain_from_the_conspiracy() -> None:
    t = table("@1=plains blue.advisers=book_binders piles.cradle=conspiracy").choose("search", "cradle", "revealed")
    t.choose("order")
    assert t.favor("blue") == 3


def test_ballot_box_makes_a_citizen() -> None:
    t = table("@1=plains:ballot_box @2=river:red*2 red.banners=peoples_favor red.supply=2").choose("ballot_box")
    assert t.happened("became citizen", "oath card ballot_box")
    assert t.s.citizens == 0b010
    assert (t.warbands("purple", "river"), t.on_board("red")) == (2, {"purple": 3})
    assert t.s.turn == 2
    assert t.relics("red") == []


@pytest.mark.parametrize("words", ["", "citizens=red red.banners=peoples_favor"])
def test_ballot_box_is_for_exiles_with_the_peoples_favor(words: str) -> None:
    assert "ballot_box" not in table(f"@1=plains:ballot_box {words}").offered


@pytest.mark.parametrize(("card", "suit"), [("longbows", "order"), ("great_crusade", "nomad"), ("wolves", None)])
def test_saddle_makers_gain_for_nomad_and_order_cards(card: str, suit: str | None) -> None:
    t = table(f"@1=plains blue.advisers=saddle_makers piles.cradle={card}").choose("search", "cradle", "adviser")
    assert t.favor("blue") == (3 if suit else 1)
    if suit:
        assert t.favor(suit) == 1


@pytest.mark.ruling("saddle_makers", 1)
def test_saddle_makers_come_after_the_favor_of_the_play() -> None:
    words = "@1=plains blue.advisers=saddle_makers piles.cradle=longbows banks.order=2"
    t = table(words).choose("search", "cradle", "plains")
    assert (t.favor("red"), t.favor("blue"), t.favor("order")) == (2, 2, 0)
    # A Great Crusade gives warbands when played, after all that.
    t = table("@1=plains blue.advisers=saddle_makers piles.cradle=great_crusade").choose("search", "cradle", "plains")
    told = [event.article for event in t.events if event.name.startswith("gained")]
    assert told[:2] == ["oath 5.1.4.I", "oath card saddle_makers"]


def test_herald_gains_after_campaigns_of_others_against_players() -> None:
    words = "@1=plains:purple @3=mountain blue.pawn=mountain blue.advisers=herald chancellor.warbands=0"
    t = table(words, luck=["blank"] * 4 + ["sword"] * 3).choose("campaign")  # against the Chancellor, who rules here
    t.until("which bank")
    assert t.asked == "blue"
    t.choose("nomad")
    assert (t.favor("blue"), t.prompt) == (2, "act")


def test_herald_hears_of_a_sneak_attack_too() -> None:
    # Red attacks the Chancellor and is beaten; Blue attacks Red behind their back. Yellow hears of both.
    words = (
        "seats=chancellor,red,blue,yellow @1=plains:purple*9 @3=mountain yellow.pawn=mountain yellow.advisers=herald"
    )
    t = table(f"{words} blue.advisers=sneak_attack blue.favor=2 blue.secrets=2 red.warbands=2").choose("campaign")
    if t.prompt == "defender":
        t.choose("chancellor")
    for _ in range(2):
        t.until("which bank", "yes")
        assert t.asked == "yellow"
        t.choose("nomad")
    assert t.favor("yellow") == 3


@pytest.mark.parametrize("words", ["blue.advisers=herald", "red.advisers=herald blue.pawn=plains"])
def test_herald_says_nothing_about_bandits_and_own_campaigns(words: str) -> None:
    t = table(f"@1=plains @3=mountain chancellor.pawn=mountain blue.pawn=mountain {words}").choose("campaign")
    t.choose("blue" if "blue" in t.offered else "done").until("act")
    assert not t.happened("gained favor", "oath card herald")


def test_rowdy_pub_adds_a_warband_to_its_own_muster() -> None:
    t = table("@1=plains:rowdy_pub,wolves").choose("muster", "rowdy_pub", "rowdy_pub")
    assert t.warbands("red") == 6
    t = table("@1=plains:rowdy_pub,wolves").choose("muster", "rowdy_pub", "wolves")
    assert t.warbands("red") == 5
    t = table("@1=plains:rowdy_pub,red @2=river:wolves red.pawn=river").choose("muster")
    assert (t.prompt, t.warbands("red")) == ("act", 5)  # from afar the pub is of no use


def test_vow_of_peace_keeps_its_holder_from_campaigns() -> None:
    assert "campaign" in table("@1=plains").offered
    assert "campaign" not in table("@1=plains red.advisers=vow_of_peace").offered


@pytest.mark.ruling("vow_of_peace", 1)
def test_vow_of_peace_of_the_chancellor_does_not_bind_citizens() -> None:
    assert "campaign" in table("@1=plains citizens=red chancellor.advisers=vow_of_peace").offered


def attack(words: str) -> Situation:
    """Red attacks the Chancellor for a site; the dice show a shield and one hollow sword after another."""
    t = table(f"{words} chancellor.warbands=0", luck=["shield", *["hollow sword"] * 9]).choose("campaign")
    if t.prompt == "defender":
        t.choose("chancellor")
    while t.prompt not in ("sacrifice", "act"):
        last = "yes" if "yes" in t.offered else t.offered[0] if t.prompt == "attack dice" else t.offered[-1]
        t.choose(last)
    return t


def test_vow_of_peace_forbids_sacrifices_against_its_holder() -> None:
    words = "@1=plains:purple @3=mountain blue.pawn=mountain red.warbands=5 oath=people"
    assert attack(words).prompt == "sacrifice"
    assert attack(f"{words} chancellor.advisers=vow_of_peace").prompt == "act"


@pytest.mark.ruling("vow_of_peace", 2)
def test_vow_of_peace_protects_as_an_ally() -> None:
    words = "@1=plains:purple citizens=blue red.warbands=5 blue.warbands=0 blue.advisers=vow_of_peace oath=people"
    assert attack(words).prompt == "act"  # Blue has joined
    t = attack(f"{words} @3=mountain blue.pawn=mountain")
    assert t.prompt == "sacrifice"  # and could not


def test_deed_writer_sells_sites() -> None:
    words = (
        "@1=plains:deed_writer @2=river:red*2 @3=mountain:blue red.favor=0 red.secrets=0 blue.favor=3 blue.secrets=0"
    )
    t = table(words).choose("deed_writer", "blue", "2 favor", "river", "done")
    assert t.asked == "blue"
    t.choose("yes", 2)
    assert (t.ruler("river"), t.warbands("blue", "river"), t.warbands("blue")) == ("blue", 2, 1)
    assert (t.warbands("red"), t.favor("red")) == (5, 2)


@pytest.mark.ruling("deed_writer", 1)
def test_deed_writer_lets_a_citizen_sell_sites_of_the_empire() -> None:
    words = "@1=plains:deed_writer @2=river:purple*2 citizens=red red.favor=0 red.secrets=0 blue.favor=3 blue.secrets=0"
    t = table(words).choose("deed_writer", "blue", "3 favor", "river")
    assert t.prompt == "answer the deal"  # the Chancellor is not asked
    t.choose("yes", 1)
    assert (t.ruler("river"), t.on_board("red"), t.favor("red")) == ("blue", {"purple": 5}, 3)


@pytest.mark.ruling("deed_writer", 2)
def test_deed_writer_lets_a_citizen_place_from_their_own_board() -> None:
    words = "@1=plains:deed_writer @2=river:blue citizens=red red.favor=3 red.secrets=0 blue.favor=0 blue.secrets=0"
    t = table(words).choose("deed_writer", "blue", "3 favor")
    t.choose("river").until("answer the deal")
    t.choose("yes")
    assert (t.asked, t.offered) == ("red", [1, 2, 3])
    t.choose(2)
    assert (t.ruler("river"), t.on_board("red"), t.on_board("chancellor")) == ("empire", {"purple": 1}, {"purple": 3})


@pytest.mark.ruling("deed_writer", 3)
def test_deed_writer_has_nothing_for_two_imperial_players() -> None:
    words = "@1=plains:deed_writer @2=river:purple*2 citizens=red red.favor=0 red.secrets=0"
    t = table(f"{words} chancellor.favor=1 chancellor.secrets=0 blue.favor=0 blue.secrets=0 blue.warbands=0")
    t.choose("deed_writer")  # only the Chancellor's favor
    assert (t.prompt, t.offered) == ("want in the deal", ["0 favor", "1 favor"])
    t.choose("1 favor")
    assert t.prompt == "answer the deal"


@pytest.mark.ruling("deed_writer", 4)
def test_deed_writer_needs_a_warband_for_a_site() -> None:
    words = "@1=plains:deed_writer @2=river:red*2 red.favor=0 red.secrets=0 blue.favor=2 blue.secrets=0"
    t = table(words).choose("deed_writer", "blue", "2 favor", "river").until("answer the deal")
    t.choose("yes")
    assert t.offered == [1, 2, 3]  # any number, but one at least
    t = table(f"{words} blue.warbands=0").choose("deed_writer", "blue", "2 favor")
    assert t.prompt == "answer the deal"  # no site can be named
    t = table(f"{words} blue.relics=bandit_crown").choose("deed_writer", "blue", "2 favor", "river")
    t.until("answer the deal").choose("yes")
    assert t.offered == [0, 1, 2, 3]


@pytest.mark.ruling("salad_days", 1)
def test_salad_days_give_a_favor_of_three_banks() -> None:
    t = table("@1=plains piles.cradle=salad_days banks.order=0").choose("search", "cradle", "plains", "discord")
    assert t.offered == ["arcane", "hearth", "beast", "nomad"]
    t.choose("hearth", "nomad")
    assert t.favor("red") == 1 + 3 + 1  # one for the play
    assert (t.favor("discord"), t.favor("hearth"), t.favor("nomad")) == (2, 1, 2)


def test_salad_days_with_fewer_banks() -> None:
    words = "banks.discord=0 banks.arcane=0 banks.order=0 banks.hearth=0 banks.nomad=0"
    t = table(f"@1=plains piles.cradle=salad_days {words}").choose("search", "cradle", "adviser")
    assert (t.prompt, t.favor("red")) == ("act", 2)


def test_marriage_counts_twice_in_a_trade_and_once_for_the_limit() -> None:
    t = table("@1=plains:wayside_inn red.advisers=marriage").choose("trade")  # for favor
    assert t.favor("red") == 1 + 1 + 2
    t = table("@1=plains red.advisers=marriage,wolves piles.cradle=elders").choose("search", "cradle", "adviser")
    assert t.advisers("red") == ["marriage", "wolves", "elders"]


@pytest.mark.ruling("marriage", 1)
def test_marriage_of_somebody_else_by_a_master_of_disguise() -> None:
    words = "@1=plains:wayside_inn red.advisers=master_of_disguise blue.advisers=marriage red.secrets=2"
    t = table(words).choose("trade", "master_of_disguise", "blue")
    assert t.favor("red") == 1 + 1 + 2


def test_awaited_return_sacrifices_a_warband_for_a_free_trade() -> None:
    t = table("@1=plains:awaited_return,wolves red.supply=0").choose("trade", "wolves for favor")
    assert (t.warbands("red"), t.supply("red"), t.favor("red")) == (2, 0, 2)
    assert "trade" not in table("@1=plains:awaited_return,wolves red.supply=0 red.warbands=0").offered
