"""How things look in our pictures: colours, and drawings of paths on a square of 48 by 48.

The colours are those of the browser's board (`web/src/games/root/colours.css`), and so are the outlines, with fewer
details.
"""

from __future__ import annotations

import tomllib
from html import escape
from importlib.resources import files
from typing import Final

from lawbound.root.present.svg_ground import number

Layer = tuple[str, str]
"""What it is painted with, and a path."""
Drawing = tuple[Layer, ...]
Palette = dict[str, str]
"""Colours by name."""

COLOURS: Final = {
    "ground": "#f3ecdd",
    "surface": "#fffaf0",
    "surface-2": "#ebe1cc",
    "line": "#c9b996",
    "ink": "#2a2118",
    "ink-soft": "#5d4f3d",
    "accent": "#8a3b12",
    "meadow": "#dfe3b8",
    "forest": "#8fa970",
    "forest-dark": "#5f7f4c",
    "clearing": "#f6efd9",
    "path": "#c7ab78",
    "path-edge": "#8d744a",
    "water": "#86b7c9",
    "water-edge": "#4f8ba1",
    "frame": "#6e4c2c",
    "trunk": "#6b4a2f",
    "tree-edge": "#4f4a24",
    "leaf-a": "#c88a3a",
    "leaf-b": "#b5653a",
    "leaf-c": "#93a052",
    "fir-a": "#6f8b4a",
    "rock": "#a39a8b",
    "fox": "#c2452d",
    "rabbit": "#d9a514",
    "mouse": "#d0713f",
    "bird": "#3e8a9e",
    "marquise": "#d9711c",
    "eyrie": "#2f62ad",
    "alliance": "#3d8b37",
    "vagabond": "#6b6b6b",
    "vagabond2": "#3d3d3d",
    "lizards": "#c9a90b",
    "riverfolk": "#2a9a93",
    "duchy": "#a2704d",
    "corvids": "#5c4a8f",
    "hundreds": "#a3203a",
    "keepers": "#7f97a8",
    "forest-patrol": "#c8894f",
    "feline-physicians": "#c8894f",
    "last-dynasty": "#4a7fb5",
    "bluebird-nobles": "#4a7fb5",
    "spring-uprising": "#5f9a4e",
    "rabbit-scouts": "#5f9a4e",
    "the-exile": "#8c8478",
    "the-brigand": "#8c8478",
    "riverfolk-flotilla": "#3f9a94",
    "otter-divers": "#3f9a94",
    "warm-sun-prophets": "#a8953a",
    "lizard-envoys": "#a8953a",
    "highway-bandits": "#9a6b3c",
    "bandit-gangs": "#9a6b3c",
    "sunward-expedition": "#8a6a58",
    "mole-artisans": "#8a6a58",
    "corvid-spies": "#7d6fae",
    "raven-sentries": "#7d6fae",
    "furious-protector": "#7d8a5c",
    "stoic-protector": "#7d8a5c",
    "vault-keepers": "#66808f",
    "badger-bodyguards": "#66808f",
    "flame-bearers": "#c0503a",
    "rat-smugglers": "#c0503a",
    "popular-band": "#b2567f",
    "street-band": "#b2567f",
    "piece-ink": "#2b1d14",
    "piece-light": "#fff4dc",
    "piece-warm": "#f2b632",
    "piece-soil": "#99663a",
    "piece-stone": "#aaa294",
    "item": "#4d7f94",
    "card-paper": "#fbf3df",
}
SEASONS: Final[dict[str, dict[str, str]]] = {
    "autumn": {},
    "winter": {
        "meadow": "#e9ebe2",
        "forest": "#bccbc4",
        "forest-dark": "#7b9490",
        "clearing": "#f8f4e8",
        "path": "#cdbb97",
        "path-edge": "#8f8268",
        "water": "#a9cfdc",
        "water-edge": "#6f9db0",
        "tree-edge": "#3d5552",
        "leaf-a": "#b9a386",
        "leaf-b": "#a48f7c",
        "leaf-c": "#c6b690",
        "fir-a": "#6f9188",
    },
    "lake": {
        "meadow": "#d9e5b6",
        "forest": "#93b878",
        "forest-dark": "#578153",
        "tree-edge": "#34502c",
        "leaf-a": "#84a84c",
        "leaf-b": "#6b9a51",
        "leaf-c": "#a9b455",
        "fir-a": "#4f8058",
    },
    "mountain": {
        "meadow": "#dcd8c0",
        "forest": "#a9ac8c",
        "forest-dark": "#6f7659",
        "tree-edge": "#43422f",
        "leaf-a": "#9b9a55",
        "leaf-b": "#87864f",
        "leaf-c": "#b09a59",
        "fir-a": "#66805a",
    },
}
"""What each map changes."""


def colours(map_: str) -> Palette:
    return {**COLOURS, **SEASONS[map_]}


def mixed(first: str, second: str, share: float) -> str:
    """A colour that is so much of the first and the rest of the second.

    >>> mixed("#ff0000", "#0000ff", 0.5)
    '#800080'
    """
    parts = [(int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join([f"{int(a * share + b * (1 - share) + 0.5):02x}" for a, b in parts])


# Drawing


def paint(drawing: Drawing, tone: str = COLOURS["piece-ink"]) -> str:
    """The drawing in the colour of its owner."""
    paints = _paints(tone)
    return "".join([f'<path d="{d}" {paints[name]}/>' for name, d in drawing])


def _paints(tone: str) -> dict[str, str]:
    ink = COLOURS["piece-ink"]
    return {
        "body": f'fill="{tone}" stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"',
        "shade": f'fill="{mixed(tone, ink, 0.62)}"',
        "light": f'fill="{COLOURS["piece-light"]}"',
        "ink": f'fill="{ink}"',
        "line": f'fill="none" stroke="{ink}" stroke-width="2.2" stroke-linecap="round"',
        "pale": f'fill="none" stroke="{COLOURS["piece-light"]}" stroke-width="2" stroke-linecap="round"',
        "warm": f'fill="{COLOURS["piece-warm"]}" stroke="{ink}" stroke-width="1.4"',
        "soil": f'fill="{COLOURS["piece-soil"]}" stroke="{ink}" stroke-width="1.8"',
        "stone": f'fill="{COLOURS["piece-stone"]}" stroke="{ink}" stroke-width="1.8" stroke-linejoin="round"',
    }


def _read(section: str) -> dict[str, Drawing]:
    return {name: tuple([(kind, d) for kind, d in each["layers"]]) for name, each in _FILE[section].items()}


_FILE: Final = tomllib.loads(files("lawbound.root.present").joinpath("drawings.toml").read_text(encoding="utf-8"))

SUITS: Final = _read("suits")
HEADS: Final = _read("heads")
_FIGURES: Final = _read("figures")
LANDMARKS: Final = _read("landmarks")
_TILES: Final = _read("tiles")
_DISCS: Final = _read("discs")
_RELICS: Final = _read("relics")
_PIPS: Final = ((), (24,), (18, 30), (13.4, 24, 34.6))
"""Where the pips of a relic of that value lie."""
_ROOF: Final = "M4.6 19L24 4.4L43.4 19L41 22L24 9.4L7 22Z"
_TILE: Final = "M8 2.4H40A5.6 5.6 0 0 1 45.6 8V40A5.6 5.6 0 0 1 40 45.6H8A5.6 5.6 0 0 1 2.4 40V8A5.6 5.6 0 0 1 8 2.4Z"
_DISC: Final = "M2.2 24a21.8 21.8 0 1 0 43.6 0a21.8 21.8 0 1 0 -43.6 0Z"

FIGURE, TILE, DISC = "figure", "tile", "disc"


def frame_of(piece: str) -> str:
    """What kind of place a piece takes: a building slot, the row of tokens, or the ground.

    >>> frame_of("fox base"), frame_of("mouse trade post"), frame_of("pawn")
    ('tile', 'disc', 'figure')
    """
    if piece in _TILES or piece.endswith((" base", " garden", "waystation")):
        return TILE
    return DISC if piece in _DISCS or piece.endswith(" trade post") or " relic" in piece else FIGURE


def piece_svg(faction: str, piece: str) -> str:
    """A piece in its owner's colour. One that we have no picture of is an empty disc, never lost from sight."""
    tone = COLOURS.get(faction, COLOURS["line"])
    frame = frame_of(piece)
    if frame == FIGURE:
        return paint(HEADS.get(faction, ()) + _FIGURES.get(piece, ()), tone)
    body: Drawing = (("body", _TILE if frame == TILE else _DISC),)
    suit = piece.partition(" ")[0]
    if suit in SUITS:
        return paint(body, tone) + _suit_on(suit, piece)
    if piece.endswith("waystation") or " relic" in piece:
        return paint(body, tone) + _relic_on(piece)
    return paint(body + (_TILES.get(piece) or _DISCS[piece]), tone)


def _relic_on(piece: str) -> str:
    """A type of relic: under a roof for a waystation, what its back shows beside it; else a pip for each point seen."""
    shown, _, below = piece.partition(" ")[0].partition("-")
    symbol = paint(_RELICS.get(shown, ()))
    if piece.endswith("waystation"):
        back = f'<g transform="translate(34 33.6) scale(.24)">{paint(_RELICS.get(below, ()))}</g>'
        return f'{paint((("light", _ROOF),))}<g transform="translate(5.6 15.4) scale(.66)">{symbol}</g>{back}'
    value = piece.rpartition(" ")[2]
    pips = "".join(
        [f'<circle cx="{x:g}" cy="38.6" r="2.7" fill="{COLOURS["piece-light"]}"/>' for x in _PIPS[int(value)]]
        if value.isdecimal()
        else []
    )
    return symbol + pips


def _suit_on(suit: str, piece: str) -> str:
    """A suit's head on a tile or disc: under a roof for a base, among leaves for a garden, alone on a trade post."""
    head = paint(SUITS[suit], COLOURS["piece-light"])
    if piece.endswith(" base"):
        roof = paint((("light", _ROOF),))
        return f'{roof}<g transform="translate(11 15) scale(.54)">{head}</g>'
    if piece.endswith(" garden"):
        leaves = "M24 42C24 36 20 33 13 33C14 38 18 42 24 42ZM24 42C24 36 28 33 35 33C34 38 30 42 24 42Z"
        return f'{paint((("light", leaves),))}<g transform="translate(10 3.4) scale(.58)">{head}</g>'
    return f'<g transform="translate(10.6 9.6) scale(.56)">{head}</g>'


# Pens


def moved(x: float, y: float, inner: str, scale: float = 1.0) -> str:
    if not inner:
        return ""
    larger = "" if scale == 1 else f" scale({scale:.3g})"
    return f'<g transform="translate({number(x)} {number(y)}){larger}">{inner}</g>'


def text(
    x: float, y: float, words: str, size: float, *, bold: bool = False, middle: bool = False, fill: str = ""
) -> str:
    weight = ' font-weight="700"' if bold else ""
    anchor = ' text-anchor="middle"' if middle else ""
    colour = fill or COLOURS["ink"]
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{colour}"{weight}{anchor}>'
        f"{escape(words)}</text>"
    )


def stroke(d: str, colour: str, width: float, extra: str = "") -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"{extra}/>'


def medal(faction: str) -> str:
    """A faction's sign: its head on a round of its colour, 48 by 48. The sign of an open seat is an empty round."""
    tone = COLOURS.get(faction, COLOURS["line"])
    ground = mixed(tone, COLOURS["piece-light"], 0.34)
    ring = f'<circle cx="24" cy="24" r="22" fill="{ground}" stroke="{COLOURS["piece-ink"]}" stroke-width="2.4"/>'
    return ring + moved(6.7, 6.4, paint(HEADS.get(faction, ()), tone), 0.72)
