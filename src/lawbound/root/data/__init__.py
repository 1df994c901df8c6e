"""The components of Root as data: maps, cards, items, quests, characters and faction boards."""

import tomllib
from importlib.resources import files
from typing import Any


def load(name: str) -> dict[str, Any]:
    """The tables of one data file, such as ``load("cards")``."""
    return tomllib.loads(files("lawbound.root.data").joinpath(f"{name}.toml").read_text(encoding="utf-8"))
