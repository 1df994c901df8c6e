"""The conversation at a table, over a real WebSocket."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import SOLO, Json, Player, Running, bearer, running, token_of
from websockets.exceptions import ConnectionClosed

from lawbound.kernel import commitment
from lawbound.server.messages import VERSION

FRIENDS: Json = {
    "game": "root",
    "seats": [
        {"seat": "marquise", "name": "Ann"},
        {"seat": "eyrie", "name": "Bob"},
        {"seat": "bot:alliance"},
        {"seat": "vagabond", "player": "random"},
    ],
    "seed": "friends",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("socket"), games_at_once=1000) as found:
        yield found


def greeting(server: Running, game: str, **hello: Any) -> Player:
    """A connection that says hello in its own way."""
    player = Player(server, game, "", greet=False)
    if hello:
        player.say("hello", **{"version": VERSION, "token": "x", "lang": "en", **hello})
    return player


# Hello


def test_a_hello_is_answered_with_welcome_seats_and_table(server: Running) -> None:
    created = server.create(SOLO)
    ann = server.play(created)
    assert [message["type"] for message in ann.heard] == ["welcome", "seats", "table"]
    welcome, seats, table = ann.heard
    assert welcome["commitment"] == created["commitment"] != commitment("solo")
    assert welcome["named_seed"] is True
    assert (welcome["role"], welcome["seat"], welcome["practice"], welcome["replay"]) == ("seat", 0, False, False)
    assert welcome["title"] == "Autumn map: Marquise, Eyrie, Alliance and Vagabond"
    assert [(seat["kind"], seat["name"], seat["connected"]) for seat in seats["seats"]] == [
        ("person", "Ann", True),
        *[("bot", None, False)] * 3,
    ]
    assert table["moment"] == 0 and table["seat"] == 0
    assert table["question"]["text"] and table["waiting"] == 0
    assert table["log_start"] == 0 and table["log"]
    assert table["scene"]["players"][0]["own"]["hand"] is not None
    ann.close()


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"token": "wrong"}, "not-invited"),
        ({"version": 1}, "wrong-version"),
        ({"lang": "xx"}, "bad-message"),
        ({"token": 5}, "bad-message"),
        ({"token": "x" * 200}, "bad-message"),
    ],
)
def test_a_wrong_hello_ends_the_connection_and_says_why(server: Running, hello: Json, code: str) -> None:
    created = server.create(SOLO)
    error = greeting(server, created["game"], **hello).gone()
    assert (error["type"], error["code"], error["closing"]) == ("error", code, True)
    assert error["text"]


def test_there_is_no_such_game(server: Running) -> None:
    assert greeting(server, "nowhere", token="x").gone()["code"] == "no-such-game"


def test_something_else_than_hello_ends_the_connection(server: Running) -> None:
    player = greeting(server, server.create(SOLO)["game"])
    player.say("ping")
    assert player.gone()["code"] == "no-hello"


def test_nobody_stands_in_the_door_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, hello_seconds=0.2) as server:
        started = time.monotonic()
        assert greeting(server, server.create(SOLO)["game"]).gone()["code"] == "no-hello"
        assert time.monotonic() - started < 5


# Choosing


def test_a_choice_is_acknowledged_and_then_shown(server: Running) -> None:
    ann = server.play(server.create(SOLO))
    question = ann.table["question"]
    before = len(ann.heard)
    answer = ann.choose(question["choices"][0]["option"])
    assert answer == {"type": "ack", "question": question["id"]}
    assert [message["type"] for message in ann.heard[before:]] == ["ack", "table"]
    assert ann.table["question"]["id"] != question["id"]
    assert ann.table["moment"] == 1
    ann.close()


def test_a_choice_that_comes_too_late_or_is_none_changes_nothing(server: Running) -> None:
    ann = server.play(server.create(SOLO))
    question = ann.table["question"]
    assert ann.choose(10_000)["code"] == "illegal"
    assert ann.choose(0, "0" * 24)["code"] == "stale"
    assert ann.choose(0)["type"] == "ack"
    assert ann.choose(0, question["id"])["code"] == "stale"
    assert ann.table["moment"] == 1
    ann.close()


def test_only_the_one_who_is_asked_can_choose(server: Running) -> None:
    created = server.create(FRIENDS)
    ann, bob, looking = server.play(created, seat=0), server.play(created, seat=1), server.play(created, "spectator")
    host = server.play(created, "host")
    asked = ann.table["question"]["id"]
    for other in (bob, looking, host):
        assert other.table["question"] is None
        assert other.table["waiting"] == 0
        assert other.choose(0, asked)["code"] == "not-your-turn"
    assert looking.table["seat"] is None
    assert all(player["own"]["hand"] is None for player in looking.table["scene"]["players"])
    assert bob.table["scene"]["players"][1]["own"]["hand"] is not None
    assert bob.table["scene"]["players"][0]["own"]["hand"] is None
    for player in (ann, bob, looking, host):
        player.close()


def test_two_people_play_a_game_to_its_end(server: Running) -> None:
    created = server.create(FRIENDS)
    ann, bob = server.play(created, seat=0), server.play(created, seat=1)
    luck = random.Random(2)
    while ann.table["outcome"] is None or bob.table["outcome"] is None:
        for player in (ann, bob):
            if player.table["question"] is not None:
                assert player.choose(luck.randrange(len(player.table["question"]["choices"])))["type"] == "ack"
            else:
                try:
                    player.read(0.02)
                except TimeoutError:
                    continue
    assert ann.table["outcome"] == bob.table["outcome"]
    outcome = ann.table["outcome"]
    assert outcome["winners"] and outcome["seed"] == "friends"
    assert outcome["commitment"] == commitment("friends", outcome["salt"]) != commitment("friends")
    assert outcome["chart"][-1] == outcome["points"]
    assert ann.table["scene"] != bob.table["scene"]  # each still sees their own hand
    ann.say("speak", lang="en", seat=1)
    while ann.table["seat"] != 1:
        ann.read()
    assert ann.table["scene"] == bob.table["scene"]
    looking = Player(server, created["game"], token_of(created, "spectator"), seat=1)
    assert looking.table["scene"] == bob.table["scene"]
    assert ann.choose(0, "x")["code"] == "over"
    for player in (ann, bob, looking):
        player.close()


def test_nobody_sees_with_other_eyes_before_the_end(server: Running) -> None:
    created = server.create(FRIENDS)
    bob = Player(server, created["game"], token_of(created, "seat", 1), seat=0)
    assert bob.table["seat"] == 1
    bob.say("speak", lang="en", seat=0)
    assert bob.until("table")["seat"] == 1
    bob.close()


# Everything else that can be asked for


def test_undo_takes_back_and_the_log_with_it(server: Running) -> None:
    ann = server.play(server.create(SOLO))
    first, log = ann.table, list(ann.log)
    assert not first["can_undo"]
    ann.choose(0)
    assert ann.table["can_undo"]
    assert len(ann.log) > len(log)
    ann.say("undo")
    ack = ann.until("ack")
    ann.until("table")
    assert ann.table["question"]["id"] == ack["question"] != first["question"]["id"]
    assert ann.table["scene"] == first["scene"]
    assert ann.table["moment"] == 0
    assert ann.table["log_start"] == len(log)
    assert ann.log == log
    ann.say("undo")
    assert ann.until("error")["code"] == "cannot-undo"
    assert ann.choose(1)["type"] == "ack"
    ann.close()


def test_why_trace_log_history_and_ping(server: Running) -> None:
    ann = server.play(server.create(SOLO))
    ann.play(random.Random(6), 12)
    ann.say("why")
    why = ann.until("why")
    assert why["question"] == ann.table["question"]["id"]
    assert all(each["text"] and each["article"] for each in why["refused"])
    traced = [line for line in ann.log if line["traced"]]
    ann.say("trace", line=traced[0]["line"])
    trace = ann.until("trace")
    assert trace["line"] == traced[0]["line"]
    assert trace["steps"] and all(step["article"] for step in trace["steps"])
    ann.say("log", before=10)
    log = ann.until("log")
    assert log["start"] == 0 and log["lines"] == ann.log[:10]
    ann.say("history", moment=0)
    history = ann.until("history")
    assert history["scene"]["phase"]["stage"] == "setup"
    assert history["log_end"] <= len(ann.log)
    ann.say("ping")
    assert ann.until("pong") == {"type": "pong"}
    for kind, fields, code in (
        ("trace", {"line": 99_999}, "no-such-line"),
        ("history", {"moment": 99_999}, "no-such-moment"),
        ("hello", {"version": VERSION, "token": "x", "lang": "en"}, "hello-again"),
    ):
        ann.say(kind, **fields)
        assert ann.until("error")["code"] == code
    ann.close()


def test_another_language_sends_the_table_anew(server: Running) -> None:
    ann = server.play(server.create(SOLO))
    english = ann.table
    ann.say("speak", lang="cs")
    czech = ann.until("table")
    assert czech["moment"] == english["moment"]
    assert czech["question"]["id"] == english["question"]["id"]
    assert [choice["place"] for choice in czech["question"]["choices"]] == [
        choice["place"] for choice in english["question"]["choices"]
    ]
    ann.say("speak", lang="en")
    assert ann.until("table") == english
    ann.close()


def test_whoever_comes_late_gets_the_newest_lines_and_may_ask_for_older_ones(server: Running) -> None:
    created = server.create(SOLO)
    ann = server.play(created)
    ann.play(random.Random(3), 400)
    late = server.play(created)
    assert len(late.table["log"]) == 100
    assert late.table["log"] == ann.log[-100:]
    late.say("log", before=late.table["log_start"])
    older = late.until("log")
    assert len(older["lines"]) == min(200, late.table["log_start"])
    assert [line["line"] for line in older["lines"]] == list(range(older["start"], late.table["log_start"]))
    for player in (ann, late):
        player.close()


# Who is there


def test_everybody_is_told_who_is_there(server: Running) -> None:
    created = server.create(FRIENDS)
    ann = server.play(created, seat=0)
    bob = server.play(created, seat=1)
    assert ann.until("seats")["seats"][1]["connected"]
    bob.close()
    assert not ann.until("seats")["seats"][1]["connected"]
    ann.close()


def test_a_seat_that_is_handed_over_ends_its_link(server: Running) -> None:
    created = server.create(FRIENDS)
    ann, bob = server.play(created, seat=0), server.play(created, seat=1)
    path, host = f"/api/2/games/{created['game']}", bearer(token_of(created, "host"))
    answer = server.http.put(f"{path}/seats/1", headers=host, json={"player": None, "name": "Cid"})
    assert answer.status_code == 200
    seats = answer.json()["seats"]
    assert (seats[1]["name"], seats[1]["kind"]) == ("Cid", "person")
    gone = bob.gone()
    assert (gone["code"], gone["closing"]) == ("replaced", True)
    assert greeting(server, created["game"], token=token_of(created, "seat", 1)).gone()["code"] == "not-invited"
    cid = Player(server, created["game"], seats[1]["token"])
    assert cid.table["scene"]["players"][1]["name"] == "Eyrie (Cid)"
    # The first player becomes a computer: it chooses at once, and the game goes on.
    assert server.http.put(f"{path}/seats/0", headers=host, json={"player": "random"}).status_code == 200
    ann.until("seats")
    assert cid.asked() is not None
    assert cid.table["scene"]["players"][0]["kind"] == "computer"
    # And a person again.
    answer = server.http.put(f"{path}/seats/0", headers=host, json={"player": None})
    dan = Player(server, created["game"], answer.json()["seats"][0]["token"])
    assert dan.table["seat"] == 0
    for player in (cid, dan):
        player.close()


def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created = server.create(SOLO)
        ann = server.play(created)
        ann.play(random.Random(9), 10)
        before, log = ann.table, ann.log
    with running(tmp_path) as server:
        ann = server.play(created)
        assert {**ann.table, "log": [], "log_start": 0} == {**before, "log": [], "log_start": 0}
        assert ann.log == log[-100:]
        assert ann.choose(0)["type"] == "ack"
        ann.close()


# Bad company


def test_bad_messages_are_answered_and_the_game_goes_on(server: Running) -> None:
    ann = server.play(server.create(SOLO))
    for text in (
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        '{"type":"fly"}',
        '{"type":"choose"}',
        '{"type":"choose","question":5,"option":0}',
        '{"type":"choose","question":"x","option":-1}',
        '{"type":"choose","question":"\\ud800","option":0}',
        '{"type":"history","moment":1e300}',
        '{"type":"speak","lang":"klingon"}',
        "[" * 10_000,
    ):
        ann.socket.send(text)
        error = ann.until("error")
        assert (error["code"], error["closing"]) == ("bad-message", False), text
    ann.socket.send(b"\xff\xfe")
    assert ann.until("error")["code"] == "bad-message"
    ann.socket.send('{"type":"ping","padding":"' + "x" * 20_000 + '"}')
    assert ann.until("error")["code"] == "too-large"
    assert ann.choose(0)["type"] == "ack"
    ann.close()


def test_whoever_sends_nothing_but_noise_is_shown_out(tmp_path: Path) -> None:
    with running(tmp_path, refusals_before_closing=5) as server:
        created = server.create(SOLO)
        ann, noisy = server.play(created), server.play(created, "spectator")
        with pytest.raises(ConnectionClosed):
            for _ in range(100):
                noisy.socket.send("noise")
                noisy.read()
        assert (noisy.heard[-1]["code"], noisy.heard[-1]["closing"]) == ("bad-message", True)
        assert ann.choose(0)["type"] == "ack"
        ann.close()


def test_too_many_messages_at_once_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, messages_at_once=10, messages_per_second=0.1) as server:
        ann = server.play(server.create(SOLO))
        for _ in range(15):
            ann.say("ping")
        answers = [ann.until("pong", "error").get("code", "pong") for _ in range(15)]
        assert answers == ["pong"] * 10 + ["too-fast"] * 5
        ann.close()


def test_a_giant_message_ends_the_connection_but_not_the_game(server: Running) -> None:
    created = server.create(SOLO)
    ann = server.play(created)
    with pytest.raises(ConnectionClosed):
        ann.socket.send("x" * 1_000_000)
        ann.read()
        ann.read()
    again = server.play(created)
    assert again.choose(0)["type"] == "ack"
    again.close()


def test_a_game_has_room_for_so_many(tmp_path: Path) -> None:
    with running(tmp_path, spectators_per_game=3) as server:
        created = server.create(SOLO)
        inside = [server.play(created, "spectator") for _ in range(3)]
        assert greeting(server, created["game"], token=token_of(created, "spectator")).gone()["code"] == "full"
        for player in inside:
            player.close()
