"""Who gains and loses hirelings: the hireling markers of the score track and the control die (Law of Root E.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import Bearer
from lawbound.root.faction import Faction
from lawbound.root.hirelings.cards import CONTROL_DIE, CONTROL_MARKERS, MARKERS, SIDE
from lawbound.root.hirelings.hireling import CONTROL, CONTROLLER, Hireling, hirelings
from lawbound.root.naming import names_in, one_of
from lawbound.root.removal import Trigger, resolve_triggers
from lawbound.root.state import NOBODY, NONE, State

TAKE: Final = Prompt("which hireling to take", "root E.1.1", "hireling")
RECEIVER: Final = Prompt("who gets the hireling", "root E.1.3", "player")
ROLL: Final = Prompt("control die", "root E.1.2", "number")
HAND_OVER: Final = "hand over"

ON_TRACK: Final = 0
WITH_A_CARD: Final = 255
"""A hireling marker that has brought its card; between these numbers: one more than the seat that has taken it."""
SPENT: Final = "card"


class HirelingMarkers(Bearer):
    """The hireling markers, each on its space of the score track, with a player who passed it, or beside a card."""

    KEY: ClassVar[str] = "hireling-markers"
    OWN: ClassVar[int] = len(MARKERS)
    FIELDS: ClassVar[tuple[str, ...]] = tuple([str(space) for space in MARKERS])

    @law("root E.1.1", "root A.6.4")
    def scored(self, s: State, seat: Seat, before: int) -> None:
        """Whoever enters or passes the space of a marker takes it; a bot leaves it there."""
        if s.players[seat].is_bot:
            return
        own = s.own[self.number]
        for at, space in enumerate(MARKERS):
            if own[at] == ON_TRACK and before < space <= s.vp[seat]:
                own[at] = seat + 1
                s.tell("hireling marker", "root E.1.1", (seat, space))

    @law("root E.1.1", "root E.1.3")
    def turn_ended(self, s: State, player: Faction) -> Flow[None]:
        """First control of what was gained on earlier turns runs out, and cards change hands; then new ones come."""
        if player.is_bot:
            return
        waiting = lose_control(s, player, self.number)
        if waiting:
            yield from resolve_triggers(s, waiting, player.seat)
        own = s.own[self.number]
        while player.seat + 1 in own:
            own[own.index(player.seat + 1)] = WITH_A_CARD
            yield from take_from_supply(s, player.seat)

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """A card without control markers is handed over."""
        hireling = s.box.owners[trigger.amount]
        assert isinstance(hireling, Hireling)
        yield from hand_over(s, hireling, trigger.owner)

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        return {
            str(space): SPENT if kept == WITH_A_CARD else s.players[kept - 1].KEY
            for space, kept in zip(MARKERS, bytes(s.own[self.number]), strict=True)
            if kept != ON_TRACK
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """Where nothing is said of them, as many as there are hired hirelings lie beside cards, the lowest first."""
        own = s.own[self.number]
        names = [SPENT, *[player.KEY for player in s.players]]
        for at, space in enumerate(MARKERS):
            for name in names_in(fields.get(str(space)), f"{self.KEY}, {space}"):
                found = one_of(name, names, f"{self.KEY}, {space}")
                own[at] = found or WITH_A_CARD
        if not fields:
            for at in range(len([each for each in hirelings(s) if each.controller(s) != NOBODY])):
                own[at] = WITH_A_CARD


def markers_for(names: Sequence[str]) -> list[HirelingMarkers]:
    """The hireling markers come to the table with the cards."""
    return [HirelingMarkers()] if any([name in SIDE for name in names]) else []


def markers_in(s: State) -> dict[int, int]:
    """Where every hireling marker is, by its space: still there, one more than the seat that took it, with a card."""
    for bearer in s.box.remembering:
        if isinstance(bearer, HirelingMarkers):
            return dict(zip(MARKERS, bytes(s.own[bearer.number]), strict=True))
    return {}


def in_supply(s: State) -> list[Hireling]:
    """Those whom nobody controls."""
    return [hireling for hireling in hirelings(s) if hireling.controller(s) == NOBODY]


@law("root E.1.1")
def take_from_supply(s: State, seat: Seat) -> Flow[None]:
    """Any hireling card of the supply."""
    supply = in_supply(s)
    if supply:
        faces = [hireling.face for hireling in supply]
        face: int = yield Ask(seat, TAKE, faces)
        yield from gain(s, supply[faces.index(face)], seat, "root E.1.1")


@law("root E.1.3")
def lose_control(s: State, player: Faction, bearer: int) -> list[Trigger]:
    """One control marker less on each card; those without any go to others, in the order that the player likes."""
    waiting: list[Trigger] = []
    kept = player.seat + 1
    for hireling in s.box.unseated:
        own = s.own[hireling.number]
        if own and own[CONTROLLER] == kept and isinstance(hireling, Hireling):
            own[CONTROL] = max(0, own[CONTROL] - 1)
            s.tell("control marker removed", "root E.1.3", (player.seat, hireling.face, own[CONTROL]))
            if not own[CONTROL]:
                waiting.append(Trigger(HAND_OVER, player.seat, 0, hireling.number, player.seat, bearer))
    return waiting


@law("root E.1.3")
def hand_over(s: State, hireling: Hireling, giver: Seat) -> Flow[None]:
    """To any other human player, who rolls at once; where there is none the card goes back to the supply."""
    others = [player.seat for player in s.players if player.seat != giver and not player.is_bot]
    if others:
        receiver: Seat = yield Ask(giver, RECEIVER, others, (hireling.face,))
        yield from gain(s, hireling, receiver, "root E.1.3")
    else:
        hireling.hire(s, NOBODY)
        s.tell("hireling returned", "root E.1.3", (giver, hireling.face))


@law("root E.1.2", "root E.2.1", "root B.4.5", "root B.10.2", "root B.10.5")
def gain(s: State, hireling: Hireling, seat: Seat, article: str) -> Flow[None]:
    """Roll for control; then what the card says of the moment when it is hired. There are no more than 12 markers."""
    leader = leads(s, seat)
    pips = tuple([gold if leader else every for gold, every in CONTROL_DIE])
    rolled: int = yield Chance(ROLL, pips, (seat, hireling.face))
    left = CONTROL_MARKERS - sum([s.own[other.number][CONTROL] for other in hirelings(s)])
    s.own[hireling.number][CONTROL] = min(rolled, left)
    hireling.hire(s, seat)
    s.tell("hired", article, (seat, hireling.face, s.own[hireling.number][CONTROL]))
    yield from hireling.hired(s, seat)


@law("root E.1.2")
def leads(s: State, seat: Seat) -> bool:
    """Whether that player has the most victory points, alone or tied, among those with a score marker on the track.

    Whoever has activated a dominance card or formed a coalition has none, and never leads.
    """
    return is_on_track(s, seat) and all(
        [s.vp[seat] >= s.vp[other] for other in range(len(s.vp)) if is_on_track(s, other)]
    )


def is_on_track(s: State, seat: Seat) -> bool:
    return s.dominance[seat] == NONE and s.coalition[seat] == NOBODY
