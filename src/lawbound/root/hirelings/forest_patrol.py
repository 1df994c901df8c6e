"""The Forest Patrol, and the Feline Physicians."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import NO, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import bearer_in
from lawbound.root.faction import Faction
from lawbound.root.hand import is_asked, matching, spend_card
from lawbound.root.hirelings.acting import PLACE_IN_DAYLIGHT, move_and_battle, why_not_act
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import ABILITY, ONCE_A_DAYLIGHT, SET_UP, Hireling
from lawbound.root.map import Clearing
from lawbound.root.naming import number
from lawbound.root.pieces import Piece, place, place_again, present, relocate, way_home, why_not_place
from lawbound.root.removal import Removal, Trigger
from lawbound.root.state import ASIDE, SUPPLY, State
from lawbound.root.steps import DAYLIGHT, Action

PHYSICIANS: Final = "feline physicians"
CARD_FOR_PHYSICIANS: Final = Prompt("card for the physicians", ABILITY, "card")
WHERE_HEALED: Final = Prompt("where the physicians bring them", ABILITY, "clearing")


# The Forest Patrol


class ForestPatrol(Hireling):
    """Everywhere at first; whoever falls may come back by the card, and by nothing else."""

    KEY: ClassVar[str] = "forest-patrol"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("forest-patrol")
    FIELDS: ClassVar[tuple[str, ...]] = (*Hireling.FIELDS, "card")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """One in each clearing."""
        for clearing in self.sites(s, seat):
            place(s, self.warrior, clearing, 1, SET_UP)
        return
        yield

    @law("root E.2.2")
    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        """One of those removed lies on the card, the others go to the supply.

        Once for each clearing of an effect and once in a battle, which an ambush is part of. The card comes before
        whatever keeps warriors from their supply.
        """
        fight = removal.fight
        earlier = [] if fight is None else [lost for lost in fight.lost if lost is not removal]
        if removal.warriors and not any([lost.owner == self.number and lost.warriors for lost in earlier]):
            relocate(s, self.warrior, way_home(s, self.warrior, removal.clearing, removal.replaced), ASIDE, 1)
            s.tell("on the patrol card", ABILITY, (self.number, s.board[self.warrior + ASIDE]))
        return []

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return PATROL if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return PATROL

    def posts(self, s: State, seat: Seat) -> list[Clearing]:
        """Where those on the card may come back: where the Patrol is."""
        return self.sites(s, seat, self.camps(s))

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        return {**super().describe(s), "card": s.board[self.warrior + ASIDE] or None}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        count = number(fields.get("card", 0), f"{self.KEY}, card", s.board[self.warrior])
        relocate(s, self.warrior, SUPPLY, ASIDE, count)


def why_not_march(player: Faction, s: State) -> str | None:
    patrol = bearer_in(s, ForestPatrol)
    return patrol.why_not_use(s, player.seat) or why_not_act(s, patrol)


@law("root E.2.4")
def march(player: Faction, s: State) -> Flow[None]:
    """A move, then a battle, each if wanted."""
    patrol = bearer_in(s, ForestPatrol)
    s.used |= patrol.done
    yield from move_and_battle(s, patrol, player.seat)


@law("root E.2.4")
def why_not_return(player: Faction, s: State) -> str | None:
    patrol = bearer_in(s, ForestPatrol)
    possible = s.board[patrol.warrior + ASIDE] and patrol.posts(s, player.seat)
    return patrol.why_not_use(s, player.seat) or (None if possible else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def return_to_duty(player: Faction, s: State) -> Flow[None]:
    """All that lie on the card, into one clearing with a warrior of the Patrol."""
    patrol = bearer_in(s, ForestPatrol)
    s.used |= patrol.done
    given = (patrol.number, patrol.warrior)
    clearing: Clearing = yield Ask(player.seat, PLACE_IN_DAYLIGHT, patrol.posts(s, player.seat), given)
    count = s.board[patrol.warrior + ASIDE]
    relocate(s, patrol.warrior, ASIDE, SUPPLY, count)
    place(s, patrol.warrior, clearing, count, ONCE_A_DAYLIGHT)


PATROL: Final = (
    Action("march the patrol", ONCE_A_DAYLIGHT, why_not_march, march),
    Action("return the patrol", ONCE_A_DAYLIGHT, why_not_return, return_to_duty),
)


# The Feline Physicians


class FelinePhysicians(Hireling):
    """Field hospitals that rove."""

    KEY: ClassVar[str] = "feline-physicians"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("feline-physicians")

    @law("root E.2.2", "root E.3.3")
    def after_losses(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """Whenever warriors of the controller's own faction are on their way to the supply; who goes elsewhere, to
        the acolytes or beside the board, is not for the Physicians.
        """
        return [
            Trigger(PHYSICIANS, removal.owner, removal.clearing, removal.home, removal.by, self.number)
            for removal in removals
            if removal.home and self.serves(s, removal.owner)
        ]

    @law("root E.2.2")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """The controller may spend a card of the clearing's suit to put them where faction pieces of theirs are."""
        player, clearing, count = s.players[trigger.owner], trigger.clearing, trigger.amount
        seat = player.seat
        sites = [c for c in player.grounds if present(s, seat, c) and why_not_place(s, seat, c) is None]
        cards = matching(s, s.hands[seat], s.suits[clearing]) if sites else []
        if not sites or not is_asked(s, seat, cards):
            return
        card: Option = yield Ask(seat, CARD_FOR_PHYSICIANS, [*cards, NO], (clearing, count), s.box.discreet)
        if card is NO:
            return
        spend_card(s, seat, card, ABILITY)
        site: Clearing = yield Ask(seat, WHERE_HEALED, sites, (clearing, count))
        place_again(s, player.warrior, site, count, ABILITY)
