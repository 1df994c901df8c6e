"""Evenings over HTTP: told, taken back, shared by several phones, stored before they are shown."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.playing import Json, Running, running
from tests.server.postgres import Postgres
from tests.server.test_store import DATABASES

from lawbound.server import evenings
from lawbound.server.process import ServerProcess, serve_command
from lawbound.server.store import Store

SETUP: Json = {
    "seats": ["marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"],
    "suits": "printed",
    "order": "given",
}
EVENINGS = "/api/2/evenings"


def database(request: pytest.FixtureRequest, kind: str, folder: Path) -> str:
    """The address of an empty database of that kind."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'evenings.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("evenings")
    store = Store.open(database(request, request.param, folder))
    with running(folder, store, games_at_once=1000, requests_at_once=100_000) as found:
        yield found


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database(request, request.param, tmp_path)


def begin(http: httpx.Client) -> str:
    answer = http.post(EVENINGS, json={"game": "root", "setup": SETUP})
    assert answer.status_code == 201, answer.text
    return f"{EVENINGS}/{answer.json()['id']}"


def look(http: httpx.Client, evening: str, lang: str = "en") -> Json:
    answer = http.get(evening, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def tell(http: httpx.Client, evening: str, page: Json, act: Json) -> httpx.Response:
    return http.post(f"{evening}/acts", json={"after": page["count"], "act": act})


def some_act(page: Json, luck: random.Random) -> Json:
    if page["question"] is None:
        return {"do": "end"}
    return {"do": "answer", "option": luck.choice(page["question"]["options"])["option"]}


def go_on(http: httpx.Client, evening: str, acts: int, luck: random.Random) -> Json:
    page = look(http, evening)
    for _ in range(acts):
        if page["phase"] == "over":
            break
        answer = tell(http, evening, page, some_act(page, luck))
        assert answer.status_code == 200, answer.text
        page = answer.json()
    return page


def test_an_evening_is_told_and_read_in_three_languages(server: Running) -> None:
    evening = begin(server.http)
    page = go_on(server.http, evening, 20, random.Random(1))
    assert page["count"] == page["acts"] == 20
    assert look(server.http, evening) == page
    prompts = {look(server.http, evening, lang)["turn"]["text"] for lang in ("en", "cs", "pl")}
    assert len(prompts) == 3
    record = server.http.get(f"{evening}/record")
    assert len(record.json()["acts"]) == 20 and "attachment" in record.headers["Content-Disposition"]


def test_whoever_has_not_seen_the_newest_is_told_and_changes_nothing(server: Running) -> None:
    evening = begin(server.http)
    old = go_on(server.http, evening, 5, random.Random(2))
    new = go_on(server.http, evening, 1, random.Random(2))
    late = tell(server.http, evening, old, some_act(old, random.Random(2)))
    assert late.status_code == 409 and late.json()["code"] == "stale" and late.json()["page"] == new
    assert look(server.http, evening) == new


def test_what_is_taken_back_is_gone_and_another_count_holds(server: Running) -> None:
    evening = begin(server.http)
    page = go_on(server.http, evening, 8, random.Random(3))
    back = server.http.post(f"{evening}/undo", json={"after": page["count"], "to": 5})
    assert back.status_code == 200 and back.json()["acts"] == 5 and back.json()["count"] == 9
    again = go_on(server.http, evening, 3, random.Random(4))
    assert again["acts"] == 8 and again["count"] == 12
    late = server.http.post(f"{evening}/undo", json={"after": page["count"]})
    assert late.status_code == 409
    too_far = server.http.post(f"{evening}/undo", json={"after": again["count"], "to": 9})
    assert too_far.status_code == 422 and too_far.json()["code"] == "bad-act"
    assert look(server.http, evening) == again


def test_another_phone_hears_of_it(server: Running) -> None:
    evening = begin(server.http)
    page = look(server.http, evening)
    heard: list[httpx.Response] = []

    def wait() -> None:
        with httpx.Client(base_url=server.address, timeout=30) as other:
            heard.append(other.get(f"{evening}/news", params={"after": page["count"]}))

    phone = threading.Thread(target=wait)
    phone.start()
    new = go_on(server.http, evening, 1, random.Random(5))
    phone.join(30)
    assert heard[0].status_code == 200 and heard[0].json() == new


def test_without_news_whoever_waits_is_sent_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "NEWS_SECONDS", 0.0)
    evening = begin(server.http)
    assert server.http.get(f"{evening}/news", params={"after": 0}).status_code == 204


def test_two_phones_at_once_make_no_two_evenings(server: Running) -> None:
    """Everybody tells what they see; who was too late looks again, and in the end all see the same."""
    evening = begin(server.http)

    def play(seed: int) -> None:
        luck = random.Random(seed)
        with httpx.Client(base_url=server.address, timeout=30) as phone:
            page = look(phone, evening)
            for _ in range(25):
                answer = tell(phone, evening, page, some_act(page, luck))
                assert answer.status_code in (200, 409), answer.text
                page = answer.json() if answer.status_code == 200 else answer.json()["page"]

    phones = [threading.Thread(target=play, args=(seed,)) for seed in range(3)]
    for phone in phones:
        phone.start()
    for phone in phones:
        phone.join(60)
    page = look(server.http, evening)
    assert 25 <= page["count"] <= 75 and page["lost"] == 0


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "root", "setup": {"seats": ["marquise"]}}, 422, "bad-setup"),
        ({"game": "root", "setup": {"seats": 7}}, 422, "bad-setup"),
        ({"game": "root", "setup": {"seats": [[]]}}, 422, "bad-setup"),
        ({"game": "root", "setup": {"seats": ["?", "eyrie"]}}, 422, "bad-setup"),
        ({"game": "root", "setup": {"moon": 1}}, 422, "bad-setup"),
        ({"game": "root", "setup": {"seats": ["marquise", "eyrie"], "map": []}}, 422, "bad-setup"),
        ({"game": "root", "setup": {"position": "a: &a [*a]"}}, 422, "bad-setup"),
        ({"game": "pebbles", "setup": {}}, 404, "no-companion"),
        ({"game": "nothing", "setup": {}}, 404, "no-companion"),
        ({"game": "root"}, 422, "bad-request"),
        ([], 422, "bad-request"),
    ],
)
def test_what_cannot_be_begun_says_why(server: Running, body: Any, status: int, code: str) -> None:
    answer = server.http.post(EVENINGS, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


@pytest.mark.parametrize(
    "body",
    [
        {"after": 0, "act": {}},
        {"after": 0, "act": {"do": "fly"}},
        {"after": 0, "act": {"do": "answer", "option": 3}},
        {"after": 0, "act": {"do": "edit", "set": []}},
        {"after": 0, "act": {"do": "undo", "to": 0}},
        {"after": -1, "act": {"do": "end"}},
        {"after": "x", "act": {"do": "end"}},
        {"act": {"do": "end"}},
        [1],
    ],
)
def test_what_is_no_act_is_refused(server: Running, body: Any) -> None:
    evening = begin(server.http)
    answer = server.http.post(f"{evening}/acts", json=body)
    assert answer.status_code == 422 and answer.json()["text"]
    assert look(server.http, evening)["count"] == 0


def test_there_is_no_such_evening(server: Running) -> None:
    answer = server.http.get(f"{EVENINGS}/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-evening")


def test_what_no_database_likes_is_kept_as_it_was_told(server: Running) -> None:
    """Letters that are none, and numbers that are none, are refused or come back as they were."""
    evening = begin(server.http)
    page = go_on(server.http, evening, 8, random.Random(8))
    for value in ("\x00", "a\x00b", "\U0001f98a", "\u2028", 10**30, "x" * 4000, [["?"]], {"\x00": 1}):
        for act in ({"do": "edit", "set": [{"field": "used", "value": value}]}, {"do": "answer", "option": value}):
            answer = tell(server.http, evening, page, act)
            assert answer.status_code == 422 and answer.json()["text"], (value, answer.text)
    odd = {**SETUP, "names": ["a\x00b", "\U0001f98a", None, None]}
    answer = server.http.post(EVENINGS, json={"game": "root", "setup": odd})
    assert answer.status_code in (201, 422), answer.text
    if answer.status_code == 201:
        look(server.http, f"{EVENINGS}/{answer.json()['id']}")
    assert look(server.http, evening) == page


def test_a_server_that_is_killed_loses_nothing(url: str) -> None:
    """Killed, not stopped: all that was answered is there again, and the evening goes on."""
    with ServerProcess(serve_command(url)) as first:
        with phone_at(first) as http:
            evening = begin(http)
            page = go_on(http, evening, 15, random.Random(6))
        first.kill()
    with ServerProcess(serve_command(url)) as second, phone_at(second) as http:
        assert look(http, evening) == page
        assert go_on(http, evening, 5, random.Random(7))["count"] == 20


# Two servers with one database


def test_two_phones_at_two_servers_tell_at_once_and_one_of_them_wins(postgres: Postgres) -> None:
    address = postgres.new_database()
    with (
        ServerProcess(serve_command(address)) as here,
        ServerProcess(serve_command(address)) as there,
        phone_at(here) as first,
        phone_at(there) as second,
    ):
        evening = begin(first)
        phones, won = (first, second), set[int]()
        page = look(second, evening)
        for n in range(30):
            told = both_tell(phones, evening, page, n)
            assert sorted([answer.status_code for answer in told]) == [200, 409]
            winner = [answer.status_code for answer in told].index(200)
            won.add(winner)
            page = told[winner].json()
            assert told[1 - winner].json()["page"] == page == look(first, evening) == look(second, evening)
            assert page["count"] == n + 1 and page["lost"] == 0
        assert won == {0, 1}
        # What is taken back here is taken back there, and whoever waits there hears of it; one goes on alone.
        heard: list[httpx.Response] = []

        def wait() -> None:
            with phone_at(there) as third:
                heard.append(third.get(f"{evening}/news", params={"after": page["count"]}))

        waiting = threading.Thread(target=wait)
        waiting.start()
        back = first.post(f"{evening}/undo", json={"after": page["count"], "to": 20}).json()
        waiting.join(30)
        assert heard[0].status_code == 200 and heard[0].json() == back == look(second, evening)
        assert back["acts"] == 20 and back["count"] == 31
        here.kill()
        assert go_on(second, evening, 5, random.Random(9))["count"] == 36


def both_tell(phones: Sequence[httpx.Client], evening: str, page: Json, n: int) -> list[httpx.Response]:
    """Each tells something of that page: now the one before the other, now in the same moment."""
    acts = [some_act(page, random.Random(n + each)) for each in range(len(phones))]
    answers: dict[int, httpx.Response] = {}

    def say(each: int) -> None:
        answers[each] = tell(phones[each], evening, page, acts[each])

    talking = [threading.Thread(target=say, args=(each,)) for each in (n % 2, 1 - n % 2)]
    for each in talking:
        each.start()
        if n % 3 == 0:
            each.join(60)
    for each in talking:
        each.join(60)
    return [answers[each] for each in range(len(phones))]


def phone_at(server: ServerProcess) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=30)


def test_whoever_waits_for_news_is_sent_home_when_the_server_ends(tmp_path: Path) -> None:
    """At once, and without an error: nobody is still waiting when the time for goodbyes is over."""
    said: list[str] = []
    with ServerProcess(serve_command(str(tmp_path / "games.db")), said.append) as server:
        with httpx.Client(base_url=server.address, timeout=60) as http:
            evening = begin(http)
            count = look(http, evening)["count"]
            heard: list[int] = []
            with httpx.Client(base_url=server.address, timeout=60) as other:
                waiting = threading.Thread(
                    target=lambda: heard.append(other.get(f"{evening}/news", params={"after": count}).status_code)
                )
                waiting.start()
                waiting.join(1)
                assert waiting.is_alive()
                with pytest.raises(
                    httpx.TimeoutException
                ):  # somebody else hangs up, and would be waited for all the same
                    http.get(f"{evening}/news", params={"after": count}, timeout=1)
                server.stop()
                waiting.join(60)
        assert heard == [204]
        assert not [line for line in said if "Traceback" in line or "Cancel" in line or "timeout" in line], said
