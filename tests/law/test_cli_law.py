"""`lawbound law` at the command line."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from lawbound.cli import main as cli
from lawbound.law import coverage

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = cli.main(argv)
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: Capture, *argv: str) -> Any:
    code, out, _ = run(capsys, *argv, "--json")
    assert code == 0
    return json.loads(out)


@pytest.mark.parametrize("words", [("root 4.3.2",), ("root", "4.3.2"), ("4.3.2",)])
def test_show_accepts_a_citation_in_several_forms(capsys: Capture, words: tuple[str, ...]) -> None:
    code, out, err = run(capsys, "law", "show", *words)
    assert (code, err) == (0, "")
    assert out.startswith("root 4.3.2  ")
    for expected in ("rule", "root 4.3.2.I", "Carried out by:", "Stated by tests:"):
        assert expected in out


def test_show_names_file_and_line_relative_to_here(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = coverage.Citation(tmp_path / "battle.py", 7, "roll", "root 4.3.2")
    elsewhere = coverage.Citation(Path("/elsewhere/test_battle.py"), 9, "test_roll", "root 4.3.2")
    monkeypatch.setattr(coverage, "citations_in_code", lambda: [place])
    monkeypatch.setattr(coverage, "citations_in_tests", lambda: [elsewhere])
    monkeypatch.chdir(tmp_path)
    _, out, _ = run(capsys, "law", "show", "4.3.2")
    lines = [line.strip() for line in out.splitlines()]
    assert "battle.py:7 roll" in lines
    assert "/elsewhere/test_battle.py:9 test_roll" in lines


def test_show_as_json(capsys: Capture) -> None:
    shown = run_json(capsys, "law", "show", "4.3.2")
    assert shown["citation"] == "root 4.3.2"
    assert "root 4.3.2.I" in shown["children"]


def test_an_unknown_article_is_one_line_with_suggestions(capsys: Capture) -> None:
    code, out, err = run(capsys, "law", "show", "root", "4.3.77")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert '"root 4.3.77"' in err and "root 4.3" in err


def test_search_lists_titles_and_says_when_nothing_is_found(capsys: Capture) -> None:
    code, out, _ = run(capsys, "law", "search", "foil", "ambush")
    assert code == 0 and "root 4.3.1.I" in out
    code, out, err = run(capsys, "law", "search", "zeppelin")
    assert (code, out) == (2, "") and "zeppelin" in err
    assert run_json(capsys, "law", "search", "zeppelin") == {"articles": []}


def test_coverage_as_json_has_a_fixed_shape(capsys: Capture) -> None:
    shown = run_json(capsys, "law", "coverage", "--book", "root")
    assert len(shown["chapters"]) == 22
    for chapter in shown["chapters"]:
        assert {type(chapter[key]) for key in ("book", "chapter")} == {str}
        assert {type(chapter[key]) for key in ("articles", "cited", "tested")} == {int}
        assert len(chapter["missing_code"]) == chapter["articles"] - chapter["cited"]
        assert len(chapter["missing_test"]) == chapter["articles"] - chapter["tested"]


def test_coverage_for_people(capsys: Capture) -> None:
    code, out, _ = run(capsys, "law", "coverage", "--missing")
    assert code == 0
    assert "Key actions" in out and "not in tests:" in out


@pytest.mark.parametrize("command", [("coverage",), ("search", "move")])
def test_an_unknown_book_is_a_clear_error(capsys: Capture, command: tuple[str, ...]) -> None:
    code, _, err = run(capsys, "law", *command, "--book", "chess")
    assert code == 2 and "chess" in err and "root" in err


def test_no_command_prints_help(capsys: Capture) -> None:
    code, out, _ = run(capsys)
    assert code == 0 and "law" in out


def test_ctrl_c_ends_quietly(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("lawbound.cli.law.search", interrupted)
    assert run(capsys, "law", "search", "move") == (130, "", "")


def test_a_note_says_how_the_article_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "law", "show", "3.3.1.I")
    assert "Note: Read as three or more clearings." in out
    _, out, _ = run(capsys, "law", "show", "4.3.2")
    assert "Note:" not in out


@pytest.mark.parametrize(
    ("language", "heading", "line"),
    [
        ("en", "Terms used:", "root G.1.1  Warrior"),
        ("cs", "Použité pojmy:", "root G.1.1  Bojovník"),
        ("pl", "Użyte pojęcia:", "root G.1.1  Wojownik"),
    ],
)
def test_show_names_the_terms_that_the_text_uses(capsys: Capture, language: str, heading: str, line: str) -> None:
    _, out, _ = run(capsys, "law", "show", "root", "2.5", "--lang", language)
    lines = [each.strip() for each in out.splitlines()]
    assert line in lines[lines.index(heading) :]
    assert "root G.1.1" in run_json(capsys, "law", "show", "root", "2.5", "--lang", language)["terms"]


@pytest.mark.parametrize(("term", "language"), [("discard", "en"), ("odhoďte", "cs"), ("odrzucić", "pl")])
def test_search_finds_the_glossary_first(capsys: Capture, term: str, language: str) -> None:
    _, out, _ = run(capsys, "law", "search", term, "--lang", language)
    assert out.startswith("root G.1.16  ")
