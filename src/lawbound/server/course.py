"""The course of a game: its table, what each choice made happen, and who could see that it did.

Nothing here waits for anything. A room owns one course and changes it; what others may look at meanwhile is the last
`Picture`, which does not change any more.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from itertools import count
from time import monotonic
from typing import Any, Final

from lawbound import games
from lawbound.kernel import Ask, Event, IllegalChoice, Journal, Moment, Option, Seat, Table, TakeBack
from lawbound.kernel.game import State
from lawbound.kernel.recall import recall
from lawbound.kernel.record import Notes, choice_of, given_text
from lawbound.kit import Kit
from lawbound.players import PLAYERS
from lawbound.server.chart import Chart, Row
from lawbound.server.log import Batch, Log
from lawbound.server.messages import TakeBackOffer
from lawbound.server.mind import choose
from lawbound.server.petition import Petition, after, others
from lawbound.server.problems import Refused
from lawbound.server.standing import Blanks, Standing, mending, place_in
from lawbound.server.store import Entry, GameRecord, SeatRecord
from lawbound.server.tutor import Tutor, Tutored

Reader = Seat | None
"""Whose eyes: a seat's, or a spectator's."""

FORCED: Final = "forced"
"""In the place of a computer player's name: the server answered for a person who had no choice."""
FARTHEST_BACK: Final = 256
"""How many choices can be taken back one after another: each of them is kept with a state."""
_LINES: Final = count()


@dataclass(frozen=True, slots=True)
class Chosen:
    """One choice of the journal."""

    option: int
    seat: Seat
    by: str  # the computer player that chose, or FORCED; empty for a person


@dataclass(frozen=True, slots=True)
class Ending:
    """How the game ended."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    chart: tuple[Row, ...]  # points by seat after each turn
    won: Event | None
    seed: str
    salt: str
    commitment: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A game at one moment. It holds everything, so only what `compose` makes of it may leave the server."""

    kit: Kit
    state: State
    ask: Ask | None
    moment: Moment[Any] | None  # to go on from in thought, and find out what an answer leads to
    question: str
    log: Log
    batches: int
    moments: Mapping[Reader, int]
    can_undo: Seat | None
    take_back: Mapping[Seat, TakeBackOffer]
    seats: Sequence[SeatRecord]
    ending: Ending | None
    shown: bool  # the question is there for show: the server answers it
    open: bool  # the game is over, or a replay: everybody may look at everything
    tutored: Tutored | None = None  # in a lesson: the question with whoever explains it


class Course:
    """A game in progress."""

    def __init__(
        self, record: GameRecord, entries: Sequence[Entry] = (), wanted: Callable[[], bool] = lambda: True
    ) -> None:
        """Play what is stored; BadSetup if that is no game by these rules.

        If the rules have changed since, it is played by names (`recall`); `mending` is then what the store has to know
        of it, and `blanks` what it has not known yet.

        That takes seconds if the game is long, and a thread cannot be stopped: so it asks after each choice whether it
        is still wanted. Between two choices the kernel's bound on steps holds.
        """
        self.record = record
        self.kit: Kit = games.kit(record.game)
        self.seats: list[SeatRecord] = list(record.seats)
        standing = Standing(record.opening, entries)
        self.serial = standing.serial  # how often somebody chose or took back: ids of questions are made from it
        self.mending: list[Entry] = []
        self.blanks = Blanks()
        self._key = blake2s(f"lawbound questions {record.id} {record.secret}".encode()).digest()
        seed = record.seed or None  # no seed: recorded luck
        journal = Journal(record.game, record.setup, seed, record.ask_forced, salt=record.salt, version=record.version)
        self.petition = standing.petition
        self._begin(journal)
        if not self._play_again(standing, wanted):
            self._recall(journal, standing, wanted)
        self.table.journal.takebacks = tuple(standing.takebacks)
        self._find_out()

    def _begin(self, journal: Journal) -> None:
        """Before the first choice."""
        self.chosen: list[Chosen] = []
        self._own: dict[Seat, list[int]] = {seat: [] for seat in range(len(self.seats))}  # which of them people made
        self._back: deque[tuple[Moment[Any], Option]] = deque(maxlen=FARTHEST_BACK)  # what one might take back
        self._taught: bool | None = None  # whether the last of them taught anybody anything, once somebody asked
        self.line = next(_LINES)  # another one after something was taken back: who follows has to begin anew
        self._heard: list[Event] = []
        self.start = start = self.kit.game.start(journal.setup)
        self._notes = Notes()
        self.table: Table[Any] = Table.replay(self.kit.game, journal, listener=self._heard.append, notes=self._notes)
        self.log = Log(self.kit, start)
        self.chart = Chart(self.kit.stage, start)
        self._tell(start.turns)
        self.moments: dict[Reader, list[int]] = {seat: [0] for seat in (None, *range(len(self.seats)))}
        self._last = self.table.state.copy()
        self.tutor = Tutor(self.kit) if self.record.kind == "lesson" else None
        self._teach()

    def _play_again(self, standing: Standing, wanted: Callable[[], bool]) -> bool:
        """By the rules that it was stored with; False if these are others, and the game is not the same."""
        opening = given_text(self._notes.take())
        if standing.opening is None:
            self.blanks.opening = opening
        elif standing.opening != opening:
            return False
        for made, entry in enumerate(standing.choices):
            if not wanted():
                raise Refused("busy")
            self._remember(standing, made)
            place = place_in(self.table, entry)
            if place is None:
                return False
            played = self.choose(place, entry.note, fresh=False)
            if not entry.name:
                self.blanks.names[standing.stored_at[made]] = played
            elif played.given != entry.given:
                return False
        self._remember(standing, len(standing.choices))
        return True

    def _recall(self, journal: Journal, standing: Standing, wanted: Callable[[], bool]) -> None:
        """By names, as far as that goes."""
        found = recall(self.kit.game, journal, standing.record())
        by = [FORCED if source is None else standing.choices[source].note for source in found.sources]
        self._begin(found.table.journal.empty())
        self._notes.take()
        for made, (place, who) in enumerate(zip(found.table.journal.entries, by, strict=True)):
            if not wanted():
                raise Refused("busy")
            self._remember(standing, made)
            self.choose(place, who, fresh=False)
        self._remember(standing, len(by))
        if found.lost is not None:
            self.log.remark(found.lost.choices)
        self.mending = mending(standing, found, by)
        self.serial += len([entry for entry in self.mending if entry.kind != "lost"])
        opening = given_text(found.record.opening or ())
        self.blanks = Blanks(None if opening == standing.opening else opening)

    def _remember(self, standing: Standing, made: int) -> None:
        """What was lost, or taken back, when so many choices had been made."""
        if made in standing.lost:
            self.log.remark(standing.lost[made])
        for told_at, taken_back in zip(standing.told_at, standing.takebacks, strict=True):
            if told_at == made:
                self.log.remark(taken_back)

    def follow(self, record: GameRecord, entries: Sequence[Entry]) -> bool:
        """Play what another server stored meanwhile; False if that takes something back: then all is played anew."""
        if self.mending or any([entry.kind in ("undo", "lost") for entry in entries]):
            return False
        self.record, self.seats = record, list(record.seats)
        for entry in entries:
            self.petition = after(self.petition, entry)
            if entry.kind == "choice":
                place = place_in(self.table, entry)
                if place is None or self.choose(place, entry.note).given != entry.given:  # by other rules than these
                    return False
        return True

    # Choosing

    def choose(self, option: int, by: str = "", fresh: bool = True) -> Entry:
        """Answer the pending question. IllegalChoice leaves everything as it was."""
        table = self.table
        ask = table.pending
        if ask is None or not 0 <= option < len(ask.options):
            raise IllegalChoice(option, ask)
        turn = table.state.turns
        before = None if by else table.moment()
        named = choice_of(self.kit.game, table.state, ask, option)
        answer = ask.options[option]  # now: rules may offer a list of cards that they change afterwards
        table.choose_index(option)
        given = self._notes.take()
        self.serial += fresh
        events = self._tell(turn)
        if not by and ask.seat in self._own:
            self._own[ask.seat].append(len(self.chosen))
        self.chosen.append(Chosen(option, ask.seat, by))
        if fresh:
            self.petition = None
        after, self._taught = table.pending, None
        if before is None or after is None or after.seat != ask.seat or any([each.of > 1 for each in given]):
            self._back.clear()  # this choice stands, and with it all before
        else:
            self._back.append((before, answer))
        self._note_moments(bool(events))
        self._teach()
        if fresh:
            self._find_out()
        return Entry("choice", ask.seat, option, by, named.name, given_text(given))

    def choose_on(self, option: int, then: Sequence[int], longest: int) -> list[Entry]:
        """Answer the pending question, and with `then` those that follow: as far as they could be foreseen (`ahead`).

        Each is a choice of its own. Where something else is asked, nothing is answered any more; nor where the game has
        become too long.
        """
        table, start = self.table, None if not then else self.table.moment()
        path, entries = [option], [self.choose(option)]
        for answer in then:
            ask = table.pending
            assert start is not None
            if ask is None or len(self.chosen) >= longest or not table.is_asked(table.ahead(start, path)):
                break
            if not answer < len(ask.options):
                break
            path.append(answer)
            entries.append(self.choose(answer))
        return entries

    def sweep(self, option: int) -> list[Entry]:
        """Choose that option, then all others that end nothing. IllegalChoice where no one choice means all of them."""
        first = self.table.pending
        if first is None or not self.kit.words.sweep(self.kit.game.view(self.table.state, first.seat), first):
            raise IllegalChoice(option, first)
        entries = [self.choose(option)]
        while (ask := self.table.pending) is not None and (ask.seat, ask.about) == (first.seat, first.about):
            going_on = [at for at, each in enumerate(ask.options) if not self.kit.words.ends(ask, each)]
            entries.append(self.choose(going_on[0]))
        return entries

    def _tell(self, turn: int) -> tuple[Event, ...]:
        """What has happened since the last question, in a turn with that number, noted for all to read."""
        events = tuple(self._heard)
        self._heard.clear()
        self.log.add(Batch(events, turn))
        self.chart.add(events)
        return events

    def _note_moments(self, something_happened: bool) -> None:
        """Whoever could see a difference has a new moment. What happens is always seen, if not always all of it."""
        at, state, view = len(self.chosen), self.table.state, self.kit.game.view
        if something_happened:
            for moments in self.moments.values():
                moments.append(at)
        elif state.to_bytes() != self._last.to_bytes():
            for reader, moments in self.moments.items():
                if view(state, reader).to_bytes() != view(self._last, reader).to_bytes():
                    moments.append(at)
        self._last = state.copy()

    @property
    def thinking(self) -> Seat | None:
        """The computer player that is asked; or a person who is asked for show, with nobody there to see it.

        In a saved game to look at nobody chooses.
        """
        ask = self.table.pending
        if ask is None or not 0 <= ask.seat < len(self.seats) or self.record.kind == "replay":
            return None
        if self.seats[ask.seat].kind == "computer" or (self.shown is not None and self._people == 1):
            return ask.seat
        return None

    @property
    def _people(self) -> int:
        return len([seat for seat in self.seats if seat.kind == "person"])

    @property
    def shown(self) -> Seat | None:
        """The person who is asked without a choice, only lest others learn from it that there is none.

        The server answers for them, after as long as a person might take, if the host has wished so.
        """
        ask = self.table.pending
        if ask is None or not ask.discreet or not ask.forced or self.record.kind == "replay":
            return None
        if self.seats[ask.seat].kind != "person" or not self.kit.form.answers_for_show(self.record.setup):
            return None
        return ask.seat

    @property
    def keeps_face(self) -> bool:
        """Whether a computer player is asked what a person might learn something from, if it took its own time."""
        ask = self.table.pending
        return ask is not None and ask.discreet and self.thinking is not None and not self.quick and self._people > 0

    @property
    def quick(self) -> bool:
        """Whether the computer player that is asked answers without looking, and so at once."""
        seat = self.thinking
        player = None if seat is None else PLAYERS.get(self.seats[seat].player or "")
        if seat is not None and (self.shown is not None or self.is_closing):
            return True
        return player is not None and not player.needs_view

    @property
    def is_closing(self) -> bool:
        """Whether a phase or a turn waits to be ended, with nothing else to choose: no player thinks about that."""
        ask = self.table.pending
        return ask is not None and ask.held and ask.forced and not ask.discreet

    def let_quick_choose(self, seconds: float, longest: int) -> list[Entry]:
        """Go on while players are asked who answer at once; until the time is up, or the game has become too long."""
        until = monotonic() + seconds
        entries: list[Entry] = []
        while (seat := self.thinking) is not None and self.quick and len(self.chosen) < longest:
            if self.shown is not None:
                entries.append(self.choose(0, FORCED))
                continue
            name = self.seats[seat].player or ""
            entries.append(self.choose(choose(name, self.record.seed, self.table)[1], name))
            if monotonic() > until:
                break
        return entries

    def take_over(self, choices: Iterable[int]) -> list[Entry]:
        """What computer players chose elsewhere."""
        entries: list[Entry] = []
        for option in choices:
            seat = self.thinking
            assert seat is not None
            entries.append(self.choose(option, self.seats[seat].player or ""))
        return entries

    # Taking back

    @property
    def can_undo(self) -> Seat | None:
        """Who may take back the last choice: the person who made it, if they are asked again and it taught nobody
        anything (`Table.teaches`).

        If another person is asked, taking back would hide that: a pause before the dice tells that somebody has an
        answer. The answer to who may take back is itself a function of what that person knows.
        """
        if not self._back:
            return None
        moment, option = self._back[-1]
        seat = moment.ask.seat
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person":
            return None
        if self._taught is None:  # found out only now: most choices nobody would ever ask about
            self._taught = self.table.teaches(moment, option, self.log.batches[-1].events)
        return None if self._taught else seat

    def undo(self) -> Entry:
        """Take back the last choice, which taught nobody anything."""
        seat = self.chosen[-1].seat
        self._rewind(len(self.chosen) - 1)
        return Entry("undo", seat, len(self.chosen))

    def _rewind(self, left: int) -> None:
        """To when so many choices had been made; the same luck will come again."""
        gone = len(self.chosen) - left
        self.table.undo(gone)
        self.line = next(_LINES)
        self.serial += 1
        del self.chosen[left:]
        for _ in range(min(gone, len(self._back))):
            self._back.pop()
        for own in self._own.values():
            while own and own[-1] >= left:
                own.pop()
        self._taught = None
        self.petition = None
        self.log = self.log.until(left + 1)
        self.chart.until(left + 1, self.kit.stage.points(self.table.state))
        for moments in self.moments.values():
            while moments[-1] > left:
                moments.pop()
        self._last = self.table.state.copy()
        if self.tutor is not None:
            self.tutor.forget(left)
        self._teach()
        self._find_out()

    def offer(self, seat: Seat) -> TakeBackOffer | None:
        """What that person may take back though something has been seen; None if that is nothing."""
        own = self._own[seat]
        if self.seats[seat].kind != "person" or not own or self.table.over or self.record.kind == "replay":
            return None
        turn, in_turn = self._turn_of(own[-1]), 1
        while in_turn < len(own) and self._turn_of(own[-1 - in_turn]) == turn:
            in_turn += 1
        return {"choices": len(own), "turn": in_turn, "asks": bool(others(self.seats, seat))}

    def _turn_of(self, choice: int) -> int:
        return self.log.batches[choice + 1].turn

    def ask_to_take_back(self, seat: Seat, choices: int) -> list[Entry]:
        """That person's wish: carried out if nobody else has to agree."""
        if others(self.seats, seat):
            return self._petitioned(Entry("petition", seat, choices))
        return self._take_back(Petition(seat, choices))

    def consent(self, seat: Seat, agree: bool) -> list[Entry]:
        """What that person says to the wish of another, or of their own, which they withdraw; the last word counts."""
        entries = self._petitioned(Entry("consent", seat, int(agree)))
        petition = self.petition
        if petition is not None and not petition.waits_for(self.seats):
            entries += self._take_back(petition)
        return entries

    def _petitioned(self, entry: Entry) -> list[Entry]:
        self.petition = after(self.petition, entry)
        return [entry]

    def _take_back(self, petition: Petition) -> list[Entry]:
        seat, choices, agreed = petition.seat, petition.choices, petition.agreed
        self._rewind(self._own[seat][-choices])
        left = len(self.chosen)
        taken_back = TakeBack(seat, choices, left, agreed)
        self.table.journal.takebacks += (taken_back,)
        self.log.remark(taken_back)
        return [Entry("undo", seat, left), Entry("retract", seat, choices, " ".join(map(str, agreed)))]

    # Teaching

    def _teach(self) -> None:
        """In a lesson: note what is explained at the pending question, so that it is explained only once."""
        ask = self.table.pending
        if self.tutor is not None and ask is not None and 0 <= ask.seat < len(self.seats):
            self.tutor.note(self.kit.game.view(self.table.state, ask.seat), ask, len(self.chosen))

    def _find_out(self) -> None:
        """Whether the last choice can be taken back: now, in whatever thread plays, and not when the loop shows it."""
        _ = self.can_undo

    # Looking

    def at_moment(self, reader: Reader, moment: int) -> int | None:
        """How many choices had been made then; None if there was no such moment."""
        moments = self.moments[reader]
        return moments[moment] if 0 <= moment < len(moments) else None

    def moment_of(self, reader: Reader, choices: int) -> int:
        """The moment of that reader when so many choices had been made."""
        return bisect_right(self.moments[reader], choices) - 1

    def past(self, choices: int) -> Table[Any]:
        """The table after that many choices; for a thread. LawboundError if they were taken back meanwhile."""
        return self.table.past(choices)

    def picture(self) -> Picture:
        """What there is to see now."""
        table = self.table
        over = table.pending is None
        return Picture(
            kit=self.kit,
            state=self.named(table.state.copy()),
            ask=table.pending,
            moment=None if over else table.moment(),
            question="" if over else self.question,
            log=self.log,
            batches=len(self.log.batches),
            moments={reader: len(moments) - 1 for reader, moments in self.moments.items()},
            can_undo=self.can_undo,
            take_back={seat: offer for seat in self._own if (offer := self.offer(seat)) is not None},
            seats=tuple(self.seats),
            ending=self._ending() if over else None,
            shown=self.shown is not None,
            open=over or self.record.kind == "replay",
            tutored=None if over or self.tutor is None else self.tutor.at(self.table.copy(), len(self.chosen)),
        )

    def named(self, state: State) -> State:
        """That state with the names of those who sit there now."""
        state.names = names(self.seats)
        return state

    @property
    def question(self) -> str:
        """The id of the pending question: a number would tell how often others were asked."""
        return blake2s(self.serial.to_bytes(8, "little"), key=self._key, digest_size=12).hexdigest()

    def _ending(self) -> Ending:
        state, journal = self.table.state, self.table.journal
        return Ending(
            winners=tuple(self.table.result.get("winners", ())),
            points=tuple(self.kit.stage.points(state)),
            chart=self.chart.rows(state),
            won=self.chart.won,
            seed=journal.seed or "",
            salt=journal.salt,
            commitment=journal.commitment or "",
        )


def names(seats: Sequence[SeatRecord]) -> tuple[str, ...]:
    """Who sits where, as states and set-ups name them: a person, or a computer player; nobody at a bot's seat."""
    return tuple([seat.player or seat.name or "" for seat in seats])
