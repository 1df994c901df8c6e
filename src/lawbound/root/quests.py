"""The quest cards of the Vagabond: Law of Root 9.5.5."""

from dataclasses import dataclass

from lawbound.root.cards import SUIT_NAMES, Suit
from lawbound.root.data import load
from lawbound.root.items import ITEM_NAMES, Item

Quest = int


@dataclass(frozen=True, slots=True)
class QuestInfo:
    """What is printed on a quest."""

    id: str
    name: str
    suit: Suit
    items: tuple[Item, Item]

    def __repr__(self) -> str:
        return f"<Quest {self.id}>"


def _read_quests() -> tuple[QuestInfo, ...]:
    quests: list[QuestInfo] = []
    for row in load("quests")["quests"]:
        first, second = row["items"]
        quests.append(
            QuestInfo(
                id=row["id"],
                name=row["name"],
                suit=SUIT_NAMES.index(row["suit"]),
                items=(ITEM_NAMES.index(first), ITEM_NAMES.index(second)),
            )
        )
    return tuple(quests)


QUESTS: tuple[QuestInfo, ...] = _read_quests()
QUEST_SUIT: bytes = bytes([quest.suit for quest in QUESTS])
QUEST_ITEMS: tuple[tuple[Item, Item], ...] = tuple([quest.items for quest in QUESTS])
