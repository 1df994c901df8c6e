"""Games of a cell: balanced, and the same whatever else is played."""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import lawbound
from lawbound.games import names
from lawbound.lab.experiment import load, read
from lawbound.lab.plan import RULES, in_turn, match, orders, rules_mark
from lawbound.sim import Plan

FOUR = """
title = "t"
game = "root"
games = 1
[table]
subject = "bot:eyrie@easy"
opponents = { choose = 3, of = ["bot:marquise", "bot:alliance", "bot:vagabond", "bot:lizards"] }
"""
PLAYED = """
import sys
from lawbound.lab.experiment import read
from lawbound.lab.record import play_match
text = 'title = "t"\\ngame = "root"\\ngames = 1\\n[table]\\nseats = ["marquise=greedy", "bot:eyrie"]\\n'
assert play_match(next(read(text, "t").chunks()[0].matches()))["end"] == "finished"
print(*[name for name in sys.modules if name.partition(".")[0] == "lawbound"])
"""


def plans(text: str, games: int) -> list[tuple[Plan, int | None]]:
    experiment = read(text, "t")
    found = [
        match("root", experiment.cells[0], number, seed="s", order=experiment.order, turns_cap=100)
        for number in range(games)
    ]
    return [(one.plan, one.subject) for one in found]


def test_orders_are_all_there_are() -> None:
    assert sorted(orders(4)) == sorted(set(orders(4))) and len(orders(4)) == 24
    for start in range(0, 24, 4):
        for seat in range(4):
            assert sorted([order[seat] for order in orders(4)[start : start + 4]]) == [0, 1, 2, 3]


def test_going_through_two_lists_at_once_meets_every_pair_once() -> None:
    for a, b in ((35, 24), (4, 4), (6, 4), (1, 24), (24, 1), (28, 2)):
        pairs = [in_turn(number, a, b) for number in range(a * b)]
        assert len(set(pairs)) == a * b


def test_lineups_and_seats_are_balanced() -> None:
    """Four lineups in 24 orders: each once in 96 games, and everybody sits everywhere equally often."""
    games = plans(FOUR, 96)
    assert len({tuple(plan.setup["seats"]) for plan, _ in games}) == 96
    assert Counter([subject for _, subject in games]) == {0: 24, 1: 24, 2: 24, 3: 24}
    for plan, subject in games:
        assert subject is not None and plan.setup["seats"][subject] == "bot:eyrie@easy"
        assert plan.setup["order"] == "given"
    seats = Counter([(seat, at) for plan, _ in games for at, seat in enumerate(plan.setup["seats"])])
    assert {count for (seat, _), count in seats.items() if seat != "bot:eyrie@easy"} == {18}


def test_luck_may_seat_the_players() -> None:
    for order in ("random", "given"):
        games = plans(FOUR + f'order = "{order}"\n', 30)
        assert {plan.setup["order"] for plan, _ in games} == {order}
        assert {subject for _, subject in games} == {0}


def test_a_game_does_not_depend_on_the_rest_of_the_grid() -> None:
    hard = load("how-hard-is-each-bot")
    few = load("how-hard-is-each-bot", games=2)
    assert [next(chunk.matches()) for chunk in hard.chunks()[:32]] == [
        next(chunk.matches()) for chunk in few.chunks()[:32]
    ]
    seeds = {f"{one.plan.seed}:{one.number}" for chunk in hard.chunks() for one in chunk.matches()}
    assert len(seeds) == 100_000


def test_chunks_are_every_game_once() -> None:
    for games in (1, 99, 100, 250):
        experiment = load("does-the-first-seat-win", games=games)
        found = Counter(
            [(chunk.cell.name, number) for chunk in experiment.chunks() for number in range(chunk.start, chunk.stop)]
        )
        assert len(found) == found.total() == experiment.total
        assert [chunk.index for chunk in experiment.chunks()] == list(range(len(experiment.chunks())))


def test_the_mark_of_the_rules_is_of_all_that_decides_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every file counts, its name and what is in it; and what is not a rule does not."""
    package = Path(lawbound.__file__).parent
    for part in RULES:
        assert (package / part).exists()
    own = ("kernel/table.py", "game/data/cards.toml", "game/factions/eyrie.py", "game/kit.py", "players/greedy.py")
    for name in (*own, *RULES[2:]):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    monkeypatch.setattr(lawbound, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setattr(inspect, "getfile", lambda thing: str(tmp_path / "game/kit.py"))
    seen = set[str]()

    def mark() -> str:
        return rules_mark.__wrapped__("root")

    seen.add(mark())
    for file in sorted([path for path in tmp_path.rglob("*") if path.is_file()]):
        file.write_text("2")
        seen.add(mark())
    (tmp_path / "game/map.py").write_text("1")
    seen.add(mark())
    (tmp_path / "game/map.py").rename(tmp_path / "game/maps.py")
    seen.add(mark())
    assert len(seen) == 1 + len(own) + len(RULES[2:]) + 2
    (tmp_path / "server.py").write_text("1")
    (tmp_path / "game/notes.txt").write_text("1")
    assert mark() in seen


def test_no_game_is_played_by_rules_that_have_no_mark() -> None:
    """All modules that a game needs are marked, but for those that only read, find and count."""
    done = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True, timeout=120)
    needed = {name.removeprefix("lawbound.").replace(".", "/") for name in done.stdout.split()}
    marked = ("root", *[part.removesuffix(".py") for part in RULES])
    others = {name for name in needed if not name.startswith(marked)}
    kits = {each for name in names() if name != "root" for each in (name, f"{name}/kit")}
    assert others >= kits  # they say where the other games are listed, and play nothing
    others -= kits
    assert {name.partition("/")[0] for name in others} == {"lawbound", "law", "games", "lab"}
    assert {name for name in others if name.startswith("lab/")} == {"lab/experiment", "lab/toml_lines"}
