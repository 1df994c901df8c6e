"""A campaign of many games: each one begins with the chronicle that the last one left. Law of Oath 1 and 8.

    >>> told = list(play_games({"seats": 2}, ["random", "random"], games=2, seed="7"))
    >>> [played.number for played in told], told[1].setup["chronicle"] == told[0].result["chronicle"]
    ([1, 2], True)

Game i of a campaign with seed S has the Nature seed "S:i" and the players' seeds "S:i:0", "S:i:1"...
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lawbound import players as known_players
from lawbound.kernel import Table
from lawbound.kernel.table import Listener
from lawbound.oath.rules import OATH
from lawbound.oath.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a campaign, and who sat where."""

    number: int
    players: tuple[str, ...]
    setup: dict[str, Any]
    result: dict[str, Any]
    decisions: int


def sequel(setup: Mapping[str, Any], result: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up of the next game: the same seats and options, and the chronicle that this one left."""
    kept = {key: value for key, value in setup.items() if key not in ("game", "oath", "position", "chronicle")}
    return {**kept, "chronicle": result["chronicle"]}


def play_games(
    setup: Mapping[str, Any],
    players: Sequence[str],
    games: int,
    seed: str,
    listener: Listener | None = None,
) -> Iterator[Played]:
    """Play so many games one after another. Whoever wins is the next Chancellor, and the two change seats."""
    sitting = list(players)
    for number in range(1, games + 1):
        table = play_one(setup, sitting, f"{seed}:{number}", listener)
        result = table.result
        yield Played(number, tuple(sitting), dict(setup), result, len(table.journal.entries))
        winner = result["winners"][0]
        sitting[0], sitting[winner] = sitting[winner], sitting[0]
        setup = sequel(setup, result)


def play_one(
    setup: Mapping[str, Any], sitting: Sequence[str], seed: str, listener: Listener | None = None
) -> Table[State]:
    """One game, to its end and through the writing of the chronicle."""
    players = [known_players.find(name, f"{seed}:{seat}") for seat, name in enumerate(sitting)]
    thinking = any([player.imagines for player in players])
    table = Table.new(OATH, setup, seed=seed, snapshots=thinking, listener=listener)
    while (ask := table.pending) is not None:
        player = players[ask.seat]
        table.choose_index(player.choose_index(table.view(ask.seat) if player.needs_view else None, ask))
    return table
