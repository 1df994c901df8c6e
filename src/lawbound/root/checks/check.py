"""A check of a question: what somebody may think of there, and the article that forbids it, if one does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lawbound.kernel import DONE, NO, Ask, Option, Prompt
from lawbound.root.cards import UNKNOWN
from lawbound.root.map import CLEARINGS
from lawbound.root.owner import Owner
from lawbound.root.state import State

Question = tuple[str, str]
"""A question by its name and article: where a rule of its own makes the options, it asks under its own article."""
Things = Callable[[Any, State, Ask], Sequence[Option]]
WhyNot = Callable[[Any, State, Ask, Any], str | None]


class Check:
    """What the player who is asked may think of, and why it is not offered; None if it is."""

    __slots__ = ("things", "why_not")

    def __init__(self, things: Things, why_not: WhyNot) -> None:
        self.things = things
        self.why_not = why_not


Checks = Mapping[Question, Check]


def question(prompt: Prompt) -> Question:
    return prompt.name, prompt.article


# What one may think of; each is given the player who is asked


def clearings(player: Any, s: State, ask: Ask) -> Sequence[Option]:
    return CLEARINGS


def hand(player: Any, s: State, ask: Ask) -> Sequence[Option]:
    """The cards in hand that are known."""
    return known(s.hands[ask.seat])


def known(pile: bytearray) -> list[Option]:
    """The different cards of a pile that somebody has seen."""
    return sorted({card for card in bytes(pile) if card != UNKNOWN})


def hand_or_nothing(player: Any, s: State, ask: Ask) -> Sequence[Option]:
    """The hand, and giving no card at all."""
    return [*hand(player, s, ask), NO]


def stopping(player: Any, s: State, ask: Ask) -> Sequence[Option]:
    """To leave it at that."""
    return (DONE,)


def others(player: Any, s: State, ask: Ask) -> Sequence[Option]:
    """All other players."""
    return [seat for seat in range(len(s.players)) if seat != ask.seat]


def foes_of(s: State, owner: Owner) -> list[Option]:
    """All others with pieces, players and hirelings."""
    return [other.number for other in s.box.owners if other is not owner and any([kind.count for kind in other.PIECES])]


def foes(player: Any, s: State, ask: Ask) -> Sequence[Option]:
    return foes_of(s, player)


# What forbids it


def demanded(player: Any, s: State, ask: Ask, thing: Option) -> str | None:
    """For questions whose own article says all that is demanded of a choice."""
    return None if thing in ask.options else ask.about.article
