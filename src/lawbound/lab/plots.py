"""The plots of a report: SVG without a library, coloured by the page's style sheet so that it follows light and dark.

Every plot has a title for those who cannot see it, and every mark a tooltip; the table beside it has the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

from lawbound.lab.stats import Share, Spread

WIDTH: Final = 760
LABELS: Final = 190
"""Room for the names at the left, at most."""
LETTER: Final = 8.5
"""Room for a letter of them, about."""
RIGHT: Final = 150
"""Room for what is written at the right."""
ROW: Final = 22
HEAD: Final = 30
AXIS: Final = 34


class Dot(NamedTuple):
    """A share with its interval; `par` is what it would be if all were equal."""

    label: str
    share: Share
    par: float
    colour: str = "var(--accent)"


class Group(NamedTuple):
    title: str
    dots: Sequence[Dot]


class Strip(NamedTuple):
    """How many numbers are spread."""

    label: str
    spread: Spread


def percent(share: float, digits: int = 1) -> str:
    """
    >>> percent(0.25)
    '25.0 %'
    """
    return f"{100 * share:.{digits}f} %"


def ticks(most: float, about: int = 6) -> list[float]:
    """Round numbers from 0 to the first that is not less than `most`.

    >>> ticks(23), ticks(0.02)
    ([0.0, 5.0, 10.0, 15.0, 20.0, 25.0], [0.0, 0.005, 0.01, 0.015, 0.02])
    """
    if most <= 0:
        return [0.0, 1.0]
    rough = most / about
    power = 10.0 ** floor(log10(rough))
    step = min([size * power for size in (1, 2, 5, 10) if size * power >= rough])
    found = [0.0]
    while found[-1] < most - step / 1e6:
        found.append(step * len(found))
    return found


def room(labels: Sequence[str]) -> float:
    """How much of the width the names at the left take; long ones are given all there is.

    >>> room(["first", "second"]), room(["bot:countess@challenging"])
    (75.0, 190.0)
    """
    return min(float(LABELS), 24 + LETTER * max(map(len, labels), default=0))


def figure(height: float, title: str, parts: Sequence[str], width: float = WIDTH) -> str:
    """A plot; on a narrow screen it keeps a size that can be read, and scrolls."""
    name = escape(title)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{name}">'
        f'<svg class="plot chart" viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{name}">'
        f"<title>{name}</title>{''.join(parts)}</svg></div>"
    )


def word(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str, extra: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"{extra}/>'


def hint(text: str, inner: str) -> str:
    return f"<g><title>{escape(text)}</title>{inner}</g>"


# Win rates


def dot_plot(title: str, groups: Sequence[Group]) -> str:
    """Shares as dots with their intervals, in groups, with a mark where each would be if all were equal."""
    most = max([dot.share.high if dot.share.of else 0.0 for group in groups for dot in group.dots], default=0.0)
    marks = ticks(max(most, *[dot.par for group in groups for dot in group.dots], 0.05))
    left, right = room([dot.label for group in groups for dot in group.dots]), float(WIDTH - RIGHT)
    scale = (right - left) / marks[-1]
    parts: list[str] = []
    y = 10.0
    for group in groups:
        if group.title:
            parts.append(word(4, y + 16, group.title, "strong"))
            y += HEAD - 4
        for dot in group.dots:
            parts.append(_dot(dot, left, scale, y + ROW / 2))
            y += ROW
        y += 8
    grid = [line(left + mark * scale, 6, left + mark * scale, y, "grid") for mark in marks]
    numbers = [word(left + mark * scale, y + 18, percent(mark, 0), "soft", "middle") for mark in marks]
    return figure(y + AXIS, title, [*grid, *parts, *numbers])


def _dot(dot: Dot, left: float, scale: float, y: float) -> str:
    share = dot.share
    name = word(left - 10, y + 5, dot.label, anchor="end")
    if not share.of:
        return name + word(left + 6, y + 5, "no games", "soft")
    at, low, high = [left + scale * value for value in (share.rate, share.low, share.high)]
    between = f"{percent(share.low)} to {percent(share.high)}"
    told = f"{dot.label}: {percent(share.rate)} ({between}), {share.wins:,} of {share.of:,}"
    inner = (
        line(left + dot.par * scale, y - 9, left + dot.par * scale, y + 9, "par")
        + line(low, y, high, y, "interval", f' style="stroke:{dot.colour}"')
        + f'<circle cx="{at:.1f}" cy="{y:.1f}" r="4.5" class="dot" style="fill:{dot.colour}"/>'
    )
    says = f"{percent(share.rate)}  ±{50 * (share.high - share.low):.1f}"
    return name + hint(told, inner) + word(WIDTH - RIGHT + 12, y + 5, says, "number")


# Lengths


def histogram(title: str, counts: Mapping[int, int], unit: str) -> str:
    """How many games had which length."""
    if not counts:
        return ""
    first, last, total = min(counts), max(counts), sum(counts.values())
    cut = last  # the long thin tail is one last bar
    while cut > first + 10 and sum([n for at, n in counts.items() if at >= cut]) < total * 0.002:
        cut -= 1
    bars = {at: counts.get(at, 0) for at in range(first, cut)}
    bars[cut] = sum([n for at, n in counts.items() if at >= cut])
    marks = ticks(max(bars.values()) / total, 4)
    height, left, base = 200.0, 56.0, 214.0
    width = (WIDTH - left - 10) / len(bars)
    parts = [
        line(left, base - mark / marks[-1] * height, WIDTH - 10, base - mark / marks[-1] * height, "grid")
        for mark in marks
    ]
    parts += [word(left - 8, base + 5 - mark / marks[-1] * height, percent(mark, 0), "soft", "end") for mark in marks]
    every = max(1, round(28 / width))
    for place, (at, count) in enumerate(bars.items()):
        tall = count / total / marks[-1] * height
        x = left + place * width
        tail = at == cut and cut < last
        name = f"{at} or more" if tail else str(at)
        where = f'x="{x + 1:.1f}" y="{base - tall:.1f}" width="{max(width - 2, 1):.1f}" height="{tall:.1f}"'
        bar = f'<rect {where} class="bar"/>'
        parts.append(hint(f"{name} {unit}: {count:,} games, {percent(count / total)}", bar))
        if place % every == 0 or tail:
            parts.append(word(x + width / 2, base + 18, f"{at}+" if tail else str(at), "soft", "middle"))
    parts.append(word(WIDTH - 10, base + 38, unit, "soft", "end"))
    return figure(base + 46, title, parts)


def strips(title: str, groups: Sequence[tuple[str, Sequence[Strip]]], unit: str) -> str:
    """Spreads: a line from a tenth to nine tenths, a bar from a quarter to three quarters, a mark for the median."""
    most = max([strip.spread.nine_tenths for _, group in groups for strip in group], default=1.0)
    marks = ticks(most)
    left, right = room([strip.label for _, group in groups for strip in group]), float(WIDTH - RIGHT)
    scale = (right - left) / marks[-1]
    parts: list[str] = []
    y = 10.0
    for heading, group in groups:
        if heading:
            parts.append(word(4, y + 16, heading, "strong"))
            y += HEAD - 4
        for strip in group:
            parts.append(_strip(strip, left, scale, y + ROW / 2, unit))
            y += ROW
        y += 8
    grid = [line(left + mark * scale, 6, left + mark * scale, y, "grid") for mark in marks]
    numbers = [word(left + mark * scale, y + 18, f"{mark:g}", "soft", "middle") for mark in marks]
    return figure(y + AXIS, title, [*grid, *parts, *numbers, word(right + 30, y + 18, unit, "soft")])


def _strip(strip: Strip, left: float, scale: float, y: float, unit: str) -> str:
    s = strip.spread
    told = (
        f"{strip.label}: median {s.median:g} {unit}, half from {s.quarter:g} to {s.three_quarters:g}, "
        f"nine of ten up to {s.nine_tenths:g}"
    )
    box = max(2.0, (s.three_quarters - s.quarter) * scale)
    inner = (
        line(left + s.tenth * scale, y, left + s.nine_tenths * scale, y, "interval")
        + f'<rect x="{left + s.quarter * scale:.1f}" y="{y - 6:.1f}" width="{box:.1f}" height="12" rx="2" class="bar"/>'
        + line(left + s.median * scale, y - 8, left + s.median * scale, y + 8, "median")
    )
    says = word(WIDTH - RIGHT + 12, y + 5, f"mean {s.mean:.1f}", "number")
    return word(left - 10, y + 5, strip.label, anchor="end") + hint(told, inner) + says


# Curves


def colour(side: str) -> str:
    """The colour that the game gives to a side, if it does.

    >>> colour("mice"), colour("")
    ('var(--side-mice, var(--accent))', 'var(--accent)')
    """
    return f"var(--side-{side}, var(--accent))" if side else "var(--accent)"


def curves(title: str, lines: Mapping[str, Sequence[float]], names: Mapping[str, str], upto: int, unit: str) -> str:
    """A line for each side, named at its end."""
    shown = {key: values[:upto] for key, values in lines.items() if values}
    most = max([value for values in shown.values() for value in values], default=1.0)
    marks = ticks(most)
    left, right, top, base = 44.0, float(WIDTH - 226), 12.0, 332.0
    across = (right - left) / max(1, upto)
    up = (base - top) / marks[-1]
    parts = [line(left, base - mark * up, right, base - mark * up, "grid") for mark in marks]
    parts += [word(left - 8, base + 5 - mark * up, f"{mark:g}", "soft", "end") for mark in marks]
    every = max(1, round(30 / across))
    parts += [word(left + at * across, base + 18, str(at), "soft", "middle") for at in range(0, upto + 1, every)]
    parts.append(word((left + right) / 2, base + 38, unit, "soft", "middle"))
    ends: list[tuple[float, str]] = []
    for key, values in shown.items():
        points = " ".join(
            [f"{left + at * across:.1f},{base - value * up:.1f}" for at, value in enumerate((0.0, *values))]
        )
        stroke = colour(key)
        drawn = f'<polyline points="{points}" class="curve" style="stroke:{stroke}"/>'
        for at, value in enumerate(values, 1):
            told = f"{names[key]}: {value:.1f} points after round {at}"
            knot = f'<circle cx="{left + at * across:.1f}" cy="{base - value * up:.1f}" r="3" style="fill:{stroke}"/>'
            drawn += hint(told, knot)
        parts.append(drawn)
        ends.append((base - values[-1] * up, key))
    for (wanted, key), y in zip(sorted(ends), _apart([at for at, _ in sorted(ends)], 17, top, base), strict=True):
        x = right + 22
        parts.append(f'<polyline points="{right + 3:.1f},{wanted:.1f} {x - 4:.1f},{y:.1f}" class="leader"/>')
        parts.append(f'<rect x="{x:.1f}" y="{y - 5:.1f}" width="10" height="10" rx="2" style="fill:{colour(key)}"/>')
        parts.append(word(x + 15, y + 5, f"{names[key]} {shown[key][-1]:.1f}"))
    return figure(base + 46, title, parts)


def _apart(wanted: Sequence[float], gap: float, top: float, base: float) -> list[float]:
    """Places near those wanted (in rising order) that are at least so far apart.

    >>> _apart([10, 12, 90], 20, 0, 100)
    [10, 30, 90]
    """
    found: list[float] = []
    for at in wanted:
        found.append(max(at, found[-1] + gap) if found else max(at, top))
    over = found[-1] - base if found else 0.0
    for i in range(len(found) - 1, -1, -1):  # what hangs over the edge pushes the others back
        limit = base if i == len(found) - 1 else found[i + 1] - gap
        if over > 0 and found[i] > limit:
            found[i] = limit
    return found
