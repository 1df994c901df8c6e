"""`lawbound arena`: who is stronger?"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lawbound.cli import UserError, command, on_the_disk
from lawbound.cli.sim import names, seed_of, whole_number
from lawbound.cli.wishes import add_game

if TYPE_CHECKING:
    from rich.console import Console

    from lawbound.arena import ArenaResult
    from lawbound.cli import Subparsers
    from lawbound.lab.stats import Share


def add(subparsers: Subparsers) -> None:
    parser = command(subparsers, "arena")
    add_game(parser)
    parser.add_argument(
        "contenders",
        metavar="CONTENDER",
        nargs="+",
        help="a player (random, greedy, ismcts:0.1s), a bot of one side (bot:SIDE@nightmare), or the bot of whatever "
        "side comes (bot, bot@easy). As many as seats are one lineup; of more, every choice meets; fewer share seats",
    )
    parser.add_argument(
        "--against", metavar="CONTENDER", help="one contender at a time meets this one at all other seats"
    )
    parser.add_argument("--games", metavar="N", default="96", help="how many games, at least (default: %(default)s)")
    parser.add_argument("--seats", metavar="N", help="at each table (default: what is usual in the game)")
    parser.add_argument("--sides", metavar="LIST", help="to be played in turn (default: all that people may play)")
    parser.add_argument("--turns-cap", metavar="T", default="1000", help="give a game up after that many turns")
    parser.add_argument("--seed", metavar="S", default="0", help="of all luck (default: %(default)s)")
    parser.add_argument("--workers", metavar="K", default="1", help="how many processes (default: %(default)s)")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write a row for each game, as Parquet")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lawbound.arena import meet, plan
    from lawbound.cli.progress import GamesBar

    wanted: dict[str, Any] = {
        "games": whole_number("--games", args.games),
        "seats": None if args.seats is None else whole_number("--seats", args.seats),
        "turns_cap": whole_number("--turns-cap", args.turns_cap),
        "seed": seed_of(args.seed),
        "sides": names("--sides", args.sides) if args.sides is not None else (),
        "against": args.against,
        "settings": args.settings,
    }
    workers = whole_number("--workers", args.workers)
    if args.out is not None:
        check_out(args.out)
    schedule = plan(args.game, args.contenders, **wanted)
    with GamesBar(len(schedule.pairings), quiet=args.json) as bar:
        result = meet(schedule, workers=workers, watch=bar.watch)
    if args.json:
        print(json.dumps(as_data(result), indent=2))
    else:
        print_result(result)
    if args.out is not None:  # last: what has been found out is told, whatever becomes of the file
        from lawbound.lab import parquet

        with on_the_disk():
            parquet.write(parquet.table(result.game, result.rows), args.out)
    return 1 if result.errors else 0


def check_out(path: Path) -> None:
    """Before hours of games, not after them: can rows be written there?"""
    from lawbound.lab import check_parquet

    check_parquet()
    if not path.parent.is_dir():
        raise UserError(f"--out: there is no folder {path.parent}.")
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise UserError(f"--out: {path} cannot be written.")


def as_data(result: ArenaResult) -> dict[str, Any]:
    return {
        "games": result.games,
        "finished": result.finished,
        "capped": result.capped,
        "errors": result.errors,
        "seats": result.seats,
        "seed": result.seed,
        "par": result.par,
        "seconds": result.seconds,
        "lineups": result.lineups,
        "standings": [
            {
                **{key: value for key, value in asdict(one).items() if key in ("name", "played", "points")},
                "won": share_data(one.won),
                "rating": one.rating._asdict(),
                "sides": {side: share_data(share) for side, share in one.sides.items()},
                "places": {str(place): share_data(share) for place, share in one.places.items()},
            }
            for one in result.standings
        ],
    }


def share_data(share: Share) -> dict[str, float]:
    return {"wins": share.wins, "of": share.of, "rate": share.rate, "low": share.low, "high": share.high}


def print_result(result: ArenaResult) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    console = Console(highlight=False, emoji=False)
    about = f"{result.games} games at {result.seats} seats, seed {result.seed}; par is {percent(result.par)}"
    table = Table(title=escape(about), box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("Contender", overflow="fold")
    counted = any([one.points is not None for one in result.standings])
    for heading in ("Played", "Wins", "Share", "(95 %)", "Rating", "(95 %)", *(["Points"] if counted else [])):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in result.standings:
        rating = one.rating
        table.add_row(
            one.name,
            str(one.played),
            str(one.won.wins),
            percent(one.won.rate),
            f"{100 * one.won.low:.1f}–{percent(one.won.high)}",
            f"{rating.rating:.0f}",
            f"{rating.low:.0f}–{rating.high:.0f}",
            *([] if not counted else ["-"] if one.points is None else [f"{one.points:.1f}"]),
        )
    console.print(table)
    if any([any(one.sides) for one in result.standings]):
        print_shares(console, result, "Share of wins by side", lambda one: one.sides)
    print_shares(console, result, "Share of wins by place in the turn order", lambda one: one.places)
    rate = result.games / result.seconds if result.seconds else 0.0
    console.print(
        f"{result.finished} finished, {result.capped} capped, {len(result.errors)} errors; "
        f"{result.seconds:.1f} s, {rate:.2f} games/s"
    )
    for error in result.errors:
        console.print(error, style="red", markup=False, soft_wrap=True)


def print_shares(console: Console, result: ArenaResult, title: str, part: Any) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    keys = sorted({key for one in result.standings for key in part(one)})
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("Contender", overflow="fold")
    for key in keys:
        table.add_column(str(key), justify="right", no_wrap=True)
    for one in result.standings:
        shares = part(one)
        cells = [f"{percent(shares[key].rate)} of {shares[key].of}" if key in shares else "-" for key in keys]
        table.add_row(one.name, *cells)
    console.print(table)


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"
