"""The protocol that is written down is the one that is spoken."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from scripts.protocol import DOCS, files

from lawbound.server import messages
from lawbound.server.problems import OVER_SOCKET, STATUS

PROTOCOL = DOCS / "protocol.md"


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_written_schemas_are_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "run python scripts/protocol.py"


def test_every_message_and_every_code_is_explained() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    schema = json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8"))
    for side in ("ClientMessage", "ServerMessage"):
        for name in schema["$defs"][side]["discriminator"]["mapping"]:
            assert f"`{name}`" in text, name
    for code in {*STATUS, *OVER_SOCKET}:
        assert f"`{code}`" in text, code


def test_every_route_is_listed() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    paths = json.loads((DOCS / "openapi.json").read_text(encoding="utf-8"))["paths"]
    for path, methods in paths.items():
        for method in methods:
            assert re.search(rf"`{method.upper()} {re.escape(path)}`", text), (method, path)


def test_the_example_conversation_is_of_the_protocol() -> None:
    """Each line of the example is a message, `>` to the server and `<` from it."""
    text = PROTOCOL.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line[:2] in ("> ", "< ") and line[2:3] == "{"]
    assert len(lines) > 8
    sides: dict[str, TypeAdapter[Any]] = {
        ">": TypeAdapter(messages.ClientMessage),
        "<": TypeAdapter(messages.ServerMessage),
    }
    kinds = set()
    for line in lines:
        kinds.add(json.loads(line[2:])["type"])
        sides[line[0]].validate_json(line[2:])
    assert kinds >= {"hello", "welcome", "seats", "table", "choose", "ack", "error"}
