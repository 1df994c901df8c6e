"""The Corvid Conspiracy in human hands: setup and turn (Law of Root, chapter 13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import battlefields, initiate_battle, why_not_any_battle
from lawbound.root.cards import BIRD, CARD_SUIT, UNKNOWN, Card, Suit
from lawbound.root.craft import craft, craftable
from lawbound.root.faction import Faction
from lawbound.root.factions.corvids.exposure import DREW, EXPOSURE
from lawbound.root.factions.corvids.pieces import BOMB, EVERY_PLOT, EXTORTION, PLOTS, CorvidPieces, Plot
from lawbound.root.factions.corvids.secrets import (
    ACTED,
    EXERTED,
    KIND,
    LAID,
    OWN_NUMBERS,
    RECRUITED,
    RULED_OUT,
    PlotSecrets,
)
from lawbound.root.hand import discard_down, draw, playable, spend_card, take_random
from lawbound.root.homelands import choose_homelands
from lawbound.root.map import Clearing
from lawbound.root.move import origins, take_move, why_not_any_move
from lawbound.root.naming import UNKNOWN_NAME, PositionError, mapping, names_in, number, one_of
from lawbound.root.pieces import CLEARINGS, place, place_each, present, take_off, why_not_place
from lawbound.root.reasons import furthest
from lawbound.root.rule import is_enemy
from lawbound.root.score import score
from lawbound.root.state import ASIDE, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Action, Step, menu
from lawbound.root.suits import clearings_of

DAYLIGHT_ACTIONS: Final = 3
HAND_LIMIT: Final = 5

SCATTER: Final = Prompt("scatter", "root 13.3.2", "clearing")
RECRUIT_SUIT: Final = Prompt("recruit in which suit", "root 13.4.3", "suit")
RECRUIT_WHERE: Final = Prompt("recruit where", "root 13.4.3", "clearing")
PLOT_WHERE: Final = Prompt("plot where", "root 13.5.2", "clearing")
LAY_WHICH: Final = Prompt("lay which plot", "root 13.5.2", "plot")
PLOT_AT_HOME: Final = Prompt("lay which plot", "root A.8.2", "plot")
SWAP_WHICH: Final = Prompt("swap which plot", "root 13.5.4", "clearing")
SWAP_WITH: Final = Prompt("swap with which plot", "root 13.5.4", "clearing")
DISCARD: Final = Prompt("discard to the hand limit", "root 13.6.2", "card")


@law("root 13.1")
class Corvids(PlotSecrets):
    """The Corvid Conspiracy."""

    OWN: ClassVar[int] = OWN_NUMBERS

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.crafting_rows = self._workshops()

    @law("root 13.2.1", "root 13.4.1")
    def _workshops(self) -> tuple[Row, ...]:
        """Plots of either facing."""
        return self.tokens

    # Exposure

    @law("root 13.2.4")
    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        """Enemies may guess what lies face down. Bots never try; the Law of Rootbotics knows nothing of it (11.8)."""
        if not self.on_map_face_down(s) or player.is_bot or not is_enemy(s, self.seat, player.seat):
            return ()
        return EXPOSURE

    @law("root 13.2.4")
    def drew(self, s: State, seat: Seat) -> None:
        """Whoever has drawn in their Evening guesses no more."""
        if seat == s.turn and s.acting.turn_steps[s.step].phase == EVENING:
            s.used |= DREW

    # Setup

    @law("root 13.3", "root 13.3.1", "root 13.3.2")
    def setup(self, s: State) -> Flow[None]:
        """Their supplies are full from the start; a warrior in a clearing of each suit."""
        for suit in range(3):
            sites = [c for c in clearings_of(s, suit) if why_not_place(s, self.seat, c) is None]
            clearing: Clearing = yield Ask(self.seat, SCATTER, sites, (suit,))
            place(s, self.warrior, clearing, 1, "root 13.3.2")

    @law("root A.8.2")
    def setup_by_card(self, s: State) -> Flow[None]:
        """A warrior and a plot in a homeland besides."""
        for homeland in (yield from choose_homelands(s, self)):
            s.starts[self.seat] = homeland
            place(s, self.warrior, homeland, 1, "root A.8.2")
            kind: Plot = yield Ask(self.seat, PLOT_AT_HOME, self.in_supply(s), (homeland,))
            self.lay(s, homeland, kind, "root A.8.2")
        yield from self.setup(s)

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][ACTED:] = bytes(OWN_NUMBERS - ACTED)

    @law("root 13.4", "root 13.5", "root 13.6")
    def steps(self) -> tuple[Step, ...]:
        return (
            Step("craft", BIRDSONG, "root 13.4.1", Corvids.craft, Corvids.craftable),
            Step("flip plots", BIRDSONG, "root 13.4.2", Corvids.flip, Corvids.to_flip),
            Step("recruit with a card", BIRDSONG, "root 13.4.3", Corvids.recruit, Corvids.to_recruit_with),
            menu("daylight", DAYLIGHT, "root 13.5", ACTIONS),
            menu("exert", EVENING, "root 13.6.1", EXERTIONS),
            Step("draw and discard", EVENING, "root 13.6.2", Corvids.evening),
        )

    def craftable(self, s: State) -> list[Option]:
        return [*craftable(s, self)]

    @law("root 13.4.1")
    def craft(self, s: State, card: Card) -> Flow[None]:
        yield from craft(s, self, card)

    # Flipping plots

    @law("root 13.4.2")
    def why_not_flip(self, s: State, clearing: Clearing) -> str | None:
        """A face-down plot, and a warrior beside it."""
        return None if self.is_face_down(s, clearing) and s.board[self.warrior + clearing] else "root 13.4.2"

    def to_flip(self, s: State) -> list[Option]:
        if not self.on_map_face_down(s):
            return []
        return [c for c in CLEARINGS if self.why_not_flip(s, c) is None]

    @law("root 13.4.2")
    def flip(self, s: State, clearing: Clearing) -> Flow[None]:
        """Score a point for each face-up plot, the new one included; then its effect."""
        kind = yield from self.look_at(s, clearing)
        self.forget(s, clearing)
        self.show_face(s, clearing, kind, "root 13.4.2")
        score(s, self.seat, self.all_face_up(s), "root 13.4.2")
        if kind == BOMB:
            yield from self.bomb(s, clearing)
        elif kind == EXTORTION:
            yield from self.extort(s, clearing)

    @law("root 13.7.1")
    def bomb(self, s: State, clearing: Clearing) -> Flow[None]:
        """All enemy pieces go, of bots only two each (rootbotics 11.8.1); then the bomb itself."""
        yield from self.explode(s, clearing, "root 13.7.1")
        take_off(s, self.face_up_rows[BOMB], clearing, 1, "root 13.7.1", ASIDE)

    @law("root 13.7.3", "rootbotics 2.8.1")
    def extort(self, s: State, clearing: Clearing) -> Flow[None]:
        """A random card of every other player with a piece of their own there, of a coalition partner too.

        For a bot, who has no cards, the Corvids draw one.
        """
        for seat in s.order:
            if seat != self.seat and present(s, seat, clearing):
                yield from take_random(s, self.seat, seat, "root 13.7.3")

    # Recruiting

    @law("root 13.4.3")
    def why_not_recruit(self, s: State) -> str | None:
        """Once a turn."""
        return "root 13.4.3" if s.own[self.seat][RECRUITED] else None

    def to_recruit_with(self, s: State) -> list[Option]:
        """Any card."""
        return [*playable(s, s.hands[self.seat])] if self.why_not_recruit(s) is None else []

    @law("root 13.4.3", "root 1.5.4", "root 2.1.1.I")
    def recruit(self, s: State, card: Card) -> Flow[None]:
        """A warrior in each clearing of the card's suit, of any suit for a bird; if there are too few, they choose."""
        s.own[self.seat][RECRUITED] = 1
        suit: Suit = CARD_SUIT[card]
        if suit == BIRD:
            suit = yield Ask(self.seat, RECRUIT_SUIT, range(3))
        spend_card(s, self.seat, card, "root 13.4.3")
        due = dict.fromkeys(clearings_of(s, suit), 1)
        yield from place_each(s, self.seat, self.warrior, due, RECRUIT_WHERE, "root 13.4.3")

    # Daylight, and once more in the Evening

    @law("root 13.5")
    def why_not_act(self, s: State) -> str | None:
        """Three actions a turn."""
        return None if s.own[self.seat][ACTED] < DAYLIGHT_ACTIONS else "root 13.5"

    @law("root 13.6.1")
    def why_not_exert(self, s: State) -> str | None:
        """One action, and no card is drawn."""
        return "root 13.6.1" if s.own[self.seat][EXERTED] else None

    def why_not_move(self, s: State) -> str | None:
        return None if origins(s, self) else why_not_any_move(s, self)

    @law("root 13.5.1")
    def move(self, s: State) -> Flow[None]:
        yield from take_move(s, self, "root 13.5.1")

    def why_not_battle(self, s: State) -> str | None:
        return why_not_any_battle(s, self)

    @law("root 13.5.3")
    def battle(self, s: State) -> Flow[None]:
        yield from initiate_battle(s, self, battlefields(s, self))

    @law("root 13.5.2")
    def plot_price(self, s: State) -> int:
        """Warriors for the next plot: one, and one more for each plot placed this turn, in Daylight or by exerting."""
        return 1 + s.own[self.seat][LAID]

    @law("root 13.5.2", "root 13.2.2.II")
    def why_not_plot_at(self, s: State, clearing: Clearing) -> str | None:
        """No plot yet, enough warriors, and a plot to place."""
        if self.has_plot(s, clearing):
            return "root 13.2.2.II"
        if s.board[self.warrior + clearing] < self.plot_price(s):
            return "root 13.5.2"
        why = why_not_place(s, self.seat, clearing)
        if why is not None:
            return why
        return None if self.plots_in_supply(s) else "root 1.5.1"

    def plot_sites(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_plot_at(s, c) is None]

    def why_not_plot(self, s: State) -> str | None:
        reasons = [self.why_not_plot_at(s, c) for c in CLEARINGS]
        return furthest(reasons, ("root 1.5.1",), ("root 13.5.2", "root 13.2.2.II"))

    @law("root 13.5.2")
    def place_plot(self, s: State) -> Flow[None]:
        """Warriors go, a plot of the Corvids' choice comes, face down."""
        clearing: Clearing = yield Ask(self.seat, PLOT_WHERE, self.plot_sites(s))
        kind: Plot = yield Ask(self.seat, LAY_WHICH, self.in_supply(s), (clearing,))
        take_off(s, self.warrior, clearing, self.plot_price(s), "root 13.5.2")
        s.own[self.seat][LAID] += 1
        self.lay(s, clearing, kind, "root 13.5.2")

    def partners(self, s: State, clearing: Clearing) -> list[Clearing]:
        """Where the plots lie that the one here may be swapped with."""
        down = self.is_face_down(s, clearing)
        return [c for c in CLEARINGS if c != clearing and self.has_plot(s, c) and self.is_face_down(s, c) == down]

    @law("root 13.5.4")
    def why_not_swap(self, s: State, clearing: Clearing) -> str | None:
        """A plot there, and another of the same facing."""
        return None if self.has_plot(s, clearing) and self.partners(s, clearing) else "root 13.5.4"

    def to_swap(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_swap(s, c) is None]

    def why_not_trick(self, s: State) -> str | None:
        return None if self.to_swap(s) else "root 13.5.4"

    @law("root 13.5.4")
    def trick(self, s: State) -> Flow[None]:
        one: Clearing = yield Ask(self.seat, SWAP_WHICH, self.to_swap(s))
        other: Clearing = yield Ask(self.seat, SWAP_WITH, self.partners(s, one), (one,))
        self.swap(s, one, other)

    # Evening

    @law("root 13.6.2", "root 13.6.1")
    def evening(self, s: State, _: Option) -> Flow[None]:
        yield from draw(s, self.seat, self.draws(s), "root 13.6.2")
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    @law("root 13.6.2", "root 13.7.3")
    def draws(self, s: State) -> int:
        """One card and one for each face-up extortion; none after exerting."""
        return 0 if s.own[self.seat][EXERTED] else 1 + self.face_up(s, EXTORTION)

    # Positions

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("plots", "ruled out", *CorvidPieces.FIELDS),
        *("acted", "laid", "recruited", "exerted"),
    )

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.seat]
        down = [clearing for clearing in CLEARINGS if self.is_face_down(s, clearing)]
        guessed = {str(c): [PLOTS[kind] for kind in self.ruled_out(s, c)] for c in down}
        return {
            "plots": {str(c): self.plot_name(s, c) for c in down},
            "ruled out": {where: kinds for where, kinds in guessed.items() if kinds},
            **CorvidPieces.describe(self, s),
            "acted": own[ACTED],
            "laid": own[LAID],
            "recruited": own[RECRUITED],
            "exerted": own[EXERTED],
        }

    def plot_name(self, s: State, clearing: Clearing) -> str:
        kind = self.kind_at(s, clearing)
        return UNKNOWN_NAME if kind == UNKNOWN else PLOTS[kind]

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """What lies face down is unknown unless the position says what it is; together it must be possible."""
        CorvidPieces.restore(self, s, fields)
        own = s.own[self.seat]
        down = [clearing for clearing in CLEARINGS if self.is_face_down(s, clearing)]
        for clearing in down:
            own[KIND + clearing] = UNKNOWN
        places = [str(clearing) for clearing in down]
        for where, kinds in mapping(fields.get("ruled out"), "corvids, ruled out").items():
            clearing = down[one_of(where, places, "corvids, ruled out")]
            for name in names_in(kinds, f"corvids, ruled out, {where}"):
                own[RULED_OUT + clearing] |= 1 << one_of(name, PLOTS, f"corvids, ruled out, {where}")
        for where, said in mapping(fields.get("plots"), "corvids, plots").items():
            clearing = down[one_of(where, places, "corvids, plots")]
            kind = one_of(said, (*PLOTS, UNKNOWN_NAME), f"corvids, plots, {where}")
            if kind < len(PLOTS):
                own[KIND + clearing] = kind + 1
                if kind in self.ruled_out(s, clearing):
                    raise PositionError(
                        "{where}: a wrong guess has ruled out {plot} (root 13.2.4).",
                        refusal="position-ruled-out",
                        where=f"corvids, plots, {where}",
                        plot=PLOTS[kind],
                    )
        left = self.hidden_pool(s)
        if min(left) < 0 or not self.ways(s, self.riddles(s), left):
            raise PositionError(
                "{where}: there are two of each kind, face up and face down (root 13.2.2).",
                refusal="position-plots",
                where="corvids, plots",
            )
        own[ACTED] = number(fields.get("acted", 0), "corvids, acted", DAYLIGHT_ACTIONS)
        own[LAID] = number(fields.get("laid", 0), "corvids, laid", EVERY_PLOT)
        own[RECRUITED] = number(fields.get("recruited", 0), "corvids, recruited", 1)
        own[EXERTED] = number(fields.get("exerted", 0), "corvids, exerted", 1)


Why = Callable[[Corvids, State], str | None]
Deed = Callable[[Corvids, State], Flow[None]]


def in_daylight(name: str, article: str, why_not: Why, deed: Deed) -> Action:
    """A deed as one of the actions of Daylight."""

    def why(player: Corvids, s: State) -> str | None:
        return player.why_not_act(s) or why_not(player, s)

    def act(player: Corvids, s: State) -> Flow[None]:
        s.own[player.seat][ACTED] += 1
        yield from deed(player, s)

    return Action(name, article, why, act)


def by_exerting(name: str, article: str, why_not: Why, deed: Deed) -> Action:
    """A deed in the Evening, in place of drawing."""

    def why(player: Corvids, s: State) -> str | None:
        return player.why_not_exert(s) or why_not(player, s)

    def act(player: Corvids, s: State) -> Flow[None]:
        s.own[player.seat][EXERTED] = 1
        yield from deed(player, s)

    return Action(name, article, why, act)


DEEDS: Final[tuple[tuple[str, str, Why, Deed], ...]] = (
    ("move", "root 13.5.1", Corvids.why_not_move, Corvids.move),
    ("plot", "root 13.5.2", Corvids.why_not_plot, Corvids.place_plot),
    ("battle", "root 13.5.3", Corvids.why_not_battle, Corvids.battle),
    ("trick", "root 13.5.4", Corvids.why_not_trick, Corvids.trick),
)
ACTIONS: Final = tuple([in_daylight(*deed) for deed in DEEDS])
EXERTIONS: Final = tuple([by_exerting(*deed) for deed in DEEDS])
