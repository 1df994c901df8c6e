"""The Underground Duchy in human hands: its abilities, setup, Birdsong and Evening (Law of Root, chapter 12)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.boards import track
from lawbound.root.cards import BIRD, CARD_SUIT, UNKNOWN, Card
from lawbound.root.craft import craft, craftable
from lawbound.root.factions.duchy.assembly import (
    ACTED,
    ASSEMBLED,
    ASSEMBLY,
    ASSEMBLY_ACTIONS,
    CROWNS_LOST,
    OWN_NUMBERS,
    SWAYED,
    SWAYED_NOW,
)
from lawbound.root.factions.duchy.ministers import EVERY_MINISTER, MINISTERS, RANK, RANK_NAMES, Minister
from lawbound.root.factions.duchy.parliament import Parliament
from lawbound.root.factions.duchy.pieces import SURFACING, DuchyPieces
from lawbound.root.hand import discard, discard_down, discard_random, draw, in_order
from lawbound.root.homelands import choose_homelands, spread, why_not_around
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, mapping, names_in, number, one_of, read_cards, write_cards
from lawbound.root.owner import linked
from lawbound.root.pieces import place, why_not_place
from lawbound.root.removal import Removal, Trigger
from lawbound.root.state import BURROW, Number, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Step, menu

CITADEL_WARRIORS: Final = track("duchy", "citadel_warriors")
MARKET_CARDS: Final = track("duchy", "market_cards")
HAND_LIMIT: Final = 5
AROUND_HOME: Final = 5

SURFACE: Final = Prompt("surface in a corner", "root 12.3.3", "clearing")
WHO_LEAVES: Final = Prompt("which minister leaves", "root 12.2.3", "minister")
DISCARD: Final = Prompt("discard to the hand limit", "root 12.6.3", "card")


@law("root 12.1")
class Duchy(Parliament):
    """The Underground Duchy.

    Its own numbers: which ministers are swayed, the crowns of each rank that have gone to the box, what it has done in
    this turn. The cards revealed this turn are its one pile.
    """

    OWN: ClassVar[int] = OWN_NUMBERS
    PILES: ClassVar[int] = 1

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.crafting_rows = self._workshops()

    @law("root 12.2.1", "root 12.6.2")
    def _workshops(self) -> tuple[Row, ...]:
        """Citadels and markets are the same for crafting."""
        return (self.citadel, self.market)

    @law("root 12.2.2")
    def neighbours(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        """What is adjacent for everybody, and by tunnel the Burrow."""
        paths = [] if clearing == BURROW else s.paths[clearing]
        if s.box.links or s.box.cards_links:
            paths = linked(s, self.number, clearing, paths)
        return self.with_burrow(s, clearing, paths)

    @law("root 12.2.2")
    def why_apart(self, s: State, owner: Number, origin: Clearing, destination: Clearing) -> str | None:
        """Without a tunnel nothing leads into the Burrow, nor out of it."""
        return "root 12.2.2" if BURROW in (origin, destination) else None

    # The price of failure

    @law("root 12.2.3")
    def after_losses(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """One penalty for each removal, however many buildings go at once."""
        for removal in removals:
            if removal.owner == self.seat and (removal.count(self.citadel) or removal.count(self.market)):
                return [Trigger("price of failure", self.seat, removal.clearing, 1, removal.by)]
        return []

    @law("root 12.2.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """A random card, and a minister of the highest rank; the crown goes to the box for good."""
        yield from discard_random(s, self.seat, "root 12.2.3")
        swayed = self.all_swayed(s)
        if not swayed:
            return
        highest = max([RANK[minister] for minister in swayed])
        leaving = [minister for minister in swayed if RANK[minister] == highest]
        minister: Minister = yield Ask(self.seat, WHO_LEAVES, leaving)
        own = s.own[self.seat]
        own[SWAYED + minister] = 0
        own[CROWNS_LOST + highest] += 1
        s.tell("crown lost", "root 12.2.3", (self.seat, minister))

    # Setup

    @law("root 12.3", "root 12.3.1", "root 12.3.4", "root 12.3.5", "root 12.3.6")
    def setup(self, s: State) -> Flow[None]:
        """Its supply, its tracks, the pile of ministers and the spaces of the crowns are full from the start."""
        self.prepare_burrow(s)
        yield from self.surface(s)

    @law("root A.8.2")
    def setup_by_card(self, s: State) -> Flow[None]:
        """In a homeland, with five warriors around it."""
        self.prepare_burrow(s)
        for homeland in (yield from choose_homelands(s, self)):
            s.starts[self.seat] = homeland
            place(s, self.warrior, homeland, SURFACING, "root A.8.2")
            place(s, self.tunnel, homeland, 1, "root A.8.2")
            yield from spread(s, self, self.warrior, AROUND_HOME, s.paths[homeland])

    @law("root A.8.2.I")
    def why_not_homeland(self, s: State, clearing: Clearing) -> str | None:
        """There, and beside it, warriors may be placed."""
        return why_not_place(s, self.seat, clearing) or why_not_around(s, self, clearing)

    @law("root 12.3.3")
    def surface(self, s: State) -> Flow[None]:
        corner: Clearing = yield Ask(self.seat, SURFACE, self.free_corners(s))
        s.starts[self.seat] = corner
        place(s, self.warrior, corner, SURFACING, "root 12.3.3")
        place(s, self.tunnel, corner, 1, "root 12.3.3")
        for clearing in self.neighbours(s, corner):
            if clearing != BURROW and why_not_place(s, self.seat, clearing) is None:
                place(s, self.warrior, clearing, SURFACING, "root 12.3.3")

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][ASSEMBLED:] = bytes(OWN_NUMBERS - ASSEMBLED)

    @law("root 12.5", "root 12.6")
    def steps(self) -> tuple[Step, ...]:
        return (
            Step("recruit", BIRDSONG, "root 12.4", Duchy.birdsong),
            menu("assembly", DAYLIGHT, "root 12.5.1", ASSEMBLY),
            Step("parliament", DAYLIGHT, "root 12.5.2", Duchy.let_act, Duchy.able),
            Step("sway", DAYLIGHT, "root 12.5.3", Duchy.sway, Duchy.to_be_swayed),
            Step("return revealed cards", EVENING, "root 12.6.1", Duchy.return_revealed),
            Step("craft", EVENING, "root 12.6.2", Duchy.craft, Duchy.craftable),
            Step("draw and discard", EVENING, "root 12.6.3", Duchy.evening),
        )

    @law("root 12.4")
    def birdsong(self, s: State, _: Option) -> Flow[None]:
        place(s, self.warrior, BURROW, self.recruits(s), "root 12.4")
        return
        yield

    def recruits(self, s: State) -> int:
        """One, and those on the spaces that citadels have left."""
        return 1 + sum(CITADEL_WARRIORS[: self.built(s, self.citadel)])

    # Evening

    @law("root 12.6.1")
    def return_revealed(self, s: State, _: Option) -> Flow[None]:
        """Birds are discarded, all others come back to the hand."""
        revealed = s.piles[self.pile]
        birds = yield from in_order(s, self.seat, [card for card in bytes(revealed) if CARD_SUIT[card] == BIRD])
        for card in birds:
            revealed.remove(card)
            discard(s, self.seat, card, "root 12.6.1")
        for card in bytes(revealed):
            insort(s.hands[self.seat], card)
            s.tell("took back", "root 12.6.1", (self.seat, card))
        revealed.clear()

    def craftable(self, s: State) -> list[Option]:
        return [*craftable(s, self)]

    @law("root 12.6.2")
    def craft(self, s: State, card: Card) -> Flow[None]:
        yield from craft(s, self, card)

    @law("root 12.6.3")
    def evening(self, s: State, _: Option) -> Flow[None]:
        yield from draw(s, self.seat, self.draws(s), "root 12.6.3")
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    def draws(self, s: State) -> int:
        return 1 + sum(MARKET_CARDS[: self.built(s, self.market)])

    # Positions

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("burrow", "swayed", "crowns lost", "revealed"),
        *("assembled", "acted", "swayed now"),
    )

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.seat]
        return {
            **DuchyPieces.describe(self, s),
            "swayed": [MINISTERS[minister] for minister in self.all_swayed(s)],
            "crowns lost": {RANK_NAMES[rank]: own[CROWNS_LOST + rank] for rank in range(3) if own[CROWNS_LOST + rank]},
            "revealed": write_cards(s.piles[self.pile]),
            "assembled": own[ASSEMBLED],
            "acted": [MINISTERS[minister] for minister in EVERY_MINISTER if own[ACTED + minister]],
            "swayed now": own[SWAYED_NOW],
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        own = s.own[self.seat]
        DuchyPieces.restore(self, s, fields)
        for name in names_in(fields.get("swayed"), "duchy, swayed"):
            own[SWAYED + one_of(name, MINISTERS, "duchy, swayed")] = 1
        for name, count in mapping(fields.get("crowns lost"), "duchy, crowns lost").items():
            rank = one_of(name, RANK_NAMES, "duchy, crowns lost")
            own[CROWNS_LOST + rank] = number(count, f"duchy, crowns lost, {name}", self.crowns(s, rank))
        s.piles[self.pile][:] = bytes(sorted(read_cards(fields.get("revealed"), "duchy, revealed")))
        if UNKNOWN in s.piles[self.pile]:
            raise PositionError(
                "{where}: these cards lie face up ({article}).",
                refusal="position-face-up",
                where="duchy, revealed",
                article="root 2.1.4",
            )
        own[ASSEMBLED] = number(fields.get("assembled", 0), "duchy, assembled", ASSEMBLY_ACTIONS)
        for name in names_in(fields.get("acted"), "duchy, acted"):
            own[ACTED + one_of(name, MINISTERS, "duchy, acted")] = 1
        own[SWAYED_NOW] = number(fields.get("swayed now", 0), "duchy, swayed now", 1)
