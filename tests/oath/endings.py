"""The end of a game, for tests: a world laid out from a chronicle, changed by hand, and played on at a table.

Cards and sites are named by their keys, players by their colors ("purple" is the Chancellor), positions of the map by
numbers from 0. Luck is scripted in the same words, each outcome for the first chance that it fits; what the script does
not say is left to a fixed seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.oath.conserved import check_cards, check_favor, check_sites, check_warbands

from lawbound.kernel import Ask, Chance, Event, Flow, Nature, Option, Seeded, Table, Word
from lawbound.oath import chronicle
from lawbound.oath.box import COLORS
from lawbound.oath.cards import (
    CARDS,
    DENIZENS,
    NONE,
    NUMBER,
    OATH_NAMES,
    POSITIONS,
    RELICS,
    SITE_NUMBER,
    SITES,
    SUIT_NAMES,
    is_banner,
    is_vision,
)
from lawbound.oath.chronicle_value import Chronicle, Spot, starting_denizens
from lawbound.oath.piles import reveal
from lawbound.oath.rule import settle_rule
from lawbound.oath.rules import Oath
from lawbound.oath.setup import new_state
from lawbound.oath.state import (
    ADVISER,
    BANK,
    BOARD,
    CHRONICLE,
    DENIZEN_BACK,
    FIRST,
    FIRST_PART,
    FIRST_VISIONS,
    LEAST_MARKER,
    OVER,
    PLAYING,
    REST,
    SECOND,
    SECOND_PART,
    SECOND_VISIONS,
    SETTING_UP,
    SITE,
    WAKE,
    State,
)
from lawbound.oath.treasures import hold, release
from lawbound.oath.warbands import shift

Place = tuple[str, str] | tuple[str, str, int] | None
"""A faceup site, its cards, and how many relics lie there; None: a facedown site."""

MAP: list[Place] = [
    ("plains", "longbows"),
    None,
    ("mountain", "taming_charm", 1),
    None,
    None,
    ("rocky_coast", "elders"),
    None,
    None,
]
"""The map of a first game."""
WORD_KINDS: dict[str, Sequence[str]] = {"oath": OATH_NAMES, "bank": SUIT_NAMES}


class Played(Oath):
    """Oath from a given state on."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.laying_out = state.stage == SETTING_UP  # only that

    def start(self, setup: Mapping[str, Any]) -> State:
        return self.state.copy()

    def resume(self, state: State) -> Flow[None] | None:
        return None if self.laying_out and state.stage == PLAYING else super().resume(state)


def named(s: State, kind: str, option: Option) -> Any:
    """What an option or an outcome of luck is called here."""
    if isinstance(option, Word):
        return option.name
    if kind == "card":
        return CARDS[option].key if option < LEAST_MARKER else "?"
    if kind == "player":
        return COLORS[s.box.colors[option]]
    if kind == "site card":
        return SITES[option].key
    return WORD_KINDS[kind][option] if kind in WORD_KINDS else option


class Luck(Nature):
    """The outcomes of a script, then those of a fixed seed."""

    recorded = True

    def __init__(self, s: State, script: Iterable[Any]) -> None:
        self.s = s
        self.script = list(script)
        self.rest = Seeded("ending")
        self.asked: list[Chance] = []

    def answer(self, chance: Chance) -> Option:
        self.asked.append(chance)
        if self.script:
            for outcome in chance.outcomes:
                if named(self.s, chance.about.kind, outcome) == self.script[0]:
                    self.script.pop(0)
                    return outcome
        return self.rest.answer(chance)

    def copy(self) -> Luck:
        twin = Luck(self.s, self.script)
        twin.rest = self.rest.copy()
        return twin


class Ending:
    """A world, and the table at which it is played to its end."""

    def __init__(
        self,
        places: Sequence[Place] = tuple(MAP),
        *,
        seats: int = 4,
        oath: str = "supremacy",
        citizens: Sequence[str] = (),
        more: str = "",
        dispossessed: Sequence[int] = (),
        relic_top: str = "",
        value: Chronicle | None = None,
    ) -> None:
        """`more` are denizens of the world deck besides the usual ones; `value` is a chronicle instead of all that."""
        if value is None:
            value = _world(places, oath, citizens, more, dispossessed, relic_top)
        self.s = new_state({"seats": ["chancellor", *COLORS[1:seats]], "chronicle": value.to_plain()})
        self.events: list[Event] = []
        self.table = self._sit(())
        while self.table.pending is not None:
            self.table.choose_index(0)
        self.s = self.table.state
        for position in POSITIONS:
            shift(self.s, 0, SITE + position, BANK, 24)
        self.s.supply[0] = 0
        self.change()

    def _sit(self, luck: Iterable[Any]) -> Table[State]:
        self.luck = Luck(self.s, luck)
        return Table.new(Played(self.s), {}, nature=self.luck, listener=self.events.append)

    # The world

    def change(self) -> Ending:
        self.s.bends = None
        settle_rule(self.s)
        return self

    def seat(self, color: str) -> int:
        return self.s.box.colors.index(COLORS.index(color))

    def rule(self, color: str, *positions: int, n: int = 1) -> Ending:
        """Warbands of that color at those sites."""
        for position in positions:
            shift(self.s, self.seat(color), BANK, SITE + position, n)
        return self.change()

    def board(self, color: str, n: int) -> Ending:
        shift(self.s, self.seat(color), BANK, BOARD + self.seat(color), n)
        return self

    def adviser(self, color: str, keys: str, faceup: bool = True) -> Ending:
        """Advisers from the world deck; visions and denizens."""
        s, seat = self.s, self.seat(color)
        for card in _cards(keys):
            self._draw(card)
            s.advisers[seat].append(card)
            s.seen[card] = 1 << seat
            if faceup:
                s.place[card] = ADVISER + seat
                reveal(s, card)
        return self.change()

    def discard(self, keys: str, region: int = 0) -> Ending:
        """Cards of the world deck to a discard pile."""
        for card in _cards(keys):
            self._draw(card)
            self.s.piles[region].append(card)
        return self

    def vision(self, color: str, key: str) -> Ending:
        """A vision of the world deck is revealed."""
        self._draw(NUMBER[key])
        self.s.vision[self.seat(color)] = NUMBER[key]
        reveal(self.s, NUMBER[key])
        return self

    def _draw(self, card: int) -> None:
        """The card leaves the world deck, or a hand or pile that the set-up put it into: another takes its place."""
        s = self.s
        pool = s.vision_pool if is_vision(card) else s.pool
        if card not in pool:
            for cards in (*s.advisers, *s.piles):
                if card in cards:
                    other = pool.pop()
                    s.seen[other], s.seen[card] = s.seen[card], 0
                    cards[cards.index(card)] = other
                    break
            else:
                raise AssertionError(f"{CARDS[card].key} is not there")
        else:
            pool.remove(card)
        if not is_vision(card):
            s.deck.remove(DENIZEN_BACK)
            return
        part, size, visions = (SECOND_PART, SECOND, SECOND_VISIONS)
        if not s.parts[visions]:
            part, size, visions = (FIRST_PART, FIRST, FIRST_VISIONS)
        s.deck.remove(part)
        s.parts[size] -= 1
        s.parts[visions] -= 1

    def hold(self, color: str, keys: str) -> Ending:
        """Relics of the relic deck, or banners, come to a player."""
        s = self.s
        for card in _cards(keys):
            if is_banner(card) or s.place[card] != NONE:
                release(s, card)
            elif card in s.relic_pool:
                s.relic_pool.remove(card)
                s.relic_deck.pop(0)
            hold(s, self.seat(color), card)
        return self.change()

    def title(self, color: str, usurper: bool = False) -> Ending:
        self.s.title = self.seat(color)
        self.s.usurper = int(usurper)
        return self

    # The table

    def wake(self, color: str, luck: Iterable[Any] = ()) -> Ending:
        """That player's turn begins."""
        s = self.s
        s.stage, s.phase, s.step, s.turn = PLAYING, WAKE, 0, self.seat(color)
        return self._play(luck)

    def end_round(self, number: int, luck: Iterable[Any] = ()) -> Ending:
        """The last player rests, and that round ends."""
        s = self.s
        s.stage, s.phase, s.step, s.turn, s.round = PLAYING, REST, 0, s.box.seats - 1, number
        return self._play(luck)

    def won(self, color: str, way: int, luck: Iterable[Any] = ()) -> Ending:
        """That player has won; the chronicle is about to be written."""
        return self.win(self.seat(color), way, luck)

    def win(self, seat: int, way: int, luck: Iterable[Any] = ()) -> Ending:
        s = self.s
        s.stage, s.step, s.winner, s.way = CHRONICLE, 0, seat, 1 << way
        return self._play(luck)

    def _play(self, luck: Iterable[Any]) -> Ending:
        self.events.clear()
        conserved(self.s)
        self.table = self._sit(luck)
        self.s = self.table.state
        return self

    @property
    def ask(self) -> Ask:
        assert self.table.pending is not None, "the game is over"
        return self.table.pending

    @property
    def prompt(self) -> str:
        return "" if self.table.pending is None else self.ask.about.name

    @property
    def asked(self) -> str:
        return COLORS[self.s.box.colors[self.ask.seat]]

    @property
    def offered(self) -> list[Any]:
        return [named(self.s, self.ask.about.kind, option) for option in self.ask.options]

    def choose(self, *names: Any) -> Ending:
        for name in names:
            assert name in self.offered, f"{name!r} is not offered for {self.ask.about}: {self.offered}"
            self.table.choose_index(self.offered.index(name))
            self.s = self.table.state
        return self

    def until(self, prompt: str) -> Ending:
        """Answer with the last option, which is mostly "done", until that is asked."""
        while self.prompt != prompt:
            assert self.prompt, f"{prompt!r} was never asked"
            self.table.choose_index(len(self.ask.options) - 1)
            self.s = self.table.state
        return self

    def write(self) -> Ending:
        """Answer everything that is left with the last option; the chronicle is written then."""
        while self.table.pending is not None:
            self.table.choose_index(len(self.ask.options) - 1)
            self.s = self.table.state
        assert self.s.stage == OVER
        conserved(self.s)
        return self

    def told(self, name: str) -> list[tuple[Any, ...]]:
        """The public part of all events of that name."""
        return [event.args for event in self.events if event.name == name]

    @property
    def value(self) -> Chronicle:
        return chronicle.next_chronicle(self.s)

    @property
    def map(self) -> list[Any]:
        """By position, the site with its cards; None if it is facedown."""
        return [
            " ".join([SITES[spot.site].key, *[CARDS[card].key for card in spot.cards]])
            if spot.site is not None and spot.faceup
            else None
            for spot in self.value.positions
        ]

    @property
    def winner(self) -> str:
        return "" if self.s.winner == NONE else COLORS[self.s.box.colors[self.s.winner]]


def _cards(keys: str) -> list[int]:
    return [NUMBER[key] for key in keys.split()]


def _spot(place: Place) -> Spot:
    if place is None:
        return Spot(None, False)
    relics: int = place[2] if len(place) == 3 else 0
    return Spot(SITE_NUMBER[place[0]], True, tuple(_cards(place[1])), (None,) * relics)


def _world(
    places: Sequence[Place],
    oath: str,
    citizens: Sequence[str],
    more: str,
    dispossessed: Sequence[int],
    relic_top: str,
) -> Chronicle:
    spots = [_spot(place) for place in places]
    laid = [card for spot in spots for card in spot.cards]
    world = {*starting_denizens(), *_cards(more)} - {*laid} | {*dispossessed}
    top = sorted(_cards(relic_top))
    value = Chronicle(
        name="A test",
        number=7,
        oath=OATH_NAMES.index(oath),
        positions=tuple(spots),
        denizens=tuple(sorted(world)),
        citizens=tuple(sorted([COLORS.index(color) for color in citizens])),
        dispossessed=tuple(sorted(dispossessed)),
        relic_top=tuple(top),
        relic_rest=tuple([relic for relic in RELICS if relic not in top]),
    )
    value.check()
    return value


def keys_of(cards: Iterable[int]) -> list[str]:
    return [CARDS[card].key for card in cards]


def conserved(s: State) -> None:
    """Every card, site, warband and favor is somewhere, once."""
    check_cards(s)
    check_sites(s)
    check_favor(s)
    check_warbands(s)


def archive(s: State) -> list[str]:
    """The denizens in the Archive."""
    away = {card for cards in (*s.cards_at, *s.advisers, *s.piles, s.deck, s.pool, s.dispossessed) for card in cards}
    return keys_of([card for card in DENIZENS if card not in away])
