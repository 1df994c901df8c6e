"""`lawbound bots`: the list, the turn in words, and the turn run beside a real table."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.terminal import lawbound

from lawbound.kernel import Table
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT

POSITION = """
map: autumn
seats: ["bot:marquise", eyrie]
turn: eyrie
clearings:
  1: {marquise: {warrior: 4, keep: 1, sawmill: 1}}
  5: {marquise: {warrior: 2, workshop: 1}, eyrie: {warrior: 2}}
  3: {eyrie: {warrior: 5, roost: 1}}
players: {eyrie: {hand: 3}, marquise: {points: 4}}
"""


def bots(*words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    return lawbound("bots", *words, typed=answers)


def test_all_eight_bots_are_listed() -> None:
    done = bots()
    assert done.returncode == 0
    for name in ("Mechanical Marquise", "Electric Eyrie", "Automated Alliance", "Vagabot", "Logical Lizards"):
        assert name in done.stdout
    for name in ("Riverfolk Robots", "Drillbit Duchy", "Cogwheel Corvids"):
        assert name in done.stdout


@pytest.mark.law("rootbotics 3.3.1", "rootbotics 3.3.2")
def test_a_bot_is_shown_with_its_turn_its_difficulty_and_its_traits() -> None:
    done = bots("show", "mechanical-marquise", "--difficulty", "nightmare", "--traits", "blitz,iron-will")
    assert done.returncode == 0
    for words in ("Birdsong [rootbotics 4.4]", "Expand [rootbotics 4.5.5]", "Difficulty nightmare", "Challenging:"):
        assert words in done.stdout
    assert "Place Keep" not in done.stdout
    assert "Place Keep" in bots("show", "marquise", "--full").stdout


def test_the_characters_of_the_vagabot_are_named_and_shown() -> None:
    assert "thief, tinker, ranger" in bots().stdout
    one = bots("show", "bot:vagabond/tinker").stdout
    assert "Tinker [7.7]" in one
    assert "Thief [7.7]" not in one
    assert "Thief [7.7]" in bots("show", "vagabot").stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("show", "vagabot/owl"), 'no character "owl"'),
        (("show", "mechanical-marquis"), "did you mean mechanical-marquise?"),
        (("show", "marquise", "--difficulty", "brutal"), "unknown difficulty 'brutal'"),
        (("show", "marquise", "--traits", "swoop"), "'swoop' is no trait of the Marquise de Cat bot"),
        (("turn", "--position", "no such file", "--bot", "marquise"), "Cannot read the position"),
    ],
)
def test_bad_words_are_answered_in_one_line(words: tuple[str, ...], message: str) -> None:
    done = bots(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_turn_is_run_with_the_luck_of_the_table_and_gives_instructions(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION)
    done = bots(
        "turn", "--position", str(file), "--bot", "marquise", "--why", answers="nonsense\nroot tea\nundo\ntax\n"
    )
    assert done.returncode == 0, done.stderr
    assert "Which card does Marquise draw?" in done.stdout
    assert "part of one of these, undo or quit, please" in done.stdout
    assert "That could be: Root Tea (fox); Root Tea (rabbit)" in done.stdout
    assert "Place a sawmill of the Marquise in clearing 5 (rabbit)" in done.stdout
    order = "Draw the order card: Tax Collector (fox), and lay it face up on the board of the Marquise"
    assert f"{order} [rootbotics 4.4.1]" in done.stdout
    assert "open slot: clearing 5 (rabbit) [rootbotics 2.3]" in done.stdout
    assert "The bot's turn is over." in done.stdout
    after = loads(done.stdout.rstrip().splitlines()[-1])
    assert after.acting.KEY == "eyrie"
    assert after.vp[0] == 5


def test_dice_are_typed_as_they_lie_and_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(
        "root seats=bot:marquise,eyrie turn=marquise @1=marquise.warrior*3,eyrie.warrior*3 @3=eyrie.roost "
        "eyrie.hand=?*2"
    )
    done = bots("turn", "--position", str(file), "--bot", "marquise", answers="anvil\n9 9\n2 0\nquit\n")
    assert "Remove 2 Eyrie warriors from clearing 1 (fox)" in done.stdout
    again = bots("turn", "--position", str(file), "--bot", "marquise", answers="cobbler\nquit\n")
    assert again.returncode in (0, 1)
    back = bots("turn", "--position", str(file), "--bot", "marquise", answers="anvil\nundo\ncobbler\n")
    assert "Taken back" in back.stdout


def test_a_turn_that_is_broken_off_says_so(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION)
    done = bots("turn", "--position", str(file), "--bot", "marquise")
    assert done.returncode == 1
    assert "was not finished" in done.stdout


def test_a_faction_that_no_bot_plays_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION.replace("bot:marquise", "marquise"))
    done = bots("turn", "--position", str(file), "--bot", "marquise")
    assert done.returncode == 2
    assert "write bot:marquise" in done.stderr


RUN_ON = (
    "root seats=bot:lizards,marquise turn=lizards @1=marquise.warrior*3,marquise.keep,marquise.sawmill "
    "@5=lizards.warrior*2 marquise.hand=?*2 lizards.souls=anvil"
)


@pytest.mark.parametrize("form", ["line", "yaml"])
def test_it_ends_exactly_with_the_turn_of_the_bot(tmp_path: Path, form: str) -> None:
    """Of the next turn not even what leaves no choice has happened: the Marquise's wood is still to come."""
    file = tmp_path / "position.txt"
    file.write_text(RUN_ON)
    done = bots("turn", "--position", str(file), "--bot", "lizards", "--format", form, answers="cobbler\n")
    assert done.returncode == 0, done.stderr
    after = loads(done.stdout.partition("The position now:\n")[2])
    assert (after.acting.KEY, after.turns) == ("marquise", 2)
    assert after.acting.turn_steps[after.step].name == "start of birdsong"
    assert "wood" not in done.stdout
    table = Table.from_position(ROOT, dumps(after), seed="goes on")
    assert "marquise.wood" in dumps(table.state)


def test_a_turn_that_runs_into_a_crusade_leaves_the_next_bot_its_whole_turn(tmp_path: Path) -> None:
    """Two bots, one after the other, by the command: the same as the engine does at one table."""
    position = (
        "root seats=bot:marquise,bot:lizards,eyrie turn=marquise @5=lizards.warrior*3,eyrie.warrior*3,eyrie.roost "
        "@1=marquise.warrior*4,marquise.keep lizards.souls=anvil,anvil lizards.acolytes=1 lizards.conspiracy=1"
    ).replace("anvil,anvil", "root-tea-rabbit")
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    first.write_text(position)
    done = bots("turn", "--position", str(first), "--bot", "marquise", answers="anvil\n" + "1 1\n" * 3)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "crusade" not in done.stdout
    second.write_text(done.stdout.rstrip().splitlines()[-1])
    done = bots("turn", "--position", str(second), "--bot", "lizards", answers="1 0\ncobbler\n")
    assert "Lizards goes on a crusade" in done.stdout
    assert "Move the conspiracy marker of the Lizards to this space: crusade" in done.stdout


def test_a_single_number_is_no_answer_to_dice(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(
        "root seats=bot:marquise,eyrie turn=marquise @1=marquise.warrior*3,eyrie.warrior*3 @3=eyrie.roost "
        "eyrie.hand=?*2"
    )
    done = bots("turn", "--position", str(file), "--bot", "marquise", answers="anvil\n3\n10\n")
    assert "Both dice as in 3 1" in done.stdout
    assert "Remove 1 Eyrie warrior from clearing 1 (fox)" in done.stdout
