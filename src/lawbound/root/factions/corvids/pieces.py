"""The Corvid Conspiracy: what is theirs whoever plays them (Law of Root, chapter 13; Law of Rootbotics, chapter 11).

A plot token is counted twice. The row "plot" holds the eight backs: in a clearing those that lie face down, in place 0
all the others. The four kinds have a row each: in a clearing those that lie face up, ASIDE those that everybody saw go
back to the supply, and in place 0 those of which not everybody knows more than that they lie face down, on the map or
in the supply. So these rows tell nobody what a face-down plot is. The bot does not know either: luck decides it when
the token is turned up or removed. What a person knows stands elsewhere (`secrets`).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd
from typing import Any, ClassVar, Final

from mypy_extensions import trait

from lawbound.kernel import Chance, Flow, Prompt
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.boards import pieces
from lawbound.root.faction import Faction
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, mapping, number, one_of
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, TOKEN, WARRIOR, Piece, one_at_random, place, relocate, why_not_place
from lawbound.root.removal import Removal, Trigger, finish_removals, remove_enemy_pieces, remove_pieces
from lawbound.root.rule import is_enemy
from lawbound.root.state import ASIDE, OWNERS, SUPPLY, Number, Row, State

COUNT = pieces("corvids")
PLOTS: Final = ("bomb", "snare", "extortion", "raid")
BOMB, SNARE, EXTORTION, RAID = range(4)
EVERY_PLOT: Final = sum([COUNT[f"plot_{name}"] for name in PLOTS])
BOMBED_OF_A_BOT: Final = 2

WHICH_PLOT: Final = Prompt("which plot it is", "rootbotics 11.4.4", "plot")
SWAPPED_FOR: Final = Prompt("which plot it is swapped for", "rootbotics 11.7.1", "plot")
BOMB_TAKES: Final = Prompt("which piece the bomb takes", "rootbotics 11.8.1", "piece")

Plot = int
"""A kind of plot, by its place in PLOTS."""


@law("root 13.1")
@trait
class CorvidPieces(Faction):
    """What is the Corvids' whoever plays them: their pieces, their abilities and their plots."""

    KEY: ClassVar[str] = "corvids"
    PIECES: ClassVar[tuple[Piece, ...]] = (
        Piece("warrior", WARRIOR, COUNT["warriors"]),
        Piece("plot", TOKEN, EVERY_PLOT),
        Piece("bomb", TOKEN, COUNT["plot_bomb"]),
        Piece("snare", TOKEN, COUNT["plot_snare"]),
        Piece("extortion", TOKEN, COUNT["plot_extortion"]),
        Piece("raid", TOKEN, COUNT["plot_raid"]),
    )
    FIELDS: ClassVar[tuple[str, ...]] = ("returned",)

    def find_rows(self) -> None:
        self.plot = self.row("plot")  # face down
        self.face_up_rows: tuple[Row, ...] = tuple([self.row(name) for name in PLOTS])  # by kind
        self.snare = self.row("snare")
        self.raid = self.row("raid")

    # Abilities

    @law("root 13.2.3", "rootbotics 11.2.1")
    def needs_rule_to_move(self) -> bool:
        """Nimble."""
        return False

    @law("root 13.2.5", "rootbotics 11.2.2")
    def defence_bonus(self, s: State, fight: Fight) -> int:
        """Embedded agents: an extra hit where they defend a face-down plot, with warriors or without."""
        return 1 if self.is_face_down(s, fight.clearing) else 0

    # Where the plots are

    def has_plot(self, s: State, clearing: Clearing) -> bool:
        """Whether a plot lies there, face down or face up: plots are the only tokens they have."""
        return s.others[clearing * OWNERS + self.seat] > 0

    def is_face_down(self, s: State, clearing: Clearing) -> bool:
        return s.board[self.plot + clearing] > 0

    def is_face_up(self, s: State, clearing: Clearing) -> bool:
        return self.has_plot(s, clearing) and not self.is_face_down(s, clearing)

    def face_up(self, s: State, kind: Plot) -> int:
        """How many plots of that kind lie face up on the map."""
        row = self.face_up_rows[kind]
        return COUNT[f"plot_{PLOTS[kind]}"] - s.board[row] - s.board[row + ASIDE]

    def all_face_up(self, s: State) -> int:
        return sum([self.face_up(s, kind) for kind in range(len(PLOTS))])

    def plots_in_supply(self, s: State) -> int:
        return s.board[self.plot] - self.all_face_up(s)

    def unknown(self, s: State) -> list[Plot]:
        """What the plots are that lie face down, on the map or unseen in the supply, as far as all know."""
        return [kind for kind, row in enumerate(self.face_up_rows) for _ in range(s.board[row])]

    # Laying and turning plots

    @law("root 13.2.2.II")
    def can_hold_plot(self, s: State, clearing: Clearing) -> bool:
        """One plot at most lies in a clearing, and other players may forbid placing there."""
        return not self.has_plot(s, clearing) and why_not_place(s, self.seat, clearing) is None

    def lay_face_down(self, s: State, clearing: Clearing, article: str) -> None:
        """Lay a plot that nobody else has seen taken from the supply.

        From now on they cannot tell the plots that went back to the supply from the others. With another plot still
        face down on the map that forgets a little: it cannot be one of those that went back after it was laid.
        """
        for row in self.face_up_rows:
            relocate(s, row, ASIDE, SUPPLY, s.board[row + ASIDE])
        place(s, self.plot, clearing, 1, article)

    def turn_up(self, s: State, clearing: Clearing, article: str) -> Flow[Plot]:
        """Turn a face-down plot up; only now it is decided what it is."""
        kind: Plot = yield Chance(WHICH_PLOT, self.unknown(s), (self.seat, clearing))
        self.show_face(s, clearing, kind, article)
        return kind

    def show_face(self, s: State, clearing: Clearing, kind: Plot, article: str) -> None:
        relocate(s, self.plot, clearing, SUPPLY, 1)
        relocate(s, self.face_up_rows[kind], SUPPLY, clearing, 1)
        s.tell("plot flipped", article, (self.seat, clearing, kind))

    def drawn_from_supply(self, s: State) -> list[Plot]:
        """What a plot drawn from the supply can be, as often as it is likely.

        Those that were seen going back are there; of the unknown ones only some, the rest lies face down on the map.
        """
        unknown = len(self.unknown(s))
        unseen = unknown - (EVERY_PLOT - s.board[self.plot])
        likely = [s.board[row + ASIDE] * max(unknown, 1) + s.board[row] * unseen for row in self.face_up_rows]
        part = gcd(*likely) or 1
        return [kind for kind, weight in enumerate(likely) for _ in range(weight // part)]

    @law("rootbotics 11.7.1", "root G.1.32")
    def swap_plot(self, s: State, clearing: Clearing, kind: Plot, article: str) -> Flow[None]:
        """Swap a face-up plot with one drawn from the supply, which lies face up then and has no effect now.

        It is drawn before the old one goes back. Of two alike it is the one that was seen going there. To swap is
        neither to remove nor to place, so nothing that follows from these happens, and no rule about placing counts;
        without a plot in the supply there is nothing to swap, and the old one stays.
        """
        drawn = self.drawn_from_supply(s)
        if not drawn:
            return
        new: Plot = yield Chance(SWAPPED_FOR, drawn, (self.seat, clearing))
        seen = s.board[self.face_up_rows[new] + ASIDE] > 0
        relocate(s, self.face_up_rows[kind], clearing, ASIDE, 1)
        relocate(s, self.face_up_rows[new], ASIDE if seen else SUPPLY, clearing, 1)
        s.tell("plot swapped", article, (self.seat, clearing, new))

    # Removal

    def removed_destination(self, row: Row, removal: Removal) -> int:
        """Plots removed face up go back to the supply for all to see."""
        return ASIDE if row in self.face_up_rows else SUPPLY

    def lost_plots(self, removal: Removal) -> int:
        return sum([removal.count(row) for row in self.tokens])

    @law("root 13.7.4", "rootbotics 11.7.4")
    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        """A raid, and a plot that may be one: face down or not makes no difference."""
        if removal.count(self.raid):
            return [Trigger("raid", self.seat, removal.clearing, 1, removal.by)]
        if removal.count(self.plot):
            return [Trigger("plot uncovered", self.seat, removal.clearing, 1, removal.by)]
        return []

    @law("root 13.7.4", "rootbotics 11.7.4")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        clearing = trigger.clearing
        if trigger.name == "raid" or (yield from self.uncover(s, clearing)) == RAID:
            yield from self.resolve_raid(s, clearing)

    def uncover(self, s: State, clearing: Clearing) -> Flow[Plot]:
        """Decide what the plot was that has just been removed face down: all see it on its way to the supply."""
        kind: Plot = yield Chance(WHICH_PLOT, self.unknown(s), (self.seat, clearing))
        relocate(s, self.face_up_rows[kind], SUPPLY, ASIDE, 1)
        s.tell("plot uncovered", "rootbotics 11.7.4", (self.seat, clearing, kind))
        return kind

    @law("root 13.7.4", "rootbotics 11.7.4")
    def resolve_raid(self, s: State, clearing: Clearing) -> Flow[None]:
        """A warrior in every clearing adjacent to where the raid was; if there are too few, by priority (2.4)."""
        for other in sorted(self.neighbours(s, clearing)):
            if why_not_place(s, self.seat, other) is None:
                place(s, self.warrior, other, 1, "rootbotics 11.7.4")
        return
        yield

    # What plots do to others

    @law("rootbotics 11.8", "rootbotics 11.8.1")
    def explode(self, s: State, clearing: Clearing, article: str) -> Flow[None]:
        """A bomb: all pieces of enemies who are human leave the clearing, and two of each bot.

        The Vagabot, whose pawn cannot be removed, damages items as by any such effect (7.2.1.I).
        """
        removals: list[Removal] = []
        extra: list[Trigger] = []
        for owner in s.box.owners:
            if not is_enemy(s, self.seat, owner.number):
                continue
            removal = Removal(owner.number, self.seat, clearing)
            if owner.is_bot:
                yield from self.bomb_bot(s, owner, removal, article)
            else:
                remove_enemy_pieces(s, removal, article)
            removals.append(removal)
            extra += owner.swept(s, self.seat, clearing)
        yield from finish_removals(s, removals, extra, s.turn)

    @law("rootbotics 11.8.1")
    def bomb_bot(self, s: State, bot: Owner, removal: Removal, article: str) -> Flow[None]:
        """Two pieces, warriors first; after them as a bot loses pieces in battle: tokens, then buildings (1.2.1)."""
        remove_pieces(s, removal, bot.warrior, BOMBED_OF_A_BOT, article)
        left = BOMBED_OF_A_BOT - removal.warriors
        for rows in (bot.tokens, bot.buildings):
            while left:
                here = one_at_random(s, rows, removal.clearing)
                if not here:
                    break
                row: Row = yield Chance(BOMB_TAKES, here, (bot.number, removal.clearing))
                remove_pieces(s, removal, row, 1, article)
                left -= 1

    @law("root 13.7.2", "rootbotics 11.7.2")
    def why_snared(self, s: State, owner: Number, clearing: Clearing) -> str | None:
        """A face-up snare: enemies can place no pieces there and move none out. Bots do not know it beforehand."""
        if s.board[self.snare + clearing] and not s.box.owners[owner].is_bot and is_enemy(s, self.seat, owner):
            return "rootbotics 11.7.2" if self.is_bot else "root 13.7.2"
        return None

    @law("root 13.7.2", "rootbotics 11.7.2")
    def why_not_placed(self, s: State, owner: Number, clearing: Clearing, by: Number) -> str | None:
        return self.why_snared(s, owner, clearing)

    @law("root 13.7.2", "rootbotics 11.7.2")
    def why_not_leave(self, s: State, owner: Number, clearing: Clearing) -> str | None:
        return self.why_snared(s, owner, clearing)

    @law("rootbotics 11.8", "rootbotics 11.8.2")
    def spring_snare(self, s: State, clearing: Clearing, by: Number) -> bool:
        """The bot removes the snare instead of what it was about to do, but scores nothing for it."""
        removal = Removal(self.seat, by, clearing)
        remove_pieces(s, removal, self.snare, 1, "rootbotics 11.8.2")
        if removal.empty:
            return False
        s.players[by].after_removing(s, removal)
        return True

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        back = {PLOTS[kind]: s.board[row + ASIDE] for kind, row in enumerate(self.face_up_rows) if s.board[row + ASIDE]}
        return {"returned": back}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """No more plots than there are, and one in a clearing."""
        for name, count in mapping(fields.get("returned"), "corvids, returned").items():
            row = self.face_up_rows[one_of(name, PLOTS, "corvids, returned")]
            relocate(s, row, SUPPLY, ASIDE, number(count, f"corvids, returned, {name}", s.board[row]))
        for clearing in CLEARINGS:
            if s.others[clearing * OWNERS + self.seat] > 1:
                raise PositionError(
                    "{where}: one {piece} at most ({article}).",
                    refusal="position-one",
                    where=f"clearing {clearing}, corvids",
                    piece="plot",
                    article="root 13.2.2.II",
                )
        face_down = EVERY_PLOT - s.board[self.plot]
        if face_down > len(self.unknown(s)):
            raise PositionError(
                "{where}: {count} plots lie face down, "
                "but only {left} of {all} are not known to be elsewhere (root 13.2.2).",
                refusal="position-plots-face-down",
                where="corvids",
                count=face_down,
                left=len(self.unknown(s)),
                all=EVERY_PLOT,
            )
