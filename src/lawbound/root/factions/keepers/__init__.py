"""The Keepers in Iron: Law of Root, chapter 15.

`pieces` holds their waystations and relics, and what their knights do with them; `relics` where relics lie at the
start and what becomes of those that an enemy removes; `retinue` the cards that act for them in Daylight; `faction`
their setup and turn; `records` their part of a position.
"""

from lawbound.root.factions.keepers.faction import Keepers
from lawbound.root.factions.keepers.pieces import RELIC_TYPES
from lawbound.root.factions.keepers.retinue import COLUMNS, RETAINER

__all__ = ["COLUMNS", "RELIC_TYPES", "RETAINER", "Keepers"]
