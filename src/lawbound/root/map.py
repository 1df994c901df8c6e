"""The map: clearings, paths, rivers and forests. Law of Root 2.2 to 2.4."""

from dataclasses import dataclass
from typing import Any

from lawbound.law import law
from lawbound.root.cards import SUIT_NAMES
from lawbound.root.data import load

Clearing = int  # 1..12, the priority numbers
Place = int  # a clearing, or a forest from FIRST_FOREST upwards

CLEARINGS: tuple[Clearing, ...] = tuple(range(1, 13))
FIRST_FOREST: Place = 16
FORESTS_END: Place = 26  # ten at most; what comes after them lies on somebody's board
NO_SUIT = 255

Point = tuple[int, int]  # in thousandths of the board's width and height, from the top left


@dataclass(frozen=True, slots=True)
class Forest:
    """A forest: the clearings around it in order, and the forests across one dividing line."""

    id: str
    place: Place
    clearings: tuple[Clearing, ...]
    forests: tuple[Place, ...]
    pos: Point

    def __repr__(self) -> str:
        return f"<Forest {self.id}>"


@dataclass(frozen=True, slots=True, eq=False)
class Map:
    """A printed map. Everything that is found by clearing has sixteen entries; 0 and 13 to 15 are empty."""

    name: str
    title: str
    suits: bytes | None  # None: twelve suit markers are drawn at setup
    slots: bytes  # the slots that start under a ruin included
    ruins: tuple[Clearing, ...]
    corners: tuple[Clearing, ...]
    opposite: bytes  # the corner diagonally opposite, 0 if not a corner
    edge: tuple[Clearing, ...]  # the outer loop, clockwise
    paths: tuple[tuple[Clearing, ...], ...]  # those open at setup
    printed: tuple[tuple[Clearing, ...], ...]  # closed ones too
    closed: tuple[tuple[Clearing, Clearing], ...]  # paths that start under a closed path marker
    rivers: tuple[tuple[Clearing, ...], ...]
    forests: tuple[Forest, ...]
    clearing_forests: tuple[tuple[Place, ...], ...]
    adjacent_places: tuple[tuple[Place, ...], ...]  # for a pawn that may enter forests
    pos: tuple[Point, ...]
    presets: dict[str, bytes]  # suits to use instead of drawing markers
    coastal: tuple[Clearing, ...]  # clearings that touch the lake
    ferry: Clearing  # where the ferry starts, 0 if there is none
    tower: Clearing  # the clearing with the tower, 0 if there is none

    def __repr__(self) -> str:
        return f"<Map {self.name}>"


@law("root 2.4")
def is_forest(place: Place) -> bool:
    return FIRST_FOREST <= place < FORESTS_END


@law("root 2.4", "root 2.4.1", "root C.1.1", "root C.2.4", "root C.3.5", "root G.1.11", "root G.1.28")
def forest_neighbours(m: Map, forest: Place) -> tuple[Place, ...]:
    """The clearings that touch the forest, then the forests across one dividing line.

    A printed path divides, open or closed; so do the winter's river and the lake. Coastal forests are adjacent to the
    next ones along the shore. On the mountain every enclosed area is a forest. All this is in the data of the maps.
    """
    return m.adjacent_places[forest]


@law("root C.3.2", "root C.3.3")
def open_paths(m: Map, closed: int) -> tuple[tuple[Clearing, ...], ...]:
    """The paths between clearings while these markers (one bit each) still close theirs."""
    shut = [pair for i, pair in enumerate(m.closed) if closed >> i & 1]
    if not shut:
        return m.printed
    return _frozen(
        [[to for to in m.printed[c] if (c, to) not in shut and (to, c) not in shut] for c in range(FIRST_FOREST)]
    )


def _by_clearing(clearings: list[Clearing], values: list[int], empty: int) -> bytes:
    table = bytearray([empty]) * FIRST_FOREST
    for clearing, value in zip(clearings, values, strict=True):
        table[clearing] = value
    return bytes(table)


def _suits(names: list[str]) -> bytes:
    return _by_clearing(list(CLEARINGS), [SUIT_NAMES.index(name) for name in names], NO_SUIT)


def _frozen(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(row) for row in rows])


def _read_map(name: str, table: dict[str, Any]) -> Map:
    rows: list[dict[str, Any]] = table["clearings"]
    numbers: list[Clearing] = [row["clearing"] for row in rows]

    closed: list[tuple[Clearing, Clearing]] = [(a, b) for a, b in table["closed"]]
    paths: list[list[Clearing]] = [[] for _ in range(FIRST_FOREST)]
    printed: list[list[Clearing]] = [[] for _ in range(FIRST_FOREST)]
    pos: list[Point] = [(0, 0)] * FIRST_FOREST
    for row in rows:
        here: Clearing = row["clearing"]
        printed[here] = row["paths"]
        paths[here] = [to for to in row["paths"] if (here, to) not in closed and (to, here) not in closed]
        pos[here] = (row["pos"][0], row["pos"][1])

    rivers: list[list[Clearing]] = [[] for _ in range(FIRST_FOREST)]
    for a, b in table["rivers"]:
        rivers[a].append(b)
        rivers[b].append(a)
    for banks in rivers:
        banks.sort()

    place_of: dict[str, Place] = {row["id"]: FIRST_FOREST + i for i, row in enumerate(table["forests"])}
    forests = tuple(
        [
            Forest(
                id=row["id"],
                place=place_of[row["id"]],
                clearings=tuple(row["clearings"]),
                forests=tuple(sorted([place_of[other] for other in row["forests"]])),
                pos=(row["pos"][0], row["pos"][1]),
            )
            for row in table["forests"]
        ]
    )
    touching: list[list[Place]] = [[] for _ in range(FIRST_FOREST)]
    for forest in forests:
        for clearing in forest.clearings:
            touching[clearing].append(forest.place)
    reachable: list[list[Place]] = [paths[c] + touching[c] for c in range(FIRST_FOREST)]
    for forest in forests:
        reachable.append(sorted(forest.clearings) + list(forest.forests))

    pairs: list[list[Clearing]] = table["opposite_corners"]
    corners = [pair[0] for pair in pairs] + [pair[1] for pair in pairs]
    across = [pair[1] for pair in pairs] + [pair[0] for pair in pairs]

    presets: dict[str, list[str]] = table.get("presets", {})
    return Map(
        name=name,
        title=table["title"],
        suits=_suits([row["suit"] for row in rows]) if table["suits"] == "printed" else None,
        slots=_by_clearing(numbers, [row["slots"] for row in rows], 0),
        ruins=tuple([row["clearing"] for row in rows if row["ruin"]]),
        corners=tuple(sorted(corners)),
        opposite=_by_clearing(corners, across, 0),
        edge=tuple(table["edge"]),
        paths=_frozen(paths),
        printed=_frozen(printed),
        closed=tuple(closed),
        rivers=_frozen(rivers),
        forests=forests,
        clearing_forests=_frozen(touching),
        adjacent_places=_frozen(reachable),
        pos=tuple(pos),
        presets={preset: _suits(names) for preset, names in presets.items()},
        coastal=tuple(table.get("coastal", ())),
        ferry=table.get("ferry", 0),
        tower=table.get("tower", 0),
    )


MAPS: dict[str, Map] = {name: _read_map(name, table) for name, table in load("maps").items()}
"""The four maps by name."""
AUTUMN: Map = MAPS["autumn"]
