"""The board as text: it fits, and it shows no more than the viewer may know."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from lawbound.kernel import Table
from lawbound.players import find
from lawbound.root.present.board import general_lines, overview
from lawbound.root.present.names import card
from lawbound.root.rules import ROOT
from lawbound.root.state import State

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]


def drawn(s: State, seat: int | None, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, markup=False, highlight=False).print(overview(s, seat))
    return out.getvalue()


def position(seed: str, decisions: int) -> Table[State]:
    table = Table.new(ROOT, {"seats": FOUR, "names": ["Anna", "random", "Bo", "random"]}, seed=seed)
    player = find("random", seed)
    for _ in range(decisions):
        if table.pending is None:
            break
        table.choose(player.choose(None, table.pending))
    return table


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("decisions", [0, 2, 6, 150, 600])
def test_it_fits_the_width(width: int, decisions: int) -> None:
    table = position("board", decisions)
    for seat in (None, 0, 1, 2, 3):
        text = drawn(table.view(seat).state, seat, width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert "…" not in text
        for name in ("Marquise (Anna)", "Eyrie", "Alliance (Bo)", "Vagabond"):
            assert name in text


@pytest.mark.law("root 1.2.1")
def test_only_the_own_hand_is_shown() -> None:
    table = position("hands", 150)
    s = table.state
    for seat in range(4):
        for player in s.players:
            # The whole state is given: the picture itself hides what is not the viewer's.
            text = " ".join([line.plain for line in general_lines(s, player, seat)])
            hand = s.hands[player.seat]
            if player.seat == seat:
                assert all(card(mine) in text for mine in hand)
            else:
                assert f"hand: {len(hand)} card" in text
                assert not any(card(other) in text for other in hand if other not in s.crafted[player.seat])
    assert "an unknown card" not in drawn(table.view(None).state, None, 100)
