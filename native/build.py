"""The compiled build: what a simulation runs through, compiled by mypyc.

`python native/build.py` makes `build/native`: the whole package, compiled modules beside their sources. What stands in
`src` stays plain; whoever wants the compiled build puts `build/native` on the path. `LAWBOUND_NATIVE=1 pip install .`
installs it: `hatch_build.py` calls this then. Nothing is built anew while the sources are the ones of the last build.

What is compiled is a copy of the sources in which the lines of `@law` are blank: a decorated method is no native one,
and who cites which article is read from the sources anyway (`law/coverage.py`).
"""

from __future__ import annotations

import ast
import hashlib
import os
import platform
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import Any, Final

PROJECT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = PROJECT / "src" / "lawbound"
TARGET: Final = PROJECT / "build" / "native"
WORKSHOP: Final = PROJECT / "build" / "native-work"
BYTEARRAYS: Final = PROJECT / "native" / "bytearrays.h"
STAMP: Final = "compiled-from"
"""A file in the finished build: the digest of what it was made from."""

COMPILED: Final = (
    "kernel",
    "kit/judge.py",
    "oath/*.py",
    "oath/denizens",
    "oath/judge",
    "pebbles/rules.py",
    "players/player.py",
    "players/random_player.py",
    "players/thinking.py",
    "players/tree.py",
    "root/*.py",
    "root/bots",
    "root/decks",
    "root/factions",
    "root/hirelings",
    "root/judge",
    "root/landmarks",
)
"""What a simulation runs through: the kernel, the rules of the games, and what the search asks at every step."""

PLAIN: Final = (
    "oath/__init__.py",
    "oath/bench.py",
    "oath/form.py",
    "oath/kit.py",
    "oath/picture.py",
    "oath/saga.py",
    "oath/speech.py",
    "oath/stage.py",
    "oath/words.py",
    "root/__init__.py",
    "root/bench.py",
    "root/form.py",
    "root/kit.py",
    "root/picture.py",
    "root/speech.py",
    "root/stage.py",
    "root/trials.py",
    "root/words.py",
)
"""What stands beside rules and is none."""


class CannotBuild(Exception):
    """What is missing, and what to do about it."""


def modules() -> list[Path]:
    """What is compiled, within the package."""
    return sorted(found(COMPILED) - found(PLAIN))


def found(patterns: tuple[str, ...]) -> set[Path]:
    whole = [each if each.endswith(".py") else f"{each}/**/*.py" for each in patterns]
    return {path.relative_to(SOURCE) for pattern in whole for path in SOURCE.glob(pattern)}


def wanted() -> str:
    """The digest of all that the build is made from: the interpreter and the compiler count too."""
    sums = hashlib.sha256(f"{sys.version} {platform.platform()} {metadata.version('mypy')} {flags()}".encode())
    for path in sorted([*SOURCE.rglob("*.py"), *PROJECT.glob("native/*"), PROJECT / "pyproject.toml"]):
        if path.is_file():
            sums.update(f"{path.relative_to(PROJECT).as_posix()}\0".encode() + path.read_bytes())
    return sums.hexdigest()


def flags() -> str:
    """How hard the C compiler tries, as for everything that mypyc builds."""
    return os.environ.get("MYPYC_OPT_LEVEL", "2")


def is_current(target: Path) -> bool:
    stamp = target / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == wanted()


def check_tools() -> None:
    """CannotBuild if there is no mypyc, no C compiler or no Python.h."""
    try:
        metadata.version("mypy")
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except (ImportError, metadata.PackageNotFoundError):
        raise CannotBuild("The compiled build needs mypyc: pip install 'lawbound[native]'") from None
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and shutil.which(compiler) is None:
        raise CannotBuild(
            f"The compiled build needs a C compiler, and {compiler!r} was not found. Install one (on Debian or Ubuntu: "
            "sudo apt-get install gcc), or name yours: CC=clang make native. The plain build needs none."
        )
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if not header.is_file():
        version = "{}.{}".format(*sys.version_info[:2])
        raise CannotBuild(
            f"The compiled build needs the headers of Python, and {header} was not found. Install them (on Debian or "
            f"Ubuntu: sudo apt-get install python{version}-dev). The plain build needs none."
        )


# What is compiled


def without_citations(source: str) -> str:
    """The same module with every `@law(...)` blank, and all else in the same lines.

    >>> without_citations('@law("book 4.3")\\ndef roll(): ...\\n')
    '\\ndef roll(): ...\\n'
    """
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for each in node.decorator_list:
                if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "law":
                    last = each.end_lineno or each.lineno
                    lines[each.lineno - 1 : last] = ["\n"] * (last - each.lineno + 1)
    return "".join(lines)


def loops_over_bytes(sources: Path, modules: list[Path]) -> None:
    """Let every loop over a bytearray be one over bytes: the former is more than mypyc can compile.

    Which loops these are the types tell, so it is mypy that is asked. A loop over a copy is the same loop as long as
    nobody changes the array meanwhile, and no rule does.
    """
    paths = [sources / "lawbound" / module for module in modules]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    # mypy tells types by line and column, and not in which module: so each has lines of its own for a while.
    for at, (path, text) in enumerate(zip(paths, texts, strict=True)):
        path.write_text("\n" * lines_before(at) + text, encoding="utf-8")
    arrays = places_of_bytearrays(sources, paths)
    for at, (path, text) in enumerate(zip(paths, texts, strict=True)):
        lines = text.splitlines(keepends=True)
        before = lines_before(at)
        for line, column, last, end in sorted(iterated(text), reverse=True):
            if (line + before, column, last + before, end) in arrays:
                lines[last - 1] = f"{lines[last - 1][:end]}){lines[last - 1][end:]}"
                lines[line - 1] = f"{lines[line - 1][:column]}bytes({lines[line - 1][column:]}"
        path.write_text("".join(lines), encoding="utf-8")


def lines_before(number: int) -> int:
    """Behind all lines that any other module has."""
    return 50_000 + 2_000 * number


def places_of_bytearrays(sources: Path, paths: list[Path]) -> set[tuple[int, int, int | None, int | None]]:
    """Where in these modules an expression is a bytearray."""
    from mypy.build import BuildSource
    from mypy.build import build as check
    from mypy.config_parser import parse_config_file
    from mypy.options import Options
    from mypy.types import Instance, get_proper_type

    options = Options()
    parse_config_file(options, lambda: None, str(PROJECT / "pyproject.toml"), sys.stdout, sys.stderr)
    options.export_types = options.preserve_asts = True
    options.incremental = False
    options.mypy_path = [str(sources)]
    names = [".".join(path.relative_to(sources).with_suffix("").parts).removesuffix(".__init__") for path in paths]
    result = check([BuildSource(str(path), name) for path, name in zip(paths, names, strict=True)], options)
    found = set()
    for expression, told in result.types.items():
        kind = get_proper_type(told)
        if isinstance(kind, Instance) and kind.type.fullname == "builtins.bytearray":
            found.add((expression.line, expression.column, expression.end_line, expression.end_column))
    return found


def iterated(source: str) -> set[tuple[int, int, int, int]]:
    """Where something stands that is looped over: line and column, from its beginning to its end.

    >>> sorted(iterated("for n, card in enumerate(hand): [c for c in card]"))
    [(1, 15, 1, 30), (1, 25, 1, 29), (1, 44, 1, 48)]
    """
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.For | ast.comprehension):
            loops = [node.iter]
            called = node.iter.func if isinstance(node.iter, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in ("enumerate", "zip", "reversed"):
                loops += node.iter.args  # type: ignore[attr-defined]
            for each in loops:
                end = (each.end_lineno or each.lineno, each.end_col_offset or each.col_offset)
                found.add((each.lineno, each.col_offset, *end))
    return found


def teach_bytearrays() -> None:
    """mypyc has a short way to the items of bytes, and none yet to those of a bytearray: this adds it."""
    from mypyc.ir.ops import ERR_MAGIC
    from mypyc.ir.rtypes import bytearray_rprimitive, c_int_rprimitive, int_rprimitive
    from mypyc.primitives.registry import ERR_NEG_INT, method_op

    array, number = bytearray_rprimitive, int_rprimitive
    method_op("__getitem__", [array, number], number, "Lawbound_GetByte", ERR_MAGIC)
    method_op("__setitem__", [array, number, number], c_int_rprimitive, "Lawbound_SetByte", ERR_NEG_INT)
    method_op("copy", [array], array, "Lawbound_CopyBytes", ERR_MAGIC)


def extensions() -> list[Any]:
    """C of all modules, in the workshop."""
    from mypyc.build import mypycify

    teach_bytearrays()
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    sources = WORKSHOP / "src"
    shutil.copytree(SOURCE, sources / "lawbound", ignore=shutil.ignore_patterns("__pycache__", "client"))
    for module in modules():
        path = sources / "lawbound" / module
        path.write_text(without_citations(path.read_text(encoding="utf-8")), encoding="utf-8")
    loops_over_bytes(sources, modules())
    os.chdir(sources)  # the modules have the names of their paths from here
    os.environ["MYPYPATH"] = str(sources)
    return mypycify(
        [f"--config-file={PROJECT / 'pyproject.toml'}", *[f"lawbound/{module.as_posix()}" for module in modules()]],
        opt_level=flags(),
        debug_level="0",
        multi_file=True,
        target_dir=str(WORKSHOP / "c"),
        group_name="lawbound",
    )


def compile_into(folder: Path) -> None:
    """The compiled modules, where they belong in a package below that folder."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "lawbound", "ext_modules": extensions()}))
    command.build_lib, command.build_temp = str(folder), str(WORKSHOP / "o")
    command.ensure_finalized()
    for each in command.extensions:
        if len(each.sources) > 1:  # the library of them all; the others only lead to it
            each.extra_compile_args = [*each.extra_compile_args, "-include", str(BYTEARRAYS)]
    at_once()
    command.run()


def at_once() -> None:
    """Let the files of an extension be compiled on all cores, not one after another."""
    from setuptools._distutils import ccompiler

    kind: Any = ccompiler.CCompiler
    one_by_one = kind.compile

    def compile(self: Any, sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = pool.map(lambda source: one_by_one(self, [source], *args, **kwargs), sources)
            return [each for some in objects for each in some]

    kind.compile = compile


# What is made of it


def build(target: Path = TARGET) -> None:
    """Make the compiled build unless it is current. The new one replaces the old one only when it is complete."""
    check_tools()
    if not is_current(target):
        digest, fresh = wanted(), target.with_name(f"{target.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        compile_into(fresh)
        (fresh / STAMP).write_text(digest, encoding="ascii")
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
    link_sources(target / SOURCE.name)


def link_sources(package: Path) -> None:
    """Everything else of the package, as links: data, what is not compiled, and the sources of what is.

    So the Law's reader shows the same files and lines on both builds, and a new page of the browser is there at once.
    """
    for path in package.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()
    for path in SOURCE.rglob("*"):
        place = package / path.relative_to(SOURCE)
        if path.is_file() and path.parent.name != "__pycache__" and not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to(path)


def main() -> int:
    try:
        build()
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
