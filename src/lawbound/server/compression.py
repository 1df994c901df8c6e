"""Compressing what many ask for and everybody may know."""

from __future__ import annotations

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

PUBLIC: Final = ("/api/2/kits", "/api/2/law", "/api/2/openapi.json")
"""What may be compressed. How small an answer becomes tells how much of it repeats: where a secret (a link, a hand, a
seed) stands in one answer with what a stranger could choose (a name, a seat), they could guess the secret letter by
letter from the lengths. So nothing below /api/2/games is compressed, nor is what goes over a WebSocket. The files of
the client are compressed when they are built."""
SMALLEST: Final = 1000
LEVEL: Final = 6  # a millisecond for the catalogue; more effort gains nothing


class Compression:
    """Compresses public answers for whoever understands gzip."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.compressed = GZipMiddleware(app, minimum_size=SMALLEST, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self.compressed if public else self.app)(scope, receive, send)
