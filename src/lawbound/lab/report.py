"""The report on a run: one page of HTML with plots, and under each the table of its numbers."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from lawbound import games
from lawbound.kit.almanac import Almanac
from lawbound.lab import page
from lawbound.lab.arrow import pa
from lawbound.lab.page import facts, folded, say, table
from lawbound.lab.plots import Dot, Group, Strip, colour, curves, dot_plot, histogram, percent, strips
from lawbound.lab.record import CAPPED, ERROR, FINISHED
from lawbound.lab.stats import Share, clock
from lawbound.lab.storage import Folder
from lawbound.lab.study import CellStudy, Study, Tally, by_axes, study

MOST_GROUPS: Final = 16
"""With more cells than this, places in the turn order are plotted for all of them together only."""
LASTING: Final = 0.05
"""Curves end where fewer games than this share are still being played."""
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
SHOWN_ERRORS: Final = 20
KEPT: Final = "Everybody kept their place, so a place cannot be told from who sat there."
LED: Final = "The first place always belongs to one side ({}), so it cannot be told from what is played there."


def write_report(path: Path, out: Path | None = None) -> Path:
    """Write the report on the run in that folder, which need not be over; returns where it is."""
    folder = Folder(path)
    about = folder.about()
    rows = folder.rows()
    target = out if out is not None else path / "report.html"
    target.write_text(report(about, rows, folder.source(), folder), encoding="utf-8")
    return target


def report(about: dict[str, Any], rows: pa.Table, source: str, folder: Folder) -> str:
    kit, found = games.kit(about["game"]), study(rows)
    almanac, leader = kit.almanac, kit.form.leader
    bound = KEPT if about.get("order") == "given" else LED.format(almanac.side_name(leader)) if leader else ""
    parts: list[tuple[str, str, Callable[[Study], str]]] = [
        ("wins", "Win rates", wins),
        ("places", "Place in the turn order", partial(places, bound=bound)),
        ("length", "Length of the games", lengths),
    ]
    if found.has_points:
        parts.append(("points", "Points per round", partial(points, almanac=almanac)))
    none = say("No game was finished.")
    sections = [(key, heading, part(found) if found.whole.rounds else none) for key, heading, part in parts]
    sections += almanac.sections(rows)
    sections.append(("how", "How it was done", how(about, found, source, folder)))
    footer = say("Made by lawbound lab. An unofficial fan project; see its README.", "soft")
    top = header(about, found, source, almanac.facts(rows))
    return page.page(about["title"], top, sections, footer, almanac.style())


# The top


def header(about: dict[str, Any], found: Study, source: str, more: list[tuple[str, str]]) -> str:
    whole = found.whole
    text = str(written(source).get("about", "")).strip()
    length = whole.length
    pairs = [
        ("games", f"{whole.games:,}"),
        ("cells", f"{len(found.cells):,}"),
        ("median length", f"{length.median:g} rounds" if length else "–"),
        *more,
    ]
    parts = [say(text)] if text else []
    if whole.games < about["total"]:
        share = whole.games / about["total"]
        parts.append(say(f"The run is not over: {percent(share, 0)} of {about['total']:,} games.", "alarm"))
    if whole.ends[CAPPED] or whole.ends[ERROR]:
        capped, errors = whole.ends[CAPPED], whole.ends[ERROR]
        told = (
            f"{capped:,} games were given up after too many turns and {errors:,} met an error; they do not count below."
        )
        parts.append(say(told, "alarm"))
    return "".join([*parts, facts(pairs)])


def written(source: str) -> dict[str, Any]:
    """The experiment as it was written; it may have been changed since, and then says nothing."""
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError:
        return {}


# Sections


def wins(found: Study) -> str:
    """Of the subject by cell if there is one, else of everybody who played."""
    everybody = sorted(found.whole.contenders.items(), key=lambda item: -item[1].share.rate)
    told = TALLY if found.has_points else TALLY[:-1]
    rows = [[name, *tally_cells(tally)[: len(told)]] for name, tally in everybody]
    heads = ["seat", *told]
    all_of_them = folded("Table: everybody in all cells", table("Everybody, in all cells together", heads, rows))
    note = say(
        "A dot is the share of games won, its line the 95 % confidence interval (Wilson), the upright mark what it "
        "would be if all seats were equal. A win shared by a coalition counts for each of its members.",
        "soft",
    )
    if not found.has_subject:
        dots = [seat_dot(name, tally, found.whole.sides[name]) for name, tally in everybody]
        lead = f"{named(everybody[0])} won most often, {named(everybody[-1])} least."
        return say(lead) + dot_plot("Win rates", [Group("", dots)]) + note + all_of_them
    groups = []
    sides = set(found.whole.sides.values())
    for head, cells in by_axes(found.cells, found.axes):
        dots = [
            Dot(label, cell.subject.share, cell.subject.par, colour_of(head or label, sides)) for label, cell in cells
        ]
        groups.append(Group(head, dots))
    ranked = sorted([cell for cell in found.cells if cell.subject.played], key=lambda cell: -cell.subject.share.rate)
    lead = ""
    if len(ranked) > 1:
        lead = say(f"{cell_told(ranked[0])} won most often, {cell_told(ranked[-1])} least.")
    heads = [*found.axes, *told]
    rows = [[*cell_values(cell, found), *tally_cells(cell.subject)[: len(told)]] for cell in found.cells]
    own = table("The seat that each cell is about", heads, rows, len(found.axes))
    plot = dot_plot("Win rates by cell", groups)
    return lead + plot + note + folded("Table: win rates by cell", own) + all_of_them


def places(found: Study, bound: str) -> str:
    """Does it matter who begins? Where somebody is `bound` to a place that cannot be told, and it says why."""
    parts: list[str] = []
    fair = not bound
    for seats in found.whole.sizes:
        first = found.whole.places_of(seats)[0].share
        words = (
            f"At {seats} seats the first to take a turn won {percent(first.rate)} ({interval(first)}); equal would be "
            f"{percent(1 / seats)}."
        )
        if fair:
            chance = likelihood(found.whole.evenness(seats))
            words += f" If no place were better, wins this uneven would come about {chance} (chi-squared test)."
        parts.append(say(words))
    if not fair:
        parts.append(say(bound, "alarm"))
    test = "; p is of the chi-squared test" if fair else ""
    groups = [
        Group(f"{seats} seats" if len(found.whole.sizes) > 1 else "", place_dots(found.whole, seats))
        for seats in found.whole.sizes
    ]
    parts.append(dot_plot("Win rates by place in the turn order", groups))
    several = 1 < len(found.cells) <= MOST_GROUPS
    if several and not found.has_subject:
        each = [Group(cell.title, place_dots(cell, seats)) for cell in found.cells for seats in cell.sizes]
        parts.append(folded("Plot: by cell", dot_plot("Win rates by place in the turn order, by cell", each)))
    most = max(found.whole.sizes, default=0)
    rows = []
    for cell in [found.whole, *(found.cells if len(found.cells) > 1 else [])]:
        for seats in cell.sizes:
            shares = [in_percent(tally.share) for tally in cell.places_of(seats)]
            shares += [""] * (most - seats)
            games, p = f"{cell.places[seats, 1].played:,}", in_short(cell.evenness(seats))
            rows.append([cell.title, str(seats), games, *([p] if fair else []), *shares])
    heads = ["cell", "seats", "games", *(["p"] if fair else []), *ORDINALS[:most]]
    return "".join(parts) + folded(
        "Table: places by cell", table(f"Games won by place, in percent, with 95 % intervals{test}", heads, rows)
    )


def lengths(found: Study) -> str:
    length = found.whole.length
    if length is None:
        return ""
    unit = "rounds"
    lead = (
        f"Half of the games were over within {length.median:g} rounds, nine of ten within {length.nine_tenths:g}; "
        f"the mean is {length.mean:.1f}. A round is a turn for each seat."
    )
    parts = [say(lead), histogram("How many games had which length", found.whole.rounds, unit)]
    spreads = [
        (head, [Strip(label, cell.length) for label, cell in cells if cell.length])
        for head, cells in by_axes(found.cells, found.axes)
    ]
    if len(found.cells) > 1:
        parts.append(
            say("By cell: the bar holds half of the games, the line eight of ten, the mark is the median.", "soft")
        )
        parts.append(strips("Length of games by cell", spreads, unit))
    rows = []
    for cell in [found.whole, *(found.cells if len(found.cells) > 1 else [])]:
        s = cell.length
        if s is not None:
            numbers = [f"{value:g}" for value in (s.tenth, s.quarter, s.median, s.three_quarters, s.nine_tenths)]
            ends = [f"{cell.ends[end]:,}" for end in (FINISHED, CAPPED, ERROR)]
            rows.append([cell.title, f"{s.mean:.2f}", *numbers, str(max(cell.rounds)), *ends])
    heads = ["cell", "mean", "10 %", "25 %", "median", "75 %", "90 %", "longest", "finished", "capped", "errors"]
    parts.append(folded("Table: rounds by cell", table("Rounds of finished games", heads, rows)))
    counts = [[str(at), f"{n:,}"] for at, n in sorted(found.whole.rounds.items())]
    parts.append(folded("Table: games by length", table("Finished games by length", ["rounds", "games"], counts)))
    return "".join(parts)


def points(found: Study, almanac: Almanac) -> str:
    total = found.whole.rounds.total()
    upto = 1
    while sum([n for at, n in found.whole.rounds.items() if at > upto]) >= LASTING * total:
        upto += 1
    names = {key: almanac.side_name(key) or "everybody" for key in found.curves}
    note = (
        "Mean points after each round, over all games with that side, whoever played it. A game that is over keeps "
        f"its last points. The lines end where fewer than {percent(LASTING, 0)} of the games are still being played."
    )
    heads = ["round", *[names[key] for key in found.curves], "games that reached it"]
    rows = []
    for at in range(1, upto + 1):
        reached = sum([n for last, n in found.whole.rounds.items() if last >= at])
        rows.append([str(at), *[f"{found.curves[key][at - 1]:.2f}" for key in found.curves], f"{reached:,}"])
    return (
        say(note, "soft")
        + curves("Mean points after each round, by side", found.curves, names, upto, "rounds")
        + folded("Table: points per round", table("Mean points after each round", heads, rows))
    )


def how(about: dict[str, Any], found: Study, source: str, folder: Folder) -> str:
    rows = []
    for at, session in enumerate(folder.all_sessions(), 1):
        games, seconds = session["games"], session["seconds"]
        rows.append(
            [
                str(at),
                session["begun"].replace("T", " ").removesuffix("+00:00"),
                session["engine"],
                str(session["workers"]),
                f"{session['games before']:,}",
                f"{games:,}",
                clock(seconds),
                f"{games / seconds:,.1f}" if seconds else "–",
                "to the end" if session["ended"] else "cut short",
            ]
        )
    heads = ["session", "begun (UTC)", "engine", "workers", "games before", "played", "time", "games/s", "went"]
    victories = [[name or "–", f"{n:,}"] for name, n in found.whole.victories.most_common()]
    parts = [
        say(
            f"Seed {about['seed']!r}, {about['games']:,} games in each cell, lawbound {about['lawbound']} (rules "
            f"{about['rules']}, plan {about['plan']}). The same experiment gives the same rows with any engine and "
            "number of workers. All rows are in games.parquet beside the experiment."
        ),
        table("Sessions", heads, rows),
        folded("Table: articles by which games were won", table("Victories", ["article", "games"], victories)),
        folded("The experiment", page.code(source)),
    ]
    if found.errors:
        shown = "\n".join(found.errors[:SHOWN_ERRORS])
        parts.append(folded(f"Errors ({len(found.errors):,})", page.code(shown)))
    return "".join(parts)


# Small parts


TALLY: Final = ("games", "wins", "share", "95 %", "par", "mean points")
"""Where nothing is counted in points, without the last."""


def tally_cells(tally: Tally) -> list[str]:
    share = tally.share
    return [
        f"{share.of:,}",
        f"{share.wins:,}",
        percent(share.rate),
        interval(share),
        percent(tally.par),
        f"{tally.mean_points:.1f}",
    ]


def interval(share: Share) -> str:
    return f"{100 * share.low:.1f} to {percent(share.high)}"


def in_percent(share: Share) -> str:
    return f"{100 * share.rate:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def likelihood(chance: float) -> str:
    """
    >>> likelihood(0.0000001), likelihood(0.034), likelihood(0.5)
    ('less than once in 10,000 times', 'once in 29 times', 'once in 2 times')
    """
    return "less than once in 10,000 times" if chance < 0.0001 else f"once in {1 / chance:,.0f} times"


def in_short(chance: float) -> str:
    """
    >>> in_short(7e-37), in_short(0.0341)
    ('< 0.0001', '0.034')
    """
    return "< 0.0001" if chance < 0.0001 else f"{chance:.2g}"


def cell_values(cell: CellStudy, found: Study) -> list[str]:
    return [cell.values.get(axis, "") for axis in found.axes] or [cell.name]


def cell_told(cell: CellStudy) -> str:
    values = ", ".join([value for value in cell.values.values() if value]) or cell.name
    return f"{values} ({percent(cell.subject.share.rate)})"


def named(item: tuple[str, Tally]) -> str:
    return f"{item[0]} ({percent(item[1].share.rate)})"


def seat_dot(name: str, tally: Tally, side: str) -> Dot:
    return Dot(name, tally.share, tally.par, colour(side))


def colour_of(label: str, sides: set[str]) -> str:
    """The colour of a side if the label names one."""
    first = label.removeprefix("bot:").partition("@")[0]
    return colour(first if first in sides else "")


def place_dots(cell: CellStudy, seats: int) -> Sequence[Dot]:
    return [Dot(ORDINALS[at], tally.share, 1 / seats) for at, tally in enumerate(cell.places_of(seats))]
