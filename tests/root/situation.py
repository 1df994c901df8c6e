"""Table situations for tests: given a position, when choices are made, then events and state.

Options are named in words: an action or word by its name ("march", "done"), a card by its id, a clearing by its
number, a player by faction key, a piece, item, quest, leader, column or suit by its name. Luck is scripted in the same
words (dice as pairs); what the script does not say is left to a fixed seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lawbound.kernel import Ask, Chance, Event, Nature, Option, Seeded, Table, Word
from lawbound.root import services
from lawbound.root.cards import CARDS, SUIT_NAMES
from lawbound.root.faction import Faction
from lawbound.root.factions import FACTIONS
from lawbound.root.factions.corvids import PLOTS
from lawbound.root.factions.duchy.ministers import MINISTERS
from lawbound.root.factions.eyrie import COLUMN_NAMES, LEADER_NAMES
from lawbound.root.factions.hundreds import MOODS
from lawbound.root.factions.vagabond import satchel
from lawbound.root.items import CHARACTERS, ITEM_NAMES, TILE_NAMES
from lawbound.root.map import FIRST_FOREST
from lawbound.root.position import write
from lawbound.root.position_text import dump_line, loads
from lawbound.root.quests import QUESTS
from lawbound.root.rules import ROOT
from lawbound.root.state import State
from lawbound.root.steps import Action

SETUP_CARDS = [key for key in FACTIONS if not key.endswith("2")]
"""Where all of them may be dealt."""
CARD_STEPS = ("craft", "add to the Decree again", "recruit with a card")


class Luck(Nature):
    """Says the scripted outcomes in order, each to the first chance it fits, and leaves the rest to a fixed seed."""

    recorded = True

    def __init__(self, script: Iterable[Any]) -> None:
        self.script = list(script)
        self.rest = Seeded("situation")

    def answer(self, chance: Chance) -> Option:
        if self.script:
            for outcome in chance.outcomes:
                if named(chance.about.kind, outcome, None) == self.script[0]:
                    self.script.pop(0)
                    return outcome
        return self.rest.answer(chance)


def named(kind: str, option: Option, s: State | None, prompt: str = "") -> Any:
    """The name of an option of that kind."""
    if isinstance(option, Action | Word):
        return option.name
    if kind == "action":  # steps that offer cards, clearings or suits directly
        kind = "card" if prompt in CARD_STEPS or prompt.startswith("retinue: ") else kind
        kind = "suit" if prompt == "the Decree" else kind
        kind = "minister" if prompt in ("parliament", "sway") else kind
    if kind == "card":
        return CARDS[option].id
    if kind == "player" and s is not None:
        return s.box.owners[option].KEY
    if kind == "setup card":
        return (s.box.draft if s is not None else SETUP_CARDS)[option]
    if kind == "market" and s is not None:
        return CARDS[services.seller_in(s).goods(s)[option]].id
    if kind == "piece" and s is not None:
        return s.box.piece_name(option)
    if kind == "slot":
        return f"{TILE_NAMES[satchel.tile_of(option)]} {satchel.PLACE_NAMES[satchel.place_of(option)]}"
    if kind == "place" and s is not None:
        return s.box.map.forests[option - FIRST_FOREST].id if option >= FIRST_FOREST else option
    if kind == "trigger":
        return option.name
    names: dict[str, Any] = {
        "suit": SUIT_NAMES,
        "item": ITEM_NAMES,
        "tile": TILE_NAMES,
        "quest": [quest.id for quest in QUESTS],
        "leader": LEADER_NAMES,
        "column": COLUMN_NAMES,
        "plot": PLOTS,
        "minister": MINISTERS,
        "mood": MOODS,
        "character": [character.id for character in CHARACTERS],
        "bot character": [character.id for character in CHARACTERS],
    }
    return names[kind][option] if kind in names else option


class Situation:
    """A table in a given position, with everything that happens written down."""

    def __init__(self, table: Table[State], heard: list[Event] | None = None) -> None:
        self.table = table
        self.events: list[Event] = [] if heard is None else heard
        if heard is None:
            table.listen(self.events.append)

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
        return self.s.players[self.ask.seat].KEY

    @property
    def offered(self) -> list[Any]:
        ask = self.ask
        return [named(ask.about.kind, option, self.s, ask.about.name) for option in ask.options]

    def choose(self, *names: Any) -> Situation:
        """Make these choices, one after another."""
        for name in names:
            assert name in self.offered, f"{name!r} is not offered for {self.ask.about}: {self.offered}"
            self.table.choose_index(self.offered.index(name))
        return self

    def until(self, prompt: str, answer: Any = "done") -> Situation:
        """Answer every other question with `answer` (else the first option) until that prompt comes."""
        for _ in range(200):
            if self.prompt == prompt:
                return self
            self.choose(answer if answer in self.offered else self.offered[0])
        raise AssertionError(f"{prompt!r} never came")

    def player(self, key: str) -> Faction:
        return next(player for player in self.s.players if key == player.KEY)

    def seat(self, key: str) -> int:
        return self.player(key).seat

    def points(self, key: str) -> int:
        return self.s.vp[self.seat(key)]

    def hand(self, key: str) -> list[str]:
        return [CARDS[card].id if card < len(CARDS) else "?" for card in self.s.hands[self.seat(key)]]

    def count(self, key: str, piece: str, place: int) -> int:
        """How many of a piece are in a clearing (0: in the supply)."""
        return self.s.board[self.player(key).row(piece) + place]

    def ruler(self, clearing: int) -> str | None:
        seat = self.s.ruler[clearing]
        return self.s.players[seat].KEY if seat < len(self.s.players) else None

    def discarded(self) -> list[str]:
        return [CARDS[card].id for card in self.s.discard]

    def happened(self, name: str, article: str | None = None) -> list[Event]:
        return [e for e in self.events if e.name == name and (article is None or e.article == article)]


def given(position: str | dict[str, Any], *, luck: Iterable[Any] = ()) -> Situation:
    """A situation from a position: YAML, one line, or a tree."""
    line = dump_line(position) if isinstance(position, dict) else position
    loads(line)  # a broken position fails here, in its own words
    heard: list[Event] = []  # from the start: a bot may have its whole turn before anybody is asked
    return Situation(Table.from_position(ROOT, line, nature=Luck(luck), listener=heard.append), heard)


def setup(*seats: str, luck: Iterable[Any] = ()) -> Situation:
    """A game at its first question."""
    heard: list[Event] = []
    table = Table.new(ROOT, {"seats": list(seats), "order": "given"}, nature=Luck(luck), listener=heard.append)
    return Situation(table, heard)


def fields_of(table: Situation, key: str) -> dict[str, Any]:
    """What lies in front of that player, in the words of a position."""
    fields: dict[str, Any] = write(table.s)["players"][key]
    return fields


def vagabond_field(table: Situation, field: str) -> Any:
    """A field of the Vagabond as a position writes it; the items that lie somewhere are a list."""
    return fields_of(table, "vagabond").get(field, [])
