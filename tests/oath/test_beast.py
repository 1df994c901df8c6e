"""The beast denizens, and what is officially said about them. Campaigns are in `test_beast_plans`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.oath.situation import Situation, given, numbers

from lawbound.oath.cards import CARDS, RELICS


def table(words: str, luck: Iterable[Any] = ()) -> Situation:
    """Red's turn, with the Chancellor and Blue beside them; all are at the topmost site unless told otherwise."""
    return given(f"oath seats=chancellor,red,blue oath=devotion turn=red {words}", luck=luck)


# First game


def test_errand_boy_fetches_from_another_region() -> None:
    words = "@1=plains:errand_boy piles.hinterland=wolves,elders red.supply=2 visions_drawn=5"
    t = table(words).choose("search")  # with the boy: the world deck is too dear, and the other piles are empty
    assert t.prompt == "keep"
    assert (t.offered, t.favor("errand_boy")) == (["wolves", "elders"], 1)


@pytest.mark.ruling("errand_boy", 2)
def test_errand_boy_changes_nothing_about_discards() -> None:
    t = table("@1=plains:errand_boy piles.hinterland=wolves,elders").choose("search", "errand_boy", "hinterland")
    t.choose("wolves", "discard")
    assert t.pile("provinces") == ["wolves", "elders"]


def test_errand_boy_has_nowhere_to_go() -> None:
    t = table("@1=plains:errand_boy piles.cradle=wolves").choose("search")
    assert t.prompt == "search where"


def test_wolves_kill_a_warband_on_any_board() -> None:
    t = table("@1=plains:wolves @3=mountain blue.pawn=mountain chancellor.warbands=0").choose("wolves")
    assert t.offered == ["red", "blue"]
    t.choose("blue")
    assert (t.warbands("blue"), t.secrets("wolves")) == (2, 1)
    nobody = "red.warbands=0 blue.warbands=0 chancellor.warbands=0"
    assert "wolves" not in table(f"@1=plains:wolves {nobody}").offered


@pytest.mark.ruling("wolves", 1)
def test_wolves_may_eat_an_own_warband_for_more_supply() -> None:
    words = "@1=plains:wolves @2=river:red*3 red.warbands=3 red.supply=0"
    assert table(words).rest().supply("red") == 5  # eight in the bank
    assert table(words).choose("wolves", "red").rest().supply("red") == 6


def test_wolves_kill_purple_warbands_on_the_board_of_a_citizen() -> None:
    t = table("@1=plains:wolves citizens=blue").choose("wolves", "blue")
    assert t.on_board("blue") == {"purple": 2}


def test_animal_playmates_muster_for_nothing() -> None:
    t = table("@1=plains:wolves,tents red.advisers=animal_playmates red.supply=1")
    t.choose("muster", "animal_playmates", "wolves")
    assert (t.supply("red"), t.warbands("red")) == (1, 5)
    t = table("@1=plains:wolves,tents red.advisers=animal_playmates,-keep red.supply=0").choose("muster")
    assert (t.prompt, t.favor("wolves")) == ("act", 1)  # nothing else could be paid for
    t = table("@1=plains:tents red.advisers=animal_playmates").choose("muster")
    assert t.supply("red") == 6  # and no question


def test_the_old_oak_tells_another_secret() -> None:
    words = "@1=plains:the_old_oak red.favor=2 red.secrets=0"
    t = table(f"{words} red.advisers=wolves,errand_boy").choose("trade", "the_old_oak")
    assert t.secrets("red") == 3
    t = table(f"{words} red.advisers=tents").choose("trade", "the_old_oak")
    assert t.secrets("red") == 0
    t = table("@1=plains:the_old_oak red.advisers=wolves red.secrets=1 red.favor=0").choose("trade", "the_old_oak")
    assert (t.secrets("red"), t.favor("red")) == (0, 2)  # a trade for favor


@pytest.mark.parametrize(
    ("words", "act"),
    [
        ("@1=plains @6=charming_valley:the_old_oak,red red.advisers=wolves @1=plains:tents", "trade"),
        ("@1=plains @2=river red.advisers=forest_paths", "travel"),
        ("@1=plains:mushrooms,errand_boy red.advisers=-wolves piles.hinterland=tents", "play facedown adviser"),
    ],
)
def test_modifiers_that_would_be_of_no_use_are_not_offered(words: str, act: str) -> None:
    assert table(words).choose(act).prompt != "modifier"


def test_forest_paths_lead_to_beasts() -> None:
    words = "@1=plains:forest_paths @6=charming_valley:wolves @7=mine red.supply=2"
    t = table(words).choose("travel", "forest_paths")
    assert "charming_valley" in t.offered
    assert "mine" not in t.offered
    t.choose("charming_valley")
    assert (t.supply("red"), t.pawn("red"), t.favor("forest_paths")) == (2, 6, 1)


@pytest.mark.parametrize("site", ["narrow_pass", "the_hidden_place"])
def test_forest_paths_ignore_powers_of_sites(site: str) -> None:
    words = "@1=plains @6=narrow_pass @7=the_hidden_place:wolves red.advisers=forest_paths red.secrets=0 red.supply=7"
    t = table(words).choose("travel")
    if site == "narrow_pass":
        t.choose("forest_paths", "the_hidden_place")
        assert (t.pawn("red"), t.flipped("red")) == (7, 0)
    else:
        t.choose("done")
        assert "the_hidden_place" not in t.offered


@pytest.mark.ruling("forest_paths", 1)
def test_forest_paths_have_toll_roads() -> None:
    words = "@1=plains @4=lush_coast:wolves,toll_roads,blue red.advisers=forest_paths"
    assert table(f"{words} red.favor=2").choose("travel", "forest_paths", "lush_coast").favor("blue") == 2
    t = table(f"{words} red.favor=1").choose("travel", "forest_paths")
    assert "lush_coast" not in t.offered


@pytest.mark.ruling("forest_paths", 2)
def test_forest_paths_out_of_an_enemys_shrouded_wood() -> None:
    words = "@1=shrouded_wood:blue @4=lush_coast:wolves @5=mine red.advisers=forest_paths,-keep"
    t = table(f"{words} red.supply=7").choose("travel", "forest_paths")
    assert t.asked == "blue"
    t.choose("lush_coast")
    assert (t.pawn("red"), t.supply("red")) == (4, 7)
    t = table(f"{words} red.supply=7").choose("travel", "forest_paths", "mine")
    assert (t.pawn("red"), t.supply("red")) == (5, 5)
    t = table(f"{words} red.supply=1").choose("travel")  # with the paths, or not at all
    assert t.asked == "blue"
    t.choose("mine")
    assert (t.pawn("red"), t.supply("red")) == (1, 1)  # the journey has failed


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_long_lost_heir_may_become_a_citizen(answer: str) -> None:
    words = "@1=plains @2=river:red*2 piles.cradle=long_lost_heir red.vision=vision_of_faith red.supply=4"
    t = table(words).choose("search", "cradle", "adviser", answer)
    assert t.s.citizens == (0b010 if answer == "yes" else 0)
    assert t.s.turn == (2 if answer == "yes" else 1)
    if answer == "yes":
        assert (t.warbands("purple", "river"), t.on_board("red")) == (2, {"purple": 3})
        assert (t.pile("provinces"), t.relics("red")) == (["vision_of_faith"], [])


def test_long_lost_heir_of_a_citizen_is_asked_nothing() -> None:
    t = table("@1=plains citizens=red piles.cradle=long_lost_heir").choose("search", "cradle", "adviser")
    assert t.prompt == "act"


def test_roving_terror_takes_the_place_of_a_denizen() -> None:
    words = "@1=plains:roving_terror @2=river:tents,keep @6=charming_valley:elders"
    t = table(words).choose("roving_terror")
    assert t.offered == ["tents", "elders"]  # the Keep is locked
    t.choose("elders")
    assert (t.at("plains"), t.at("charming_valley"), t.pile("cradle")) == ([], ["roving_terror"], ["elders"])
    assert t.secrets("roving_terror") == 1
    assert t.rest().secrets("red") == 1


@pytest.mark.ruling("roving_terror", 1)
def test_roving_terror_needs_a_denizen_to_discard() -> None:
    assert "roving_terror" not in table("@1=plains:roving_terror,wolves @2=river @3=mountain").offered


# Archive


def test_birdsong_trades_for_nothing_with_beast_and_nomad_cards() -> None:
    words = "@1=plains:wolves,tents,longbows red.advisers=birdsong red.supply=0"
    t = table(words).choose("trade")
    assert t.offered == ["wolves for favor", "tents for favor"]
    t.choose("tents for favor")
    assert (t.supply("red"), t.favor("red")) == (0, 2)
    t = table("@1=plains:longbows red.advisers=birdsong").choose("trade", "birdsong")
    assert t.supply("red") == 6


def test_small_friends_trade_far_away() -> None:
    words = "@1=plains:tents @6=charming_valley:wolves,elders @7=mine:longbows red.advisers=small_friends"
    t = table(words).choose("trade", "small_friends")
    assert t.offered == ["wolves for favor", "elders for favor"]
    t.choose("elders for favor")
    assert (t.favor("red"), t.secrets("elders"), t.pawn("red")) == (2, 1, 1)


@pytest.mark.ruling("small_friends", 1)
def test_small_friends_leave_the_modifiers_of_the_real_site_behind() -> None:
    words = "red.advisers=small_friends red.favor=2"
    t = table(f"@1=plains:awaited_return @6=charming_valley:wolves {words}").choose("trade")
    assert t.offered == ["awaited_return", "small_friends", "done"]
    t.choose("small_friends")
    assert t.prompt == "trade with"  # the Awaited Return is out of reach
    t = table(f"@1=plains:awaited_return @6=charming_valley:wolves {words}").choose("trade", "awaited_return")
    assert t.prompt == "trade with"  # and after it the Small Friends are
    t = table(f"@1=plains:tents @6=charming_valley:wolves,awaited_return {words}").choose("trade", "small_friends")
    assert t.offered == ["awaited_return", "done"]  # but that of the other site is not


def test_grasping_vines_hold_a_warband_back() -> None:
    words = "@1=plains:blue @2=river:grasping_vines,blue"
    t = table(words).choose("travel", "river")
    assert t.warbands("red") == 2
    assert t.happened("killed", "oath card grasping_vines")
    t = table("@1=plains:purple @2=river:grasping_vines,blue").choose("travel", "river")
    assert t.warbands("red") == 3  # somebody else's site
    t = table("@1=plains:purple @2=river:grasping_vines,purple citizens=red").choose("travel", "river")
    assert t.on_board("red") == {"purple": 3}  # no enemy
    t = table("@1=plains @2=river:grasping_vines").choose("travel", "river")
    assert t.warbands("red") == 2  # the bandits'


@pytest.mark.ruling("grasping_vines", 1)
def test_grasping_vines_find_nobody() -> None:
    t = table("@1=plains:blue @2=river:grasping_vines,blue red.warbands=0").choose("travel", "river")
    assert (t.pawn("red"), t.warbands("red")) == (2, 0)


@pytest.mark.ruling("grasping_vines", 2)
def test_grasping_vines_catch_the_banished() -> None:
    words = "@1=salt_flats:red @2=river:grasping_vines,red red.warbands=6 blue.warbands=4 @8=mine chancellor.pawn=mine"
    t = table(words, luck=[*["blank"] * 2, *["sword"] * 6]).choose("campaign").until("banish").choose("yes", "mine")
    assert t.pawn("blue") == 8
    assert t.warbands("blue") == 1  # half of them fell, and one more


def test_threatening_roar_drives_beasts_and_nomads_away() -> None:
    words = "@1=plains:wolves,longbows @2=river:tents,forest_council @6=charming_valley:elders"
    t = table(f"{words} piles.cradle=threatening_roar").choose("search", "cradle", "plains")
    assert (t.prompt, t.offered) == ("discard next", ["wolves", "tents"])
    t.choose("tents")
    assert t.at("plains") == ["longbows", "threatening_roar"]
    assert (t.at("river"), t.at("charming_valley")) == (["forest_council"], ["elders"])
    assert t.pile("provinces") == ["wolves", "tents"]


def test_fae_merchant_trades_relics() -> None:
    t = table("@1=plains:fae_merchant red.relics=cracked_horn", luck=["bandit_crown"]).choose("fae_merchant")
    assert t.offered == ["cracked_horn", "bandit_crown"]
    deck = len(t.s.relic_deck)
    t.choose("cracked_horn")
    assert (t.relics("red"), len(t.s.relic_deck)) == (["bandit_crown"], deck + 1)


def test_fae_merchant_takes_the_new_relic_back_but_never_the_scepter() -> None:
    t = table("@1=plains:fae_merchant red.relics=the_grand_scepter", luck=["bandit_crown"]).choose("fae_merchant")
    assert (t.prompt, t.relics("red")) == ("act", ["the_grand_scepter"])


def test_fae_merchant_without_relics_to_draw() -> None:
    all_others = ",".join([CARDS[relic].key for relic in RELICS[4:]])  # four lie in the Reliquary
    words = f"@1=plains:fae_merchant relic_deck=none blue.relics={all_others}"
    assert "fae_merchant" not in table(words).offered
    words = words.replace("blue.relics=", "red.relics=")
    assert len(table(words).choose("fae_merchant").offered) == 16  # one of them goes under the deck all the same


@pytest.mark.ruling("fae_merchant", 1)
def test_fae_merchant_settles_the_title_only_at_the_end() -> None:
    t = table("@1=plains:fae_merchant oath=protection red.relics=cracked_horn", luck=["dowsing_sticks"])
    t.choose("fae_merchant", "cracked_horn")  # two of Red's against the Grand Scepter, for a moment
    assert (t.s.title, t.happened("oathkeeper")) == (0, [])


def test_second_chance_takes_a_warband_over() -> None:
    words = "@1=plains:second_chance blue.advisers=longbows chancellor.advisers=wolves"
    t = table(words).choose("second_chance")  # of Blue, who alone has such an adviser
    assert (t.warbands("blue"), t.warbands("red")) == (2, 4)
    assert "second_chance" not in table(f"{words} blue.warbands=0").offered
    assert "second_chance" not in table("@1=plains:second_chance blue.advisers=-longbows").offered


@pytest.mark.ruling("pied_piper", 1)
def test_pied_piper_takes_favor_and_goes_with_a_secret_that_comes_back() -> None:
    t = table("@1=plains red.advisers=pied_piper blue.favor=3").choose("pied_piper", "blue")
    assert (t.advisers("red"), t.advisers("blue")) == ([], ["pied_piper"])
    assert (t.favor("red"), t.favor("blue"), t.secrets("pied_piper"), t.secrets("red")) == (3, 1, 1, 0)
    t.rest()
    assert (t.secrets("red"), t.secrets("pied_piper")) == (1, 0)


@pytest.mark.ruling("pied_piper", 2)
def test_pied_piper_needs_no_room_but_leaves_none() -> None:
    t = table("@1=plains red.advisers=wolves,tents,elders piles.cradle=pied_piper").choose(
        "search", "cradle", "adviser"
    )
    assert t.advisers("red") == ["wolves", "tents", "elders", "pied_piper"]
    t = table("@1=plains red.advisers=pied_piper blue.advisers=wolves,tents,elders").choose("pied_piper", "blue")
    assert t.advisers("blue") == ["wolves", "tents", "elders", "pied_piper"]
    words = "@1=plains red.advisers=wolves,tents,pied_piper piles.cradle=elders"
    t = table(words).choose("search", "cradle", "adviser")
    assert t.prompt == "make room for an adviser"


@pytest.mark.ruling("pied_piper", 3)
def test_pied_piper_leaves_four_advisers_for_the_enchantress() -> None:
    words = "@1=plains red.advisers=enchantress blue.advisers=wolves,tents,elders,pied_piper"
    t = table(words).choose("enchantress", "pied_piper")
    assert (t.asked, t.prompt) == ("blue", "make room for an adviser")
    assert sorted(t.offered) == ["elders", "tents", "wolves"]
    t.choose("tents")
    assert sorted(t.advisers("blue")) == ["elders", "enchantress", "wolves"]
    assert t.advisers("red") == ["pied_piper"]


@pytest.mark.ruling("pied_piper", 4)
def test_pied_piper_and_the_family_wagon() -> None:
    words = "@1=plains red.advisers=family_wagon,wolves,tents,elders"
    t = table(f"{words} piles.cradle=pied_piper").choose("search", "cradle", "adviser")
    assert t.advisers("red") == ["family_wagon", "wolves", "tents", "elders", "pied_piper"]
    words = "@1=plains red.advisers=wolves,tents,pied_piper piles.cradle=family_wagon"
    t = table(words).choose("search", "cradle", "adviser")
    assert t.prompt == "make room for an adviser"
    t.choose("wolves")
    assert t.advisers("red") == ["tents", "pied_piper", "family_wagon"]


def test_mushrooms_grow_under_the_pile() -> None:
    t = table("@1=plains:mushrooms piles.cradle=wolves,tents,elders red.supply=0").choose("search")
    assert t.prompt == "where to play"  # the only card
    assert t.hand("red") == ["elders"]
    assert (t.supply("red"), t.secrets("mushrooms"), t.pile("cradle")) == (0, 1, ["wolves", "tents"])
    assert "search" not in table("@1=plains:mushrooms red.supply=0 red.advisers=-keep").offered


@pytest.mark.ruling("mushrooms", 1)
@pytest.mark.ruling("mushrooms", 2)
@pytest.mark.ruling("errand_boy", 1)
def test_mushrooms_with_augury_greedy_and_errand_boy() -> None:
    # Four cards from the bottom of another pile; free, though the Chancellor is greedy.
    words = "turn=chancellor @1=plains:mushrooms,augury,errand_boy reliquary=?,?,?,none visions_drawn=4"
    cards = "wolves,tents,elders,longbows,scouts,pressgangs"
    t = table(f"{words} piles.hinterland={cards} piles.cradle=wrestlers chancellor.supply=0").choose("search")
    while t.prompt == "modifier":
        t.choose(next(name for name in ("mushrooms", "augury", "errand_boy") if name in t.offered))
    assert "world deck" not in t.offered
    t.choose("hinterland")
    assert t.hand("chancellor") == ["pressgangs", "scouts", "longbows", "elders"]


def test_new_growth_spreads_everywhere() -> None:
    words = "@1=plains @2=river:tents,elders @6=charming_valley red.advisers=new_growth"
    t = table(f"{words} piles.cradle=wolves").choose("search", "new_growth", "cradle")
    assert t.offered == ["plains", "charming_valley", "adviser", "facedown adviser", "discard"]
    t.choose("charming_valley")
    assert (t.at("charming_valley"), t.favor("red")) == (["wolves"], 2)
    t = table(f"{words} piles.cradle=longbows").choose("search", "new_growth", "cradle")
    assert "charming_valley" not in t.offered
    t = table(f"{words.replace('new_growth', 'new_growth,-storyteller')}").choose("play facedown adviser", "new_growth")
    assert "charming_valley" in t.offered


def test_wild_cry_calls_warbands() -> None:
    words = "@1=plains red.advisers=wild_cry"
    t = table(f"{words} piles.cradle=wolves").choose("search", "wild_cry", "cradle", "adviser")
    assert (t.warbands("red"), t.supply("red")) == (5, 6)
    t = table(f"{words},-wolves red.supply=3").choose("play facedown adviser", "wild_cry", "plains")
    assert (t.warbands("red"), t.supply("red")) == (5, 4)
    t = table(f"{words} piles.cradle=tents").choose("search", "wild_cry", "cradle", "adviser")
    assert t.warbands("red") == 3
    t = table(f"{words} piles.cradle=wolves").choose("search", "wild_cry", "cradle", "facedown adviser")
    assert t.warbands("red") == 3


@pytest.mark.parametrize("where", ["plains", "adviser"])
def test_animal_host_counts_beasts_at_all_sites_and_itself(where: str) -> None:
    words = "@1=plains:wolves @6=charming_valley:rangers,blue red.advisers=errand_boy piles.cradle=animal_host"
    t = table(words).choose("search", "cradle", where)
    assert t.warbands("red") == 3 + 3


def test_memory_of_nature_gathers_favor() -> None:
    words = "@1=plains:wolves,rangers @6=charming_valley:errand_boy red.advisers=memory_of_nature"
    t = table(f"{words} banks.discord=2 banks.arcane=1 banks.order=0 banks.hearth=0 banks.nomad=2")
    t.choose("memory_of_nature")
    assert (t.prompt, t.offered) == ("how many", [2, 1, 0])
    t.choose(1)
    assert t.offered == [1, 0]
    t.choose(0)
    assert [t.favor(suit) for suit in ("discord", "arcane", "beast", "nomad")] == [1, 1, 6, 0]
    assert "memory_of_nature" not in table("@1=plains red.advisers=memory_of_nature").offered


def test_vow_of_poverty_gains_no_favor_from_trade() -> None:
    t = table("@1=plains:wolves red.advisers=vow_of_poverty red.favor=0").choose("trade")
    assert (t.favor("red"), t.secrets("wolves")) == (0, 1)
    t = table("@1=plains:wolves red.advisers=vow_of_poverty red.secrets=0 red.favor=2").choose("trade")
    assert t.secrets("red") == 1


def test_vow_of_poverty_begs_in_the_rest_phase() -> None:
    t = table("@1=plains red.advisers=vow_of_poverty red.favor=0").choose("rest")
    assert t.offered == ["vow_of_poverty", "done"]
    t.choose("vow_of_poverty", "nomad")
    assert t.favor("red") == 2
    t = table("@1=plains red.advisers=vow_of_poverty red.favor=1").choose("rest")
    assert t.asked == "blue"


@pytest.mark.ruling("vow_of_poverty", 1)
def test_vow_of_poverty_of_a_careless_chancellor() -> None:
    words = "turn=chancellor @1=plains:wolves reliquary=?,?,none,? chancellor.favor=0"
    assert table(words).choose("trade").favor("chancellor") == 2
    assert table(f"{words} chancellor.advisers=vow_of_poverty").choose("trade").favor("chancellor") == 0


@pytest.mark.ruling("vow_of_poverty", 2)
def test_vow_of_poverty_and_a_master_of_disguise() -> None:
    words = "@1=plains:wolves red.favor=0 red.secrets=2"
    t = table(f"{words} red.advisers=master_of_disguise,vow_of_poverty").choose("trade", "master_of_disguise", "blue")
    assert t.favor("red") == 1
    t = table(f"{words} red.advisers=master_of_disguise blue.advisers=vow_of_poverty")
    assert t.choose("trade", "master_of_disguise", "blue").favor("red") == 0  # and the other one's counts


def test_forest_council_keeps_enemies_off_beasts() -> None:
    words = "@1=plains:wolves,tents @6=charming_valley:forest_council"
    t = table(f"{words},blue").choose("muster")
    assert t.favor("tents") == 1
    t = table(f"{words},blue red.secrets=1 red.favor=0").choose("trade")
    assert t.secrets("tents") == 1
    t = table(f"{words},red").choose("muster")
    assert t.offered == ["wolves", "tents"]
    t = table(words).choose("muster")
    assert t.favor("tents") == 1  # the bandits'


def test_vow_of_beastkin_musters_with_kin() -> None:
    t = table("@1=plains:wolves,tents,longbows red.advisers=vow_of_beastkin,scouts")
    t.choose("muster")
    assert t.offered == ["wolves", "longbows"]
    t.choose("longbows")
    assert t.warbands("red") == 6
    assert "muster" not in table("@1=plains:tents red.advisers=vow_of_beastkin").offered


def search_in_bracken(words: str, *modifiers: str) -> Situation:
    t = table(f"red.advisers=bracken {words}").choose("search", "bracken")
    return t.choose(*modifiers)


@pytest.mark.parametrize(
    ("end", "pile"), [("top", ["tents", "elders", "keep"]), ("bottom", ["keep", "elders", "tents"])]
)
def test_bracken_hides_discards(end: str, pile: list[str]) -> None:
    t = search_in_bracken("@1=plains piles.cradle=wolves,tents,elders piles.hinterland=keep", "cradle")
    assert (t.prompt, t.offered) == ("which pile", ["cradle", "provinces", "hinterland", "done"])
    assert len(t.hand("red")) == 3  # the cards are known by then
    t.choose("hinterland", end, "wolves", "elders", "adviser")
    assert t.pile("hinterland") == pile


def test_bracken_may_be_left_alone() -> None:
    t = search_in_bracken("@1=plains piles.cradle=wolves,tents", "cradle", "done", "wolves", "discard")
    assert t.pile("provinces") == ["wolves", "tents"]


def test_bracken_for_a_facedown_adviser() -> None:
    t = table("@1=plains red.advisers=bracken,-wolves").choose("play facedown adviser", "bracken", "cradle", "top")
    t.choose("discard")
    assert t.pile("cradle") == ["wolves"]


@pytest.mark.ruling("bracken", 1)
def test_bracken_covers_the_peoples_favor_but_not_dazzle() -> None:
    words = "@1=plains:tents,storyteller @2=river:longbows piles.cradle=dazzle,wolves red.banners=peoples_favor"
    t = search_in_bracken(words, "peoples_favor", "cradle", "hinterland", "top", "dazzle", "plains", "tents")
    t.until("act")
    assert t.pile("hinterland") == ["tents", "wolves"]
    assert sorted(t.pile("provinces")) == ["longbows", "storyteller"]


@pytest.mark.parametrize(("blown", "pile"), [("no", ["wolves", "tents"]), ("yes", [])])
def test_bracken_with_a_cracked_horn(blown: str, pile: list[str]) -> None:
    words = "@1=plains piles.cradle=wolves,tents red.relics=cracked_horn"
    t = search_in_bracken(words, "cracked_horn", "cradle", "provinces", "top", blown, "wolves", "discard")
    assert t.pile("provinces") == pile  # one destination for all: that pile, or the bottom of the world deck
    if blown == "yes":
        assert sorted(t.s.deck[:2]) == sorted(numbers("wolves", "tents"))
