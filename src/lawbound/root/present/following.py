"""How what is seen of Root follows what is told: pieces, points, paths and the ferry.

Between two safe points nobody knows the state; what events tell of the map is known all the same.
"""

from __future__ import annotations

from lawbound.kernel import Event
from lawbound.root.hirelings.cards import MARKERS
from lawbound.root.hirelings.control import HirelingMarkers
from lawbound.root.hirelings.hireling import CONTROL, CONTROLLER, hirelings
from lawbound.root.hirelings.pawn import LonePawn
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.present import boards
from lawbound.root.present.boards.presenter import carry
from lawbound.root.present.fields import ARGS
from lawbound.root.setup_cards import the_cards
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
    elif name == "homeland":
        the_cards(s).settle_in(s, args[0], args[1])
    elif name == "setup card":
        the_cards(s).lay(s, args[0], None)
    elif name == "locked":
        the_cards(s).lock(s, args[0])
    elif name == "chose a setup card":
        the_cards(s).take(s, args[1])
    elif name == "path opened":
        s.closed &= ~(1 << s.box.map.closed.index((args[1], args[2])))
    elif name == "hireling marker":
        for bearer in s.box.remembering:
            if isinstance(bearer, HirelingMarkers):
                s.own[bearer.number][MARKERS.index(args[1])] = args[0] + 1
    elif name in ("figure placed", "figure moved", "hired", "control marker removed", "hireling returned"):
        follow_hireling(s, event)
    elif name in ARGS and ARGS[name] and ARGS[name][0][1] == "player" and args[0] < len(s.players):
        player = s.players[args[0]]
        boards.of(player).follow(s, player, event)


def follow_hireling(s: State, event: Event) -> None:
    """Where the figure of a hireling stands, and who controls it for how long."""
    args = event.args
    figure = event.name in ("figure placed", "figure moved")
    face = args[0] if figure else args[1]
    for hireling in hirelings(s):
        if hireling.face != face:
            continue
        own = s.own[hireling.number]
        if figure:
            if isinstance(hireling, LonePawn):
                carry(s, hireling.pawn, hireling.place(s), args[1], 1)
        elif event.name == "hireling returned":
            own[CONTROLLER] = own[CONTROL] = 0
        else:
            own[CONTROLLER], own[CONTROL] = args[0] + 1, args[2]
