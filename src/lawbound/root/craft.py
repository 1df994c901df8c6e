"""Crafting: Law of Root 4.1."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Flow, GameOver, Prompt, Seat
from lawbound.law import law
from lawbound.root.cards import (
    AMBUSH,
    CARD_COST,
    CARD_ITEM,
    CARD_KIND,
    CARD_SUIT,
    DOMINANCE,
    IMMEDIATE,
    ITEM_CARD,
    PERSISTENT,
    Card,
)
from lawbound.root.faction import Faction
from lawbound.root.hand import discard, playable, reveal, spend_card, take_from
from lawbound.root.items import ITEM_NAMES, Item
from lawbound.root.removal import remove_all_enemy_pieces
from lawbound.root.score import score
from lawbound.root.state import State
from lawbound.root.suits import clearings_of

CRAFT: Final = Prompt("craft", "root 4.1", "card")


@law("root 4.1.1", "root 4.1.2", "root 4.1.4", "root 2.1.5")
def why_not_craft(s: State, player: Faction, card: Card, pieces: list[int]) -> str | None:
    """Why the player cannot craft that card with these crafting pieces (fox, rabbit, mouse, perhaps every suit)."""
    kind = CARD_KIND[card]
    if kind == AMBUSH:
        return "root 2.1.5"
    if kind == DOMINANCE:
        return "root 3.3"
    if kind == ITEM_CARD and not s.items[CARD_ITEM[card]] and not is_available(s, player, CARD_ITEM[card]):
        return "root 4.1.2"
    if kind == PERSISTENT and card in s.crafted[player.seat]:
        return "root 4.1.4"
    return None if player.covers_cost(s, CARD_COST[card], pieces) else player.crafting_article


@law("root 4.1")
def craftable(s: State, player: Faction) -> list[Card]:
    """The cards in hand that the player can craft now."""
    hand = s.hands[player.seat]
    if not hand:
        return []
    pieces = player.crafting_pieces(s)
    if not any(pieces):
        return []
    return [card for card in playable(s, hand) if why_not_craft(s, player, card, pieces) is None]


@law("root 4.1", "root 4.1.2", "root 4.1.3")
def craft(s: State, player: Faction, card: Card) -> Flow[None]:
    """Activate crafting pieces, then gain the effect: at once, or lasting in the play area."""
    yield from player.pay_for_craft(s, CARD_COST[card])
    s.tell("crafted", "root 4.1", (player.seat, card))
    if (yield from player.takes_instead(s, card)):
        spend_card(s, player.seat, card, "root 4.1")
        return
    kind = CARD_KIND[card]
    if kind == PERSISTENT:
        reveal(s, player.seat, card)
        return
    take_from(s, s.hands[player.seat], card)
    points = 0
    try:
        if kind == IMMEDIATE:
            yield from favor(s, player, card)
        else:
            points = yield from make_item(s, player, card)
    except GameOver:
        discard(s, player.seat, card, "root 4.1.2")
        raise
    yield from put_away(s, player, card)
    if kind == ITEM_CARD:
        score(s, player.seat, points, "root 3.2.2")
        yield from item_crafted(s, player, card)


@law("root 4.1.2")
def is_available(s: State, player: Faction, item: Item) -> bool:
    """Whether there is such an item for the player to craft: in the supply, or with somebody who offers it."""
    if s.items[item]:
        return True
    return any([other.offers_item(s, player, item) for other in s.box.offers_item])


@law("root 4.1.2", "root G.1.8", "root G.1.23")
def make_item(s: State, player: Faction, card: Card) -> Flow[int]:
    """Take the item from the supply, or from where else the player may take it, and gain it; returns the points."""
    item = CARD_ITEM[card]
    elsewhere = False
    for other in s.box.offers_item:
        if other.offers_item(s, player, item):
            elsewhere = yield from other.hand_over_item(s, player, item)
            if elsewhere:
                break
    if not elsewhere:
        s.items[item] -= 1
    return (yield from player.reward(s, card))


@law("root 4.1.2")
def put_away(s: State, player: Faction, card: Card) -> Flow[None]:
    """Discard a card whose effect was immediate, unless somebody has another place for it."""
    for other in s.box.keeps_crafted:
        if (yield from other.keeps_crafted(s, player, card)):
            return
    discard(s, player.seat, card, "root 4.1.2")


def take_crafted(s: State, seat: Seat, item: Item) -> None:
    """Take an item out of that player's Crafted Items box."""
    s.crafted_items[seat * 8 + item] -= 1
    for other in s.box.item_taken:
        other.item_taken(s, seat, item)


def ready_items(s: State, seat: Seat) -> list[Item]:
    """The kinds of items in that player's Crafted Items box of which one is not exhausted, whatever it served."""
    box, spends = s.crafted_items[seat * 8 : seat * 8 + 8], s.box.exhausted_items
    return [
        item
        for item, count in enumerate(box)
        if count > sum([spender.exhausted_items(s, seat, item) for spender in spends])
    ]


def exhausted_items(s: State, seat: Seat) -> list[Item]:
    """The exhausted items in that player's Crafted Items box."""
    return [
        item
        for item in range(len(ITEM_NAMES))
        for spender in s.box.exhausted_items
        for _ in range(spender.exhausted_items(s, seat, item))
    ]


def item_crafted(s: State, player: Faction, card: Card) -> Flow[None]:
    """Everybody hears of it who has something to do when an item is crafted."""
    for other in s.box.item_crafted:
        yield from other.item_crafted(s, player, card)


@law("root 4.1.2")
def favor(s: State, player: Faction, card: Card) -> Flow[None]:
    """The Favor cards: remove all enemy pieces from every clearing of the card's suit."""
    yield from remove_all_enemy_pieces(s, player.seat, clearings_of(s, CARD_SUIT[card]), "root 4.1.2")


def craft_any(s: State, player: Faction) -> Flow[None]:
    """Choose a card to craft and craft it."""
    card: Card = yield Ask(player.seat, CRAFT, craftable(s, player))
    yield from craft(s, player, card)


def why_not_any_craft(player: Faction, s: State) -> str | None:
    """Why the player can craft no card at all: one that only cannot be paid for comes furthest."""
    cards = s.hands[player.seat]
    if not cards:
        return "root 4.1"
    pieces = player.crafting_pieces(s)
    reasons: list[str] = []
    for card in playable(s, cards):
        article = why_not_craft(s, player, card, pieces)
        if article is None:
            return None
        reasons.append(article)
    for why in (player.crafting_article, "root 4.1.4", "root 4.1.2", "root 3.3", "root 2.1.5"):
        if why in reasons:
            return why
    return "root 4.1"
