"""The Lizard Cult, and the Logical Lizards."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.kit.scene import Widget
from lawbound.present.speech import Arg, Names
from lawbound.root.bots import logical_lizards
from lawbound.root.bots.logical_lizards import LogicalLizards
from lawbound.root.cards import CARD_SUIT, SUIT_NAMES
from lawbound.root.factions.lizards import Lizards
from lawbound.root.factions.lizards.conspiracies import CONVERT, CRUSADE, OUTCAST, SANCTIFY, SCORED
from lawbound.root.factions.lizards.faction import GARDEN_CARDS, SUITS
from lawbound.root.factions.lizards.pieces import COUNT, GARDEN_POINTS
from lawbound.root.factions.lizards.rituals import SPEND_TO_SCORE
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.boards.presenter import BotPresenter, Presenter
from lawbound.root.present.lying import Field
from lawbound.root.present.widgets import Printed, fact
from lawbound.root.speech import Name
from lawbound.root.state import State

KHAKI: Final = "khaki3"
POINTS: Final[Printed] = ("points", GARDEN_POINTS)
CARDS: Final[Printed] = ("cards", GARDEN_CARDS)


class LizardsPresenter(Presenter[Lizards]):
    COLOUR = KHAKI

    def widgets(self, s: State, player: Lizards) -> list[Widget]:
        """The Lost Souls lie face up, and so does what was revealed."""
        revealed = player.revealed(s)
        told = [
            fact("outcast", self.outcast(s, player)),
            fact("acolytes", player.acolytes(s)),
            fact("draw", player.draws(s)),
        ]
        scored = [names.SUITS[suit] for suit in SUITS if s.own[player.seat][SCORED + suit]]
        if scored and widgets.in_turn(s, player.seat, "rituals"):
            told.append(fact("scored", Names(scored)))
        return [
            widgets.cards("souls", reversed(player.lost_souls(s))),
            *([widgets.cards("revealed", revealed)] if revealed else []),
            *[widgets.track(s, row, POINTS, CARDS) for row in player.gardens],
            widgets.facts(*told),
        ]

    def sheet(self, s: State, player: Lizards) -> list[Field]:
        return [
            lying.choice("outcast", "scene-fact-outcast", lying.called(SUIT_NAMES[: len(SUITS)], names.SUITS)),
            lying.number("hated", "sheet-hated", lying.SWITCH),
            *cult(),
            lying.cards("revealed", "scene-revealed"),
        ]

    def outcast(self, s: State, player: Lizards) -> Name:
        """Nobody, before it is chosen."""
        if not s.own[player.seat][OUTCAST]:
            return names.NONE
        suit = names.SUITS[player.outcast(s)]
        return Name("name-hated-outcast", suit=suit) if player.hated(s) else suit

    def fields(self, s: State, player: Lizards, ask: Ask) -> dict[str, Arg]:
        """The Outcast, the acolytes, and how many each conspiracy costs."""
        return {
            "outcast": self.outcast(s, player),
            "acolytes": names.counted("acolyte", player.acolytes(s)),
            "crusade": names.counted("acolyte", player.price(s, CRUSADE)),
            "convert": names.counted("acolyte", player.price(s, CONVERT)),
            "sanctify": names.counted("acolyte", player.price(s, SANCTIFY)),
        }

    def option(self, s: State, player: Lizards, ask: Ask, option: Option) -> Name | None:
        """A card to score with, and the points."""
        if ask.about is SPEND_TO_SCORE and isinstance(option, int):
            points = player.garden_points(s, CARD_SUIT[option])
            return Name("name-card-points", card=names.card(option), points=names.counted("point", points))
        return None


class LogicalLizardsPresenter(BotPresenter[LogicalLizards]):
    COLOUR = KHAKI

    def widgets(self, s: State, player: LogicalLizards) -> list[Widget]:
        """The Lost Souls lie face up, and so does everything else of theirs."""
        suit = player.order_suit(s)
        revealed = player.revealed(s)
        return [
            widgets.cards("souls", reversed(player.lost_souls(s))),
            *([widgets.cards("revealed", revealed)] if revealed else []),
            *[widgets.track(s, row, POINTS) for row in player.gardens],
            widgets.facts(
                fact("suit", names.NONE if suit is None else names.SUITS[suit]),
                fact("conspiracy", names.CONSPIRACIES[s.own[player.seat][logical_lizards.MARKER]]),
                fact("acolytes", player.acolytes(s)),
            ),
        ]

    def sheet(self, s: State, player: LogicalLizards) -> list[Field]:
        """Its order is a suit, that of its revealed cards."""
        return [
            lying.choice("order", "scene-order", lying.perhaps(lying.called(SUIT_NAMES, names.SUITS))),
            lying.cards("revealed", "scene-revealed"),
            lying.number("conspiracy", "sheet-conspiracy", len(logical_lizards.CONSPIRACIES), least=1),
            *cult(),
        ]


def cult() -> list[Field]:
    return [
        lying.number("acolytes", "scene-fact-acolytes", COUNT["warriors"]),
        lying.cards("souls", "sheet-souls"),
    ]
