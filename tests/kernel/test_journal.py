"""The journal as a text: it survives, and damage is found, located and explained."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.kernel.helpers import SETUP, fields, new, play, seeds, setups, situation, steps

from lawbound import games
from lawbound.kernel import Asked, Event, Journal, LawboundError, Scripted, Seeded, Table, commitment
from lawbound.kernel.journal_text import JournalError, Saved, load, read, save, write
from lawbound.kernel.recall import record_of
from lawbound.pebbles.rules import PEBBLES

GAME = play(new({"seats": 3, "heaps": [20, 20]}))
TEXT = (
    "lawbound journal 1\n"
    "game pebbles\n"
    'setup {"heaps":[20,20],"seats":3}\n'
    "commitment de78b66b3867a1d5d9d35ce76a6802676880c143fa507f16792700a3e6b18af4\n"
    "seed golden\n"
    "forced answered\n"
    "luck seeded\n"
    "choices ~f85c50\n"
    "0 2 0 1 0 1 1 1 1 0 0 1 0 1 1 0 1 1 0 0 1 0 0 0 ~c92aa7 #9\n"
    "0 1 0 1 0 0 1 1 0 1 0 0 1 1 ~4c3178 #10\n"
    'result {"points":[26,19,15],"winners":[0]} ~6ca3d0\n'
    "end 38 ~1712e5\n"
)
"""The same game, as it was written by the first format: places alone."""
THREE = (
    "lawbound journal 3\n"
    "game pebbles\n"
    "rules 1\n"
    'setup {"heaps":[3,5,7],"seats":3}\n'
    "commitment de78b66b3867a1d5d9d35ce76a6802676880c143fa507f16792700a3e6b18af4\n"
    "seed golden\n"
    "forced answered\n"
    "luck seeded\n"
    "choices ~208378\n"
    "  likes = heap 3 @0/3; roll = 3 @1/3 ~ae8fa7 #10\n"
    "0 seat 0: heap = heap 1 ~95d7f3 #11\n"
    "2 seat 0: number = 3 ~ab0777 #12\n"
    "  likes = heap 3 @2/3; roll = 3 @3/3 ~44a299 #13\n"
    "0 seat 1: heap = heap 2 ~625917 #14\n"
    "end 3 ~c83764\n"
)
WRITTEN = "written 0123456789abcdef 8df436fbc104207387e310b7 ~836778\nend 3 ~09a461"
IN_PROGRESS = save(play(new(), 9))

plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


def contents(saved: Saved) -> tuple[object, ...]:
    return (*fields(saved.journal), saved.commitment, saved.result)


def fault(text: str | bytes) -> JournalError:
    with pytest.raises(JournalError) as caught:
        read(text)
    assert str(caught.value).startswith(f"Line {caught.value.line}: ")
    return caught.value


def changed(old: str, new_text: str, text: str = TEXT) -> str:
    assert text.count(old) == 1
    return text.replace(old, new_text)


def resealed(text: str) -> str:
    """The text with checksums that fit, as somebody with the code could write it."""
    from lawbound.kernel.journal_reader import seal_of

    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("choices"))
    seal = seal_of("\n".join(lines[:start]), "choices")
    lines[start] = f"choices ~{seal}"
    for number in range(start + 1, len(lines)):
        body, _, tail = lines[number].rpartition(" ~")
        seal = seal_of(seal, body)
        lines[number] = f"{body} ~{seal}{tail[6:]}"
    return "\n".join(lines) + "\n"


def test_the_format_never_changes() -> None:
    journal = play(new(), 3).journal
    record = record_of(PEBBLES, journal)
    record.rules = None  # what it says of today's rules changes with them
    assert write(journal, record=record) == THREE
    record.rules = "0123456789abcdef"
    assert write(journal, record=record) == THREE.replace("end 3 ~c83764", WRITTEN)
    assert load(games.find, THREE).journal.entries == [0, 2, 0]
    end = 'result {"points":[26,19,15],"winners":[0]} ~3863cd\nend 38 ~9d651e\n'
    finished = record_of(PEBBLES, GAME.journal)
    finished.rules = None
    assert write(GAME.journal, GAME.result, record=finished).endswith(end)
    assert end.splitlines()[0] in save(GAME)


def test_the_first_format_is_still_read() -> None:
    saved = read(TEXT)
    assert situation(load(games.find, TEXT))[:2] == situation(GAME)[:2]
    assert (saved.journal.entries, saved.result, saved.journal.version) == (GAME.journal.entries, GAME.result, 0)
    assert not saved.record.named


def test_the_second_format_is_still_read() -> None:
    text = (
        "lawbound journal 2\n"
        "game pebbles\n"
        'setup {"seats":2}\n'
        f"commitment {commitment('golden', '0123456789abcdef')}\n"
        "seed golden\n"
        "salt 0123456789abcdef\n"
        "forced answered\n"
        "luck seeded\n"
        "choices ~5d9471\n"
        "1 2 ~f114f5 #10\n"
        "end 2 ~7a3e78\n"
    )
    saved = read(text)
    assert (saved.journal.entries, saved.journal.salt) == ([1, 2], "0123456789abcdef")
    assert saved.journal.commitment == saved.commitment


def test_the_salt_is_written_with_the_seed() -> None:
    journal = Journal("pebbles", {"seats": 2}, "golden", entries=[1, 2], salt="0123456789abcdef")
    text = write(journal)
    assert text == (
        "lawbound journal 3\n"
        "game pebbles\n"
        'setup {"seats":2}\n'
        "commitment 2b5b67118ba2633578a36a6e97e8faf7da327127390fe431b77016dc7062c842\n"
        "seed golden\n"
        "salt 0123456789abcdef\n"
        "forced answered\n"
        "luck seeded\n"
        "choices ~843586\n"
        "1 2 ~14224e #10\n"
        "end 2 ~457f39\n"
    )
    saved = read(text)
    assert (saved.journal.salt, saved.journal.commitment) == (journal.salt, saved.commitment)
    assert (saved.journal.copy().salt, saved.journal.empty().salt) == (journal.salt, journal.salt)
    withheld = write(journal, reveal_seed=False)
    assert "0123456789abcdef" not in withheld and "golden" not in withheld
    assert withheld.startswith("lawbound journal 3\n") and read(withheld).seed_withheld
    with pytest.raises(LawboundError, match="salt"):
        write(Journal("pebbles", {}, "golden", salt="pepper"))


def test_names_are_withheld_with_the_seed() -> None:
    table = play(new(), 9)
    text = write(table.journal, reveal_seed=False, record=record_of(PEBBLES, table.journal))
    assert "heap =" not in text and "roll =" not in text


# What goes in comes out


@given(
    setup=st.dictionaries(st.text(), plain_data, max_size=4),
    seed=st.none() | seeds,
    ask_forced=st.booleans(),
    entries=st.lists(st.integers(0, 300), max_size=80),
    result=st.none() | st.dictionaries(st.text(), plain_data, max_size=3),
)
@settings(max_examples=100, deadline=None)
def test_a_journal_survives_being_written(
    setup: dict[str, Any],
    seed: str | None,
    ask_forced: bool,
    entries: list[int],
    result: dict[str, Any] | None,
) -> None:
    journal = Journal("pebbles", setup, seed, ask_forced, entries)
    text = write(journal, result)
    assert text.isascii()
    assert contents(read(text)) == (*fields(journal), journal.commitment, result)
    assert write(read(text).journal, result) == text


@given(setups, seeds, steps, st.booleans())
@settings(max_examples=40, deadline=None)
def test_a_saved_game_is_loaded_as_it_was(setup: dict[str, Any], seed: str, upto: int, ask_forced: bool) -> None:
    table = play(new(setup, seed, ask_forced=ask_forced), upto)
    text = save(table)
    loaded = load(games.find, text)
    assert situation(loaded) == situation(table)
    assert save(loaded) == text
    assert situation(play(loaded, luck=7)) == situation(play(table, luck=7))


def test_the_order_of_the_setup_does_not_matter() -> None:
    one, other = Journal("pebbles", {"a": 1, "b": 2}, "s"), Journal("pebbles", {"b": 2, "a": 1}, "s")
    assert write(one) == write(other)


def test_only_a_finished_game_holds_a_result() -> None:
    assert read(IN_PROGRESS).result is None
    assert read(TEXT).result == GAME.result


def test_recorded_luck_needs_no_seed() -> None:
    for nature in (Asked(), Scripted([1, 3], after=Seeded("x"))):
        table = play(Table.new(PEBBLES, SETUP, nature=nature), 9)
        text = save(table)
        assert "\nluck recorded\n" in text
        assert "seed" not in text
        loaded = load(games.find, text)
        assert loaded.state == table.state
        assert fields(loaded.journal) == fields(table.journal)


def test_a_published_game_withholds_its_seed_and_cannot_be_loaded() -> None:
    table = play(new(), 9)
    text = write(table.journal, reveal_seed=False)
    assert "golden" not in text
    saved = read(text)
    assert saved.seed_withheld
    assert saved.commitment == commitment("golden")
    assert write(saved.journal, commitment=saved.commitment) == text
    with pytest.raises(JournalError, match=r"Line 5: .*not the seed") as caught:
        load(games.find, text)
    assert caught.value.sound is not None


def test_loading_tells_the_listener_everything() -> None:
    heard: list[Event] = []
    load(games.find, TEXT, listener=heard.append)
    assert heard[0].name == "liked"
    assert heard[-1].name == "won"


def test_a_copy_with_its_own_luck_cannot_be_saved() -> None:
    with pytest.raises(LawboundError, match="luck of its own"):
        save(new().copy(Seeded("other")))


@pytest.mark.parametrize("setup", [{"a": {1, 2}}, {"a": float("nan")}, {1: "a"}, {"a": [{2: 3}]}, {"a": b"x"}])
def test_a_setup_that_is_not_plain_data_is_refused(setup: dict[Any, Any]) -> None:
    with pytest.raises(LawboundError, match="setup cannot be written"):
        write(Journal("pebbles", setup, "s"))


@pytest.mark.parametrize("seed", ["", " ", "a b", 'quo"te', "line\nbreak", "~abc123 #1", "žluťoučký", "\u2028"])
def test_any_text_may_be_a_seed(seed: str) -> None:
    text = write(Journal("pebbles", SETUP, seed))
    assert read(text).journal.seed == seed


# What is harmless


def test_windows_line_ends_and_a_missing_last_one_are_harmless() -> None:
    expected = contents(read(TEXT))
    windows = TEXT.replace("\n", "\r\n")
    for text in (
        windows,
        TEXT.rstrip("\n"),
        windows.rstrip(),
        windows[:-1],
        "\ufeff" + TEXT,
        TEXT + "\n \n\n",
    ):
        assert contents(read(text)) == expected
        assert contents(read(text.encode())) == expected


# Damage


@pytest.mark.parametrize("text", [TEXT, IN_PROGRESS, TEXT.replace("\n", "\r\n")], ids=["over", "going", "windows"])
def test_a_file_cut_anywhere_is_found_out(text: str) -> None:
    whole = contents(read(text))
    entries = read(text).journal.entries
    most = 0
    for length in range(len(text)):
        try:
            saved = read(text[:length].encode())
        except JournalError as error:
            if error.sound is not None:
                sound = error.sound
                assert sound.entries == entries[: len(sound.entries)]
                assert fields(sound)[:4] == whole[:4]
                assert len(sound.entries) >= most
                most = len(sound.entries)
                assert Table.replay(PEBBLES, sound).journal.entries == sound.entries
            assert "cut off" in str(error) or error.line == 1
        else:
            assert contents(saved) == whole
            assert length >= len(text.rstrip())
    assert most == len(entries)


@pytest.mark.parametrize("to", ["0", "7", "a", " ", "\n", "\r", "~", "é", "\x00", '"'])
@pytest.mark.parametrize("text", [TEXT, IN_PROGRESS], ids=["over", "going"])
def test_any_one_changed_character_is_detected_or_harmless(text: str, to: str) -> None:
    whole = contents(read(text))
    entries = read(text).journal.entries
    for at in range(len(text)):
        if text[at] == to:
            continue
        damaged = text[:at] + to + text[at + 1 :]
        try:
            assert contents(read(damaged)) == whole
            assert at == len(text) - 1
        except JournalError as error:
            assert 1 <= error.line <= damaged.count("\n") + 1
            if error.sound is not None:
                assert error.sound.entries == entries[: len(error.sound.entries)]
                assert fields(error.sound)[:4] == whole[:4]


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 255))
@settings(max_examples=300, deadline=None)
def test_any_one_changed_byte_is_detected_or_harmless(at: int, to: int) -> None:
    data = bytearray(TEXT.encode())
    data[at] = to
    try:
        assert contents(read(bytes(data))) == contents(read(TEXT))
    except JournalError as error:
        assert error.line >= 1


def test_missing_doubled_and_exchanged_lines_are_found() -> None:
    lines = TEXT.splitlines(keepends=True)
    for at in range(len(lines)):
        fault("".join(lines[:at] + lines[at + 1 :]))
        fault("".join(lines[: at + 1] + lines[at:]))
        if at:
            fault("".join([*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]]))


@given(st.text())
@example("lawbound journal 1\nsetup " + "[" * 100_000)
@example("lawbound journal 1\nsetup " + "9" * 10_000)
@example("lawbound journal 1\nseed " + '"\\ud800"')
@example("lawbound journal 99999999999999")
@example("lawbound journal ²")
def test_no_text_breaks_the_reader(text: str) -> None:
    assert fault(text).sound is None
    fault("lawbound journal 1\n" + text)
    fault(TEXT + "x" + text)
    fault(TEXT.partition("choices")[0] + text)


@given(st.binary())
def test_no_bytes_break_the_reader(data: bytes) -> None:
    fault(data)


# What the person is told


@pytest.mark.parametrize(
    "foreign", ["", "\n", "Hello\n", '{"game": "root"}', "lawbound", "lawbound journal one", b"\xff\xfe\x00"]
)
def test_a_foreign_file(foreign: str | bytes) -> None:
    error = fault(foreign)
    assert error.line == 1
    assert "not a Lawbound journal" in str(error)
    assert error.sound is None


def test_a_newer_format() -> None:
    error = fault(changed("journal 1\n", "journal 5\n"))
    assert error.line == 1
    assert "format 5" in str(error)
    assert "newer Lawbound" in str(error)


def test_an_edited_line() -> None:
    error = fault(changed("0 1 0 1 0 0 1 1 0", "0 1 0 1 0 0 1 1 1"))
    assert error.line == 10
    assert "changed" in str(error)
    assert error.sound is not None
    assert error.sound.entries == GAME.journal.entries[:24]


def test_an_edited_header() -> None:
    error = fault(changed("seed golden", "seed silver"))
    assert "the header (lines 1 to 8) has been changed" in str(error)
    assert error.sound is None


def test_a_file_without_its_end() -> None:
    error = fault(TEXT[: TEXT.index("result")])
    assert error.line == 10
    assert "cut off after this line" in str(error)
    assert error.sound is not None
    assert error.sound.entries == GAME.journal.entries


def test_a_file_cut_in_a_line() -> None:
    error = fault(TEXT[: TEXT.index("~4c3178")])
    assert error.line == 10
    assert "cut off in this line" in str(error)


@pytest.mark.parametrize(
    ("old", "new_text", "line", "words"),
    [
        ('setup {"heaps"', "setup {heaps", 3, "the setup is not JSON"),
        ('{"heaps":[20,20],"seats":3}', "[1,2]", 3, "should be a JSON object"),
        ('{"heaps":[20,20],"seats":3}', '{"heaps":NaN}', 3, "NaN is not plain data"),
        ("game pebbles", "game ../pebbles", 2, "not the name of a game"),
        ("commitment de78", "commitment DE78", 4, "64 hexadecimal digits"),
        ("seed golden", 'seed "gol', 5, "not a seed"),
        ("seed golden", r'seed "\ud800"', 5, "not a seed"),
        ("seed golden\n", "seed golden\nsalt pepper\n", 6, "the salt should be"),
        ("seed golden\n", "salt 0123456789abcdef\n", 8, "no seed that it belongs to"),
        ("forced answered", "forced maybe", 6, "'asked' or 'answered'"),
        ("luck seeded", "luck good", 7, "'seeded' or 'recorded'"),
        ("luck seeded", "luck recorded", 8, "no seed and no commitment"),
        ("forced answered\n", "", 7, "does not name the forced"),
        ("game pebbles\n", "game pebbles\ngame root\n", 3, "names the game twice"),
        ("game pebbles\n", "game pebbles\nplayers 4\n", 3, "'players' is not a part of the header"),
        (" #9", " #8", 9, "says that it is line 8"),
        (" #9", "", 9, "does not say its number"),
        ("end 38", "end 37", 12, "should hold 37 entries, but holds 38"),
        ('result {"points"', 'result {"points', 11, "the result is not JSON"),
        ("end 38", "stop 38", 12, "neither a line of choices"),
        ("0 2 0 1 0", "0 2 -1 1 0", 9, "only a line of choices has a line number"),
    ],
)
def test_what_is_wrong_and_where_even_if_the_checksums_fit(old: str, new_text: str, line: int, words: str) -> None:
    error = fault(resealed(changed(old, new_text)))
    assert (error.line, words in str(error)) == (line, True), str(error)


def test_a_seeded_game_without_its_commitment() -> None:
    text = re.sub("commitment .*\n", "", TEXT)
    assert "does not name the commitment" in str(fault(resealed(text)))


def test_choices_and_results_after_the_result() -> None:
    lines = TEXT.splitlines()
    error = fault(resealed("\n".join([*lines[:11], "0 ~000000 #12", lines[11]])))
    assert "choices after the result" in str(error)
    error = fault(resealed("\n".join([*lines[:11], *lines[10:]])))
    assert "second result" in str(error)


def test_something_after_the_end() -> None:
    error = fault(TEXT + "\nPS: good game\n")
    assert error.line == 14
    assert "after the end" in str(error)
    assert error.sound is not None
    assert error.sound.entries == GAME.journal.entries


# What cannot be played


def test_an_unknown_game() -> None:
    with pytest.raises(JournalError, match=r"Line 2: There is no game 'chess' here\. Known games") as caught:
        load(games.find, resealed(changed("game pebbles", "game chess")))
    assert caught.value.sound is not None


def test_an_impossible_setup() -> None:
    with pytest.raises(JournalError, match="Line 3: the game cannot be set up: Pebbles is for 2 to 4 seats"):
        load(games.find, resealed(changed('"seats":3', '"seats":7')))


def test_a_seed_that_was_not_committed_to() -> None:
    with pytest.raises(JournalError, match="Line 5: the seed is not the one"):
        load(games.find, resealed(changed("seed golden", "seed silver")))


def test_an_illegal_choice_names_its_line_and_entry_and_what_was_possible() -> None:
    journal = GAME.journal.copy()
    journal.entries[30] = 5
    with pytest.raises(JournalError) as caught:
        load(games.find, write(journal))
    message = str(caught.value)
    assert message.startswith("Line 11: entry 31 (option 5, counted from 0) cannot be chosen for '")
    assert "(pebbles 2). Possible: 0 = " in message
    assert caught.value.sound is not None
    assert caught.value.sound.entries == GAME.journal.entries[:30]
    assert load(games.find, write(caught.value.sound)).pending is not None


def test_a_choice_after_the_end_of_the_game() -> None:
    journal = GAME.journal.copy()
    journal.entries.append(0)
    with pytest.raises(JournalError, match=r"entry 39 .* comes after the end of the game"):
        load(games.find, write(journal))
