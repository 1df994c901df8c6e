"""What the larger commands are for, in a line and in a few."""

from __future__ import annotations

from typing import Final, NamedTuple


class About(NamedTuple):
    help: str
    description: str
    epilog: str | None = None


ABOUT: Final = {
    "audit": About(
        "check that a finished game was fair",
        (
            "Replay a finished game and check its seed, its choices, its end and its result. "
            "The exit code is 0 if all is well, 1 if a check failed, 2 if the file cannot be read."
        ),
    ),
    "lab": About(
        "experiments: many games over a grid of settings, and a report on them",
        (
            "Experiments: a grid of seats, bots, difficulties, maps and players, many games in each cell. "
            "A run that was stopped or killed goes on where it was when it is started again."
        ),
    ),
    "bench": About(
        "measure the engine on this machine",
        (
            "Measure speed, copies, sizes and memory. Speeds are the best of several short repetitions; the "
            "server is measured under the load of many games at once."
        ),
    ),
    "play": About(
        "play a game at this screen",
        (
            "Play a game at this screen: people in turn, and players of the computer. "
            "Whoever says nothing is asked what to play."
        ),
    ),
    "sim": About(
        "play many games and count wins, turns, points and decisions",
        (
            "Play many games without an audience. The same seed gives the same games, whatever the number of "
            "workers. The exit code is 0 if every game was played, 1 if there were errors, 2 for wrong arguments."
        ),
    ),
    "arena": About(
        "pit players and bots against each other; win rates and ratings",
        (
            "Pit players and bots against each other. Every contender plays every side and sits at every "
            "place in the turn order equally often, so the number of games is rounded up. The same seed gives the same "
            "games, whatever the number of workers, unless a player thinks for a time (ismcts:0.1s)."
        ),
        (
            "Example: lawbound arena GAME greedy ismcts:400 --against random --games 96. Ratings are of the model "
            "of Plackett and Luce: 400 points more win ten times as often, 1500 is the mean of those who played."
        ),
    ),
}
