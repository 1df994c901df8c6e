"""What a player decides does not depend on what its seat cannot know."""

from __future__ import annotations

import random

import pytest
from tests.root.test_imagine import decisions, elsewhere
from tests.root.test_properties import MIXES, new

from lawbound import players
from lawbound.root.rules import ROOT

GAMES = ((MIXES[0], 1), (MIXES[1], 2), (MIXES[2], 3), (MIXES[5], 4))


@pytest.mark.law("root 1.2.1")
@pytest.mark.parametrize(("spec", "every"), [("greedy", 5), ("ismcts:12", 5), ("ismcts:8+workers=2", 25)])
def test_the_decision_is_the_same_in_every_world_that_looks_the_same(spec: str, every: int) -> None:
    """At many points of several games, between actions and in the middle of them, the hidden cards are exchanged."""
    compared = inside = changed = 0
    for mix, seed in GAMES:
        table, luck = new(mix, seed), random.Random(seed)
        for seat in decisions(table, luck, 150, every):
            other = elsewhere(table, seat, luck)
            if other is None:
                continue
            assert table.pending is not None and other.pending is not None
            compared += 1
            inside += not table.at_safe_point
            changed += table.state != other.state
            first, second = (players.find(spec, f"leak {compared}") for _ in range(2))
            chosen = first.choose_index(table.view(seat), table.pending)
            assert second.choose_index(other.view(seat), other.pending) == chosen
    assert compared > 250 // every
    assert changed > compared // 2
    assert inside or every > 5


def test_the_worlds_of_this_test_are_different_ones() -> None:
    """Otherwise it would prove nothing: a player who saw the true state would be found out."""
    table, luck = new(MIXES[0], 1), random.Random(1)
    for seat in decisions(table, luck, 120, 40):
        other = elsewhere(table, seat, luck)
        if other is not None and table.state.turns:
            assert ROOT.view(table.state, seat) == ROOT.view(other.state, seat)
            assert table.state.hands != other.state.hands
