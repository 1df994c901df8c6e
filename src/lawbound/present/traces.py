"""Why a bot chose what it chose: its candidates, and the criterion that decided."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import Ask, Event, Prompt
from lawbound.present import english, names
from lawbound.present.happenings import LogLine
from lawbound.present.words import KINDS
from lawbound.root.state import State


def trace(s: State, event: Event) -> list[LogLine]:
    """A "chose" event in lines: what was chosen, then criterion by criterion who was left."""
    seat, chosen, steps, kind = event.args
    said = english.EVENTS["chose nothing" if chosen is None else "chose"].format(
        player=names.faction(s, seat), chosen="" if chosen is None else _name(s, seat, kind, chosen)
    )
    lines = [LogLine(said, event.article)]
    before: tuple[Any, ...] | None = None
    for criterion, article, left in steps:
        if left != before:  # a criterion that changed nothing decided nothing
            text = english.EVENTS["criterion"].format(
                criterion=criterion, left=names.listed([_name(s, seat, kind, each) for each in left])
            )
            lines.append(LogLine(text, article))
        before = left
    return lines


def _name(s: State, seat: int, kind: str, option: Any) -> str:
    if kind == "clearing" and isinstance(option, int):
        return names.clearing(s, option)
    if kind == "player" and isinstance(option, int):
        return names.faction(s, option)
    if kind in KINDS and isinstance(option, int):
        return KINDS[kind](s, Ask(seat, Prompt("", "", kind), ()), option)
    return str(option)
