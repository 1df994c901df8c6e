"""Names in positions: reading them with errors that say what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from lawbound.kernel import BadSetup
from lawbound.oath.cards import CARDS, NUMBER, Card
from lawbound.oath.state import DENIZEN_BACK, FIRST_PART, LEAST_MARKER, RELIC_BACK, SECOND_PART, VISION_BACK

Tree = dict[str, Any]
"""A position as plain data: what YAML and the one-line form both hold."""

MARKER_NAMES: Final = {
    DENIZEN_BACK: "?",
    VISION_BACK: "?v",
    RELIC_BACK: "?r",
    FIRST_PART: "?1",
    SECOND_PART: "?2",
}
"""Cards that nobody has seen, by their backs; "?1" and "?2" are of the first and second part of the world deck."""
MARKERS: Final = {name: marker for marker, name in MARKER_NAMES.items()}
FACEDOWN: Final = "-"
"""Before the name of an adviser or a site that lies facedown."""


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
    near = get_close_matches(str(name)[:100], names, 1)
    few = f"possible: {', '.join(names) or 'nothing here'}." if len(names) < 30 else "no card has that name."
    raise PositionError(f"{where}: {name!r} is not known here; {f'did you mean {near[0]!r}?' if near else few}")


def number(value: object, where: str, most: int, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError(f"{where}: {value!r} should be a number from {least} to {most}.")
    return value


def switch(value: object, where: str) -> int:
    """1 or 0, true or false."""
    return number(int(value) if isinstance(value, bool) else value, where, 1)


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


def counts_in(value: object, known: Sequence[str], where: str) -> dict[str, int]:
    """How many of what: names with numbers, or a list in which names are repeated."""
    if isinstance(value, Mapping):
        return {known[one_of(key, known, where)]: number(n, where, 255) for key, n in mapping(value, where).items()}
    counts: dict[str, int] = {}
    for name in names_in(value, where):
        name = known[one_of(name, known, where)]
        counts[name] = counts.get(name, 0) + 1
    return counts


def only(tree: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """No field but these."""
    for key in tree:
        one_of(key, known, where)


def read_card(name: str, where: str) -> Card:
    """A card by its key, or a back."""
    if name in MARKERS:
        return MARKERS[name]
    one_of(name, KEYS, where)
    return NUMBER[name]


KEYS: Final = list(NUMBER)


def read_cards(value: object, where: str, unknown: int = DENIZEN_BACK) -> list[Card]:
    """A list of cards and backs; a bare number is that many of the usual back, and so is each "?"."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [unknown] * number(value, where, 255)
    return [unknown if name == "?" else read_card(name, where) for name in names_in(value, where)]


def card_name(card: Card, usual: int = DENIZEN_BACK) -> str:
    """A card by its key, a back by its mark: the usual one by "?"."""
    if card >= LEAST_MARKER:
        return "?" if card == usual else MARKER_NAMES[card]
    return CARDS[card].key


def write_cards(cards: Sequence[Card], usual: int = DENIZEN_BACK) -> list[str]:
    return [card_name(card, usual) for card in cards]
