"""The hirelings that can be brought to a table, by name."""

from __future__ import annotations

from typing import Final

from lawbound.root.hirelings.hireling import Hireling

HIRELINGS: Final[dict[str, type[Hireling]]] = {}
