"""A server with other rules than those that stored its games: run as a program, with the path of the changed package.

    python upgraded.py games.db journals/

It opens every game of the store and every journal, says what it finds as JSON, and plays the games to their end.
"""

from __future__ import annotations

import json
import random
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from lawbound import games
from lawbound.kernel import Table
from lawbound.kernel.fairness import check_luck
from lawbound.kernel.journal_text import JournalError, load, read, replay, save
from lawbound.kernel.record import name_of
from lawbound.present.speech import say
from lawbound.server.course import Course
from lawbound.server.store import Append, Entry, GameRecord, Store

LONGEST = 5000


def look(table: Table[Any], lost: bool = False) -> dict[str, Any]:
    """A moment of a game, in words that mean the same by any rules."""
    ask = table.pending
    return {
        "state": table.state.to_bytes().hex(),
        "asked": None if ask is None else [ask.seat, ask.about.name],
        "options": [] if ask is None else [name_of(table.game, table.state, ask.about, each) for each in ask.options],
        "lost": lost,
    }


def opened(store: Store, record: GameRecord) -> Course:
    """As a server opens it, and stores what has become of it."""
    entries = store.entries(record.id)
    course = Course(record, entries)
    if course.mending:
        (length,) = store.append([Append(record.id, len(entries), tuple(course.mending))])
        assert length == len(entries) + len(course.mending)
        course.mending.clear()
    if course.blanks:
        store.note(record.id, course.blanks.opening, course.blanks.names)
    return course


def tells_of_loss(course: Course) -> bool:
    picture = course.picture()
    view = course.table.game.view(course.table.state, None)
    lines = picture.log.read(view, picture.batches, 0, 1_000_000)
    told = [line["text"] for line in lines if line["event"] == "choices lost"]
    assert told in ([], [say("server-choices-lost", n=n) for n in course.log._remarks.values() if isinstance(n, int)])
    return bool(told)


def find(store: Store, game: str) -> GameRecord:
    record = store.find(game)
    assert record is not None
    return record


def try_store(store: Store, game: str, luck: random.Random) -> dict[str, Any]:
    course = opened(store, find(store, game))
    found = look(course.table, tells_of_loss(course))
    again = opened(store, find(store, game))
    assert look(again.table, tells_of_loss(again)) == found, "opened twice, it is not the same"
    assert (again.serial, again.question) == (course.serial, course.question)
    assert look(again.past(len(again.chosen)))["state"] == found["state"]
    added: list[Entry] = []
    while (ask := course.table.pending) is not None and len(added) < LONGEST:
        added.append(course.choose(luck.randrange(len(ask.options))))
    store.append([Append(game, store.length(game), tuple(added))])
    found["over"] = course.table.over
    end = opened(store, find(store, game))
    assert look(end.table) == look(course.table), "what was played since is not the same"
    return found


def try_journal(file: Path, luck: random.Random) -> dict[str, Any]:
    saved = read(file.read_bytes())
    try:
        table = replay(games.find, saved)
        found = look(table) | {"luck": repr(check_luck(saved, table.game.version))}
    except JournalError as error:
        assert error.sound is not None
        table = Table.replay(games.find(error.sound.game), error.sound)
        found = look(table, lost=True)
    assert look(load(games.find, save(table)))["state"] == found["state"]
    while (ask := table.pending) is not None:
        table.choose_index(luck.randrange(len(ask.options)))
    assert look(load(games.find, save(table)))["state"] == look(table)["state"]
    return found | {"over": table.over}


def main(database: str, journals: str) -> None:
    luck = random.Random(7)
    names = json.loads(Path(journals, "games.json").read_text())
    found: dict[str, Any] = {}
    with closing(Store.open(database)) as store:
        for name in names:
            found[name] = try_store(store, name, luck)
    for file in sorted(Path(journals).glob("*.journal")):
        found[file.name] = try_journal(file, luck)
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
