"""Write down the protocol: docs/protocol.schema.json (messages) and docs/openapi.json (HTTP).

python scripts/protocol.py          write both
python scripts/protocol.py check    say whether both are what the code says
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from lawbound.server.app import create_app
from lawbound.server.messages import VERSION, ClientMessage, ServerMessage

DOCS = Path(__file__).resolve().parent.parent / "docs"


def message_schema() -> dict[str, Any]:
    """Both directions in one JSON schema: `$defs/ClientMessage` and `$defs/ServerMessage`."""
    adapters: list[tuple[str, TypeAdapter[Any]]] = [
        ("ClientMessage", TypeAdapter(ClientMessage)),
        ("ServerMessage", TypeAdapter(ServerMessage)),
    ]
    made, schema = TypeAdapter.json_schemas(
        [(name, "validation", adapter) for name, adapter in adapters], title=f"Lawbound, messages, version {VERSION}"
    )
    definitions = schema["$defs"]
    for name, _ in adapters:
        definitions[name] = made[(name, "validation")]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": schema["title"],
        "description": "What travels over the WebSocket. A client sends ClientMessage and receives ServerMessage.",
        "$defs": dict(sorted(definitions.items())),
    }


def files() -> dict[Path, str]:
    """What should be in them."""
    return {
        DOCS / "protocol.schema.json": _text(message_schema()),
        DOCS / "openapi.json": _text(create_app().openapi()),
    }


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    old = [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if arguments == ["check"]:
        for path in old:
            print(f"{path.name} is not what the code says: run python scripts/protocol.py", file=sys.stderr)
        return 1 if old else 0
    for path in old:
        path.write_text(files()[path], encoding="utf-8")
        print(f"wrote {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
