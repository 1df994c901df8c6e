"""The browser's types mirror what the server sends: messages and scenes, fields, what may be left out or null.

Those of the protocol are in web/src/lib/protocol.ts, those of a game's own drawing in web/src/games/GAME/types.ts.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import pytest
from typing_extensions import is_typeddict

from lawbound.kit import scene
from lawbound.root.present import shapes
from lawbound.server import messages

SOURCES = Path(__file__).parents[2] / "web" / "src"
MIRROR = SOURCES / "lib" / "protocol.ts"
DRAWINGS = {"root": shapes}
"""What only the drawing of a game understands."""
INTERFACE = re.compile(r"^export interface (\w+)(?: extends \w+)? \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)(\??): (.+?);", re.MULTILINE)


def types_of(module: ModuleType) -> dict[str, Any]:
    return {name: made for name, made in vars(module).items() if is_typeddict(made)}


MIRRORED = [
    *[(MIRROR, name, made) for name, made in {**types_of(scene), **types_of(messages)}.items()],
    *[
        (SOURCES / "games" / game / "types.ts", name, made)
        for game, module in DRAWINGS.items()
        for name, made in types_of(module).items()
    ],
]
EVERY = pytest.mark.parametrize(("file", "name", "made"), MIRRORED, ids=[name for _, name, _ in MIRRORED])


@cache
def mirrored(file: Path) -> dict[str, dict[str, tuple[bool, str]]]:
    """By interface: its fields, whether they may be left out, and their type."""
    return {
        name: {field: (bool(optional), kind) for field, optional, kind in FIELD.findall(body)}
        for name, body in INTERFACE.findall(file.read_text(encoding="utf-8"))
    }


def may_be_none(hint: Any) -> bool:
    if get_origin(hint) is NotRequired or hasattr(hint, "__metadata__"):
        return may_be_none(get_args(hint)[0])
    return type(None) in get_args(hint)


@EVERY
def test_the_client_knows_the_fields(file: Path, name: str, made: Any) -> None:
    hints = get_type_hints(made, include_extras=True)
    mirror = mirrored(file)[name]
    assert list(mirror) == list(hints)
    assert [field for field, (optional, _) in mirror.items() if optional] == [
        field for field, hint in hints.items() if get_origin(hint) is NotRequired
    ]


@EVERY
def test_the_client_knows_what_may_be_null(file: Path, name: str, made: Any) -> None:
    hints = get_type_hints(made, include_extras=True)
    nullable = [field for field, (_, kind) in mirrored(file)[name].items() if kind.endswith("| null")]
    assert nullable == [field for field, hint in hints.items() if may_be_none(hint)]


def test_the_client_speaks_the_same_version() -> None:
    assert f"export const VERSION = {messages.VERSION};" in MIRROR.read_text(encoding="utf-8")
