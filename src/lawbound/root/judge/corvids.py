"""What the Corvids are worth, and where to look first in their questions and in those about their plots.

A plot scores when it is flipped: a point for every plot that lies face up then. So they are worth what lies face up,
which every flip counts again, and what lies face down beside a warrior who may flip it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawbound.kernel import Ask
from lawbound.root.cards import BIRD, CARD_SUIT
from lawbound.root.faction import Faction
from lawbound.root.factions.corvids import BOMB, EXTORTION, RAID, Corvids
from lawbound.root.factions.corvids.exposure import corvids_in
from lawbound.root.judge.common import cards_worth
from lawbound.root.pieces import CLEARINGS
from lawbound.root.state import OWNERS, State

WARRIOR: Final = 0.08
SITE: Final = 0.12
"""A clearing with a warrior and without a plot, per round: the next plot may lie there."""
MOST_SITES: Final = 4
FACE_UP: Final = 0.75
"""A plot that lies face up, per round: every flip counts it."""
EXTORTION_UP: Final = 0.3
READY: Final = 0.75
"""Of the points that a face-down plot beside a warrior would score."""
UNATTENDED: Final = 0.35
IN_DANGER: Final = 0.45
"""What is left of a plot's worth where an enemy is stronger than its guards."""
VICTIM: Final = 0.3
"""A building or token of an enemy beside a bomb, or a player beside an extortion."""
GONE_WITH_IT: Final = 0.5
"""A bomb does not stay: flips count it once."""
RAIDERS: Final = 0.3

LITTLE: Final = 0.02


def worth(s: State, player: Faction, left: float) -> float:
    assert isinstance(player, Corvids)
    board, warrior = s.board, player.warrior
    up = player.all_face_up(s)
    value, sites = 0.0, 0
    for clearing in CLEARINGS:
        guards = board[warrior + clearing]
        if not player.has_plot(s, clearing):
            sites += guards > 0
            continue
        threat, prey, people = _others(s, player, clearing)
        safe = 1.0 if guards >= threat else IN_DANGER
        if player.is_face_up(s, clearing):
            value += FACE_UP * left * safe
            continue
        promise = (up + 1) * (READY if guards else UNATTENDED)
        kind = player.kind_at(s, clearing)
        if kind == BOMB:
            promise += VICTIM * prey - GONE_WITH_IT
        elif kind == EXTORTION:
            promise += VICTIM * people
        elif kind == RAID:
            safe = max(safe, 0.7)
        value += promise * safe + FACE_UP * 0.5 * max(0.0, left - 1) * safe
    per_round = (
        WARRIOR * sum(board[warrior + 1 : warrior + 13])
        + SITE * min(sites, MOST_SITES)
        + EXTORTION_UP * player.face_up(s, EXTORTION)
    )
    return value + per_round * left + cards_worth(s, player, left)


def _others(s: State, player: Corvids, clearing: int) -> tuple[int, int, int]:
    """Of the other players there: the most warriors of one, all buildings and tokens, and how many players."""
    threat = prey = people = 0
    at = clearing * OWNERS
    for other in s.players:
        if other.seat == player.seat:
            continue
        warriors = s.board[other.warrior + clearing]
        power, others = s.power[at + other.seat], s.others[at + other.seat]
        threat = max(threat, power)
        prey += power - warriors + others
        people += power + others > 0
    return threat, prey, people


ACTIONS: Final[dict[str, dict[str, float]]] = {
    "exert": {"move": 0.6, "plot": 2.0, "battle": 0.8, "trick": LITTLE, "done": 1.0},
}


def _flip(s: State, ask: Ask) -> list[float]:
    """Flipping is what scores."""
    return [5.0 if isinstance(option, int) else 0.3 for option in ask.options]


def _recruit(s: State, ask: Ask) -> list[float]:
    """A card for as many warriors as there are clearings of its suit; birds are worth more elsewhere."""
    player = s.players[ask.seat]
    if not s.board[player.warrior]:
        return [LITTLE if isinstance(option, int) else 1.0 for option in ask.options]
    found: list[float] = []
    for option in ask.options:
        if not isinstance(option, int):
            found.append(0.5)
        else:
            found.append(0.6 if CARD_SUIT[option] == BIRD else 2.0)
    return found


def _plot_where(s: State, ask: Ask) -> list[float]:
    """Where somebody stays behind to flip it, and nobody is stronger."""
    player = s.players[ask.seat]
    assert isinstance(player, Corvids)
    found: list[float] = []
    for clearing in ask.options:
        staying = s.board[player.warrior + clearing] - player.plot_price(s)
        threat, _, _ = _others(s, player, clearing)
        found.append((0.5 + min(staying, 2)) * (1.0 if staying >= threat else 0.5))
    return found


def _guess(s: State, ask: Ask) -> list[float]:
    """As many as nobody has seen, unless ruled out."""
    corvids, clearing = corvids_in(s), ask.given[1]
    ruled_out, unseen = corvids.ruled_out(s, clearing), corvids.unknown(s)
    return [LITTLE if kind in ruled_out else LITTLE + unseen.count(kind) for kind in ask.options]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    "flip plots": _flip,
    "recruit with a card": _recruit,
    "plot where": _plot_where,
    "guess a plot": _guess,
}
