"""The bots that can be played, by the key of their faction."""

from collections.abc import Mapping

from lawbound.root.bots.automated_alliance import AutomatedAlliance
from lawbound.root.bots.bot import Bot
from lawbound.root.bots.cogwheel_corvids import CogwheelCorvids
from lawbound.root.bots.drillbit_duchy import DrillbitDuchy
from lawbound.root.bots.electric_eyrie import ElectricEyrie
from lawbound.root.bots.logical_lizards import LogicalLizards
from lawbound.root.bots.mechanical_marquise import MechanicalMarquise
from lawbound.root.bots.riverfolk_robots import RiverfolkRobots
from lawbound.root.bots.vagabot import Vagabot

BOTS: Mapping[str, type[Bot]] = {
    bot.KEY: bot
    for bot in (
        MechanicalMarquise,
        ElectricEyrie,
        AutomatedAlliance,
        Vagabot,
        LogicalLizards,
        RiverfolkRobots,
        DrillbitDuchy,
        CogwheelCorvids,
    )
}
