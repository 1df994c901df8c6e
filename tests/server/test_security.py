"""What keeps the server safe: headers, origins, limits, and silence about secrets."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from tests.server.playing import SOLO, Player, Running, bearer, checked, running, token_of
from tests.server.test_leaks import stored
from websockets.sync.client import connect

from lawbound.present.speech import has, say
from lawbound.server import security
from lawbound.server.hall import link_of
from lawbound.server.messages import VERSION
from lawbound.server.problems import OVER_SOCKET, STATUS, Refused
from lawbound.server.security import Bucket, Buckets, same_origin


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("security"), games_at_once=1000) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/healthz", "/readyz", "/api/2/kits/root/catalogue", "/api/2/none", "/metrics"])
def test_every_answer_has_the_headers(server: Running, path: str) -> None:
    headers = server.http.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in policy
    for part in ("base-uri 'none'", "frame-ancestors 'none'", "form-action 'none'", "connect-src 'self'"):
        assert part in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/api/2/kits/root/catalogue", "/api/2/law", "/api/2/law/search?q=warrior", "/api/2/openapi.json"]
)
def test_what_everybody_may_know_is_compressed(server: Running, path: str) -> None:
    plain = server.http.get(path, headers={"Accept-Encoding": "identity"})
    small = server.http.get(path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in small.headers["vary"].lower() and "accept-encoding" in plain.headers["vary"].lower()
    assert small.content == plain.content  # unpacked by the client
    assert int(small.headers["content-length"]) < len(plain.content) / 3
    assert small.headers.get("etag") == plain.headers.get("etag")
    assert small.headers["content-security-policy"] == plain.headers["content-security-policy"]


def test_what_holds_a_secret_is_never_compressed(server: Running) -> None:
    """Its length would tell strangers how much of what they put into the game is like the secret beside it."""
    people = [{"seat": seat, "name": 40 * "a"} for seat in ("marquise", "eyrie", "alliance", "vagabond")]
    seats = [*people, {"seat": "bot:duchy"}, {"seat": "bot:corvids"}]
    asked = {"Accept-Encoding": "gzip"}
    made = server.http.post("/api/2/games", json={"game": "root", "seats": seats}, headers=asked)
    path, host = f"/api/2/games/{made.json()['game']}", bearer(token_of(made.json(), "host"))
    info = server.http.get(path, headers={**asked, **host})
    assert len(info.content) > 1000
    for answer in (made, info):
        assert "content-encoding" not in answer.headers
    with connect(f"ws://127.0.0.1:{server.port}{path}/ws", compression="deflate") as socket:
        assert socket.response is not None and "Sec-WebSocket-Extensions" not in socket.response.headers


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "here", True),
        ("http://here", "here", True),
        ("http://here:80", "here", True),
        ("http://here:8800", "here:8800", True),
        ("https://here", "here", True),  # a proxy in front speaks https
        ("http://HERE:8800", "here:8800", True),
        ("http://[::1]:8800", "[::1]:8800", True),
        ("http://there", "here", False),
        ("http://here:1", "here:2", False),
        ("http://here.there", "here", False),
        ("null", "here", False),
        ("file://", "here", False),
        ("http://here:port", "here", False),
        ("", "here", False),
    ],
)
def test_which_pages_may_ask(origin: str | None, host: str, same: bool) -> None:
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}
    assert same_origin(Headers(headers)) is same


def test_pages_of_others_may_change_nothing(server: Running) -> None:
    foreign = {"Origin": "http://elsewhere.example"}
    answer = server.http.post("/api/2/games", json=SOLO, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    own = {"Origin": server.address}
    assert server.http.post("/api/2/games", json=SOLO, headers=own).status_code == 201
    created = server.create(SOLO)
    address = f"ws://127.0.0.1:{server.port}/api/2/games/{created['game']}/ws"
    with connect(address, additional_headers=foreign) as socket:
        text = socket.recv(10)
        assert isinstance(text, str)
        error = checked(text)
        assert (error["code"], error["closing"]) == ("foreign-origin", True)


def test_large_requests_are_not_read(server: Running) -> None:
    answer = server.http.post("/api/2/games", content=b"x" * 70_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    answer = server.http.post("/api/2/games", content=endless(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    journal = b"x" * 2_200_000
    assert server.http.post("/api/2/replays", content=journal).status_code == 413
    assert server.http.post("/api/2/replays", content=journal[:1_900_000]).status_code == 422


def test_one_address_cannot_create_games_without_end(tmp_path: Path) -> None:
    with running(tmp_path, games_at_once=3, games_per_minute=0.01) as server:
        statuses = [server.http.post("/api/2/games", json=SOLO).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]
        refused = server.http.post("/api/2/games", json=SOLO)
        assert refused.json()["code"] == "too-fast"
        assert refused.headers["retry-after"]


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(security, "monotonic", lambda: now)
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    monkeypatch.setattr(security, "ADDRESSES", 2)
    buckets = Buckets(0.001, 1)
    for address in ("a", "b", "c"):
        buckets.take(address)
    with pytest.raises(Refused):
        buckets.take("c")
    buckets.take("a")  # forgotten, so that strangers cannot fill the memory


def test_tokens_are_compared_whole(server: Running) -> None:
    created = server.create(SOLO)
    path, token = f"/api/2/games/{created['game']}", token_of(created)
    assert server.http.get(path, headers=bearer(token)).status_code == 200
    for wrong in ("x", token[:-1], token + "x", token.swapcase(), "ÿ"):
        answer = server.http.get(path, headers={b"Authorization": f"Bearer {wrong}".encode("latin-1")})
        assert (answer.status_code, answer.json()["code"]) == (401, "not-invited"), wrong
    assert server.http.get(path, headers={"Authorization": f"Basic {token}"}).status_code == 401
    assert server.http.get(path, params={"token": token}).status_code == 401
    with pytest.raises(Refused):
        link_of(stored(("marquise", "eyrie"), "x"), "")


def test_no_secret_gets_into_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with running(tmp_path) as server:
        created = server.create({**SOLO, "seed": "a-very-secret-seed"})
        ann = server.play(created)
        ann.choose(0)
        Player(server, created["game"], "", greet=False).say("hello", token=token_of(created))
        ann.say("choose", question=token_of(created), option=0)
        ann.until("error")
        host = bearer(token_of(created, "host"))
        server.http.put(f"/api/2/games/{created['game']}/seats/0", headers=host, json={"player": None})
        ann.gone()
    of_clients = ("websockets.client", "httpcore", "httpx")
    ours = [record for record in caplog.records if not record.name.startswith(of_clients)]
    said = "\n".join([record.getMessage() for record in ours])
    for secret in ("a-very-secret-seed", *[link["token"] for link in created["links"]]):
        assert secret not in said


def test_an_unplayable_game_tells_strangers_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What is wrong with it may name what is secret; that is for the server's log."""
    with running(tmp_path) as server:
        created = server.create(SOLO)
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("UPDATE lawbound_games SET setup = ?", ('{"seats": ["marquise", "nobody-999"]}',))
        for path in ("", "/journal", "/audit"):
            answer = server.http.get(f"/api/2/games/{created['game']}{path}", headers=bearer("a stranger"))
            assert (answer.status_code, answer.json()["code"]) == (409, "unplayable")
            assert answer.json()["text"] == say("server-unplayable")
        with closing(Player(server, created["game"], "", greet=False)) as stranger:
            stranger.say("hello", version=VERSION, token="a stranger", lang="en")
            assert stranger.gone()["text"] == say("server-unplayable")
    assert "999" not in say("server-unplayable") and "999" in caplog.text


def test_every_code_has_its_sentence() -> None:
    own_sentences = ("store",)  # the store's
    for code in (*STATUS, *OVER_SOCKET):
        assert code in own_sentences or has(f"server-{code}"), code
