"""The rituals of the Lizard Cult: Law of Root, 10.5."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import trait

from lawbound.kernel import Ask, Flow, Prompt
from lawbound.law import law
from lawbound.root.cards import BIRD, CARD_SUIT, Card, Suit
from lawbound.root.factions.lizards.conspiracies import SCORED, Conspiracies
from lawbound.root.factions.lizards.pieces import GARDEN_POINTS
from lawbound.root.hand import playable, spend_card, take_from
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, place, why_not_build, why_not_place
from lawbound.root.reasons import furthest
from lawbound.root.rule import rules
from lawbound.root.score import score
from lawbound.root.state import SUPPLY, State
from lawbound.root.steps import Action
from lawbound.root.suits import suits_at

BUILD_WHERE: Final = Prompt("build where", "root 10.5.1", "clearing")
REVEAL_TO_BUILD: Final = Prompt("reveal to build", "root 10.5.1", "card")
RECRUIT_WHERE: Final = Prompt("recruit where", "root 10.5.2", "clearing")
REVEAL_TO_RECRUIT: Final = Prompt("reveal to recruit", "root 10.5.2", "card")
SPEND_TO_SCORE: Final = Prompt("spend to score", "root 10.5.3", "card")
REVEAL_TO_SACRIFICE: Final = Prompt("reveal to sacrifice", "root 10.5.4", "card")


@trait
class Rituals(Conspiracies):
    """One for each card revealed, in any order and combination."""

    @law("root 10.2.2")
    def of_suit(self, s: State, suit: Suit) -> list[Card]:
        """The cards in hand of that very suit: birds stand for no other."""
        return [card for card in playable(s, s.hands[self.seat]) if CARD_SUIT[card] == suit]

    @law("root 10.5", "root 2.1.4")
    def reveal(self, s: State, card: Card, article: str) -> None:
        """What is revealed lies open until the Evening, and is not in the hand."""
        take_from(s, s.hands[self.seat], card)
        insort(self.revealed(s), card)
        s.tell("revealed", article, (self.seat, card))

    # Build

    @law("root 10.5.1")
    def why_not_garden_at(self, s: State, clearing: Clearing) -> str | None:
        """They rule the clearing, and have a garden and a card of its suit."""
        if not rules(s, self.number, clearing):
            return "root 10.5.1"
        why = why_not_build(s, self.seat, clearing)
        if why is not None:
            return why
        left = [suit for suit in suits_at(s, clearing) if s.board[self.gardens[suit]]]
        if not left:
            return "root 1.5.1"
        return None if self.to_build_with(s, clearing) else "root 10.5.1"

    def to_build_with(self, s: State, clearing: Clearing) -> list[Card]:
        """The cards of the clearing's suits of which a garden is left."""
        suits = [suit for suit in suits_at(s, clearing) if s.board[self.gardens[suit]]]
        return [card for suit in suits for card in self.of_suit(s, suit)]

    def garden_sites(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_garden_at(s, c) is None]

    def why_not_build(self, s: State) -> str | None:
        """What lacks only the card comes furthest."""
        reasons = [self.why_not_garden_at(s, c) for c in CLEARINGS if rules(s, self.number, c)]
        return furthest(reasons, ("root 10.5.1", "root 1.5.1"), ("root 2.2.3",)) if reasons else "root 10.5.1"

    @law("root 10.5.1")
    def build(self, s: State) -> Flow[None]:
        """A garden of the suit of the card, which is that of the clearing."""
        clearing: Clearing = yield Ask(self.seat, BUILD_WHERE, self.garden_sites(s))
        card: Card = yield Ask(self.seat, REVEAL_TO_BUILD, self.to_build_with(s, clearing), (clearing,))
        self.reveal(s, card, "root 10.5.1")
        place(s, self.gardens[CARD_SUIT[card]], clearing, 1, "root 10.5.1", built=True)

    # Recruit

    @law("root 10.5.2")
    def why_not_recruit_at(self, s: State, clearing: Clearing) -> str | None:
        """A clearing that matches a card, ruled or not."""
        why = why_not_place(s, self.seat, clearing)
        if why is not None:
            return why
        if not s.board[self.warrior]:
            return "root 1.5.1"
        return None if self.of_suits(s, clearing) else "root 10.5.2"

    def of_suits(self, s: State, clearing: Clearing) -> list[Card]:
        """The cards of a suit of the clearing."""
        return [card for suit in suits_at(s, clearing) for card in self.of_suit(s, suit)]

    def recruit_sites(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_recruit_at(s, c) is None]

    def why_not_recruit(self, s: State) -> str | None:
        return furthest([self.why_not_recruit_at(s, c) for c in CLEARINGS], ("root 10.5.2", "root 1.5.1"))

    @law("root 10.5.2")
    def recruit(self, s: State) -> Flow[None]:
        clearing: Clearing = yield Ask(self.seat, RECRUIT_WHERE, self.recruit_sites(s))
        card: Card = yield Ask(self.seat, REVEAL_TO_RECRUIT, self.of_suits(s, clearing), (clearing,))
        self.reveal(s, card, "root 10.5.2")
        place(s, self.warrior, clearing, 1, "root 10.5.2")

    # Score

    @law("root 10.5.3")
    def garden_points(self, s: State, suit: Suit) -> int:
        """What is printed above the rightmost empty space of that track."""
        built = self.gardens_on_map(s, suit)
        return GARDEN_POINTS[built - 1] if built else 0

    @law("root 10.5.3", "root 10.2.2")
    def why_not_score_with(self, s: State, card: Card) -> str | None:
        """Once a turn for each suit, of which a garden must be on the map; birds have no track."""
        suit = CARD_SUIT[card]
        if suit == BIRD:
            return "root 10.2.2"
        return None if self.gardens_on_map(s, suit) and not s.own[self.seat][SCORED + suit] else "root 10.5.3"

    def to_score(self, s: State) -> list[Card]:
        return [card for card in playable(s, s.hands[self.seat]) if self.why_not_score_with(s, card) is None]

    def why_not_score(self, s: State) -> str | None:
        return None if self.to_score(s) else "root 10.5.3"

    @law("root 10.5.3")
    def score(self, s: State) -> Flow[None]:
        """The card itself is spent. With a single garden that scores nothing, and may be done all the same."""
        card: Card = yield Ask(self.seat, SPEND_TO_SCORE, self.to_score(s))
        suit = CARD_SUIT[card]
        s.own[self.seat][SCORED + suit] = 1
        spend_card(s, self.seat, card, "root 10.5.3")
        score(s, self.seat, self.garden_points(s, suit), "root 10.5.3")

    # Sacrifice

    @law("root 10.5.4")
    def why_not_sacrifice(self, s: State) -> str | None:
        """A bird card, and a warrior of the supply."""
        if not s.board[self.warrior]:
            return "root 1.5.1"
        return None if self.of_suit(s, BIRD) else "root 10.5.4"

    @law("root 10.5.4")
    def sacrifice(self, s: State) -> Flow[None]:
        card: Card = yield Ask(self.seat, REVEAL_TO_SACRIFICE, self.of_suit(s, BIRD))
        self.reveal(s, card, "root 10.5.4")
        self.gain_acolyte(s, SUPPLY, "root 10.5.4")


RITUALS: Final = (
    Action("build", "root 10.5.1", Rituals.why_not_build, Rituals.build),
    Action("recruit", "root 10.5.2", Rituals.why_not_recruit, Rituals.recruit),
    Action("score", "root 10.5.3", Rituals.why_not_score, Rituals.score),
    Action("sacrifice", "root 10.5.4", Rituals.why_not_sacrifice, Rituals.sacrifice),
)
