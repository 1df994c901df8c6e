"""What is printed on the faction boards: Law of Root 5.1.7 and 5.2, and the tracks of chapters 6 to 9."""

from typing import Any

from lawbound.root.data import load


class BoardInfo:
    """The printed facts of a faction that every faction has."""

    __slots__ = ("corner", "hand_limit", "key", "law_chapter", "name", "reach", "setup_letter")

    def __init__(
        self,
        key: str,
        name: str,
        setup_letter: str,
        corner: bool,
        reach: int,
        law_chapter: int,
        hand_limit: int,
    ) -> None:
        self.key = key
        self.name = name
        self.setup_letter = setup_letter
        self.corner = corner  # the standard setup starts in a corner clearing
        self.reach = reach
        self.law_chapter = law_chapter
        self.hand_limit = hand_limit

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
    counts: dict[str, int] = {"warriors": table["warriors"]}
    counts.update(table.get("buildings", {}))
    counts.update(table.get("tokens", {}))
    return counts


_FILE = load("boards")
_REACH: dict[str, int] = _FILE.pop("reach_needed")

# The lowest total reach for a number of players; nothing is asked of fewer than two.
REACH_NEEDED: tuple[int, ...] = tuple([_REACH.get(str(players), 0) for players in range(7)])

BOARDS: dict[str, BoardInfo] = {key: _read_board(key, table) for key, table in _FILE.items()}

_PIECES: dict[str, dict[str, int]] = {key: _read_pieces(table["pieces"]) for key, table in _FILE.items()}
_TRACKS: dict[str, dict[str, tuple[int, ...]]] = {
    key: {name: tuple(spaces) for name, spaces in table.get("tracks", {}).items()} for key, table in _FILE.items()
}


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
