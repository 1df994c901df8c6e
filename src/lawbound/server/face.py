"""Keeping face: how long somebody seems to think who had nothing to think about.

A pause tells that a player is asked, and no pause that they are not; both tell of their cards. So at a discreet table
everybody with cards is asked, and who has no choice takes their time as well. Luck of the operating system, not of the
game: nobody can work out which pause was for show.
"""

from __future__ import annotations

from math import log
from random import SystemRandom
from typing import Final

_LUCK: Final = SystemRandom()
SPREAD: Final = 0.5
"""Of the logarithm of people's times: two out of three answer between 0.6 and 1.6 times the usual one."""


def of_person(usual: float) -> float:
    """As long as a person might take, in seconds: mostly near the usual time, now and then much longer."""
    while usual > 0:
        seconds = _LUCK.lognormvariate(log(usual), SPREAD)
        if usual / 3 <= seconds <= usual * 4:  # drawn again, for a time that comes again and again would be known
            return seconds
    return 0.0


def of_computer(usual: float) -> float:
    """When the answer of a computer player is shown, at the earliest; it hardly ever thinks for longer."""
    return _LUCK.uniform(0.6, 1.4) * usual
