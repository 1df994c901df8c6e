"""Games that were played once and are played again by every later version: to the same questions, luck and events.

`python -m tests.root.pinned` plays them and writes the file. It is written anew only when a rule was wrong.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import random
import zlib
from pathlib import Path
from typing import Any, Final

from lawbound.kernel import Ask, Event, Table
from lawbound.kernel.record import Notes, given_text, name_of
from lawbound.root.option_names import KINDS
from lawbound.root.rules import ROOT
from lawbound.root.state import State
from lawbound.root.trials import trial

FILE: Final = Path(__file__).with_name("pinned.jsonl.gz")
GAMES: Final = 300
MOST_CHOICES: Final = 1500
OF_PIECES: Final = ("placed", "built", "paid", "removed", "moved")
"""Events that begin with a kind of piece, which has a number only as long as the table is laid out like that."""
TOLD_SINCE: Final = (
    *("conspiracy", "battle track", "collected", "to payments", "laid out", "quests shuffled", "starting items"),
    *("ruins filled", "starting decree"),
)
"""Events that nobody told when these games were played: what happened is the same, it is told besides."""


class Witness:
    """Sees a game: every question with all its options by name, what the table answered by itself, every event."""

    def __init__(self, setup: dict[str, Any], seed: str) -> None:
        self._asked, self._heard = hashlib.sha256(), hashlib.sha256()
        self.table: Table[State] = Table.new(ROOT, setup, seed=seed, snapshots=False)
        self.table = Table.replay(ROOT, self.table.journal, upto=0, snapshots=False, notes=Notes(), listener=self._hear)
        self._look()

    def choose(self, place: int) -> None:
        self.table.choose_index(place)
        self._look()

    def _look(self) -> None:
        notes, ask = self.table.notes, self.table.pending
        assert notes is not None
        self._asked.update(f"{given_text(notes.take())}\n{'' if ask is None else self._question(ask)}\n".encode())

    def _question(self, ask: Ask) -> str:
        names = [name_of(ROOT, self.table.state, ask.about, option) for option in ask.options]
        return f"{ask.seat} {ask.about.name} {ask.about.article}: {', '.join(names)}"

    def _hear(self, event: Event) -> None:
        if event.name in TOLD_SINCE:
            return
        args = event.args
        if event.name in OF_PIECES:
            args = (self._piece(args[0]), *args[1:])
        elif event.name == "chose" and args[3] == "piece":
            steps = [(what, article, [self._piece(row) for row in left]) for what, article, left in args[2]]
            args = (args[0], self._piece(args[1]), steps, args[3])
        self._heard.update(repr((event.name, event.article, args, event.secret, event.audience)).encode())

    def _piece(self, row: int) -> str:
        return KINDS["piece"](self.table.state, row)

    def report(self) -> dict[str, Any]:
        return {
            "asked": self._asked.hexdigest()[:32],
            "heard": self._heard.hexdigest()[:32],
            "result": self.table.result,
        }


def play(setup: dict[str, Any], seed: str, entries: list[int]) -> dict[str, Any]:
    """The game of these choices."""
    witness = Witness(setup, seed)
    for entry in entries:
        witness.choose(entry)
    return witness.report()


def read() -> list[dict[str, Any]]:
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        games = [json.loads(line) for line in lines]
    for game in games:
        game["entries"] = list(zlib.decompress(base64.b64decode(game["entries"])))
    return games


def _new(number: int) -> dict[str, Any]:
    setup, seed, luck = trial(number), f"pinned {number}", random.Random(number)
    witness = Witness(setup, seed)
    table = witness.table
    entries: list[int] = []
    while table.pending is not None and len(entries) < MOST_CHOICES:
        entries.append(luck.randrange(len(table.pending.options)))
        witness.choose(entries[-1])
    packed = base64.b64encode(zlib.compress(bytes(entries), 9)).decode()
    return {"setup": setup, "seed": seed, "entries": packed, **witness.report()}


def main() -> None:
    lines = [json.dumps(_new(number)) for number in range(GAMES)]
    FILE.write_bytes(gzip.compress("\n".join(lines).encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
