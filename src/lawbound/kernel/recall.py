"""A recorded game, played by the rules of today, which may have been mended since.

As long as the rules are those of the record every choice is offered, and luck is the seed's: then nothing of this is
needed but `place_of`. Otherwise `recall` goes by names, and by these rules:

- A choice is the option of its name, wherever it stands now; the seat and the prompt have to be those of the record. If
  the seat is asked that, and the option is not offered any more, the game ends here: the rest is lost, and told so.
- Luck is what was recorded for that prompt after the same choice. What was not recorded, or cannot happen any more, is
  drawn beside: from another stream of the same seed, so that the seed's own stays in step. What was recorded and is not
  asked for is passed over, and never given again.
- A question that had a single option, and now has more, is answered as it was then.
- A recorded question that now has a single option, the one that was chosen, needs no answer. One that is not asked at
  all is left out if one of the next choices is an answer to the question that is asked.
- A question that was never asked before: nobody knows the answer, so the game ends here, too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, NamedTuple

from lawbound.kernel.ask import Ask, Chance, Option, Prompt
from lawbound.kernel.errors import IllegalChoice
from lawbound.kernel.game import Game, S
from lawbound.kernel.journal import Journal
from lawbound.kernel.nature import Asked, Draw, Nature, Recited, Seeded
from lawbound.kernel.record import Choice, Given, Notes, Record, choice_of, find, name_of, passed_over
from lawbound.kernel.sources import rules_of
from lawbound.kernel.table import Table

AHEAD: Final = 8
"""So many choices may have lost their question before one that has not."""
MOST_ATTEMPTS: Final = 50
"""How often a game is begun anew because luck came earlier than recorded; a stranger's journal must come to an end."""

Known = dict[tuple[str, bool], deque[Given]]
"""What a record says of some stretch of a game: by prompt, luck or not, the answers in their order."""


class Lost(NamedTuple):
    """Where a game ends before its record does."""

    choice: int  # the first that is lost, counted from 0
    choices: int  # how many are
    what: Choice
    ask: Ask | None  # what is asked instead


class Luck:
    """How the luck of a record agrees with its seed, draw by draw."""

    __slots__ = ("beside", "false", "otherwise", "passed_over", "skipped")

    def __init__(self) -> None:
        self.beside: list[Given] = []  # not in the seed's stream: a mended rule needed them
        self.passed_over: list[Given] = []  # in the stream, but no rule asks for them any more
        self.otherwise: list[Given] = []  # in the stream, among other outcomes or in another order than by these rules
        self.false: list[Given] = []  # not what the seed gives
        self.skipped = 0  # words of the stream of which the record says nothing

    @property
    def plain(self) -> bool:
        """Whether all is what the seed alone gives by these rules."""
        return not (self.beside or self.passed_over or self.otherwise or self.false or self.skipped)


class Recalled(Generic[S]):
    """The game as it is by the rules of today."""

    __slots__ = ("lost", "luck", "record", "sources", "table")

    def __init__(
        self, table: Table[S], record: Record, sources: list[int | None], lost: Lost | None, luck: Luck
    ) -> None:
        self.table = table
        self.record = record  # by these rules
        self.sources = sources  # by choice: which of the old record it was; None: it was forced then
        self.lost = lost
        self.luck = luck

    def unchanged(self, old: Record) -> int:
        """How many choices at the beginning are as the old record has them, or knows nothing else of them."""
        for at, (source, new) in enumerate(zip(self.sources, self.record.choices, strict=True)):
            if source != at:
                return at
            was = old.choices[at]
            if was.prompt and (was.prompt, was.option, was.given) != (new.prompt, new.option, new.given):
                return at
        return len(self.sources)


def place_of(table: Table[S], choice: Choice) -> int | None:
    """Where the recorded choice is among the options of the question that waits; None if that is another question."""
    ask = table.pending
    if ask is None:
        return None
    if not choice.prompt:  # nothing but the place is known
        return choice.place if 0 <= choice.place < len(ask.options) else None
    if (ask.about.name, ask.seat) != (choice.prompt, choice.seat):
        return None
    return find(table.game, table.state, ask.about, ask.options, choice.option, choice.place)


def play_again(table: Table[S], record: Record) -> Record | None:
    """Play the record on a table before its first choice; None if that is not the same game any more.

    What is returned is the same record with all its names: places that were known alone have been named.
    """
    notes = table.notes
    assert notes is not None
    opening = notes.take()
    if record.opening is not None and record.opening != opening:
        return None
    choices: list[Choice] = []
    for choice in record.choices:
        place = place_of(table, choice)
        if place is None or table.pending is None:
            return None
        known = bool(choice.prompt) and place == choice.place
        named = choice if known else choice_of(table.game, table.state, table.pending, place)
        table.choose_index(place)
        given = notes.take()
        if choice.given is not None and choice.given != given:
            return None
        choices.append(choice if known and choice.given is not None else named._replace(given=given))
    return Record(opening, choices)


def record_of(game: Game[S], journal: Journal) -> Record:
    """A journal with names: it is played again for that. IllegalChoice if it cannot be."""
    table = Table.replay(game, journal, upto=0, snapshots=False, notes=Notes())
    record = play_again(table, Record(None, [Choice(entry) for entry in journal.entries]))
    if record is None:
        raise IllegalChoice(f"entry {len(table.journal.entries) + 1}", table.pending)
    if isinstance(table.nature, Recited):
        left = tuple(passed_over(table.nature.draws[table.nature.next :]))
        if not record.choices:
            record.opening = (*(record.opening or ()), *left)
        else:
            record.choices[-1] = record.choices[-1]._replace(given=(*(record.choices[-1].given or ()), *left))
    if journal.luck is None:
        record.rules = rules_of(game)
    return record


def recall(game: Game[S], journal: Journal, record: Record) -> Recalled[S]:
    """Play the record as far as it goes. BadSetup if the game cannot even be set up any more."""
    gone: set[int] = set()
    while True:
        attempt = _Attempt(game, journal, record, gone)
        found = attempt.play()
        if not isinstance(found, int):
            return found
        if len(gone) == MOST_ATTEMPTS:
            return attempt.end(found)
        gone.add(found)


class _Memory(Recited):
    """Luck as it was recorded: for each prompt the outcomes since the last choice, in their order."""

    def __init__(self, game: Game[Any], seed: str, state: Any, hear: Callable[[], None]) -> None:
        self.given: list[Draw] = []
        super().__init__(seed, self.given)
        self.luck = Luck()
        self.strayed = False  # whether something was drawn beside since the last choice
        self.known: Known | None = None  # None: nothing was recorded, so the seed answers
        self.state = state  # of the table, as soon as there is one: outcomes are named by it
        self._game = game
        self._hear = hear  # what the table has answered by itself before this, which uses up the record, too
        self._beside = Seeded(beside(seed))
        self._words: set[int] = set()

    def _name(self, about: Prompt, outcome: Option) -> str:
        return name_of(self._game, self.state, about, outcome)

    def answer(self, chance: Chance) -> Option:
        self._hear()
        outcomes, n = chance.outcomes, len(chance.outcomes)
        if self.known is None:
            at = self._at
            self._words.add(at)
            return outcomes[self._drew(Draw(self.below(n), at, n))]
        waiting = self.known.get((chance.about.name, True))
        if waiting:
            given = waiting[0] if waiting[0].of == 1 else waiting.popleft()
            place = self._place(chance, given)
            if place is not None:
                return outcomes[self._drew(Draw(place, given.at if given.of > 1 else -1, given.of))]
            if given.of > 1:
                self._give_up(given)
        self.strayed = True
        at = self._beside.at
        draw = Draw(self._beside.below(n), -1 - at, n)
        self.luck.beside.append(Given(chance.about.name, self._name(chance.about, outcomes[draw.place]), draw.at, n))
        return outcomes[self._drew(draw)]

    def pass_over(self, given: Given) -> Given:
        """Luck that was given and is not asked for: its word is not used again."""
        self._use(given)
        self._give_up(given)
        return given._replace(asked=False)

    def _give_up(self, given: Given) -> None:
        self.luck.passed_over.append(given)
        self.given.append(Draw(-1, given.at, given.of))
        self.passed.append(self.given[-1])

    def _drew(self, draw: Draw) -> int:
        self.given.append(draw)
        self.last = draw
        return draw.place

    def _use(self, given: Given) -> None:
        """No word gives two outcomes, and luck to come is behind all that was."""
        if given.at in self._words:
            self.luck.false.append(given)
        self._words.add(given.at)
        if given.at >= self._at:
            self._seek(given.at + 1)
        elif given.at < 0 and -1 - given.at >= self._beside.at:
            self._beside = Seeded(self._beside.seed, -given.at)

    def _place(self, chance: Chance, given: Given) -> int | None:
        """Where that outcome is now; on the way it is seen whether the seed has given it."""
        outcomes, luck = chance.outcomes, self.luck
        if given.of > 1:
            in_step = given.at == self._at
            self._use(given)
            stream = Seeded(self.seed, given.at) if given.at >= 0 else Seeded(self._beside.seed, -1 - given.at)
            place = stream.below(len(outcomes))
            if self._name(chance.about, outcomes[place]) == given.option:
                if not in_step:
                    (luck.beside if given.at < 0 else luck.otherwise).append(given)
                return place
        named = [at for at, outcome in enumerate(outcomes) if self._name(chance.about, outcome) == given.option]
        if named:
            (luck.otherwise if given.of != len(outcomes) else luck.false).append(given)
        return named[0] if named else None

    def unused(self) -> list[Given]:
        """Luck that was recorded since the last choice and not asked for, in its order."""
        left = [] if self.known is None else [given for each in self.known.values() for given in each if given.of > 1]
        return sorted(left, key=lambda given: given.at)

    def skipped(self) -> int:
        """How many words of the seed's stream nobody says anything of: there are none in an honest record."""
        return self._at - len([word for word in self._words if word >= 0])

    def copy(self) -> Recited:
        """For the table's bookmarks: by the time that they are used, everything has been recalled."""
        twin = Recited(self.seed, self.given)
        twin._seek(self._at)
        twin.next, twin.last, twin.passed = len(self.given), self.last, []
        return twin


def beside(seed: str) -> str:
    """The seed of the stream that answers what was not foreseen when the game began."""
    return f"{seed}\nbeside"


class _Attempt(Generic[S]):
    """One way through the record; `gone` are choices whose question is known not to be asked any more."""

    def __init__(self, game: Game[S], journal: Journal, record: Record, gone: set[int]) -> None:
        self.old = record
        self.gone = gone
        start = game.start(journal.setup)
        self.memory = None if journal.seed is None else _Memory(game, journal.seed, start, self._hear)
        self.notes = Notes()
        self.opening: tuple[Given, ...] | None = None
        self.choices: list[Choice] = []
        self.sources: list[int | None] = []
        self.given: list[Given] = []  # since the last choice
        self.answers: Known = {}  # what was recorded since then
        self.forced: list[Given] = []  # what had no choice since then, and had one when it was recorded
        begun = journal.empty()
        begun.luck = None
        self._expect(-1)
        nature: Nature = Asked() if self.memory is None else self.memory
        self.table: Table[S] = Table(game, begun, nature, notes=self.notes)
        if self.memory is not None:
            self.memory.state = self.table.state
        self._hear()

    def play(self) -> Recalled[S] | int:
        """The game; or a choice whose question is gone, and whose luck has come before it was known."""
        choices = self.old.choices
        at = 0
        while at < len(choices):
            if at in self.gone:
                at += 1
                continue
            if self._answer_as_before():
                continue
            place = place_of(self.table, choices[at])
            if place is not None:
                self._flush()
                self._choose(place, at)
                at += 1
                continue
            if not self._is_gone(at):
                return self.end(at)
            if self.memory is not None and self.memory.strayed:
                return at
            self._add(self._recorded(at))
            at += 1
        while self._answer_as_before():
            pass
        return self.end(None)

    def end(self, lost: int | None) -> Recalled[S]:
        """All that could be played; `lost` is the first choice that could not."""
        self._flush()
        if lost is not None and self.memory is not None:  # everybody knows that luck: it must not come again
            told = [given for each in self.old.choices[lost:] for given in each.given or () if given.of > 1]
            self.given += [self.memory.pass_over(given) for given in told]
        self._note()
        table, luck = self.table, Luck()
        if self.memory is not None:
            luck = self.memory.luck
            luck.skipped = self.memory.skipped()
            table.nature = self.memory.copy()
            table.journal.luck = None if luck.plain else self.memory.given
        table.notes = None
        record = Record(self.opening, self.choices)
        gap = None
        if lost is not None:
            gap = Lost(lost, len(self.old.choices) - lost, self.old.choices[lost], table.pending)
        return Recalled(table, record, self.sources, gap, luck)

    def _recorded(self, at: int) -> tuple[Given, ...] | None:
        """What the table answered after that choice (-1: before the first)."""
        return self.old.opening if at < 0 else self.old.choices[at].given

    def _expect(self, at: int) -> None:
        """What was recorded after that choice, up to the next one that is still asked."""
        self.answers, self.forced = {}, []
        if self.memory is not None:
            self.memory.strayed = False
            self.memory.known = self.answers
        self._add(self._recorded(at))
        while at + 1 in self.gone:
            at += 1
            self._add(self._recorded(at))

    def _add(self, given: Iterable[Given] | None) -> None:
        if given is None:
            if self.memory is not None:
                self.memory.known = None
            return
        for each in given:
            self.answers.setdefault((each.prompt, each.is_luck), deque()).append(each)

    def _choose(self, place: int, source: int | None) -> None:
        table = self.table
        assert table.pending is not None
        self._note()
        self.choices.append(choice_of(table.game, table.state, table.pending, place))
        self.sources.append(source)
        if source is not None:
            self._expect(source)
        table.choose_index(place)
        self._hear()

    def _hear(self) -> None:
        """What the table has answered by itself; where there was no choice, the record knows it, too."""
        for given in self.notes.take():
            self.given.append(given)
            if given.of > 1:  # luck: the memory has seen to it
                continue
            waiting = self.answers.get((given.prompt, given.is_luck))
            if not waiting:
                self.forced.append(given)
                continue
            was = waiting.popleft()
            if was.of > 1 and self.memory is not None:
                self.given.append(self.memory.pass_over(was))

    def _note(self) -> None:
        """What was given since the last choice belongs to it."""
        given = tuple(self.given)
        self.given = []
        if not self.choices:
            self.opening = given
        else:
            self.choices[-1] = self.choices[-1]._replace(given=given)

    def _flush(self) -> None:
        """Before the next choice: luck that was not asked for is passed over."""
        if self.memory is not None:
            self.given += [self.memory.pass_over(given) for given in self.memory.unused()]
            self.answers.clear()

    def _answer_as_before(self) -> bool:
        """Answer a question that had a single option when the game was played."""
        ask = self.table.pending
        waiting = self.answers.get((ask.about.name, False)) if ask is not None else None
        if ask is None or not waiting:
            return False
        place = find(self.table.game, self.table.state, ask.about, ask.options, waiting[0].option, 0)
        if place is None:
            return False
        waiting.popleft()
        self._choose(place, None)
        return True

    def _is_gone(self, at: int) -> bool:
        """Whether the question of that choice is not asked any more, and the game can go on without it."""
        choice, ask = self.old.choices[at], self.table.pending
        if not choice.prompt:
            return False
        forced = next((given for given in self.forced if given.prompt == choice.prompt), None)
        if forced is not None:
            self.forced.remove(forced)
            return forced.option == choice.option
        if ask is None or (ask.about.name, ask.seat) == (choice.prompt, choice.seat):
            return False
        next_ones = [later for later in self.old.choices[at + 1 : at + 1 + AHEAD] if later.prompt]
        return any([place_of(self.table, later) is not None for later in next_ones])
