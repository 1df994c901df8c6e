"""The programs that tests need beside Python: a browser of the Chromium family, and PostgreSQL.

`python -m tests.tools` is a part of the test set-up (see the Makefile): it installs from the system's packages what is
missing, where that may be done without asking, and otherwise says exactly what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parent.parent

BROWSERS: Final = (
    "chromium-headless-shell",  # the same browser without windows, and quicker for that
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
POSTGRES_PROGRAMS: Final = ("initdb", "postgres", "pg_ctl")
POSTGRES_FOLDERS: Final = "usr/lib/postgresql/*/bin"
"""Where Debian keeps the servers, which are not on PATH; below the root of the file system."""

NO_CLUSTER: Final = Path("/etc/postgresql-common/createcluster.d/lawbound-test-setup.conf")
"""Debian makes and starts a database cluster with the package, unless a file in this folder says otherwise."""


class MissingTool(Exception):
    """What is missing, and how to get it."""


def chromium_path() -> Path:
    """The browser: the one that CHROMIUM names, or one that the system has."""
    named = os.environ.get("CHROMIUM")
    for name in (named,) if named else BROWSERS:
        if (found := shutil.which(name)) is not None:
            return Path(found)
    raise MissingTool(
        f"The browser tests need Chromium{f', and CHROMIUM={named} is no program' if named else ''}. Install it "
        "(Debian: sudo apt-get install chromium-headless-shell fonts-dejavu-core), or name one: CHROMIUM=/path/to/it"
    )


def postgres_bin() -> Path:
    """The folder with the programs of a PostgreSQL server: POSTGRES_BIN, on PATH, or where Debian keeps the newest."""
    named = os.environ.get("POSTGRES_BIN")
    for folder in [Path(named)] if named else postgres_folders():
        if all([shutil.which(program, path=str(folder)) for program in POSTGRES_PROGRAMS]):
            return folder
    raise MissingTool(
        f"The store tests need PostgreSQL{f', and POSTGRES_BIN={named} has none' if named else ''}. Install it "
        "(Debian: sudo apt-get install postgresql), or name the folder with its initdb: POSTGRES_BIN=/path/to/bin"
    )


def postgres_folders() -> Iterator[Path]:
    if (found := shutil.which("initdb")) is not None:
        yield Path(found).parent
    versions = [path for path in Path("/").glob(POSTGRES_FOLDERS) if path.parent.name.isdecimal()]
    yield from sorted(versions, key=lambda path: int(path.parent.name), reverse=True)


def axe_script() -> Path:
    """axe-core, which finds faults of accessibility: it comes with the tools of the client."""
    script = PROJECT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        raise MissingTool("axe-core is not installed: run 'npm ci' in web/, or 'make test', which does.")
    return script


# The set-up


def missing() -> list[MissingTool]:
    problems: list[MissingTool] = []
    for find in (chromium_path, postgres_bin):
        try:
            find()
        except MissingTool as problem:
            problems.append(problem)
    return problems


def wanted_packages() -> list[str]:
    """The Debian packages of what is missing; nothing for what a variable names, because then that is wrong."""
    packages: list[str] = []
    for variable, find, names in (
        ("CHROMIUM", chromium_path, ["chromium-headless-shell", "fonts-dejavu-core"]),
        ("POSTGRES_BIN", postgres_bin, ["postgresql"]),
    ):
        try:
            find()
        except MissingTool:
            packages += [] if os.environ.get(variable) else names
    return packages


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with no_database_cluster():
        for command in (["update", "-q"], ["install", "-qy", "--no-install-recommends", *packages]):
            subprocess.run(["apt-get", *command], env=environment, check=False)


@contextmanager
def no_database_cluster() -> Iterator[None]:
    """The tests start servers of their own: installing PostgreSQL shall leave none running."""
    NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
    NO_CLUSTER.write_text("create_main_cluster = false\n", encoding="ascii")
    try:
        yield
    finally:
        NO_CLUSTER.unlink()


def main() -> int:
    packages = wanted_packages()
    if packages and may_install():
        print(f"Installing for the tests: {', '.join(packages)}", flush=True)
        install(packages)
    problems = missing()
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
