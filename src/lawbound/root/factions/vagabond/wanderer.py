"""The lone wanderer, whoever plays him: his pawn, quests and ruins (Law of Root 9.2, 9.3; of Rootbotics 7.2, 7.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import trait

from lawbound.kernel import Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.faction import Faction
from lawbound.root.map import FIRST_FOREST, Clearing, Place, forest_neighbours, is_forest
from lawbound.root.move import Move, reachable, why_shut
from lawbound.root.naming import one_of
from lawbound.root.pieces import CLEARINGS, PAWN, WARRIOR, Piece, relocate
from lawbound.root.quests import QUESTS, Quest
from lawbound.root.removal import Trigger, resolve_triggers
from lawbound.root.ruins import populate_ruins
from lawbound.root.state import SUPPLY, State

FULL_REMOVAL: Final = 3

# The first numbers on his board
CHARACTER: Final = 0
PLACE: Final = 1  # where his pawn is: a clearing or a forest
SIZE: Final = 2

NEW_QUEST: Final = Prompt("a new quest", "root 9.5.5", "quest")


@law("root 9.1")
@trait
class Wanderer(Faction):
    """What is the Vagabond's whoever plays him: one pawn that is no warrior."""

    KEY: ClassVar[str] = "vagabond"
    PIECES: ClassVar[tuple[Piece, ...]] = (Piece("warrior", WARRIOR, 0), Piece("pawn", PAWN, 1))

    def find_rows(self) -> None:
        self.pawn = self.row("pawn")

    def place(self, s: State) -> Place:
        return s.own[self.seat][PLACE]

    def clearing(self, s: State) -> Clearing:
        """The clearing of the pawn; 0 in a forest."""
        place = s.own[self.seat][PLACE]
        return 0 if place >= FIRST_FOREST else place

    @law("root 9.2.2")
    def can_attack(self, s: State, clearing: Clearing) -> bool:
        """The pawn is no warrior, so it counts for nothing else, but it can start a battle."""
        return self.place(s) == clearing

    def attack_sites(self, s: State) -> list[Clearing]:
        clearing = self.clearing(s)
        return [clearing] if clearing else []

    @law("root 9.2.2.I", "rootbotics 7.2.1.I")
    def swept(self, s: State, by: Seat, clearing: Clearing) -> list[Trigger]:
        """Where all enemy pieces are removed, the pawn stays, but three items are damaged."""
        if self.place(s) == clearing:
            return [Trigger("full removal", self.seat, clearing, FULL_REMOVAL, by)]
        return []

    # The pawn

    @law("root B.1.3", "root B.2.3", "root B.9.2")
    def put_pawn(self, s: State, forest: Place, article: str) -> None:
        """Where the pawn starts."""
        s.own[self.seat][PLACE] = forest
        relocate(s, self.pawn, SUPPLY, forest, 1)
        s.tell("pawn placed", article, (self.seat, forest))

    def set_down(self, s: State, place: Place, article: str) -> None:
        """Take the pawn there, along no way that anybody could have something to say about."""
        before, s.own[self.seat][PLACE] = self.place(s), place
        relocate(s, self.pawn, before, place, 1)
        s.tell("pawn moved", article, (self.seat, before, place))

    @law("root C.2.5")
    def move_pawn(self, s: State, place: Place, article: str, along: Sequence[Seat] = ()) -> Flow[None]:
        """Move the pawn to a clearing or forest, by ferry if no path leads there.

        Those whose warriors come along have moved by ferry as he has, and draw as he does.
        """
        origin, destination = self.clearing(s), place if place < FIRST_FOREST else 0
        self.set_down(s, place, article)
        move = Move(self.number, origin, destination, [(self.pawn, 1)], article, along=along)
        brought: list[Trigger] = []
        for owner in along:
            for bearer in s.box.brought_in:
                if bearer.number != owner:
                    brought += bearer.brought_in(s, owner, destination)
        for bearer in s.box.moved:
            by_the_way = bearer.moved(s, move)
            if brought:
                brought = [*by_the_way, *brought]
            else:
                yield from bearer.resolve_all(s, by_the_way)
        yield from resolve_triggers(s, brought, s.turn)

    @law("root 1.5.5", "root 9.2.3")
    def forced_ways(self, s: State, origin: Clearing) -> Sequence[Clearing]:
        """Whoever rules there."""
        return reachable(s, self, origin) if self.place(s) == origin else ()

    @law("root 1.5.5")
    def forced_out(self, s: State, origin: Clearing, destination: Clearing, article: str) -> Flow[None]:
        """His pawn is all that he has there, and allies stay; he exhausts nothing for what he does not choose (9.5)."""
        yield from self.move_pawn(s, destination, article)

    @law("root 9.2.3", "rootbotics 7.2.2")
    def out_of_forest(self, s: State, forest: Place) -> list[Clearing]:
        """The clearings beside a forest that nothing keeps him out of."""
        beside = [place for place in forest_neighbours(s.box.map, forest) if not is_forest(place)]
        return self.admitted(s, beside)

    def admitted(self, s: State, places: Sequence[Place]) -> list[Place]:
        """Those of these places that nothing keeps his pawn out of; no forest is ever shut."""
        if not s.box.why_not_enter:
            return list(places)
        return [place for place in places if is_forest(place) or why_shut(s, self.number, place) is None]

    # Quests and ruins

    def vagabonds(self, s: State) -> list[Faction]:
        """Himself, and the other Vagabond if there is one."""
        return [player for player in s.players if player.board_info.name == self.board_info.name]

    def draw_quest(self, s: State, article: str) -> Flow[Quest | None]:
        """Decide the top quest of the deck and take it off; None if there is none."""
        if not s.quest_deck:
            return None
        quest: Quest = yield Chance(NEW_QUEST, s.quest_deck)
        s.quest_deck.remove(quest)
        s.tell("new quest", article, (quest,))
        return quest

    @law("root B.1.4")
    def form_quest_deck(self, s: State) -> None:
        """All quests, unless the other Vagabond has shuffled them already."""
        if not s.quest_deck:
            s.quest_deck = bytearray(range(len(QUESTS)))

    @law("root 9.3.4", "root 9.7", "root 9.7.1", "rootbotics 7.3.4")
    def populate_ruins(self, s: State) -> None:
        """One R item under each ruin, two with two Vagabonds."""
        several = len(self.vagabonds(s))
        article = "rootbotics 7.3.4" if self.is_bot else "root 9.7.1" if several > 1 else "root 9.3.4"
        populate_ruins(s, several, article)

    # Positions

    def place_name(self, s: State) -> str:
        place = self.place(s)
        return s.box.map.forests[place - FIRST_FOREST].id if is_forest(place) else str(place)

    def restore_pawn(self, s: State, fields: Mapping[str, Any]) -> None:
        """Where the position does not say, in the first forest."""
        forests = [forest.id for forest in s.box.map.forests]
        places = [*[str(c) for c in CLEARINGS], *forests]
        chosen = one_of(str(fields.get("place", forests[0])), places, f"{self.KEY}, place")
        s.own[self.seat][PLACE] = chosen + 1 if chosen < len(CLEARINGS) else FIRST_FOREST + chosen - len(CLEARINGS)
        relocate(s, self.pawn, SUPPLY, self.place(s), 1)
