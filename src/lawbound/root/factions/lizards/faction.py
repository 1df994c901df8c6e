"""The Lizard Cult in human hands: its abilities, setup, Birdsong and Evening (Law of Root, chapter 10)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.boards import track
from lawbound.root.cards import BIRD, CARD_SUIT, SUIT_NAMES, UNKNOWN, Card, Suit
from lawbound.root.craft import craft, craftable
from lawbound.root.factions.lizards.conspiracies import CONSPIRACIES, HATED, OUTCAST, OWN_NUMBERS, SCORED
from lawbound.root.factions.lizards.pieces import STARTING_WARRIORS, LizardPieces
from lawbound.root.factions.lizards.rituals import RITUALS, Rituals
from lawbound.root.hand import discard_down, discard_random, draw
from lawbound.root.homelands import choose_homelands, spread, why_not_around
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, names_in, number, one_of, read_cards, write_cards
from lawbound.root.pieces import CLEARINGS, place, relocate, why_not_build, why_not_place
from lawbound.root.removal import Removal, Trigger
from lawbound.root.state import ASIDE, SUPPLY, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Step, menu
from lawbound.root.suits import printed

GARDEN_CARDS: Final = track("lizards", "garden_cards")  # by space, the same for the three tracks
SUITS: Final = range(3)
HAND_LIMIT: Final = 5
AROUND_HOME: Final = 3
STARTING_ACOLYTES: Final = 2

FIRST_GARDEN: Final = Prompt("place the first garden", "root 10.3.2", "clearing")
CHOOSE_OUTCAST: Final = Prompt("choose the Outcast", "root 10.3.3", "suit")
DISCARD: Final = Prompt("discard to the hand limit", "root 10.6.3", "card")


@law("root 10.1")
class Lizards(Rituals):
    """The Lizard Cult."""

    OWN: ClassVar[int] = OWN_NUMBERS
    crafting_article: ClassVar[str] = "root 10.2.1"

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.crafting_rows = self.gardens

    # Abilities

    @law("root 10.2.1")
    def crafting_pieces(self, s: State) -> list[int]:
        """Gardens of the Outcast: the suit printed on them counts, wherever they stand."""
        left = [0, 0, 0]
        suit = self.outcast(s)
        left[suit] = sum([self.idle_gardens(s, suit, clearing) for clearing in CLEARINGS])
        return left

    def idle_gardens(self, s: State, suit: Suit, clearing: Clearing) -> int:
        """Those of that suit there that have not been activated this turn."""
        return max(0, s.board[self.gardens[suit] + clearing] - s.activated[clearing])

    @law("root 10.2.1")
    def activate(self, s: State, suit: Suit) -> None:
        """Activate a garden of that suit; which of several makes no difference."""
        s.activated[next(clearing for clearing in CLEARINGS if self.idle_gardens(s, suit, clearing))] += 1

    @law("root 10.2.3")
    def removed_destination(self, row: Row, removal: Removal) -> int:
        """Revenge: a warrior removed while they defend becomes an acolyte."""
        return ASIDE if row == self.warrior and self.defends(removal) else SUPPLY

    def defends(self, removal: Removal) -> bool:
        return removal.fight is not None and removal.fight.defender is self

    @law("root 10.2.3", "root 10.2.5")
    def after_losses(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """Who takes revenge is told; and every garden that goes at the same time costs a card, whoever removes it."""
        removals = [removal for removal in removals if removal.owner == self.seat]
        avengers = sum([removal.warriors for removal in removals if self.defends(removal)])
        if avengers:
            s.tell("revenge", "root 10.2.3", (self.seat, avengers, self.acolytes(s)))
        lost = sum([removal.count(garden) for removal in removals for garden in self.gardens])
        return [Trigger("gardens lost", self.seat, removals[0].clearing, lost, removals[0].by)] if lost else []

    @law("root 10.2.5")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Fear of the faithful: random cards from the hand, where what is revealed is not."""
        for _ in range(trigger.amount):
            yield from discard_random(s, self.seat, "root 10.2.5")

    # Setup

    @law("root 10.3", "root 10.3.1", "root 10.3.4")
    def setup(self, s: State) -> Flow[None]:
        """The supply and the tracks are full from the start; the garden that is placed leaves the leftmost space."""
        yield from self.place_starting_pieces(s)
        yield from self.choose_outcast(s)

    @law("root A.8.2")
    def setup_by_card(self, s: State) -> Flow[None]:
        """In a homeland, with three warriors around it and two acolytes."""
        for homeland in (yield from choose_homelands(s, self)):
            s.starts[self.seat] = homeland
            place(s, self.warrior, homeland, STARTING_WARRIORS, "root A.8.2")
            place(s, self.gardens[printed(s, homeland)], homeland, 1, "root A.8.2")
            yield from spread(s, self, self.warrior, AROUND_HOME, s.paths[homeland])
        relocate(s, self.warrior, SUPPLY, ASIDE, STARTING_ACOLYTES)
        yield from self.choose_outcast(s)

    @law("root A.8.2.I")
    def why_not_homeland(self, s: State, clearing: Clearing) -> str | None:
        """It has room for the garden, and others beside it for the warriors."""
        return why_not_build(s, self.seat, clearing) or why_not_around(s, self, clearing)

    @law("root 10.3.2")
    def place_starting_pieces(self, s: State) -> Flow[None]:
        corner: Clearing = yield Ask(self.seat, FIRST_GARDEN, self.free_corners(s, why_not_build))
        s.starts[self.seat] = corner
        place(s, self.warrior, corner, STARTING_WARRIORS, "root 10.3.2")
        place(s, self.gardens[printed(s, corner)], corner, 1, "root 10.3.2")
        for clearing in self.neighbours(s, corner):
            if why_not_place(s, self.seat, clearing) is None:
                place(s, self.warrior, clearing, 1, "root 10.3.2")

    @law("root 10.3.3", "root B.2.2")
    def choose_outcast(self, s: State) -> Flow[None]:
        suit: Suit = yield Ask(self.seat, CHOOSE_OUTCAST, SUITS)
        self.cast_out(s, suit, "root 10.3.3")

    def cast_out(self, s: State, suit: Suit, article: str) -> None:
        """Move the marker to that suit, with its Outcast side up."""
        own = s.own[self.seat]
        own[OUTCAST] = suit + 1
        own[HATED] = 0
        s.tell("outcast", article, (self.seat, suit))

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][SCORED:] = bytes(OWN_NUMBERS - SCORED)

    @law("root 10.4", "root 10.5", "root 10.6")
    def steps(self) -> tuple[Step, ...]:
        return (
            Step("adjust the Outcast", BIRDSONG, "root 10.4.1", Lizards.adjust_outcast),
            Step("discard lost souls", BIRDSONG, "root 10.4.2", Lizards.discard_souls),
            menu("conspire", BIRDSONG, "root 10.4.3", CONSPIRACIES),
            menu("rituals", DAYLIGHT, "root 10.5", RITUALS),
            Step("return revealed cards", EVENING, "root 10.6.1", Lizards.return_revealed),
            Step("craft", EVENING, "root 10.6.2", Lizards.craft, Lizards.craftable),
            Step("draw and discard", EVENING, "root 10.6.3", Lizards.evening),
        )

    @law("root 10.4.1")
    def adjust_outcast(self, s: State, _: Option) -> Flow[None]:
        """The suit with the most Lost Souls, birds aside, is the new Outcast.

        If it was already, or if no suit leads alone, the marker stays and the Outcast is hated.
        """
        counts = [0, 0, 0, 0]
        for card in bytes(self.lost_souls(s)):
            counts[CARD_SUIT[card]] += 1
        counts = counts[:BIRD]
        most = max(counts)
        leading = counts.index(most)
        if most and counts.count(most) == 1 and leading != self.outcast(s):
            self.cast_out(s, leading, "root 10.4.1")
        elif not self.hated(s):
            s.own[self.seat][HATED] = 1
            s.tell("hated", "root 10.4.1", (self.seat, self.outcast(s)))
        return
        yield

    @law("root 10.4.2")
    def discard_souls(self, s: State, _: Option) -> Flow[None]:
        """To the ordinary discard pile, the top card last; dominance cards are available from now on."""
        souls = self.lost_souls(s)
        for card in bytes(souls):
            self.forsake(s, card, "root 10.4.2")
        souls.clear()
        return
        yield

    # Evening

    @law("root 10.6.1")
    def return_revealed(self, s: State, _: Option) -> Flow[None]:
        revealed = self.revealed(s)
        for card in bytes(revealed):
            insort(s.hands[self.seat], card)
            s.tell("took back", "root 10.6.1", (self.seat, card))
        revealed.clear()
        return
        yield

    def craftable(self, s: State) -> list[Option]:
        return [*craftable(s, self)]

    @law("root 10.6.2")
    def craft(self, s: State, card: Card) -> Flow[None]:
        yield from craft(s, self, card)

    @law("root 10.6.3")
    def evening(self, s: State, _: Option) -> Flow[None]:
        yield from draw(s, self.seat, self.draws(s), "root 10.6.3")
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    @law("root 10.6.3")
    def draws(self, s: State) -> int:
        """One, and those on the spaces that gardens have left."""
        return 1 + sum([sum(GARDEN_CARDS[: self.gardens_on_map(s, suit)]) for suit in SUITS])

    # Positions

    FIELDS: ClassVar[tuple[str, ...]] = (*LizardPieces.FIELDS, "revealed", "outcast", "hated", "scored")

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.seat]
        return {
            **LizardPieces.describe(self, s),
            "revealed": write_cards(self.revealed(s)),
            "outcast": SUIT_NAMES[self.outcast(s)] if own[OUTCAST] else None,
            "hated": own[HATED],
            "scored": [SUIT_NAMES[suit] for suit in SUITS if own[SCORED + suit]],
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """The Outcast by its suit: foxes, where nothing is said."""
        LizardPieces.restore(self, s, fields)
        own = s.own[self.seat]
        revealed = read_cards(fields.get("revealed"), "lizards, revealed")
        if UNKNOWN in revealed:
            raise PositionError(
                "{where}: these cards lie face up ({article}).",
                refusal="position-face-up",
                where="lizards, revealed",
                article="root 2.1.4",
            )
        self.revealed(s)[:] = bytes(sorted(revealed))
        suits = SUIT_NAMES[:BIRD]
        own[OUTCAST] = one_of(fields.get("outcast", suits[0]), suits, "lizards, outcast") + 1
        own[HATED] = number(fields.get("hated", 0), "lizards, hated", 1)
        for name in names_in(fields.get("scored"), "lizards, scored"):
            own[SCORED + one_of(name, suits, "lizards, scored")] = 1
