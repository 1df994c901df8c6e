"""`lawbound oath chronicle`: what one game leaves to the next, in files, in strings of the tabletop mod, on screen."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from lawbound.cli import UserError, on_the_disk

if TYPE_CHECKING:
    from lawbound.cli import Subparsers
    from lawbound.oath.chronicle_value import Chronicle

NEWEST: Final = "3.3.3"  # as in notation, which need not be imported to tell of the command
RANDOM: Final = "random"
BEGINNING: Final = re.compile(r"\s*(0[0-9A-Fa-f]){3}")
"""Of a chronicle string: three small bytes, its version."""
HOW: Final = "a file (YAML, JSON, or with a chronicle string), a chronicle string, or - for stdin"


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "chronicle",
        help="show, begin, import, export or continue a chronicle",
        description="Chronicles: what one game leaves to the next. Files are YAML, or JSON if they are called so.",
    )
    parser.set_defaults(run=run_help, parser=parser)
    commands = parser.add_subparsers(metavar="COMMAND")

    show = commands.add_parser("show", help="what a chronicle says")
    show.add_argument("source", metavar="CHRONICLE", help=HOW)
    show.add_argument("--sealed", action="store_true", help="what nobody should know before the game, too")
    show.add_argument("--json", action="store_true", help="print JSON instead of text")
    show.set_defaults(run=run_show)

    new = commands.add_parser("new", help="begin a chronicle")
    new.add_argument(
        "--kind", metavar="KIND", default="playbook", help="playbook (default), prescribed, open or random"
    )
    new.add_argument("--name", metavar="NAME", help="its name")
    new.add_argument("--seed", metavar="SEED", help="the luck of a random one (default: another one each time)")
    _add_output(new)
    new.set_defaults(run=run_new)

    export = commands.add_parser("export", help="the string of a chronicle for the tabletop mod")
    export.add_argument("source", metavar="CHRONICLE", help=HOW)
    export.add_argument("--version", metavar="VERSION", default=NEWEST, help=f"of the mod (default {NEWEST})")
    export.add_argument(
        "--seed", metavar="SEED", help="the luck that draws what is open (default: another one each time)"
    )
    export.add_argument("--json", action="store_true", help="print JSON instead of text")
    export.set_defaults(run=run_export)

    importing = commands.add_parser("import", help="a chronicle from a string of the tabletop mod")
    importing.add_argument("source", metavar="STRING", help="the string, a file with it, or - for stdin")
    importing.add_argument("--keep-order", action="store_true", help="keep the decks as they lie, do not shuffle them")
    _add_output(importing)
    importing.set_defaults(run=run_import)

    sequel = commands.add_parser("next", help="the chronicle that a finished game has left")
    sequel.add_argument("journal", metavar="JOURNAL", type=Path, help="the saved game")
    _add_output(sequel)
    sequel.set_defaults(run=run_next)


def _add_output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help="write it there (default: print it)")
    parser.add_argument("--force", action="store_true", help="even if that file exists")
    parser.add_argument("--json", action="store_true", help="JSON instead of YAML")


def run_help(args: argparse.Namespace) -> int:
    args.parser.print_help()
    return 0


# The commands


def run_show(args: argparse.Namespace) -> int:
    from lawbound.oath.commands.chronicle_page import print_chronicle

    chronicle, mended = load(args.source)
    if args.json:
        print(as_text((chronicle if args.sealed else chronicle.opened()).to_plain(), is_json=True), end="")
        return 0
    print_chronicle(chronicle, args.sealed)
    _tell_mended(mended)
    return 0


def run_new(args: argparse.Namespace) -> int:
    from lawbound.kernel import Seeded, new_seed
    from lawbound.oath.chronicle_luck import random_first
    from lawbound.oath.chronicle_value import FIRST_GAMES, Chronicle

    if args.kind not in (*FIRST_GAMES, RANDOM):
        raise UserError(f"--kind {args.kind}: a chronicle begins as {', '.join(FIRST_GAMES)} or {RANDOM}.")
    if args.seed is not None and args.kind != RANDOM:
        raise UserError(f"--seed is for --kind {RANDOM}: luck has no part in any other beginning.")
    if args.kind == RANDOM:
        chronicle = random_first(Seeded(new_seed() if args.seed is None else args.seed), args.name)
    else:
        chronicle = Chronicle.first(args.kind, args.name)
    chronicle.check()
    return give(chronicle, args)


def run_export(args: argparse.Namespace) -> int:
    from lawbound.kernel import Seeded, new_seed
    from lawbound.oath.notation import NeedsLuck, write

    chronicle, mended = load(args.source)
    try:
        text = write(chronicle, args.version, None if args.seed is None else Seeded(args.seed))
    except NeedsLuck:
        text = write(chronicle, args.version, Seeded(new_seed()))
    if args.json:
        print(json.dumps({"version": args.version, "string": text}, ensure_ascii=False))
    else:
        print(text)
    _tell_mended(mended)
    return 0


def run_import(args: argparse.Namespace) -> int:
    from lawbound.oath.notation import examine

    text = args.source if _is_string(args.source) else read_text(args.source)
    reading = examine(text)
    _tell_mended(reading.mended)
    return give(reading.chronicle if args.keep_order else reading.chronicle.forget_orders(), args)


def run_next(args: argparse.Namespace) -> int:
    from lawbound.oath.chronicle_value import sequel_of

    return give(sequel_of(result_of(args.journal)), args)


def result_of(path: Path) -> dict[str, Any]:
    """How the saved game ended."""
    from lawbound import games
    from lawbound.kernel.journal_text import JournalError, load

    try:
        table = load(games.find, path.read_bytes())
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror or error}.") from None
    except JournalError as error:
        raise UserError(f"{path}: {error}") from None
    if table.journal.game != "oath":
        raise UserError(f"{path}: a game of {table.journal.game}; only games of Oath leave a chronicle.")
    if not table.over:
        raise UserError(f"{path}: this game is not over; its chronicle is written when it ends.")
    return table.result


# Chronicles that come in


def load(source: str) -> tuple[Chronicle, tuple[str, ...]]:
    """The chronicle in a file or string, and what had to be mended in it."""
    from lawbound.kernel import LawboundError
    from lawbound.oath.chronicle_value import Chronicle
    from lawbound.oath.notation import examine

    given = _is_string(source)
    text = source if given else read_text(source)
    try:
        if BEGINNING.match(text):
            reading = examine(text)
            return reading.chronicle, reading.mended
        return Chronicle.from_plain(parse(text, source)), ()
    except LawboundError as error:
        raise UserError(f"{'the string' if given else source}: {error}") from None


def _is_string(source: str) -> bool:
    """Whether somebody gave a string and not the name of a file."""
    return BEGINNING.match(source) is not None and not _exists(source)


def _exists(source: str) -> bool:
    try:
        return Path(source).exists()
    except (OSError, ValueError):  # no file can be called like that
        return False


def read_text(source: str) -> str:
    try:
        if source == "-":
            return sys.stdin.read()
        if not _exists(source):
            hint = "there is no such file, and it is no chronicle string: those begin with a version, such as 030303"
            raise UserError(f"{source if len(source) <= 60 else source[:57] + '...'}: {hint}.")
        return Path(source).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UserError(f"{source}: this is no text, so no chronicle either.") from None
    except OSError as error:
        raise UserError(f"cannot read {source}: {error.strerror or error}.") from None


def parse(text: str, source: str) -> object:
    """The data in a text: JSON if the file is called so, else YAML."""
    import yaml

    if source.lower().endswith(".json"):
        try:
            data: object = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise UserError(f"{source}: this is no JSON: {error}.") from None
        return data
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f" in line {mark.line + 1}" if mark is not None else ""
        raise UserError(f"{source}: this is no YAML: something is wrong{where}.") from None
    except (ValueError, RecursionError) as error:
        raise UserError(f"{source}: this is no YAML: {error}.") from None
    if not isinstance(data, dict):
        raise UserError(f"{source}: this is neither a chronicle (YAML or JSON) nor a chronicle string.")
    return data


# Chronicles that go out


def as_text(data: dict[str, Any], *, is_json: bool) -> str:
    if is_json:
        return json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    import yaml

    return str(yaml.safe_dump(data, sort_keys=False, default_flow_style=None, allow_unicode=True, width=110))


def give(chronicle: Chronicle, args: argparse.Namespace) -> int:
    """Print it, or write it to the file that was named; never half a file."""
    path: Path | None = args.output
    if path is None:
        print(as_text(chronicle.to_plain(), is_json=args.json), end="")
        return 0
    text = as_text(chronicle.to_plain(), is_json=args.json or path.suffix.lower() == ".json")
    with on_the_disk():
        if path.exists() and not args.force:
            raise UserError(f"{path} exists already; choose another name, or --force to replace it.")
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(text, encoding="utf-8")
        os.replace(fresh, path)
    print(f"Game {chronicle.number} of {chronicle.name!r} is in {path}.")
    return 0


def _tell_mended(mended: tuple[str, ...]) -> None:
    for each in mended:
        print(f"mended: {each}", file=sys.stderr)
