"""The landmarks that can be brought to a table, by name."""

from __future__ import annotations

from typing import Final

from lawbound.root.landmarks.landmark import Landmark

LANDMARKS: Final[dict[str, type[Landmark]]] = {}
