"""Adventurer, Ronin and Harrier, the characters of the Vagabond Pack: Law of Root D.7 to D.9."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lawbound.kernel import NO, YES, Ask, Flow, Prompt
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.decks.effect import BattleEffect
from lawbound.root.factions.vagabond import satchel
from lawbound.root.factions.vagabond.characters.character import Special
from lawbound.root.items import CHARACTER, SWORD, Item, Tile
from lawbound.root.map import Clearing
from lawbound.root.marks import mark
from lawbound.root.move import why_held, why_shut
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS
from lawbound.root.reasons import furthest
from lawbound.root.state import NONE, State

EXHAUST_FOR_QUEST: Final = Prompt("exhaust for the quest", "root D.7.2", "slot")
USE_SWIFT_STRIKE: Final = Prompt("use swift strike", "root D.8.2", "yes or no")
GLIDE_TO: Final = Prompt("glide where", "root D.9.2", "clearing")

IMPROVISED: Final = mark("improvise")


class Adventurer(Special):
    KEY: ClassVar[str] = "adventurer"
    NUMBER: ClassVar[int] = CHARACTER["adventurer"]

    def why_not(self, s: State) -> str | None:
        """What he can do is no action in Daylight."""
        return "root D.7.2"

    def can_stand_in(self, s: State, wanted: Sequence[Item]) -> bool:
        """Once a turn, with one of the items ready and any other besides."""
        items = self.player.items(s)
        return self.may_improvise(s) and can_pay(items, wanted, True)

    def may_improvise(self, s: State) -> bool:
        return not s.used & IMPROVISED

    def why_not_slot(self, s: State, at: satchel.Slot, item: Item, rest: Sequence[Item]) -> str | None:
        """Why he cannot exhaust what lies there as that item, with the rest of the quest still to be paid."""
        if satchel.place_of(at) not in satchel.READY:
            return "root 9.2.5"
        free = self.may_improvise(s)
        other = satchel.item_of(satchel.tile_of(at)) != item
        items = self.player.items(s)
        satchel.exhaust(items, at)
        if (other and not free) or not can_pay(items, rest, free and not other):
            return "root D.7.2"
        return None

    @law("root D.7.2", "root 9.5.5")
    def pay_for_quest(self, s: State, wanted: Sequence[Item]) -> Flow[None]:
        """Item by item. What stands for another is damaged besides, once a turn; he may do so without need."""
        player = self.player
        for count, item in enumerate(wanted):
            ready = satchel.slots_in(player.items(s), satchel.READY)
            rest = wanted[count + 1 :]
            slots = [at for at in ready if self.why_not_slot(s, at, item, rest) is None]
            at: satchel.Slot = yield Ask(player.seat, EXHAUST_FOR_QUEST, slots, (item, *rest))
            tile = satchel.tile_of(at)
            player.turn_down(s, at, "root 9.5.5")
            if satchel.item_of(tile) != item:
                s.used |= IMPROVISED
                player.damage(s, satchel.slot(tile, satchel.EXHAUSTED), "root D.7.2")


def can_pay(items: bytearray, wanted: Sequence[Item], improvising: bool) -> bool:
    """Whether these items are ready; `improvising`: any other may stand for one of them."""
    missing = sum(
        [
            max(0, wanted.count(item) - satchel.count_of(items, item, satchel.READY))
            for at, item in enumerate(wanted)
            if item not in wanted[:at]
        ]
    )
    ready = sum([items[at] for at in satchel.slots_in(items, satchel.READY)])
    return missing <= improvising and ready >= len(wanted)


class Ronin(Special):
    KEY: ClassVar[str] = "ronin"
    NUMBER: ClassVar[int] = CHARACTER["ronin"]

    def why_not(self, s: State) -> str | None:
        """What he can do is no action in Daylight."""
        return "root D.8.2"

    def hit_effects(self, s: State, fight: Fight, side: Owner) -> Sequence[BattleEffect]:
        """In a battle, as attacker or defender, with a sword that is ready."""
        if not self.may_strike(s, fight, side):
            return ()
        return (BattleEffect(NONE, USE_SWIFT_STRIKE, self.may_strike, self.strike),)

    def may_strike(self, s: State, fight: Fight, side: Owner) -> bool:
        return side is self.player and self.plays(s) and bool(satchel.ready(self.player.items(s), SWORD))

    @law("root D.8.2", "root 4.3.3.I")
    def strike(self, s: State, fight: Fight, side: Owner) -> Flow[None]:
        """An extra hit for an exhausted sword, which still counts for the hits that were rolled (9.2.6).

        How often, the Law does not say: once in a battle, unless the players let him with every sword that is ready.
        """
        while True:
            yield from self.player.exhaust(s, (SWORD,), "root D.8.2")
            if fight.attacker is side:
                fight.attacker_extra += 1
            else:
                fight.defender_extra += 1
            if s.box.options["swift_strike_times"] == "once" or not self.may_strike(s, fight, side):
                return
            again = yield Ask(self.player.seat, USE_SWIFT_STRIKE, (YES, NO), (fight.clearing,))
            if again is NO:
                return


class Harrier(Special):
    KEY: ClassVar[str] = "harrier"
    NUMBER: ClassVar[int] = CHARACTER["harrier"]

    def why_not_glide(self, s: State, clearing: Clearing) -> str | None:
        """Not where he is; else only what keeps him in his clearing or out of that one stops him."""
        here = self.player.clearing(s)
        if clearing == here:
            return "root D.9.2"
        held = why_held(s, self.player.number, here) if here else None
        return held or why_shut(s, self.player.number, clearing)

    def landings(self, s: State) -> list[Clearing]:
        return [clearing for clearing in CLEARINGS if self.why_not_glide(s, clearing) is None]

    def why_not(self, s: State) -> str | None:
        return furthest([self.why_not_glide(s, clearing) for clearing in CLEARINGS], (), ("root D.9.2",))

    @law("root D.9.2")
    def act(self, s: State, torch: Tile) -> Flow[None]:
        """To any clearing, from a forest too, along no way: no boots, no allies, no ferry. A snare holds him."""
        clearing: Clearing = yield Ask(self.player.seat, GLIDE_TO, self.landings(s))
        self.player.set_down(s, clearing, "root D.9.2")
