"""The Lord of the Hundreds: Law of Root, chapter 14.

`pieces` holds their pieces and the warlord (14.2.2); `hoard` the items and what comes of them: the Hoard, Contempt for
Trade, looting (14.2.3 to 14.2.5); `moods` the warlord's moods (14.7); `mobs` razing and inciting (14.4.1, 14.6.1);
`command` what they do in Daylight (14.5); `faction` their setup and turn.
"""

from lawbound.root.factions.hundreds.faction import Hundreds
from lawbound.root.factions.hundreds.mood_cards import MOODS, Mood

__all__ = ["MOODS", "Hundreds", "Mood"]
