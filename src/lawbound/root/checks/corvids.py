"""The questions of the Corvids, and to those who would expose them: Law of Root, chapter 13."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.root.cards import Card
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, question, stopping
from lawbound.root.checks.general import CRAFT
from lawbound.root.faction import Faction
from lawbound.root.factions.corvids import Corvids
from lawbound.root.factions.corvids.exposure import EXPOSE_WHERE, SHOW_CARD, why_not_expose_at
from lawbound.root.factions.corvids.faction import DISCARD, LAY_WHICH, PLOT_WHERE, SCATTER, SWAP_WHICH, SWAP_WITH
from lawbound.root.factions.corvids.pieces import PLOTS, Plot
from lawbound.root.map import Clearing
from lawbound.root.pieces import why_not_place
from lawbound.root.state import State
from lawbound.root.suits import is_of


def plots(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    return range(len(PLOTS))


def why_not_scatter(player: Corvids, s: State, ask: Ask, clearing: Clearing) -> str | None:
    if not is_of(s, clearing, ask.given[0]):
        return "root 13.3.2"
    return why_not_place(s, player.seat, clearing)


def why_not_flip(player: Corvids, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_flip(s, clearing)


def why_not_recruit(player: Corvids, s: State, ask: Ask, card: Card) -> str | None:
    return player.why_not_recruit(s)


def why_not_plot(player: Corvids, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_plot_at(s, clearing)


def why_not_lay(player: Corvids, s: State, ask: Ask, kind: Plot) -> str | None:
    return None if kind in player.in_supply(s) else "root 1.5.1"


def why_not_swap(player: Corvids, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_swap(s, clearing)


def why_not_expose(player: Faction, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_expose_at(s, player, clearing)


CHECKS: Final[Checks] = {
    question(DISCARD): Check(stopping, demanded),
    question(SCATTER): Check(clearings, why_not_scatter),
    question(PLOT_WHERE): Check(clearings, why_not_plot),
    question(LAY_WHICH): Check(plots, why_not_lay),
    question(SWAP_WHICH): Check(clearings, why_not_swap),
    question(SWAP_WITH): Check(clearings, demanded),
    question(EXPOSE_WHERE): Check(clearings, why_not_expose),
    question(SHOW_CARD): Check(hand, demanded),
    ("craft", "root 13.4.1"): CRAFT,
    ("flip plots", "root 13.4.2"): Check(clearings, why_not_flip),
    ("recruit with a card", "root 13.4.3"): Check(hand, why_not_recruit),
}
