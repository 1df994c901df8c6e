"""What is played at the measured server: the game that is listed first, at the table that one click sets up."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

from lawbound import games
from lawbound.kit import Kit

if TYPE_CHECKING:
    from lawbound.kernel import Table
    from lawbound.server.messages import NewGame, SeatWish


def kit() -> Kit:
    return games.kit(games.names()[0])


def wishes(number: int, seed: str, opponent: str | None = None) -> NewGame:
    """A table for one person, whose side changes with the number; bots have the others, or the computer.

    An opponent is a computer player that takes the first of the bots' seats.
    """
    seats = sides()
    mine, others = seats[number % len(seats)], [*seats]
    others.remove(mine)
    wished: list[SeatWish] = [{"seat": mine}, *[_other(side) for side in others]]
    if opponent is not None:
        wished[1] = {"seat": others[0], "player": opponent}
    return {"game": kit().name, "seats": wished, "seed": seed}


@cache
def sides() -> tuple[str, ...]:
    """What is played at the first table that a click sets up."""
    form = kit().form
    return tuple([form.seating(seat).side or seat for seat in form.presets[0].seats])


def _other(side: str) -> SeatWish:
    form = kit().form
    return {"seat": form.seat(side, "")} if side in form.bots else {"seat": side, "player": "random"}


@cache
def long_setup(choices: int) -> dict[str, Any]:
    """Two sides whose game lasts so long if they want nothing."""
    for pair in combinations(sides(), 2):
        setup = kit().form.setup(pair)
        if len(_idle_game(setup, choices, "long").journal.entries) == choices:
            return setup
    raise ValueError(f"No game of {kit().title} lasts for {choices} choices.")


def long_game(choices: int, seed: str = "long") -> Table[Any]:
    """A game in which nobody wants anything: so it does not end."""
    return _idle_game(long_setup(choices), choices, seed)


def _idle_game(setup: dict[str, Any], choices: int, seed: str) -> Table[Any]:
    """Whoever can says that they are done."""
    from lawbound.kernel import DONE, Table

    table: Table[Any] = Table.new(kit().game, setup, seed=seed)
    random = Random(seed)
    while (ask := table.pending) is not None and len(table.journal.entries) < choices:
        options = list(ask.options)
        table.choose(DONE if DONE in options else random.choice(options))
    return table
