"""`lawbound play`: the real command, with somebody's typing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal import lawbound

from lawbound.cli import screen
from lawbound.cli.interview import people_at
from lawbound.cli.main import main
from lawbound.cli.saving import read_game
from lawbound.games import kit
from lawbound.kernel import Asked, Table
from lawbound.kernel.journal_text import read, save
from lawbound.root.rules import ROOT
from lawbound.root.state import State

LAWBOUND = (sys.executable, "-m", "lawbound.cli.main")
GIVEN = ("play", "root", "--seed", "test", "--order", "given")
SETUP = "1\n1\n1\n1\n"  # keep, sawmill, workshop, recruiter


def play(folder: Path, typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    done = lawbound(*(arguments or GIVEN), typed=typed, folder=folder, columns=100)
    assert done.stderr == ""
    return done


def test_the_command_is_a_process_of_its_own(tmp_path: Path) -> None:
    """The other tests call it in this one."""
    done = subprocess.run(
        [*LAWBOUND, *GIVEN],
        input="1\nsave a.journal\nquit\nn\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=tmp_path,
        timeout=120,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"},
    )
    assert done.returncode == 0 and done.stderr == ""
    assert "Marquise places the keep in clearing 1 (fox) [6.3.2]" in done.stdout
    assert read((tmp_path / "a.journal").read_text(encoding="utf-8")).journal.entries == [0]


def test_a_newcomer_plays_by_pressing_enter(tmp_path: Path) -> None:
    done = play(tmp_path, "\n\n1\nquit\nn\n", "play")
    assert done.returncode == 0
    assert "1  Root" in done.stdout
    assert "In which corner do you place the keep? [6.3.2]" in done.stdout
    assert "Marquise places the keep in clearing 1 (fox) [6.3.2]" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_setup_asks_again(tmp_path: Path) -> None:
    own = len([preset for preset in kit("root").form.presets if people_at(kit("root").form, preset)]) + 1
    done = play(tmp_path, f"{own}\ncat\n99\n4\n1\n1\nquit\nn\n", "play", "root")
    sides = len(kit("root").form.sides)
    assert done.stdout.count(f"Please type a number from 1 to {sides}.") == 2
    assert "Vagabond (you)" in done.stdout
    assert "Eyrie" not in done.stdout.partition("A new game")[2]


def test_a_whole_game_ends_with_scores_winner_and_seed(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n" * 6000)
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert " wins [" in done.stdout or " win together [" in done.stdout
    said = " ".join(done.stdout.split())  # lines may be broken anywhere
    assert re.search("The seed was test, its salt [0-9a-f]{32}; their commitment [0-9a-f]{64} was shown", said)
    assert "A person named the seed of this game" in said.partition("Type a number")[0]
    assert "lawbound audit FILE" in done.stdout


def test_a_finished_game_can_be_saved_and_audited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = play(tmp_path, "1\n" * 6000).stdout
    decisions = played.count("\n> 1\n")
    done = play(tmp_path, "1\n" * decisions + "end.journal\n")
    assert "Check it with: lawbound audit end.journal" in done.stdout
    assert main(["audit", str(tmp_path / "end.journal")]) == 0
    assert "All is well." in capsys.readouterr().out
    again = play(tmp_path, "\n", "play", "--load", "end.journal")
    assert "the game is over" in again.stdout and "The seed was test" in again.stdout


def test_a_game_that_never_ends_is_audited_and_shown_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = (
        "root seats=bot:marquise,bot:vagabond turn=marquise marquise.dominance=dominance-bird "
        "vagabond.dominance=dominance-fox options.bot_dominance_variant=on"
    )
    (tmp_path / "endless.journal").write_text(save(Table.from_position(ROOT, position, seed="for ever")))
    assert main(["audit", str(tmp_path / "endless.journal")]) == 0
    assert "nobody was asked anything any more in 5,000 steps" in capsys.readouterr().out
    shown = play(tmp_path, "\n", "play", "--load", "endless.journal").stdout
    assert "the game is over" in shown
    assert "Nobody was asked anything any more, and nobody could win: the game ends in turn" in " ".join(shown.split())


def test_several_people_pass_the_screen_and_see_only_their_own_hand(tmp_path: Path) -> None:
    typed = "\n1\n1\n1\n1\n\n1\nquit\nn\n"
    done = play(tmp_path, typed, *GIVEN, "--seats", "marquise,eyrie", "--players", "Anna,Bo")
    assert "Pass the screen to Marquise (Anna), then press Enter." in done.stdout
    anna, _, bo = done.stdout.partition("Pass the screen to Eyrie (Bo), then press Enter.")
    assert "Marquise draws" in anna and "Eyrie draws 3 cards" in anna
    assert "Eyrie draws 3 cards" not in bo and "Marquise draws 3 cards" in bo


@pytest.mark.parametrize(
    ("language", "words"), [("cs", "Předej obrazovku Markýze (Anna)"), ("pl", "Przekaż ekran Markizie (Anna)")]
)
def test_whoever_gets_the_screen_is_declined(tmp_path: Path, language: str, words: str) -> None:
    done = play(tmp_path, "\n", *GIVEN, "--seats", "marquise,eyrie", "--players", "Anna,Bo", "--lang", language)
    assert words in done.stdout


def test_undo_goes_back_to_the_last_decision(tmp_path: Path) -> None:
    done = play(tmp_path, "undo\n1\n2\nundo\n3\nsave a.journal\nquit\nn\n")
    assert "There is no earlier decision of yours to take back." in done.stdout
    assert "Taken back." in done.stdout
    assert done.stdout.count("Where do you place the first sawmill?") == 2
    assert read((tmp_path / "a.journal").read_text(encoding="utf-8")).journal.entries == [0, 2]


def test_undo_goes_back_past_the_other_players(tmp_path: Path) -> None:
    done = play(tmp_path, SETUP + "undo\nsave a.journal\nquit\nn\n")
    assert "end 3" in (tmp_path / "a.journal").read_text(encoding="utf-8")
    assert done.stdout.count("Where do you place the first recruiter?") == 2


def test_save_and_load(tmp_path: Path) -> None:
    play(tmp_path, SETUP + "save a.journal\nquit\nn\n")
    done = play(tmp_path, "quit\nn\n", "play", "--load", "a.journal")
    assert "a.journal: " in done.stdout and "the game goes on." in done.stdout
    assert "Marquise (you)" in done.stdout and "Turn 1: Marquise (you), Daylight" in done.stdout
    inside = play(tmp_path, "1\nload a.journal\nsave b.journal\nquit\nn\n")
    assert "The game that was on the table is saved in lawbound-before-load.journal." in inside.stdout
    assert (tmp_path / "a.journal").read_bytes() == (tmp_path / "b.journal").read_bytes()


def test_a_damaged_game_goes_on_with_its_sound_part(tmp_path: Path) -> None:
    play(tmp_path, SETUP + "save a.journal\nquit\nn\n")
    path = tmp_path / "a.journal"
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: whole.rindex("end ")], encoding="utf-8")
    yes = play(tmp_path, "y\nquit\nn\n", "play", "--load", "a.journal")
    assert "a.journal is damaged." in yes.stdout and "Turn 1: Marquise (you), Daylight" in yes.stdout
    no = play(tmp_path, "n\n", "play", "--load", "a.journal")
    assert no.returncode == 2
    inside = play(tmp_path, "load a.journal\nn\n1\nquit\nn\n")
    assert "The game here goes on." in inside.stdout


def test_files_that_are_no_games_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
    done = play(tmp_path, "save diary.txt\nsave no/such/folder\nload diary.txt\nload nothing\nsave\nload\nquit\nn\n")
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "Dear diary"
    for line in (
        "is not a saved game",
        "Cannot save in no/such/folder",
        "Cannot load diary.txt",
        "Cannot load nothing",
        "Type save and a file name",
        "Type load and a file name",
    ):
        assert line in done.stdout


@pytest.mark.law("root 6.3.4")
def test_why_and_law(tmp_path: Path) -> None:
    done = play(tmp_path, "1\nwhy\nlaw 6.3.4\nlaw 99.9\nlaw\nquit\nn\n")
    said = " ".join(done.stdout.split())
    assert "it must be the keep's clearing or one beside it, with an open slot" in said
    assert "root 6.3.4  Step 4" in done.stdout
    assert 'the Law has no article "root 99.9"' in done.stdout
    assert "Type law and the number of an article, such as: law 6.3.4" in done.stdout


def test_board_log_help_and_cards(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n\nboard\nlog\nlog all\nhelp\ncards\nquit\nn\n")
    assert done.stdout.count("pieces (w: warriors)") == 3
    assert done.stdout.count("Turn order: Marquise (you)") == 3
    assert "back to your last decision" in done.stdout


@pytest.mark.parametrize(
    "typed", ["0", "99", "-1", "1.5", "x" * 300, "²", "٣", "\x00\x1b[31m", "undo undo", "9" * 5000]
)
def test_bad_input_is_answered(tmp_path: Path, typed: str) -> None:
    done = play(tmp_path, f"{typed}\nquit\nn\n")
    assert done.returncode == 0
    assert (
        "Type a number from 1 to 4, or help." in done.stdout
        or "type a number from 1 to 4." in done.stdout
        or ("no earlier decision" in done.stdout)
    )


def test_bytes_that_are_no_text_are_answered(tmp_path: Path) -> None:
    done = subprocess.run(
        [*LAWBOUND, *GIVEN], input=b"\xff\xfe\nquit\nn\n", capture_output=True, check=False, cwd=tmp_path, timeout=60
    )
    assert done.returncode == 0 and b"Traceback" not in done.stderr


def test_a_terminal_without_many_letters_still_shows_the_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [*LAWBOUND, *GIVEN],
        input=b"1\nwhy\nquit\nn\n",
        capture_output=True,
        check=False,
        cwd=tmp_path,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0 and b"first sawmill" in done.stdout


def test_the_end_of_input_saves_the_game(tmp_path: Path) -> None:
    done = play(tmp_path, SETUP)
    assert done.returncode == 0
    assert "Resume with: lawbound play --load lawbound-autosave.journal" in done.stdout
    resumed = play(tmp_path, "quit\nn\n", "play", "--load", "lawbound-autosave.journal")
    assert "Turn 1: Marquise (you), Daylight" in resumed.stdout


def test_another_game_does_not_overwrite_what_was_saved(tmp_path: Path) -> None:
    play(tmp_path, "1\n")
    first = (tmp_path / "lawbound-autosave.journal").read_bytes()
    play(tmp_path, "1\n", "play", "--seed", "another")
    assert (tmp_path / "lawbound-autosave.journal").read_bytes() == first
    assert (tmp_path / "lawbound-autosave-2.journal").exists()
    play(tmp_path, "1\n1\n")  # the same game again
    assert (tmp_path / "lawbound-autosave.journal").read_bytes() != first


def test_an_interrupt_saves_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(screen, "ask_line", interrupted)
    assert main(GIVEN) == 130
    assert "Resume with: lawbound play --load lawbound-autosave.journal" in capsys.readouterr().out
    assert (tmp_path / "lawbound-autosave.journal").exists()


def test_should_the_rules_fail_the_game_is_still_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["1", "2", "1", "save a.journal", "quit", "n"])
    sound = Table.choose_index

    def failing(table: Table[State], index: int) -> None:
        if index == 1:
            table.journal.entries.append(index)
            raise RuntimeError("a clearing is on fire")
        sound(table, index)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(screen, "ask_line", lambda *_: next(typed))
    monkeypatch.setattr(Table, "choose_index", failing)
    assert main(GIVEN) == 0
    assert "a clearing is on fire" in capsys.readouterr().out
    assert read((tmp_path / "a.journal").read_text(encoding="utf-8")).journal.entries == [0, 0]


def test_luck_of_a_physical_table_is_asked_for(tmp_path: Path) -> None:
    table = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "names": ["you", "random"]}, nature=Asked())
    (tmp_path / "a.journal").write_text(save(table), encoding="utf-8")
    done = play(tmp_path, "1\n" * 8 + "why\ncards\nlog\nundo\nquit\nn\n", "play", "--load", "a.journal")
    assert "the table: Who sits next? [5.1.1]" in done.stdout
    assert "the table: Which card does Marquise draw? [2.1.2]" in done.stdout


def test_end_of_input_in_the_setup(tmp_path: Path) -> None:
    done = play(tmp_path, "", "play")
    assert done.returncode == 0 and "No game was begun." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--seats", "marquise,hedgehogs"), "Unknown faction"),
        (("--seats", "marquise"), "2 to 6 seats"),
        (("--players", "a,b,c,d,e"), "5 players were named for 4 seats"),
    ],
)
def test_a_bad_setup_is_one_line(arguments: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *arguments]) == 2
    error = capsys.readouterr().err
    assert expected in error and error.count("\n") == 1


def test_the_map_alone_and_the_position_can_be_shown(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n" * 12 + "map\nposition\nquit\nn\n")
    after = done.stdout.partition("> map")[2]
    assert "pieces (w: warriors)" in after
    assert "hand:" not in after.partition("> position")[0]
    assert "root map=autumn" in after


def test_people_sit_where_no_bot_does(tmp_path: Path) -> None:
    done = play(tmp_path, "quit\nn\n", "play", "--seats", "bot:marquise,eyrie", "--players", "me", "--seed", "4")
    assert "Eyrie (you)" in done.stdout
    assert "Marquise (bot)" in done.stdout


def test_at_a_discreet_screen_whoever_holds_cards_is_asked(tmp_path: Path) -> None:
    for wish, discreet in ((("--discretion", "asked"), True), ((), False)):
        done = play(
            tmp_path, "\nsave game.journal\nquit\n", *GIVEN, "--players", "me,me", "--seats", "marquise,eyrie", *wish
        )
        assert done.returncode == 0
        journal = read_game(tmp_path / "game.journal")
        assert ROOT.start(journal.setup).box.discreet is discreet
        (tmp_path / "game.journal").unlink()
