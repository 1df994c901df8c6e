"""The bots and their cards as data: names, chapters, difficulties, traits, characters."""

from __future__ import annotations

from typing import Any, Final

from lawbound.root.data import load
from lawbound.root.seating import DIFFICULTIES


class BotInfo:
    """A bot as its cards describe it, in our words."""

    __slots__ = ("chapter", "characters", "difficulties", "faction", "key", "name", "traits")

    def __init__(self, faction: str, table: dict[str, Any]) -> None:
        self.faction = faction  # the key of the faction it plays
        self.key: str = table["key"]
        self.name: str = table["name"]
        self.chapter: int = table["chapter"]
        self.difficulties: dict[str, str] = {level: table["difficulties"][level] for level in DIFFICULTIES}
        self.traits: dict[str, dict[str, Any]] = table["traits"]
        self.characters: dict[str, dict[str, Any]] = table.get("characters", {})


BOT_CARDS: Final[dict[str, BotInfo]] = {faction: BotInfo(faction, table) for faction, table in load("bots").items()}
"""By the key of the faction."""
