"""The Corvid Conspiracy: Law of Root, chapter 13.

`pieces` holds what the Corvids share with their bot: their pieces, abilities and plots; `secrets` what only whoever
plays them knows, and how it is dealt anew for those who do not; `exposure` what others may do about it (13.2.4);
`faction` their setup and turn.
"""

from lawbound.root.factions.corvids.faction import Corvids
from lawbound.root.factions.corvids.pieces import BOMB, EXTORTION, PLOTS, RAID, SNARE, CorvidPieces, Plot

__all__ = ["BOMB", "EXTORTION", "PLOTS", "RAID", "SNARE", "CorvidPieces", "Corvids", "Plot"]
