"""The browser client's types (web/src/lib/protocol.ts) mirror the protocol: messages, fields, what may be left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import pytest
from typing_extensions import is_typeddict

from lawbound.server import messages

MIRROR = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)(\??): (.+?);", re.MULTILINE)

MESSAGES = {name: made for name, made in vars(messages).items() if is_typeddict(made)}


def mirrored() -> dict[str, dict[str, tuple[bool, str]]]:
    """By interface: its fields, whether they may be left out, and their type."""
    return {
        name: {field: (bool(optional), kind) for field, optional, kind in FIELD.findall(body)}
        for name, body in INTERFACE.findall(MIRROR.read_text(encoding="utf-8"))
    }


def may_be_none(hint: Any) -> bool:
    if get_origin(hint) is NotRequired or hasattr(hint, "__metadata__"):
        return may_be_none(get_args(hint)[0])
    return type(None) in get_args(hint)


@pytest.mark.parametrize("name", MESSAGES)
def test_the_client_knows_the_fields(name: str) -> None:
    hints = get_type_hints(MESSAGES[name], include_extras=True)
    mirror = mirrored()[name]
    assert list(mirror) == list(hints)
    assert [field for field, (optional, _) in mirror.items() if optional] == [
        field for field, hint in hints.items() if get_origin(hint) is NotRequired
    ]


@pytest.mark.parametrize("name", MESSAGES)
def test_the_client_knows_what_may_be_null(name: str) -> None:
    hints = get_type_hints(MESSAGES[name], include_extras=True)
    nullable = [field for field, (_, kind) in mirrored()[name].items() if kind.endswith("| null")]
    assert nullable == [field for field, hint in hints.items() if may_be_none(hint)]


def test_the_client_speaks_the_same_version() -> None:
    assert f"export const VERSION = {messages.VERSION};" in MIRROR.read_text(encoding="utf-8")
