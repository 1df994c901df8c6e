"""The Keepers' pieces: waystations with two sides, relics of three types (Law of Root, 15.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import trait

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.boards import pieces, track
from lawbound.root.faction import Faction
from lawbound.root.map import Clearing, Place
from lawbound.root.move import Move
from lawbound.root.owner import Owner
from lawbound.root.pieces import BUILDING, CLEARINGS, TOKEN, WARRIOR, Piece
from lawbound.root.state import ASIDE, BOX, GROUND, ROW, Row, State

RelicType = int

COUNT: Final = pieces("keepers")
RELIC_TYPES: Final = ("figure", "tablet", "jewelry")
RELICS_OF_A_TYPE: Final = COUNT["relic_figure"]
RELIC_VALUES: Final = track("keepers", "relic_values")  # of the four of a type
HIGHEST_VALUE: Final = max(RELIC_VALUES)
TILES: Final = ((0, 1), (1, 2), (2, 0))
"""The waystations: the types of relics on their two sides."""
SIDES: Final = tuple([pair for front, back in TILES for pair in ((front, back), (back, front))])
"""Each side of each waystation: the type that it shows, and the one below."""
FACES: Final = 1 + HIGHEST_VALUE
"""The kinds of relics of a type: face down, then by value."""
TAKEN: Final = ROW - 1
"""Of a relic: in the hand of whoever removed it, until it lies in a forest."""

# The Keepers' own numbers: of each column of the Retinue the retainers, and those that have acted this turn; whether
# the last column is over; what was gathered; whether they came back to the map; where they encamped and decamped
RETAINERS, ACTED, ENDED, GATHERED, RETURNED = 0, 3, 6, 7, 8
ENCAMPED: Final = 9
DECAMPED: Final = ENCAMPED + GROUND
OWN_NUMBERS: Final = DECAMPED + GROUND

CARRY: Final = Prompt("carry a relic", "root 15.2.4", "piece")


def waystation_name(shown: RelicType, below: RelicType) -> str:
    return f"{RELIC_TYPES[shown]}-{RELIC_TYPES[below]} waystation"


def relic_name(kind: RelicType, value: int) -> str:
    """A relic by its type and, once that is seen, by its value."""
    return f"{RELIC_TYPES[kind]} relic {value}" if value else f"{RELIC_TYPES[kind]} relic"


def _all_pieces() -> tuple[Piece, ...]:
    """Warriors; a kind for each side of each waystation; for each type of relic face down, and for each value."""
    relics = [
        Piece(relic_name(kind, value), TOKEN, RELIC_VALUES.count(value) if value else RELICS_OF_A_TYPE)
        for kind in range(len(RELIC_TYPES))
        for value in range(FACES)
    ]
    return (
        Piece("warrior", WARRIOR, COUNT["warriors"]),
        *[Piece(waystation_name(shown, below), BUILDING, 1) for shown, below in SIDES],
        *relics,
    )


@law("root 15.1")
@trait
class KeeperPieces(Faction):
    """What is theirs on the map.

    A waystation is a kind of piece by the side that is up, so one tile has two rows: it waits on the board while both
    are in the supply. A relic whose value nobody has seen is counted in the row of its type face down, and its value
    is among those still in the supply; recovered relics lie aside.
    """

    KEY: ClassVar[str] = "keepers"
    PIECES: ClassVar[tuple[Piece, ...]] = _all_pieces()

    def find_rows(self) -> None:
        self.sides = self.buildings
        self.face_down: tuple[Row, ...] = tuple([self.tokens[kind * FACES] for kind in range(len(RELIC_TYPES))])

    # Relics

    @law("root 15.2.1")
    def type_of(self, relic: Row) -> RelicType:
        return self.tokens.index(relic) // FACES

    @law("root 15.2.1")
    def value_of(self, relic: Row) -> int:
        """What is seen of its value: nothing (0) while it lies face down."""
        return self.tokens.index(relic) % FACES

    def relics_at(self, s: State, place: Place) -> list[Row]:
        """The kinds of relics there, in a clearing or a forest."""
        return [row for row in self.tokens if s.board[row + place]]

    @law("root 15.2.1")
    def hidden_values(self, s: State, kind: RelicType) -> list[Row]:
        """What a relic of that type may be that lies face down: each as often as there are such relics unseen."""
        faces = self.tokens[kind * FACES + 1 : (kind + 1) * FACES]
        return [row for row in faces for _ in range(s.board[row])]

    def recovered(self, s: State, kind: RelicType) -> int:
        """How many relics of that type lie on the board."""
        faces = self.tokens[kind * FACES + 1 : (kind + 1) * FACES]
        return sum([s.board[row + ASIDE] for row in faces])

    # Waystations

    @law("root 15.2.2")
    def sides_left(self, s: State) -> list[Row]:
        """Both sides of every waystation that is still on the board."""
        left: list[Row] = []
        for tile in range(len(TILES)):
            front, back = self.sides[2 * tile], self.sides[2 * tile + 1]
            if s.board[front] and s.board[back]:
                left += [front, back]
        return left

    def on_map(self, s: State) -> int:
        """How many waystations have left the board."""
        return len(TILES) - len(self.sides_left(s)) // 2

    def waystations_at(self, s: State, clearing: Clearing) -> list[Row]:
        return [row for row in self.sides if s.board[row + clearing]]

    @law("root 15.2.2")
    def types_at(self, s: State, clearing: Clearing) -> list[RelicType]:
        """The types of relics that the waystations there show."""
        return [SIDES[self.sides.index(row)][0] for row in self.waystations_at(s, clearing)]

    # Devout knights

    @law("root 15.2.4")
    def ignores_hits(self, s: State, fight: Fight, side: Owner) -> str | None:
        """The first hit, where a relic lies and a warrior of theirs stands."""
        if side is not self or not s.board[self.warrior + fight.clearing]:
            return None
        return "root 15.2.4" if self.relics_at(s, fight.clearing) else None

    @law("root 15.2.4", "root 1.5.5")
    def carries(self, s: State, move: Move) -> Flow[None]:
        """Each warrior may take a relic along, whoever moves it; the Keepers decide."""
        if move.owner != self.number or move.origin not in CLEARINGS:
            return
        hands = sum([count for row, count in move.rows if row == self.warrior])
        left = {row: s.board[row + move.origin] for row in self.relics_at(s, move.origin)}
        while hands and left:
            chosen: Option = yield Ask(self.seat, CARRY, [*left, DONE], (move.origin, move.destination))
            if chosen is DONE:
                return
            relic: Row = chosen
            move.rows.append((relic, 1))
            hands -= 1
            left[relic] -= 1
            if not left[relic]:
                del left[relic]

    # What has left the game

    def gone(self, s: State) -> list[Row]:
        """Relics that somebody removed who is no enemy: no rule brings them back."""
        return [row for row in self.tokens for _ in range(s.board[row + BOX])]
