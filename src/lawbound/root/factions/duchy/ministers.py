"""The ministers of the Duchy: their names, ranks and what it takes to sway them (Law of Root, 12.5)."""

from __future__ import annotations

from typing import Final

from lawbound.root.boards import track

Minister = int
"""A place among the ministers, 0 at the top."""
Rank = int
SQUIRE, NOBLE, LORD = range(3)
RANK_NAMES: Final = ("squire", "noble", "lord")

CAPTAIN, MARSHAL, FOREMOLE, BRIGADIER, BANKER, MAYOR, EARL_OF_STONE, BARON_OF_DIRT, DUCHESS_OF_MUD = range(9)
MINISTERS: Final = (
    *("captain", "marshal", "foremole"),
    *("brigadier", "banker", "mayor"),
    *("earl of stone", "baron of dirt", "duchess of mud"),
)
EVERY_MINISTER: Final = range(len(MINISTERS))
RANK: Final[tuple[Rank, ...]] = (SQUIRE,) * 3 + (NOBLE,) * 3 + (LORD,) * 3
CROWNS_OF_A_RANK: Final = 3
CROWN_POINTS: Final = track("duchy", "crown_vp")
"""By rank."""
SWAY_CARDS: Final = track("duchy", "sway_cards")
"""Cards to be revealed, by rank."""
SCORED_BY: Final = ("root 12.5.2.IX", "root 12.5.2.VIII", "root 12.5.2.VII")
"""The articles of the lords, from the Earl on."""
