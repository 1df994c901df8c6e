"""A game with open seats on the server: founded, stored, drafted, shown to everybody, and read again."""

from __future__ import annotations

import random
from pathlib import Path

from lawbound.server import compose
from lawbound.server.course import Course
from lawbound.server.founding import of_wishes
from lawbound.server.log import Reached
from lawbound.server.messages import NewGame
from lawbound.server.reel import Reel
from lawbound.server.store import Store

DRAFT: NewGame = {
    "game": "root",
    "seats": [{"seat": "?", "name": "Ann"}, {"seat": "bot:eyrie"}, {"seat": "?", "player": "random"}, {"seat": "?"}],
    "seed": "draft",
}


def test_a_drafted_game_is_founded_played_shown_and_read_again(tmp_path: Path) -> None:
    record, luck = of_wishes(DRAFT), random.Random(1)
    course = Course(record)
    entries = []
    for n in range(25):
        picture = course.picture()
        for reader in (None, 0, 2, 3):
            assert compose.encode(compose.core(picture, reader))
            view = compose.eyes(picture, reader)
            lines = picture.log.lines(picture.batches)
            assert len(picture.log.read(view, picture.batches, 0, lines)) == lines
        assert course.table.pending is not None
        entries.append(course.choose(luck.randrange(len(course.table.pending.options))))
        reel = Reel(course.kit, course.table, course.log, n + 1, n + 1)
        for happened in range(reel.since, reel.since + len(reel.events) + 1):
            assert course.kit.stage.scene(course.kit.game.view(reel.at(Reached(n + 1, happened), None), None))
    store = Store.open(str(tmp_path / "games.db"))
    store.create(record, entries)
    store.close()
    assert Course(record, entries).table.state == course.table.state
