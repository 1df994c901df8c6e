"""A game looked at line by line: the table after each line of the log, as its reader saw it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import httpx
import pytest
from tests.server.playing import SOLO, Json, Player, Running, bearer, running, settle, token_of

from lawbound import games

BOTS: Json = {
    "game": "root",
    "seats": [{"seat": "bot:marquise"}, {"seat": "bot:eyrie"}, {"seat": "bot:alliance"}, {"seat": "bot:vagabond"}],
    "seed": "just watching",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        tmp_path_factory.mktemp("store"), messages_per_second=10_000.0, messages_at_once=10_000, games_at_once=1000
    ) as made:
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


def test_where_people_play_a_line_shows_the_same_whenever_it_is_looked_at(server: Running) -> None:
    """Nothing comes early: when a line is the newest, its table is what it will be in the past."""
    created = server.create(SOLO)
    ann, watching = server.play(created), server.play(created, "spectator")
    luck, seen = random.Random(3), dict[tuple[int, int], Json]()
    for _ in range(25):
        settle(lambda: watching.log[-1]["line"] == ann.log[-1]["line"], watching)
        for who, player in enumerate((ann, watching)):
            for line in player.table["log"]:
                seen[who, line["line"]] = look(player, line["line"])
        assert ann.choose(luck.randrange(len(ann.asked()["choices"])))["type"] == "ack"
    assert len(seen) > 150
    for (who, line), then in seen.items():
        assert look((ann, watching)[who], line) == then
    # The last line before a question shows what was on the table then.
    assert {**look(ann, ann.log[-1]["line"])["scene"], "phase": {}} == {**ann.table["scene"], "phase": {}}


def test_everybody_at_a_running_game_sees_their_own_hand_and_no_other(server: Running) -> None:
    two = {"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie"}, {"seat": "bot:alliance"}]}
    created = server.create(two)
    readers = (server.play(created, seat=0), server.play(created, seat=1), server.play(created, "spectator"))
    line = readers[0].log[-1]["line"]
    hands = [[each["own"]["hand"] for each in look(reader, line)["scene"]["players"]] for reader in readers]
    assert [[hand is None for hand in of] for of in hands] == [
        [False, True, True],
        [True, False, True],
        [True, True, True],
    ]


def test_a_line_that_was_taken_back_cannot_be_looked_at(server: Running) -> None:
    ann = server.play(server.create(SOLO))
    lines = ann.log[-1]["line"]
    ann.choose(0)
    assert ann.log[-1]["line"] > lines and ann.table["can_undo"]
    placed = look(ann, ann.log[-1]["line"])
    ann.say("undo")
    ann.until("table")
    assert look(ann, placed["log_end"] - 1)["code"] == "no-such-line"
    ann.choose(1)
    assert look(ann, placed["log_end"] - 1)["scene"] != placed["scene"]


def test_a_line_tells_whoever_reads_it_what_they_lost(server: Running) -> None:
    created = server.create(SOLO)
    ann, watching = server.play(created), server.play(created, "spectator")
    ann.play(random.Random(1), 60, until=lambda table: any(line["loss"] for line in table["log"]))
    (loss, *_) = [line for line in ann.log if line["loss"]]
    assert loss["loss"].startswith("You lost ") and loss["places"]
    settle(lambda: watching.log[-1]["line"] == ann.log[-1]["line"], watching)
    assert not any(line["loss"] for line in watching.log)


# Practice


def practise(server: Running, created: Json, line: int) -> httpx.Response:
    path, seat = f"/api/2/games/{created['game']}/practice", bearer(token_of(created))
    return server.http.post(path, json={"moment": 0, "line": line}, headers=seat)


def beginning(server: Running, game: str) -> Any:
    """What lies on the table when that game begins."""
    record = server.app.state.hall.house.store.find(game)
    kit = games.kit(record.game)
    return kit.stage.scene(kit.game.view(kit.game.start(record.setup), 0))


def test_practice_from_inside_anothers_turn_starts_exactly_there_or_says_that_it_cannot(server: Running) -> None:
    created = server.create(SOLO)
    ann = server.play(created)
    ann.play(random.Random(2), 30, until=lambda table: table["scene"]["phase"]["turn"] > 4)
    within = [line for line in ann.log if line["seat"] not in (None, 0) and line["turn"] > 1][:12]
    began = 0
    for line in within:
        there, answer = look(ann, line["line"]), practise(server, created, line["line"])
        assert (answer.status_code == 201) == there["safe"], answer.text
        if there["safe"]:
            begins = beginning(server, answer.json()["game"])
            for what in ("clearings", "forests", "discard"):
                assert begins["own"][what] == there["scene"]["own"][what]
            assert begins["phase"]["turn"] == there["scene"]["phase"]["turn"]
            assert [each["points"] for each in begins["players"]] == [
                each["points"] for each in there["scene"]["players"]
            ]
            began += 1
        else:
            assert answer.json()["code"] == "no-practice"
            assert "No game can begin here" in answer.json()["text"]
    assert 0 < began < len(within)


def test_practice_does_not_begin_in_the_setup_or_after_the_end(server: Running) -> None:
    created = server.create(SOLO)
    ann = server.play(created)
    assert practise(server, created, 0).json()["code"] == "no-practice"
    assert practise(server, created, ann.log[-1]["line"] + 1).json()["code"] == "no-such-line"


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
