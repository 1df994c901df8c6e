"""What lies on faction boards: one presenter for each faction and each bot, found by its key."""

from __future__ import annotations

from typing import Any, Final

from lawbound.root.draft import Newcomer
from lawbound.root.faction import Faction
from lawbound.root.present.boards.alliance import AlliancePresenter, AutomatedAlliancePresenter
from lawbound.root.present.boards.corvids import CogwheelCorvidsPresenter, CorvidsPresenter
from lawbound.root.present.boards.duchy import DrillbitDuchyPresenter, DuchyPresenter
from lawbound.root.present.boards.eyrie import ElectricEyriePresenter, EyriePresenter
from lawbound.root.present.boards.hundreds import HundredsPresenter
from lawbound.root.present.boards.keepers import KeepersPresenter
from lawbound.root.present.boards.lizards import LizardsPresenter, LogicalLizardsPresenter
from lawbound.root.present.boards.marquise import MarquisePresenter, MechanicalMarquisePresenter
from lawbound.root.present.boards.presenter import Presenter
from lawbound.root.present.boards.riverfolk import RiverfolkPresenter, RiverfolkRobotsPresenter
from lawbound.root.present.boards.vagabond import SecondVagabondPresenter, VagabondPresenter, VagabotPresenter

FACTIONS: Final[dict[str, Presenter[Any]]] = {
    Newcomer.KEY: Presenter(),
    "marquise": MarquisePresenter(),
    "eyrie": EyriePresenter(),
    "alliance": AlliancePresenter(),
    "vagabond": VagabondPresenter(),
    "vagabond2": SecondVagabondPresenter(),
    "duchy": DuchyPresenter(),
    "lizards": LizardsPresenter(),
    "corvids": CorvidsPresenter(),
    "hundreds": HundredsPresenter(),
    "keepers": KeepersPresenter(),
    "riverfolk": RiverfolkPresenter(),
}
BOTS: Final[dict[str, Presenter[Any]]] = {
    "marquise": MechanicalMarquisePresenter(),
    "eyrie": ElectricEyriePresenter(),
    "alliance": AutomatedAlliancePresenter(),
    "vagabond": VagabotPresenter(),
    "lizards": LogicalLizardsPresenter(),
    "riverfolk": RiverfolkRobotsPresenter(),
    "duchy": DrillbitDuchyPresenter(),
    "corvids": CogwheelCorvidsPresenter(),
}


def of(player: Faction) -> Presenter[Any]:
    """The presenter of that player."""
    return (BOTS if player.is_bot else FACTIONS)[player.KEY]
