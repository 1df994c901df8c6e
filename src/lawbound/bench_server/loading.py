"""Loads: people who think, and people who do not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from lawbound.bench import Figures
from lawbound.bench_server import people
from lawbound.bench_server.people import Crowd, Stretch, quantile
from lawbound.bench_server.serving import command, machine_load, read
from lawbound.server.process import ServerProcess

LEVELS: Final = (100, 200)
"""So many games at once, one level after the other."""
OPPOSED: Final = 100
"""Games with a computer player in each."""
HURRIED: Final = 32
"""Games whose people do not think at all: enough that the server always has something to do."""


def loads(folder: Path, seconds: float, levels: tuple[int, ...] = LEVELS) -> Figures:
    with ServerProcess(command(folder / "load.db")) as server:
        return {**asyncio.run(thoughtful(server, seconds, levels)), **asyncio.run(hurried(server, seconds))}


async def thoughtful(server: ServerProcess, seconds: float, levels: tuple[int, ...]) -> Figures:
    """People who think before they choose; first some, so that everything is loaded that ever will be."""
    figures: Figures = {}
    crowd = Crowd(server, people.THINKING)
    try:
        await crowd.grow(levels[0] // 3)
        start = await asyncio.to_thread(read, server)
        for level in levels:
            await crowd.grow(level)
            stretch = await crowd.watch(seconds)
            name = f"server_{level}_games"
            figures[f"{name}_p50_milliseconds"] = stretch.quantile(0.5)
            figures[f"{name}_p99_milliseconds"] = stretch.quantile(0.99)
            figures[f"{name}_choices_per_second"] = stretch.choices_per_second
            figures[f"{name}_processor_percent"] = stretch.processor_percent
            figures[f"{name}_received_bytes"] = stretch.received / len(stretch.waited)
            figures[f"{name}_pause_milliseconds"] = stretch.pause
        games = stretch.after.games - start.games
        figures["server_memory_per_game_kilobytes"] = (stretch.after.memory - start.memory) / games / 1024
    finally:
        await crowd.leave()
    return figures


async def hurried(server: ServerProcess, seconds: float) -> Figures:
    """People who do not think: how much the server can do, and what it then has too little of."""
    crowd = Crowd(server, (0.0, 0.0))
    try:
        await crowd.grow(HURRIED)
        stretch = await crowd.watch(seconds)
    finally:
        await crowd.leave()
    return {
        "server_most_choices_per_second": stretch.choices_per_second,
        "server_most_processor_percent": stretch.processor_percent,
        "server_most_commit_milliseconds": 1000 * (stretch.after.storing - stretch.before.storing) / stretch.commits,
        "server_most_choices_per_commit": len(stretch.waited) / stretch.commits,
    }


def opposed(folder: Path, seconds: float, player: str) -> Figures:
    """People who think, each against that computer player, who thinks too."""
    load = machine_load()
    with ServerProcess(command(folder / "opponent.db")) as server:
        stretch, games = asyncio.run(against(server, seconds, player)), OPPOSED
    return {
        "opponent_games": games,
        "opponent_p50_milliseconds": stretch.quantile(0.5),
        "opponent_p99_milliseconds": stretch.quantile(0.99),
        "opponent_asked_again_p50_milliseconds": quantile(stretch.asked_again, 0.5),
        "opponent_asked_again_p99_milliseconds": quantile(stretch.asked_again, 0.99),
        "opponent_choices_per_second": stretch.choices_per_second,
        "opponent_processor_percent": stretch.processor_percent,
        "opponent_pause_milliseconds": stretch.pause,
        "machine_load": load,
    }


async def against(server: ServerProcess, seconds: float, player: str) -> Stretch:
    crowd = Crowd(server, people.THINKING, player)
    try:
        await crowd.grow(OPPOSED)
        return await crowd.watch(seconds)
    finally:
        await crowd.leave()
