"""The pieces of the Hundreds, and the warlord among them (Law of Root, 14.2.1 and 14.2.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import trait

from lawbound.law import law
from lawbound.root.boards import pieces
from lawbound.root.faction import Faction
from lawbound.root.map import Clearing
from lawbound.root.pieces import BUILDING, CLEARINGS, TOKEN, WARRIOR, Piece
from lawbound.root.removal import Removal
from lawbound.root.state import ASIDE, SUPPLY, Number, Row, State

COUNT: Final = pieces("hundreds")

# Their own numbers: how many of each item lie in the Hoard (there is no torch among them), the mood + 1 (0 before setup
# is over), and how often they have acted this turn, in Command and with the warlord
HOARD: Final = 0
MOOD: Final = 7
COMMANDED: Final = 8
ADVANCED: Final = 9
OWN_NUMBERS: Final = 10


@law("root 14.1")
@trait
class HundredsPieces(Faction):
    """Warriors and their warlord, strongholds, mobs."""

    KEY: ClassVar[str] = "hundreds"
    PIECES: ClassVar[tuple[Piece, ...]] = (
        Piece("warrior", WARRIOR, COUNT["warriors"]),
        Piece("warlord", WARRIOR, COUNT["warlord"]),
        Piece("stronghold", BUILDING, COUNT["stronghold"]),
        Piece("mob", TOKEN, COUNT["mob"]),
    )
    OWN: ClassVar[int] = OWN_NUMBERS

    def find_rows(self) -> None:
        self.warlord = self.row("warlord")
        self.stronghold = self.row("stronghold")
        self.mob = self.row("mob")
        self.crafting_rows = self.workshops()

    @law("root 14.2.1")
    def workshops(self) -> tuple[Row, ...]:
        return (self.stronghold,)

    # The warlord

    def warlord_at(self, s: State) -> Clearing:
        """Where the warlord is; 0 if not on the map."""
        for clearing in CLEARINGS:
            if s.board[self.warlord + clearing]:
                return clearing
        return 0

    def leads(self, s: State, clearing: Clearing) -> bool:
        """Whether the warlord is there."""
        return s.board[self.warlord + clearing] > 0

    @law("root 14.2.2")
    def movable(self, s: State, clearing: Clearing) -> Sequence[Row]:
        """The warlord moves only in their own turn."""
        rows = (self.warrior, self.warlord) if s.turn == self.seat else (self.warrior,)
        return [row for row in rows if s.board[row + clearing]]

    @law("root 14.2.2")
    def why_not_removed(self, s: State, row: Row, clearing: Clearing, by: Number) -> str | None:
        """Nothing but a battle removes the warlord: effects pass by, and cannot replace it."""
        return "root 14.2.2" if row == self.warlord else None

    @law("root 14.2.2")
    def removed_destination(self, row: Row, removal: Removal) -> int:
        """The warlord waits beside the board until anointed; it never is in the supply, from which warriors pay."""
        return ASIDE if row == self.warlord else SUPPLY

    # On the map

    def mobbed(self, s: State) -> list[Clearing]:
        """The clearings with a mob."""
        return [clearing for clearing in CLEARINGS if s.board[self.mob + clearing]]
