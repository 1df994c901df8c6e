"""What is impossible on a table with the real box, pointed out: nobody has to put it right."""

from __future__ import annotations

from typing import Any

from lawbound.root.companion.edits import Claims
from lawbound.root.pieces import BUILDING
from lawbound.root.present import names
from lawbound.root.speech import say
from lawbound.root.state import ROW, State


def problems(s: State, claims: Claims) -> list[dict[str, Any]]:
    return [claimed(s, piece, at, count) for (piece, at), count in claims.items()]


def claimed(s: State, kind: str, at: str, count: int) -> dict[str, Any]:
    """Pieces that the rules cannot hold: more than there are, without a slot, or where such pieces cannot be."""
    key, _, name = kind.partition(".")
    owner = next(owner for owner in s.box.owners if key == owner.KEY)
    row = owner.rows[[piece.name for piece in owner.PIECES].index(name)]
    forests = {forest.id: forest.place for forest in s.box.map.forests}
    here = f"forest:{at}" if at in forests else f"clearing:{at}"
    number = forests[at] if at in forests else int(at)
    too_many = count > s.board[row]
    no_slot = at not in forests and s.box.sort[row // ROW] == BUILDING and not s.slots[number]
    message = "problem-too-many" if too_many else "problem-no-slot" if no_slot else "problem-not-there"
    article = "root 1.5.1" if too_many else "root 2.2.3" if no_slot else "root 2.4"
    text = say(
        message,
        owner=names.faction(s, owner.number) if owner.number < len(s.players) else owner.KEY,
        pieces=names.pieces(s, row, count),
        place=names.place(s, number),
        all=s.box.limits[row // ROW],
    )
    return {"text": text, "article": article, "place": here}
