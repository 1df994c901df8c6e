"""The nine characters of the Vagabond: Law of Root, appendix D.

Each is one small thing (`character.Special`): why his special action would do nothing, what it does, and what else
the character bends. A Vagabond has those that he may become (`Vagabond.brings`).
"""

from typing import Final

from lawbound.root.factions.vagabond.characters.character import Special
from lawbound.root.factions.vagabond.characters.first_box import Ranger, Thief, Tinker
from lawbound.root.factions.vagabond.characters.riverfolk_expansion import Arbiter, Scoundrel, Vagrant
from lawbound.root.factions.vagabond.characters.vagabond_pack import Adventurer, Harrier, Ronin

SPECIALS: Final[tuple[type[Special], ...]] = (
    Thief,
    Tinker,
    Ranger,
    Vagrant,
    Arbiter,
    Scoundrel,
    Adventurer,
    Ronin,
    Harrier,
)
"""In the order of the character cards."""

__all__ = ["SPECIALS", "Special"]
