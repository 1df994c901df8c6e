"""`lawbound campaign`: games of Oath one after another, through the chronicle."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from lawbound.cli import UserError

if TYPE_CHECKING:
    from lawbound.cli import Subparsers
    from lawbound.oath.saga import Played


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "campaign",
        help="play games of Oath one after another, each with the chronicle of the last",
        description="A campaign: every game begins with the chronicle that the last one left, and whoever won is "
        "the next Chancellor.",
    )
    parser.add_argument("--games", metavar="N", type=int, default=10, help="how many games (default 10)")
    parser.add_argument("--seats", metavar="N", type=int, default=4, help="how many players (default 4)")
    parser.add_argument("--players", metavar="LIST", default="random", help="one player for all seats, or one for each")
    parser.add_argument("--seed", metavar="SEED", default="1", help="the seed of all luck (default 1)")
    parser.add_argument("--chronicle", metavar="CHRONICLE", help="a file or chronicle string to begin with")
    parser.add_argument("--json", action="store_true", help="print one JSON object a game instead of text")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lawbound import players as known_players
    from lawbound.kernel import LawboundError
    from lawbound.oath.rules import OATH
    from lawbound.oath.saga import play_games

    if args.games < 1:
        raise UserError(f"--games needs a number from 1 up, not {args.games}.")
    setup: dict[str, Any] = {"seats": args.seats}
    try:
        if args.chronicle is not None:
            from lawbound.oath.commands.chronicle import load

            setup["chronicle"] = load(args.chronicle)[0].to_plain()
        names = OATH.seats(setup)
        players = args.players.split(",")
        if len(players) == 1:
            players *= len(names)
        if len(players) != len(names):
            raise UserError(f"{len(players)} players were named for {len(names)} seats: name one, or one per seat.")
        for name in players:
            known_players.find(name, args.seed)
        if not args.json:
            print_head()
        for played in play_games(setup, players, args.games, args.seed):
            if args.json:
                print(json.dumps(as_data(played)), flush=True)
            else:
                print_game(played, names)
    except LawboundError as error:
        raise UserError(str(error)) from None
    return 0


def as_data(played: Played) -> dict[str, Any]:
    return {
        "number": played.number,
        "players": list(played.players),
        "decisions": played.decisions,
        **played.result,
    }


HEAD = ("Game", "Oath", "Won by", "Way", "Rounds", "Next oath")
ROW = "{:>5}  {:<10}  {:<12}  {:<12}  {:>6}  {:<10}"


def print_head() -> None:
    print(ROW.format(*HEAD))


def print_game(played: Played, names: tuple[str, ...]) -> None:
    result = played.result
    winner = names[result["winners"][0]]
    print(
        ROW.format(
            played.number,
            result["oath"],
            winner,
            result["way"],
            result["rounds"],
            result["chronicle"]["oath"],
        ),
        flush=True,
    )
