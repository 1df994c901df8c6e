"""A quiet map for three, and the steps of a campaign in a row: for cards that are tested one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.oath.situation import Situation, given

MAP = "@1=lush_coast @2=river @3=steppe @4=rocky_coast @5=salt_flats @6=fertile_valley @7=charming_valley @8=great_slum"
"""No relics lie there. Red and Blue begin at the Lush Coast, site 1; the Chancellor is far away, at 8.

The oath is that of Devotion, so that the title stays with the Chancellor while nobody holds the Darkest Secret.
"""
DECK = "deck=?,..."


def table(words: str, luck: Iterable[Any] = ()) -> Situation:
    """Red is to act; of two words for the same thing the later one holds."""
    return given(
        f"oath seats=chancellor,red,blue oath=devotion turn=red chancellor.pawn=8 {MAP} {DECK} {words}", luck=luck
    )


def dice(defense: int, attack: int) -> list[str]:
    """So many blank defense dice, and so many swords."""
    return ["blank"] * defense + ["sword"] * attack


def modify(s: Situation, *sources: str) -> Situation:
    """Use these modifiers and no others."""
    s.choose(*sources)
    return s.choose("done") if s.prompt == "modifier" else s


def campaign(s: Situation, defender: str, *targets: str, pool: int = 0, plans: Iterable[str] = ()) -> Situation:
    """Attack that defender for these targets, beside the own site if that has to be one, with these battle plans."""
    s.choose("campaign")
    return declare(s, defender, *targets, pool=pool, plans=plans)


def declare(s: Situation, defender: str, *targets: str, pool: int = 0, plans: Iterable[str] = ()) -> Situation:
    """The same for a campaign that has begun."""
    attacker = s.asked
    if s.prompt == "defender":
        s.choose(defender)
    for target in targets:
        if s.prompt == "target":  # else there was no other choice
            s.choose(target)
    if s.prompt == "target":
        s.choose("done")
    if s.prompt == "attack dice":
        s.choose(pool)
    return plan(s, *plans) if s.prompt == "battle plan" and s.asked == attacker else s


def plan(s: Situation, *plans: str) -> Situation:
    """Use these battle plans and no others; none if nobody is asked for any."""
    user = s.asked if s.prompt == "battle plan" else ""
    s.choose(*plans)
    return s.choose("done") if s.prompt == "battle plan" and s.asked == user else s
