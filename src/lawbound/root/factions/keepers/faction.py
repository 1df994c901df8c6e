"""The Keepers in Iron: setup, Birdsong and Evening (Law of Root, chapter 15)."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from lawbound.kernel import Ask, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.boards import track
from lawbound.root.cards import CARD_SUIT, Card, matches
from lawbound.root.craft import craft, craftable
from lawbound.root.factions.keepers.pieces import (
    DECAMPED,
    ENCAMPED,
    ENDED,
    GATHERED,
    OWN_NUMBERS,
    RETAINERS,
    RETURNED,
)
from lawbound.root.factions.keepers.records import Records
from lawbound.root.factions.keepers.retinue import COLUMNS, MOST_CARDS, PILES, RETAINER, Column
from lawbound.root.hand import discard_down, draw, playable, spend_card, take_from
from lawbound.root.homelands import choose_homelands
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, place, take_off, why_not_build, why_not_place
from lawbound.root.reasons import furthest
from lawbound.root.state import Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Action, Step, menu

STARTING_WARRIORS: Final = 4
RECRUITS: Final = 2
CROWDED: Final = 4
WAYSTATION_CARDS: Final = track("keepers", "waystation_cards")
HAND_LIMIT: Final = 5

ADDED, SHIFTED = 1, 2
"""What they have done to gather the Retinue."""
SLOTS: Final = tuple([Word(f"slot: {column}") for column in COLUMNS])

START_WHERE: Final = Prompt("start in a corner", "root 15.3.2", "clearing")
START_BESIDE: Final = Prompt("start beside it", "root 15.3.2", "clearing")
RETURN_WHERE: Final = Prompt("return where", "root 15.4.1", "clearing")
WHICH_SIDE: Final = Prompt("which side of a waystation", "root 15.4.1", "piece")
DECAMP_WHICH: Final = Prompt("decamp which waystation", "root 15.4.2", "piece")
RECRUIT_WHERE: Final = Prompt("recruit where", "root 15.4.3", "clearing")
ADD_WHICH: Final = Prompt("add to the Retinue", "root 15.6.2", "card")
ADD_WHERE: Final = Prompt("to which slot", "root 15.6.2", "word")
SHIFT_FROM: Final = Prompt("from which slot", "root 15.6.2", "word")
SHIFT_WHICH: Final = Prompt("which card of the Retinue", "root 15.6.2", "card")
SHIFT_TO: Final = Prompt("to which other slot", "root 15.6.2", "word")
DISCARD: Final = Prompt("discard to the hand limit", "root 15.6.3", "card")


@law("root 15.1")
class Keepers(Records):
    """The Keepers in Iron."""

    OWN: ClassVar[int] = OWN_NUMBERS
    PILES: ClassVar[int] = PILES

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.crafting_rows = self._workshops()

    @law("root 15.2.3", "root 15.5.1")
    def _workshops(self) -> tuple[Row, ...]:
        """Waystations, whatever they show."""
        return self.sides

    # Setup

    @law("root 15.3", "root 15.3.4", "root 15.3.5", "root B.4.4")
    def setup(self, s: State) -> Flow[None]:
        """Relics, warriors, the other relics, a retainer in each slot. The waystations are on the board already."""
        yield from self.scatter_relics(s)
        yield from self.arrive(s)
        yield from self.scatter_rest(s)
        self.take_retainers(s)

    @law("root A.8.2")
    def setup_by_card(self, s: State) -> Flow[None]:
        """In two homelands. That the other relics are laid by luck is a ruling."""
        yield from self.scatter_relics(s)
        for homeland in (yield from choose_homelands(s, self)):
            s.starts[self.seat] = homeland
            place(s, self.warrior, homeland, STARTING_WARRIORS, "root A.8.2")
        yield from self.scatter_rest(s)
        self.take_retainers(s)

    def take_retainers(self, s: State) -> None:
        for column in range(len(COLUMNS)):
            s.own[self.seat][RETAINERS + column] = 1

    @law("root 15.3.2", "root G.1.18")
    def arrive(self, s: State) -> Flow[None]:
        corner: Clearing = yield Ask(self.seat, START_WHERE, self.free_corners(s))
        s.starts[self.seat] = corner
        place(s, self.warrior, corner, STARTING_WARRIORS, "root 15.3.2")
        edge = s.box.map.edge
        beside = [c for c in self.neighbours(s, corner) if c in edge and why_not_place(s, self.seat, c) is None]
        if beside:
            clearing: Clearing = yield Ask(self.seat, START_BESIDE, beside, (corner,))
            place(s, self.warrior, clearing, STARTING_WARRIORS, "root 15.3.2")

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][ENDED:] = bytes(OWN_NUMBERS - ENDED)

    @law("root 15.4", "root 15.5", "root 15.6")
    def steps(self) -> tuple[Step, ...]:
        return (
            Step("return to the map", BIRDSONG, "root 15.4.1", Keepers.come_back, quiet=True),
            Step("encamp", BIRDSONG, "root 15.4.1", Keepers.encamp, Keepers.camps),
            Step("decamp", BIRDSONG, "root 15.4.2", Keepers.decamp, Keepers.camped),
            Step("recruit with a card", BIRDSONG, "root 15.4.3", Keepers.recruit, Keepers.to_recruit_with),
            Step("craft", DAYLIGHT, "root 15.5.1", Keepers.craft, Keepers.craftable),
            Step("retinue: move", DAYLIGHT, "root 15.5.2.I", Keepers.move_with, Keepers.movers),
            Step("retinue: battle then delve", DAYLIGHT, "root 15.5.2.II", Keepers.seek_with, Keepers.seekers),
            Step(
                "retinue: move or recover",
                DAYLIGHT,
                "root 15.5.2.III",
                Keepers.move_or_recover_with,
                Keepers.recoverers,
            ),
            Step("live off the land", EVENING, "root 15.6.1", Keepers.live_off_the_land),
            menu("gather the Retinue", EVENING, "root 15.6.2", GATHERING),
            Step("draw and discard", EVENING, "root 15.6.3", Keepers.evening),
        )

    # Encamp

    @law("root 15.4.1")
    def is_lost(self, s: State) -> bool:
        """Neither warriors nor waystations on the map."""
        return not self.on_map(s) and not any([s.board[self.warrior + c] for c in CLEARINGS])

    @law("root 15.4.1", "root 1.5.4", "root G.1.18")
    def come_back(self, s: State, _: Option) -> Flow[None]:
        """A warrior and a waystation in a clearing on the edge; only where no slot is open there, the warrior alone."""
        if not self.is_lost(s):
            return
        edge = sorted(s.box.map.edge)
        built = [c for c in edge if why_not_build(s, self.seat, c) is None]
        sites = built or [c for c in edge if why_not_place(s, self.seat, c) is None]
        if not sites:
            return
        clearing: Clearing = yield Ask(self.seat, RETURN_WHERE, sites)
        s.own[self.seat][RETURNED] = 1
        if built:
            side: Row = yield Ask(self.seat, WHICH_SIDE, self.sides_left(s), (clearing,))
            place(s, side, clearing, 1, "root 15.4.1", built=True)
        place(s, self.warrior, clearing, 1, "root 15.4.1")

    @law("root 15.4.1", "root G.1.13")
    def why_not_encamp(self, s: State, clearing: Clearing) -> str | None:
        """Once for each clearing, in place of a warrior, where a waystation may be built; not after coming back."""
        own = s.own[self.seat]
        if own[RETURNED] or own[ENCAMPED + clearing] or not s.board[self.warrior + clearing]:
            return "root 15.4.1"
        why = why_not_build(s, self.seat, clearing)
        if why is not None:
            return why
        return None if self.sides_left(s) else "root 1.5.1"

    def camps(self, s: State) -> list[Option]:
        return [c for c in CLEARINGS if self.why_not_encamp(s, c) is None]

    @law("root 15.4.1")
    def encamp(self, s: State, clearing: Clearing) -> Flow[None]:
        """With either side up."""
        side: Row = yield Ask(self.seat, WHICH_SIDE, self.sides_left(s), (clearing,))
        s.own[self.seat][ENCAMPED + clearing] = 1
        take_off(s, self.warrior, clearing, 1, "root 15.4.1")
        place(s, side, clearing, 1, "root 15.4.1", built=True)

    # Decamp

    @law("root 15.4.2", "root G.1.13")
    def why_not_decamp(self, s: State, clearing: Clearing) -> str | None:
        """Once for each clearing, and a warrior must be there to take its place."""
        if s.own[self.seat][DECAMPED + clearing] or not self.waystations_at(s, clearing):
            return "root 15.4.2"
        why = why_not_place(s, self.seat, clearing)
        if why is not None:
            return why
        return None if s.board[self.warrior] else "root 1.5.1"

    def camped(self, s: State) -> list[Option]:
        return [c for c in CLEARINGS if self.why_not_decamp(s, c) is None]

    @law("root 15.4.2")
    def decamp(self, s: State, clearing: Clearing) -> Flow[None]:
        side: Row = yield Ask(self.seat, DECAMP_WHICH, self.waystations_at(s, clearing), (clearing,))
        s.own[self.seat][DECAMPED + clearing] = 1
        take_off(s, side, clearing, 1, "root 15.4.2")
        place(s, self.warrior, clearing, 1, "root 15.4.2")

    # Recruit

    @law("root 15.4.3")
    def why_not_recruit_at(self, s: State, clearing: Clearing) -> str | None:
        """A clearing with a waystation."""
        if not self.waystations_at(s, clearing):
            return "root 15.4.3"
        why = why_not_place(s, self.seat, clearing)
        if why is not None:
            return why
        return None if s.board[self.warrior] else "root 1.5.1"

    def recruit_sites(self, s: State, card: Card) -> list[Clearing]:
        fitting = [c for c in CLEARINGS if matches(card, s.suits[c])]
        return [c for c in fitting if self.why_not_recruit_at(s, c) is None]

    def why_not_recruit_with(self, s: State, card: Card) -> str | None:
        """A clearing of the card's suit."""
        reasons = [self.why_not_recruit_at(s, c) for c in CLEARINGS if matches(card, s.suits[c])]
        return furthest(reasons, ("root 1.5.1",), ("root 15.4.3",))

    def to_recruit_with(self, s: State) -> list[Option]:
        if not self.on_map(s):
            return []
        return [card for card in playable(s, s.hands[self.seat]) if self.recruit_sites(s, card)]

    @law("root 15.4.3", "root 1.5.4")
    def recruit(self, s: State, card: Card) -> Flow[None]:
        """Two warriors for each card."""
        clearing: Clearing = yield Ask(self.seat, RECRUIT_WHERE, self.recruit_sites(s, card), (CARD_SUIT[card],))
        spend_card(s, self.seat, card, "root 15.4.3")
        place(s, self.warrior, clearing, RECRUITS, "root 15.4.3")

    # Craft

    def craftable(self, s: State) -> list[Option]:
        return [*craftable(s, self)]

    @law("root 15.5.1")
    def craft(self, s: State, card: Card) -> Flow[None]:
        yield from craft(s, self, card)

    # Evening

    @law("root 15.6.1")
    def live_off_the_land(self, s: State, _: Option) -> Flow[None]:
        """Where many stand, one goes. And the Retinue has done its day's work."""
        self.rest(s)
        for clearing in CLEARINGS:
            if s.board[self.warrior + clearing] >= CROWDED:
                take_off(s, self.warrior, clearing, 1, "root 15.6.1")
        return
        yield

    @law("root 15.6.2")
    def why_not_add(self, s: State) -> str | None:
        """As long as no card was moved, the Retinue has fewer than ten cards, and there is one to add."""
        full = self.size(s) >= MOST_CARDS or s.own[self.seat][GATHERED] == SHIFTED
        return "root 15.6.2" if full or not s.hands[self.seat] else None

    @law("root 15.6.2")
    def add_card(self, s: State) -> Flow[None]:
        card: Card = yield Ask(self.seat, ADD_WHICH, playable(s, s.hands[self.seat]))
        slot: Word = yield Ask(self.seat, ADD_WHERE, SLOTS, (card,))
        column = SLOTS.index(slot)
        s.own[self.seat][GATHERED] = ADDED
        take_from(s, s.hands[self.seat], card)
        insort(self.column(s, column), card)
        s.tell("added to the Retinue", "root 15.6.2", (self.seat, card, column))

    def filled(self, s: State) -> list[Column]:
        return [column for column in range(len(COLUMNS)) if self.cards_in(s, column)]

    @law("root 15.6.2")
    def why_not_shift(self, s: State) -> str | None:
        """One card, and none was added."""
        return "root 15.6.2" if s.own[self.seat][GATHERED] or not self.filled(s) else None

    @law("root 15.6.2")
    def shift_card(self, s: State) -> Flow[None]:
        """From one slot to another, a Faithful Retainer too."""
        slot: Word = yield Ask(self.seat, SHIFT_FROM, [SLOTS[column] for column in self.filled(s)])
        origin: Column = SLOTS.index(slot)
        card: Option = yield Ask(self.seat, SHIFT_WHICH, self.cards_in(s, origin))
        others = [other for other in SLOTS if other is not slot]
        target: Word = yield Ask(self.seat, SHIFT_TO, others)
        column: Column = SLOTS.index(target)
        s.own[self.seat][GATHERED] = SHIFTED
        if card is RETAINER:
            s.own[self.seat][RETAINERS + origin] -= 1
            s.own[self.seat][RETAINERS + column] += 1
            s.tell("retainer moved", "root 15.6.2", (self.seat, column))
            return
        number: Card = card
        self.column(s, origin).remove(number)
        insort(self.column(s, column), number)
        s.tell("moved in the Retinue", "root 15.6.2", (self.seat, number, column))

    @law("root 15.6.3")
    def evening(self, s: State, _: Option) -> Flow[None]:
        yield from draw(s, self.seat, self.draws(s), "root 15.6.3")
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    @law("root 15.6.3")
    def draws(self, s: State) -> int:
        """One, and those on the spaces that waystations have left."""
        return 1 + sum(WAYSTATION_CARDS[: self.on_map(s)])


GATHERING: Final = (
    Action("add to the Retinue", "root 15.6.2", Keepers.why_not_add, Keepers.add_card),
    Action("move in the Retinue", "root 15.6.2", Keepers.why_not_shift, Keepers.shift_card),
)
