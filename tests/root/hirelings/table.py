"""Tables with hirelings, for tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.root.situation import Situation, given

from lawbound.root.hirelings.hireling import Hireling


def beside(
    side: str,
    controller: str = "marquise",
    clearings: dict[int, dict[str, dict[str, int]]] | None = None,
    *,
    seats: Iterable[str] = ("marquise", "eyrie"),
    phase: str = "daylight",
    turn: str = "",
    luck: Iterable[Any] = (),
    players: dict[str, dict[str, Any]] | None = None,
    fields: dict[str, Any] | None = None,
    **more: Any,
) -> Situation:
    """A table at which that player controls that side, at the first question of a phase that has no cards to craft."""
    own = {key: {"leader": "builder"} if key == "eyrie" else {} for key in seats}
    for key, what in (players or {}).items():
        own[key] = {**own[key], **what}
    tree: dict[str, Any] = {
        "seats": list(seats),
        "turn": turn or controller,
        "phase": phase,
        "hirelings": {side: {"controller": controller, **(fields or {})}, **more.pop("hirelings", {})},
        "clearings": {str(clearing): pieces for clearing, pieces in (clearings or {}).items()},
        "players": own,
        **more,
    }
    return given(tree, luck=luck)


def pieces(table: Situation, side: str, clearing: int, piece: str = "warrior") -> int:
    """How many pieces of a side stand there (0: in its supply)."""
    return table.s.board[of(table, side).row(piece) + clearing]


def of(table: Situation, side: str) -> Hireling:
    owner = next(owner for owner in table.s.box.unseated if side == owner.KEY)
    assert isinstance(owner, Hireling)
    return owner
