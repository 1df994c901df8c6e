"""The Riverfolk Company: Law of Root, chapter 11.

`pieces` holds what they share with their bot: their pieces, and who has paid them; `sales` how they sell their services
(11.2.6, 11.2.7), `funds` what they have and do with funds (11.2.4, 11.5); `faction` all else.
"""

from lawbound.root.factions.riverfolk.faction import Riverfolk
from lawbound.root.factions.riverfolk.pieces import RiverfolkPieces

__all__ = ["Riverfolk", "RiverfolkPieces"]
