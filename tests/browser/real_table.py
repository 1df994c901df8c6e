"""A table with the real box, as the tests have it: the engine alone, whose dice and cards a script gives.

One person plays; what they did in their turn is told as a list of changes, as a person tells a companion what the
board looks like now. Dice, cards and the person's decisions in the bots' turns are kept to be told when the companion
asks for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from lawbound import games
from lawbound.kernel import NATURE, Ask, Asked, Event, Flow, Option, Table
from lawbound.players.greedy import GreedyPlayer
from lawbound.present.speech import speaking
from lawbound.root import position
from lawbound.root.option_names import option_name
from lawbound.root.present import happenings, questions
from lawbound.root.rules import Root
from lawbound.root.state import PLAYING, SETTING_UP, State

KIT = games.kit("root")
Change = dict[str, Any]
SERVICES = ("mercenaries", "riverboats", "hand card")


class Told(NamedTuple):
    """What somebody decided, or what luck gave: the question as a companion asks it, and the answer's name."""

    question: str
    option: str


class Board(NamedTuple):
    """How it looks when a turn begins."""

    position: dict[str, Any]
    clearings: list[str]  # as a screen reader tells them
    points: list[int]


class Turn(NamedTuple):
    seat: int
    number: int
    told: list[Told]
    changes: list[Change]  # of a person's turn
    after: Board


class Watched(Root):
    """The rules, looked at whenever a turn begins."""

    def __init__(self) -> None:
        self.boards: dict[int, Board] = {}
        self.whose: dict[int, int] = {}
        self.imagined = False  # somebody thinks, and plays on in their head

    def resume(self, state: State) -> Flow[None] | None:
        if state.stage == PLAYING and state.turns not in self.boards and not self.imagined:
            self.boards[state.turns] = board_of(state)
            self.whose[state.turns] = state.turn
        return super().resume(state)


def board_of(s: State) -> Board:
    with speaking("en"):
        scene = KIT.stage.scene(KIT.game.view(s, None))
    return Board(position.write(s), [clearing["text"] for clearing in scene["own"]["clearings"]], list(s.vp))


class RealTable:
    def __init__(self, seats: list[str], seed: str, **settings: Any) -> None:
        self.setup = {"seats": seats, "order": "given", **settings}
        self.events: list[Event] = []
        self.rules = Watched()
        # A companion sees no hand, and asks where a hand leaves no choice: what is forced here is asked here, too.
        self.table = Table.new(self.rules, self.setup, nature=Asked(), ask_forced=True, listener=self.events.append)
        self.luck = Random(seed)
        self.person = GreedyPlayer(seed)

    def set_up(self) -> list[Told]:
        """Until the first turn begins."""
        told: list[Told] = []
        while self.table.pending is not None and self.table.state.stage == SETTING_UP:
            told.append(self._decide(self.table.pending))
        return told

    def turns(self) -> Iterator[Turn]:
        """To the end of the game; so for turns of which nothing has to be told."""
        while self.table.pending is not None:
            yield from self._turns()

    def is_bot(self, seat: int) -> bool:
        return self.table.state.players[seat].is_bot

    def log(self) -> list[dict[str, Any]]:
        """All that happened, as a record tells it."""
        with speaking("en"):
            lines = happenings.lines(self.table.state, self.events, None)
            return [{"text": line.text, "begins": line.events[0].name == "turn"} for line in lines]

    def _turns(self) -> Iterator[Turn]:
        number = self.table.state.turns
        told: list[Told] = []
        while (ask := self.table.pending) is not None and self.table.state.turns == number:
            told.append(self._decide(ask))
        now, boards = self.table.state, self.rules.boards
        # A bot begins its turn at once, until something has to be told; a person's begins when they say so.
        is_shown = now.stage == PLAYING and not now.acting.is_bot
        after = boards[now.turns] if is_shown and now.turns > number else board_of(now)
        for each in range(number, max(number + 1, now.turns)):
            seat, ends = self.rules.whose[each], boards.get(each + 1) or board_of(now)
            changes = [] if self.is_bot(seat) else changes_between(boards[each].position, ends.position)
            yield Turn(seat, each, told if each == number else [], changes, after)

    def _decide(self, ask: Ask) -> Told:
        s = self.table.state
        with speaking("en"):
            question = str(questions.prompt(s, ask))
        option = self._choose(ask)
        name = option_name(s, ask.about, option)
        if ask.about.kind == "dice":  # nobody tells two dice apart
            name = "-".join(sorted(name.split("-"), reverse=True))
        told = Told(question, name)
        self.table.choose(option)
        return told

    def _choose(self, ask: Ask) -> Option:
        if ask.seat == NATURE:
            return self.luck.choice(ask.options)
        if len(ask.options) == 1:
            return ask.options[0]
        self.rules.imagined = True
        option = self.person.choose(self.table.view(ask.seat), ask)
        self.rules.imagined = False
        s = self.table.state
        bought_before = s.turns % 8 < 4  # every other turn is only shown
        if bought_before and option_name(s, ask.about, option) in SERVICES:
            option = next(each for each in ask.options if option_name(s, ask.about, each) not in SERVICES)
        return option


def changes_between(before: dict[str, Any], after: dict[str, Any]) -> list[Change]:
    """What a person tells of their turn: pieces, points, cards in hand, items, cards that stay in play, ruins."""
    found: list[Change] = []
    was, now = standing(before), standing(after)
    for piece, at in sorted({*was, *now}):
        if by := now[piece, at] - was[piece, at]:
            found.append({"piece": piece, "at": at, "by": by})
    if after.get("ferry") != before.get("ferry"):
        found.append({"field": "ferry", "value": after["ferry"]})
    found += [
        {"ruin": f"clearing:{at}", "by": -1} for at in before.get("ruins", {}) if at not in after.get("ruins", {})
    ]
    for key, player in after["players"].items():
        earlier = before["players"].get(key, {})
        if by := player.get("points", 0) - earlier.get("points", 0):
            found.append({"points": key, "by": by})
        if by := len(player.get("hand", ())) - len(earlier.get("hand", ())):
            found.append({"hand": key, "by": by})
        items = Counter(player.get("items", ()))
        items.subtract(Counter(earlier.get("items", ())))
        found += [{"item": item, "of": key, "by": by} for item, by in sorted(items.items()) if by]
        crafted = Counter(player.get("crafted", ())) - Counter(earlier.get("crafted", ()))
        found += [{"card": card, "to": f"crafted:{key}"} for card in sorted(crafted.elements())]
    return found


def standing(tree: dict[str, Any]) -> Counter[tuple[str, str]]:
    """How many of which pieces stand where."""
    return Counter(
        {
            (f"{owner}.{piece}", f"clearing:{place}" if str(place).isdigit() else f"forest:{place}"): count
            for place, owners in tree.get("clearings", {}).items()
            for owner, pieces in owners.items()
            for piece, count in pieces.items()
        }
    )


def discards_between(before: dict[str, Any], after: dict[str, Any]) -> list[Change]:
    """What came onto the discard pile, topmost last: a bot who is a Tinker crafts from there."""
    was, now = before.get("discard", []), after.get("discard", [])
    grown = now[: len(was)] == was
    told: list[Change] = [] if grown else [{"shuffle": True}]
    return [*told, *[{"card": card, "to": "discard"} for card in (now[len(was) :] if grown else now)]]
