"""What is printed on the faction boards: Law of Root 5.1.7 and 5.2, and the tracks of chapters 6 to 9."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from lawbound.kernel.errors import Called
from lawbound.root.cards import SUIT_NAMES
from lawbound.root.data import load


@dataclass(frozen=True, slots=True)
class BoardInfo:
    """The printed facts of a faction that every faction has."""

    key: str
    name: str
    setup_letter: str
    corner: bool  # the standard setup starts in a corner clearing
    reach: int
    law_chapter: int
    hand_limit: int

    def __repr__(self) -> str:
        return f"<Board {self.key}>"


def _read_board(key: str, table: dict[str, Any]) -> BoardInfo:
    return BoardInfo(
        key=key,
        name=table["name"],
        setup_letter=table["setup_letter"],
        corner=table["corner"],
        reach=table["reach"],
        law_chapter=table["law_chapter"],
        hand_limit=table["hand_limit"],
    )


def _read_pieces(table: dict[str, Any]) -> dict[str, int]:
    of_sorts: dict[str, int] = {**table.get("buildings", {}), **table.get("tokens", {})}
    counted: dict[str, int] = {key: count for key, count in table.items() if isinstance(count, int)}
    return {**counted, **{_piece(key): count for key, count in of_sorts.items()}}


def _piece(key: str) -> str:
    """The suit comes first in the name of a piece: the fox base is `base_fox` in the file."""
    *kind, suit = key.split("_")
    return " ".join([suit, *kind]) if suit in SUIT_NAMES else key


_FILE = load("boards")
_REACH: dict[str, int] = _FILE.pop("reach_needed")

# The lowest total reach for a number of players; nothing is asked of fewer than two.
REACH_NEEDED: tuple[int, ...] = tuple([_REACH.get(str(players), 0) for players in range(7)])

BOARDS: dict[str, BoardInfo] = {key: _read_board(key, table) for key, table in _FILE.items()}


def called(key: str) -> Called:
    """The faction of that board, in a sentence of any language."""
    return Called(BOARDS[key].name, f"faction-{key}.full")


_PIECES: dict[str, dict[str, int]] = {key: _read_pieces(table["pieces"]) for key, table in _FILE.items()}
_TRACKS: dict[str, dict[str, tuple[int, ...]]] = {
    key: {name: tuple(spaces) for name, spaces in table.get("tracks", {}).items()} for key, table in _FILE.items()
}


NO_BOARD = BoardInfo(key="", name="", setup_letter="", corner=False, reach=0, law_chapter=5, hand_limit=5)
"""Of a seat whose faction has yet to be chosen."""


def family(key: str) -> str:
    """The faction, whichever of its boards it is."""
    return key.rstrip("2")


CORNERS = 4
"""On every map."""


def in_corners(keys: Iterable[str]) -> int:
    """How many of these factions start in a corner."""
    return len([key for key in keys if BOARDS[key].corner])


def track(faction: str, name: str) -> tuple[int, ...]:
    """The numbers of a printed track, left to right.

    >>> track("eyrie", "roost_vp")
    (0, 1, 2, 3, 4, 4, 5)
    """
    return _TRACKS[faction][name]


def pieces(faction: str) -> dict[str, int]:
    """How many warriors, and how many of each building and token, a faction has.

    >>> pieces("eyrie")
    {'warriors': 20, 'roost': 7}
    """
    return dict(_PIECES[faction])
