"""Names in positions: reading them with errors that say what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from lawbound.kernel import BadSetup
from lawbound.root.cards import CARD, CARDS, UNKNOWN, Card

Tree = dict[str, Any]
"""A position as plain data: what YAML and the one-line form both hold."""

UNKNOWN_NAME: Final = "?"


class PositionError(BadSetup):
    """The position is impossible or cannot be read; the message names the piece, card or field, in English."""

    def __init__(self, detail: str) -> None:
        super().__init__("{detail}", refusal="position", detail=detail)


def one_of(name: object, names: Sequence[str], where: str) -> int:
    """The index of a name among those possible here. A list of one name is that name."""
    if isinstance(name, list) and len(name) == 1:
        name = name[0]
    if isinstance(name, str) and name in names:
        return names.index(name)
    near = get_close_matches(str(name), names, 1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; possible: {', '.join(names) or 'nothing here'}."
    raise PositionError(f"{where}: {name!r} is not known here{hint}")


def number(value: object, where: str, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise PositionError(f"{where}: {value!r} should be a number from 0 to {most}.")
    return value


def mapping(value: object, where: str) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError(f"{where}: {value!r} should be a list of names with values.")
    return {str(key): entry for key, entry in value.items()}


def names_in(value: object, where: str) -> list[str]:
    if value is None:
        return []
    if isinstance(value, str):
        return [value]
    if not isinstance(value, Sequence) or not all(isinstance(name, str) for name in value):
        raise PositionError(f"{where}: {value!r} should be a list of names.")
    return list(value)


def only(tree: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """No field but these."""
    for key in tree:
        one_of(key, known, where)


def read_cards(value: object, where: str) -> list[Card]:
    """A list of cards in which "?" is an unknown one; a bare number is that many unknown cards."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [UNKNOWN] * number(value, where, len(CARDS))
    ids = list(CARD)
    return [UNKNOWN if name == UNKNOWN_NAME else one_of(name, ids, where) for name in names_in(value, where)]


def write_cards(cards: Sequence[Card]) -> list[str]:
    return [UNKNOWN_NAME if card == UNKNOWN else CARDS[card].id for card in cards]
