"""A made-up kind of card, the war drum, and a deck that has three of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lawbound.kernel import Flow, Prompt
from lawbound.root.battle import Fight
from lawbound.root.cards import BIRD, CARD, DECK, PERSISTENT, CardInfo
from lawbound.root.decks.effect import ARTICLE, BattleEffect, Effect, why_not_used
from lawbound.root.faction import Faction
from lawbound.root.hand import draw
from lawbound.root.items import NO_ITEM
from lawbound.root.map import Clearing
from lawbound.root.marks import card_mark
from lawbound.root.owner import Owner
from lawbound.root.removal import Trigger
from lawbound.root.score import score
from lawbound.root.state import Number, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, Action

KIND: Final = CardInfo("war-drum", "War Drum", BIRD, 3, PERSISTENT, (0, 0, 0, 1), NO_ITEM, 0, "It is heard far away.")
USE_DRUM: Final = Prompt("beat the war drum", ARTICLE, "yes or no")


def why_not_beat(player: Faction, s: State) -> str | None:
    return why_not_used(s, player.seat, CARD["war-drum"])


def beat(player: Faction, s: State) -> Flow[None]:
    s.used |= card_mark(CARD["war-drum"])
    score(s, player.seat, 1, ARTICLE)
    return
    yield


def always(s: State, fight: Fight, side: Owner) -> bool:
    return True


def one_more_hit(s: State, fight: Fight, side: Owner) -> Flow[None]:
    if side is fight.attacker:
        fight.attacker_extra += 1
    else:
        fight.defender_extra += 1
    return
    yield


BEAT: Final = Action("beat the drum", ARTICLE, why_not_beat, beat)


class WarDrum(Effect):
    KEY: ClassVar[str] = "war-drum"
    ACTIONS: ClassVar[tuple[Action, ...]] = (BEAT,)
    ASKS: ClassVar[tuple[Prompt, ...]] = (USE_DRUM,)
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG, DAYLIGHT)

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if phase == BIRDSONG and self.lies_with(s, player.seat):
            return [Trigger("drumming", player.seat, 0, 1, player.seat, self.number)]
        return []

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        yield from draw(s, trigger.owner, 1, ARTICLE)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return self.ACTIONS if phase == DAYLIGHT and self.lies_with(s, player.seat) else ()

    def waives_rule(self, s: State, owner: Number, origin: Clearing, destination: Clearing) -> bool:
        return self.lies_with(s, owner)

    def ignores_ambush(self, s: State, fight: Fight) -> bool:
        return self.lies_with(s, fight.attacker.seat)

    def hit_effects(self, s: State, fight: Fight, side: Owner) -> Sequence[BattleEffect]:
        return (BattleEffect(self.card, USE_DRUM, always, one_more_hit),) if self.lies_with(s, side.seat) else ()

    def extra_hits(self, s: State, fight: Fight, side: Owner) -> int:
        """As defender, a hit more."""
        return int(side is fight.defender and self.lies_with(s, side.seat))


def deck() -> bytes:
    """The standard deck, and three drums."""
    return bytes([*DECK, *[CARD["war-drum"]] * KIND.count])
