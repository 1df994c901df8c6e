"""What counts as played: code that the rules run while a table is at work, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.played import findings
from tests.root.situation import given

from lawbound.cli import main as cli
from lawbound.cli import played as command
from lawbound.kernel import Event, Table
from lawbound.law import coverage
from lawbound.law.played import Played, Watch, carrier
from lawbound.root import pieces
from lawbound.root.move import destinations, origins
from lawbound.root.position_text import loads
from lawbound.root.present.questions import refused
from lawbound.root.rules import ROOT

CODE, MARKS = coverage.citations_in_code(), coverage.citations_in_tests()
MARCH = "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior*2 @5=eyrie.warrior"


@pytest.fixture
def watch(request: pytest.FixtureRequest) -> Iterator[Watch]:
    gathering = request.config.pluginmanager.get_plugin("lawbound played")
    assert gathering is not None
    watching: Watch = gathering.watch
    watching.fresh()
    yield watching


def names(watch: Watch) -> set[str]:
    """The functions that were reached."""
    reached = watch.played().reached
    return {each.name for each in CODE if carrier(each) in reached}


def test_what_a_table_runs_is_reached(watch: Watch) -> None:
    table = given(MARCH)
    assert {"carry_on", "origins"} <= names(watch)
    assert "destinations" not in names(watch)  # nobody marches yet
    table.choose("march")
    assert "destinations" in names(watch)


def test_the_setup_of_a_game_is_reached_and_the_reading_of_a_position_is_not(watch: Watch) -> None:
    loads(MARCH)
    assert names(watch) == set()
    table = given(MARCH)
    # A position seats its players as every game does; its pieces are put down without the rules.
    assert {"Eyrie.steps", "open_box"} <= names(watch)
    assert not {"new_state", "find_ruler", "_changed"} & names(watch)
    table.choose("march", 5, 1)
    assert {"find_ruler", "_changed"} <= names(watch)
    watch.fresh()
    Table.new(ROOT, {"seats": ["marquise", "eyrie"]}, seed="played")
    assert {"new_state", "lay_out", "deal"} <= names(watch)


def test_what_somebody_calls_beside_the_table_is_not_reached(watch: Watch) -> None:
    table = given(MARCH)
    watch.fresh()
    player = table.player("marquise")
    assert origins(table.s, player) == [1]
    assert list(destinations(table.s, player, 1)) == [5, 9, 10]
    assert refused(table.s, table.ask)
    assert "origins" not in names(watch) and "destinations" not in names(watch)


def test_what_listeners_call_is_not_reached(watch: Watch) -> None:
    table = given(MARCH).choose("march", 5)
    watch.fresh()
    heard: list[Event] = []

    def curious(event: Event) -> None:
        heard.append(event)
        pieces.why_not_build(table.s, 0, 5)

    table.table.listen(curious)
    table.choose(1)
    assert heard and "why_not_build" not in names(watch)


def test_a_view_is_shown_by_the_table(watch: Watch) -> None:
    table = given(MARCH)
    watch.fresh()
    table.table.view(0)
    assert names(watch) == {"view", "veil", "Faction", "Faction.hide"}


def test_what_was_reached_can_be_sent_and_put_together() -> None:
    one = Played({("a.py", 1)}, {"root 1.1.1": {("a.py", 1)}})
    other = Played.of_data(json.loads(json.dumps(Played({("a.py", 2)}, {"root 1.1.1": {("a.py", 2)}}).as_data())))
    one.add(other)
    assert one == Played({("a.py", 1), ("a.py", 2)}, {"root 1.1.1": {("a.py", 1), ("a.py", 2)}})


def test_an_article_counts_as_stated_only_by_a_test_that_names_it_and_reaches_it(watch: Watch) -> None:
    given(MARCH).choose("march")
    played = watch.played(["root 4.2.1", "root 6.6"])
    assert played.stated["root 4.2.1"] and not played.stated["root 6.6"]
    code = [each for each in CODE if each.article in ("root 4.2.1", "root 6.6", "root 6.3")]
    assert played.unstated(code) == ["root 6.3", "root 6.6"]


# The suite's own judgement


def everything() -> tuple[Played, set[str]]:
    """All citations reached by all tests that name their articles."""
    played, ran = Played(), set()
    for each in CODE:
        played.reached.add(carrier(each))
        played.stated.setdefault(each.article, set()).add(carrier(each))
    for mark in MARKS:
        name = mark.name.replace(".", "::").removeprefix("(module)") or "any"
        ran.add(f"{mark.file.relative_to(coverage.TESTS.parent).as_posix()}::{name}")
    return played, ran


def test_a_whole_run_finds_every_citation_that_nothing_reaches() -> None:
    played, ran = everything()
    assert findings(played, ran, CODE, MARKS) == []
    dead = next(each for each in CODE if each.article == "root 1.5.4")
    played.reached.remove(carrier(dead))
    assert findings(played, ran, CODE, MARKS) == [
        f"{dead}: no table of any test reaches this citation of {each}" for each in cited(dead)
    ]


def cited(carried: coverage.Citation) -> list[str]:
    return [each.article for each in CODE if carrier(each) == carrier(carried)]


def test_a_run_of_a_part_judges_the_articles_all_of_whose_tests_it_ran() -> None:
    played, ran = everything()
    del played.stated["root 2.3"]
    (line,) = findings(played, ran, CODE, MARKS)
    assert line.startswith("root 2.3: no test that names it has a table run code that cites it: ")
    in_part = {each for each in ran if not each.startswith("tests/root/test_move.py")}
    assert findings(played, in_part, CODE, MARKS) == []
    assert findings(Played(), set(), CODE, MARKS) == []


# The command


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = cli.main(("law", "coverage", "--played", *argv))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As beside an installed package: no tests."""
    monkeypatch.setattr(coverage, "TESTS", tmp_path / "absent")


@pytest.mark.usefixtures("installed")
def test_without_tests_games_alone_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--games", "3", "--book", "rootbotics")
    assert code == 0 and err == "3 games of each kind are played.\n"
    assert "only games were played" in out and "rootbotics 12" in out and "root 9" not in out
    unreached = out.partition("Citations that no table reaches:\n")[2].splitlines()
    assert unreached and all(line.startswith("  rootbotics ") and ".py:" in line for line in unreached)


@pytest.mark.usefixtures("installed")
def test_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--games", "2", "--json")
    assert (code, err) == (0, "")
    shown: dict[str, Any] = json.loads(out)
    assert (shown["games"], shown["with_tests"], shown["unstated"]) == (2, False, [])
    assert {tuple(each) for each in shown["unreached"]} == {("article", "place")}
    for chapter in shown["chapters"]:
        assert chapter["articles"] >= chapter["cited"] >= chapter["played"] >= chapter["in_games"] >= 0
        assert chapter["stated"] == 0
    assert sum(each["in_games"] for each in shown["chapters"]) > 200


def test_bad_requests_are_told_before_anybody_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--book", "chess")[0] == 2
    code, out, err = run(capsys, "--games", "0")
    assert (code, out) == (2, "") and "at least one" in err


def test_the_tests_of_a_file_are_run_and_watched() -> None:
    played = command.of_tests([coverage.TESTS / "root" / "test_move.py"], workers="0")
    assert played.stated["root 4.2.1"] and played.stated["root 2.3"]
    assert "root 4.2.1" not in played.unstated(CODE) and "root 7.6" in played.unstated(CODE)
