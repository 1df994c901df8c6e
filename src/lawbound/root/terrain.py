"""What the variant maps add: Law of Root, appendix C."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from lawbound.kernel import Ask, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import Bearer
from lawbound.root.hand import draw, draw_each, playable, spend
from lawbound.root.map import CLEARINGS, FIRST_FOREST, Clearing, Map, open_paths
from lawbound.root.marks import mark
from lawbound.root.pieces import present
from lawbound.root.removal import Trigger
from lawbound.root.score import score
from lawbound.root.setup_cards import is_advanced
from lawbound.root.state import Number, State
from lawbound.root.steps import DAYLIGHT, EVENING, Action

if TYPE_CHECKING:
    from lawbound.root.faction import Faction
    from lawbound.root.move import Move

SUIT_MARKER: Final = Prompt("which suit marker", "root A.1", "suit")
WHICH_PATH: Final = Prompt("which path to open", "root C.3.3", "path")
CARD_FOR_PATH: Final = Prompt("spend a card", "root C.3.3", "card")

MARKERS_OF_A_SUIT: Final = 4
FERRY_CARD: Final = "ferry card"
PASS: Final = "pass"
PATH_OPENED: Final = mark("open a path")
RIVERBOATS: Final = mark("riverboats")  # bought by whoever takes the turn
MERCENARIES: Final = mark("mercenaries")


@law("root 2.2.2", "root A.1", "root B.1.2", "root B.5.2", "root B.6.2")
def lay_out(s: State) -> Flow[None]:
    """The map's own setup: suit markers where no suits are printed, and on every map in the advanced setup.

    Ferry, tower and closed paths are in place already. So are the bots' priority markers: clearings bear their numbers.
    """
    shuffled = s.box.setup.get("advanced") or is_advanced(s.box.setup)
    printed = s.box.map.suits is not None and not shuffled
    suits = s.box.setup.get("suits", "printed" if printed else "random")
    if suits == "random":
        left = [suit for suit in range(3) for _ in range(MARKERS_OF_A_SUIT)]
        drawn = bytearray(FIRST_FOREST)
        for clearing in CLEARINGS:
            suit: int = yield Chance(SUIT_MARKER, tuple(left), (clearing,))
            left.remove(suit)
            drawn[clearing] = suit
        s.suits = bytes(drawn)
    elif suits != "printed":
        s.suits = s.box.map.presets[suits]


# The rivers


@law("root 2.3", "root 11.2.7.II", "rootbotics 9.2.3.II", "root G.1.25")
def with_rivers(s: State, clearing: Clearing, paths: Sequence[Clearing]) -> Sequence[Clearing]:
    """Paths, and the rivers that Riverboats make paths."""
    return [*paths, *[c for c in s.box.map.rivers[clearing] if c not in paths]]


# The lake


class Ferry(Bearer):
    """The ferry on the lake, or as a landmark on a river: between coastal clearings rivers lead everywhere."""

    def is_out(self, s: State) -> bool:
        """It is a landmark that was not drawn."""
        return not s.ferry

    def turn_begins(self, s: State) -> None:
        s.ferried = 0

    @law("root C.2.2", "root C.2.3", "root C.2.5", "root G.1.25")
    def ports(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        """The other coastal clearings that the ferry can take a move to, once in a turn; the next ones on a river."""
        if s.ferry != clearing or s.ferried:
            return ()
        return s.box.map.rivers[clearing]

    def moved(self, s: State, move: Move) -> list[Trigger]:
        """The card for a move by ferry comes together with whatever else the move brings about."""
        if move.past_ferry or not self.boarded(s, move.by, move.origin, move.destination):
            return []
        movers = [s.box.owners[mover].decider(s) for mover in (move.by, *move.along)]  # for a hireling whoever moves it
        return [Trigger(FERRY_CARD, mover, move.destination, 1, mover, self.number) for mover in movers]

    def why_apart(self, s: State, owner: Number, origin: Clearing, destination: Clearing) -> str | None:
        """The ferry has been used this turn."""
        waters = s.box.map.rivers[origin]
        served = destination in waters or destination == origin
        return "root C.2.5" if s.ferried and s.ferry == origin and served else None

    @law("root C.2.5")
    def boarded(self, s: State, mover: Number, origin: Clearing, destination: Clearing) -> bool:
        """Whether that move was by ferry, which then goes along: it starts where the ferry is, and no path leads there.

        So it was with Riverboats too: over the lake the ferry goes where they would.
        """
        if s.ferry != origin or s.ferried:
            return False
        if destination not in s.box.map.rivers[origin] or destination in s.box.owners[mover].paths(s, origin):
            return False
        s.ferry = destination
        s.ferried = 1
        s.tell("ferry", "root C.2.5", (mover, origin, destination))
        return True

    @law("root C.2.5")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        yield from draw(s, trigger.owner, 1, "root C.2.5")

    def resolve_all(self, s: State, triggers: Sequence[Trigger]) -> Flow[None]:
        """Several who moved together draw at the same time."""
        yield from draw_each(s, [trigger.owner for trigger in triggers], "root C.2.5")


# The mountain


@law("root C.3.3")
def paths_to_open(s: State, seat: Seat) -> list[int]:
    """Closed paths with a piece of the player at either end."""
    return [
        i
        for i, (a, b) in enumerate(s.box.map.closed)
        if s.closed >> i & 1 and (present(s, seat, a) or present(s, seat, b))
    ]


@law("root C.3.3")
def why_not_open(player: Faction, s: State) -> str | None:
    """Once a turn, for a card."""
    if s.used & PATH_OPENED or not s.hands[player.seat] or not paths_to_open(s, player.seat):
        return "root C.3.3"
    return None


@law("root C.3.3")
def open_path(player: Faction, s: State) -> Flow[None]:
    """Spend any card to remove a closed path marker and score a point."""
    s.used |= PATH_OPENED
    path: int = yield Ask(player.seat, WHICH_PATH, paths_to_open(s, player.seat))
    yield from spend(s, player.seat, playable(s, s.hands[player.seat]), CARD_FOR_PATH)
    s.closed &= ~(1 << path)
    s.paths = open_paths(s.box.map, s.closed)
    s.tell("path opened", "root C.3.3", (player.seat, *s.box.map.closed[path]))
    score(s, player.seat, 1, "root C.3.3")


OPEN_PATH: Final = Action("open a path", "root C.3.3", why_not_open, open_path)
ONLY_OPEN_PATH: Final = (OPEN_PATH,)


class ClosedPaths(Bearer):
    """The markers on the paths of the mountain."""

    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)

    def why_apart(self, s: State, owner: Number, origin: Clearing, destination: Clearing) -> str | None:
        """A path between the clearings lies under a marker."""
        ends = {origin, destination}
        shut = [s.closed >> i & 1 and ends == {*path} for i, path in enumerate(s.box.map.closed)]
        return "root C.3.2" if any(shut) else None

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return ONLY_OPEN_PATH if s.closed else ()


class MountainPass(Bearer):
    """The tower in the pass."""

    PHASES: ClassVar[tuple[int, ...]] = (EVENING,)

    def holds_tower(self, s: State) -> Clearing:
        return s.box.map.tower

    def at_end(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if s.ruler[s.box.map.tower] == player.side:
            return [Trigger(PASS, player.seat, s.box.map.tower, 1, player.seat, self.number)]
        return []

    @law("root C.3.4")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Whoever rules the pass at the end of their Evening scores a point."""
        score(s, trigger.owner, 1, "root C.3.4")
        return
        yield


@law("root A.5", "root B.3.3")
def features(map_: Map, landmarks: Sequence[str] = ()) -> list[Bearer]:
    """What a map has that bends a rule; where the ferry or the tower is a landmark, that takes precedence."""
    found: list[Bearer] = []
    if map_.ferry or "ferry" in landmarks:
        found.append(Ferry())
    if map_.closed:
        found.append(ClosedPaths())
    if map_.tower and "tower" not in landmarks:
        found.append(MountainPass())
    return found
