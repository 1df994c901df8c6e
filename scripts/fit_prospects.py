"""Play games, and fit to who won them what `root/judge/worth.py` says of momentum, waiting and softness.

python scripts/fit_prospects.py --games 800 --worlds 12 --workers 2

The chance of a seat to win is taken as exp(z), shared out among all seats, with
z = (worth + once + per_round * rounds left + wait * waiting) / softness, where `once` and `per_round` belong to a
faction or bot. Everything is a correction to the numbers that are in use, so what is printed can replace them; rounding
and some restraint with bots that were seldom there are the reader's. A quarter of the games is kept apart to see
whether the fit holds for games that it has not seen.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from lawbound.kernel import Table
from lawbound.players.ismcts import Budget, IsmctsPlayer
from lawbound.root.judge.worth import BOT_MOMENTUM, MOMENTUM, SOFTNESS, WAITING, rounds_left, waiting, worth
from lawbound.root.rules import ROOT

BASE = ("marquise", "eyrie", "alliance", "vagabond")
HUMANS = (1, 1, 1, 2, 4)
"""At every five tables."""
BOTS = tuple(BOT_MOMENTUM)
FACTIONS = (*BASE, *[f"bot:{bot}" for bot in BOTS])
LIKELY = (2.0, 2.0, 0.7)
"""How large corrections are before any game is seen, more or less: to waiting, once, per round."""

Floats = NDArray[np.float64]


@dataclass
class Moment:
    """A human is asked for the first time in a turn: what is known of every seat."""

    factions: list[str]
    worths: list[float]
    left: float
    waits: list[float]


@dataclass
class Played:
    """A game: its moments, and the seats that won it."""

    moments: list[Moment]
    winners: list[int]


def seating(number: int, luck: Random) -> list[str]:
    """Humans of different factions of the base game, and four seats in all; every other table has bots of all kinds."""
    humans = luck.sample(BASE, HUMANS[number % len(HUMANS)])
    bots = [bot for bot in (BASE if number % 2 else BOTS) if bot not in humans]
    seats = humans + [f"bot:{bot}" for bot in luck.sample(bots, 4 - len(humans))]
    luck.shuffle(seats)
    return seats


def play(job: tuple[str, int, int]) -> Played:
    """One game of searchers with few worlds, whose whims make for different games."""
    seed, number, worlds = job
    factions = seating(number, Random(f"{seed} {number}"))
    table = Table.new(ROOT, {"seats": factions}, seed=f"{seed} {number}")
    players = [IsmctsPlayer(f"{seed} {number} {seat}", Budget(iterations=worlds)) for seat in range(len(factions))]
    moments: list[Moment] = []
    turns = 0
    while (ask := table.pending) is not None:
        s = table.state
        if s.turns != turns:
            turns = s.turns
            moments.append(Moment(factions, worth(s), rounds_left(s), [waiting(s, player) for player in s.players]))
        table.choose_index(players[ask.seat].choose_index(table.view(ask.seat), ask))
    return Played(moments, list(table.result["winners"]))


def rows(games: Sequence[Played]) -> tuple[Floats, Floats]:
    """For every moment and seat what is known, and its share in the win."""
    known: list[list[list[float]]] = []
    won: list[list[float]] = []
    for game in games:
        for moment in game.moments:
            seats = []
            for faction, value, wait in zip(moment.factions, moment.worths, moment.waits, strict=True):
                here = [float(faction == other) for other in FACTIONS]
                seats.append([value, wait, *here, *[moment.left * one for one in here]])
            known.append(seats)
            won.append([(seat in game.winners) / len(game.winners) for seat in range(len(seats))])
    return np.array(known), np.array(won)


def chances(known: Floats, prices: Floats) -> Floats:
    z = known @ prices
    odds = np.exp(z - z.max(axis=1, keepdims=True))
    shares: Floats = odds / odds.sum(axis=1, keepdims=True)
    return shares


def surprise(known: Floats, won: Floats, prices: Floats) -> float:
    """How surprising the outcome was, on average: 0 if it was certain; 1.39 is what knowing nothing brings."""
    return float(-(won * np.log(chances(known, prices) + 1e-12)).sum(axis=1).mean())


def fit(known: Floats, won: Floats, moments_per_game: float, steps: int = 30) -> Floats:
    """The prices that make the outcomes least surprising, by Newton's method."""
    prices = as_used()
    start = prices.copy()
    wait, once, per_round = [moments_per_game * (SOFTNESS / points) ** 2 for points in LIKELY]  # a game is one outcome
    restraint = np.array([0.0, wait, *[once] * len(FACTIONS), *[per_round] * len(FACTIONS)])
    for _ in range(steps):
        expected = chances(known, prices)
        slope = np.einsum("msk,ms->k", known, expected - won) + restraint * (prices - start)
        mean = np.einsum("msk,ms->mk", known, expected)
        bend = np.einsum("msk,msl,ms->kl", known, known, expected) - mean.T @ mean
        bend += np.diag(restraint) + 1e-6 * np.eye(len(prices))
        prices = prices - np.linalg.solve(bend, slope)
    return prices


def as_used() -> Floats:
    """No corrections: what `prospects` does now."""
    prices = np.zeros(2 + 2 * len(FACTIONS))
    prices[0] = 1 / SOFTNESS
    return prices


def report(prices: Floats) -> None:
    """In points; only differences mean anything, so humans are made to have none on average."""
    softness = 1 / prices[0]
    print(f"SOFTNESS {softness:.1f}   WAITING {WAITING + prices[1] * softness:.1f}")
    now = [BOT_MOMENTUM[faction[4:]] if faction.startswith("bot:") else MOMENTUM[faction] for faction in FACTIONS]
    momenta = np.array(now) + prices[2:].reshape(2, -1).T * softness
    momenta -= momenta[: len(BASE)].mean(axis=0)
    for faction, (once, per_round) in zip(FACTIONS, momenta, strict=True):
        print(f"{faction:14} ({once:.1f}, {per_round:.1f})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--worlds", type=int, default=12, help="that every player may try before a choice")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", default="prospects")
    asked = parser.parse_args()
    if min(asked.games // 2, asked.worlds, asked.workers) < 1:
        parser.error("it takes two games, a world to try and a worker, at least")
    jobs = [(asked.seed, number, asked.worlds) for number in range(asked.games)]
    with ProcessPoolExecutor(asked.workers) as pool:
        games = list(pool.map(play, jobs, chunksize=4))
    apart, seen = games[::4], [game for at, game in enumerate(games) if at % 4]
    (known, won), (new, new_won) = rows(seen), rows(apart)
    print(f"{len(games)} games, {len(known) + len(new)} moments")
    prices = fit(known, won, len(known) / len(seen))
    print(f"surprise in games apart: {surprise(new, new_won, as_used()):.3f} as it is used now,", end=" ")
    print(f"{surprise(new, new_won, prices):.3f} as fitted to the others\n\nFitted to all games:")
    known, won = rows(games)
    report(fit(known, won, len(known) / len(games)))


if __name__ == "__main__":
    main()
