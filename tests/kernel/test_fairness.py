"""An honest game passes its audit; a changed one fails, and the report says where."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.kernel.helpers import SETUP, new, play

from lawbound import games
from lawbound.cli.main import main
from lawbound.kernel import Asked, Table
from lawbound.kernel.fairness import AuditReport, audit
from lawbound.kernel.journal_text import Saved, read, save, write
from lawbound.kernel.record import Choice
from lawbound.pebbles.rules import PEBBLES


def honest() -> Saved:
    return read(save(play(new())))


def report_on(saved: Saved, published: str | None = None) -> AuditReport:
    return audit(saved, games.find, published)


def sentence(report: AuditReport, name: str) -> str:
    return next(check.sentence for check in report.checks if check.name == name)


def test_an_honest_game_passes() -> None:
    saved = honest()
    report = report_on(saved, saved.commitment)
    assert report.ok
    assert [check.name for check in report.checks] == ["commitment", "choices", "luck", "over", "result"]
    assert "published at the start" in sentence(report, "commitment")
    assert report_on(saved).ok


def test_another_seed_fails() -> None:
    saved = honest()
    saved.journal.seed = "loaded dice"
    report = report_on(saved)
    assert "commitment" in report.failed
    assert "not the one committed to" in sentence(report, "commitment")


def test_another_seed_with_its_own_commitment_fails_against_the_published_one() -> None:
    published = honest().commitment
    cheated = read(save(play(new(seed="loaded dice"))))
    assert report_on(cheated).ok  # consistent in itself: only what was published shows it
    report = report_on(cheated, published)
    assert report.failed == ["commitment"]
    assert "was published" in sentence(report, "commitment")


def salted(salt: str = "0123456789abcdef") -> Saved:
    table = play(new())
    journal = table.journal.copy()
    journal.salt = salt
    return read(write(journal, table.result))


def test_a_salted_game_passes_with_its_salt_and_no_other() -> None:
    saved = salted()
    assert saved.commitment != honest().commitment
    assert report_on(saved, saved.commitment).ok
    for wrong in ("", "0123456789abcdee"):
        saved.journal.salt = wrong
        report = report_on(saved)
        assert report.failed == ["commitment"]
        assert "not the one committed to" in sentence(report, "commitment")


def test_the_command_checks_a_salted_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = salted()
    file = tmp_path / "salted.journal"
    file.write_text(write(saved.journal, saved.result))
    assert main(["audit", str(file), "--commitment", str(saved.commitment)]) == 0
    assert "All is well." in capsys.readouterr().out
    assert main(["audit", str(file), "--commitment", str(honest().commitment)]) == 1


def test_another_result_fails() -> None:
    saved = honest()
    assert saved.result is not None
    saved.result["winners"] = [2, 1]
    report = report_on(saved)
    assert report.failed == ["result"]
    assert '"winners":[2,1]' in sentence(report, "result")


def test_a_missing_result_fails() -> None:
    saved = honest()
    saved.result = None
    assert report_on(saved).failed == ["result"]


def test_an_illegal_choice_fails_and_is_named() -> None:
    saved = honest()
    saved.record.choices[4] = Choice(9)
    report = report_on(saved)
    assert report.failed == ["choices", "luck", "over", "result"]
    assert "entry 5 (option 9" in sentence(report, "choices")
    assert "Possible: 0 = " in sentence(report, "choices")


def test_any_changed_choice_fails() -> None:
    for place, entry in enumerate(honest().journal.entries):
        for other in {0, 1, 2} - {entry}:
            saved = honest()
            saved.record.choices[place] = Choice(other)
            saved.journal.entries[place] = other
            report = report_on(saved)
            if report.ok:  # another way to the same result is no lie about the result
                again = Table.replay(PEBBLES, saved.journal)
                assert again.result == saved.result
            else:
                assert "commitment" not in report.failed


def test_an_unfinished_game_fails() -> None:
    report = report_on(read(save(play(new(), 5))))
    assert report.failed == ["over", "result"]
    assert "still has to be chosen" in sentence(report, "over")


def test_choices_after_the_end_fail() -> None:
    saved = honest()
    saved.record.choices.append(Choice(0))
    report = report_on(saved)
    assert "choices" in report.failed
    assert "after the end of the game" in sentence(report, "choices")


def test_a_withheld_seed_fails() -> None:
    table = play(new())
    report = report_on(read(write(table.journal, table.result, reveal_seed=False)))
    assert report.failed[0] == "commitment"
    assert "does not reveal its seed" in sentence(report, "commitment")


def test_recorded_luck_passes_with_a_word_about_the_dice_unless_a_commitment_was_published() -> None:
    saved = read(save(play(Table.new(PEBBLES, SETUP, nature=Asked()))))
    report = report_on(saved)
    assert report.ok
    assert "cannot be checked" in sentence(report, "commitment")
    assert report_on(saved, honest().commitment).failed == ["commitment"]


def test_an_unknown_game_fails() -> None:
    saved = honest()
    saved.journal.game = "chess"
    report = report_on(saved)
    assert "no game 'chess'" in sentence(report, "choices")


# The command


@pytest.fixture
def journal_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    path.write_text(save(play(new())), encoding="utf-8")
    return path


def test_the_command_says_that_all_is_well(journal_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(journal_file)]) == 0
    out = capsys.readouterr().out
    assert out.count("ok ") == 5
    assert "All is well." in out


def test_the_command_takes_the_published_commitment(journal_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(journal_file), "--commitment", "0" * 64]) == 1
    assert "FAILED  commitment" in capsys.readouterr().out
    assert main(["audit", str(journal_file), "--commitment", str(honest().commitment).upper()]) == 0


def test_the_command_says_what_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.journal"
    table = play(new())
    path.write_text(write(table.journal, {"points": [99, 0, 0], "winners": [0]}), encoding="utf-8")
    assert main(["audit", str(path)]) == 1
    assert "Something is wrong: result." in capsys.readouterr().out
    assert main(["audit", "--json", str(path)]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] is False
    assert report["game"] == "pebbles"
    assert [check["ok"] for check in report["checks"]] == [True, True, True, True, False]


def test_a_missing_or_unreadable_file_is_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    for path, words in (
        (tmp_path / "none", "cannot read"),
        (tmp_path, "cannot read"),
        (picture, "not a Lawbound"),
    ):
        assert main(["audit", str(path)]) == 2
        error = capsys.readouterr().err
        assert words in error
        assert error.count("\n") == 1
