"""Hirelings in words: who has hired them, and what lies on their cards and beside the map."""

from __future__ import annotations

from lawbound.present.speech import Names
from lawbound.root.hirelings.bandits import HighwayBandits, highways
from lawbound.root.hirelings.control import ON_TRACK, WITH_A_CARD, markers_in
from lawbound.root.hirelings.exile import CLUBS, GIFTS, TheExile
from lawbound.root.hirelings.forest_patrol import ForestPatrol
from lawbound.root.hirelings.hireling import CONTROL, Hireling
from lawbound.root.items import ITEM_NAMES
from lawbound.root.present import names
from lawbound.root.speech import Name, say
from lawbound.root.state import ASIDE, State


def status(s: State, hireling: Hireling) -> str:
    """Who controls it and for how long, and all that its card keeps."""
    told = say(
        "board-hireling",
        hireling=names.HIRELINGS[hireling.face],
        controller=names.faction(s, hireling.controller(s)),
        n=s.own[hireling.number][CONTROL],
    )
    return "; ".join([told, *kept(s, hireling)])


def kept(s: State, hireling: Hireling) -> list[str]:
    """What else one must know of it: its supply, its card, paths with bandits, items that it uses."""
    lines: list[str] = []
    left = [names.pieces(s, row, s.board[row]) for row in hireling.rows if s.board[row]]
    if left:
        lines.append(say("board-hireling-supply", pieces=names.in_a_row(left)))
    if isinstance(hireling, ForestPatrol):
        lines.append(say("board-hireling-card", n=s.board[hireling.warrior + ASIDE]))
    elif isinstance(hireling, HighwayBandits):
        roads = highways(s.box.map)
        held = [f"{roads[path][0]}-{roads[path][1]}" for path in hireling.held(s)]
        lines.append(say("board-hireling-paths", paths=Names(held)))
    elif isinstance(hireling, TheExile):
        own = s.own[hireling.number]
        items = [names.ITEMS[item] for item in range(len(ITEM_NAMES)) for _ in range(own[GIFTS + item])]
        clubs = [Name("name-club")] * own[CLUBS]
        lines.append(say("board-hireling-items", items=names.repeated([*clubs, *items]), n=hireling.ready(s)))
    return lines


def markers_left(s: State) -> list[tuple[int, int]]:
    """The hireling markers that have brought no card yet, by their space: where each is, as `markers_in` tells."""
    return [(space, kept) for space, kept in markers_in(s).items() if kept != WITH_A_CARD]


def markers_on_track(s: State) -> list[int]:
    """The spaces of the score track that still have a hireling marker."""
    return [space for space, kept in markers_left(s) if kept == ON_TRACK]


def marker_taken(s: State, space: int, kept: int) -> str:
    return say("board-marker-taken", player=names.faction(s, kept - 1), n=space)


def marker_lines(s: State) -> list[str]:
    """Where hireling markers wait, and who has passed one and will take a card for it."""
    waiting = markers_on_track(s)
    lines = [say("board-markers", spaces=Names([str(space) for space in waiting]))] if waiting else []
    lines += [marker_taken(s, space, kept) for space, kept in markers_left(s) if kept != ON_TRACK]
    return lines
