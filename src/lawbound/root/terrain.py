"""What the variant maps add: Law of Root, appendix C."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lawbound.kernel import Ask, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.hand import draw, playable, spend
from lawbound.root.map import CLEARINGS, FIRST_FOREST, Clearing, open_paths
from lawbound.root.marks import mark
from lawbound.root.pieces import present
from lawbound.root.removal import Trigger
from lawbound.root.score import score
from lawbound.root.state import State

if TYPE_CHECKING:
    from lawbound.root.faction import Faction

SUIT_MARKER: Final = Prompt("which suit marker", "root A.1", "suit")
WHICH_PATH: Final = Prompt("which path to open", "root C.3.3", "path")
CARD_FOR_PATH: Final = Prompt("spend a card", "root C.3.3", "card")

MARKERS_OF_A_SUIT: Final = 4
FERRY_CARD: Final = "ferry card"
PATH_OPENED: Final = mark("open a path")
RIVERBOATS: Final = mark("riverboats")  # bought by whoever takes the turn
MERCENARIES: Final = mark("mercenaries")


@law("root 2.2.2", "root A.1")
def lay_out(s: State) -> Flow[None]:
    """The map's own setup: suit markers where no suits are printed, and on every map in the advanced setup.

    Ferry, tower and closed paths are in place already. So are the bots' priority markers: clearings bear their numbers.
    """
    printed = s.box.map.suits is not None and not s.box.setup.get("advanced")
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


@law("root 2.3", "root 11.2.7.II", "rootbotics 9.2.3.II")
def with_rivers(s: State, clearing: Clearing, paths: Sequence[Clearing]) -> Sequence[Clearing]:
    """Paths, and the rivers that Riverboats make paths."""
    return [*paths, *[c for c in s.box.map.rivers[clearing] if c not in paths]]


# The lake


@law("root C.2.2", "root C.2.3", "root C.2.5")
def ferry_ports(s: State, origin: Clearing, adjacent: Sequence[Clearing]) -> list[Clearing]:
    """The other coastal clearings that the ferry can take a move to."""
    return [c for c in s.box.map.coastal if c != origin and c not in adjacent]


@law("root C.2.5")
def board_ferry(s: State, mover: Seat, origin: Clearing, destination: Clearing) -> bool:
    """Whether that move was by ferry, which then goes along: it starts where the ferry is, and no path leads there.

    So it was with Riverboats too: over the lake the ferry goes where they would.
    """
    if s.ferry != origin or s.ferried:
        return False
    if destination not in s.box.map.coastal or destination in s.players[mover].paths(s, origin):
        return False
    s.ferry = destination
    s.ferried = 1
    s.tell("ferry", "root C.2.5", (mover, origin, destination))
    return True


def ferry_card(mover: Seat, destination: Clearing) -> Trigger:
    """The card for a move by ferry, which comes together with whatever else the move brings about."""
    return Trigger(FERRY_CARD, mover, destination, 1, mover)


@law("root C.2.5")
def draw_ferry_card(s: State, trigger: Trigger) -> Flow[None]:
    yield from draw(s, trigger.owner, 1, "root C.2.5")


# The mountain


def is_closed(s: State, a: Clearing, b: Clearing) -> bool:
    """Whether a path between the clearings lies under a marker."""
    if not s.closed:
        return False
    return any([s.closed >> i & 1 and {a, b} == {*ends} for i, ends in enumerate(s.box.map.closed)])


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


@law("root C.3.4")
def score_pass(s: State, player: Faction) -> None:
    """Whoever rules the pass at the end of their Evening scores a point."""
    tower = s.box.map.tower
    if tower and s.ruler[tower] == player.side:
        score(s, player.seat, 1, "root C.3.4")
