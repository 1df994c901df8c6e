"""The Cogwheel Corvids: Law of Rootbotics, chapter 11."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Flow, GameOver, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.bots import shopping
from lawbound.root.bots.bot import Bot, in_phases
from lawbound.root.cards import FAVORS
from lawbound.root.craft import favor
from lawbound.root.factions.corvids.pieces import BOMB, EXTORTION, PLOTS, CorvidPieces, Plot
from lawbound.root.hand import discard, discard_random
from lawbound.root.map import Clearing
from lawbound.root.naming import write_cards
from lawbound.root.pieces import CLEARINGS, place, present, take_off
from lawbound.root.removal import Removal, Trigger, finish_removals, remove_pieces
from lawbound.root.score import score
from lawbound.root.state import State
from lawbound.root.steps import Step
from lawbound.root.suits import clearings_of

RECRUIT_CLEARINGS: Final = 2
RECRUITS: Final = 2
FIGHTING: Final = 2
STAY_BEHIND: Final = 2
THICK: Final = 3

GUESS: Final = Prompt("guess the plot", "rootbotics 3.3.2", "plot")


@law("rootbotics 11.1")
class CogwheelCorvids(Bot, CorvidPieces):
    """The Cogwheel Corvids."""

    PILES: ClassVar[int] = 1  # the order card
    FIELDS: ClassVar[tuple[str, ...]] = ("order", *CorvidPieces.FIELDS)
    TRAITS: ClassVar[tuple[str, ...]] = ("gamble", "backup_plans", "mastermind", "vendetta")
    second_expansion: ClassVar[bool] = True

    # Setup

    @law("rootbotics 11.3", "rootbotics 11.3.1", "rootbotics 11.3.2")
    def setup(self, s: State) -> Flow[None]:
        """Their supplies are full from the start; a warrior in the lowest-priority clearing of each suit."""
        for suit in range(3):
            clearing = (
                self.among(s, "rootbotics 11.3.2", clearings_of(s, suit))
                .where("can be placed", lambda c: self.can_place(s, c), "rootbotics 2.3")
                .by_lowest_priority()
            )
            if clearing is not None:
                place(s, self.warrior, clearing, 1, "rootbotics 11.3.2")
        return
        yield

    # Turn

    @law("rootbotics 11.4", "rootbotics 11.5", "rootbotics 11.6")
    def steps(self) -> tuple[Step, ...]:
        bot = CogwheelCorvids
        return in_phases(
            birdsong={
                "11.4.1 reveal order": bot.reveal,
                "11.4.2 craft item": bot.craft,
                "11.4.3 recruit": bot.recruit,
                "11.4.4 flip plots": bot.flip_plots,
            },
            daylight={
                "11.5.1 battle": bot.battle,
                "11.5.2 move": bot.move,
                "11.5.3 plot": bot.place_plots,
                "11.5.4 the plot thickens": bot.thicken_plot,
            },
            evening={"11.6.1 score": bot.score, "11.6.2 discard order": bot.end_order},
        )

    @law("rootbotics 9.7")
    def shop(self, s: State) -> Flow[None]:
        """By their advanced card a Favor, which they use at once and discard, even if the game ends with it."""
        card = yield from shopping.buy_at_the_start(s, self, FAVORS)
        if card is None:
            return
        try:
            yield from favor(s, self, card)
        except GameOver:
            discard(s, self.seat, card, shopping.SERVICE_CARDS)
            raise
        discard(s, self.seat, card, shopping.SERVICE_CARDS)

    # Recruit

    @law("rootbotics 11.4.3", "rootbotics 3.3.1")
    def recruits(self) -> int:
        """In each clearing: easy one, challenging and nightmare three."""
        return 1 if self.difficulty == "easy" else 3 if self.hard else RECRUITS

    @law("rootbotics 11.4.3", "rootbotics 11.4.3.II")
    def recruit(self, s: State, _: Option) -> Flow[None]:
        """Both clearings are chosen first. Whenever no warrior is left the plot thickens; if it cannot, that is all."""
        for clearing in (yield from self.recruit_sites(s)):
            left = self.recruits()
            while left:
                if not s.board[self.warrior] and not (yield from self.thicken(s)):
                    return
                left -= place(s, self.warrior, clearing, left, "rootbotics 11.4.3")
        return
        yield

    @law("rootbotics 11.4.3", "rootbotics 11.4.3.I")
    def recruit_sites(self, s: State) -> Flow[list[Clearing]]:
        sites: list[Clearing] = []
        for _ in range(RECRUIT_CLEARINGS):
            site = (
                self.among(s, "rootbotics 11.4.3", [c for c in self.ordered(s) if c not in sites])
                .where("can be placed", lambda c: self.can_place(s, c), "rootbotics 2.3")
                .prefer("no plot token", lambda c: not self.has_plot(s, c), "rootbotics 11.4.3.I")
                .most("own warriors", lambda c: self.own_warriors(s, c), "rootbotics 11.4.3.I")
                .by_priority()
            )
            if site is not None:
                sites.append(site)
        return sites
        yield

    # Flip plots

    @law("rootbotics 11.4.4")
    def flip_plots(self, s: State, _: Option) -> Flow[None]:
        """All of them, by the priority of their clearings."""
        for clearing in CLEARINGS:
            if self.is_face_down(s, clearing):
                yield from self.flip(s, clearing)

    @law("rootbotics 11.4.4", "rootbotics 3.3.2")
    def flip(self, s: State, clearing: Clearing) -> Flow[None]:
        """Turn the plot up, score a point for each face-up plot, resolve its effect.

        Gamble: whoever guessed right removes it instead, for a point. Only the effect of the flip is left out: a raid
        removed so is a raid removed. A wrong guess is worth a point to the Corvids, after those for the flip.
        """
        guesser = (yield from self.find_guesser(s, clearing)) if self.has("gamble") else None
        guess: Plot | None = None
        if guesser is not None:
            guess = yield Ask(guesser, GUESS, range(len(PLOTS)), (self.seat, clearing))
            s.tell("plot guessed", "rootbotics 3.3.2", (guesser, clearing, guess))
        kind = yield from self.turn_up(s, clearing, "rootbotics 11.4.4")
        score(s, self.seat, self.all_face_up(s), "rootbotics 11.4.4")
        if guesser is not None:
            if guess == kind:
                removal = Removal(self.seat, guesser, clearing)
                remove_pieces(s, removal, self.face_up_rows[kind], 1, "rootbotics 3.3.2")
                yield from finish_removals(s, [removal], [], s.turn)
                return
            score(s, self.seat, 1, "rootbotics 3.3.2")
        yield from self.resolve_plot(s, clearing, kind)

    @law("rootbotics 3.3.2")
    def find_guesser(self, s: State, clearing: Clearing) -> Flow[Seat | None]:
        """The human with the most pieces there, if any has one."""
        return (
            self.among(s, "rootbotics 3.3.2", [p.seat for p in s.players if not p.is_bot])
            .where("pieces there", lambda seat: present(s, seat, clearing))
            .most("pieces there", lambda seat: self.pieces_of(s, seat, clearing))
            .by_turn_order()
        )
        yield

    @law("rootbotics 11.4.4", "rootbotics 3.3.2")
    def resolve_plot(self, s: State, clearing: Clearing, kind: Plot) -> Flow[None]:
        """Vendetta: every plot is a bomb besides; its own effect comes first, while there is somebody to extort.

        As a bomb it is swapped, too. A raid that is swapped is not removed.
        """
        if kind == EXTORTION:
            yield from self.extort(s, clearing)
        if kind == BOMB or self.has("vendetta"):
            yield from self.bomb(s, clearing, kind)

    @law("rootbotics 11.7.1")
    def bomb(self, s: State, clearing: Clearing, kind: Plot) -> Flow[None]:
        """Remove the pieces of humans (of bots see 11.8.1), then swap the token."""
        yield from self.explode(s, clearing, "rootbotics 11.7.1")
        yield from self.swap_plot(s, clearing, kind, "rootbotics 11.7.1")

    @law("rootbotics 11.7.3")
    def extort(self, s: State, clearing: Clearing) -> Flow[None]:
        """Everybody with pieces there discards a random card; bots have none."""
        for seat in s.order:
            if present(s, seat, clearing):
                yield from discard_random(s, seat, "rootbotics 11.7.3")

    # Battle

    @law("rootbotics 11.5.1")
    def battle(self, s: State, _: Option) -> Flow[None]:
        for clearing in self.ordered(s):
            if self.own_warriors(s, clearing) >= FIGHTING:
                defender = yield from self.choose_defender(s, clearing)
                if defender is not None:
                    yield from self.fight(s, clearing, defender)

    @law("rootbotics 11.5.1.I")
    def choose_defender(self, s: State, clearing: Clearing) -> Flow[Seat | None]:
        return (
            self.among(s, "rootbotics 11.5.1.I", self.present_rivals(s, clearing))
            .most(
                "buildings and tokens there",
                lambda seat: self.buildings_of(s, seat, clearing) + self.tokens_of(s, seat, clearing),
            )
            .most("victory points", lambda seat: self.points_of(s, seat))
            .by_turn_order()
        )
        yield

    # Move

    @law("rootbotics 11.5.2")
    def move(self, s: State, _: Option) -> Flow[None]:
        """From every ordered clearing with a face-up plot, all warriors but two."""
        for origin in self.ordered(s):
            count = self.own_warriors(s, origin) - STAY_BEHIND
            if count > 0 and self.is_face_up(s, origin):
                destination = yield from self.choose_destination(s, origin)
                if destination is not None:
                    yield from self.move_warriors(s, origin, destination, count, "rootbotics 11.5.2")

    @law("rootbotics 11.5.2", "rootbotics 11.5.2.I", "rootbotics 11.5.2.II")
    def choose_destination(self, s: State, origin: Clearing) -> Flow[Clearing | None]:
        """A clearing without a plot, most own warriors first; without such a clearing the one of lowest priority.

        Even then two warriors stay behind.
        """
        places = [c for c in self.reach(s, origin) if self.can_move(s, origin, c)]
        destination = (
            self.among(s, "rootbotics 11.5.2", places)
            .where("no plot token", lambda c: not self.has_plot(s, c))
            .most("own warriors", lambda c: self.own_warriors(s, c), "rootbotics 11.5.2.I")
            .by_priority()
        )
        if destination is None:
            return self.among(s, "rootbotics 11.5.2.II", places).by_lowest_priority()
        return destination
        yield

    # Plot

    @law("rootbotics 11.5.3", "rootbotics 3.3.2")
    def place_plots(self, s: State, _: Option) -> Flow[None]:
        """In the ordered clearing with the most Corvid warriors. Mastermind: twice."""
        yield from self.place_plot(s, self.ordered(s), 1, "rootbotics 11.5.3")
        if self.has("mastermind"):
            yield from self.place_plot(s, self.ordered(s), 1, "rootbotics 11.5.3")
        return
        yield

    @law("rootbotics 11.5.4")
    def thicken_plot(self, s: State, _: Option) -> Flow[None]:
        yield from self.thicken(s)
        return
        yield

    @law("rootbotics 11.5.4")
    def thicken(self, s: State) -> Flow[bool]:
        """Wherever three warriors are together; False if the plot cannot thicken."""
        return (yield from self.place_plot(s, CLEARINGS, THICK, "rootbotics 11.5.4"))
        yield

    @law("rootbotics 11.5.3", "rootbotics 11.5.4", "rootbotics 11.5.4.I")
    def place_plot(self, s: State, clearings: Sequence[Clearing], warriors: int, article: str) -> Flow[bool]:
        """Where no plot lies and at least so many warriors are, most warriors first: a warrior becomes a plot."""
        if not self.plots_in_supply(s):
            return False
        site = (
            self.among(s, article, clearings)
            .where("can hold a plot", lambda c: self.can_hold_plot(s, c), "rootbotics 2.3")
            .where("own warriors", lambda c: self.own_warriors(s, c) >= warriors)
            .most("own warriors", lambda c: self.own_warriors(s, c))
            .by_priority()
        )
        if site is None:
            return False
        take_off(s, self.warrior, site, 1, article)
        self.lay_face_down(s, site, article)
        return True
        yield

    # Evening

    @law("rootbotics 11.6.1")
    def score(self, s: State, _: Option) -> Flow[None]:
        score(s, self.seat, self.face_up(s, EXTORTION), "rootbotics 11.6.1")
        return
        yield

    # Backup plans

    @law("rootbotics 3.3.2")
    def back_up(self, s: State, clearing: Clearing) -> None:
        """Backup plans: a warrior where a plot was removed, whoever removed it."""
        if self.can_place(s, clearing):
            place(s, self.warrior, clearing, 1, "rootbotics 3.3.2")

    @law("rootbotics 3.3.2")
    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        triggers = CorvidPieces.after_losing(self, s, removal)
        if self.has("backup_plans") and self.lost_plots(removal):
            triggers.append(Trigger("backup plans", self.seat, removal.clearing, 1, removal.by))
        return triggers

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        if trigger.name == "backup plans":
            self.back_up(s, trigger.clearing)
        else:
            yield from CorvidPieces.resolve(self, s, trigger)

    @law("rootbotics 3.3.2")
    def spring_snare(self, s: State, clearing: Clearing, by: Seat) -> bool:
        sprung = CorvidPieces.spring_snare(self, s, clearing, by)
        if sprung and self.has("backup_plans"):
            self.back_up(s, clearing)
        return sprung

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        return {"order": write_cards(s.piles[self.order_pile]), **CorvidPieces.describe(self, s)}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        CorvidPieces.restore(self, s, fields)
        self.restore_order(s, fields)
