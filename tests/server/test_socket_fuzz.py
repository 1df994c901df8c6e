"""Strangers and broken programs at the WebSocket: each is answered or shown out, and the other games go on."""

from __future__ import annotations

import json
import random
import re
import socket
import struct
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from tests.server.noise import anything
from tests.server.playing import PATIENCE, SOLO, Json, Player, checked, running, token_of
from tests.server.serving import Serving, figures, wait_for_figure
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lawbound.server.messages import VERSION
from lawbound.server.problems import OVER_SOCKET
from lawbound.server.process import serve_command
from lawbound.server.settings import Settings
from lawbound.server.socket import MESSAGES

EXAMPLES = settings(max_examples=150, derandomize=True, deadline=None, database=None)
POLICY, NO_TEXT, TOO_BIG, CUT = 1008, 1007, 1009, 1006
"""How a conversation may end. It is cut only if somebody goes on sending after breaking WebSocket's own rules."""
SEED = "the-seed-that-nobody-may-know"
NOT_UTF8 = "Invalid UTF-8 sequence received"
LARGEST = Settings().largest_message
LAST = 999_999

Frame = str | bytes | tuple[bytes]
"""A text, bytes, or bytes that pretend to be a text."""


def path_of(game: Json) -> str:
    return f"/api/2/games/{game['game']}/ws"


def hello(game: Json, role: str = "seat") -> str:
    return json.dumps({"type": "hello", "version": VERSION, "token": token_of(game, role), "lang": "en"})


class House:
    """A server with one game that strangers come to, and another that is played quietly beside it."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.game = server.create({**SOLO, "seed": SEED})
        self.path = path_of(self.game)
        self.over = server.create(SOLO)  # here everybody may see with all eyes
        self.secrets = [SEED, *[link["token"] for game in (self.game, self.over) for link in game["links"]]]
        ann = Player(server, self.over["game"], token_of(self.over))
        ann.play(random.Random(3), 2000)
        ann.close()
        self._ann = self._begin()

    def _begin(self) -> Player:
        created = self.server.create(SOLO)
        self.secrets += [link["token"] for link in created["links"]]
        return Player(self.server, created["game"], token_of(created))

    def hello(self, role: str = "seat") -> str:
        return hello(self.game, role)

    def goes_on(self) -> None:
        """In the game beside it a choice is made."""
        assert self._ann.choose(0)["type"] == "ack"
        if self._ann.table["outcome"] is not None:
            self._ann.close()
            self._ann = self._begin()

    def check(self) -> None:
        """Nobody is left standing in the door, all is well, and the log tells neither secrets nor failures."""
        wait_for_figure(self.server.http, "lawbound_connections 1.0")
        self.goes_on()
        again = Player(self.server, self.game["game"], token_of(self.game))
        assert again.table["outcome"] is not None or again.choose(0)["type"] == "ack"
        again.close()
        assert self.server.http.get("/healthz").json() == {"status": "ok"}
        assert [line for line in figures(self.server.http) if "internal" in line] == []
        said = self.server.said()
        assert [secret for secret in self.secrets if secret in said] == []
        assert said.count("Traceback") == said.count(NOT_UTF8), said  # uvicorn tells how it noticed that
        assert "never retrieved" not in said

    def raw(self) -> Raw:
        return Raw(self.server.port, self.path.encode())

    def leave(self) -> None:
        self._ann.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with Serving(serve_command(str(tmp_path_factory.mktemp("fuzz") / "games.db"))) as server:
        found = House(server)
        try:
            yield found
        finally:
            found.leave()


# What is sent


def messages() -> st.SearchStrategy[Json]:
    """Messages of the protocol."""
    count = st.integers(0, 300)
    languages = st.sampled_from(["en", "cs", "pl"])
    seat = {"seat": st.none() | st.integers(-1, 9) | st.just(10**400)}
    return st.one_of(
        st.fixed_dictionaries(
            {"type": st.just("choose"), "question": st.text("0123456789abcdef", max_size=24), "option": count},
            optional={"then": st.lists(count, max_size=6)},
        ),
        st.fixed_dictionaries({"type": st.sampled_from(["undo", "why", "ahead", "ping"])}),
        st.fixed_dictionaries({"type": st.sampled_from(["trace", "look"]), "line": count}),
        st.fixed_dictionaries({"type": st.just("log"), "before": count}),
        st.fixed_dictionaries({"type": st.just("history"), "moment": count}),
        st.fixed_dictionaries({"type": st.just("speak"), "lang": languages}, optional=seat),
        st.fixed_dictionaries(
            {"type": st.just("hello"), "version": st.integers(0, 3), "token": st.text(max_size=40), "lang": languages},
            optional=seat,
        ),
    )


@st.composite
def spoilt(draw: st.DrawFn) -> Json:
    """Messages of the protocol in which something is wrong."""
    message = draw(messages())
    key = draw(st.sampled_from(sorted(message)) | st.text(max_size=5))
    if draw(st.booleans()):
        message.pop(key, None)
    else:
        message[key] = draw(anything())
    return message


def frames() -> st.SearchStrategy[Frame]:
    written = (messages() | spoilt()).map(json.dumps)
    nested = st.builds(
        lambda depth, left, right: left * depth + right * depth,
        st.integers(1, 5000),
        *[st.sampled_from(["[", "]", '{"a":', "}"])] * 2,
    )
    texts = st.one_of(
        written,
        st.text(max_size=50),
        anything().map(json.dumps),
        nested,
        st.sampled_from(
            [
                '{"type":"ping","type":"undo"}',
                '{"type":"choose","question":"\\ud800","option":0}',
                '{"type":"choose","question":"x","option":' + "9" * 5000 + "}",
                '{"type":"choose","question":"x","option":1e999}',
                '{"type":"choose","question":"x","option":true}',
                '{"type":"choose","question":"x","option":"0"}',
                '{"type":"history","moment":NaN}',
                '{"type":"ping"',
                '\ufeff{"type":"ping"}',
                "\0",
            ]
        ),
    )
    large = st.sampled_from([LARGEST - 20, LARGEST + 1, 60_000, 70_000, 300_000]).map(lambda n: '"' + "x" * n + '"')
    raw = st.one_of(st.binary(max_size=50), written.map(str.encode), st.just(b"\xff\xfe"))
    return texts | texts | large | raw | raw.map(lambda data: (data,))


def is_understood(text: str | bytes) -> bool:
    try:
        MESSAGES.validate_json(text)
    except ValidationError:
        return False
    return True


def ends_the_connection(frame: Frame) -> bool:
    """What the protocol of WebSockets itself does not allow, or is far too large."""
    if isinstance(frame, tuple):
        try:
            frame[0].decode()
        except UnicodeDecodeError:
            return True
        return False
    return len(frame) > 4 * LARGEST


class Stranger:
    """A connection to a game that strangers come to."""

    def __init__(self, house: House, game: Json) -> None:
        self.house = house
        self._open = ExitStack()
        connection = connect(
            f"ws://127.0.0.1:{house.server.port}{path_of(game)}",
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
        )
        self.socket = self._open.enter_context(connection)
        self.heard: list[Json] = []
        self.ended: int | None = None

    def send(self, frame: Frame) -> None:
        with suppress(ConnectionClosed):
            if isinstance(frame, tuple):
                self.socket.send(frame[0], text=True)
            else:
                self.socket.send(frame)

    def hear(self) -> None:
        """All that is said, until the answer to a last question or the end."""
        self.send(json.dumps({"type": "history", "moment": LAST}))
        while True:
            try:
                text = self.socket.recv(PATIENCE)
            except ConnectionClosed as closed:
                self.ended = CUT if closed.rcvd is None else closed.rcvd.code
                return
            assert isinstance(text, str)
            assert [secret for secret in self.house.secrets if secret in text] == []
            message = checked(text)
            if message["type"] == "error":
                assert message["code"] in OVER_SOCKET and message["code"] != "internal" and message["text"]
                if message["code"] == "no-such-moment" and re.sub(r"\D", "", message["text"]) == str(LAST):
                    return
            self.heard.append(message)

    def errors(self) -> list[str]:
        return [message["code"] for message in self.heard if message["type"] == "error"]

    def leave(self) -> None:
        self._open.close()


@given(
    frames=st.lists(frames(), min_size=1, max_size=6),
    role=st.sampled_from(["host", "seat", "spectator"]),
    over=st.booleans(),
)
@EXAMPLES
def test_whatever_a_guest_says_is_answered(frames: list[Frame], role: str, over: bool, house: House) -> None:
    game = house.over if over else house.game
    stranger = Stranger(house, game)
    stranger.send(hello(game, role))
    for frame in frames:
        stranger.send(frame)
    stranger.hear()
    if any([ends_the_connection(frame) for frame in frames]):
        assert stranger.ended in (NO_TEXT, TOO_BIG, CUT)
    else:
        assert stranger.ended is None
        texts = [frame[0] if isinstance(frame, tuple) else frame for frame in frames]
        wrong = [text for text in texts if len(text) > LARGEST or not is_understood(text)]
        assert len(stranger.errors()) >= len(wrong)
    stranger.leave()
    house.goes_on()


@given(frame=frames())
@EXAMPLES
def test_whoever_does_not_begin_with_a_hello_is_shown_out(frame: Frame, house: House) -> None:
    stranger = Stranger(house, house.game)
    stranger.send(frame)
    stranger.hear()
    if ends_the_connection(frame):
        assert stranger.ended in (NO_TEXT, TOO_BIG, CUT)
    else:
        assert (stranger.ended, len(stranger.errors())) == (POLICY, 1)
    stranger.leave()
    house.goes_on()


@pytest.mark.parametrize("seat", [-1, 99, 10**6, 10**7, 10**400, 1e300])
def test_nobody_comes_with_the_eyes_of_a_seat_that_is_not_there(seat: float, house: House) -> None:
    stranger = Stranger(house, house.over)
    stranger.send(json.dumps({**json.loads(hello(house.over)), "seat": seat}))
    stranger.hear()
    assert stranger.ended == POLICY
    assert stranger.errors() in (["no-such-seat"], ["bad-message"])
    stranger.leave()


def test_after_the_noise_all_is_well(house: House) -> None:
    house.check()


# Too much, and too little


def test_whoever_sends_without_end_is_shown_out(house: House) -> None:
    for frame in ('{"type":"ping"}', "noise", '{"type":"log","before":300}'):
        stranger = Stranger(house, house.game)
        stranger.send(house.hello())
        for _ in range(1000):
            stranger.send(frame)
        stranger.hear()
        assert stranger.ended == POLICY
        assert stranger.heard[-1]["code"] in ("too-fast", "bad-message") and stranger.heard[-1]["closing"]
        stranger.leave()
    house.check()


def ask(raw: Raw, times: int) -> None:
    """Questions with long answers, and nobody who listens."""
    with suppress(ConnectionError):
        for _ in range(times):
            raw.send_text('{"type":"speak","lang":"en"}')
            raw.send_text('{"type":"log","before":300}')


def test_whoever_does_not_listen_holds_up_nobody(house: House) -> None:
    with closing(house.raw()) as deaf:
        deaf.send_text(house.hello())
        ask(deaf, times=50)
        for _ in range(5):
            house.goes_on()
    house.check()


def test_whoever_does_not_listen_for_long_is_let_go(tmp_path: Path) -> None:
    with running(tmp_path, unread_seconds=0.2, messages_at_once=10**6) as server:
        created = server.create(SOLO)
        ann = server.play(created)
        ann.play(random.Random(3), 30)
        with closing(Raw(server.port, path_of(created).encode())) as deaf:
            deaf.send_text(hello(created, "spectator"))
            until = time.monotonic() + PATIENCE
            while 'lawbound_errors_total{code="too-slow"} 1.0' not in figures(server.http):
                assert time.monotonic() < until
                ask(deaf, times=20)  # until all that lies between is full
                time.sleep(0.05)
            wait_for_figure(server.http, "lawbound_connections 1.0")
        ann.say("ping")
        ann.until("pong")
        ann.close()


class Raw:
    """A connection whose bytes nobody checks."""

    def __init__(self, port: int, path: bytes, headers: bytes = b"") -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", port))
        self.socket.sendall(
            b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: %b\r\nSec-WebSocket-Version: 13\r\n%b\r\n" % (path, b64encode(bytes(16)), headers)
        )
        self.answer = self.until(b"\r\n\r\n")

    def send_text(self, text: str) -> None:
        data = text.encode()
        assert len(data) < 65536
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
        self.socket.sendall(head + bytes(4) + data)  # a mask of zeros is a mask

    def until(self, words: bytes) -> bytes:
        """What comes up to there, or up to the end."""
        found = b""
        with suppress(ConnectionError):
            while words not in found and (more := self.socket.recv(1)):
                found += more
        return found

    def end(self) -> None:
        """Nothing more will be sent: the server has to end it, too."""
        with suppress(ConnectionError):
            self.socket.shutdown(socket.SHUT_WR)
            while self.socket.recv(65536):
                pass

    def cut(self) -> None:
        """As if somebody had pulled the plug: nothing is said, and what is on its way is lost."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self) -> None:
        self.socket.close()


@given(data=st.binary(max_size=200), greet=st.booleans())
@EXAMPLES
def test_bytes_that_are_no_frames_end_the_connection(data: bytes, greet: bool, house: House) -> None:
    with closing(house.raw()) as raw:
        assert raw.answer.startswith(b"HTTP/1.1 101 ")
        if greet:
            raw.send_text(house.hello())
        with suppress(ConnectionError):
            raw.socket.sendall(data)
        raw.end()
    house.goes_on()


def test_a_cut_connection_leaves_nothing_behind(house: House) -> None:
    choice = json.dumps({"type": "choose", "question": "x" * 24, "option": 0})
    for n in range(30):
        raw = house.raw()
        if n % 6:
            raw.send_text(house.hello())
        if n % 3 == 1:
            raw.send_text(choice)
        if n % 3 == 2:
            raw.socket.sendall(b"\x81\xfe\x10")  # the beginning of a frame
        raw.cut()
    house.check()


# Where the door is


@given(
    path=st.text(min_size=1, max_size=20).map(lambda text: quote(text, safe="/%.")).map(str.encode)
    | st.binary(min_size=1, max_size=20).filter(lambda data: not re.search(rb"[\x00-\x20\x7f]", data)),
    origin=st.sampled_from(["", "null", "http://127.0.0.1", "http://[::1", "http://x:99999", "file://", "\xff", "a b"]),
)
@EXAMPLES
def test_no_address_and_no_origin_makes_the_server_fail(path: bytes, origin: str, house: House) -> None:
    headers = f"Origin: {origin}\r\nAccept-Language: {origin};q=x,,;\r\n".encode("latin-1")
    for where in (b"/" + path, b"/api/2/games/" + path + b"/ws"):
        with closing(Raw(house.server.port, where, headers)) as raw:
            status = int(raw.answer.split(b" ")[1]) if raw.answer else 400
            assert status == 101 or 400 <= status < 500, raw.answer
            if status == 101:  # there is no such game, and only pages of this server may ask for one
                with suppress(ConnectionError):
                    raw.send_text(house.hello())
                assert b'"type":"error"' in raw.until(b'"closing":true')
    house.goes_on()


def test_at_the_end_all_is_well(house: House) -> None:
    house.check()
