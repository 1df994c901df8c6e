"""A clearing in the picture of a map: its suit and number, its ruler, and all that stands there."""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from lawbound.root.cards import SUIT_NAMES
from lawbound.root.map import Clearing
from lawbound.root.present import boards
from lawbound.root.present.svg_art import (
    COLOURS,
    DISC,
    FIGURE,
    LANDMARKS,
    SUITS,
    TILE,
    Palette,
    frame_of,
    medal,
    mixed,
    moved,
    paint,
    piece_svg,
    text,
)
from lawbound.root.present.svg_ground import RADIUS, Point, blob, number
from lawbound.root.state import NOBODY, SETTING_UP, State
from lawbound.root.suits import printed

SIZES: Final = {TILE: 38.0, DISC: 34.0, FIGURE: 44.0}
FRAMES: Final = (TILE, DISC, FIGURE)
GROUPS: Final = ("abc", "abb", "aab", "aaa")
"""Which frames may share a row, the tidiest way first."""
DROPS: Final = (6.0, 12.0, 18.0, 24.0)
"""How far below the middle of the clearing the rows may lie, for its signs are above."""
SIGNS: Final = -50.0
"""How far down those reach."""
BADGE: Final = 23.0


class Thing(NamedTuple):
    """Something in a clearing: its drawing, how it is framed, and how many there are."""

    frame: str
    drawing: str
    many: int


def clearing_svg(s: State, clearing: Clearing, at: Point, palette: Palette) -> str:
    laid_out = s.box.map.suits is not None or s.stage != SETTING_UP or s.step > 0
    suit = SUIT_NAMES[printed(s, clearing)] if laid_out else None
    tone = palette[suit] if suit else palette["path-edge"]
    ruler = None if s.ruler[clearing] == NOBODY else s.box.owners[s.ruler[clearing]]
    ground = mixed(palette["clearing"], palette.get(ruler.KEY, palette["line"]), 0.8) if ruler else palette["clearing"]
    outline = blob((0, 0), RADIUS, clearing)
    parts = [
        f'<path d="{outline}" fill="{ground}" stroke="{tone}" stroke-width="8"/>',
        things_svg(things_in(s, clearing, palette)),
        sign_svg(clearing, suit, tone),
    ]
    if ruler:
        parts.append(moved(RADIUS * 0.66 - 17, -RADIUS * 0.76 - 17, medal(ruler.KEY), 0.7))
    return moved(*at, "".join(parts))


def sign_svg(clearing: Clearing, suit: str | None, tone: str) -> str:
    """The suit and the number of the clearing, at its upper left."""
    width = 62 if clearing > 9 else 52
    parts = [
        f'<rect x="{-width / 2:g}" y="-17" width="{width}" height="34" rx="17" fill="{COLOURS["piece-light"]}" '
        f'stroke="{COLOURS["piece-ink"]}" stroke-width="2.4"/>'
    ]
    if suit:
        parts.append(moved(-width / 2 + 4, -14, paint(SUITS[suit], tone), 0.6))
    parts.append(text(width / 2 - (17 if clearing > 9 else 14), 8, str(clearing), 23, bold=True, middle=True))
    return moved(-RADIUS * 0.6, -RADIUS * 0.79, "".join(parts))


def things_in(s: State, clearing: Clearing, palette: Palette) -> list[Thing]:
    """Buildings and slots, then tokens, then figures."""
    found: list[Thing] = []
    for owner in s.box.owners:
        for row, piece in zip(owner.rows, owner.PIECES, strict=True):
            count, frame = s.board[row + clearing], frame_of(piece.name)
            drawing = piece_svg(owner.KEY, piece.name) if count else ""
            found += (
                [Thing(frame, drawing, 1)] * count if frame == TILE else [Thing(frame, drawing, count)] * bool(count)
            )
    for player in s.players:
        presenter = boards.of(player)
        covered = len(presenter.covers(s, player).get(clearing, ()))
        covered += len(presenter.scorches(s, player).get(clearing, ()))
        if covered:
            item = slot_svg(palette, False) + moved(8, 8, paint(LANDMARKS["item"], COLOURS["item"]), 0.66)
            found += [Thing(TILE, item, 1)] * covered
    if s.ruins[clearing]:
        found.append(Thing(TILE, slot_svg(palette, False) + moved(3.4, 2, paint(LANDMARKS["ruin"]), 0.86), 1))
    found += [Thing(TILE, slot_svg(palette, True), 1)] * s.slots[clearing]
    return sorted(found, key=lambda thing: FRAMES.index(thing.frame))


def slot_svg(palette: Palette, open_: bool) -> str:
    fill = mixed(palette["clearing"], palette["path-edge"], 0.9 if open_ else 0.72)
    dashes = ' stroke-dasharray="7 5"' if open_ else ""
    return (
        f'<rect x="2.4" y="2.4" width="43.2" height="43.2" rx="6" fill="{fill}" stroke="{palette["path-edge"]}" '
        f'stroke-width="2.6"{dashes}/>'
    )


def things_svg(things: list[Thing]) -> str:
    """Everything in rows, as large as it fits; if it is not too small then, with no group in more than one row."""
    if not things:
        return ""
    for tidy in (True, False):
        for twentieths in range(27, 15 if tidy else 8, -1):
            scale = twentieths / 20
            for groups in GROUPS:
                rows = cut(things, groups, scale, 1.72 * RADIUS)
                if tidy and len(rows) > len({group_of(thing, groups) for thing in things}):
                    continue
                for drop in DROPS:
                    if fits(rows, scale, drop):
                        return drawn(rows, scale, drop)
    return drawn(cut(things, GROUPS[-1], 0.45, 2.2 * RADIUS), 0.45, 0)


def group_of(thing: Thing, groups: str) -> str:
    return groups[FRAMES.index(thing.frame)]


def fits(rows: list[list[Thing]], scale: float, drop: float) -> bool:
    """Whether the round of the clearing has room for the rows: its signs cover the upper corners."""
    y = top_of(rows, scale, drop)
    for row in rows:
        half, height = width_of(row, scale) / 2, height_of(row, scale)
        if max(hypot(half, y + 6), hypot(half, y + height - 6)) > RADIUS + 1:
            return False
        if y < SIGNS and half > 24:
            return False
        y += height
    return True


def cut(things: list[Thing], groups: str, scale: float, width: float) -> list[list[Thing]]:
    """A row for each group of frames, broken where it grows too wide."""
    rows: list[list[Thing]] = []
    for thing in things:
        last = rows[-1] if rows else []
        same = bool(last) and group_of(last[-1], groups) == group_of(thing, groups)
        if same and width_of([*last, thing], scale) <= width:
            last.append(thing)
        else:
            rows.append([thing])
    return rows


def width_of(row: list[Thing], scale: float) -> float:
    return sum([SIZES[thing.frame] * scale + 4 + (9 if thing.many > 1 else 0) for thing in row]) - 4


def height_of(row: list[Thing], scale: float) -> float:
    return max([SIZES[thing.frame] for thing in row]) * scale + 3


def top_of(rows: list[list[Thing]], scale: float, drop: float) -> float:
    """Where the first row begins."""
    return drop - sum([height_of(row, scale) for row in rows]) / 2


def drawn(rows: list[list[Thing]], scale: float, drop: float) -> str:
    """What stands in a row stands on the same line."""
    parts: list[str] = []
    y = top_of(rows, scale, drop)
    for row in rows:
        x = -width_of(row, scale) / 2
        y += height_of(row, scale)
        for thing in row:
            size = SIZES[thing.frame] * scale
            parts.append(moved(x, y - 3 - size, thing.drawing, size / 48))
            if thing.many > 1:
                parts.append(badge_svg(x + size * 0.96, y - 3 - size * 0.2, thing.many, min(BADGE, size * 0.8)))
                x += 9
            x += size + 4
    return "".join(parts)


def badge_svg(x: float, y: float, count: int, wide: float) -> str:
    """How many there are."""
    size = wide * (0.78 if count < 10 else 0.65)
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(wide / 2)}" fill="{COLOURS["piece-ink"]}" '
        f'stroke="{COLOURS["piece-light"]}" stroke-width="1.6"/>'
        + text(x, y + wide * 0.27, str(count), size, bold=True, middle=True, fill=COLOURS["piece-light"])
    )
