"""The Mechanical Marquise 2.0: Law of Rootbotics, chapter 4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lawbound.kernel import Flow, Option, Seat
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.bots import shopping
from lawbound.root.bots.bot import Bot, in_phases
from lawbound.root.cards import BIRD, FOX, MOUSE, RABBIT
from lawbound.root.factions.marquise import MarquisePieces
from lawbound.root.map import Clearing
from lawbound.root.naming import number, write_cards
from lawbound.root.pieces import place, why_not_build
from lawbound.root.rule import ruled_clearings
from lawbound.root.score import score
from lawbound.root.state import Row, State
from lawbound.root.steps import DAYLIGHT, Step
from lawbound.root.turn import skip_to

TRACK: Final = (0, 1, 2, 3, 4, 5)  # points by space, the same for the three tracks
BUILDINGS_OF_A_KIND: Final = 6
RECRUITS: Final = 4
STAY_BEHIND: Final = 3
FEW_BUILDINGS: Final = 5

BUILT, EXPANDED = 0, 1  # whether it has placed a building, and expanded, this turn


@law("rootbotics 4.1")
class MechanicalMarquise(Bot, MarquisePieces):
    """The Mechanical Marquise 2.0."""

    OWN: ClassVar[int] = 2
    PILES: ClassVar[int] = 1  # the order card
    FIELDS: ClassVar[tuple[str, ...]] = ("order", "built", "expanded")
    TRAITS: ClassVar[tuple[str, ...]] = ("blitz", "fortified", "hospitals", "iron_will", "overwhelming")
    seeks_birds: ClassVar[bool] = True

    # Setup

    @law("rootbotics 4.3", "rootbotics 4.3.1", "rootbotics 4.3.5")
    def setup(self, s: State) -> Flow[None]:
        """Its supply and its tracks are full from the start; what is placed leaves the leftmost spaces."""
        keep = yield from self.place_keep(s)
        self.garrison(s, keep, "rootbotics 4.3.3")
        place(s, self.warrior, keep, 1, "rootbotics 4.3.3")
        yield from self.place_starting_buildings(s, keep)

    @law("rootbotics 4.3.2")
    def place_keep(self, s: State) -> Flow[Clearing]:
        """In a random corner."""
        free = [c for c in s.box.map.corners if c not in s.starts and self.can_place(s, c)]
        keep: Clearing = yield from self.among(s, "rootbotics 4.3.2", free).at_random()
        place(s, self.keep, keep, 1, "rootbotics 4.3.2")
        s.starts[self.seat] = keep
        return keep

    @law("rootbotics 4.3.4")
    def place_starting_buildings(self, s: State, keep: Clearing) -> Flow[None]:
        """At random among the keep and its neighbours, no two in the same clearing."""
        used: list[Clearing] = []
        for row in self.buildings:
            sites = [
                c for c in (keep, *self.neighbours(s, keep)) if c not in used and why_not_build(s, self.seat, c) is None
            ]
            site: Clearing | None = yield from self.among(s, "rootbotics 4.3.4", sites).at_random()
            if site is not None:
                used.append(site)
                place(s, row, site, 1, "rootbotics 4.3.4")

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][:] = bytes(self.OWN)

    @law("rootbotics 4.4", "rootbotics 4.5", "rootbotics 4.6")
    def steps(self) -> tuple[Step, ...]:
        bot = MechanicalMarquise
        return in_phases(
            birdsong={"4.4.1 reveal order": bot.reveal, "4.4.2 craft item": bot.craft},
            daylight={
                "4.5.1 battle": bot.battle,
                "4.5.2 recruit": bot.recruit,
                "4.5.3 build": bot.build,
                "4.5.4 move": bot.move,
                "4.5.5 expand": bot.expand,
            },
            evening={"4.6.1 score": bot.score, "4.6.2 discard order": bot.end_order},
        )

    @law("rootbotics 4.7")
    def escalated(self, s: State) -> bool:
        """A bird order: Escalated Daylight. Its orders are the same four steps, read for every clearing."""
        return self.order_suit(s) == BIRD

    def article(self, s: State, step: str) -> str:
        """The article of a step of Daylight, ordinary or escalated."""
        return ("rootbotics 4.7." if self.escalated(s) else "rootbotics 4.5.") + step

    # Battle

    @law("rootbotics 4.5.1", "rootbotics 4.7.1")
    def battle(self, s: State, _: Option) -> Flow[None]:
        """In every ordered clearing; with a bird order in every clearing."""
        yield from self.battle_in(s, self.ordered(s))

    @law("rootbotics 4.5.1", "rootbotics 4.5.1.I", "rootbotics 4.7.1", "rootbotics 4.7.1.I")
    def choose_defender(self, s: State, clearing: Clearing) -> Flow[Seat | None]:
        return (
            self.among(s, self.article(s, "1"), self.present_rivals(s, clearing))
            .most("pieces there", lambda seat: self.pieces_of(s, seat, clearing))
            .most("victory points", lambda seat: self.points_of(s, seat), self.article(s, "1.I"))
            .by_turn_order()
        )
        yield

    # Recruit

    @law("rootbotics 4.5.2", "rootbotics 4.7.2", "rootbotics 3.3.1", "rootbotics 3.3.2")
    def recruit(self, s: State, _: Option) -> Flow[None]:
        """Easy places two warriors instead of four; challenging adds two in the best ruled ordered clearing.

        Iron Will doubles what Escalated Daylight recruits, but not those two. With Overwhelming every two warriors that
        it lacks, or has no clearing for, are a point; the two of challenging are recruited too, and what a snare stops
        is not lacking.
        """
        count = 2 if self.difficulty == "easy" else RECRUITS
        if self.escalated(s):
            lacking = self.recruit_escalated(s, 2 * count if self.has("iron_will") else count)
        else:
            lacking = self.recruit_evenly(s, count)
        if self.hard:
            best = self.among(s, "rootbotics 3.3.1", self.ruled_ordered(s)).by_priority()
            lacking += 2 if best is None else self.recruit_at(s, best, 2, "rootbotics 3.3.1")
        if self.has("overwhelming"):
            score(s, self.seat, lacking // 2, "rootbotics 3.3.2")
        return
        yield

    def ruled_ordered(self, s: State) -> list[Clearing]:
        ruled = ruled_clearings(s, self.seat)
        return [c for c in self.ordered(s) if c in ruled and self.can_place(s, c)]

    def recruit_at(self, s: State, clearing: Clearing, count: int, article: str) -> int:
        """Place warriors; returns how many of them the supply lacks."""
        lacking = max(0, count - s.board[self.warrior])
        self.place_warriors(s, clearing, count, article)
        return lacking

    @law("rootbotics 4.5.2")
    def recruit_evenly(self, s: State, count: int) -> int:
        """Spread over the ordered clearings it rules, what is left over from the highest priority; returns the lack.

        With too few in the supply it spreads evenly those that it has.
        """
        sites = self.ruled_ordered(s)
        if not sites:
            return count
        supply = min(count, s.board[self.warrior])
        favoured: list[Clearing] = []
        for _ in range(supply % len(sites)):
            best = self.among(s, "rootbotics 4.5.2", [c for c in sites if c not in favoured]).by_priority()
            favoured += [] if best is None else [best]
        for clearing in sites:
            share = supply // len(sites) + (1 if clearing in favoured else 0)
            self.recruit_at(s, clearing, share, "rootbotics 4.5.2")
        return count - supply

    @law("rootbotics 4.7.2", "rootbotics 2.4")
    def recruit_escalated(self, s: State, count: int) -> int:
        """Half in each of the two lowest-priority clearings it rules, all in the only one; returns the lack.

        With too few in the supply the clearing of higher priority comes first.
        """
        ruled = [c for c in ruled_clearings(s, self.seat) if self.can_place(s, c)]
        sites: list[Clearing] = []
        while ruled and len(sites) < 2:
            site = self.among(s, "rootbotics 4.7.2", ruled).by_lowest_priority()
            if site is not None:
                sites.append(site)
                ruled.remove(site)
        if not sites:
            return count
        return sum([self.recruit_at(s, c, count // len(sites), "rootbotics 4.7.2") for c in sorted(sites)])

    # Build

    @law("rootbotics 4.5.3", "rootbotics 4.7.3")
    def build(self, s: State, _: Option) -> Flow[None]:
        """The ordered kind, in the ruled clearing with the most of its warriors that has an open slot."""
        shopping.make_room(s, self)
        row = self.building_to_place(s)
        if row is None or not s.board[row]:
            return
        site = (
            self.among(s, self.article(s, "3"), ruled_clearings(s, self.seat))
            .where("open slot", lambda c: why_not_build(s, self.seat, c) is None, "rootbotics 2.3")
            .most("own warriors", lambda c: self.own_warriors(s, c))
            .by_priority()
        )
        if site is not None and self.place_piece(s, row, site, self.article(s, "3")):
            s.own[self.seat][BUILT] = 1
        return
        yield

    @law("rootbotics 4.5.3", "rootbotics 4.7.3")
    def building_to_place(self, s: State) -> Row | None:
        """Fox a sawmill, rabbit a workshop, mouse a recruiter; a bird the kind of which most are on the map.

        Sawmills win their ties, then recruiters. A kind that is used up is not placed.
        """
        suit = self.order_suit(s)
        if suit == BIRD:
            built = {row: BUILDINGS_OF_A_KIND - s.board[row] for row in self.buildings}
            most = max(built.values())
            return next(row for row in (self.sawmill, self.recruiter, self.workshop) if built[row] == most)
        return None if suit is None else {FOX: self.sawmill, RABBIT: self.workshop, MOUSE: self.recruiter}[suit]

    def building_due(self, s: State) -> Row | None:
        row = self.building_to_place(s)
        return row if row is not None and s.board[row] else None

    # Move

    @law("rootbotics 4.5.4", "rootbotics 4.7.4")
    def move(self, s: State, _: Option) -> Flow[None]:
        """From every ordered clearing all warriors but three; with a bird order then battle where it has moved."""
        reached: list[Clearing] = []
        for clearing in self.ordered(s):
            destination = yield from self.march(s, clearing, STAY_BEHIND, self.article(s, "4"))
            if destination is not None and destination not in reached:
                reached.append(destination)
        if self.escalated(s):
            yield from self.battle_in(s, sorted(reached))
        if self.has("blitz"):
            yield from self.blitz(s)

    def march(self, s: State, origin: Clearing, stay: int, article: str) -> Flow[Clearing | None]:
        """Move all warriors but some to the adjacent clearing with the most enemy pieces; where to, if anywhere."""
        if self.own_warriors(s, origin) <= stay:
            return None
        destination = (
            self.among(s, article, [*self.reach(s, origin)])
            .where("legal move", lambda c: self.can_move(s, origin, c), "rootbotics 2.3")
            .most("enemy pieces", lambda c: self.enemy_pieces(s, c))
            .by_priority()
        )
        if destination is None:
            return None
        count = self.own_warriors(s, origin) - stay
        moved = yield from self.move_warriors(s, origin, destination, count, article)
        return destination if moved else None

    @law("rootbotics 3.3.2")
    def blitz(self, s: State) -> Flow[None]:
        """Blitz: all warriors but one leave the best ruled clearing without enemies, and battle where they arrive.

        They go where those of the Move step would. A clearing with a single warrior is no legal origin (2.3).
        """
        origin = (
            self.among(s, "rootbotics 3.3.2", ruled_clearings(s, self.seat))
            .where("no enemy pieces", lambda c: not self.enemy_pieces(s, c))
            .where("warriors to spare", lambda c: self.own_warriors(s, c) > 1, "rootbotics 2.3")
            .by_priority()
        )
        if origin is not None:
            destination = yield from self.march(s, origin, 1, "rootbotics 3.3.2")
            if destination is not None:
                yield from self.battle_in(s, [destination])

    # Expand

    @law("rootbotics 4.5.5")
    def expand(self, s: State, _: Option) -> Flow[None]:
        """Without a building placed, and with five or fewer on the map: another order, and Daylight again, once a turn.

        In the Polish edition there is no such limit. Escalated Daylight has no such step.
        """
        own = s.own[self.seat]
        on_map = sum([BUILDINGS_OF_A_KIND - s.board[row] for row in self.buildings])
        once = s.box.options["expand_limit"] == "once_per_turn" or self.has("overwhelming")
        if self.escalated(s) or own[BUILT] or on_map > FEW_BUILDINGS or (own[EXPANDED] and once):
            return
        if own[EXPANDED] == 255:  # an order that can never be carried out must not go on for ever
            return
        own[EXPANDED] += 1
        self.discard_order(s, "rootbotics 4.5.5")
        yield from self.reveal_order(s, "rootbotics 4.5.5")
        if self.order(s) is not None:
            skip_to(s, self, DAYLIGHT)
            s.step -= 1  # the turn goes on to the next step

    # Evening

    @law("rootbotics 4.6.1")
    def score(self, s: State, _: Option) -> Flow[None]:
        """The ordered track; with a bird order the one that gives the most."""
        suit = self.order_suit(s)
        if suit is not None:
            one = {FOX: self.sawmill, RABBIT: self.workshop, MOUSE: self.recruiter}
            rows = self.buildings if suit == BIRD else (one[suit],)
            score(s, self.seat, max([self.track_points(s, row) for row in rows]), "rootbotics 4.6.1")
        return
        yield

    def track_points(self, s: State, row: Row) -> int:
        built = BUILDINGS_OF_A_KIND - s.board[row]
        return TRACK[built - 1] if built else 0

    # Traits in battle

    @law("rootbotics 3.3.2")
    def hits_for(self, row: Row, hits: int) -> int:
        """Fortified: a building needs two hits, and one alone does nothing."""
        return 2 if self.has("fortified") and row in self.buildings else 1

    @law("rootbotics 3.3.2")
    def defence_ended(self, s: State, fight: Fight) -> Flow[None]:
        """Hospitals: two warriors at the keep after losing two or more as defender."""
        lost = sum([removal.warriors for removal in fight.lost if removal.owner == self.seat])
        keep = self.keep_clearing(s)
        if self.has("hospitals") and lost >= 2 and keep:
            self.place_warriors(s, keep, 2, "rootbotics 3.3.2")
        return
        yield

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.seat]
        return {
            "order": write_cards(s.piles[self.order_pile]),
            "built": own[BUILT] or None,
            "expanded": own[EXPANDED] or None,
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        MarquisePieces.restore(self, s, fields)
        own = s.own[self.seat]
        self.restore_order(s, fields)
        own[BUILT] = number(fields.get("built", 0), "marquise, built", 1)
        own[EXPANDED] = number(fields.get("expanded", 0), "marquise, expanded", 255)
