"""Which citations a game reaches: `@law` only says that code carries out an article, a game has to run it.

`watch()` is called before the rules are imported, and has every cited function note, when it first runs after
`Watch.fresh`, whether a table runs it. It costs next to nothing, and rules that are imported without it are as they
stand in their files: what is watched is compiled from a tree with one more statement for each citation.

What counts is a function that the rules call while a `Table` sets up, asks, answers or shows: not a helper that a test
calls by itself, nor a check that is asked for its reasons. A class counts when one of its own functions does. The
reading of a position is no play, but where it sets up seats as every game does, that counts.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, Final

from lawbound import build
from lawbound.kernel.errors import LawboundError
from lawbound.kernel.table import Table
from lawbound.law import Article, library
from lawbound.law.coverage import PACKAGE, Citation, citations_in_code

SEEN: Final = "_law_seen"
REACH: Final = "_law_reach"

Carrier = tuple[str, int]
"""A cited function or class: its file within the package, and the line where it is defined."""


def carrier(citation: Citation) -> Carrier:
    return citation.file.relative_to(PACKAGE).as_posix(), citation.line


@dataclass
class Played:
    """What tables reached: by anybody, and in a test that names the article."""

    reached: set[Carrier] = field(default_factory=set)
    stated: dict[Article, set[Carrier]] = field(default_factory=dict)

    def add(self, other: Played) -> None:
        self.reached |= other.reached
        for article, found in other.stated.items():
            self.stated.setdefault(article, set()).update(found)

    def as_data(self) -> dict[str, Any]:
        """Lists and words alone, to be sent or stored."""
        stated = {article: sorted(map(list, found)) for article, found in sorted(self.stated.items())}
        return {"reached": sorted(map(list, self.reached)), "stated": stated}

    @staticmethod
    def of_data(data: Mapping[str, Any]) -> Played:
        stated = {article: {(file, line) for file, line in found} for article, found in data["stated"].items()}
        return Played({(file, line) for file, line in data["reached"]}, stated)

    def unreached(self, citations: Iterable[Citation]) -> list[Citation]:
        """Citations on code that no table ran."""
        return [each for each in citations if each.runs and carrier(each) not in self.reached]

    def unstated(self, citations: Iterable[Citation]) -> list[Article]:
        """Binding articles that code cites, but none of their tests has a table run any of that code."""
        cited = dict.fromkeys(each.article for each in citations if library.exists(each.article))
        return [each for each in cited if library.article(each).binding and not self.stated.get(each)]


class Watch:
    """The citations in the code, and which of their carriers a table has run since the last `fresh`."""

    def __init__(self, citations: Iterable[Citation]) -> None:
        self.articles: Final[dict[Carrier, list[Article]]] = {}
        self.set_up: Final[set[tuple[str, str]]] = set()
        for each in citations:
            self.articles.setdefault(carrier(each), []).append(each.article)
            if library.exists(each.article) and library.article(each.article).kind == "setup":
                self.set_up.add((str(each.file), each.name))
        self.carriers: Final = list(self.articles)
        self.files: Final = {str(PACKAGE / file) for file, _ in self.carriers}
        games = {file.partition("/")[0].removesuffix(".py") for file, _ in self.carriers}
        self.rooms: Final = tuple([f"lawbound.{room}" for room in ("kernel", *sorted(games))])
        self.seen: Final = bytearray(len(self.carriers))
        self.at_work: Final = (Table._run.__code__, Table._twin.__code__, Table.view.__code__)
        self.starting: Final = Table.__init__.__code__

    def fresh(self) -> None:
        """Forget what was reached."""
        self.seen[:] = bytes(len(self.seen))

    def played(self, stating: Iterable[Article] = ()) -> Played:
        """What was reached, in a test that names these articles."""
        reached = {each for each, seen in zip(self.carriers, self.seen, strict=True) if seen}
        return Played(reached, {each: {c for c in reached if each in self.articles[c]} for each in stating})

    def reach(self, number: int) -> None:
        """A cited function runs that has not been reached; called by the statement that `_Marker` adds to it."""
        if self.under_a_table(sys._getframe(1)):
            self.seen[number] = 1

    def under_a_table(self, frame: FrameType | None) -> bool:
        """Whether a table leads to this frame through the rules alone, and not by way of those who look on or test."""
        inner, set_up = frame, False
        while frame is not None:
            code = frame.f_code
            if code in self.at_work:
                return True
            if code is self.starting:
                return set_up or "position" not in frame.f_locals["journal"].setup
            module = frame.f_globals.get("__name__", "")
            if not module.startswith(self.rooms) and module.partition(".")[0] not in sys.stdlib_module_names:
                return False
            if frame is not inner and (code.co_filename, code.co_qualname) in self.set_up:
                set_up = True
            frame = frame.f_back
        return False


def check_build() -> None:
    """LawboundError where rules cannot be watched."""
    if build.name() == build.COMPILED:
        raise LawboundError("What games reach can be seen in the plain build only: compiled rules leave no trace.")


def watch() -> Watch:
    """Watch all rules that are imported from now on; LawboundError in the compiled build."""
    check_build()
    watching = Watch(citations_in_code())
    sys.meta_path.insert(0, _Finder(watching))
    return watching


class _Finder(MetaPathFinder):
    def __init__(self, watch: Watch) -> None:
        self.watch = watch

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(self.watch.rooms):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin not in self.watch.files:
            return None
        spec.loader = _Loader(fullname, spec.origin, self.watch)
        return spec


class _Loader(SourceFileLoader):
    """Compiles a module from a tree in which every carrier notes that it runs; writes no bytecode."""

    def __init__(self, fullname: str, path: str, watch: Watch) -> None:
        super().__init__(fullname, path)
        self.watch = watch

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(Path(self.path).read_bytes(), filename=self.path)
        here = Path(self.path).relative_to(PACKAGE).as_posix()
        _Marker({line: number for number, (file, line) in enumerate(self.watch.carriers) if file == here}).visit(tree)
        code: CodeType = compile(tree, self.path, "exec", dont_inherit=True)
        return code

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update({SEEN: self.watch.seen, REACH: self.watch.reach})
        super().exec_module(module)


class _Marker(ast.NodeTransformer):
    """Lets cited functions, and the functions of cited classes, begin with `if not seen[number]: reach(number)`."""

    def __init__(self, numbers: Mapping[int, int]) -> None:
        self.numbers = numbers
        self.within: list[int | None] = [None]  # the number of the cited class whose body this is

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.within.append(self.numbers.get(node.lineno))
        self.generic_visit(node)
        self.within.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        numbers = [each for each in (self.within[-1], self.numbers.get(node.lineno)) if each is not None]
        self.within.append(None)
        self.generic_visit(node)
        self.within.pop()
        first = 0 if ast.get_docstring(node, clean=False) is None else 1
        for number in numbers:
            (mark,) = ast.parse(f"if not {SEEN}[{number}]: {REACH}({number})").body
            for part in ast.walk(mark):
                ast.copy_location(part, node.body[0])  # tracebacks name lines that are there
            node.body.insert(first, mark)
        return node
