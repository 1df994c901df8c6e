"""The services of the Riverfolk: Law of Root 11.2.6 and 11.2.7, Law of Rootbotics 9.2.3 and 9.7.

A service holds for the turn of its buyer, so Riverboats and Mercenaries are among the effects used this turn
(`State.used`). Humans are asked at the start of their Birdsong. Bots buy what the service cards say: three basic ones,
and advanced ones for single bots, which take precedence (`Box.services`).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import trait

from lawbound.kernel import DONE, Ask, Event, Flow, GameOver, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.cards import AMBUSHES, BIRD, CARD_ITEM, CARD_KIND, CARD_POINTS, CARD_SUIT, IMMEDIATE, ITEM_CARD, Card
from lawbound.root.craft import favor
from lawbound.root.faction import BIRDSONG, Faction
from lawbound.root.hand import discard
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, present, relocate, why_not_build
from lawbound.root.rule import refresh_rulers, ruled_clearings
from lawbound.root.state import ASIDE, NONE, SETTING_UP, STRIDE, SUPPLY, Row, State
from lawbound.root.terrain import MERCENARIES, RIVERBOATS

if TYPE_CHECKING:
    from lawbound.root.bots.bot import Bot

HAND_CARD: Final = Word("hand card")
BOATS: Final = Word("riverboats")
SOLDIERS: Final = Word("mercenaries")
SERVICES: Final = (HAND_CARD, BOATS, SOLDIERS)

BUY: Final = Prompt("buy a service", "rootbotics 9.2.3", "action")
WHICH_CARD: Final = Prompt("which card of the market", "rootbotics 9.2.3.I", "market")

START_OF_TURN: Final = "rootbotics 9.2.3"
CARDS_OF_SERVICES: Final = "rootbotics 9.7"
FEW_WARRIORS: Final = 2
ENOUGH_SOULS: Final = 5


@law("root 11.2.7")
@trait
class Seller(Faction):
    """Whoever sells the three services, as far as it is the same for a human and a bot.

    The Payments box holds its own warriors (aside) and those of others, which it counts by seat in its first numbers.
    """

    sells: ClassVar[bool] = True
    lends: ClassVar[bool] = True

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
        owner = s.box.owner[row // STRIDE]
        return s.own[self.seat][owner] if owner != self.seat and row == s.players[owner].warrior else 0

    @law("rootbotics 9.2.3", "rootbotics 9.7")
    def payer(self, s: State, buyer: Seat) -> Faction:
        """Whose warriors pay: the buyer's, or its own for a faction without any and for the Automated Alliance."""
        player = s.players[buyer]
        in_kind = not has_warriors(s, buyer) or (player.is_bot and player.KEY == "alliance")
        return self if in_kind else player

    @law("rootbotics 9.2.3")
    def can_pay(self, s: State, buyer: Seat) -> bool:
        """Whether the supply that pays holds enough warriors."""
        return s.board[self.payer(s, buyer).warrior] >= self.price(s, buyer)

    @law("rootbotics 9.2.3")
    def receive(self, s: State, buyer: Seat, service: Word, article: str) -> None:
        """Put the price in the Payments box."""
        price, payer = self.price(s, buyer), self.payer(s, buyer)
        self.put_in(s, payer.seat, price)
        if s.events is not None:
            s.events.append(Event("bought", article, (buyer, service.name, payer.seat, price)))

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
            relocate(s, self.warrior, ASIDE, SUPPLY, count)
        else:
            s.own[self.seat][seat] -= count
            s.board[s.players[seat].warrior] += count
        if count and s.events is not None:
            s.events.append(Event("payments returned", article, (seat, count)))

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

    @law("rootbotics 9.2.3")
    def sell(self, s: State, buyer: Seat) -> Flow[None]:
        """At the start of their Birdsong; whoever has a dominance card has no points, and buys nothing."""
        player = s.players[buyer]
        if player.is_bot:
            yield from player.shop(s, START_OF_TURN)
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
        if s.events is not None:
            s.events.append(Event("bought card", article, (buyer, card)))
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

    # Mercenaries

    @law("root 11.2.7.III", "root 11.2.7.III.b", "rootbotics 9.2.3.III")
    def hirers(self, s: State) -> list[Seat]:
        """Who treats its warriors as their own now: in Daylight and Evening, and never a faction without warriors."""
        if s.stage == SETTING_UP or s.acting.turn_steps[s.step].phase <= BIRDSONG:
            return []
        seats = (s.turn,) if s.used & MERCENARIES else self.uninvited(s)
        return [seat for seat in seats if has_warriors(s, seat)]

    @law("root 11.2.7.III", "rootbotics 9.2.3.III")
    def lend_power(self, s: State, clearing: Clearing, powers: bytearray) -> None:
        """For rule its warriors count as those of whoever hires them, and so not as its own."""
        warriors = s.board[self.warrior + clearing]
        if warriors:
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
    return s.box.limits[s.players[seat].warrior // STRIDE] > 0


# What bots buy


@law("rootbotics 9.7")
def shop(s: State, bot: Bot, moment: str) -> Flow[None]:
    """The moments that the service cards name: the start of a turn, and the steps by their articles."""
    want = MOMENTS.get(moment)
    if want is not None:
        seller = shop_of(s, bot)
        if seller is not None:
            yield from want(s, bot, seller)


def shop_of(s: State, bot: Bot) -> Seller | None:
    """Who sells to that bot in its turn, if services are in use."""
    in_use = s.box.services is not None and s.box.sellers and s.stage != SETTING_UP
    return seller_in(s) if in_use and s.turn == bot.seat and not bot.sells else None


def seller_in(s: State) -> Seller:
    """Whoever sells; there is one at most."""
    return cast("Seller", s.box.sellers[0])


@law("rootbotics 9.7")
def advanced(s: State, bot: Bot) -> bool:
    """Whether the advanced card of that bot is in use."""
    return s.box.services is not None and bot.KEY in s.box.services


@law("rootbotics 9.7")
def would_buy(s: State, bot: Bot, seller: Seller, even_if_behind: bool = False) -> bool:
    """Basic card 1: as often as it likes, if it can pay and has no fewer points than the Riverfolk."""
    if s.vp[bot.seat] < s.vp[seller.seat] and not even_if_behind:
        return False
    return seller.can_pay(s, bot.seat) and bot.can_exert(s)


@law("rootbotics 9.7")
def pay(s: State, bot: Bot, seller: Seller, service: Word) -> None:
    """The price; the Vagabot exhausts an item besides (basic card 3)."""
    bot.exert(s, CARDS_OF_SERVICES)
    seller.receive(s, bot.seat, service, CARDS_OF_SERVICES)
    seller.sold(s, bot.seat)


def buy_card(s: State, bot: Bot, seller: Seller, card: Card) -> Card:
    """Pay for a card of the Market and take it; of several alike the leftmost."""
    pay(s, bot, seller, HAND_CARD)
    return seller.take_card(s, bot.seat, seller.goods(s).index(card), CARDS_OF_SERVICES)


def shows_item(s: State, card: Card) -> bool:
    """Whether the card shows an item that is still available."""
    return CARD_KIND[card] == ITEM_CARD and s.items[CARD_ITEM[card]] > 0


@law("rootbotics 9.7")
def card_to_craft(s: State, bot: Bot, seller: Seller) -> Flow[Card | None]:
    """Basic card 2: one with an available item, the highest printed points first; the Lizards want no bird.

    The advanced cards of the Marquise and the Alliance prefer a bird.
    """
    cards = bot.among(s, CARDS_OF_SERVICES, list(seller.goods(s)))
    cards.where("an available item", lambda card: shows_item(s, card))
    if bot.KEY == "lizards":
        cards.where("no bird", lambda card: CARD_SUIT[card] != BIRD)
    if bot.KEY in ("marquise", "alliance") and advanced(s, bot):
        cards.prefer("a bird", lambda card: CARD_SUIT[card] == BIRD)
    card: Card | None = yield from cards.most("printed points", lambda card: CARD_POINTS[card]).at_random("card")
    return card


@law("rootbotics 9.7")
def better_card(s: State, bot: Bot, seller: Seller, card: Card) -> Flow[Card]:
    """Basic card 2: a bot whose card offers nothing to craft buys one that does; the caller discards the first.

    Advanced cards of the Marquise and the Alliance: where none does and the order is no bird, they buy a bird.
    """
    if shows_item(s, card) or not would_buy(s, bot, seller):
        return card
    better = yield from card_to_craft(s, bot, seller)
    if better is None and bot.KEY in ("marquise", "alliance") and advanced(s, bot) and CARD_SUIT[card] != BIRD:
        birds = [other for other in bytes(seller.goods(s)) if CARD_SUIT[other] == BIRD]
        better = yield from bot.among(s, CARDS_OF_SERVICES, birds).at_random("card")
    return card if better is None else buy_card(s, bot, seller, better)


@law("rootbotics 9.7")
def improve_order(s: State, bot: Bot, seller: Seller) -> Flow[None]:
    """Before a bot crafts: the bought card takes the place of the order card, which is discarded."""
    order = bot.order(s)
    if order is None:
        return
    if bot.KEY == "eyrie" and advanced(s, bot):
        card = yield from new_suit(s, bot, seller, order)
    else:
        card = yield from better_card(s, bot, seller, order)
    if card != order:
        bot.discard_order(s, CARDS_OF_SERVICES)
        s.piles[bot.order_pile].append(card)
        if s.events is not None:
            s.events.append(Event("order", CARDS_OF_SERVICES, (bot.seat, card)))


@law("rootbotics 9.7")
def new_suit(s: State, bot: Bot, seller: Seller, order: Card) -> Flow[Card]:
    """Advanced card of the Eyrie: a card of a suit that is not in the Decree for one whose suit is; else as basic."""
    columns = s.piles[bot.pile : bot.pile + 4]
    suits = {BIRD, *[CARD_SUIT[card] for column in columns for card in bytes(column)]}  # there is always a vizier
    if CARD_SUIT[order] in suits:
        others = [card for card in bytes(seller.goods(s)) if CARD_SUIT[card] not in suits]
        if others:
            if not would_buy(s, bot, seller):
                return order
            card: Card = yield from bot.among(s, CARDS_OF_SERVICES, others).at_random("card")
            return buy_card(s, bot, seller, card)
    return (yield from better_card(s, bot, seller, order))


@law("rootbotics 9.7")
def begin_turn(s: State, bot: Bot, seller: Seller) -> Flow[None]:
    """Advanced cards at the start of a turn: the Corvids buy a Favor and use it, the Duchy an ambush to lay it out."""
    if not advanced(s, bot) or bot.KEY not in ("corvids", "duchy") or not would_buy(s, bot, seller):
        return
    cards = list(seller.goods(s))
    if bot.KEY == "corvids":
        wanted = [card for card in cards if CARD_KIND[card] == IMMEDIATE]
    else:
        wanted = [card for card in cards if card in AMBUSHES]
    card: Card | None = yield from bot.among(s, CARDS_OF_SERVICES, wanted).at_random("card")
    if card is None:
        return
    buy_card(s, bot, seller, card)
    if bot.KEY == "duchy":
        insort(s.crafted[bot.seat], card)
        return
    try:
        yield from favor(s, bot, card)
    except GameOver:
        discard(s, bot.seat, card, CARDS_OF_SERVICES)
        raise
    discard(s, bot.seat, card, CARDS_OF_SERVICES)


@law("rootbotics 9.7")
def feed_lost_souls(s: State, bot: Bot, seller: Seller) -> Flow[None]:
    """Advanced card of the Lizards: cards that are no birds until there are five Lost Souls, even when behind.

    When is not said, nor which cards: before the rituals, where the number matters, and at random.
    """
    souls = s.piles[bot.pile]
    bought = False
    while advanced(s, bot) and len(souls) < ENOUGH_SOULS and would_buy(s, bot, seller, even_if_behind=True):
        cards = [card for card in bytes(seller.goods(s)) if CARD_SUIT[card] != BIRD]
        card: Card | None = yield from bot.among(s, CARDS_OF_SERVICES, cards).at_random("card")
        if card is None:
            break
        bot.exert(s, CARDS_OF_SERVICES)
        seller.receive(s, bot.seat, HAND_CARD, CARDS_OF_SERVICES)
        souls.append(seller.take_card(s, bot.seat, seller.goods(s).index(card), CARDS_OF_SERVICES))
        bought = True
    if bought:
        seller.sold(s, bot.seat)  # several services at once


# Mercenaries and Riverboats for bots


def may_hire(s: State, bot: Bot, seller: Seller) -> bool:
    """Mercenaries that are not hired yet, in a phase where they count; the Vagabot never hires them."""
    if s.used & MERCENARIES or not has_warriors(s, bot.seat):
        return False
    return s.acting.turn_steps[s.step].phase > BIRDSONG and would_buy(s, bot, seller)


def hire(s: State, bot: Bot, seller: Seller) -> None:
    pay(s, bot, seller, SOLDIERS)
    s.used |= MERCENARIES
    refresh_rulers(s)


@law("rootbotics 9.7")
def hire_for_battle(s: State, bot: Bot, clearing: Clearing, defender: Seat) -> None:
    """Basic card 3: for a battle with two warriors or fewer of its own beside Riverfolk warriors, not against these."""
    seller = shop_of(s, bot)
    if seller is None or defender == seller.seat or not s.board[seller.warrior + clearing]:
        return
    if s.board[bot.warrior + clearing] <= FEW_WARRIORS and may_hire(s, bot, seller):
        hire(s, bot, seller)


@law("rootbotics 9.7")
def hire_to_build(s: State, bot: Bot, fits: Callable[[Clearing], bool]) -> None:
    """Basic card 3: with a building to place, but no place for it, if Mercenaries open one.

    It must still be the building to place once the price has left the supply, which decides that for some.
    """
    seller = shop_of(s, bot)
    if seller is None or any([fits(c) for c in ruled_clearings(s, bot.seat)]) or not may_hire(s, bot, seller):
        return
    due, payer, price = bot.building_due(s), seller.payer(s, bot.seat), seller.price(s, bot.seat)
    s.used |= MERCENARIES
    s.board[payer.warrior] -= price
    refresh_rulers(s)
    opened = any([fits(c) for c in ruled_clearings(s, bot.seat)]) and bot.building_due(s) == due
    s.used &= ~MERCENARIES
    s.board[payer.warrior] += price
    refresh_rulers(s)
    if opened:
        hire(s, bot, seller)


@law("rootbotics 9.7")
def make_room(s: State, bot: Bot, seller: Seller) -> Flow[None]:
    """Before a step that builds in a ruled clearing; a second roost in a clearing is none."""
    row = bot.building_due(s)
    if row is not None:
        alone = bot.KEY == "eyrie"
        hire_to_build(s, bot, lambda c: why_not_build(s, bot.seat, c) is None and not (alone and s.board[row + c]))
    return
    yield


@law("rootbotics 9.7")
def sails(s: State, bot: Bot, clearing: Clearing) -> bool:
    """Whether rivers from here are paths for a bot that has Riverboats, or would buy them.

    Advanced cards of the Eyrie and the Vagabot; the other bots never do (basic card 2). Where the ferry is, they need
    no boats.
    """
    seller = shop_of(s, bot)
    if seller is None or s.used & RIVERBOATS:
        return seller is not None
    if bot.KEY not in ("eyrie", "vagabond") or not advanced(s, bot) or (s.ferry == clearing and not s.ferried):
        return False
    return would_buy(s, bot, seller)


@law("rootbotics 9.7")
def board_boats(s: State, bot: Bot, origin: Clearing, destination: Clearing) -> bool:
    """Buy Riverboats for a move along a river; True if the move is along one, bought for now or before."""
    if destination in s.box.map.printed[origin] or destination not in bot.neighbours(s, origin):
        return False  # by path, or by ferry
    if destination not in s.box.map.rivers[origin]:
        return False
    seller = shop_of(s, bot)
    if not s.used & RIVERBOATS and seller is not None:
        pay(s, bot, seller, BOATS)
        s.used |= RIVERBOATS
    return bool(s.used & RIVERBOATS)


MOMENTS: Final[dict[str, Callable[[State, Bot, Seller], Flow[None]]]] = {
    START_OF_TURN: begin_turn,
    "rootbotics 4.4.2": improve_order,
    "rootbotics 5.4.2": improve_order,
    "rootbotics 6.4.2": improve_order,
    "rootbotics 7.4.2": improve_order,
    "rootbotics 10.4.2": improve_order,
    "rootbotics 11.4.2": improve_order,
    "rootbotics 8.5": feed_lost_souls,
    "rootbotics 4.5.3": make_room,
    "rootbotics 5.5.2": make_room,
    "rootbotics 10.5.3": make_room,
}
