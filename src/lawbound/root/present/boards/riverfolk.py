"""The Riverfolk Robots."""

from __future__ import annotations

from lawbound.kit.scene import Widget
from lawbound.present.speech import Names
from lawbound.root.bots.riverfolk_robots import RiverfolkRobots
from lawbound.root.present import names, widgets
from lawbound.root.present.boards.presenter import BotPresenter
from lawbound.root.present.widgets import fact
from lawbound.root.services import BOATS, SOLDIERS
from lawbound.root.speech import Name
from lawbound.root.state import State
from lawbound.root.terrain import MERCENARIES, RIVERBOATS


class RiverfolkRobotsPresenter(BotPresenter[RiverfolkRobots]):
    def widgets(self, s: State, player: RiverfolkRobots) -> list[Widget]:
        """The Market, the trade posts still on the board, who has paid and what a service costs."""
        paid = [
            Name("scene-value-payment", player=names.faction(s, seat), n=player.payments(s, seat))
            for seat in s.order
            if player.payments(s, seat)
        ]
        prices = [
            Name("scene-value-price", player=names.faction(s, seat), n=player.price_by_points(s, seat))
            for seat in s.order
            if seat != player.seat
        ]
        hired = [
            names.service(name)
            for bit, name in ((RIVERBOATS, BOATS.name), (MERCENARIES, SOLDIERS.name))
            if s.used & bit
        ]
        bought = [fact("bought", Names(hired))] if hired else []
        return [
            widgets.cards("market", player.goods(s), "goods"),
            *[widgets.track(s, row) for row in player.trade_posts],
            widgets.facts(fact("payments", names.in_a_row(paid)), fact("price", names.in_a_row(prices)), *bought),
        ]
