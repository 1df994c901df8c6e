"""`lawbound play`: a game at this screen."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lawbound.cli import UserError, command
from lawbound.cli.language import add_language, wanted_language
from lawbound.cli.wishes import add_game

if TYPE_CHECKING:
    from rich.console import Console

    from lawbound.cli import Subparsers
    from lawbound.cli.hotseat import HotSeat
    from lawbound.cli.interview import Wanted
    from lawbound.kernel import Journal
    from lawbound.kit import Kit
    from lawbound.kit.form import Form

EXIT_CANNOT_LOAD = 2
ME = "me"


def add(subparsers: Subparsers) -> None:
    parser = command(subparsers, "play")
    add_game(parser, nargs="?")
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="what is played at each seat (default: what is usual); bots are written bot:SIDE",
    )
    parser.add_argument(
        "--players",
        metavar="LIST",
        help="who plays them: me, names of people, or random, greedy, ismcts, ismcts:0.5s... (default: me,random,...)",
    )
    parser.add_argument("--seed", metavar="SEED", help="the seed of all luck (default: a new secret one)")
    parser.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved game")
    parser.add_argument("--order", choices=("random", "given"), help="turn order: by luck (default) or as seated")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lawbound.present.speech import speaking

    with speaking(wanted_language(args)):
        return play(args)


def play(args: argparse.Namespace) -> int:
    from rich.console import Console

    from lawbound.kernel import LawboundError
    from lawbound.present.refusals import told
    from lawbound.present.speech import say

    # What a terminal cannot read or show must not end the game.
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    console = Console(markup=False, highlight=False, emoji=False)
    try:
        game = new_game(console, args) if args.load is None else loaded_game(console, args)
    except LawboundError as error:
        raise UserError(told(error)) from None
    except EOFError:
        console.print()
        console.print(say("play-nothing-saved"))
        return 0
    if game is None:
        return EXIT_CANNOT_LOAD
    game.say("play-hint")
    return game.play()


def new_game(console: Console, args: argparse.Namespace) -> HotSeat:
    from lawbound import games
    from lawbound.cli.hotseat import HotSeat
    from lawbound.cli.interview import ask_game

    says_nothing = not args.settings and {args.seats, args.players, args.seed, args.order} == {None}
    kit = games.kit(args.game or (ask_game(console) if says_nothing else games.names()[0]))
    journal = new_journal(kit, asked_for(console, kit, args, says_nothing), args)
    game = HotSeat(console, journal)
    game.say("play-started", commitment=journal.commitment)
    if args.seed is not None:
        game.say("play-named-seed")
    return game


def asked_for(console: Console, kit: Kit, args: argparse.Namespace, says_nothing: bool) -> Wanted:
    """The table that the options describe; whoever gave none is asked."""
    from lawbound.cli.interview import Wanted, ask_table

    if says_nothing:
        return ask_table(console, kit)
    seats = kit.form.usual_seats() if args.seats is None else listed(args.seats)
    kit.form.check(args.settings)
    kit.game.start(kit.form.setup(seats, args.settings, order=args.order))  # says what is wrong with them
    return Wanted(seats, seat_people(kit.form, seats, args.players or ME), args.settings)


def new_journal(kit: Kit, wanted: Wanted, args: argparse.Namespace) -> Journal:
    from lawbound.kernel import Journal, new_salt, new_seed

    order = None if "order" in wanted.settings else args.order or "random"
    setup = kit.form.setup(wanted.seats, wanted.settings, order=order)
    setup["names"] = wanted.names
    seed = args.seed if args.seed is not None else new_seed()
    return Journal(kit.name, setup, seed, salt=new_salt(), version=kit.game.version)


def loaded_game(console: Console, args: argparse.Namespace) -> HotSeat | None:
    from lawbound import games
    from lawbound.cli.hotseat import HotSeat
    from lawbound.cli.saving import choose_sound
    from lawbound.present.speech import say

    journal = choose_sound(console, args.load)
    if journal is None:
        return None
    if args.game not in (None, journal.game):
        raise UserError(say("play-other-game", file=str(args.load), game=journal.game))
    seats = len(games.find(journal.game).seats(journal.setup))
    game = HotSeat(console, journal, None if args.players is None else named(args.players, seats))
    game.tell_loaded(args.load)
    return game


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def seat_people(form: Form, seats: list[str], text: str) -> list[str]:
    """Who plays each seat: those named sit down in order wherever no bot sits."""
    from lawbound.cli.interview import BOT
    from lawbound.present.speech import say

    free = [seat for seat, written in enumerate(seats) if not form.seating(written).is_bot]
    if not free:
        raise UserError(say("play-only-bots"))
    if BOT in listed(text):
        raise UserError(say("play-bots-are-seats"))
    people = named(text, len(free))
    return [people[free.index(seat)] if seat in free else BOT for seat in range(len(seats))]


def named(text: str, seats: int) -> list[str]:
    """Who plays each seat; seats that nobody is named for are played at random."""
    from lawbound.cli.hotseat import YOU
    from lawbound.present.speech import say

    people = [YOU if name.lower() == ME else name for name in listed(text)]
    if len(people) > seats:
        raise UserError(say("play-bad-players", given=len(people), seats=seats))
    return people + ["random"] * (seats - len(people))
