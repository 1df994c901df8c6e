"""The Corvid Conspiracy, and the Cogwheel Corvids."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Event, Option
from lawbound.kit.scene import Widget
from lawbound.present.speech import Arg, Names
from lawbound.root.bots.cogwheel_corvids import CogwheelCorvids
from lawbound.root.cards import UNKNOWN
from lawbound.root.factions.corvids import PLOTS, CorvidPieces, Corvids, Plot
from lawbound.root.factions.corvids.faction import DAYLIGHT_ACTIONS, SWAP_WHICH, SWAP_WITH
from lawbound.root.factions.corvids.secrets import ACTED, KIND, RULED_OUT
from lawbound.root.map import Clearing
from lawbound.root.naming import UNKNOWN_NAME
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.boards.presenter import BotPresenter, Presenter, carry
from lawbound.root.present.lying import Field
from lawbound.root.present.widgets import fact
from lawbound.root.speech import Name
from lawbound.root.state import SUPPLY, State

PURPLE: Final = "medium_purple3"
DAYLIGHT: Final = "daylight"
ABOUT_OWN_PLOTS: Final = ("flip plots", SWAP_WHICH.name, SWAP_WITH.name)


class CorvidsPresenter(Presenter[Corvids]):
    COLOUR = PURPLE

    def widgets(self, s: State, player: Corvids) -> list[Widget]:
        down = [clearing for clearing in CLEARINGS if player.is_face_down(s, clearing)]
        guessed = [clearing for clearing in down if player.ruled_out(s, clearing)]
        told = [fact("draw", player.draws(s)), fact("plots-supply", player.plots_in_supply(s))]
        if widgets.in_turn(s, player.seat, DAYLIGHT):
            told.insert(0, fact("actions", DAYLIGHT_ACTIONS - s.own[player.seat][ACTED]))
        told += [
            fact("plots-down", Names([self.plot(s, player, clearing) for clearing in down])),
            fact("plots-up", player.all_face_up(s)),
            fact("plots-unknown", seen_by_nobody(s, player)),
        ]
        if guessed:
            told.append(fact("plots-ruled-out", Names([self.not_this(s, player, clearing) for clearing in guessed])))
        return [widgets.facts(*told)]

    def sheet(self, s: State, player: Corvids) -> list[Field]:
        """What lies face down is their secret, but they may say it."""
        down = [clearing for clearing in CLEARINGS if player.is_face_down(s, clearing)]
        kinds = ((UNKNOWN_NAME, Name("sheet-nobody-says")), *lying.called(PLOTS, names.PLOTS))
        secret = lying.choice("plots", "scene-fact-plots-down", kinds)
        return [
            *lying.each(secret, [(str(clearing), names.clearing(s, clearing)) for clearing in down]),
            *returned(),
        ]

    def kind(self, s: State, player: Corvids, clearing: Clearing) -> Plot:
        """What lies there face down, as far as whoever looks knows."""
        return player.kind_at(s, clearing) if player.is_secret(s, clearing) else UNKNOWN

    def plot(self, s: State, player: Corvids, clearing: Clearing) -> Name:
        kind, where = self.kind(s, player, clearing), names.clearing(s, clearing)
        return where if kind == UNKNOWN else Name("name-plot-at", plot=names.PLOTS[kind], clearing=where)

    def not_this(self, s: State, player: Corvids, clearing: Clearing) -> Name:
        kinds = Names([names.PLOTS[kind] for kind in player.ruled_out(s, clearing)])
        return Name("name-plot-not", plots=kinds, clearing=names.clearing(s, clearing))

    def supply(self, s: State, player: Corvids) -> list[tuple[str, int]]:
        return in_supply(s, player)

    def follow(self, s: State, player: Corvids, event: Event) -> None:
        follow_plots(s, player, event)
        if event.name == "plots swapped":
            _, one, other = event.args
            own = s.own[player.seat]
            for at in (KIND, RULED_OUT):
                own[at + one], own[at + other] = own[at + other], own[at + one]
            here = [(row, s.board[row + one], s.board[row + other]) for row in player.face_up_rows]
            for row, first, second in here:
                carry(s, row, one, other, first)
                carry(s, row, other, one, second)

    def fields(self, s: State, player: Corvids, ask: Ask) -> dict[str, Arg]:
        return {"actions": self.actions(s, player), "price": names.warriors(player.plot_price(s))}

    def option(self, s: State, player: Corvids, ask: Ask, option: Option) -> Name | None:
        """A plot of theirs, with what it is."""
        if ask.about.name in ABOUT_OWN_PLOTS and isinstance(option, int) and player.is_face_down(s, option):
            return self.plot(s, player, option)
        return None

    def left(self, s: State, player: Corvids, step: str) -> Name | None:
        done = s.own[player.seat][ACTED] == DAYLIGHT_ACTIONS
        return None if step != DAYLIGHT or done else self.actions(s, player)

    def actions(self, s: State, player: Corvids) -> Name:
        return names.counted("action", DAYLIGHT_ACTIONS - s.own[player.seat][ACTED])


class CogwheelCorvidsPresenter(BotPresenter[CogwheelCorvids]):
    COLOUR = PURPLE

    def widgets(self, s: State, player: CogwheelCorvids) -> list[Widget]:
        down = len([clearing for clearing in CLEARINGS if player.is_face_down(s, clearing)])
        return [
            self.order(s, player),
            widgets.facts(
                fact("plots-supply", player.plots_in_supply(s)),
                fact("plots-down", down),
                fact("plots-up", player.all_face_up(s)),
                fact("plots-unknown", seen_by_nobody(s, player)),
            ),
        ]

    def sheet(self, s: State, player: CogwheelCorvids) -> list[Field]:
        return [*super().sheet(s, player), *returned()]

    def supply(self, s: State, player: CogwheelCorvids) -> list[tuple[str, int]]:
        return in_supply(s, player)

    def follow(self, s: State, player: CogwheelCorvids, event: Event) -> None:
        follow_plots(s, player, event)


def seen_by_nobody(s: State, player: CorvidPieces) -> Names:
    return names.repeated([names.PLOTS[kind] for kind in player.unknown(s)])


def in_supply(s: State, player: CorvidPieces) -> list[tuple[str, int]]:
    """Of plots not everybody knows which kinds are there, so they are counted by their backs."""
    return [("warrior", s.board[player.warrior]), ("plot", player.plots_in_supply(s))]


def follow_plots(s: State, player: CorvidPieces, event: Event) -> None:
    """Whatever plot lay there, face down or face up, this one lies there now, face up."""
    if event.name in ("plot flipped", "plot swapped"):
        _, clearing, kind = event.args
        for row in player.tokens:
            if s.board[row + clearing]:
                carry(s, row, clearing, SUPPLY, 1)
        carry(s, player.face_up_rows[kind], SUPPLY, clearing, 1)


def returned() -> list[Field]:
    """Plots that were seen, and may be placed again."""
    return lying.each(lying.number("returned", "sheet-returned", 2), lying.called(PLOTS, names.PLOTS))
