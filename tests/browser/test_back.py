"""The back button closes what lies over the table, as people with phones expect, and only then leaves the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import Home, TablePage
from tests.browser.visitors import PHONE, Visitors


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """A table on a phone, come to from the first page."""
    page = visitors.come(PHONE)
    Home(page).open()
    page.get_by_test_id("play-root").tap()
    TablePage(page).wait().asked()
    return page


def is_at_table(page: Page) -> None:
    expect(page.get_by_test_id("prompt")).to_be_visible()
    assert re.search(r"/g/[\w-]+#.", page.url)


def leaves_with_next_back(page: Page) -> None:
    page.go_back()
    expect(page.get_by_test_id("play-root")).to_be_visible()


@pytest.mark.parametrize("drawer", ["law", "seats"])
def test_back_closes_a_drawer(page: Page, drawer: str) -> None:
    page.get_by_test_id(drawer).tap()
    opened = page.get_by_test_id(f"{drawer}-drawer")
    expect(opened).to_be_visible()
    page.go_back()
    expect(opened).to_have_count(0)
    is_at_table(page)
    leaves_with_next_back(page)


def test_a_drawer_that_was_closed_otherwise_leaves_no_trace(page: Page) -> None:
    for _ in range(3):
        page.get_by_test_id("law").tap()
        expect(page.get_by_test_id("law-drawer")).to_be_visible()
        TablePage(page).close_drawer()
        expect(page.get_by_test_id("law-drawer")).to_have_count(0)
    page.wait_for_function("() => !history.state?.layers")
    leaves_with_next_back(page)


def test_back_goes_the_way_through_the_law(page: Page) -> None:
    page.get_by_test_id("law").tap()
    drawer = page.get_by_test_id("law-drawer")
    article = drawer.get_by_test_id("article")
    expect(article).to_be_visible()
    first = article.inner_text()
    drawer.get_by_test_id("article").get_by_role("link").first.tap()
    expect(article).not_to_have_text(first)
    page.go_back()
    expect(article).to_have_text(first, use_inner_text=True)
    page.go_back()
    expect(drawer).to_have_count(0)
    is_at_table(page)
    leaves_with_next_back(page)


def test_closing_a_deep_drawer_leaves_no_trace(page: Page) -> None:
    page.get_by_test_id("law").tap()
    page.get_by_test_id("law-drawer").get_by_test_id("article").get_by_role("link").first.tap()
    expect(page.get_by_test_id("law-drawer").get_by_role("button", name="Back")).to_be_visible()
    TablePage(page).close_drawer()
    page.wait_for_function("() => !history.state?.layers")
    leaves_with_next_back(page)


def test_back_closes_the_settings(page: Page) -> None:
    page.get_by_test_id("settings").tap()
    expect(page.get_by_test_id("lang")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("lang")).to_have_count(0)
    is_at_table(page)
    leaves_with_next_back(page)


def test_back_closes_a_card(page: Page) -> None:
    page.get_by_role("tab", name="Hand").tap()
    card = page.locator("button.card").first
    text = page.locator(".hint:popover-open")
    card.tap()
    expect(text).to_be_visible()
    page.go_back()
    expect(text).to_have_count(0)
    is_at_table(page)
    for _ in range(2):  # closed by another tap it leaves no trace
        card.tap()
    expect(text).to_have_count(0)
    page.wait_for_function("() => !history.state?.layers")
    leaves_with_next_back(page)


def test_one_drawer_after_another_is_one_step_each(page: Page) -> None:
    page.get_by_test_id("why").tap()
    page.get_by_test_id("why-list").get_by_role("button").first.tap()
    expect(page.get_by_test_id("law-drawer")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("why-drawer")).to_be_visible()
    page.go_back()
    expect(page.get_by_test_id("why-drawer")).to_have_count(0)
    is_at_table(page)
    leaves_with_next_back(page)


def test_a_page_loaded_anew_has_nothing_to_close(page: Page) -> None:
    page.get_by_test_id("law").tap()
    expect(page.get_by_test_id("law-drawer")).to_be_visible()
    page.reload()
    TablePage(page).wait()
    expect(page.get_by_test_id("law-drawer")).to_have_count(0)
    page.wait_for_function("() => !history.state?.layers")
    leaves_with_next_back(page)
