"""A game looked at line by line: the table after each line of the log, for those who watch a game of others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from tests.server.playing import SOLO, Json, Player, Running, running, settle

BOTS: Json = {
    "game": "root",
    "seats": [{"seat": "bot:marquise"}, {"seat": "bot:eyrie"}, {"seat": "bot:alliance"}, {"seat": "bot:vagabond"}],
    "seed": "just watching",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("store"), messages_per_second=10_000.0, messages_at_once=10_000) as made:
        yield made


def look(player: Player, line: int) -> Json:
    player.say("look", line=line)
    return player.until("history", "error")


# Bots alone


def test_bots_play_alone_and_every_line_of_their_game_can_be_looked_at(server: Running) -> None:
    created = server.create(BOTS)
    assert sorted(link["role"] for link in created["links"]) == ["host", "spectator"]
    watching = server.play(created, "spectator")
    assert watching.table["outcome"] is not None
    while watching.first_line:
        watching.say("log", before=watching.first_line)
        watching.log = [*watching.until("log")["lines"], *watching.log]
    seen = [look(watching, line["line"]) for line in watching.log]
    assert [each["log_end"] for each in seen] == list(range(1, len(seen) + 1))
    for line, each in zip(watching.log, seen, strict=True):
        if line["event"] == "turn":
            assert each["scene"]["phase"]["text"] == line["text"]
    # A line that names clearings is about what can be seen there; most change it.
    changes = [
        before["scene"]["own"]["clearings"][clearing - 1] != after["scene"]["own"]["clearings"][clearing - 1]
        for (before, after), line in zip(pairwise(seen), watching.log[1:], strict=True)
        if line["event"] in ("placed", "moved", "removed")
        for clearing in [int(place.removeprefix("clearing:")) for place in line["places"]]
    ]
    assert len(changes) > 100 and all(changes)
    last = {**seen[-1]["scene"], "phase": watching.table["scene"]["phase"]}
    assert last == watching.table["scene"]
    assert seen[0]["scene"]["players"][0]["points"] == 0


def test_a_line_that_was_never_written_cannot_be_looked_at(server: Running) -> None:
    watching = server.play(server.create(BOTS), "spectator")
    lines = watching.log[-1]["line"] + 1
    assert look(watching, lines)["code"] == "no-such-line"
    assert look(watching, 0)["log_end"] == 1


def test_everybody_sees_their_own_hand_and_no_other_line_by_line(server: Running) -> None:
    seats = [{"seat": "marquise", "player": "random"}, {"seat": "eyrie", "player": "random"}, {"seat": "bot:alliance"}]
    watching = server.play(server.create({"game": "root", "seats": seats, "seed": "hands"}), "spectator")
    settle(lambda: watching.table["outcome"] is not None, watching)
    watching.say("speak", lang="en", seat=1)
    watching.until("table")
    hands = [player["own"]["hand"] for player in look(watching, 50)["scene"]["players"]]
    assert [hand is None for hand in hands] == [True, False, True]


# Whoever plays sees the past as they saw it


def test_where_a_person_plays_nobody_looks_between_two_questions(server: Running) -> None:
    created = server.create(SOLO)
    ann, watching = server.play(created), server.play(created, "spectator")
    assert look(ann, 0)["code"] == "not-over"
    assert look(watching, 0)["code"] == "not-over"


def test_a_game_of_computer_players_can_be_watched_while_they_play(server: Running) -> None:
    seats = [{"seat": "marquise", "player": "greedy"}, {"seat": "eyrie", "player": "greedy"}]
    watching = server.play(server.create({"game": "root", "seats": seats, "seed": "live"}), "spectator")
    settle(lambda: watching.log != [] and watching.log[-1]["line"] > 40, watching)
    assert watching.table["outcome"] is None
    first, later = look(watching, 0), look(watching, 40)
    assert first["moment"] == 0 and later["moment"] > 0
    # The moments are those of `history`: at the end of one, both show the same.
    watching.say("history", moment=later["moment"])
    moment = watching.until("history")
    again = look(watching, moment["log_end"] - 1)
    assert again["scene"]["own"]["clearings"] == moment["scene"]["own"]["clearings"]
