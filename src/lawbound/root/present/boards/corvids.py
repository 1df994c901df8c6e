"""The Cogwheel Corvids."""

from __future__ import annotations

from lawbound.kernel import Event
from lawbound.kit.scene import Widget
from lawbound.root.bots.cogwheel_corvids import CogwheelCorvids
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import names, widgets
from lawbound.root.present.boards.presenter import BotPresenter, carry
from lawbound.root.present.widgets import fact
from lawbound.root.state import SUPPLY, State


class CogwheelCorvidsPresenter(BotPresenter[CogwheelCorvids]):
    COLOUR = "medium_purple3"

    def widgets(self, s: State, player: CogwheelCorvids) -> list[Widget]:
        down = len([clearing for clearing in CLEARINGS if player.is_face_down(s, clearing)])
        return [
            self.order(s, player),
            widgets.facts(
                fact("plots-supply", player.plots_in_supply(s)),
                fact("plots-down", down),
                fact("plots-up", player.all_face_up(s)),
                fact("plots-unknown", names.repeated([names.PLOTS[kind] for kind in player.unknown(s)])),
            ),
        ]

    def supply(self, s: State, player: CogwheelCorvids) -> list[tuple[str, int]]:
        """Of plots nobody knows which kinds are there, so they are counted by their backs."""
        return [("warrior", s.board[player.warrior]), ("plot", player.plots_in_supply(s))]

    def follow(self, s: State, player: CogwheelCorvids, event: Event) -> None:
        """Whatever plot lay there, face down or face up, this one lies there now, face up."""
        if event.name in ("plot flipped", "plot swapped"):
            _, clearing, kind = event.args
            for row in player.tokens:
                if s.board[row + clearing]:
                    carry(s, row, clearing, SUPPLY, 1)
            carry(s, player.face_up_rows[kind], SUPPLY, clearing, 1)
