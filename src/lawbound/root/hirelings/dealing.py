"""Which hirelings come to the table, who sets them up, and which factions stay in the box: Law of Root A.6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lawbound.kernel import Ask, BadSetup, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.boards import BOARDS, CORNERS, called, in_corners
from lawbound.root.hirelings import HIRELINGS
from lawbound.root.hirelings.cards import DEMOTED, SIDE, SIDES
from lawbound.root.hirelings.hireling import Hireling, hirelings
from lawbound.root.seating import Seating
from lawbound.root.setup_cards import is_advanced
from lawbound.root.state import NOBODY, State

DRAWN: Final = Prompt("which hireling is drawn", "root A.6.1", "hireling")
TURNED: Final = Prompt("which hireling is demoted", "root A.6.2", "hireling")
WHICH: Final = Prompt("which hireling to set up", "root A.6.3", "hireling")

NO_HIRELINGS: Final = "none"
RANDOM: Final = "random"
WORDS: Final = (NO_HIRELINGS, RANDOM)
MOST: Final = 3


# What a setup may say


def named_in(setup: Mapping[str, Any]) -> tuple[str, ...]:
    """The sides that a setup names; where luck decides it names none."""
    chosen = setup.get("hirelings", ())
    return () if isinstance(chosen, str) else tuple(chosen)


def are_drawn(setup: Mapping[str, Any]) -> bool:
    return setup.get("hirelings") == RANDOM


@law("root A.6", "root A.6.5")
def check_hirelings(setup: Mapping[str, Any], seatings: Sequence[Seating]) -> None:
    """No more than three, of a card one side only, and nobody plays the faction that one of them belongs to."""
    names = named_in(setup)
    if len(names) > MOST:
        raise BadSetup(
            "{count} hirelings: three come to the table (root A.6).", refusal="how-many-hirelings", count=len(names)
        )
    sides = [SIDE[name] for name in names if name in SIDE]
    for side in sides:
        if len([other for other in sides if other.card == side.card]) > 1:
            raise BadSetup(
                "{name} stands on the other side of a card that is in the game already.",
                refusal="hireling-card-twice",
                name=repr(side.key),
            )
        for seating in seatings:
            if not seating.is_open and excludes((side.key,), seating.key):
                raise BadSetup(
                    "Nobody plays {faction} beside {name}, who belong to it (root A.6.5).",
                    refusal="hireling-of-faction",
                    faction=called(seating.key.rstrip("2")),
                    name=repr(side.key),
                )


@law("root A.6.5")
def excludes(names: Sequence[str], faction: str) -> bool:
    """Whether nobody plays that faction, nor its bot, because one of these hirelings belongs to it."""
    family = faction.rstrip("2")
    return any([family in SIDE[name].excludes for name in names if name in SIDE])


# Drawing the cards


@law("root A.6.1", "root A.6.2", "root A.6.5", "root B.4.4", "root B.10.4")
def draw_hirelings(s: State) -> Flow[list[str]]:
    """Three cards by luck, then as many of them turned to the demoted side as the number of players says.

    Whoever sits at the table has a faction already, people and bots alike: cards that belong to these stay in the box.
    Where seats are open enough factions are left for those who choose later.
    """
    drawn: list[int] = []
    left = [side.number for side in SIDES if not side.demoted and may_come(s, side.number)]
    while len(drawn) < MOST:
        left = [face for face in left if face not in drawn and leaves_enough(s, (*drawn, face))]
        if not left:
            break
        face: int = yield Chance(DRAWN, tuple(left))
        drawn.append(face)
    players = min(len(s.players), max(DEMOTED))
    turned: list[int] = []
    for _ in range(min(DEMOTED[players], len(drawn))):
        face = yield Chance(TURNED, tuple([each for each in drawn if each not in turned]))
        turned.append(face)
    faces = [face + 1 if face in turned else face for face in drawn]
    s.tell("hirelings", "root A.6.1", tuple(faces))
    return [SIDES[face].key for face in faces]


def may_come(s: State, face: int) -> bool:
    """Whether both sides of the card are known, and nobody at the table plays what it belongs to."""
    key = SIDES[face].key
    if key not in HIRELINGS or SIDES[face + 1].key not in HIRELINGS:
        return False
    return not any([excludes((key,), player.KEY) for player in s.players])


def leaves_enough(s: State, drawn: Sequence[int]) -> bool:
    """Whether there are factions enough beside these for all who choose later."""
    if not s.box.open_seats:
        return True
    keys = [SIDES[each].key for each in drawn]
    draft = [key for key in s.box.draft if not excludes(keys, key)]
    corners, room = in_corners(draft), CORNERS - in_corners([p.KEY for p in s.players if p.KEY in BOARDS])
    one_more = 1 if is_advanced(s.box.setup) else 0  # as many setup cards are laid out (A.8.1)
    return len(draft) - corners + min(corners, room) >= s.box.open_seats + one_more


# Setting them up


@law("root A.6.3")
def set_up_hirelings(s: State) -> Flow[None]:
    """In reverse order each player sets up one of those that are left; with fewer players, round again.

    Bots set up nothing; where they are alone luck does. Whoever's card has no instructions needs nobody.
    """
    left = [hireling for hireling in hirelings(s) if hireling.SETS_UP]
    seats = [seat for seat in reversed(s.order) if not s.players[seat].is_bot]
    for turn in range(len(left)):
        seat = seats[turn % len(seats)] if seats else NOBODY
        hireling = yield from choose_one(seat, left)
        left.remove(hireling)
        yield from hireling.prepare(s, seat)


@law("root A.6.3")
def choose_one(seat: Seat, left: Sequence[Hireling]) -> Flow[Hireling]:
    faces = [hireling.face for hireling in left]
    if seat == NOBODY:
        return left[0]
    face: int = yield Ask(seat, WHICH, faces)
    return left[faces.index(face)]
