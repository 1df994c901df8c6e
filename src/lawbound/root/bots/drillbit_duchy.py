"""The Drillbit Duchy: Law of Rootbotics, chapter 10."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import NO, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.bots import shopping
from lawbound.root.bots.bot import Bot, in_phases
from lawbound.root.cards import AMBUSHES, BIRD, CARD_SUIT, FOX, MOUSE, RABBIT, UNKNOWN, Card, Suit
from lawbound.root.factions.duchy.ministers import (
    BANKER,
    BARON_OF_DIRT,
    BRIGADIER,
    CAPTAIN,
    DUCHESS_OF_MUD,
    EARL_OF_STONE,
    FOREMOLE,
    MARSHAL,
    MAYOR,
    MINISTERS,
    Minister,
)
from lawbound.root.factions.duchy.pieces import DIGGERS, DUCHESS_POINTS, SURFACING, TUNNELS, DuchyPieces
from lawbound.root.hand import draw_one, playable, spend_card, to_discard_pile
from lawbound.root.map import Clearing
from lawbound.root.naming import names_in, one_of, write_cards
from lawbound.root.pieces import CLEARINGS, place, shift, take_off, why_not_build
from lawbound.root.removal import Removal, Trigger
from lawbound.root.rule import ruled_clearings
from lawbound.root.score import lose, score
from lawbound.root.state import BURROW, NOBODY, Row, State
from lawbound.root.steps import Step
from lawbound.root.suits import suits_at

MINISTER_SUIT: Final[tuple[Suit, ...]] = (FOX, RABBIT, MOUSE) * 3

STARTING_CROWNS: Final = 2
RECRUITS: Final = {"easy": 1, "default": 2, "challenging": 3, "nightmare": 3}
MOLES: Final = (0, 1, 2, 4)  # symbols uncovered, by citadels on the map
DIGGERS_OF_THE_BRIGADIER: Final = 3
DIGGERS_THAT_OVERWHELM: Final = 3
SUPPLY_FOR_CITADEL: Final = 9
FEW_WARRIORS: Final = 2
GARRISON: Final = 4

INVESTORS: Final = Prompt("compensate the investors", "rootbotics 3.3.2", "card")


@law("rootbotics 10.1")
class DrillbitDuchy(Bot, DuchyPieces):
    """The Drillbit Duchy. Its own numbers say for each minister whether there is a crown; the rest are in supply."""

    OWN: ClassVar[int] = len(MINISTERS)
    PILES: ClassVar[int] = 1  # the order card
    FIELDS: ClassVar[tuple[str, ...]] = ("order", "burrow", "swayed")
    TRAITS: ClassVar[tuple[str, ...]] = ("foundations", "investors", "overwhelm", "invaders")
    second_expansion: ClassVar[bool] = True

    @law("rootbotics 10.2.2")
    def neighbours(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        """What every bot is adjacent to, and by tunnel the Burrow."""
        return self.with_burrow(s, clearing, Bot.neighbours(self, s, clearing))

    # Cost of errors

    @law("rootbotics 10.2.1")
    def after_losses(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """One penalty for all buildings removed at the same time; with the suits of their clearings, a bit each."""
        suits = 0
        where: Clearing = 0
        lost = [removal for removal in removals if removal.owner == self.seat]
        for removal in lost:
            if removal.count(self.citadel) or removal.count(self.market):
                for suit in suits_at(s, removal.clearing):
                    suits |= 1 << suit
                where = where or removal.clearing
        return [Trigger("cost of errors", self.seat, where, suits, lost[0].by)] if suits else []

    @law("rootbotics 10.2.1")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """The bottommost crown is lost. With Investors, a human who caused it may have to pay for that."""
        suits, by = trigger.amount, trigger.cause
        by = s.box.owners[by].decider(s)
        human = by != NOBODY and not s.players[by].is_bot
        if self.has("investors") and human and not (yield from self.compensate(s, suits, by)):
            return
        self.lose_crown(s, suits)

    @law("rootbotics 10.2.1", "rootbotics 10.2.3", "rootbotics 3.3.2")
    def lose_crown(self, s: State, suits: int) -> None:
        """It returns to the supply, to be placed again. Foundations: only a minister of a suit that lost a building."""
        swayed = [m for m in range(len(MINISTERS)) if self.swayed(s, m)]
        if self.has("foundations"):
            swayed = [m for m in swayed if suits >> MINISTER_SUIT[m] & 1]
        if swayed:
            s.own[self.seat][swayed[-1]] = 0
            s.tell("crown lost", "rootbotics 10.2.1", (self.seat, swayed[-1]))

    @law("rootbotics 3.3.2")
    def compensate(self, s: State, suits: int, by: Seat) -> Flow[bool]:
        """Investors: a human discards a card that matches a lost building's clearing, and the Duchy loses a point.

        The crown is lost then, too. A human without such a card lets the Duchy sway the topmost minister of such a
        suit instead, as if that were the order, and no crown is lost; nothing is said about both.
        """
        hand = s.hands[by]
        known = [card for card in bytes(hand) if card != UNKNOWN and _fits(card, suits)]
        cards: list[Option] = [card for card in playable(s, hand) if _fits(card, suits)]
        if UNKNOWN in hand and not known:
            cards.append(NO)  # only the owner of an unknown hand knows whether it holds such a card
        if cards:
            card = yield Ask(by, INVESTORS, cards, (), s.box.discreet)
            if card is not NO:
                spend_card(s, by, card, "rootbotics 3.3.2")
                lose(s, self.seat, 1, "rootbotics 3.3.2")
                return True
        unswayed = [m for m in self.unswayed(s) if suits >> MINISTER_SUIT[m] & 1]
        if unswayed:
            self.crown(s, unswayed[0], "rootbotics 3.3.2")
        return False

    # Setup

    @law("rootbotics 10.3", "rootbotics 10.3.1", "rootbotics 10.3.4")
    def setup(self, s: State) -> Flow[None]:
        """Its supply is full from the start, and so are the building spaces of its board."""
        self.prepare_burrow(s)
        yield from self.surface(s)
        yield from self.sway_starting_ministers(s)

    @law("rootbotics 10.3.3")
    def surface(self, s: State) -> Flow[None]:
        """In a free corner, if possible opposite another's; that leaves the choice to priority, as 2.1 does."""
        taken = bytes(s.starts)
        free = [c for c in s.box.map.corners if c not in taken and self.can_place(s, c)]
        start = (
            self.among(s, "rootbotics 10.3.3", free)
            .prefer("opposite another start", lambda c: s.box.map.opposite[c] in taken)
            .by_priority()
        )
        if start is None:
            return
        s.starts[self.seat] = start
        place(s, self.warrior, start, SURFACING, "rootbotics 10.3.3")
        place(s, self.tunnel, start, 1, "rootbotics 10.3.3")
        for clearing in self.neighbours(s, start):
            if clearing != BURROW and self.can_place(s, clearing):
                place(s, self.warrior, clearing, SURFACING, "rootbotics 10.3.3")
        return
        yield

    @law("rootbotics 10.3.5")
    def sway_starting_ministers(self, s: State) -> Flow[None]:
        """Two cards, discarded for good, crown the topmost ministers of their suits without a crown; a bird any."""
        for _ in range(STARTING_CROWNS):
            card = yield from draw_one(s, self.seat, "rootbotics 10.3.5")
            if card == UNKNOWN:
                return
            s.tell("discarded", "rootbotics 10.3.5", (self.seat, card))
            to_discard_pile(s, card)
            fitting = [m for m in self.unswayed(s) if CARD_SUIT[card] in (BIRD, MINISTER_SUIT[m])]
            self.crown(s, fitting[0], "rootbotics 10.3.5")

    # Ministers and their crowns

    @law("rootbotics 10.7")
    def swayed(self, s: State, minister: Minister) -> bool:
        """A minister with a crown is swayed."""
        return bool(s.own[self.seat][minister])

    def unswayed(self, s: State) -> list[Minister]:
        """The ministers without a crown, from top to bottom."""
        return [m for m in range(len(MINISTERS)) if not self.swayed(s, m)]

    def crown(self, s: State, minister: Minister, article: str) -> None:
        s.own[self.seat][minister] = 1
        s.tell("swayed", article, (self.seat, minister))

    # Turn

    @law("rootbotics 10.4", "rootbotics 10.5", "rootbotics 10.6")
    def steps(self) -> tuple[Step, ...]:
        bot = DrillbitDuchy
        return in_phases(
            birdsong={"10.4.1 reveal order": bot.reveal, "10.4.2 craft item": bot.craft, "10.4.3 recruit": bot.recruit},
            daylight={
                "10.5.1 dig": bot.dig,
                "10.5.2 battle": bot.battle,
                "10.5.3 build": bot.build,
                "10.5.4 ministers": bot.use_ministers,
            },
            evening={
                "10.6.1 rally": bot.rally,
                "10.6.2 score": bot.score,
                "10.6.3 sway ministers": bot.sway,
                "10.6.4 discard order": bot.end_order,
            },
        )

    # Birdsong

    @law("rootbotics 9.7")
    def shop(self, s: State) -> Flow[None]:
        """By its advanced card an ambush card, which it lays out."""
        card = yield from shopping.buy_at_the_start(s, self, AMBUSHES)
        if card is not None:
            insort(s.crafted[self.seat], card)
            s.note_areas()
            s.tell("laid out", shopping.SERVICE_CARDS, (self.seat, card))

    @law("rootbotics 10.4.3", "rootbotics 3.3.1")
    def recruit(self, s: State, _: Option) -> Flow[None]:
        """Two warriors in the Burrow, and one for each mole symbol; easy places one, the hard ones three."""
        self.place_warriors(s, BURROW, RECRUITS[self.difficulty] + self.moles(s), "rootbotics 10.4.3")
        return
        yield

    @law("rootbotics 10.4.3", "rootbotics 10.7.3")
    def moles(self, s: State) -> int:
        """The mole symbols that its citadels have uncovered; the Foremole is one more."""
        return MOLES[self.built(s, self.citadel)] + (1 if self.swayed(s, FOREMOLE) else 0)

    # Dig

    @law("rootbotics 10.5.1", "rootbotics 3.3.2")
    def dig(self, s: State, _: Option) -> Flow[None]:
        """With four warriors in the Burrow. Overwhelm digs twice, with three."""
        for _ in range(2 if self.has("overwhelm") else 1):
            yield from self.dig_tunnel(s, self.diggers(), self.order_suit(s) == BIRD)

    def diggers(self) -> int:
        return DIGGERS_THAT_OVERWHELM if self.has("overwhelm") else DIGGERS

    @law("rootbotics 10.5.1", "rootbotics 10.5.1.II")
    def dig_tunnel(self, s: State, fewest: int, to_raid: bool) -> Flow[None]:
        """A tunnel, then the warriors through it. Without one in supply it moves that with the fewest warriors.

        The target is chosen before a tunnel is taken, so it never digs where it has just closed a tunnel. A snare
        that stops the tunnel stops the warriors, too.
        """
        target = (yield from self.place_to_dig(s, to_raid)) if self.in_burrow(s) >= fewest else None
        if target is None:
            return
        if not s.board[self.tunnel]:
            old = (
                self.among(s, "rootbotics 10.5.1.II", self.tunnelled(s))
                .least("own warriors", lambda c: self.own_warriors(s, c))
                .by_priority()
            )
            if old is not None:
                take_off(s, self.tunnel, old, 1, "rootbotics 10.5.1.II", paid=True)
        if self.place_piece(s, self.tunnel, target, "rootbotics 10.5.1"):
            count = min(self.in_burrow(s), self.diggers())
            yield from self.move_warriors(s, BURROW, target, count, "rootbotics 10.5.1")

    @law("rootbotics 10.5.1", "rootbotics 10.5.1.I", "rootbotics 3.3.2")
    def place_to_dig(self, s: State, to_raid: bool) -> Flow[Clearing | None]:
        """An ordered clearing without tunnel and own buildings: by room for buildings, or to raid by enemy pieces.

        Invaders: always by enemy buildings, then by the fewest enemy warriors.
        """
        sites = (
            self.among(s, "rootbotics 10.5.1", self.ordered(s))
            .where("no tunnel", lambda c: not s.board[self.tunnel + c])
            .where("no own buildings", lambda c: not self.buildings_at(s, c))
            .where("may place", lambda c: self.can_place(s, c), "rootbotics 2.3")
        )
        if self.has("invaders"):
            sites.most("enemy buildings", lambda c: self.enemy_buildings(s, c), "rootbotics 3.3.2")
            sites.least("enemy warriors", lambda c: self.enemy_warriors(s, c), "rootbotics 3.3.2")
        elif to_raid:
            sites.most("enemy buildings and tokens", lambda c: self.enemy_goods(s, c), "rootbotics 10.5.1.I")
        else:
            sites.most("open slots", lambda c: s.slots[c], "rootbotics 10.5.1.I")
            sites.least("enemy warriors", lambda c: self.enemy_warriors(s, c), "rootbotics 10.5.1.I")
        return sites.by_priority()
        yield

    def enemy_goods(self, s: State, clearing: Clearing) -> int:
        """Enemy buildings and tokens."""
        tokens = sum([self.tokens_of(s, owner, clearing) for owner in self.enemies(s)])
        return self.enemy_buildings(s, clearing) + tokens

    # Battle

    @law("rootbotics 10.5.2")
    def battle(self, s: State, _: Option) -> Flow[None]:
        """In every ordered clearing."""
        yield from self.battle_in(s, self.ordered(s))

    @law("rootbotics 10.5.2", "rootbotics 10.5.2.I")
    def choose_defender(self, s: State, clearing: Clearing) -> Flow[Seat | None]:
        return (
            self.among(s, "rootbotics 10.5.2", self.present_rivals(s, clearing))
            .most("buildings there", lambda seat: self.buildings_of(s, seat, clearing), "rootbotics 10.5.2.I")
            .most("pieces there", lambda seat: self.pieces_of(s, seat, clearing), "rootbotics 10.5.2.I")
            .most("victory points", lambda seat: self.points_of(s, seat), "rootbotics 10.5.2.I")
            .by_turn_order()
        )
        yield

    @law("rootbotics 10.7.1")
    def attack_bonus(self, s: State, fight: Fight) -> int:
        """Captain: an extra hit where there is a tunnel."""
        return 1 if self.swayed(s, CAPTAIN) and s.board[self.tunnel + fight.clearing] else 0

    # Build

    @law("rootbotics 10.5.3")
    def build(self, s: State, _: Option) -> Flow[None]:
        yield from self.build_something(s)

    @law("rootbotics 10.5.3", "rootbotics 3.3.2")
    def build_something(self, s: State) -> Flow[None]:
        """A citadel while nine warriors are in the supply, else a market; a point if that cannot be placed.

        A snare takes the place of both. Invaders: if what it rules has no open slot, it battles everywhere, for no
        point; if it rules nothing or has none of that building left, the slots are not to blame.
        """
        if not s.board[self.citadel] and not s.board[self.market]:
            return
        shopping.make_room(s, self)
        row = self.next_building(s)
        ruled = ruled_clearings(s, self.seat)
        site = (
            self.among(s, "rootbotics 10.5.3", ruled if s.board[row] else ())
            .where("open slot", lambda c: why_not_build(s, self.seat, c) is None, "rootbotics 2.3")
            .most("own warriors", lambda c: self.own_warriors(s, c))
            .by_priority()
        )
        if site is not None:
            self.place_piece(s, row, site, "rootbotics 10.5.3", built=True)
        elif self.has("invaders") and s.board[row] and ruled and not any([s.slots[c] for c in ruled]):
            yield from self.battle_in(s, CLEARINGS)
        else:
            score(s, self.seat, 1, "rootbotics 10.5.3")

    @law("rootbotics 10.5.3")
    def next_building(self, s: State) -> Row:
        return self.citadel if s.board[self.warrior] >= SUPPLY_FOR_CITADEL else self.market

    def building_due(self, s: State) -> Row | None:
        row = self.next_building(s)
        return row if s.board[row] else None

    # Ministers

    @law("rootbotics 10.5.4", "rootbotics 10.7")
    def use_ministers(self, s: State, _: Option) -> Flow[None]:
        """From top to bottom, whoever is swayed when it is their turn. Captain and Foremole take no action."""
        if self.swayed(s, MARSHAL):
            yield from self.marshal(s)
        if self.swayed(s, BRIGADIER):
            yield from self.brigadier(s)
        if self.swayed(s, BANKER):
            yield from self.banker(s)
        if self.swayed(s, MAYOR):
            yield from self.mayor(s)
        if self.swayed(s, EARL_OF_STONE):
            self.earl_of_stone(s)
        if self.swayed(s, BARON_OF_DIRT):
            self.baron_of_dirt(s)
        if self.swayed(s, DUCHESS_OF_MUD):
            self.duchess_of_mud(s)

    @law("rootbotics 10.7.2")
    def marshal(self, s: State) -> Flow[None]:
        """A warrior where there is a building and the fewest warriors."""
        site = (
            self.among(s, "rootbotics 10.7.2", CLEARINGS)
            .where("own building", lambda c: self.buildings_at(s, c) > 0)
            .where("may place", lambda c: self.can_place(s, c), "rootbotics 2.3")
            .least("own warriors", lambda c: self.own_warriors(s, c))
            .by_priority()
        )
        if site is not None:
            self.place_warriors(s, site, 1, "rootbotics 10.7.2")
        return
        yield

    @law("rootbotics 10.7.4")
    def brigadier(self, s: State) -> Flow[None]:
        """Three warriors are enough to dig where the enemy has most; four go if there are four."""
        yield from self.dig_tunnel(s, DIGGERS_OF_THE_BRIGADIER, True)

    @law("rootbotics 10.7.5")
    def banker(self, s: State) -> Flow[None]:
        """As in the step before."""
        yield from self.build_something(s)

    @law("rootbotics 10.7.6")
    def mayor(self, s: State) -> Flow[None]:
        """A warrior back to the supply for a point, from the ruled clearing with the most, which can be the Burrow.

        The Burrow has no priority marker and comes last.
        """
        site = (
            self.among(s, "rootbotics 10.7.6", [*ruled_clearings(s, self.seat), BURROW])
            .where("own warriors", lambda c: self.own_warriors(s, c) > 0, "rootbotics 2.3")
            .most("own warriors", lambda c: self.own_warriors(s, c))
            .by_priority()
        )
        if site is not None:
            take_off(s, self.warrior, site, 1, "rootbotics 10.7.6", paid=True)
            score(s, self.seat, 1, "rootbotics 10.7.6")
        return
        yield

    @law("rootbotics 10.7.7")
    def earl_of_stone(self, s: State) -> None:
        score(s, self.seat, self.built(s, self.citadel), "rootbotics 10.7.7")

    @law("rootbotics 10.7.8")
    def baron_of_dirt(self, s: State) -> None:
        score(s, self.seat, self.built(s, self.market), "rootbotics 10.7.8")

    @law("rootbotics 10.7.9")
    def duchess_of_mud(self, s: State) -> None:
        if len(self.tunnelled(s)) == TUNNELS:
            score(s, self.seat, DUCHESS_POINTS, "rootbotics 10.7.9")

    # Evening

    @law("rootbotics 10.6.1")
    def rally(self, s: State, _: Option) -> Flow[None]:
        """Small bands in ordered clearings without own buildings leave; then what exceeds four goes to the Burrow.

        The second part takes warriors off and puts them in the Burrow: that is no move, and needs no tunnel.
        """
        for clearing in self.ordered(s):
            if 0 < self.own_warriors(s, clearing) <= FEW_WARRIORS and not self.buildings_at(s, clearing):
                yield from self.withdraw(s, clearing)
        for clearing in ruled_clearings(s, self.seat):
            spare = self.own_warriors(s, clearing) - GARRISON
            if spare > 0:
                shift(s, self.warrior, clearing, BURROW, spare, "rootbotics 10.6.1")

    @law("rootbotics 10.6.1", "rootbotics 10.6.1.I", "rootbotics 10.6.1.II")
    def withdraw(self, s: State, origin: Clearing) -> Flow[None]:
        """To an adjacent clearing with a building and the fewest warriors; if no such move is legal, to the Burrow."""
        destination = (
            self.among(s, "rootbotics 10.6.1", [*self.reach(s, origin)])
            .where("own building", lambda c: self.buildings_at(s, c) > 0)
            .where("legal move", lambda c: self.can_move(s, origin, c), "rootbotics 2.3")
            .least("own warriors", lambda c: self.own_warriors(s, c), "rootbotics 10.6.1.I")
            .by_priority()
        )
        count = self.own_warriors(s, origin)
        if destination is not None:
            yield from self.move_warriors(s, origin, destination, count, "rootbotics 10.6.1")
        else:
            yield from self.move_warriors(s, origin, BURROW, count, "rootbotics 10.6.1.II")

    @law("rootbotics 10.6.2")
    def score(self, s: State, _: Option) -> Flow[None]:
        score(s, self.seat, self.built(s, self.market), "rootbotics 10.6.2")
        return
        yield

    @law("rootbotics 10.6.3")
    def sway(self, s: State, _: Option) -> Flow[None]:
        """The topmost ordered minister without a crown, else the bottommost of all; a bird orders no minister."""
        unswayed = self.unswayed(s)
        ordered = [m for m in unswayed if MINISTER_SUIT[m] == self.order_suit(s)]
        if ordered:
            self.crown(s, ordered[0], "rootbotics 10.6.3")
        elif unswayed:
            self.crown(s, unswayed[-1], "rootbotics 10.6.3")
        return
        yield

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        return {
            "order": write_cards(s.piles[self.order_pile]),
            **DuchyPieces.describe(self, s),
            "swayed": [name for minister, name in enumerate(MINISTERS) if self.swayed(s, minister)],
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        DuchyPieces.restore(self, s, fields)
        self.restore_order(s, fields)
        for name in names_in(fields.get("swayed"), "duchy, swayed"):
            s.own[self.seat][one_of(name, MINISTERS, "duchy, swayed")] = 1


def _fits(card: Card, suits: int) -> bool:
    """Whether a card matches one of these suits, a bit each."""
    return CARD_SUIT[card] == BIRD or bool(suits >> CARD_SUIT[card] & 1)
