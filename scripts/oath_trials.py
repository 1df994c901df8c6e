"""Many random games of Oath, and campaigns of many games, under watch.

First games of two to six players with all four oaths, games from chronicles many games deep, and campaigns. After every
choice everything is counted: cards, relics, sites, favor, warbands, who knows what. Now and then all that a seat cannot
know is shuffled, and its view has to stay the same to the byte. Every game has to end by 3.1 to 3.4.

    python -m scripts.oath_trials --games 5000 --campaigns 500 --length 20 --workers 2

prints how the games ended, and a digest of all their last states: the same under every PYTHONHASHSEED.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from tests.oath.conserved import check
from tests.oath.test_hidden import reshuffled

from lawbound.kernel import Table
from lawbound.oath.cards import OATH_NAMES
from lawbound.oath.rules import OATH
from lawbound.oath.saga import sequel
from lawbound.oath.state import State

ENDINGS = ("oath 3.1", "oath 3.2", "oath 3.3", "oath 3.3.1", "oath 3.4")
KINDS = ("first", "variant", "random", "first", "prescribed")
DEEP = 50
"""So many games lie before a game that is played from a chronicle."""


@dataclass
class Found:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    shuffles: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)
    digest: str = ""

    def add(self, other: Found) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.shuffles += other.shuffles
        self.endings += other.endings
        self.errors += other.errors
        self.digest = hashlib.sha256((self.digest + other.digest).encode()).hexdigest()


def play(setup: dict[str, Any], seed: str, found: Found, watched: bool = True) -> Table[State] | None:
    """One game at random, to its end and through the writing of the chronicle."""
    luck = random.Random(seed)
    table: Table[State] | None = None
    try:
        table = Table.new(OATH, setup, seed=seed, snapshots=False)
        while (ask := table.pending) is not None:
            table.choose_index(luck.randrange(len(ask.options)))
            if watched:
                watch(table, luck, found)
        found.endings[table.result["way"]] += 1
        if table.result["way"] not in ENDINGS:
            raise AssertionError(f"the game ended by {table.result['way']}")
    except Exception:
        found.errors.append(f"{setup.get('seats')} {setup.get('game')} seed {seed}: {traceback.format_exc(limit=-2)}")
        return None
    found.games += 1
    found.decisions += len(table.journal.entries)
    found.digest = hashlib.sha256(found.digest.encode() + table.state.to_bytes()).hexdigest()
    return table


def watch(table: Table[State], luck: random.Random, found: Found) -> None:
    """Count everything; once in a while shuffle what somebody cannot know."""
    s = table.state
    check(s, between_actions=not s.acts and not any(s.hands))
    if table.pending is not None and luck.random() < 0.02:
        seat = luck.choice([None, *range(s.box.seats)])
        before = OATH.view(s, seat).to_bytes()
        if OATH.view(reshuffled(s, seat, luck), seat).to_bytes() != before:
            raise AssertionError(f"the view of {seat} has changed")
        found.shuffles += 1


def single_game(number: int) -> Found:
    """A first game."""
    found = Found()
    kind = KINDS[number % len(KINDS)]
    setup: dict[str, Any] = {"seats": 2 + number // 5 % 5, "game": kind, "oath": OATH_NAMES[number // 25 % 4]}
    if kind == "prescribed":
        setup["seats"] = 4
    play(setup, f"game {number}", found)
    return found


def campaign(number: int, length: int, watched_from: int = 0) -> Found:
    """Games one after another, with another number of players each time."""
    found = Found()
    setup: dict[str, Any] = {"seats": 2 + number % 5, "game": ("first", "random")[number % 2]}
    for game in range(length):
        table = play(setup, f"campaign {number} {game}", found, watched=game >= watched_from)
        if table is None:
            break
        setup = {**sequel(setup, table.result), "seats": 2 + (number + game) % 5}
    return found


def job(task: tuple[str, int, int]) -> Found:
    kind, number, length = task
    if kind == "game":
        return single_game(number)
    return campaign(number, length, DEEP if kind == "deep" else 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="first games")
    parser.add_argument(
        "--deep", type=int, default=10, help=f"chains of {DEEP} games, and ten watched games behind them"
    )
    parser.add_argument("--campaigns", type=int, default=50)
    parser.add_argument("--length", type=int, default=20, help="games of a campaign")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    tasks = [("game", number, 1) for number in range(args.games)]
    tasks += [("deep", number, DEEP + 10) for number in range(args.deep)]
    tasks += [("campaign", number, args.length) for number in range(args.campaigns)]
    whole, started = Found(), time.perf_counter()
    with ProcessPoolExecutor(args.workers) as pool:
        for found in pool.map(job, tasks, chunksize=4):
            whole.add(found)
    print(f"{whole.games} games, {whole.decisions} decisions, {whole.shuffles} views, {len(whole.errors)} errors")
    print(", ".join([f"{way}: {n}" for way, n in sorted(whole.endings.items())]))
    print(f"{time.perf_counter() - started:.0f} s, digest {whole.digest[:16]}")
    for error in whole.errors[:10]:
        print(error)
    return 1 if whole.errors else 0


if __name__ == "__main__":
    sys.exit(main())
