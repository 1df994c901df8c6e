"""The questions of the advanced setup: Law of Root A.8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.root import card_draft, homelands
from lawbound.root.checks.check import Check, Checks, clearings, demanded, question
from lawbound.root.faction import Faction
from lawbound.root.factions import marquise
from lawbound.root.map import Clearing
from lawbound.root.setup_cards import the_cards
from lawbound.root.state import State


def cards(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    """Those that lie on the table."""
    return the_cards(s).laid_out(s)


def why_not_card(player: Faction, s: State, ask: Ask, card: int) -> str | None:
    return card_draft.why_not_card(s, card)


def why_not_homeland(player: Faction, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return homelands.why_not_choose(s, player, clearing)


CHECKS: Final[Checks] = {
    question(card_draft.CHOOSE_CARD): Check(cards, why_not_card),
    question(homelands.CHOOSE_HOMELAND): Check(clearings, why_not_homeland),
    question(homelands.SPREAD_WHERE): Check(clearings, demanded),
    question(marquise.KEEP_AT_HOME): Check(clearings, demanded),
    **{question(prompt): Check(clearings, demanded) for prompt in marquise.HOME_BUILDINGS},
}
