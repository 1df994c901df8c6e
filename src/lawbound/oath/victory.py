"""How a game ends: Law of Oath 3.

Exiles win in their own Wake phase, as Usurper or Visionary or both at once; the Empire at the end of the fifth round or
later, by the end die; and after the eighth round war exhaustion decides. `way` keeps how, a bit for each: a stable
regime is won by the Chancellor or by a Successor; after the eighth round EXHAUSTION comes with whatever decided there.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Chance, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.cards import DEVOTION, NONE, NUMBER, PEOPLE, PROTECTION, SCEPTER, Card
from lawbound.oath.powers import bending, power_of
from lawbound.oath.prompts import END_DIE
from lawbound.oath.rule import treasures, turn_order
from lawbound.oath.state import (
    CHRONICLE,
    EXHAUSTION,
    HELD,
    STABLE,
    SUCCESSOR,
    USURPER,
    VISIONARY,
    State,
)

VISIONS_NEEDED: Final = 3
"""So many visions have to be drawn before anybody can win by one."""
DIE: Final = (1, 2, 3, 4, 5, 6)
LEAST_ROLL: Final = {5: 6, 6: 5, 7: 3}
"""By round, the least result of the end die that ends the game."""
LAST_ROUND: Final = 8
PRECEDENCE: Final = (
    NUMBER["vision_of_conquest"],
    NUMBER["vision_of_rebellion"],
    NUMBER["vision_of_sanctuary"],
    NUMBER["vision_of_faith"],
)
"""Whose goal comes first where several Exiles meet theirs after the last round."""


@law("oath 3")
def end(s: State, winner: Seat, way: int, article: Article) -> None:
    """The game is decided; the chronicle is written next."""
    s.winner = winner
    s.way = way
    s.stage = CHRONICLE
    s.step = 0
    s.tell("won", article, (winner, way))


# In the Wake phase of an Exile


@law("oath 4.1.2")
def check_wake(s: State, seat: Seat) -> bool:
    """Whether the player has won now: as Usurper, as Visionary, or in both ways."""
    way, article = 0, "oath 3.2"
    if visions_met(s, seat):
        way |= 1 << VISIONARY
    if is_usurper(s, seat):
        way |= 1 << USURPER
        article = "oath 3.1"
    if way:
        end(s, seat, way, article)
    return bool(way)


@law("oath 3.1")
def is_usurper(s: State, seat: Seat) -> bool:
    """An Exile who holds the title with its Usurper side up."""
    return s.title == seat and bool(s.usurper) and s.is_exile(seat)


def revealed_visions(s: State, seat: Seat) -> list[Card]:
    """The visions that count as revealed by this player: their own, and one that their warband lies on."""
    visions = [s.vision[seat]] if s.vision[seat] != NONE else []
    if s.prophet[0] == seat and s.prophet[1] not in visions:
        visions.append(s.prophet[1])
    return visions


@law("oath 3.2")
def visions_met(s: State, seat: Seat) -> list[Card]:
    """The revealed visions whose goals an Exile meets."""
    if not s.is_exile(seat):
        return []
    return [vision for vision in revealed_visions(s, seat) if goal_met(s, seat, vision)]


@law("oath 3.2")
def goal_met(s: State, seat: Seat, vision: Card) -> bool:
    """Whether the player meets the goal of that vision: enough visions have been drawn, and what is printed on it."""
    goal = power_of(vision, "goal")
    return s.visions_drawn >= VISIONS_NEEDED and goal is not None and bool(goal.bend(s, vision, seat))


# The Empire


@law("oath 3.3.1", "oath 2.10")
def successor(s: State) -> Seat:
    """The Citizen who wins instead of the Chancellor; NONE if nobody meets the Successor goal."""
    if s.oath == PEOPLE:
        heir = s.holder[0]
    elif s.oath == PROTECTION:
        heir = s.holder[1]
    elif s.oath == DEVOTION:
        place = s.place[SCEPTER]
        heir = place - HELD if HELD <= place < NONE else NONE
    else:
        heir = richest_imperial(s)
    return heir if heir != NONE and s.citizens >> heir & 1 else NONE


def richest_imperial(s: State) -> Seat:
    """Who of the Empire holds more relics and banners than each of the others; NONE on a tie."""
    counts = [(len(treasures(s, seat)), seat) for seat in range(s.box.seats) if s.is_imperial(seat)]
    most = max(counts)[0]
    leaders = [seat for n, seat in counts if n == most]
    return leaders[0] if len(leaders) == 1 else NONE


def empire_wins(s: State, way: int, article: Article) -> None:
    """The Chancellor wins, unless there is a Successor."""
    heir = successor(s)
    if heir == NONE:
        end(s, 0, way, article)
    elif way == 1 << STABLE:
        end(s, heir, 1 << SUCCESSOR, "oath 3.3.1")
    else:
        end(s, heir, way | 1 << SUCCESSOR, article)


# At the end of a round


@law("oath 3.3", "oath 3.4")
def end_of_round(s: State) -> Flow[None]:
    """When all have taken their turn: the end die from the fifth round on, war exhaustion after the eighth."""
    if s.round >= LAST_ROUND:
        war_exhaustion(s)
    elif s.round in LEAST_ROLL and s.is_imperial(s.title):
        yield from stable_regime(s)


@law("oath 3.3")
def stable_regime(s: State) -> Flow[None]:
    """Roll the end die. It may be changed; a six that was raised is still enough."""
    roll: int = yield Chance(END_DIE, DIE, (s.round,))
    s.tell("rolled end die", "oath 3.3", (s.round, roll))
    for bend in bending(s, "end_die").copy():
        roll = yield from bend.bend(s, bend.source, roll)
    if roll >= LEAST_ROLL[s.round]:
        empire_wins(s, 1 << STABLE, "oath 3.3")


@law("oath 3.4")
def war_exhaustion(s: State) -> None:
    """After the last round the first condition that fits decides who has won, and how."""
    if not (imperial_oathkeeper(s) or exhausted_usurper(s) or exhausted_visionary(s)):
        otherwise_the_empire(s)


@law("oath 3.4.1")
def imperial_oathkeeper(s: State) -> bool:
    """The Chancellor or a Citizen holds the title."""
    if not s.is_imperial(s.title):
        return False
    empire_wins(s, 1 << EXHAUSTION, "oath 3.4.1")
    return True


@law("oath 3.4.2")
def exhausted_usurper(s: State) -> bool:
    """An Exile holds the title, and not only since their last turn."""
    if not is_usurper(s, s.title):
        return False
    end(s, s.title, 1 << EXHAUSTION | 1 << USURPER, "oath 3.4.2")
    return True


@law("oath 3.4.3")
def exhausted_visionary(s: State) -> bool:
    """An Exile meets the goal of a revealed vision; if several do, the visions have an order."""
    for vision in PRECEDENCE:
        for seat in turn_order(s, 0):
            if vision in visions_met(s, seat):
                end(s, seat, 1 << EXHAUSTION | 1 << VISIONARY, "oath 3.4.3")
                return True
    return False


@law("oath 3.4.4")
def otherwise_the_empire(s: State) -> None:
    """Nobody else has won."""
    empire_wins(s, 1 << EXHAUSTION, "oath 3.4.4")
