"""Hunches about the characters of the Vagabond."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lawbound.kernel import YES, Ask
from lawbound.root.factions.vagabond import Vagabond, satchel
from lawbound.root.factions.vagabond.relations import HOSTILE, RELATION
from lawbound.root.items import CHARACTERS
from lawbound.root.pieces import BUILDING
from lawbound.root.state import OWNERS, ROW, State

USUAL: Final = 0.8
SPECIAL: Final[Mapping[str, float]] = {"harrier": 1.5, "vagrant": 1.2}
"""What the special action of a character is worth a try; what is not here is as usual."""


def special_action(s: State, player: Vagabond) -> float:
    """Scorched earth is for good, and the torch is gone: it wants something to burn."""
    character = CHARACTERS[player.character(s)].id
    if character != "scoundrel":
        return SPECIAL.get(character, USUAL)
    at = player.clearing(s) * OWNERS
    prize = sum(s.others[at : at + OWNERS]) - 1 + 0.5 * sum(s.power[at : at + OWNERS])
    return 0.02 + 0.4 * max(0.0, prize - 2.0)


def _who_fights(s: State, ask: Ask) -> list[float]:
    """Those whom he has made enemies lose their pieces for points; best it is not himself."""
    own = s.own[ask.seat]
    return [
        0.5 if other == ask.seat else 1.5 if other < len(s.vp) and own[RELATION + other] == HOSTILE else 1.0
        for other in ask.options
    ]


def _which_piece(s: State, ask: Ask) -> list[float]:
    """Buildings are missed more than tokens, and each brings its point."""
    return [2.0 if s.box.sort[row // ROW] == BUILDING else 1.0 for row in ask.options]


def _for_the_quest(s: State, ask: Ask) -> list[float]:
    """The item itself, for what stands for another is damaged."""
    wanted = ask.given[0]
    return [2.0 if satchel.item_of(satchel.tile_of(at)) == wanted else 0.3 for at in ask.options]


def _swift_strike(s: State, ask: Ask) -> list[float]:
    return [1.0 if option is YES else 0.4 for option in ask.options]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    "who attacks": _who_fights,
    "who is attacked": _who_fights,
    "which piece goes": _which_piece,
    "exhaust for the quest": _for_the_quest,
    "use swift strike": _swift_strike,
}
