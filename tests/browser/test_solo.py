"""Whom you like to be, alone against all others: from the first page with two clicks at most."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.pages import Home, TablePage
from tests.browser.visitors import DESK, PHONE, Visitors

from lawbound import games

MOST_CLICKS = 2
COUNT = "window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true);"
"""Going from the first page to a table loads no page anew, so this counts all the way."""
ROOT = games.kit("root")
SIDES = [(name, side) for name in games.names() for side in games.kit(name).form.solo_sides if name != "root"]


def clicks(page: Page) -> int:
    counted: int = page.evaluate("window.clicks")
    return counted


def begin(page: Page, kit: str, side: str) -> TablePage:
    page.add_init_script(COUNT)
    Home(page).open()
    page.get_by_test_id(f"solo-{kit}-{side}").click()
    return TablePage(page).wait()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("side", ROOT.form.sides)
def test_solo_game_as_any_faction_2_clicks(visitors: Visitors, side: str, viewport: ViewportSize) -> None:
    page = visitors.come(viewport)
    table = begin(page, "root", side)
    assert table.asked()
    assert clicks(page) <= MOST_CLICKS
    page.goto("/")
    players = page.get_by_test_id("mine-running").locator(".players li")
    expect(players).to_have_count(4)
    expect(players.filter(has_text="(you)")).to_have_count(1)
    expect(players.filter(has_text="(you)")).to_contain_text(ROOT.speech.say(f"faction-{side}"))
    expect(players.filter(has_text="bot)")).to_have_count(3)


@pytest.mark.parametrize(("kit", "side"), SIDES)
def test_any_game_with_sides_is_begun_so(visitors: Visitors, kit: str, side: str) -> None:
    page = visitors.come()
    begin(page, kit, side).asked()
    assert clicks(page) <= MOST_CLICKS


def test_whom_one_may_be_is_said_in_ones_language(visitors: Visitors) -> None:
    page = visitors.come()
    Home(page).open()
    names = page.locator('[data-testid^="solo-"]')
    english = names.all_inner_texts()
    page.get_by_role("button", name="Čeština").click()
    expect(page.get_by_role("heading", name="Hrát sólo jako…").first).to_be_visible()
    expect(names.first).not_to_have_text(english[0])
    expect(names).to_have_count(len(english))
