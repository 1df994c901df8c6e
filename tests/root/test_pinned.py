"""Games played long ago are the same games today: no question more or less, no other luck, no other event."""

from __future__ import annotations

import pytest
from tests.root import pinned

PARTS = 10


@pytest.mark.parametrize("part", range(PARTS))
def test_pinned_games_are_the_same_today(part: int) -> None:
    games = pinned.read()
    assert len(games) == pinned.GAMES
    for number in range(part, len(games), PARTS):
        game = games[number]
        found = pinned.play(game["setup"], game["seed"], game["entries"])
        assert found == {key: game[key] for key in found}, f"game {number} of {game['setup']['seats']}"
