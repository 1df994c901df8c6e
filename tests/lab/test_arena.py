"""The arena: everybody plays everything equally often, and the numbers are told as they are."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from lawbound import arena, players
from lawbound.arena import Pairing, meet, plan
from lawbound.cli import main as cli
from lawbound.kernel import Ask, LawboundError
from lawbound.lab.stats import wilson
from lawbound.players import RandomPlayer
from lawbound.root.seating import parse_seat

Capture = pytest.CaptureFixture[str]
BASE = ["marquise", "eyrie", "alliance", "vagabond"]


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = cli.main(("arena", "root", *argv))
    out, err = capsys.readouterr()
    return code, out, err


def schedule(*contenders: str, **more: Any) -> tuple[list[Pairing], list[tuple[str, ...]]]:
    found = plan("root", contenders, **{"games": 1, "seed": "s", **more})
    return found.pairings, found.lineups


def seen(pairings: list[Pairing]) -> Counter[tuple[str, str, int]]:
    """How often each contender played each faction at each place."""
    found: Counter[tuple[str, str, int]] = Counter()
    for pairing in pairings:
        seats = pairing.match.plan.setup["seats"]
        assert pairing.match.plan.setup["order"] == "given"
        for place, (name, seat) in enumerate(zip(pairing.names, seats, strict=True)):
            found[name, parse_seat(seat).key, place] += 1
    return found


def marginal(found: Counter[tuple[str, str, int]], name: str, part: int) -> Counter[Any]:
    counts: Counter[Any] = Counter()
    for what, times in found.items():
        if what[0] == name:
            counts[what[part]] += times
    return counts


@pytest.mark.parametrize(
    ("contenders", "more", "expected"),
    [
        (["greedy"], {"against": "random"}, 4),
        (["greedy", "random", "random", "random"], {}, 4),
        (["greedy", "random"], {}, 12),  # three ways to share four seats
        (["greedy", "random"], {"seats": 2, "sides": BASE[:2]}, 2),
        (["greedy", "random"], {"seats": 2}, 4),
        (["greedy", "random", "bot@easy", "bot", "bot@nightmare"], {}, 20),
        (["bot@easy", "bot"], {"sides": ["lizards", "duchy", "corvids", "eyrie", "riverfolk"]}, 60),
        (["greedy", "ismcts:4"], {"against": "bot", "seats": 3}, 24),
    ],
)
def test_every_contender_plays_every_faction_and_place_equally_often(
    contenders: list[str], more: dict[str, Any], expected: int
) -> None:
    pairings, _ = schedule(*contenders, **more)
    assert len(pairings) == expected
    found = seen(pairings)
    for name in {what[0] for what in found}:
        for part in (1, 2):
            assert len(set(marginal(found, name, part).values())) == 1, name
    sides = more.get("sides", BASE)
    seats = more.get("seats", 4)
    for name in contenders:
        assert sorted(marginal(found, name, 1)) == sorted(sides)
        assert sorted(marginal(found, name, 2)) == list(range(seats))


def test_after_a_few_blocks_every_faction_was_played_at_every_place() -> None:
    pairings, _ = schedule("greedy", against="random", games=16)
    found = seen(pairings)
    assert len(pairings) == 16
    assert {found["greedy", faction, place] for faction in BASE for place in range(4)} == {1}
    assert {found["random", faction, place] for faction in BASE for place in range(4)} == {3}
    orders = {tuple([parse_seat(seat).key for seat in one.match.plan.setup["seats"]]) for one in pairings}
    more = {
        tuple([parse_seat(seat).key for seat in one.match.plan.setup["seats"]])
        for one in schedule("greedy", against="random", games=160)[0]
    }
    assert len(more) > len(orders)  # who follows whom changes


def test_a_bot_keeps_its_faction_and_the_others_play_the_rest() -> None:
    pairings, _ = schedule("bot:eyrie@nightmare", "greedy", "random", "random", games=24)
    found = seen(pairings)
    assert set(marginal(found, "bot:eyrie@nightmare", 1)) == {"eyrie"}
    assert len(set(marginal(found, "bot:eyrie@nightmare", 2).values())) == 1
    assert set(marginal(found, "greedy", 1)) == {"marquise", "alliance", "vagabond"}
    assert len(set(marginal(found, "greedy", 1).values())) == 1
    for pairing in pairings:
        at = pairing.names.index("bot:eyrie@nightmare")
        assert pairing.match.plan.setup["seats"][at] == "bot:eyrie@nightmare"


def test_every_lineup_is_balanced_whatever_the_others_are() -> None:
    """With the bot of a faction three are left for three, which takes twelve games; without, four for four, in four."""
    pairings, lineups = schedule("bot:eyrie", "greedy", "random")
    assert len(lineups) == 7
    for lineup in lineups:
        found = seen([one for one in pairings if sorted(one.names) == sorted(lineup)])
        assert found.total() == 4 * 12
        for name in set(lineup):
            for part in (1, 2):
                assert len(set(marginal(found, name, part).values())) == 1, (lineup, name)


def test_bots_of_one_faction_do_not_meet() -> None:
    _, lineups = schedule("bot:eyrie", "bot:eyrie@easy", "bot:duchy", seats=2)
    assert lineups == [("bot:eyrie", "bot:duchy"), ("bot:eyrie@easy", "bot:duchy")]
    with pytest.raises(LawboundError, match="cannot sit together"):
        schedule("bot:eyrie", "bot:eyrie@easy", seats=2)


def test_games_are_rounded_up_to_whole_blocks() -> None:
    for games, expected in ((1, 4), (4, 4), (5, 8), (100, 100), (101, 104)):
        assert len(schedule("greedy", against="random", games=games)[0]) == expected


def test_no_two_games_have_the_same_luck() -> None:
    pairings, _ = schedule("greedy", "random", games=120)
    assert len({f"{one.match.plan.seed}:{one.match.number}" for one in pairings}) == len(pairings)


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    wanted: dict[str, Any] = {"games": 24, "seed": "w", "against": "random"}
    alone, together = (meet(plan("root", ["bot", "bot@nightmare"], **wanted), workers=workers) for workers in (1, 2))
    assert alone.rows == together.rows and alone.standings == together.standings
    assert meet(plan("root", ["bot", "bot@nightmare"], **{**wanted, "seed": "v"})).rows != alone.rows


def test_bots_beat_random_players_and_the_standings_say_so() -> None:
    result = meet(plan("root", ["bot@nightmare", "random"], games=48, seed="1"))
    best, worst = result.standings
    assert (best.name, worst.name) == ("bot@nightmare", "random")
    assert (result.games, result.finished, result.errors, result.par) == (48, 48, [], 0.25)
    assert best.played + worst.played == 4 * 48
    assert best.won.wins + worst.won.wins >= 48
    assert best.won.low > result.par > worst.won.high
    assert best.rating.low > worst.rating.high
    assert best.points is not None and worst.points is not None and best.points > worst.points
    assert set(best.sides) == set(BASE) and set(best.places) == {1, 2, 3, 4}
    assert sum([share.wins for share in best.sides.values()]) == best.won.wins
    assert sum([share.wins for share in best.places.values()]) == best.won.wins


def test_several_seats_at_one_table_are_not_chances_apart() -> None:
    """Of three seats that win three of four tables, an interval of seats apart would be too wide by half."""
    share = arena._share(75, 300, 100)
    assert (share.wins, share.of, share.rate) == (75, 300, 0.25)
    assert (share.low, share.high) == pytest.approx((wilson(75, 100).low / 3, wilson(75, 100).high / 3))
    assert share.high - share.low < 0.7 * (wilson(75, 300).high - wilson(75, 300).low)
    assert arena._share(5, 20, 20) == wilson(5, 20)
    assert arena._share(0, 0, 0) == wilson(0, 0)
    assert arena._share(12, 20, 10) == wilson(12, 20)


def test_the_interval_of_many_seats_holds_the_truth_as_often_as_it_says() -> None:
    """Three alike against one who wins four tables of ten."""
    luck, missed = random.Random(3), 0
    for _ in range(2000):
        share = arena._share(sum([luck.random() < 0.6 for _ in range(100)]), 300, 100)
        missed += not share.low <= 0.2 <= share.high
    assert 0.03 < missed / 2000 < 0.07


def test_standings_count_tables() -> None:
    result = meet(plan("root", ["random"], against="bot", games=16, seed="t"))
    one = next(one for one in result.standings if one.name == "bot")
    assert one.won == arena._share(int(one.won.wins), 48, 16)


def test_results_are_told_even_if_rows_cannot_be_kept(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "rows.parquet")

    monkeypatch.setattr("lawbound.lab.parquet.write", full)
    code, out, err = run(capsys, "bot", "--games", "4", "--out", str(tmp_path / "rows.parquet"))
    assert (code, err) == (2, "lawbound: rows.parquet: No space left on device.\n")
    assert "4 finished" in out


def test_text_and_json_and_rows(capsys: Capture, tmp_path: Path) -> None:
    argv = ("bot@easy", "--against", "random", "--games", "8", "--seed", "t", "--map", "lake")
    code, out, err = run(capsys, *argv, "--out", str(tmp_path / "rows.parquet"))
    assert (code, err) == (0, "")
    for expected in (
        "8 games at 4 seats, seed t; par is 25.0%",
        "bot@easy",
        "random",
        "Rating",
        "by side",
        "by place",
    ):
        assert expected in out
    rows = pq.read_table(tmp_path / "rows.parquet").to_pylist()
    assert len(rows) == 8 and {row["map"] for row in rows} == {"lake"}
    assert {row["cell"] for row in rows} == {"bot@easy random random random"}
    code, out, err = run(capsys, *argv, "--json")
    data = json.loads(out)
    assert (code, err, data["games"], data["par"]) == (0, "", 8, 0.25)
    assert data["lineups"] == [["bot@easy", "random", "random", "random"]]
    one = data["standings"][0]
    assert set(one) == {"name", "played", "won", "rating", "points", "sides", "places"}
    assert one["won"]["low"] <= one["won"]["rate"] <= one["won"]["high"]


def test_errors_and_capped_games_are_told_and_not_counted(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbling(RandomPlayer):
        def choose_index(self, view: Any, ask: Ask) -> int:
            raise ValueError("cannot")

    monkeypatch.setitem(players.PLAYERS, "stumbling", Stumbling)
    code, out, _ = run(capsys, "stumbling", "--against", "random", "--games", "4")
    assert code == 1 and "0 finished, 0 capped, 4 errors" in out and "ValueError: cannot" in out
    code, out, _ = run(capsys, "random", "bot", "--games", "4", "--turns-cap", "2")
    assert code == 0 and "0 finished, 12 capped, 0 errors" in out


def test_somebody_alone_meets_only_themselves() -> None:
    result = meet(plan("root", ["random"], games=4, seed="a"))
    assert [one.name for one in result.standings] == ["random"]
    assert result.standings[0].rating.rating == pytest.approx(1500)


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (("clever",), "There is no player 'clever'"),
        (("bot@insane",), "unknown difficulty 'insane'"),
        (("bot:eagle",), "Unknown bot 'eagle'"),
        (("random", "--seats", "1"), "2 to 6 seats"),
        (("random", "--seats", "5"), "4 sides are left for 5 contenders"),
        (("random", "--sides", "eyrie,eyrie,marquise,alliance"), "named twice"),
        (("random", "--sides", "newcomer,eyrie,marquise,alliance"), "Unknown side 'newcomer', or not for players"),
        (("random", "--games", "0"), "--games needs"),
        (("random", "--map", "desert"), "Unknown map 'desert'"),
        (("random", "--out", "/nowhere/rows.parquet"), "there is no folder /nowhere"),
        (("random", "--out", "/"), "--out: / cannot be written"),
        (("random", "--seed", "\udcff"), "--seed needs text, not '\\udcff'"),
        (("bot:eyrie", "bot:duchy", "--seats", "2", "--sides", "nonsense"), "Unknown side 'nonsense'"),
    ],
)
def test_wrong_arguments_are_answered_in_one_line(capsys: Capture, argv: tuple[str, ...], expected: str) -> None:
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert err.startswith("lawbound: ") and err.count("\n") == 1 and expected in err


def test_a_library_call_is_refused_before_anything_is_played() -> None:
    for wrong in ({"games": 0}, {"against": "clever"}):
        with pytest.raises(LawboundError):
            plan("root", ["random"], **{"games": 1, "seed": "0", **wrong})  # type: ignore[arg-type]
    with pytest.raises(LawboundError, match="at least one contender"):
        plan("root", [], games=1, seed="0")
