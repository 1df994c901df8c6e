"""The Underground Duchy, and the Drillbit Duchy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.kit.scene import Widget
from lawbound.present.speech import Arg, Names
from lawbound.root.bots.drillbit_duchy import MOLES, DrillbitDuchy
from lawbound.root.factions.duchy import Duchy
from lawbound.root.factions.duchy.assembly import ASSEMBLED, ASSEMBLY_ACTIONS
from lawbound.root.factions.duchy.faction import CITADEL_WARRIORS, MARKET_CARDS
from lawbound.root.factions.duchy.ministers import (
    CROWN_POINTS,
    EVERY_MINISTER,
    LORD,
    MINISTERS,
    RANK,
    RANK_NAMES,
    SWAY_CARDS,
    Minister,
)
from lawbound.root.factions.duchy.parliament import WHO_ACTS
from lawbound.root.factions.duchy.pieces import BUILDINGS_OF_A_KIND, COUNT
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.boards.presenter import BotPresenter, Presenter
from lawbound.root.present.lying import Field
from lawbound.root.present.widgets import fact
from lawbound.root.speech import Name
from lawbound.root.state import State

ROSY: Final = "rosy_brown"
ASSEMBLY: Final = "assembly"
CROWNS: Final = ("crown-squire", "crown-noble", "crown-lord")
CITADELS: Final = tuple([MOLES[n + 1] - MOLES[n] for n in range(len(MOLES) - 1)])
MARKETS: Final = (1,) * BUILDINGS_OF_A_KIND


class DuchyPresenter(Presenter[Duchy]):
    COLOUR = ROSY

    def widgets(self, s: State, player: Duchy) -> list[Widget]:
        told = [fact("burrow", player.in_burrow(s)), fact("draw", player.draws(s))]
        if widgets.in_turn(s, player.seat, ASSEMBLY):
            told.insert(0, fact("actions", ASSEMBLY_ACTIONS - s.own[player.seat][ASSEMBLED]))
        crowns = [names.counted(crown, player.crowns(s, rank)) for rank, crown in enumerate(CROWNS)]
        return [
            widgets.track(s, player.citadel, ("recruits", CITADEL_WARRIORS)),
            widgets.track(s, player.market, ("cards", MARKET_CARDS)),
            widgets.cards("revealed", s.piles[player.pile]),
            widgets.facts(
                *told,
                fact("swayed", named(player.all_swayed(s))),
                fact("unswayed", named(player.unswayed(s))),
                fact("crowns", Names(crowns)),
            ),
        ]

    def sheet(self, s: State, player: Duchy) -> list[Field]:
        lost = lying.number("crowns lost", "sheet-crowns-lost", len(MINISTERS))
        ranks = [Name(f"sheet-crown-{rank}") for rank in RANK_NAMES]
        return [*parliament(), *lying.each(lost, lying.called(RANK_NAMES, ranks))]

    def fields(self, s: State, player: Duchy, ask: Ask) -> dict[str, Arg]:
        return {"actions": self.actions(s, player)}

    def option(self, s: State, player: Duchy, ask: Ask, option: Option) -> Name | None:
        """A minister to be swayed, with the price and the points; one who scores, with the points of today."""
        if ask.about.name == "sway" and isinstance(option, int):
            rank = RANK[option]
            return Name(
                "name-minister-price",
                minister=names.MINISTERS[option],
                cards=names.counted("card", SWAY_CARDS[rank]),
                points=names.counted("point", CROWN_POINTS[rank]),
            )
        if ask.about.name == "parliament" and isinstance(option, int) and RANK[option] == LORD:
            points = names.counted("point", player.points_of(s, option))
            return Name("name-minister-points", minister=names.MINISTERS[option], points=points)
        if ask.about.name in ("parliament", WHO_ACTS.name) and isinstance(option, int):
            named = names.MINISTERS[option]
            return Name("name-minister-action", minister=named, action=Name(f"{named.id}.action"))
        return None

    def left(self, s: State, player: Duchy, step: str) -> Name | None:
        done = s.own[player.seat][ASSEMBLED] == ASSEMBLY_ACTIONS
        return None if step != ASSEMBLY or done else self.actions(s, player)

    def actions(self, s: State, player: Duchy) -> Name:
        return names.counted("action", ASSEMBLY_ACTIONS - s.own[player.seat][ASSEMBLED])


class DrillbitDuchyPresenter(BotPresenter[DrillbitDuchy]):
    COLOUR = ROSY

    def widgets(self, s: State, player: DrillbitDuchy) -> list[Widget]:
        swayed = [minister for minister in EVERY_MINISTER if player.swayed(s, minister)]
        return [
            self.order(s, player),
            widgets.track(s, player.citadel, ("recruits", CITADELS)),
            widgets.track(s, player.market, ("points", MARKETS)),
            widgets.facts(
                fact("burrow", player.in_burrow(s)),
                fact("swayed", named(swayed)),
                fact("unswayed", named(player.unswayed(s))),
            ),
        ]

    def sheet(self, s: State, player: DrillbitDuchy) -> list[Field]:
        return [*super().sheet(s, player), *parliament()]


def named(ministers: Iterable[Minister]) -> Names:
    return Names([names.MINISTERS[minister] for minister in ministers])


def parliament() -> list[Field]:
    ministers = lying.called(MINISTERS, names.MINISTERS)
    return [
        lying.number("burrow", "scene-fact-burrow", COUNT["warriors"]),
        lying.several("swayed", "scene-fact-swayed", ministers, once=True),
    ]
