"""The thirteen hireling cards and their twenty-six sides: what is printed on them (Law, appendix E and A.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from lawbound.root.data import load
from lawbound.root.pieces import BUILDING, PAWN, TOKEN, WARRIOR, Piece


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a hireling card: each is a hireling of its own, with its rules in a class of that `KEY`."""

    key: str
    name: str
    number: int  # among all sides: what questions and events have for it
    card: int  # the card's number: both sides have the same
    demoted: bool
    excludes: tuple[str, ...]  # the factions that nobody plays while the card is in the game
    pieces: tuple[Piece, ...]

    def __repr__(self) -> str:
        return f"<Side {self.key}>"


def _pieces(counts: Mapping[str, Any]) -> tuple[Piece, ...]:
    """Its warriors come first, even if there is none of them, as an owner wants it."""
    pieces = [Piece("warrior", WARRIOR, counts.get("warriors", 0))]
    if "pawns" in counts:
        pieces.append(Piece("pawn", PAWN, counts["pawns"]))
    for kinds, sort in (("buildings", BUILDING), ("tokens", TOKEN)):
        pieces += [Piece(name, sort, count) for name, count in counts.get(kinds, {}).items()]
    return tuple(pieces)


def _read_sides(cards: list[dict[str, Any]]) -> tuple[Side, ...]:
    sides: list[Side] = []
    for number, card in enumerate(cards):
        for name in ("promoted", "demoted"):
            side = card[name]
            pieces = _pieces(side["pieces"])
            excludes = tuple(card["excludes"])
            sides.append(Side(side["key"], side["name"], len(sides), number, name == "demoted", excludes, pieces))
    return tuple(sides)


_FILE: Final = load("hirelings")

SIDES: Final[tuple[Side, ...]] = _read_sides(_FILE["cards"])
"""All sides, each promoted one before its demoted one."""
SIDE: Final[dict[str, Side]] = {side.key: side for side in SIDES}
CARDS: Final = len(_FILE["cards"])

MARKERS: Final[tuple[int, ...]] = tuple(_FILE["markers"])
"""The spaces of the score track with a hireling marker (A.6.4)."""
CONTROL_MARKERS: Final[int] = _FILE["control_markers"]
CONTROL_DIE: Final[tuple[tuple[int, int], ...]] = tuple(zip(_FILE["gold_pips"], _FILE["all_pips"], strict=True))
"""Its faces: the gold pips alone, and all pips. Of which face which pips are does not matter: one of them counts."""
UPRISING_DIE: Final[tuple[int, ...]] = tuple(_FILE["uprising_die"].values())
"""How many faces show fox, rabbit, mouse."""
DEMOTED: Final[dict[int, int]] = {int(players): count for players, count in _FILE["demoted"].items()}
"""How many of the cards are turned to their demoted side, by players; the last line holds for more of them too."""


def pieces_of(key: str) -> tuple[Piece, ...]:
    """The pieces of that side: `PIECES` of its class.

    >>> pieces_of("vault-keepers")
    (Piece(name='warrior', sort=0, count=6), Piece(name='vault', sort=1, count=6))
    """
    return SIDE[key].pieces
