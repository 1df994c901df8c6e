"""Trade: Law of Oath 5.3."""

from __future__ import annotations

from collections.abc import Sequence

from lawbound.kernel import Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Trade
from lawbound.oath.cards import IN_REGION, NONE, REGION, SUIT, Card, Position, Suit
from lawbound.oath.modifiers import POSSIBLE, finish, modify, pay_tolls, price, spend, why_not_act, why_not_tolls
from lawbound.oath.powers import bending
from lawbound.oath.prompts import TRADE_WITH
from lawbound.oath.rule import advisers_of_suit, faceup_advisers
from lawbound.oath.state import State
from lawbound.oath.tokens import favor_of, gain_favor, gain_secrets, is_empty, place_favor, place_secrets

Deal = int
"""An option: twice the number of the card, and 1 more if the player trades for secrets."""


@law("oath 5.3.2", "oath 2.9")
def why_not_trade(s: State, act: Trade, card: Card, for_secrets: bool) -> Article | None:
    """Why the player cannot pay on that card: a secret for favor, or two favor for secrets."""
    act.card = card
    act.for_secrets = for_secrets
    if SUIT[card] > 5 or not is_empty(s, card):
        return "oath 5.3.2"
    favor, secrets = (2, 0) if for_secrets else (0, 1)
    if favor > favor_of(s, act.seat) or secrets > s.secrets[act.seat]:
        return "oath 5.3.2"
    if price(s, act, 1) > s.supply[act.seat]:
        return "oath 5.3.1"
    return why_not_act(s, act) or why_not_tolls(s, act, favor, secrets)


def positions(act: Trade) -> Sequence[Position]:
    """Where the player may trade."""
    return IN_REGION[REGION[act.site]] if act.region else (act.site,)


def deals(s: State, act: Trade) -> list[Deal]:
    """All that the player may trade."""
    found = [
        2 * card + for_secrets
        for position in positions(act)
        for card in s.cards_at[position]
        for for_secrets in (0, 1)
        if why_not_trade(s, act, card, bool(for_secrets)) is None
    ]
    act.card = NONE
    return found


def possible(s: State, act: Trade) -> bool:
    found = False
    for position in positions(act):
        for card in s.cards_at[position]:
            if None in (why_not_trade(s, act, card, False), why_not_trade(s, act, card, True)):
                found = True
                break
    act.card = NONE
    return found


POSSIBLE["trade"] = possible


@law("oath 5.3.2", "oath 10.11")
def matching_advisers(s: State, act: Trade, suit: Suit) -> int:
    """The player's faceup advisers of that suit; one may count as of another suit in this trade."""
    n = advisers_of_suit(s, act.seat, suit)
    if act.guise != NONE and act.guise in faceup_advisers(s, act.seat):
        n += (act.suit_as == suit) - (SUIT[act.guise] == suit)
    return n


@law("oath 5.3.1", "oath 5.3.2")
def trade(s: State, seat: Seat) -> Flow[None]:
    """The whole action. What is gained is counted in three passes: added, "exactly one", cancelled."""
    act = Trade(seat, s.pawn[seat])
    s.acts.append(act)
    yield from modify(s, act)
    chosen = yield Ask(seat, TRADE_WITH, deals(s, act))
    card: Card = chosen >> 1
    act.card = card
    act.for_secrets = bool(chosen & 1)
    price(s, act, 1)
    pay_tolls(s, act)
    spend(s, act, "oath 5.3.1")
    suit = SUIT[card]
    matching = matching_advisers(s, act, suit)
    if act.for_secrets:
        place_favor(s, seat, card, 2, "oath 5.3.2")
        act.secrets = matching
    else:
        place_secrets(s, seat, card, 1, "oath 5.3.2")
        act.favor = 1 + matching
    for step in range(3):
        for bend in bending(s, "gain"):
            bend.bend(s, bend.source, act, step)
    gain_favor(s, seat, suit, act.favor, "oath 5.3.2")
    gain_secrets(s, seat, act.secrets, "oath 5.3.2")
    yield from finish(s, act)
