"""Minor actions: Law of Oath 6.1 to 6.5; citizenship is in `test_empire`."""

from __future__ import annotations

import pytest
from tests.oath.situation import given

RED = "oath seats=chancellor,red,blue turn=red"


@pytest.mark.law("oath 6", "oath 6.1")
def test_a_facedown_adviser_is_played_or_discarded_without_supply() -> None:
    t = given(f"{RED} @1=plains red.advisers=-wolves,-vision_of_faith,scouts red.favor=0")
    t.choose("play facedown adviser", "wolves")
    assert t.offered == ["plains", "adviser", "discard"]
    t.choose("plains")
    assert (t.at("plains"), t.favor("red"), t.supply("red")) == (["wolves"], 1, 7)
    t.choose("play facedown adviser", "discard")
    assert t.pile("provinces") == ["vision_of_faith"]
    assert t.knows("blue", "vision_of_faith") is False


@pytest.mark.law("oath 6.1")
def test_limits_restrictions_and_modifiers_apply_to_it() -> None:
    t = given(f"{RED} @1=mine:longbows @2=plains red.advisers=-keep red.banners=peoples_favor")
    t.choose("play facedown adviser")
    assert t.prompt == "modifier"  # the site is full, and the banner opens the region
    t.choose("peoples_favor")
    assert t.offered == ["mine", "plains", "discard"]


@pytest.mark.law("oath 6.2", "oath 7.3.2", "oath 7.1.1", "oath 7.1.2", "oath 10.24")
def test_action_powers_are_for_whoever_rules_the_card_or_stands_there() -> None:
    words = "@1=plains @3=mine:elders,red*1 @4=river:spirit_snare,blue*1 red.favor=2 red.secrets=1"
    t = given(f"{RED} {words} red.pawn=plains")
    assert "elders" in t.offered  # ruled from afar
    assert "spirit_snare" not in t.offered
    t = given(f"{RED} {words} red.pawn=river")
    assert "spirit_snare" in t.offered  # Blue's, but Red stands there
    t.choose("spirit_snare", "order")
    assert (t.secrets("spirit_snare"), t.favor("red")) == (1, 3)
    assert "spirit_snare" not in t.offered  # there is a secret on it now


@pytest.mark.law("oath 7.1.2")
def test_facedown_secrets_pay_for_nothing() -> None:
    assert "spirit_snare" not in given(f"{RED} @1=plains:spirit_snare red.secrets=0 red.flipped=3").offered


@pytest.mark.law("oath 6.3", "oath 10.14", "oath 2.8.2")
def test_a_relic_at_the_site_may_be_looked_at_and_is_known_from_then_on() -> None:
    t = given(f"{RED} @1=mountain:? @2=plains", luck=["whistle"])
    t.choose("peek at relic")
    assert (t.knows("red", "whistle"), t.knows("blue", "whistle")) == (True, False)
    assert "peek at relic" not in t.offered
    assert t.sees("blue") != t.sees("red")
    assert "peek at relic" not in given(f"{RED} @1=mountain:? @2=plains red.pawn=plains").offered


@pytest.mark.law("oath 6.4", "oath 2.4")
def test_the_holder_of_the_scepter_looks_into_the_reliquary() -> None:
    t = given("oath seats=chancellor,red turn=chancellor @1=plains reliquary=whistle,?,?,none")
    t.choose("peek at reliquary")
    assert len(t.offered) == 3
    t.choose(t.offered[0])
    assert (t.knows("chancellor", "whistle"), t.knows("red", "whistle")) == (True, False)
    assert "peek at reliquary" not in given(f"{RED} @1=plains").offered


@pytest.mark.law("oath 6.5")
def test_warbands_come_to_the_board_but_the_last_one_stays() -> None:
    t = given(f"{RED} @1=plains:red*3 red.warbands=0").choose("move warbands")
    assert t.offered == [2, 1]
    t.choose(2)
    assert (t.warbands("red"), t.warbands("red", "plains")) == (2, 1)
    assert "move warbands" not in t.offered  # not at once, to and fro


@pytest.mark.law("oath 6.5")
def test_warbands_go_only_to_a_site_that_one_rules() -> None:
    assert "move warbands" not in given(f"{RED} @1=plains:blue*1 red.warbands=3").offered
    t = given(f"{RED} @1=plains:red*1 red.warbands=3").choose("move warbands", 3)
    assert t.warbands("red", "plains") == 4


@pytest.mark.law("oath 6.5")
@pytest.mark.open_question("permission_of_the_chancellor")
@pytest.mark.parametrize(("answer", "moved"), [("yes", 1), ("no", 0)])
def test_a_citizen_asks_the_chancellor(answer: str, moved: int) -> None:
    t = given(f"{RED} citizens=red @1=plains:purple*2 red.warbands=0 @2=river chancellor.pawn=river blue.pawn=river")
    t.choose("move warbands")
    assert (t.asked, t.prompt) == ("chancellor", "permission")
    t.choose(answer)
    assert t.on_board("red") == ({"purple": moved} if moved else {})


@pytest.mark.law("oath 6.5")
def test_imperial_players_at_one_site_hand_warbands_over_by_consent() -> None:
    t = given(f"{RED} citizens=red @1=plains red.warbands=2 chancellor.warbands=1")
    t.choose("move warbands", "to chancellor", 2)
    assert t.asked == "chancellor"
    t.choose("yes")
    assert (t.on_board("red"), t.on_board("chancellor")) == ({}, {"purple": 3})
