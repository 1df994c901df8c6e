"""`lawbound games`: what can be played here, and how each game can be set up."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from lawbound.cli import UserError

if TYPE_CHECKING:
    from lawbound.cli import Subparsers
    from lawbound.kit import Kit


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("games", help="the games, and how each can be set up")
    parser.add_argument("game", metavar="GAME", nargs="?", help="tell of this one alone")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lawbound import games
    from lawbound.kernel import LawboundError

    try:
        kits = [games.kit(args.game)] if args.game else [games.kit(name) for name in games.names()]
    except LawboundError as error:
        raise UserError(str(error)) from None
    if args.json:
        print(json.dumps([as_data(kit) for kit in kits], indent=2))
        return 0
    for kit in kits:
        print_game(kit)
    return 0


def as_data(kit: Kit) -> dict[str, Any]:
    form = kit.form
    return {
        "name": kit.name,
        "title": kit.title,
        "seats": {"fewest": form.fewest, "most": form.most, "usual": form.usual},
        "sides": form.sides,
        "bots": form.bots,
        "settings": [asdict(field) for field in form.fields],
    }


def print_game(kit: Kit) -> None:
    form = kit.form
    print(f"{kit.name}: {kit.title}, {form.fewest} to {form.most} seats")
    if form.sides:
        print(f"  people play   {', '.join(form.sides)}")
    if form.bots:
        print(f"  bots          {', '.join([f'{form.BOT}{side}' for side in form.bots])}")
    for field in form.fields:
        choices = f" ({', '.join(field.choices)})" if field.choices and field.kind != "table" else ""
        print(f"  --{field.key.replace('_', '-'):<11} {field.text}{choices}")
