"""Chronicles for tests: all that there can be, by chance."""

from __future__ import annotations

from random import Random
from typing import Final

from hypothesis import strategies as st

from lawbound.oath.box import COLORS
from lawbound.oath.cards import ADVISER_ONLY, CARDS, DENIZENS, EDIFICES, IN_REGION, RELICS, SITES, VISIONS, Card
from lawbound.oath.chronicle_check import SALT_THE_EARTH, WAYS, trouble_in_name
from lawbound.oath.chronicle_layout import bits_of, colors_of, usual_slots
from lawbound.oath.chronicle_value import Chronicle, LastGame, Spot, Tabletop

SETTLERS: Final = [card for card in DENIZENS if CARDS[card].restriction != ADVISER_ONLY]
LETTERS: Final = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))
NAMES: Final = st.text(LETTERS, min_size=1, max_size=255).filter(lambda name: not trouble_in_name(name, 1))
WINNERS: Final = st.text(LETTERS, max_size=40).filter(lambda name: name != "UNKNOWN")
BOARDS: Final = st.sets(st.integers(1, 5)).map(sorted).map(tuple)
NUMBERS: Final = st.just(1) | st.integers(2, 0xFFFF)

THREE_TWO: Final = (
    "030200000210The Horder Order0010000123450343FFDE1621C6DC133B86E222FFFFFF26FFFFFF0CFFFFE41EFFFFFF19FFFFFF371B6D"
    "76D4D61A330A575AAC31A6D3B32AD2D59E16746E0C249C04A510813875159BBC2545A3711769B9BB2880B11E3F5B410B60050DB619064D"
    "5C1F02992B10DDE1EAE9EBE7E6E5DAE3EDDFDBE8ECE0"
)
THREE_THREE_ONE: Final = (
    "030301000210Empire and Exile0002010123450CFFFFDF22FFFFFF12FFFFFF2EFFFFFF25FFFFFF05FFFFFF21FFFFFF1EFFFFFF3B3F67"
    "266B0488D6A316D5B9A87CD2A0867A9C1966D3337649B268D45401AFB0C04092610DB6937F413996943647B157B7659013A6956C519E89"
    "557306C39A64503B3213E0E2E7DBDDDCDEE6E1E9E3EDDAE8E4ECEBE5EA000407UNKNOWN"
)
TUTORIAL: Final = (
    "03030200011BThe Chrysanthemum Chronicle1600000123450403FFFF20FFFFFF0724FFE92BFFFFFF19FFFFFF0B19FFFF22FFFFFF2AF"
    "FFFFF38061B1E0A292508D62B2DD21C022818D5151D312CD3071AD4050F223013331F340B3512232F320D09210C000E010414101127202"
    "62A172E160013E8E7E0DDDCDAEDE6E4EADFE2DEECDBEBE3E1E5002007UNKNOWN"
)
NEW: Final = (
    "030100000110Empire and Exile1F00000123450403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFFFFFFFFFFFFFFFFFF000000"
)
STRINGS: Final = {"3.2.0": THREE_TWO, "3.3.1": THREE_THREE_ONE, "3.3.2": TUTORIAL, "3.1.0": NEW}


def spots(luck: Random) -> tuple[list[Spot], list[tuple[int, ...]]]:
    """A map, and the slots of its cards in a string."""
    faces = [bool(luck.getrandbits(1)) for _ in range(8)]
    faces[0] = True
    for region in IN_REGION:
        if not any([faces[position] for position in region]):
            faces[luck.choice(region)] = True
    denizens, relics = luck.sample(SETTLERS, 24), luck.sample(RELICS, 20)
    edifices = [card + luck.getrandbits(1) for card in EDIFICES[::2]]
    luck.shuffle(edifices)
    found: list[Spot] = []
    slots: list[tuple[int, ...]] = []
    for site, faceup in zip(luck.sample(range(len(SITES)), 8), faces, strict=True):
        cards: list[Card] = []
        here: list[Card] = []
        if faceup:
            cards = [denizens.pop() for _ in range(luck.randint(0, SITES[site].capacity))]
            if cards and edifices and not luck.randint(0, 3):
                cards[luck.randrange(len(cards))] = edifices.pop()
            if SALT_THE_EARTH in cards:
                cards = [SALT_THE_EARTH]
            here = [relics.pop() for _ in range(luck.randint(0, SITES[site].relics))]
        found.append(Spot(site, faceup, tuple(cards), tuple(here)))
        free = luck.sample((1, 2, 3), len(cards) + len(here))
        slots.append((*sorted(free[: len(cards)]), *sorted(free[len(cards) :], reverse=True)))
    return found, slots


@st.composite
def chronicles(draw: st.DrawFn) -> Chronicle:
    """With all orders, and nothing that a string of the newest version does not say."""
    luck = Random(draw(st.integers(0, 2**64)))
    laid, slots = spots(luck)
    if draw(st.booleans()):
        slots = [usual_slots(spot) for spot in laid]
    at_sites = [relic for spot in laid for relic in spot.relics]
    on_map = [card for spot in laid for card in spot.cards]
    left = [card for card in DENIZENS if card not in on_map]
    denizens = luck.sample(left, luck.randint(25, len(left)))
    gone = denizens[25 : 25 + draw(st.integers(0, 60))]
    deck = [card for card in [*denizens, *VISIONS] if card not in gone]
    luck.shuffle(deck)
    relic_rest = [card for card in RELICS if card not in at_sites]
    number = draw(NUMBERS)
    status = draw(st.integers(0, 255))
    last = None
    if number > 1:
        winner, name, citizens = draw(st.integers(0, len(COLORS) - 1)), draw(WINNERS), draw(BOARDS)
        last = LastGame(winner, name, (), citizens, colors_of(status))
    said = bits_of(last.players) if last is not None else 0
    usual = slots == [usual_slots(spot) for spot in laid]
    order = draw(st.just("012345") | st.text("012345", min_size=6, max_size=6))
    return Chronicle(
        name=draw(NAMES),
        number=number,
        oath=draw(st.integers(0, 3)),
        positions=tuple(laid),
        denizens=tuple(sorted(denizens)),
        citizens=draw(BOARDS),
        last=last,
        rebuilt=True,
        dispossessed=tuple(gone),
        relic_top=(),
        relic_rest=tuple(relic_rest),
        deck_order=tuple(deck),
        relic_order=tuple(luck.sample(relic_rest, len(relic_rest))),
        tabletop=Tabletop(None if status == said else status, order, () if usual else tuple(slots)),
    )


@st.composite
def left_by_games(draw: st.DrawFn) -> Chronicle:
    """As a game leaves them: without orders, with groups of relics, and with the way in which it was won."""
    c = draw(chronicles())
    top = draw(st.integers(0, len(c.relic_rest or ())))
    relics = c.relic_order or ()
    ways = tuple(draw(st.lists(st.sampled_from(WAYS), unique=True, max_size=2)))
    return Chronicle(
        name=c.name,
        number=c.number,
        oath=c.oath,
        positions=c.positions,
        denizens=c.denizens,
        citizens=c.citizens,
        last=None if c.last is None else LastGame(c.last.winner, c.last.name, ways, c.last.citizens, c.last.players),
        rebuilt=draw(st.booleans()),
        dispossessed=tuple(sorted(c.dispossessed or ())),
        relic_top=tuple(sorted(relics[:top])),
        relic_rest=tuple(sorted(relics[top:])),
    )
