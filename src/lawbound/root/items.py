"""Items, and the characters of the Vagabond who start with them: Law of Root 5.1.5 and appendix D."""

from dataclasses import dataclass

from lawbound.root.data import load

Item = int

BOOTS, BAG, CROSSBOW, HAMMER, SWORD, TEA, COINS, TORCH = range(8)
ITEM_NAMES = ("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch")
NO_ITEM = 255

Tile = int
"""An item tile: its item, or its item plus MARKED if it is marked R and there are two sets of those (Law 9.7.3)."""
MARKED = 8
TILE_NAMES = (*ITEM_NAMES, *[f"{name}-R" for name in ITEM_NAMES])


@dataclass(frozen=True, slots=True)
class Character:
    """A character card of the Vagabond."""

    id: str
    name: str
    expansion: str
    starting_items: tuple[Item, ...]
    ability: str
    text: str

    def __repr__(self) -> str:
        return f"<Character {self.id}>"


def items_named(names: list[str]) -> tuple[Item, ...]:
    return tuple([ITEM_NAMES.index(name) for name in names])


def _read_characters() -> tuple[Character, ...]:
    return tuple(
        [
            Character(
                id=row["id"],
                name=row["name"],
                expansion=row["expansion"],
                starting_items=items_named(row["starting_items"]),
                ability=row["ability"],
                text=row["text"],
            )
            for row in load("characters")["characters"]
        ]
    )


_FILE = load("items")

SUPPLY: bytes = bytes([_FILE["supply"].get(name, 0) for name in ITEM_NAMES])  # how many of each item
RUIN_ITEMS: bytes = bytes(sorted(items_named(_FILE["ruins"])))
ON_TRACK: tuple[Item, ...] = items_named(_FILE["on_track"])  # these have a track on the Vagabond's board

CHARACTERS: tuple[Character, ...] = _read_characters()
CHARACTER: dict[str, int] = {character.id: number for number, character in enumerate(CHARACTERS)}
"""The numbers of the characters."""
BASE_CHARACTERS: tuple[Character, ...] = tuple([c for c in CHARACTERS if c.expansion == "base game"])
