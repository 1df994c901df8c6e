"""The Riverfolk Company in human hands: its abilities, setup, Birdsong and Evening (Law of Root, chapter 11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import NO, YES, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.cards import SUIT_NAMES, UNKNOWN
from lawbound.root.factions.riverfolk.funds import ACTIONS, AFTER_FUNDS, COVERED, POSTS_OF_A_SUIT, SUITS, Funds
from lawbound.root.factions.riverfolk.pieces import RiverfolkPieces
from lawbound.root.factions.riverfolk.sales import NEW_PRICE, PRICE, PRICES, STARTING_PRICE
from lawbound.root.hand import discard_down
from lawbound.root.map import Clearing
from lawbound.root.move import Move
from lawbound.root.naming import PositionError, mapping, number, one_of
from lawbound.root.pieces import CLEARINGS, place, relocate, to_supply, why_not_place
from lawbound.root.removal import Removal, Trigger
from lawbound.root.rule import rules
from lawbound.root.score import score
from lawbound.root.services import SERVICES
from lawbound.root.state import BOX, COMMITTED, FUNDS, PAYMENTS, SUPPLY, Number, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Step, menu

STARTING_WARRIORS: Final = 4
STARTING_PAYMENTS: Final = 3
PROTECTION: Final = 2
FUNDS_FOR_A_POINT: Final = 2
HAND_LIMIT: Final = 5

TRADE_DISRUPTION: Final = "trade disruption"
PLACE_WARRIOR: Final = Prompt("place a starting warrior", "root 11.3.2", "clearing")
LOSE_FUND: Final = Prompt("lose whose fund", "root 11.2.5.I", "player")
TAKE_FERRY: Final = Prompt("take the ferry", "root C.2.5", "yes or no")
DISCARD: Final = Prompt("discard to the hand limit", "root 11.6.1", "card")


@law("root 11.1")
class Riverfolk(Funds):
    """The Riverfolk Company.

    Warriors of any player lie in the boxes of its board. Its own numbers: services bought in this turn, the prices,
    and spaces of the tracks that funds cover.
    """

    OWN: ClassVar[int] = AFTER_FUNDS
    shows_hand: ClassVar[bool] = True
    board_places: ClassVar[tuple[int, ...]] = (PAYMENTS, FUNDS, COMMITTED)

    # Swimmers

    @law("root 11.2.2", "root 11.2.7.II", "root G.1.25")
    def links(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        """Rivers are paths for them, and for whoever has bought Riverboats."""
        return s.box.map.rivers[clearing] if owner == self.number else super().links(s, owner, clearing)

    @law("root 11.2.2")
    def waives_rule(self, s: State, owner: Number, origin: Clearing, destination: Clearing) -> bool:
        """Along a river, but not by ferry (C.2.5)."""
        return owner == self.number and destination in s.box.map.rivers[origin]

    @law("root 11.2.2", "root C.2.5")
    def carries(self, s: State, move: Move) -> Flow[None]:
        """From where the ferry is they may swim over the lake or take it; it asks for rule, as any other move."""
        if move.by != self.number or not self.is_served(s, move.origin, move.destination):
            return
        move.past_ferry = True
        if rules(s, self.number, move.origin) or rules(s, self.number, move.destination):
            answer = yield Ask(self.seat, TAKE_FERRY, (YES, NO), (move.origin, move.destination))
            move.past_ferry = answer is NO

    def is_served(self, s: State, origin: Clearing, destination: Clearing) -> bool:
        """Whether both a ferry and a river lead there, and no path."""
        if destination not in s.box.map.rivers[origin] or destination in self.paths(s, origin):
            return False
        return any([destination in bearer.ports(s, self.number, origin) for bearer in s.box.ports])

    # The public hand

    @law("root 11.2.3")
    def hide(self, s: State, seat: Seat | None) -> None:
        """Nothing: their hand lies face up."""

    # Trade disruption

    @law("root 11.2.5.I")
    def removed_destination(self, row: Row, removal: Removal) -> int:
        """A trade post is not used again in this game."""
        return BOX if row in self.trade_posts else SUPPLY

    @law("root 11.2.5.I")
    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        posts = sum([removal.count(row) for row in self.trade_posts])
        return [Trigger(TRADE_DISRUPTION, self.seat, removal.clearing, posts, removal.by)] if posts else []

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        if trigger.name != TRADE_DISRUPTION:
            yield from super().resolve(s, trigger)
            return
        for _ in range(trigger.amount):
            yield from self.lose_half(s)

    @law("root 11.2.5.I")
    def lose_half(self, s: State) -> Flow[None]:
        """Half of the funds, rounded up, go home; which, the Riverfolk say."""
        for left in range((self.all_funds(s) + 1) // 2, 0, -1):
            owner: Seat = yield Ask(self.seat, LOSE_FUND, self.contributors(s), (left,))
            to_supply(s, s.players[owner].warrior, FUNDS, 1)
            s.tell("lost fund", "root 11.2.5.I", (self.seat, owner))

    # Setup

    @law("root 11.3", "root 11.3.1", "root 11.3.3", "root B.2.5")
    def setup(self, s: State) -> Flow[None]:
        """The supply and the tracks are full from the start."""
        yield from self.place_starting_warriors(s)
        self.gain_starting_funds(s)
        yield from self.set_prices(s, STARTING_PRICE)

    @law("root 11.3.2")
    def place_starting_warriors(self, s: State) -> Flow[None]:
        """In one river clearing or in several."""
        for left in range(STARTING_WARRIORS, 0, -1):
            sites = [c for c in self.on_river(s) if why_not_place(s, self.seat, c) is None]
            clearing: Clearing = yield Ask(self.seat, PLACE_WARRIOR, sites, (left,))
            place(s, self.warrior, clearing, 1, "root 11.3.2")

    @law("root 11.3.4")
    def gain_starting_funds(self, s: State) -> None:
        s.tell("to payments", "root 11.3.4", (self.seat, self.put_in(s, self.seat, STARTING_PAYMENTS)))

    # Turn

    @law("root 11.4", "root 11.5", "root 11.6")
    def steps(self) -> tuple[Step, ...]:
        return (
            Step("protectionism", BIRDSONG, "root 11.4.1", Riverfolk.protect),
            Step("score dividends", BIRDSONG, "root 11.4.2", Riverfolk.score_dividends),
            Step("gather funds", BIRDSONG, "root 11.4.3", Riverfolk.gather_funds),
            menu("funds", DAYLIGHT, "root 11.5", ACTIONS),
            Step("discard", EVENING, "root 11.6.1", Riverfolk.discard),
            Step("set costs", EVENING, "root 11.6.2", Riverfolk.set_costs),
        )

    # Birdsong

    @law("root 11.4.1")
    def protect(self, s: State, _: Option) -> Flow[None]:
        if not any([self.payments(s, player.seat) for player in s.players]):
            s.tell("protectionism", "root 11.4.1", (self.seat, self.put_in(s, self.seat, PROTECTION)))
        return
        yield

    @law("root 11.4.2")
    def score_dividends(self, s: State, _: Option) -> Flow[None]:
        if any([self.trade_posts_at(s, clearing) for clearing in CLEARINGS]):
            score(s, self.seat, self.all_funds(s) // FUNDS_FOR_A_POINT, "root 11.4.2")
        return
        yield

    @law("root 11.4.3")
    def gather_funds(self, s: State, _: Option) -> Flow[None]:
        """From the Payments and Committed boxes and from the tracks."""
        for player in s.players:
            for box in (PAYMENTS, COMMITTED):
                relocate(s, player.warrior, box, FUNDS, s.board[player.warrior + box])
        s.own[self.seat][COVERED : COVERED + len(SUITS)] = bytes(len(SUITS))
        s.tell("gathered", "root 11.4.3", (self.seat, self.all_funds(s)))
        return
        yield

    # Evening

    @law("root 11.6.1")
    def discard(self, s: State, _: Option) -> Flow[None]:
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    @law("root 11.6.2")
    def set_costs(self, s: State, _: Option) -> Flow[None]:
        yield from self.set_prices(s, NEW_PRICE)

    # Positions

    FIELDS: ClassVar[tuple[str, ...]] = (*RiverfolkPieces.FIELDS, "funds", "committed", "covered", "lost", "prices")

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.seat]
        lost = [s.board[row + BOX] for row in self.trade_posts]
        return {
            **RiverfolkPieces.describe(self, s),
            "funds": self.describe_box(s, FUNDS),
            "committed": self.describe_box(s, COMMITTED),
            "covered": {SUIT_NAMES[suit]: own[COVERED + suit] for suit in SUITS if own[COVERED + suit]},
            "lost": {SUIT_NAMES[suit]: lost[suit] for suit in SUITS if lost[suit]},
            "prices": {service.name: own[PRICE + at] for at, service in enumerate(SERVICES)},
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """Prices are the lowest where nothing is said."""
        RiverfolkPieces.restore(self, s, fields)
        if UNKNOWN in s.hands[self.seat]:
            raise PositionError(
                "{where}: these cards lie face up ({article}).",
                refusal="position-face-up",
                where="riverfolk, hand",
                article="root 11.2.3",
            )
        self.restore_box(s, fields, "funds", FUNDS)
        self.restore_box(s, fields, "committed", COMMITTED)
        own, suits = s.own[self.seat], SUIT_NAMES[: len(SUITS)]
        for name, count in mapping(fields.get("lost"), "riverfolk, lost").items():
            row = self.trade_posts[one_of(name, suits, "riverfolk, lost")]
            relocate(s, row, SUPPLY, BOX, number(count, f"riverfolk, lost, {name}", s.board[row]))
        empty = [POSTS_OF_A_SUIT - s.board[row] for row in self.trade_posts]
        for name, count in mapping(fields.get("covered"), "riverfolk, covered").items():
            suit = one_of(name, suits, "riverfolk, covered")
            own[COVERED + suit] = number(count, f"riverfolk, covered, {name}", empty[suit])
        committed = sum([s.board[player.warrior + COMMITTED] for player in s.players])
        if sum(own[COVERED : COVERED + len(SUITS)]) > committed:
            raise PositionError(
                "{where}: committed warriors cover spaces, each of them one (root 11.5.3).",
                refusal="position-committed",
                where="riverfolk, covered",
            )
        prices = mapping(fields.get("prices"), "riverfolk, prices")
        names = [service.name for service in SERVICES]
        for name in prices:
            one_of(name, names, "riverfolk, prices")
        for at, name in enumerate(names):
            own[PRICE + at] = number(prices.get(name, PRICES[0]), f"riverfolk, prices, {name}", PRICES[-1])
            if own[PRICE + at] not in PRICES:
                raise PositionError(
                    "{where}: from {least} to {most} (root 11.3.5).",
                    refusal="position-prices",
                    where=f"riverfolk, prices, {name}",
                    least=PRICES[0],
                    most=PRICES[-1],
                )
