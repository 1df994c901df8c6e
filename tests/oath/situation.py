"""Table situations for tests: given a position, when choices are made, then events and state.

    s = given("oath seats=chancellor,red @1=plains:wolves,purple*2 red.favor=4 turn=red")
    s.choose("muster", "wolves")
    assert s.warbands("red") == 5
    assert s.happened("gained warbands", "oath 5.2.2")

Options are named as in a stored game (`option_names`): an action, a word or a power by its name ("search", "done",
"portal"), a card by its key, a site by its key (a facedown one "position 4"), a player "chancellor" or by color, a bank
by its suit, a number by itself. Luck is scripted in the same words; what the script does not say is left to a fixed
seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lawbound.kernel import Ask, Chance, Event, Nature, Option, Seeded, Table, Word
from lawbound.oath.box import COLORS
from lawbound.oath.cards import NUMBER, REGION_NAMES, SITE_NUMBER, SUIT_NAMES
from lawbound.oath.naming import card_name
from lawbound.oath.option_names import option_name
from lawbound.oath.position import read, seat_names, write
from lawbound.oath.position_text import dump_line, parse
from lawbound.oath.rules import OATH
from lawbound.oath.state import ADVISER, BOARD, NOWHERE, ROW, SITE, State


class Luck(Nature):
    """Says the scripted outcomes in order, each to the first chance it fits, and leaves the rest to a fixed seed."""

    recorded = True

    def __init__(self, script: Iterable[Any], seed: str = "situation") -> None:
        self.script = list(script)
        self.rest = Seeded(seed)
        self.state: State | None = None

    def answer(self, chance: Chance) -> Option:
        if self.script:
            for outcome in chance.outcomes:
                if named(self.state, chance, outcome) == self.script[0]:
                    self.script.pop(0)
                    return outcome
        return self.rest.answer(chance)


def named(s: State | None, question: Ask | Chance, option: Option) -> Any:
    """The name of an option or outcome; a number is itself."""
    if isinstance(option, Word):
        return option.name
    if question.about.kind == "number":
        return option
    return option_name(ANY_STATE if s is None else s, question.about, option)


ANY_STATE = read({"seats": 6, "sites": {1: "plains"}})
"""Luck is named the same in all of them: cards, dice, backs and sites."""


class Situation:
    """A table in a given position, with everything that happens written down."""

    def __init__(self, table: Table[State], heard: list[Event]) -> None:
        self.table = table
        self.events = heard

    @property
    def s(self) -> State:
        return self.table.state

    @property
    def ask(self) -> Ask:
        assert self.table.pending is not None, "the game is over"
        return self.table.pending

    @property
    def prompt(self) -> str:
        return self.ask.about.name

    @property
    def asked(self) -> str:
        """Whose choice it is."""
        return seat_names(self.s)[self.ask.seat]

    @property
    def offered(self) -> list[Any]:
        return [named(self.s, self.ask, option) for option in self.ask.options]

    def choose(self, *names: Any) -> Situation:
        """Make these choices, one after another."""
        for name in names:
            offered = self.offered
            assert name in offered, f"{name!r} is not offered for {self.ask.about} to {self.asked}: {offered}"
            self.table.choose_index(offered.index(name))
        return self

    def until(self, prompt: str, answer: Any = "done") -> Situation:
        """Answer every other question with `answer` (else the first option) until that prompt comes."""
        for _ in range(200):
            if self.prompt == prompt:
                return self
            self.choose(answer if answer in self.offered else self.offered[0])
        raise AssertionError(f"{prompt!r} never came")

    def rest(self) -> Situation:
        """End the turn; whatever is asked by then gets its last option."""
        turns = self.s.turns
        while self.s.turns == turns and self.table.pending is not None:
            self.choose("rest" if "rest" in self.offered else self.offered[-1])
        return self

    # What is on the table

    def seat(self, key: str) -> int:
        return seat_names(self.s).index("chancellor" if key == "purple" else key)

    def position(self, site: str | int) -> int:
        """Of a site by its key, or counted from 1."""
        return site - 1 if isinstance(site, int) else self.s.site.index(SITE_NUMBER[site])

    def favor(self, key: str) -> int:
        """Of a player, in a bank by its suit, on a card, or at a site."""
        s = self.s
        if key in SUIT_NAMES:
            return s.banks[SUIT_NAMES.index(key)]
        if key in SITE_NUMBER:
            return s.site_favor[self.position(key)]
        return s.favor_on[NUMBER[key]] if key in NUMBER else s.favor[self.seat(key)]

    def secrets(self, key: str) -> int:
        """Faceup ones of a player, on a card, or at a site."""
        if key in SITE_NUMBER:
            return self.s.site_secrets[self.position(key)]
        return self.s.secrets_on[NUMBER[key]] if key in NUMBER else self.s.secrets[self.seat(key)]

    def flipped(self, key: str) -> int:
        """The facedown secrets of a player."""
        return self.s.secrets_down[self.seat(key)]

    def supply(self, key: str) -> int:
        return self.s.supply[self.seat(key)]

    def warbands(self, key: str, site: str | int | None = None) -> int:
        """Of a color on the board of its player, or at a site."""
        place = BOARD + self.seat(key) if site is None else SITE + self.position(site)
        return self.s.warbands[self.seat(key) * ROW + place]

    def on_board(self, key: str) -> dict[str, int]:
        """All warbands on a player's board, by color."""
        place, names = BOARD + self.seat(key), ["purple", *seat_names(self.s)[1:]]
        return {name: n for row, name in enumerate(names) if (n := self.s.warbands[row * ROW + place])}

    def at(self, site: str | int) -> list[str]:
        """The cards at a site."""
        return [card_name(card) for card in self.s.cards_at[self.position(site)]]

    def advisers(self, key: str) -> list[str]:
        """Facedown ones with a dash."""
        seat = self.seat(key)
        return [
            card_name(card) if self.s.place[card] == ADVISER + seat else f"-{card_name(card)}"
            for card in self.s.advisers[seat]
        ]

    def relics(self, key: str) -> list[str]:
        return [card_name(card) for card in self.s.relics[self.seat(key)]]

    def hand(self, key: str) -> list[str]:
        return [card_name(card) for card in self.s.hands[self.seat(key)]]

    def pile(self, region: str) -> list[str]:
        """A discard pile, top first."""
        return [card_name(card) for card in self.s.piles[REGION_NAMES.index(region)][::-1]]

    def pawn(self, key: str) -> int:
        """Where a player is, counted from 1."""
        return self.s.pawn[self.seat(key)] + 1

    def ruler(self, site: str | int) -> str:
        """ "empire", a color, "bandits", or "nobody" for a facedown site."""
        ruler = self.s.ruler[self.position(site)]
        if ruler < self.s.box.seats:
            return seat_names(self.s)[ruler] if ruler else "empire"
        return "nobody" if ruler == NOWHERE else "bandits"

    def knows(self, key: str, card: str) -> bool:
        """Whether that player knows where the card lies."""
        return bool(self.s.seen[NUMBER[card]] >> self.seat(key) & 1)

    def sees(self, key: str | None) -> dict[str, Any]:
        """What a player (None: a spectator) sees, in the words of a position."""
        return write(self.table.view(None if key is None else self.seat(key)).state)

    def happened(self, name: str, article: str | None = None) -> list[Event]:
        return [e for e in self.events if e.name == name and (article is None or e.article == article)]


def given(position: str | dict[str, Any] | None = None, *, luck: Iterable[Any] = (), **fields: Any) -> Situation:
    """A situation from a position: a line, YAML, or fields, which also come on top of the other two."""
    tree = parse(position) if isinstance(position, str) else {} if position is None else position
    assert isinstance(tree, dict)
    players = {key: fields.pop(key) for key in list(fields) if key == "chancellor" or key in COLORS}
    whole = {**tree, **fields, "players": {**tree.get("players", {}), **players}}
    read(whole)  # a broken position fails here, in its own words
    heard: list[Event] = []
    return Situation(Table.from_position(OATH, dump_line(whole), nature=Luck(luck), listener=heard.append), heard)


def setup(seats: object = 4, *, luck: Iterable[Any] = (), seed: str = "situation", **settings: Any) -> Situation:
    """A game at its first question."""
    heard: list[Event] = []
    table = Table.new(OATH, {"seats": seats, **settings}, nature=Luck(luck, seed), listener=heard.append)
    return Situation(table, heard)


def numbers(*keys: str) -> list[int]:
    """The numbers of cards."""
    return [NUMBER[key] for key in keys]
