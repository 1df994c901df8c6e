"""Ratings for games with many seats and one winner: the model of Plackett and Luce.

Every contender has a strength w. Of the seats at a table, seat i wins with probability w(i) / (the sum of w over the
seats): the first stage of a Plackett-Luce ranking, and for two seats the model of Bradley and Terry. Only who won
counts, for nobody plays for the second place. A win shared by a coalition is half a win for each.

The rating is 400 log10(w), moved so that the mean of all contenders is 1500: with 400 points more a seat wins ten times
as often as the other. Each contender is given half a win and half a loss against an imagined one of strength 1, so that
even who always or never wins has a rating; a few dozen games outweigh that. The strengths are the most likely ones,
found by Newton's method, and the interval of 95 %, for the distance from the mean, comes from the curvature of the
likelihood there (the observed information).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from lawbound.lab.stats import Z95

AVERAGE: Final = 1500.0
POINTS: Final = 400 / log(10)
"""Rating points for each unit of the natural logarithm of strength."""
CLOSE_ENOUGH: Final = 1e-10
MOST_STEPS: Final = 200


class Rating(NamedTuple):
    """How strong, and between which ratings the truth probably lies (95 %)."""

    rating: float
    low: float
    high: float


Result = tuple[Sequence[str], Sequence[int]]
"""Who sat at the table, seat by seat, and which seats won."""


def rate(results: Iterable[Result]) -> dict[str, Rating]:
    """The rating of everybody who played, strongest first. Games that nobody won are left out.

    >>> found = rate([(("a", "b"), [0])] * 75 + [(("a", "b"), [1])] * 25)
    >>> [(name, round(one.rating), round(one.low), round(one.high)) for name, one in found.items()]
    [('a', 1595, 1556, 1634), ('b', 1405, 1366, 1444)]
    """
    # Tables with the same contenders are one observation: how often they met, and who won how often.
    meetings: Counter[tuple[str, ...]] = Counter()
    wins: Counter[str] = Counter()
    for seats, winners in results:
        meetings[tuple(sorted(seats))] += 1 if winners else 0
        for seat in winners:
            wins[seats[seat]] += 1 / len(winners)  # type: ignore[assignment]
    names = sorted({name for table in meetings for name in table})
    if not names:
        return {}
    tables = [(Counter(table), times) for table, times in meetings.items() if times]
    strengths, errors = _most_likely(names, tables, wins)
    found = {
        name: Rating(
            AVERAGE + POINTS * strengths[name],
            AVERAGE + POINTS * (strengths[name] - Z95 * errors[name]),
            AVERAGE + POINTS * (strengths[name] + Z95 * errors[name]),
        )
        for name in names
    }
    return dict(sorted(found.items(), key=lambda item: -item[1].rating))


def _most_likely(
    names: Sequence[str], tables: Sequence[tuple[Counter[str], int]], wins: Counter[str]
) -> tuple[dict[str, float], dict[str, float]]:
    """The logarithms of strength, less their mean, that make the results most likely, and their standard errors."""
    theta = dict.fromkeys(names, 0.0)
    here = _likelihood(theta, tables, wins)
    for _ in range(MOST_STEPS):
        slope, curve = _derivatives(names, theta, tables, wins)
        step = _solve(curve, [slope])[0]
        size = 1.0
        while True:  # the likelihood is concave: a step that is short enough goes up
            tried = {name: theta[name] + size * step[i] for i, name in enumerate(names)}
            there = _likelihood(tried, tables, wins)
            if there >= here or size < CLOSE_ENOUGH:
                break
            size /= 2
        theta, here = tried, there
        if max([abs(size * part) for part in step]) < CLOSE_ENOUGH:
            break
    # A rating is a distance from the mean: what is uncertain about everybody together does not count.
    many = len(names)
    apart = [[(1.0 if i == j else 0.0) - 1 / many for j in range(many)] for i in range(many)]
    curve = _derivatives(names, theta, tables, wins)[1]
    errors = {
        name: sqrt(max(0.0, sum([a * b for a, b in zip(side, solved, strict=True)])))
        for name, side, solved in zip(names, apart, _solve(curve, apart), strict=True)
    }
    mean = sum(theta.values()) / many
    return {name: value - mean for name, value in theta.items()}, errors


def _likelihood(theta: dict[str, float], tables: Sequence[tuple[Counter[str], int]], wins: Counter[str]) -> float:
    total = sum([wins[name] * value for name, value in theta.items()])
    for table, times in tables:
        total -= times * log(sum([seats * exp(theta[name]) for name, seats in table.items()]))
    return total + sum([value / 2 - log(1 + exp(value)) for value in theta.values()])


def _derivatives(
    names: Sequence[str],
    theta: dict[str, float],
    tables: Sequence[tuple[Counter[str], int]],
    wins: Counter[str],
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood, and its curvature with the sign turned (so that it is positive definite)."""
    at = {name: i for i, name in enumerate(names)}
    slope = [wins[name] + 0.5 for name in names]
    curve: defaultdict[tuple[int, int], float] = defaultdict(float)
    for i, name in enumerate(names):
        even = 1 / (1 + exp(-theta[name]))
        slope[i] -= even
        curve[i, i] += even * (1 - even)
    for table, times in tables:
        whole = sum([seats * exp(theta[name]) for name, seats in table.items()])
        shares = {at[name]: seats * exp(theta[name]) / whole for name, seats in table.items()}
        for i, share in shares.items():
            slope[i] -= times * share
            curve[i, i] += times * share
            for j, other in shares.items():
                curve[i, j] -= times * share * other
    size = range(len(names))
    return slope, [[curve[i, j] for j in size] for i in size]


def _solve(matrix: Sequence[Sequence[float]], sides: Sequence[Sequence[float]]) -> list[list[float]]:
    """The x with matrix · x = side, for each right-hand side: Gaussian elimination with the largest pivot."""
    size = len(matrix)
    rows = [[*row, *[side[i] for side in sides]] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                if factor:
                    rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [[rows[i][size + k] / rows[i][i] for i in range(size)] for k in range(len(sides))]
