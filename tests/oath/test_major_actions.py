"""Muster, Trade, Recover and Travel: Law of Oath 5.2, 5.3, 5.4 and 5.6."""

from __future__ import annotations

import pytest
from tests.oath.situation import Situation, given

RED = "oath seats=chancellor,red,blue turn=red"


# Muster


@pytest.mark.law("oath 5.2.1", "oath 5.2.2", "oath 10.30")
def test_a_favor_on_a_card_of_the_site_musters_two_warbands() -> None:
    t = given(f"{RED} @1=plains:wolves,longbows red.favor=1 red.warbands=0")
    t.choose("muster", "wolves")
    assert (t.favor("red"), t.favor("wolves"), t.supply("red"), t.warbands("red")) == (0, 1, 6, 2)


@pytest.mark.law("oath 5.2.1", "oath 2.9")
def test_mustering_needs_a_suit_and_an_empty_card() -> None:
    t = given(f"{RED} @1=plains:wolves,longbows,ruined_temple on.wolves.secrets=1 red.favor=2")
    t.choose("muster")  # neither the ruin nor the card with a secret on it
    assert t.favor("longbows") == 1
    assert "muster" not in given(f"{RED} @1=plains:ruined_temple red.favor=2").offered
    assert "muster" not in given(f"{RED} @1=plains:wolves red.favor=0").offered
    assert "muster" in given(f"{RED} @1=plains:forest_temple red.favor=2").offered


@pytest.mark.law("oath 5.2.2", "oath 9.3")
def test_no_more_warbands_than_there_are() -> None:
    t = given(f"{RED} @1=plains:wolves red.favor=1 red.warbands=13").choose("muster")
    assert t.warbands("red") == 14


@pytest.mark.law("oath 5.2.2", "oath 10.28")
def test_a_citizen_musters_purple() -> None:
    t = given(f"{RED} citizens=red @1=plains:wolves red.favor=1 red.warbands=0").choose("muster")
    assert t.on_board("red") == {"purple": 2}


# Trade


@pytest.mark.law("oath 5.3.1", "oath 5.3.2", "oath 10.11", "oath 2.6.1")
def test_a_secret_buys_favor_and_more_for_advisers_of_the_suit() -> None:
    t = given(f"{RED} @1=plains:wolves red.advisers=errand_boy,-rangers,elders red.favor=0 red.secrets=1")
    t.choose("trade")
    assert (t.secrets("wolves"), t.secrets("red"), t.favor("red"), t.favor("beast")) == (1, 0, 2, 1)
    assert t.supply("red") == 6


@pytest.mark.law("oath 5.3.2")
def test_two_favor_buy_a_secret_for_each_adviser_of_the_suit() -> None:
    t = given(f"{RED} @1=plains:wolves red.advisers=errand_boy,rangers red.favor=2 red.secrets=0").choose("trade")
    assert (t.favor("wolves"), t.favor("red"), t.secrets("red")) == (2, 0, 2)


@pytest.mark.law("oath 5.3.2", "oath 9.3")
def test_a_bank_gives_what_it_has() -> None:
    t = given(f"{RED} @1=plains:wolves red.advisers=errand_boy,rangers banks.beast=1 red.favor=0").choose("trade")
    assert t.favor("red") == 1


@pytest.mark.law("oath 5.3.2", "oath 2.9")
def test_nobody_trades_with_ruins_or_occupied_cards() -> None:
    assert "trade" not in given(f"{RED} @1=plains:ruined_temple red.favor=5").offered
    assert "trade" not in given(f"{RED} @1=plains:wolves on.wolves.favor=1 red.favor=5").offered
    t = given(f"{RED} @1=plains:wolves red.favor=5 red.secrets=1").choose("trade")
    assert t.offered == ["wolves for favor", "wolves for secrets"]


# Recover


@pytest.mark.law("oath 5.4.1", "oath 5.4.2", "oath 5.4.3", "oath 2.4.1", "oath 2.8.4")
@pytest.mark.parametrize(
    ("site", "words", "after"),
    [
        ("mountain", "red.favor=2", (0, 1)),
        ("buried_giant", "red.favor=2", (2, 0)),
        ("ancient_city", "red.favor=3", (0, 1)),
    ],
)
def test_a_relic_costs_what_its_site_says(site: str, words: str, after: tuple[int, int]) -> None:
    t = given(f"{RED} @1={site}:whistle {words} red.secrets=1")
    order = t.favor("order")
    t.choose("recover")
    if t.prompt == "recover":  # with two favor the People's Favor could be had as well
        t.choose(t.offered[0])
    assert (t.favor("red"), t.secrets("red"), t.relics("red")) == (*after, ["whistle"])
    assert t.favor("order") == order + (3 if site == "ancient_city" else 0)
    assert t.supply("red") == 6


@pytest.mark.law("oath 5.4.2")
def test_a_relic_that_cannot_be_paid_is_not_offered() -> None:
    assert "recover" not in given(f"{RED} @1=deep_woods:whistle red.secrets=1").offered
    assert "recover" not in given(f"{RED} @1=mountain:whistle red.secrets=1 red.favor=1").offered


@pytest.mark.law("oath 5.4.1", "oath 5.4.2", "oath 5.4.4", "oath 2.5", "oath 2.5.1")
def test_the_peoples_favor_costs_more_than_lies_on_it() -> None:
    t = given(f"{RED} @1=plains blue.banners=peoples_favor on.peoples_favor.favor=3 red.favor=5 mob=1")
    t.choose("recover")
    assert t.offered == [4, 5]
    t.choose(4)
    assert (t.prompt, len(t.offered)) == ("first bank", 6)
    t.choose("beast")
    assert (t.favor("peoples_favor"), t.favor("red"), t.s.mob) == (4, 1, 0)
    assert t.s.holder[1] == 1
    assert [t.favor(bank) for bank in ("beast", "nomad", "discord", "arcane")] == [4, 4, 4, 3]


@pytest.mark.law("oath 5.4.4")
def test_of_the_old_secrets_the_new_holder_takes_one_and_the_old_holder_the_others() -> None:
    t = given(
        f"{RED} @1=plains:wolves blue.banners=darkest_secret on.darkest_secret.secrets=3 red.secrets=4 blue.secrets=0"
    )
    t.choose("recover")
    assert (t.secrets("darkest_secret"), t.secrets("red"), t.secrets("blue")) == (4, 1, 2)


@pytest.mark.law("oath 5.4.4")
def test_recovered_from_oneself_all_secrets_come_back() -> None:
    t = given(f"{RED} @1=plains red.banners=darkest_secret on.darkest_secret.secrets=2 red.secrets=3").choose("recover")
    assert (t.secrets("darkest_secret"), t.secrets("red")) == (3, 2)


@pytest.mark.law("oath 5.4.1")
@pytest.mark.parametrize(
    ("site", "advisers", "possible"),
    [
        ("plains:wolves", "", True),
        ("plains:wolves", "blue.advisers=rangers", False),
        ("plains:wolves", "blue.advisers=-rangers", True),
        ("plains:wolves,longbows", "blue.advisers=rangers", True),
        ("plains", "", False),
        ("plains:ruined_temple", "", False),
    ],
)
def test_the_darkest_secret_is_safe_behind_matching_advisers(site: str, advisers: str, possible: bool) -> None:
    t = given(f"{RED} @1={site} blue.banners=darkest_secret red.secrets=2 red.favor=0 {advisers}")
    assert ("recover" in t.offered) == possible


# Travel

MAP = "@1=plains @2=river @3=mine @4=mountain @6=rocky_coast @7=marshes"


def journey(origin: str, to: str, supply: int = 7) -> Situation:
    return given(f"{RED} {MAP} red.pawn={origin} red.supply={supply}").choose("travel", to)


@pytest.mark.law("oath 5.6.1", "oath 10.2")
@pytest.mark.parametrize(
    ("origin", "to", "cost"),
    [
        ("plains", "river", 1),
        ("plains", "mine", 2),
        ("plains", "marshes", 4),
        ("mine", "plains", 2),
        ("mine", "mountain", 2),
        ("mine", "marshes", 2),
        ("marshes", "rocky_coast", 3),
        ("marshes", "mine", 2),
        ("marshes", "plains", 4),
    ],
)
def test_what_a_journey_costs(origin: str, to: str, cost: int) -> None:
    assert journey(origin, to).supply("red") == 7 - cost


@pytest.mark.law("oath 5.6.1", "oath 4.2")
def test_nobody_travels_farther_than_supply_lasts() -> None:
    t = given(f"{RED} {MAP} red.pawn=plains red.supply=2").choose("travel")
    assert "marshes" not in t.offered
    assert "mine" in t.offered
    assert "plains" not in t.offered


@pytest.mark.law("oath 5.6.2", "oath 2.8.2", "oath 10.9")
def test_a_facedown_site_is_revealed_with_its_relics_and_tokens() -> None:
    t = given(f"{RED} @1=plains @2=-drowned_city red.pawn=plains").choose("travel", "position 2")
    assert t.ruler("drowned_city") == "bandits"
    assert (len(t.s.relics_at[1]), t.secrets("drowned_city")) == (2, 3)


@pytest.mark.law("oath 2.8.2", "oath 9.3")
@pytest.mark.open_question("relic_deck_runs_out")
def test_a_site_gets_as_many_relics_as_there_are() -> None:
    t = given(
        f"{RED} @1=plains @2=-drowned_city red.pawn=plains relic_deck=whistle "
        "reliquary=none,none,none,none @3=mountain:?*19"
    )
    t.choose("travel", "position 2")
    assert len(t.s.relics_at[1]) == 1


@pytest.mark.law("oath 9.3", "oath 2.8.2", "oath 2.1.7")
def test_a_site_gets_as_much_favor_as_is_left() -> None:
    t = given(f"{RED} @1=plains @2=-mine red.pawn=plains blue.favor=15 red.favor=0 chancellor.favor=0 banks.order=3")
    left = t.s.shared
    t.choose("travel", "position 2")
    assert t.favor("mine") == min(3, left)
