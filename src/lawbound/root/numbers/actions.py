"""Options as numbers: every option of every question of Root has one number, and always the same.

The numbers of each kind of option are a range of their own, in the order of `vocabulary.DECIDED`:

>>> DECIDED["card"], meaning(DECIDED["card"].start)
(range(384, 444), ('card', 'ambush-bird'))

A player is written as a faction and a piece as faction and name, so that numbers mean the same wherever somebody sits.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Option, Word
from lawbound.root.box import Box
from lawbound.root.draft import Newcomer
from lawbound.root.faction import Faction
from lawbound.root.hirelings.control import HAND_OVER
from lawbound.root.hirelings.hireling import Hireling
from lawbound.root.numbers.vocabulary import (
    ACTIONS,
    ANYBODY,
    DECIDED,
    DIE,
    FACTIONS,
    FALLEN,
    HIRELING_PIECES,
    HIRELINGS,
    KIND_OF,
    PIECES,
    PLAYERS,
    SAME_TRIGGERS,
    STARTS,
    TRIGGER_PLACES,
    TRIGGERS,
    WORDS,
)
from lawbound.root.option_names import STEP_OPTIONS
from lawbound.root.state import ROW
from lawbound.root.steps import Action

EVERYTHING: Final = FALLEN.size
"""All numbers: `DECISIONS` for seats, the others for chance."""

_WORD: Final = {name: DECIDED["word"].start + at for at, name in enumerate(WORDS)}
_ACTION: Final = {name: DECIDED["action"].start + at for at, name in enumerate(ACTIONS)}
_FIRST: Final = {kind: DECIDED[kind].start for kind in DECIDED.kinds}
_DICE: Final = FALLEN["dice"].start


def meaning(number: int) -> tuple[str, str]:
    """What a number stands for: a kind of option, and which one.

    >>> meaning(0), meaning(DECIDED["place"].start + 5)
    (('word', 'done'), ('place', 'clearing 5'))
    """
    found = DECIDED.meaning(number) or FALLEN.meaning(number)
    if found is None:
        raise ValueError(f"{number} is no action: no option has that number, so far.")
    return found


def _seat(player: Faction) -> int:
    """A player by the faction; before it is chosen, by the number of the seat."""
    if isinstance(player, Newcomer):
        return _FIRST["seat"] + player.seat
    return _FIRST["player"] + FACTIONS.index(player.KEY)


def numbered(box: Box) -> list[Hireling]:
    """The hirelings in the game that have numbers."""
    return [owner for owner in box.unseated if isinstance(owner, Hireling) and owner.KEY in HIRELINGS]


class Numbering:
    """The numbers of the options of one game: it knows who sits where and which row a piece has."""

    __slots__ = ("_draft", "_faces", "_pieces", "_players", "_starts", "_triggers", "roster")

    def __init__(self, box: Box) -> None:
        self.roster = box.roster  # who sits where by then
        self._players = [_seat(player) for player in box.players]
        self._players += [_FIRST["player"] + PLAYERS.index(hireling.KEY) for hireling in numbered(box)]
        self._draft = [_FIRST["player"] + FACTIONS.index(key) for key in box.draft]
        self._pieces = {
            row // ROW: _FIRST["piece"] + PIECES.index((player.KEY, piece.name))
            for player in box.players
            if not isinstance(player, Newcomer)
            for row, piece in zip(player.rows, player.PIECES, strict=True)
        }
        self._pieces |= {
            row // ROW: _FIRST["piece"] + len(PIECES) + HIRELING_PIECES.index((hireling.KEY, piece.name))
            for hireling in numbered(box)
            for row, piece in zip(hireling.rows, hireling.PIECES, strict=True)
        }
        self._faces = {hireling.number: hireling.face for hireling in numbered(box)}
        self._triggers = {
            (name, player.seat): _FIRST["trigger"] + at * TRIGGER_PLACES * SAME_TRIGGERS
            for at, (name, faction) in enumerate(TRIGGERS)
            for player in box.players
            if faction in (player.KEY, ANYBODY)
        }
        self._starts = {
            (name, player.seat): _FIRST["start"] + at
            for at, (name, faction) in enumerate(STARTS)
            for player in box.players
            if faction in (player.KEY, ANYBODY)
        }

    def numbers(self, ask: Ask) -> list[int]:
        """The number of each option, in the order of the options. At chance equal outcomes have equal numbers."""
        kind = ask.about.kind
        if kind == "action":
            kind = STEP_OPTIONS.get(ask.about.name, kind)
        kind = KIND_OF.get(kind, kind)
        if kind == "trigger":
            return self._waiting(ask)
        if ask.about.kind in ("faction", "setup card"):
            return [self._draft[option] for option in ask.options]
        return [self._number(kind, option) for option in ask.options]

    def _number(self, kind: str, option: Option) -> int:
        if isinstance(option, Word):
            return _WORD[option.name]
        if isinstance(option, Action):
            return _ACTION[option.name]
        if kind == "player":
            return self._players[option]
        if kind == "piece":
            return self._pieces[int(option) // ROW]
        if kind == "dice":
            return int(_DICE + option[0] * DIE + option[1])
        return int(_FIRST[kind] + option)

    def _waiting(self, ask: Ask) -> list[int]:
        """Effects that wait: those of one kind and place that differ only in their cause are told apart by order."""
        numbers: list[int] = []
        for trigger in ask.options:
            if trigger.name == HAND_OVER:
                numbers.append(_FIRST["hireling"] + self._faces[trigger.amount])
                continue
            if not trigger.clearing:
                numbers.append(self._starts[trigger.name, trigger.owner])
                continue
            first = self._triggers[trigger.name, trigger.owner] + trigger.clearing * SAME_TRIGGERS
            same = len([number for number in numbers if first <= number < first + SAME_TRIGGERS])
            if same == SAME_TRIGGERS:
                raise LookupError(f"{ask}: more than {SAME_TRIGGERS} effects that look the same")
            numbers.append(first + same)
        return numbers
