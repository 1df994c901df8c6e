"""A game that somebody brings, and of which the browser has no drawing: played on the plain table."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.pages import Home, NewGame, TablePage
from tests.browser.test_access import violations, with_axe
from tests.browser.visitors import DESK, PHONE, Visitors

from lawbound.server.process import ServerProcess, serve_command

GAME = '''
from lawbound.kit import Kit
from lawbound.kit.form import Preset
from lawbound.pebbles.form import PebblesForm
from lawbound.pebbles.kit import KIT as PEBBLES
from lawbound.pebbles.rules import Pebbles
from lawbound.pebbles.stage import PebblesStage
from lawbound.pebbles.words import PebblesWords


class Shells(Pebbles):
    name = "shells"


class ShellsStage(PebblesStage):
    def board(self, view):
        """Everything that can lie on a table."""
        heaps = view.state.heaps
        columns = [{"title": f"{n} shells", "things": [], "active": n == 1} for n in (1, 2)]
        spaces = [{"filled": n < sum(heaps), "labels": [str(n + 1)]} for n in range(6)]
        return [
            *super().board(view),
            {"kind": "columns", "title": "By size", "columns": columns},
            {"kind": "track", "title": "Left", "legend": ["number"], "spaces": spaces},
        ]


class ShellsForm(PebblesForm):
    presets = (Preset("short", ("1", "2"), (None, "random"), {"heaps": [2, 2]}),)


class ShellsKit(Kit):
    name = "shells"
    title = "Shells"
    game = Shells()
    form = ShellsForm()
    speech = PEBBLES.speech

    @property
    def words(self):
        return PebblesWords(self)

    @property
    def stage(self):
        return ShellsStage(self)


KIT = ShellsKit()
'''


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where somebody has installed a game."""
    folder = tmp_path_factory.mktemp("installed")
    info = folder / "shells-1.0.dist-info"
    info.mkdir()
    (folder / "shells_game.py").write_text(GAME, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shells\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[lawbound.games]\nshells = shells_game:KIT\n", encoding="utf-8")
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    store: Path = tmp_path_factory.mktemp("store") / "games.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        with ServerProcess(serve_command(str(store))) as process:
            yield process.address


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_played_to_its_end(visitors: Visitors, address: str, viewport: ViewportSize) -> None:
    page = with_axe(visitors.come(viewport, address))
    table = Home(page).open().play_now("shells")
    board = page.get_by_test_id("plain-board")
    expect(board.get_by_role("button")).to_have_count(2)
    expect(board.get_by_role("table")).to_be_visible()
    expect(board).to_contain_text("By size")
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert violations(page) == []
    question, random = table.asked(), Random("shells")
    board.get_by_role("button").first.click()
    question = table.asked(question)
    for _ in range(20):
        if not question:
            break
        question = table.choose_somewhere(random)
    expect(table.outcome).to_contain_text(re.compile("wins|tie"))


def test_by_keyboard_alone(visitors: Visitors, address: str) -> None:
    page = visitors.come(DESK, address)
    table = Home(page).open().play_now("shells")
    question = table.asked()
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    first, question = question, table.asked(question)
    assert question != first
    if question:  # with luck the game is over
        page.keyboard.press("1")
        assert table.asked(question) != question


def test_its_form_has_no_serious_violation(visitors: Visitors, address: str) -> None:
    page = with_axe(visitors.come(DESK, address))
    NewGame(page, "shells").open().plant("seed")
    assert violations(page) == []


def test_its_table_speaks_the_readers_language(visitors: Visitors, address: str) -> None:
    page = visitors.come(DESK, address)
    table = TablePage(page)
    Home(page).open().play_now("shells")
    before = table.text()
    table.speak("cs")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(table.prompt.get_by_role("heading")).not_to_have_text(before)
