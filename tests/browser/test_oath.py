"""Oath on the plain table: a game that the browser has no drawing of."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.pages import NewGame, TablePage
from tests.browser.test_access import violations, with_axe
from tests.browser.visitors import DESK, PHONE, Visitors

LAPTOP: ViewportSize = {"width": 1366, "height": 768}


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_game_against_computers_is_played_by_clicks(visitors: Visitors, viewport: ViewportSize) -> None:
    page = with_axe(visitors.come(viewport))
    NewGame(page, "oath").open()
    page.get_by_test_id("preset-solo").click()
    table = TablePage(page).wait()
    question = table.asked()
    board = page.get_by_test_id("plain-board")
    for region in ("Cradle", "Provinces", "Hinterland"):
        expect(board.get_by_role("heading", name=region, exact=True)).to_be_visible()
    expect(board.get_by_role("button")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert violations(page) == []
    board.get_by_role("button", name=re.compile("Mountain")).click()
    question = table.asked(question)
    expect(board.get_by_role("region", name=re.compile("Mountain"))).to_contain_text("pawn of Red")
    random = Random("oath")
    for _ in range(12):
        question = table.choose(random.randrange(table.options.count()))
        assert question, "the game is over"


def test_the_table_speaks_the_readers_language_and_says_why_not(visitors: Visitors) -> None:
    page = visitors.come(DESK)
    NewGame(page, "oath").open()
    page.get_by_test_id("preset-duel").click()
    table = TablePage(page).wait()
    while not table.text().startswith("What do you do?"):
        table.choose(0)
    table.speak("cs")
    expect(table.prompt.get_by_role("heading")).to_contain_text("Co uděláš?")
    table.prompt.get_by_role("button", name="Proč ne?").click()
    refused = page.get_by_text("Vyhnání Občana – jen jiného hráče, který je Občanem")
    expect(refused.first).to_be_visible()
