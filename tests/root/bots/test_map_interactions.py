"""Bots on the lake and the mountain: Law of Rootbotics, chapter 12."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given

FOX, RABBIT, MOUSE, BIRD = "tax-collector", "cobbler", "codebreakers", "armorers"  # orders that show no item
SUITS = "suits=fox*4,rabbit*2,mouse*4,rabbit*2"  # fox 1 2 3 4, rabbit 5 6 11 12, mouse 7 8 9 10
OFF = "options.map_interactions=not_covered"


def marquise(map_: str, position: str, luck: tuple[Any, ...]) -> Situation:
    """A whole turn of the Mechanical Marquise; the Alliance, which holds a card, is asked after it."""
    line = f"root map={map_} {SUITS} seats=bot:marquise,alliance turn=marquise alliance.hand=sappers"
    return given(f"{line} {position}", luck=luck)


def placed(table: Situation, player: str, piece: str, article: str) -> list[int]:
    row = table.player(player).row(piece)
    return [event.args[1] for event in table.happened("placed", article) if event.args[0] == row]


@pytest.mark.law("rootbotics 12.1.1")
def test_a_bot_takes_the_ferry_as_if_it_were_a_path_and_scores_instead_of_drawing() -> None:
    # From 1 paths lead to 5 and 9, the ferry to 10, 11 and 12.
    table = marquise("lake", "@1=marquise.warrior*6 @5=alliance.warrior @12=alliance.warrior*2", (FOX,))
    assert [event.args[1:3] for event in table.happened("moved")] == [(1, 12)]
    assert table.s.ferry == 12
    assert [event.args[:2] for event in table.happened("scored", "rootbotics 2.8.1")] == [(0, 1)]
    assert table.hand("marquise") == []
    elsewhere = marquise("lake", "ferry=10 @1=marquise.warrior*6 @5=alliance.warrior @12=alliance.warrior*2", (FOX,))
    assert [event.args[1:3] for event in elsewhere.happened("moved")] == [(1, 5)]


@pytest.mark.law("rootbotics 12.2.1")
@pytest.mark.edition("map_interactions", "on")
@pytest.mark.edition("map_interactions", "not_covered")
def test_closed_paths_are_paths_for_bots() -> None:
    # The path between 3 and 7 is closed; the one between 7 and 12 is open.
    line = (
        f"root map=mountain {SUITS} seats=bot:alliance,marquise turn=alliance @7=alliance.sympathy @1=marquise.warrior "
    )
    table = given(line, luck=[FOX])
    assert placed(table, "alliance", "sympathy", "rootbotics 6.5.1")[0] == 3
    older = given(line + OFF, luck=[FOX])
    assert placed(older, "alliance", "sympathy", "rootbotics 6.5.1")[0] == 12
    opened = given(line + OFF + " closed=2-5", luck=[FOX])
    assert placed(opened, "alliance", "sympathy", "rootbotics 6.5.1")[0] == 3


@pytest.mark.law("rootbotics 12.2.1")
def test_bots_move_along_closed_paths_and_open_none() -> None:
    position = "@3=marquise.warrior*6 @7=alliance.warrior*2"
    table = marquise("mountain", position, (FOX,))
    assert [event.args[1:3] for event in table.happened("moved")] == [(3, 7)]
    assert not table.happened("path opened")
    assert table.s.closed == given(f"root map=mountain {SUITS} seats=marquise,alliance @1=marquise.warrior").s.closed
    older = marquise("mountain", f"{position} {OFF}", (FOX,))
    assert (3, 7) not in [event.args[1:3] for event in older.happened("moved")]


@pytest.mark.law("rootbotics 12.2.2")
@pytest.mark.edition("map_interactions", "on")
@pytest.mark.edition("map_interactions", "not_covered")
@pytest.mark.open_question("number_of_the_pass")
def test_the_pass_wins_every_tie_by_priority() -> None:
    position = "@6=marquise.warrior @10=marquise.warrior"
    table = marquise("mountain", position, (FOX,))
    assert placed(table, "marquise", "sawmill", "rootbotics 4.5.3") == [10]
    assert table.happened("chose", "rootbotics 4.5.3")[0].args[2][-1] == ("the Pass", "rootbotics 12.2.2", (10,))
    older = marquise("mountain", f"{position} {OFF}", (FOX,))
    assert placed(older, "marquise", "sawmill", "rootbotics 4.5.3") == [6]
    more = marquise("mountain", "@6=marquise.warrior*2 @10=marquise.warrior", (FOX,))
    assert placed(more, "marquise", "sawmill", "rootbotics 4.5.3") == [6]  # no tie: the most warriors decide


@pytest.mark.law("rootbotics 12.2.2")
def test_the_pass_is_the_lowest_priority_too() -> None:
    position = "@6=marquise.warrior @10=marquise.warrior @11=marquise.warrior @12=marquise.warrior"
    table = marquise("mountain", position, (BIRD,))
    assert sorted(placed(table, "marquise", "warrior", "rootbotics 4.7.2")) == [10, 12]
    older = marquise("mountain", f"{position} {OFF}", (BIRD,))
    assert sorted(placed(older, "marquise", "warrior", "rootbotics 4.7.2")) == [11, 12]


@pytest.mark.law("rootbotics 12.2.2", "rootbotics 2.4")
def test_actions_keep_their_order_whatever_the_pass_is_worth() -> None:
    here = "marquise.warrior,alliance.warrior"
    table = marquise("mountain", f"@7={here} @8={here} @10={here}", (MOUSE, (0, 0), (0, 0), (0, 0)))
    assert [event.args[2] for event in table.happened("battle")][:3] == [7, 8, 10]
