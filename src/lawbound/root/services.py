"""The services of the Riverfolk: Law of Root 11.2.6 and 11.2.7, Law of Rootbotics 9.2.3 and 9.7.

Here is what is sold, to whom, and for how much, as far as it is the same whoever plays the Riverfolk. A service holds
for the turn of its buyer, so Riverboats and Mercenaries are among the effects used this turn (`State.used`). Humans are
asked at the start of their Birdsong; what bots buy, and when, is in `bots.shopping`.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar, Final, cast

from mypy_extensions import trait

from lawbound.kernel import DONE, Ask, Flow, Option, Seat, Word
from lawbound.law import law
from lawbound.root.cards import Card
from lawbound.root.faction import Faction
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, present, relocate, to_supply
from lawbound.root.removal import Trigger
from lawbound.root.rule import refresh_rulers
from lawbound.root.state import PAYMENTS, ROW, SETTING_UP, SUPPLY, Number, State
from lawbound.root.steps import BIRDSONG
from lawbound.root.terrain import MERCENARIES, RIVERBOATS

HAND_CARD: Final = Word("hand card")
BOATS: Final = Word("riverboats")
SOLDIERS: Final = Word("mercenaries")
SERVICES: Final = (HAND_CARD, BOATS, SOLDIERS)

BOUGHT: Final = 0
"""The first of a seller's own numbers: services bought in this turn."""


@law("root 11.2.7")
@trait
class Seller(Faction):
    """Whoever sells the three services, as far as it is the same for a human and a bot."""

    sells: ClassVar[bool] = True
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    ARTICLES: ClassVar[tuple[str, ...]] = ()
    """By which article each service is sold."""
    price_article: ClassVar[str] = ""

    # What its chapter says

    def goods(self, s: State) -> bytearray:
        """The cards that can be bought, in their order."""
        raise NotImplementedError

    def price(self, s: State, buyer: Seat, service: Word) -> int:
        """What that service costs that buyer."""
        raise NotImplementedError

    def may_hire(self, s: State, buyer: Seat) -> bool:
        """Whether Mercenaries are offered: not to a faction that has no warriors."""
        return has_warriors(s, buyer)

    def uninvited(self, s: State) -> Sequence[Seat]:
        """For whom its warriors fight although whoever takes the turn has not hired them."""
        return ()

    def sold(self, s: State, buyer: Seat) -> None:
        """What it gains when somebody has bought one service or several at once."""

    def has_offer(self, s: State, buyer: Seat) -> bool:
        """Whether there is something for that buyer, a human, at the start of their Birdsong."""
        raise NotImplementedError

    def offer(self, s: State, buyer: Seat, services: Sequence[Option], left: int) -> Ask:
        """The question which of these services the buyer wants; so many may still be bought."""
        raise NotImplementedError

    def choose_card(self, s: State, buyer: Seat) -> Flow[int]:
        """The place among the goods of the card that the buyer wants."""
        raise NotImplementedError

    def article_of(self, service: Option) -> str:
        return self.ARTICLES[SERVICES.index(service)]

    # The price

    def payments(self, s: State, seat: Seat) -> int:
        """How many warriors of that player lie in the Payments box."""
        return s.board[s.players[seat].warrior + PAYMENTS]

    def put_in(self, s: State, seat: Seat, count: int) -> int:
        """Warriors from the supply of that player into the Payments box, as many as there are; returns how many."""
        row = s.players[seat].warrior
        count = min(count, s.board[row])
        relocate(s, row, SUPPLY, PAYMENTS, count)
        return count

    def give_back(self, s: State, seat: Seat, count: int, article: str) -> None:
        """Warriors from the Payments box to the supply of that player."""
        to_supply(s, s.players[seat].warrior, PAYMENTS, count)
        if count:
            s.tell("payments returned", article, (seat, count))

    @law("rootbotics 9.2.3", "rootbotics 9.7")
    def price_by_points(self, s: State, buyer: Seat) -> int:
        """Two warriors, three from 10 points and four from 20."""
        return 2 + min(s.vp[buyer] // 10, 2)

    @law("rootbotics 9.2.3", "rootbotics 9.7")
    def payer(self, s: State, buyer: Seat) -> Faction:
        """Whose warriors pay: the buyer's, or its own for a faction without any and for whoever pays in kind."""
        player = s.players[buyer]
        return self if player.pays_in_kind or not has_warriors(s, buyer) else player

    @law("rootbotics 9.2.3")
    def can_pay(self, s: State, buyer: Seat, service: Word) -> bool:
        """Whether the supply that pays holds enough warriors."""
        return s.board[self.payer(s, buyer).warrior] >= self.price(s, buyer, service)

    @law("rootbotics 9.2.3")
    def receive(self, s: State, buyer: Seat, service: Word, article: str) -> None:
        """Put the price in the Payments box."""
        price, payer = self.price(s, buyer, service), self.payer(s, buyer)
        self.put_in(s, payer.seat, price)
        self.note(s, buyer, service, payer.seat, price, article)

    def note(self, s: State, buyer: Seat, service: Word, payer: Seat, count: int, article: str) -> None:
        """A service has been paid for, with so many warriors of that player."""
        s.own[self.seat][BOUGHT] += 1
        s.tell("bought", article, (buyer, service.name, payer, count))

    def charge(self, s: State, buyer: Seat, service: Word) -> Flow[None]:
        """Take the price from a human."""
        self.receive(s, buyer, service, self.article_of(service))
        return
        yield

    # Selling

    @law("root 11.2.6.II", "rootbotics 9.2.3")
    def limit(self, s: State, buyer: Seat) -> int:
        """One service, and one more for each clearing with a trade post and pieces of the buyer."""
        return 1 + len(
            [c for c in CLEARINGS if any([s.board[row + c] for row in self.tokens]) and present(s, buyer, c)]
        )

    @law("root 11.2.6.II")
    def services_left(self, s: State, buyer: Seat) -> int:
        """How many that buyer may still have in this turn."""
        return max(0, self.limit(s, buyer) - s.own[self.seat][BOUGHT])

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        """What bots buy their service cards say."""
        if player.seat != self.seat and (player.is_bot or self.has_offer(s, player.seat)):
            return [Trigger("services", self.seat, 0, 1, player.seat)]
        return []

    @law("root 11.2.6", "rootbotics 9.2.3")
    def sell(self, s: State, buyer: Seat) -> Flow[None]:
        """At the start of their Birdsong. Nobody can be refused who pays."""
        s.own[self.seat][BOUGHT] = 0
        player = s.players[buyer]
        if player.is_bot:
            yield from player.shop(s)
            return
        bought = False
        while left := self.services_left(s, buyer):
            services = self.on_offer(s, buyer)
            if not services:
                break
            choice = yield self.offer(s, buyer, services, left)
            if choice is DONE:
                break
            yield from self.provide(s, buyer, choice)
            bought = True
        if bought:
            self.sold(s, buyer)

    @law("root 11.2.7.III.b")
    def why_not_buy(self, s: State, buyer: Seat, service: Word) -> str | None:
        """A card if there is one; Riverboats and Mercenaries only once in a turn, for that is how long they last."""
        if service is SOLDIERS and not self.may_hire(s, buyer):
            return "root 11.2.7.III.b"
        gone = service is HAND_CARD and not self.goods(s)
        had = (service is BOATS and s.used & RIVERBOATS) or (service is SOLDIERS and s.used & MERCENARIES)
        if gone or had:
            return self.article_of(service)
        return None if self.can_pay(s, buyer, service) else self.price_article

    def on_offer(self, s: State, buyer: Seat) -> list[Option]:
        """The services that this player can buy now."""
        return [service for service in SERVICES if self.why_not_buy(s, buyer, service) is None]

    def provide(self, s: State, buyer: Seat, service: Option) -> Flow[None]:
        """Take the price and give the service."""
        yield from self.charge(s, buyer, service)
        if service is HAND_CARD:
            yield from self.sell_card(s, buyer)
        elif service is BOATS:
            self.lend_boats(s)
        else:
            self.lend_soldiers(s)

    @law("root 11.2.7.I", "rootbotics 9.2.3.I")
    def sell_card(self, s: State, buyer: Seat) -> Flow[None]:
        """Any card goes to the buyer's hand."""
        place: int = yield from self.choose_card(s, buyer)
        card = self.take_card(s, buyer, place, self.article_of(HAND_CARD))
        insort(s.hands[buyer], card)

    @law("rootbotics 9.2.1")
    def take_card(self, s: State, buyer: Seat, place: int, article: str) -> Card:
        """Take a card off the goods; the others keep their order."""
        card = self.goods(s).pop(place)
        s.tell("bought card", article, (buyer, card))
        return card

    @law("root 11.2.7.II", "rootbotics 9.2.3.II")
    def lend_boats(self, s: State) -> None:
        s.used |= RIVERBOATS

    @law("root 11.2.7.III", "rootbotics 9.2.3.III")
    def lend_soldiers(self, s: State) -> None:
        s.used |= MERCENARIES
        refresh_rulers(s)

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        yield from self.sell(s, trigger.cause)

    @law("root 2.3", "root 11.2.7.II", "rootbotics 9.2.3.II")
    def links(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        """For whoever has bought Riverboats rivers are paths."""
        return s.box.map.rivers[clearing] if s.used & RIVERBOATS and s.turn == owner else ()

    # Mercenaries

    @law("root 11.2.7.III", "root 11.2.7.III.b", "rootbotics 9.2.3.III")
    def hirers(self, s: State) -> list[Seat]:
        """Who treats its warriors as their own now: in Daylight and Evening, and never a faction without warriors."""
        if s.stage == SETTING_UP or s.acting.turn_steps[s.step].phase <= BIRDSONG:
            return []
        seats = (s.turn,) if s.used & MERCENARIES else self.uninvited(s)
        return [seat for seat in seats if has_warriors(s, seat)]

    @law("root 11.2.7.III", "rootbotics 9.2.3.III")
    def lend_power(self, s: State, clearing: Clearing, powers: bytearray, winning: bool) -> None:
        """For rule, but not for a win, its warriors count as those of whoever hires them, and so not as its own."""
        warriors = s.board[self.warrior + clearing]
        if warriors and not winning:
            hirers = self.hirers(s)
            if hirers:
                powers[self.seat] -= warriors
                for seat in hirers:
                    powers[seat] += warriors

    @law("root 11.2.7.III", "rootbotics 9.2.3.III")
    def fights_for(self, s: State, seat: Seat, clearing: Clearing) -> bool:
        return s.board[self.warrior + clearing] > 0 and seat in self.hirers(s)


def has_warriors(s: State, seat: Seat) -> bool:
    """Whether the faction has warriors at all, wherever they are."""
    return s.box.limits[s.players[seat].warrior // ROW] > 0


def seller_in(s: State) -> Seller:
    """Whoever sells; there is one at most."""
    return cast("Seller", s.box.sellers[0])
