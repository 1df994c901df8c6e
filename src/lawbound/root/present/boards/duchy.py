"""The Drillbit Duchy."""

from __future__ import annotations

from typing import Final

from lawbound.kit.scene import Widget
from lawbound.present.speech import Names
from lawbound.root.bots.drillbit_duchy import MINISTERS, MOLES, DrillbitDuchy
from lawbound.root.factions.duchy import BUILDINGS_OF_A_KIND
from lawbound.root.present import names, widgets
from lawbound.root.present.boards.presenter import BotPresenter
from lawbound.root.present.widgets import fact
from lawbound.root.state import State

CITADELS: Final = tuple([MOLES[n + 1] - MOLES[n] for n in range(len(MOLES) - 1)])
MARKETS: Final = (1,) * BUILDINGS_OF_A_KIND


class DrillbitDuchyPresenter(BotPresenter[DrillbitDuchy]):
    COLOUR = "rosy_brown"

    def widgets(self, s: State, player: DrillbitDuchy) -> list[Widget]:
        swayed = [names.MINISTERS[minister] for minister in range(len(MINISTERS)) if player.swayed(s, minister)]
        waiting = [names.MINISTERS[minister] for minister in player.unswayed(s)]
        return [
            self.order(s, player),
            widgets.track(s, player.citadel, ("recruits", CITADELS)),
            widgets.track(s, player.market, ("points", MARKETS)),
            widgets.facts(
                fact("burrow", player.in_burrow(s)),
                fact("swayed", Names(swayed)),
                fact("unswayed", Names(waiting)),
            ),
        ]
