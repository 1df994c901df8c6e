"""Texts that these very rules wrote are played by their places; all others are compared, name by name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.helpers import new, play, seeds, setups, situation, steps

from lawbound import games
from lawbound.kernel import Asked, Event, Game, Journal, Seeded, Table, rules_of
from lawbound.kernel.journal_reader import checksum, seal_of
from lawbound.kernel.journal_text import JournalError, load, read, replay, save, write
from lawbound.kernel.nature import Draw
from lawbound.kernel.recall import record_of
from lawbound.kernel.sources import mark_of
from lawbound.pebbles.rules import PEBBLES, Pebbles

TEXT = save(play(new(), 9))


class Elsewhere(Pebbles):
    """Rules that nobody's mark is of, though most of them are."""


def quick(table: Table[Any]) -> bool:
    """Whether nothing was compared: whoever compares has luck that tells its draws."""
    return type(table.nature) is Seeded


def changed(old: str, new_text: str, text: str = TEXT) -> str:
    """As somebody with the code could write it: every line has its right checksum, but they forgot the last."""
    assert text.count(old) == 1
    lines = text.replace(old, new_text).splitlines()
    seal = lines[8].removeprefix("choices ~")
    for number in range(9, len(lines)):
        body, _, tail = lines[number].rpartition(" ~")
        seal = seal_of(seal, body)
        lines[number] = f"{body} ~{seal}{tail[6:]}"
    return "\n".join(lines) + "\n"


def forged(old: str, new_text: str) -> str:
    """The same by somebody who forgot nothing."""
    lines = TEXT.replace(old, new_text).splitlines()
    right = checksum(lines[:-2])
    return changed(old, new_text, TEXT.replace(lines[-2].split()[2], right))


@given(setups, seeds, steps, st.booleans())
@settings(max_examples=40, deadline=None)
def test_the_quick_way_leads_to_the_same_game(setup: dict[str, Any], seed: str, upto: int, ask_forced: bool) -> None:
    text = save(play(new(setup, seed, ask_forced=ask_forced), upto))
    told: list[Event] = []
    checked: list[Event] = []
    table = load(games.find, text, told.append)
    assert quick(table)
    other = replay(games.find, read(text), checked.append)
    assert not quick(other)
    assert situation(table) == situation(other)
    assert repr(told) == repr(checked)
    assert save(play(table, 5)) == save(play(other, 5))


def test_every_game_is_read_the_quick_way() -> None:
    for name in games.names():
        kit = games.kit(name)
        table = play(Table.new(kit.game, kit.form.setup(kit.form.presets[0].seats), seed="1"), 60)
        again = load(games.find, save(table))
        assert quick(again)
        assert again.state == table.state
        assert again.journal.entries == table.journal.entries


def test_recorded_luck_is_among_the_places() -> None:
    text = save(play(Table.new(PEBBLES, {"seats": 2}, nature=Asked()), 12))
    assert "\nwritten " in text and " luck: " in text
    assert save(load(games.find, text)) == text
    assert situation(load(games.find, text)) == situation(replay(games.find, read(text)))


def test_whoever_needs_names_gets_them() -> None:
    assert read(TEXT).record.named
    assert read(TEXT).record.choices == record_of(PEBBLES, read(TEXT).journal).choices


# Everything else is compared


def test_an_edited_place_is_found_by_its_name() -> None:
    table = load(games.find, changed("\n0 seat 0: heap = heap 1 ", "\n1 seat 0: heap = heap 1 "))
    assert not quick(table)
    assert situation(table) == situation(load(games.find, TEXT))


def test_an_edited_name_is_not_what_was_chosen() -> None:
    text = changed("\n0 seat 1: heap = heap 2 ", "\n0 seat 1: heap = heap 1 ")
    with pytest.raises(JournalError, match=r"entry 3 \(heap = heap 1\) cannot be chosen"):
        load(games.find, text)


def test_edited_luck_is_not_what_the_seed_gives() -> None:
    text = changed("roll = 3 @1/3", "roll = 2 @1/3")
    with pytest.raises(JournalError, match=r"entry 2 \(number = 3\) cannot be chosen"):
        load(games.find, text)
    table = load(games.find, changed("roll = 2 @8/3", "roll = 3 @8/3"))
    assert table.journal.luck is not None
    assert "\nwritten " not in save(table)  # places and the seed would not tell that game


@pytest.mark.parametrize("part", [1, 2])
def test_other_rules_and_a_wrong_checksum(part: int) -> None:
    written = TEXT.splitlines()[-2].split()
    table = load(games.find, changed(written[part], f"{int(written[part], 16) ^ 1:0{len(written[part])}x}"))
    assert not quick(table)
    assert situation(table) == situation(load(games.find, TEXT))


def test_texts_from_before_have_no_mark() -> None:
    journal = read(TEXT).journal
    record = record_of(PEBBLES, journal)
    record.rules = None
    for text in (write(journal, record=record), write(journal)):
        assert "\nwritten " not in text
        assert not quick(load(games.find, text))


def test_a_line_without_its_checksum_is_an_error_as_ever() -> None:
    for line in TEXT.splitlines():
        with pytest.raises(JournalError) as caught:
            load(games.find, TEXT.replace(line, line.replace("e", "f", 1) if "e" in line else f"{line} "))
        assert f"Line {caught.value.line}: " in str(caught.value)


@pytest.mark.parametrize(
    "old, new_text, words",
    [
        ("\n1 seat 1: number = 2 ", "\n7 seat 1: number = 9 ", "cannot be chosen"),
        ("\n1 seat 1: number = 2 ", "\nx seat 1: number = 2 ", "only a line of choices"),
        ("\n1 seat 1: number = 2 ", "\n ", "only a line of choices"),
        ("\n1 seat 1: number = 2 ", "\n1_0 seat 1: number = 2 ", "only a line of choices"),
        ("\n1 seat 1: number = 2 ", "\n  number = 2 ", "should hold 9 entries"),
    ],
)
def test_a_forged_mark_helps_nobody(old: str, new_text: str, words: str) -> None:
    with pytest.raises(JournalError, match=words):
        load(games.find, forged(old, new_text))


def test_the_mark_stands_once_before_the_end() -> None:
    written = TEXT.splitlines()[-2].rpartition(" ")[0]
    choice = "\n1 seat 1: heap = heap 3 "
    for text in (changed(choice, f"\n{written} ~000000{choice}"), changed("\nend", f"\n{written} ~000000\nend")):
        with pytest.raises(JournalError, match=r"lines are missing|after the result|neither a line of choices"):
            read(text)
    with pytest.raises(JournalError, match="neither a line of choices"):
        read(changed("\nwritten ", "\nwritten by "))


# Whose rules have a mark


def test_only_rules_that_lie_in_their_packages_have_a_mark() -> None:
    class Unknown(Game[Any]):
        name = "unknown"

    assert rules_of(PEBBLES) is not None
    assert rules_of(PEBBLES) != rules_of(games.find("root"))
    assert rules_of(Elsewhere()) is None
    assert rules_of(Unknown()) is None


def test_mended_luck_has_no_mark() -> None:
    journal = Journal("pebbles", {"seats": 2}, "golden", entries=[0], luck=[Draw(0, 1, 3)])
    assert record_of(PEBBLES, journal).rules is None
    journal.luck = None
    assert record_of(PEBBLES, journal).rules == rules_of(PEBBLES)


def test_a_build_beside_its_sources_has_their_mark(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("cards = 54")
    (tmp_path / "rules.py").write_text("CARDS = 54")
    mark = mark_of([tmp_path])
    (tmp_path / "rules.cpython-311-x86_64-linux-gnu.so").write_bytes(b"compiled")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "rules.cpython-311.pyc").write_bytes(b"compiled")
    assert mark_of([tmp_path]) == mark
    (tmp_path / "rules.py").write_text("CARDS = 55")
    assert mark_of([tmp_path]) != mark


ASKED = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from lawbound.kernel import rules_of
from game.rules import Mine
if sys.argv[2:]:
    Path(sys.argv[2]).write_text("changed")
print(rules_of(Mine()))
"""


def test_sources_that_have_changed_since_they_were_imported_have_no_mark(tmp_path: Path) -> None:
    """An upgrade under a server that goes on running: what runs is not what is there to be read."""
    package = tmp_path / "game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(
        "from lawbound.kernel import Game\nclass Mine(Game):\n    packages = ('game',)\n", encoding="utf-8"
    )

    def asked(*more: str) -> str:
        command = [sys.executable, "-c", ASKED, str(tmp_path), *more]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.strip()

    mark = asked()
    assert len(mark) == 16
    assert asked() == mark
    assert asked(str(package / "more.py")) == "None"
    assert asked() not in (mark, "None")


IMPORTED = """
import sys
from lawbound import games
games.names()
before = set(sys.modules)
game = type(games.find(sys.argv[1]))
print(*game.packages)
print(*[name for name in sys.modules if name.startswith("lawbound.") and name not in before])
"""


def test_all_that_decides_a_game_is_in_its_mark() -> None:
    """Whatever a game's rules import of this house is in the packages that it names, or does not decide anything."""
    silent = ("lawbound.law", "lawbound.kernel")  # who cites, and who is marked with every game
    for name in games.names():
        command = [sys.executable, "-c", IMPORTED, name]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
        packages, modules = [line.split() for line in done.splitlines()]
        assert packages == [f"lawbound.{name}"]
        assert [each for each in modules if not each.startswith((*packages, *silent))] == []
