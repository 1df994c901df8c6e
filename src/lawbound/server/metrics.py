"""What is counted, for Prometheus to read at `/metrics`.

Anybody may read it, so it must tell nothing of a single game: on a quiet server, one more choice of a computer player
says that it was asked what others may not know of. Whatever happens once for every choice is therefore told only when
very many have come together, and how many these are is drawn anew each time.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_LUCK: Final = SystemRandom()


class Blurred:
    """Figures that are kept back until about `at_once` of them have come together."""

    def __init__(self, tell: Callable[[float], None], at_once: int) -> None:
        self._tell = tell
        self._at_once = at_once
        self._kept: list[float] = []
        self._enough = self._draw()

    def _draw(self) -> int:
        return max(1, round(self._at_once * _LUCK.uniform(0.5, 1.5))) if self._at_once > 1 else 1

    def observe(self, figure: float) -> None:
        self._kept.append(figure)
        if len(self._kept) >= self._enough:
            for each in self._kept:
                self._tell(each)
            self._kept.clear()
            self._enough = self._draw()

    def inc(self, by: float = 1) -> None:
        self.observe(by)


class Metrics:
    """One registry for each application, so that several can live in one process."""

    def __init__(self, figures_at_once: int = 1000) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("lawbound_games_live", "Games in memory", registry=self.registry)
        self.connections = Gauge("lawbound_connections", "Open connections", registry=self.registry)
        self.created = Counter("lawbound_games_created", "Games created", ["kind"], registry=self.registry)
        choices = Counter("lawbound_choices", "Choices stored, about a thousand late", ["by"], registry=self.registry)
        self.choices = {by: Blurred(choices.labels(by).inc, figures_at_once) for by in ("person", "computer")}

        def seconds(name: str, what: str) -> Blurred:
            told = Histogram(name, f"{what}, about a thousand late", registry=self.registry, buckets=SECONDS)
            return Blurred(told.observe, figures_at_once)

        self.choice_seconds = seconds("lawbound_choice_seconds", "From a person's choice to its acknowledgement")
        self.store_seconds = seconds("lawbound_store_seconds", "One commit of the store")
        stored_together = Counter(
            "lawbound_store_appends", "Appends; compare with the number of commits", registry=self.registry
        )
        self.stored_together = Blurred(stored_together.inc, figures_at_once)
        self.errors = Counter("lawbound_errors", "Refusals and errors", ["code"], registry=self.registry)

    def observe_commit(self, seconds: float, appends: int) -> None:
        self.store_seconds.observe(seconds)
        self.stored_together.inc(appends)

    def text(self) -> bytes:
        return generate_latest(self.registry)
