"""Which landmarks come to the table, and who sets them up where: Law of Root A.5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lawbound.kernel import Ask, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.landmarks.landmark import Landmark, sites
from lawbound.root.map import Clearing
from lawbound.root.state import NOBODY, State

DRAWN: Final = Prompt("which landmark is drawn", "root A.5.2", "landmark")
WHICH: Final = Prompt("which landmark to set up", "root A.5.3", "landmark")
WHERE: Final = Prompt("where the landmark stands", "root A.5.3", "clearing")
BY_LUCK: Final = Prompt("where luck puts the landmark", "root A.5.3", "clearing")

COUNTS: Final = {"none": 0, "one": 1, "two": 2}
"""How many of all landmarks are drawn, where a setup names none."""
MOST: Final = 2


@law("root A.5", "root A.5.1", "root B.8.1")
def cards_of(setup: Mapping[str, Any], all_of_them: Sequence[str]) -> list[str]:
    """The landmarks that may be drawn: those that the players have chosen, or all."""
    chosen = setup.get("landmarks", ())
    if isinstance(chosen, str):
        return list(all_of_them) if COUNTS.get(chosen) else []
    return list(chosen)


@law("root A.5.1")
def how_many(setup: Mapping[str, Any]) -> int:
    """One or two of them come to the table."""
    chosen = setup.get("landmarks", ())
    return COUNTS[chosen] if isinstance(chosen, str) else min(len(chosen), MOST)


@law("root A.5", "root A.5.2", "root A.5.3", "root B.8.2")
def set_up_landmarks(s: State) -> Flow[None]:
    """Draw the cards; then the last player in turn order sets up one landmark, the one before them the other.

    Each says which of those that are left. Bots set up nothing: then it is the last and second-to-last human, a single
    human sets up both, and where bots are alone luck does. What finds no place is left out.
    """
    cards = [bearer for bearer in s.box.remembering if isinstance(bearer, Landmark) and bearer.DEALT]
    if not cards:
        return
    drawn = yield from draw_landmarks(cards, how_many(s.box.setup))
    for landmark in cards:
        if landmark in drawn:
            landmark.put(s, 0)  # a piece of the map waits for its card
        else:
            landmark.left_out(s)
    seats = [seat for seat in reversed(s.order) if not s.players[seat].is_bot]
    for turn in range(len(drawn)):
        seat = seats[min(turn, len(seats) - 1)] if seats else NOBODY
        chosen = yield from choose_one(s, seat, [landmark for landmark in drawn if sites(s, landmark)])
        if chosen is None:
            return
        drawn.remove(chosen)
        yield from choose_site(s, seat, chosen)


@law("root A.5.2")
def draw_landmarks(cards: Sequence[Landmark], count: int) -> Flow[list[Landmark]]:
    """So many of the cards, by luck; all, if there are no more."""
    left, drawn = list(cards), list[Landmark]()
    while left and len(drawn) < count:
        at = 0
        if len(cards) > count:
            number: int = yield Chance(DRAWN, tuple([card.NUMBER for card in left]))
            at = [card.NUMBER for card in left].index(number)
        drawn.append(left.pop(at))
    return drawn


def choose_one(s: State, seat: Seat, drawn: Sequence[Landmark]) -> Flow[Landmark | None]:
    if not drawn:
        return None
    numbers = [landmark.NUMBER for landmark in drawn]
    number = numbers[0]
    if seat != NOBODY:
        number = yield Ask(seat, WHICH, numbers)
    return drawn[numbers.index(number)]


@law("root A.5.3")
def choose_site(s: State, seat: Seat, landmark: Landmark) -> Flow[None]:
    places = sites(s, landmark)
    clearing: Clearing
    if seat == NOBODY:
        clearing = yield Chance(BY_LUCK, tuple(places), (landmark.NUMBER,))
    else:
        clearing = yield Ask(seat, WHERE, places, (landmark.NUMBER,))
    landmark.put(s, clearing)
    s.tell("landmark", "root A.5.3", (landmark.NUMBER, clearing))
    yield from landmark.furnish(s)
