"""The Legendary Forge: four items that only those who are there can craft, for a card and a point more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lawbound.kernel import NO, YES, Ask, Flow, Prompt
from lawbound.law import law
from lawbound.root.cards import Card
from lawbound.root.faction import Faction
from lawbound.root.hand import draw
from lawbound.root.items import BAG, BOOTS, COINS, CROSSBOW, HAMMER, ITEM_NAMES, SUPPLY, SWORD, TEA, Item
from lawbound.root.landmarks.landmark import ON_THE_CARD, SIZE, Landmark
from lawbound.root.naming import PositionError, names_in, one_of
from lawbound.root.pieces import present
from lawbound.root.score import score
from lawbound.root.state import State

FROM_THE_FORGE: Final = Prompt("craft at the Forge", ON_THE_CARD, "yes or no")

ITEMS: Final = SIZE  # on its card, by item
TAKEN: Final = ITEMS + len(ITEM_NAMES)  # 1 while an item of the card is being crafted
BY_SUIT: Final = (
    (SWORD, SWORD, CROSSBOW, HAMMER),
    (BOOTS, BOOTS, COINS, COINS),
    (BAG, BAG, TEA, TEA),
)
"""What lies on the card in a fox, a rabbit, a mouse clearing."""


class LegendaryForge(Landmark):
    KEY: ClassVar[str] = "legendary-forge"
    NUMBER: ClassVar[int] = 3
    OWN: ClassVar[int] = TAKEN + 1
    DEALT: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing", "items")

    @law("root A.5.3")
    def furnish(self, s: State) -> Flow[None]:
        """Four items of the supply, by the suit of the clearing."""
        for item in BY_SUIT[s.suits[self.clearing(s)]]:
            s.items[item] -= 1
            s.own[self.number][ITEMS + item] += 1
        return
        yield

    @law("root A.5.3", "root F.1", "root 4.1.2")
    def offers_item(self, s: State, player: Faction, item: Item) -> bool:
        """To whoever has a piece of their own at the Forge. All else about crafting is as ever."""
        here = self.clearing(s)
        return bool(here and s.own[self.number][ITEMS + item] and present(s, player.seat, here))

    @law("root A.5.3")
    def hand_over_item(self, s: State, player: Faction, item: Item) -> Flow[bool]:
        """Where the supply has such an item too the crafter chooses; a bot takes that one."""
        if s.items[item]:
            if player.is_bot:
                return False
            answer = yield Ask(player.seat, FROM_THE_FORGE, (YES, NO), (item,))
            if answer is NO:
                return False
        own = s.own[self.number]
        own[ITEMS + item] -= 1
        own[TAKEN] = 1
        s.tell("from the forge", ON_THE_CARD, (player.seat, item))
        return True

    @law("root A.5.3", "root F.1")
    def item_crafted(self, s: State, player: Faction, card: Card) -> Flow[None]:
        """A card and a point more, whatever the crafter's faction thinks of trade."""
        own = s.own[self.number]
        if own[TAKEN]:
            own[TAKEN] = 0
            score(s, player.seat, 1, ON_THE_CARD)
            yield from draw(s, player.seat, 1, ON_THE_CARD)

    def items_left(self, s: State) -> list[Item]:
        """What lies on its card."""
        return [item for item in range(len(ITEM_NAMES)) for _ in range(s.own[self.number][ITEMS + item])]

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        return {**super().describe(s), "items": [ITEM_NAMES[item] for item in self.items_left(s)]}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        for name in names_in(fields.get("items"), f"{self.KEY}, items"):
            item = one_of(name, ITEM_NAMES, f"{self.KEY}, items")
            s.own[self.number][ITEMS + item] += 1
            if s.own[self.number][ITEMS + item] > SUPPLY[item]:
                raise PositionError(
                    "{where}: there are {limit} {item} in the supply (root 5.1.5).",
                    refusal="position-forge",
                    where=f"{self.KEY}, items",
                    limit=SUPPLY[item],
                    item=name,
                )
