"""The services of the Riverfolk: Law of Root 11.2.6 and 11.2.7, Law of Rootbotics 9.2.3 and 9.7.

Here is what is sold, to whom, and for how much. A service holds for the turn of its buyer, so Riverboats and
Mercenaries are among the effects used this turn (`State.used`). Humans are asked at the start of their Birdsong; what
bots buy, and when, is in `bots.shopping`.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar, Final, cast

from mypy_extensions import trait

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.cards import Card
from lawbound.root.faction import Faction
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, present, relocate, to_supply, way_home
from lawbound.root.removal import Trigger
from lawbound.root.rule import refresh_rulers
from lawbound.root.state import ASIDE, NONE, ROW, SETTING_UP, SUPPLY, Number, Row, State
from lawbound.root.steps import BIRDSONG
from lawbound.root.terrain import MERCENARIES, RIVERBOATS

HAND_CARD: Final = Word("hand card")
BOATS: Final = Word("riverboats")
SOLDIERS: Final = Word("mercenaries")
SERVICES: Final = (HAND_CARD, BOATS, SOLDIERS)

BUY: Final = Prompt("buy a service", "rootbotics 9.2.3", "action")
WHICH_CARD: Final = Prompt("which card of the market", "rootbotics 9.2.3.I", "market")


@law("root 11.2.7")
@trait
class Seller(Faction):
    """Whoever sells the three services, as far as it is the same for a human and a bot.

    The Payments box holds its own warriors (aside) and those of others, which it counts by seat in its first numbers.
    """

    sells: ClassVar[bool] = True
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)

    # What its chapter says

    def goods(self, s: State) -> bytearray:
        """The cards that can be bought, in their order."""
        raise NotImplementedError

    def price(self, s: State, buyer: Seat) -> int:
        """How many warriors a service costs that buyer."""
        raise NotImplementedError

    def may_hire(self, s: State, buyer: Seat) -> bool:
        """Whether Mercenaries are offered: not to a faction that has no warriors."""
        return has_warriors(s, buyer)

    def uninvited(self, s: State) -> Sequence[Seat]:
        """For whom its warriors fight although whoever takes the turn has not hired them."""
        return ()

    def sold(self, s: State, buyer: Seat) -> None:
        """What it gains when somebody has bought one service or several at once."""

    # The Payments box

    def payments(self, s: State, seat: Seat) -> int:
        """How many warriors of that player lie in the Payments box."""
        return s.board[self.warrior + ASIDE] if seat == self.seat else s.own[self.seat][seat]

    def held_pieces(self, s: State, row: Row) -> int:
        """Of other players it holds the warriors in the Payments box."""
        owner = s.box.owner[row // ROW]
        if owner == self.seat or owner >= len(s.players) or row != s.players[owner].warrior:
            return 0
        return s.own[self.seat][owner]

    @law("rootbotics 9.2.3", "rootbotics 9.7")
    def payer(self, s: State, buyer: Seat) -> Faction:
        """Whose warriors pay: the buyer's, or its own for a faction without any and for whoever pays in kind."""
        player = s.players[buyer]
        return self if player.pays_in_kind or not has_warriors(s, buyer) else player

    @law("rootbotics 9.2.3")
    def can_pay(self, s: State, buyer: Seat) -> bool:
        """Whether the supply that pays holds enough warriors."""
        return s.board[self.payer(s, buyer).warrior] >= self.price(s, buyer)

    @law("rootbotics 9.2.3")
    def receive(self, s: State, buyer: Seat, service: Word, article: str) -> None:
        """Put the price in the Payments box."""
        price, payer = self.price(s, buyer), self.payer(s, buyer)
        self.put_in(s, payer.seat, price)
        s.tell("bought", article, (buyer, service.name, payer.seat, price))

    def put_in(self, s: State, seat: Seat, count: int) -> None:
        """Warriors from the supply of that player into the Payments box."""
        if seat == self.seat:
            relocate(s, self.warrior, SUPPLY, ASIDE, count)
        else:
            s.board[s.players[seat].warrior] -= count
            s.own[self.seat][seat] += count

    def give_back(self, s: State, seat: Seat, count: int, article: str) -> None:
        """Warriors from the Payments box to the supply of that player."""
        if seat == self.seat:
            to_supply(s, self.warrior, ASIDE, count)
        else:
            warrior = s.players[seat].warrior
            s.own[self.seat][seat] -= count
            s.board[warrior + way_home(s, warrior, ASIDE)] += count
        if count:
            s.tell("payments returned", article, (seat, count))

    # Selling to humans

    @law("root 11.2.6.II", "rootbotics 9.2.3")
    def limit(self, s: State, buyer: Seat) -> int:
        """One service, and one more for each clearing with a trade post and pieces of the buyer."""
        return 1 + len(
            [c for c in CLEARINGS if any([s.board[row + c] for row in self.tokens]) and present(s, buyer, c)]
        )

    @law("rootbotics 9.2.3")
    def has_offer(self, s: State, buyer: Seat) -> bool:
        """Something that they can buy now. What bots buy their service cards say; whoever has no points buys none."""
        if buyer == self.seat:
            return False
        return s.players[buyer].is_bot or (s.dominance[buyer] == NONE and bool(self.on_offer(s, buyer)))

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if self.has_offer(s, player.seat):
            return [Trigger("services", self.seat, 0, 1, player.seat)]
        return []

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        yield from self.sell(s, trigger.cause)

    @law("rootbotics 9.2.3")
    def sell(self, s: State, buyer: Seat) -> Flow[None]:
        """At the start of their Birdsong; whoever has a dominance card has no points, and buys nothing."""
        player = s.players[buyer]
        if player.is_bot:
            yield from player.shop(s)
            return
        left = self.limit(s, buyer)
        bought = False
        while left and s.dominance[buyer] == NONE:
            options = self.on_offer(s, buyer)
            if not options:
                break
            choice = yield Ask(buyer, BUY, [*options, DONE], (self.price(s, buyer), left))
            if choice is DONE:
                break
            yield from self.provide(s, buyer, choice)
            bought = True
            left -= 1
        if bought:
            self.sold(s, buyer)

    @law("root 11.2.7.III.b")
    def why_not_buy(self, s: State, buyer: Seat, service: Word) -> str | None:
        """A card if there is one; Riverboats and Mercenaries only once in a turn, for that is how long they last."""
        if service is HAND_CARD and not self.goods(s):
            return "rootbotics 9.2.3.I"
        if service is BOATS and s.used & RIVERBOATS:
            return "rootbotics 9.2.3.II"
        if service is SOLDIERS:
            if not self.may_hire(s, buyer):
                return "root 11.2.7.III.b"
            if s.used & MERCENARIES:
                return "rootbotics 9.2.3.III"
        return None

    def on_offer(self, s: State, buyer: Seat) -> list[Option]:
        """The services that this player can buy now: all cost the same."""
        if not self.can_pay(s, buyer):
            return []
        return [service for service in SERVICES if self.why_not_buy(s, buyer, service) is None]

    def provide(self, s: State, buyer: Seat, service: Option) -> Flow[None]:
        """Take the price and give the service."""
        if service is HAND_CARD:
            self.receive(s, buyer, HAND_CARD, "rootbotics 9.2.3.I")
            yield from self.sell_card(s, buyer)
        elif service is BOATS:
            self.provide_boats(s, buyer)
        else:
            self.provide_soldiers(s, buyer)

    @law("root 11.2.7.I", "rootbotics 9.2.3.I")
    def sell_card(self, s: State, buyer: Seat) -> Flow[None]:
        """Any card goes to the buyer's hand. Two cards alike differ in their place, for the order stays."""
        place: int = yield Ask(buyer, WHICH_CARD, range(len(self.goods(s))))
        card = self.take_card(s, buyer, place, "rootbotics 9.2.3.I")
        insort(s.hands[buyer], card)

    @law("rootbotics 9.2.1")
    def take_card(self, s: State, buyer: Seat, place: int, article: str) -> Card:
        """Take a card off the Market; the others keep their order."""
        card = self.goods(s).pop(place)
        s.tell("bought card", article, (buyer, card))
        return card

    @law("root 11.2.7.II", "rootbotics 9.2.3.II")
    def provide_boats(self, s: State, buyer: Seat) -> None:
        self.receive(s, buyer, BOATS, "rootbotics 9.2.3.II")
        s.used |= RIVERBOATS

    @law("root 11.2.7.III", "rootbotics 9.2.3.III")
    def provide_soldiers(self, s: State, buyer: Seat) -> None:
        self.receive(s, buyer, SOLDIERS, "rootbotics 9.2.3.III")
        s.used |= MERCENARIES
        refresh_rulers(s)

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
