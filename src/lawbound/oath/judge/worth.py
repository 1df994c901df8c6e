"""What a state of Oath is worth to each seat: how near it is to winning, and what it has to get there.

A worth is a sum of simple terms, each a count times a price, and the prices are listed at the top. `prospects` makes of
the worths of all seats how likely each of them is to win. The state may be a real one or an imagined one.
"""

from __future__ import annotations

from math import exp
from typing import Final

from lawbound.kernel import Seat
from lawbound.oath.cards import DEVOTION, NONE, OATH_VISIONS, PEOPLE, PEOPLES_FAVOR, PROTECTION, SUPREMACY
from lawbound.oath.rule import advisers_of, faceup_advisers, side, treasures
from lawbound.oath.state import BOARD, PLAYING, ROW, SITE, State
from lawbound.oath.tokens import favor_of, tokens_on
from lawbound.oath.victory import successor

FAVOR: Final = 0.07
SECRET: Final = 0.14
WARBAND: Final = 0.055
"""On a board, or at a site."""
LONELY: Final = -0.12
"""A ruled site with a single warband."""
SITE_RULED: Final = 0.16
TREASURE: Final = 0.22
ADVISER: Final = 0.16
FACEDOWN: Final = 0.06
SUPPLY: Final = 0.02

LEAD: Final = 0.42
"""For each step ahead of everybody else in what the oath, or one's vision, asks for; at most three."""
BANNER_TOKEN: Final = 0.08
"""For each token on a banner that one needs: it is the harder to take."""
TITLE: Final = 1.5
"""An Exile who is Oathkeeper."""
USURPER: Final = 2.3
"""... and will win with the next turn, if nobody takes the title."""
VISION: Final = 0.55
"""A revealed vision, whatever it asks for."""
VISION_MET: Final = 1.1
VISION_WINS: Final = 2.6
"""Its goal is met; ... and three visions have been drawn."""
THRONE: Final = 0.9
REIGN: Final = 0.22
"""The Empire is Oathkeeper: for the Chancellor, and for each round that has passed."""
SUCCESSOR: Final = 1.9
HEIR: Final = 0.35
"""A Citizen who would win in the Chancellor's place; and any other Citizen of an Empire that would win."""


def prospects(s: State) -> list[float]:
    """How likely each seat is to win, more or less."""
    seats = range(s.box.seats)
    if s.stage != PLAYING:
        if s.winner == NONE:
            return [1.0 / len(seats)] * len(seats)
        return [1.0 if seat == s.winner else 0.0 for seat in seats]
    table = Scores(s)
    likely = [exp(worth(s, seat, table)) for seat in seats]
    total = sum(likely)
    return [each / total for each in likely]


class Scores:
    """What is counted once for all seats: by goal, how far each seat is."""

    __slots__ = ("sites", "treasures")

    def __init__(self, s: State) -> None:
        seats = s.box.seats
        rulers = [0] * seats
        for ruler in s.ruler:
            if ruler < seats:
                rulers[ruler] += 1
        self.sites = [rulers[side(s, seat)] for seat in range(seats)]
        self.treasures = [len(treasures(s, seat)) for seat in range(seats)]


def lead(s: State, seat: Seat, goal: int, table: Scores) -> float:
    """How far the seat is ahead in that goal; below 0, how far behind whoever leads."""
    if goal in (SUPREMACY, PROTECTION):
        counts = table.sites if goal == SUPREMACY else table.treasures
        mine = side(s, seat)
        if goal == SUPREMACY:
            others = [n for other, n in enumerate(counts) if side(s, other) != mine]
        else:
            others = [n for other, n in enumerate(counts) if other != seat]
        return float(max(-3, min(3, counts[seat] - max(others, default=0))))
    banner = PEOPLES_FAVOR if goal == PEOPLE else PEOPLES_FAVOR - 1
    holder = s.holder[0 if goal == DEVOTION else 1]
    if holder == seat:
        return 1.0 + BANNER_TOKEN * tokens_on(s, banner)
    have = favor_of(s, seat) if goal == PEOPLE else s.secrets[seat]
    return max(-2.0, -0.5 - 0.3 * max(0, tokens_on(s, banner) + 1 - have))


def worth(s: State, seat: Seat, table: Scores) -> float:
    """All that the seat has, and how near it is to a victory of its own."""
    value = means(s, seat, table)
    if s.is_exile(seat):
        return value + ambition(s, seat, table)
    return value + reign(s, seat, table)


def means(s: State, seat: Seat, table: Scores) -> float:
    """Favor, secrets, warbands, sites, relics and advisers."""
    value = FAVOR * min(8, favor_of(s, seat)) + SECRET * min(6, s.secrets[seat] + s.secrets_down[seat])
    row = seat if s.is_exile(seat) else 0
    value += WARBAND * s.warbands[row * ROW + BOARD + seat] + SUPPLY * s.supply[seat]
    value += TREASURE * table.treasures[seat]
    if row == seat:
        for position in range(8):
            here = s.warbands[row * ROW + SITE + position]
            if here:
                value += SITE_RULED + WARBAND * here + (LONELY if here == 1 else 0.0)
    else:
        value += SITE_RULED * 0.4 * table.sites[seat]
    faceup = len(faceup_advisers(s, seat))
    return value + ADVISER * faceup + FACEDOWN * (len(s.advisers[advisers_of(s, seat)]) - faceup)


def ambition(s: State, seat: Seat, table: Scores) -> float:
    """An Exile wins as Usurper, or by a vision."""
    value = LEAD * 0.5 * lead(s, seat, s.oath, table)
    if s.title == seat:
        value += TITLE + USURPER * s.usurper + LEAD * 0.5 * lead(s, seat, s.oath, table)
    vision = s.vision[seat]
    if vision == NONE and s.prophet[0] == seat:
        vision = s.prophet[1]
    if vision != NONE:
        goal = OATH_VISIONS.index(vision)
        ahead = lead(s, seat, goal, table)
        value += VISION + LEAD * ahead
        if ahead > 0:
            value += VISION_WINS if s.visions_drawn >= 3 else VISION_MET
    return value


def reign(s: State, seat: Seat, table: Scores) -> float:
    """The Empire wins while an Imperial player is Oathkeeper; a Citizen wins with it as successor."""
    value = LEAD * lead(s, 0, s.oath, table) * (1.0 if not seat else 0.3)
    imperial = not side(s, s.title)
    heir = successor(s)
    if not seat:
        value += (THRONE + REIGN * s.round) if imperial else 0.0
        return value - (SUCCESSOR if heir != NONE else 0.0)
    if imperial:
        value += SUCCESSOR + REIGN * s.round if heir == seat else HEIR
    return value
