"""The Eyrie Dynasties, and the Electric Eyrie."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.kit.scene import Widget
from lawbound.present.speech import Arg, Names
from lawbound.root.boards import track
from lawbound.root.bots import electric_eyrie
from lawbound.root.bots.electric_eyrie import ElectricEyrie
from lawbound.root.cards import SUIT_NAMES
from lawbound.root.factions.eyrie import COLUMN_NAMES, DEPOSED, LEADER_NAMES, NO_LEADER, Eyrie
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.boards.presenter import BotPresenter, Presenter
from lawbound.root.present.lying import Field
from lawbound.root.present.widgets import Printed, fact
from lawbound.root.speech import Name
from lawbound.root.state import SETTING_UP, State

BLUE: Final = "deep_sky_blue1"
DECREE: Final = "the Decree"
ROOST_CARDS: Final = track("eyrie", "roost_cards")
ROOSTS: Final[tuple[Printed, ...]] = (("points", track("eyrie", "roost_vp")), ("cards", ROOST_CARDS))


class EyriePresenter(Presenter[Eyrie]):
    COLOUR = BLUE

    def widgets(self, s: State, player: Eyrie) -> list[Widget]:
        roosts = player.roosts(s)
        # Before their setup they have neither a roost nor a leader.
        leader = NO_LEADER if s.stage == SETTING_UP and not roosts else player.leader(s)
        name: Name = names.NONE
        if leader != NO_LEADER:
            named = names.LEADERS[leader]
            name = Name("scene-value-leader", leader=named, effect=Name(f"{named.id}.effect"))
        told = [fact("leader", name), fact("draw", 1 + sum(ROOST_CARDS[:roosts]))]
        deposed = [names.LEADERS[i] for i in range(4) if s.own[player.seat][DEPOSED] >> i & 1]
        if deposed:
            told.append(fact("deposed", Names(deposed)))
        resolving = player.unresolved(s)[0] if widgets.in_turn(s, player.seat, DECREE) else None
        decree = [
            widgets.column(
                title,
                s.piles[player.pile + at],
                0 if leader == NO_LEADER else player.viziers(s, at),
                resolving == at,
            )
            for at, title in enumerate(names.COLUMNS)
        ]
        return [widgets.columns("decree", decree), widgets.track(s, player.roost, *ROOSTS), widgets.facts(*told)]

    def sheet(self, s: State, player: Eyrie) -> list[Field]:
        leaders = lying.called(LEADER_NAMES, names.LEADERS)
        return [
            lying.choice("leader", "scene-fact-leader", leaders),
            *lying.each(lying.cards("decree", "scene-decree"), lying.called(COLUMN_NAMES, names.COLUMNS)),
            lying.several("deposed", "scene-fact-deposed", leaders, once=True),
        ]

    def fields(self, s: State, player: Eyrie, ask: Ask) -> dict[str, Arg]:
        return {"column": names.COLUMNS[min(player.unresolved(s)[0], len(names.COLUMNS) - 1)]}

    def option(self, s: State, player: Eyrie, ask: Ask, option: Option) -> Name | None:
        """A card of the Decree, and whether it brings turmoil."""
        if ask.about.name != DECREE:
            return None
        column, _ = player.unresolved(s)
        return names.decree_card(column, option, bool(player.decree_clearings(s, column, option)))


class ElectricEyriePresenter(BotPresenter[ElectricEyrie]):
    COLOUR = BLUE

    def widgets(self, s: State, player: ElectricEyrie) -> list[Widget]:
        """The columns of its Decree are suits."""
        decree = [
            widgets.column(
                names.SUITS[suit],
                s.piles[player.pile + at],
                player.viziers() if at == electric_eyrie.BIRD_COLUMN else 0,
            )
            for at, suit in enumerate(electric_eyrie.COLUMNS)
        ]
        suit = player.order_suit(s)  # known even when its card has gone to the Decree
        return [
            self.order(s, player),
            widgets.columns("decree", decree),
            widgets.track(s, player.roost, ("points", electric_eyrie.ROOST_POINTS)),
            widgets.facts(fact("suit", names.NONE if suit is None else names.SUITS[suit])),
        ]

    def sheet(self, s: State, player: ElectricEyrie) -> list[Field]:
        suits = lying.called(SUIT_NAMES, names.SUITS)
        return [
            *super().sheet(s, player),
            lying.choice("ordered", "scene-fact-suit", lying.perhaps(suits)),
            *lying.each(lying.cards("decree", "scene-decree"), [suits[suit] for suit in electric_eyrie.COLUMNS]),
        ]
