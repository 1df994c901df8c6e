"""Who rules what, who is whose enemy, and who has access to a power: Law of Oath 6.6.3, 7.1.1, 10.5, 10.6, 10.12.

A ruler is a seat, and 0 stands for the whole Empire; or BANDITS; or NONE. Cards at sites are ruled by whoever rules the
site, so by all Imperial players where the Empire does; advisers, relics and banners by their holder alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawbound.kernel import Seat
from lawbound.law import Article, law
from lawbound.oath.cards import (
    DARKEST_SECRET,
    FIRST_SITE,
    FIRST_TRAIT,
    IN_REGION,
    LOCKED,
    NO_SUIT,
    NONE,
    POSITIONS,
    REGION,
    SITES,
    SUIT,
    Card,
    Position,
    Source,
    Suit,
)
from lawbound.oath.powers import bending
from lawbound.oath.state import ADVISER, BANDITS, HELD, ROW, SITE, State

if TYPE_CHECKING:
    from lawbound.oath.acts import Act

Ruler = int


# Sides


@law("oath 10.5", "oath 5.5.1")
def side(s: State, seat: Seat) -> Ruler:
    """Whose sites count as this player's: the Empire's, or their own."""
    if seat == s.outsider:
        return seat
    return 0 if s.citizens >> seat & 1 else seat


@law("oath 10.5")
def is_imperial(s: State, seat: Seat) -> bool:
    """A Citizen who attacks the Empire is none in that campaign, nor is one whom the Chancellor attacks."""
    return not side(s, seat)


@law("oath 5.2.2", "oath 10.28")
def color(s: State, seat: Seat) -> int:
    """Whose row of warbands this player musters: Citizens have purple ones, always."""
    return 0 if s.citizens >> seat & 1 else seat


@law("oath 10.6")
def is_enemy(s: State, seat: Seat, ruler: Ruler) -> bool:
    """Bandits are everybody's enemies, Exiles those of all other players."""
    if ruler >= BANDITS:
        return ruler == BANDITS
    return side(s, seat) != side(s, ruler)


def turn_order(s: State, first: Seat) -> list[Seat]:
    """All seats in turn order from that one."""
    n = s.box.seats
    return [(first + step) % n for step in range(n)]


# Sites


@law("oath 10.12", "oath 6.6.3")
def settle_site(s: State, position: Position) -> None:
    """Find out who rules a site: whoever has warbands there, else the bandits."""
    if not s.faceup >> position & 1:
        s.ruler[position] = NONE
        return
    ruler, warbands = BANDITS, s.warbands
    for row in range(s.box.seats):
        if warbands[row * ROW + SITE + position]:
            ruler = row
            break
    for bend in bending(s, "rules_site"):
        ruler = bend.bend(s, bend.source, position, ruler)
    s.ruler[position] = ruler


def settle_rule(s: State) -> None:
    """The same for all sites: whenever sides, sites or what bends rule have changed."""
    for position in POSITIONS:
        settle_site(s, position)


def rules_site(s: State, seat: Seat, position: Position) -> bool:
    return s.ruler[position] == side(s, seat)


def sites_ruled(s: State, seat: Seat) -> list[Position]:
    mine = side(s, seat)
    return [position for position in POSITIONS if s.ruler[position] == mine]


@law("oath 10.24", "oath 2.1.1")
def region_of(s: State, seat: Seat) -> int:
    """The region where the player stands."""
    return REGION[site_of(s, seat)]


def region_sites(s: State, seat: Seat) -> range:
    """The positions of the player's region."""
    return IN_REGION[region_of(s, seat)]


@law("oath 10.24")
def site_of(s: State, seat: Seat) -> Position:
    """The player's site: where their pawn is, or counts as being in what they are doing now."""
    if s.acts:
        act = s.acts[-1]
        if act.seat == seat:
            return act.site
    return s.pawn[seat]


def others_at(s: State, seat: Seat, position: Position) -> list[Seat]:
    """Everybody else whose pawn is at that site, in turn order."""
    return [other for other in turn_order(s, seat) if other != seat and s.pawn[other] == position]


def capacity(s: State, position: Position) -> int:
    """How many cards the site holds."""
    if not s.faceup >> position & 1:
        return 0
    n = SITES[s.site[position]].capacity
    for bend in bending(s, "capacity"):
        n = bend.bend(s, bend.source, position, n)
    return n


@law("oath 2.8.3", "oath 10.1")
def bandits_at(s: State, position: Position) -> int:
    """How many bandits a site has: they are no warbands."""
    n = 1
    for bend in bending(s, "bandits"):
        n = bend.bend(s, bend.source, position, n)
    return n


# Cards


def ruler_of(s: State, source: Source) -> Ruler:
    """Who rules the card, site or trait."""
    if source >= FIRST_SITE:
        return s.ruler[source - FIRST_SITE]
    if source >= FIRST_TRAIT:
        return 0
    place = s.place[source]
    if place < ADVISER:
        ruler = s.ruler[place]
        for bend in bending(s, "rules_card"):
            ruler = bend.bend(s, bend.source, source, ruler)
        return ruler
    return holder_of(s, source)


def holder_of(s: State, card: Card) -> Seat:
    """The player who has the card as a faceup adviser, or holds it; NONE if nobody does."""
    place = s.place[card]
    if place >= HELD:
        return place - HELD if place < NONE else NONE
    return place - ADVISER if place >= ADVISER else NONE


@law("oath 10.12")
def rules(s: State, seat: Seat, source: Source) -> bool:
    """Whether the player rules that card, or site.

    Relics and banners are ruled by their holder: the Law does not name them, but nobody could use them otherwise.
    """
    if source >= FIRST_TRAIT:
        return (source < FIRST_SITE and not seat) or (source >= FIRST_SITE and rules_site(s, seat, source - FIRST_SITE))
    place = s.place[source]
    if place < ADVISER:
        return ruler_of(s, source) == side(s, seat)
    return holds(s, seat, source)


def holds(s: State, seat: Seat, card: Card) -> bool:
    """Whether the player has it among their faceup advisers, or holds it; in what they do now others' may count."""
    place = s.place[card]
    if place >= HELD:
        return place == HELD + seat
    return place == ADVISER + advisers_of(s, seat)


def advisers_of(s: State, seat: Seat) -> Seat:
    """Whose advisers count as the player's: their own, unless what they are doing now says otherwise."""
    if s.acts:
        act = s.acts[-1]
        if act.seat == seat and act.advisers_of != NONE:
            return act.advisers_of
    return seat


@law("oath 7.1.1")
def has_access(s: State, seat: Seat, source: Source) -> bool:
    """Whoever rules a card may use its power, and whoever stands at its site."""
    if source >= FIRST_TRAIT:
        return rules(s, seat, source)
    return s.place[source] == site_of(s, seat) or rules(s, seat, source)


def enemy_of_ruler(s: State, seat: Seat, source: Source) -> bool:
    """Whether the player is an enemy of whoever rules that card or site."""
    return is_enemy(s, seat, ruler_of(s, source))


def faceup_advisers(s: State, seat: Seat) -> list[Card]:
    """The faceup advisers that count as this player's."""
    owner = advisers_of(s, seat)
    place = s.place
    return [card for card in s.advisers[owner] if place[card] == ADVISER + owner]


def facedown_advisers(s: State, seat: Seat) -> list[Card]:
    """What lies facedown before that player: cards, or markers where nobody knows them."""
    place = s.place
    return [card for card in s.advisers[seat] if place[card] != ADVISER + seat]


@law("oath 10.11", "oath 2.6.1")
def advisers_of_suit(s: State, seat: Seat, suit: Suit) -> int:
    """How many faceup advisers of that suit the player has."""
    n = 0
    for card in faceup_advisers(s, seat):
        n += SUIT[card] == suit
    for bend in bending(s, "advisers_of_suit"):
        n = bend.bend(s, bend.source, seat, suit, n)
    return n


def adviser_suits(s: State, seat: Seat) -> int:
    """The suits among the player's faceup advisers, a bit each."""
    found = 0
    for card in faceup_advisers(s, seat):
        found |= 1 << SUIT[card]
    for suit in range(6):
        if not found >> suit & 1 and advisers_of_suit(s, seat, suit):
            found |= 1 << suit
    return found & ~(1 << NO_SUIT)


def cards_ruled(s: State, seat: Seat) -> list[Card]:
    """The player's faceup advisers, and all cards at sites that they rule."""
    cards = faceup_advisers(s, seat)
    for position in POSITIONS:
        cards += [card for card in s.cards_at[position] if rules(s, seat, card)]
    return cards


def cards_of_suit_at_sites(s: State, suit: Suit) -> list[Card]:
    """All cards of that suit at any sites, from the top of the map."""
    return [card for cards in s.cards_at for card in cards if SUIT[card] == suit]


def has_suit(s: State, position: Position, suit: Suit) -> bool:
    """Whether there is a card of that suit at the site."""
    return any([SUIT[card] == suit for card in s.cards_at[position]])


@law("oath 7.2.2", "oath 10.22")
def why_locked(s: State, seat: Seat, card: Card) -> Article | None:
    """Why that player can neither discard nor move nor swap the card; None if they can."""
    if LOCKED[card]:
        return "oath 7.2.2"
    for bend in bending(s, "locked"):
        article: Article | None = bend.bend(s, bend.source, seat, card)
        if article is not None:
            return article
    if s.acts and is_in_use(s, card):
        return "oath 7.4.3"
    return None


@law("oath 7.4.3")
def is_in_use(s: State, card: Card) -> bool:
    """A modifier cannot be discarded while the action that it modifies is being performed."""
    return any([card in act.used for act in s.acts])


def why_not_take(s: State, seat: Seat, holder: Seat, thing: Card) -> Article | None:
    """Why the player can neither target nor take that relic or banner; the holder is NONE where it is nobody's."""
    for bend in bending(s, "why_not_take"):
        article: Article | None = bend.bend(s, bend.source, seat, holder, thing)
        if article is not None:
            return article
    return None


@law("oath 2.5")
def banner_holder(s: State, banner: Card) -> Seat:
    """Who holds the banner; NONE: it lies in the shared bank."""
    return s.holder[banner - DARKEST_SECRET]


@law("oath 2.2.3", "oath 10.18")
def treasures(s: State, seat: Seat) -> list[Card]:
    """The relics and banners that the player holds."""
    things = list(s.relics[seat])
    return things + [banner for banner in BANNERS if s.holder[banner - DARKEST_SECRET] == seat]


BANNERS: Final = (DARKEST_SECRET, DARKEST_SECRET + 1)


def acting(s: State) -> Act | None:
    """What is being done now."""
    return s.acts[-1] if s.acts else None
