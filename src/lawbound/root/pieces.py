"""Pieces: placing, removing and moving them, and what follows from where they stand (Law 1.5, 2.2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.boards import pieces
from lawbound.root.map import Clearing
from lawbound.root.rule import find_ruler
from lawbound.root.state import BURROW, HELD_BACK, NOBODY, OWNERS, ROW, SUPPLY, Number, Row, State

WARRIOR, BUILDING, TOKEN, PAWN = 0, 1, 2, 3
CLEARINGS: Final = range(1, 13)
WHERE_PIECES_STAND: Final = range(1, BURROW + 1)
"""The clearings on the map, and the Burrow, which is one beside it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of piece as its faction board lists it."""

    name: str
    sort: int
    count: int


def set_of_pieces(faction: str, buildings: Sequence[str] = (), tokens: Sequence[str] = ()) -> tuple[Piece, ...]:
    """The warriors of a faction, then these buildings and tokens: as many as its board counts."""
    count = pieces(faction)
    return (
        Piece("warrior", WARRIOR, count["warriors"]),
        *[Piece(name, BUILDING, count[name]) for name in buildings],
        *[Piece(name, TOKEN, count[name]) for name in tokens],
    )


@law("root 1.5.1", "root 1.5.4", "root G.1.31", "root G.1.33")
def place(s: State, row: Row, clearing: Clearing, count: int, article: str, built: bool = False) -> int:
    """Place pieces from the supply, as many as there are; returns how many. What is built is told as that."""
    board = s.board
    count = min(count, board[row])
    if count:
        board[row] -= count
        board[row + clearing] += count
        _changed(s, row, clearing, count)
        if s.box.building_placed and s.box.sort[row // ROW] == BUILDING:
            for bearer in s.box.building_placed:
                bearer.building_placed(s, row, clearing)
        s.tell("built" if built else "placed", article, (row, clearing, count))
    return count


@law("root 1.5.4")
def place_each(s: State, seat: Seat, row: Row, due: dict[Clearing, int], prompt: Prompt, article: str) -> Flow[None]:
    """Place the number due in each clearing where they may be placed; if too few for all, the player chooses where."""
    due = {clearing: count for clearing, count in due.items() if why_not_place(s, seat, clearing) is None}
    if sum(due.values()) <= s.board[row]:
        for clearing, count in due.items():
            place(s, row, clearing, count, article)
        return
    while s.board[row]:
        chosen: Clearing = yield Ask(seat, prompt, list(due))
        place(s, row, chosen, 1, article)
        due[chosen] -= 1
        if not due[chosen]:
            del due[chosen]


@law("root 1.5.4", "root G.1.17")
def take_off(
    s: State,
    row: Row,
    clearing: Clearing,
    count: int,
    article: str,
    to: int = SUPPLY,
    paid: bool = False,
    replaced: bool = False,
) -> int:
    """Remove pieces from a clearing, as many as there are, to the supply or another place; returns how many.

    What is paid with them is told as that. `replaced`: others will stand in their stead (G.1.13).
    """
    count = min(count, s.board[row + clearing])
    if count:
        if to == SUPPLY:
            to_supply(s, row, clearing, count, replaced)
        else:
            relocate(s, row, clearing, to, count)
        s.tell("paid" if paid else "removed", article, (row, clearing, count))
    return count


def relocate(s: State, row: Row, origin: int, destination: int, count: int) -> None:
    """Take pieces from one place of their row to another, without a word about it."""
    s.board[row + origin] -= count
    s.board[row + destination] += count
    if origin in WHERE_PIECES_STAND:
        _changed(s, row, origin, -count)
    if destination in WHERE_PIECES_STAND:
        _changed(s, row, destination, count)


@law("root G.1.17", "root G.1.33")
def to_supply(s: State, row: Row, origin: int, count: int, replaced: bool = False) -> None:
    """Give pieces back to their supply, from a clearing or from the faction board: there is no other way for them."""
    s.board[row + origin] -= count
    s.board[row + way_home(s, row, origin, replaced)] += count
    if origin in WHERE_PIECES_STAND:
        _changed(s, row, origin, -count)


def way_home(s: State, row: Row, origin: int, replaced: bool = False) -> int:
    """Where pieces come to that go to their supply from there: some may be kept from it."""
    for bearer in s.box.diverts:
        if bearer.diverts(s, row, origin, replaced):
            return HELD_BACK
    return SUPPLY


def place_again(s: State, row: Row, clearing: Clearing, count: int, article: str) -> int:
    """Place pieces that have just been removed: nothing has kept these from their supply, for they do not go there."""
    relocate(s, row, HELD_BACK, SUPPLY, min(count, s.board[row + HELD_BACK]))
    return place(s, row, clearing, count, article)


def shift(s: State, row: Row, origin: Clearing, destination: Clearing, count: int, article: str) -> None:
    """Move pieces from clearing to clearing."""
    relocate(s, row, origin, destination, count)
    s.tell("moved", article, (row, origin, destination, count))


@law("root 2.2.3", "root G.1.1", "root G.1.6", "root G.1.22", "root G.1.29", "root G.1.34")
def _changed(s: State, row: Row, clearing: Clearing, count: int) -> None:
    """Keep slots, power and ruler true."""
    kind = row // ROW
    sort = s.box.sort[kind]
    at = clearing * OWNERS + s.box.owner[kind]
    if sort <= BUILDING:
        s.power[at] += count
        if sort == BUILDING:
            s.slots[clearing] -= count
        s.ruler[clearing] = find_ruler(s, clearing)
    else:
        s.others[at] += count
        if s.box.claims_rule or s.box.others_lend_power or s.laid & s.box.lending_cards:  # somebody may rule by tokens
            s.ruler[clearing] = find_ruler(s, clearing)


def one_at_random(s: State, rows: Sequence[Row], clearing: Clearing) -> list[Row]:
    """The kinds of these pieces here, for luck to choose among pieces: a kind as often as there are pieces of it."""
    kinds = [row for row in rows if s.board[row + clearing]]
    return [row for row in kinds for _ in range(s.board[row + clearing])] if len(kinds) > 1 else kinds


def present(s: State, owner: Number, clearing: Clearing) -> bool:
    """Whether that owner has a piece in the clearing."""
    at = clearing * OWNERS + owner
    return bool(s.power[at] or s.others[at])


@law("root 2.2.3", "root G.1.22")
def why_not_build(s: State, owner: Number, clearing: Clearing) -> str | None:
    """Why that owner cannot place a building here."""
    if not s.slots[clearing]:
        return "root 2.2.3"
    return why_not_place(s, owner, clearing)


@law("root 1.1.2", "root G.1.14")
def why_not_place(s: State, owner: Number, clearing: Clearing, by: Number = NOBODY) -> str | None:
    """Why pieces of that owner cannot be placed here, by the owner or by somebody else who acts.

    A veto is absolute: no other rule lifts it.
    """
    for bearer in s.box.why_not_placed:
        article = bearer.why_not_placed(s, owner, clearing, owner if by == NOBODY else by)
        if article is not None:
            return article
    return None
