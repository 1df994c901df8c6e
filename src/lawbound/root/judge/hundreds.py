"""What the Hundreds are worth, and where to look first in their questions.

They score for clearings that they rule alone, every Evening, and for what their mobs raze. So they are worth such
clearings, warriors to take more of them, mobs where there is something to raze, and the Hoard, which gives actions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawbound.kernel import DONE, NO, YES, Ask
from lawbound.root.faction import Faction
from lawbound.root.factions.hundreds import Hundreds
from lawbound.root.factions.hundreds.command import BATTLE_ONCE_MORE, STAY
from lawbound.root.factions.hundreds.hoard import KEEP_ITEM, VALUES
from lawbound.root.factions.hundreds.mood_cards import (
    BITTER,
    GRANDIOSE,
    JUBILANT,
    LAVISH,
    RELENTLESS,
    ROWDY,
    STUBBORN,
    WRATHFUL,
)
from lawbound.root.judge.common import cards_worth, exposure
from lawbound.root.pieces import CLEARINGS
from lawbound.root.state import EMPTY, OWNERS, State

OPPRESSED: Final = (0.0, 0.7, 1.2, 1.7, 2.2, 3.0, 3.8)
"""What so many clearings will score in a round: a little for those between two steps, too."""
MORE_OPPRESSED: Final = 0.08
RULED: Final = 0.12
WARRIOR: Final = 0.045
WARLORD: Final = 0.5
STRONGHOLD: Final = 0.3
EXPOSED: Final = 0.15
VALUE: Final = 0.3
"""A step of Command or of Prowess, per round."""
MOB: Final = 0.1
PREY: Final = 0.7
"""An enemy building or token where a mob is."""
RUIN: Final = 0.6
MOST_VALUE: Final = VALUES[-1]

LITTLE: Final = 0.02


def worth(s: State, player: Faction, left: float) -> float:
    assert isinstance(player, Hundreds)
    board, side = s.board, player.side
    ruled = alone = 0
    value = 0.0
    for clearing in CLEARINGS:
        foes = player.enemy_pieces(s, clearing)
        if s.ruler[clearing] == side:
            if foes:
                ruled += 1
            else:
                alone += 1
        if board[player.mob + clearing]:
            value += MOB + PREY * prey(s, player, clearing)
            if s.ruin_items[2 * clearing] != EMPTY:
                value += RUIN
    most = len(OPPRESSED) - 1
    per_round = (
        OPPRESSED[min(alone, most)]
        + MORE_OPPRESSED * max(0, alone - most)
        + RULED * ruled
        + WARRIOR * sum(board[player.warrior + 1 : player.warrior + 13])
        + (WARLORD if player.warlord_at(s) else 0.0)
        + STRONGHOLD * sum(board[player.stronghold + 1 : player.stronghold + 13])
        + VALUE * (player.command(s) + player.prowess(s))
        - EXPOSED * exposure(s, player)
    )
    return value + per_round * left + cards_worth(s, player, left)


def prey(s: State, player: Hundreds, clearing: int) -> int:
    """Enemy buildings and tokens there."""
    count = 0
    for other in s.players:
        if other.seat != player.seat:
            for row in other.buildings + other.tokens:
                count += s.board[row + clearing]
    return count


ACTIONS: Final[dict[str, dict[str, float]]] = {
    "command the Hundreds": {"move": 1.5, "battle": 2.0, "build": 3.0, "done": 0.1},
    "advance before commanding": {"advance": 4.0, "done": 0.05},
    "advance the warlord": {"advance": 4.0, "done": 0.05},
}
MOOD_WEIGHT: Final = {
    LAVISH: 0.15,
    RELENTLESS: 1.2,
    ROWDY: 1.5,
    GRANDIOSE: 0.7,
    JUBILANT: 1.2,
    WRATHFUL: 1.5,
    STUBBORN: 1.3,
    BITTER: 0.7,
}


def _odds(s: State, player: Hundreds, clearing: int, coming: int) -> float:
    """What so many warriors more would find there: somebody weaker, something to score, nobody at all."""
    at = clearing * OWNERS
    theirs = 0
    for other in range(len(s.vp)):
        if other != player.seat:
            theirs = max(theirs, s.power[at + other])
    ours = s.power[at + player.seat] + coming
    if ours <= theirs:
        return 0.3
    rules = s.ruler[clearing] == player.side
    return 1.0 + (0.0 if rules else 1.5) + 0.8 * prey(s, player, clearing)


def _hundreds(s: State, ask: Ask) -> Hundreds:
    player = s.players[ask.seat]
    assert isinstance(player, Hundreds)
    return player


def _advance_to(s: State, ask: Ask) -> list[float]:
    player, origin = _hundreds(s, ask), ask.given[0]
    coming = player.warriors_at(s, origin)
    found: list[float] = []
    for option in ask.options:
        if option is STAY or option is BATTLE_ONCE_MORE:
            found.append(1.5 * _odds(s, player, origin, 0))
        elif option is DONE:
            found.append(0.3)
        else:
            found.append(_odds(s, player, option, coming))
    return found


def _company(s: State, ask: Ask) -> list[float]:
    """All, or all but one who keeps the clearing."""
    most = len(ask.options) - 1
    return [3.0 if count >= most - 1 else 0.7 for count in ask.options]


def _battle(s: State, ask: Ask) -> list[float]:
    player, clearing = _hundreds(s, ask), ask.given[0]
    own = player.warriors_at(s, clearing)
    found: list[float] = []
    for option in ask.options:
        if not isinstance(option, int):
            found.append(0.4)
            continue
        at = clearing * OWNERS + option
        theirs = s.box.owners[option].warriors_at(s, clearing)
        prize = s.power[at] - theirs + s.others[at]
        found.append(0.1 + max(0, own - theirs) * 0.5 + (2.0 if own > theirs else 0.3) * prize)
    return found


def _mood(s: State, ask: Ask) -> list[float]:
    return [MOOD_WEIGHT[mood] for mood in ask.options]


def _squander(s: State, ask: Ask) -> list[float]:
    """Items are worth more than two warriors."""
    return [1.0 if option is DONE else 0.1 for option in ask.options]


def _item(s: State, ask: Ask) -> list[float]:
    player = _hundreds(s, ask)
    growing = player.command(s) + player.prowess(s) < 2 * MOST_VALUE
    return [2.0 if (option is KEEP_ITEM) == growing else 1.0 for option in ask.options]


def _loot(s: State, ask: Ask) -> list[float]:
    """If they will still rule without a hit."""
    player, (_, clearing) = _hundreds(s, ask), ask.given
    likely = s.ruler[clearing] == player.side
    return [1.0 if (option is YES) == likely else 0.3 for option in ask.options]


def _mob_where(s: State, ask: Ask) -> list[float]:
    """Where there is something to raze, or a ruin."""
    player = _hundreds(s, ask)
    found: list[float] = []
    for option in ask.options:
        if not isinstance(option, int):
            found.append(0.3)
            continue
        ruin = 1.5 if s.ruin_items[2 * option] != EMPTY else 0.0
        found.append(0.2 + 2.0 * prey(s, player, option) + ruin)
    return found


def _roll(s: State, ask: Ask) -> list[float]:
    return [LITTLE if option is NO else 1.0 for option in ask.options]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    "advance to": _advance_to,
    "move or battle once more": _advance_to,
    "how many come with the warlord": _company,
    "battle at the warlord": _battle,
    "battle again there": _battle,
    "choose a mood": _mood,
    "remove an item of the Hoard": _squander,
    "the item or the points": _item,
    "loot the defender": _loot,
    "place a mob where": _mob_where,
    "incite": _mob_where,
    "roll the mob die": _roll,
}
