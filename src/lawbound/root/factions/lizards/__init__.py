"""The Lizard Cult: Law of Root, chapter 10.

`pieces` holds what they share with their bot: their pieces, the pilgrims, the Lost Souls and the acolytes;
`conspiracies` the end of their Birdsong (10.4.3), `rituals` their Daylight (10.5); `faction` all else.
"""

from lawbound.root.factions.lizards.faction import Lizards
from lawbound.root.factions.lizards.pieces import LizardPieces

__all__ = ["LizardPieces", "Lizards"]
