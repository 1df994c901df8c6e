"""The server that is measured: a process of its own, on loopback, and what it has used so far."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import time
import urllib.request
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from lawbound.server.process import ServerProcess

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

BEAT: Final = 0.005
PAUSE: Final = "lawbound_bench_pause_seconds"
OWN_PAUSE: Final = "lawbound_bench_own_pause_seconds"


def serve(store: str) -> None:
    """As `lawbound serve` does it, but without the limits for strangers: here all of them come from one address."""
    import uvicorn

    from lawbound.cli.serve import listen, search_garbage_seldom, server_settings, take_turns_often
    from lawbound.server.app import create_app
    from lawbound.server.settings import Settings

    settings = Settings(
        store=store,
        games_per_minute=1e6,
        games_at_once=10**6,
        checks_per_minute=1e6,
        checks_at_once=10**6,
        messages_per_second=1e6,
        messages_at_once=10**6,
        requests_at_once=10**6,
        connections_per_address=10**6,
        figures_at_once=1,  # nobody plays here
        face_seconds=0,
        computer_face_seconds=0,
    )
    listening = listen("127.0.0.1", 0)
    app = create_app(settings)
    pulse = Pulse(app.state.metrics.registry)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            self.beating = asyncio.create_task(pulse.beat())

    server = Server(uvicorn.Config(app, **server_settings(app)))
    search_garbage_seldom()
    take_turns_often()
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)  # from here on connections wait to be accepted
    server.run(sockets=[listening])


class Pulse:
    """Beats in the event loop. What is late was held up: by the loop's own work, by threads, or by the machine.

    A pause is the server's own as far as the server used the processor meanwhile: on a machine that is busy with other
    things, that is less than the pause.
    """

    def __init__(self, registry: CollectorRegistry) -> None:
        from prometheus_client import Gauge

        self._longest = dict.fromkeys((PAUSE, OWN_PAUSE), 0.0)
        for name in self._longest:
            gauge = Gauge(name, "The longest since this was read last", registry=registry)
            gauge.set_function(partial(self._take, name))

    async def beat(self) -> None:
        while True:
            wall, processor = time.perf_counter(), time.process_time()
            await asyncio.sleep(BEAT)
            late = time.perf_counter() - wall - BEAT
            self._note(PAUSE, late)
            self._note(OWN_PAUSE, min(late, time.process_time() - processor))

    def _note(self, name: str, seconds: float) -> None:
        self._longest[name] = max(self._longest[name], seconds)

    def _take(self, name: str) -> float:
        found, self._longest[name] = self._longest[name], 0.0
        return found


def command(store: Path) -> list[str]:
    serving = "import sys; from lawbound.bench_server.serving import serve; serve(sys.argv[1])"
    return [sys.executable, "-c", serving, str(store)]


@dataclass(frozen=True)
class Reading:
    """What the server has used so far."""

    when: float
    processor: float  # seconds
    memory: int  # bytes
    commits: float
    storing: float  # seconds, in commits
    games: float  # in memory
    pause: float  # seconds, the longest since the last reading
    own_pause: float


def read(server: ServerProcess) -> Reading:
    """From the system, where it tells, and from the server's own metrics."""
    processor, memory = process_use(server.pid)
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=60) as answer:
        metrics = dict([line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if line[:1] != "#"])
    names = ("lawbound_store_seconds_count", "lawbound_store_seconds_sum", "lawbound_games_live", PAUSE, OWN_PAUSE)
    return Reading(time.perf_counter(), processor, memory, *[float(metrics[name]) for name in names])


def process_use(pid: int) -> tuple[float, int]:
    """Processor seconds and resident bytes of a process; zeros where the system has no /proc."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0, 0
    ticks = int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE")


def machine_load() -> float:
    """How many processes want to run, on average of the last minute; zero where the system does not tell."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def post(address: str, body: Any) -> Any:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)
