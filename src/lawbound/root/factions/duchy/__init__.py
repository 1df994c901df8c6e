"""The Underground Duchy: Law of Root, chapter 12.

`pieces` holds what it shares with its bot: its pieces and the Burrow; `ministers` who they are; `assembly` and
`parliament` its Daylight (12.5); `faction` its abilities, setup, Birdsong and Evening.
"""

from lawbound.root.factions.duchy.faction import Duchy
from lawbound.root.factions.duchy.pieces import DuchyPieces

__all__ = ["Duchy", "DuchyPieces"]
