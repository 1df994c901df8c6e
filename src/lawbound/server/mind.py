"""How a computer player thinks in a process of its own: the game is followed there, and the choices come back.

A process remembers the games that it thought about last, and is told only what has been chosen since. A player sees the
view of its seat and the question, here as everywhere.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic, process_time
from typing import Any, Final

from lawbound import games
from lawbound.kernel import Ask, Journal, Table
from lawbound.kernel.nature import Draw
from lawbound.players import Player, find

REMEMBERED: Final = 256
"""Games that a process follows; the one that it has not thought about for longest is forgotten first."""

SLOW_SECONDS: Final = 1.0
"""Whoever takes so long over one choice is slow."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a game begins."""

    game: str
    setup: dict[str, Any]
    seed: str
    ask_forced: bool
    luck: Sequence[Draw] | None = None  # where the seed alone does not tell it

    def table(self) -> Table[Any]:
        journal = Journal(self.game, self.setup, self.seed, self.ask_forced, luck=self.luck)
        return Table.replay(games.find(self.game), journal)


@dataclass(frozen=True, slots=True)
class Errand:
    """Choose for these players, until it is for somebody else to choose, or the time is up."""

    id: str
    line: int  # which line of choices: another one if some were taken back
    seed: str
    known: int  # choices that the process knows already
    choices: Sequence[int]  # those made since
    beginning: Beginning | None  # if it knows nothing yet
    players: Sequence[str | None]  # by seat: who is to choose here
    seconds: float
    longest: int


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What was chosen. `known` is False if the process has to be told the whole game first."""

    choices: tuple[int, ...] = ()
    seconds: float = 0.0  # of the processor
    slow: tuple[str, ...] = ()  # players who say that they are slow, or who were
    known: bool = True


_followed: OrderedDict[str, tuple[int, Table[Any]]] = OrderedDict()


def think(errand: Errand) -> Thoughts:
    """Carry out an errand."""
    started, until = process_time(), monotonic() + errand.seconds
    table = _catch_up(errand)
    if table is None:
        return Thoughts(known=False)
    chosen: list[int] = []
    slow: list[str] = []
    while (name := whose(errand.players, table.pending)) is not None and len(table.journal.entries) < errand.longest:
        alone = table.pending is not None and table.pending.discreet
        if alone and chosen:  # what it chose before is shown first
            break
        began = process_time()
        player, index = choose(name, errand.seed, table)
        table.choose_index(index)
        chosen.append(index)
        if player.slow or process_time() - began > SLOW_SECONDS:
            slow.append(name)
        if alone or monotonic() > until:
            break
    return Thoughts(tuple(chosen), process_time() - started, tuple(slow))


def whose(players: Sequence[str | None], ask: Ask | None) -> str | None:
    """The player who is asked, if it is one of these."""
    return None if ask is None or not 0 <= ask.seat < len(players) else players[ask.seat]


def choose(name: str, seed: str, table: Table[Any]) -> tuple[Player, int]:
    """The player of that name, and what it chooses.

    Made from the place in the journal, so that taking a choice back and making it again changes nothing.
    """
    ask = table.pending
    assert ask is not None
    player = find(name, f"{seed} seat {ask.seat} choice {len(table.journal.entries)}")
    if ask.forced:
        return player, 0
    return player, player.choose_index(table.view(ask.seat) if player.needs_view else None, ask)


def _catch_up(errand: Errand) -> Table[Any] | None:
    """The game as it is now; None if it is not known here, or known otherwise."""
    line, table = _followed.pop(errand.id, (-1, None))
    if errand.beginning is not None:
        table = errand.beginning.table()
    elif table is None or line != errand.line or len(table.journal.entries) != errand.known:
        return None
    for index in errand.choices:
        table.choose_index(index)
    _followed[errand.id] = (errand.line, table)
    if len(_followed) > REMEMBERED:
        _followed.popitem(last=False)
    return table
