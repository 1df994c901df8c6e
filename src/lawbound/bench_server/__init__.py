"""How the server bears many games at once.

A real server in a process of its own, on loopback, with an SQLite store in a temporary folder. This process plays
the people: each has a game with three bots, thinks for about a second, and chooses one of the offered options. Measured
is the time from sending the choice to receiving the table after it, when the choice is stored for good.

`hostile` are those who want everything at once, of games as long as they can be. They share one machine with those who
play; what counts is the longest pause of the server's event loop, which answers everybody.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from lawbound.bench import Figure, Figures
from lawbound.bench_server.hostile import besieged
from lawbound.bench_server.loading import loads, opposed
from lawbound.bench_server.stored import STORED_GAMES, openings

__all__ = ["SERVER_FIGURES", "measure_hostile", "measure_opponent", "measure_server"]

ORDINARY_FIGURES: Final[dict[str, Figure]] = {
    "server_100_games_p50_milliseconds": Figure("Choice to view, 100 games at once, median", "ms"),
    "server_100_games_p99_milliseconds": Figure("... 99 of 100 are faster", "ms", most=150),
    "server_200_games_p50_milliseconds": Figure("Choice to view, 200 games at once, median", "ms"),
    "server_200_games_p99_milliseconds": Figure("... 99 of 100 are faster", "ms", most=150),
    "server_200_games_choices_per_second": Figure("... choices of people", "choices/s"),
    "server_200_games_processor_percent": Figure("... the server's processor time", "% of a core"),
    "server_200_games_received_bytes": Figure("... received for each choice", "bytes"),
    "server_200_games_pause_milliseconds": Figure("... longest pause of the event loop", "ms"),
    "server_memory_per_game_kilobytes": Figure("Memory of a live game with its connection", "KB"),
    "server_most_choices_per_second": Figure("Nobody thinks: choices of people", "choices/s"),
    "server_most_processor_percent": Figure("... the server's processor time", "% of a core"),
    "server_most_commit_milliseconds": Figure("... one commit of the store, on average", "ms"),
    "server_most_choices_per_commit": Figure("... choices that it stores together", "choices"),
    "server_stored_games": Figure("Stored games", "games"),
    "server_open_stored_milliseconds": Figure("... open one of them, slowest of five", "ms", most=1000),
}
OPPONENT_FIGURES: Final[dict[str, Figure]] = {
    "opponent_games": Figure("Games with a computer player in each", "games"),
    "opponent_p50_milliseconds": Figure("... choice to view, median", "ms"),
    "opponent_p99_milliseconds": Figure("... 99 of 100 are faster", "ms", most=300),
    "opponent_asked_again_p50_milliseconds": Figure("... until the person is asked again, median", "ms"),
    "opponent_asked_again_p99_milliseconds": Figure("... 99 of 100 are faster", "ms"),
    "opponent_choices_per_second": Figure("... choices of people", "choices/s"),
    "opponent_processor_percent": Figure("... the server's processor time, without its workers", "% of a core"),
    "opponent_pause_milliseconds": Figure("... longest pause of the event loop", "ms"),
    "machine_load": Figure("Load of the machine before", "processes"),
}
HOSTILE_FIGURES: Final[dict[str, Figure]] = {
    "hostile_games": Figure("Games that are played meanwhile", "games"),
    "hostile_long_game_choices": Figure("Choices of each long game", "choices"),
    "hostile_before_pause_milliseconds": Figure("Longest pause of the event loop, before they come", "ms"),
    "hostile_before_p99_milliseconds": Figure("... choice to view, 99 of 100 are faster", "ms"),
    "hostile_pause_milliseconds": Figure("Longest pause of the event loop, while they are there", "ms", most=150),
    "hostile_own_pause_milliseconds": Figure("... of which the server itself used the processor", "ms", most=150),
    "hostile_p50_milliseconds": Figure("... choice to view, median", "ms"),
    "hostile_p99_milliseconds": Figure("... 99 of 100 are faster", "ms"),
    "hostile_hellos": Figure("... hellos to long games", "times"),
    "hostile_replays": Figure("... replays of long games uploaded", "times"),
    "hostile_audits": Figure("... audits and journals of long games", "times"),
    "hostile_pages": Figure("... pages of the log, moments and lines looked at", "times"),
    "hostile_undos": Figure("... choices made and taken back in a long game", "times"),
    "hostile_searches": Figure("... searches in the Law, catalogues", "times"),
    "hostile_refusals": Figure("... refused", "times"),
    "hostile_memory_megabytes": Figure("Memory of the server afterwards", "MB"),
    "machine_load": Figure("Load of the machine before", "processes"),
}
SERVER_FIGURES: Final = ORDINARY_FIGURES | OPPONENT_FIGURES | HOSTILE_FIGURES


def measure_server(seconds: float = 10.0) -> Figures:
    """Every figure of `ORDINARY_FIGURES`; each load lasts about that many seconds."""
    with tempfile.TemporaryDirectory(prefix="lawbound-bench-") as folder:
        figures = {**loads(Path(folder), seconds), **openings(Path(folder), STORED_GAMES)}
    return {name: figures[name] for name in ORDINARY_FIGURES}


def measure_opponent(seconds: float, player: str) -> Figures:
    """Every figure of `OPPONENT_FIGURES`: people who play against that computer player."""
    with tempfile.TemporaryDirectory(prefix="lawbound-bench-") as folder:
        figures = opposed(Path(folder), seconds, player)
    return {name: figures[name] for name in OPPONENT_FIGURES}


def measure_hostile(seconds: float = 10.0) -> Figures:
    """Every figure of `HOSTILE_FIGURES`; the games are played so long without the hostile ones, and with them."""
    with tempfile.TemporaryDirectory(prefix="lawbound-bench-") as folder:
        figures = besieged(Path(folder), seconds)
    return {name: figures[name] for name in HOSTILE_FIGURES}
