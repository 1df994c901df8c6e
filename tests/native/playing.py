"""Games by chance, as data to be compared with those of the other build.

python -m tests.native.playing play 0 20           the trials of these numbers, of every game
python -m tests.native.playing replay < journals   these journals again: a JSON list of their texts
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from lawbound import build, games
from lawbound.kernel import Event, Table, journal_text

Told = dict[str, Any]
"""What can be told of a game: its journal with all names and luck, its last state, and what happened."""


class Ear:
    """Hears all events, and keeps a digest of them."""

    def __init__(self) -> None:
        self.count = 0
        self.sums = sha256()

    def __call__(self, event: Event) -> None:
        self.count += 1
        self.sums.update(repr((event.name, event.article, event.args, event.secret, event.audience)).encode())


def play(game: str, number: int) -> Told:
    """The trial of that number, by random choices."""
    ear, luck = Ear(), Random(number)
    setup = games.kit(game).form.trial(number)
    table = Table.new(games.find(game), setup, seed=f"alike {number}", listener=ear)
    while (ask := table.pending) is not None:
        table.choose_index(luck.randrange(len(ask.options)))
    return tell(table, ear)


def replay(text: str) -> Told:
    ear = Ear()
    return tell(journal_text.load(games.find, text, ear), ear)


def tell(table: Table[Any], ear: Ear) -> Told:
    return {
        "journal": journal_text.save(table),
        "state": table.state.to_bytes().hex(),
        "events": ear.count,
        "digest": ear.sums.hexdigest(),
    }


def played(first: int, last: int) -> list[Told]:
    return [play(game, number) for number in range(first, last) for game in games.names()]


def main(args: Sequence[str]) -> None:
    if args[0] == "replay":
        told = [replay(text) for text in json.load(sys.stdin)]
    else:
        told = played(int(args[1]), int(args[2]))
    json.dump({"build": build.name(), "told": told}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
