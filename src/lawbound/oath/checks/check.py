"""A check of a question: what somebody may think of there, each with the article that forbids it, or None.

A check is handed a copy of what the asked seat knows, which it may change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from lawbound.kernel import Ask, Option
from lawbound.law import Article
from lawbound.oath.state import State

Reasons = list[tuple[Option, Article | None]]
Check = Callable[[State, Ask], Reasons]
Checks = Mapping[str, Check]
"""By the name of the prompt."""


def demanded(ask: Ask, things: Iterable[Option], article: Article) -> Reasons:
    """For questions where one article says all that is demanded of a choice."""
    return [(thing, None if thing in ask.options else article) for thing in things]


def furthest(reasons: Iterable[Article | None], order: Sequence[Article]) -> Article | None:
    """Of the reasons against every single choice the one that stops last; None if there is no reason against one.

    `order` names the reasons that stop first, from the first on; all others, such as somebody's veto, come after them.
    An action that offers no choice at all is refused for what has to be lifted last.

    >>> furthest(["oath 5.1.2", "oath 5.1.1", "oath 5.1.2"], ("oath 5.1.2", "oath 5.1.1"))
    'oath 5.1.1'
    """
    found = list(reasons)
    if not found or None in found:
        return None if found else order[0]
    ranks = [order.index(why) if why in order else len(order) for why in found if why is not None]
    return found[ranks.index(max(ranks))]
