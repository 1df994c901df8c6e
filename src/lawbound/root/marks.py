"""Marks: what has been used in this turn and cannot be used again, each a bit of `State.used`.

Every kind of card has a mark of its own. Whatever else is used once in a turn, or holds until it ends, declares its
mark by the name that positions give it. There may be as many as anybody needs: Python's numbers have no last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.root.cards import CARD, CARDS, Card

Mark = int

_NAMES: Final[list[str]] = list(CARD)
"""The marks in the order of their bits: the cards', then those declared, the earliest first."""
CARD_MARK: Final[tuple[Mark, ...]] = tuple([1 << card for card in CARD.values()])
"""The mark of a card of the standard deck, by its number."""


def card_mark(card: Card) -> Mark:
    """The mark of any card: kinds that a deck brought later have theirs after those declared."""
    return CARD_MARK[card] if card < len(CARD_MARK) else mark(CARDS[card].id)


def mark(name: str) -> Mark:
    """The mark of that name, declared when it is first asked for.

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
