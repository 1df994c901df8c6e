"""What the other factions are to the Vagabond: Law of Root 9.2.9, and the coalition of 9.2.8."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.boards import track
from lawbound.root.factions.vagabond import wanderer
from lawbound.root.naming import PositionError, mapping, number, one_of
from lawbound.root.score import score
from lawbound.root.state import NOBODY, NONE, SEATS, Row, State

INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
NO_RELATION: Final = 255  # himself, and another Vagabond
RELATION_NAMES: Final = ("indifferent", "amiable", "friendly", "allied", "hostile")

AIDS_NEEDED: Final = track("vagabond", "relationship_aids")
POINTS_ON_ENTERING: Final = track("vagabond", "relationship_vp")
POINTS_FOR_AIDING_ALLY: Final = 2

# In the numbers that he keeps: a space of the chart, and the aids of this turn, by seat
RELATION: Final = wanderer.SIZE
AIDS: Final = RELATION + SEATS
END: Final = AIDS + SEATS

WHICH_ALLY: Final = Prompt("which allied warrior takes a hit", "root 9.2.9.II.d", "piece")


@law("root 9.2.9", "root 9.3.6", "root B.1.2", "root B.2.2", "root B.3.2", "root B.4.2")
def set_up(s: State, seat: Seat) -> None:
    """A marker for every faction in the game except the Vagabond starts on Indifferent."""
    own = s.own[seat]
    name = s.players[seat].board_info.name
    for at in range(SEATS):
        marker = at < len(s.players) and s.players[at].board_info.name != name
        own[RELATION + at] = INDIFFERENT if marker else NO_RELATION


def none_yet(s: State, seat: Seat) -> None:
    """No markers: who plays is not known."""
    s.own[seat][RELATION : RELATION + SEATS] = bytes([NO_RELATION]) * SEATS


@law("root 9.2.9.II")
def allies(s: State, seat: Seat) -> list[Seat]:
    own = s.own[seat]
    return [other for other in range(len(s.players)) if own[RELATION + other] == ALLIED]


@law("root 9.2.9.II.c")
def allied_warriors(s: State, seat: Seat, fight: Fight) -> int:
    """The warriors that he treats as his own in a battle he has initiated."""
    if fight.ally == NOBODY or fight.attacker.number != seat:
        return 0
    return s.players[fight.ally].warriors_at(s, fight.clearing)


@law("root 9.2.9.II.d")
def which_warrior(s: State, seat: Seat, fight: Fight, hits: int) -> Flow[Row]:
    """Which of the ally's warriors takes a hit for him: he treats them as his own, so he chooses among their kinds."""
    ally = s.players[fight.ally]
    if ally.of_one_kind:
        return ally.warrior
    kinds = [row for row in ally.warriors if s.board[row + fight.clearing]]
    row: Row = yield Ask(seat, WHICH_ALLY, kinds, (fight.clearing, hits))
    return row


def hostile(s: State, seat: Seat) -> list[Seat]:
    own = s.own[seat]
    return [other for other in range(len(s.players)) if own[RELATION + other] == HOSTILE]


@law("root 9.2.9.III")
def make_hostile(s: State, seat: Seat, other: Seat, article: str) -> None:
    """Move the marker to Hostile."""
    s.own[seat][RELATION + other] = HOSTILE
    s.own[seat][AIDS + other] = 0
    s.tell("relationship", article, (seat, other, HOSTILE))


def forget_aids(s: State, seat: Seat) -> None:
    s.own[seat][AIDS : AIDS + SEATS] = bytes(SEATS)


@law("root 9.2.9.I", "root 9.2.9.I.a", "root 9.2.9.I.b", "root 9.2.9.II.a", "root 9.2.9.III.c")
def aided(s: State, seat: Seat, other: Seat) -> None:
    """After an Aid: an ally scores at once; with enough aids this turn a marker moves one space to the right.

    Every aid counts once. A hostile marker does not move.
    """
    own = s.own[seat]
    relation = own[RELATION + other]
    if relation in (NO_RELATION, HOSTILE):
        return
    if relation == ALLIED:
        score(s, seat, POINTS_FOR_AIDING_ALLY, "root 9.2.9.II.a")
        return
    own[AIDS + other] += 1
    if own[AIDS + other] == AIDS_NEEDED[relation]:
        own[AIDS + other] = 0
        own[RELATION + other] += 1
        s.tell("relationship", "root 9.2.9.I.b", (seat, other, relation + 1))
        score(s, seat, POINTS_ON_ENTERING[relation], "root 9.2.9.I.b")


@law("root 9.2.8")
def partners(s: State, seat: Seat) -> list[Seat]:
    """With whom he can form a coalition: of all others those with the fewest points, if not in a coalition already.

    A player without a score marker has no points to compare and cannot be joined.
    """
    others = [other for other in range(len(s.players)) if other != seat and s.dominance[other] == NONE]
    fewest = min([s.vp[other] for other in others], default=0)
    return [
        other for other in others if s.vp[other] == fewest and s.coalition[other] == NOBODY and other not in s.coalition
    ]


def describe(s: State, seat: Seat) -> dict[str, Any]:
    own = s.own[seat]
    markers = [other for other in range(len(s.players)) if own[RELATION + other] != NO_RELATION]
    return {
        "relations": {s.players[other].KEY: RELATION_NAMES[own[RELATION + other]] for other in markers},
        "aids": {s.players[other].KEY: own[AIDS + other] for other in markers if own[AIDS + other]},
    }


def restore(s: State, seat: Seat, fields: Mapping[str, Any]) -> None:
    """Markers that the position does not mention stand on Indifferent."""
    set_up(s, seat)
    own = s.own[seat]
    keys = [player.KEY for player in s.players]
    where = f"{keys[seat]}, relations"
    for name, relation in mapping(fields.get("relations"), where).items():
        other = one_of(name, keys, where)
        if own[RELATION + other] == NO_RELATION:
            raise PositionError(
                "{where}: {name} has no marker (root 9.2.9).",
                refusal="position-no-marker",
                where=where,
                name=name,
            )
        own[RELATION + other] = one_of(relation, RELATION_NAMES, f"{where}, {name}")
    where = f"{keys[seat]}, aids"
    for name, count in mapping(fields.get("aids"), where).items():
        own[AIDS + one_of(name, keys, where)] = number(count, f"{where}, {name}", max(AIDS_NEEDED))
