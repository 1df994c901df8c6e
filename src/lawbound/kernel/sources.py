"""The mark of rules: a hash of their sources, by which what the very same rules wrote is known as such.

It is of the sources, not of what was compiled from them: a build beside its sources has the same mark.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from time import time
from typing import Any, Final

from lawbound.kernel.game import Game

KERNEL: Final = "lawbound.kernel"
"""It decides every game along with the game's own rules."""
BEGUN: Final = time()
"""Since then modules have been imported: sources that are newer may not be those that run."""


def mark_of(paths: Iterable[Path]) -> str:
    """Of all sources and tables of data in these folders, and of single files: their names and what is in them."""
    parts: list[bytes] = []
    for path in paths:
        for file in _files(path):
            parts += [file.relative_to(path.parent).as_posix().encode(), file.read_bytes()]
    return blake2b(b"\0".join(parts), digest_size=8).hexdigest()


def rules_of(game: Game[Any]) -> str | None:
    """The mark of the rules of that game, as they run here; None if it cannot be told.

    A few milliseconds for the first who asks, and nothing for those after.
    """
    packages = (KERNEL, *game.packages)
    classes = [each for each in type(game).__mro__ if issubclass(each, Game)]
    if not game.packages or not all([_is_of(each, packages) for each in classes]):
        return None
    return _running(packages)


@cache
def _running(packages: tuple[str, ...]) -> str | None:
    """The mark of packages that have been imported."""
    try:
        folders = [Path(folder) for package in packages for folder in sys.modules[package].__path__]
        if not all([_unchanged(folder) for folder in folders]):
            return None
        return mark_of(folders)
    except (KeyError, AttributeError, OSError):  # not packages, or not to be read
        return None


def _is_of(rules: type, packages: Iterable[str]) -> bool:
    return any([f"{rules.__module__}.".startswith(f"{package}.") for package in packages])


def _unchanged(folder: Path) -> bool:
    """Whether there are sources, and they are those that were there when this process began."""
    files = _files(folder)
    return bool(files) and max([file.stat().st_ctime for file in files]) < BEGUN


def _files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted([*path.rglob("*.py"), *path.rglob("*.toml")])
