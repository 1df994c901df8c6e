"""The questions of the Riverfolk Company, and of those who buy from it: Law of Root, chapter 11."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option, Seat
from lawbound.root.cards import Suit
from lawbound.root.checks import vagabond
from lawbound.root.checks.check import Check, Checks, clearings, demanded, question, stopping
from lawbound.root.checks.general import BUY, suits
from lawbound.root.factions.riverfolk import Riverfolk, faction, funds, sales
from lawbound.root.factions.vagabond import trading
from lawbound.root.map import Clearing
from lawbound.root.pieces import why_not_place
from lawbound.root.state import State


def why_not_start(player: Riverfolk, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """On a river, where nobody forbids it."""
    return why_not_place(s, player.seat, clearing) if s.box.map.rivers[clearing] else "root 11.3.2"


def everybody(player: Riverfolk, s: State, ask: Ask) -> Sequence[Option]:
    return list(s.order)


def why_not_spend(player: Riverfolk, s: State, ask: Ask, owner: Seat) -> str | None:
    """Whoever has no funds there; and to recruit with an empty supply takes one of their own."""
    if owner in ask.options:
        return None
    return ask.about.article if not player.funds(s, owner) else "root 1.5.1"


def why_not_recruit(player: Riverfolk, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_recruit_at(s, clearing)


def why_not_establish(player: Riverfolk, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_establish_at(s, clearing)


def why_not_post(player: Riverfolk, s: State, ask: Ask, suit: Suit) -> str | None:
    """In a clearing of every suit: one of that suit is left."""
    return None if suit in player.posts_for(s, ask.given[0]) else "root 1.5.1"


CHECKS: Final[Checks] = {
    question(sales.BUY): BUY,
    question(trading.EXHAUST_TO_PAY): Check(vagabond.all_items, vagabond.why_not_exhaust),
    question(faction.PLACE_WARRIOR): Check(clearings, why_not_start),
    question(faction.LOSE_FUND): Check(everybody, demanded),
    question(faction.DISCARD): Check(stopping, demanded),
    question(funds.COMMIT): Check(everybody, demanded),
    question(funds.SPEND_TO_RECRUIT): Check(everybody, why_not_spend),
    question(funds.SPEND_ON_POST): Check(everybody, demanded),
    question(funds.COVER): Check(suits, demanded),
    question(funds.RECRUIT_WHERE): Check(clearings, why_not_recruit),
    question(funds.POST_WHERE): Check(clearings, why_not_establish),
    question(funds.POST_OF_SUIT): Check(suits, why_not_post),
}
