"""`lawbound law coverage --played`: play games, run the tests that name articles, and see which citations tables reach.

Rules are watched from their import on, so both happen in processes of their own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from lawbound.cli import UserError
from lawbound.law import Article, coverage, library
from lawbound.law.coverage import Citation
from lawbound.law.played import Played, carrier, watch

GAMES: Final = 200


@dataclass(frozen=True, slots=True)
class ChapterPlayed:
    """A chapter: its binding articles, and of how many of them some citation is in the code, was reached by games, was
    reached by games or tests, and was reached by a test that names the article."""

    book: str
    chapter: str
    title: str
    articles: int
    cited: int
    in_games: int
    played: int
    stated: int


def of_games(games: int = GAMES) -> Played:
    """What so many games of chance reach."""
    return _gather([sys.executable, "-m", "lawbound.cli.played", str(games)], None, "the games could not be played")


def of_tests(files: Iterable[Path], workers: str = "auto") -> Played:
    """What the tests in these files reach that name an article."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "-m", "law", *map(str, files), "--played-to"]
    return _gather(command, coverage.TESTS.parent, "not all tests that name an article pass")


def tests_can_run() -> bool:
    """Not beside an installed package, nor without the tools of a checkout."""
    return coverage.TESTS.is_dir() and find_spec("pytest") is not None


def files_with_marks() -> list[Path]:
    return sorted({each.file for each in coverage.citations_in_tests()})


def chapters(book: str | None, code: Sequence[Citation], games: Played, tests: Played) -> list[ChapterPlayed]:
    """Chapter by chapter."""
    both = Played()
    both.add(games)
    both.add(tests)
    in_code = {each.article for each in code}
    groups = (in_code, _articles(code, games), _articles(code, both), {a for a in in_code if tests.stated.get(a)})
    found: dict[tuple[str, str], list[library.LawArticle]] = {}
    for each in library.articles(book):
        if each.binding:
            found.setdefault((each.book, each.chapter), []).append(each)
    return [
        ChapterPlayed(
            *key,
            binding[0].chapter_title,
            len(binding),
            *[len([each for each in binding if each.citation in group]) for group in groups],
        )
        for key, binding in found.items()
    ]


def _articles(code: Sequence[Citation], played: Played) -> set[Article]:
    return {each.article for each in code if carrier(each) in played.reached}


def _gather(command: list[str], folder: Path | None, trouble: str) -> Played:
    with TemporaryDirectory() as temporary:
        to = Path(temporary) / "played.json"
        done = subprocess.run([*command, str(to)], cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise UserError(f"{trouble}:\n{(done.stdout + done.stderr).strip()[-2000:]}")
        data: dict[str, Any] = json.loads(to.read_text(encoding="utf-8"))
    return Played.of_data(data)


def main(games: str, to: str) -> None:
    watching = watch()
    from lawbound import games as known
    from lawbound.sim import TURNS_CAP, Plan, play

    for name in known.names():
        form = known.kit(name).form
        for number in range(int(games)):
            setup = form.trial(number)
            players = ("random",) * len(form.seats(setup))
            done = play(Plan(name, setup, players, "played", setup.get("turn_limit", TURNS_CAP)), number)
            if done.error is not None:
                sys.exit(f"game {number} of {name}: {done.error.error} ({done.error.where})")
    Path(to).write_text(json.dumps(watching.played().as_data()), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
