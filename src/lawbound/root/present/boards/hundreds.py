"""The Lord of the Hundreds."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Event, Option
from lawbound.kit.scene import Widget
from lawbound.present.speech import Arg
from lawbound.root.cards import CARD_KIND, ITEM_CARD
from lawbound.root.factions.hundreds import MOODS, Hundreds
from lawbound.root.factions.hundreds.hoard import HOARDED
from lawbound.root.factions.hundreds.pieces import ADVANCED, COMMANDED, HOARD, MOOD
from lawbound.root.items import ITEM_NAMES
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.boards.presenter import Presenter
from lawbound.root.present.lying import Field
from lawbound.root.present.places import ItemState
from lawbound.root.present.widgets import fact
from lawbound.root.speech import Name
from lawbound.root.state import ASIDE, State

CRIMSON: Final = "red3"
COMMANDING: Final = "command the Hundreds"
ADVANCING: Final = ("advance before commanding", "advance the warlord")
LYING: Final[ItemState] = "ready"


class HundredsPresenter(Presenter[Hundreds]):
    COLOUR = CRIMSON

    def widgets(self, s: State, player: Hundreds) -> list[Widget]:
        told = [
            fact("mood", names.MOODS[player.mood(s)] if s.own[player.seat][MOOD] else names.NONE),
            fact("command", player.command(s)),
            fact("prowess", player.prowess(s)),
            fact("oppressed", len(player.oppressed(s))),
            fact("draw", player.draws(s)),
        ]
        if widgets.in_turn(s, player.seat, COMMANDING):
            told.insert(0, fact("actions", self.commands_left(s, player)))
        if any([widgets.in_turn(s, player.seat, step) for step in ADVANCING]):
            told.insert(0, fact("advances", self.advances_left(s, player)))
        hoard = [(item, LYING) for item in HOARDED for _ in range(player.hoarded(s, item))]
        return [
            widgets.items("hoard", player.seat, hoard),
            widgets.track(s, player.stronghold),
            widgets.facts(*told),
        ]

    def sheet(self, s: State, player: Hundreds) -> list[Field]:
        return [
            lying.choice("mood", "scene-fact-mood", lying.called(MOODS, names.MOODS)),
            lying.several("hoard", "scene-hoard", [(ITEM_NAMES[item], names.ITEMS[item]) for item in HOARDED]),
        ]

    def supply(self, s: State, player: Hundreds) -> list[tuple[str, int]]:
        """The warlord waits beside the board."""
        off = {player.warlord: s.board[player.warlord + ASIDE]}
        kinds = zip(player.rows, player.PIECES, strict=True)
        return [(piece.name, s.board[row] + off.get(row, 0)) for row, piece in kinds]

    def follow(self, s: State, player: Hundreds, event: Event) -> None:
        own = s.own[player.seat]
        if event.name == "hoarded":
            own[HOARD + event.args[1]] += 1
        elif event.name == "item left the game" and own[HOARD + event.args[1]] and event.article != "root 14.2.3":
            own[HOARD + event.args[1]] -= 1
        elif event.name == "mood":
            own[MOOD] = event.args[1] + 1

    def commands_left(self, s: State, player: Hundreds) -> int:
        return player.command(s) - s.own[player.seat][COMMANDED]

    def advances_left(self, s: State, player: Hundreds) -> int:
        return player.prowess(s) - s.own[player.seat][ADVANCED]

    def fields(self, s: State, player: Hundreds, ask: Ask) -> dict[str, Arg]:
        return {
            "actions": names.counted("action", self.commands_left(s, player)),
            "advances": names.counted("action", self.advances_left(s, player)),
        }

    def option(self, s: State, player: Hundreds, ask: Ask, option: Option) -> Name | None:
        """A card to craft with an item on it: that item or the points."""
        if ask.about.name == "craft" and isinstance(option, int) and CARD_KIND[option] == ITEM_CARD:
            return names.card_to_craft(s, player, option, "name-crafts-or-scores")
        return None

    def left(self, s: State, player: Hundreds, step: str) -> Name | None:
        count = 0
        if step == COMMANDING:
            count = self.commands_left(s, player)
        elif step in ADVANCING and player.warlord_at(s):
            count = self.advances_left(s, player)
        return names.counted("action", count) if count > 0 else None
