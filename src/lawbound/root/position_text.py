"""Positions as text: YAML for people, and one line (a "FEN for Root") for everything else.

The line is a list of `field=value` words. Lists are separated by commas, equal neighbours are written `name*3`, a
clearing is written `@5=marquise.warrior*2,marquise.sawmill`, and deeper fields have dots: `eyrie.decree.move=anvil`.
Of two words for the same field the later one holds.

>>> s = loads("root seats=marquise,eyrie @1=marquise.warrior*2,eyrie.warrior*2 marquise.hand=?*3")
>>> s.ruler[1], len(s.hands[0])
(1, 3)
>>> loads(dumps(s)) == s
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import yaml

from lawbound.root import position, position_reader
from lawbound.root.naming import PositionError, Tree, shown
from lawbound.root.position_yaml import load_yaml
from lawbound.root.state import State

HEADER: Final = "root"
SPACE: Final = "~"
LONGEST: Final = 1000
"""More names than any field has; written as `name*1000000000` they would need no more letters."""


def dumps(s: State) -> str:
    """The position on one line."""
    return dump_line(_whole(s))


def _whole(s: State) -> Tree:
    """What people may take for left out is said: that no ruins stand any more."""
    tree = position.write(s)
    tree.setdefault("ruins", position.NO_RUINS)
    return tree


def loads(text: object) -> State:
    """The state of a position in either form; whatever else comes from outside is refused."""
    return position_reader.read(parse(text))


def dump_yaml(s: State) -> str:
    """The position on many lines."""
    tree = _whole(s)
    return str(yaml.safe_dump(tree, sort_keys=False, default_flow_style=None, allow_unicode=True, width=110))


def parse(text: object) -> object:
    """The tree of a position in either form."""
    if not isinstance(text, str):
        raise PositionError("A position is text.", refusal="position-no-text")
    words = text.split()
    if words and words[0] == HEADER:
        return parse_line(words[1:])
    return load_yaml(text)


def dump_line(tree: Tree) -> str:
    words = [HEADER]
    for key, value in tree.items():
        if key == "clearings":
            for clearing, owners in value.items():
                pieces = [f"{o}.{_word(p)}" + _times(n) for o, counts in owners.items() for p, n in counts.items()]
                words.append(f"@{clearing}={','.join(pieces)}")
        elif key == "players":
            for player, fields in value.items():
                words += _fields(f"{player}.", fields)
        else:
            words += _fields("", {key: value})
    return " ".join(words)


def _word(name: str) -> str:
    return name.replace(" ", SPACE)


def _times(count: int) -> str:
    return "" if count == 1 else f"*{count}"


def _fields(prefix: str, fields: Mapping[str, Any]) -> list[str]:
    words: list[str] = []
    for key, value in fields.items():
        name = prefix + _word(key)
        if isinstance(value, Mapping):
            words += _fields(f"{name}.", value)
        elif isinstance(value, list):
            runs = [(entry, len(list(run))) for entry, run in groupby(value)]
            words.append(f"{name}=" + ",".join([_word(str(entry)) + _times(count) for entry, count in runs]))
        else:
            words.append(f"{name}={_word(str(value))}")
    return words


def parse_line(words: Sequence[str]) -> Tree:
    tree: Tree = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or not name:
            raise PositionError(
                "{word}: a position is a list of `field=value` words.", refusal="position-field", word=shown(word)
            )
        if name.startswith("@"):
            for entry, count in _entries(text, word):
                owner, dot, piece = entry.partition(".")
                if not dot:
                    raise PositionError(
                        "{word}: pieces are written faction.piece, as in marquise.warrior*2.",
                        refusal="position-piece",
                        word=shown(word),
                    )
                _at(tree, ["clearings", name[1:], owner], word)[piece] = count
            continue
        path = [part.replace(SPACE, " ") for part in name.split(".")]
        if path[0] not in position.FIELDS:
            path.insert(0, "players")
        _at(tree, path[:-1], word)[path[-1]] = _value(path, text, word)
    return tree


def _at(tree: Tree, path: Sequence[str], word: str) -> Tree:
    for part in path:
        below: object = tree.setdefault(part, {})
        if not isinstance(below, dict):
            raise PositionError(
                "{word}: {name} has a value already.", refusal="position-valued", word=shown(word), name=shown(part)
            )
        tree = below
    return tree


def _entries(text: str, word: str) -> list[tuple[str, int]]:
    entries: list[tuple[str, int]] = []
    for entry in text.split(",") if text else ():
        name, star, count = entry.partition("*")
        if star and not (count.isascii() and count.isdecimal() and len(count) < 10):
            raise PositionError(
                "{word}: after `*` comes a number, and no huge one.", refusal="position-times", word=shown(word)
            )
        entries.append((name.replace(SPACE, " "), int(count) if star else 1))
    return entries


def _value(path: Sequence[str], text: str, word: str) -> object:
    """A number, a list where the field is one, else a word."""
    is_word = path[-1] in position.WORDS or path[0] == "options"
    if text.isascii() and text.isdecimal() and len(text) < 10 and not is_word:
        return int(text)
    entries = _entries(text, word)
    if sum([count for _, count in entries]) > LONGEST:
        raise PositionError("{word}: no field has so many entries.", refusal="position-entries", word=shown(word[:40]))
    names = [name for name, count in entries for _ in range(count)]
    return names[0] if len(names) == 1 and is_word else names
