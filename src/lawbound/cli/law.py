"""`lawbound law`: read the Law, and see what carries it out."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lawbound.cli import UserError
from lawbound.cli.language import add_language, wanted_language

if TYPE_CHECKING:
    from rich.console import Console

    from lawbound.cli import Subparsers
    from lawbound.cli.played import ChapterPlayed
    from lawbound.law.coverage import ChapterCoverage, Citation
    from lawbound.law.library import LawArticle


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("law", help="read and search the Law; see which code and tests carry it out")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    show_parser = commands.add_parser("show", help="one article, and the code and tests that carry it out")
    show_parser.add_argument("article", nargs="+", help="a book and a number, or a number in the first book")
    show_parser.set_defaults(run=show)

    search_parser = commands.add_parser("search", help="articles that contain every given word")
    search_parser.add_argument("text", nargs="+")
    search_parser.set_defaults(run=search)

    coverage_parser = commands.add_parser("coverage", help="how much of the Law is cited by code and by tests")
    coverage_parser.add_argument("--missing", action="store_true", help="name the articles that are not yet cited")
    coverage_parser.add_argument(
        "--played",
        action="store_true",
        help="play games and run the tests that name articles; count what tables reach, and name what they do not",
    )
    coverage_parser.add_argument("--games", metavar="N", type=int, help="with --played: how many games (200)")
    coverage_parser.set_defaults(run=coverage)

    for each in (search_parser, coverage_parser):
        each.add_argument("--book", help="only this book")
    for each in (show_parser, search_parser):
        add_language(each)
    for each in (show_parser, search_parser, coverage_parser):
        each.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def show(args: argparse.Namespace) -> int:
    from lawbound.law import coverage as scan
    from lawbound.law import glossary, library

    try:
        found = library.article(library.normalize(" ".join(args.article)))
    except library.UnknownArticle as error:
        raise UserError(str(error)) from None
    code = [each for each in scan.citations_in_code() if each.article == found.citation]
    tests = [each for each in scan.citations_in_tests() if each.article == found.citation]
    if args.json:
        links = {
            "children": [each.citation for each in library.children(found)],
            "references": [each.citation for each in library.references(found)],
            "terms": [each.defined_in for each in glossary.uses(found, wanted_language(args))],
            "code": [_place(each) for each in code],
            "tests": [_place(each) for each in tests],
        }
        read = library.in_language(found, wanted_language(args))
        _print_json({"citation": found.citation, **asdict(read), **links})
    else:
        from lawbound.present.speech import speaking

        with speaking(wanted_language(args)):
            _print_article(_console(), found, code, tests)
    return 0


def search(args: argparse.Namespace) -> int:
    from lawbound.law import finding, library
    from lawbound.present.speech import say, speaking

    text = " ".join(args.text)
    language = wanted_language(args)
    try:
        found = finding.search(text, args.book, language)
    except library.UnknownBook as error:
        raise UserError(str(error)) from None
    if args.json:
        _print_json({"articles": [{"citation": each.citation, **asdict(each)} for each in found]})
        return 0
    if not found:
        with speaking(language):
            raise UserError(say("article-not-found", text=text))
    _print_titles(_console(), found, indent="")
    return 0


def coverage(args: argparse.Namespace) -> int:
    from lawbound.law import coverage as scan
    from lawbound.law import library

    if args.played:
        return coverage_played(args)
    try:
        chapters = scan.coverage(args.book)
    except library.UnknownBook as error:
        raise UserError(str(error)) from None
    unknown = scan.unknown_citations()
    if args.json:
        _print_json(
            {
                "chapters": [asdict(each) for each in chapters],
                "unknown_citations": [{"article": each.article, "place": _place(each)} for each in unknown],
            }
        )
        return 0
    console = _console()
    _print_coverage(console, chapters)
    if not scan.TESTS.is_dir():
        console.print("The tests are not beside this installation, so no article counts as tested.")
    if args.missing:
        _print_missing(console, chapters)
    for each in unknown:
        console.print(f'{_place(each)} cites "{each.article}", which the Law does not have.', style="red")
    return 0


def coverage_played(args: argparse.Namespace) -> int:
    from lawbound.cli import played
    from lawbound.law import coverage as scan
    from lawbound.law import library
    from lawbound.law.played import Played, check_build

    check_build()
    games = played.GAMES if args.games is None else args.games
    if games < 1:
        raise UserError(f"--games: at least one game has to be played, not {games}")
    code = scan.citations_in_code()
    try:
        played.chapters(args.book, code, Played(), Played())  # a book that does not exist is told before anybody plays
    except library.UnknownBook as error:
        raise UserError(str(error)) from None
    with_tests = played.tests_can_run()
    if not args.json:
        tests = ", and the tests that name articles are run: about a minute" if with_tests else ""
        print(f"{games} games of each kind are played{tests}.", file=sys.stderr)
    of_games = played.of_games(games)
    of_tests = played.of_tests(played.files_with_marks()) if with_tests else Played()
    chapters = played.chapters(args.book, code, of_games, of_tests)
    of_games.add(of_tests)
    shown = {each.citation for each in library.articles(args.book)}
    unreached = [each for each in of_games.unreached(code) if each.article in shown]
    unstated = [each for each in of_tests.unstated(code) if each in shown] if with_tests else []
    if args.json:
        _print_json(
            {
                "games": games,
                "with_tests": with_tests,
                "chapters": [asdict(each) for each in chapters],
                "unreached": [{"article": each.article, "place": _place(each)} for each in unreached],
                "unstated": [_where(each, code) for each in unstated],
            }
        )
        return 0
    _print_played(_console(), with_tests, chapters)
    _print_unplayed(_console(), unreached, [_where(each, code) for each in unstated])
    return 0


def _where(article: str, code: Sequence[Citation]) -> dict[str, Any]:
    return {"article": article, "places": [_place(each) for each in code if each.article == article]}


def _print_article(console: Console, found: LawArticle, code: Sequence[Citation], tests: Sequence[Citation]) -> None:
    from lawbound.law import glossary, library
    from lawbound.present.speech import GENERAL, language, say, slug

    read = library.in_language(found, language())
    console.print(f"{found.citation}  {read.title}", style="bold")
    kind = GENERAL.say_or(slug("article-kind", found.kind), found.kind)
    where = say("article-place", kind=kind, chapter=found.chapter, title=read.chapter_title)
    only_english = f" ({say('article-in-english')})" if read.language != language() else ""
    console.print(f"{where}{only_english}", style="dim")
    console.print(f"\n{read.text}")
    if read.note:
        console.print(f"\n{say('article-note', note=read.note)}", style="italic")
    if found.different_for:
        console.print(f"\n{say('article-different-for', sides=', '.join(library.sides(found)))}")
    above = library.parent(found)
    related = (
        ("article-terms", [library.article(each.defined_in) for each in glossary.uses(found, language())]),
        ("article-part-of", [above] if above else []),
        ("article-below", library.children(found)),
        ("article-refers-to", library.references(found)),
        ("article-referred-to-from", library.referred_from(found)),
    )
    for heading, group in related:
        if group:
            console.print(f"\n{say(heading)}", style="bold")
            _print_titles(console, [library.in_language(each, language()) for each in group])
    for heading, places in (("article-carried-out-by", code), ("article-stated-by", tests)):
        console.print(f"\n{say(heading)}", style="bold")
        # Unwrapped, so that an editor or terminal can follow file:line.
        for line in [_place(each) for each in places] or [say("article-nothing-yet")]:
            console.print(f"  {line}", soft_wrap=True)


def _print_titles(console: Console, group: Iterable[LawArticle], indent: str = "  ") -> None:
    for each in group:
        console.print(f"{indent}{each.citation}  {each.title}", soft_wrap=True)


def _print_coverage(console: Console, chapters: Sequence[ChapterCoverage]) -> None:
    from rich.table import Table

    table = Table(title="The Law in code and tests", show_footer=True)
    articles = sum(each.articles for each in chapters)
    cited = sum(each.cited for each in chapters)
    tested = sum(each.tested for each in chapters)
    table.add_column("Chapter", "All")
    table.add_column("Title")
    table.add_column("Articles", str(articles), justify="right")
    table.add_column("In code", _share(cited, articles), justify="right")
    table.add_column("In tests", _share(tested, articles), justify="right")
    for each in chapters:
        table.add_row(
            f"{each.book} {each.chapter}",
            each.title,
            str(each.articles),
            _share(each.cited, each.articles),
            _share(each.tested, each.articles),
        )
    console.print(table)


def _print_played(console: Console, with_tests: bool, chapters: Sequence[ChapterPlayed]) -> None:
    from rich.table import Table

    rows = [(each, (each.cited, each.in_games, each.played, each.stated)) for each in chapters if each.cited]
    table = Table(title="The Law as it is played", show_footer=True)
    table.add_column("Chapter", "All", no_wrap=True)
    table.add_column("Title")
    for column, heading in enumerate(("In code", "Games", "Tables", "Tests")):
        table.add_column(heading, str(sum(numbers[column] for _, numbers in rows)), justify="right")
    for each, numbers in rows:
        table.add_row(f"{each.book} {each.chapter}", each.title, *map(str, numbers))
    console.print(table)
    console.print(
        "Articles that code cites; whose code was reached in games; at the tables of games or tests; and at the table "
        "of a test that names the article."
    )
    if not with_tests:
        console.print("The tests are not beside this installation, so only games were played.")


def _print_unplayed(console: Console, unreached: Sequence[Citation], unstated: Sequence[dict[str, Any]]) -> None:
    if unreached:
        console.print("\nCitations that no table reaches:", style="bold")
    for each in unreached:
        console.print(f"  {each.article}  {_place(each)}", soft_wrap=True)
    if unstated:
        console.print("\nArticles that no test states at a table, and what carries them out:", style="bold")
    for entry in unstated:
        console.print(f"  {entry['article']}  {'; '.join(entry['places'])}", soft_wrap=True)
    if not unreached and not unstated:
        console.print("Every citation was reached.")


def _print_missing(console: Console, chapters: Sequence[ChapterCoverage]) -> None:
    for each in chapters:
        console.print(f"\n{each.book} {each.chapter}  {each.title}", style="bold")
        console.print(f"  not in code: {', '.join(each.missing_code) or '-'}")
        console.print(f"  not in tests: {', '.join(each.missing_test) or '-'}")


def _share(part: int, whole: int) -> str:
    # Rounded down: 100% means all of them.
    return f"{part} ({100 * part // max(whole, 1)}%)"


def _place(citation: Citation) -> str:
    here = Path.cwd()
    file = citation.file.relative_to(here) if citation.file.is_relative_to(here) else citation.file
    return f"{file}:{citation.line} {citation.name}"


def _console() -> Console:
    from rich.console import Console

    # The texts of the Law hold square brackets and numbers that are not ours to colour.
    return Console(markup=False, highlight=False, emoji=False)


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))
