"""Taking back what has been seen: alone at once, among people by consent, and always for everybody to read.

And seats that a computer player keeps for the person who sat there.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import SOLO, Json, Player, Running, bearer, running, settle, token_of
from tests.server.postgres import Postgres

from lawbound import games
from lawbound.kernel.fairness import audit
from lawbound.kernel.journal_text import read
from lawbound.server.course import Course
from lawbound.server.founding import of_wishes
from lawbound.server.standing import Standing
from lawbound.server.store import Entry, Store

FRIENDS: Json = {
    "game": "root",
    "seats": [{"seat": "marquise", "name": "Ann"}, {"seat": "eyrie", "name": "Bob"}, {"seat": "alliance"}],
    "settings": {"order": "given", "discretion": "open"},
    "seed": "friends",
}
PEBBLES: Json = {"game": "pebbles", "seats": [{"seat": "1", "name": "Ann"}, {"seat": "2", "player": "random"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("take back")) as found:
        yield found


def entries(server: Running, created: Json) -> list[str]:
    store: Store = server.app.state.hall.house.store
    return [entry.kind for entry in store.entries(created["game"])]


def taken_back(player: Player) -> list[str]:
    return [line["text"] for line in player.log if line["event"] == "taken back"]


def to_luck(player: Player) -> Json:
    """Choose until something was seen that cannot be taken back quietly; the scene before that choice."""
    luck = random.Random(5)
    while True:
        player.asked()
        before = player.table
        player.choose(luck.randrange(len(player.asked()["choices"])))
        player.asked()
        if not player.table["can_undo"]:
            return before


# Alone


def test_alone_among_bots_anything_can_be_taken_back_and_everybody_reads_it(server: Running) -> None:
    created = server.create(SOLO)
    ann, watcher = server.play(created), server.play(created, "spectator")
    assert "take_back" not in ann.table  # nothing was chosen yet
    before = to_luck(ann)
    assert ann.table["take_back"]["asks"] is False
    ann.say("undo")
    assert ann.until("error")["code"] == "cannot-undo"
    ann.say("take_back", choices=1)
    ann.until("ack")
    ann.until("table")
    assert ann.table["scene"] == before["scene"]
    assert ann.table["question"]["choices"] == before["question"]["choices"]
    assert ann.table["question"]["id"] != before["question"]["id"]
    assert len(taken_back(ann)) == 1
    assert "Ann" in taken_back(ann)[0]
    settle(lambda: bool(taken_back(watcher)), watcher)
    assert taken_back(watcher) == taken_back(ann)
    assert [line["line"] for line in watcher.log] == list(range(watcher.first_line, watcher.log[-1]["line"] + 1))
    assert entries(server, created)[-2:] == ["undo", "retract"]
    ann.close()
    watcher.close()


def test_the_same_luck_comes_again_and_a_whole_turn_goes_at_once(server: Running) -> None:
    created = server.create(SOLO)
    ann, luck = server.play(created), random.Random(2)
    ann.play(luck, 200, lambda table: table["scene"]["phase"]["turn"] >= 5 and table["question"] is not None)
    offer = ann.table["take_back"]
    assert offer["choices"] > offer["turn"] >= 1
    now, lines = ann.table["scene"], [line["text"] for line in ann.log]
    chosen = [entry.value for entry in server.app.state.hall.house.store.entries(created["game"])]
    ann.say("take_back", choices=offer["turn"])
    ann.until("ack")
    ann.until("table")
    assert ann.table["scene"]["phase"]["turn"] < now["phase"]["turn"]
    for option in chosen[-offer["turn"] :]:  # the same again
        ann.asked()
        ann.choose(option)
    ann.asked()
    assert ann.table["scene"] == now
    assert [line["text"] for line in ann.log if line["event"] != "taken back"][-20:] == lines[-20:]
    ann.close()


def test_one_cannot_take_back_more_than_one_chose_nor_what_others_chose(server: Running) -> None:
    created = server.create(SOLO)
    ann, watcher = server.play(created), server.play(created, "spectator")
    for player, choices in ((ann, 1), (watcher, 1)):
        player.say("take_back", choices=choices)
        assert player.until("error")["code"] == "cannot-undo"
    ann.choose(0)
    ann.say("take_back", choices=2)
    assert ann.until("error")["code"] == "cannot-undo"
    ann.say("take_back", choices=0)
    assert ann.until("error")["code"] == "bad-message"
    ann.close()
    watcher.close()


def test_journal_and_audit_say_what_was_taken_back_and_a_replay_of_it_too(server: Running) -> None:
    created = server.create({**PEBBLES, "seed": "pebbles"})
    ann, luck = server.play(created), random.Random(1)
    ann.play(luck, 4)
    ann.asked()
    ann.say("take_back", choices=2)
    ann.until("ack")
    ann.until("table")
    ann.play(luck, 200)
    settle(lambda: ann.table["outcome"] is not None, ann)
    link = bearer(token_of(created))
    text = server.http.get(f"/api/2/games/{created['game']}/journal", headers=link).text
    assert text.startswith("lawbound journal 4\n")
    assert "\ntaken-back seat 0: 2, back to " in text
    report = audit(read(text), games.find, created["commitment"])
    assert report.ok
    assert [check.name for check in report.checks][2] == "taken back"
    told = server.http.get(f"/api/2/games/{created['game']}/audit?lang=en", headers=link).json()
    assert told["ok"]
    assert told["checks"][2]["sentence"].startswith("2 choices were taken back")
    replay = server.http.post("/api/2/replays", content=text, headers={"Content-Type": "text/plain"}).json()
    looker = server.play(replay, "spectator")
    assert len(taken_back(looker)) == 1
    again = server.http.get(f"/api/2/games/{replay['game']}/journal", headers=bearer(token_of(replay, "spectator")))
    assert again.text == text
    ann.close()
    looker.close()


# Among people


def three(server: Running) -> tuple[Json, Player, Player, Player]:
    created = server.create(FRIENDS)
    return created, *[server.play(created, seat=seat) for seat in range(3)]  # type: ignore[return-value]


def petition(player: Player, wanted: Json | None) -> None:
    """Read until that is what everybody is told of the wish."""

    def told() -> Any:
        seats = [message for message in player.heard if message["type"] == "seats"]
        return seats[-1].get("petition")

    settle(lambda: told() == wanted, player)


def test_among_people_everybody_has_to_agree(server: Running) -> None:
    created, ann, bob, cid = three(server)
    before = ann.table
    ann.choose(0)
    ann.choose(0)
    assert ann.table["take_back"] == {"choices": 2, "turn": 2, "asks": True}
    ann.say("take_back", choices=2)
    ann.until("ack")
    for player in (ann, bob, cid):
        petition(player, {"seat": 0, "choices": 2, "agreed": [], "waiting": [1, 2]})
    bob.say("consent", agree=True)
    bob.until("ack")
    for player in (ann, bob, cid):
        petition(player, {"seat": 0, "choices": 2, "agreed": [1], "waiting": [2]})
    bob.say("consent", agree=True)
    assert bob.until("error")["code"] == "no-petition"
    cid.say("consent", agree=True)
    for player in (ann, bob, cid):
        petition(player, None)
        settle(lambda player=player: bool(taken_back(player)), player)  # type: ignore[misc]
    assert "Eyrie (Bob) and Alliance" in taken_back(ann)[0].replace("the ", "")
    assert ann.table["scene"] == before["scene"]
    assert entries(server, created) == [
        *("choice", "choice", "petition", "consent", "consent", "undo", "retract"),
    ]
    for player in (ann, bob, cid):
        player.close()


@pytest.mark.parametrize("how", ["refused", "withdrawn", "chosen", "undone"])
def test_a_wish_is_over_when_somebody_refuses_or_the_game_goes_on(server: Running, how: str) -> None:
    _, ann, bob, cid = three(server)
    ann.choose(0)
    ann.say("take_back", choices=1)
    petition(bob, {"seat": 0, "choices": 1, "agreed": [], "waiting": [1, 2]})
    if how == "refused":
        bob.say("consent", agree=False)
    elif how == "withdrawn":
        ann.say("consent", agree=False)
    elif how == "undone":
        ann.say("undo")
    else:
        ann.choose(0)
    for player in (ann, bob, cid):
        petition(player, None)
    cid.say("consent", agree=True)
    assert cid.until("error")["code"] == "no-petition"
    assert taken_back(ann) == []
    for player in (ann, bob, cid):
        player.close()


def test_whoever_is_away_has_not_agreed_and_may_do_so_when_they_come(server: Running) -> None:
    _, ann, bob, cid = three(server)
    ann.choose(0)
    cid.close()
    ann.say("take_back", choices=1)
    petition(bob, {"seat": 0, "choices": 1, "agreed": [], "waiting": [1, 2]})
    bob.say("consent", agree=True)
    petition(ann, {"seat": 0, "choices": 1, "agreed": [1], "waiting": [2]})
    assert taken_back(ann) == []
    ann.close()
    bob.close()


def test_another_server_or_the_same_one_later_knows_the_wish(tmp_path: Path, postgres: Postgres) -> None:
    for url in (f"sqlite:///{tmp_path / 'wish.db'}", postgres.new_database()):
        with running(tmp_path, Store.open(url)) as first:
            created = first.create(FRIENDS)
            ann = first.play(created, seat=0)
            ann.choose(0)
            ann.say("take_back", choices=1)
            petition(ann, {"seat": 0, "choices": 1, "agreed": [], "waiting": [1, 2]})
            ann.close()
        with running(tmp_path, Store.open(url)) as second:
            bob, cid = second.play(created, seat=1), second.play(created, seat=2)
            petition(bob, {"seat": 0, "choices": 1, "agreed": [], "waiting": [1, 2]})
            bob.say("consent", agree=True)
            petition(cid, {"seat": 0, "choices": 1, "agreed": [1], "waiting": [2]})
            cid.say("consent", agree=True)
            settle(lambda cid=cid: bool(taken_back(cid)), cid)  # type: ignore[misc]
            bob.close()
            cid.close()
        with running(tmp_path, Store.open(url)) as third:
            late = third.play(created, seat=1)
            assert len(taken_back(late)) == 1
            late.close()


# What is stored


def test_what_was_taken_back_stays_told_however_far_one_goes_back_later() -> None:
    record = of_wishes(SOLO)  # type: ignore[arg-type]
    course, luck = Course(record), random.Random(4)
    stored: list[Entry] = []

    def choose(times: int) -> None:
        for _ in range(times):
            assert course.table.pending is not None
            stored.append(course.choose(luck.randrange(len(course.table.pending.options))))

    choose(30)
    stored += course.ask_to_take_back(0, 3)
    choose(2)
    while course.can_undo is not None:
        stored.append(course.undo())
    stored += course.ask_to_take_back(0, 6)
    choose(3)
    again = Course(record, stored)
    told = [(at, str(what)) for at, what in course.log._remarks.items()]
    assert len(told) == 2
    assert [(at, str(what)) for at, what in again.log._remarks.items()] == told
    assert again.table.journal.takebacks == course.table.journal.takebacks
    assert again.question == course.question
    assert again.table.state == course.table.state
    assert again.offer(0) == course.offer(0)
    # A server that knows nothing of this takes it for an undo.
    known = [entry for entry in stored if entry.kind in ("choice", "undo")]
    assert [entry.value for entry in Standing(None, known).choices] == course.table.journal.entries


# Seats that are kept


def test_a_seat_given_to_the_computer_is_taken_back_by_the_same_link(server: Running) -> None:
    created = server.create({**FRIENDS, "seats": FRIENDS["seats"][:2]})
    path, host = f"/api/2/games/{created['game']}/seats/0", bearer(token_of(created, "host"))
    ann, mine = server.play(created, seat=0), bearer(token_of(created, "seat", 0))
    assert server.http.put(path, headers=host, json={"player": "random"}).status_code == 200
    settle(lambda: ann.table["scene"]["players"][0]["kind"] == "computer", ann)
    settle(lambda: ann.table["waiting"] == 1, ann)  # it plays on, and asks Ann nothing
    assert ann.table["question"] is None
    ann.close()
    late = server.play(created, seat=0)  # the link still opens the game
    other = server.http.put(path, headers=bearer(token_of(created, "seat", 1)), json={"player": None})
    assert other.json()["code"] == "not-host"
    info = server.http.put(path, headers=mine, json={"player": None}).json()
    assert (info["seats"][0]["kind"], info["seats"][0]["name"]) == ("person", "Ann")
    settle(lambda: late.table["scene"]["players"][0]["kind"] == "person", late)
    assert "Ann" in late.table["scene"]["players"][0]["name"]
    assert server.http.put(path, headers=mine, json={"player": None}).json()["code"] == "not-host"
    late.close()


def test_nobody_chooses_for_the_computer_that_has_their_seat(server: Running) -> None:
    created = server.create({**FRIENDS, "seats": FRIENDS["seats"][:2]})
    ann, bob = server.play(created, seat=0), server.play(created, seat=1)
    question = ann.table["question"]["id"]
    host = bearer(token_of(created, "host"))
    server.http.put(f"/api/2/games/{created['game']}/seats/0", headers=host, json={"player": "greedy"})
    ann.say("choose", question=question, option=0)
    assert ann.until("error")["code"] in ("stale", "not-your-turn")
    ann.close()
    bob.close()
