"""The table: choosing, copying, taking back, listening and looking."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.helpers import SETUP, new, play, seeds, setups, situation, steps

from lawbound import games
from lawbound.kernel import (
    NATURE,
    Asked,
    BadScript,
    BadSetup,
    Event,
    IllegalChoice,
    LawboundError,
    Scripted,
    Seeded,
    Table,
)
from lawbound.pebbles.rules import HEAP, NUMBER, PEBBLES, ROLL, UNKNOWN, PebblesState


def scripted(*script: int, **options: Any) -> Table[PebblesState]:
    return Table.new(PEBBLES, SETUP, nature=Scripted(script), **options)


def mid_turn() -> Table[PebblesState]:
    """Seat 0 likes heap 1, rolled a 3 and has chosen heap 2: the number is asked."""
    table = scripted(1, 3, 0, 3)
    table.choose(2)
    return table


def pending(table: Table[PebblesState]) -> tuple[int, str, list[int]]:
    assert table.pending is not None
    return table.pending.seat, table.pending.about.name, list(table.pending.options)


# Choosing


def test_a_turn_asks_for_a_heap_then_for_a_number() -> None:
    table = scripted(1, 3, 0, 2)
    assert pending(table) == (0, "heap", [0, 1, 2])
    table.choose(1)
    assert pending(table) == (0, "number", [1, 2, 3])
    table.choose(2)
    assert pending(table) == (1, "heap", [0, 1, 2])
    assert list(table.state.heaps) == [3, 3, 7]
    assert list(table.state.points) == [4, 0, 0]  # heap 1 is the one that seat 0 likes


def test_an_illegal_choice_names_what_was_chosen_what_is_possible_and_the_article() -> None:
    table = mid_turn()
    with pytest.raises(IllegalChoice) as caught:
        table.choose(4)
    message = str(caught.value)
    assert message == "4 cannot be chosen for 'number' (pebbles 2). Possible: 1, 2, 3."
    assert caught.value.chosen == 4
    assert caught.value.ask is table.pending


@pytest.mark.parametrize("choice", [0, 4, -1, "1", None, (1,), 1.5])
def test_an_illegal_choice_changes_nothing(choice: object) -> None:
    table = mid_turn()
    before = situation(table)
    with pytest.raises(IllegalChoice):
        table.choose(choice)
    assert situation(table) == before
    table.choose(3)
    assert list(table.state.heaps) == [3, 5, 4]


@pytest.mark.parametrize("index", [-1, 3, 99])
def test_an_index_outside_the_options_changes_nothing(index: int) -> None:
    table = mid_turn()
    before = situation(table)
    with pytest.raises(IllegalChoice, match="Possible: 1, 2, 3"):
        table.choose_index(index)
    assert situation(table) == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    table = play(new())
    assert table.over
    assert table.result["winners"]
    before = situation(table)
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.choose(0)
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.choose_index(0)
    assert situation(table) == before


def test_a_game_in_progress_has_no_result() -> None:
    assert new().result == {}


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"seats": 5}, "2 to 4 seats"),
        ({"seats": True}, "2 to 4 seats"),
        ({"heaps": []}, "1 to 6 heaps"),
        ({"heaps": [0]}, "1 to 20 pebbles"),
        ({"heaps": 3}, "1 to 6 heaps"),
    ],
)
def test_a_bad_setup_says_why(setup: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        Table.new(PEBBLES, setup)


# Forced choices


def test_a_forced_choice_is_answered_by_the_table() -> None:
    table = Table.new(PEBBLES, {"heaps": [9]}, nature=Scripted([3, 2]))
    assert pending(table) == (0, "number", [1, 2, 3])  # there is only one heap
    assert table.journal.entries == [2]  # the roll; a draw among one heap is not luck
    table.choose(3)
    assert pending(table) == (1, "number", [1, 2])  # seat 1 rolled a 2


def test_with_ask_forced_a_single_option_is_asked_and_journaled() -> None:
    table = Table.new(PEBBLES, {"heaps": [5]}, nature=Scripted([3]), ask_forced=True)
    assert pending(table) == (0, "heap", [0])
    table.choose(0)
    assert pending(table) == (0, "number", [1, 2, 3])
    assert table.journal.entries == [2, 0]
    assert table.journal.ask_forced


@given(setups, seeds)
@settings(max_examples=25, deadline=None)
def test_forced_choices_asked_or_answered_lead_to_the_same_game(setup: dict[str, object], seed: str) -> None:
    asked, answered = new(setup, seed, ask_forced=True), new(setup, seed)
    while asked.pending is not None:
        options = asked.pending.options
        asked.choose(options[-1])
        if len(options) > 1:
            answered.choose(options[-1])
    assert answered.over
    assert asked.state == answered.state


# Copying


def test_a_copy_in_mid_turn_goes_its_own_way() -> None:
    table = mid_turn()
    twin = table.copy()
    assert situation(twin) == situation(table)
    assert twin.state is not table.state
    twin.choose(3)
    assert list(twin.state.heaps) == [3, 5, 4]
    assert list(table.state.heaps) == [3, 5, 7]
    assert pending(table) == (0, "number", [1, 2, 3])
    table.choose(1)
    assert list(table.state.heaps) == [3, 5, 6]
    assert list(twin.state.heaps) == [3, 5, 4]


def test_a_copy_of_a_copy_and_of_a_finished_game() -> None:
    table = mid_turn()
    assert situation(table.copy().copy()) == situation(table)
    over = play(new())
    twin = over.copy()
    assert twin.over
    assert situation(twin.copy()) == situation(over)
    assert twin.result == over.result


@pytest.mark.parametrize("snapshots", [True, False])
@given(setup=setups, seed=seeds, upto=steps, luck=st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_a_copy_continues_as_the_original_does(
    snapshots: bool, setup: dict[str, object], seed: str, upto: int, luck: int
) -> None:
    table = play(new(setup, seed, snapshots=snapshots), upto, luck)
    before = situation(table)
    twin = table.copy()
    assert situation(twin) == before
    play(twin, luck=luck + 1)
    assert situation(table) == before  # the original has not moved
    assert situation(play(table, luck=luck + 1)) == situation(twin)
    assert twin.over


def test_a_copy_has_no_listeners() -> None:
    heard: list[Event] = []
    table = new(listener=heard.append)
    table.choose_index(0)
    count = len(heard)
    play(table.copy())
    assert len(heard) == count


def test_a_copy_with_its_own_luck_draws_differently_and_says_that_its_journal_does_not_tell_it() -> None:
    table = play(new({"seats": 2, "heaps": [20] * 6}), 8)
    before = situation(table)
    twins = [table.copy(Seeded(f"other {n}")) for n in range(8)]
    ends = {play(twin).state.to_bytes() for twin in twins}
    assert len(ends) > 1
    assert situation(table) == before
    assert not table.strayed
    assert all(twin.strayed for twin in twins)
    assert twins[0].copy().strayed
    with pytest.raises(LawboundError, match="luck of its own"):
        twins[0].undo()


def test_without_snapshots_a_strayed_copy_is_not_copied_wrongly() -> None:
    table = play(new({"seats": 2, "heaps": [20] * 6}, snapshots=False), 8)
    twin = play(table.copy(Seeded("other")), 5)
    with pytest.raises(LawboundError, match="only with snapshots"):
        twin.copy()


def test_a_recorded_game_may_be_continued_with_another_recorded_nature() -> None:
    table = mid_turn()
    twin = table.copy(Asked())
    assert not twin.strayed
    twin.choose(1)
    assert pending(twin) == (NATURE, "likes", [0, 1, 2])


# Taking back


def test_undo_returns_what_redo_needs() -> None:
    table = play(new(), 7)
    before = situation(table)
    undone = table.undo(3)
    assert len(undone) == 3
    assert situation(table) == situation(play(new(), 4))
    for entry in undone:
        table.choose_index(entry)
    assert situation(table) == before


@given(setups, seeds, steps, st.data())
@settings(max_examples=40, deadline=None)
def test_undo_then_redo_is_nothing(setup: dict[str, object], seed: str, upto: int, data: st.DataObject) -> None:
    table = play(new(setup, seed), upto)
    made = len(table.journal.entries)
    if not made:
        return
    before = situation(table)
    for entry in table.undo(data.draw(st.integers(1, made))):
        table.choose_index(entry)
    assert situation(table) == before


def test_undo_opens_a_finished_game_again() -> None:
    table = play(new())
    end = situation(table)
    undone = table.undo()
    assert not table.over
    assert table.result == {}
    table.choose_index(undone[0])
    assert situation(table) == end


def test_undo_keeps_the_listeners_and_tells_nothing_twice() -> None:
    heard: list[Event] = []
    table = play(new(listener=heard.append), 6)
    count = len(heard)
    undone = table.undo(2)
    assert len(heard) == count
    for entry in undone:
        table.choose_index(entry)
    assert len(heard) > count
    again = [repr(event) for event in heard[count:]]
    assert again == [repr(event) for event in heard[count - len(again) : count]]


def test_undo_leaves_copies_alone() -> None:
    table = play(new(), 6)
    twin = table.copy()
    before = situation(twin)
    table.undo(4)
    assert situation(twin) == before


@pytest.mark.parametrize("steps_back", [0, -1, 5])
def test_more_than_was_chosen_cannot_be_taken_back(steps_back: int) -> None:
    table = play(new(), 4)
    before = situation(table)
    with pytest.raises(LawboundError, match="Cannot take back"):
        table.undo(steps_back)
    assert situation(table) == before


def test_undo_with_a_script_is_refused_and_changes_nothing() -> None:
    table = mid_turn()
    before = situation(table)
    with pytest.raises(LawboundError, match="scripted Nature"):
        table.undo()
    assert situation(table) == before


def test_undo_at_a_physical_table_takes_back_a_roll() -> None:
    table = Table.new(PEBBLES, SETUP, nature=Asked())
    table.choose(1)
    table.choose(3)
    assert pending(table)[1] == "heap"
    assert table.undo() == [2]
    assert pending(table) == (NATURE, "roll", [1, 2, 3])


# Replaying


@given(setups, seeds, steps, st.booleans())
@settings(max_examples=40, deadline=None)
def test_replay_equals_play(setup: dict[str, object], seed: str, upto: int, ask_forced: bool) -> None:
    table = play(new(setup, seed, ask_forced=ask_forced), upto)
    assert situation(Table.replay(PEBBLES, table.journal)) == situation(table)


@given(setups, seeds, steps)
@settings(max_examples=20, deadline=None)
def test_snapshots_do_not_change_the_game(setup: dict[str, object], seed: str, upto: int) -> None:
    with_snapshots, without = (play(new(setup, seed, snapshots=on), upto) for on in (True, False))
    assert situation(with_snapshots) == situation(without)


def test_a_game_with_scripted_luck_is_replayed_from_its_journal() -> None:
    table = Table.new(PEBBLES, SETUP, nature=Scripted([1, 3, 0, 2], after=Seeded("later")))
    play(table)
    assert table.journal.seed is None
    again = Table.replay(PEBBLES, table.journal)
    assert again.state == table.state
    assert again.over


def test_a_script_that_fails_leaves_a_question_to_nature() -> None:
    table = scripted(1, 3, 0, 7)
    table.choose(0)
    with pytest.raises(BadScript, match="outcome 4, 7, cannot happen for roll"):
        table.choose(1)
    assert pending(table) == (NATURE, "roll", [1, 2, 3])
    table.choose(2)
    assert pending(table) == (1, "heap", [0, 1, 2])
    assert situation(Table.replay(PEBBLES, table.journal))[:3] == situation(table)[:3]


def test_used_luck_cannot_start_a_game() -> None:
    with pytest.raises(LawboundError, match="not been used"):
        Table.new(PEBBLES, SETUP, nature=Seeded("golden", at=3))


# Events


def test_listeners_hear_what_happened_by_which_article() -> None:
    heard: list[Event] = []
    table = Table.new(PEBBLES, SETUP, nature=Scripted([1, 3, 0, 2]), listener=heard.append)
    assert [(event.name, event.args) for event in heard] == [("liked", (0,)), ("rolled", (0, 3, 1))]
    heard.clear()
    table.choose(2)
    assert heard == []
    table.choose(3)
    assert [event.name for event in heard] == ["took", "liked", "rolled"]
    assert heard[0].args == (0, 2, 3)
    assert {event.article for event in heard} == {"pebbles 1", "pebbles 2"}


def test_a_secret_is_told_to_its_audience_only() -> None:
    heard: list[Event] = []
    Table.new(PEBBLES, SETUP, nature=Scripted([1, 3]), listener=heard.append)
    liked, rolled = heard
    assert liked.seen_by(0).secret == (1,)
    assert liked.seen_by(1).secret == ()
    assert liked.seen_by(None).secret == ()
    assert liked.seen_by(None).args == (0,)
    assert "1" not in repr(liked.seen_by(1)).removesuffix("[pebbles 1]")
    assert rolled.seen_by(None) is rolled


def test_a_late_listener_hears_the_rest() -> None:
    early: list[Event] = []
    late: list[Event] = []
    table = play(new(listener=early.append), 4)
    heard_before = len(early)
    table.listen(late.append)
    play(table)
    assert late == early[heard_before:]
    assert late[-1].name == "won"


def test_nobody_listening_means_no_events() -> None:
    assert play(new()).state.events is None


def test_a_replay_tells_all_events_again() -> None:
    first: list[Event] = []
    again: list[Event] = []
    table = play(new(listener=first.append))
    Table.replay(PEBBLES, table.journal, listener=again.append)
    assert [repr(event) for event in again] == [repr(event) for event in first]


# Views


def test_a_view_shows_only_the_own_secret() -> None:
    table = scripted(1, 3, 0, 2)
    table.choose(2)
    table.choose(1)
    assert list(table.view(0).state.likes) == [1, UNKNOWN, UNKNOWN]
    assert list(table.view(1).state.likes) == [UNKNOWN, 0, UNKNOWN]
    assert list(table.view(None).state.likes) == [UNKNOWN] * 3
    assert table.view(None).state.rolled == 2


def test_a_view_does_not_depend_on_what_the_seat_cannot_know() -> None:
    ours, theirs = scripted(1, 3, 0, 2), scripted(1, 3, 2, 2)
    for table in (ours, theirs):
        table.choose(2)
        table.choose(1)
    assert ours.state != theirs.state
    for seat in (0, 2, None):
        assert ours.view(seat).to_bytes() == theirs.view(seat).to_bytes()


def test_secrets_are_open_when_the_game_is_over() -> None:
    table = play(new())
    assert table.view(None).state == table.state


# The games by name


def test_games_are_found_by_name() -> None:
    assert games.find("pebbles") is PEBBLES
    with pytest.raises(LawboundError, match=r"no game 'chess' here. Known games: root, oath, pebbles"):
        games.find("chess")


def test_names_for_people() -> None:
    assert PEBBLES.seats(SETUP) == ("seat 1", "seat 2", "seat 3")
    assert repr(HEAP) == "heap (pebbles 2)"
    assert repr(new().pending).startswith("Ask(seat 0, heap (pebbles 2), [0, 1, 2]")
    assert NUMBER.kind == ROLL.kind == "number"


# Safe points


def test_the_state_of_the_last_safe_point_can_be_had_and_is_a_copy() -> None:
    table = scripted(1, 3, 0, 3)
    before = table.safe_state
    table.choose(2)  # in the middle of a turn
    assert table.safe_state == before
    table.safe_state.heaps[0] = 99
    assert table.safe_state == before
    table.choose(1)
    assert table.safe_state != before
    while table.pending is not None:
        table.nature = Seeded("on")
        table.choose_index(0)
    assert table.safe_state == table.state


def test_without_snapshots_there_is_no_safe_state_until_the_end() -> None:
    table = new(SETUP, snapshots=False)
    with pytest.raises(LawboundError, match="snapshots"):
        _ = table.safe_state
    while table.pending is not None:
        table.choose_index(0)
    assert table.safe_state == table.state
