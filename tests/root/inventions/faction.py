"""A made-up faction: hikers with a guide among them, who carry cairns out of the forests and play with open hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import NO, YES, Ask, Flow, Option, Prompt, Seat
from lawbound.root.battle import battlefields, initiate_battle, why_not_any_battle
from lawbound.root.boards import BoardInfo
from lawbound.root.craft import craft_any, why_not_any_craft
from lawbound.root.faction import Faction
from lawbound.root.hand import discard_down, draw
from lawbound.root.items import Item
from lawbound.root.map import FIRST_FOREST, Clearing
from lawbound.root.move import Move, take_move, why_not_any_move
from lawbound.root.naming import number
from lawbound.root.pieces import BUILDING, CLEARINGS, TOKEN, WARRIOR, Piece, place, relocate, why_not_build
from lawbound.root.removal import Removal, Trigger
from lawbound.root.score import score
from lawbound.root.state import SUPPLY, Number, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Action, Step, menu

BOARD: Final = BoardInfo("hikers", "The Hikers", "Z", False, 5, 99, 5)
START: Final = Prompt("where the hike starts", "root 5.1.7", "clearing")
CARRY: Final = Prompt("carry a cairn along", "root 4.2", "yes or no")
KEEP: Final = Prompt("keep the item", "root 4.1.2", "yes or no")
LODGE: Final = Prompt("where to build a lodge", "root 2.2.3", "clearing")
DISCARD: Final = Prompt("discard", "root 2.1.3", "card")
ACTIONS: Final = 0
MOST: Final = 3


def tired(player: Hikers, s: State) -> str | None:
    return "root 1.4.2" if s.own[player.number][ACTIONS] >= MOST else None


def why_not_hike(player: Hikers, s: State) -> str | None:
    return tired(player, s) or why_not_any_move(s, player)


def hike(player: Hikers, s: State) -> Flow[None]:
    s.own[player.number][ACTIONS] += 1
    yield from take_move(s, player, "root 4.2")


def why_not_fight(player: Hikers, s: State) -> str | None:
    return tired(player, s) or why_not_any_battle(s, player)


def fight(player: Hikers, s: State) -> Flow[None]:
    s.own[player.number][ACTIONS] += 1
    yield from initiate_battle(s, player, battlefields(s, player))


def sites(player: Hikers, s: State) -> list[Clearing]:
    here = [c for c in CLEARINGS if s.ruler[c] == player.side and why_not_build(s, player.number, c) is None]
    return here if s.board[player.lodge] else []


def why_not_lodge(player: Hikers, s: State) -> str | None:
    return tired(player, s) or (None if sites(player, s) else "root 2.2.3")


def lodge(player: Hikers, s: State) -> Flow[None]:
    s.own[player.number][ACTIONS] += 1
    clearing: Clearing = yield Ask(player.seat, LODGE, sites(player, s))
    place(s, player.lodge, clearing, 1, "root 2.2.3", built=True)
    score(s, player.seat, 1, "root 3.2")


def why_not_pick_up(player: Hikers, s: State) -> str | None:
    return None if player.within_reach(s) else "root 2.4"


def pick_up(player: Hikers, s: State) -> Flow[None]:
    """The guide takes a cairn out of a forest beside him."""
    relocate(s, player.cairn, player.within_reach(s)[0], player.guide_at(s), 1)
    return
    yield


def craft(player: Hikers, s: State) -> Flow[None]:
    yield from craft_any(s, player)


HIKE: Final = Action("hike", "root 4.2", why_not_hike, hike)
FIGHT: Final = Action("fight", "root 4.3", why_not_fight, fight)
BUILD: Final = Action("lodge", "root 2.2.3", why_not_lodge, lodge)
CRAFT: Final = Action("craft", "root 4.1", why_not_any_craft, craft)
PICK_UP: Final = Action("pick up", "root 2.4", why_not_pick_up, pick_up)


class Hikers(Faction):
    KEY: ClassVar[str] = "hikers"
    PIECES: ClassVar[tuple[Piece, ...]] = (
        Piece("warrior", WARRIOR, 12),
        Piece("guide", WARRIOR, 1),
        Piece("lodge", BUILDING, 4),
        Piece("cairn", TOKEN, 4),
    )
    OWN: ClassVar[int] = 1
    FIELDS: ClassVar[tuple[str, ...]] = ("actions",)
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG, DAYLIGHT)

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.guide, self.lodge, self.cairn = self.row("guide"), self.row("lodge"), self.row("cairn")
        self.crafting_rows = (self.lodge,)

    def guide_at(self, s: State) -> Clearing:
        return next((c for c in CLEARINGS if s.board[self.guide + c]), 0)

    def within_reach(self, s: State) -> list[int]:
        return [f for f in s.box.map.clearing_forests[self.guide_at(s)] if s.board[self.cairn + f]]

    def setup(self, s: State) -> Flow[None]:
        """Four warriors and the guide in one clearing, a cairn in each of the first forests."""
        start: Clearing = yield Ask(self.seat, START, [c for c in CLEARINGS if s.slots[c]])
        place(s, self.warrior, start, 4, "root 5.1.7")
        place(s, self.guide, start, 1, "root 5.1.7")
        for forest in s.box.map.forests[:3]:
            relocate(s, self.cairn, SUPPLY, forest.place, 1)

    def steps(self) -> tuple[Step, ...]:
        return (
            Step("recruit", BIRDSONG, "root 1.5.1", Hikers.recruit),
            menu("hiking", DAYLIGHT, "root 1.4.2", (HIKE, FIGHT, BUILD, CRAFT)),
            Step("evening of the hikers", EVENING, "root 2.1.2", Hikers.evening),
        )

    def recruit(self, s: State, _: Option) -> Flow[None]:
        if self.guide_at(s):
            place(s, self.warrior, self.guide_at(s), 1, "root 1.5.1")
        return
        yield

    def evening(self, s: State, _: Option) -> Flow[None]:
        yield from draw(s, self.seat, 1, "root 2.1.2")
        yield from discard_down(s, self.seat, 5, DISCARD)

    def describe(self, s: State) -> dict[str, Any]:
        return {"actions": s.own[self.number][ACTIONS] or None}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        s.own[self.number][ACTIONS] = number(fields.get("actions", 0), "hikers, actions", MOST)

    # What it bends

    def turn_begins(self, s: State) -> None:
        s.own[self.number][ACTIONS] = 0

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        """A point for cairns on the map when its own Birdsong starts."""
        if player is self and phase == BIRDSONG and any([s.board[self.cairn + c] for c in CLEARINGS]):
            return [Trigger("cairns", self.seat, 0, 1, self.seat)]
        return []

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        score(s, self.seat, 1, "root 3.2")
        return
        yield

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return (PICK_UP,) if player is self and phase == DAYLIGHT else ()

    def claims_rule(self, s: State, clearing: Clearing) -> bool:
        """The guide rules where a cairn lies."""
        return clearing in CLEARINGS and bool(s.board[self.guide + clearing] and s.board[self.cairn + clearing])

    def why_not_enter(self, s: State, owner: Number, clearing: Clearing) -> str | None:
        return (
            "root 1.1.2" if owner != self.number and clearing in CLEARINGS and self.claims_rule(s, clearing) else None
        )

    def why_not_placed(self, s: State, owner: Number, clearing: Clearing, by: Number) -> str | None:
        return self.why_not_enter(s, owner, clearing)

    def carries(self, s: State, move: Move) -> Flow[None]:
        """A cairn goes along with the guide, if they like."""
        guided = move.owner == self.number and (self.guide, 1) in move.rows
        if not guided or not s.board[self.cairn + move.origin]:
            return
        if (yield Ask(self.seat, CARRY, (YES, NO), (move.origin, move.destination))) is YES:
            move.rows.append((self.cairn, 1))

    def why_not_removed(self, s: State, row: Row, clearing: Clearing, by: Number) -> str | None:
        return "root 1.1.2" if row == self.guide else None

    def removed_destination(self, row: Row, removal: Removal) -> int:
        """A cairn goes back to the woods."""
        return FIRST_FOREST if row == self.cairn else SUPPLY

    def gain_item(self, s: State, item: Item) -> Flow[None]:
        if (yield Ask(self.seat, KEEP, (YES, NO), (item,))) is YES:
            yield from super().gain_item(s, item)
        else:
            s.items[item] += 1

    def hide(self, s: State, seat: Seat | None) -> None:
        """Its hand is open to all."""
