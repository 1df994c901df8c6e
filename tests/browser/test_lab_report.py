"""The report of an experiment, opened in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.visitors import DESK, PHONE
from tests.tools import axe_script

from lawbound.lab.experiment import read
from lawbound.lab.report import write_report
from lawbound.lab.run import run

GRID = """
title = "Winter"
game = "root"
games = 12
[grid]
map = ["autumn", "winter"]
difficulty = ["easy", "nightmare"]
[table]
subject = "bot:eyrie@{difficulty}"
seats = ["bot:marquise", "bot:lizards"]
map = "{map}"
"""
SIZES = {"desk": DESK, "phone": PHONE}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab")
    run(read(GRID, "winter"), folder)
    return write_report(folder)


def opened(browser: Browser, report: Path, size: str, scheme: Any) -> tuple[Page, list[str]]:
    """The page with all its tables open, and whatever it complained of or asked for."""
    page = browser.new_page(viewport=SIZES[size], color_scheme=scheme, bypass_csp=True)  # for axe alone
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    page.on("request", lambda request: heard.append(request.url))
    page.goto(report.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    return page, [text for text in heard if text != report.as_uri()]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", list(SIZES))
def test_the_report_can_be_read_by_everybody(browser: Browser, report: Path, size: str, scheme: str) -> None:
    page, heard = opened(browser, report, size, scheme)
    assert heard == []  # nothing is fetched, and nothing is wrong
    assert page.title() == "Winter"
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    page.add_script_tag(path=axe_script())
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
    page.close()


def test_every_plot_has_a_size_and_no_writing_is_cut_off(browser: Browser, report: Path) -> None:
    page, _ = opened(browser, report, "desk", "light")
    cut = page.evaluate(
        """() => [...document.querySelectorAll('svg.plot')].flatMap((svg) => {
            const box = svg.getBoundingClientRect();
            if (box.width < 200 || box.height < 60) return ['small: ' + svg.getAttribute('aria-label')];
            return [...svg.querySelectorAll('text')].filter((text) => {
                const own = text.getBoundingClientRect();
                return own.left < box.left - 1 || own.right > box.right + 1 || own.bottom > box.bottom + 1;
            }).map((text) => text.textContent);
        })"""
    )
    assert cut == []
    assert page.locator("svg.plot").count() == 7
    page.close()
