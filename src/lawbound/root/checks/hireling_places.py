"""Where pieces of hirelings may be placed: what a card names, an open slot for a building, nobody who forbids it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lawbound.kernel import Ask
from lawbound.root.checks.check import Check, Checks, clearings, demanded, question
from lawbound.root.hirelings import acting, bandits, dynasty, flotilla, protector, uprising
from lawbound.root.hirelings.corvid_spies import of_one_suit
from lawbound.root.hirelings.hireling import (
    AT_BIRDSONG,
    ONCE_A_DAYLIGHT,
    SET_UP,
    WHEN_HIRED,
    Hireling,
    hirelings,
    not_in_the_way,
    with_faction_pieces,
)
from lawbound.root.map import CLEARINGS, Clearing
from lawbound.root.pieces import why_not_place
from lawbound.root.state import State
from lawbound.root.suits import clearings_of, is_of

Player = Any
Named = Callable[[State, Any, Ask], Sequence[Clearing]]
"""The clearings that the card of a hireling names for a question, whoever keeps pieces away from them."""


def with_face(s: State, ask: Ask) -> Hireling:
    """The hireling of a question that names it by its face."""
    return next(hireling for hireling in hirelings(s) if hireling.face == ask.given[0])


def with_number(s: State, ask: Ask) -> Hireling:
    hireling = s.box.owners[ask.given[0]]
    assert isinstance(hireling, Hireling)
    return hireling


def without(taken: Sequence[Clearing]) -> list[Clearing]:
    return [clearing for clearing in CLEARINGS if clearing not in taken]


def of_first_suit(s: State, spies: Any, ask: Ask) -> Sequence[Clearing]:
    """Anywhere at first; the other one in another clearing of the same suit."""
    camps = spies.camps(s)
    return [c for c in without(camps) if of_one_suit(s, camps[0], c)] if camps else CLEARINGS


def near_bearers(s: State, bearers: Any, ask: Ask) -> Sequence[Clearing]:
    """With another or next to one; anywhere once that was impossible."""
    return bearers.reached(s) if list(ask.options) == bearers.near(s, ask.seat) else CLEARINGS


def near_vaults(s: State, keepers: Any, ask: Ask) -> Sequence[Clearing]:
    """With a vault or next to one; anywhere where that is impossible."""
    return keepers.near_vaults(s) if keepers.beside_vaults(s, ask.seat) else CLEARINGS


def of_faction(s: State, side: Any, ask: Ask) -> Sequence[Clearing]:
    return with_faction_pieces(s, ask.seat)


NAMED: Final[dict[tuple[str, str], Named]] = {
    ("corvid-spies", SET_UP): of_first_suit,
    ("popular-band", SET_UP): lambda s, band, ask: without(band.camps(s)),
    ("popular-band", WHEN_HIRED): of_faction,
    ("flame-bearers", AT_BIRDSONG): near_bearers,
    ("forest-patrol", ONCE_A_DAYLIGHT): lambda s, patrol, ask: patrol.camps(s),
    ("vault-keepers", SET_UP): lambda s, keepers, ask: not_in_the_way(s, CLEARINGS),
    ("vault-keepers", ONCE_A_DAYLIGHT): near_vaults,
    ("sunward-expedition", ONCE_A_DAYLIGHT): lambda s, expedition, ask: without(expedition.footholds(s)),
    ("corvid-spies", ONCE_A_DAYLIGHT): lambda s, spies, ask: spies.watched(s),
    ("warm-sun-prophets", ONCE_A_DAYLIGHT): lambda s, prophets, ask: without(prophets.camps(s)),
}
"""By side and article; where nothing is said the card names every clearing."""
AT_EACH: Final = ("vault-keepers", "sunward-expedition")
"""Their warriors come once for each vault or foothold, and where they have come already is not on the board."""


def why_not_put(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
    side, row = with_number(s, ask), ask.given[1]
    if side.KEY in AT_EACH and row == side.warrior:
        return why_not_place(s, side.number, clearing, ask.seat) or demanded(player, s, ask, clearing)
    named = NAMED.get((side.KEY, ask.about.article))
    if named is not None and clearing not in named(s, side, ask):
        return ask.about.article
    if row in side.buildings and not s.slots[clearing]:
        return "root 2.2.3"
    return why_not_place(s, side.number, clearing, ask.seat)


def placing(named: Named) -> Check:
    """The check of a question that names the hireling by its face."""

    def why_not(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
        side = with_face(s, ask)
        if clearing not in named(s, side, ask):
            return ask.about.article
        return why_not_place(s, side.number, clearing, ask.seat)

    return Check(clearings, why_not)


def edge(s: State, side: Any, ask: Ask) -> Sequence[Clearing]:
    return s.box.map.edge


def moorings(s: State, side: Any, ask: Ask) -> Sequence[Clearing]:
    """On the edge and on a river."""
    return [clearing for clearing in s.box.map.edge if s.box.map.rivers[clearing]]


def of_rolled_suit(s: State, side: Any, ask: Ask) -> Sequence[Clearing]:
    return clearings_of(s, ask.given[1])


def why_not_gather(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
    if not is_of(s, clearing, ask.given[0]):
        return ask.about.article
    rebels = next(hireling for hireling in hirelings(s) if isinstance(hireling, uprising.SpringUprising))
    return why_not_place(s, rebels.number, clearing, ask.seat)


def why_not_recruit(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """A warrior of the controller's own faction beside each bandit."""
    return why_not_place(s, ask.seat, clearing) or demanded(player, s, ask, clearing)


PUT: Final = Check(clearings, why_not_put)
CHECKS: Final[Checks] = {
    question(acting.PLACE_AT_SET_UP): PUT,
    question(acting.PLACE_WHEN_HIRED): PUT,
    question(acting.PLACE_IN_BIRDSONG): PUT,
    question(acting.PLACE_IN_DAYLIGHT): PUT,
    question(dynasty.DYNASTY_SITE): placing(edge),
    question(dynasty.DYNASTY_COMES): placing(edge),
    question(flotilla.FLOTILLA_SITE): placing(moorings),
    question(protector.PROTECTOR_SITE): placing(lambda s, side, ask: not_in_the_way(s, CLEARINGS)),
    question(protector.PROTECTOR_COMES): placing(of_faction),
    question(uprising.UPRISING_SITE): placing(of_rolled_suit),
    question(uprising.UPRISING_COMES): placing(of_rolled_suit),
    question(uprising.RISE_WHERE): Check(clearings, demanded),
    question(uprising.GATHER_WHERE): Check(clearings, why_not_gather),
    question(bandits.GANG_COMES): placing(of_faction),
    question(bandits.GANG_SITE): placing(of_faction),
    question(bandits.GANG_RECRUITS): Check(clearings, why_not_recruit),
}
