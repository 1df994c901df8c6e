"""Cards of Exiles and Partisans that always hold: rule, ways, and what is crafted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from lawbound.kernel import Flow, Seat
from lawbound.law import law
from lawbound.root.cards import Card
from lawbound.root.decks.effect import ARTICLE, Effect
from lawbound.root.faction import Faction
from lawbound.root.hand import draw
from lawbound.root.map import CLEARINGS, Clearing
from lawbound.root.rule import refresh_rulers
from lawbound.root.score import score
from lawbound.root.state import Number, State

POWER_OF_A_TOKEN: Final = 2


class SoupKitchens(Effect):
    KEY: ClassVar[str] = "soup-kitchens"

    @law("root 4.1.3", "root 2.5")
    def lend_power(self, s: State, clearing: Clearing, powers: bytearray, winning: bool) -> None:
        """Tokens of whoever has it count for rule, two pieces each; pawns do not."""
        card = self.card
        for player in s.players:
            if card in s.crafted[player.seat]:
                tokens = sum([s.board[row + clearing] for row in player.tokens])
                powers[player.seat] += POWER_OF_A_TOKEN * tokens

    def play_area_changed(self, s: State, seat: Seat, card: Card) -> None:
        """Whoever crafts or loses it rules elsewhere from then on."""
        if card == self.card:
            refresh_rulers(s)


class BoatBuilders(Effect):
    KEY: ClassVar[str] = "boat-builders"

    @law("root 4.1.3", "root 2.3")
    def links(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        """Rivers are paths; rule is needed along them as along others."""
        return s.box.map.rivers[clearing]


class CorvidPlanners(Effect):
    KEY: ClassVar[str] = "corvid-planners"

    @law("root 4.1.3", "root 4.2.1")
    def waives_rule(self, s: State, owner: Number, origin: Clearing, destination: Clearing) -> bool:
        """A move needs no rule, neither where it starts nor where it leads."""
        return self.lies_with(s, owner)


class Tunnels(Effect):
    KEY: ClassVar[str] = "tunnels"

    @law("root 4.1.3", "root 2.2.1")
    def links(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        """Clearings with crafting pieces of the player are adjacent to each other, for their moves and for whatever
        else of theirs asks for adjacent clearings. Both printings mean that; the newer says besides that no path is
        needed, which this Law does not ask for. All pieces that ever craft count, used or not.
        """
        return self.joined(s, owner, clearing)

    @law("root 4.1.3")
    def ports(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        """By the other reading they are for moves alone."""
        return self.joined(s, owner, clearing) if self.lies_with(s, owner) else ()

    def spares(self, options: Mapping[str, str]) -> tuple[str, ...]:
        return ("ports",) if options["tunnels_reach"] == "adjacency" else ("links",)

    def joined(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        """The other ends of the tunnels, if this is one."""
        board, rows = s.board, s.players[owner].crafting_rows
        for row in rows:
            if board[row + clearing]:
                break
        else:
            return ()
        ends: list[Clearing] = []
        for end in CLEARINGS:
            if end != clearing:
                for row in rows:
                    if board[row + end]:
                        ends.append(end)
                        break
        return ends


class MasterEngravers(Effect):
    KEY: ClassVar[str] = "master-engravers"

    @law("root 4.1.3", "root 3.2.2")
    def item_crafted(self, s: State, player: Faction, card: Card) -> Flow[None]:
        """A point more for every item that its player crafts, however many they score for the card itself."""
        if self.lies_with(s, player.seat):
            score(s, player.seat, 1, ARTICLE)
        return
        yield


class MurineBroker(Effect):
    KEY: ClassVar[str] = "murine-broker"

    @law("root 4.1.3")
    def item_crafted(self, s: State, player: Faction, card: Card) -> Flow[None]:
        """A card for its player whenever another, human or bot, crafts an item."""
        for seat in s.order:
            if seat != player.seat and self.lies_with(s, seat):
                yield from draw(s, seat, 1, ARTICLE)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    SoupKitchens,
    BoatBuilders,
    CorvidPlanners,
    Tunnels,
    MasterEngravers,
    MurineBroker,
)
