"""What the Riverfolk Company is worth, and where to look first in its questions and in those of its customers.

It scores for funds that it keeps while a trade post stands, and for every trade post. So it is worth all warriors on
its board, the more the longer they may earn, and what brings others to buy: cards, and posts where they are. A post
that is lost costs half of the funds, so posts that others can take are a danger that grows with its wealth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawbound.kernel import NO, Ask
from lawbound.root.faction import Faction
from lawbound.root.factions.riverfolk import Riverfolk
from lawbound.root.factions.riverfolk.faction import HAND_LIMIT
from lawbound.root.judge.common import cards_worth, exposure
from lawbound.root.services import BOATS, HAND_CARD, SOLDIERS
from lawbound.root.state import COMMITTED, FUNDS, OWNERS, PAYMENTS, State

WARRIOR: Final = 0.05
EARNING: Final = 0.28
"""What a warrior on the board will bring in a round while a trade post stands."""
IDLE: Final = 0.12
"""The same before there is one."""
DIVIDEND: Final = 0.45
"""What a fund that the next Birdsong counts is worth in points; half a point, if nothing happens."""
POSTS: Final = (0.0, 1.0, 1.6, 2.0)
"""For the first trade posts on the map: with several the loss of one does not end the dividends."""
ANOTHER_POST: Final = 0.2
CUSTOMER: Final = 0.06
"""For every other player beside a trade post."""
GOODS: Final = 0.3
ENOUGH_GOODS: Final = 3
OPEN_CARD: Final = 0.3
"""So much less than others' cards theirs are worth, for all see them."""
SURPLUS: Final = 1.0
"""A card that the Evening will discard, in its turn."""
EXPOSED: Final = 0.1
WEALTH: Final = 0.1
"""How much more a post in danger costs for every fund."""


def worth(s: State, player: Faction, left: float) -> float:
    assert isinstance(player, Riverfolk)
    board = s.board
    funds = player.all_funds(s)
    waiting = sum([board[other.warrior + PAYMENTS] + board[other.warrior + COMMITTED] for other in s.players])
    posts = customers = 0
    for clearing in range(1, 13):
        if player.trade_posts_at(s, clearing):
            posts += 1
            at = clearing * OWNERS
            for seat in range(len(s.vp)):
                if seat != player.seat and (s.power[at + seat] or s.others[at + seat]):
                    customers += 1
    per_round = WARRIOR * sum(board[player.warrior + 1 : player.warrior + 13]) + CUSTOMER * customers
    per_round += (EARNING if posts else IDLE) * (funds + waiting)
    value = POSTS[min(posts, len(POSTS) - 1)] + ANOTHER_POST * max(0, posts - len(POSTS) + 1)
    if posts:
        value += DIVIDEND * funds
        per_round -= EXPOSED * exposure(s, player) * (1 + WEALTH * funds)
    cards = len(s.hands[player.seat])
    value += GOODS * min(cards, ENOUGH_GOODS) - OPEN_CARD * cards
    if s.turn == player.seat:
        value -= SURPLUS * max(0, cards - HAND_LIMIT)
    return value + per_round * left + cards_worth(s, player, left)


ACTIONS: Final[dict[str, dict[str, float]]] = {
    "funds": {"move": 0.5, "battle": 0.7, "craft": 3.0, "draw": 1.5, "recruit": 1.0, "trade post": 6.0, "done": 1.0},
}
WANTED: Final = {HAND_CARD: 0.7, BOATS: 0.1, SOLDIERS: 0.3}
TEMPTING: Final = (0.5, 1.0, 2.0, 1.5)
"""Prices, from the lowest on."""


def _buy(s: State, ask: Ask) -> list[float]:
    return [WANTED.get(option, 1.0) for option in ask.options]


def _price(s: State, ask: Ask) -> list[float]:
    return [TEMPTING[price - 1] for price in ask.options]


def _whose(s: State, ask: Ask) -> list[float]:
    """Of whom most are there, and rather others' than one's own: these come back sooner."""
    return [s.board[s.players[seat].warrior + FUNDS] + (0.1 if seat == ask.seat else 1.0) for seat in ask.options]


def _export(s: State, ask: Ask) -> list[float]:
    return [1.0 if option is NO else 0.7 for option in ask.options]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    "buy services": _buy,
    "set a price": _price,
    "commit whose fund": _whose,
    "lose whose fund": _whose,
    "export": _export,
}
