"""A table of Root as a picture: SVG that needs nothing else, for notebooks and for `render_mode="svg"`.

It has no style sheet, and an id always names the same drawing, so that many such pictures can stand on one page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import hypot
from typing import Final

from lawbound.kernel import Seat
from lawbound.root.cards import CARD_SUIT, SUIT_NAMES, UNKNOWN
from lawbound.root.hirelings.bandits import HighwayBandits, highways
from lawbound.root.hirelings.hireling import hirelings
from lawbound.root.hirelings.pawn import LonePawn
from lawbound.root.map import FIRST_FOREST
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import boards, names, questions
from lawbound.root.present.hired import markers_on_track
from lawbound.root.present.scene import landmarks_of, tokens_in_forests
from lawbound.root.present.svg_art import (
    COLOURS,
    LANDMARKS,
    SUITS,
    Palette,
    colours,
    medal,
    moved,
    paint,
    piece_svg,
    stroke,
    text,
)
from lawbound.root.present.svg_clearing import BADGE, badge_svg, clearing_svg, slot_svg
from lawbound.root.present.svg_ground import (
    HEIGHT,
    RADIUS,
    WIDTH,
    Ground,
    Point,
    Way,
    between,
    far,
    ground_of,
    loop,
    number,
)
from lawbound.root.rule import tower_in
from lawbound.root.score import POINTS_TO_WIN
from lawbound.root.state import NOBODY, NONE, PLAYING, ROW, State

SHOWN: Final = 760
"""Pixels that the picture is wide."""
FONT: Final = "Alegreya Sans, system-ui, sans-serif"
PLAYERS: Final = 96
TRACK: Final = 66
HAND: Final = 74
CARDS_IN_ROW: Final = 6


def table_svg(s: State, seat: Seat | None = None) -> str:
    """The table; with a seat, its hand too."""
    palette = colours(s.box.map.name)
    hand = [] if seat is None else list(s.hands[seat])
    rows = -(-len(hand) // CARDS_IN_ROW)
    height = PLAYERS + TRACK + HEIGHT + rows * HAND
    title = questions.phase(s)
    parts = [
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="{COLOURS["ground"]}"/>',
        text(16, 28, title, 21, bold=True),
        players_svg(s),
        moved(0, PLAYERS, track_svg(s)),
        f'<svg y="{PLAYERS + TRACK}" width="{WIDTH}" height="{HEIGHT}">{map_svg(s, palette)}</svg>',
        moved(0, PLAYERS + TRACK + HEIGHT, hand_svg(hand)),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{SHOWN}" role="img" '
        f'font-family="{FONT}" style="max-width:100%;height:auto"><title>{escape(title)}</title>'
        f"{shared(''.join(parts), drawings(s, palette))}</svg>"
    )


def drawings(s: State, palette: Palette) -> dict[str, str]:
    """What a picture may show more than once, by id."""
    found = {f"{suit}-suit": paint(SUITS[suit], palette[suit]) for suit in SUITS}
    found |= {f"{s.box.map.name}-{'open' if open_ else 'slot'}": slot_svg(palette, open_) for open_ in (True, False)}
    for owner in s.box.owners:
        for piece in owner.PIECES:
            found[f"{owner.KEY}-{piece.name.replace(' ', '-')}"] = piece_svg(owner.KEY, piece.name)
    return found


def shared(svg: str, drawings: Mapping[str, str]) -> str:
    """Draw each of these only once: where it would be drawn again, the picture refers to it.

    >>> shared("<a/><b/><a/>", {"an-a": "<a/>"})
    '<defs><g id="lawbound-an-a"><a/></g></defs><use href="#lawbound-an-a"/><b/><use href="#lawbound-an-a"/>'
    """
    kept = ""
    for name, drawing in drawings.items():
        if svg.count(drawing) > 1:
            svg = svg.replace(drawing, f'<use href="#lawbound-{name}"/>')
            kept += f'<g id="lawbound-{name}">{drawing}</g>'
    return f"<defs>{kept}</defs>{svg}" if kept else svg


# Players and points


def players_svg(s: State) -> str:
    """Everybody in turn order; who takes the turn has a frame, who has won a golden one."""
    width = (WIDTH - 24) / len(s.order)
    parts: list[str] = []
    for at, seat in enumerate(s.order):
        player, x = s.players[seat], 12 + at * width
        won = bool(s.winners >> seat & 1)
        acts = s.stage == PLAYING and s.turn == seat
        edge = COLOURS["piece-warm"] if won else COLOURS["accent"] if acts else COLOURS["line"]
        parts.append(
            f'<rect x="{number(x + 2)}" y="40" width="{number(width - 4)}" height="50" rx="9" '
            f'fill="{COLOURS["surface"]}" stroke="{edge}" stroke-width="{3 if won or acts else 1}"/>'
        )
        parts.append(moved(x + 7, 46, medal(player.KEY), 0.8))
        cards = "" if player.is_bot else f" · {names.counted('card', len(s.hands[seat]))}"
        name = str(names.faction(s, seat))
        room = width - 58
        parts.append(text(x + 51, 62, name, min(18, room / (0.58 * len(name))), bold=True))
        told = str(names.score(s, seat))
        if len(told + cards) * 6 < room:
            told += cards
        parts.append(text(x + 51, 81, told, min(15, room / (0.54 * len(told))), fill=COLOURS["ink-soft"]))
    return "".join(parts)


def track_svg(s: State) -> str:
    """The score track; whoever plays for dominance or in a coalition has left it."""
    left, right, base = 34.0, WIDTH - 34.0, 44.0
    step = (right - left) / POINTS_TO_WIN
    rail = f'x="{left - 16:g}" y="{base - 8:g}" width="{right - left + 32:g}" height="26" rx="8"'
    ticks = [f"M{number(left + p * step)} {base - 8:g}v{4 if p % 5 else 8}" for p in range(POINTS_TO_WIN + 1)]
    parts = [
        f'<rect {rail} fill="{COLOURS["surface-2"]}" stroke="{COLOURS["line"]}"/>',
        stroke("".join(ticks), COLOURS["ink-soft"], 2),
    ]
    for points in range(0, POINTS_TO_WIN + 1, 5):
        parts.append(text(left + points * step, base + 15, str(points), 14, bold=True, middle=True))
    for space in markers_on_track(s):
        parts.append(
            moved(left + space * step - 9, base - 2, paint(LANDMARKS["hireling-marker"], COLOURS["line"]), 0.38)
        )
    placed: list[int] = []
    for player in sorted(s.players, key=lambda each: (s.vp[each.seat], each.seat)):
        if s.dominance[player.seat] == NONE and s.coalition[player.seat] == NOBODY:
            points = min(s.vp[player.seat], POINTS_TO_WIN)
            x = left + points * step + 12 * placed.count(points)  # equal markers lie one over another
            placed.append(points)
            parts.append(moved(x - 16, base - 42, medal(player.KEY), 0.68))
    return "".join(parts)


def hand_svg(cards: Sequence[int]) -> str:
    """The cards of the seat that looks."""
    parts: list[str] = []
    width = (WIDTH - 24) / CARDS_IN_ROW
    for at, card in enumerate(cards):
        x, y = 12 + at % CARDS_IN_ROW * width, 8 + at // CARDS_IN_ROW * HAND
        suit = None if card == UNKNOWN else SUIT_NAMES[CARD_SUIT[card]]
        tone = COLOURS[suit] if suit else COLOURS["line"]
        parts.append(
            f'<rect x="{number(x + 3)}" y="{y}" width="{number(width - 6)}" height="{HAND - 14}" rx="8" '
            f'fill="{COLOURS["card-paper"]}" stroke="{tone}" stroke-width="3"/>'
        )
        if suit:
            parts.append(moved(x + 9, y + 13, paint(SUITS[suit], tone), 0.7))
        lines = folded(str(names.card(card)), 15)
        for line, words in enumerate(lines):
            parts.append(text(x + 48, y + 44 - 9 * len(lines) + 18 * line, words, 15))
    return "".join(parts)


def folded(words: str, width: int) -> list[str]:
    """Two lines at most, the second cut short if it must be.

    >>> folded("Favor of the Rabbits (rabbit)", 15)
    ['Favor of the', 'Rabbits']
    """
    bare = words.partition(" (")[0]  # the suit is drawn
    first = ""
    rest = bare.split(" ")
    while rest and len(first) + len(rest[0]) <= width:
        first = f"{first} {rest.pop(0)}".strip()
    second = " ".join(rest)
    if not first:
        first, second = second, ""
    return [line if len(line) <= width + 2 else f"{line[: width + 1]}…" for line in (first, second) if line]


# The map


def map_svg(s: State, palette: Palette) -> str:
    ground = ground_of(s.box.map.name)
    paths = "".join([way.d for way in ground.paths])
    shut = [set(pair) for i, pair in enumerate(s.box.map.closed) if s.closed >> i & 1]
    parts = [
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="22" fill="{palette["meadow"]}"/>',
        woods_svg(s, ground, palette),
        water_svg(ground, palette),
        stroke(paths, palette["path-edge"], 21),
        stroke(paths, palette["path"], 15),
        *[bridge_svg(bridge.at, bridge.angle, palette) for bridge in ground.bridges],
        *[barrier_svg(way) for way in ground.paths if set(way.ends) in shut],
        bandits_svg(s, ground),
        pawns_svg(s, ground),
        *[clearing_svg(s, clearing, ground.glades[clearing], palette) for clearing in CLEARINGS],
        landmarks_svg(s, ground),
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="22" fill="none" stroke="{palette["frame"]}" '
        'stroke-width="8"/>',
    ]
    return "".join(parts)


def water_svg(ground: Ground, palette: Palette) -> str:
    if ground.lake:
        shore = loop(ground.lake)
        return f'<path d="{shore}" fill="{palette["water"]}" stroke="{palette["water-edge"]}" stroke-width="6"/>'
    rivers = "".join([river.d for river in ground.rivers])
    return stroke(rivers, palette["water-edge"], 34) + stroke(rivers, palette["water"], 26)


def bridge_svg(at: Point, angle: float, palette: Palette) -> str:
    planks = f'<rect x="-24" y="-12" width="48" height="24" rx="2" fill="{palette["piece-soil"]}"/>'
    rails = stroke("M-26 -13H26M-26 13H26", palette["trunk"], 5)
    return f'<g transform="translate({number(at[0])} {number(at[1])}) rotate({angle:.0f})">{planks}{rails}</g>'


def barrier_svg(way: Way) -> str:
    x, y = way.middle
    return moved(x - 20, y - 20, paint(LANDMARKS["barrier"]), 0.84)


def bandits_svg(s: State, ground: Ground) -> str:
    """Who lies in wait on paths."""
    parts: list[str] = []
    for bandits in hirelings(s):
        if isinstance(bandits, HighwayBandits):
            held = [set(highways(s.box.map)[path]) for path in bandits.held(s)]
            for way in ground.paths:
                if set(way.ends) in held:
                    parts.append(moved(way.middle[0] - 17, way.middle[1] - 17, piece_svg(bandits.KEY, "warrior"), 0.7))
    return "".join(parts)


def woods_svg(s: State, ground: Ground, palette: Palette) -> str:
    """Woods with a few trees along their edge; firs where it is cold."""
    floors, trunks, trees = "", "", {"leaf-a": "", "leaf-b": "", "leaf-c": "", "fir-a": ""}
    cold = s.box.map.name in ("winter", "mountain")
    for wood in ground.woods:
        floors += loop(wood.rim)
        for ray, (x, y) in enumerate(wood.rim):
            dx, dy = x - wood.middle[0], y - wood.middle[1]
            length = hypot(dx, dy)
            if ray % 2 or length < 34:
                continue
            spot = between(wood.middle, (x, y), 1 - 8 / length)
            trunks += f"M{number(spot[0])} {number(spot[1])}v13"
            fir = (ray // 2 + len(floors)) % 3 < (2 if cold else 0)
            kind = "fir-a" if fir else ("leaf-a", "leaf-b", "leaf-c")[(ray // 2) % 3]
            trees[kind] += _fir(spot) if fir else _leaf(spot)
    parts = [
        f'<path d="{floors}" fill="{palette["forest"]}" stroke="{palette["forest"]}" stroke-width="22" '
        'stroke-linejoin="round" opacity=".55"/>',
        stroke(trunks, palette["trunk"], 4),
    ]
    for kind, d in trees.items():
        if d:
            parts.append(f'<path d="{d}" fill="{palette[kind]}" stroke="{palette["tree-edge"]}" stroke-width="2"/>')
    return "".join(parts)


def _leaf(at: Point) -> str:
    return f"M{number(at[0] - 10)} {number(at[1] + 7)}a8 8 0 0 1 -2 -14a11 11 0 0 1 24 0a8 8 0 0 1 -2 14Z"


def _fir(at: Point) -> str:
    return f"M{number(at[0])} {number(at[1] - 18)}l11 26h-22Z"


def pawns_svg(s: State, ground: Ground) -> str:
    """The pawns in forests, and the tokens there."""
    parts: list[str] = []
    taken: list[int] = []
    pawns = [(player.KEY, boards.of(player).pawn(s, player)) for player in s.players]
    pawns += [(each.KEY, each.place(s)) for each in hirelings(s) if isinstance(each, LonePawn)]
    for key, place in pawns:
        if place >= FIRST_FOREST:
            x, y = ground.woods[place - FIRST_FOREST].middle
            x += 26 * taken.count(place)
            taken.append(place)
            parts.append(moved(x - 24, y - 24, piece_svg(key, "pawn")))
    for forest, row, count in tokens_in_forests(s):
        x, y = ground.woods[forest.place - FIRST_FOREST].middle
        x += 26 * taken.count(forest.place)
        taken.append(forest.place)
        owner = s.box.owners[s.box.owner[row // ROW]]
        parts.append(moved(x - 17, y - 17, piece_svg(owner.KEY, s.box.piece_name(row)), 0.7))
        if count > 1:
            parts.append(badge_svg(x + 16, y + 12, count, BADGE))
    return "".join(parts)


def landmarks_svg(s: State, ground: Ground) -> str:
    parts: list[str] = []
    tower = tower_in(s)
    if tower:
        x, y = ground.glades[tower]
        parts.append(moved(x - RADIUS - 22, y + 14, paint(LANDMARKS["tower"])))
    for landmark in landmarks_of(s):
        if landmark.KEY in LANDMARKS and landmark.KEY not in ("tower", "ferry"):
            x, y = ground.glades[landmark.clearing(s)]
            parts.append(moved(x + RADIUS - 30, y + 14, paint(LANDMARKS[landmark.KEY]), 1.1))
    if s.ferry and not ground.lake:
        x, y = ground.glades[s.ferry]
        parts.append(moved(x - 26, y + RADIUS - 30, paint(LANDMARKS["ferry"]), 1.1))
    elif s.ferry:
        port, count = ground.glades[s.ferry], len(ground.lake)
        middle = (sum([x for x, _ in ground.lake]) / count, sum([y for _, y in ground.lake]) / count)
        x, y = between(port, middle, (RADIUS + 40) / far(port, middle))
        parts.append(moved(x - 26, y - 26, paint(LANDMARKS["ferry"]), 1.1))
    return "".join(parts)
