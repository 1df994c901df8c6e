"""Players who think play wherever players play: at the terminal, on the server, and as the documents say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.test_play import play as at_the_terminal
from tests.server.playing import running

from lawbound import players
from lawbound.sim import simulate

PAGE = Path(__file__).parents[2] / "docs" / "players.md"


def test_the_player_of_the_page_has_twenty_lines_at_most_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert code is not None
    assert len(code[1].splitlines()) <= 20
    space: dict[str, Any] = {"__name__": "my_players"}
    exec(compile(code[1], str(PAGE), "exec"), space)
    monkeypatch.setitem(players.PLAYERS, "hasty", space["Hasty"])
    result = simulate(
        "root", ["marquise", "eyrie", "alliance", "vagabond"], ["hasty"], games=1, seed="page", turns_cap=80
    )
    assert result.errors == []


def test_the_page_names_every_player() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in page for name in players.PLAYERS)


def test_people_play_against_them_at_the_terminal(tmp_path: Path) -> None:
    arguments = ("play", "root", "--seed", "t", "--order", "given", "--seats", "marquise,eyrie,alliance")
    done = at_the_terminal(tmp_path, "1\n" * 40 + "quit\nn\n", *arguments, "--players", "me,greedy,ismcts:5")
    assert done.returncode == 0
    assert "Eyrie (greedy)" in done.stdout and "Alliance (ismcts:5)" in done.stdout


@pytest.mark.parametrize("name", ["clever:3", "ismcts:soon"])
def test_at_the_terminal_a_wrong_budget_is_answered_in_one_line(tmp_path: Path, name: str) -> None:
    """A name that no player has is a person's."""
    arguments = ("play", "root", "--seed", "t", "--seats", "marquise,eyrie", "--players", f"me,{name}")
    if name.startswith("ismcts"):
        with pytest.raises(AssertionError, match="is no budget for ismcts"):
            at_the_terminal(tmp_path, "", *arguments)
    else:
        assert f"Eyrie ({name})" in at_the_terminal(tmp_path, "quit\nn\n", *arguments).stdout


def test_people_play_against_them_on_the_server(tmp_path: Path) -> None:
    wishes = {
        "game": "root",
        "seats": [{"seat": "marquise", "player": "greedy"}, {"seat": "eyrie", "name": "Ann"}],
        "settings": {"order": "given"},
        "seed": "g",
    }
    with running(tmp_path) as server:
        ann = server.play(server.create(wishes))
        assert ann.asked()["seat"] == 1
        for _ in range(8):
            ann.asked()
            assert ann.choose(0)["type"] == "ack"
        assert [player["kind"] for player in ann.table["scene"]["players"]] == ["computer", "person"]
        slow = [{"seat": "marquise", "player": "ismcts:99s"}, {"seat": "eyrie"}]
        answer = server.http.post("/api/2/games", json={**wishes, "seats": slow})
        assert "There is no computer player called ismcts:99s" in answer.text  # that is for the server to say
