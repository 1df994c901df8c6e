"""The Marquise de Cat: Law of Root, chapter 6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import trait

from lawbound.kernel import NO, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import battlefields, initiate_battle, why_not_any_battle
from lawbound.root.boards import pieces, track
from lawbound.root.cards import BIRD, Card
from lawbound.root.craft import craft, craftable
from lawbound.root.faction import Faction
from lawbound.root.hand import discard_down, draw, is_asked, matching, spend, spend_card
from lawbound.root.homelands import choose_homelands, enemy_homelands
from lawbound.root.map import Clearing
from lawbound.root.move import origins, take_move, why_apart, why_not_any_move
from lawbound.root.naming import number
from lawbound.root.pieces import (
    CLEARINGS,
    Piece,
    place,
    place_again,
    place_each,
    relocate,
    set_of_pieces,
    take_off,
    why_not_build,
    why_not_place,
)
from lawbound.root.reasons import furthest
from lawbound.root.removal import Removal, Trigger
from lawbound.root.score import score
from lawbound.root.state import BOX, SUPPLY, Number, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Action, Step, menu

COUNT = pieces("marquise")
COST: Final = track("marquise", "cost")
SAWMILL_POINTS: Final = track("marquise", "sawmill_vp")
WORKSHOP_POINTS: Final = track("marquise", "workshop_vp")
RECRUITER_POINTS: Final = track("marquise", "recruiter_vp")
RECRUITER_CARDS: Final = track("marquise", "recruiter_cards")
BUILDINGS_OF_A_KIND: Final = 6
ACTIONS_PER_TURN: Final = 3
HAND_LIMIT: Final = 5

DISCARD: Final = Prompt("discard to the hand limit", "root 6.6", "card")
PLACE_KEEP: Final = Prompt("place the keep", "root 6.3.2", "clearing")
START_SAWMILL: Final = Prompt("place the first sawmill", "root 6.3.4", "clearing")
START_WORKSHOP: Final = Prompt("place the first workshop", "root 6.3.4", "clearing")
START_RECRUITER: Final = Prompt("place the first recruiter", "root 6.3.4", "clearing")
WHERE_WOOD: Final = Prompt("which sawmill gets wood", "root 1.5.4", "clearing")
FIELD_HOSPITALS: Final = Prompt("field hospitals", "root 6.2.3", "card")
RECRUIT_WHERE: Final = Prompt("recruit where", "root 1.5.4", "clearing")
BUILD_WHERE: Final = Prompt("build where", "root 6.5.4.I", "clearing")
BUILD_WHAT: Final = Prompt("build what", "root 6.5.4.I", "piece")
WOOD_FROM: Final = Prompt("take wood from", "root 6.5.4.II", "clearing")
KEEP_AT_HOME: Final = Prompt("place the keep", "root A.8.2", "clearing")
HOME_BUILDINGS: Final = (
    Prompt("place the first sawmill", "root A.8.2", "clearing"),
    Prompt("place the first workshop", "root A.8.2", "clearing"),
    Prompt("place the first recruiter", "root A.8.2", "clearing"),
)
OVERWORK_WHERE: Final = Prompt("overwork where", "root 6.5.5", "clearing")
OVERWORK_CARD: Final = Prompt("spend a card", "root 6.5.5", "card")
BIRD_CARD: Final = Prompt("spend a bird card", "root 6.5", "card")

# What she counts by turn
ACTIONS_LEFT, RECRUITED = 0, 1


@law("root 6.1")
@trait
class MarquisePieces(Faction):
    """What is the Marquise's whoever plays her: her pieces and the keep."""

    KEY: ClassVar[str] = "marquise"
    PIECES: ClassVar[tuple[Piece, ...]] = set_of_pieces(
        "marquise", buildings=("sawmill", "workshop", "recruiter"), tokens=("wood", "keep")
    )

    def find_rows(self) -> None:
        self.sawmill = self.row("sawmill")
        self.workshop = self.row("workshop")
        self.recruiter = self.row("recruiter")
        self.wood = self.row("wood")
        self.keep = self.row("keep")

    @law("root 6.2.2", "rootbotics 4.2.1")
    def why_not_placed(self, s: State, owner: Number, clearing: Clearing, by: Number) -> str | None:
        """Only she places pieces in the clearing with the keep; moving into it is no placing."""
        return "root 6.2.2" if s.board[self.keep + clearing] and by != self.seat else None

    @law("root 6.2.2", "rootbotics 4.2.1")
    def removed_destination(self, row: Row, removal: Removal) -> int:
        """A removed keep goes back to the box for good."""
        return BOX if row == self.keep else SUPPLY

    def keep_clearing(self, s: State) -> Clearing:
        """Where the keep stands; 0 if it has been removed."""
        clearing = s.starts[self.seat]
        return clearing if clearing and s.board[self.keep + clearing] else 0

    @law("root 6.3.3", "rootbotics 4.3.3")
    def garrison(self, s: State, keep: Clearing, article: str) -> None:
        """A warrior everywhere except in the corner diagonally opposite, and where something forbids it (1.1.2)."""
        for clearing in CLEARINGS:
            if clearing != s.box.map.opposite[keep] and why_not_place(s, self.seat, clearing) is None:
                place(s, self.warrior, clearing, 1, article)

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """A keep that is not on the map has gone to the box."""
        if s.board[self.keep]:
            relocate(s, self.keep, SUPPLY, BOX, 1)
        for clearing in CLEARINGS:
            if s.board[self.keep + clearing]:
                s.starts[self.seat] = clearing


@law("root 6.1")
class Marquise(MarquisePieces):
    """The Marquise de Cat."""

    OWN: ClassVar[int] = 2

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.crafting_rows = self._workshops()

    @law("root 6.2.1")
    def _workshops(self) -> tuple[Row, ...]:
        """She crafts with workshops."""
        return (self.workshop,)

    # Abilities

    @law("root 6.2.3")
    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        """Field hospitals, if she has a keep and a card to pay with; what is lost on a path was in no clearing."""
        if removal.warriors and removal.clearing and self.keep_clearing(s):
            return [Trigger("field hospitals", self.seat, removal.clearing, removal.warriors, removal.by)]
        return []

    @law("root 6.2.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """She may spend a card of the clearing's suit to put the removed warriors in the clearing with the keep."""
        clearing, warriors = trigger.clearing, trigger.amount
        keep = self.keep_clearing(s)
        can_place = keep and why_not_place(s, self.seat, keep) is None
        cards = matching(s, s.hands[self.seat], s.suits[clearing]) if can_place else []
        if can_place and is_asked(s, self.seat, cards):
            card = yield Ask(self.seat, FIELD_HOSPITALS, [*cards, NO], (clearing, warriors), s.box.discreet)
            if card is not NO:
                spend_card(s, self.seat, card, "root 6.2.3")
                place_again(s, self.warrior, keep, warriors, "root 6.2.3")

    # Setup

    @law("root 6.3", "root 6.3.1", "root 6.3.5")
    def setup(self, s: State) -> Flow[None]:
        """Her supply and her tracks are full from the start; what is placed leaves the leftmost spaces."""
        keep = yield from self.place_keep(s)
        self.garrison(s, keep, "root 6.3.3")
        yield from self.place_starting_buildings(s, keep)

    @law("root A.8.2")
    def setup_by_card(self, s: State) -> Flow[None]:
        """Three homelands with a building each and two warriors; the keep in one of them, a warrior everywhere else.

        The keep stands beside no enemy homeland, if possible.
        """
        homelands = yield from choose_homelands(s, self)
        for clearing in CLEARINGS:
            if why_not_place(s, self.seat, clearing) is None:
                place(s, self.warrior, clearing, 2 if clearing in homelands else 1, "root A.8.2")
        enemies = enemy_homelands(s, self.seat)
        apart = [c for c in homelands if not any([to in enemies for to in s.paths[c]])]
        keep: Clearing = yield Ask(self.seat, KEEP_AT_HOME, apart or homelands)
        place(s, self.keep, keep, 1, "root A.8.2")
        s.starts[self.seat] = keep
        for row, prompt in zip(self.buildings, HOME_BUILDINGS, strict=True):
            if homelands:
                site: Clearing = yield Ask(self.seat, prompt, homelands)
                place(s, row, site, 1, "root A.8.2")
                homelands.remove(site)

    @law("root A.8.2.I")
    def why_not_homeland(self, s: State, clearing: Clearing) -> str | None:
        """One of the three buildings stands in each."""
        return why_not_build(s, self.seat, clearing)

    @law("root 6.3.2")
    def place_keep(self, s: State) -> Flow[Clearing]:
        corners = [corner for corner in s.box.map.corners if why_not_place(s, self.seat, corner) is None]
        keep: Clearing = yield Ask(self.seat, PLACE_KEEP, corners)
        place(s, self.keep, keep, 1, "root 6.3.2")
        s.starts[self.seat] = keep
        return keep

    @law("root 6.3.4")
    def why_not_start_in(self, s: State, clearing: Clearing) -> str | None:
        """The keep's clearing or one beside it, with an open slot."""
        keep = s.starts[self.seat]
        if clearing != keep and clearing not in s.paths[keep]:
            return why_apart(s, self.number, keep, clearing) or "root 6.3.4"
        return why_not_build(s, self.seat, clearing)

    @law("root 6.3.4")
    def place_starting_buildings(self, s: State, keep: Clearing) -> Flow[None]:
        for row, prompt in (
            (self.sawmill, START_SAWMILL),
            (self.workshop, START_WORKSHOP),
            (self.recruiter, START_RECRUITER),
        ):
            sites = [c for c in (keep, *s.paths[keep]) if self.why_not_start_in(s, c) is None]
            if sites:  # vaults of hirelings may have taken the slots
                site: Clearing = yield Ask(self.seat, prompt, sites)
                place(s, row, site, 1, "root 6.3.4")

    # Turn

    def turn_begins(self, s: State) -> None:
        own = s.own[self.seat]
        own[ACTIONS_LEFT] = ACTIONS_PER_TURN
        own[RECRUITED] = 0

    def steps(self) -> tuple[Step, ...]:
        return (
            Step("place wood", BIRDSONG, "root 6.4", Marquise.birdsong),
            Step("craft", DAYLIGHT, "root 6.2.1", Marquise.craft, Marquise.craftable),
            menu("actions", DAYLIGHT, "root 6.5", ACTIONS),
            Step("draw and discard", EVENING, "root 6.6", Marquise.evening),
        )

    @law("root 6.4", "root 1.5.4")
    def birdsong(self, s: State, _: Option) -> Flow[None]:
        """Wood at every sawmill. If there is not enough for all, she chooses where it goes."""
        due = {c: s.board[self.sawmill + c] for c in CLEARINGS if s.board[self.sawmill + c]}
        yield from place_each(s, self.seat, self.wood, due, WHERE_WOOD, "root 6.4")

    @law("root 6.5")
    def craftable(self, s: State) -> list[Option]:
        return [*craftable(s, self)]

    @law("root 6.5", "root 6.2.1")
    def craft(self, s: State, card: Card) -> Flow[None]:
        """First in Daylight, before the actions."""
        yield from craft(s, self, card)

    # Actions

    @law("root 6.5")
    def why_not_act(self, s: State) -> str | None:
        """Three actions a turn, and one more for each bird card spent."""
        return None if s.own[self.seat][ACTIONS_LEFT] else "root 6.5"

    def act(self, s: State) -> None:
        s.own[self.seat][ACTIONS_LEFT] -= 1

    def why_not_bird(self, s: State) -> str | None:
        return None if matching(s, s.hands[self.seat], BIRD) else "root 6.5"

    @law("root 6.5")
    def spend_bird(self, s: State) -> Flow[None]:
        """Spend a bird card for one more action."""
        card: Card = yield Ask(self.seat, BIRD_CARD, matching(s, s.hands[self.seat], BIRD))
        spend_card(s, self.seat, card, "root 6.5")
        s.own[self.seat][ACTIONS_LEFT] += 1

    def why_not_battle(self, s: State) -> str | None:
        return self.why_not_act(s) or why_not_any_battle(s, self)

    @law("root 6.5.1")
    def battle(self, s: State) -> Flow[None]:
        self.act(s)
        yield from initiate_battle(s, self, battlefields(s, self))

    def why_not_march(self, s: State) -> str | None:
        return self.why_not_act(s) or (None if origins(s, self) else why_not_any_move(s, self))

    @law("root 6.5.2")
    def march(self, s: State) -> Flow[None]:
        """Up to two moves."""
        self.act(s)
        yield from take_move(s, self, "root 6.5.2")
        yield from take_move(s, self, "root 6.5.2", optional=True)

    @law("root 6.5.3")
    def why_not_recruit(self, s: State) -> str | None:
        """At most once a turn."""
        if s.own[self.seat][RECRUITED]:
            return "root 6.5.3"
        why = self.why_not_act(s)
        if why is None and s.board[self.recruiter] == BUILDINGS_OF_A_KIND:
            return "root 6.5.3"
        if why is None and not s.board[self.warrior]:
            return "root 1.5.1"
        return why

    @law("root 6.5.3", "root 1.5.4")
    def recruit(self, s: State) -> Flow[None]:
        """A warrior at each recruiter; with too few warriors for all, she chooses where."""
        self.act(s)
        s.own[self.seat][RECRUITED] = 1
        due = {c: s.board[self.recruiter + c] for c in CLEARINGS if s.board[self.recruiter + c]}
        yield from place_each(s, self.seat, self.warrior, due, RECRUIT_WHERE, "root 6.5.3")

    @law("root 6.5.4.II")
    def connected(self, s: State, clearing: Clearing) -> list[Clearing]:
        """The clearings she rules that are connected to this one through clearings she rules, itself included."""
        side, ruler = self.side, s.ruler
        found = [clearing]
        for here in found:
            for other in self.neighbours(s, here):
                if ruler[other] == side and other not in found:
                    found.append(other)
        return found

    def cost(self, s: State, row: Row) -> int:
        """The wood that the next building of this kind costs; more than there is once all are built."""
        built = BUILDINGS_OF_A_KIND - s.board[row]
        return COST[built] if built < BUILDINGS_OF_A_KIND else COUNT["wood"] + 1

    @law("root 6.5.4.I")
    def why_not_build_at(self, s: State, clearing: Clearing, row: Row) -> str | None:
        """She must rule the clearing, have an open slot there, and be able to pay."""
        if s.ruler[clearing] != self.side:
            return "root 6.5.4.I"
        why = why_not_build(s, self.seat, clearing)
        if why is not None:
            return why
        if not s.board[row]:
            return "root 1.5.1"
        board, wood = s.board, self.wood
        have = sum([board[wood + c] for c in self.connected(s, clearing)])
        return "root 6.5.4.II" if have < self.cost(s, row) else None

    def why_not_build_here(self, s: State, clearing: Clearing) -> str | None:
        """Why she can build nothing there: the cheapest building tells it."""
        return self.why_not_build_at(s, clearing, self.cheapest(s))

    def cheapest(self, s: State) -> Row:
        """The building that costs least now."""
        costs = [self.cost(s, row) for row in self.buildings]
        return self.buildings[costs.index(min(costs))]

    def building_sites(self, s: State) -> list[Clearing]:
        """Where she can build something."""
        cheapest = min([self.cost(s, row) for row in self.buildings])
        seat, board, wood = self.seat, s.board, self.wood
        if cheapest > COUNT["wood"] - board[wood]:
            return []
        sites: list[Clearing] = []
        for clearing in CLEARINGS:
            if s.ruler[clearing] == self.side and s.slots[clearing] and why_not_place(s, seat, clearing) is None:
                have = sum([board[wood + c] for c in self.connected(s, clearing)])
                if have >= cheapest:
                    sites.append(clearing)
        return sites

    def why_not_build(self, s: State) -> str | None:
        why = self.why_not_act(s)
        if why is not None or self.building_sites(s):
            return why
        row = self.cheapest(s)
        reasons = [self.why_not_build_at(s, c, row) for c in CLEARINGS if s.ruler[c] == self.side]
        return furthest(reasons, ("root 6.5.4.II", "root 1.5.1"), ("root 2.2.3",)) if reasons else "root 6.5.4.I"

    @law("root 6.5.4", "root 6.5.4.I", "root 6.5.4.III")
    def build(self, s: State) -> Flow[None]:
        """Choose clearing and building, pay in wood, place it and score."""
        self.act(s)
        clearing: Clearing = yield Ask(self.seat, BUILD_WHERE, self.building_sites(s))
        kinds = [row for row in self.buildings if self.why_not_build_at(s, clearing, row) is None]
        row: Row = yield Ask(self.seat, BUILD_WHAT, kinds, (clearing,))
        points = self.points(s, row)
        yield from self.pay_wood(s, clearing, self.cost(s, row))
        place(s, row, clearing, 1, "root 6.5.4.III", built=True)
        score(s, self.seat, points, "root 6.5.4.III")

    def points(self, s: State, row: Row) -> int:
        """The points on the space of the next building of this kind."""
        table = {self.sawmill: SAWMILL_POINTS, self.workshop: WORKSHOP_POINTS, self.recruiter: RECRUITER_POINTS}
        return table[row][BUILDINGS_OF_A_KIND - s.board[row]]

    @law("root 6.5.4.II")
    def pay_wood(self, s: State, clearing: Clearing, cost: int) -> Flow[None]:
        """Remove wood from the clearing and from those connected to it through her rule, as she likes."""
        reach = sorted(self.connected(s, clearing))
        for _ in range(cost):
            source: Clearing = yield Ask(
                self.seat, WOOD_FROM, [c for c in reach if s.board[self.wood + c]], (clearing,)
            )
            take_off(s, self.wood, source, 1, "root 6.5.4.II", paid=True)

    @law("root 6.5.5")
    def why_not_overwork_at(self, s: State, clearing: Clearing) -> str | None:
        """A sawmill, and a card of the clearing's suit; the supply of wood does not matter (1.5.4)."""
        if not s.board[self.sawmill + clearing]:
            return "root 6.5.5"
        why = why_not_place(s, self.seat, clearing)
        if why is not None:
            return why
        return None if matching(s, s.hands[self.seat], s.suits[clearing]) else "root 6.5.5"

    def overwork_sites(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_overwork_at(s, c) is None]

    def why_not_overwork(self, s: State) -> str | None:
        why = self.why_not_act(s)
        if why is not None:
            return why
        sawmills = [c for c in CLEARINGS if s.board[self.sawmill + c]]
        reasons = [self.why_not_overwork_at(s, c) for c in sawmills] or ["root 6.5.5"]
        return furthest(reasons, ("root 6.5.5",))

    @law("root 6.5.5", "root 1.5.4")
    def overwork(self, s: State) -> Flow[None]:
        """Spend a card of the suit of a clearing with a sawmill, and place a wood token there if there is one."""
        self.act(s)
        clearing: Clearing = yield Ask(self.seat, OVERWORK_WHERE, self.overwork_sites(s))
        yield from spend(s, self.seat, matching(s, s.hands[self.seat], s.suits[clearing]), OVERWORK_CARD)
        place(s, self.wood, clearing, 1, "root 6.5.5")

    # Evening

    @law("root 6.6")
    def evening(self, s: State, _: Option) -> Flow[None]:
        """Draw a card and one for each uncovered bonus, then discard down to five."""
        recruiters = BUILDINGS_OF_A_KIND - s.board[self.recruiter]
        yield from draw(s, self.seat, 1 + sum(RECRUITER_CARDS[:recruiters]), "root 6.6")
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    # Positions

    FIELDS: ClassVar[tuple[str, ...]] = ("actions left", "recruited")

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.seat]
        return {"actions left": own[ACTIONS_LEFT], "recruited": own[RECRUITED]}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        own = s.own[self.seat]
        own[ACTIONS_LEFT] = number(fields.get("actions left", ACTIONS_PER_TURN), "marquise, actions left", 99)
        own[RECRUITED] = number(fields.get("recruited", 0), "marquise, recruited", 1)


ACTIONS: Final = (
    Action("battle", "root 6.5.1", Marquise.why_not_battle, Marquise.battle),
    Action("march", "root 6.5.2", Marquise.why_not_march, Marquise.march),
    Action("recruit", "root 6.5.3", Marquise.why_not_recruit, Marquise.recruit),
    Action("build", "root 6.5.4", Marquise.why_not_build, Marquise.build),
    Action("overwork", "root 6.5.5", Marquise.why_not_overwork, Marquise.overwork),
    Action("bird card for an action", "root 6.5", Marquise.why_not_bird, Marquise.spend_bird),
)
