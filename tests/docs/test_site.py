"""The documentation site: it builds without a warning, is whole, and needs nobody else's servers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import pytest
import yaml
from playwright.sync_api import expect, sync_playwright
from scripts.site_doctests import fenced
from scripts.site_notebook import as_page
from tests.browser.visitors import FLAGS
from tests.docs.pages import PROJECT
from tests.tools import chromium_path

LOADED: Final = {"src", "srcset", "data", "poster", "background"}
"""Attributes whose address a browser fetches by itself; of a `link` it is `href`, of most kinds."""
NOT_LOADED: Final = {"canonical", "prev", "next", "alternate", "author", "license"}
STYLE_ADDRESS: Final = re.compile(r"""url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)""")
UNOFFICIAL: Final = "not affiliated with"


class Page(HTMLParser):
    """What a page fetches, and what it says."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.words: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.fetched += [given[key].split()[0] for key in given if key in LOADED and given[key]]
        if tag == "link" and not NOT_LOADED & set(given.get("rel", "").split()):
            self.fetched.append(given.get("href", ""))
        self.fetched += style_addresses(given.get("style", ""))

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def style_addresses(text: str) -> list[str]:
    return [address or imported for address, imported in STYLE_ADDRESS.findall(text)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=PROJECT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, timeout=120,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def pages_of(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for each in nav.values() if isinstance(nav, dict) else nav:
            yield from pages_of(each)


def test_the_site_is_whole_and_fetches_nothing_from_elsewhere(site: Path) -> None:
    nav = list(pages_of(yaml.safe_load((PROJECT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]))
    assert len(nav) > 15
    for source in nav:
        assert (site / source).with_suffix(".html").is_file(), source
    fetched: set[Path] = set()
    for file in site.rglob("*.html"):
        page = Page(file)
        said = " ".join(" ".join(page.words).split())
        assert UNOFFICIAL in said, f"{file.name} does not say that this is an unofficial project"
        assert str(PROJECT) not in said, f"{file.name} tells where it was built"
        fetched |= {resolved(site, file, address) for address in page.fetched if not address.startswith("data:")}
    for file in site.rglob("*.css"):
        addresses = style_addresses(file.read_text(encoding="utf-8"))
        fetched |= {resolved(site, file, address) for address in addresses if not address.startswith("data:")}
    for file in fetched:
        assert file.is_file(), f"{file.relative_to(site)} is fetched, and is not there"
    pictures = {file.name for file in fetched if file.parent == site / "screenshots"}
    assert {"home-1600.png", "table-autumn-1600.png", "why-not-1600.png"} <= pictures


def resolved(site: Path, where: Path, address: str) -> Path:
    """The file that is fetched; it must belong to the site."""
    parts = urlsplit(address)
    assert not parts.scheme and not parts.netloc, f"{where.relative_to(site)} fetches {address}"
    folder = site if parts.path.startswith("/") else where.parent
    return (folder / unquote(parts.path).lstrip("/")).resolve() if parts.path else where


def test_the_site_can_be_read_and_searched_from_a_folder(site: Path) -> None:
    """Without a server a page may not start workers: a script of ours stands in for the one that searches."""
    fetched: list[str] = []
    complaints: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            page = browser.new_page(viewport={"width": 1400, "height": 900})
            page.on("request", lambda request: fetched.append(request.url))
            page.on("pageerror", lambda error: complaints.append(error.message))
            page.goto((site / "reference" / "index.html").as_uri())
            page.get_by_role("textbox", name="Search").press_sequentially("dispute")
            page.locator(".md-search-result__item a", has_text="Beside the real box").first.click()
            expect(page.get_by_role("heading", level=1)).to_contain_text("Beside the real box")
        finally:
            browser.close()
    assert complaints == []
    assert [url for url in fetched if not url.startswith(("file:", "data:", "blob:", "about:"))] == []


def test_a_notebook_becomes_a_page_with_its_pictures() -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# Title"]},
        {
            "cell_type": "code",
            "source": ["print(1)\n", "table"],
            "outputs": [
                {"output_type": "stream", "text": ["1\n"]},
                {"output_type": "execute_result", "data": {"image/svg+xml": ["<svg/>"], "text/plain": ["Table"]}},
            ],
        },
    ]
    text, pictures = as_page({"cells": cells})
    assert text.startswith("# Title\n")
    assert "```python\nprint(1)\ntable\n```" in text
    assert "```text\n1\n```" in text
    assert "(tutorial-1.svg)" in text
    assert pictures == {"tutorial-1.svg": "<svg/>"}


def test_doctests_in_docstrings_are_shown_as_code() -> None:
    shown = fenced("Adds.\n\n    >>> add(1,\n    ...     2)\n    3\n\nThat is all.")
    assert shown == "Adds.\n\n\n```pycon\n>>> add(1,\n...     2)\n3\n```\n\nThat is all."
    assert fenced("No example.") == "No example."
