"""The Duchy's pieces and the Burrow: what is its own whoever plays it (Law of Root, 12.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import trait

from lawbound.law import law
from lawbound.root.boards import pieces
from lawbound.root.faction import Faction
from lawbound.root.map import Clearing
from lawbound.root.naming import number
from lawbound.root.pieces import CLEARINGS, WHERE_PIECES_STAND, Piece, relocate, set_of_pieces
from lawbound.root.state import BURROW, SUPPLY, Number, Row, State

COUNT = pieces("duchy")
BUILDINGS_OF_A_KIND: Final = COUNT["citadel"]
TUNNELS: Final = COUNT["tunnel"]
SURFACING: Final = 2
DIGGERS: Final = 4
DUCHESS_POINTS: Final = 2


@law("root 12.1")
@trait
class DuchyPieces(Faction):
    """What is the Duchy's whoever plays it: its pieces and the Burrow."""

    KEY: ClassVar[str] = "duchy"
    PIECES: ClassVar[tuple[Piece, ...]] = set_of_pieces("duchy", buildings=("citadel", "market"), tokens=("tunnel",))

    grounds: ClassVar[range] = WHERE_PIECES_STAND

    def find_rows(self) -> None:
        self.citadel = self.row("citadel")
        self.market = self.row("market")
        self.tunnel = self.row("tunnel")

    # The Burrow

    @law("root 12.2.2", "rootbotics 10.2.2")
    def claims_rule(self, s: State, clearing: Clearing) -> bool:
        """It always rules the Burrow, even when it has no pieces there."""
        return clearing == BURROW

    @law("root 12.2.2", "rootbotics 10.2.2")
    def why_not_placed(self, s: State, owner: Number, clearing: Clearing, by: Number) -> str | None:
        """Nobody else places pieces in the Burrow. Nor moves there: it is adjacent to nothing but for the Duchy."""
        return "root 12.2.2" if clearing == BURROW and owner != self.seat else None

    @law("root 12.2.2", "rootbotics 10.2.2")
    def with_burrow(self, s: State, clearing: Clearing, paths: Sequence[Clearing]) -> Sequence[Clearing]:
        """The Burrow is adjacent to every clearing with a tunnel."""
        if clearing == BURROW:
            return self.tunnelled(s)
        return [*paths, BURROW] if s.board[self.tunnel + clearing] else paths

    @law("root 12.3.2", "rootbotics 10.3.2", "root B.3.2")
    def prepare_burrow(self, s: State) -> None:
        """Beside the map from the start, and its own."""
        s.ruler[BURROW] = self.side

    def in_burrow(self, s: State) -> int:
        return s.board[self.warrior + BURROW]

    # Its pieces on the map

    def tunnelled(self, s: State) -> list[Clearing]:
        """The clearings with a tunnel."""
        return [c for c in CLEARINGS if s.board[self.tunnel + c]]

    def built(self, s: State, row: Row) -> int:
        """How many buildings of a kind are on the map: those that have left the board."""
        return BUILDINGS_OF_A_KIND - s.board[row]

    def buildings_at(self, s: State, clearing: Clearing) -> int:
        return s.board[self.citadel + clearing] + s.board[self.market + clearing]

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        return {"burrow": self.in_burrow(s) or None}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        self.prepare_burrow(s)
        count = number(fields.get("burrow", 0), "duchy, burrow", s.board[self.warrior])
        relocate(s, self.warrior, SUPPLY, BURROW, count)
