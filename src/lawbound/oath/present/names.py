"""What things are called: players, cards, sites, places of warbands, goods of a deal.

A name becomes text in the sentence that uses it, in the case that the sentence asks for; alone, `str` makes text of it.
Cards and sites are called by what is printed on them, which few of them have in another language than English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from lawbound.kernel import NATURE, Seat
from lawbound.kit.words import LONGEST_NAME, SEATED
from lawbound.oath.acts import DISCARDED, FACEDOWN, FACEUP, REVEALED, WORLD
from lawbound.oath.box import COLORS
from lawbound.oath.cards import (
    CARDS,
    FIRST_SITE,
    IN_REGION,
    NO_SUIT,
    NONE,
    OATH_NAMES,
    REGION,
    REGION_NAMES,
    SITES,
    SOURCES,
    SUIT,
    SUIT_NAMES,
    Card,
    Cost,
    Position,
    Source,
)
from lawbound.oath.data import load
from lawbound.oath.deal import ADVISERS, BANNERS, FAVOR, PROMISES, RELICS, SECRETS, Item
from lawbound.oath.option_names import ATTACK_FACES, DEFENSE_FACES
from lawbound.oath.promises import CAMPAIGN, GIVE_FAVOR, GIVE_SECRETS, NOT_CAMPAIGN, NOT_TRAVEL, Promise
from lawbound.oath.speech import Name, has, say
from lawbound.oath.state import (
    ADVISER,
    BANDITS,
    BANK,
    BOARD,
    CAGE,
    DENIZEN_BACK,
    LEAST_MARKER,
    RELIC_BACK,
    ROW,
    SITE,
    VISION_BACK,
    State,
)
from lawbound.present.speech import Names, language, slug

Thing = Name | Names | str

REMEMBERED: Final = 1 << 10
ENGLISH: Final = {**{card.key: card.name for card in CARDS}, **{site.key: site.name for site in SITES}}
BACKS: Final = {DENIZEN_BACK: "denizen", VISION_BACK: "vision", RELIC_BACK: "relic"}
PROMISED: Final = {
    NOT_CAMPAIGN: "not-campaign",
    CAMPAIGN: "campaign",
    NOT_TRAVEL: "not-travel",
    GIVE_FAVOR: "favor",
    GIVE_SECRETS: "secrets",
}
WHERE: Final = {FACEUP: "faceup", FACEDOWN: "facedown", REVEALED: "revealed", DISCARDED: "discarded"}


class Printed(Name):
    """What is printed on a card or site, by its key."""

    __slots__ = ()

    def said(self, case: str = "") -> str:
        return str(load("names").get(language(), {}).get(self.id) or ENGLISH[self.id])


def _all(table: str, keys: Iterable[str]) -> tuple[Name, ...]:
    return tuple([Name(slug(table, key)) for key in keys])


SUITS: Final = _all("suit", SUIT_NAMES)
REGIONS: Final = _all("region", REGION_NAMES)
OATHS: Final = _all("oath", OATH_NAMES)
PHASES: Final = _all("phase", ("wake", "act", "rest"))
DEFENSE: Final = _all("die", DEFENSE_FACES)
ATTACK: Final = _all("die", ATTACK_FACES)


@lru_cache(REMEMBERED)
def counted(what: str, n: int) -> Name:
    return Name(slug("counted", what), n=n)


def capital(sentence: str) -> str:
    """A sentence, whatever name it begins with."""
    return sentence[:1].upper() + sentence[1:]


def in_a_row(each: Iterable[Thing], empty: str = "none") -> Names:
    """Several things without an "and" before the last."""
    return Names(each, empty, "comma")


# Players


def player(s: State, seat: int) -> Name:
    """Who it is in a word: the Chancellor, or the color of their board; bandits, nobody."""
    if seat == BANDITS:
        return Name("player-bandits")
    if seat in (NONE, NATURE) or seat is None:
        return Name("player-nobody")
    return color(s.box.colors[seat]) if seat else Name("player-chancellor")


@cache
def color(board: int) -> Name:
    """A board by its color."""
    return Name(slug("player", COLORS[board])) if board else Name("player-chancellor")


def seated(s: State, seat: int) -> Name:
    """The same with the name of the person who sits there."""
    named = player(s, seat)
    if not 0 <= seat < len(s.names):
        return named
    name = "".join([letter for letter in s.names[seat] if letter.isprintable()])[:LONGEST_NAME]
    if name in SEATED:
        name = say(SEATED[name])
    return Name("name-person", player=named, name=name) if name else named


def role(s: State, seat: Seat) -> Name:
    return Name("role-exile" if s.is_exile(seat) else "role-citizen" if seat else "role-chancellor")


def standing(s: State, seat: Seat) -> Name:
    """Role, and title if they hold it."""
    if s.title != seat:
        return role(s, seat)
    return Name("name-standing", role=role(s, seat), title=Name("title-usurper" if s.usurper else "title-oathkeeper"))


def owner(s: State, row: int) -> Name:
    """Whose warbands these are: purple ones are the Empire's."""
    return player(s, row) if row else Name("owner-empire")


# Cards


@cache
def card(number: Card) -> Name:
    """A card, or what lies there facedown."""
    if number >= LEAST_MARKER:
        return back(number)
    key = CARDS[number].key
    return Name(slug("card", key)) if has(slug("card", key)) else Printed(key)


@cache
def back(number: Card) -> Name:
    """What lies facedown, by its back."""
    return Name(slug("back", BACKS.get(number, "unknown")))


@cache
def suited(number: Card) -> Name:
    """A card with its suit, if it has one."""
    named = card(number)
    if number >= LEAST_MARKER or SUIT[number] == NO_SUIT:
        return named
    return Name("name-suited", card=named, suit=SUITS[SUIT[number]])


def cards(several: Iterable[Card], empty: str = "none") -> Names:
    return Names([card(number) for number in several], empty)


def source(s: State, number: Source) -> Name:
    """Whatever has a power: a card, a trait of the Reliquary, or a site."""
    if FIRST_SITE <= number < SOURCES:
        return site_name(s, number - FIRST_SITE)
    return card(number)


def adviser(s: State, whose: Seat, at: int) -> Name:
    """One of somebody's advisers, by its card as far as the viewer knows it, and its place."""
    held = s.advisers[whose]
    number = held[at] if at < len(held) else LEAST_MARKER
    return Name("name-adviser", player=player(s, whose), card=card(number), n=at + 1)


def cost(asked: Cost) -> Names:
    """What the use of a power costs."""
    parts = (
        ("cost-place-favor", "favor", asked.place_favor),
        ("cost-place-secret", "secret", asked.place_secret),
        ("cost-burn-favor", "favor", asked.burn_favor),
        ("cost-burn-secret", "secret", asked.burn_secret),
    )
    return in_a_row([Name(message, what=counted(what, n)) for message, what, n in parts if n])


# Places


def site_name(s: State, position: Position) -> Name:
    """A site by its name; one that lies facedown by its place in its region, or as whoever has looked at it knows."""
    number = s.site[position]
    if s.faceup >> position & 1:
        return Printed(SITES[number].key)
    if number != NONE:
        return Name("site-known", name=Printed(SITES[number].key))
    region = REGION[position]
    return Name("site-facedown", region=REGIONS[region], n=position - IN_REGION[region][0] + 1)


def site(s: State, position: Position) -> Name:
    """A site in a sentence, with its prepositions."""
    return Name("site", name=site_name(s, position))


def sites(s: State, several: Iterable[Position]) -> Names:
    return Names([site_name(s, position) for position in several])


def place(s: State, where: int) -> Name:
    """Where warbands are."""
    if SITE <= where < BOARD:
        return site(s, where - SITE)
    if where in (BANK, CAGE):
        return Name("place-bank" if where == BANK else "place-cage")
    return Name("place-board", player=player(s, where - BOARD))


def warbands(s: State, row: int, where: int) -> Name:
    """A group of warbands: how many, whose and where."""
    count = counted("warband", s.warbands[row * ROW + where])
    return Name("name-warbands", warbands=count, owner=owner(s, row), place=place(s, where))


def pile(number: int) -> Name:
    """A discard pile by its region, or the world deck."""
    return Name("pile-world") if number == WORLD else Name("pile-region", region=REGIONS[number])


def where(s: State, number: int) -> Name:
    """Where a card may be played."""
    return Name(slug("where", WHERE[number])) if number in WHERE else Name("where-site", site=site(s, number))


def space(number: int) -> Name:
    return Name("name-space", n=number + 1)


def relic_at(s: State, position: Position, at: int) -> Name:
    """A relic at a site, as far as the viewer knows it."""
    relics = s.relics_at[position]
    relic = card(relics[at]) if at < len(relics) else back(RELIC_BACK)
    return Name("name-relic-at", relic=relic, site=site(s, position), n=at + 1)


def in_reliquary(s: State, number: int) -> Name:
    """A relic of the Reliquary, as far as the viewer knows it."""
    return Name("name-in-reliquary", relic=card(s.reliquary[number]), n=number + 1)


def faceup_adviser(s: State, number: Card) -> bool:
    return ADVISER <= s.place[number] < ADVISER + s.box.seats


# Deals


def goods(s: State, items: Sequence[Item], giver: Seat | None = None) -> Names:
    """What one side hands over. Advisers are named by their places, and by their cards while the giver has them."""
    return Names([good(s, item, giver) for item in items], "nothing")


def good(s: State, item: Item, giver: Seat | None = None) -> Name:
    kind, what = item[:2]
    if kind in (FAVOR, SECRETS):
        return counted("favor" if kind == FAVOR else "secret", what)
    if kind in (RELICS, BANNERS):
        return card(what)
    if kind == ADVISERS:
        return Name("name-adviser-number", n=what + 1) if giver is None else adviser(s, giver, what)
    return bound(s, item[1:]) if kind == PROMISES else Name("name-good-site", site=site_name(s, what))


def promise(s: State, said: Promise) -> Name:
    """What is promised, without its round and its penalty."""
    kind, what = said[:2]
    message = f"promise-{PROMISED[kind]}"
    if kind in (NOT_CAMPAIGN, CAMPAIGN):
        return Name(message, player=player(s, what))
    if kind == NOT_TRAVEL:
        return Name(message, site=site(s, what))
    return Name(message, what=counted("favor" if kind == GIVE_FAVOR else "secret", what))


def bound(s: State, said: Promise) -> Name:
    """A whole promise: what, until when, and what a breach costs."""
    return Name("promise-bound", promise=promise(s, said), round=said[2], favor=counted("favor", said[3]))
