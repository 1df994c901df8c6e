"""An evening of Root with the real box: what people told, and the table that follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, NoReturn

from lawbound.kernel import NATURE, Ask, Asked, BadSetup, Event, LawboundError, Table
from lawbound.kit.companion import Act, Evening, Page
from lawbound.present.speech import speaking
from lawbound.root import position_text
from lawbound.root.cards import CARD
from lawbound.root.companion import page
from lawbound.root.companion.edits import Claims, Edit
from lawbound.root.companion.fields import LONGEST_WORD
from lawbound.root.companion.rules import SHOWN, RealTable
from lawbound.root.hand import DRAW
from lawbound.root.kit import KIT
from lawbound.root.option_names import option_name
from lawbound.root.rules import ROOT
from lawbound.root.seating import OPEN_SEAT
from lawbound.root.state import OVER, PLAYING, SETTING_UP, State

ACTS: Final = {"answer": ("option",), "edit": ("set",), "end": (), "tell": (), "show": ()}
"""What may be told, and what it needs."""
SETTINGS: Final = (
    *("seats", "map", "suits", "deck", "landmarks", "hirelings", "characters", "order", "edition", "services"),
    *("cooperative", "team", "advanced", "options", "names", "position"),
)
"""What a set-up at a real table may say."""
MOST_ACTS: Final = 5000


class Span(NamedTuple):
    """What an act made happen: from where on in all that has happened, and the state before."""

    start: int
    before: State


class RootEvening(Evening):
    """`table` is where it stands. Whatever is told makes the table go on, or puts another one in its place."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        for key in setup:
            if key not in SETTINGS:
                raise BadSetup(
                    "Unknown setting {key} at a real table; known: {known}.",
                    refusal="companion-setting",
                    key=repr(key)[:LONGEST_WORD],
                    known=", ".join(SETTINGS),
                )
        self.setup = dict(setup)
        self.acts: list[Act] = []
        self.lost = 0
        try:
            self._begin()
        except LawboundError:
            raise
        except Exception as error:  # a set-up that means nothing to anybody
            raise BadSetup("The game cannot be set up like this.", refusal="companion-bad-setup") from error

    def _begin(self) -> None:
        s = self._opening()
        self.heard: list[Event] = []  # all that has happened
        self.safe = 0  # how much of it had happened by the last safe point
        self.spans: list[Span] = []
        self.is_torn = False
        self.since: list[tuple[str, str]] = []  # questions and answers of people since the last safe point
        self.replayed: dict[str, int] | None = None
        self.claims: Claims = {}
        self.told = 0  # the turn that is told move by move
        self.points: dict[int, tuple[int, list[int]]] = {}  # by turn: whose it was, and everybody's points at its start
        self._open(s)

    def _opening(self) -> State:
        seats = self.setup.get("seats", ())
        if isinstance(seats, Sequence) and OPEN_SEAT in list(seats):
            raise BadSetup("At a real table every seat has its faction.", refusal="companion-open-seat")
        KIT.form.check_brought(self.setup)
        s = ROOT.start(self.setup)
        if s.stage == OVER:
            raise BadSetup("That game is over.", refusal="companion-begins-over")
        return s

    def _open(self, s: State) -> None:
        """Go on from that state, at a safe point."""
        s.box.real_cards = True
        rules = RealTable(s, self.told, self._at_safe_point)
        names = {"names": self.setup["names"]} if "names" in self.setup else {}
        self.table = Table.new(rules, names, nature=Asked(), listener=self.heard.append)
        self._answer_for_nobody()

    def _at_safe_point(self, s: State) -> None:
        """Cards that the rules think to know in somebody's hand may lie anywhere: nobody told of every card."""
        self.safe = len(self.heard) + len(s.events or ())
        if s.limbo:
            s.deck[:] = bytes(sorted(s.deck + s.limbo))
            s.limbo.clear()
        if s.stage == PLAYING and s.step == 0:
            self.points[s.turns] = (s.turn, list(s.vp))

    # What is told

    def act(self, act: object) -> None:
        told = _checked(act)
        if len(self.acts) >= MOST_ACTS:
            raise LawboundError("This evening is too long.", refusal="companion-too-long")
        try:
            self._carry_out(told)
        except Exception as error:
            if self.is_torn:
                self._again()
            if isinstance(error, LawboundError):
                raise
            raise LawboundError(  # a board that no rule foresaw: nothing is lost by it
                "The rules cannot go on from this board, so nothing was changed.", refusal="companion-stuck"
            ) from error
        self.acts.append(told)

    def undo(self, count: int = 1) -> None:
        if type(count) is not int or not 0 < count <= len(self.acts):
            raise LawboundError("There is nothing to take back.", refusal="companion-nothing-to-undo")
        del self.acts[len(self.acts) - count :]
        self._again()

    def play(self, acts: Sequence[object]) -> None:
        """Go on as these acts tell it."""
        for act in acts[:MOST_ACTS]:
            try:
                self.acts.append(_checked(act))
            except LawboundError:
                self.lost += 1
        self._again()

    def _again(self) -> None:
        """From the beginning, as the acts tell it; those that cannot be told any more are left out."""
        acts = self.acts
        while True:
            self._begin()
            for n, act in enumerate(acts):
                try:
                    self._carry_out(act)
                except Exception:  # the rules have changed since
                    self.lost += 1
                    acts = acts[:n] + acts[n + 1 :]
                    break
            else:
                self.acts = acts
                return

    def _carry_out(self, act: Act) -> None:
        begins, do = Span(len(self.heard), self.state.copy()), act["do"]
        self.is_torn = False
        if do == "answer":
            self._answer(act["option"])
        elif do == "edit":
            begins = self._edit(act["set"])
        elif do == "end":
            self._shown("end")
            self._tear()
            self.table.choose_index(0)
            self.since.clear()
            self._answer_for_nobody()
        elif do == "tell":
            self._shown("tell")
            begins = self._reopen(self.state.turns)
        else:
            if not self.is_told:
                _not_now("show")
            begins = self._reopen(0)
        self.spans = [*[span for span in self.spans if span.start < begins.start], begins]
        self.is_torn = False

    def _tear(self) -> None:
        """From here on the act changes something: if it fails, all is played again without it."""
        self.is_torn = True
        self.replayed = None

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def is_told(self) -> bool:
        """Whether a person's turn is told move by move."""
        s = self.state
        return s.stage == PLAYING and not s.acting.is_bot and self.told == s.turns

    @property
    def is_shown(self) -> bool:
        """Whether a person plays on the table."""
        ask = self.table.pending
        return ask is not None and ask.about is SHOWN

    def _shown(self, do: str) -> None:
        if not self.is_shown:
            _not_now(do)

    def _reopen(self, told: int) -> Span:
        """From the last safe point on, with that turn told."""
        s = self.table.safe_state
        self._tear()
        self.told = told
        del self.heard[self.safe :]
        self.since.clear()
        begins = Span(len(self.heard), s.copy())
        self._open(s)
        return begins

    # Answers

    def _answer(self, name: str) -> None:
        ask = self.table.pending
        if ask is None or self.is_shown:
            _not_now("answer")
        index = self._find(ask, name)
        if index is None:
            raise LawboundError(
                "{option} is no answer to this question.",
                refusal="companion-no-option",
                option=repr(name)[:LONGEST_WORD],
            )
        self._tear()
        self._choose(index, name)
        self._answer_for_nobody()

    def _find(self, ask: Ask, name: str) -> int | None:
        s = self.state
        for index, option in enumerate(ask.options):
            if option_name(s, ask.about, option) == name:
                return index
        if ask.seat == NATURE and ask.about is DRAW and name in CARD and CARD[name] in s.discard:
            self._tear()
            self._shuffle()  # they have done so, and nobody told
            return ask.options.index(CARD[name])
        return None

    def _shuffle(self) -> None:
        """In place: whoever waits for a card of this deck takes it from here."""
        s = self.state
        s.deck[:] = bytes(sorted(s.deck + s.discard))
        s.discard.clear()
        s.tell("shuffled", "root 2.1.2", ())

    def _choose(self, index: int, name: str) -> None:
        moment = self.table.moment()
        before = moment.safe
        self.since.append((moment.ask.about.name, name))
        self.table.choose_index(index)
        if self.table.pending is None or self.table.moment().safe is not before:
            self.since.clear()

    def _answer_for_nobody(self) -> None:
        """Luck that makes no difference: one of several cards that nobody knows, say."""
        while (ask := self.table.pending) is not None and ask.seat == NATURE:
            if any([option != ask.options[0] for option in ask.options]):
                return
            before = self.table.moment().safe
            self.table.choose_index(0)
            if self.table.pending is None or self.table.moment().safe is not before:
                self.since.clear()

    # Edits

    def _edit(self, changes: object) -> Span:
        """Change the board of the last safe point, and go on from there as far as the same is asked."""
        if self.state.stage == SETTING_UP:
            raise LawboundError(
                "The board can be changed once the game is set up.", refusal="companion-edit-while-setting-up"
            )
        if self.table.pending is None:
            raise LawboundError(
                "The game is over: take back what ended it, then change the board.", refusal="companion-edit-when-over"
            )
        edit = Edit(self.table.safe_state, self.claims)
        edit.apply(changes)
        self._tear()
        answers, self.since = self.since, []
        del self.heard[self.safe :]
        self.claims = edit.claims
        if edit.new_turn:
            self.heard.append(Event("turn", "root 1.4.1", (edit.state.turn, edit.state.turns)))
            answers = []
        begins = Span(len(self.heard), edit.state.copy())
        self._open(edit.state)
        again = 0
        for asked, name in answers:
            ask = self.table.pending
            index = None if ask is None or ask.about.name != asked else self._find(ask, name)
            if index is None:
                break
            again += 1
            self._choose(index, name)
            self._answer_for_nobody()
        if answers:
            self.replayed = {"kept": again, "dropped": len(answers) - again}
        return begins

    # What is shown

    def page(self, language: str) -> Page:
        with speaking(language):
            return page.page(self)

    def record(self, language: str) -> dict[str, Any]:
        with speaking(language):
            return page.record(self)

    @property
    def position(self) -> str | None:
        """The board at the last safe point, as a line."""
        s = self.table.safe_state
        return None if s.stage == SETTING_UP else position_text.dumps(s)


def _not_now(do: str) -> NoReturn:
    raise LawboundError("That cannot be told now ({act}).", refusal="companion-not-now", act=do)


def _checked(act: object) -> Act:
    """An act with all that it needs, and nothing else."""
    do = act.get("do") if isinstance(act, dict) else None
    if isinstance(act, dict) and isinstance(do, str) and do in ACTS and set(act) == {"do", *ACTS[do]}:
        option = act.get("option", "")
        if isinstance(option, str) and len(option) <= 2 * LONGEST_WORD:
            return dict(act)
    raise LawboundError(
        "{act} is nothing that can be told: an act says what to `do` ({known}), and what that needs.",
        refusal="companion-no-act",
        act=repr(act)[:LONGEST_WORD],
        known=", ".join(ACTS),
    )
