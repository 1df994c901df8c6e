"""Components, technical rules and the glossary: Law of Oath 2, 7, 9 and 10, as far as no other test states them."""

from __future__ import annotations

import pytest
from tests.oath.situation import given

from lawbound.oath.cards import CARDS, DENIZENS, EDIFICES, IN_REGION, RELICS, SITES, SUIT_NAMES, VISIONS

RED = "oath seats=chancellor,red,blue turn=red"


def test_the_regions() -> None:
    assert [len(region) for region in IN_REGION] == [2, 3, 3]


def test_what_there_is_in_the_box() -> None:
    suits = [CARDS[card].suit for card in DENIZENS]
    assert [suits.count(suit) for suit in range(6)] == [33] * 6
    assert (len(EDIFICES), len(RELICS), len(VISIONS), len(SITES)) == (12, 20, 5, 23)
    assert SUIT_NAMES == ("discord", "arcane", "order", "hearth", "beast", "nomad")


@pytest.mark.law("oath 2.2.1", "oath 2.2.3", "oath 10.18", "oath 2.7.2")
def test_what_lies_before_a_player_is_for_all_to_see() -> None:
    t = given(
        f"{RED} @1=plains red.warbands=5 red.favor=9 red.secrets=4 red.relics=whistle,map red.banners=darkest_secret "
        "red.vision=vision_of_faith"
    )
    seen = t.sees("blue")["players"]["red"]
    assert (seen["favor"], seen["secrets"], seen["relics"], seen["vision"]) == (
        9,
        4,
        ["whistle", "map"],
        "vision_of_faith",
    )


@pytest.mark.law("oath 2.11", "oath 2.10")
def test_the_title_goes_to_whoever_meets_the_goal_and_turns_back() -> None:
    t = given(f"{RED} @1=plains oath=devotion title=blue usurper=1 blue.banners=darkest_secret red.secrets=2")
    t.choose("recover") if "recover" in t.offered else None
    assert t.s.title == 2  # there is no card at Blue's site: the banner is safe
    t = given(f"{RED} @1=plains:wolves oath=devotion title=blue usurper=1 blue.banners=darkest_secret red.secrets=2")
    t.choose("recover")
    assert (t.s.title, t.s.usurper) == (1, 0)


@pytest.mark.law("oath 2.11")
def test_on_a_tie_the_holder_keeps_the_title() -> None:
    t = given(f"{RED} @1=mine @2=river:purple*1 red.warbands=4 title=chancellor", luck=["blank", *["sword"] * 4])
    t.choose("campaign")
    t.choose("bandits") if t.prompt == "defender" else None
    t.choose(4, 4)
    assert (t.ruler("mine"), t.s.title) == ("red", 0)


@pytest.mark.law("oath 2.11")
def test_the_holder_chooses_among_others_who_are_tied() -> None:
    """The Chancellor loses the last relic; then Red and Blue have one each."""
    t = given(
        "oath seats=chancellor,red,blue turn=red oath=protection title=chancellor @1=plains:red*1 red.warbands=9 "
        "chancellor.relics=the_grand_scepter blue.relics=whistle @2=river blue.pawn=river",
        luck=[*["blank"] * 7, *["sword"] * 9],
    )
    t.choose("campaign", "the_grand_scepter")
    t.choose("pawn") if "pawn" in t.offered else None
    t.until("new oathkeeper", "no")
    assert (t.asked, t.offered) == ("chancellor", ["red", "blue"])
    t.choose("blue")
    assert t.s.title == 2


@pytest.mark.law("oath 2.11")
@pytest.mark.open_question("no_one_meets_the_oath")
def test_where_nobody_meets_the_goal_the_holder_keeps_the_title() -> None:
    t = given(f"{RED} @1=plains:wolves oath=people title=blue red.favor=1 red.warbands=0").choose("muster")
    assert t.s.title == 2


@pytest.mark.law("oath 7.1.1", "oath 10.12")
@pytest.mark.open_question("rule_of_held_relics")
def test_a_held_relic_has_its_power_for_its_holder_alone() -> None:
    t = given(f"{RED} @1=plains red.relics=map blue.relics=oracular_pig")
    assert "map" in t.offered
    assert "oracular_pig" not in t.offered
    assert "wolves" not in given(f"{RED} @1=plains red.advisers=-wolves red.secrets=1").offered


@pytest.mark.law("oath 7.1.3", "oath 9.3")
def test_as_much_as_possible_of_a_power_is_carried_out() -> None:
    t = given(
        f"{RED} @1=plains red.secrets=2 red.favor=0 red.advisers=alchemist banks.order=1",
        banks=dict.fromkeys(SUIT_NAMES, 0) | {"order": 1},
    )
    t.choose("alchemist")
    assert t.favor("red") == 1


def test_persistent_powers_bind_also_those_without_access() -> None:
    t = given(f"{RED} @1=plains @3=mine:toll_roads,blue*1 red.favor=0 red.pawn=plains").choose("travel")
    assert "mine" not in t.offered
    t = given(f"{RED} @1=plains @3=mine:toll_roads,blue*1 red.favor=1 blue.favor=0 red.pawn=plains")
    t.choose("travel", "mine")
    assert (t.favor("red"), t.favor("blue")) == (0, 1)


@pytest.mark.law("oath 7.4", "oath 7.4.1", "oath 7.4.2")
def test_modifiers_are_chosen_first_once_each_and_only_if_one_likes() -> None:
    t = given(f"{RED} @1=plains red.advisers=augury,news_from_afar red.favor=2 piles.cradle=wolves,elders,keep,tents")
    t.choose("search")
    assert t.offered == ["augury", "news_from_afar", "done"]
    t.choose("news_from_afar")
    assert t.offered == ["augury", "done"]
    t.choose("augury", "cradle")
    assert (len(t.hand("red")), t.supply("red")) == (4, 7)


@pytest.mark.law("oath 7.4")
def test_a_modifier_that_would_leave_nothing_to_pay_with_is_not_offered() -> None:
    """With one favor, either the cost of the muster or that of the modifier can be paid."""
    t = given(f"{RED} @1=mine @2=plains red.advisers=tents red.favor=1 red.supply=1")
    t.choose("travel")
    assert "tents" in t.offered
    t = given(
        f"{RED} @1=plains:wolves red.advisers=errand_boy,news_from_afar red.favor=2 red.supply=1 piles.cradle=keep"
    )
    t.choose("search")
    assert (t.favor("red"), t.favor("news_from_afar")) == (0, 2)  # the only way to pay


@pytest.mark.law("oath 7.4.3")
def test_a_modifier_in_use_is_not_discarded() -> None:
    t = given(f"{RED} @1=plains:augury,longbows,elders red.banners=peoples_favor piles.cradle=wolves,tents")
    t.choose("search", "augury", "peoples_favor", "cradle", "wolves", "plains")
    assert t.prompt == "make room at a site"
    assert "augury" not in t.offered


def test_a_card_over_the_law() -> None:
    """Pressgangs musters on a card with favor on it, which 5.2.1 forbids."""
    assert "muster" not in given(f"{RED} @1=plains:wolves on.wolves.favor=1 red.favor=1").offered
    assert "muster" in given(f"{RED} @1=plains:wolves on.wolves.favor=1 red.favor=1 red.advisers=pressgangs").offered


@pytest.mark.law("oath 9.2")
def test_ignore_over_cannot_over_must() -> None:
    """The Narrow Pass has to be gone through; whoever comes from coast to coast ignores it."""
    words = "@1=barren_coast @3=narrow_pass @4=lush_coast @5=mine red.pawn=barren_coast"
    t = given(f"{RED} {words}").choose("travel")
    assert "narrow_pass" in t.offered
    assert "mine" not in t.offered
    assert "lush_coast" in t.offered


@pytest.mark.law("oath 9.4")
def test_what_is_private_and_what_is_public() -> None:
    t = given(f"{RED} @1=plains @3=mountain:? red.advisers=-wolves piles.cradle=elders,vision_of_faith visions_drawn=1")
    blue = t.sees("blue")
    assert "wolves" not in str(blue)
    assert "elders" not in str(blue)
    assert blue["piles"]["cradle"] == ["?", "?v"]  # backs and numbers are public
    assert "wolves" in str(t.sees("red"))
    assert "wolves" not in str(t.sees(None))


@pytest.mark.law("oath 9.6", "oath 7.6.3")
def test_nobody_is_held_to_a_promise_that_no_power_binds() -> None:
    """There is no question of promising anything but by the offer of citizenship and powers that say so."""
    t = given(f"{RED} @1=plains:wolves red.favor=3")
    assert not [each for each in t.offered if "promise" in str(each) or "deal" in str(each)]


@pytest.mark.law("oath 10.3", "oath 10.26", "oath 2.5.3")
def test_a_banner_that_is_given_is_not_seized() -> None:
    t = given(
        "oath seats=chancellor,red turn=chancellor @1=plains chancellor.banners=peoples_favor "
        "on.peoples_favor.favor=4 reliquary=whistle,none,none,none"
    )
    t.choose("offer citizenship")
    while t.prompt != "give in the deal" or "peoples_favor" not in t.offered:
        t.choose(0 if 0 in t.offered else t.offered[-1] if t.prompt == "show relic" else t.offered[0])
    t.choose("peoples_favor")
    t.until("answer the offer of citizenship").choose("yes")
    assert (t.favor("peoples_favor"), t.s.holder[1], t.s.mob) == (4, 1, 0)


@pytest.mark.law("oath 10.13")
def test_what_comes_after_an_action_comes_before_anything_else() -> None:
    t = given(f"{RED} @1=plains:wolves red.advisers=knights_errant red.favor=1 red.warbands=2 red.supply=1")
    t.choose("muster", "knights_errant")
    assert (t.prompt, t.asked) == ("follow up", "red")


@pytest.mark.law("oath 10.15", "oath 10.16")
def test_swapping_and_moving_respect_restrictions() -> None:
    t = given(f"{RED} @1=plains:keep,wolves red.advisers=scouts,tutor red.relics=horned_mask red.secrets=1")
    t.choose("horned_mask")
    assert t.at("plains") != [] and t.secrets("horned_mask") == 1
    assert "tutor" not in t.offered  # adviser only
    assert t.advisers("red") in (["tutor", "wolves"], ["scouts", "tutor"], ["wolves", "tutor"])


@pytest.mark.law("oath 10.19", "oath 10.20", "oath 2.1.7")
def test_what_is_burnt_goes_to_the_shared_bank() -> None:
    t = given(f"{RED} @1=mountain:whistle red.favor=2 on.peoples_favor.favor=3")
    shared = t.s.shared
    t.choose("recover")
    assert t.s.shared == shared + 2


@pytest.mark.law("oath 7", "oath 7.1.4", "oath 9.1", "oath 2.6.3")
def test_a_power_is_in_force_as_soon_as_its_card_lies_faceup() -> None:
    """Gossip as a facedown adviser binds nobody; played where bandits rule, it binds everybody."""
    t = given(f"{RED} @1=plains red.advisers=-gossip piles.cradle=wolves,elders,keep")
    t.choose("search", "cradle", "wolves", "elders")
    assert "facedown adviser" in t.offered
    t.choose("discard", "play facedown adviser", "plains", "search")
    t.until("where to play", "denizen")
    assert "facedown adviser" not in t.offered


@pytest.mark.law("oath 2.8.5", "oath 7")
def test_a_revealed_site_has_its_power_at_once() -> None:
    t = given(f"{RED} @1=plains @2=-charming_valley red.pawn=plains red.supply=7")
    t.choose("travel", "position 2")
    before = t.supply("red")
    t.choose("travel", "plains")
    assert t.supply("red") == before - 2  # one, and one more to leave the valley


@pytest.mark.law("oath 2.1.1", "oath 10.24")
def test_a_region_is_where_the_pawn_is() -> None:
    """Dazzle discards Hearth and Order cards of the own region, and none beyond it."""
    t = given(
        f"{RED} @1=plains:longbows @2=river:tavern_songs @3=mine:scouts piles.cradle=dazzle",
    )
    t.choose("search", "cradle", "adviser")
    t.until("act", "longbows")
    assert (t.at("plains"), t.at("river"), t.at("mine")) == ([], [], ["scouts"])
