"""What a snare stops: one principle for every player and every way to place and to move.

Law of Root 13.7.2, Law of Rootbotics 11.7.2 and 11.8.2: while a snare lies face up in a clearing, no pieces of enemies
can be placed there, and none can be moved out. How that is read:

- Only placing and moving are stopped, by whatever rule and along whatever way (path, river, ferry, tunnel). Nothing
  else is: moving in, battle, removal, taking pieces off the map to a board (acolytes, payments, the surplus of a rally)
  and swapping (root G.1.32).
- Whose piece it is decides, not who acts: warriors that a Vagabond takes along are held where their owner is.
- What an effect removes before it places something stops it no more: after a revolt the base is placed.
- "Cannot" is absolute (root 1.1.2), and lifted only where a rule says so: by Slip (root 9.4.2), for all that moves
  with the pawn.
- Humans are not offered what is stopped (`why_not_placed`, `why_not_leave`). Bots choose as if there were no snare;
  when they come to carry it out, the snare is removed instead of that part of the action (`spring_snare`), which is all
  that one instruction places in the clearing or moves out of it. They go on with the rest. The Vagabot alone goes on
  with the same move, for a further item. It is the bot that removes the snare: it scores nothing for that (11.8.2), but
  War Tax and Backup Plans follow from the removal.
- What a snare stopped was possible, but it did not happen. Where a chapter asks whether something could be placed (a
  point for the Duchy, five for the Alliance, the lack of Overwhelming), there was a place; where it asks whether it
  was, it was not: the Marquise may expand, and for the Eyrie, who ask for no reason (5.7), it means turmoil.
"""

from __future__ import annotations

from lawbound.kernel import Seat
from lawbound.law import law
from lawbound.root.map import Clearing
from lawbound.root.move import why_held
from lawbound.root.state import State


@law("root 13.7.2", "rootbotics 11.8.2")
def stops(s: State, owner: Seat, clearing: Clearing) -> bool:
    """Whether a snare stops pieces of that player from being placed here or moved out now; a bot's removes it."""
    if s.players[owner].is_bot:
        return any([other.spring_snare(s, clearing, owner) for other in s.box.why_not_leave if other.number != owner])
    return why_held(s, owner, clearing) is not None
