"""The table: a game in progress. It asks, takes choices, answers for luck, and keeps the journal."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic

from lawbound.kernel.ask import NATURE, Ask, Chance, Flow, Option, Seat
from lawbound.kernel.endings import waits_for_endings
from lawbound.kernel.errors import BadScript, GameOver, IllegalChoice, LawboundError
from lawbound.kernel.event import Event
from lawbound.kernel.game import Game, S
from lawbound.kernel.journal import Journal
from lawbound.kernel.moment import Moment
from lawbound.kernel.nature import Asked, Nature, Recited, Seeded, new_seed
from lawbound.kernel.record import Notes
from lawbound.kernel.view import View

Listener = Callable[[Event], None]

NEWEST_BOOKMARKS: Final = 4
"""So many safe points at the end of a game are all kept: taking back the last choice repeats nothing else."""
CHOICES_BETWEEN_BOOKMARKS: Final = 50
"""Before them, so many choices at least lie between one that is kept and the next."""


class Bookmark(Generic[S]):
    """A safe point of a game in progress: from here it can be played again without all that was before."""

    __slots__ = ("made", "nature", "state", "unasked")

    def __init__(self, made: int, state: S, nature: Nature, unasked: int) -> None:
        self.made = made  # entries of the journal by then
        self.state = state  # never changed by anybody
        self.nature = nature  # its luck from here on
        self.unasked = unasked  # steps since a seat was asked


def names_in(setup: Mapping[str, Any]) -> tuple[str, ...]:
    """Who sits where, as a set-up tells; whatever else stands there is nobody's name."""
    names = setup.get("names")
    return tuple([name if isinstance(name, str) else "" for name in names]) if isinstance(names, list | tuple) else ()


def _made(bookmark: Bookmark[Any]) -> int:
    return bookmark.made


class Table(Generic[S]):
    """A game in progress: made by `new`, `from_position` or `replay`, not by its constructor.

    `pending` is the question that waits, None when the game is over; `state` is what is on the table, for those who may
    see everything; `journal` is all that was chosen. Asks with a single option are answered by the table itself unless
    they are discreet, or `ask_forced`; that setting is part of the journal, so that the same journal is the same game.
    So is `endings` of the set-up: where they are asked, those that are held wait, too.
    With `snapshots` the state of the last safe point is kept, which makes `copy` cheap, and of some before it, which
    makes `undo` and `past` cheap however long the game is; simulations do without.
    With `notes` it notes what it answers by itself, for those who keep a record.
    A table has `strayed` when it is a copy with luck of its own, which its journal cannot tell. It has `stalled` when
    the game ended because nobody was asked any more: `Game.longest_stretch`.
    """

    __slots__ = (
        "_answers",
        "_bookmarks",
        "_flow",
        "_listeners",
        "_safe",
        "_unasked",
        "asks_ends",
        "game",
        "journal",
        "nature",
        "notes",
        "pending",
        "snapshots",
        "stalled",
        "state",
        "strayed",
    )

    def __init__(
        self,
        game: Game[S],
        journal: Journal,
        nature: Nature,
        *,
        listener: Listener | None = None,
        snapshots: bool = True,
        state: S | None = None,
        notes: Notes | None = None,
    ) -> None:
        self.notes = notes
        self.game = game
        self.journal = journal
        self.nature = nature
        self.snapshots = snapshots
        self.asks_ends = waits_for_endings(journal.setup)
        self.strayed = False
        self.stalled = False
        self._unasked = 0  # steps since a seat was asked, by the last safe point; whoever goes on from there needs it
        self.pending: Ask | None = None
        self._listeners: list[Listener] = []
        self._answers: list[Option] = []
        self._flow: Flow[None] | None = None
        self._safe: S | None = None
        self._bookmarks: list[Bookmark[S]] = []
        if state is not None:  # a copy in the making: `copy` or `past` does the rest
            self.state: S = state
            return
        self.state = game.start(journal.setup)
        self.state.names = names_in(journal.setup)
        if listener is not None:
            self.listen(listener)
        self._flow = self._next_flow()
        self._run(None)

    @classmethod
    def new(
        cls,
        game: Game[S],
        setup: Mapping[str, Any],
        *,
        seed: str | None = None,
        nature: Nature | None = None,
        ask_forced: bool = False,
        listener: Listener | None = None,
        snapshots: bool = True,
    ) -> Table[S]:
        """Start a game. Luck comes from `nature`, else from `seed`, else from a new secret seed."""
        if nature is None:
            nature = Seeded(str(seed) if seed is not None else new_seed())
        elif isinstance(nature, Seeded) and nature.at:
            raise LawboundError("A game starts with luck that has not been used: its journal knows only the seed.")
        journal = Journal(
            game=game.name,
            setup=dict(setup),
            seed=nature.seed if isinstance(nature, Seeded) else None,
            ask_forced=ask_forced,
            version=game.version,
        )
        return cls(game, journal, nature, listener=listener, snapshots=snapshots)

    @classmethod
    def from_position(
        cls,
        game: Game[S],
        position: str,
        *,
        seed: str | None = None,
        nature: Nature | None = None,
        ask_forced: bool = False,
        listener: Listener | None = None,
    ) -> Table[S]:
        """Go on from a position in the game's own notation."""
        setup = {"position": position}
        return cls.new(game, setup, seed=seed, nature=nature, ask_forced=ask_forced, listener=listener)

    @classmethod
    def replay(
        cls,
        game: Game[S],
        journal: Journal,
        *,
        upto: int | None = None,
        listener: Listener | None = None,
        snapshots: bool = True,
        notes: Notes | None = None,
    ) -> Table[S]:
        """Run a journal, or its first `upto` entries; IllegalChoice if an entry is not among the options."""
        nature: Nature
        if journal.seed is None:
            nature = Asked()
        elif journal.luck is None and notes is None:
            nature = Seeded(journal.seed)
        else:
            nature = Recited(journal.seed, journal.luck or ())
        table = cls(game, journal.empty(), nature, listener=listener, snapshots=snapshots, notes=notes)
        for entry in journal.entries if upto is None else journal.entries[:upto]:
            table.choose_index(entry)
        return table

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.pending is None

    @property
    def at_safe_point(self) -> bool:
        """Whether nothing has been answered since the last safe point: an action is over and none has begun."""
        return not self._answers

    @property
    def safe_state(self) -> S:
        """A copy of the state of the last safe point: the game can go on from it alone. At the end, the last state."""
        if self.pending is None:
            return self.state.copy()  # type: ignore[return-value]
        if self._safe is None:
            raise LawboundError("Only a table with snapshots keeps the state of the last safe point.")
        return self._safe.copy()  # type: ignore[return-value]

    def choose(self, option: Option) -> None:
        """Answer the pending question. IllegalChoice leaves everything as it was."""
        ask = self.pending
        if ask is None:
            raise IllegalChoice(option, None)
        try:
            index = ask.options.index(option)
        except (ValueError, TypeError):  # bytes do not even compare with words
            raise IllegalChoice(option, ask) from None
        self._answer(index, ask)

    def choose_index(self, index: int) -> None:
        """Answer with the option at that place."""
        ask = self.pending
        if ask is None:
            raise IllegalChoice(f"option {index}", None)
        if not 0 <= index < len(ask.options):
            raise IllegalChoice(f"option {index} of {len(ask.options)}", ask)
        self._answer(index, ask)

    def _answer(self, index: int, ask: Ask) -> None:
        option = ask.options[index]
        self.journal.entries.append(index)
        self._answers.append(option)
        self._run(option)

    def _next_flow(self) -> Flow[None] | None:
        """The flow from this safe point to the next."""
        self._answers = []
        if self.snapshots:
            self._safe = safe = self.state.copy()  # type: ignore[assignment]
            if self._can_go_back:
                made = len(self.journal.entries)
                self._keep(Bookmark(made, safe, self.nature.copy(), self._unasked))  # type: ignore[arg-type]
        return self.game.resume(self.state)

    @property
    def _can_go_back(self) -> bool:
        """A copy with luck of its own, and a script, do not know which outcomes to tell again."""
        return not self.strayed and (self.nature.asks or not self.nature.recorded)

    def _keep(self, new: Bookmark[S]) -> None:
        """Remember that safe point; of those that are no longer among the newest only some are kept."""
        kept = self._bookmarks
        if kept and kept[-1].made == new.made:  # nobody was asked in between
            kept.pop()
        kept.append(new)
        old = len(kept) - 1 - NEWEST_BOOKMARKS
        if old > 0 and kept[old].made < kept[old - 1].made + CHOICES_BETWEEN_BOOKMARKS:
            del kept[old]

    def _run(self, answer: Option) -> None:
        """Send the answer and go on until somebody has to choose, or the game is over.

        Luck and forced answers need nobody, and a game of which the Law asks no seat anything any more could go on like
        that for ever. So the steps since a seat was asked are counted, in the same way whoever answers for luck.
        """
        flow = self._flow
        journal, nature, notes = self.journal, self.nature, self.notes
        left = self.game.longest_stretch - self._unasked
        while flow is not None:
            try:
                while left >= 0:
                    question = flow.send(answer)
                    if isinstance(question, Ask):
                        options = question.options
                        if (
                            len(options) > 1
                            or journal.ask_forced
                            or question.discreet
                            or (question.held and self.asks_ends)
                        ):
                            self._wait(question, flow, 0)
                            return
                        answer = options[0]
                    else:
                        outcomes = question.outcomes
                        if len(outcomes) == 1:
                            answer = outcomes[0]
                        elif nature.asks:
                            self._wait(question, flow, self.game.longest_stretch - left + 1)
                            return
                        else:
                            try:
                                answer = nature.answer(question)
                            except BadScript:  # the table stays sound: the question waits for somebody to answer it
                                self._wait(question, flow, self.game.longest_stretch - left + 1)
                                raise
                            if nature.recorded:
                                journal.entries.append(outcomes.index(answer))
                    if notes is not None:
                        notes.add(self.game, self.state, question, answer, nature)
                    self._answers.append(answer)
                    left -= 1
                self.stalled = True
                self.game.stall(self.state)
                flow = None
            except StopIteration:
                left -= 1
                self._unasked = self.game.longest_stretch - left
                flow = self._next_flow()
                answer = None
            except GameOver:
                flow = None
        self._flow = None
        self.pending = None
        self._tell()

    def _wait(self, question: Ask | Chance, flow: Flow[None], unasked: int) -> None:
        """Somebody has to answer that: a seat, or the people who answer for luck."""
        self.pending = (
            question if isinstance(question, Ask) else Ask(NATURE, question.about, question.outcomes, question.given)
        )
        self._flow = flow
        self._unasked = unasked
        self._tell()

    def copy(self, nature: Nature | None = None) -> Table[S]:
        """A table in the same situation that goes its own way (and, if given, has its own luck)."""
        strayed = self.strayed
        if nature is None:
            nature = self.nature.copy()
        elif not (nature.recorded and self.journal.seed is None):
            strayed = True
        if self._safe is None and self.pending is not None:  # no snapshots: run the journal again
            if self.strayed:
                raise LawboundError("A copy with luck of its own can be copied again only with snapshots.")
            twin = Table.replay(self.game, self.journal, snapshots=False)
            twin.nature = nature
            twin.strayed = strayed
            return twin
        twin = self._twin(self.journal.copy(), nature)
        twin.strayed = strayed
        if not strayed:
            twin._bookmarks = self._bookmarks.copy()
        return twin

    def _twin(self, journal: Journal, nature: Nature) -> Table[S]:
        """A table in the same situation, from the last safe point and the answers given since."""
        state = self.state if self._flow is None or self._safe is None else self._safe
        copied: S = state.copy()  # type: ignore[assignment]
        twin = Table(self.game, journal, nature, snapshots=self.snapshots, state=copied)
        twin.stalled = self.stalled
        twin.asks_ends = self.asks_ends
        twin._unasked = self._unasked
        twin._safe = self._safe  # never changed by anybody, so both may hold it
        if self._flow is not None:
            twin._answer_again(self._answers)
        return twin

    def _answer_again(self, answers: Sequence[Option], seat: Seat | None = None) -> None:
        """From a safe point, give the answers that were given after it; those of that seat alone, if one is named."""
        self._answers = list(answers)
        self._flow = flow = self.game.resume(self.state)
        if flow is None:
            raise LawboundError("the game resumed differently from the same state")
        question: Ask | Chance = flow.send(None)
        for answer in answers:
            if seat is not None and not (isinstance(question, Ask) and question.seat == seat):
                raise LawboundError("somebody else, or luck, had a say")
            question = flow.send(answer)
        self.pending = (
            question if isinstance(question, Ask) else Ask(NATURE, question.about, question.outcomes, question.given)
        )

    def imagine(self, seat: Seat, seed: str) -> Table[S]:
        """A table in this situation as that seat may believe it to be, to try things out on.

        What the seat cannot know is dealt anew from the seed, and luck to come is the seed's too; the journal is blank,
        for the true one tells what others hold. Between here and the next safe point the world cannot be copied: what
        led here happened in the true one. It keeps no snapshots, so that trying out is quick.
        """
        if self._safe is None:
            raise LawboundError("Only a table with snapshots, in a game that is not over, can be imagined otherwise.")
        luck = Seeded(seed)
        blank = Journal(self.journal.game, self.journal.setup, None, self.journal.ask_forced)
        world = self._twin(blank, luck)
        self.game.redeal(world.state, seat, luck)
        world.strayed = True
        world.asks_ends = False  # nobody has to say there what goes without saying
        world.snapshots = False
        world._safe = None
        world._answers = []
        return world

    def moment(self) -> Moment[S]:
        """This moment, to come back to in thought."""
        if self._safe is None or self.pending is None:
            raise LawboundError("Only a table with snapshots, in a game that is not over, has moments to come back to.")
        return Moment(self._safe, tuple(self._answers), self.pending)

    def foresee(
        self, moment: Moment[S], option: Option, listener: Listener | None = None, notes: Notes | None = None
    ) -> Table[S]:
        """What follows from that answer at that moment, as far as whoever was asked could foresee it.

        All that they cannot know is unknown, and luck is left open: the table stops where somebody else, or luck, would
        have to say what only they can.
        """
        blank = Journal(self.journal.game, self.journal.setup, None, self.journal.ask_forced)
        past: S = moment.safe.copy()  # type: ignore[assignment]
        table = Table(self.game, blank, Asked(), snapshots=False, state=past, notes=notes)
        table.strayed = True
        table._answer_again(moment.answers)
        self.game.veil(past, moment.ask.seat)
        if listener is not None:
            table.listen(listener)
        table._run(option)
        return table

    def ahead(self, moment: Moment[S], path: Sequence[int], ask_forced: bool | None = None) -> Table[S] | None:
        """The table at the question that whoever was asked then is asked next, if they answer with the options at these
        places, one after another, and the next safe point does not come before. None if it does, or if somebody else or
        luck has a say, be it since the last safe point or later.

        It is made of what that seat knows and of nothing else: the whole flow runs on a veiled state, with that seat's
        answers alone. `ask_forced` asks also what has a single answer.
        """
        seat = moment.ask.seat
        forced = self.journal.ask_forced if ask_forced is None else ask_forced
        known: S = moment.safe.copy()  # type: ignore[assignment]
        try:
            self.game.veil(known, seat)
            blank = Journal(self.journal.game, self.journal.setup, None, forced)
            table = Table(self.game, blank, Asked(), snapshots=False, state=known)
            table.strayed = True
            table._answer_again(moment.answers, seat)
            if not _alike(moment.ask, table.pending):
                return None
            flow = table._flow
            for place in path:
                table.choose_index(place)
                if table._flow is not flow or table.pending is None or table.pending.seat != seat:
                    return None
        except Exception:  # rules that stumble over what is unknown, and answers that are none: nothing lies ahead then
            return None
        return table

    def is_asked(self, other: Table[S] | None) -> bool:
        """Whether the same is asked here as there."""
        return self.pending is not None and other is not None and _alike(self.pending, other.pending)

    def teaches(self, moment: Moment[S], option: Option, events: Sequence[Event]) -> bool:
        """Whether the answer that led from that moment to this one, with these events, taught anybody anything.

        What a reader saw because of it has to follow from what that reader knew before, and from what whoever answered
        knew: the answer is theirs, and what it gives away of their own (the card that is spent, a step that is passed
        over for want of cards) they give away of their own free will. So the answer is run on what they knew. If
        nobody else and no luck has to say anything until they are asked again, all worlds that looked alike to them
        go the same way; if they are asked and told what they could foresee, nobody else can have seen more. What was
        told in secret to others, such as a card handed over, stays told.
        """
        seat, ask = moment.ask.seat, self.pending
        if ask is None or ask.seat != seat:
            return True
        if any([event.secret and event.audience is not None and event.audience != (seat,) for event in events]):
            return True
        foretold: list[Event] = []
        try:
            other = self.foresee(moment, option, foretold.append)
        except Exception:  # rules that stumble over what is unknown: nothing can be foreseen then
            return True
        return (
            not _alike(ask, other.pending)
            or [event.told_to(seat) for event in events] != [event.told_to(seat) for event in foretold]
            or bool(self.game.view(self.state, seat) != self.game.view(other.state, seat))
        )

    def undo(self, steps: int = 1) -> Sequence[int]:
        """Take back the last choices; returns their entries, oldest first (choose them again to redo)."""
        keep = len(self.journal.entries) - steps
        if steps < 1 or keep < 0:
            raise LawboundError(f"Cannot take back {steps} choices: {len(self.journal.entries)} have been made.")
        if self.strayed:
            raise LawboundError("A copy with luck of its own cannot take choices back.")
        if self.nature.recorded and not self.nature.asks:  # a script does not know which of its outcomes to tell again
            raise LawboundError("A game with a scripted Nature cannot take choices back.")
        undone = self.journal.entries[keep:]
        past = self.past(keep)
        if isinstance(past.nature, Recited) and past.journal.luck is not None:  # what is to come need not come again
            past.journal.luck = past.nature.draws = past.journal.luck[: past.nature.next]
        listening = self.state.events is not None
        self.journal, self.nature, self.state, self.pending = (
            past.journal,
            past.nature,
            past.state,
            past.pending,
        )
        self._flow, self._answers, self._safe, self._bookmarks = past._flow, past._answers, past._safe, past._bookmarks
        self._unasked, self.stalled = past._unasked, past.stalled
        if listening:
            self.state.events = []
        return undone

    def past(self, made: int, *, game: Game[S] | None = None, listener: Listener | None = None) -> Table[S]:
        """This game as it was when so many entries had been made, as a table of its own.

        It is played again from the last bookmark before, not from the start; so much the listener hears. `game` are
        the same rules, watched.
        """
        entries = self.journal.entries[:made]
        if not 0 <= made == len(entries):
            raise LawboundError(f"There is no such moment: {len(self.journal.entries)} choices have been made.")
        bookmarks, rules = self._bookmarks.copy(), game or self.game  # somebody may choose meanwhile
        at = bisect_right(bookmarks, made, key=_made)
        if not at:
            return Table.replay(rules, self.journal, upto=made, listener=listener, snapshots=self.snapshots)
        found = bookmarks[at - 1]
        journal, again = self.journal.empty(), entries[found.made :]
        del entries[found.made :]
        journal.entries = entries
        state: S = found.state.copy()  # type: ignore[assignment]
        nature = found.nature.copy()
        if isinstance(nature, Recited):  # some of it may have been taken back since
            nature.draws = journal.luck or ()
        table = Table(rules, journal, nature, snapshots=self.snapshots, state=state)
        if listener is not None:
            table.listen(listener)
        table._bookmarks = bookmarks[:at]
        table._unasked = found.unasked
        table._flow = table._next_flow()
        table._run(None)
        for entry in again:
            table.choose_index(entry)
        return table

    def view(self, seat: Seat | None) -> Any:
        """What that seat, or a spectator, may know; nothing else leaves the table.

        The seat that is asked may also imagine: `view.imagine(seed)` is a table in this situation with what the seat
        cannot know made up.
        """
        seen = self.game.view(self.state, seat)
        if seat is not None and isinstance(seen, View):
            seen.imagine = self._imaginer(seat)
        return seen

    def _imaginer(self, seat: Seat) -> Callable[[str], Table[S]]:
        asked = self.pending

        def imagine(seed: str) -> Table[S]:
            if self.pending is not asked:
                raise LawboundError("The game has gone on since this view was taken: look again.")
            if asked is not None and asked.seat != seat:  # the options of others tell what they hold
                raise LawboundError(f"Seat {seat} is not asked now: only who is asked can imagine.")
            return self.imagine(seat, seed)

        return imagine

    @property
    def result(self) -> dict[str, Any]:
        """How the game ended, as plain data; empty while it goes on."""
        return self.game.result(self.state)

    def _repr_svg_(self) -> str | None:
        """What a spectator sees, for notebooks."""
        return self.game.picture(self.view(None))

    def listen(self, listener: Listener) -> None:
        """Hear every event from now on."""
        self._listeners.append(listener)
        if self.state.events is None:
            self.state.events = []

    def unlisten(self, listener: Listener | None) -> None:
        """Hear no more."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def _tell(self) -> None:
        events = self.state.events
        if events:
            self.state.events = []
            for event in events:
                for listener in self._listeners:
                    listener(event)


def _alike(ask: Ask, other: Ask | None) -> bool:
    """Whether the same is asked."""
    return (
        other is not None
        and (ask.seat, ask.given) == (other.seat, other.given)
        and repr(ask.about) == repr(other.about)
        and list(ask.options) == list(other.options)
    )
