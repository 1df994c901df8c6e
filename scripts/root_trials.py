"""Many random games of Root under watch: every pair of factions, and mixes of all factions and bots on all maps.

After every choice everything is counted: pieces, cards, items, quests. Now and then all that a seat cannot know is
shuffled, and its view has to stay the same to the byte. At the end every journal is played again. A game that is not
over after so many turns is capped.

    python -m scripts.root_trials --pairs 300 --mixes 2000 --workers 2

prints what came of the games, and a digest of all their last states: the same under every PYTHONHASHSEED.
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
from itertools import combinations
from typing import Any, Final

from tests.root.bots.test_bot_games import check
from tests.root.test_properties import check_cards, check_items, check_pieces, pick, quests_seen, reshuffled

from lawbound.kernel import BadSetup, Table
from lawbound.root.factions import FACTIONS
from lawbound.root.map import MAPS
from lawbound.root.quests import QUESTS
from lawbound.root.rules import ROOT
from lawbound.root.setup import MOST_SEATS, check_setup
from lawbound.root.state import PLAYING, State
from lawbound.root.trials import draw

TURNS: Final = 1000
"""A game that is not over then is capped."""
PEOPLE: Final = tuple([key for key in FACTIONS if key != "vagabond2"])
PAIRS: Final = tuple(combinations(PEOPLE, 2))


@dataclass
class Found:
    """What came of some games."""

    games: int = 0
    capped: int = 0
    decisions: int = 0
    shuffles: int = 0
    sides: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)
    digest: str = ""

    def add(self, other: Found) -> None:
        self.games += other.games
        self.capped += other.capped
        self.decisions += other.decisions
        self.shuffles += other.shuffles
        self.sides += other.sides
        self.wins += other.wins
        self.errors += other.errors
        self.digest = hashlib.sha256((self.digest + other.digest).encode()).hexdigest()


def play(setup: dict[str, Any], seed: str) -> Found:
    found, luck = Found(), random.Random(seed)
    try:
        table: Table[State] = Table.new(ROOT, setup, seed=seed, snapshots=False)
        items: Counter[int] | None = None
        while table.pending is not None:
            s = table.state
            if any([player.is_bot for player in s.players]):
                check(s)
            else:
                items = count(s, items, not table._answers)
            look(s, luck, found)
            pick(table, luck)
        again = Table.replay(ROOT, table.journal, snapshots=False)
        assert again.state.to_bytes() == table.state.to_bytes(), "played again it is another game"
    except Exception:
        found.errors.append(f"{setup} seed {seed}: {traceback.format_exc(limit=-3)}")
        return found
    s = table.state
    found.games = 1
    found.capped = int(not s.winners)
    found.decisions = len(table.journal.entries)
    for player in s.players:
        found.sides[player.called] += 1
        found.wins[player.called] += s.winners >> player.seat & 1
    found.digest = hashlib.sha256(s.to_bytes()).hexdigest()
    return found


def count(s: State, items: Counter[int] | None, between_actions: bool) -> Counter[int] | None:
    """Everything, and all that follows from it. Given are the items that there were, back come those that there are.

    Of bots, who keep things in ways of their own, `check` counts less.
    """
    check_pieces(s)
    if s.stage == PLAYING:
        check_cards(s, between_actions)
        if between_actions:  # one that is being crafted is nowhere
            items = check_items(s, items)
        if any([player.KEY.startswith("vagabond") for player in s.players]):
            assert quests_seen(s) == Counter(range(len(QUESTS))), "a quest is lost or made"
    return items


def look(s: State, luck: random.Random, found: Found) -> None:
    """Once in a while shuffle what somebody cannot know."""
    if s.stage == PLAYING and luck.random() < 0.02:
        seat = luck.choice([None, *range(len(s.players))])
        before = ROOT.view(s, seat).to_bytes()
        assert ROOT.view(reshuffled(s, seat, luck), seat).to_bytes() == before, f"the view of {seat} has changed"
        found.shuffles += 1


def pair(number: int, games: int) -> tuple[dict[str, Any], str]:
    """The game of that number of all pairs: on every map, each in both orders."""
    seats, game = list(PAIRS[number // games]), number % games
    map_ = list(MAPS)[game % len(MAPS)]
    return {"seats": seats if game % 2 else seats[::-1], "map": map_, "turn_limit": TURNS}, f"pair {number}"


def mix(number: int) -> tuple[dict[str, Any], str]:
    """Four to six seats of anybody, with any rules that fit together."""
    luck = random.Random(f"mix {number}")
    while True:
        setup = {**draw(luck, 4, MOST_SEATS), "turn_limit": TURNS}
        try:
            check_setup(setup)
        except BadSetup:
            continue
        return setup, f"mix {number}"


def job(task: tuple[str, int, int]) -> Found:
    kind, number, games = task
    return play(*(pair(number, games) if kind == "pair" else mix(number)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=20, help="games of each pair of factions")
    parser.add_argument("--mixes", type=int, default=100, help="games of four to six seats")
    parser.add_argument("--only", metavar="FACTION", help="only pairs with that faction")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    tasks = [("pair", number, args.pairs) for number in range(len(PAIRS) * args.pairs)]
    if args.only:
        tasks = [task for task in tasks if args.only in PAIRS[task[1] // args.pairs]]
    tasks += [("mix", number, 0) for number in range(args.mixes)]
    whole, started = Found(), time.perf_counter()
    with ProcessPoolExecutor(args.workers) as pool:
        for found in pool.map(job, tasks, chunksize=8):
            whole.add(found)
    print(f"{whole.games} games, {whole.capped} capped, {whole.decisions} decisions, {whole.shuffles} views shuffled")
    print(", ".join([f"{side} {whole.wins[side]} of {games}" for side, games in sorted(whole.sides.items())]))
    print(f"{len(whole.errors)} errors, {time.perf_counter() - started:.0f} s, digest {whole.digest[:16]}")
    for error in whole.errors[:10]:
        print(error)
    return 1 if whole.errors else 0


if __name__ == "__main__":
    sys.exit(main())
