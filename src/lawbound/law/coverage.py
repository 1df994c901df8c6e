"""Which code carries out each article, and which test states it: read from the source, importing nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lawbound.law import Article, library

PACKAGE = Path(__file__).resolve().parents[1]
TESTS = PACKAGE.parents[1] / "tests"
"""Present in a checkout, absent beside an installed package."""


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """One mention of an article, at the line of the function, class or module that it is about."""

    file: Path
    line: int
    name: str
    article: Article
    runs: bool = True
    """Whether there is code of its own that could run: a class may only gather what it inherits."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"

    @property
    def dotted(self) -> str:
        """The name with that of its module, where the file is part of the package."""
        module = self.file.relative_to(PACKAGE.parent).with_suffix("")
        return f"{'.'.join(module.parts).removesuffix('.__init__')}.{self.name}"


@dataclass(frozen=True, slots=True)
class ChapterCoverage:
    book: str
    chapter: str
    title: str
    articles: int
    cited: int
    tested: int
    missing_code: tuple[str, ...]
    missing_test: tuple[str, ...]


def citations_in_code(source: Path = PACKAGE) -> list[Citation]:
    """Every `@law(...)` on a function, method or class below this folder."""
    return [each for path, text in _python_files(source, b"law(") for each in _read(path, text).decorators]


def citations_in_tests(tests: Path = TESTS) -> list[Citation]:
    """Every `pytest.mark.law(...)` below this folder: as decorator, in `pytest.param`, in `pytestmark`."""
    return [each for path, text in _python_files(tests, b"mark.law(") for each in _read(path, text).marks]


def unknown_citations(source: Path = PACKAGE, tests: Path = TESTS) -> list[Citation]:
    """Citations of articles that no book holds, and citations that are not plain strings."""
    return [each for each in citations_in_code(source) + citations_in_tests(tests) if not library.exists(each.article)]


def coverage(book: str | None = None, source: Path = PACKAGE, tests: Path = TESTS) -> list[ChapterCoverage]:
    """Chapter by chapter, how many binding articles are carried out by code and stated by a test."""
    cited = {each.article for each in citations_in_code(source)}
    tested = {each.article for each in citations_in_tests(tests)}
    chapters: dict[tuple[str, str], list[library.LawArticle]] = {}
    for each in library.articles(book):
        binding = chapters.setdefault((each.book, each.chapter), [])
        if each.binding:
            binding.append(each)
    return [_cover(binding, cited, tested) for binding in chapters.values() if binding]


def _cover(binding: list[library.LawArticle], cited: set[Article], tested: set[Article]) -> ChapterCoverage:
    missing_code = tuple(each.id for each in binding if each.citation not in cited)
    missing_test = tuple(each.id for each in binding if each.citation not in tested)
    return ChapterCoverage(
        book=binding[0].book,
        chapter=binding[0].chapter,
        title=binding[0].chapter_title,
        articles=len(binding),
        cited=len(binding) - len(missing_code),
        tested=len(binding) - len(missing_test),
        missing_code=missing_code,
        missing_test=missing_test,
    )


def _python_files(folder: Path, words: bytes) -> Iterator[tuple[Path, bytes]]:
    """Those with these words in them: to parse the others takes most of the time."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_bytes()
        if words in text:
            yield path, text


@cache
def _read(path: Path, text: bytes) -> _Reader:
    """What is cited there; the same text is read once."""
    return _Reader(path, text)


class _Reader(ast.NodeVisitor):
    """Collects the citations of one module."""

    def __init__(self, path: Path, text: bytes) -> None:
        self.path = path
        self.decorators: list[Citation] = []
        self.marks: list[Citation] = []
        self.names: list[str] = []
        self.line = 1
        self.visit(ast.parse(text, filename=str(path)))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit_definition(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_definition(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.visit_definition(node)

    def visit_definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        outer = self.line
        self.names.append(node.name)
        self.line = node.lineno
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and _is_law(decorator.func):
                runs = any(isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) for each in [node, *node.body])
                self.decorators += self.cite(decorator, runs)
        self.generic_visit(node)
        self.names.pop()
        self.line = outer

    def visit_Call(self, node: ast.Call) -> None:
        if _is_mark(node.func):
            self.marks += self.cite(node)
        self.generic_visit(node)

    def cite(self, call: ast.Call, runs: bool = True) -> list[Citation]:
        name = ".".join(self.names) or "(module)"
        return [Citation(self.path, self.line, name, _literal(argument), runs) for argument in call.args]


def _is_law(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "law" and not _is_mark(function)
    return isinstance(function, ast.Name) and function.id == "law"


def _is_mark(function: ast.expr) -> bool:
    """`pytest.mark.law`, or `mark.law` after `from pytest import mark`."""
    return ast.unparse(function) in {"pytest.mark.law", "mark.law"}


def _literal(argument: ast.expr) -> str:
    # What is not a plain string cannot be read here; its source is no article, so it is reported as unknown.
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)
