"""The Logical Lizards."""

from __future__ import annotations

from lawbound.kit.scene import Widget
from lawbound.root.bots import logical_lizards
from lawbound.root.bots.logical_lizards import LogicalLizards
from lawbound.root.present import names, widgets
from lawbound.root.present.boards.presenter import BotPresenter
from lawbound.root.present.widgets import fact
from lawbound.root.state import State


class LogicalLizardsPresenter(BotPresenter[LogicalLizards]):
    COLOUR = "khaki3"

    def widgets(self, s: State, player: LogicalLizards) -> list[Widget]:
        """The Lost Souls lie face up, and so does everything else of theirs."""
        points = ("points", logical_lizards.GARDEN_POINTS)
        suit = player.order_suit(s)
        revealed = player.revealed(s)
        return [
            widgets.cards("souls", reversed(player.lost_souls(s))),
            *([widgets.cards("revealed", revealed)] if revealed else []),
            *[widgets.track(s, row, points) for row in player.gardens],
            widgets.facts(
                fact("suit", names.NONE if suit is None else names.SUITS[suit]),
                fact("conspiracy", names.CONSPIRACIES[s.own[player.seat][logical_lizards.MARKER]]),
                fact("acolytes", player.acolytes(s)),
            ),
        ]
