"""Sites that are exchanged: the Deed Writer, Law of Oath 10.12, 10.26.

Whoever gives a site moves all their warbands from there to their board; whoever gets it places at least one of theirs,
unless they would rule it empty.
"""

from __future__ import annotations

from itertools import combinations

from lawbound.kernel import Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.cards import Position, Source
from lawbound.oath.powers import bending
from lawbound.oath.prompts import HOW_MANY
from lawbound.oath.rule import color, rules_site, settle_site, side, sites_ruled
from lawbound.oath.state import ROW, SITE, State
from lawbound.oath.warbands import at_site, on_board, place_warbands, why_not_place, withdraw

Positions = tuple[Position, ...]


@law("oath 7.6.5", "oath 10.12")
def rules_empty(s: State, seat: Seat, position: Position) -> bool:
    """Whether the player would rule the site without a warband there."""
    if not bending(s, "rules_site"):
        return False
    trial = s.copy()
    for row in range(s.box.seats):
        trial.warbands[row * ROW + SITE + position] = 0
    settle_site(trial, position)
    return rules_site(trial, seat, position)


def least_garrison(s: State, seat: Seat, position: Position) -> int:
    """How many warbands the player has to place at a site that they get."""
    return 0 if rules_empty(s, seat, position) else 1


@law("oath card deed_writer", "oath 6.6.3")
def sellable(s: State, seller: Seat, buyer: Seat) -> list[Position]:
    """The sites that the one rules and the other could: Imperial players rule theirs together already."""
    if side(s, seller) == side(s, buyer):
        return []
    return [
        position
        for position in sites_ruled(s, seller)
        if rules_empty(s, buyer, position) or why_not_place(s, buyer, position) is None
    ]


class Deeds:
    """Which sites two players can exchange: both need warbands for what they get, and may use those that come home."""

    __slots__ = ("bands", "garrison", "home", "mine", "theirs")

    def __init__(self, s: State, seat: Seat, other: Seat) -> None:
        self.mine = sellable(s, seat, other)
        self.theirs = sellable(s, other, seat)
        self.bands = (on_board(s, seat), on_board(s, other))
        self.home: dict[Position, int] = {}  # warbands that come back to the board of whoever gives the site
        self.garrison: dict[Position, int] = {}  # that whoever gets it needs
        for giver, getter, sites in ((seat, other, self.mine), (other, seat, self.theirs)):
            for position in sites:
                self.home[position] = at_site(s, color(s, giver), position)
                self.garrison[position] = least_garrison(s, getter, position)

    def fits(self, given: Positions, wanted: Positions) -> bool:
        """Whether both have the warbands for what they get."""
        return self._suffice(0, given, wanted) and self._suffice(1, wanted, given)

    def _suffice(self, side: int, away: Positions, got: Positions) -> bool:
        bands = self.bands[side] + sum([self.home[position] for position in away])
        return sum([self.garrison[position] for position in got]) <= bands

    def can_end(self, given: Positions, wanted: Positions) -> bool:
        """Whether it fits, perhaps if more sites of the other are wanted."""
        rest = [position for position in self.theirs if position not in wanted]
        return any([self.fits(given, (*wanted, *more)) for n in range(len(rest) + 1) for more in combinations(rest, n)])

    def to_give(self, given: Positions) -> list[Position]:
        """What may be given besides."""
        return [each for each in self.mine if each not in given and self.can_end((*given, each), ())]

    def to_want(self, given: Positions, wanted: Positions) -> list[Position]:
        """What may be wanted besides."""
        return [each for each in self.theirs if each not in wanted and self.can_end(given, (*wanted, each))]


def any_deeds(s: State, seat: Seat, other: Seat) -> bool:
    """Whether there is any site that the two could exchange."""
    deeds = Deeds(s, seat, other)
    return bool(deeds.to_give(()) or deeds.to_want((), ()))


@law("oath card deed_writer", "oath 10.26")
def exchange_sites(
    s: State, seat: Seat, other: Seat, given: Positions, wanted: Positions, article: Article, source: Source
) -> Flow[None]:
    """All warbands go home first; then the new rulers place theirs, from their own boards."""
    for giver, sites in ((seat, given), (other, wanted)):
        for position in sites:
            withdraw(s, giver, position, at_site(s, color(s, giver), position), article)
    for getter, sites in ((other, given), (seat, wanted)):
        least = [least_garrison(s, getter, position) for position in sites]
        for at, position in enumerate(sites):
            s.tell("got site", article, (getter, position))
            if why_not_place(s, getter, position) is None:
                most = on_board(s, getter) - sum(least[at + 1 :])
                n = yield Ask(getter, HOW_MANY, range(least[at], most + 1), (source, position))
                place_warbands(s, getter, position, n, article)
