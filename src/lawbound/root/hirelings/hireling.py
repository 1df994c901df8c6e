"""A hireling: an owner of pieces without a seat, controlled by whoever hired it for now (Law, appendix E)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Chance, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.boards import BOARDS, in_corners
from lawbound.root.hirelings.cards import CONTROL_MARKERS, SIDE
from lawbound.root.map import FIRST_FOREST, Clearing
from lawbound.root.marks import Mark, mark
from lawbound.root.naming import number, one_of
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, present, why_not_build, why_not_place
from lawbound.root.rule import refresh_rulers
from lawbound.root.setup_cards import is_advanced
from lawbound.root.state import HELD_BACK, NOBODY, Number, Row, State

CONTROLLER: Final = 0  # one more than the seat; 0: nobody
CONTROL: Final = 1  # control markers on the card
SIZE: Final = 2
NO_CONTROLLER: Final = "nobody"
CONTROLLER_ALONE: Final = "root E.2"
ONCE_A_DAYLIGHT: Final = "root E.2.4"
WHEN_HIRED: Final = "root E.2.1"
ABILITY: Final = "root E.2.2"
AT_BIRDSONG: Final = "root E.2.3"
SET_UP: Final = "root A.6.3"
BY_LUCK: Final = Prompt("where luck puts the hireling", SET_UP, "place")


class Hireling(Owner):
    """The general hireling: its own numbers begin with whoever controls it, and for how long."""

    OWN: ClassVar[int] = SIZE
    FIELDS: ClassVar[tuple[str, ...]] = ("controller", "control")
    SETS_UP: ClassVar[bool] = False
    """Whether its card has set-up instructions: then a player carries them out (`prepare`)."""

    def __init__(self, number: Number, first: Row) -> None:
        super().__init__(number, first)
        self.done: Mark = mark(self.KEY)  # set once its action of this Daylight has been taken
        self.face = SIDE[self.KEY].number if self.KEY in SIDE else 0  # among all sides of all cards

    def controller(self, s: State) -> Seat:
        """Who has hired it; nobody while it is in the supply of hirelings."""
        kept = s.own[self.number][CONTROLLER]
        return kept - 1 if kept else NOBODY

    def hire(self, s: State, seat: Seat) -> None:
        """From now on that player controls it, or nobody."""
        s.own[self.number][CONTROLLER] = 0 if seat == NOBODY else seat + 1
        refresh_rulers(s, self.number)

    @law("root E.2", "root E.2.2", "root E.3.5")
    def serves(self, s: State, owner: Number) -> bool:
        """Whether that owner has hired it: what its card gives the controller is for that player alone.

        Another hireling of the same controller has no use of it.
        """
        return s.own[self.number][CONTROLLER] == owner + 1

    def is_ready(self, s: State, seat: Seat) -> bool:
        """Whether that player has hired it, and has not yet taken its action of this Daylight (`why_not_use`)."""
        return s.own[self.number][CONTROLLER] == seat + 1 and not s.used & self.done

    # What the card says

    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """Set it up as its card says; that player decides, or luck where there is nobody."""
        return
        yield

    @law("root E.2.1")
    def hired(self, s: State, seat: Seat) -> Flow[None]:
        """What that player must do as soon as they have hired it."""
        return
        yield

    @law("root E.2", "root E.2.4")
    def why_not_use(self, s: State, seat: Seat) -> str | None:
        """Its action is for its controller, and can be taken once in their Daylight."""
        if not self.serves(s, seat):
            return CONTROLLER_ALONE
        return ONCE_A_DAYLIGHT if s.used & self.done else None

    # Whose friend it is

    @law("root E.3.4")
    def decider(self, s: State) -> Seat:
        """Its controller, for what it does itself and for its own pieces alone."""
        return self.controller(s)

    @law("root E.3.2")
    def stands_with(self, s: State) -> Number:
        """An enemy of all but its controller and those in coalition with them."""
        seat = self.controller(s)
        return self.number if seat == NOBODY else seat

    @law("root E.3.1")
    def rules_as(self, s: State) -> Number:
        seat = self.controller(s)
        return self.side if seat == NOBODY else s.players[seat].side

    @law("root E.3.1", "root E.3.3")
    def lend_power(self, s: State, clearing: Clearing, powers: bytearray, winning: bool) -> None:
        """Its pieces count for the rule of its controller, and for nothing else; without one it rules as players do."""
        kept = s.own[self.number][CONTROLLER]
        if kept and powers[self.number]:
            powers[kept - 1] += powers[self.number]
            powers[self.number] = 0

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        seat = self.controller(s)
        return {
            "controller": NO_CONTROLLER if seat == NOBODY else s.players[seat].KEY,
            "control": s.own[self.number][CONTROL] or None,
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        name = fields.get("controller", NO_CONTROLLER)
        if name != NO_CONTROLLER:
            self.hire(s, one_of(name, [player.KEY for player in s.players], f"{self.KEY}, controller"))
        s.own[self.number][CONTROL] = number(fields.get("control", 0), f"{self.KEY}, control", CONTROL_MARKERS)

    # What many cards say

    def on_map(self, s: State) -> bool:
        """Whether any piece of its stands in a clearing or forest."""
        return any([s.board[row + at] for row in self.rows for at in (*CLEARINGS, *range(FIRST_FOREST, HELD_BACK))])

    def camps(self, s: State) -> list[Clearing]:
        """Where its warriors are."""
        return [clearing for clearing in CLEARINGS if s.board[self.warrior + clearing]]

    def sites(self, s: State, by: Seat, clearings: Sequence[Clearing] = CLEARINGS) -> list[Clearing]:
        """Those of the clearings in which that player (nobody: nobody in particular) can place its pieces."""
        return [clearing for clearing in clearings if why_not_place(s, self.number, clearing, by) is None]


def hirelings(s: State) -> list[Hireling]:
    """All that are in the game, in the order of their numbers."""
    return [owner for owner in s.box.unseated if isinstance(owner, Hireling)]


@law("root A.6.3", "root 5.1")
def not_in_the_way(s: State, clearings: Sequence[Clearing]) -> Sequence[Clearing]:
    """Those of the clearings where a hireling that keeps others out may be set up.

    Cards want any clearing, but they were written for the setup by cards (A.8). Where factions start in corners as
    many of these as they need stay open, or some faction could not be set up at all; the Law says nothing of that.
    """
    box = s.box
    if is_advanced(box.setup):
        return clearings
    needed = in_corners([player.KEY for player in s.players if player.KEY in BOARDS]) + box.open_seats
    corners = [corner for corner in box.map.corners if why_not_build(s, s.order[0], corner) is None]
    return clearings if len(corners) > needed else [clearing for clearing in clearings if clearing not in corners]


def with_faction_pieces(s: State, seat: Seat, clearings: Sequence[Clearing] = CLEARINGS) -> list[Clearing]:
    """Those of the clearings in which that player has a piece of their own faction."""
    return [clearing for clearing in clearings if present(s, seat, clearing)]


def choose(
    side: Hireling,
    seat: Seat,
    about: Prompt,
    options: Sequence[Option],
    given: tuple[Option, ...],
    luck: Prompt = BY_LUCK,
) -> Flow[Option]:
    """That player's choice in setting a hireling up; where bots are alone, luck's."""
    if seat == NOBODY:
        chosen: Option = yield Chance(luck, tuple(options), (side.face,))
        return chosen
    picked: Option = yield Ask(seat, about, options, given)
    return picked
