"""Citations are read from the source, and each must name an article that exists."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from lawbound.law import coverage


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")
    return path


def by_name(citations: list[coverage.Citation]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each in citations:
        found.setdefault(each.name, []).append(each.article)
    return {name: sorted(articles) for name, articles in found.items()}


def test_every_citation_in_code_and_tests_names_an_existing_article() -> None:
    unknown = coverage.unknown_citations()
    assert not unknown, "no such article:\n" + "\n".join(f"{each}: {each.article}" for each in unknown)


def test_a_citation_of_a_nonexistent_article_is_reported(tmp_path: Path) -> None:
    code = write(
        tmp_path / "src" / "battle.py",
        """
        @law("root 4.3.2", "root 4.3.77")
        def roll(): ...

        @law(ARTICLE)
        def ambush(): ...
        """,
    )
    test = write(
        tmp_path / "tests" / "deep" / "test_battle.py",
        """
        @pytest.mark.law("chess 1.1")
        def test_castling(): ...
        """,
    )
    unknown = coverage.unknown_citations(tmp_path / "src", tmp_path / "tests")
    assert [(each.file, each.line, each.name, each.article) for each in unknown] == [
        (code, 3, "roll", "root 4.3.77"),
        (code, 6, "ambush", "ARTICLE"),
        (test, 3, "test_castling", "chess 1.1"),
    ]


def test_code_is_cited_by_decorators_only(tmp_path: Path) -> None:
    write(
        tmp_path / "rules.py",
        """
        law("root 1.1.1")
        MOVE = Prompt("move", "root 4.2")

        @law("root 8")
        class Alliance:
            @property
            @law("root 8.2.1")
            def crafting(self): ...

            @lawbound.law.law("root 8.2.2")
            async def revolt(self):
                @law("root 8.2.3")
                def inner(): ...

        @pytest.mark.law("root 1.1.2")
        def marked(): ...
        """,
    )
    assert by_name(coverage.citations_in_code(tmp_path)) == {
        "Alliance": ["root 8"],
        "Alliance.crafting": ["root 8.2.1"],
        "Alliance.revolt": ["root 8.2.2"],
        "Alliance.revolt.inner": ["root 8.2.3"],
    }


def test_tests_are_cited_by_marks_in_every_form(tmp_path: Path) -> None:
    write(
        tmp_path / "test_rules.py",
        """
        pytestmark = [pytest.mark.slow, pytest.mark.law("root 4")]

        @pytest.mark.law("root 4.2", "root 4.2.1")
        def test_move(): ...

        @pytest.mark.law("root 4.3")
        class TestBattle:
            pytestmark = pytest.mark.law("root 4.3.1")

            @mark.law("root 4.3.2")
            def test_roll(self): ...

        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=pytest.mark.law("root 4.1.1")),
            pytest.param(2, marks=[pytest.mark.law("root 4.1.2")]),
        ])
        def test_craft(n): ...

        @law("root 4.1")
        def helper(): ...
        """,
    )
    assert by_name(coverage.citations_in_tests(tmp_path)) == {
        "(module)": ["root 4"],
        "test_move": ["root 4.2", "root 4.2.1"],
        "TestBattle": ["root 4.3", "root 4.3.1"],
        "TestBattle.test_roll": ["root 4.3.2"],
        "test_craft": ["root 4.1.1", "root 4.1.2"],
    }


def test_coverage_counts_binding_articles_by_chapter(tmp_path: Path) -> None:
    write(tmp_path / "src" / "a.py", '@law("root 4.3.1", "root 4.3.2")\ndef battle(): ...\n')
    write(tmp_path / "tests" / "test_a.py", '@pytest.mark.law("root 4.3.2")\ndef test_battle(): ...\n')
    chapters = coverage.coverage("root", tmp_path / "src", tmp_path / "tests")
    actions = next(each for each in chapters if each.chapter == "4")
    assert (actions.book, actions.cited, actions.tested) == ("root", 2, 1)
    assert len(actions.missing_code) == actions.articles - 2
    assert len(actions.missing_test) == actions.articles - 1
    assert "4.3.1" in actions.missing_test and "4.3.1" not in actions.missing_code

    golden = next(each for each in chapters if each.chapter == "1")
    assert "1.1" not in golden.missing_code, "an overview asks for no code"
    assert (golden.cited, golden.tested) == (0, 0)


def test_a_missing_tests_folder_means_nothing_is_tested(tmp_path: Path) -> None:
    assert coverage.citations_in_tests(tmp_path / "absent") == []
