"""How far many games have come: a bar with the rate and the time left at a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final

from lawbound.lab.stats import clock

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

REDRAW: Final = 0.1
"""Seconds between two pictures of the bar: drawing costs time."""
LINE: Final = 30.0
"""Seconds between two lines where there is no terminal."""


class GamesBar:
    """Told how many games there are now, it shows how many are left. It draws without a thread of its own."""

    def __init__(self, total: int, *, quiet: bool = False) -> None:
        self.total = total
        self.quiet = quiet
        self.there = 0
        self.first: int | None = None  # games that were there before
        self.began = self.shown = time.monotonic()
        self.bar: Progress | None = None
        self.task: TaskID | None = None
        if not quiet and sys.stderr.isatty():
            self._draw_bar()

    def _draw_bar(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (
            TextColumn("games"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[rate]}"),
            TimeRemainingColumn(compact=True),
            TextColumn("left"),
        )
        self.bar = Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True)
        self.task = self.bar.add_task("games", total=self.total, rate="")
        self.bar.start()

    @property
    def rate(self) -> float:
        """Games a second since it began."""
        passed = time.monotonic() - self.began
        return (self.there - (self.first or 0)) / passed if passed > 0 else 0.0

    def watch(self, games: int) -> None:
        if self.first is None:
            self.first = games
        self.there = games
        now = time.monotonic()
        if self.bar is not None and self.task is not None:
            if now - self.shown >= REDRAW or games == self.total:
                self.shown = now
                self.bar.update(self.task, completed=games, rate=f"{self.rate:,.1f}/s", refresh=True)
        elif not self.quiet and now - self.shown >= LINE:
            self.shown = now
            left = (self.total - games) / self.rate if self.rate else 0.0
            line = f"{games:,} of {self.total:,} games, {self.rate:,.1f}/s, {clock(left)} left"
            print(line, file=sys.stderr, flush=True)

    def stop(self) -> None:
        if self.bar is not None:
            self.bar.stop()

    def __enter__(self) -> GamesBar:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
