"""The Conspiracy: Law of Oath 5.1.4.IV. The goals of visions are in `test_victory`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.oath.situation import Situation, given

from lawbound.oath.cards import CONSPIRACY

THEIRS = "wolves,keep,scryer"


def conspiracy(
    mine: str = "rangers,garrison",
    theirs: str = THEIRS,
    secrets: int = 1,
    pawn: int = 1,
    holds: str = "blue.relics=map",
    rest: str = "",
    seat: str = "red",
) -> Situation:
    """Blue is at the same site and holds something; the Conspiracy lies facedown before whoever plays it."""
    line = (
        f"oath seats=chancellor,red,blue,yellow @1=plains @2=river @3=mountain turn={seat} phase=act "
        f"{seat}.advisers={mine + ',' if mine else ''}-conspiracy {seat}.secrets={secrets} {seat}.pawn=1 "
        f"blue.pawn={pawn} blue.advisers={theirs} {holds} {rest}"
    )
    return given(line)


def play(table: Situation) -> Situation:
    table.choose("play facedown adviser")
    if table.prompt == "facedown adviser":
        table.choose("conspiracy")
    return table.choose("revealed")


def is_gone(table: Situation, seat: str = "red") -> bool:
    """The Conspiracy is in the box, and nowhere else."""
    s = table.s
    return list(s.boxed) == [CONSPIRACY] and not s.hands[table.seat(seat)] and "-conspiracy" not in table.advisers(seat)


@pytest.mark.law("oath 5.1.4.IV", "oath 2.7.2")
def test_a_relic_is_taken_for_a_secret_and_the_conspiracy_leaves_the_game() -> None:
    table = play(conspiracy(holds="blue.relics=map,truthful_harp"))
    assert (table.prompt, table.asked) == ("which relic or banner", "red")
    assert table.offered == ["map", "truthful_harp", "done"]
    table.choose("map")
    assert (table.relics("red"), table.relics("blue")) == (["map"], ["truthful_harp"])
    assert table.secrets("red") == 0
    assert is_gone(table)


@pytest.mark.law("oath 5.1.4.IV")
@pytest.mark.ruling("conspiracy", 1)
def test_the_burn_is_optional() -> None:
    table = play(conspiracy()).choose("done")
    assert (table.relics("red"), table.secrets("red")) == ([], 1)
    assert is_gone(table)


@pytest.mark.law("oath 5.1.4.IV", "oath 2.5.3", "oath 10.21")
def test_a_banner_taken_so_is_seized() -> None:
    table = play(conspiracy(holds="blue.banners=peoples_favor,darkest_secret on.peoples_favor.favor=4"))
    assert table.offered == ["darkest_secret", "peoples_favor", "done"]
    table.choose("peoples_favor")
    assert table.favor("peoples_favor") == 2
    assert table.s.mob == 1
    assert table.s.holder[1] == table.seat("red")
    table = play(conspiracy(holds="blue.banners=darkest_secret")).choose("darkest_secret")
    assert table.secrets("darkest_secret") == 1  # the last one is never burnt


@pytest.mark.law("oath 5.1.4.IV")
@pytest.mark.parametrize(
    "case",
    [
        {"secrets": 0},
        {"pawn": 2},
        {"holds": ""},
        {"mine": "rangers"},  # one adviser
        {"mine": "rangers,dazzle"},  # one of two matches
        {"mine": "rangers", "theirs": "wolves,errand_boy"},  # one that matches two of theirs is one
        {"mine": "rangers,-garrison"},  # facedown advisers have no suit
        {"theirs": "-wolves,-keep"},
    ],
)
def test_without_a_secret_a_victim_or_two_matching_advisers_nothing_is_taken(case: dict[str, Any]) -> None:
    table = play(conspiracy(**case))
    assert table.prompt == "act"
    assert is_gone(table)


@pytest.mark.law("oath 5.1.4.IV")
@pytest.mark.parametrize("mine, theirs", [("rangers,forest_paths", "wolves"), ("rangers,garrison", "wolves,keep")])
def test_two_own_advisers_have_to_match_some_of_theirs(mine: str, theirs: str) -> None:
    assert play(conspiracy(mine, theirs)).offered == ["map", "done"]


@pytest.mark.law("oath 5.1.4.IV", "oath 10.11")
def test_marriage_is_two_advisers() -> None:
    assert play(conspiracy("marriage", "storyteller")).offered == ["map", "done"]
    table = play(conspiracy("rangers", "marriage,storyteller"))
    assert table.prompt == "act"


@pytest.mark.law("oath 5.1.4.IV", "oath 5.1.4.III")
def test_imperial_players_may_play_it_and_a_revealed_vision_stays() -> None:
    table = play(conspiracy(seat="chancellor")).choose("map")
    assert "map" in table.relics("chancellor")
    assert is_gone(table, "chancellor")
    table = play(conspiracy(rest="red.vision=vision_of_faith")).choose("map")
    assert table.s.vision[1] != 255


@pytest.mark.law("oath 5.1.4.IV")
def test_what_cannot_be_taken_is_not_offered() -> None:
    assert play(conspiracy(holds="blue.relics=map,circlet_of_command")).offered == ["circlet_of_command", "done"]


@pytest.mark.law("oath 5.1.4.IV", "oath 7.1.2")
@pytest.mark.ruling("conspiracy", 2)
def test_spell_breaker_stops_the_burn_and_only_that() -> None:
    table = conspiracy(rest="@4=steppe:spell_breaker,yellow")
    play(table)
    assert table.prompt == "act"
    assert table.secrets("red") == 1
    assert is_gone(table)
