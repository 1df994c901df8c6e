"""`lawbound sim` at the command line."""

from __future__ import annotations

import io
import json
import sys
from typing import Any, ClassVar

import pytest

from lawbound import players
from lawbound.cli import main as cli
from lawbound.kernel import Ask, LawboundError, Option
from lawbound.players import Player, RandomPlayer
from lawbound.root.hidden import View
from lawbound.sim import simulate

Capture = pytest.CaptureFixture[str]

FOUR = "marquise,eyrie,alliance,vagabond"


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = cli.main(("sim", *argv))
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: Capture, *argv: str, code: int = 0) -> Any:
    found, out, err = run(capsys, "root", *argv, "--json")
    assert (found, err) == (code, "")
    return json.loads(out)


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in ("seconds",) and not key.endswith("_per_second")}


class Stumbling(RandomPlayer):
    """Cannot go on once it has chosen ten times."""

    def choose_index(self, view: Any, ask: Ask) -> int:
        self.chosen = getattr(self, "chosen", 0) + 1
        if self.chosen > 10:
            raise ValueError("I do not know [what] to do")
        return super().choose_index(view, ask)


class Looking(Player):
    """Looks at its view, and takes the last option."""

    looked: ClassVar[list[tuple[int, int]]] = []

    def choose(self, view: Any, ask: Ask) -> Option:
        assert isinstance(view, View) and view.seat is not None
        self.looked.append((view.seat, ask.seat))
        return ask.options[-1]


class Blind(RandomPlayer):
    """Does not need a view."""

    def choose_index(self, view: Any, ask: Ask) -> int:
        assert view is None
        return super().choose_index(view, ask)


def test_json_is_one_object_with_everything_in_it(capsys: Capture) -> None:
    data = run_json(capsys, "--seats", FOUR, "--players", "random", "--games", "4", "--seed", "1")
    assert (data["games"], data["finished"], data["capped"], data["errors"]) == (4, 4, 0, [])
    assert data["decisions"] > 100 and data["seconds"] > 0
    assert data["games_per_second"] > 0 and data["decisions_per_second"] > 0
    assert list(data["wins"]) == FOUR.split(",")
    assert sum(data["wins"].values()) >= 4
    for summary in (data["turns"], *data["points"].values()):
        assert summary["min"] <= summary["median"] <= summary["max"]
        assert summary["min"] <= summary["mean"] <= summary["max"]
    assert list(data["points"]) == FOUR.split(",")


def test_the_same_seed_gives_the_same_games_whatever_the_workers(capsys: Capture) -> None:
    alone, again, together = (
        without_times(run_json(capsys, "--games", "9", "--seed", "s", "--workers", workers)) for workers in "113"
    )
    assert alone == again == together


def test_another_seed_gives_other_games(capsys: Capture) -> None:
    one, other = (run_json(capsys, "--games", "3", "--seed", seed) for seed in "12")
    assert one["decisions"] != other["decisions"]


def test_a_game_does_not_depend_on_those_before_it(capsys: Capture) -> None:
    few, many = (run_json(capsys, "--games", games, "--seed", "1") for games in "12")
    assert few["turns"]["max"] in (many["turns"]["min"], many["turns"]["max"])


def test_two_vagabonds_are_counted_apart(capsys: Capture) -> None:
    data = run_json(capsys, "--seats", "vagabond,marquise,vagabond", "--games", "2")
    assert list(data["wins"]) == ["vagabond", "marquise", "vagabond2"]


def test_a_coalition_wins_together(capsys: Capture) -> None:
    data = run_json(capsys, "--games", "30", "--seed", "coalition")
    assert data["finished"] == 30
    assert sum(data["wins"].values()) > 30


def test_games_that_do_not_end_are_capped(capsys: Capture) -> None:
    data = run_json(capsys, "--games", "3", "--turns-cap", "2")
    assert (data["games"], data["finished"], data["capped"]) == (3, 0, 3)
    assert data["turns"] is None
    assert set(data["points"].values()) == {None}
    code, out, _ = run(capsys, "root", "--games", "3", "--turns-cap", "2")
    assert code == 0 and "Capped" in out


def test_seats_in_the_order_given(capsys: Capture) -> None:
    given, luck = (run_json(capsys, "--games", "3", "--order", order) for order in ("given", "random"))
    assert given["decisions"] != luck["decisions"]


def test_text_names_factions_shares_turns_and_speed(capsys: Capture) -> None:
    code, out, err = run(capsys, "root", "--games", "4", "--seed", "1")
    assert (code, err) == (0, "")
    for expected in ("4 games", *FOUR.split(","), "%", "Points", "Turns", "median", "Decisions", "games/s", "Errors"):
        assert expected in out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_terminal_shows_progress(capsys: Capture, monkeypatch: pytest.MonkeyPatch, workers: str) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    code, out, _ = run(capsys, "root", "--games", "4", "--workers", workers)
    assert code == 0 and "4 games" in out
    assert "4/4" in terminal.getvalue()
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    assert run(capsys, "root", "--games", "4", "--json")[0] == 0
    assert terminal.getvalue() == ""


def test_an_error_in_a_game_is_reported_and_the_run_goes_on(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(players.PLAYERS, "stumbling", Stumbling)
    argv = ("--games", "3", "--seed", "e", "--players", "random,random,stumbling,random")
    data = run_json(capsys, *argv, code=1)
    assert (data["games"], data["finished"], data["capped"]) == (3, 0, 0)
    assert [error["seed"] for error in data["errors"]] == ["e:0", "e:1", "e:2"]
    for error in data["errors"]:
        assert error["error"] == "ValueError: I do not know [what] to do"
        assert error["where"].startswith("test_sim.py:") and error["where"].endswith(" in choose_index")
    assert data["decisions"] >= 30
    code, out, _ = run(capsys, "root", *argv)
    assert code == 1
    assert "seed e:2: ValueError: I do not know [what] to do (test_sim.py:" in out


def test_an_error_of_the_engine_is_named_within_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheating(RandomPlayer):
        def choose_index(self, view: Any, ask: Ask) -> int:
            return len(ask.options)

    monkeypatch.setitem(players.PLAYERS, "cheating", Cheating)
    result = simulate("root", FOUR.split(","), ["cheating"], games=2, seed="c")
    assert [error.where.split(":")[0] for error in result.errors] == ["kernel/table.py"] * 2
    assert result.errors[0].error.count("IllegalChoice") == 1


def test_a_player_sees_the_view_of_its_seat_only_if_it_needs_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(players.PLAYERS, "looking", Looking)
    monkeypatch.setitem(players.PLAYERS, "blind", Blind)
    monkeypatch.setattr(Looking, "looked", [])
    result = simulate("root", ["marquise", "eyrie"], ["looking", "blind"], games=1, seed="v", order="given")
    assert result.errors == []
    assert set(Looking.looked) == {(0, 0)}


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (("chess",), "There is no game 'chess' here. Known games: root, oath, pebbles."),
        (("root", "--seats", "marquise,cats"), "Unknown faction 'cats'"),
        (("root", "--seats", "marquise"), "2 to 6 seats"),
        (("root", "--seats", "marquise,marquise"), "one seat only"),
        (("root", "--seats", "marquise,,eyrie"), "--seats needs names separated by commas, not 'marquise,,eyrie'."),
        (("root", "--players", "clever"), "There is no player 'clever'"),
        (("root", "--players", "random,random"), "2 players were named for 4 seats"),
        (("root", "--players", ""), "--players needs names"),
        (("root", "--games", "0"), "--games needs a whole number from 1 up, not '0'."),
        (("root", "--games", "many"), "--games needs a whole number from 1 up, not 'many'."),
        (("root", "--games", "1.5"), "--games needs"),
        (("root", "--turns-cap", "-1"), "--turns-cap needs"),
        (("root", "--workers", "none"), "--workers needs"),
        (("root", "--order", "clockwise"), "Unknown order 'clockwise'"),
        (("root", "--seed", "\udcff"), "--seed needs text"),
    ],
)
def test_wrong_arguments_are_answered_in_one_line(capsys: Capture, argv: tuple[str, ...], expected: str) -> None:
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert err.startswith("lawbound: ") and err.count("\n") == 1
    assert expected in err


@pytest.mark.parametrize("wrong", [{"games": 0}, {"turns_cap": 0}, {"workers": 0}])
def test_the_library_refuses_wrong_numbers(wrong: dict[str, int]) -> None:
    with pytest.raises(LawboundError, match="must be at least 1, not 0"):
        simulate("root", FOUR.split(","), ["random"], **{"games": 1, "seed": "1", **wrong})  # type: ignore[arg-type]


def test_the_deck_and_the_printing_of_its_cards_are_chosen_like_other_settings(capsys: Capture) -> None:
    wished = ("--seats", FOUR, "--games", "2", "--deck", "exiles", "--options", "card_printing=newer")
    data = run_json(capsys, *wished)
    assert (data["finished"], data["errors"]) == (2, [])
    code, _, err = run(capsys, "root", "--seats", FOUR, "--deck", "tarot")
    assert code == 2 and "tarot" in err
