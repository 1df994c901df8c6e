"""The few statistics that experiments need: shares with intervals, spreads, a test of equal shares."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, gamma, sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """So many of so many, and between which shares the truth probably lies."""

    wins: float
    of: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.wins / self.of if self.of else 0.0


def wilson(wins: float, of: int, z: float = Z95) -> Share:
    """Wilson's interval, which stays between 0 and 1 and is honest for few games and for rare wins.

    >>> found = wilson(25, 100)
    >>> found.rate, round(found.low, 4), round(found.high, 4)
    (0.25, 0.1755, 0.343)
    """
    if not of:
        return Share(wins, of, 0.0, 1.0)
    rate, zz = wins / of, z * z
    middle = (rate + zz / (2 * of)) / (1 + zz / of)
    reach = z * sqrt(rate * (1 - rate) / of + zz / (4 * of * of)) / (1 + zz / of)
    low = 0.0 if not wins else max(0.0, middle - reach)
    high = 1.0 if wins == of else min(1.0, middle + reach)
    return Share(wins, of, low, high)


class Spread(NamedTuple):
    """Many numbers in a few: how many, their mean, and what a tenth, a quarter, half... of them do not exceed."""

    many: int
    mean: float
    tenth: float
    quarter: float
    median: float
    three_quarters: float
    nine_tenths: float


def spread(histogram: dict[int, int]) -> Spread | None:
    """The spread of numbers that are counted by their value; None if there are none.

    >>> spread({3: 1, 5: 2, 9: 1})
    Spread(many=4, mean=5.5, tenth=3.0, quarter=3.0, median=5.0, three_quarters=5.0, nine_tenths=9.0)
    """
    count = sum(histogram.values())
    if not count:
        return None
    mean = sum([value * times for value, times in histogram.items()]) / count
    tenth, quarter, median, three_quarters, nine_tenths = [
        _at(histogram, share * count) for share in (0.1, 0.25, 0.5, 0.75, 0.9)
    ]
    return Spread(count, mean, tenth, quarter, median, three_quarters, nine_tenths)


def _at(histogram: dict[int, int], place: float) -> float:
    passed = 0
    for value in sorted(histogram):
        passed += histogram[value]
        if passed >= place:
            return float(value)
    return float(max(histogram))


def equal_shares(counts: Sequence[float]) -> float:
    """How likely counts this uneven, or more so, would be if all shares were equal: Pearson's chi-squared test.

    >>> round(equal_shares([60, 40]), 4), equal_shares([10, 10, 10])
    (0.0455, 1.0)
    """
    total, many = sum(counts), len(counts)
    if not total or many < 2:
        return 1.0
    expected = total / many
    chi_squared = sum([(count - expected) ** 2 / expected for count in counts])
    return _upper_tail(chi_squared, many - 1)


def _upper_tail(x: float, freedom: int) -> float:
    """The part of a chi-squared distribution above x, by its recurrence in the degrees of freedom."""
    if x <= 0:
        return 1.0
    tail = exp(-x / 2) if freedom % 2 == 0 else erfc(sqrt(x / 2))
    for k in range(2 if freedom % 2 == 0 else 1, freedom, 2):
        tail += (x / 2) ** (k / 2) * exp(-x / 2) / gamma(k / 2 + 1)
    return min(1.0, tail)


def clock(seconds: float) -> str:
    """A length of time as a clock shows it.

    >>> clock(5), clock(754.2), clock(7325)
    ('0:05', '12:34', '2:02:05')
    """
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
