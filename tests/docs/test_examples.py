"""What the documents show can be done: their Python runs, their commands are understood, their sessions are real."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from tests.docs.pages import PROJECT, Block, blocks, name, with_blocks
from tests.terminal import lawbound

from lawbound.cli.main import WITH_SETTINGS, build_parser
from lawbound.cli.wishes import take_settings
from lawbound.lab import experiment
from lawbound.lab.run import run

OMITTED: Final = "..."
"""A line of a session that stands for any lines; at the end of a line, for the rest of it."""
ANSWER: Final = "> "
EXPERIMENT: Final = "how-hard-is-each-bot"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a reader would be: nothing is there yet."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


# Python


@pytest.mark.parametrize("page", with_blocks("python"), ids=name)
def test_the_python_of_a_page_runs_and_prints_what_stands_below_it(page: Path, folder: Path) -> None:
    if page.name == "lab.md":  # it reads the rows of a run
        run(experiment.load(EXPERIMENT, games=1), folder / "lab" / EXPERIMENT)
    names: dict[str, Any] = {"__name__": "page"}
    printed = ""
    before = ""
    for block in blocks(page):
        if block.language == "python":
            printed = run_block(page, block, names)
        elif block.language == "text" and before == "python":
            assert block.text == printed, f"{name(page)}, line {block.line}: the Python above prints something else now"
        before = block.language


def run_block(page: Path, block: Block, names: dict[str, Any]) -> str:
    """What it prints; errors name the line of the page."""
    code = compile("\n" * (block.line - 1) + block.text, name(page), "exec")
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(code, names)
    return output.getvalue()


# Commands


@pytest.mark.parametrize("page", sorted({*with_blocks("sh"), *with_blocks("console")}), ids=name)
def test_every_command_of_a_page_is_understood(page: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (PROJECT / "Makefile").read_text(encoding="utf-8"), re.M)
    found = list(commands(page))
    assert found
    for line, words in found:
        where = f"{name(page)}, line {line}: {shlex.join(words)}"
        program = words[0].removeprefix(".venv/bin/")
        if program == "make":
            assert words[1] in targets, where
        elif program == "lawbound":
            with contextlib.redirect_stderr(io.StringIO()) as complaint, contextlib.redirect_stdout(io.StringIO()):
                try:
                    rest = take_settings(words[1:])[1] if words[1] in WITH_SETTINGS else words[1:]
                    build_parser().parse_args(rest)
                except SystemExit as end:
                    assert end.code == 0, f"{where}\n{complaint.getvalue()}"


def commands(page: Path) -> Iterator[tuple[int, list[str]]]:
    """What a reader would type, with the line where it stands; without where its output goes."""
    for block in blocks(page):
        prompt = {"sh": "", "console": "$ "}.get(block.language)
        if prompt is None:
            continue
        for at, line in enumerate(block.text.splitlines()):
            words = shlex.split(line.removeprefix(prompt), comments=True) if line.startswith(prompt) else []
            if words:
                yield block.line + at, words[: words.index(">")] if ">" in words else words


# Sessions


def sessions() -> Iterator[Any]:
    for page in with_blocks("console"):
        for block in blocks(page):
            if block.language == "console":
                starts = [at for at, line in enumerate(block.text.splitlines()) if line.startswith("$ ")]
                lines = block.text.splitlines()
                for start, stop in zip(starts, [*starts[1:], len(lines)], strict=True):
                    words, shown = shlex.split(lines[start][2:]), lines[start + 1 : stop]
                    label = f"{page.stem}:{block.line + start}"
                    yield pytest.param(page, words, shown, id=label)


@pytest.mark.parametrize(("page", "words", "shown"), list(sessions()))
def test_a_session_is_as_it_is_shown(page: Path, words: list[str], shown: list[str], folder: Path) -> None:
    for block in blocks(page):  # the position that the page tells its reader to save
        if block.language == "yaml":
            (folder / "evening.yaml").write_text(block.text, encoding="utf-8")
    assert words[0] == "lawbound"
    answers = "".join([f"{line.removeprefix(ANSWER)}\n" for line in shown if line.startswith(ANSWER)])
    done = lawbound(*words[1:], typed=answers)
    printed = "".join([f"{line.rstrip()}\n" for line in done.stdout.splitlines()])
    assert re.fullmatch(pattern(shown), printed), f"{shlex.join(words)} prints\n{printed}\n{done.stderr}"


def pattern(shown: list[str]) -> str:
    """What the output has to look like.

    >>> bool(re.fullmatch(pattern(["a", "...", "b ..."]), "a\\nand\\nso on\\nb and so on\\n"))
    True
    """
    parts: list[str] = []
    for line in shown:
        if line == OMITTED:
            parts.append(r"(?:[^\n]*\n)*?")
        elif line.endswith(f" {OMITTED}"):
            parts.append(re.escape(line.removesuffix(OMITTED)) + r"[^\n]*\n")
        else:
            parts.append(re.escape(line) + r"\n")
    return "".join(parts)
