"""Commands that Oath adds to `lawbound`: all of them under `lawbound oath`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lawbound.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    from lawbound.oath.commands import chronicle

    parser = subparsers.add_parser(
        "oath",
        help="chronicles of Oath: show, begin, import, export them",
        description="What Oath has beside its games: the chronicle that one game leaves to the next.",
    )
    parser.set_defaults(run=run, parser=parser)
    chronicle.add(parser.add_subparsers(metavar="COMMAND"))


def run(args: argparse.Namespace) -> int:
    """Without a subcommand: what there is."""
    args.parser.print_help()
    return 0
