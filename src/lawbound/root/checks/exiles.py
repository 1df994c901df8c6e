"""The questions that cards of Exiles and Partisans ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.root import move
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, others, question
from lawbound.root.decks.exiles import fighting, intrigue, warriors
from lawbound.root.faction import Faction
from lawbound.root.items import ITEM_NAMES
from lawbound.root.map import Clearing
from lawbound.root.state import State


def why_not_persuade(player: Faction, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return warriors.why_not_persuade_at(s, player, clearing)


def their_clearings(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    victim: Faction = s.players[ask.given[0]]
    return victim.grounds


def other_clearings(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    return [clearing for clearing in their_clearings(player, s, ask) if clearing != ask.given[1]]


def why_not_ordered_to(player: Faction, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """No way of the player who is moved leads there."""
    return move.why_not_reach(s, s.players[ask.given[0]], ask.given[1], clearing)


def crafted_items(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    kinds = range(len(ITEM_NAMES))
    return [item for item in kinds if s.crafted_items[ask.seat * len(ITEM_NAMES) + item]]


CHECKS: Final[Checks] = {
    question(intrigue.WHOSE_EFFECT): Check(others, demanded),
    question(intrigue.SWAP_WITH): Check(others, demanded),
    question(warriors.PERSUADE_WHERE): Check(clearings, why_not_persuade),
    question(warriors.PERSUADE_WHOM): Check(others, demanded),
    question(warriors.CARD_TO_PERSUADE): Check(hand, demanded),
    question(warriors.WHOSE_WARRIORS): Check(others, demanded),
    question(warriors.ORDERED_FROM): Check(their_clearings, demanded),
    question(warriors.ORDERED_TO): Check(other_clearings, why_not_ordered_to),
    question(fighting.WHICH_ITEM): Check(crafted_items, demanded),
}
