"""Dominance cards: Law of Root 3.3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lawbound.kernel import Ask, Flow, Prompt
from lawbound.law import law
from lawbound.root.bearer import Bearer
from lawbound.root.cards import BIRD, CARD_KIND, CARD_SUIT, DOMINANCE, DOMINANCES, Card
from lawbound.root.faction import Faction
from lawbound.root.hand import matching, playable, spend, take_from
from lawbound.root.rule import dominates
from lawbound.root.score import win
from lawbound.root.state import NONE, State
from lawbound.root.steps import DAYLIGHT, Action

ACTIVATE: Final = Prompt("activate dominance", "root 3.3.1", "card")
TAKE: Final = Prompt("take dominance", "root 3.3.4", "card")
CARD_TO_TAKE: Final = Prompt("spend a card", "root 3.3.4", "card")

POINTS_TO_ACTIVATE: Final = 10


def _in_hand(s: State, player: Faction) -> list[Card]:
    cards = playable(s, s.hands[player.seat])
    return [card for card in DOMINANCES if card in cards]


@law("root 3.3.1", "root 3.3.2", "rootbotics 1.3.1")
def why_not_activate(player: Faction, s: State) -> str | None:
    """Why the player cannot activate a dominance card: too few points, none in hand, or one active already.

    In the bot dominance variant no human uses one, though it may still be spent for its suit.
    """
    if s.box.bot_dominance:
        return "rootbotics 1.3.1"
    if s.dominance[player.seat] != NONE:
        return "root 3.3.2"
    if s.vp[player.seat] < POINTS_TO_ACTIVATE or not _in_hand(s, player):
        return "root 3.3.1"
    return player.why_not_dominance(s)


@law("root 3.3", "root 3.3.1")
def activate(player: Faction, s: State) -> Flow[None]:
    """Put a dominance card from the hand into the play area; the score marker leaves the track for good."""
    card: Card = yield Ask(player.seat, ACTIVATE, _in_hand(s, player))
    take_from(s, s.hands[player.seat], card)
    s.dominance[player.seat] = card
    s.tell("activated dominance", "root 3.3.1", (player.seat, card))
    yield from player.activate_dominance(s)


@law("root 3.3.4", "root 2.1.1")
def price(s: State, player: Faction, card: Card) -> list[Card]:
    """The cards in hand that pay for an available dominance card: those of its suit.

    Birds stand for another suit as always, but not the bird dominance card; and only a bird pays for that one.
    """
    suit = CARD_SUIT[card]
    cards = matching(s, s.hands[player.seat], suit)
    return [paid for paid in cards if CARD_SUIT[paid] == suit or CARD_KIND[paid] != DOMINANCE]


def _takeable(s: State, player: Faction) -> list[Card]:
    return [card for card in bytes(s.available) if price(s, player, card)]


@law("root 3.3.4", "rootbotics 1.3.1")
def why_not_take(player: Faction, s: State) -> str | None:
    if s.box.bot_dominance:
        return "rootbotics 1.3.1"
    for card in s.available:
        if price(s, player, card):
            return None
    return "root 3.3.4"


@law("root 3.3.3", "root 3.3.4")
def take(player: Faction, s: State) -> Flow[None]:
    """Spend a card of the suit of an available dominance card to take that one into hand."""
    card: Card = yield Ask(player.seat, TAKE, _takeable(s, player))
    yield from spend(s, player.seat, price(s, player, card), CARD_TO_TAKE)
    s.available.remove(card)
    hand = s.hands[player.seat]
    hand.append(card)
    hand[:] = sorted(hand)
    s.tell("took dominance", "root 3.3.4", (player.seat, card))


ACTIVATE_DOMINANCE: Final = Action("activate dominance", "root 3.3.1", why_not_activate, activate)
TAKE_DOMINANCE: Final = Action("take dominance", "root 3.3.4", why_not_take, take)
ACTIVATE_ALONE: Final = (ACTIVATE_DOMINANCE,)
ACTIVATE_AND_TAKE: Final = (ACTIVATE_DOMINANCE, TAKE_DOMINANCE)


class DominanceCards(Bearer):
    """What a player may do with dominance cards in Daylight."""

    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        if s.available:
            return ACTIVATE_AND_TAKE
        return ACTIVATE_ALONE if s.vp[player.seat] >= POINTS_TO_ACTIVATE else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return ACTIVATE_AND_TAKE if s.available else ACTIVATE_ALONE


@law("root 3.3", "root 3.3.1.I", "root 3.3.1.II")
def check_dominance(s: State, player: Faction) -> None:
    """At the start of Birdsong: whoever meets the condition of their dominance card wins."""
    card = s.dominance[player.seat]
    if card != NONE and player.wins_by_dominance() and dominates(s, player.seat, CARD_SUIT[card]):
        win(s, player.seat, "root 3.3.1.II" if CARD_SUIT[card] == BIRD else "root 3.3.1.I")
