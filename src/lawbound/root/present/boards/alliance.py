"""The Woodland Alliance, and the Automated Alliance."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.kit.scene import Fact, Widget
from lawbound.present.speech import Arg, Names
from lawbound.root.boards import track
from lawbound.root.bots import automated_alliance
from lawbound.root.bots.automated_alliance import AutomatedAlliance
from lawbound.root.factions.alliance import COUNT, OPERATIONS, SUPPORTERS_WITHOUT_BASE, Alliance, AlliancePieces
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.boards.presenter import BotPresenter, Presenter
from lawbound.root.present.lying import Field
from lawbound.root.present.widgets import Printed, fact
from lawbound.root.speech import Name
from lawbound.root.state import State

GREEN: Final = "green3"
OPERATING: Final = "military operations"
SYMPATHY: Final[tuple[Printed, ...]] = (
    ("supporters", track("alliance", "sympathy_cost")),
    ("points", track("alliance", "sympathy_vp")),
)


class AlliancePresenter(Presenter[Alliance]):
    COLOUR = GREEN

    def widgets(self, s: State, player: Alliance) -> list[Widget]:
        on_map = player.bases_on_map(s)
        told = [bases(s, player), fact("officers", player.officers(s)), fact("draw", 1 + on_map)]
        if widgets.in_turn(s, player.seat, OPERATING):
            told.append(fact("operations", player.officers(s) - s.own[player.seat][OPERATIONS]))
        if not on_map:
            told.append(fact("limit", SUPPORTERS_WITHOUT_BASE))
        return [
            widgets.track(s, player.sympathy, *SYMPATHY),
            widgets.cards("supporters", player.supporters(s)),
            widgets.facts(*told, *martial_law(s, player)),
        ]

    def sheet(self, s: State, player: Alliance) -> list[Field]:
        return [
            lying.cards("supporters", "scene-supporters", hidden=True),
            lying.number("officers", "scene-fact-officers", COUNT["warriors"]),
        ]

    def fields(self, s: State, player: Alliance, ask: Ask) -> dict[str, Arg]:
        return {"operations": self.operations(s, player)}

    def option(self, s: State, player: Alliance, ask: Ask, option: Option) -> Name | None:
        """Where sympathy may spread, at what price."""
        if ask.about.name != "spread sympathy":
            return None
        price = names.counted("supporter", player.sympathy_price(s, option))
        priced = Name("name-supporter-price", clearing=names.clearing(s, option), supporters=price)
        return names.with_pieces(s, option, priced)

    def left(self, s: State, player: Alliance, step: str) -> Name | None:
        done = s.own[player.seat][OPERATIONS] == player.officers(s)
        return None if step != OPERATING or done else self.operations(s, player)

    def operations(self, s: State, player: Alliance) -> Name:
        return names.counted("operation", player.officers(s) - s.own[player.seat][OPERATIONS])


class AutomatedAlliancePresenter(BotPresenter[AutomatedAlliance]):
    COLOUR = GREEN

    def widgets(self, s: State, player: AutomatedAlliance) -> list[Widget]:
        sympathy = widgets.track(s, player.sympathy, ("points", automated_alliance.TRACK))
        law = [] if player.has("steadfast") else martial_law(s, player)
        return [self.order(s, player), sympathy, widgets.facts(bases(s, player), *law)]


def bases(s: State, player: AlliancePieces) -> Fact:
    return fact("bases", Names([names.SUITS[suit] for suit in range(3) if not s.board[player.bases[suit]]]))


def martial_law(s: State, player: AlliancePieces) -> list[Fact]:
    """Where the next sympathy token is dearer, or worth less."""
    where = [c for c in CLEARINGS if not player.is_sympathetic(s, c) and player.martial_law(s, c)]
    return [fact("martial-law", names.numbers(where))] if where else []
