"""The same journal is the same game in every process, whatever the hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.kernel.helpers import new, play

from lawbound.kernel.journal_text import save

PROGRAM = """
import sys
from lawbound import games
from lawbound.kernel.journal_text import load, save
events = []
table = load(games.find, sys.stdin.read(), listener=lambda event: events.append(repr(event)))
print(table.state.to_bytes().hex(), events, save(table).splitlines(), hash("Lawbound"))
"""


def run(text: str, hash_seed: str) -> tuple[str, str]:
    """What the game came to, and the hash of a word (to see that the hash seed does something)."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=text,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    game, _, word = done.stdout.strip().rpartition(" ")
    return game, word


def test_a_journal_ends_the_same_under_every_hash_seed() -> None:
    table = play(new({"seats": 4, "heaps": [20, 9, 20, 7]}))
    text = save(table)
    (first, first_word), (second, second_word) = run(text, "1"), run(text, "2")
    assert first == second
    assert first.startswith(table.state.to_bytes().hex())
    assert first_word != second_word
