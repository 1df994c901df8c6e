"""`lawbound lab`: experiments of many games, and what came of them."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lawbound.cli import UserError, command, on_the_disk
from lawbound.cli.sim import seed_of, whole_number

if TYPE_CHECKING:
    from lawbound.cli import Subparsers
    from lawbound.lab.plan import Experiment
    from lawbound.lab.run import Run


def add(subparsers: Subparsers) -> None:
    parser = command(subparsers, "lab")
    parser.set_defaults(run=lambda args: show_help(parser))
    commands = parser.add_subparsers(metavar="COMMAND")

    run = commands.add_parser(
        "run",
        help="play an experiment, or go on with it",
        description="Play all games of an experiment that are not in its folder yet. The rows depend on the experiment "
        "alone: not on the engine, the number of workers or interruptions.",
    )
    run.add_argument("experiment", metavar="EXPERIMENT", help="a TOML file, or the name of a shipped experiment")
    run.add_argument("--out", metavar="DIR", type=Path, help="the folder of the run (default: lab/NAME)")
    run.add_argument("--engine", choices=("local", "ray"), default="local", help="local (default) or a Ray cluster")
    run.add_argument("--workers", metavar="N", help="how many processes (default: one for each core)")
    run.add_argument(
        "--address", metavar="ADDRESS", help="of the Ray cluster (default: $RAY_ADDRESS, or start one here)"
    )
    run.add_argument("--games", metavar="N", help="in every cell, instead of the number in the file")
    run.add_argument("--seed", metavar="S", help="instead of the one in the file")
    run.add_argument("--json", action="store_true", help="print one JSON object at the end")
    run.set_defaults(run=run_run)

    report = commands.add_parser("report", help="write one HTML page with plots and tables on a run")
    report.add_argument("folder", metavar="DIR", type=Path, help="the folder of the run; it need not be over")
    report.add_argument("--out", metavar="FILE", type=Path, help="where to (default: DIR/report.html)")
    report.set_defaults(run=run_report)

    listing = commands.add_parser("list", help="the shipped experiments")
    listing.set_defaults(run=run_list)

    show = commands.add_parser("show", help="print a shipped experiment, to be changed and run")
    show.add_argument("experiment", metavar="NAME")
    show.set_defaults(run=run_show)


def show_help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


def run_run(args: argparse.Namespace) -> int:
    from lawbound.cli.progress import GamesBar
    from lawbound.kernel import LawboundError
    from lawbound.lab import check_parquet
    from lawbound.lab.stats import clock

    workers = whole_number("--workers", args.workers) if args.workers is not None else cores()
    games = whole_number("--games", args.games) if args.games is not None else None
    bar: GamesBar | None = None
    try:
        check_parquet()
        from lawbound.lab.experiment import load
        from lawbound.lab.run import run

        experiment = load(args.experiment, games=games, seed=None if args.seed is None else seed_of(args.seed))
        out = args.out if args.out is not None else Path("lab") / experiment.name
        if not args.json:
            print(describe(experiment, out), file=sys.stderr)
        bar = GamesBar(experiment.total, quiet=args.json)
        address = args.address or os.environ.get("RAY_ADDRESS")
        with on_the_disk():
            done = run(experiment, out, engine=args.engine, workers=workers, address=address, watch=bar.watch)
    except LawboundError as error:
        raise UserError(str(error)) from None
    except KeyboardInterrupt:
        if bar is not None:
            bar.stop()
            print(f"Stopped at {bar.there:,} of {bar.total:,} games; the same command goes on.", file=sys.stderr)
        raise
    finally:
        if bar is not None:
            bar.stop()
    if args.json:
        print(json.dumps(as_data(done), indent=2))
    elif done.played:
        speed = f"{done.played:,} games in {clock(done.seconds)} ({done.games_per_second:,.1f}/s)"
        print(f"{speed}; all {done.total:,} are in {out / 'games.parquet'}. Next: lawbound lab report {out}")
    else:
        print(f"All {done.total:,} games were there already. Next: lawbound lab report {out}")
    return 0


def cores() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def describe(experiment: Experiment, out: Path) -> str:
    cells = (
        f"{len(experiment.cells):,} cells of {experiment.games:,} games" if len(experiment.cells) > 1 else "one cell"
    )
    return f"{experiment.title} {experiment.total:,} games ({cells}), seed {experiment.seed!r}, in {out}"


def as_data(done: Run) -> dict[str, object]:
    return {
        "folder": str(done.folder),
        "games": done.total,
        "played": done.played,
        "seconds": done.seconds,
        "games_per_second": done.games_per_second,
    }


def run_report(args: argparse.Namespace) -> int:
    from lawbound.kernel import LawboundError
    from lawbound.lab import check_parquet

    try:
        check_parquet()
        from lawbound.lab.report import write_report

        with on_the_disk():
            path = write_report(args.folder, args.out)
    except LawboundError as error:
        raise UserError(str(error)) from None
    print(f"{path} ({path.stat().st_size / 1000:,.0f} kB): open it in a browser.")
    return 0


def run_list(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table

    from lawbound.lab.experiment import load, shipped

    table = Table(title="Shipped experiments")
    for column in ("Name", "What it asks", "Cells", "Games"):
        table.add_column(column, justify="right" if column in ("Cells", "Games") else "left")
    for name in shipped():
        experiment = load(name)
        table.add_row(name, experiment.title, f"{len(experiment.cells):,}", f"{experiment.total:,}")
    Console(highlight=False, emoji=False).print(table)
    return 0


def run_show(args: argparse.Namespace) -> int:
    from lawbound.lab.experiment import shipped, shipped_text

    if args.experiment not in shipped():
        raise UserError(f"There is no experiment {args.experiment!r} here; shipped: {', '.join(shipped())}.")
    print(shipped_text(args.experiment), end="")
    return 0
