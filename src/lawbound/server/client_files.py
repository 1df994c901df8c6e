"""The built web client: its files, and its one page for every address that people may open."""

from __future__ import annotations

import html
import re
from email.utils import formatdate
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response

from lawbound.present.speech import say, speaking
from lawbound.server.problems import Refused

HASHED: Final = "assets"
"""The folder of files whose names change with their contents."""
LAW: Final = "law"
"""The addresses of articles have dots, as file names have: /law/BOOK/4.3.2."""
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
NEVER: Final = re.compile(r";\s*q=0(\.0*)?\s*$")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PAGE: Final = "index.html"


class ClientFiles:
    """Files below one folder, found once for every build: nothing else on the disk can be asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, Path] = {}
        self._found_at: tuple[int, ...] = ()
        self._find()

    def answer(self, path: str, headers: Headers, language: str) -> Response:
        """The file, else the page: which of its views is meant the client sees from the address."""
        self._find()
        name = path.strip("/")
        if name not in self._files:
            first, _, rest = name.partition("/")
            if first in (HASHED, "api") or (first != LAW and "." in rest.rpartition("/")[2]) or "." in first:
                raise Refused("no-such-page")
            name = PAGE
        if name not in self._files:
            return not_built(language)
        try:
            return self._file(name, headers)
        except FileNotFoundError as gone:  # a build is on its way
            raise Refused("no-such-page") from gone

    def _find(self) -> None:
        """Look again if the client was built anew: a file that comes or goes changes the time of its folder."""
        folders = [folder for folder in (self._folder, self._folder / HASHED) if folder.is_dir()]
        at = tuple([folder.stat().st_mtime_ns for folder in folders])
        if at == self._found_at:
            return
        self._found_at = at
        self._files = {
            path.relative_to(self._folder).as_posix(): path
            for path in sorted(self._folder.rglob("*"))
            if path.is_file()
        }

    def _file(self, name: str, headers: Headers) -> Response:
        path = self._files[name]
        encoding, stored = self._encoded(name, headers.get("accept-encoding", ""))
        known = path.stat()
        tag = f'"{known.st_mtime_ns:x}-{known.st_size:x}{"-" + encoding if encoding else ""}"'
        found = {
            "Cache-Control": FOR_EVER if name.partition("/")[0] == HASHED else ASK_AGAIN,
            "ETag": tag,
            "Vary": "Accept-Encoding",
            "Last-Modified": formatdate(known.st_mtime, usegmt=True),
        }
        if headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=found)
        if encoding:
            found["Content-Encoding"] = encoding
        media = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        return Response(stored.read_bytes(), media_type=media, headers=found)

    def _encoded(self, name: str, accepted: str) -> tuple[str, Path]:
        """The smallest form that the browser reads and the build has made."""
        understood = [part.partition(";")[0].strip() for part in accepted.split(",") if not NEVER.search(part)]
        for encoding, ending in ENCODINGS:
            if encoding in understood and name + ending in self._files:
                return encoding, self._files[name + ending]
        return "", self._files[name]


def not_built(language: str) -> Response:
    """In a checkout whose client was not built: how to build it."""
    with speaking(language):
        title, text = html.escape(say("server-not-built-title")), html.escape(say("server-not-built"))
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
    page = f"{head}<h1>{title}</h1><p>{text}"
    return Response(page, 503, media_type="text/html", headers={"Cache-Control": "no-store"})
