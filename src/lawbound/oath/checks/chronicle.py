"""The questions of the chronicle: the oath, citizenship, edifices, new cards."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask
from lawbound.oath.cards import OATH_NAMES, POSITIONS, SUITS
from lawbound.oath.checks.check import Checks, Reasons, demanded
from lawbound.oath.chronicle_map import why_not_build
from lawbound.oath.prompts import BUILD, NEW_CARDS, OFFER_CITIZENSHIP, VOW
from lawbound.oath.state import State


def oaths(s: State, ask: Ask) -> Reasons:
    return demanded(ask, range(len(OATH_NAMES)), "oath 8.1")


def others(s: State, ask: Ask) -> Reasons:
    return demanded(ask, [seat for seat in range(s.box.seats) if seat != ask.seat], "oath 8.2")


def cards_to_replace(s: State, ask: Ask) -> Reasons:
    cards = [card for position in POSITIONS for card in s.cards_at[position]]
    return [(card, why_not_build(s, ask.seat, card)) for card in cards]


def suits(s: State, ask: Ask) -> Reasons:
    return demanded(ask, SUITS, "oath 8.4")


CHECKS: Final[Checks] = {
    VOW.name: oaths,
    OFFER_CITIZENSHIP.name: others,
    BUILD.name: cards_to_replace,
    NEW_CARDS.name: suits,
}
