"""The command `lawbound`: one module per subcommand.

A subcommand module has `add(subparsers)`, which registers its parser with `set_defaults(run=...)`;
`run(args)` returns the exit code.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Subparsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]


class UserError(Exception):
    """Something the person at the keyboard can put right: shown as one line, without a traceback."""
