"""The components of Oath as data: cards, sites, the first game, rulings."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def load(name: str) -> dict[str, Any]:
    """The tables of one data file, such as ``load("cards")``; read them, and write nothing into them."""
    return tomllib.loads(files("lawbound.oath.data").joinpath(f"{name}.toml").read_text(encoding="utf-8"))
