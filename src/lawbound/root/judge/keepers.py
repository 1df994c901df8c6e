"""What the Keepers are worth, and where to look first in their questions.

They score by relics alone, more or less: a relic is worth something once it lies in a clearing, more the nearer a
waystation of its type is, and all of it when it is recovered. What brings relics there is the Retinue, warriors beside
forests, and rule, without which cards are lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from lawbound.kernel import DONE, Ask
from lawbound.root.cards import BIRD, CARD_SUIT
from lawbound.root.faction import Faction
from lawbound.root.factions.keepers import Keepers
from lawbound.root.factions.keepers.faction import SLOTS
from lawbound.root.factions.keepers.pieces import ACTED, RELIC_TYPES, SIDES
from lawbound.root.factions.keepers.retinue import A_RECOVERY, COLUMNS
from lawbound.root.judge.common import cards_worth
from lawbound.root.state import OWNERS, State

SOON: Final = 2.0
"""How many rounds ahead they look."""
WARRIOR: Final = 0.22
ENOUGH: Final = 9
SPARE_WARRIOR: Final = 0.08
CROWD: Final = 0.0
"""A warrior too many in one place, which the Evening may take."""
RULED: Final = 0.06
WAYSTATIONS: Final = (0.0, 0.6, 0.8, 0.85)
"""By how many are on the map: without one nobody is recruited, and the last is better kept for a relic."""
RETINUE: Final = ((0.25, 0.12, 0.05, 0.02), (0.22, 0.18, 0.12, 0.05), (0.22, 0.16, 0.08, 0.04))
"""The first, second, third and every other card of a column."""
IDLE: Final = 0.03
"""A card that matches no clearing where it could act."""
WILD: Final = 0.03
"""More for a bird, which acts anywhere."""
FAR: Final = 0.2
"""How much of a relic in a clearing will be scored: with no waystation of its type, ..."""
NEAR: Final = (0.42, 0.36, 0.3, 0.25)
"""... or with one that many steps away."""
COULD_ENCAMP: Final = 0.34
TRIO: Final = 0.3
UNGUARDED: Final = 0.55
DELVER: Final = 0.25
"""A clearing from which a relic can be delved."""
MOST_DELVERS: Final = 3
AROUND: Final = 0.06
"""A clearing ruled beside a forest with relics."""
KEPT: Final = 2
SURPLUS: Final = 0.8
"""A card more in hand in their turn: others will be drawn in the Evening."""
EAGER: Final = 0.3
"""A card that has acted in this turn: what comes of it is more than chance choices show."""
LITTLE: Final = 0.02


def worth(s: State, player: Faction, left: float) -> float:
    """What lasts counts for the next rounds only: else a point, which brings the end nearer, would seem to cost more
    than it is.
    """
    assert isinstance(player, Keepers)
    board, warrior, side, ruler = s.board, player.warrior, player.side, s.ruler
    forests = {forest.place for forest in s.box.map.forests if player.relics_at(s, forest.place)}
    lasting = WAYSTATIONS[player.on_map(s)]
    suits = [0, 0, 0]  # for each column a bit for each suit of the clearings where it can act
    warriors = delvers = 0
    for clearing in range(1, 13):
        here = board[warrior + clearing]
        bit = 1 << s.suits[clearing]
        warriors += min(here, 3)
        if here:
            suits[0] |= bit
            suits[2] |= bit
            if any([forest in forests for forest in s.box.map.clearing_forests[clearing]]):
                suits[1] |= bit
        lasting += CROWD * max(here - 3, 0)
        if ruler[clearing] == side:
            near = len([forest for forest in s.box.map.clearing_forests[clearing] if forest in forests])
            lasting += RULED + AROUND * near
            delvers += bool(here and near)
    lasting += retinue(s, player, suits)
    enough = min(warriors, ENOUGH)
    lasting += WARRIOR * enough + SPARE_WARRIOR * (warriors - enough) + DELVER * min(delvers, MOST_DELVERS)
    value = relics(s, player)
    if s.turn == player.seat:
        value -= SURPLUS * max(0, len(s.hands[player.seat]) - KEPT)
        acted = sum([len(player.acted(s, c)) + s.own[player.seat][ACTED + c] for c in range(len(COLUMNS))])
        value += EAGER * acted
    return value + lasting * min(left, SOON) + cards_worth(s, player, left)


def retinue(s: State, player: Keepers, suits: Sequence[int]) -> float:
    """What its cards do in a round: those first that match a clearing where their column can act."""
    found = 0.0
    for column in range(len(COLUMNS)):
        prices, fitting, idle = RETINUE[column], player.retainers(s, column), 0
        found += WILD * fitting
        for card in bytes(player.column(s, column) + player.acted(s, column)):
            suit = CARD_SUIT[card]
            if suit == BIRD:
                found += WILD
            if suit == BIRD or suits[column] >> suit & 1:
                fitting += 1
            else:
                idle += 1
        for at in range(fitting):
            found += prices[min(at, len(prices) - 1)]
        found += IDLE * idle
    return found


def relics(s: State, player: Keepers) -> float:
    """Those that lie in clearings."""
    stations = [(clearing, kind) for clearing in range(1, 13) for kind in player.types_at(s, clearing)]
    left = [SIDES[player.sides.index(row)][0] for row in player.sides_left(s)]
    found = 0.0
    for clearing in range(1, 13):
        for row in player.relics_at(s, clearing) if s.others[clearing * OWNERS + player.seat] else ():
            kind = player.type_of(row)
            share = max([NEAR[steps(s, clearing, at)] for at, shown in stations if shown == kind], default=FAR)
            if kind in left and s.board[player.warrior + clearing] and s.slots[clearing]:
                share = max(share, COULD_ENCAMP)
            if s.board[player.warrior + clearing] < threat(s, player, clearing):
                share *= UNGUARDED
            found += share * (player.value_of(row) + TRIO) * s.board[row + clearing]
    return found


def steps(s: State, origin: int, destination: int) -> int:
    """How far it is, counted to three."""
    if origin == destination:
        return 0
    if destination in s.paths[origin]:
        return 1
    return 2 if any([destination in s.paths[between] for between in s.paths[origin]]) else 3


def threat(s: State, player: Keepers, clearing: int) -> int:
    """The most warriors of another there."""
    return max([s.board[other.warrior + clearing] for other in s.players if other.seat != player.seat])


ACTIONS: Final[dict[str, dict[str, float]]] = {
    "gather the Retinue": {"add to the Retinue": 2.0, "move in the Retinue": 0.1, "done": 0.8},
}


def _eager(s: State, ask: Ask) -> list[float]:
    """Doing it is nearly always better than not."""
    return [LITTLE if option is DONE else 1.0 for option in ask.options]


def _recover(s: State, ask: Ask) -> list[float]:
    """One that costs no card first."""
    player = s.players[ask.seat]
    assert isinstance(player, Keepers)
    clearing = ask.given[0]
    found: list[float] = []
    for option in ask.options:
        if option is DONE:
            found.append(0.5)
        else:
            value = player.value_of(option)
            found.append(6.0 - value if player.keeps_card(s, clearing, value) else float(value))
    return found


def _how(s: State, ask: Ask) -> list[float]:
    return [6.0 if option is A_RECOVERY else 1.0 for option in ask.options]


def _slot(s: State, ask: Ask) -> list[float]:
    """Where a card does most."""
    player = s.players[ask.seat]
    assert isinstance(player, Keepers)
    found: list[float] = []
    for option in ask.options:
        column = SLOTS.index(option)
        held = len(player.column(s, column)) + len(player.acted(s, column)) + player.retainers(s, column)
        found.append(LITTLE + RETINUE[column][min(held, len(RETINUE[column]) - 1)])
    return found


def _side(s: State, ask: Ask) -> list[float]:
    """The type of which most relics lie in clearings, here above all."""
    player = s.players[ask.seat]
    assert isinstance(player, Keepers)
    found: list[float] = []
    for row in ask.options:
        kind = RELIC_TYPES.index(s.box.piece_name(row).partition("-")[0])
        weight = 0.5
        for clearing in range(1, 13):
            lying = [relic for relic in player.relics_at(s, clearing) if player.type_of(relic) == kind]
            weight += len(lying) * (5.0 if clearing == ask.given[0] else 1.0)
        found.append(weight)
    return found


def _relic(s: State, ask: Ask) -> list[float]:
    """The more it is worth; one unseen is worth two."""
    player = s.players[ask.seat]
    assert isinstance(player, Keepers)
    return [float(player.value_of(option) or 2) for option in ask.options]


Hunch = Callable[[State, Ask], list[float]]
HUNCHES: Final[dict[str, Hunch]] = {
    "carry a relic": _eager,
    "delve from": _eager,
    "delve for which relic": _relic,
    "recover which relic": _recover,
    "move or recover": _how,
    "to which slot": _slot,
    "which side of a waystation": _side,
    "retinue: battle then delve": _eager,
    "retinue: move or recover": _eager,
}
