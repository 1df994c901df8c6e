"""Entry point of the command `lawbound`."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, cast

from lawbound import __version__, build, games
from lawbound.cli import UserError
from lawbound.cli.language import wanted_language
from lawbound.cli.wishes import take_settings
from lawbound.kernel.errors import LawboundError

__all__ = ["UserError", "main"]

COMMANDS = ("serve", "play", "games", "law", "audit", "sim", "arena", "lab", "bench")

WITH_SETTINGS = ("play", "sim", "arena")
"""Commands that take the settings of their game as options."""

EXIT_USER_ERROR = 2
EXIT_INTERRUPTED = 130
EXIT_BROKEN_PIPE = 141


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lawbound", description="Board games by the letter of their Law.")
    parser.add_argument("--version", action="version", version=f"lawbound {__version__} ({build.name()} build)")
    parser.set_defaults(run=None)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name in COMMANDS:
        importlib.import_module(f"lawbound.cli.{name}").add(subparsers)
    for module in _brought():
        importlib.import_module(module).add(subparsers)
    return parser


def _brought() -> Iterator[str]:
    """The modules of commands that games bring. Whoever wants to play a game that cannot be loaded is told why."""
    for name in games.names():
        with suppress(LawboundError):
            yield from games.kit(name).commands


def main(argv: Sequence[str] | None = None) -> int:
    parser = build_parser()
    words = list(sys.argv[1:] if argv is None else argv)
    settings: dict[str, Any] = {}
    try:
        if words and words[0] in WITH_SETTINGS:
            settings, words = take_settings(words)
    except UserError as error:
        print(f"lawbound: {error}", file=sys.stderr)
        return EXIT_USER_ERROR
    args = parser.parse_args(words)
    args.settings = settings
    if args.run is None:
        parser.print_help()
        return 0
    run = cast(Callable[[argparse.Namespace], int], args.run)
    try:
        code = run(args)
        sys.stdout.flush()
        return code
    except UserError as error:
        print(f"lawbound: {error}", file=sys.stderr)
        return EXIT_USER_ERROR
    except LawboundError as error:
        print(f"lawbound: {_in_words(error, args)}", file=sys.stderr)
        return EXIT_USER_ERROR
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # The interpreter flushes stdout once more at exit; let that flush go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_BROKEN_PIPE


def _in_words(error: LawboundError, args: argparse.Namespace) -> str:
    """In the language of the command, if it speaks several."""
    from lawbound.present.refusals import told
    from lawbound.present.speech import speaking

    with speaking(wanted_language(args) if hasattr(args, "lang") else "en"):
        return told(error)


if __name__ == "__main__":
    sys.exit(main())
