"""How what is seen of Root follows what is told: pieces, points, paths and the ferry.

Between two safe points nobody knows the state; what events tell of the map is known all the same.
"""

from __future__ import annotations

from lawbound.kernel import Event
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.present import boards
from lawbound.root.present.boards.presenter import carry
from lawbound.root.present.fields import ARGS
from lawbound.root.state import SUPPLY, State


def follow(s: State, event: Event) -> None:
    """Change what lies on the map, and the points, as the event tells."""
    name, args = event.name, event.args
    if name in ("placed", "built"):
        row, clearing, count = args
        carry(s, row, SUPPLY, clearing, count)
    elif name in ("removed", "paid"):
        row, clearing, count = args
        carry(s, row, clearing, SUPPLY, count)
    elif name == "moved":
        row, origin, destination, count = args
        carry(s, row, origin, destination, count)
    elif name in ("scored", "lost points"):
        s.vp[args[0]] = args[2]
    elif name == "ferry":
        s.ferry = args[2]
    elif name == "landmark":
        number, clearing = args
        for bearer in s.box.remembering:
            if isinstance(bearer, Landmark) and number == bearer.NUMBER and bearer.DEALT:
                bearer.put(s, clearing)
    elif name == "path opened":
        s.closed &= ~(1 << s.box.map.closed.index((args[1], args[2])))
    elif name in ARGS and ARGS[name] and ARGS[name][0][1] == "player":
        player = s.players[args[0]]
        boards.of(player).follow(s, player, event)
