"""The moods of the warlord: Law of Root, 14.4.4 and 14.7.

What a mood does in another step of the turn stands with that step: Relentless and Grandiose in `command`, Jubilant in
`mobs`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import trait

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.faction import Faction
from lawbound.root.factions.hundreds.hoard import Hoard
from lawbound.root.factions.hundreds.mood_cards import (
    BITTER,
    EVERY_MOOD,
    LAVISH,
    MOOD_ITEM,
    ROWDY,
    STUBBORN,
    WRATHFUL,
    Mood,
)
from lawbound.root.factions.hundreds.pieces import MOOD
from lawbound.root.items import NO_ITEM
from lawbound.root.map import Clearing
from lawbound.root.owner import Owner
from lawbound.root.pieces import place, take_off, why_not_place
from lawbound.root.removal import Trigger
from lawbound.root.rule import is_enemy, treated_as_own
from lawbound.root.state import OWNERS, State
from lawbound.root.steps import BIRDSONG

WARRIORS_FOR_AN_ITEM: Final = 2
ENEMY_PIECES_FOR_ROWDY: Final = 3

CHOOSE_MOOD: Final = Prompt("choose a mood", "root 14.4.4", "mood")
SQUANDER: Final = Prompt("remove an item of the Hoard", "root 14.7.1", "item")
CALL_MOBS: Final = Prompt("turn a mob into a warrior", "root 14.7.8", "clearing")


@trait
class Moods(Hoard):
    """What the warlord is like this turn."""

    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)

    def mood(self, s: State) -> Mood:
        """The card on the Mood Card slot; -1 before the setup has put one there."""
        return s.own[self.seat][MOOD] - 1

    def is_in_mood(self, s: State, mood: Mood) -> bool:
        return s.own[self.seat][MOOD] == mood + 1

    # Choosing

    @law("root 14.4.4")
    def why_not_mood(self, s: State, mood: Mood) -> str | None:
        """Another than before, whose item is not in the Hoard."""
        item = MOOD_ITEM[mood]
        fits = item == NO_ITEM or not self.hoarded(s, item)
        return None if fits and not self.is_in_mood(s, mood) else "root 14.4.4"

    @law("root 14.4.4", "root B.4.4")
    def choose_mood(self, s: State, _: Option) -> Flow[None]:
        """There is always one, for Lavish shows no item: only who is Lavish may have to stay so.

        An item that comes to the Hoard later does not end the mood.
        """
        moods = [mood for mood in EVERY_MOOD if self.why_not_mood(s, mood) is None]
        if moods:
            mood: Mood = yield Ask(self.seat, CHOOSE_MOOD, moods)
            self.take_mood(s, mood, "root 14.4.4")

    def take_mood(self, s: State, mood: Mood, article: str) -> None:
        s.own[self.seat][MOOD] = mood + 1
        s.tell("mood", article, (self.seat, mood))

    # Lavish

    @law("root 14.7.1")
    def at_end(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        """Of their own Birdsong."""
        if player is not self or not self.is_in_mood(s, LAVISH) or not self.in_hoard(s):
            return []
        return [Trigger("lavish", self.seat, 0, len(self.in_hoard(s)), self.seat)]

    @law("root 14.7.1")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Any number of items leave the game, each for two warriors with the warlord; what is left moves together."""
        while items := self.in_hoard(s):
            item = yield Ask(self.seat, SQUANDER, [*items, DONE])
            if item is DONE:
                return
            self.discard_item(s, item, "root 14.7.1")
            self.join_warlord(s, WARRIORS_FOR_AN_ITEM, "root 14.7.1")

    def join_warlord(self, s: State, count: int, article: str) -> None:
        """Warriors from the supply come to the warlord, as far as they may be placed there."""
        clearing = self.warlord_at(s)
        if clearing and why_not_place(s, self.seat, clearing) is None:
            place(s, self.warrior, clearing, count, article)

    # Rowdy

    @law("root 14.7.3")
    def rowdy_cards(self, s: State) -> int:
        """Cards drawn besides in the draw step of Evening; never by another effect that draws."""
        if not self.is_in_mood(s, ROWDY):
            return 0
        clearing = self.warlord_at(s)
        return 2 if clearing and self.enemy_pieces(s, clearing) >= ENEMY_PIECES_FOR_ROWDY else 1

    @law("root G.1.10", "root G.1.21")
    def enemy_pieces(self, s: State, clearing: Clearing) -> int:
        """Pieces of all enemies there; those that they treat as their own are none."""
        count = 0
        for owner in s.box.owners:
            if is_enemy(s, self.number, owner.number):
                at = clearing * OWNERS + owner.number
                count += s.power[at] + s.others[at] - treated_as_own(s, self.number, owner.number, clearing)
        return count

    # In battle

    def fights_at_warlord(self, s: State, fight: Fight, mood: Mood) -> bool:
        """Whether they fight, on either side, where the warlord is, in that mood."""
        ours = fight.attacker is self or fight.defender is self
        return ours and self.is_in_mood(s, mood) and self.leads(s, fight.clearing)

    @law("root 14.7.6")
    def attack_bonus(self, s: State, fight: Fight) -> int:
        """Wrathful: a hit more, looting or not."""
        return int(self.fights_at_warlord(s, fight, WRATHFUL))

    @law("root 14.7.7")
    def ignores_hits(self, s: State, fight: Fight, side: Owner) -> str | None:
        """Stubborn, as attacker and as defender."""
        return "root 14.7.7" if side is self and self.fights_at_warlord(s, fight, STUBBORN) else None

    def mobs_around(self, s: State, clearing: Clearing) -> list[Clearing]:
        """Where there are mobs, there and beside it."""
        near = [clearing, *self.neighbours(s, clearing)]
        return [c for c in self.mobbed(s) if c in near]

    @law("root 14.7.8")
    def before_roll(self, s: State, fight: Fight) -> Flow[None]:
        """Bitter, as attacker and as defender, after ambushes: mobs go, then as many warriors come."""
        if not self.fights_at_warlord(s, fight, BITTER):
            return
        called = 0
        while mobs := self.mobs_around(s, fight.clearing):
            chosen = yield Ask(self.seat, CALL_MOBS, [*mobs, DONE], (fight.clearing,))
            if chosen is DONE:
                break
            called += take_off(s, self.mob, chosen, 1, "root 14.7.8")
        if called:
            self.join_warlord(s, called, "root 14.7.8")
