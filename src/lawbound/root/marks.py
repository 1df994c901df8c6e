"""Marks: what has been used in this turn and cannot be used again, each a bit of `State.used`.

Every kind of card has a mark of its own, so has every hireling, and whatever else is used once in a turn or holds until
it ends has one by the name that positions give it. All of them stand here in one fixed order: the bytes of a state must
not depend on which rules, cards or hirelings a process has met before. There may be as many as anybody needs: Python's
numbers have no last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.root.cards import CARD, CARDS, Card
from lawbound.root.data import load

Mark = int

_SIDES: Final[tuple[str, ...]] = tuple(
    [card[side]["key"] for card in load("hirelings")["cards"] for side in ("promoted", "demoted")]
)
_NAMES: Final[list[str]] = [
    *CARD,
    *("open a path", "riverboats", "mercenaries", "drew in Evening", "improvise"),
    *_SIDES,
    *("the brigand robs", "black market"),
]
"""The marks in the order of their bits. A new one comes at the end, so that no bit moves."""
PRINTED: Final = len(_NAMES)
"""The marks of all that lies in a box; those after them are of things that somebody made up."""
CARD_MARK: Final[tuple[Mark, ...]] = tuple([1 << card for card in CARD.values()])
"""The mark of a printed card of any deck, by its number."""


def card_mark(card: Card) -> Mark:
    """The mark of any card: kinds that somebody made up have theirs after those of all printed things."""
    return CARD_MARK[card] if card < len(CARD_MARK) else mark(CARDS[card].id)


def mark(name: str) -> Mark:
    """The mark of that name; of what lies in no box, declared when it is first asked for.

    >>> mark("riverboats") == mark("riverboats") != mark("mercenaries")
    True
    """
    if name not in _NAMES:
        _NAMES.append(name)
    return 1 << _NAMES.index(name)


def mark_names() -> Sequence[str]:
    """All marks there are."""
    return _NAMES


def marked(used: int) -> list[str]:
    """The names of the marks that are set.

    >>> marked(mark("cobbler") | mark("riverboats"))
    ['cobbler', 'riverboats']
    """
    return [name for bit, name in enumerate(_NAMES) if used >> bit & 1]
