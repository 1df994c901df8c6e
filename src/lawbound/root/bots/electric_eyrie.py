"""The Electric Eyrie: Law of Rootbotics, chapter 5."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Flow, Option, Seat
from lawbound.law import law
from lawbound.root.battle import can_battle
from lawbound.root.bots import shopping
from lawbound.root.bots.bot import Bot, in_phases
from lawbound.root.cards import AMBUSHES, BIRD, CARD_SUIT, FOX, MOUSE, RABBIT, SUIT_NAMES, UNKNOWN, Card, Suit
from lawbound.root.factions.eyrie import EyriePieces
from lawbound.root.hand import discard
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, mapping, one_of, read_cards, write_cards
from lawbound.root.pieces import CLEARINGS, place, why_not_build
from lawbound.root.removal import Removal, finish_removals, remove_pieces
from lawbound.root.rule import find_ruler, is_enemy, ruled_clearings
from lawbound.root.score import lose, score
from lawbound.root.state import OWNERS, Row, State
from lawbound.root.steps import EVENING, Step
from lawbound.root.suits import clearings_of
from lawbound.root.turn import skip_to

ROOST_POINTS: Final = (0, 1, 2, 3, 4, 5, 6)  # by space; not the track of the Eyrie Dynasties
COLUMNS: Final = (FOX, MOUSE, RABBIT, BIRD)  # of the Decree, from left to right
BIRD_COLUMN: Final = 3
STARTING_WARRIORS: Final = 6
WITH_A_NEW_ROOST: Final = 4
SWOOPING: Final = 2

ORDERED = 0  # the suit of the order, plus one, once its card is in the Decree


@law("rootbotics 5.1")
class ElectricEyrie(Bot, EyriePieces):
    """The Electric Eyrie. Its first four piles are the columns of the Decree, the viziers not among them."""

    OWN: ClassVar[int] = 1
    PILES: ClassVar[int] = 5
    FIELDS: ClassVar[tuple[str, ...]] = ("order", "ordered", "decree")
    TRAITS: ClassVar[tuple[str, ...]] = ("nobility", "relentless", "swoop", "war_tax", "focused")
    takes_boats: ClassVar[bool] = True

    # Setup

    @law("rootbotics 3.3.1")
    def before_dealing(self, s: State) -> None:
        """Challenging: a bird ambush card out of the deck starts in the bird column; it is no vizier.

        When is not said; it is taken before the hands are dealt, for afterwards the deck may not hold one.
        """
        if self.hard:
            s.deck.remove(AMBUSHES[BIRD])
            s.piles[self.pile + BIRD_COLUMN].append(AMBUSHES[BIRD])
            s.tell("starting decree", "rootbotics 3.3.1", (self.seat, AMBUSHES[BIRD]))

    @law("rootbotics 5.3", "rootbotics 5.3.1", "rootbotics 5.3.4")
    def setup(self, s: State) -> Flow[None]:
        """Its supply and its track are full from the start; the roost that is placed leaves the leftmost space."""
        yield from self.place_first_roost(s)

    @law("rootbotics 5.3.2")
    def place_first_roost(self, s: State) -> Flow[None]:
        corner: Clearing = yield from self.among(s, "rootbotics 5.3.2", self.starting_corners(s)).at_random()
        place(s, self.roost, corner, 1, "rootbotics 5.3.2")
        place(s, self.warrior, corner, STARTING_WARRIORS, "rootbotics 5.3.2")
        s.starts[self.seat] = corner

    @law("rootbotics 5.3.2")
    def starting_corners(self, s: State) -> list[Clearing]:
        """Corners that no other bot starts in, diagonally opposite another player's if possible.

        In the Polish edition the corner opposite the keep; without the Marquise any corner. Where the roost cannot be
        placed, as under the keep of a human, it does not start either.
        """
        taken = [player.seat for player in s.players if s.starts[player.seat]]
        with_bots = [s.starts[seat] for seat in taken if s.players[seat].is_bot]
        free = [c for c in s.box.map.corners if c not in with_bots and why_not_build(s, self.seat, c) is None]
        if s.box.options["eyrie_start_corner"] == "opposite_keep":
            taken = [seat for seat in taken if s.players[seat].keep_clearing(s)]
        opposite = [s.box.map.opposite[s.starts[seat]] for seat in taken]
        return [c for c in free if c in opposite] or free

    @law("rootbotics 5.3.3", "rootbotics 3.3.1")
    def viziers(self) -> int:
        """The Loyal Viziers, always in the bird column: two, but one when easy."""
        return 1 if self.difficulty == "easy" else 2

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][ORDERED] = 0

    @law("rootbotics 5.4", "rootbotics 5.5", "rootbotics 5.5.1")
    def steps(self) -> tuple[Step, ...]:
        """The Decree is resolved by action: first all columns recruit, then all move, then all battle."""
        bot = ElectricEyrie
        return in_phases(
            birdsong={
                "5.4.1 reveal order": bot.reveal,
                "5.4.2 craft item": bot.craft,
                "5.4.3 add the order to the Decree": bot.add_to_decree,
                "5.4.4 a new roost": bot.new_roost,
            },
            daylight={
                "5.5.1.I recruit": bot.recruit,
                "5.5.1.II move": bot.move,
                "5.5.1.III battle": bot.battle,
                "3.3.2 relentless": bot.relentless,
                "5.5.2 build": bot.build,
                "3.3.2 swoop": bot.swoop,
            },
            evening={"5.6 score": bot.score},
        )

    @law("rootbotics 5.4.3")
    def add_to_decree(self, s: State, _: Option) -> Flow[None]:
        """The order card goes to the column of its suit and stays there; the order itself holds for this turn."""
        pile = s.piles[self.order_pile]
        if pile:
            card = pile.pop()
            suit = CARD_SUIT[card]
            s.own[self.seat][ORDERED] = suit + 1
            insort(s.piles[self.pile + COLUMNS.index(suit)], card)
            s.tell("order to decree", "rootbotics 5.4.3", (self.seat, card))
        return
        yield

    def order_suit(self, s: State) -> Suit | None:
        """The order's suit, also when its card has gone to the Decree."""
        ordered = s.own[self.seat][ORDERED]
        return ordered - 1 if ordered else super().order_suit(s)

    @law("rootbotics 5.4.4")
    def new_roost(self, s: State, _: Option) -> Flow[None]:
        """Without a roost: one, and four warriors, in the best ordered clearing where all five can be placed.

        So with fewer than four warriors in the supply there is none. It must place a roost here, so that without such a
        clearing it falls into turmoil, as 5.7 has it "for whatever reason".
        """
        if self.roosts(s):
            return
        site = (
            self.among(s, "rootbotics 5.4.4", self.ordered(s))
            .where("open slot", lambda c: why_not_build(s, self.seat, c) is None)
            .where("warriors enough", lambda c: s.board[self.warrior] >= WITH_A_NEW_ROOST)
            .by_priority()
        )
        if site is None or not self.place_piece(s, self.roost, site, "rootbotics 5.4.4"):
            self.turmoil(s)
        else:
            self.place_warriors(s, site, WITH_A_NEW_ROOST, "rootbotics 5.4.4")
        return
        yield

    @law("rootbotics 9.7")
    def wanted_instead(self, s: State, goods: Sequence[Card], card: Card) -> Flow[Card | None]:
        """By its advanced card a card of a suit that is not in the Decree for one whose suit is; else as all bots."""
        if shopping.advanced(s, self):
            columns = self.filled_columns(s)
            others = [other for other in goods if COLUMNS.index(CARD_SUIT[other]) not in columns]
            if others and COLUMNS.index(CARD_SUIT[card]) in columns:
                wanted: Card = yield from self.among(s, shopping.SERVICE_CARDS, others).at_random("card")
                return wanted
        return (yield from Bot.wanted_instead(self, s, goods, card))

    # The Decree

    def cards_in(self, s: State, column: int) -> int:
        """How many cards stand in a column, viziers included."""
        return len(s.piles[self.pile + column]) + (self.viziers() if column == BIRD_COLUMN else 0)

    @law("rootbotics 5.5.1")
    def filled_columns(self, s: State) -> list[int]:
        """The columns with at least one card, from left to right."""
        return [column for column in range(len(COLUMNS)) if self.cards_in(s, column)]

    def clearings_of(self, s: State, column: int) -> list[Clearing]:
        """The clearings that match the suit of a column: for the bird column, all."""
        return list(clearings_of(s, COLUMNS[column]))

    @law("rootbotics 5.5.1.I")
    def recruit(self, s: State, _: Option) -> Flow[None]:
        """For each column; with Nobility a warrior that cannot be placed means turmoil at once."""
        for column in self.filled_columns(s):
            if not (yield from self.recruit_for(s, column)) and self.has("nobility"):
                self.turmoil(s)
                break
        return
        yield

    @law("rootbotics 5.5.1.I", "rootbotics 5.5.1.I.a", "rootbotics 5.5.1.I.b", "rootbotics 5.5.1.I.c")
    def recruit_for(self, s: State, column: int) -> Flow[bool]:
        """At a matching roost, as many warriors as cards in the column; whether all of them could be placed."""
        cards = self.cards_in(s, column)
        site = (
            self.among(s, "rootbotics 5.5.1.I", self.clearings_of(s, column))
            .where("a roost", lambda c: s.board[self.roost + c] > 0)
            .where("can be placed", lambda c: self.can_place(s, c), "rootbotics 2.3")
            .most("enemy pieces", lambda c: self.enemy_pieces(s, c), "rootbotics 5.5.1.I.a")
            .least("own warriors", lambda c: self.own_warriors(s, c), "rootbotics 5.5.1.I.b")
            .by_lowest_priority("rootbotics 5.5.1.I.c")
        )
        return site is not None and self.place_warriors(s, site, cards, "rootbotics 5.5.1.I") == cards
        yield

    @law("rootbotics 5.5.1.II")
    def move(self, s: State, _: Option) -> Flow[None]:
        for column in self.filled_columns(s):
            yield from self.move_for(s, column)

    @law("rootbotics 5.5.1.II", "rootbotics 5.5.1.II.a", "rootbotics 5.5.1.II.b")
    def move_for(self, s: State, column: int) -> Flow[None]:
        """Out of the matching clearing it rules with the most of its warriors, leaving enough of them behind.

        A clearing that must keep all of its warriors is no legal origin (2.3), so the next one is tried.
        """
        cards = self.cards_in(s, column)
        origin = (
            self.among(s, "rootbotics 5.5.1.II", self.clearings_of(s, column))
            .where("ruled", lambda c: s.ruler[c] == self.side)
            .where("warriors to spare", lambda c: self.own_warriors(s, c) > self.staying(s, c, cards), "rootbotics 2.3")
            .most("own warriors", lambda c: self.own_warriors(s, c))
            .by_priority()
        )
        if origin is None:
            return
        destination = (
            self.among(s, "rootbotics 5.5.1.II", [*self.reach(s, origin)])
            .where("legal move", lambda c: self.can_move(s, origin, c), "rootbotics 2.3")
            .prefer("no roost", lambda c: not s.board[self.roost + c])
            .least("enemy pieces", lambda c: self.enemy_pieces(s, c), "rootbotics 5.5.1.II.a")
            .by_lowest_priority("rootbotics 5.5.1.II.b")
        )
        if destination is not None:
            count = self.own_warriors(s, origin) - self.staying(s, origin, cards)
            yield from self.move_warriors(s, origin, destination, count, "rootbotics 5.5.1.II")

    @law("rootbotics 5.5.1.II")
    def staying(self, s: State, clearing: Clearing, cards: int) -> int:
        """How many warriors stay: those it takes to rule the clearing or one per card, whichever is more."""
        at = clearing * OWNERS + self.seat
        power, warriors = s.power[at], self.own_warriors(s, clearing)
        stay = cards
        while stay < warriors:
            s.power[at] = power - warriors + stay
            if find_ruler(s, clearing) == self.side:
                break
            stay += 1
        s.power[at] = power
        return stay

    @law("rootbotics 5.5.1.III")
    def battle(self, s: State, _: Option) -> Flow[None]:
        for column in self.filled_columns(s):
            clearing = yield from self.choose_battlefield(s, column)
            defender = None if clearing is None else (yield from self.choose_defender(s, clearing))
            if clearing is not None and defender is not None:
                yield from self.fight(s, clearing, defender, self.hits_for_column(s, column))

    @law("rootbotics 5.5.1.III.a", "rootbotics 5.5.1.III.b", "rootbotics 5.5.1.III.c")
    def choose_battlefield(self, s: State, column: int) -> Flow[Clearing | None]:
        return (
            self.among(s, "rootbotics 5.5.1.III", self.clearings_of(s, column))
            .where("warriors to fight with", lambda c: can_battle(s, self, c), "rootbotics 2.3")
            .where("an enemy", lambda c: bool(self.present_rivals(s, c)), "rootbotics 2.3")
            .prefer("no roost", lambda c: not s.board[self.roost + c], "rootbotics 5.5.1.III.a")
            .most("defenseless buildings", lambda c: self.defenseless_buildings(s, c), "rootbotics 5.5.1.III.b")
            .by_lowest_priority("rootbotics 5.5.1.III.c")
        )
        yield

    @law("rootbotics 5.5.1.III.b")
    def defenseless_buildings(self, s: State, clearing: Clearing) -> int:
        """Of its enemies: the criterion looks for easy prey."""
        helpless = [owner for owner in self.enemies(s) if s.box.owners[owner].is_defenseless(s, clearing)]
        return sum([self.buildings_of(s, owner, clearing) for owner in helpless])

    @law("rootbotics 5.5.1.III", "rootbotics 5.5.1.III.d", "rootbotics 5.5.1.III.e")
    def choose_defender(self, s: State, clearing: Clearing) -> Flow[Seat | None]:
        return (
            self.among(s, "rootbotics 5.5.1.III", self.present_rivals(s, clearing))
            .most("buildings there", lambda seat: self.buildings_of(s, seat, clearing))
            .most("pieces there", lambda seat: self.pieces_of(s, seat, clearing), "rootbotics 5.5.1.III.d")
            .most("victory points", lambda seat: self.points_of(s, seat), "rootbotics 5.5.1.III.e")
            .by_turn_order()
        )
        yield

    @law("rootbotics 5.5.1.III", "rootbotics 3.3.2")
    def hits_for_column(self, s: State, column: int) -> int:
        """One for the column with the most cards; with Focused also for one that is tied for the most."""
        cards = self.cards_in(s, column)
        most = max([self.cards_in(s, other) for other in range(len(COLUMNS)) if other != column])
        return 1 if cards > most or (cards == most and self.has("focused")) else 0

    # After the Decree

    @law("rootbotics 3.3.2")
    def relentless(self, s: State, _: Option) -> Flow[None]:
        """Relentless: all defenseless enemy buildings and tokens go where it has warriors, those of bots too."""
        if not self.has("relentless"):
            return
        removals: list[Removal] = []
        for clearing in CLEARINGS:
            if not self.own_warriors(s, clearing):
                continue
            for owner in s.box.owners:
                if is_enemy(s, self.seat, owner.number) and owner.is_defenseless(s, clearing):
                    removal = Removal(owner.number, self.seat, clearing)
                    for row in owner.buildings + owner.tokens:
                        remove_pieces(s, removal, row, s.board[row + clearing], "rootbotics 3.3.2")
                    removals.append(removal)
        yield from finish_removals(s, removals, [], self.seat)

    @law("rootbotics 5.5.2")
    def build(self, s: State, _: Option) -> Flow[None]:
        """A roost in the best clearing that it rules without one, or turmoil. The Polish edition means the same."""
        shopping.make_room(s, self)
        site = (
            self.among(s, "rootbotics 5.5.2", ruled_clearings(s, self.seat))
            .where("no roost", lambda c: not s.board[self.roost + c])
            .where("open slot", lambda c: why_not_build(s, self.seat, c) is None, "rootbotics 2.3")
            .by_priority()
        )
        if site is None or not self.place_piece(s, self.roost, site, "rootbotics 5.5.2"):
            self.turmoil(s)
        return
        yield

    def building_due(self, s: State) -> Row | None:
        return self.roost if s.board[self.roost] else None

    def building_sites(self, s: State) -> list[Clearing]:
        return [c for c in Bot.building_sites(self, s) if not s.board[self.roost + c]]

    @law("rootbotics 3.3.2")
    def swoop(self, s: State, _: Option) -> Flow[None]:
        """Swoop: two warriors in the best clearing without a piece of its own, when Daylight ends without turmoil.

        Turmoil goes to Evening at once. With Nobility warriors that cannot be placed here bring turmoil as elsewhere.
        """
        if not self.has("swoop"):
            return
        site = (
            self.among(s, "rootbotics 3.3.2", CLEARINGS)
            .where("no own pieces", lambda c: not self.pieces_of(s, self.seat, c))
            .where("can be placed", lambda c: self.can_place(s, c), "rootbotics 2.3")
            .by_priority()
        )
        placed = 0 if site is None else self.place_warriors(s, site, SWOOPING, "rootbotics 3.3.2")
        if placed < SWOOPING and self.has("nobility"):
            self.turmoil(s)
        return
        yield

    @law("rootbotics 3.3.2")
    def after_removing(self, s: State, removal: Removal) -> None:
        """War Tax: the owner of an enemy building or token that it removes loses a point for each."""
        if self.has("war_tax") and is_enemy(s, self.seat, removal.owner):
            lose(s, s.box.owners[removal.owner].seat, removal.points, "rootbotics 3.3.2")

    # Turmoil

    @law("rootbotics 5.7")
    def turmoil(self, s: State) -> None:
        s.tell("turmoil", "rootbotics 5.7", (self.seat,))
        self.humiliate(s)
        self.purge(s)
        self.rest(s)

    @law("rootbotics 5.7.1", "rootbotics 3.3.2")
    def humiliate(self, s: State) -> None:
        """Lose a point for each bird card of the Decree, viziers included; with Nobility score it instead."""
        birds = self.cards_in(s, BIRD_COLUMN)
        if self.has("nobility"):
            score(s, self.seat, birds, "rootbotics 3.3.2")
        else:
            lose(s, self.seat, birds, "rootbotics 5.7.1")

    @law("rootbotics 5.7.2")
    def purge(self, s: State) -> None:
        """Discard the Decree except the viziers."""
        for column in range(len(COLUMNS)):
            pile = s.piles[self.pile + column]
            for card in bytes(pile):
                discard(s, self.seat, card, "rootbotics 5.7.2")
            pile.clear()

    @law("rootbotics 5.7.3")
    def rest(self, s: State) -> None:
        """The next step is the first of Evening."""
        skip_to(s, self, EVENING)
        s.step -= 1  # the turn goes on to the next step

    # Evening

    @law("rootbotics 5.6")
    def score(self, s: State, _: Option) -> Flow[None]:
        """The rightmost empty space of the track; with no roost on the map there is none."""
        roosts = self.roosts(s)
        if roosts:
            score(s, self.seat, ROOST_POINTS[roosts - 1], "rootbotics 5.6")
        return
        yield

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        ordered = s.own[self.seat][ORDERED]
        return {
            "order": write_cards(s.piles[self.order_pile]),
            "ordered": [SUIT_NAMES[ordered - 1]] if ordered else None,
            "decree": {
                SUIT_NAMES[suit]: write_cards(s.piles[self.pile + column])
                for column, suit in enumerate(COLUMNS)
                if s.piles[self.pile + column]
            },
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        EyriePieces.restore(self, s, fields)
        self.restore_order(s, fields)
        if "ordered" in fields:
            s.own[self.seat][ORDERED] = 1 + one_of(fields["ordered"], SUIT_NAMES, "eyrie, ordered")
        for name, cards in mapping(fields.get("decree"), "eyrie, decree").items():
            suit = one_of(name, SUIT_NAMES, "eyrie, decree")
            pile = s.piles[self.pile + COLUMNS.index(suit)]
            pile[:] = bytes(sorted(read_cards(cards, f"eyrie, decree, {name}")))
            if any([card == UNKNOWN or CARD_SUIT[card] != suit for card in bytes(pile)]):
                raise PositionError(
                    "{where}: only {suit} cards, all of them open (rootbotics 5.4.3).",
                    refusal="position-decree-suit",
                    where=f"eyrie, decree, {name}",
                    suit=name,
                )
