"""What keeps a server safe on a network: headers, the check of origins, limits."""

from __future__ import annotations

import html
import ipaddress
import re
import socket
from collections import OrderedDict
from collections.abc import Iterable
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lawbound.locales import LANGUAGES
from lawbound.present.speech import speaking
from lawbound.server.door import household
from lawbound.server.metrics import Metrics
from lawbound.server.problems import Refused
from lawbound.server.settings import Settings

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
REPLAYS: Final = "/api/2/replays"
PRIVATE: Final = ("/api/2/games", REPLAYS)
"""Answers with links in them, or with what one seat may know."""
PORTS: Final = {"http": 80, "ws": 80, "https": 443, "wss": 443}
API: Final = "/api/"
LAW: Final = "/api/2/law/"
HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,100}")
ADDRESSES: Final = 10_000
"""How many addresses are remembered at a time, so that strangers cannot fill the memory."""


def same_origin(headers: Headers) -> bool:
    """Whether a page of this server asks. Programs that are no browser send no origin.

    The host alone is compared: a proxy in front may speak another scheme to the browser.
    """
    origins = headers.getlist("origin")
    if not origins:
        return True
    try:
        origin, host = urlsplit(origins[0]), urlsplit(f"//{headers.get('host', '')}")
        if len(origins) > 1 or origin.scheme not in PORTS or not origin.hostname:
            return False
        usual = PORTS[origin.scheme]
        return (origin.hostname, origin.port or usual) == (host.hostname, host.port or usual)
    except ValueError:
        return False


def known_host(headers: Headers, names: Iterable[str]) -> bool:
    """Whether the browser means this server, and no name that somebody else has pointed at it.

    A page of `elsewhere.example` may ask whatever answers at that name, and its owner may let the name lead here. So
    names have to be known. An address leads to nobody else, and programs that are no browser may say nothing at all.
    """
    hosts = headers.getlist("host")
    if not hosts or hosts == [""]:
        return True
    if len(hosts) > 1:
        return False
    name = host_name(hosts[0])
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return name == "localhost" or name.endswith(".localhost") or name in names
    return True


def host_name(host: str) -> str:
    """Without the port, in small letters; nothing if that is no host."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


def own_names() -> tuple[str, ...]:
    """What this machine is called by those around it."""
    whole = socket.gethostname().lower().removesuffix(".")
    first = whole.partition(".")[0]
    return tuple(dict.fromkeys([whole, first, f"{first}.local"])) if first else ()


def unknown_host(headers: Headers) -> Refused:
    """Says how to allow the name, if it is one."""
    name = host_name(headers.get("host", ""))
    if not HOST.fullmatch(name):
        return Refused("unknown-host", message="server-unknown-host-at-all", closing=True)
    return Refused("unknown-host", closing=True, name=name)


def wanted_language(query: str | None, accepted: str) -> str:
    """The language of a request: its `lang`, else the first one that the browser would like and we speak.

    >>> wanted_language(None, "de-DE, pl;q=0.8, en;q=0.5"), wanted_language("cs", "pl"), wanted_language("xx", "")
    ('pl', 'cs', 'en')
    """
    if query in LANGUAGES:
        return str(query)
    ranked: list[tuple[float, str]] = []
    for part in accepted[:500].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            ranked.append((-float(weight or 1), tag.partition("-")[0].lower()))
        except ValueError:
            continue
    ranked.sort(key=lambda each: each[0])
    return next((language for _, language in ranked if language in LANGUAGES), "en")


class Bucket:
    """A token bucket: so many at once, and so many more every second."""

    __slots__ = ("_left", "_most", "_per_second", "_since")

    def __init__(self, per_second: float, most: int) -> None:
        self._per_second = per_second
        self._most = most
        self._left = float(most)
        self._since = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._per_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One for each household; the one that was quiet for longest is forgotten first."""

    def __init__(self, per_second: float, most: int) -> None:
        self._per_second = per_second
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Refused if that address has taken too many."""
        home = household(address)
        bucket = self._of.pop(home, None) or Bucket(self._per_second, self._most)
        self._of[home] = bucket
        if len(self._of) > ADDRESSES:
            self._of.popitem(last=False)
        if not bucket.take():
            raise Refused("too-fast")


class Guard:
    """In front of everything: headers on each answer, the host, origin, number and size of requests."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._requests = Buckets(settings.requests_per_second, settings.requests_at_once)
        self._searches = Buckets(settings.searches_per_second, settings.searches_at_once)
        self._held = 0  # bytes of bodies that are being received

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(PRIVATE):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check(scope)
            body = await self._body(scope, receive) if scope["method"] in CHANGING else None
        except Refused as refused:
            await refusal(scope, refused, self.metrics)(scope, receive, guarded)
            return
        await self.app(scope, receive if body is None else _again(body, receive), guarded)

    def _check(self, scope: Scope) -> None:
        """Refused if this is for another server, from a page of another, or too much."""
        headers = Headers(scope=scope)
        if not known_host(headers, self.settings.names):
            raise unknown_host(headers)
        self._requests.take(address_of(scope))
        if scope["path"].startswith(LAW):
            self._searches.take(address_of(scope))
        if scope["method"] in CHANGING and not same_origin(headers):
            raise Refused("foreign-origin")

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The body of a request that changes something, if it is not too large."""
        most = self.settings.largest_journal if scope["path"] == REPLAYS else self.settings.largest_body
        said = Headers(scope=scope).get("content-length", "")
        if said.isascii() and said.isdigit() and int(said[:20]) > most:
            raise Refused("too-large", n=most)
        body = bytearray()
        more = True
        try:
            while more:
                message = await receive()
                if message["type"] != "http.request":
                    break
                new = message.get("body", b"")
                body += new
                self._held += len(new)
                more = message.get("more_body", False)
                if len(body) > most:
                    raise Refused("too-large", n=most)
                if self._held > self.settings.largest_bodies:
                    raise Refused("full")
        finally:
            self._held -= len(body)
        return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, then whatever comes."""
    told = False

    async def once_more() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once_more


def address_of(scope: Scope) -> str:
    """Who asks: what the connection says or, where a proxy named in the settings brings it, what that one says."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def refusal(scope: Scope, refused: Refused, metrics: Metrics) -> Response:
    """A refusal in the language of the request; people who opened a page by a wrong name get it as a page."""
    metrics.errors.labels(refused.code).inc()
    response: Response
    with speaking(language_of(scope)):
        if refused.code == "unknown-host" and not scope["path"].startswith(API):
            response = Response(
                f"<!doctype html><p>{html.escape(refused.text)}", refused.status, media_type="text/html"
            )
        else:
            response = JSONResponse(refused.as_problem(), refused.status)
    if refused.code == "not-invited":
        response.headers["WWW-Authenticate"] = "Bearer"
    if refused.code == "too-fast":
        response.headers["Retry-After"] = "10"
    response.headers["Cache-Control"] = "no-store"
    return response


def language_of(scope: Scope) -> str:
    query = scope.get("query_string", b"").decode("latin-1")
    pairs: Iterable[tuple[str, str, str]] = [part.partition("=") for part in query.split("&")]
    asked = next((value for key, _, value in pairs if key == "lang"), None)
    return wanted_language(asked, Headers(scope=scope).get("accept-language", ""))
