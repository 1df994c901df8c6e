"""An upgrade loses no game: rules that were changed on purpose open the games that these rules have stored."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import SOLO, running
from tests.server.upgraded import look

import lawbound
from lawbound.kernel import Table
from lawbound.kernel.journal_text import save
from lawbound.pebbles.rules import PEBBLES
from lawbound.present.speech import say, speaking
from lawbound.server.course import Course
from lawbound.server.founding import of_wishes
from lawbound.server.store import Append, Entry, Store

GAMES = 85
JOURNALS = 15
TURNS = 14
"""So long the games may last, or this test would."""
SEATS = (
    ["marquise", "eyrie"],
    ["marquise", "bot:eyrie", "bot:vagabond"],
    ["alliance", "vagabond", "marquise"],
    ["eyrie", "bot:marquise@nightmare", "bot:alliance"],
    ["marquise", "alliance", "bot:corvids"],
    ["bot:marquise", "bot:eyrie"],
)
SOURCE = Path(lawbound.__file__).parent
Change = tuple[tuple[str, str, str], ...]

ASK = "choice = yield Ask(player.seat, step.prompt, [*options, *more, DONE])"
NUMBERS = "range(1, min(s.rolled, s.heaps[heap]) + 1)"
FIRST = "from __future__ import annotations\n"
IF_DONE = "        if choice is DONE:\n"
SETTLE = "        settle_dominance(s)\n        player = s.acting\n"
ROLLS = "    s.rolled = yield"
LESS = '*[each for each in options if getattr(each, "name", "") != "march"]'

ONE_MORE_OPTION: Change = (
    ("root/turn.py", FIRST, FIRST + 'from lawbound.kernel import Word\nWAIT = Word("wait")\n'),
    ("root/turn.py", ASK, ASK.replace("[*options", "[WAIT, *options")),
    ("root/turn.py", IF_DONE, IF_DONE.replace("is DONE", "in (DONE, WAIT)")),
    ("pebbles/rules.py", NUMBERS, NUMBERS.replace("1,", "0,", 1)),
)
MORE_LUCK: Change = (
    ("root/turn.py", FIRST, FIRST + "from lawbound.kernel import Chance\n"),
    ("root/turn.py", SETTLE, SETTLE.replace("(s)\n", "(s)\n        yield Chance(BEFORE_STEP, (1, 2, 3))\n")),
    ("pebbles/rules.py", ROLLS, "    yield Chance(NUMBER, DIE)\n" + ROLLS),
)
ONE_OPTION_LESS: Change = (
    ("root/turn.py", ASK, ASK.replace("*options", LESS)),
    ("pebbles/rules.py", NUMBERS, NUMBERS.replace("[heap])", "[heap], 2)")),
)


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A folder with a hundred games in the middle of play, and what is to be seen in each."""
    folder = tmp_path_factory.mktemp("stored")
    seen: dict[str, Any] = {}
    luck = random.Random(3)
    with closing(Store.open(str(folder / "games.db"))) as store:
        for number in range(GAMES):
            seats = SEATS[number % len(SEATS)]
            record = of_wishes(
                {"game": "root", "seats": [{"seat": seat} for seat in seats], "seed": f"upgrade {number}"}
            )
            record = replace(record, id=f"game-{number:03}", setup={**record.setup, "turn_limit": TURNS})
            store.create(record)
            course = Course(record)
            store.note(record.id, course.blanks.opening, {})
            entries = []
            for _ in range(luck.randrange(5, 90)):
                if course.table.pending is None:
                    break
                entries.append(course.choose(luck.randrange(len(course.table.pending.options))))
            store.append([Append(record.id, 0, tuple(entries))])
            seen[record.id] = look(course.table) | {"choices": [entry.name for entry in entries]}
    (folder / "games.json").write_text(json.dumps(list(seen)))
    for number in range(JOURNALS):
        table = Table.new(PEBBLES, {"seats": 3, "heaps": [9, 9, 9]}, seed=f"upgrade {number}")
        for _ in range(luck.randrange(4, 16)):
            assert table.pending is not None
            table.choose_index(luck.randrange(len(table.pending.options)))
        (folder / f"{number:02}.journal").write_text(save(table))
        seen[f"{number:02}.journal"] = look(table) | {"choices": []}
    return folder, seen


def upgrade(folder: Path, changes: Change, tmp_path: Path) -> dict[str, Any]:
    """What a server finds whose rules are changed in these places: file, text, new text."""
    copy = tmp_path / "src" / "lawbound"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("client", "*.so"))  # compiled as far as it is the same
    for file, old, new in changes:
        text = (copy / file).read_text()
        assert text.count(old) == 1, f"{file}: {old!r}"
        (copy / file).write_text(text.replace(old, new))
    shutil.copy(folder / "games.db", tmp_path / "games.db")
    script = Path(__file__).with_name("upgraded.py")
    run = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "games.db"), str(folder)],
        env={**os.environ, "PYTHONPATH": str(copy.parent)},
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    found: dict[str, Any] = json.loads(run.stdout)
    assert len(found) == GAMES + JOURNALS
    return found


def test_nothing_is_lost_without_a_change(stored: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    folder, seen = stored
    for name, now in upgrade(folder, (), tmp_path).items():
        assert {key: now[key] for key in ("state", "asked", "options", "lost")} == {
            key: seen[name][key] for key in ("state", "asked", "options", "lost")
        }, name


@pytest.mark.parametrize("changes", [ONE_MORE_OPTION, MORE_LUCK], ids=["an option more", "luck once more"])
def test_games_go_on_from_where_they_were(changes: Change, stored: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    folder, seen = stored
    for name, now in upgrade(folder, changes, tmp_path).items():
        was = seen[name]
        assert (now["state"], now["asked"], now["lost"]) == (was["state"], was["asked"], False), name
        assert [each for each in now["options"] if each not in ("wait", "0")] == was["options"], name
        assert now["over"], name


def test_what_is_not_possible_any_more_is_taken_back_and_told(
    stored: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    folder, seen = stored
    found = upgrade(folder, ONE_OPTION_LESS, tmp_path)
    lost = {name for name, now in found.items() if now["lost"]}
    marched = {name for name, was in seen.items() if any(choice.endswith(" = march") for choice in was["choices"])}
    assert {name for name in lost if name.startswith("game")} == marched
    assert 10 < len(marched) < GAMES and len(lost) > len(marched)
    for name, now in found.items():
        assert now["over"], name
        if name not in lost:
            assert now["state"] == seen[name]["state"], name


def test_everybody_at_the_table_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created = server.create(SOLO)
        with closing(server.play(created, seat=0)) as ann:
            assert ann.play(random.Random(1), 5) == 5
            asked = ann.table["question"]["text"]
    with closing(Store.open(str(tmp_path / "games.db"))) as store:
        impossible = Entry("choice", 0, 0, "", "place the keep = clearing 99")
        store.append([Append(created["game"], 5, (impossible, Entry("choice", 0, 0)))])
    for opened in range(2):
        with running(tmp_path) as server:
            for lang in ("en", "cs", "pl"):
                with speaking(lang):
                    told = say("server-choices-lost", n=2)
                with (
                    closing(server.play(created, "seat", 0, lang=lang)) as ann,
                    closing(server.play(created, "spectator", lang=lang)) as eve,
                ):
                    for each in (ann, eve):
                        lost = [line["text"] for line in each.log if line["event"] == "choices lost"]
                        assert lost == [told], (opened, lang)
            with closing(server.play(created, seat=0)) as ann:
                if not opened:
                    assert ann.table["question"]["text"] == asked
                assert ann.play(random.Random(2), 5) == 5
    with closing(Store.open(str(tmp_path / "games.db"))) as store:
        kinds = [entry.kind for entry in store.entries(created["game"])]
    assert kinds == ["choice"] * 7 + ["undo", "lost"] + ["choice"] * 10


def test_names_are_noted_in_games_of_older_versions(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created = server.create(SOLO)
        with closing(server.play(created, seat=0)) as ann:
            ann.play(random.Random(1), 12)
    with closing(Store.open(str(tmp_path / "games.db"))) as store:
        stored, record = store.entries(created["game"]), store.find(created["game"])
        assert record is not None and record.opening and all(entry.name for entry in stored)
        with store._engine.begin() as db:
            db.exec_driver_sql("UPDATE lawbound_entries SET name = '', given = ''")
            db.exec_driver_sql("UPDATE lawbound_games SET opening = NULL, version = 0")
    with running(tmp_path) as server:
        server.play(created, seat=0).close()
    with closing(Store.open(str(tmp_path / "games.db"))) as store:
        assert store.entries(created["game"]) == stored
        again = store.find(created["game"])
        assert again is not None and again.opening == record.opening
