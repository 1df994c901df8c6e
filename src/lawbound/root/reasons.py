"""Which article a check names.

A check (`why_not_...`) returns the article that forbids, or None; what none forbids is offered. Where several articles
forbid the same thing, it names the first that a reader of the Law would stop at:

1. whether it may be done now at all (once a turn, actions and officers left, effects used);
2. what the article of the action or the question demands of the choice, in the order of its words (a sympathetic
   clearing, a clearing of the card's suit);
3. what the general articles demand that it rests on (warriors to move, adjacency, rule, an enemy, an open slot);
4. what somebody else forbids, which is absolute (the keep, a snare);
5. what has run out (the supply of pieces, of items);
6. what it costs (cards, wood, supporters, items).

An action that offers no choice at all is refused for the reason of the choice that comes furthest in that order: once
that is lifted, the action is possible.
"""

from __future__ import annotations

from collections.abc import Sequence


def first(reasons: Sequence[str | None]) -> str | None:
    """The first article that anybody names; None if nobody forbids."""
    for why in reasons:
        if why is not None:
            return why
    return None


def furthest(reasons: Sequence[str | None], last: Sequence[str], first: Sequence[str] = ()) -> str | None:
    """Of the reasons against every single choice, the one that stops last; None if there is no reason against one.

    `last` names, from the last on, the reasons that come after all others, `first` those that come before, again from
    the last on: what stands between them, such as somebody's veto, need not be known here.

    >>> furthest(["root 2.2.3", "root 6.2.2", "root 2.2.3"], ("root 1.5.1",), ("root 2.2.3",))
    'root 6.2.2'
    """
    if None in reasons:
        return None
    for why in last:
        if why in reasons:
            return why
    between = [why for why in reasons if why not in first]
    if between:
        return between[0]
    return next((why for why in first if why in reasons), None)
