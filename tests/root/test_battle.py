"""Battle: Law of Root 4.3."""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, given


def battle(
    marquise: str = "", eyrie: str = "", luck: tuple[object, ...] = (), clearing: int = 1, rest: str = ""
) -> Situation:
    """The Marquise battles the Eyrie in a clearing (fox, unless another is named)."""
    line = (
        f"root seats=marquise,eyrie,alliance turn=marquise phase=daylight @{clearing}=marquise.warrior*3{marquise},"
        f"eyrie.warrior*3{eyrie} {rest}"
    )
    return given(line, luck=luck).until("actions").choose("battle")


@pytest.mark.law("root 4.3.2")
def test_attacker_deals_the_higher_number_and_defender_the_lower() -> None:
    table = battle(luck=((1, 2),))
    assert table.count("eyrie", "warrior", 1) == 1
    assert table.count("marquise", "warrior", 1) == 2


@pytest.mark.law("root 4.3.2.I")
def test_rolled_hits_are_limited_by_own_warriors_on_both_sides() -> None:
    table = given(
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior,eyrie.warrior*4", luck=((3, 3),)
    )
    table.until("actions").choose("battle")
    assert table.count("eyrie", "warrior", 1) == 3
    assert table.count("marquise", "warrior", 1) == 0


@pytest.mark.law("root 4.3.1", "root 4.3.1.II")
def test_ambush_deals_two_hits_beyond_the_maximum_and_may_end_the_battle() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior*2,eyrie.roost "
        "eyrie.hand=ambush-fox,ambush-rabbit"
    )
    table = given(line).until("actions").choose("battle")
    assert (table.prompt, table.asked, table.offered) == ("ambush", "eyrie", ["ambush-fox", "done"])
    table.choose("ambush-fox")
    assert table.count("marquise", "warrior", 1) == 0
    assert table.count("eyrie", "roost", 1) == 1
    assert not table.happened("rolled")
    assert table.discarded() == ["ambush-fox"]


@pytest.mark.law("root 4.3.1.I")
def test_attacker_may_foil_an_ambush_and_both_cards_are_discarded() -> None:
    table = battle(luck=((0, 0),), rest="eyrie.hand=ambush-bird marquise.hand=ambush-fox,ambush-mouse")
    table.choose("ambush-bird")
    assert (table.prompt, table.asked, table.offered) == ("foil the ambush", "marquise", ["ambush-fox", "done"])
    table.choose("ambush-fox")
    assert table.count("marquise", "warrior", 1) == 3
    assert sorted(table.discarded()) == ["ambush-bird", "ambush-fox"]
    assert table.happened("rolled")
