"""The bots that can be played, by the key of their faction."""

from lawbound.root.bots.mechanical_marquise import MechanicalMarquise
from lawbound.root.faction import Faction

BOTS: dict[str, type[Faction]] = {bot.KEY: bot for bot in (MechanicalMarquise,)}
