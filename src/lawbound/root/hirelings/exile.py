"""The Exile, who lives in a forest on what others give; or the Brigand, who searches ruins and steals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.battle import Fight, defenders
from lawbound.root.bearer import bearer_in
from lawbound.root.craft import ready_items, take_crafted
from lawbound.root.faction import Faction
from lawbound.root.hand import draw, has_cards, take_random
from lawbound.root.hirelings.acting import battle_there
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import (
    ABILITY,
    CONTROLLER_ALONE,
    ONCE_A_DAYLIGHT,
    SET_UP,
    SIZE,
    Hireling,
    choose,
)
from lawbound.root.hirelings.pawn import LonePawn
from lawbound.root.items import ITEM_NAMES, Item, Tile
from lawbound.root.map import Clearing, Place, is_forest
from lawbound.root.marks import Mark, mark
from lawbound.root.naming import names_in, number, one_of
from lawbound.root.pieces import CLEARINGS, Piece, present
from lawbound.root.removal import Removal
from lawbound.root.ruins import leave_under_ruin, look_under_ruin, populate_ruins, under_ruin
from lawbound.root.score import score
from lawbound.root.state import SEATS, Number, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Action

FOREST: Final = Prompt("which forest the Exile lives in", SET_UP, "place")
GIFT: Final = Prompt("which item the Exile gets", ABILITY, "item")
EXILE_ACTS: Final = Prompt("what the Exile does", ONCE_A_DAYLIGHT, "word")
EXILE_MOVES: Final = Prompt("where the Exile goes", ONCE_A_DAYLIGHT, "place")
EXILE_BATTLES: Final = Prompt("where the Exile battles", ONCE_A_DAYLIGHT, "clearing")
RUIN: Final = Prompt("which ruin the Brigand searches", ONCE_A_DAYLIGHT, "clearing")
FOUND: Final = Prompt("what the Brigand finds", ONCE_A_DAYLIGHT, "tile")
WHICH_FIND: Final = Prompt("which item the Brigand takes", ONCE_A_DAYLIGHT, "tile")
EXHAUSTED_ITEM: Final = Prompt("which item is exhausted", ONCE_A_DAYLIGHT, "item")
VICTIM: Final = Prompt("whom the Brigand robs", ONCE_A_DAYLIGHT, "player")
MOVE: Final = Word("move")
FIGHT: Final = Word("battle")

EXHAUSTED: Final = SIZE  # how many items on the card are exhausted; which, makes no difference
CLUBS: Final = SIZE + 1
GIFTS: Final = SIZE + 2  # by item
ALL_CLUBS: Final = 3
BATTLE_COST: Final = 2


class TheExile(LonePawn):
    """The pawn is in a forest: nobody can battle it, and it fights in the clearings around."""

    KEY: ClassVar[str] = "the-exile"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("the-exile")
    OWN: ClassVar[int] = GIFTS + len(ITEM_NAMES)
    FIELDS: ClassVar[tuple[str, ...]] = (*LonePawn.FIELDS, "clubs", "gifts", "exhausted")
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG, DAYLIGHT, EVENING)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """The pawn in any forest, three clubs on the card."""
        s.own[self.number][CLUBS] = ALL_CLUBS
        forests = [forest.place for forest in s.box.map.forests]
        forest: Place = yield from choose(self, seat, FOREST, forests, (self.face,))
        self.put(s, forest, SET_UP)

    def items(self, s: State) -> int:
        """How many lie on its card, exhausted or not."""
        return sum(s.own[self.number][CLUBS:])

    def ready(self, s: State) -> int:
        return self.items(s) - s.own[self.number][EXHAUSTED]

    def around(self, s: State) -> Sequence[Clearing]:
        """The clearings beside its forest."""
        here = self.place(s)
        return [] if not is_forest(here) else [c for c in s.box.map.adjacent_places[here] if not is_forest(c)]

    def forests(self, s: State) -> list[Place]:
        return [place for place in s.box.map.adjacent_places[self.place(s)] if is_forest(place)]

    def fields_of_battle(self, s: State) -> list[Clearing]:
        return [clearing for clearing in self.around(s) if defenders(s, self, clearing)]

    # Battle

    def can_attack(self, s: State, clearing: Clearing) -> bool:
        return clearing in self.around(s)

    def attack_sites(self, s: State) -> list[Clearing]:
        return list(self.around(s))

    @law("root E.2.2", "root 4.3.1.II")
    def attackers_left(self, s: State, fight: Fight) -> bool:
        """It fights on while items lie on its card."""
        return self.items(s) > 0

    @law("root E.2.2")
    def rolled_maximum(self, s: State, fight: Fight) -> int:
        """As many hits as there are items on the card."""
        return self.items(s)

    @law("root E.2.2")
    def take_hits(self, s: State, fight: Fight, hits: int, by: Number) -> Flow[list[Removal]]:
        """Each hit exhausts an item, or removes one from the game once all are exhausted, clubs first."""
        own = s.own[self.number]
        for _ in range(min(hits, self.ready(s) + self.items(s))):
            if self.ready(s):
                own[EXHAUSTED] += 1
            else:
                at = next(at for at in range(CLUBS, len(own)) if own[at])
                own[at] -= 1
                own[EXHAUSTED] -= 1
        s.tell("exile hit", ABILITY, (self.face, hits, self.ready(s), self.items(s)))
        return []
        yield

    # What players may do

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        if phase == DAYLIGHT and self.serves(s, player.seat):
            return EXILE_ACTIONS
        return EXILE_ACTIONS[:1]

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return EXILE_ACTIONS if phase == DAYLIGHT else EXILE_ACTIONS[:1]

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.number]
        gifts = [name for item, name in enumerate(ITEM_NAMES) for _ in range(own[GIFTS + item])]
        lying = {"clubs": own[CLUBS], "gifts": gifts, "exhausted": own[EXHAUSTED] or None}
        return {**super().describe(s), **lying}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        own = s.own[self.number]
        own[CLUBS] = number(fields.get("clubs", ALL_CLUBS), f"{self.KEY}, clubs", ALL_CLUBS)
        for name in names_in(fields.get("gifts"), f"{self.KEY}, gifts"):
            own[GIFTS + one_of(name, ITEM_NAMES, f"{self.KEY}, gifts")] += 1
        own[EXHAUSTED] = number(fields.get("exhausted", 0), f"{self.KEY}, exhausted", self.items(s))


def exile_of(s: State) -> TheExile:
    exile = bearer_in(s, TheExile)
    assert isinstance(exile, TheExile)
    return exile


def crafted(s: State, seat: Seat) -> list[Item]:
    """The kinds of items in that player's Crafted Items box."""
    return [item for item in range(len(ITEM_NAMES)) if s.crafted_items[seat * 8 + item]]


@law("root E.2.2")
def why_not_give(player: Faction, s: State) -> str | None:
    """A crafted item, and faction pieces beside the Exile's forest. A bot gives nothing."""
    if player.is_bot or not crafted(s, player.seat):
        return ABILITY
    return None if any([present(s, player.seat, c) for c in exile_of(s).around(s)]) else ABILITY


@law("root E.2.2")
def give_item(player: Faction, s: State) -> Flow[None]:
    """A crafted item onto the card, for a card and a point."""
    exile = exile_of(s)
    item: Item = yield Ask(player.seat, GIFT, crafted(s, player.seat))
    take_crafted(s, player.seat, item)
    s.own[exile.number][GIFTS + item] += 1
    s.tell("gave to the exile", ABILITY, (player.seat, item))
    yield from draw(s, player.seat, 1, ABILITY)
    score(s, player.seat, 1, ABILITY)


def exile_options(s: State, exile: TheExile) -> list[Word]:
    """What it can pay for now."""
    ready = exile.ready(s)
    words = [MOVE] if ready and exile.place(s) and exile.forests(s) else []
    return [*words, FIGHT] if ready >= BATTLE_COST and exile.fields_of_battle(s) else words


@law("root E.2.4")
def why_not_roam(player: Faction, s: State) -> str | None:
    exile = exile_of(s)
    return exile.why_not_use(s, player.seat) or (None if exile_options(s, exile) else ONCE_A_DAYLIGHT)


@law("root E.2.4", "root E.3.4")
def roam(player: Faction, s: State) -> Flow[None]:
    """An item for a move to the next forest, two for a battle beside it, as often as wanted; then all are refreshed."""
    exile = exile_of(s)
    own = s.own[exile.number]
    s.used |= exile.done
    while options := exile_options(s, exile):
        choice: Option = yield Ask(player.seat, EXILE_ACTS, [*options, DONE], (exile.ready(s),))
        if choice is DONE:
            break
        if choice is MOVE:
            own[EXHAUSTED] += 1
            forest: Place = yield Ask(player.seat, EXILE_MOVES, exile.forests(s), (exile.face,))
            exile.put(s, forest, ONCE_A_DAYLIGHT)
        else:
            own[EXHAUSTED] += BATTLE_COST
            clearing: Clearing = yield Ask(player.seat, EXILE_BATTLES, exile.fields_of_battle(s), (exile.face,))
            yield from battle_there(s, exile, player.seat, clearing)
    own[EXHAUSTED] = 0


EXILE_ACTIONS: Final = (
    Action("give the Exile an item", ABILITY, why_not_give, give_item),
    Action("the Exile roams", ONCE_A_DAYLIGHT, why_not_roam, roam),
)


class TheBrigand(Hireling):
    """Two actions, each once in a Daylight; which crafted items are exhausted it remembers for everybody."""

    KEY: ClassVar[str] = "the-brigand"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("the-brigand")
    OWN: ClassVar[int] = SIZE + SEATS * len(ITEM_NAMES)
    FIELDS: ClassVar[tuple[str, ...]] = (*Hireling.FIELDS, "exhausted")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """The R items under the ruins, as with a Vagabond: one each."""
        populate_ruins(s, 1, SET_UP)
        return
        yield

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return BRIGAND_ACTIONS if self.serves(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return BRIGAND_ACTIONS

    def item_taken(self, s: State, seat: Seat, item: Item) -> None:
        """An exhausted item that leaves its box is gone; of several alike an exhausted one goes last."""
        at = SIZE + seat * 8 + item
        s.own[self.number][at] = min(s.own[self.number][at], s.crafted_items[seat * 8 + item])

    def exhausted_items(self, s: State, seat: Seat, item: Item) -> int:
        return s.own[self.number][SIZE + seat * 8 + item]

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.number]
        spent = [
            f"{player.KEY} {name}"
            for player in s.players
            for item, name in enumerate(ITEM_NAMES)
            for _ in range(own[SIZE + player.seat * 8 + item])
        ]
        return {**super().describe(s), "exhausted": spent}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        names = [f"{player.KEY} {name}" for player in s.players for name in ITEM_NAMES]
        for name in names_in(fields.get("exhausted"), f"{self.KEY}, exhausted"):
            s.own[self.number][SIZE + one_of(name, names, f"{self.KEY}, exhausted")] += 1


def brigand_of(s: State) -> TheBrigand:
    brigand = bearer_in(s, TheBrigand)
    assert isinstance(brigand, TheBrigand)
    return brigand


ROBBED: Final[Mark] = mark("the brigand robs")


def ruins_for(s: State, seat: Seat) -> list[Clearing]:
    """Ruins with something under them, where that player has faction pieces."""
    return [c for c in CLEARINGS if s.ruins[c] and under_ruin(s, c) and present(s, seat, c)]


@law("root E.2.4")
def why_not_search(player: Faction, s: State) -> str | None:
    return brigand_of(s).why_not_use(s, player.seat) or (None if ruins_for(s, player.seat) else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def search(player: Faction, s: State) -> Flow[None]:
    """An item out of a ruin; a ruin emptied so is gone."""
    s.used |= brigand_of(s).done
    clearing: Clearing = yield Ask(player.seat, RUIN, ruins_for(s, player.seat))
    tiles = yield from look_under_ruin(s, player.seat, clearing, FOUND)
    tile: Tile = yield Ask(player.seat, WHICH_FIND, sorted(set(tiles)), (clearing,))
    tiles.remove(tile)
    leave_under_ruin(s, clearing, tiles)
    s.tell("brigand found", ONCE_A_DAYLIGHT, (player.seat, clearing, tile))
    yield from player.gain_item(s, tile)


def victims(s: State, seat: Seat) -> list[Seat]:
    """Players with a card who share a clearing with that one, both with faction pieces."""
    mine = [clearing for clearing in CLEARINGS if present(s, seat, clearing)]
    others = [player.seat for player in s.players if player.seat != seat and has_cards(s, player.seat)]
    return [other for other in others if any([present(s, other, clearing) for clearing in mine])]


@law("root E.2.4")
def why_not_rob(player: Faction, s: State) -> str | None:
    """A crafted item that is not exhausted, and somebody to rob."""
    brigand = brigand_of(s)
    if not brigand.serves(s, player.seat):
        return CONTROLLER_ALONE
    possible = not s.used & ROBBED and ready_items(s, player.seat) and victims(s, player.seat)
    return None if possible else ONCE_A_DAYLIGHT


@law("root E.2.4")
def rob(player: Faction, s: State) -> Flow[None]:
    """Exhaust a crafted item for a random card of somebody near; nothing refreshes it again."""
    s.used |= ROBBED
    brigand = brigand_of(s)
    item: Item = yield Ask(player.seat, EXHAUSTED_ITEM, ready_items(s, player.seat))
    s.own[brigand.number][SIZE + player.seat * 8 + item] += 1
    s.tell("exhausted", ONCE_A_DAYLIGHT, (player.seat, item))
    victim: Seat = yield Ask(player.seat, VICTIM, victims(s, player.seat))
    yield from take_random(s, player.seat, victim, ONCE_A_DAYLIGHT)


BRIGAND_ACTIONS: Final = (
    Action("the Brigand searches a ruin", ONCE_A_DAYLIGHT, why_not_search, search),
    Action("the Brigand robs", ONCE_A_DAYLIGHT, why_not_rob, rob),
)
