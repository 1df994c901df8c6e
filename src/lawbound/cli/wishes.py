"""Settings of a game on the command line: `lawbound sim GAME --NAME VALUE`, as the form of that game describes them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, NoReturn

from lawbound.cli import UserError

if TYPE_CHECKING:
    from lawbound.kit.form import Field


def add_game(parser: argparse.ArgumentParser, nargs: str | None = None) -> None:
    """The game, and a mark that its settings may be named too."""
    from lawbound import games

    parser.add_argument("game", nargs=nargs, metavar="GAME", help=", ".join(games.names()))
    parser.epilog = f"{parser.epilog or ''} `lawbound games GAME` lists the settings of a game.".strip()


def take_settings(words: list[str]) -> tuple[dict[str, Any], list[str]]:
    """The settings among the words of a command about a game (the first one if it names none), and the other words."""
    from lawbound import games

    known = games.names()
    game = next((word for word in words[1:] if word in known), known[0])
    parser = _Reader(add_help=False, allow_abbrev=False, argument_default=argparse.SUPPRESS)
    fields = games.kit(game).form.fields
    for field in fields:
        _add(parser, field)
    found, rest = parser.parse_known_args(words)
    return vars(found), rest


class _Reader(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UserError(f"{message}.")


def _add(parser: argparse.ArgumentParser, field: Field) -> None:
    option = f"--{field.key.replace('_', '-')}"
    if field.kind == "switch":
        parser.add_argument(option, dest=field.key, action="store_true")
    elif field.kind == "numbers":
        parser.add_argument(option, dest=field.key, type=_numbers)
    elif field.kind == "table":
        parser.add_argument(option, dest=field.key, type=_pairs)
    else:
        parser.add_argument(option, dest=field.key)


def _numbers(text: str) -> list[int]:
    """
    >>> _numbers("3,5,7")
    [3, 5, 7]
    """
    try:
        return [int(word) for word in text.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"needs whole numbers separated by commas, not {text!r}") from None


def _pairs(text: str) -> dict[str, str]:
    """
    >>> _pairs("a=1,b=2")
    {'a': '1', 'b': '2'}
    """
    found: dict[str, str] = {}
    for word in text.split(","):
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise argparse.ArgumentTypeError(f"needs NAME=VALUE, separated by commas, not {text!r}")
        found[key] = value
    return found
