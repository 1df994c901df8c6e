"""Options as numbers: every option of every question of Oath has one number, and always the same.

The numbers of each kind of option are a range of their own, in the order of `vocabulary.DECIDED`:

>>> DECIDED["card"].start, meaning(DECIDED["card"].start)
(128, ('card', 'wrestlers'))

A player is counted from whoever is asked, and a site is its position on the map.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import NATURE, Ask, Seat, Word
from lawbound.oath.acts import FACEUP
from lawbound.oath.cards import FIRST_RELIC, FIRST_SITE, is_banner
from lawbound.oath.deal import ADVISERS, BANNERS, FAVOR, RELICS, SECRETS
from lawbound.oath.deal import SITES as SITES_DEALT
from lawbound.oath.minor import GIVE, TAKE, TO_SITE
from lawbound.oath.numbers.vocabulary import (
    ADVISERS_HERE,
    BACKS,
    CARD_NUMBERS,
    DECIDED,
    FALLEN,
    PLACES,
    RELICS_HERE,
    WAYS,
    WORDS,
)
from lawbound.oath.option_names import WHERE_NAMES
from lawbound.oath.promises import CAMPAIGN, GIVE_FAVOR, GIVE_SECRETS, NOT_CAMPAIGN, NOT_TRAVEL
from lawbound.oath.state import BANDITS, BOARD, CAGE, LEAST_MARKER
from lawbound.oath.targets import PAWN

EVERYTHING: Final = FALLEN.size
"""All numbers: `DECISIONS` for seats, the others for chance."""

CARD_AT: Final = {card: at for at, card in enumerate(CARD_NUMBERS)}
"""The place of a card among all cards that have a number here."""

_WORD: Final = {name: DECIDED["word"].start + at for at, name in enumerate(WORDS)}
_FIRST: Final = {kind: ranges[kind].start for ranges in (DECIDED, FALLEN) for kind in ranges.kinds}
_PLAY_AS: Final = {where: _FIRST["play as"] + at for at, where in enumerate(WHERE_NAMES)}
_BACK: Final = {back: _FIRST["back"] + at for at, back in enumerate(BACKS)}
_PROMISE: Final = {
    NOT_CAMPAIGN: _FIRST["promise no campaign against"],
    CAMPAIGN: _FIRST["promise a campaign against"],
    NOT_TRAVEL: _FIRST["promise no travel to"],
    GIVE_FAVOR: _FIRST["promise favor"],
    GIVE_SECRETS: _FIRST["promise secrets"],
}


def meaning(number: int) -> tuple[str, str]:
    """What a number stands for: a kind of option, and which one.

    >>> meaning(0), meaning(DECIDED["site"].start + 5)
    (('word', 'done'), ('site', 'position 6'))
    """
    found = DECIDED.meaning(number) or FALLEN.meaning(number)
    if found is None:
        raise ValueError(f"{number} is no action: no option has that number, so far.")
    return found


class Numbering:
    """The numbers of the options of a game with so many seats."""

    __slots__ = ("_seats",)

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def numbers(self, ask: Ask) -> list[int]:
        """The number of each option, in the order of the options. At chance equal outcomes have equal numbers."""
        number, me = KINDS[ask.about.kind], 0 if ask.seat == NATURE else ask.seat
        return [_WORD[each.name] if isinstance(each, Word) else number(self, me, each) for each in ask.options]

    def after(self, me: Seat, seat: Seat) -> int:
        """How far in turn order the seat comes after that one."""
        return (seat - me) % self._seats

    def place(self, me: Seat, place: int) -> int:
        """A place of warbands; boards are counted as players are."""
        return BOARD + self.after(me, place - BOARD) if BOARD <= place < CAGE else place

    # By the kind of the prompt

    def card(self, me: Seat, card: int) -> int:
        """A card, or its back."""
        return _BACK[card] if card >= LEAST_MARKER else _FIRST["card"] + CARD_AT[card]

    def source(self, me: Seat, source: int) -> int:
        """Whatever has a power: a card, a trait of the Reliquary, or a site."""
        return _FIRST["site"] + source - FIRST_SITE if source >= FIRST_SITE else _FIRST["card"] + CARD_AT[source]

    def site(self, me: Seat, position: int) -> int:
        return _FIRST["site"] + position

    def where(self, me: Seat, where: int) -> int:
        """Where a card is played: a site, or one of the other ways."""
        return _FIRST["site"] + where if where < FACEUP else _PLAY_AS[where]

    def player(self, me: Seat, seat: int) -> int:
        return _FIRST["player"] if seat == BANDITS else _FIRST["player"] + 1 + self.after(me, seat)

    def thing(self, me: Seat, thing: int) -> int:
        """A relic or banner, or the place of a relic at the site."""
        if is_banner(thing) or thing >= FIRST_RELIC:
            return _FIRST["card"] + CARD_AT[thing]
        return _FIRST["relic here"] + thing

    def relic(self, me: Seat, option: Any) -> int:
        """A facedown relic at a site, which is named where it is not the own."""
        if isinstance(option, tuple):
            position, at = option
            return int(_FIRST["relic at"] + position * RELICS_HERE + at)
        return int(_FIRST["relic here"] + option)

    def target(self, me: Seat, target: Any) -> int:
        if isinstance(target, tuple):
            return self.relic(me, target)
        if target == PAWN:
            return _FIRST["pawn"]
        return int(_FIRST["site"] + target if target < PAWN else _FIRST["card"] + CARD_AT[target])

    def trade(self, me: Seat, deal: int) -> int:
        """The card traded with, and whether for favor or for secrets."""
        return _FIRST["trade"] + 2 * CARD_AT[deal >> 1] + (deal & 1)

    def plan(self, me: Seat, plan: int) -> int:
        """A battle plan, and the way to use it."""
        return _FIRST["plan"] + WAYS * CARD_AT[plan >> 2] + (plan & 3)

    def adviser(self, me: Seat, adviser: tuple[Seat, int]) -> int:
        owner, at = adviser
        return _FIRST["adviser"] + ADVISERS_HERE * self.after(me, owner) + at

    def movement(self, me: Seat, way: int) -> int:
        """Which way warbands are moved."""
        if way <= TO_SITE:
            return _FIRST["movement"] + way
        if way >= TAKE:
            return _FIRST["take warbands from"] + self.after(me, way - TAKE)
        return _FIRST["give warbands to"] + self.after(me, way - GIVE)

    def warbands(self, me: Seat, option: Any) -> int:
        """Where warbands are; with their color if that is told too."""
        if isinstance(option, tuple):
            row, place = option
            return _FIRST["warbands"] + PLACES * self.after(me, row) + self.place(me, place)
        return _FIRST["warbands place"] + self.place(me, option)

    def goods(self, me: Seat, item: tuple[int, ...]) -> int:
        """What is given or wanted in a deal."""
        kind, what = item[:2]
        if kind in (FAVOR, SECRETS):
            return _FIRST["favor" if kind == FAVOR else "secrets"] + what
        if kind in (RELICS, BANNERS):
            return _FIRST["card"] + CARD_AT[what]
        if kind == ADVISERS:
            return _FIRST["adviser here"] + what
        assert kind == SITES_DEALT
        return _FIRST["site"] + what

    def promise(self, me: Seat, promise: tuple[int, ...]) -> int:
        said, what = promise[:2]
        return _PROMISE[said] + (self.after(me, what) if said in (NOT_CAMPAIGN, CAMPAIGN) else what)


def _plain(kind: str) -> Callable[[Numbering, Seat, Any], int]:
    """Options that are places in a list."""
    first = _FIRST[kind]
    return lambda numbering, me, option: int(first + option)


KINDS: Final[dict[str, Callable[[Numbering, Seat, Any], int]]] = {
    "act": Numbering.source,
    "adviser": Numbering.adviser,
    "attack die": _plain("attack die"),
    "back": Numbering.card,
    "bank": _plain("bank"),
    "card": Numbering.card,
    "deal": Numbering.trade,
    "defender": Numbering.player,
    "defense die": _plain("defense die"),
    "goods": Numbering.goods,
    "modifier": Numbering.source,
    "number": _plain("number"),
    "oath": _plain("oath"),
    "pile": _plain("pile"),
    "plan": Numbering.plan,
    "player": Numbering.player,
    "power": Numbering.source,
    "promise": Numbering.promise,
    "relic at site": Numbering.relic,
    "site": Numbering.site,
    "site card": _plain("site card"),
    "space": _plain("space"),
    "target": Numbering.target,
    "thing": Numbering.thing,
    "warbands": Numbering.movement,
    "warbands place": Numbering.warbands,
    "where": Numbering.where,
    "word": _plain("word"),
}
"""By the kind of the prompt."""
