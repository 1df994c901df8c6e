"""`lawbound audit`: was this game played by the Law, and with the luck that was promised?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from lawbound import games
from lawbound.cli import UserError, command
from lawbound.kernel.fairness import audit
from lawbound.kernel.journal_text import JournalError, read

if TYPE_CHECKING:
    from lawbound.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = command(subparsers, "audit")
    parser.add_argument("file", metavar="FILE", type=Path, help="the journal of the game")
    parser.add_argument("--commitment", metavar="HASH", help="the commitment that was published at the start")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    path: Path = args.file
    try:
        saved = read(path.read_bytes())
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror or error}.") from None
    except JournalError as error:
        raise UserError(f"{path}: {error}") from None
    published = args.commitment.strip().lower() if args.commitment is not None else None
    report = audit(saved, games.find, published)
    if args.json:
        print(json.dumps({"file": str(path), "game": saved.journal.game, **report.as_data()}, indent=2))
    else:
        for check in report.checks:
            print(f"{'ok    ' if check.ok else 'FAILED'}  {check.name:<10}  {check.sentence}")
        print("All is well." if report.ok else f"Something is wrong: {', '.join(report.failed)}.")
    return 0 if report.ok else 1
