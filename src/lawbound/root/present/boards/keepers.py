"""The Keepers in Iron."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Event
from lawbound.kit.scene import Column, Thing, Widget
from lawbound.present.speech import Names
from lawbound.root.cards import BIRD
from lawbound.root.factions.keepers import COLUMNS, RELIC_TYPES, Keepers
from lawbound.root.factions.keepers.faction import WAYSTATION_CARDS
from lawbound.root.factions.keepers.pieces import ACTED, TILES
from lawbound.root.factions.keepers.records import FAITHFUL_RETAINERS
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.boards.presenter import Presenter, carry
from lawbound.root.present.lying import Field
from lawbound.root.present.places import board_piece
from lawbound.root.present.widgets import fact
from lawbound.root.speech import Name, say
from lawbound.root.state import ASIDE, SUPPLY, State

STEEL: Final = "light_slate_grey"
WAYSTATION: Final = "waystation"
STEPS: Final = tuple([f"retinue: {column}" for column in COLUMNS])


class KeepersPresenter(Presenter[Keepers]):
    COLOUR = STEEL

    def widgets(self, s: State, player: Keepers) -> list[Widget]:
        """The Retinue lies open, and so does what was recovered."""
        return [
            widgets.columns("retinue", [self.column(s, player, column) for column in range(len(COLUMNS))]),
            widgets.track_with(
                WAYSTATION,
                len(TILES),
                len(TILES) - player.on_map(s),
                (("cards", WAYSTATION_CARDS),),
                board_piece(player.seat, WAYSTATION),
            ),
            widgets.row("recovered", "recovered", self.recovered(s, player)),
            widgets.facts(
                fact("retinue-size", player.size(s)),
                fact("draw", player.draws(s)),
                fact("relics-unseen", Names([self.unseen(s, player, kind) for kind in range(len(RELIC_TYPES))])),
            ),
        ]

    def sheet(self, s: State, player: Keepers) -> list[Field]:
        """Relics with their values up, where they lie off the map."""
        columns = lying.called(COLUMNS, names.RETINUE)
        seen = [row for row in player.tokens if player.value_of(row)]
        relics = [(s.box.piece_name(row), names.pieces(s, row, 1)) for row in seen]
        return [
            *lying.each(lying.cards("retinue", "scene-retinue"), columns),
            *lying.each(lying.number("retainers", "sheet-retainers", FAITHFUL_RETAINERS), columns),
            *lying.beside(
                "relics",
                [
                    lying.several("recovered", "scene-recovered", relics),
                    lying.several("gone", "sheet-gone", relics),
                ],
            ),
        ]

    def column(self, s: State, player: Keepers, column: int) -> Column:
        """Those that have not acted first."""
        acted = s.own[player.seat][ACTED + column]
        retainer: Thing = {"text": say("scene-retainer"), "picture": f"suit:{widgets.SUITS[BIRD]}"}
        waiting = [widgets.card(card, "retinue") for card in player.column(s, column)]
        done = [widgets.card(card) for card in player.acted(s, column)]
        waiting += [retainer] * (player.retainers(s, column) - acted)
        done += [retainer] * acted
        return {
            "title": str(names.RETINUE[column]),
            "things": [*waiting, *[after_acting(thing) for thing in done]],
            "active": widgets.in_turn(s, player.seat, STEPS[column]),
        }

    def recovered(self, s: State, player: Keepers) -> list[Thing]:
        return [
            {"text": str(names.pieces(s, row, 1)), "picture": f"piece:{s.box.piece_name(row)}"}
            for row in player.tokens
            for _ in range(s.board[row + ASIDE])
        ]

    def unseen(self, s: State, player: Keepers, kind: int) -> Name:
        """The values of relics that nobody has seen."""
        values = [str(player.value_of(row)) for row in player.hidden_values(s, kind)]
        return Name("scene-unseen-values", kind=names.RELICS[kind], values=" ".join(values) or "-")

    def supply(self, s: State, player: Keepers) -> list[tuple[str, int]]:
        """A waystation has two sides, and a relic whose value is unseen lies elsewhere."""
        return [("warrior", s.board[player.warrior]), (WAYSTATION, len(TILES) - player.on_map(s))]

    def follow(self, s: State, player: Keepers, event: Event) -> None:
        if event.name == "relic flipped":
            _, place, face = event.args
            carry(s, player.face_down[player.type_of(face)], place, SUPPLY, 1)
            carry(s, face, SUPPLY, place, 1)
        elif event.name == "recovered":
            _, clearing, relic = event.args
            carry(s, relic, clearing, ASIDE, 1)
        elif event.name == "trophy":
            _, _, relic, forest = event.args
            carry(s, relic, SUPPLY, forest, 1)

    def left(self, s: State, player: Keepers, step: str) -> Name | None:
        """How many cards of the column may still act."""
        if step not in STEPS:
            return None
        column = STEPS.index(step)
        waiting = len(player.column(s, column)) + player.retainers(s, column) - s.own[player.seat][ACTED + column]
        return names.counted("card", waiting) if waiting else None


def after_acting(card: Thing) -> Thing:
    return {**card, "text": say("scene-acted", card=card["text"]), "state": "exhausted"}
