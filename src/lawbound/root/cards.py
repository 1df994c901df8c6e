"""Cards of the shared deck: Law of Root 2.1.

A card is the number of its kind: two cards that look alike are the same number.
"""

from dataclasses import dataclass

from lawbound.law import law
from lawbound.root.data import load
from lawbound.root.items import ITEM_NAMES, NO_ITEM, Item

Card = int
Suit = int

FOX, RABBIT, MOUSE, BIRD = 0, 1, 2, 3
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


def _read_cards() -> tuple[CardInfo, ...]:
    cards: list[CardInfo] = []
    for row in load("cards")["cards"]:
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
    return tuple(cards)


def _of_kind(kind: int) -> tuple[Card, ...]:
    """The cards of one kind, by suit."""
    return tuple(
        card for suit in range(4) for card, info in enumerate(CARDS) if info.kind == kind and info.suit == suit
    )


CARDS: tuple[CardInfo, ...] = _read_cards()
"""The kinds of cards, by their numbers."""
CARD: dict[str, Card] = {info.id: card for card, info in enumerate(CARDS)}
"""The number of a kind by its id, such as "anvil"."""

CARD_SUIT: bytes = bytes([info.suit for info in CARDS])
CARD_KIND: bytes = bytes([info.kind for info in CARDS])
CARD_ITEM: bytes = bytes([info.item for info in CARDS])
CARD_POINTS: bytes = bytes([info.points for info in CARDS])
CARD_COUNT: bytes = bytes([info.count for info in CARDS])
CARD_COST: tuple[Cost, ...] = tuple([info.cost for info in CARDS])

DECK: bytes = bytes([card for card, info in enumerate(CARDS) for _ in range(info.count)])
AMBUSHES: tuple[Card, ...] = _of_kind(AMBUSH)
DOMINANCES: tuple[Card, ...] = _of_kind(DOMINANCE)
FAVORS: tuple[Card, ...] = _of_kind(IMMEDIATE)

_MATCHES: bytes = bytes([info.suit == suit or info.suit == BIRD for info in CARDS for suit in range(4)])


@law("root 2.1", "root 2.1.1", "root 2.1.1.II")
def matches(card: Card, suit: Suit) -> bool:
    """Whether the card counts as a card of the suit.

    >>> matches(CARD["ambush-bird"], FOX), matches(CARD["ambush-fox"], BIRD)
    (True, False)
    """
    return _MATCHES[card * 4 + suit] != 0
