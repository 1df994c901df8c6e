"""Makes a store that later versions have to open, and beside it what is to be seen in it (`test_kept_stores`):

python -m tests.server.keeping tests/server/stores/schema-3
"""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import sys
import tempfile
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

from tests.server.playing import Json, Running, running, settle
from tests.server.test_kept_stores import go_on

GAMES: Final[tuple[tuple[str, Json, int], ...]] = (
    (
        "alone among bots",
        {"seats": [{"seat": "marquise", "name": "Ann"}, *[{"seat": f"bot:{key}"} for key in ("eyrie", "alliance")]]},
        15,
    ),
    (
        "two people on the lake",
        {"seats": [{"seat": "eyrie", "name": "Ann"}, {"seat": "alliance", "name": "Bob"}], "map": "lake"},
        60,
    ),
    (
        "a person and a thinker on the mountain",
        {"seats": [{"seat": "alliance", "name": "Ann"}, {"seat": "marquise", "player": "greedy"}], "map": "mountain"},
        24,
    ),
    (
        "two vagabonds in winter",
        {"seats": [{"seat": "vagabond", "name": "Ann"}, {"seat": "vagabond2", "name": "Bob"}, {"seat": "bot:eyrie"}]}
        | {"map": "winter"},
        50,
    ),
    ("over", {"seats": [{"seat": f"bot:{key}"} for key in ("marquise", "eyrie", "corvids")]}, 0),
)


def keep(server: Running, name: str, wishes: Json, choices: int) -> dict[str, Any]:
    """Play a game so far, and tell what is to be seen."""
    created = server.create(wishes)
    seats = [link["seat"] for link in created["links"] if link["role"] == "seat"]
    made = 0
    with ExitStack() as stack:
        players = [stack.enter_context(closing(server.play(created, "seat", seat))) for seat in seats]
        if players:
            made = go_on(players, random.Random(name), choices)
            settle(lambda: any(each.table["question"] or each.table["outcome"] for each in players), *players)
    with ExitStack() as stack:  # whoever comes now sees how things stand
        watching = stack.enter_context(closing(server.play(created, "spectator")))
        players = [stack.enter_context(closing(server.play(created, "seat", seat))) for seat in seats]
        scene = watching.table["scene"]
        return {
            "name": name,
            "game": created["game"],
            "links": created["links"],
            "choices": made,
            "points": [each["points"] for each in scene["players"]],
            "turn": scene["phase"]["turn"],
            "text": scene["phase"]["text"],
            "over": watching.table["outcome"] is not None,
            "asked": {
                str(seat): player.table["question"]["text"]
                for seat, player in zip(seats, players, strict=True)
                if player.table["question"]
            },
        }


def main(to: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with running(Path(folder), face_seconds=0, computer_face_seconds=0) as server:
            told = [keep(server, *each) for each in GAMES]
        file = Path(folder, "games.db")
        with closing(sqlite3.connect(file)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")
        shutil.copy(file, f"{to}.db")
    Path(f"{to}.json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
