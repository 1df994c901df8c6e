"""What only whoever plays the Corvids knows: the kinds of the plots that lie face down (Law of Root, 13.2.2).

The rows of the board hold what everybody knows (`pieces`). The Corvids' own numbers hold, by clearing, what the plot is
that lies there face down, and the kinds that wrong guesses have ruled out for all to see. A plot that has just been
removed keeps its number until it is settled whether it was a raid: until then nothing else may depend on it. A position
may leave a kind unknown; then the Corvids say what it is once it matters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import trait

from lawbound.kernel import NO, YES, Ask, Flow, Option, Prompt, Seat, Seeded
from lawbound.law import law
from lawbound.root.cards import UNKNOWN
from lawbound.root.factions.corvids.pieces import EVERY_PLOT, PLOTS, RAID, CorvidPieces, Plot
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, place_each, relocate
from lawbound.root.removal import Removal, Trigger
from lawbound.root.state import ASIDE, GROUND, SUPPLY, State

# The Corvids' own numbers: by clearing the kind (and 1) and a bit for each kind ruled out, then what they did this turn
KIND: Final = 0
RULED_OUT: Final = GROUND
ACTED, LAID, RECRUITED, EXERTED = 2 * GROUND, 2 * GROUND + 1, 2 * GROUND + 2, 2 * GROUND + 3
OWN_NUMBERS: Final = EXERTED + 1

WHAT_IT_IS: Final = Prompt("what your plot is", "root 13.2.2.I", "plot")
IS_IT: Final = Prompt("is it this plot", "root 13.2.2.I", "yes or no")
RAID_WHERE: Final = Prompt("raid where", "root 13.7.4", "clearing")


@trait
class PlotSecrets(CorvidPieces):
    """What the face-down plots are, for those who know it and for those who do not."""

    def kind_at(self, s: State, clearing: Clearing) -> Plot:
        """What lies there face down; UNKNOWN to whoever may not see it."""
        kind = s.own[self.seat][KIND + clearing]
        return kind if kind == UNKNOWN else kind - 1

    def is_secret(self, s: State, clearing: Clearing) -> bool:
        """Whether a plot lies there of which not everybody knows the kind, or did a moment ago."""
        return s.own[self.seat][KIND + clearing] > 0

    def ruled_out(self, s: State, clearing: Clearing) -> list[Plot]:
        """What wrong guesses have shown that the plot there is not."""
        bits = s.own[self.seat][RULED_OUT + clearing]
        return [kind for kind in range(len(PLOTS)) if bits >> kind & 1]

    def on_map_face_down(self, s: State) -> int:
        return EVERY_PLOT - s.board[self.plot]

    # Who may know

    @law("root 13.2.2.I")
    def hide(self, s: State, seat: Seat | None) -> None:
        """Only the Corvids may look at what lies face down."""
        CorvidPieces.hide(self, s, seat)
        if seat != self.seat:
            own = s.own[self.seat]
            for clearing in CLEARINGS:
                if own[KIND + clearing]:
                    own[KIND + clearing] = UNKNOWN

    def redeal(self, s: State, luck: Seeded) -> None:
        """There are two of each kind; those that lie face up or were ruled out are not here."""
        riddles = self.riddles(s)
        if riddles:
            ways = self.ways(s, riddles, self.hidden_pool(s))
            for clearing, kind in zip(riddles, ways[luck.below(len(ways))], strict=True):
                s.own[self.seat][KIND + clearing] = kind + 1

    def puzzles(self, s: State, seat: Seat) -> bool:
        return seat == self.seat and bool(self.riddles(s))

    def riddles(self, s: State) -> list[Clearing]:
        """Where plots lie whose kind this state does not tell."""
        own = s.own[self.seat]
        return [clearing for clearing in CLEARINGS if own[KIND + clearing] == UNKNOWN]

    @law("root 13.2.2")
    def hidden_pool(self, s: State) -> list[int]:
        """How many of the two of each kind may lie in those places: those that nobody sees, less those known here."""
        left = [s.board[row] for row in self.face_up_rows]
        for clearing in CLEARINGS:
            if self.is_secret(s, clearing) and self.kind_at(s, clearing) != UNKNOWN:
                left[self.kind_at(s, clearing)] -= 1
        return left

    def ways(self, s: State, clearings: Sequence[Clearing], left: Sequence[int]) -> list[list[Plot]]:
        """Every way in which these plots can be dealt from so many of each kind."""
        found: list[list[Plot]] = [[]]
        for clearing in clearings:
            ruled_out = self.ruled_out(s, clearing)
            kinds = [kind for kind in range(len(PLOTS)) if kind not in ruled_out]
            found = [[*way, kind] for way in found for kind in kinds if way.count(kind) < left[kind]]
        return found

    # What the owner says of a plot that the table does not know

    def could_be(self, s: State, clearing: Clearing) -> list[Plot]:
        """What a plot of unknown kind may be, everything else considered."""
        riddles = self.riddles(s)
        at = riddles.index(clearing)
        return sorted({way[at] for way in self.ways(s, riddles, self.hidden_pool(s))})

    @law("root 13.2.2.I")
    def look_at(self, s: State, clearing: Clearing) -> Flow[Plot]:
        kind = self.kind_at(s, clearing)
        if kind == UNKNOWN:
            kind = yield Ask(self.seat, WHAT_IT_IS, self.could_be(s, clearing), (clearing,))
        return kind

    @law("root 13.2.2.I")
    def is_it(self, s: State, clearing: Clearing, kind: Plot) -> Flow[bool]:
        known = self.kind_at(s, clearing)
        if known != UNKNOWN:
            return known == kind
        possible = self.could_be(s, clearing)
        answers: list[Option] = [YES] if kind in possible else []
        if possible != [kind]:
            answers.append(NO)
        answer = yield Ask(self.seat, IS_IT, answers, (clearing, kind))
        return answer is YES

    # Laying and swapping

    @law("root 13.2.2.I")
    def in_supply(self, s: State) -> list[Plot]:
        """The kinds that the Corvids can take from the supply: they choose, for nothing calls it random."""
        left, riddles = self.hidden_pool(s), self.riddles(s)
        kinds: list[Plot] = []
        for kind, row in enumerate(self.face_up_rows):
            less = [count - (other == kind) for other, count in enumerate(left)]
            if s.board[row + ASIDE] or (left[kind] and self.ways(s, riddles, less)):
                kinds.append(kind)
        return kinds

    def lay(self, s: State, clearing: Clearing, kind: Plot, article: str) -> None:
        self.lay_face_down(s, clearing, article)
        s.own[self.seat][KIND + clearing] = kind + 1

    def forget(self, s: State, clearing: Clearing) -> None:
        """The plot there is no secret any more, or is no more there."""
        own = s.own[self.seat]
        own[KIND + clearing] = own[RULED_OUT + clearing] = 0

    @law("root 13.5.4", "root G.1.32")
    def swap(self, s: State, one: Clearing, other: Clearing) -> None:
        """Two plots change places. What is known of them, and what was ruled out, goes with them.

        To swap is neither to place nor to move: no snare and no keep stops it.
        """
        own = s.own[self.seat]
        if self.is_face_down(s, one):
            for at in (KIND, RULED_OUT):
                own[at + one], own[at + other] = own[at + other], own[at + one]
        else:
            first, second = self.face_up_at(s, one), self.face_up_at(s, other)
            relocate(s, self.face_up_rows[first], one, other, 1)
            relocate(s, self.face_up_rows[second], other, one, 1)
        s.tell("plots swapped", "root 13.5.4", (self.seat, one, other))

    def face_up_at(self, s: State, clearing: Clearing) -> Plot:
        return [s.board[row + clearing] for row in self.face_up_rows].index(1)

    # Losing them

    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        """A plot whose kind all have seen already, by a right guess, has no effect any more."""
        if removal.count(self.plot) and not self.is_secret(s, removal.clearing):
            return []
        return CorvidPieces.after_losing(self, s, removal)

    @law("root 13.7.4")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """A plot removed face down shows itself only if it is a raid: nobody else may look at it."""
        clearing = trigger.clearing
        if trigger.name == "plot uncovered":
            is_raid = yield from self.is_it(s, clearing, RAID)
            self.forget(s, clearing)
            if not is_raid:
                return
            self.uncover_as(s, clearing, RAID, "root 13.7.4")
        yield from self.resolve_raid(s, clearing)

    def uncover_as(self, s: State, clearing: Clearing, kind: Plot, article: str) -> None:
        """All see a plot that was removed face down on its way to the supply."""
        relocate(s, self.face_up_rows[kind], SUPPLY, ASIDE, 1)
        s.tell("plot uncovered", article, (self.seat, clearing, kind))

    @law("root 13.7.4", "root 1.5.4")
    def resolve_raid(self, s: State, clearing: Clearing) -> Flow[None]:
        """A warrior in every clearing adjacent to where the raid was; if there are too few, they choose where."""
        due = dict.fromkeys(self.neighbours(s, clearing), 1)
        yield from place_each(s, self.seat, self.warrior, due, RAID_WHERE, "root 13.7.4")
