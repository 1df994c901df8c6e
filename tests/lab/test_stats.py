"""Shares, intervals, tests and ratings."""

from __future__ import annotations

import random
from collections import Counter
from math import exp, log

import pytest

from lawbound.lab.ratings import AVERAGE, rate
from lawbound.lab.stats import equal_shares, spread, wilson


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # the well-known values
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_wilson_intervals(wins: int, of: int, low: float, high: float) -> None:
    found = wilson(wins, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0)[2:] == (0.0, 1.0)
    assert wilson(0, 0).rate == 0.0
    assert spread({}) is None
    assert equal_shares([]) == equal_shares([0, 0]) == equal_shares([7]) == 1.0


def test_an_interval_of_95_percent_misses_the_truth_in_one_of_twenty() -> None:
    luck = random.Random(1)
    missed = 0
    for _ in range(2000):
        found = wilson(sum([luck.random() < 0.25 for _ in range(200)]), 200)
        missed += not found.low <= 0.25 <= found.high
    assert 0.03 < missed / 2000 < 0.07


@pytest.mark.parametrize(
    ("chi_squared", "freedom"), [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (11.070, 5)]
)  # the table of critical values for 0.05
def test_equal_shares_is_the_chi_squared_test(chi_squared: float, freedom: int) -> None:
    many, each = freedom + 1, 10_000.0
    off = (chi_squared * each / 2) ** 0.5  # two counts that far from the others' mean make this chi-squared
    counts = [each + off, each - off, *[each] * (many - 2)]
    assert equal_shares(counts) == pytest.approx(0.05, abs=2e-4)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    strength = {"weak": 1.0, "middle": 2.0, "strong": 10.0}
    luck = random.Random(2)
    results = []
    for _ in range(6000):
        seats = luck.choices(list(strength), k=4)
        winner = luck.choices(range(4), [strength[name] for name in seats])[0]
        results.append((seats, [winner]))
    found = rate(results)
    assert list(found) == ["strong", "middle", "weak"]
    assert found["strong"].rating - found["weak"].rating == pytest.approx(400, abs=40)  # ten times: 400 points
    assert found["strong"].rating - found["middle"].rating == pytest.approx(400 * 0.69897, abs=40)
    assert sum([one.rating for one in found.values()]) / 3 == pytest.approx(AVERAGE)
    for one in found.values():
        assert one.low < one.rating < one.high < one.low + 60


def slow_ratings(results: list[tuple[list[str], list[int]]]) -> dict[str, float]:
    """The same model, solved another way: by Hunter's minorisation, step by small step."""
    wins: Counter[str] = Counter()
    for seats, winners in results:
        for seat in winners:
            wins[seats[seat]] += 1 / len(winners)  # type: ignore[assignment]
    strength = {name: 1.0 for seats, _ in results for name in seats}
    for _ in range(2000):
        load = {name: 1 / (1 + value) for name, value in strength.items()}  # the imagined opponent
        for seats, _ in results:
            whole = sum([strength[name] for name in seats])
            for name in seats:
                load[name] += 1 / whole
        strength = {name: (wins[name] + 0.5) / load[name] for name in strength}
    mean = sum([log(value) for value in strength.values()]) / len(strength)
    return {name: AVERAGE + 400 / log(10) * (log(value) - mean) for name, value in strength.items()}


def test_ratings_are_the_most_likely_ones() -> None:
    """Some sit twice at a table, some have met once only, one has never won, a coalition shares a win."""
    results: list[tuple[list[str], list[int]]] = [
        (["a", "b", "b"], [0]), (["a", "b", "b"], [2]), (["b", "a", "c"], [1]), (["c", "a", "b", "b"], [0, 1]),
        (["c", "d"], [0]), (["a", "d", "d", "d"], [0]), (["b", "c"], [0]),
    ]  # fmt: skip
    found, expected = rate(results), slow_ratings(results)
    assert {name: one.rating for name, one in found.items()} == pytest.approx(expected, abs=0.01)


def test_the_intervals_of_ratings_hold_the_truth_as_often_as_they_say() -> None:
    """Three contenders share four seats; the truth is the distance from the mean of the three."""
    strength = {"weak": 0.0, "middle": 0.7, "strong": 1.6}
    truth = {name: 400 / log(10) * (value - sum(strength.values()) / 3) + AVERAGE for name, value in strength.items()}
    luck, missed, runs = random.Random(5), 0, 200
    for _ in range(runs):
        results = []
        for _ in range(150):
            seats = luck.choices(list(strength), k=4)
            results.append((seats, [luck.choices(range(4), [exp(strength[name]) for name in seats])[0]]))
        found = rate(results)
        missed += sum([not found[name].low <= truth[name] <= found[name].high for name in strength])
    assert 0.02 < missed / (3 * runs) < 0.08


def test_two_seats_are_the_model_of_bradley_and_terry() -> None:
    found = rate([(("a", "b"), [0])] * 900 + [(("b", "a"), [1])] * 100)  # seats change, the winner does not
    assert found["a"].rating - found["b"].rating > 1000
    even = rate([(("a", "b"), [0]), (("a", "b"), [1])] * 50)
    assert even["a"].rating == pytest.approx(even["b"].rating)


def test_who_always_wins_has_a_rating_too() -> None:
    found = rate([(("a", "b", "b"), [0])] * 20)
    assert 1500 < found["a"].rating < found["a"].high < 4000


def test_a_coalition_shares_its_win() -> None:
    found = rate([(("a", "b", "c"), [0, 1])] * 40 + [(("a", "b", "c"), [2])] * 20)
    assert found["a"].rating == pytest.approx(found["b"].rating) == pytest.approx(found["c"].rating)


def test_games_without_a_winner_rate_nobody() -> None:
    assert rate([]) == {}
    found = rate([(("a", "b"), [])])
    assert found["a"].rating == found["b"].rating == AVERAGE
