"""Hirelings that keep others out leave the corners to those who start there."""

from __future__ import annotations

import pytest

from lawbound.kernel import Table
from lawbound.root.map import MAPS
from lawbound.root.pieces import CLEARINGS
from lawbound.root.rules import ROOT
from lawbound.root.state import State

FOUR_CORNERS = ["marquise", "lizards", "duchy", "hundreds"]


def set_up_until(side: str, seats: list[str], prompt: str, map_: str = "winter") -> Table[State]:
    table: Table[State] = Table.new(ROOT, {"seats": seats, "map": map_, "hirelings": [side]}, seed="corners")
    while table.pending is not None and table.pending.about.name != prompt:
        table.choose(table.pending.options[0])
    return table


@pytest.mark.law("root A.6.3", "root 5.1")
@pytest.mark.parametrize(
    ("side", "prompt"),
    [("furious-protector", "where the Protector stands"), ("vault-keepers", "place hirelings where")],
)
def test_as_many_corners_as_factions_start_in_stay_open(side: str, prompt: str) -> None:
    corners = MAPS["winter"].corners
    full = set_up_until(side, FOUR_CORNERS, prompt)
    assert full.pending is not None and not set(corners) & set(full.pending.options)
    roomy = set_up_until(side, ["alliance", "duchy", "hundreds", "corvids"], prompt)
    assert roomy.pending is not None and set(corners) <= set(roomy.pending.options)


@pytest.mark.law("root E.2.2", "root 6.3.2", "root 6.3.3", "root 1.1.2")
def test_the_marquise_sets_up_nothing_where_the_protector_stands() -> None:
    table = set_up_until("furious-protector", ["marquise", "alliance"], "where the Protector stands", "autumn")
    corner = MAPS["autumn"].corners[0]
    table.choose(corner)
    while table.pending is not None and table.pending.about.name != "place the keep":
        table.choose(table.pending.options[0])
    assert table.pending is not None and corner not in table.pending.options
    keep = table.pending.options[0]
    table.choose(keep)
    assert table.pending is not None
    marquise = table.state.players[0]
    empty = {c for c in CLEARINGS if not table.state.board[marquise.warrior + c]}
    assert empty == {corner, MAPS["autumn"].opposite[keep]}
