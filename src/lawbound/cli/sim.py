"""`lawbound sim`: play many games and count."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from lawbound.cli import UserError, command
from lawbound.cli.wishes import add_game

if TYPE_CHECKING:
    from lawbound.cli import Subparsers
    from lawbound.sim import SimResult, Summary


def add(subparsers: Subparsers) -> None:
    parser = command(subparsers, "sim")
    add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="SEATS",
        help="what is played at each seat, separated by commas (default: what is usual); bots are written bot:SIDE",
    )
    parser.add_argument(
        "--players",
        metavar="NAMES",
        default="random",
        help="one player for all seats, or one per seat, separated by commas (default: %(default)s)",
    )
    # Numbers are read by `run`, so that a wrong one is answered in one line.
    parser.add_argument("--games", metavar="N", default="100", help="how many games (default: %(default)s)")
    parser.add_argument("--seed", metavar="S", default="0", help="game i has the seed S:i (default: %(default)s)")
    parser.add_argument(
        "--turns-cap", metavar="T", default="1000", help="give a game up after that many turns (default: %(default)s)"
    )
    parser.add_argument("--workers", metavar="K", default="1", help="how many processes (default: %(default)s)")
    parser.add_argument(
        "--order",
        metavar="ORDER",
        help="random: luck seats the players; given: they sit as listed (default: as the rules say)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lawbound import games as known_games
    from lawbound.cli.progress import GamesBar
    from lawbound.sim import simulate

    games = whole_number("--games", args.games)
    turns_cap = whole_number("--turns-cap", args.turns_cap)
    workers = whole_number("--workers", args.workers)
    seats = known_games.kit(args.game).form.usual_seats() if args.seats is None else names("--seats", args.seats)
    players = names("--players", args.players)
    with GamesBar(games, quiet=args.json) as bar:
        result = simulate(
            args.game,
            seats,
            players,
            games=games,
            seed=seed_of(args.seed),
            order=args.order,
            turns_cap=turns_cap,
            workers=workers,
            watch=bar.watch,
            settings=args.settings,
        )
    if args.json:
        print(json.dumps(as_data(result), indent=2))
    else:
        print_result(result)
    return 1 if result.errors else 0


def names(option: str, text: str) -> list[str]:
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise UserError(f"{option} needs names separated by commas, not {text!r}.")
    return found


def whole_number(option: str, text: str) -> int:
    """A number from 1 up."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise UserError(f"{option} needs a whole number from 1 up, not {text!r}.")
    return number


def seed_of(text: str) -> str:
    """A seed is any text; what a terminal hands over need not be."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise UserError(f"--seed needs text, not {text!a}.") from None
    return text


def as_data(result: SimResult) -> dict[str, Any]:
    return {
        **asdict(result),
        "games_per_second": result.games_per_second,
        "decisions_per_second": result.decisions_per_second,
    }


def print_result(result: SimResult) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    from lawbound import games

    console = Console(highlight=False, emoji=False)
    wins = Table(title=f"{result.games} games, seed {escape(result.seed)}")
    wins.add_column("Seat", justify="right")
    wins.add_column("Side")
    wins.add_column("Player")
    wins.add_column("Wins", justify="right")
    wins.add_column("Share", justify="right")
    counted = any(result.points.values()) or not result.finished
    if counted:
        wins.add_column("Points (mean)", justify="right")
    seats = games.kit(result.game).form.seats(result.setup)
    for seat, sits in enumerate(seats):
        name = result.names[seat]
        points = result.points[name]
        share = f"{100 * result.wins[name] / result.finished:.1f}%" if result.finished else "-"
        wins.add_row(
            str(seat + 1),
            sits.written,
            "bot" if sits.is_bot else result.players[seat],
            str(result.wins[name]),
            share,
            *([f"{points.mean:.1f}" if points else "-"] if counted else []),
        )
    console.print(wins)
    about = Table(show_header=False, box=None)
    about.add_column(style="bold")
    about.add_column()
    about.add_row("Finished", str(result.finished))
    about.add_row("Capped", str(result.capped))
    about.add_row("Errors", str(len(result.errors)), style="red" if result.errors else None)
    about.add_row("Turns", in_words(result.turns))
    about.add_row("Decisions", f"{result.decisions:,} ({result.decisions / result.games:,.0f} per game)")
    speed = f"{result.games_per_second:,.1f} games/s, {result.decisions_per_second:,.0f} decisions/s"
    about.add_row("Speed", f"{result.seconds:.2f} s: {speed}")
    console.print(about)
    for error in result.errors:
        console.print(f"seed {error.seed}: {error.error} ({error.where})", style="red", markup=False, soft_wrap=True)


def in_words(summary: Summary | None) -> str:
    if summary is None:
        return "-"
    return f"mean {summary.mean:.1f}, median {summary.median:g}, from {summary.min} to {summary.max}"
