"""Names in positions: reading them with errors that say what is wrong and where.

Where is a path, as the one-line form of a position writes it: `clearings.5.eyrie.warrior`, `eyrie.decree.move`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from lawbound.kernel import BadSetup
from lawbound.root.cards import CARD, CARDS, UNKNOWN, Card

Tree = dict[str, Any]
"""A position as plain data: what YAML and the one-line form both hold."""

UNKNOWN_NAME: Final = "?"
LONGEST_SHOWN: Final = 60
"""So much of what was written is repeated in an error."""
CLEARING: Final = "clearing "


class PositionError(BadSetup):
    """The position is impossible or cannot be read; the message names the piece, card or field.

    Its field `where` is a place in the position, as readers hand it on ("eyrie, decree"), and is said as a path.
    """

    def __init__(self, text: str, *, refusal: str, **fields: object) -> None:
        if "where" in fields:
            fields["where"] = path(str(fields["where"]))
        super().__init__(text, refusal=refusal, **fields)


def path(where: str) -> str:
    """Where something stands in a position.

    >>> path("clearing 5, eyrie, warrior"), path("eyrie, decree")
    ('clearings.5.eyrie.warrior', 'eyrie.decree')
    """
    first, *others = where.split(", ")
    if first.startswith(CLEARING):
        first = f"clearings.{first.removeprefix(CLEARING)}"
    return ".".join([first, *others])


def shown(value: object) -> str:
    """What was written, or the beginning of it."""
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > LONGEST_SHOWN:
        return "..."
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def one_of(name: object, names: Sequence[str], where: str) -> int:
    """The index of a name among those possible here. A list of one name is that name."""
    if isinstance(name, list) and len(name) == 1:
        name = name[0]
    if isinstance(name, int) and not isinstance(name, bool) and name.bit_length() < LONGEST_SHOWN:
        name = str(name) if str(name) in names else name  # YAML reads a clearing's number as one
    if isinstance(name, str) and name in names:
        return names.index(name)
    near = get_close_matches(str(name)[:LONGEST_SHOWN], names, 1) if isinstance(name, str) else []
    if near:
        raise PositionError(
            "{where}: {name} is not known here; did you mean {near}?",
            refusal="position-near",
            where=where,
            name=shown(name),
            near=repr(near[0]),
        )
    if not names:
        raise PositionError(
            "{where}: {name} is not known here; possible: nothing here.",
            refusal="position-nothing",
            where=where,
            name=shown(name),
        )
    raise PositionError(
        "{where}: {name} is not known here; possible: {known}.",
        refusal="position-unknown",
        where=where,
        name=shown(name),
        known=", ".join(names),
    )


def number(value: object, where: str, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise PositionError(
            "{where}: {value} should be a number from 0 to {most}.",
            refusal="position-number",
            where=where,
            value=shown(value),
            most=most,
        )
    return value


def switch(value: object, where: str) -> bool:
    """1 or 0, true or false."""
    return bool(number(int(value) if isinstance(value, bool) else value, where, 1))


def word(value: object, where: str) -> str:
    """A single word."""
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() < LONGEST_SHOWN:
        value = str(value)
    if not isinstance(value, str):
        raise PositionError(
            "{where}: {value} should be a single name.", refusal="position-word", where=where, value=shown(value)
        )
    return value


def mapping(value: object, where: str) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise PositionError(
            "{where}: {value} should be a list of names with values.",
            refusal="position-mapping",
            where=where,
            value=shown(value),
        )
    found: dict[str, Any] = {}
    for key, entry in value.items():
        name = word(key, where)
        if name in found:
            raise PositionError(
                "{where}: {name} is there twice.", refusal="position-twice", where=where, name=shown(name)
            )
        found[name] = entry
    return found


def names_in(value: object, where: str) -> list[str]:
    if value is None:
        return []
    if isinstance(value, str):
        return [value]
    if not isinstance(value, Sequence) or not all(isinstance(name, str) for name in value):
        raise PositionError(
            "{where}: {value} should be a list of names.",
            refusal="position-names",
            where=where,
            value=shown(value),
        )
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
