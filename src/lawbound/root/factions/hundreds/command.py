"""What the Hundreds do in Daylight: Law of Root, 14.5, and the moods that change it (14.7.2, 14.7.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import trait

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Word
from lawbound.law import law
from lawbound.root.battle import battle, battlefields, can_battle, defenders, initiate_battle, why_not_any_battle
from lawbound.root.battle import why_not_battle as why_not_battle_there
from lawbound.root.cards import Card
from lawbound.root.factions.hundreds.mobs import Mobs
from lawbound.root.factions.hundreds.mood_cards import GRANDIOSE, RELENTLESS
from lawbound.root.factions.hundreds.pieces import ADVANCED, COMMANDED
from lawbound.root.hand import matching, spend_card
from lawbound.root.map import Clearing
from lawbound.root.move import Move, carry_out, destinations, origins, take_move, why_not_any_move, why_not_start
from lawbound.root.pieces import CLEARINGS, place, why_not_build
from lawbound.root.reasons import furthest
from lawbound.root.rule import rules
from lawbound.root.state import Number, Row, State
from lawbound.root.steps import Action

STAY: Final = Word("stay")

BUILD_WHERE: Final = Prompt("build where", "root 14.5.2.III", "clearing")
BUILD_WITH: Final = Prompt("build with", "root 14.5.2.III", "card")
ADVANCE_TO: Final = Prompt("advance to", "root 14.5.3", "clearing")
ADVANCE_WITH: Final = Prompt("how many come with the warlord", "root 14.5.3", "number")
ADVANCE_BATTLE: Final = Prompt("battle at the warlord", "root 14.5.3", "player")
PRESS_ON: Final = Prompt("move or battle once more", "root 14.7.2", "clearing")
BATTLE_ONCE_MORE: Final = Word("battle once more")
BATTLE_AGAIN: Final = Prompt("battle again there", "root 14.7.2", "player")


@trait
class Command(Mobs):
    """Command, and the warlord's advance."""

    # Command the Hundreds

    @law("root 14.5.2")
    def why_not_command(self, s: State) -> str | None:
        """As many actions as Command says, which items gained meanwhile may raise."""
        return None if s.own[self.seat][COMMANDED] < self.command(s) else "root 14.5.2"

    def commanded(self, s: State) -> None:
        s.own[self.seat][COMMANDED] += 1

    @law("root 14.5.2.I")
    def why_not_move(self, s: State) -> str | None:
        return self.why_not_command(s) or (None if origins(s, self) else why_not_any_move(s, self))

    @law("root 14.5.2.I")
    def move(self, s: State) -> Flow[None]:
        self.commanded(s)
        yield from take_move(s, self, "root 14.5.2.I")

    @law("root 14.5.2.II")
    def why_not_battle(self, s: State) -> str | None:
        return self.why_not_command(s) or why_not_any_battle(s, self)

    @law("root 14.5.2.II")
    def battle(self, s: State) -> Flow[None]:
        self.commanded(s)
        yield from initiate_battle(s, self, battlefields(s, self))

    @law("root 14.5.2.III")
    def why_not_build_at(self, s: State, clearing: Clearing) -> str | None:
        """A clearing that they rule, with room for a stronghold, and a card of its suit to spend."""
        if not rules(s, self.number, clearing):
            return "root 14.5.2.III"
        why = why_not_build(s, self.seat, clearing)
        if why is not None:
            return why
        if not s.board[self.stronghold]:
            return "root 1.5.1"
        return None if matching(s, s.hands[self.seat], s.suits[clearing]) else "root 14.5.2.III"

    def building_sites(self, s: State) -> list[Clearing]:
        return [clearing for clearing in CLEARINGS if self.why_not_build_at(s, clearing) is None]

    def why_not_building(self, s: State) -> str | None:
        why = self.why_not_command(s)
        if why is not None:
            return why
        reasons = [self.why_not_build_at(s, clearing) for clearing in CLEARINGS]
        return furthest(reasons, ("root 1.5.1",), ("root 2.2.3", "root 14.5.2.III"))

    @law("root 14.5.2.III")
    def build(self, s: State) -> Flow[None]:
        self.commanded(s)
        clearing: Clearing = yield Ask(self.seat, BUILD_WHERE, self.building_sites(s))
        cards = matching(s, s.hands[self.seat], s.suits[clearing])
        card: Card = yield Ask(self.seat, BUILD_WITH, cards, (clearing,))
        spend_card(s, self.seat, card, "root 14.5.2.III")
        place(s, self.stronghold, clearing, 1, "root 14.5.2.III", built=True)

    # Advance the Warlord

    def ways(self, s: State) -> Sequence[Clearing]:
        """Where the warlord can move to."""
        clearing = self.warlord_at(s)
        return destinations(s, self, clearing) if clearing and clearing in origins(s, self) else ()

    @law("root 14.5.3")
    def why_not_advance(self, s: State) -> str | None:
        """As often as Prowess says, with the warlord on the map, who can move or battle."""
        clearing = self.warlord_at(s)
        if s.own[self.seat][ADVANCED] >= self.prowess(s) or not clearing:
            return "root 14.5.3"
        if self.ways(s) or defenders(s, self, clearing):
            return None
        return why_not_start(s, self, clearing) or why_not_battle_there(s, self, clearing)

    @law("root 14.5.3")
    def advance(self, s: State) -> Flow[None]:
        """The warlord may move with any warriors, and may then battle; who stays does so to battle."""
        s.own[self.seat][ADVANCED] += 1
        clearing = self.warlord_at(s)
        ways: list[Option] = [*self.ways(s)]
        if defenders(s, self, clearing):
            ways.append(STAY)
        way = yield Ask(self.seat, ADVANCE_TO, ways, (clearing,))
        if way is STAY:
            yield from self.battle_at_warlord(s, clearing, moved=False)
            return
        yield from self.move_warlord(s, way, "root 14.5.3")
        if (yield from self.battle_at_warlord(s, way, moved=True)) and self.is_in_mood(s, RELENTLESS):
            yield from self.press_on(s, way)

    def move_warlord(self, s: State, destination: Clearing, article: str) -> Flow[None]:
        """The warlord moves, and with it any number of the warriors there."""
        origin = self.warlord_at(s)
        most = s.board[self.warrior + origin]
        rows: list[tuple[Row, int]] = [(self.warlord, 1)]
        if most:
            count: int = yield Ask(self.seat, ADVANCE_WITH, range(most + 1), (origin, destination))
            if count:
                rows.append((self.warrior, count))
        yield from carry_out(s, Move(self.number, origin, destination, rows, article))

    @law("root 14.5.3")
    def battle_at_warlord(self, s: State, clearing: Clearing, moved: bool) -> Flow[bool]:
        """A battle in the warlord's clearing, if there is anybody and, having moved, they like; True if there was."""
        enemies: list[Option] = [*defenders(s, self, clearing)]
        if not enemies:
            return False
        whom = yield Ask(self.seat, ADVANCE_BATTLE, [*enemies, DONE] if moved else enemies, (clearing,))
        if whom is DONE:
            return False
        yield from battle(s, self, clearing, s.box.owners[whom])
        return True

    @law("root 14.7.2")
    def press_on(self, s: State, clearing: Clearing) -> Flow[None]:
        """Relentless, after a move and a battle: another move of the warlord, or another battle in the same clearing.

        Whoever still fights there may, the warlord or not; to move it takes the warlord.
        """
        ways: list[Option] = [*self.ways(s)]
        enemies = defenders(s, self, clearing) if can_battle(s, self, clearing) else []
        if enemies:
            ways.append(BATTLE_ONCE_MORE)
        if not ways:
            return
        way = yield Ask(self.seat, PRESS_ON, [*ways, DONE], (clearing,))
        if way is DONE:
            return
        if way is BATTLE_ONCE_MORE:
            whom: Number = yield Ask(self.seat, BATTLE_AGAIN, enemies, (clearing,))
            yield from battle(s, self, clearing, s.box.owners[whom])
        else:
            yield from self.move_warlord(s, way, "root 14.7.2")

    # Before Command, while the warlord is Grandiose; after it otherwise

    @law("root 14.7.4")
    def why_not_grand_advance(self, s: State) -> str | None:
        return self.why_not_advance(s) if self.is_in_mood(s, GRANDIOSE) else "root 14.7.4"

    @law("root 14.5", "root 14.7.4")
    def why_not_late_advance(self, s: State) -> str | None:
        return "root 14.7.4" if self.is_in_mood(s, GRANDIOSE) else self.why_not_advance(s)


COMMANDS: Final = (
    Action("move", "root 14.5.2.I", Command.why_not_move, Command.move),
    Action("battle", "root 14.5.2.II", Command.why_not_battle, Command.battle),
    Action("build", "root 14.5.2.III", Command.why_not_building, Command.build),
)
FIRST_ADVANCE: Final = (Action("advance", "root 14.7.4", Command.why_not_grand_advance, Command.advance),)
ADVANCE: Final = (Action("advance", "root 14.5.3", Command.why_not_late_advance, Command.advance),)
