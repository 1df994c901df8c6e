"""The Lord of the Hundreds in human hands: setup and turn (Law of Root, chapter 14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Flow, Option, Prompt
from lawbound.law import law
from lawbound.root.boards import track
from lawbound.root.cards import Card
from lawbound.root.craft import craft, craftable
from lawbound.root.factions.hundreds.command import ADVANCE, COMMANDS, FIRST_ADVANCE, Command
from lawbound.root.factions.hundreds.hoard import COMMAND, HOARDED, PROWESS, SPACES
from lawbound.root.factions.hundreds.mood_cards import MOODS, STUBBORN
from lawbound.root.factions.hundreds.pieces import ADVANCED, COMMANDED, HOARD, MOOD
from lawbound.root.hand import discard_down, draw
from lawbound.root.homelands import choose_homelands
from lawbound.root.items import ITEM_NAMES, RUIN_ITEMS, Item
from lawbound.root.items import SUPPLY as ITEM_SUPPLY
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, names_in, number, one_of
from lawbound.root.pieces import (
    CLEARINGS,
    place,
    place_each,
    present,
    relocate,
    take_off,
    to_supply,
    why_not_build,
    why_not_place,
)
from lawbound.root.ruins import populate_ruins
from lawbound.root.rule import ruled_clearings
from lawbound.root.score import score
from lawbound.root.state import ASIDE, SUPPLY, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Step, menu

STARTING_WARRIORS: Final = 4
HAND_LIMIT: Final = 5
OPPRESS_POINTS: Final = track("hundreds", "oppress_vp")
MOST_ACTIONS: Final = 4
SETS_OF_RUIN_ITEMS: Final = 2

GARRISON: Final = Prompt("place the garrison", "root 14.3.1", "clearing")
RECRUIT_WHERE: Final = Prompt("recruit where", "root 14.4.2", "clearing")
ANOINT: Final = Prompt("anoint a warlord where", "root 14.4.3", "clearing")
DISCARD: Final = Prompt("discard to the hand limit", "root 14.6.3", "card")


@law("root 14.1")
class Hundreds(Command):
    """The Lord of the Hundreds."""

    # Setup

    @law("root 14.3")
    def setup(self, s: State) -> Flow[None]:
        yield from self.place_garrison(s)
        self.place_items(s)
        self.get_stubborn(s)

    @law("root A.8.2")
    def setup_by_card(self, s: State) -> Flow[None]:
        """In a homeland instead of a corner."""
        for homeland in (yield from choose_homelands(s, self)):
            self.occupy(s, homeland, "root A.8.2")
        self.place_items(s)
        self.get_stubborn(s)

    @law("root A.8.2.I")
    def why_not_homeland(self, s: State, clearing: Clearing) -> str | None:
        """It has room for the stronghold."""
        return why_not_build(s, self.seat, clearing)

    @law("root 14.3.1")
    def place_garrison(self, s: State) -> Flow[None]:
        """In a corner with room for a stronghold, which is their starting clearing; their supply is full before."""
        corner: Clearing = yield Ask(self.seat, GARRISON, self.free_corners(s, why_not_build))
        self.occupy(s, corner, "root 14.3.1")

    def occupy(self, s: State, clearing: Clearing, article: str) -> None:
        s.starts[self.seat] = clearing
        place(s, self.warrior, clearing, STARTING_WARRIORS, article)
        place(s, self.stronghold, clearing, 1, article)
        place(s, self.warlord, clearing, 1, article)

    @law("root 14.3.2")
    def place_items(self, s: State) -> None:
        """One set, unless a Vagabond has done so: they are set up before the Hundreds."""
        populate_ruins(s, 1, "root 14.3.2")

    @law("root 14.3.3")
    def get_stubborn(self, s: State) -> None:
        self.take_mood(s, STUBBORN, "root 14.3.3")

    # Turn

    def turn_begins(self, s: State) -> None:
        own = s.own[self.seat]
        own[COMMANDED] = own[ADVANCED] = 0

    @law("root 14.4", "root 14.5", "root 14.6")
    def steps(self) -> tuple[Step, ...]:
        """While the warlord is Grandiose the advance comes before Command; the other step of it then offers nothing."""
        return (
            Step("raze", BIRDSONG, "root 14.4.1", Hundreds.raze),
            Step("recruit for the Hundreds", BIRDSONG, "root 14.4.2", Hundreds.recruit),
            Step("anoint", BIRDSONG, "root 14.4.3", Hundreds.anoint),
            Step("choose mood", BIRDSONG, "root 14.4.4", Hundreds.choose_mood),
            Step("craft", DAYLIGHT, "root 14.5.1", Hundreds.craft, Hundreds.craftable),
            menu("advance before commanding", DAYLIGHT, "root 14.7.4", FIRST_ADVANCE),
            menu("command the Hundreds", DAYLIGHT, "root 14.5.2", COMMANDS),
            menu("advance the warlord", DAYLIGHT, "root 14.5.3", ADVANCE),
            Step("incite", EVENING, "root 14.6.1", Hundreds.incite, Hundreds.to_incite),
            Step("oppress", EVENING, "root 14.6.2", Hundreds.oppress),
            Step("draw and discard", EVENING, "root 14.6.3", Hundreds.evening),
        )

    @law("root 14.4.2")
    def recruit(self, s: State, _: Option) -> Flow[None]:
        """First to the warlord, then one for each stronghold; if there are too few then, they choose where."""
        self.join_warlord(s, self.prowess(s), "root 14.4.2")
        due = {c: s.board[self.stronghold + c] for c in CLEARINGS if s.board[self.stronghold + c]}
        yield from place_each(s, self.seat, self.warrior, due, RECRUIT_WHERE, "root 14.4.2")

    @law("root 14.4.3", "root 14.2.2", "root G.1.13")
    def anoint(self, s: State, _: Option) -> Flow[None]:
        """In the stead of a warrior; without one where the warlord may be placed, in any clearing where it may."""
        if self.warlord_at(s):
            return
        sites = [clearing for clearing in CLEARINGS if why_not_place(s, self.seat, clearing) is None]
        among_warriors = [clearing for clearing in sites if s.board[self.warrior + clearing]]
        if sites:
            clearing: Clearing = yield Ask(self.seat, ANOINT, among_warriors or sites)
            take_off(s, self.warrior, clearing, 1, "root 14.4.3")
            to_supply(s, self.warlord, ASIDE, 1)
            place(s, self.warlord, clearing, 1, "root 14.4.3")

    def craftable(self, s: State) -> list[Option]:
        return [*craftable(s, self)]

    @law("root 14.5.1")
    def craft(self, s: State, card: Card) -> Flow[None]:
        yield from craft(s, self, card)

    # Evening

    @law("root 14.6.2")
    def oppressed(self, s: State) -> list[Clearing]:
        """Clearings that they rule without an enemy piece; as the FAQ says, with a piece of theirs, be it a mob.

        By the letter of the Law, which is a rule option, who rules by hired warriors alone needs no piece.
        """
        needed = s.box.options["oppress_needs_a_piece"] == "needed"
        ruled = [c for c in ruled_clearings(s, self.seat) if not self.enemy_pieces(s, c)]
        return [c for c in ruled if present(s, self.number, c)] if needed else ruled

    @law("root 14.6.2")
    def oppress(self, s: State, _: Option) -> Flow[None]:
        count = min(len(self.oppressed(s)), len(OPPRESS_POINTS) - 1)
        score(s, self.seat, OPPRESS_POINTS[count], "root 14.6.2")
        return
        yield

    @law("root 14.6.3")
    def evening(self, s: State, _: Option) -> Flow[None]:
        yield from draw(s, self.seat, self.draws(s), "root 14.6.3")
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    @law("root 14.6.3")
    def draws(self, s: State) -> int:
        return 1 + self.rowdy_cards(s)

    # Positions

    CRAFTED_ITEMS: ClassVar[str] = "hoard"
    FIELDS: ClassVar[tuple[str, ...]] = ("hoard", "mood", "commanded", "advanced")

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.seat]
        return {
            "hoard": [ITEM_NAMES[item] for item in HOARDED for _ in range(self.hoarded(s, item))],
            "mood": MOODS[self.mood(s)],
            "commanded": own[COMMANDED],
            "advanced": own[ADVANCED],
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """Stubborn, where the position does not say; a warlord who stands nowhere waits beside the board."""
        own = s.own[self.seat]
        for name in names_in(fields.get("hoard"), "hundreds, hoard"):
            own[HOARD + one_of(name, ITEM_NAMES[: len(HOARDED)], "hundreds, hoard")] += 1
        for name, items in (("command", COMMAND), ("prowess", PROWESS)):
            if self.items_on(s, items) > SPACES:
                raise PositionError(
                    "{where}: {most} items at most on the {track} track (root 14.2.4.I).",
                    refusal="position-hoard-track",
                    where="hundreds, hoard",
                    most=SPACES,
                    track=name,
                )
        for item in HOARDED:
            if self.hoarded(s, item) > tiles_of(item):
                raise PositionError(
                    "{where}: there are only {limit} {item} in the game.",
                    refusal="position-hoard",
                    where="hundreds, hoard",
                    limit=tiles_of(item),
                    item=ITEM_NAMES[item],
                )
        own[MOOD] = one_of(fields.get("mood", MOODS[STUBBORN]), MOODS, "hundreds, mood") + 1
        own[COMMANDED] = number(fields.get("commanded", 0), "hundreds, commanded", MOST_ACTIONS)
        own[ADVANCED] = number(fields.get("advanced", 0), "hundreds, advanced", MOST_ACTIONS)
        relocate(s, self.warlord, SUPPLY, ASIDE, s.board[self.warlord])
        for clearing in CLEARINGS:
            if s.board[self.mob + clearing] > 1:
                raise PositionError(
                    "{where}: one {piece} at most ({article}).",
                    refusal="position-one",
                    where=f"clearing {clearing}, hundreds",
                    piece="mob",
                    article="root 14.6.1",
                )


def tiles_of(item: Item) -> int:
    """How many tiles of that item may come to the Hoard: from the supply, and from under ruins."""
    return ITEM_SUPPLY[item] + (SETS_OF_RUIN_ITEMS if item in RUIN_ITEMS else 0)
