"""Games that were recorded by other rules: they are the same games, or it is said what is lost of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.helpers import SETUP, new, play, seeds, setups, situation, steps
from tests.kernel.test_journal import resealed

from lawbound import games
from lawbound.kernel import Ask, Chance, Flow, Journal, Table
from lawbound.kernel.fairness import audit, check_luck
from lawbound.kernel.journal_text import JournalError, load, read, replay, save, write
from lawbound.kernel.recall import Recalled, beside, recall, record_of
from lawbound.kernel.record import Given, given_text, read_given
from lawbound.pebbles.rules import HEAP, LIKES, NUMBER, PEBBLES, ROLL, UNKNOWN, Pebbles, PebblesState

TURNS = 6
Turn = Callable[[PebblesState], Flow[None]]


class Mended(Pebbles):
    """Pebbles by other rules."""

    version = 2

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    def resume(self, state: PebblesState) -> Flow[None] | None:
        return self.turn(state) if any(state.heaps) else None


def mended(
    *, first_luck: int = 0, die: tuple[int, ...] = (1, 2, 3), fewest: int = 1, most: int = 3, ask_heap: bool = True
) -> Mended:
    """So many rolls more at the start of a turn; another die; other numbers; the fullest heap without a question."""

    def turn(s: PebblesState) -> Flow[None]:
        seat = s.turn
        for _ in range(first_luck):
            yield Chance(ROLL if die != (1, 2, 3) else NUMBER, (1, 2, 3, 4))
        if s.likes[seat] == UNKNOWN:
            s.likes[seat] = yield Chance(LIKES, range(len(s.heaps)), (seat,))
        s.rolled = yield Chance(ROLL, die, (seat,))
        s.turns += 1
        heaps = [heap for heap in range(len(s.heaps)) if s.heaps[heap]]
        heap: int = (yield Ask(seat, HEAP, heaps)) if ask_heap else max(heaps, key=lambda each: s.heaps[each])
        numbers = range(fewest, max(fewest, min(s.rolled, s.heaps[heap], most)) + 1)
        number: int = yield Ask(seat, NUMBER, numbers, (heap,))
        s.heaps[heap] -= number
        s.points[seat] += number * 2 if heap == s.likes[seat] else number
        s.rolled = 0

    return Mended(turn)


def played(upto: int = 9, seed: str = "golden", setup: dict[str, Any] = SETUP) -> Table[PebblesState]:
    return play(new(setup, seed), upto)


def by(rules: Pebbles, table: Table[PebblesState]) -> Recalled[PebblesState]:
    return recall(rules, table.journal, record_of(PEBBLES, table.journal))


def sound(found: Recalled[PebblesState], rules: Pebbles) -> None:
    """However one comes to a moment of that game, it is the same moment."""
    table = found.table
    again = Table.replay(rules, table.journal)
    assert situation(again) == situation(table)
    assert record_of(rules, table.journal).choices[:1] == found.record.choices[:1] or found.luck.passed_over
    for made in range(len(table.journal.entries) + 1):
        past = table.past(made)
        assert past.state == Table.replay(rules, table.journal, upto=made).state
    twin, longer = table.copy(), Table.replay(rules, table.journal)
    assert situation(play(twin, 8)) == situation(play(longer, 8))
    if twin.journal.entries:
        twin.choose_index(twin.undo(1)[0])
        assert situation(play(twin, 4)) == situation(Table.replay(rules, twin.journal))


# The same rules


@given(setups, seeds, steps, st.booleans())
@settings(max_examples=40, deadline=None)
def test_by_the_same_rules_it_is_the_same_game(setup: dict[str, Any], seed: str, upto: int, ask_forced: bool) -> None:
    table = play(new(setup, seed, ask_forced=ask_forced), upto)
    record = record_of(PEBBLES, table.journal)
    found = recall(PEBBLES, table.journal, record)
    assert situation(found.table) == situation(table)
    assert (found.lost, found.luck.plain, found.table.journal.luck) == (None, True, None)
    assert (found.record.opening, found.record.choices) == (record.opening, record.choices)
    assert found.unchanged(record) == len(record.choices)
    assert situation(play(found.table, luck=3)) == situation(play(table, luck=3))


@given(setups, seeds, steps, st.sampled_from([1, 2, 3]))
@settings(max_examples=40, deadline=None)
def test_every_format_tells_the_same_game(setup: dict[str, Any], seed: str, upto: int, form: int) -> None:
    table = play(new(setup, seed), upto)
    table.journal.salt = "0123456789abcdef" if form > 1 else ""
    text = save(table)
    if form < 3:
        table.journal.version = 0
        text = write(table.journal, table.result if table.over else None)
        text = text.replace("lawbound journal 3", f"lawbound journal {form}")
        text = "\n".join([line for line in text.splitlines() if not line.startswith("rules ")])
        text = renumbered(resealed(text))
    loaded = load(games.find, text)
    assert situation(loaded) == situation(table)
    assert situation(play(loaded, luck=7)) == situation(play(table, luck=7))


def renumbered(text: str) -> str:
    lines = [
        f"{line.rpartition(' #')[0]} #{number}" if " #" in line else line
        for number, line in enumerate(text.splitlines(), 1)
    ]
    return "\n".join(lines) + "\n"


names = st.text(st.characters(codec="utf-8"), min_size=1, max_size=20)
lucky = st.tuples(names, names, st.integers(-(10**6), 10**6), st.integers(2, 10**6), st.booleans())
plain = st.tuples(names, names, st.sampled_from([0, -1]))
answers = st.one_of(plain.map(lambda each: Given(*each)), lucky.map(lambda each: Given(*each)))


@given(st.lists(answers, max_size=6))
def test_what_was_given_can_be_read_again(given: list[Given]) -> None:
    text = given_text(given)
    assert text.isascii() and "\n" not in text
    assert read_given(text) == tuple(given)


@given(st.text())
def test_no_text_breaks_the_reader_of_what_was_given(text: str) -> None:
    with suppress(ValueError):
        read_given(text)


# Other rules


@given(setups, seeds, steps, st.integers(1, 3))
@settings(max_examples=40, deadline=None)
def test_luck_more_is_drawn_beside(setup: dict[str, Any], seed: str, upto: int, more: int) -> None:
    table, rules = played(upto, seed, setup), mended(first_luck=more)
    found = by(rules, table)
    assert (found.table.state, found.table.nature.at) == (table.state, table.nature.at)  # type: ignore[attr-defined]
    assert (found.lost, found.luck.passed_over, found.luck.otherwise, found.luck.false) == (None, [], [], [])
    assert bool(found.luck.beside) == any([*table.journal.entries, 1])
    sound(found, rules)
    again = recall(rules, table.journal, found.record)  # as it is stored now
    assert again.unchanged(found.record) == len(found.record.choices)
    assert situation(again.table) == situation(found.table)


def test_luck_that_is_not_asked_for_is_passed_over() -> None:
    rules = mended(first_luck=2)
    table = play(Table.new(rules, SETUP, seed="golden"), 9)
    found = recall(PEBBLES, table.journal, record_of(rules, table.journal))
    assert found.table.state == table.state
    assert found.table.nature.at == table.nature.at  # type: ignore[attr-defined]
    assert len(found.luck.passed_over) == 2 * table.state.turns
    sound(found, PEBBLES)


def test_an_outcome_that_cannot_happen_any_more_is_drawn_anew() -> None:
    table, rules = played(), mended(die=(2, 3))
    found = by(rules, table)
    assert found.luck.passed_over and found.luck.beside and not found.luck.false
    assert all(each.option == "1" for each in found.luck.passed_over)
    assert (found.luck.beside[0].prompt, found.luck.beside[0].at) == ("roll", -1)
    sound(found, rules)


@given(setups, seeds, steps)
@settings(max_examples=40, deadline=None)
def test_a_question_that_had_one_answer_gets_that_answer(setup: dict[str, Any], seed: str, upto: int) -> None:
    table, rules = played(upto, seed, setup), mended(fewest=0)
    found = by(rules, table)
    assert (found.lost, found.table.state, found.luck.plain) == (None, table.state, True)
    assert len(found.sources) >= len(table.journal.entries)
    assert [source for source in found.sources if source is not None] == list(range(len(table.journal.entries)))
    sound(found, rules)


def test_a_question_that_is_not_asked_any_more_is_left_out() -> None:
    table = Table.new(PEBBLES, {"seats": 2, "heaps": [2, 20]}, seed="golden")
    while table.pending is not None and len(table.journal.entries) < 8:
        table.choose(1 if table.pending.about is HEAP else table.pending.options[-1])
    rules = mended(ask_heap=False)
    found = by(rules, table)
    assert (found.lost, found.table.state) == (None, table.state)
    assert found.luck.plain
    assert len(found.sources) < 8
    sound(found, rules)


def test_a_choice_that_is_not_offered_any_more_ends_the_game_there() -> None:
    table, rules = played(60), mended(most=2)
    record = record_of(PEBBLES, table.journal)
    first = next(at for at, each in enumerate(record.choices) if (each.prompt, each.option) == ("number", "3"))
    found = recall(rules, table.journal, record)
    assert found.lost is not None
    assert (found.lost.choice, found.lost.choices) == (first, len(record.choices) - first)
    assert found.table.state == Table.replay(PEBBLES, table.journal, upto=first).state
    assert found.table.nature.at == table.nature.at  # type: ignore[attr-defined]
    sound(found, rules)


def test_a_question_that_nobody_knows_the_answer_to_ends_the_game_there() -> None:
    asked = mended(ask_heap=True)
    found = recall(asked, *recorded_by(mended(ask_heap=False), 6))
    assert found.lost is not None
    assert found.table.pending is not None
    assert found.table.pending.about is HEAP


def recorded_by(rules: Mended, upto: int) -> tuple[Journal, Any]:
    table = play(Table.new(rules, SETUP, seed="golden"), upto)
    return table.journal, record_of(rules, table.journal)


def test_a_file_says_what_is_lost_of_it() -> None:
    with pytest.raises(JournalError, match=r"entry \d+ \(number = 3\) cannot be chosen for 'number'") as caught:
        load(lambda name: mended(most=2), save(played(60)))
    assert caught.value.sound is not None
    assert Table.replay(mended(most=2), caught.value.sound).pending is not None


# Audits


def test_a_game_that_was_mended_is_told_and_not_called_false() -> None:
    rules = mended(first_luck=1)
    saved = read(save(played(8)))
    report = audit(saved, lambda name: rules)
    assert "luck" not in report.failed
    told = next(check for check in report.checks if check.name == "mended")
    assert "begun with version 1" in told.sentence and "beside" in told.sentence
    table = replay(lambda name: rules, saved)
    once_more = read(save(table))  # by the mended rules
    assert audit(once_more, lambda name: rules).checks[2].name == "mended"
    assert audit(once_more, games.find).checks[2].name == "luck"  # the rules have not changed: the luck has
    assert "luck" in audit(once_more, games.find).failed


def forged(change: Callable[[list[str]], None]) -> str:
    lines = save(play(new())).splitlines()
    change(lines)
    return resealed("\n".join(lines))


def replaced(old: str, to: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        at = next(number for number, line in enumerate(lines) if old in line)
        lines[at] = lines[at].replace(old, to)

    return change


@pytest.mark.parametrize(
    ("old", "to"),
    [
        ("roll = 3 @3/3", "roll = 1 @3/3"),  # not what the seed gives
        ("roll = 3 @3/3", "roll = 3 @1/3"),  # the same luck twice
        ("roll = 3 @3/3", "roll = 3 +0/3"),  # beside the stream, though nothing was mended
        ("roll = 3 @3/3", "roll = 2 @3/2"),  # among other outcomes
        ("roll = 3 @3/3", "roll = 3 @50/3"),  # a better word, far ahead
        ("roll = 3 @3/3", "roll = 3 @3/3; (roll = 1 @4/3)"),  # some luck passed over
        ("roll = 3 @3/3", "roll = 3"),  # no luck at all
    ],
)
def test_luck_that_is_not_the_seeds_is_found(old: str, to: str) -> None:
    text = forged(replaced(old, to))
    assert "luck" in audit(read(text), games.find).failed


def test_luck_that_is_not_the_seeds_is_false_by_whatever_rules() -> None:
    saved = read(forged(replaced("roll = 3 @3/3", "roll = 1 @3/3")))
    saved.journal.version = 7
    replay_or_not(saved)
    assert not check_luck(saved, 1).ok


def replay_or_not(saved: Any) -> None:
    with suppress(JournalError):
        replay(games.find, saved)


def test_the_stream_beside_is_another() -> None:
    assert beside("golden") != "golden"
