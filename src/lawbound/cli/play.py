"""`lawbound play`: a game at this screen."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lawbound.cli import UserError
from lawbound.cli.language import add_language, wanted_language

if TYPE_CHECKING:
    from rich.console import Console

    from lawbound.cli import Subparsers
    from lawbound.kernel import Journal

EXIT_CANNOT_LOAD = 2
DEFAULT_STRENGTH = 2
DEFAULT_SEATS = ("marquise", "eyrie", "alliance", "vagabond")
YOU = "you"

STRENGTHS = (
    ("play-strength-random", "{key}"),
    ("play-strength-easy", "bot:{key}@easy"),
    ("play-strength-default", "bot:{key}"),
    ("play-strength-challenging", "bot:{key}@challenging"),
    ("play-strength-nightmare", "bot:{key}@nightmare"),
)
"""What the opponents can be: the message and the seat of each."""


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play a game at this screen",
        description="Play Root at this screen: one to four people in turn, and players of the computer. "
        "Without arguments you are asked what you like to play.",
    )
    parser.add_argument("game", nargs="?", choices=("root",), default="root", metavar="GAME", help="root")
    parser.add_argument("--seats", metavar="LIST", help="such as marquise,bot:eyrie@easy,bot:alliance,vagabond")
    parser.add_argument(
        "--players",
        metavar="LIST",
        help="who plays them: me, names of people, or random, greedy, ismcts, ismcts:0.5s... (default: me,random,...)",
    )
    parser.add_argument("--seed", metavar="SEED", help="the seed of all luck (default: a new secret one)")
    parser.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved game")
    parser.add_argument("--map", metavar="MAP", help="autumn (default), winter, lake or mountain")
    parser.add_argument("--edition", metavar="EDITION", help="of the bots' Law: cs (default) or pl")
    parser.add_argument("--services", metavar="CARDS", help="the Riverfolk's to bots: none, basic (default), advanced")
    parser.add_argument("--cooperative", action="store_true", help="humans against the bots (rootbotics 3.coop)")
    parser.add_argument(
        "--discreet",
        action="store_true",
        help="ask whoever holds cards, whether or not one fits: passing the screen tells nothing then",
    )
    parser.add_argument("--order", choices=("random", "given"), help="turn order: by luck (5.1.1) or as seated")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lawbound.present.speech import speaking

    with speaking(wanted_language(args)):
        return play(args)


def play(args: argparse.Namespace) -> int:
    from rich.console import Console

    from lawbound.cli.hotseat import HotSeat, choices, choose_sound
    from lawbound.kernel import LawboundError
    from lawbound.present.speech import say
    from lawbound.root.rules import ROOT

    # What a terminal cannot read or show must not end the game.
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = Console(markup=False, highlight=False, emoji=False)
    try:
        if args.load is None:
            journal = _new_game(console, args)
            game = HotSeat(console, journal)
            game.say("play-started", commitment=journal.commitment)
            if args.seed is not None:
                game.say("play-named-seed")
        else:
            sound = choose_sound(console, args.load)
            if sound is None:
                return EXIT_CANNOT_LOAD
            game = HotSeat(console, sound, _players(args.players, len(ROOT.seats(sound.setup))))
            over = game.table.pending is None
            game.say("play-loaded-over" if over else "play-loaded", file=args.load, choices=choices(len(game.marks)))
    except LawboundError as error:
        raise UserError(str(error)) from None
    except EOFError:
        console.print()
        console.print(say("play-nothing-saved"))
        return 0
    game.say("play-hint")
    return game.play()


def _new_game(console: Console, args: argparse.Namespace) -> Journal:
    from lawbound.kernel import Journal, new_salt, new_seed
    from lawbound.root.rules import ROOT

    if args.seats is None and args.players is None and args.seed is None and args.order is None:
        seats = _ask_seats(console)
    elif args.seats is None:
        seats = list(DEFAULT_SEATS)
    else:
        seats = _listed(args.seats)
    setup: dict[str, Any] = {**settings(args), "seats": seats, "order": args.order or "random"}
    if args.discreet:
        setup["discretion"] = "asked"
    ROOT.seats(setup)  # says what is wrong with them
    setup["names"] = _seat_people(seats, args.players or "me")
    seed = args.seed if args.seed is not None else new_seed()
    return Journal(ROOT.name, setup, seed, salt=new_salt(), version=ROOT.version)


def settings(args: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {
        key: value for key in ("map", "edition", "services") if (value := getattr(args, key)) is not None
    }
    if args.cooperative:
        found["cooperative"] = True
    return found


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _seat_people(seats: list[str], text: str) -> list[str]:
    """Who plays each seat: those named sit down in order wherever no bot sits."""
    from lawbound.present.speech import say

    free = [seat for seat, spec in enumerate(seats) if not spec.startswith("bot:")]
    if not free:
        raise UserError(say("play-only-bots"))
    if "bot" in _listed(text):
        raise UserError(say("play-bots-are-seats"))
    people = _players(text, len(free)) or []
    return [people[free.index(seat)] if seat in free else "bot" for seat in range(len(seats))]


def _players(text: str | None, seats: int) -> list[str] | None:
    """Who plays each seat; seats that nobody is named for are played at random."""
    from lawbound.present.speech import say

    if text is None:
        return None
    named = [YOU if name.lower() == "me" else name for name in _listed(text)]
    if len(named) > seats:
        raise UserError(say("play-bad-players", given=len(named), seats=seats))
    return named + ["random"] * (seats - len(named))


def _ask_seats(console: Console) -> list[str]:
    """A few words, and Enter is always a good answer."""
    from lawbound.present import names
    from lawbound.present.speech import say

    console.print(say("play-welcome"))
    for number, key in enumerate(DEFAULT_SEATS, 1):
        console.print(f"{number:>3}  {names.board(key)}")
    own = DEFAULT_SEATS[_ask_number(console, "play-which-faction", len(DEFAULT_SEATS), 1) - 1]
    others = [key for key in DEFAULT_SEATS if key != own]
    chosen = others[: _ask_number(console, "play-how-many", len(others), len(others))]
    for number, (message, _) in enumerate(STRENGTHS, 1):
        console.print(f"{number:>3}  {say(message)}")
    seat = STRENGTHS[_ask_number(console, "play-how-strong", len(STRENGTHS), DEFAULT_STRENGTH) - 1][1]
    return [own, *[seat.format(key=key) for key in chosen]]


def _ask_number(console: Console, message: str, most: int, default: int) -> int:
    from lawbound.cli.hotseat import ask_line, is_number
    from lawbound.present.speech import say

    while True:
        line = ask_line(console, f"{say(message, n=most, default=default)} ")
        if not line:
            return default
        if is_number(line, most):
            return int(line)
        console.print(say("play-a-number-please", n=most))
