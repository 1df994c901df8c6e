"""Positions written as YAML by people: only what a position is made of, and an error that says where else.

Nothing is guessed: 4_9_12 is a name and no number, 2001-01-01 no date, yes no truth. What a position never needs is
refused: anchors, tags, the same key twice, lists in lists without end.
"""

from __future__ import annotations

import re
from typing import Any, Final

import yaml

from lawbound.root.naming import PositionError, Tree, shown

DEEPEST: Final = 12
LONGEST_TEXT: Final = 200_000
NUMBER: Final = re.compile(r"[-+]?[0-9]{1,9}")
NOTHING: Final = ("", "~", "null")
TRUTH: Final = {"true": True, "false": False}
PLAIN_TAGS: Final = [
    f"tag:yaml.org,2002:{kind}"
    for kind in ("map", "seq", "str", "int", "float", "bool", "null", "timestamp", "merge", "value")
]
"""What YAML takes things for that nobody has tagged."""


def load_yaml(text: str) -> object:
    """The tree of a position."""
    if len(text) > LONGEST_TEXT:
        raise PositionError("The position is longer than any can be.", refusal="position-long")
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except RecursionError:
        raise _too_deep() from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        if mark is None:
            raise PositionError(
                "The position is neither a `root ...` line nor YAML: something is wrong.", refusal="position-no-yaml"
            ) from None
        raise PositionError(
            "The position is neither a `root ...` line nor YAML: something is wrong in line {line}.",
            refusal="position-no-yaml-line",
            line=mark.line + 1,
        ) from None
    return None if node is None else _value(node, 0, set())


def _value(node: Any, depth: int, seen: set[int]) -> object:
    line = node.start_mark.line + 1
    if id(node) in seen:
        raise PositionError(
            "Line {line}: a position has no anchors; write it out.", refusal="position-anchor", line=line
        )
    seen.add(id(node))
    if depth > DEEPEST:
        raise _too_deep()
    if node.tag not in PLAIN_TAGS:
        raise PositionError("Line {line}: a position has no tags.", refusal="position-tag", line=line)
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, depth, seen)
    if isinstance(node, yaml.SequenceNode):
        return [_value(each, depth + 1, seen) for each in node.value]
    return _scalar(node)


def _mapping(node: Any, depth: int, seen: set[int]) -> Tree:
    found: Tree = {}
    for key_node, value_node in node.value:
        line = key_node.start_mark.line + 1
        if not isinstance(key_node, yaml.ScalarNode):
            raise PositionError("Line {line}: a name is expected before the colon.", refusal="position-key", line=line)
        key = str(key_node.value)
        if key in found:
            raise PositionError(
                "Line {line}: {name} is there twice.", refusal="position-twice-in-line", line=line, name=shown(key)
            )
        found[key] = _value(value_node, depth + 1, seen)
    return found


def _scalar(node: Any) -> object:
    text = str(node.value)
    if node.style is not None:  # in quotes
        return text
    if text in NOTHING:
        return None
    if text in TRUTH:
        return TRUTH[text]
    return int(text) if NUMBER.fullmatch(text) else text


def _too_deep() -> PositionError:
    return PositionError("The position has lists in lists without end.", refusal="position-deep")
