"""The mood cards of the warlord: their names, and the items that they show (Law of Root, 14.7)."""

from __future__ import annotations

from typing import Final

from lawbound.root.items import BAG, BOOTS, COINS, CROSSBOW, HAMMER, NO_ITEM, SWORD, TEA, Item

Mood = int

LAVISH, RELENTLESS, ROWDY, GRANDIOSE, JUBILANT, WRATHFUL, STUBBORN, BITTER = range(8)
"""In the order of the Law, 14.7.1 to 14.7.8."""
MOODS: Final = ("lavish", "relentless", "rowdy", "grandiose", "jubilant", "wrathful", "stubborn", "bitter")
EVERY_MOOD: Final = range(len(MOODS))
MOOD_ITEM: Final[tuple[Item, ...]] = (NO_ITEM, BAG, COINS, TEA, BOOTS, SWORD, CROSSBOW, HAMMER)
"""What the card shows: while such an item is in the Hoard, it cannot be chosen."""
MOOD_ARTICLE: Final = tuple([f"root 14.7.{number + 1}" for number in EVERY_MOOD])
