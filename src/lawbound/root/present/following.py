"""How what is seen of Root follows what is told: pieces, points, paths and the ferry.

Between two safe points nobody knows the state; what events tell of the map is known all the same.
"""

from __future__ import annotations

from lawbound.kernel import Event
from lawbound.root.factions.corvids import CorvidPieces
from lawbound.root.factions.vagabond.wanderer import PLACE, Wanderer
from lawbound.root.map import is_forest
from lawbound.root.pieces import relocate
from lawbound.root.state import ASIDE, SUPPLY, Row, State


def follow(s: State, event: Event) -> None:
    """Change what lies on the map, and the points, as the event tells."""
    name, args = event.name, event.args
    if name == "placed":
        row, clearing, count = args
        _carry(s, row, SUPPLY, clearing, count)
    elif name == "removed":
        row, clearing, count = args
        _carry(s, row, clearing, SUPPLY, count)
    elif name == "moved":
        row, origin, destination, count = args
        _carry(s, row, origin, destination, count)
    elif name in ("pawn placed", "pawn moved"):
        _move_pawn(s, args[0], args[-1])
    elif name in ("plot flipped", "plot swapped"):
        _turn_plot(s, *args)
    elif name in ("scored", "lost points"):
        s.vp[args[0]] = args[2]
    elif name == "ferry":
        s.ferry = args[2]
    elif name == "path opened":
        s.closed &= ~(1 << s.box.map.closed.index((args[1], args[2])))


def _carry(s: State, row: Row, origin: int, destination: int, count: int) -> None:
    """Of what is off the map events do not tell everything; how much lies there is counted anew at a safe point."""
    if s.board[row + origin] < count:
        if origin != SUPPLY:
            return
        s.board[row] = count
    relocate(s, row, origin, destination, count)


def _move_pawn(s: State, seat: int, place: int) -> None:
    wanderer = s.players[seat]
    assert isinstance(wanderer, Wanderer)
    origin = SUPPLY if s.board[wanderer.pawn] else wanderer.clearing(s) or ASIDE
    s.own[seat][PLACE] = place
    _carry(s, wanderer.pawn, origin, ASIDE if is_forest(place) else place, 1)


def _turn_plot(s: State, seat: int, clearing: int, kind: int) -> None:
    """Whatever plot lay there, face down or face up, this one lies there now, face up."""
    corvids = s.players[seat]
    assert isinstance(corvids, CorvidPieces)
    for row in corvids.tokens:
        if s.board[row + clearing]:
            _carry(s, row, clearing, SUPPLY, 1)
    _carry(s, corvids.face_up_rows[kind], SUPPLY, clearing, 1)
