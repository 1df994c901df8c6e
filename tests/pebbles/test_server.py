"""The smallest game at the real server: nothing in the server knows which game is played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle

import pytest
from tests.server.playing import Json, Player, Running, bearer, running, settle, token_of

TWO: Json = {"game": "pebbles", "seats": [{"seat": "1", "name": "Ann"}, {"seat": "2", "name": "Bob"}], "seed": "two"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        tmp_path_factory.mktemp("store"), messages_per_second=10_000.0, messages_at_once=10_000, games_at_once=1000
    ) as made:
        yield made


def play_to_the_end(*players: Player, luck: random.Random) -> None:
    for player in cycle(players):
        if player.table["outcome"] is not None:
            settle(lambda: all([each.table["outcome"] is not None for each in players]), *players)
            return
        while player.table["question"] is not None:
            assert player.choose(luck.randrange(len(player.table["question"]["choices"])))["type"] == "ack"
        settle(lambda: any([p.table["question"] or p.table["outcome"] for p in players]), *players)


def test_two_people_play_to_the_end(server: Running) -> None:
    created = server.create(TWO)
    ann, bob = server.play(created, seat=0), server.play(created, seat=1)
    watching = server.play(created, "spectator", lang="cs")
    assert (ann.heard[0]["kit"], ann.heard[0]["title"], watching.heard[0]["title"]) == ("pebbles", "Pebbles", "Kamínky")
    assert [player["name"] for player in ann.table["scene"]["players"]] == ["Ann", "Bob"]
    play_to_the_end(ann, bob, luck=random.Random(1))
    settle(lambda: watching.table["outcome"] is not None, watching)
    outcome = ann.table["outcome"]
    assert outcome == bob.table["outcome"]
    assert outcome["text"] in ("Ann wins.", "Bob wins.") and outcome["article"] == "pebbles 3"
    assert outcome["winners"] == [outcome["points"].index(max(outcome["points"]))]
    assert outcome["chart"][0] == [0, 0] and outcome["chart"][-1] == outcome["points"]
    assert watching.log[-1]["text"] == outcome["text"].replace(" wins.", " vyhrává.")
    assert [heap["count"] for heap in ann.table["scene"]["board"][0]["things"]] == [0, 0, 0]


def test_options_and_heaps_share_their_places_and_the_log_tells_what_each_may_know(server: Running) -> None:
    created = server.create(TWO)
    ann, bob = server.play(created, seat=0), server.play(created, seat=1)
    question = ann.asked()
    heaps = ann.table["scene"]["board"][0]["things"]
    assert [choice["place"] for choice in question["choices"]] == [heap["place"] for heap in heaps]
    assert bob.table["question"] is None and bob.table["waiting"] == 0
    liked = [player.log[0]["text"] for player in (ann, bob)]
    assert liked[0].startswith("Ann likes heap ") and liked[1] == "Ann secretly likes one of the heaps."
    assert [player["points"] for player in ann.table["scene"]["players"]] == [0, None]
    assert ann.log[1]["dice"] == [int(ann.log[1]["text"].removeprefix("Ann rolls ").removesuffix("."))]
    ann.choose(2)
    assert ann.table["question"]["about"] == ["heap:3"]
    ann.choose(0)
    settle(lambda: "Ann takes 1 pebble from heap 3." in [line["text"] for line in bob.log], bob)


def test_a_choice_is_taken_back_and_the_past_is_looked_at(server: Running) -> None:
    created = server.create(TWO)
    ann, bob = server.play(created, seat=0), server.play(created, seat=1)
    first = ann.asked()["text"]
    ann.choose(1)
    assert ann.table["can_undo"]
    ann.say("undo")
    ann.until("table")
    assert ann.table["question"]["text"] == first
    ann.say("why")
    assert ann.until("why")["refused"] == []
    ann.say("look", line=0)
    assert ann.until("history")["log_end"] == 1
    play_to_the_end(ann, bob, luck=random.Random(2))
    for line in (0, 5):
        ann.say("look", line=line)
        assert ann.until("history")["log_end"] == line + 1
    ann.say("history", moment=0)
    assert [heap["count"] for heap in ann.until("history")["scene"]["board"][0]["things"]] == [3, 5, 7]
    ann.say("log", before=4)
    assert [line["line"] for line in ann.until("log")["lines"]] == [0, 1, 2, 3]
    ann.say("trace", line=0)
    assert ann.until("trace")["steps"] == []


def test_a_finished_game_is_audited_saved_and_brought_back(server: Running) -> None:
    created = server.create(TWO)
    path, link = f"/api/2/games/{created['game']}", bearer(token_of(created, "spectator"))
    play_to_the_end(server.play(created, seat=0), server.play(created, seat=1), luck=random.Random(3))
    audit = server.http.get(f"{path}/audit", headers=link).json()
    assert audit["ok"] and len(audit["checks"]) == 5
    journal = server.http.get(f"{path}/journal", headers=link).content
    brought = server.http.post("/api/2/replays", content=journal, headers={"Content-Type": "text/plain"}).json()
    looking = server.play(brought, "spectator")
    assert looking.table["outcome"] is not None
    looking.say("speak", lang="en", seat=1)
    assert looking.until("table", seat=1)["scene"]["players"][1]["name"] == "Bob"


def test_nobody_practises(server: Running) -> None:
    created = server.create(TWO)
    answer = server.http.post(
        f"/api/2/games/{created['game']}/practice", headers=bearer(token_of(created)), json={"moment": 0}
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "no-practice")
    assert answer.json()["text"] == "There is no practice in this game."


@pytest.mark.parametrize("player", ["random", "greedy", "ismcts"])
def test_a_computer_player_takes_the_other_seat(server: Running, player: str) -> None:
    seats = [{"seat": "1"}, {"seat": "2", "player": player}]
    ann = server.play(server.create({"game": "pebbles", "seats": seats, "settings": {"heaps": [2, 2]}, "seed": "c"}))
    assert ann.table["scene"]["players"][1]["kind"] == "computer"
    assert ann.table["scene"]["players"][0]["name"] == "seat 1"
    while ann.table["outcome"] is None:
        if ann.asked() is not None:
            assert ann.choose(0)["type"] == "ack"


@pytest.mark.parametrize(
    ("wishes", "text"),
    [
        ({"game": "chess"}, "There is no game called chess here."),
        ({"settings": {"heap": [1]}}, "There is no setting 'heap' in this game; did you mean 'heaps'?"),
        ({"settings": {"heaps": "three"}}, "heaps: a list of whole numbers is expected, not 'three'."),
        ({"settings": {"heaps": [0]}}, "A heap has 1 to 20 pebbles, not 0."),
        ({"seats": [{"seat": "1"}]}, "Pebbles is for 2 to 4 seats, not 1."),
        ({"seats": [{"seat": "1"}] * 5}, "Pebbles is for 2 to 4 seats, not 5."),
        ({"seats": [{"seat": "bot:1"}, {"seat": "2"}]}, "'bot:1': there are no bots in this game."),
    ],
)
def test_what_is_impossible_is_refused_in_words(server: Running, wishes: Json, text: str) -> None:
    answer = server.http.post("/api/2/games", json={**TWO, **wishes})
    assert (answer.status_code, answer.json()) == (422, {"code": "bad-setup", "text": text})
