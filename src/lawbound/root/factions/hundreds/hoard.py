"""The Hoard of the Hundreds, and how items come to it: crafting and looting (Law of Root, 14.2.3 to 14.2.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

from lawbound.kernel import NO, YES, Ask, Flow, Option, Prompt, Word
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.boards import track
from lawbound.root.cards import CARD_ITEM, CARD_POINTS, Card
from lawbound.root.craft import take_crafted
from lawbound.root.factions.hundreds.pieces import HOARD, HundredsPieces
from lawbound.root.items import BAG, BOOTS, COINS, CROSSBOW, HAMMER, MARKED, SWORD, TEA, TORCH, Item, Tile
from lawbound.root.owner import Owner
from lawbound.root.rule import rules
from lawbound.root.score import score
from lawbound.root.state import NOBODY, State

COMMAND: Final[tuple[Item, ...]] = (BOOTS, BAG, COINS)
PROWESS: Final[tuple[Item, ...]] = (CROSSBOW, HAMMER, SWORD, TEA)
"""The items of the two tracks."""
HOARDED: Final = range(TORCH)
"""All items that the Hoard takes."""
VALUES: Final = track("hundreds", "hoard_value")
SPACES: Final = len(VALUES) - 1
POINTS_FOR_OVERFLOW: Final = 1

KEEP_ITEM: Final = Word("keep the item")
SCORE_CARD: Final = Word("score the card")
ITEM_OR_POINTS: Final = Prompt("the item or the points", "root 14.2.3", "word")
OVERFLOW: Final = Prompt("which item leaves the full track", "root 14.2.4.I", "item")
LOOT: Final = Prompt("loot the defender", "root 14.2.5", "yes or no")
LOOT_WHAT: Final = Prompt("loot which item", "root 14.2.5", "item")


@trait
class Hoard(HundredsPieces):
    """Their items."""

    def hoarded(self, s: State, item: Item) -> int:
        """How many items of that kind are in the Hoard."""
        return s.own[self.seat][HOARD + item]

    def in_hoard(self, s: State) -> list[Item]:
        """The kinds of items in the Hoard."""
        return [item for item in HOARDED if self.hoarded(s, item)]

    def items_on(self, s: State, items: tuple[Item, ...]) -> int:
        """How many items are on that track."""
        own = s.own[self.seat]
        return sum([own[HOARD + item] for item in items])

    @law("root 14.2.4", "root 14.2.4.II")
    def command(self, s: State) -> int:
        return VALUES[self.items_on(s, COMMAND)]

    @law("root 14.2.4", "root 14.2.4.II")
    def prowess(self, s: State) -> int:
        return VALUES[self.items_on(s, PROWESS)]

    @law("root 14.2.4", "root 14.2.4.I")
    def gain_item(self, s: State, item: Tile) -> Flow[None]:
        """To its track; from a full one an item leaves the game for a point, the new one or another.

        Which space of a track an item lies on makes no difference: without gaps the tracks are counts.
        """
        kind: Item = item % MARKED
        of_track = COMMAND if kind in COMMAND else PROWESS
        own = s.own[self.seat]
        full = self.items_on(s, of_track) == SPACES
        own[HOARD + kind] += 1
        s.tell("hoarded", "root 14.2.4.I", (self.seat, kind))
        if full:
            gone: Item = yield Ask(self.seat, OVERFLOW, [each for each in of_track if own[HOARD + each]], (kind,))
            self.discard_item(s, gone, "root 14.2.4.I")
            score(s, self.seat, POINTS_FOR_OVERFLOW, "root 14.2.4.I")

    def discard_item(self, s: State, item: Item, article: str) -> None:
        """Remove an item of the Hoard from the game."""
        s.own[self.seat][HOARD + item] -= 1
        s.tell("item left the game", article, (self.seat, item))

    # Contempt for Trade

    @law("root 14.2.3")
    def reward(self, s: State, card: Card) -> Flow[int]:
        """The item and no points, or its points and no item, which leaves the game. What others add comes besides."""
        item = CARD_ITEM[card]
        choice = yield Ask(self.seat, ITEM_OR_POINTS, (KEEP_ITEM, SCORE_CARD), (card,))
        if choice is KEEP_ITEM:
            yield from self.gain_item(s, item)
            return 0
        s.tell("item left the game", "root 14.2.3", (self.seat, item))
        return CARD_POINTS[card]

    # Looters

    @law("root 14.2.5")
    def lootable(self, s: State, defender: Owner) -> list[Option]:
        """What lies in the defender's Crafted Items box: the Vagabond has none, nor does anybody without a seat."""
        if defender.seat == NOBODY:
            return []
        return [item for item in HOARDED if s.crafted_items[defender.seat * 8 + item]]

    @law("root 14.2.5")
    def prepare_attack(self, s: State, fight: Fight) -> Flow[None]:
        """Before anybody ambushes they say whether they loot, for no rolled hits."""
        if self.lootable(s, fight.defender):
            answer = yield Ask(self.seat, LOOT, (YES, NO), (fight.defender.number, fight.clearing))
            if answer is YES:
                fight.holds_back = True
                s.tell("looting", "root 14.2.5", (self.seat, fight.defender.number))

    @law("root 14.2.5")
    def battle_ended(self, s: State, fight: Fight) -> Flow[None]:
        """An item, if they rule the clearing now: also after a battle that an ambush has cut short."""
        items = self.lootable(s, fight.defender) if fight.holds_back else []
        if items and rules(s, self.number, fight.clearing):
            item: Item = yield Ask(self.seat, LOOT_WHAT, items, (fight.defender.number,))
            take_crafted(s, fight.defender.seat, item)
            s.tell("took item", "root 14.2.5", (self.seat, fight.defender.number, item))
            yield from self.gain_item(s, item)
