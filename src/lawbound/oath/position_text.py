"""Positions as text: YAML for people, and one line for everything else.

The line is a list of `field=value` words. Lists are separated by commas, equal neighbours are written `name*3`, a site
is written `@1=plains:longbows,purple*2,favor`, one that lies facedown `@2=-wastes`, and deeper fields have dots:
`red.advisers=-keep,wolves` (the first one facedown), `on.longbows=favor*2`. Of two words for the same field the later
one holds.

>>> s = loads("oath seats=chancellor,red @1=plains:longbows,purple*2 @3=mountain:?r red.pawn=mountain deck=wolves,...")
>>> s.ruler[0], s.pawn[1], len(s.deck), len(s.relic_deck)
(0, 2, 58, 15)
>>> loads(dumps(s)) == s
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import yaml

from lawbound.oath import position
from lawbound.oath.naming import PositionError, Tree
from lawbound.oath.position_reader import FIELDS
from lawbound.oath.state import State

HEADER: Final = "oath"
SPACE: Final = "~"
LONGEST: Final = 1000
"""More names than any field has; written as `name*1000000000` they would need no more letters."""
WORDS: Final = ("oath", "turn", "phase", "title", "vision")
"""Fields that hold a single word."""


def dumps(s: State) -> str:
    """The position on one line."""
    return dump_line(position.write(s))


def loads(text: str) -> State:
    """The state of a position in either form."""
    return position.read(parse(text))


def dump_yaml(s: State) -> str:
    """The position on many lines."""
    tree = position.write(s)
    return str(yaml.safe_dump(tree, sort_keys=False, default_flow_style=None, allow_unicode=True, width=110))


def parse(text: str) -> object:
    """The tree of a position in either form."""
    words = text.split()
    if words and words[0] == HEADER:
        return parse_line(words[1:])
    try:
        return yaml.safe_load(text)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f" in line {mark.line + 1}" if mark is not None else ""
        raise PositionError(
            f"The position is neither an `oath ...` line nor YAML: something is wrong{where}."
        ) from None


def dump_line(tree: Tree) -> str:
    """The line of a tree."""
    words = [HEADER]
    for key, value in tree.items():
        if key == "sites":
            words += [f"@{at}={site if isinstance(site, str) else _site(site)}" for at, site in value.items()]
        elif key == "players":
            for player, fields in value.items():
                words += _fields(f"{player}.", fields)
        else:
            words += _fields("", {key: value})
    return " ".join(words)


def _site(site: Mapping[str, Any]) -> str:
    things = [*site.get("cards", ()), *["?r" if relic == "?" else relic for relic in site.get("relics", ())]]
    for name, n in {
        **site.get("warbands", {}),
        "favor": site.get("favor", 0),
        "secret": site.get("secrets", 0),
    }.items():
        if n:
            things.append(name + _times(n))
    return f"{site['site']}:{','.join(things)}" if things else str(site["site"])


def _word(name: str) -> str:
    return name.replace(" ", SPACE)


def _times(count: int) -> str:
    return "" if count == 1 else f"*{count}"


def _fields(prefix: str, fields: Mapping[str, Any]) -> list[str]:
    words: list[str] = []
    for key, value in fields.items():
        name = prefix + _word(str(key))
        if isinstance(value, Mapping):
            words += _fields(f"{name}.", value)
        elif isinstance(value, list):
            runs = [(entry, len(list(run))) for entry, run in groupby(value)]
            words.append(f"{name}=" + ",".join([_word(str(entry)) + _times(count) for entry, count in runs]))
        else:
            words.append(f"{name}={_word(str(value))}")
    return words


def parse_line(words: Sequence[str]) -> Tree:
    """The tree of a line."""
    tree: Tree = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or not name:
            raise PositionError(f"{word!r}: a position is a list of `field=value` words.")
        if name.startswith("@"):
            _at(tree, ["sites"], word)[name[1:]] = text
            continue
        path = [part.replace(SPACE, " ") for part in name.split(".")]
        if path[0] not in FIELDS:
            path.insert(0, "players")
        _at(tree, path[:-1], word)[path[-1]] = _value(path, text, word)
    return tree


def _at(tree: Tree, path: Sequence[str], word: str) -> Tree:
    for part in path:
        below: object = tree.setdefault(part, {})
        if not isinstance(below, dict):
            raise PositionError(f"{word!r}: {part!r} has a value already.")
        tree = below
    return tree


def _entries(text: str, word: str) -> list[tuple[str, int]]:
    entries: list[tuple[str, int]] = []
    for entry in text.split(",") if text else ():
        name, star, count = entry.partition("*")
        if star and not (count.isdecimal() and len(count) < 10):
            raise PositionError(f"{word!r}: after `*` comes a number, and no huge one.")
        entries.append((name.replace(SPACE, " "), int(count) if star else 1))
    return entries


def _value(path: Sequence[str], text: str, word: str) -> object:
    """A number, a list where the field is one, else a word."""
    is_word = path[-1] in WORDS or path[0] == "options"
    if text.isdecimal() and not is_word:
        return int(text)
    if path[0] == "options":
        word_value = text.replace(SPACE, " ")
        return {"True": True, "False": False}.get(word_value, word_value)
    entries = _entries(text, word)
    if sum([count for _, count in entries]) > LONGEST:
        raise PositionError(f"{word[:40]!r}: no field has so many entries.")
    names = [name for name, count in entries for _ in range(count)]
    return names[0] if len(names) == 1 and is_word else names
