"""The command `lawbound`: one module per subcommand.

A subcommand module has `add(subparsers)`, which registers its parser with `set_defaults(run=...)`;
`run(args)` returns the exit code.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from lawbound.cli.about import ABOUT

if TYPE_CHECKING:
    Subparsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


def command(subparsers: Subparsers, name: str) -> argparse.ArgumentParser:
    """The parser of a command that `about` tells of."""
    about = ABOUT[name]
    return subparsers.add_parser(name, help=about.help, description=about.description, epilog=about.epilog)


class UserError(Exception):
    """Something the person at the keyboard can put right: shown as one line, without a traceback."""


@contextmanager
def on_the_disk() -> Iterator[None]:
    """A full disk, a folder that may not be written to, a file in the way: told in one line."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        raise UserError(f"{where}{error.strerror or error}.") from None
