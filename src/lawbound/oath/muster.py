"""Muster: Law of Oath 5.2."""

from __future__ import annotations

from lawbound.kernel import Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Muster
from lawbound.oath.cards import NONE, SUIT, Card
from lawbound.oath.modifiers import POSSIBLE, finish, modify, pay_tolls, price, spend, why_not_act, why_not_tolls
from lawbound.oath.powers import bending
from lawbound.oath.prompts import MUSTER_ON
from lawbound.oath.state import State
from lawbound.oath.tokens import favor_of, is_empty, place_favor, place_secrets
from lawbound.oath.warbands import gain_warbands


@law("oath 5.2.1", "oath 2.9")
def why_not_muster_on(s: State, act: Muster, card: Card) -> Article | None:
    """Why the player cannot pay on that card: one with a suit, and with nothing on it."""
    act.card = card
    if SUIT[card] > 5 or (not act.any_card and not is_empty(s, card)):
        return "oath 5.2.1"
    if price(s, act, 1) > s.supply[act.seat]:
        return "oath 5.2.1"
    article = why_not_act(s, act)
    if article is not None:
        return article
    if not (s.secrets[act.seat] if act.by_secret else favor_of(s, act.seat)):
        return "oath 5.2.1"
    return why_not_tolls(s, act, 0, 1) if act.by_secret else why_not_tolls(s, act, 1)


def cards(s: State, act: Muster) -> list[Card]:
    """What the player may muster on."""
    found = [card for card in s.cards_at[act.site] if why_not_muster_on(s, act, card) is None]
    act.card = NONE
    return found


def possible(s: State, act: Muster) -> bool:
    found = False
    for card in s.cards_at[act.site]:
        if why_not_muster_on(s, act, card) is None:
            found = True
            break
    act.card = NONE
    return found


POSSIBLE["muster"] = possible


@law("oath 5.2.1", "oath 5.2.2")
def muster(s: State, seat: Seat) -> Flow[None]:
    """The whole action."""
    act = Muster(seat, s.pawn[seat])
    s.acts.append(act)
    yield from modify(s, act)
    card = yield Ask(seat, MUSTER_ON, cards(s, act))
    act.card = card
    price(s, act, 1)
    pay_tolls(s, act)
    spend(s, act, "oath 5.2.1")
    if act.by_secret:
        place_secrets(s, seat, card, 1, "oath 5.2.1")
    else:
        place_favor(s, seat, card, 1, "oath 5.2.1")
    for bend in bending(s, "gain"):
        bend.bend(s, bend.source, act, 0)
    gain_warbands(s, seat, act.warbands, "oath 5.2.2")
    yield from finish(s, act)
