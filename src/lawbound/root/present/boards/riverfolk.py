"""The Riverfolk Company, and the Riverfolk Robots."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.kit.scene import Fact, Widget
from lawbound.present.speech import Arg, Names
from lawbound.root.bots.riverfolk_robots import MARKET, RiverfolkRobots
from lawbound.root.cards import SUIT_NAMES
from lawbound.root.factions.riverfolk import Riverfolk
from lawbound.root.factions.riverfolk.faction import LOSE_FUND
from lawbound.root.factions.riverfolk.funds import (
    COMMIT,
    COVERED,
    POST_POINTS,
    POSTS_OF_A_SUIT,
    SPEND_ON_POST,
    SPEND_TO_RECRUIT,
    SUITS,
)
from lawbound.root.factions.riverfolk.sales import NEW_PRICE, PRICE, PRICES, STARTING_PRICE
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.boards.presenter import BotPresenter, Presenter
from lawbound.root.present.lying import Field
from lawbound.root.present.widgets import Printed, fact
from lawbound.root.services import BOATS, SERVICES, SOLDIERS
from lawbound.root.speech import Name
from lawbound.root.state import COMMITTED, FUNDS, PAYMENTS, State
from lawbound.root.terrain import MERCENARIES, RIVERBOATS

CYAN: Final = "cyan"
MOST_WARRIORS: Final = 25
"""Nobody has more of them to pay with."""
OF_FUNDS: Final = (COMMIT, SPEND_TO_RECRUIT, SPEND_ON_POST, LOSE_FUND)
POINTS: Final[Printed] = ("points", POST_POINTS)


def bought(s: State) -> list[Fact]:
    """What holds for the turn that is being taken."""
    hired = [
        names.service(name) for bit, name in ((RIVERBOATS, BOATS.name), (MERCENARIES, SOLDIERS.name)) if s.used & bit
    ]
    return [fact("bought", Names(hired))] if hired else []


def warriors_in(s: State, box: int) -> Names:
    """Whose warriors lie in that box, and how many."""
    return names.in_a_row(
        [
            Name("scene-value-payment", player=names.faction(s, seat), n=count)
            for seat in s.order
            if (count := s.board[s.players[seat].warrior + box])
        ]
    )


class RiverfolkPresenter(Presenter[Riverfolk]):
    COLOUR = CYAN

    def widgets(self, s: State, player: Riverfolk) -> list[Widget]:
        """Their hand lies open; the posts still on the board, the boxes, and what each service costs."""
        own = s.own[player.seat]
        prices = [
            Name("scene-value-service", service=names.service(service.name), n=own[PRICE + at])
            for at, service in enumerate(SERVICES)
            if own[PRICE + at]
        ]
        covered = [
            Name("scene-value-covered", suit=names.SUITS[suit], n=own[COVERED + suit])
            for suit in SUITS
            if own[COVERED + suit]
        ]
        told = [
            fact("funds", warriors_in(s, FUNDS)),
            fact("payments-box", warriors_in(s, PAYMENTS)),
            fact("committed", warriors_in(s, COMMITTED)),
            fact("prices", names.in_a_row(prices)),
        ]
        if covered:
            told.append(fact("covered-spaces", names.in_a_row(covered)))
        return [
            widgets.cards("market", player.goods(s), "open-hand"),
            *[widgets.track(s, row, POINTS) for row in player.trade_posts],
            widgets.facts(*told, *bought(s)),
        ]

    def sheet(self, s: State, player: Riverfolk) -> list[Field]:
        """Their hand lies open, so it is told card by card."""
        people, suits = lying.players(s), lying.called(SUIT_NAMES[: len(SUITS)], names.SUITS)
        price = lying.number("prices", "scene-fact-prices", PRICES[-1], least=PRICES[0])
        return [
            lying.cards("hand", "scene-open-hand"),
            *lying.each(price, [(service.name, names.service(service.name)) for service in SERVICES]),
            *lying.each(lying.number("payments", "scene-fact-payments-box", MOST_WARRIORS), people),
            *lying.each(lying.number("funds", "scene-fact-funds", MOST_WARRIORS), people),
            *lying.each(lying.number("committed", "scene-fact-committed", MOST_WARRIORS), people),
            *lying.each(lying.number("covered", "scene-fact-covered-spaces", POSTS_OF_A_SUIT), suits),
            *lying.each(lying.number("lost", "sheet-posts-lost", POSTS_OF_A_SUIT), suits),
        ]

    def fields(self, s: State, player: Riverfolk, ask: Ask) -> dict[str, Arg]:
        """Their funds; and what a service costs now."""
        fields: dict[str, Arg] = {"funds": names.counted("fund", player.all_funds(s))}
        if ask.about in (STARTING_PRICE, NEW_PRICE):
            fields["price"] = s.own[player.seat][PRICE + ask.given[0]]
        return fields

    def option(self, s: State, player: Riverfolk, ask: Ask, option: Option) -> Name | None:
        """A fund by whose it is, and how many of these there are."""
        if ask.about in OF_FUNDS and isinstance(option, int):
            return Name("name-fund-of", player=names.faction(s, option), n=player.funds(s, option))
        return None

    def answer(self, s: State, player: Riverfolk, ask: Ask, chosen: Option) -> Name | None:
        """A fund by whose it is."""
        return Name("name-fund-whose", player=names.faction(s, chosen)) if ask.about in OF_FUNDS else None

    def left(self, s: State, player: Riverfolk, step: str) -> Name | None:
        return names.counted("fund", player.all_funds(s)) if step == "funds" else None


class RiverfolkRobotsPresenter(BotPresenter[RiverfolkRobots]):
    COLOUR = CYAN

    def widgets(self, s: State, player: RiverfolkRobots) -> list[Widget]:
        """The Market, the trade posts still on the board, who has paid and what a service costs."""
        prices = [
            Name("scene-value-price", player=names.faction(s, seat), n=player.price_by_points(s, seat))
            for seat in s.order
            if seat != player.seat
        ]
        return [
            widgets.cards("market", player.goods(s), "goods"),
            *[widgets.track(s, row) for row in player.trade_posts],
            widgets.facts(
                fact("payments", warriors_in(s, PAYMENTS)), fact("price", names.in_a_row(prices)), *bought(s)
            ),
        ]

    def sheet(self, s: State, player: RiverfolkRobots) -> list[Field]:
        return [
            lying.cards("market", "scene-goods", MARKET),
            *lying.each(lying.number("payments", "scene-fact-payments-box", MOST_WARRIORS), lying.players(s)),
        ]
