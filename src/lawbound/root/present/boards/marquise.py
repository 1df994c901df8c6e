"""The Marquise de Cat, and the Mechanical Marquise."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.kit.scene import Widget
from lawbound.present.speech import Arg
from lawbound.root.boards import track
from lawbound.root.bots import mechanical_marquise
from lawbound.root.bots.mechanical_marquise import MechanicalMarquise
from lawbound.root.factions.marquise import ACTIONS_LEFT, BUILD_WHAT, Marquise
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import names, widgets
from lawbound.root.present.boards.presenter import BotPresenter, Presenter
from lawbound.root.present.widgets import Printed, fact
from lawbound.root.speech import Name
from lawbound.root.state import State

ORANGE: Final = "dark_orange"
BUILDINGS: Final[tuple[tuple[Printed, ...], ...]] = tuple(
    [
        (("wood", track("marquise", "cost")), *[(what, track("marquise", f"{piece}_{name}")) for what, name in rows])
        for piece, rows in (
            ("sawmill", (("points", "vp"),)),
            ("workshop", (("points", "vp"),)),
            ("recruiter", (("points", "vp"), ("cards", "cards"))),
        )
    ]
)
RECRUITER_CARDS: Final = track("marquise", "recruiter_cards")


class MarquisePresenter(Presenter[Marquise]):
    COLOUR = ORANGE

    def widgets(self, s: State, player: Marquise) -> list[Widget]:
        wood = sum([s.board[player.wood + clearing] for clearing in CLEARINGS])
        recruiters = len(RECRUITER_CARDS) - s.board[player.recruiter]
        told = [fact("wood", wood), fact("draw", 1 + sum(RECRUITER_CARDS[:recruiters]))]
        if widgets.in_turn(s, player.seat, "actions"):
            told.insert(0, fact("actions", s.own[player.seat][ACTIONS_LEFT]))
        rows = (player.sawmill, player.workshop, player.recruiter)
        tracks = [widgets.track(s, row, *printed) for row, printed in zip(rows, BUILDINGS, strict=True)]
        return [*tracks, widgets.facts(*told)]

    def fields(self, s: State, player: Marquise, ask: Ask) -> dict[str, Arg]:
        return {"actions": self.actions(s, player)}

    def option(self, s: State, player: Marquise, ask: Ask, option: Option) -> Name | None:
        """What she may build, at what cost."""
        if ask.about is not BUILD_WHAT:
            return None
        cost = names.counted("wood cost", player.cost(s, option))
        points = names.counted("point", player.points(s, option))
        return Name("name-piece-to-build", piece=names.pieces(s, option, 1), cost=cost, points=points)

    def left(self, s: State, player: Marquise, step: str) -> Name | None:
        return self.actions(s, player) if step == "actions" and s.own[player.seat][ACTIONS_LEFT] else None

    def actions(self, s: State, player: Marquise) -> Name:
        return names.counted("action", s.own[player.seat][ACTIONS_LEFT])


class MechanicalMarquisePresenter(BotPresenter[MechanicalMarquise]):
    COLOUR = ORANGE

    def widgets(self, s: State, player: MechanicalMarquise) -> list[Widget]:
        rows = (player.sawmill, player.workshop, player.recruiter)
        points = ("points", mechanical_marquise.TRACK)
        return [self.order(s, player), *[widgets.track(s, row, points) for row in rows]]
