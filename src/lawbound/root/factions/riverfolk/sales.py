"""How the Riverfolk Company sells its services in human hands: Law of Root, 11.2.6 and 11.2.7.

To bots it sells by their service cards (Law of Rootbotics 9.7): at the price of their points, and no more of them than
a human might buy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import trait

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.boards import track
from lawbound.root.cards import Card
from lawbound.root.factions.riverfolk.pieces import RiverfolkPieces
from lawbound.root.hand import playable
from lawbound.root.services import BOUGHT, SERVICES, SOLDIERS
from lawbound.root.state import State

PRICES: Final = track("riverfolk", "service_prices")

# Their own numbers, after that of a seller: the price of each service
PRICE: Final = BOUGHT + 1
AFTER_PRICES: Final = PRICE + len(SERVICES)

BUY: Final = Prompt("buy services", "root 11.2.6", "action")
BUY_CARD: Final = Prompt("buy which card", "root 11.2.7.I", "card")
STARTING_PRICE: Final = Prompt("set a price", "root 11.3.5", "number")
NEW_PRICE: Final = Prompt("set a price", "root 11.6.2", "number")


@trait
class Sales(RiverfolkPieces):
    """The Services tracks, and who buys by them."""

    ARTICLES: ClassVar[tuple[str, ...]] = ("root 11.2.7.I", "root 11.2.7.II", "root 11.2.7.III")
    price_article: ClassVar[str] = "root 11.2.6.I"

    @law("root 11.2.3", "root 11.2.7.I")
    def goods(self, s: State) -> bytearray:
        """The hand, which lies open."""
        return s.hands[self.seat]

    @law("root 11.2.6.I", "rootbotics 9.7")
    def price(self, s: State, buyer: Seat, service: Word) -> int:
        """What its marker shows; for a bot by its points."""
        if s.players[buyer].is_bot:
            return self.price_by_points(s, buyer)
        return s.own[self.seat][PRICE + SERVICES.index(service)]

    @law("root 11.2.6.I", "root 11.2.6.III")
    def can_pay(self, s: State, buyer: Seat, service: Word) -> bool:
        """Out of the buyer's own supply, or with items."""
        player = s.players[buyer]
        if player.is_bot:
            return super().can_pay(s, buyer, service)
        return player.purse(s) >= self.price(s, buyer, service)

    @law("root 11.2.6.I", "root 11.2.6.III")
    def charge(self, s: State, buyer: Seat, service: Word) -> Flow[None]:
        price = self.price(s, buyer, service)
        payer, count = yield from s.players[buyer].pay_service(s, self, price)
        self.note(s, buyer, service, payer, count, self.article_of(service))

    @law("root 11.2.6")
    def has_offer(self, s: State, buyer: Seat) -> bool:
        """Something that they can pay, be the hand empty now: what else starts their Birdsong may bring a card."""
        services = SERVICES if self.may_hire(s, buyer) else [each for each in SERVICES if each is not SOLDIERS]
        return any([self.can_pay(s, buyer, service) for service in services])

    def offer(self, s: State, buyer: Seat, services: Sequence[Option], left: int) -> Ask:
        prices = [self.price(s, buyer, service) for service in SERVICES]
        return Ask(buyer, BUY, [*services, DONE], (*prices, left))

    @law("root 11.2.7.I")
    def choose_card(self, s: State, buyer: Seat) -> Flow[int]:
        card: Card = yield Ask(buyer, BUY_CARD, playable(s, self.goods(s)))
        return self.goods(s).index(card)

    # Prices

    @law("root 11.3.5", "root 11.6.2")
    def set_prices(self, s: State, about: Prompt) -> Flow[None]:
        """Put the marker of each service on any space of its track; it may stay where it is."""
        own = s.own[self.seat]
        for at, service in enumerate(SERVICES):
            price: int = yield Ask(self.seat, about, PRICES, (at,))
            if price != own[PRICE + at]:
                own[PRICE + at] = price
                s.tell("price", about.article, (self.seat, service.name, price))
