"""Who holds the Oathkeeper title: Law of Oath 2.10 and 2.11."""

from __future__ import annotations

from lawbound.kernel import Ask, Flow, Seat
from lawbound.law import law
from lawbound.oath.cards import DEVOTION, NONE, PEOPLE, SUPREMACY
from lawbound.oath.powers import bending
from lawbound.oath.prompts import TITLE
from lawbound.oath.rule import color, treasures, turn_order
from lawbound.oath.state import State


@law("oath 2.10", "oath 2.11")
def contenders(s: State) -> list[Seat]:
    """Who meets the Oathkeeper goal now: all that are tied for the most. For the Empire's sites, the Chancellor.

    Where nobody meets it, as when a banner is nobody's, the list is empty.
    """
    if s.oath == SUPREMACY:
        counts = [0] * s.box.seats
        for ruler in s.ruler:
            if ruler < len(counts):
                counts[color(s, ruler)] += 1  # what a Citizen rules alone in a campaign is the Empire's for the title
    elif s.oath == PEOPLE:
        return [s.holder[1]] if s.holder[1] != NONE else []
    elif s.oath == DEVOTION:
        return [s.holder[0]] if s.holder[0] != NONE else []
    else:
        counts = [len(treasures(s, seat)) for seat in range(s.box.seats)]
    most = max(counts)
    return [seat for seat, n in enumerate(counts) if n == most] if most else []


@law("oath 2.11")
def settle_title(s: State) -> Flow[None]:
    """The title is always held by whoever meets the goal; who held it keeps it on a tie, or chooses among others."""
    met = contenders(s)
    if not met or s.title in met:
        return
    heir = met[0] if len(met) == 1 else (yield Ask(s.title, TITLE, tuple(met)))
    take_title(s, heir)
    for seat in turn_order(s, s.turn):
        for bend in bending(s, "title_taken"):
            if seat != heir and s.place[bend.source] == 16 + seat:
                yield from bend.bend(s, bend.source, heir)


def take_title(s: State, seat: Seat) -> None:
    """It comes with its Oathkeeper side up."""
    s.title = seat
    s.usurper = 0
    s.tell("oathkeeper", "oath 2.11", (seat,))
