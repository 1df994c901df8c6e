"""The mobs of the Hundreds: razing, and how they spread (Law of Root, 14.4.1, 14.6.1 and 14.7.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

from lawbound.kernel import NO, YES, Ask, Chance, Flow, Option, Prompt
from lawbound.law import law
from lawbound.root.cards import Card, Suit
from lawbound.root.factions.hundreds.mood_cards import JUBILANT
from lawbound.root.factions.hundreds.moods import Moods
from lawbound.root.hand import matching, spend_card
from lawbound.root.items import Tile
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, place, why_not_place
from lawbound.root.removal import Removal, finish_removals, remove_pieces, why_not_remove
from lawbound.root.ruins import leave_under_ruin, look_under_ruin, under_ruin
from lawbound.root.rule import is_enemy
from lawbound.root.state import State
from lawbound.root.suits import is_of

MOB_DIE: Final[tuple[Suit, ...]] = (0, 1, 2)
"""Each suit as often as another."""
JUBILANT_ROLLS: Final = 4

RAZE_RUIN: Final = Prompt("plunder which ruin", "root 14.4.1", "clearing")
RUIN_ITEM: Final = Prompt("what lies under the ruin", "root 14.4.1", "tile")
TAKE_RUIN_ITEM: Final = Prompt("plunder which item", "root 14.4.1", "tile")
ROLL: Final = Prompt("the mob die", "root 14.4.1", "suit")
MOB_WHERE: Final = Prompt("place a mob where", "root 14.4.1", "clearing")
INCITE_WITH: Final = Prompt("incite with", "root 14.6.1", "card")
ROLL_AGAIN: Final = Prompt("roll the mob die", "root 14.7.5", "yes or no")


@trait
class Mobs(Moods):
    """Their mobs."""

    # Raze

    @law("root 14.4.1")
    def raze(self, s: State, _: Option) -> Flow[None]:
        """First all removals, then what they trigger, then the items of ruins, then the mob die."""
        mobbed = self.mobbed(s)
        if not mobbed:
            return
        removals: list[Removal] = []
        for clearing in mobbed:
            for owner in s.box.owners:
                if is_enemy(s, self.number, owner.number):
                    removal = Removal(owner.number, self.seat, clearing)
                    for row in owner.buildings + owner.tokens:
                        if s.board[row + clearing] and why_not_remove(s, row, clearing, self.seat) is None:
                            remove_pieces(s, removal, row, s.board[row + clearing], "root 14.4.1")
                    removals.append(removal)
        yield from finish_removals(s, removals, [], self.seat)
        yield from self.plunder(s, [clearing for clearing in mobbed if under_ruin(s, clearing)])
        yield from self.roll_mob_die(s)

    @law("root 14.4.1")
    def plunder(self, s: State, ruins: list[Clearing]) -> Flow[None]:
        """An item from each ruin, in the order that they like."""
        while ruins:
            clearing: Clearing = yield Ask(self.seat, RAZE_RUIN, ruins)
            ruins.remove(clearing)
            yield from self.take_from_ruin(s, clearing)

    @law("root 14.4.1", "root 9.7.3")
    def take_from_ruin(self, s: State, clearing: Clearing) -> Flow[None]:
        """Of two items they look at both and choose; that none be taken twice binds the Vagabond alone."""
        tiles = yield from look_under_ruin(s, self.seat, clearing, RUIN_ITEM)
        tile: Tile = yield Ask(self.seat, TAKE_RUIN_ITEM, sorted(set(tiles)))
        tiles.remove(tile)
        leave_under_ruin(s, clearing, tiles)
        s.tell("plundered", "root 14.4.1", (self.seat, clearing, tile))
        yield from self.gain_item(s, tile)

    # The mob die

    def why_not_mob(self, s: State, clearing: Clearing) -> str | None:
        """Why no mob can be placed there: one at most, where it may be placed, and while there are any."""
        if s.board[self.mob + clearing]:
            return "root 14.6.1"
        return why_not_place(s, self.seat, clearing) or (None if s.board[self.mob] else "root 1.5.1")

    @law("root 14.4.1", "root 14.7.5")
    def spreads_to(self, s: State, clearing: Clearing) -> bool:
        """Whether the mobs may spread there: from a clearing beside it."""
        if self.why_not_mob(s, clearing) is not None:
            return False
        return any([s.board[self.mob + other] for other in self.neighbours(s, clearing)])

    @law("root 14.4.1", "root 14.7.5", "root B.4.5")
    def roll_mob_die(self, s: State) -> Flow[None]:
        """A mob in a clearing of the suit rolled, of several the one that they choose.

        Where no suit would bring one anywhere the die is not rolled.
        """
        sites = [clearing for clearing in CLEARINGS if self.spreads_to(s, clearing)]
        if not sites:
            return
        suit: Suit = yield Chance(ROLL, MOB_DIE, (self.seat,))
        s.tell("mob die", "root 14.4.1", (self.seat, suit))
        sites = [clearing for clearing in sites if is_of(s, clearing, suit)]
        if sites:
            clearing: Clearing = yield Ask(self.seat, MOB_WHERE, sites, (suit,))
            place(s, self.mob, clearing, 1, "root 14.4.1")

    # Incite

    @law("root 14.6.1")
    def why_not_incite(self, s: State, clearing: Clearing) -> str | None:
        """A warrior of theirs, the warlord too, no mob yet, and a card of the suit."""
        if not self.warriors_at(s, clearing):
            return "root 14.6.1"
        why = self.why_not_mob(s, clearing)
        if why is not None:
            return why
        return None if matching(s, s.hands[self.seat], s.suits[clearing]) else "root 14.6.1"

    def to_incite(self, s: State) -> list[Option]:
        if not s.hands[self.seat] or not s.board[self.mob]:
            return []
        return [clearing for clearing in CLEARINGS if self.why_not_incite(s, clearing) is None]

    @law("root 14.6.1")
    def incite(self, s: State, clearing: Clearing) -> Flow[None]:
        """A card for a mob; as often as they like."""
        card: Card = yield Ask(self.seat, INCITE_WITH, matching(s, s.hands[self.seat], s.suits[clearing]), (clearing,))
        spend_card(s, self.seat, card, "root 14.6.1")
        place(s, self.mob, clearing, 1, "root 14.6.1")
        if self.is_in_mood(s, JUBILANT) and self.leads(s, clearing):
            yield from self.rejoice(s)

    @law("root 14.7.5")
    def rejoice(self, s: State) -> Flow[None]:
        """Jubilant: they may roll up to four times, and stop before any roll."""
        for left in range(JUBILANT_ROLLS, 0, -1):
            if not any([self.spreads_to(s, clearing) for clearing in CLEARINGS]):
                return
            answer = yield Ask(self.seat, ROLL_AGAIN, (YES, NO), (left,))
            if answer is NO:
                return
            yield from self.roll_mob_die(s)
