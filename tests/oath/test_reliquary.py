"""What the uncovered spaces of the Imperial Reliquary make of the Chancellor."""

from __future__ import annotations

import pytest
from tests.oath.situation import Situation, given

BRUTAL = "reliquary=none,?r,?r,?r"
DECADENT = "reliquary=?r,none,?r,?r"
CARELESS = "reliquary=?r,?r,none,?r"
GREEDY = "reliquary=?r,?r,?r,none"
TWO = "oath seats=chancellor,red"


def spent(table: Situation) -> int:
    return sum([event.args[1] for event in table.happened("spent supply")])


# Brutal

BATTLE = f"{TWO} @1=plains:red*2 @2=river chancellor.warbands=4 red.warbands=3"


def battle(line: str, attack: str) -> Situation:
    """A campaign for a site and a pawn, each attack die as told, no shields; nobody sacrifices anything."""
    table = given(line, luck=[*["blank"] * 3, *[attack] * 9]).choose("campaign", "pawn")
    return table.choose(table.offered[0]).until("act", "no" if table.prompt == "sacrifice" else "done")


@pytest.mark.law("oath 2.3", "oath 5.5.6")
def test_when_a_brutal_chancellor_attacks_whoever_is_defeated_loses_all() -> None:
    line = f"{BATTLE} chancellor.warbands=9"
    assert battle(f"{line} {BRUTAL}", "sword").warbands("red") == 0
    assert battle(line, "sword").warbands("red") == 3, "five, and half of them rounded down are killed"
    assert battle(f"{BATTLE} {BRUTAL}", "hollow sword").warbands("purple") == 0
    assert battle(BATTLE, "hollow sword").warbands("purple") == 2


def test_brutality_does_not_matter_when_somebody_else_attacks() -> None:
    line = f"{TWO} turn=red @1=plains:purple*2 @2=river chancellor.warbands=3 red.warbands=9"
    assert battle(f"{line} {BRUTAL}", "sword").warbands("purple") == 3


def test_to_lose_nothing_prevails_over_brutality() -> None:
    """Meeting 25."""
    table = given(
        f"{BATTLE} {BRUTAL} @2=river:billowing_fog,red red.secrets=3 red.favor=3 chancellor.warbands=9",
        luck=[*["blank"] * 3, *["sword"] * 10],
    )
    table.choose("campaign", "pawn").until("attack dice").choose(9, "billowing_fog").until("act")
    assert table.warbands("red") == 5


# Decadent

MAP = "@1=plains @2=river @3=mountain @6=wastes @7=steppe"


@pytest.mark.law("oath 2.3", "oath 7.6.2")
@pytest.mark.parametrize(
    ("origin", "goal", "cost"),
    [
        ("mountain", "plains", 0),
        ("wastes", "plains", 0),
        ("river", "plains", 1),
        ("plains", "mountain", 2),
        ("mountain", "wastes", 3),
        ("steppe", "wastes", 4),
        ("plains", "wastes", 5),
        ("wastes", "mountain", 2),
    ],
)
def test_a_decadent_chancellor_likes_the_cradle(origin: str, goal: str, cost: int) -> None:
    line = f"{TWO} {MAP} {DECADENT} chancellor.pawn={origin} red.pawn={origin}"
    assert spent(given(line).choose("travel", goal)) == cost
    usual = spent(given(f"{TWO} {MAP} red.pawn={origin} turn=red").choose("travel", goal))
    assert spent(given(f"{line} turn=red").choose("travel", goal)) == usual, "nobody else does"


def test_a_decadent_chancellor_leaves_the_charming_valley_for_nothing() -> None:
    line = f"{TWO} @1=plains @3=charming_valley @6=wastes {DECADENT} chancellor.pawn=3"
    assert spent(given(line).choose("travel", "plains")) == 0
    assert spent(given(line).choose("travel", "wastes")) == 4


@pytest.mark.ruling("decadent", 1)
def test_from_the_shrouded_wood_to_the_hinterland_costs_a_decadent_chancellor_three() -> None:
    table = given(f"{TWO} @3=shrouded_wood @1=plains @6=wastes {DECADENT} chancellor.pawn=3").choose("travel")
    assert spent(table.choose("wastes")) == 3


# Careless

TRADE = f"{TWO} @1=plains:wolves @2=river chancellor.favor=2 chancellor.secrets=1 banks.beast=6"


@pytest.mark.law("oath 2.3", "oath 5.3.2")
@pytest.mark.parametrize(
    ("advisers", "deal", "favor", "secrets"),
    [
        ("", "wolves for favor", 2 + 2, 0),
        ("rangers", "wolves for favor", 2 + 3, 0),
        ("", "wolves for secrets", 1, 1),
        ("rangers", "wolves for secrets", 1, 1),
        ("rangers,errand_boy", "wolves for secrets", 1, 1 + 1),
    ],
)
def test_a_careless_chancellor_gains_favor_and_loses_a_secret(
    advisers: str, deal: str, favor: int, secrets: int
) -> None:
    own = f"chancellor.advisers={advisers}" if advisers else ""
    table = given(f"{TRADE} {CARELESS} {own}").choose("trade", deal)
    assert (table.favor("chancellor"), table.secrets("chancellor")) == (favor, secrets)


def test_nobody_else_is_careless() -> None:
    table = given(f"{TRADE} {CARELESS} turn=red red.favor=2 red.secrets=1").choose("trade", "wolves for favor")
    assert table.favor("red") == 3


@pytest.mark.ruling("careless", 1)
def test_the_favor_of_a_careless_trade_for_secrets_triggers_secret_signal() -> None:
    """Meeting 3."""
    table = given(f"{TRADE} {CARELESS} chancellor.advisers=secret_signal")
    table.choose("trade", "secret_signal", "wolves for secrets")
    assert (table.favor("chancellor"), table.secrets("chancellor")) == (2, 1)


@pytest.mark.ruling("careless", 2)
@pytest.mark.parametrize("deal", ["wolves for favor", "wolves for secrets"])
def test_vow_of_poverty_cancels_the_favor_of_carelessness(deal: str) -> None:
    table = given(f"{TRADE} {CARELESS} chancellor.advisers=vow_of_poverty").choose("trade", deal)
    assert not table.happened("gained favor")


# Greedy

SEARCH = f"{TWO} @1=plains @2=river deck=wolves,elders,longbows,scouts,rangers,..."


@pytest.mark.law("oath 2.3", "oath 5.1.2")
def test_a_greedy_chancellor_draws_two_more_cards() -> None:
    assert len(given(f"{SEARCH} {GREEDY}").choose("search").offered) == 5
    assert len(given(f"{SEARCH}").choose("search").offered) == 3
    assert len(given(f"{SEARCH} {GREEDY} turn=red").choose("search").offered) == 3


def test_a_greedy_draw_stops_at_a_vision() -> None:
    table = given(f"{TWO} @1=plains {GREEDY} deck=wolves,vision_of_faith,longbows,scouts,rangers,...")
    assert table.choose("search").offered == ["wolves", "vision_of_faith"]


@pytest.mark.law("oath 2.3")
def test_a_greedy_chancellor_cannot_search_for_more_than_two_supply() -> None:
    line = f"{SEARCH} {GREEDY} visions_drawn=1"
    assert "search" not in given(line).offered
    assert "search" in given(f"{line} turn=red").offered
    table = given(f"{line} piles.cradle=keep,alchemist,dazzle").choose("search")
    assert (table.prompt, sorted(table.offered)) == ("keep", ["alchemist", "dazzle", "keep"]), "the pile costs two"


def test_the_darkest_secret_helps_a_greedy_chancellor() -> None:
    table = given(f"{SEARCH} {GREEDY} visions_drawn=3 chancellor.banners=darkest_secret").choose("search")
    assert (table.prompt, len(table.offered), table.supply("chancellor")) == ("keep", 5, 5)


@pytest.mark.ruling("greedy", 1)
def test_greed_adds_to_the_single_card_of_mushrooms() -> None:
    """Meeting 1: it is free, so the ban is silent, and the cards come from the bottom."""
    table = given(
        f"{TWO} @1=plains:mushrooms {GREEDY} visions_drawn=5 piles.cradle=keep,alchemist,dazzle,scouts"
        " chancellor.secrets=1"
    )
    table.choose("search", "mushrooms")
    assert sorted(table.offered) == ["alchemist", "dazzle", "scouts"]
    assert spent(table) == 0
