"""Searching and playing cards: Law of Oath 5.1."""

from __future__ import annotations

import pytest
from tests.oath.situation import given

RED = "oath seats=chancellor,red,blue turn=red @1=plains:longbows @2=mountain"
EMPTY = "deck=none unseen=none piles.hinterland=?v*5"


@pytest.mark.law("oath 5.1.1", "oath 2.1.6")
@pytest.mark.parametrize(("drawn", "cost"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_what_a_search_of_the_world_deck_costs(drawn: int, cost: int) -> None:
    t = given(f"{RED} visions_drawn={drawn} red.supply={cost}", luck=["denizen", "denizen", "denizen"])
    t.choose("search")
    assert t.supply("red") == 0
    assert "search" not in given(f"{RED} visions_drawn={drawn} red.supply={cost - 1}").offered


@pytest.mark.law("oath 5.1.1", "oath 5.1.2", "oath 2.1.2")
def test_only_the_pile_of_the_own_region_is_searched_for_two() -> None:
    t = given(f"{RED} visions_drawn=3 red.supply=2 piles.cradle=wolves piles.hinterland=elders")
    t.choose("search")
    assert (t.supply("red"), t.hand("red")) == (0, ["wolves"])  # nothing else could be paid, or is there
    t = given(f"{RED} piles.cradle=wolves piles.hinterland=elders").choose("search")
    assert t.offered == ["world deck", "cradle"]


@pytest.mark.law("oath 5.1.2", "oath 9.3")
@pytest.mark.open_question("deck_runs_out")
def test_an_empty_deck_or_pile_cannot_be_searched_and_a_short_one_gives_what_it_has() -> None:
    t = given(f"{RED} {EMPTY} piles.cradle=wolves,elders")
    t.choose("search")
    assert len(t.hand("red")) == 2
    assert "search" not in given(f"{RED} {EMPTY}").offered


@pytest.mark.law("oath 5.1.2", "oath 2.7.1", "oath 10.4", "oath 2.1.5")
def test_a_vision_from_the_world_deck_stops_the_drawing_and_moves_the_marker() -> None:
    t = given(f"{RED} deck=wolves,vision_of_faith,elders,keep,... visions_drawn=1 red.supply=3")
    t.choose("search")
    assert (t.hand("red"), t.s.visions_drawn) == (["wolves", "vision_of_faith"], 2)
    assert t.happened("vision drawn", "oath 2.7.1")


@pytest.mark.law("oath 5.1.2", "oath 2.7.1")
def test_a_vision_from_a_discard_pile_is_a_card_like_others() -> None:
    t = given(f"{RED} piles.cradle=wolves,vision_of_faith,elders visions_drawn=1")
    t.choose("search", "cradle")
    assert (len(t.hand("red")), t.s.visions_drawn) == (3, 1)


@pytest.mark.law("oath 5.1.3", "oath 10.10")
def test_all_but_one_are_discarded_to_the_next_region() -> None:
    t = given(f"{RED} piles.cradle=wolves,elders,keep").choose("search", "cradle", "wolves")
    assert t.prompt == "discard next"
    t.choose("elders")
    assert t.pile("provinces") == ["keep", "elders"]
    assert (t.knows("red", "keep"), t.knows("blue", "keep")) == (True, False)


@pytest.mark.law("oath 5.1.4", "oath 10.29")
def test_the_card_that_is_kept_is_played_or_discarded() -> None:
    t = given(f"{RED} piles.cradle=wolves").choose("search", "cradle")
    assert t.offered == ["plains", "adviser", "facedown adviser", "discard"]
    t.choose("discard")
    assert t.pile("provinces") == ["wolves"]


@pytest.mark.law("oath 5.1.4.I", "oath 2.1.3")
def test_a_card_played_to_the_site_brings_a_favor_of_its_suit() -> None:
    t = given(f"{RED} piles.cradle=wolves red.favor=0").choose("search", "cradle", "plains")
    assert (t.at("plains"), t.favor("red"), t.favor("beast")) == (["longbows", "wolves"], 1, 2)
    t = given(f"{RED} piles.cradle=wolves red.favor=0 banks.beast=0").choose("search", "cradle", "plains")
    assert t.favor("red") == 0


@pytest.mark.law("oath 5.1.4.I", "oath 2.8.1")
def test_no_card_is_played_to_a_full_site() -> None:
    t = given(f"{RED} piles.cradle=wolves @1=plains:longbows,elders,keep").choose("search", "cradle")
    assert "plains" not in t.offered


@pytest.mark.law("oath 5.1.4.I")
def test_the_peoples_favor_opens_the_region_and_makes_room() -> None:
    t = given(
        f"{RED} piles.cradle=wolves @1=plains:longbows,elders,the_old_oak @2=mountain:garrison "
        "red.banners=peoples_favor on.peoples_favor.favor=2"
    )
    t.choose("search", "peoples_favor", "cradle")
    assert {"plains", "mountain"} <= set(t.offered)
    t.choose("plains")
    assert (t.prompt, t.offered) == ("make room at a site", ["longbows", "elders", "the_old_oak"])
    t.choose("elders")
    assert t.at("plains") == ["longbows", "the_old_oak", "wolves"]


@pytest.mark.law("oath 5.1.4.II", "oath 10.8", "oath 10.9", "oath 10.17")
def test_an_adviser_is_laid_faceup_or_facedown() -> None:
    t = given(f"{RED} piles.cradle=wolves").choose("search", "cradle", "facedown adviser")
    assert (t.advisers("red"), t.knows("red", "wolves"), t.knows("blue", "wolves")) == (["-wolves"], True, False)
    t = given(f"{RED} piles.cradle=wolves").choose("search", "cradle", "adviser")
    assert (t.advisers("red"), t.knows("blue", "wolves")) == (["wolves"], True)


@pytest.mark.law("oath 5.1.4.II", "oath 2.2.2")
def test_a_fourth_adviser_needs_room() -> None:
    t = given(f"{RED} piles.cradle=wolves red.advisers=scouts,-elders,tents")
    t.choose("search", "cradle", "adviser")
    assert (t.prompt, set(t.offered)) == ("make room for an adviser", {"scouts", "elders", "tents"})
    t.choose("scouts")
    assert t.advisers("red") == ["-elders", "tents", "wolves"]


@pytest.mark.law("oath 7.2.2", "oath 10.22")
def test_locked_advisers_make_no_room() -> None:
    locked = "a_small_favor,faithful_friend,long_lost_heir"
    t = given(f"{RED} piles.cradle=wolves red.advisers={locked}").choose("search", "cradle")
    assert t.offered == ["plains", "discard"]


@pytest.mark.law("oath 5.1.4.III", "oath 2.2.1")
def test_an_exile_reveals_a_vision_and_discards_the_one_before() -> None:
    t = given(f"{RED} piles.cradle=vision_of_faith red.vision=vision_of_conquest").choose("search", "cradle")
    assert t.offered == ["revealed", "facedown adviser", "discard"]
    t.choose("revealed")
    assert t.s.vision[1] == 213
    assert t.pile("provinces") == ["vision_of_conquest"]
    assert t.advisers("red") == []


@pytest.mark.law("oath 5.1.4.III")
def test_imperial_players_keep_visions_facedown() -> None:
    for seat in ("chancellor", "red"):
        t = given(f"{RED} turn={seat} citizens=red piles.cradle=vision_of_faith").choose("search", "cradle")
        assert t.offered == ["facedown adviser", "discard"]


@pytest.mark.law("oath 7.2", "oath 7.2.1", "oath 2.6.2")
def test_restrictions_bind_faceup_cards_only() -> None:
    t = given(f"{RED} piles.cradle=keep").choose("search", "cradle")  # site only
    assert t.offered == ["plains", "facedown adviser", "discard"]
    t = given(f"{RED} piles.cradle=tutor").choose("search", "cradle")  # adviser only
    assert t.offered == ["adviser", "facedown adviser", "discard"]


@pytest.mark.law("oath 7.3.3", "oath 2.6.3")
def test_when_played_comes_after_the_favor() -> None:
    t = given(f"{RED} @1=plains:red*1 piles.cradle=garrison red.favor=0 red.warbands=0")
    t.choose("search", "cradle", "plains")
    names = [event.name for event in t.events]
    assert names.index("gained favor") < names.index("gained warbands")
    t = given(f"{RED} piles.cradle=a_small_favor red.warbands=0").choose("search", "cradle", "adviser")
    assert t.warbands("red") == 4
    t = given(f"{RED} piles.cradle=a_small_favor red.warbands=0").choose("search", "cradle", "facedown adviser")
    assert t.warbands("red") == 0


@pytest.mark.law("oath 10.10")
def test_what_lies_on_a_discarded_card_goes_home() -> None:
    """Favor to its bank; secrets, facedown, to whoever discards."""
    t = given(
        f"{RED} piles.cradle=wolves red.advisers=scouts,elders,tents on.scouts.favor=1 on.elders.secrets=1 "
        "red.flipped=0"
    )
    order = t.favor("order")
    t.choose("search", "cradle", "adviser", "elders")
    assert (t.flipped("red"), t.favor("order")) == (1, order)
    t = given(f"{RED} piles.cradle=wolves red.advisers=scouts,elders,tents on.scouts.favor=1")
    t.choose("search", "cradle", "adviser", "scouts")
    assert t.favor("order") == order + 1


@pytest.mark.law("oath 10.10")
@pytest.mark.parametrize(("at", "pile"), [("plains", "provinces"), ("mine", "hinterland"), ("river", "cradle")])
def test_discards_go_on_round_the_map(at: str, pile: str) -> None:
    t = given(
        f"oath seats=chancellor,red turn=red @1=plains @3=mine @6=river red.pawn={at} "
        "piles.cradle=wolves piles.provinces=elders piles.hinterland=tents"
    )
    t.choose("search", {"plains": "cradle", "mine": "provinces", "river": "hinterland"}[at], "discard")
    assert len(t.pile(pile)) == 2
