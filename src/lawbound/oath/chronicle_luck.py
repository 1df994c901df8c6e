"""Luck for chronicles: what is not decided is drawn, so that a chronicle can be written with all its orders.

At the table nothing of this happens: there a card is decided when somebody draws it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from lawbound.kernel.nature import Seeded
from lawbound.oath.cards import ADVISER_ONLY, CARDS, DENIZENS, RELICS, SITES, SUPREMACY, VISIONS, Card
from lawbound.oath.chronicle_check import FIRST_PART, SECOND_PART, BadChronicle
from lawbound.oath.chronicle_value import Chronicle, Spot

IN_PLAY = 54
"""So many denizens are in world deck and map together."""
FIRST_VISIONS = 2
FACEUP = (0, 2, 5)
"""The top positions of the three regions."""


def shuffled(cards: Iterable[Card], luck: Seeded) -> list[Card]:
    left = sorted(cards)
    return [left.pop(luck.below(len(left))) for _ in range(len(left))]


def world_deck(denizens: Iterable[Card], luck: Seeded) -> list[Card]:
    """A world deck as 8.8 builds it, top first."""
    cards = shuffled(denizens, luck)
    visions = shuffled(VISIONS, luck)
    below = FIRST_PART + SECOND_PART
    first = shuffled([*cards[:FIRST_PART], *visions[:FIRST_VISIONS]], luck)
    second = shuffled([*cards[FIRST_PART:below], *visions[FIRST_VISIONS:]], luck)
    return [*first, *second, *cards[below:]]


def decided(c: Chronicle, luck: Seeded) -> Chronicle:
    """The same chronicle with all sites and relics of the map, and with the orders of its decks."""
    world = c.world_deck
    if world is None or c.relic_top is None or c.relic_rest is None:
        raise BadChronicle("The sealed part of this chronicle is not here: whoever keeps it can write it.")
    sites, rest = list(c.site_deck), list(c.relic_rest)
    spots: list[Spot] = []
    for spot in c.positions:
        site = sites.pop(luck.below(len(sites))) if spot.site is None else spot.site
        relics = [rest.pop(luck.below(len(rest))) if relic is None else relic for relic in spot.relics]
        spots.append(Spot(site, spot.faceup, spot.cards, tuple(relics)))
    deck, relic_order = c.deck_order, c.relic_order
    return replace(
        c,
        positions=tuple(spots),
        rebuilt=True,
        relic_rest=tuple(rest),
        deck_order=tuple(world_deck(world, luck)) if deck is None else deck,
        relic_order=(*shuffled(c.relic_top, luck), *shuffled(rest, luck)) if relic_order is None else relic_order,
    )


def random_first(luck: Seeded, name: str | None = None) -> Chronicle:
    """A first game in another world, as the tabletop mod offers it: random sites, and denizens of the whole Archive.

    The top site of each region is faceup, with one denizen if it has room for any, and with its relics.
    """
    sites = shuffled(range(len(SITES)), luck)[:8]
    denizens = shuffled(DENIZENS, luck)[:IN_PLAY]
    spots: list[Spot] = []
    for position, site in enumerate(sites):
        cards: tuple[Card, ...] = ()
        if position in FACEUP and SITES[site].capacity:
            cards = (next(card for card in denizens if CARDS[card].restriction != ADVISER_ONLY),)
            denizens.remove(cards[0])
        relics = (None,) * SITES[site].relics if position in FACEUP else ()
        spots.append(Spot(site, position in FACEUP, cards, relics))
    return Chronicle(
        name=Chronicle.first().name if name is None else name,
        number=1,
        oath=SUPREMACY,
        positions=tuple(spots),
        denizens=tuple(sorted(denizens)),
        dispossessed=(),
        relic_top=(),
        relic_rest=tuple(RELICS),
    )
