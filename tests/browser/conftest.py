"""A real server in a process of its own, and the system's browser on its pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.visitors import FLAGS, Visitors
from tests.tools import MissingTool, chromium_path

from lawbound.server.process import ServerProcess, serve_command


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all tests of this process."""
    with ServerProcess(serve_command(str(tmp_path_factory.mktemp("store") / "games.db"))) as process:
        yield process


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module only: while it is open, no other test of this process could run an event loop."""
    try:
        path = chromium_path()
    except MissingTool as problem:
        pytest.fail(str(problem), pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield chromium
        finally:
            chromium.close()


@pytest.fixture
def visitors(browser: Browser, server: ServerProcess) -> Iterator[Visitors]:
    """Whoever comes to look at the pages; what they complained about fails the test."""
    everybody = Visitors(browser, server.address)
    try:
        yield everybody
    finally:
        everybody.leave()
    assert everybody.complaints == []


@pytest.fixture
def own_store(tmp_path: Path) -> Path:
    """For a test that needs a server of its own."""
    return tmp_path / "games.db"
