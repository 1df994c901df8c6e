"""Giving secrets and advisers away, and who may not: Law of Oath 10.3. Favor is in `tokens`, relics in `treasures`."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.cards import Card
from lawbound.oath.piles import learn
from lawbound.oath.play import dismiss, dismissable, put_with_advisers, surplus
from lawbound.oath.powers import bending, power_of
from lawbound.oath.prompts import ROOM_FOR_ADVISER
from lawbound.oath.rule import why_locked
from lawbound.oath.state import ADVISER, State, back

A_SECRET: Final = "secret"
"""At the joint `why_not_give`, where other things are cards."""


@law("oath 10.3")
def why_not_give(s: State, giver: Seat, thing: Card | str) -> Article | None:
    """Why the player cannot give that away: a card, or A_SECRET."""
    for bend in bending(s, "why_not_give"):
        article: Article | None = bend.bend(s, bend.source, giver, thing)
        if article is not None:
            return article
    return None


@law("oath 10.3", "oath 10.27")
def secrets_to_give(s: State, giver: Seat) -> int:
    """How many secrets the player could hand over: facedown ones stay."""
    return s.secrets[giver] if s.secrets[giver] and why_not_give(s, giver, A_SECRET) is None else 0


@law("oath 10.3")
def give_secrets(s: State, giver: Seat, other: Seat, n: int, article: Article) -> None:
    """Faceup ones, and so they stay; whether the player has so many was asked before."""
    if n:
        s.secrets[giver] -= n
        s.secrets[other] += n
        s.tell("gave secrets", article, (giver, n, other))


@law("oath 7.2", "oath 7.2.2", "oath 10.16")
def why_not_hand_over(s: State, giver: Seat, card: Card) -> Article | None:
    """Why the player cannot give a faceup card away: a locked one stays where it is. Facedown ones never are."""
    return why_locked(s, giver, card) or why_not_give(s, giver, card)


@law("oath 10.3", "oath 9.4")
def give_adviser(s: State, giver: Seat, other: Seat, card: Card, article: Article) -> None:
    """It stays as it lies. Whoever knew a facedown one still does, and so does its new owner."""
    if s.place[card] == ADVISER + giver:
        put_with_advisers(s, card, other, article, giver)
        return
    s.advisers[giver].remove(card)
    s.advisers[other].append(card)
    learn(s, card, other)
    knowing = tuple([seat for seat in range(s.box.seats) if s.seen[card] >> seat & 1])
    s.tell("gave adviser", article, (giver, back(card), other), (card,), knowing)


@law("oath 2.2.2", "oath 7.6.4")
def keep_adviser_limit(s: State, seat: Seat, got: list[Card]) -> Flow[None]:
    """Discard what is too much after advisers came and went; some are not too many when they are got."""
    while surplus(s, seat) > len([card for card in got if s.place[card] == ADVISER + seat and _ignores_limit(s, card)]):
        candidates = dismissable(s, seat)
        if not candidates:
            return
        chosen: Card = yield Ask(seat, ROOM_FOR_ADVISER, tuple(sorted(set(candidates))), ())
        yield from dismiss(s, seat, chosen, "oath 7.6.4")


def _ignores_limit(s: State, card: Card) -> bool:
    own = power_of(card, "ignores")
    return own is not None and bool(own.bend(s, card, "adviser limit", card))
