"""What is counted, for Prometheus to read at `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """One registry for each application, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("lawbound_games_live", "Games in memory", registry=self.registry)
        self.connections = Gauge("lawbound_connections", "Open connections", registry=self.registry)
        self.created = Counter("lawbound_games_created", "Games created", ["kind"], registry=self.registry)
        self.choices = Counter("lawbound_choices", "Choices stored", ["by"], registry=self.registry)
        self.choice_seconds = Histogram(
            "lawbound_choice_seconds",
            "From a person's choice to its acknowledgement",
            registry=self.registry,
            buckets=SECONDS,
        )
        self.store_seconds = Histogram(
            "lawbound_store_seconds", "One commit of the store", registry=self.registry, buckets=SECONDS
        )
        self.stored_together = Counter(
            "lawbound_store_appends", "Appends; compare with the number of commits", registry=self.registry
        )
        self.errors = Counter("lawbound_errors", "Refusals and errors", ["code"], registry=self.registry)

    def observe_commit(self, seconds: float, appends: int) -> None:
        self.store_seconds.observe(seconds)
        self.stored_together.inc(appends)

    def text(self) -> bytes:
        return generate_latest(self.registry)
