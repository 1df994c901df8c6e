"""The Riverfolk Robots: Law of Rootbotics, chapter 9. What they sell, and how: `services`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.bots.bot import Bot, in_phases
from lawbound.root.bots.shopping import shows_item
from lawbound.root.cards import BIRD, UNKNOWN
from lawbound.root.factions.riverfolk import RiverfolkPieces
from lawbound.root.hand import discard, draw_one
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, number, read_cards, write_cards
from lawbound.root.pieces import CLEARINGS, place, take_off
from lawbound.root.removal import Removal, Trigger
from lawbound.root.rule import is_enemy
from lawbound.root.score import score
from lawbound.root.services import BOUGHT
from lawbound.root.state import NONE, PAYMENTS, State
from lawbound.root.steps import EVENING, Step
from lawbound.root.turn import skip_to

MARKET: Final = 5
GARRISON: Final = {"easy": 0, "default": 1, "challenging": 2, "nightmare": 2}
ORGANIZED: Final = 2
RACKETEERS_STAY: Final = 2
MOST_HITS: Final = 3

BUY: Final = Prompt("buy a service", "rootbotics 9.2.3", "action")
WHICH_CARD: Final = Prompt("which card of the market", "rootbotics 9.2.3.I", "market")

# Its own numbers, after that of a seller: cards just added to the Market, and the two conditions
ADDED: Final = BOUGHT + 1
SHIELD: Final = ADDED + 1
SWORD: Final = ADDED + 2


@law("rootbotics 9.1")
class RiverfolkRobots(Bot, RiverfolkPieces):
    """The Riverfolk Robots. Their only pile is the Market, from left to right; its last card is the order card."""

    OWN: ClassVar[int] = SWORD + 1
    PILES: ClassVar[int] = 1
    FIELDS: ClassVar[tuple[str, ...]] = (*RiverfolkPieces.FIELDS, "market", "added", "shield", "sword")
    TRAITS: ClassVar[tuple[str, ...]] = ("greedy", "involved", "garrison", "ferocious")
    second_expansion: ClassVar[bool] = True
    ARTICLES: ClassVar[tuple[str, ...]] = ("rootbotics 9.2.3.I", "rootbotics 9.2.3.II", "rootbotics 9.2.3.III")
    price_article: ClassVar[str] = "rootbotics 9.2.3"
    lending_article: ClassVar[str] = "rootbotics 9.2.3.III"
    sharing_article: ClassVar[str] = "rootbotics 9.2.3.III"

    # Abilities

    @law("rootbotics 9.2.1", "rootbotics 9.4.3")
    def goods(self, s: State) -> bytearray:
        """The Market. The order card is the rightmost one, and stays there."""
        return s.piles[self.order_pile]

    @law("rootbotics 9.2.2")
    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        """Half of the Payments box, rounded up, for each trade post removed; whoever removed it.

        Those of the first in turn order go first, to their owner's supply. The trade post itself goes back to the
        board, as every removed piece does unless a chapter says otherwise. The printed board halves only the warriors
        of the player who removed it: a rule option.
        """
        for row in self.trade_posts:
            for _ in range(removal.count(row)):
                self.lose_half(s, s.order if s.box.options["trade_post_loss"] == "whole_box" else (removal.by,))
        return []

    @law("rootbotics 9.2.2", "rootbotics 2.2")
    def lose_half(self, s: State, payers: Sequence[Seat]) -> None:
        """Half of the warriors of these players, rounded up, leave the Payments box."""
        left = (sum([self.payments(s, seat) for seat in payers]) + 1) // 2
        while left:
            paid = [seat for seat in payers if self.payments(s, seat)]
            seat = self.among(s, "rootbotics 9.2.2", paid).by_turn_order()
            assert seat is not None
            count = min(left, self.payments(s, seat))
            self.give_back(s, seat, count, "rootbotics 9.2.2")
            left -= count

    # Services

    @law("rootbotics 9.2.3")
    def price(self, s: State, buyer: Seat, service: Word) -> int:
        """The same for all three."""
        return self.price_by_points(s, buyer)

    @law("rootbotics 9.2.3")
    def has_offer(self, s: State, buyer: Seat) -> bool:
        """Something that they can buy now; whoever has a dominance card has no points, and buys nothing."""
        return s.dominance[buyer] == NONE and bool(self.on_offer(s, buyer))

    @law("rootbotics 9.2.3", "rootbotics 9.7")
    def services_left(self, s: State, buyer: Seat) -> int:
        """Bots buy as many as they like; a human nothing more with a dominance card."""
        if s.players[buyer].is_bot:
            return 1
        return super().services_left(s, buyer) if s.dominance[buyer] == NONE else 0

    def offer(self, s: State, buyer: Seat, services: Sequence[Option], left: int) -> Ask:
        return Ask(buyer, BUY, [*services, DONE], (self.price_by_points(s, buyer), left))

    @law("rootbotics 9.2.3.I")
    def choose_card(self, s: State, buyer: Seat) -> Flow[int]:
        """Two cards alike differ in their place, for the order stays."""
        place: int = yield Ask(buyer, WHICH_CARD, range(len(self.goods(s))))
        return place

    # Setup

    @law("rootbotics 9.3", "rootbotics 9.3.1", "rootbotics 9.3.3")
    def setup(self, s: State) -> Flow[None]:
        """Warriors and trade posts wait in their places from the start."""
        self.place_starting_warriors(s)
        self.gain_starting_payments(s)
        yield from self.stock(s, "rootbotics 9.3.5")

    @law("rootbotics 9.3.2")
    def place_starting_warriors(self, s: State) -> None:
        for clearing in self.on_river(s):
            if self.can_place(s, clearing):
                place(s, self.warrior, clearing, 1, "rootbotics 9.3.2")

    @law("rootbotics 9.3.4")
    def gain_starting_payments(self, s: State) -> None:
        s.tell("to payments", "rootbotics 9.3.4", (self.seat, self.put_in(s, self.seat, 1)))

    @law("rootbotics 9.3.5", "rootbotics 9.4.1")
    def stock(self, s: State, article: str) -> Flow[int]:
        """Draw cards to the right end of the Market until there are five; returns how many."""
        market = self.goods(s)
        added = 0
        while len(market) < MARKET:
            card = yield from draw_one(s, self.seat, article)
            if card == UNKNOWN:
                break
            market.append(card)
            added += 1
            s.tell("stocked", article, (self.seat, card))
        return added

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][ADDED:] = bytes(self.OWN - ADDED)

    @law("rootbotics 9.4", "rootbotics 9.5", "rootbotics 9.6")
    def steps(self) -> tuple[Step, ...]:
        """No step sets the order (9.4.3): it is the rightmost card of the Market."""
        bot = RiverfolkRobots
        return in_phases(
            birdsong={"9.4.1 stock the market": bot.stock_market, "9.4.2 craft item": bot.craft},
            daylight={
                "9.5.1 build and garrison": bot.build,
                "9.5.2 recruit": bot.recruit,
                "9.5.3 organize": bot.organize,
                "9.5.4 battle": bot.battle,
            },
            evening={
                "9.6.1 score": bot.score,
                "9.6.2 racketeering": bot.racketeer,
                "9.6.3 discard from the market": bot.discard_goods,
            },
        )

    # Birdsong

    @law("rootbotics 9.4.1")
    def stock_market(self, s: State, _: Option) -> Flow[None]:
        s.own[self.seat][ADDED] = yield from self.stock(s, "rootbotics 9.4.1")

    @law("rootbotics 9.4.2")
    def craft(self, s: State, _: Option) -> Flow[None]:
        """The first card added this turn that shows an available item; it is discarded and not replaced."""
        market = self.goods(s)
        added, s.own[self.seat][ADDED] = s.own[self.seat][ADDED], 0
        for i in range(len(market) - added, len(market)):
            card = market[i]
            if shows_item(s, self, card):
                market.pop(i)
                discard(s, self.seat, card, "rootbotics 9.4.2")
                yield from self.craft_item(s, card, "rootbotics 9.4.2")
                break

    # Build and garrison

    @law("rootbotics 9.5.1", "rootbotics 3.3.1")
    def build(self, s: State, _: Option) -> Flow[None]:
        """A trade post of its suit in an ordered clearing without one, and a warrior: none when easy, two when hard.

        Clearings for which a trade post is left come first (2.3). Without any, as much as possible is placed: the
        warriors alone (root 1.5.4). A snare that stops the trade post stops the warriors, too.
        """
        sites = (
            self.among(s, "rootbotics 9.5.1", self.ordered(s))
            .where("no trade post", lambda c: not self.trade_posts_at(s, c))
            .where("may be placed in", lambda c: self.can_place(s, c), "rootbotics 2.3")
            .prefer("a trade post left", lambda c: s.board[self.trade_posts[self.suit_at(s, c)]] > 0, "rootbotics 2.3")
        )
        payer = yield from self.best_payer(s, sites.left)
        if payer is not None:
            sites.where(
                "pieces of the best payer",
                lambda clearing: self.pieces_of(s, payer, clearing) > 0,
                "rootbotics 9.5.1.I",
            )
        site = sites.by_priority()
        if site is not None:
            post = self.trade_posts[self.suit_at(s, site)]
            if not s.board[post] or self.place_piece(s, post, site, "rootbotics 9.5.1"):
                self.place_warriors(s, site, GARRISON[self.difficulty], "rootbotics 9.5.1")
        return
        yield

    @law("rootbotics 9.5.1.I")
    def best_payer(self, s: State, clearings: Sequence[Clearing]) -> Flow[Seat | None]:
        """Who has the most warriors in the Payments box, among those with pieces in one of the clearings (2.3).

        The Riverfolk are a player too (2.6).
        """
        return (
            self.among(s, "rootbotics 9.5.1.I", [seat for seat in s.order if self.payments(s, seat)])
            .where("pieces there", lambda seat: any([self.pieces_of(s, seat, c) for c in clearings]), "rootbotics 2.3")
            .most("warriors in the Payments box", lambda seat: self.payments(s, seat))
            .by_turn_order()
        )
        yield

    # Recruit

    @law("rootbotics 9.5.2", "rootbotics 9.5.2.I")
    def recruit(self, s: State, _: Option) -> Flow[None]:
        """A warrior in every ordered clearing, with a bird order on every river; if too few, by priority."""
        clearings = self.on_river(s) if self.order_suit(s) == BIRD else self.ordered(s)
        clearings = [c for c in clearings if self.can_place(s, c)]
        while clearings and s.board[self.warrior]:
            short = s.board[self.warrior] < len(clearings)
            best = self.among(s, "rootbotics 9.5.2.I", clearings).by_priority() if short else None
            clearing = clearings[0] if best is None else best
            clearings.remove(clearing)
            self.place_warriors(s, clearing, 1, "rootbotics 9.5.2")
        return
        yield

    # Protectionism

    @law("rootbotics 9.2.4")
    def check_protectionism(self, s: State) -> None:
        """Shield: no payments; sword: no warriors in the supply. Both stay as checked until the turn ends."""
        own = s.own[self.seat]
        own[SHIELD] = 0 if any([self.payments(s, seat) for seat in s.order]) else 1
        own[SWORD] = 0 if s.board[self.warrior] else 1

    def shield(self, s: State) -> bool:
        return bool(s.own[self.seat][SHIELD])

    def sword(self, s: State) -> bool:
        return bool(s.own[self.seat][SWORD])

    @law("rootbotics 9.5.3")
    def organize(self, s: State, _: Option) -> Flow[None]:
        """With shield or sword a point, and two warriors where it has pieces and there are the most enemy pieces."""
        self.check_protectionism(s)
        if self.shield(s) or self.sword(s):
            score(s, self.seat, 1, "rootbotics 9.5.3")
            site = (
                self.among(s, "rootbotics 9.5.3", CLEARINGS)
                .where("own pieces", lambda c: self.pieces_of(s, self.seat, c) > 0)
                .where("may be placed in", lambda c: self.can_place(s, c), "rootbotics 2.3")
                .most("enemy pieces", lambda c: self.enemy_pieces(s, c))
                .by_priority()
            )
            if site is not None:
                self.place_warriors(s, site, ORGANIZED, "rootbotics 9.5.3")
        return
        yield

    # Battle

    @law("rootbotics 9.5.4")
    def battle(self, s: State, _: Option) -> Flow[None]:
        """With shield in every clearing, and then Evening; else with sword in every ordered clearing."""
        if self.shield(s):
            yield from self.battle_in(s, CLEARINGS)
            skip_to(s, self, EVENING)
            s.step -= 1  # the turn goes on to the next step
        elif self.sword(s):
            yield from self.battle_in(s, self.ordered(s))

    @law("rootbotics 9.5.4.I")
    def choose_defender(self, s: State, clearing: Clearing) -> Flow[Seat | None]:
        return (
            self.among(s, "rootbotics 9.5.4", self.present_rivals(s, clearing))
            .least("warriors in the Payments box", lambda seat: self.payments(s, seat), "rootbotics 9.5.4.I")
            .by_turn_order()
        )
        yield

    # Evening

    @law("rootbotics 9.6.1", "rootbotics 9.6.1.I")
    def score(self, s: State, _: Option) -> Flow[None]:
        """A point for each warrior of whoever has the most in the Payments box; these go home."""
        best = (
            self.among(s, "rootbotics 9.6.1", [seat for seat in s.order if self.payments(s, seat)])
            .most("warriors in the Payments box", lambda seat: self.payments(s, seat))
            .by_turn_order()
        )
        if best is not None:
            count = self.payments(s, best)
            self.give_back(s, best, count, "rootbotics 9.6.1")
            score(s, self.seat, count, "rootbotics 9.6.1")
        return
        yield

    @law("rootbotics 9.6.2")
    def racketeer(self, s: State, _: Option) -> Flow[None]:
        """With shield or sword, all warriors but two of every clearing go to the Payments box."""
        if self.shield(s) or self.sword(s):
            for clearing in CLEARINGS:
                spare = self.own_warriors(s, clearing) - RACKETEERS_STAY
                if spare > 0:
                    take_off(s, self.warrior, clearing, spare, "rootbotics 9.6.2", PAYMENTS)
                    s.tell("to payments", "rootbotics 9.6.2", (self.seat, spare))
        return
        yield

    @law("rootbotics 9.6.3")
    def discard_goods(self, s: State, _: Option) -> Flow[None]:
        """The leftmost card of the Market, with shield one more."""
        market = self.goods(s)
        for _number in range(2 if self.shield(s) else 1):
            if market:
                discard(s, self.seat, market.pop(0), "rootbotics 9.6.3")
        return
        yield

    # Traits

    @law("rootbotics 3.3.2")
    def sold(self, s: State, buyer: Seat) -> None:
        """Greedy: a point when the player with the most points buys, be it tied with others."""
        if self.has("greedy") and self.points_of(s, buyer) == max([self.points_of(s, p.seat) for p in s.players]):
            score(s, self.seat, 1, "rootbotics 3.3.2")

    @law("rootbotics 3.3.2")
    def uninvited(self, s: State) -> Sequence[Seat]:
        """Involved: in the turn of a human who has not hired them, the warriors fight for all that human's enemies."""
        if not self.has("involved") or s.acting.is_bot:
            return ()
        return [seat for seat in range(len(s.players)) if seat != self.seat and is_enemy(s, s.turn, seat)]

    @law("rootbotics 3.3.2")
    def may_hire(self, s: State, buyer: Seat) -> bool:
        """Involved: a Vagabond may buy Mercenaries too, and gains nothing but that they fight for nobody else."""
        return self.has("involved") or super().may_hire(s, buyer)

    @law("rootbotics 3.3.2")
    def fights_defenseless(self, s: State, fight: Fight) -> bool:
        """Garrison: never as defender in battle. What goes for the defenseless without a battle still finds them."""
        return not self.has("garrison") and super().fights_defenseless(s, fight)

    @law("rootbotics 3.3.2")
    def rolled_maximum(self, s: State, fight: Fight) -> int:
        """Ferocious: always three as attacker. Garrison: one more as defender for each trade post there."""
        if fight.attacker is self:
            return MOST_HITS if self.has("ferocious") else super().rolled_maximum(s, fight)
        posts = self.trade_posts_at(s, fight.clearing) if self.has("garrison") else 0
        return super().rolled_maximum(s, fight) + posts

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.seat]
        return {
            "market": write_cards(self.goods(s)),
            "added": own[ADDED] or None,
            **RiverfolkPieces.describe(self, s),
            "shield": own[SHIELD] or None,
            "sword": own[SWORD] or None,
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        RiverfolkPieces.restore(self, s, fields)
        own = s.own[self.seat]
        market = read_cards(fields.get("market"), "riverfolk, market")
        if UNKNOWN in market or len(market) > MARKET:
            raise PositionError(
                "{where}: up to {most} cards that lie face up (rootbotics 9.2.1).",
                refusal="position-market",
                where="riverfolk, market",
                most=MARKET,
            )
        self.goods(s)[:] = bytes(market)
        own[ADDED] = number(fields.get("added", 0), "riverfolk, added", len(market))
        own[SHIELD] = number(fields.get("shield", 0), "riverfolk, shield", 1)
        own[SWORD] = number(fields.get("sword", 0), "riverfolk, sword", 1)
