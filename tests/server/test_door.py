"""The door: half requests, too many connections, readers who do not read, names and proxies."""

from __future__ import annotations

import socket
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from tests.server.playing import PATIENCE, SOLO, Player, Running, checked, running, token_of
from tests.server.serving import Serving, wait_for_figure
from websockets.sync.client import connect

from lawbound.cli.main import main
from lawbound.server.door import PIECES, Door
from lawbound.server.messages import VERSION
from lawbound.server.metrics import Metrics
from lawbound.server.process import serve_command
from lawbound.server.security import known_host, own_names
from lawbound.server.settings import Settings

UPGRADE = (
    b"GET /api/2/games/nowhere/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: " + b64encode(bytes(16)) + b"\r\nSec-WebSocket-Version: 13\r\n"
)
POST = b"POST /api/2/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n"


class Caller:
    """Somebody with a plain socket."""

    def __init__(self, server: Running, words: bytes = b"", small: bool = False) -> None:
        self.socket = socket.socket()
        if small:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", server.port))
        self.socket.sendall(words)

    def rest(self) -> bytes:
        """All that comes until the server ends the connection."""
        found = b""
        with suppress(ConnectionError):
            while more := self.socket.recv(65536):
                found += more
        return found

    def close(self) -> None:
        self.socket.close()


@contextmanager
def callers() -> Iterator[Callable[..., Caller]]:
    with ExitStack() as stack:
        yield lambda *given, **more: stack.enter_context(closing(Caller(*given, **more)))


def wait_until(so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < until
        time.sleep(0.01)


# Half requests


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /",  # the first is answered, the second never comes
        POST,
        POST + b"\r\n",
        POST + b"\r\nlawbound",
        POST + b"Expect: 100-continue\r\n\r\n",
        b"POST /api/2/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
        b"POST /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n",
        UPGRADE,
        UPGRADE + b"\r\n",  # and no hello
    ],
)
def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    with running(tmp_path, head_seconds=0.3, body_seconds=0.4, hello_seconds=0.3) as server, callers() as call:
        stranger = call(server, half)
        stranger.rest()
        door: Door = server.app.state.door
        wait_until(lambda: len(door.visitors) == 0)
        assert server.http.get("/healthz").status_code == 200


@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\nX: ", POST + b"\r\n"])
def test_letter_by_letter_is_no_faster(tmp_path: Path, start: bytes) -> None:
    with running(tmp_path, head_seconds=0.5, body_seconds=0.5) as server, callers() as call:
        stranger = call(server, start)
        started = time.monotonic()
        with suppress(ConnectionError):
            while time.monotonic() - started < PATIENCE:
                stranger.socket.sendall(b"x")
                time.sleep(0.02)
        assert time.monotonic() - started < PATIENCE
        wait_for_figure(server.http, 'lawbound_errors_total{code="too-late"} 1.0')


def test_a_slow_request_is_told_so(tmp_path: Path) -> None:
    with running(tmp_path, head_seconds=0.2) as server, callers() as call:
        assert call(server, b"GET / HTTP").rest().startswith(b"HTTP/1.1 408 ")


def test_a_head_has_an_end(tmp_path: Path) -> None:
    with running(tmp_path, largest_head=2000) as server, callers() as call:
        stranger = call(server, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        with suppress(ConnectionError):
            for _ in range(100):
                stranger.socket.sendall(b"X: " + 500 * b"x" + b"\r\n")
                time.sleep(0.001)
        assert stranger.rest()[:13] in (b"HTTP/1.1 431 ", b"")  # what was not read is answered with a reset
        wait_until(lambda: len(server.app.state.door.visitors) == 0)


def test_bodies_that_arrive_together_have_a_bound(tmp_path: Path) -> None:
    with running(tmp_path, largest_bodies=3000) as server, callers() as call:
        for _ in range(3):
            call(server, POST + b"\r\n" + 999 * b"x")
        wait_until(lambda: len(server.app.state.door.visitors) == 3)
        answer = call(server, POST + b"\r\n" + 999 * b"x").rest()
        assert answer.startswith(b"HTTP/1.1 503 ") and b'"full"' in answer


# How many


@pytest.mark.parametrize("bound", ["connections", "connections_per_address"])
def test_the_silent_make_room_for_those_who_speak(tmp_path: Path, bound: str) -> None:
    limits: dict[str, Any] = {bound: 5}
    with running(tmp_path, **limits) as server, callers() as call:
        silent = [call(server) for _ in range(5)]
        wait_until(lambda: len(server.app.state.door.visitors) == 5)
        assert server.http.get("/healthz").status_code == 200
        assert silent[0].rest() == b""
        created = server.create(SOLO)
        players = [server.play(created, "spectator") for _ in range(4)]
        for player in players:
            player.say("ping")
            player.until("pong")
            player.close()


def test_those_who_play_make_room_for_nobody(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=4) as server, callers() as call:
        created = server.create(SOLO)
        server.http.close()
        players = [server.play(created, "spectator") for _ in range(4)]
        assert call(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").rest().startswith(b"HTTP/1.1 503 ")
        players.pop().close()
        wait_until(lambda: len(server.app.state.door.visitors) == 3)
        for player in players:
            player.say("ping")
            player.until("pong")
            player.close()


def test_a_proxy_brings_many(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=2, proxies=("127.0.0.0/8",)) as server:
        created = server.create(SOLO)
        players = [server.play(created, "spectator") for _ in range(6)]
        for player in players:
            player.close()


# Readers who do not read


def test_an_answer_over_http_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    with running(tmp_path, unread_seconds=0.3) as server, callers() as call:
        deaf = call(server, 60 * b"GET /api/2/law HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", small=True)
        wait_for_figure(server.http, 'lawbound_errors_total{code="too-slow"} 1.0')
        wait_until(lambda: len(server.app.state.door.visitors) <= 1)
        deaf.close()


def test_whoever_reads_slowly_gets_everything(tmp_path: Path) -> None:
    with running(tmp_path, unread_seconds=0.3) as server, callers() as call:
        size = len(server.http.get("/api/2/law", headers={"Accept-Encoding": "identity"}).content)
        slow = call(server, b"GET /api/2/law HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", small=True)
        found = 0
        while more := slow.socket.recv(2000):
            found += len(more)
            time.sleep(0.005)
        assert found > size


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    return bytes([0x80 * last | kind, 0x80 | len(data)]) + bytes(4) + data


@pytest.mark.parametrize(
    "words",
    [frame(9, 100 * b"x"), frame(0, last=False)],
    ids=["pings", "pieces"],
)
def test_what_is_answered_below_the_conversation_has_an_end(tmp_path: Path, words: bytes) -> None:
    with running(tmp_path, hello_seconds=1000) as server, callers() as call:
        created = server.create(SOLO)
        there = UPGRADE.replace(b"nowhere", created["game"].encode())
        deaf = call(server, there + b"\r\n", small=True)
        assert deaf.socket.recv(12) == b"HTTP/1.1 101"
        deaf.socket.sendall(frame(1, b"{", last=False))
        with suppress(ConnectionError):
            for _ in range(300):
                deaf.socket.sendall(PIECES * words)
        wait_until(lambda: len(server.app.state.door.visitors) <= 1)


# Names and proxies


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8800", True),
        ("192.168.1.7", True),
        ("[::1]:8800", True),
        ("[fe80::1%eth0]", True),
        ("localhost", True),
        ("lawbound.localhost:1", True),
        ("", True),
        ("Games.Example.:443", True),
        ("elsewhere.example", False),
        ("games.example.elsewhere.example", False),
        ("127.0.0.1.elsewhere.example", False),
        ("localhost.elsewhere.example", False),
        ("[::1", False),
        ("127.0.0.1@elsewhere.example", False),
    ],
)
def test_by_which_names_a_server_goes(host: str, known: bool) -> None:
    assert known_host(Headers({"host": host}), ("games.example",)) is known


def test_programs_need_not_say_a_host_but_may_not_say_two() -> None:
    assert known_host(Headers({}), ())
    twice = Headers(raw=[(b"host", b"127.0.0.1"), (b"host", b"elsewhere.example")])
    assert not known_host(twice, ())


def test_a_machine_knows_its_own_name() -> None:
    names = own_names()
    assert socket.gethostname().lower() in names and any([name.endswith(".local") for name in names])


def test_a_name_that_somebody_pointed_here_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, names=("games.example",)) as server:
        created = server.create(SOLO)
        for name, status in (("games.example", 200), ("elsewhere.example", 421)):
            for path in ("/healthz", "/api/2/law", "/"):
                answer = server.http.get(path, headers={"Host": name})
                assert answer.status_code in (status, 503 if path == "/" else status)
        answer = server.http.get("/api/2/law", headers={"Host": "elsewhere.example:8800"})
        assert answer.json()["code"] == "unknown-host"
        assert "lawbound serve --name elsewhere.example" in answer.json()["text"]
        page = server.http.get("/g/x", headers={"Host": "elsewhere.example"})
        assert page.headers["content-type"].startswith("text/html") and "--name elsewhere.example" in page.text
        odd = server.http.get("/g/x", headers={"Host": "<b>"})
        assert odd.status_code == 421 and "<b>" not in odd.text
        address = f"ws://127.0.0.1:{server.port}/api/2/games/{created['game']}/ws"
        same = {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}
        with connect(address, additional_headers=same) as conversation:
            text = conversation.recv(10)
            assert isinstance(text, str)
            assert (checked(text)["code"], checked(text)["closing"]) == ("unknown-host", True)


def makes(server: Running, said: str) -> int:
    return server.http.post("/api/2/games", json=SOLO, headers={"X-Forwarded-For": said}).status_code


def test_nobody_is_believed_who_asks_but_named_proxies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    limits: dict[str, Any] = {"games_at_once": 2, "games_per_minute": 0.001}
    with running(tmp_path / "a", **limits) as server:
        assert [makes(server, f"192.0.2.{n}") for n in range(4)] == [201, 201, 429, 429]
    with running(tmp_path / "b", proxies=("127.0.0.1/32",), **limits) as server:
        assert [makes(server, f"192.0.2.{n}") for n in range(4)] == [201] * 4
        assert [makes(server, "192.0.2.9") for _ in range(3)] == [201, 201, 429]
        assert [makes(server, f"192.0.2.{n}, 192.0.2.9") for n in range(2)] == [429, 429]  # what the proxy added counts
    with running(tmp_path / "c", proxies=("192.0.2.1/32",), **limits) as server:
        assert [makes(server, f"192.0.2.{n}") for n in range(3)] == [201, 201, 429]


def test_a_household_is_counted_once(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"games_at_once": 2, "games_per_minute": 0.001}
    with running(tmp_path, proxies=("127.0.0.1/32",), **limits) as server:
        assert [makes(server, f"2001:db8::{n}") for n in range(3)] == [201, 201, 429]
        assert makes(server, "2001:db8:0:1::1") == 201


# Places at a table


def test_spectators_take_no_seats_and_seats_take_no_others(tmp_path: Path) -> None:
    with running(tmp_path, spectators_per_game=3, devices_per_link=2) as server:
        created = server.create(SOLO)
        spectators = [server.play(created, "spectator") for _ in range(3)]
        with closing(Player(server, created["game"], "", greet=False)) as late:
            late.say("hello", version=VERSION, token=token_of(created, "spectator"), lang="en")
            assert late.gone()["code"] == "full"
        host = server.play(created, "host")
        devices = [server.play(created) for _ in range(3)]
        assert devices[0].gone()["code"] == "elsewhere"  # whoever comes back is at home, whatever hangs there still
        assert devices[2].choose(0)["type"] == "ack"
        devices[1].until("table", moment=1)
        wait_for_figure(server.http, "lawbound_connections 6.0")
        for player in (*spectators, host, *devices):
            player.close()


# What else is bounded


def test_requests_of_one_address_are_bounded(tmp_path: Path) -> None:
    with running(tmp_path, requests_at_once=5, requests_per_second=0.001) as server:
        found = [server.http.get("/api/2/law").status_code for _ in range(7)]
        assert found == [200] * 5 + [429] * 2


def test_searching_and_handing_over_seats_are_bounded(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"searches_at_once": 3, "searches_per_second": 0.001}
    with running(tmp_path, seats_at_once=2, seats_per_minute=0.001, **limits) as server:
        created = server.create(SOLO)
        host = {"Authorization": f"Bearer {token_of(created, 'host')}"}
        seat = f"/api/2/games/{created['game']}/seats/0"
        found = [server.http.put(seat, headers=host, json={"player": None}).status_code for _ in range(3)]
        assert found == [200, 200, 429]
        asked = ["search?q=a", "root/4.3", "search?q=b", "search?q=c", "root/4.3"]
        assert [server.http.get(f"/api/2/law/{each}").status_code for each in asked] == [200, 200, 200, 429, 429]


def test_a_game_has_only_so_many_entries(tmp_path: Path) -> None:
    """Choosing and taking back makes no game longer, but what is stored of it."""
    with running(tmp_path, most_entries=4) as server:
        ann = server.play(server.create(SOLO))
        for _ in range(2):
            assert ann.choose(0)["type"] == "ack"
            ann.say("undo")
            assert ann.until("ack", "error")["type"] == "ack"
            ann.until("table")
        assert ann.choose(0)["code"] == "too-long"
        ann.close()


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("store")) as server:
        yield server


@pytest.mark.parametrize("what", ["article", "book", "search", "search book", "name", "new name", "player", "seat"])
def test_nothing_is_long(usual: Running, what: str) -> None:
    created = usual.create(SOLO)
    long, host = 1000 * "x", {"Authorization": f"Bearer {token_of(created, 'host')}"}
    game = f"/api/2/games/{created['game']}"
    answer = {
        "article": lambda: usual.http.get(f"/api/2/law/root/{long}"),
        "book": lambda: usual.http.get(f"/api/2/law/{long}/4.3"),
        "search": lambda: usual.http.get("/api/2/law/search", params={"q": long}),
        "search book": lambda: usual.http.get("/api/2/law/search", params={"q": "x", "book": long}),
        "name": lambda: usual.http.put(f"{game}/seats/0", headers=host, json={"player": None, "name": long}),
        "new name": lambda: usual.http.post(
            "/api/2/games", json={"game": "root", "seats": [{"seat": "eyrie", "name": long}]}
        ),
        "player": lambda: usual.http.put(f"{game}/seats/0", headers=host, json={"player": long}),
        "seat": lambda: usual.http.post("/api/2/games", json={"game": "root", "seats": [{"seat": long}]}),
    }[what]()
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    assert long not in answer.text and len(answer.content) < 500


@pytest.mark.parametrize(
    ("option", "given", "words"),
    [("--proxy", "elsewhere", "neither an address nor a network"), ("--name", "two words", "no name of a host")],
)
def test_what_the_command_cannot_take_it_explains(
    option: str, given: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", option, given])
    assert ended.value.code == 2 and words in capsys.readouterr().err


def test_the_command_takes_names_and_proxies(tmp_path: Path) -> None:
    more = ["--name", "Games.Example", "--proxy", "127.0.0.1", "--proxy", "192.0.2.0/24"]
    with Serving([*serve_command(str(tmp_path / "games.db")), *more]) as server:
        for name, status in (("games.example", 200), (socket.gethostname(), 200), ("elsewhere.example", 421)):
            assert server.http.get("/healthz", headers={"Host": name}).status_code == status


def test_settings_name_real_networks() -> None:
    with pytest.raises(ValueError, match="elsewhere"):
        Door(Settings(proxies=("elsewhere",)), Metrics())
