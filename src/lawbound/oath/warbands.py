"""Warbands: gaining, placing, moving and killing them. Law of Oath 5.2.2, 10.7, 10.25, 10.28, 10.30."""

from __future__ import annotations

from lawbound.kernel import Seat
from lawbound.law import Article, law
from lawbound.oath.cards import POSITIONS, Position
from lawbound.oath.powers import bending
from lawbound.oath.rule import color, settle_site
from lawbound.oath.state import BANK, BOARD, CAGE, ROW, SITE, State

Place = int
"""Where warbands are: BANK, SITE + position, BOARD + seat, CAGE."""


def at_site(s: State, row: int, position: Position) -> int:
    """How many warbands of that color are at the site."""
    return s.warbands[row * ROW + SITE + position]


def all_at_site(s: State, position: Position) -> int:
    """How many warbands are at the site, of whatever color."""
    return sum([s.warbands[row * ROW + SITE + position] for row in range(s.box.seats)])


def on_board(s: State, seat: Seat) -> int:
    """How many warbands the player has on their board."""
    return s.warbands[color(s, seat) * ROW + BOARD + seat]


def in_bank(s: State, seat: Seat) -> int:
    """How many warbands the player can still gain."""
    return s.warbands[color(s, seat) * ROW + BANK]


def shift(s: State, row: int, origin: Place, goal: Place, n: int) -> int:
    """Move warbands of one color, as many as there are; how many these were."""
    n = min(n, s.warbands[row * ROW + origin])
    if n and origin != goal:
        s.warbands[row * ROW + origin] -= n
        s.warbands[row * ROW + goal] += n
        if SITE <= origin < BOARD:
            settle_site(s, origin - SITE)
        if SITE <= goal < BOARD:
            settle_site(s, goal - SITE)
    return n


@law("oath 10.30", "oath 9.3")
def gain_warbands(s: State, seat: Seat, n: int, article: Article) -> int:
    """From the personal bank to the board; a Citizen's are purple."""
    row = color(s, seat)
    n = shift(s, row, BANK, BOARD + seat, n)
    if n:
        s.tell("gained warbands", article, (seat, n))
    return n


@law("oath 10.28")
def kill(s: State, row: int, place: Place, n: int, article: Article) -> int:
    """To the bank of their color."""
    n = shift(s, row, place, BANK, n)
    if n:
        s.tell("killed", article, (row, place, n))
    return n


def why_not_place(s: State, seat: Seat, position: Position) -> Article | None:
    """Why the player cannot place warbands at that site."""
    for bend in bending(s, "why_not_place"):
        article: Article | None = bend.bend(s, bend.source, seat, position)
        if article is not None:
            return article
    return None


def place_warbands(s: State, seat: Seat, position: Position, n: int, article: Article) -> int:
    """From the player's board to a site. Whether they may was asked before."""
    n = shift(s, color(s, seat), BOARD + seat, SITE + position, n)
    if n:
        s.tell("placed warbands", article, (seat, position, n))
    return n


def withdraw(s: State, seat: Seat, position: Position, n: int, article: Article) -> int:
    """From a site to the player's board."""
    n = shift(s, color(s, seat), SITE + position, BOARD + seat, n)
    if n:
        s.tell("withdrew warbands", article, (seat, position, n))
    return n


def recolor(s: State, old: int, new: int, place: Place, article: Article) -> int:
    """Replace warbands of one color at a place by another's, as far as these reach; the rest is only removed."""
    n = shift(s, old, place, BANK, s.warbands[old * ROW + place])
    got = shift(s, new, BANK, place, n)
    if n:
        s.tell("recolored", article, (old, new, place, got, n - got))
    return got


def places_of(s: State, row: int) -> list[Place]:
    """Everywhere on map and boards where that color stands."""
    return [place for place in range(SITE, CAGE) if s.warbands[row * ROW + place]]


def site_places(s: State, row: int) -> list[Position]:
    return [position for position in POSITIONS if s.warbands[row * ROW + SITE + position]]
