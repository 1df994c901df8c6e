"""`lawbound bench`: how fast and how small the engine is, here."""

from __future__ import annotations

import argparse
import json
import math
from typing import TYPE_CHECKING

from lawbound.cli import UserError

if TYPE_CHECKING:
    from lawbound.bench import Figure, Figures
    from lawbound.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "bench",
        help="measure the engine on this machine",
        description="Measure speed, copies, sizes and memory. Speeds are the best of several short repetitions.",
    )
    parser.add_argument(
        "what", nargs="?", choices=("engine", "bots"), default="engine", help="engine (default) or bots"
    )
    parser.add_argument(
        "--seconds", metavar="S", default="2", help="about how long to measure each speed (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lawbound.bench import measure, measure_bots

    seconds = positive_number("--seconds", args.seconds)
    figures = measure_bots(seconds) if args.what == "bots" else measure(seconds)
    if args.json:
        print(json.dumps(figures, indent=2))
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

    from lawbound.bench import BOT_FIGURES, FIGURES

    table = Table(title="Lawbound on this machine")
    table.add_column("Figure")
    table.add_column("Value", justify="right")
    table.add_column("Unit")
    table.add_column("Target", justify="right")
    for name, value in figures.items():
        figure = FIGURES[name] if name in FIGURES else BOT_FIGURES[name]
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
        return f"≥ {figure.least:,.0f}"
    return "" if figure.most is None else f"< {figure.most:,.0f}"
