"""The traits of the Imperial Reliquary, each in force while no relic lies on its space: Law of Oath 2.3, 7.1.1.

They bind the Chancellor alone, who sits at seat 0.
"""

from __future__ import annotations

from lawbound.law import Article, law
from lawbound.oath.acts import ALL, Act, Campaign, Search, Trade, Travel
from lawbound.oath.cards import CARDS, CRADLE, HINTERLAND, REGION, Source
from lawbound.oath.losses import worsen
from lawbound.oath.powers import power
from lawbound.oath.state import State

MOST_SUPPLY = 2
"""What a greedy Chancellor spends on a search at most."""


@power("brutal", "declared")
@law("oath 2.3")
def brutal(s: State, me: Source, act: Campaign) -> None:
    """When the Chancellor attacks, whoever is defeated loses all of their force."""
    if not act.seat:
        worsen(act, 0, ALL)
        worsen(act, 1, ALL)


@power("careless", "gain")
@law("oath 2.3")
def careless(s: State, me: Source, act: Act, step: int) -> None:
    """One favor more in every trade of the Chancellor, and one secret less in a trade for secrets."""
    if isinstance(act, Trade) and not act.seat and not step:
        act.favor += 1
        act.secrets -= act.for_secrets


@power("decadent", "supply_cost")
@law("oath 2.3")
def decadent(s: State, me: Source, act: Act) -> None:
    """The Chancellor comes to the Cradle for nothing from outside, and to the Hinterland for one supply more."""
    if isinstance(act, Travel) and not act.seat:
        if REGION[act.to] == CRADLE != REGION[act.origin]:
            act.free = True
        act.plus += REGION[act.to] == HINTERLAND


def searching(s: State, me: Source, act: Search) -> Article | None:
    return CARDS[me].article if act.seat or not act.fresh else None


@power("greedy", "modify", act="search", mandatory=True, ready=searching)
@law("oath 2.3")
def greedy(s: State, me: Source, act: Search) -> None:
    """The Chancellor draws two more cards."""
    act.more += 2


@power("greedy", "why_not_act")
@law("oath 2.3")
def too_dear(s: State, me: Source, act: Act) -> Article | None:
    """But cannot search where that would cost more than two supply."""
    if isinstance(act, Search) and not act.seat and act.supply > MOST_SUPPLY:
        return CARDS[me].article
    return None
