"""Cards of Exiles and Partisans that meddle with cards: saboteurs, swaps, charm and informants."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from lawbound.kernel import DONE, NO, YES, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.cards import AMBUSHES, CARD, CARD_KIND, PERSISTENT, Card
from lawbound.root.decks.effect import ARTICLE, Effect, StartOfPhase, Usable, why_not_used
from lawbound.root.faction import Faction
from lawbound.root.hand import deck_size, discard_revealed, draw, give, has_cards, playable, take_random
from lawbound.root.marks import card_mark
from lawbound.root.removal import Trigger
from lawbound.root.rule import is_enemy
from lawbound.root.score import score
from lawbound.root.state import State
from lawbound.root.steps import BIRDSONG, EVENING, Action

SWAP_MEET: Final = CARD["swap-meet"]

WHOSE_EFFECT: Final = Prompt("whose effect to sabotage", ARTICLE, "player")
WHICH_EFFECT: Final = Prompt("which effect to sabotage", ARTICLE, "card")
SWAP_WITH: Final = Prompt("swap cards with whom", ARTICLE, "player")
GIVE_BACK: Final = Prompt("which card to give back", ARTICLE, "card")
CHARM: Final = Prompt("draw for charm", ARTICLE, "yes or no")
WHO_SCORES: Final = Prompt("whom to charm", ARTICLE, "player")
INFORM: Final = Prompt("an ambush instead of drawing", ARTICLE, "card")


# Saboteurs


def effects_in_play(s: State, seat: Seat) -> list[Card]:
    """That player's lasting effects: neither dominance, which is not crafted, nor an ambush that a bot laid out."""
    return [card for card in bytes(s.crafted[seat]) if CARD_KIND[card] == PERSISTENT]


class Saboteurs(StartOfPhase):
    KEY: ClassVar[str] = "saboteurs"
    NAME: ClassVar[str] = "saboteurs"
    ASKS: ClassVar[tuple[Prompt, ...]] = (WHOSE_EFFECT, WHICH_EFFECT)

    def targets(self, s: State, seat: Seat) -> list[Seat]:
        return [other for other in s.order if is_enemy(s, seat, other) and effects_in_play(s, other)]

    def matters(self, s: State, player: Faction) -> bool:
        return bool(self.targets(s, player.seat))

    @law("root 4.1.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """The player may discard it to discard an enemy's lasting effect."""
        seat = trigger.owner
        targets: list[Option] = [*self.targets(s, seat)]
        victim = yield Ask(seat, WHOSE_EFFECT, [*targets, DONE])
        if victim is DONE:
            return
        discard_revealed(s, seat, self.card, ARTICLE)
        card: Card = yield Ask(seat, WHICH_EFFECT, effects_in_play(s, victim), (victim,))
        discard_revealed(s, victim, card, ARTICLE)


# Swap Meet


def _traders(s: State, seat: Seat) -> list[Seat]:
    return [other for other in s.order if other != seat and has_cards(s, other)]


def why_not_swap(player: Faction, s: State) -> str | None:
    """Once in a Birdsong, with another player who has cards; or with a bot, which has none."""
    return why_not_used(s, player.seat, SWAP_MEET) if _traders(s, player.seat) else ARTICLE


@law("root 4.1.3", "root 1.3.2")
def swap(player: Faction, s: State) -> Flow[None]:
    """Take a random card from another player and give them any card, be it the same.

    From a bot the card is drawn, and for what is given back the bot scores (rootbotics 2.8.1).
    """
    s.used |= card_mark(SWAP_MEET)
    seat = player.seat
    other: Seat = yield Ask(seat, SWAP_WITH, _traders(s, seat))
    yield from take_random(s, seat, other, ARTICLE)
    if s.hands[seat]:
        card: Card = yield Ask(seat, GIVE_BACK, playable(s, s.hands[seat]), (other,))
        give(s, seat, card, other, ARTICLE)


SWAP_NOW: Final = Action("swap meet", ARTICLE, why_not_swap, swap)


class SwapMeet(Usable):
    KEY: ClassVar[str] = "swap-meet"
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    ACTIONS: ClassVar[tuple[Action, ...]] = (SWAP_NOW,)
    ASKS: ClassVar[tuple[Prompt, ...]] = (SWAP_WITH, GIVE_BACK)


# Charm Offensive


class CharmOffensive(StartOfPhase):
    KEY: ClassVar[str] = "charm-offensive"
    NAME: ClassVar[str] = "charm offensive"
    PHASES: ClassVar[tuple[int, ...]] = (EVENING,)
    ASKS: ClassVar[tuple[Prompt, ...]] = (CHARM, WHO_SCORES)

    def matters(self, s: State, player: Faction) -> bool:
        """Without a card to draw nobody scores."""
        return deck_size(s) + len(s.discard) > 0

    @law("root 4.1.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """The player may draw a card; if so, another player of their choice, friend or foe, scores a point.

        Whoever takes an ambush card in place of the one to draw has used it all the same.
        """
        seat = trigger.owner
        if (yield Ask(seat, CHARM, (YES, NO))) is YES:
            yield from draw(s, seat, 1, ARTICLE)
            other: Seat = yield Ask(seat, WHO_SCORES, [each for each in s.order if each != seat])
            score(s, other, 1, ARTICLE)


# Informants


class Informants(Effect):
    KEY: ClassVar[str] = "informants"
    ASKS: ClassVar[tuple[Prompt, ...]] = (INFORM,)

    @law("root 4.1.3", "root 2.1.5")
    def before_draw(self, s: State, seat: Seat, count: int) -> Flow[bool]:
        """Whenever cards are due to the player in their Evening, they may take an ambush card out of the discard pile
        in place of the whole draw. That is no drawing.
        """
        if not self.lies_with(s, seat) or seat != s.turn or s.acting.turn_steps[s.step].phase != EVENING:
            return False
        found: list[Option] = [card for card in AMBUSHES if card in s.discard]
        if not found:
            return False
        card = yield Ask(seat, INFORM, [*found, DONE], (count,))
        if card is DONE:
            return False
        s.discard.remove(card)
        insort(s.hands[seat], card)
        s.tell("took from discard", ARTICLE, (seat, card))
        return True


EFFECTS: Final[tuple[type[Effect], ...]] = (Saboteurs, SwapMeet, CharmOffensive, Informants)
