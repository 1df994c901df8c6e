"""Where everything of a map lies in its picture: clearings, paths, water and forests, on a board 1000 wide.

The same ways as on the board in the browser (`web/src/games/root/board/geometry.ts`), with fewer details.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin, sqrt
from typing import Final, NamedTuple

from lawbound.root.map import CLEARINGS, MAPS, Clearing, Map

WIDTH: Final = 1000
HEIGHT: Final = 870
RADIUS: Final = 86
MARGIN: Final = 20
GAP: Final = 34
"""Between two clearings, for the path."""
ROOM: Final = 34
"""Between a path and a clearing that it passes."""
BENDS: Final = tuple([step * 0.06 for step in range(-8, 9)])
STEPS: Final = 14
"""Pieces that a way is cut into."""
RAYS: Final = 18
NEVER: Final = 4000
"""What it costs a path to cross another."""
BRIDGE: Final = 160
"""What it costs a river to cross a path."""

Point = tuple[float, float]


class Way(NamedTuple):
    """A path or a river: a bent line."""

    ends: tuple[Clearing, Clearing]
    d: str
    points: tuple[Point, ...]
    open: tuple[Point, ...]
    """The points that no clearing covers."""

    @property
    def middle(self) -> Point:
        return self.points[len(self.points) // 2]


class Wood(NamedTuple):
    """A forest: the place for a pawn, and the outline of the trees around it."""

    middle: Point
    rim: tuple[Point, ...]


class Bridge(NamedTuple):
    """Where a path crosses a river, and the angle of the path."""

    at: Point
    angle: float


class Ground(NamedTuple):
    glades: dict[Clearing, Point]
    paths: tuple[Way, ...]
    rivers: tuple[Way, ...]
    lake: tuple[Point, ...]
    woods: tuple[Wood, ...]
    bridges: tuple[Bridge, ...]


@cache
def ground_of(name: str) -> Ground:
    """The ground of a map. It is worked out once: nothing on it ever moves."""
    map_ = MAPS[name]
    glades = place_glades(map_)
    paths: list[Way] = []
    for a in CLEARINGS:
        for b in map_.printed[a]:
            if a < b:
                paths.append(find_way((a, b), glades[a], glades[b], glades, paths, NEVER))
    lake = lay_lake(map_, glades)
    rivers = () if lake else lay_rivers(map_, glades, paths)
    bridges = [bridge for path in paths for river in rivers for bridge in crossings(path.open, river.open)]
    woods = [place_wood(map_, at, glades, paths, rivers, lake) for at in range(len(map_.forests))]
    return Ground(glades, tuple(paths), rivers, lake, tuple(woods), tuple(bridges))


def place_glades(map_: Map) -> dict[Clearing, Point]:
    """Clearings where the map has them, moved a little where two would touch or the edge would cut one."""
    x = [float(map_.pos[c][0]) for c in CLEARINGS]
    y = [map_.pos[c][1] * HEIGHT / 1000 for c in CLEARINGS]
    for _ in range(60):
        for a in range(len(x)):
            for b in range(a + 1, len(x)):
                apart = hypot(x[b] - x[a], y[b] - y[a])
                lack = 2 * RADIUS + GAP - apart
                if lack > 0:
                    dx, dy = [part * lack / 2 / apart for part in (x[b] - x[a], y[b] - y[a])]
                    x[a], y[a], x[b], y[b] = x[a] - dx, y[a] - dy, x[b] + dx, y[b] + dy
            x[a] = min(max(x[a], RADIUS + MARGIN), WIDTH - RADIUS - MARGIN)
            y[a] = min(max(y[a], RADIUS + MARGIN), HEIGHT - RADIUS - MARGIN)
    return {c: (x[c - 1], y[c - 1]) for c in CLEARINGS}


# Ways


def find_way(
    ends: tuple[Clearing, Clearing],
    a: Point,
    b: Point,
    glades: dict[Clearing, Point],
    others: Sequence[Way],
    fording: int,
) -> Way:
    """The gentlest bend that keeps clear of other clearings and of the ways already there.

    `fording` is what a crossing costs.
    """
    liking = ((ends[0] * 7 + ends[1] * 3) % 5 - 2) * 0.05
    strangers = [point for c, point in glades.items() if c not in ends]
    best, lowest = bent(ends, a, b, 0.0, glades), float("inf")
    for bend in BENDS:
        tried = bent(ends, a, b, bend, glades)
        cost = abs(bend - liking) * 60 + abs(bend) * 40
        for point in strangers:
            cost += max(0.0, ROOM + RADIUS - nearest(point, tried.points)) ** 2
        if cost >= lowest:
            continue
        for other in others:
            cost += fording * len(crossings(tried.open, other.open))
            if not set(ends) & set(other.ends):
                close = min([nearest(point, other.open) for point in tried.open[::3]], default=WIDTH)
                cost += max(0.0, 40 - close) ** 2 / 4
        if cost < lowest:
            best, lowest = tried, cost
    return best


def bent(ends: tuple[Clearing, Clearing], a: Point, b: Point, bend: float, glades: dict[Clearing, Point]) -> Way:
    handle = ((a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend)
    points = tuple([_on_curve(a, handle, b, at / STEPS) for at in range(STEPS + 1)])
    bare = tuple([p for p in points if all([far(p, glade) > RADIUS - 8 for glade in glades.values()])])
    return Way(ends, f"M{_xy(a)}Q{_xy(handle)} {_xy(b)}", points, bare)


def _on_curve(a: Point, handle: Point, b: Point, t: float) -> Point:
    return between(between(a, handle, t), between(handle, b, t), t)


def crossings(a: Sequence[Point], b: Sequence[Point]) -> list[Bridge]:
    """Where two lines cross, with the direction of the first."""
    found: list[Bridge] = []
    for p, q in pairwise(a):
        for r, s in pairwise(b):
            if max(p[0], q[0]) < min(r[0], s[0]) or max(r[0], s[0]) < min(p[0], q[0]):
                continue
            if side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0:
                share = side(r, s, p) / (side(r, s, p) - side(r, s, q))
                found.append(Bridge(between(p, q, share), degrees(atan2(q[1] - p[1], q[0] - p[0]))))
    return found


def side(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def lay_rivers(map_: Map, glades: dict[Clearing, Point], paths: Sequence[Way]) -> tuple[Way, ...]:
    """From clearing to clearing; where a river ends it leaves the board by the nearest edge."""
    ways: list[Way] = []
    for a in CLEARINGS:
        for b in map_.rivers[a]:
            if a < b:
                ways.append(find_way((a, b), glades[a], glades[b], glades, [*paths, *ways], BRIDGE))
    for end in CLEARINGS:
        if len(map_.rivers[end]) == 1:
            x, y = glades[end]
            edges = [(-30.0, y + 40), (WIDTH + 30.0, y - 40), (x + 40, -30.0), (x - 40, HEIGHT + 30.0)]
            edge = min(edges, key=lambda point: far(point, (x, y)))
            ways.append(find_way((end, 0), (x, y), edge, glades, paths, BRIDGE))
    return tuple(ways)


def lay_lake(map_: Map, glades: dict[Clearing, Point]) -> tuple[Point, ...]:
    """It reaches under each coastal clearing and draws back between them, where forests have their shore."""
    if not map_.coastal:
        return ()
    x = sum([glades[c][0] for c in map_.coastal]) / len(map_.coastal)
    y = sum([glades[c][1] for c in map_.coastal]) / len(map_.coastal)
    coast = sorted([glades[c] for c in map_.coastal], key=lambda point: atan2(point[1] - y, point[0] - x))
    shore: list[Point] = []
    for here, there in zip(coast, coast[1:] + coast[:1], strict=True):
        shore.append(between(here, (x, y), RADIUS * 0.4 / far(here, (x, y))))
        for share in (0.32, 0.68):
            shore.append(between(between(here, there, share), (x, y), 0.2))
    return tuple(shore)


# Forests


def place_wood(
    map_: Map,
    at: int,
    glades: dict[Clearing, Point],
    paths: Sequence[Way],
    rivers: Sequence[Way],
    lake: Sequence[Point],
) -> Wood:
    """Near the printed spot where there is most room, and as far as the trees can reach from there."""
    forest = map_.forests[at]
    corners = [glades[c] for c in forest.clearings]
    stops = [point for way in (*paths, *rivers) for point in way.open]
    printed = (float(forest.pos[0]), forest.pos[1] * HEIGHT / 1000)
    best, most = printed, float("-inf")
    for dx in range(-90, 91, 18):
        for dy in range(-90, 91, 18):
            spot = (printed[0] + dx, printed[1] + dy)
            if not inside(spot, corners):
                continue
            room = min(nearest(spot, stops) - 8, nearest(spot, list(glades.values())) - RADIUS)
            if lake:
                room = min(room, nearest(spot, lake) - 30, -40.0 if inside(spot, lake) else room)
            liking = min(room, 60.0) - hypot(dx, dy) / 12
            if liking > most:
                best, most = spot, liking
    reached = [reach(best, 2 * pi * ray / RAYS, glades, stops, lake) for ray in range(RAYS)]
    even = [min(own, (own + reached[ray - 1] + reached[(ray + 1) % RAYS]) / 3) for ray, own in enumerate(reached)]
    return Wood(best, tuple([towards(best, 2 * pi * ray / RAYS, far_) for ray, far_ in enumerate(even)]))


def reach(
    spot: Point, angle: float, glades: dict[Clearing, Point], stops: Sequence[Point], lake: Sequence[Point]
) -> float:
    """How far a forest stretches in one direction before a path, a clearing, water or the edge stops it."""
    length = 20.0
    while length < 150:
        tip = towards(spot, angle, length + 8)
        x, y = tip
        if (
            min(x, y, WIDTH - x, HEIGHT - y) < 14
            or nearest(tip, list(glades.values())) < RADIUS + 14
            or nearest(tip, stops) < 24
            or (lake and inside(tip, lake))
        ):
            break
        length += 8
    return length


# Points and lines


def far(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def towards(a: Point, angle: float, length: float) -> Point:
    return a[0] + length * cos(angle), a[1] + length * sin(angle)


def nearest(spot: Point, points: Sequence[Point]) -> float:
    """How far the nearest of the points is."""
    x, y = spot
    squared: float = min([(x - p) * (x - p) + (y - q) * (y - q) for p, q in points], default=float(WIDTH**2))
    return sqrt(squared)


def inside(point: Point, corners: Sequence[Point]) -> bool:
    x, y = point
    within = False
    for at, (ax, ay) in enumerate(corners):
        bx, by = corners[at - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def number(value: float) -> str:
    """A number as short as it can be written with one decimal place.

    >>> number(12.04), number(-0.5)
    ('12', '-0.5')
    """
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def _xy(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def loop(points: Sequence[Point]) -> str:
    """A smooth closed line through the points, near enough to them."""
    d = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    count = len(points)
    for at in range(count):
        before, here, there, after = [points[(at + step) % count] for step in (-1, 0, 1, 2)]
        leave = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        arrive = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        d += "C" + " ".join([f"{x:.0f} {y:.0f}" for x, y in (leave, arrive, there)])
    return d + "Z"


def blob(centre: Point, r: float, seed: int) -> str:
    """A round that looks grown, not drawn with compasses."""
    turns = 16
    points: list[Point] = []
    for turn in range(turns):
        angle = 2 * pi * turn / turns
        radius = r * (1 + 0.025 * sin(3 * angle + seed) + 0.012 * sin(5 * angle + 2.4 * seed))
        points.append(towards(centre, angle, radius))
    return loop(points)
