"""The suite plays the Law: every article that code carries out is stated by a test in which a table runs that code.

`lawbound.law.played` watches. Every worker notes what the tables of each test reached; whoever started the workers puts
it together. A run of all the tests that name articles is red if some citation is reached by none of them, or some
article by no test that names it; a run of a part of them judges the articles all of whose tests it ran.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from lawbound.law.coverage import TESTS, Citation, citations_in_code, citations_in_tests
from lawbound.law.played import Played, Watch

ROOT = TESTS.parent
KEY = "lawbound played"


class Gathering:
    def __init__(self, watch: Watch, config: pytest.Config) -> None:
        self.watch = watch
        self.config = config
        self.played = Played()
        self.ran: set[str] = set()
        self.chosen = any("::" in argument for argument in config.args)  # single cases of a test, perhaps
        self.findings: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, None, None]:
        self.watch.fresh()
        yield
        articles = [article for mark in item.iter_markers("law") for article in mark.args]
        self.played.add(self.watch.played(articles))
        if articles:
            self.ran.add(re.sub(r"\[.*", "", item.nodeid, flags=re.DOTALL))

    def pytest_deselected(self) -> None:
        self.chosen = True

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        output = getattr(node, "workeroutput", {})
        if KEY in output:
            self.played.add(Played.of_data(output[KEY]))
            self.ran.update(output[f"{KEY} ran"])
            self.chosen |= output[f"{KEY} chosen"]

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output[KEY] = self.played.as_data()
            output[f"{KEY} ran"] = sorted(self.ran)
            output[f"{KEY} chosen"] = self.chosen
            return
        to = self.config.getoption("--played-to")
        if to is not None:
            Path(to).write_text(json.dumps(self.played.as_data()), encoding="utf-8")
        elif exitstatus == pytest.ExitCode.OK and not self.chosen and self.ran:
            self.findings = findings(self.played, self.ran, citations_in_code(), citations_in_tests())
            if self.findings:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.findings:
            terminalreporter.section("Law that is not played", red=True)
            for line in self.findings:
                terminalreporter.line(line)


def findings(played: Played, ran: set[str], code: list[Citation], tests: list[Citation]) -> list[str]:
    """What is wrong with the citations in code, as far as those of all tests that ran can tell."""
    missed = {each.article for each in tests if not _ran(each, ran)}
    lines: list[str] = []
    if not missed:
        for each in played.unreached(code):
            lines.append(f"{each}: no table of any test reaches this citation of {each.article}")
    for article in played.unstated(code):
        if article not in missed and (not missed or any(each.article == article for each in tests)):
            places = "; ".join(str(each) for each in code if each.article == article)
            lines.append(f"{article}: no test that names it has a table run code that cites it: {places}")
    return lines


def _ran(mark: Citation, ran: set[str]) -> bool:
    start = f"{mark.file.relative_to(ROOT).as_posix()}::"
    name = "" if mark.name == "(module)" else mark.name.replace(".", "::")
    return any(each == start + name or each.startswith(f"{start}{name}::" if name else start) for each in ran)
