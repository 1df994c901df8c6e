"""`lawbound bench`: how fast and how small the engine is, here."""

from __future__ import annotations

import argparse
import json
import math
from typing import TYPE_CHECKING

from lawbound import build
from lawbound.cli import UserError, command

if TYPE_CHECKING:
    from lawbound.cli import Subparsers
    from lawbound.kit.bench import Figure, Figures

SECONDS = {"engine": "2", "sides": "2", "bots": "2", "server": "10", "search": "5"}
"""How long each speed or load is measured, unless somebody says otherwise."""


def add(subparsers: Subparsers) -> None:
    parser = command(subparsers, "bench")
    parser.add_argument(
        "what",
        nargs="?",
        metavar="WHAT",
        default="engine",
        help="engine (default), the name of a game, sides, bots, server or search",
    )
    parser.add_argument(
        "--seconds", metavar="S", help="how long to measure a speed (default: 2, search 5) or load (default: 10)"
    )
    parser.add_argument(
        "--hostile",
        action="store_true",
        help="server: also with people who want everything at once, of very long games",
    )
    parser.add_argument(
        "--opponent", metavar="PLAYER", help="server: also with a computer player in every game, such as greedy"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lawbound.bench import benches, measure, measure_bots, measure_sides
    from lawbound.bench_search import measure_search
    from lawbound.bench_server import measure_hostile, measure_opponent, measure_server
    from lawbound.players import names

    measured = [kit.name for kit, bench in benches() if not bench.is_yardstick]
    if args.what not in SECONDS and args.what not in measured:
        raise UserError(f"{args.what!r} cannot be measured; there are: {', '.join([*SECONDS, *measured])}.")
    seconds = positive_number("--seconds", args.seconds or SECONDS.get(args.what, SECONDS["engine"]))
    if (args.hostile or args.opponent) and args.what != "server":
        raise UserError("--hostile and --opponent are for: lawbound bench server")
    if args.opponent and args.opponent not in names():
        raise UserError(f"There is no player {args.opponent!r}; there are: {', '.join(names())}.")
    measures = {
        "engine": measure,
        "sides": measure_sides,
        "bots": measure_bots,
        "server": measure_server,
        "search": measure_search,
    }
    figures = measure(seconds, args.what) if args.what in measured else measures[args.what](seconds)
    if args.opponent:
        figures |= measure_opponent(seconds, args.opponent)
    if args.hostile:
        figures |= measure_hostile(seconds)
    if args.json:
        print(json.dumps({"build": build.name(), **figures}, indent=2))
    else:
        print_figures(figures)
    return 0


def positive_number(option: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise UserError(f"{option} needs a number above 0, not {text!r}.")
    return number


def print_figures(figures: Figures) -> None:
    from rich.console import Console
    from rich.table import Table

    from lawbound.bench import Contest, bot_figures, side_figures
    from lawbound.bench_search import SEARCH_FIGURES
    from lawbound.bench_server import SERVER_FIGURES

    known = Contest().figures() | side_figures() | bot_figures() | SERVER_FIGURES | SEARCH_FIGURES
    table = Table(title=f"Lawbound on this machine, {build.name()} build")
    table.add_column("Figure")
    table.add_column("Value", justify="right")
    table.add_column("Unit")
    table.add_column("Target", justify="right")
    for name, value in figures.items():
        figure = known[name]
        style = {True: "green", False: "red", None: ""}[figure.reached(value)]
        table.add_row(
            figure.title, f"[{style}]{shown(value)}[/]" if style else shown(value), figure.unit, target(figure)
        )
    Console(highlight=False, emoji=False).print(table)


def shown(value: float) -> str:
    """As many digits as say something.

    >>> shown(57091.6), shown(48.27), shown(0.1234)
    ('57,092', '48.3', '0.123')
    """
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.3f}"


def target(figure: Figure) -> str:
    if figure.least is not None:
        return f"≥ {figure.least:,g}"
    return "" if figure.most is None else f"< {figure.most:,g}"
