"""`lawbound companion`: the same evening at a terminal, kept in a file."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from lawbound.cli.main import main
from lawbound.root.commands.evening import meant
from lawbound.root.companion.evening import RootEvening

SETTING_UP = "1\n" * 6


def type_in(lines: str, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return main(["companion", *words])


def test_an_evening_is_told_kept_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "friday.json"
    told = f"{SETTING_UP}edit points marquise +2; hand marquise 4\nend\nsappers\nwhy\nmap\nproblems\nhelp\n3 0\nquit\n"
    assert type_in(told, monkeypatch, str(file)) == 0
    out = capsys.readouterr().out
    assert "play your turn on the table" in out and "Draw the order card: Sappers (bird)" in out
    assert "friday.json" in out.replace("\n", "")  # a long path is wrapped
    kept = json.loads(file.read_text())
    assert {"do": "answer", "option": "3-0"} in kept["acts"]
    assert type_in("undo\nquit\n", monkeypatch, str(file), "--lang", "cs") == 0
    assert "Markýza" in capsys.readouterr().out
    assert json.loads(file.read_text())["acts"] == kept["acts"][:-1]


def test_what_is_typed_wrongly_is_told_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.json"
    wrong = "edit\nedit 5\nedit +1 dragon 5\nedit -9 marquise.warrior 5\nfly\n77\nshow\n"
    assert type_in(f"{SETTING_UP}{wrong}tell\n", monkeypatch, str(file)) == 0
    out = capsys.readouterr().out
    assert "+2 eyrie.warrior 5" in out and "no change of the board" in out and "not so many pieces" in out
    assert json.loads(file.read_text())["acts"][-1] == {"do": "tell"}


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"setup": 1, "acts": []}', '{"setup": {"seats": []}, "acts": 3}'])
def test_a_file_that_holds_no_evening_is_left_alone(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.json"
    file.write_text(text)
    assert type_in("quit\n", monkeypatch, str(file)) != 0
    assert file.read_text() == text and "Traceback" not in capsys.readouterr().err


def test_a_setup_at_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lake = ("--seats", "riverfolk,bot:lizards,bot:duchy", "--map", "lake", "--set", "services=none")
    assert type_in("quit\n", monkeypatch, *lake) == 0
    assert type_in("quit\n", monkeypatch, "--seats", "marquise,dragon") != 0
    assert type_in("quit\n", monkeypatch, "--set", "map") != 0
    assert "dragon" in capsys.readouterr().err


def test_dice_are_not_mistaken_for_numbers_of_a_list() -> None:
    evening = RootEvening({"position": "root seats=bot:eyrie,marquise turn=eyrie @1=eyrie.warrior*3"})
    options = [{"option": f"{a}-{b}", "text": f"{a} and {b}"} for a in range(4) for b in range(a + 1)]
    dice = {"kind": "dice", "options": options}
    assert meant(dice, "1 3") == meant(dice, "31") == meant(dice, "3-1") == "3-1"
    assert meant(dice, "2") is None and meant(dice, "9 9") is None
    cards = evening.page("en")["question"]
    assert meant(cards, "1") == cards["options"][0]["option"] and meant(cards, "sappers") == "sappers"
    assert meant(cards, "a") is None and meant(None, "1") is None


@pytest.mark.law("root E.2.2")
def test_hirelings_and_what_they_rule_are_on_the_map(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    patrol = "hirelings.forest-patrol.controller=nobody @5=forest-patrol.warrior*3"
    position = f"root seats=alliance,bot:eyrie turn=alliance {patrol}"
    assert type_in("map\nquit\n", monkeypatch, "--seats", "x", "--set", f"position={position}") == 0
    shown = next(line for line in capsys.readouterr().out.splitlines() if line.strip().startswith(("│ 5", "5 ", "| 5")))
    assert "Patrol" in shown
