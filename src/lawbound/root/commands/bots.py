"""`lawbound bots`: who they are, how they play, and their turn run for a table with the real box."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from lawbound.cli import UserError
from lawbound.cli.language import add_language, wanted_language

if TYPE_CHECKING:
    from lawbound.cli import Subparsers
    from lawbound.root.bot_cards import BotInfo

FIRST_SECTION_OF_THE_TURN = 4  # before it come the overview, the abilities and the setup


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "bots",
        help="the automated opponents: list them, show their turn, run it for a real table",
        description="The bots of the Law of Rootbotics. Without a subcommand they are listed.",
    )
    add_language(parser)
    parser.set_defaults(run=run, show=run_list)
    commands = parser.add_subparsers(metavar="COMMAND")
    show = commands.add_parser("show", help="how a bot plays, step by step, with the articles")
    show.add_argument("bot", metavar="BOT", help="its name or faction, such as electric-eyrie or eyrie")
    show.add_argument("--difficulty", metavar="LEVEL", default="default", help="easy, default, challenging, nightmare")
    show.add_argument("--traits", metavar="LIST", default="", help="traits, separated by commas")
    show.add_argument("--full", action="store_true", help="its abilities and setup too")
    add_language(show, argparse.SUPPRESS)
    show.set_defaults(show=run_show)
    turn = commands.add_parser(
        "turn",
        help="run one turn of a bot from a position; you roll, draw and pick what is random",
        description="Run one turn of a bot from a position. You are asked for the order card, the dice and random "
        "picks; what the bot does is printed as a list to carry out on the table.",
    )
    turn.add_argument("--position", metavar="FILE", type=Path, required=True, help="YAML or one line; - reads stdin")
    turn.add_argument("--bot", metavar="BOT", required=True, help="its name or faction")
    turn.add_argument(
        "--format", choices=("line", "yaml"), default="line", help="how the position after the turn is printed"
    )
    turn.add_argument("--why", action="store_true", help="print after each choice its candidates and criteria")
    add_language(turn, argparse.SUPPRESS)
    turn.set_defaults(show=run_turn)


def run(args: argparse.Namespace) -> int:
    from lawbound.present.speech import speaking

    with speaking(wanted_language(args)):
        code: int = args.show(args)
    return code


def find_bot(name: str) -> BotInfo:
    from difflib import get_close_matches

    from lawbound.root.bot_cards import BOT_CARDS
    from lawbound.root.speech import say

    wanted = name.lower().replace("_", "-").replace(" ", "-").removeprefix("bot:").partition("/")[0]
    for info in BOT_CARDS.values():
        if wanted in (info.key, info.faction):
            return info
    known = [info.key for info in BOT_CARDS.values()]
    near = get_close_matches(wanted, [*known, *BOT_CARDS], 1)
    if near:
        raise UserError(say("bots-unknown-near", name=name, near=near[0]))
    raise UserError(say("bots-unknown", name=name, known=", ".join(known)))


def run_list(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.table import Table

    from lawbound.root.bot_cards import BOT_CARDS
    from lawbound.root.present import names
    from lawbound.root.speech import say

    table = Table(title=say("bots-title"))
    for column in ("bots-head-name", "bots-head-seat", "bots-head-chapter", "bots-head-traits"):
        table.add_column(say(column))
    for info in BOT_CARDS.values():
        table.add_row(names.bot(info.faction), f"bot:{info.faction}", str(info.chapter), ", ".join(info.traits))
    console = Console(highlight=False, emoji=False)
    console.print(table)
    console.print(say("bots-characters", characters=", ".join(BOT_CARDS["vagabond"].characters)))
    console.print(say("bots-difficulties"))
    return 0


def run_show(args: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    from lawbound.kernel import BadSetup
    from lawbound.law import library
    from lawbound.present.refusals import told
    from lawbound.root.bots import BOTS
    from lawbound.root.present import names
    from lawbound.root.seating import Seating, parse_seat
    from lawbound.root.speech import say

    info = find_bot(args.bot)
    traits = [trait.strip().replace("-", "_") for trait in args.traits.split(",") if trait.strip()]
    try:
        seating: Seating = parse_seat("+".join([f"bot:{info.faction}@{args.difficulty}", *traits]))
        bot = BOTS[info.faction](0, 0, 0)
        bot.configure(seating)
    except BadSetup as error:
        raise UserError(told(error)) from None
    console = Console(highlight=False, emoji=False)
    console.print(Text(f"{names.bot(info.faction)}  ({seating})", style="bold"))
    chapter = [a for a in library.articles("rootbotics") if a.chapter == str(info.chapter)]
    for article in chapter:
        section = int(article.id.split(".")[1])
        if section < FIRST_SECTION_OF_THE_TURN and not args.full:
            continue
        depth = article.id.count(".") - 1
        if depth == 0:
            console.print()
        console.print(Padding(Text(f"{article.title} [{article.citation}]", style="bold"), (0, 0, 0, 2 * depth)))
        console.print(Padding(Text(article.text), (0, 0, 0, 2 * depth + 2)))
    console.print()
    difficulty = say("bots-difficulty", difficulty=names.difficulty(seating.difficulty))
    console.print(Text(f"{difficulty} [3.3.1]", style="bold"))
    if seating.difficulty == "nightmare":
        challenging = say("bots-also-challenging", text=names.difficulty_text(info.faction, "challenging"))
        console.print(Padding(Text(challenging), (0, 0, 0, 2)))
    console.print(Padding(Text(names.difficulty_text(info.faction, seating.difficulty)), (0, 0, 0, 2)))
    character = args.bot.partition("/")[2].lower()
    if character and character not in info.characters:
        known = ", ".join(info.characters) or say("list-none")
        raise UserError(say("bots-no-character", bot=names.bot(info.faction), character=character, known=known))
    for key in [character] if character else info.characters:
        console.print(Text(f"{names.character_name(key)} [7.7]", style="bold"))
        console.print(Padding(Text(names.bot_character_text(key)), (0, 0, 0, 2)))
    for trait in seating.traits:
        console.print(Text(f"{names.trait(info.faction, trait)} [3.3.2]", style="bold"))
        console.print(Padding(Text(names.trait_text(info.faction, trait)), (0, 0, 0, 2)))
    return 0


def run_turn(args: argparse.Namespace) -> int:
    import sys

    from rich.console import Console

    from lawbound.kernel import Asked, Event, LawboundError, Table
    from lawbound.present.refusals import told
    from lawbound.root.commands.companion import Companion, OneTurn
    from lawbound.root.position_reader import read, with_ruins
    from lawbound.root.position_text import dumps, parse
    from lawbound.root.speech import say

    info = find_bot(args.bot)
    try:
        if str(args.position) == "-":
            text = sys.stdin.read()
            sys.stdin = Path("/dev/tty").open(encoding="utf-8")  # noqa: SIM115 - the answers come from the keyboard
        else:
            text = args.position.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UserError(say("bots-no-text", file=str(args.position))) from None
    except OSError as error:
        raise UserError(say("bots-cannot-read", file=str(args.position), error=error.strerror or str(error))) from None
    console = Console(highlight=False, emoji=False)
    events: list[Event] = []
    try:
        tree = parse(text)
        if not isinstance(tree, dict):
            raise UserError(say("bots-no-position"))
        tree = with_ruins(tree)
        if tree.get("turn") != info.faction:
            tree = {key: value for key, value in tree.items() if key not in ("phase", "step")}
            tree["turn"] = info.faction
        s = read(tree)
        if not s.acting.is_bot:
            raise UserError(say("bots-not-a-bot", faction=info.faction))
        table = Table.from_position(OneTurn(s.turns), dumps(s), nature=Asked(), listener=events.append)
    except LawboundError as error:
        raise UserError(told(error)) from None
    return Companion(console, table, events, args.why, args.format).run()
