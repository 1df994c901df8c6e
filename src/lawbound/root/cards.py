"""Cards of the shared decks: Law of Root 2.1.

A card is the number of its kind: two cards that look alike are the same number.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lawbound.law import law
from lawbound.root.data import load
from lawbound.root.items import ITEM_NAMES, NO_ITEM, Item

Card = int
Suit = int

FOX, RABBIT, MOUSE, BIRD = 0, 1, 2, 3
EVERY = 4
"""Of a clearing: fox, rabbit and mouse at once. Every card matches it."""
SUIT_NAMES = ("fox", "rabbit", "mouse", "bird")

UNKNOWN = 255
"""A card that nobody here has seen."""

ITEM_CARD, IMMEDIATE, PERSISTENT, AMBUSH, DOMINANCE = 0, 1, 2, 3, 4
KIND_NAMES = ("item", "immediate", "persistent", "ambush", "dominance")

Cost = tuple[int, int, int, int]  # crafting pieces in fox, rabbit, mouse and any clearings


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What is printed on a card."""

    id: str
    name: str
    suit: Suit
    count: int
    kind: int
    cost: Cost
    item: Item
    points: int
    text: str

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


def read_kinds(rows: Sequence[Mapping[str, Any]]) -> list[CardInfo]:
    """Kinds of cards as a file lists them."""
    cards: list[CardInfo] = []
    for row in rows:
        icons: list[str] = row["cost"]
        cards.append(
            CardInfo(
                id=row["id"],
                name=row["name"],
                suit=SUIT_NAMES.index(row["suit"]),
                count=row["count"],
                kind=KIND_NAMES.index(row["kind"]),
                cost=(icons.count("fox"), icons.count("rabbit"), icons.count("mouse"), icons.count("any")),
                item=ITEM_NAMES.index(row["item"]) if "item" in row else NO_ITEM,
                points=row.get("points", 0),
                text=row["text"],
            )
        )
    return cards


def _of_kind(kind: int) -> tuple[Card, ...]:
    """The cards of one kind, by suit."""
    return tuple(
        card for suit in range(4) for card, info in enumerate(CARDS) if info.kind == kind and info.suit == suit
    )


CARDS: list[CardInfo] = []
"""The kinds of cards, by their numbers. A deck may bring further kinds: they come at the end, so no number moves."""
CARD: dict[str, Card] = {}
"""The number of a kind by its id, such as "anvil"."""

CARD_SUIT = bytearray()
CARD_KIND = bytearray()
CARD_ITEM = bytearray()
CARD_POINTS = bytearray()
CARD_COUNT = bytearray()
CARD_COST: list[Cost] = []
_MATCHES = bytearray()


def add_kinds(kinds: Sequence[CardInfo]) -> list[Card]:
    """Further kinds of cards, after those there are; returns their numbers."""
    for info in kinds:
        if info.id in CARD or len(CARDS) == UNKNOWN:
            raise ValueError(f"{info.id}: there is such a kind of card, or no number is left for it")
        CARD[info.id] = len(CARDS)
        CARDS.append(info)
        CARD_SUIT.append(info.suit)
        CARD_KIND.append(info.kind)
        CARD_ITEM.append(info.item)
        CARD_POINTS.append(info.points)
        CARD_COUNT.append(info.count)
        CARD_COST.append(info.cost)
        _MATCHES.extend([info.suit == suit or info.suit == BIRD or suit == EVERY for suit in range(5)])
    return [CARD[info.id] for info in kinds]


def forget_kinds(first: Card) -> None:
    """Take back the kinds from that number on, the last that were added."""
    for info in CARDS[first:]:
        del CARD[info.id]
    for table in (CARD_SUIT, CARD_KIND, CARD_ITEM, CARD_POINTS, CARD_COUNT):
        del table[first:]
    del CARDS[first:], CARD_COST[first:], _MATCHES[first * 5 :]


add_kinds(read_kinds(load("cards")["cards"]))

DECK: bytes = bytes([card for card, info in enumerate(CARDS) for _ in range(info.count)])
AMBUSHES: tuple[Card, ...] = _of_kind(AMBUSH)
DOMINANCES: tuple[Card, ...] = _of_kind(DOMINANCE)
FAVORS: tuple[Card, ...] = _of_kind(IMMEDIATE)

_OTHERS: list[Card] = add_kinds(read_kinds(load("exiles")["cards"]))
EXILES: bytes = bytes(
    [card for card in DECK if CARDS[card].kind in (ITEM_CARD, AMBUSH, DOMINANCE)]
    + [card for card in _OTHERS for _ in range(CARDS[card].count)]
)
"""Exiles and Partisans: items, ambushes and dominance as in the standard deck, and lasting effects of its own."""


@law("root 2.1", "root 2.1.1", "root 2.1.1.II")
def matches(card: Card, suit: Suit) -> bool:
    """Whether the card counts as a card of the suit.

    >>> matches(CARD["ambush-bird"], FOX), matches(CARD["ambush-fox"], BIRD)
    (True, False)
    """
    return _MATCHES[card * 5 + suit] != 0
