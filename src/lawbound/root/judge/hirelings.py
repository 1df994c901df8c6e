"""What hirelings are worth to whoever controls them, and hunches about what they ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawbound.kernel import DONE, NO, YES, Ask, Option, Seat
from lawbound.root.hirelings.acting import BATTLES, MOVE_AND_BATTLE
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.hirelings.dynasty import CLEARINGS_FOR_A_POINT, BluebirdNobles
from lawbound.root.hirelings.hireling import CONTROL, CONTROLLER, Hireling, hirelings
from lawbound.root.hirelings.protector import StoicProtector
from lawbound.root.hirelings.uprising import RISE, SpringUprising
from lawbound.root.hirelings.warm_sun_prophets import A_BATTLE
from lawbound.root.rule import is_enemy, ruled_clearings
from lawbound.root.state import OWNERS, ROW, Number, State

TURN_OF_CONTROL: Final[dict[str, float]] = {  # what a turn of its service brings, in points
    "forest-patrol": 0.7,
    "feline-physicians": 0.3,
    "last-dynasty": 0.7,
    "bluebird-nobles": 0.2,  # the Nobles score besides
    "spring-uprising": 0.8,
    "rabbit-scouts": 0.3,
    "the-exile": 0.6,
    "the-brigand": 0.6,
    "riverfolk-flotilla": 0.5,
    "otter-divers": 0.3,
    "warm-sun-prophets": 0.6,
    "lizard-envoys": 0.4,
    "highway-bandits": 0.5,
    "bandit-gangs": 0.6,
    "sunward-expedition": 0.8,
    "mole-artisans": 0.4,
    "corvid-spies": 0.8,
    "raven-sentries": 0.3,
    "furious-protector": 0.5,
    "stoic-protector": 0.4,
    "vault-keepers": 0.8,
    "badger-bodyguards": 0.4,
    "flame-bearers": 0.9,
    "rat-smugglers": 0.4,
    "popular-band": 0.4,
    "street-band": 0.2,
}
SOME_TURN: Final = 0.5
ON_THE_MAP: Final = 0.04
"""For each of its pieces on the map: they rule with their controller, and can act."""


def add_control(s: State, worths: list[float], left: float) -> None:
    """Add to each seat's worth what the hirelings bring that serve it: so many control markers lie on the card, and the
    game must last.
    """
    for owner in s.box.unseated:
        if isinstance(owner, Hireling):
            own = s.own[owner.number]
            if own[CONTROLLER]:
                seat = own[CONTROLLER] - 1
                turns = min(float(own[CONTROL]), left)
                worths[seat] += turns * turn_of(s, owner, seat) + ON_THE_MAP * pieces_of(s, owner.number)


def turn_of(s: State, hireling: Hireling, seat: Seat) -> float:
    """What a turn of its service is worth to that player."""
    value = TURN_OF_CONTROL.get(hireling.KEY, SOME_TURN)
    if isinstance(hireling, BluebirdNobles):
        value += len(ruled_clearings(s, seat)) // CLEARINGS_FOR_A_POINT
    return value


def pieces_of(s: State, number: Number) -> int:
    """How many pieces of an owner stand in clearings."""
    at = [clearing * OWNERS + number for clearing in range(1, 13)]
    return sum([s.power[place] + s.others[place] for place in at])


EXTRAS: Final[dict[str, float]] = {
    **dict.fromkeys(("the spies come", "the vault keepers build", "the expedition comes up"), 4.0),
    **dict.fromkeys(("the Exile roams", "the Dynasty acts", "the Brigand searches a ruin", "the Brigand robs"), 3.0),
    **dict.fromkeys(("march the patrol", "the prophets preach", "the gang swells the ranks"), 3.0),
    "give the Exile an item": 4.0,
    "return the patrol": 2.0,
    "place a prophet": 1.5,
    "a bandit joins": 1.5,
    **dict.fromkeys(("the band plays", "the street band plays", "a bandit lies in wait"), 2.0),
    "move with the smugglers": 0.2,
    "battle with the smugglers": 0.5,  # they cost a card
}


# Who has them


def _take(s: State, ask: Ask) -> list[float]:
    """The one that serves best, for as long as the dice will have it."""
    found = {hireling.face: turn_of(s, hireling, ask.seat) for hireling in hirelings(s)}
    return [0.1 + 4 * found.get(face, TURN_OF_CONTROL.get(SIDES[face].key, SOME_TURN)) ** 2 for face in ask.options]


def _receiver(s: State, ask: Ask) -> list[float]:
    """Whoever is behind."""
    return [1.0 / (1 + s.vp[seat]) ** 2 for seat in ask.options]


# Whom and where


def _harm(s: State, seat: Seat, other: Number) -> float:
    """How gladly somebody is harmed: the more points, the more; never oneself."""
    if other == seat:
        return 0.02
    return 1.0 + 0.15 * s.vp[other] if other < len(s.vp) else 0.4


def _whom(s: State, ask: Ask) -> list[float]:
    return [0.3 if option in (DONE, NO) else _harm(s, ask.seat, option) for option in ask.options]


def _enemies(s: State, number: Number, clearing: int) -> float:
    """What enemies of that owner have there."""
    at = clearing * OWNERS
    return sum(
        [
            (s.power[at + other] + s.others[at + other]) * _harm(s, number, other)
            for other in range(len(s.box.owners))
            if is_enemy(s, number, other)
        ]
    )


def _side(s: State, ask: Ask) -> Hireling:
    """The hireling of a question that names it by its number."""
    found = s.box.owners[ask.given[0]]
    assert isinstance(found, Hireling)
    return found


def _weigh(ask: Ask, weigh: Callable[[int], float], done: float = 0.3) -> list[float]:
    return [weigh(option) if isinstance(option, int) else done for option in ask.options]


def _place(s: State, ask: Ask) -> list[float]:
    """Beside enemies, and where one more decides who rules for the controller."""
    side, seat = s.players[ask.seat].side, ask.seat

    def weigh(clearing: int) -> float:
        at = clearing * OWNERS
        powers = s.power[at : at + OWNERS]
        mine = powers[seat] + sum([powers[each.number] for each in hirelings(s) if each.serves(s, seat)])
        most = max([powers[other] for other in range(len(s.vp)) if other != seat], default=0)
        swings = s.ruler[clearing] != side and mine + 1 > most
        return 1.0 + (2.0 if swings else 0.0) + 0.15 * _enemies(s, seat, clearing)

    return _weigh(ask, weigh)


def _odds(s: State, hireling: Hireling, clearing: int, other: Number) -> float:
    own, theirs = s.board[hireling.warrior + clearing], s.box.owners[other].warriors_at(s, clearing)
    at = clearing * OWNERS + other
    prize = s.power[at] - theirs + s.others[at]
    return (0.2 + 0.5 * max(0, own - theirs) + (1.0 if own > theirs else 0.3) * prize) * _harm(
        s, hireling.number, other
    )


def _battle_whom(s: State, ask: Ask) -> list[float]:
    hireling, clearing = _side(s, ask), ask.given[1]
    return [_odds(s, hireling, clearing, other) for other in ask.options]


def _battle_where(s: State, ask: Ask) -> list[float]:
    hireling = _side(s, ask)
    enemies = [owner.number for owner in s.box.owners if is_enemy(s, hireling.number, owner.number)]

    def weigh(clearing: int) -> float:
        return max([_odds(s, hireling, clearing, other) for other in enemies], default=0.2)

    return _weigh(ask, weigh, 0.4)


def _move_from(s: State, ask: Ask) -> list[float]:
    row = _side(s, ask).warrior
    return _weigh(ask, lambda clearing: 0.3 + 0.5 * s.board[row + clearing], 0.5)


def _move_to(s: State, ask: Ask) -> list[float]:
    number = _side(s, ask).number
    return [0.5 + 0.3 * _enemies(s, number, clearing) for clearing in ask.options]


def _do(s: State, ask: Ask) -> list[float]:
    """Fight where there is somebody to fight, else grow."""
    hireling = _side(s, ask)
    fights = sum([bool(_enemies(s, hireling.number, clearing)) for clearing in hireling.camps(s)])
    return [0.3 + 0.7 * fights if word in (BATTLES, MOVE_AND_BATTLE) else 1.2 for word in ask.options]


def _pawn(s: State, ask: Ask) -> list[float]:
    """The Stoic Protector goes to one's own pieces, the others to everybody else's."""
    hireling = next(each for each in hirelings(s) if each.face == ask.given[0])

    def weigh(clearing: int) -> float:
        mine = s.power[clearing * OWNERS + ask.seat] + s.others[clearing * OWNERS + ask.seat]
        if isinstance(hireling, StoicProtector):
            return 0.2 + mine
        return 0.3 + 0.5 * _enemies(s, ask.seat, clearing) / (1 + mine)

    return _weigh(ask, weigh)


def _rise_where(s: State, ask: Ask) -> list[float]:
    return [0.2 + _enemies(s, ask.seat, clearing) for clearing in ask.options]


def _rise_or_gather(s: State, ask: Ask) -> list[float]:
    """Once it takes more than two pieces along."""
    rebels = next(each for each in hirelings(s) if isinstance(each, SpringUprising))
    most = max([_enemies(s, rebels.number, clearing) for clearing in rebels.camps(s)], default=0.0)
    return [most / 3 + 0.05 if word is RISE else 1.0 for word in ask.options]


def _burn(s: State, ask: Ask) -> list[float]:
    """Buildings and tokens before warriors, those of whoever leads above all."""
    found: list[float] = []
    for row in ask.options:
        owner = s.box.owners[s.box.owner[row // ROW]]
        found.append((1.0 if row in owner.warriors else 2.0) * _harm(s, ask.seat, owner.number))
    return found


def _demand(s: State, ask: Ask) -> list[float]:
    return [1.0 if word is A_BATTLE else 0.7 for word in ask.options]


def _gladly(s: State, ask: Ask) -> list[float]:
    """What costs nothing is taken."""
    return [5.0 if option is YES else 0.2 for option in ask.options]


def _most(s: State, ask: Ask) -> list[float]:
    return [0.3 + float(count) for count in ask.options]


def _roam(s: State, ask: Ask) -> list[float]:
    """A battle, if there is one; otherwise on to where there may be."""
    words: dict[Option, float] = {"battle": 3.0, "move": 1.0, "done": 0.3}
    return [words.get(word.name, 1.0) for word in ask.options]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    "which hireling to take": _take,
    "who gets the hireling": _receiver,
    "place hirelings where": _place,
    "hirelings move from": _move_from,
    "hirelings move to": _move_to,
    "how many hirelings move": _most,
    "hirelings battle where": _battle_where,
    "hirelings battle whom": _battle_whom,
    "what hirelings do": _do,
    "how many of the expedition come": _most,
    "where the pawn moves": _pawn,
    "where the Dynasty comes": _rise_where,
    "where the Exile battles": _rise_where,
    "where the Uprising rises": _rise_where,
    "where the Uprising gathers": _rise_where,
    "rise or gather": _rise_or_gather,
    "what the Exile does": _roam,
    "what the flame bearers burn": _burn,
    "what the prophets demand": _demand,
    **dict.fromkeys(
        (
            *("whom the Flotilla battles", "whom the Brigand robs", "whom they are sent against"),
            *("whom the prophets move", "who comes to the band"),
        ),
        _whom,
    ),
    **dict.fromkeys(
        ("draw a card from the Flotilla", "a warrior from the bandits", "keep the card with the artisans"), _gladly
    ),
}
