"""What bots buy from the Riverfolk: the service cards, Law of Rootbotics 9.7.

Three basic cards hold for all bots; advanced ones are for single bots and take precedence (`Box.services`). What a card
says of one bot is a joint of `Bot`. A bot shops where the cards say so: when its turn begins (`shop`), before it
crafts, builds or battles, and for a move along a river.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lawbound.kernel import Flow, Seat, Word
from lawbound.law import law
from lawbound.root.cards import BIRD, CARD_ITEM, CARD_KIND, CARD_POINTS, CARD_SUIT, ITEM_CARD, Card
from lawbound.root.craft import is_available
from lawbound.root.map import Clearing
from lawbound.root.rule import refresh_rulers, rules
from lawbound.root.services import BOATS, HAND_CARD, SOLDIERS, Seller, has_warriors, seller_in
from lawbound.root.state import SETTING_UP, State
from lawbound.root.steps import BIRDSONG
from lawbound.root.terrain import MERCENARIES, RIVERBOATS

if TYPE_CHECKING:
    from lawbound.root.bots.bot import Bot

SERVICE_CARDS: Final = "rootbotics 9.7"
FEW_WARRIORS: Final = 2


def shop_of(s: State, bot: Bot) -> Seller | None:
    """Who sells to that bot in its turn, if services are in use."""
    if not s.box.sellers or s.turn != bot.seat or bot.sells:
        return None
    return None if s.box.services is None or s.stage == SETTING_UP else seller_in(s)


@law("rootbotics 9.7")
def advanced(s: State, bot: Bot) -> bool:
    """Whether the advanced card of that bot is in use."""
    return s.box.services is not None and bot.KEY in s.box.services


# Buying


@law("rootbotics 9.7")
def would_buy(s: State, bot: Bot, seller: Seller) -> bool:
    """Basic card 1: if it can pay, and has no fewer points than the Riverfolk."""
    return s.vp[bot.seat] >= bot.points_of(s, seller.seat) and can_buy(s, bot, seller) and bot.can_exert(s)


@law("rootbotics 9.7")
def can_buy(s: State, bot: Bot, seller: Seller) -> bool:
    """Every service costs a bot the same. From a bot it may buy any number, from a human as many as a human might."""
    return seller.services_left(s, bot.seat) > 0 and seller.can_pay(s, bot.seat, HAND_CARD)


@law("rootbotics 9.7")
def pay(s: State, bot: Bot, seller: Seller, service: Word) -> None:
    """The price, and what else a service asks of the bot."""
    bot.exert(s, SERVICE_CARDS)
    seller.receive(s, bot.seat, service, SERVICE_CARDS)
    seller.sold(s, bot.seat)


def take_card(s: State, bot: Bot, seller: Seller, card: Card) -> Card:
    """Take a card of the Market that was paid for; of several alike the leftmost."""
    return seller.take_card(s, bot.seat, seller.goods(s).index(card), SERVICE_CARDS)


def buy_card(s: State, bot: Bot, seller: Seller, card: Card) -> Card:
    pay(s, bot, seller, HAND_CARD)
    return take_card(s, bot, seller, card)


# Cards


@law("rootbotics 9.7")
def buy_at_the_start(s: State, bot: Bot, wanted: Sequence[Card]) -> Flow[Card | None]:
    """Advanced cards that speak of the start of a turn: one of these cards, at random."""
    seller = shop_of(s, bot)
    if seller is None or not advanced(s, bot) or not would_buy(s, bot, seller):
        return None
    cards = [card for card in bytes(seller.goods(s)) if card in wanted]
    card: Card | None = yield from bot.among(s, SERVICE_CARDS, cards).at_random("card")
    return None if card is None else buy_card(s, bot, seller, card)


def shows_item(s: State, bot: Bot, card: Card) -> bool:
    """Whether the card shows an item that is still available."""
    return CARD_KIND[card] == ITEM_CARD and is_available(s, bot, CARD_ITEM[card])


@law("rootbotics 9.7")
def best_to_craft(s: State, bot: Bot, goods: Sequence[Card]) -> Flow[Card | None]:
    """Basic card 2: one with an available item, the highest printed points first; some want birds before that."""
    cards = bot.craftable(s, goods)
    if bot.seeks_birds and advanced(s, bot):
        cards.prefer("a bird", lambda card: CARD_SUIT[card] == BIRD)
    card: Card | None = yield from cards.most("printed points", lambda card: CARD_POINTS[card]).at_random("card")
    return card


@law("rootbotics 9.7")
def any_bird(s: State, bot: Bot, goods: Sequence[Card]) -> Flow[Card | None]:
    """For those who want birds, where there is nothing to craft."""
    birds = [card for card in goods if CARD_SUIT[card] == BIRD]
    card: Card | None = yield from bot.among(s, SERVICE_CARDS, birds).at_random("card")
    return card


@law("rootbotics 9.7")
def better_card(s: State, bot: Bot, card: Card) -> Flow[Card]:
    """The card that it buys in place of this one, or this one; who asks discards what has been replaced."""
    seller = shop_of(s, bot)
    if seller is None or not would_buy(s, bot, seller):
        return card
    wanted = yield from bot.wanted_instead(s, bytes(seller.goods(s)), card)
    return card if wanted is None else buy_card(s, bot, seller, wanted)


@law("rootbotics 9.7")
def improve_order(s: State, bot: Bot) -> Flow[None]:
    """Before a bot crafts: the bought card takes the place of the order card, which is discarded."""
    order = bot.order(s)
    if order is None:
        return
    card = yield from better_card(s, bot, order)
    if card != order:
        bot.discard_order(s, SERVICE_CARDS)
        s.piles[bot.order_pile].append(card)
        s.tell("order", SERVICE_CARDS, (bot.seat, card))


# Mercenaries


def would_hire(s: State, bot: Bot, seller: Seller) -> bool:
    """Mercenaries that are not hired yet, in a phase where they count; never a faction without warriors."""
    if s.used & MERCENARIES or not has_warriors(s, bot.seat):
        return False
    return bot.turn_steps[s.step].phase > BIRDSONG and would_buy(s, bot, seller)


def hire(s: State, bot: Bot, seller: Seller) -> None:
    pay(s, bot, seller, SOLDIERS)
    seller.lend_soldiers(s)


@law("rootbotics 9.7")
def hire_for_battle(s: State, bot: Bot, clearing: Clearing, defender: Seat) -> None:
    """Basic card 3: for a battle with two warriors or fewer of its own beside Riverfolk warriors, not against these."""
    seller = shop_of(s, bot)
    if seller is None or defender == seller.seat or not s.board[seller.warrior + clearing]:
        return
    if s.board[bot.warrior + clearing] <= FEW_WARRIORS and would_hire(s, bot, seller):
        hire(s, bot, seller)


def make_room(s: State, bot: Bot) -> None:
    """Before a step that builds in a ruled clearing."""
    if s.box.sellers and bot.building_due(s) is not None:
        hire_to_build(s, bot, bot.building_sites(s))


@law("rootbotics 9.7")
def hire_to_build(s: State, bot: Bot, sites: Sequence[Clearing]) -> None:
    """Basic card 3: with a building to place, but no ruled clearing for it, if Mercenaries open one of these.

    It must still be the building to place once the price has left the supply, which decides that for some.
    """
    seller = shop_of(s, bot)
    if seller is None or rules_any(s, bot, sites) or not would_hire(s, bot, seller):
        return
    due, payer, price = bot.building_due(s), seller.payer(s, bot.seat), seller.price(s, bot.seat, SOLDIERS)
    s.used |= MERCENARIES
    s.board[payer.warrior] -= price
    refresh_rulers(s)
    opened = rules_any(s, bot, sites) and bot.building_due(s) == due
    s.used &= ~MERCENARIES
    s.board[payer.warrior] += price
    refresh_rulers(s)
    if opened:
        hire(s, bot, seller)


def rules_any(s: State, bot: Bot, sites: Sequence[Clearing]) -> bool:
    return any([rules(s, bot.seat, clearing) for clearing in sites])


# Riverboats


@law("rootbotics 9.7")
def sails(s: State, bot: Bot, clearing: Clearing) -> bool:
    """Whether rivers from here are paths for a bot that has Riverboats, or would buy them.

    By its advanced card; by basic card 2 a bot never does. Where the ferry is, it needs no boats.
    """
    seller = shop_of(s, bot)
    if seller is None or s.used & RIVERBOATS:
        return seller is not None
    if not bot.takes_boats or not advanced(s, bot) or (s.ferry == clearing and not s.ferried):
        return False
    return would_buy(s, bot, seller)


@law("rootbotics 9.7")
def board_boats(s: State, bot: Bot, origin: Clearing, destination: Clearing) -> bool:
    """Buy Riverboats for a move along a river; True if the move is along one, bought for now or before."""
    if not s.box.sellers or destination not in s.box.map.rivers[origin]:
        return False
    if destination in s.box.map.printed[origin] or destination not in bot.neighbours(s, origin):
        return False  # by path, or by ferry
    seller = shop_of(s, bot)
    if not s.used & RIVERBOATS and seller is not None:
        pay(s, bot, seller, BOATS)
        seller.lend_boats(s)
    return bool(s.used & RIVERBOATS)
