"""Where they fight: a map drawn by us, its clearings coloured by how many battles a game sees there."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from lawbound.root.map import CLEARINGS, MAPS
from lawbound.root.present.svg import bridge_svg, landmarks_svg, water_svg, woods_svg
from lawbound.root.present.svg_art import COLOURS, Palette, colours, mixed, moved, stroke, text
from lawbound.root.present.svg_ground import HEIGHT, RADIUS, WIDTH, Point, blob, ground_of, number
from lawbound.root.rules import ROOT

if TYPE_CHECKING:
    from lawbound.root.almanac.battles import MapStudy

SCALE: Final = ("#fff6e0", "#f9c978", "#e8743b", "#b3261e", "#6b0f14")
"""From fewest battles to most: lighter to darker, so that it reads without colours too."""
PALE: Final = 0.45
"""How much of its own colour the ground keeps: here it is only the background."""
DARK: Final = 0.55
"""From this heat on, writing is light."""
LEGEND: Final = 60
CRISP: Final = 'shape-rendering="crispEdges"'


def heat_map(found: MapStudy) -> str:
    """The map as SVG."""
    state = ROOT.start({"seats": ["marquise", "eyrie"], "map": found.name})
    ground = ground_of(found.name)
    palette: Palette = {key: mixed(value, "#ffffff", PALE) for key, value in colours(found.name).items()}
    paths = "".join([way.d for way in ground.paths])
    values = [found.per_game(clearing) for clearing in CLEARINGS]
    coolest, hottest = min(values), max(values)
    title = f"{MAPS[found.name].title}: battles per game, by clearing"
    parts = [
        f'<svg class="plot board" viewBox="0 0 {WIDTH} {HEIGHT + LEGEND}" role="img" aria-label="{escape(title)}" '
        'font-family="inherit">',
        f"<title>{escape(title)}</title>",
        f'<svg width="{WIDTH}" height="{HEIGHT}">',  # nothing flows over the edge
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="22" fill="{palette["meadow"]}"/>',
        woods_svg(state, ground, palette),
        water_svg(ground, palette),
        stroke(paths, palette["path-edge"], 19),
        stroke(paths, palette["path"], 13),
        *[bridge_svg(bridge.at, bridge.angle, palette) for bridge in ground.bridges],
        landmarks_svg(state, ground),
    ]
    for clearing in CLEARINGS:
        value = found.per_game(clearing)
        share = (value - coolest) / (hottest - coolest) if hottest > coolest else 0.0
        parts.append(_clearing(clearing, value, share, ground.glades[clearing], told(found, clearing)))
    parts += [
        f'<rect x="4" y="4" width="{WIDTH - 8}" height="{HEIGHT - 8}" rx="22" fill="none" stroke="{palette["frame"]}" '
        'stroke-width="6"/></svg>',
        moved(0, HEIGHT, _legend(coolest, hottest)),
        "</svg>",
    ]
    return "".join(parts)


def heat(share: float) -> str:
    """The colour between the coolest and the hottest.

    >>> heat(0), heat(0.25), heat(1)
    ('#fff6e0', '#f9c978', '#6b0f14')
    """
    at = min(max(share, 0.0), 1.0) * (len(SCALE) - 1)
    step = min(int(at), len(SCALE) - 2)
    return mixed(SCALE[step + 1], SCALE[step], at - step)


def _clearing(clearing: int, value: float, share: float, at: Point, words: str) -> str:
    ink = COLOURS["piece-light"] if share >= DARK else COLOURS["piece-ink"]
    edge = COLOURS["piece-ink"]
    x, y = at
    return (
        f"<g><title>{escape(words)}</title>"
        f'<path d="{blob(at, RADIUS, clearing)}" fill="{heat(share)}" stroke="{edge}" stroke-width="3"/>'
        + text(x, y + 16, f"{value:.2f}", 44, bold=True, fill=ink, middle=True)
        + f'<circle cx="{number(x - RADIUS * 0.72)}" cy="{number(y - RADIUS * 0.72)}" r="22" '
        f'fill="{COLOURS["piece-light"]}" stroke="{edge}" stroke-width="2.5"/>'
        + text(x - RADIUS * 0.72, y - RADIUS * 0.72 + 9, str(clearing), 25, bold=True, middle=True)
        + "</g>"
    )


def told(found: MapStudy, clearing: int) -> str:
    attacks = found.battles[clearing]
    most_first = sorted(attacks.items(), key=lambda item: (-item[1], item[0]))  # the same page from the same rows
    by = ", ".join([f"{faction} {count / found.games:.2f}" for faction, count in most_first])
    return f"Clearing {clearing}: {found.per_game(clearing):.2f} battles per game" + (
        f"; attackers: {by}" if by else ""
    )


def _legend(coolest: float, hottest: float) -> str:
    steps, left, right = 50, 110.0, 590.0
    width = (right - left) / steps
    parts = []
    for step in range(steps):
        colour = heat((step + 0.5) / steps)
        at = number(left + step * width)
        parts.append(f'<rect x="{at}" y="18" width="{number(width + 0.6)}" height="26" fill="{colour}" {CRISP}/>')
    low, high = f"{coolest:.2f}", f"{hottest:.2f} battles per game"
    for x, anchor, words in ((left - 12, "end", low), (right + 12, "start", high)):
        parts.append(f'<text class="strong" x="{x:g}" y="41" font-size="32" text-anchor="{anchor}">{words}</text>')
    return "".join(parts)
