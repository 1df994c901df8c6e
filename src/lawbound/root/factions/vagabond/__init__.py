"""The Vagabond: Law of Root, chapter 9.

`wanderer` holds what he shares with his bot: the pawn, the quests, the ruins; `belongings` what lies on his board;
`faction` his abilities, setup, Birdsong and Evening; `daylight` his actions (9.5), `characters` the special ones (D);
`satchel` his items (9.2.5 to 9.2.7), `arranging` their ways to and from the tracks, `trading` what they buy;
`relations` what the others are to him (9.2.8, 9.2.9); `records` his part of a position.
"""

from lawbound.root.factions.vagabond.faction import SecondVagabond, Vagabond

__all__ = ["SecondVagabond", "Vagabond"]
