"""Thief, Tinker and Ranger, the characters of the base game: Law of Root D.1 to D.3."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.cards import Card, matches
from lawbound.root.factions.vagabond.characters.character import Special
from lawbound.root.factions.vagabond.daylight import aid_targets, repair_one
from lawbound.root.hand import has_cards, take_random
from lawbound.root.items import CHARACTER, Tile
from lawbound.root.state import State
from lawbound.root.steps import EVENING
from lawbound.root.turn import skip_to

HIDEOUT_REPAIRS: Final = 3

STEAL_FROM: Final = Prompt("steal from", "root D.1.2", "player")
LABOR_CARD: Final = Prompt("take from the discard pile", "root D.2.2", "card")
HIDEOUT_WHAT: Final = Prompt("repair what", "root D.3.2", "slot")


class Thief(Special):
    KEY: ClassVar[str] = "thief"
    NUMBER: ClassVar[int] = CHARACTER["thief"]

    def why_not(self, s: State) -> str | None:
        return None if self.robbable(s) else "root D.1.2"

    def robbable(self, s: State) -> list[Seat]:
        return [seat for seat in aid_targets(self.player, s) if has_cards(s, seat)]

    @law("root D.1.2")
    def act(self, s: State, torch: Tile) -> Flow[None]:
        """A random card from a player in his clearing."""
        other: Seat = yield Ask(self.player.seat, STEAL_FROM, self.robbable(s))
        yield from take_random(s, self.player.seat, other, "root D.1.2")


class Tinker(Special):
    KEY: ClassVar[str] = "tinker"
    NUMBER: ClassVar[int] = CHARACTER["tinker"]

    def why_not(self, s: State) -> str | None:
        return None if self.labor_cards(s) else "root D.2.2"

    def labor_cards(self, s: State) -> list[Card]:
        clearing = self.player.clearing(s)
        return [card for card in sorted(set(s.discard)) if matches(card, s.suits[clearing])] if clearing else []

    @law("root D.2.2", "root 1.2.2")
    def act(self, s: State, torch: Tile) -> Flow[None]:
        """A card of the clearing's suit, or a bird, from the discard pile, which anybody may look through."""
        seat = self.player.seat
        card: Card = yield Ask(seat, LABOR_CARD, self.labor_cards(s))
        s.discard.remove(card)
        insort(s.hands[seat], card)
        s.tell("took from discard", "root D.2.2", (seat, card))


class Ranger(Special):
    KEY: ClassVar[str] = "ranger"
    NUMBER: ClassVar[int] = CHARACTER["ranger"]

    @law("root D.3.2")
    def act(self, s: State, torch: Tile) -> Flow[None]:
        """Repair three items, then Daylight ends."""
        for _ in range(HIDEOUT_REPAIRS):
            yield from repair_one(self.player, s, HIDEOUT_WHAT, last=True)
        skip_to(s, self.player, EVENING)
