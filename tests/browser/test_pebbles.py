"""Pebbles, the smallest game: chosen on the first page, set up, and played to its end by clicks on its drawing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.pages import Home, NewGame, TablePage
from tests.browser.visitors import DESK, PHONE, Visitors

MOST_TURNS = 60
EVERYWHERE = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])


def heaps(page: Page) -> list[int]:
    return [int(text) for text in page.locator('[data-testid="heaps"] [data-heap] > text').all_text_contents()]


def play_by_the_drawing(table: TablePage) -> None:
    """Click the first heap that glows, then take as many as may be taken, until no pebble is left."""
    question = table.asked()
    for _ in range(MOST_TURNS):
        if not question:
            return
        answer(table)
        question = table.asked(question)
    raise AssertionError("there are pebbles left")


def answer(table: TablePage) -> None:
    """Which heap, or how many; the number is not asked for where there is no choice."""
    if "How many" in table.text():
        expect(table.page.locator("[data-heap].lit")).to_have_count(1)
        table.options.last.click()
    else:
        table.page.locator('[data-testid="heaps"] [role="button"]').first.click()


def take_a_turn(table: TablePage) -> None:
    """From the first heap, until the others are waited for."""
    table.asked()
    table.page.locator('[data-testid="heaps"] [role="button"]').first.click()
    expect(table.prompt).to_contain_text(re.compile("Waiting for|How many"))
    if "How many" in table.prompt.inner_text():
        table.options.first.click()
    expect(table.prompt).to_contain_text("Waiting for")


@EVERYWHERE
def test_a_whole_game_by_clicks_on_the_heaps(visitors: Visitors, viewport: ViewportSize) -> None:
    page = visitors.come(viewport)
    table = Home(page).open().play_now("pebbles")
    expect(page.get_by_test_id("heaps")).to_be_visible()
    assert heaps(page) == [3, 5, 7]
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    play_by_the_drawing(table)
    expect(table.outcome).to_contain_text(re.compile("wins|tie"))
    expect(page.get_by_test_id("audit")).to_contain_text("fair")
    assert heaps(page) == [0, 0, 0]


def test_the_form_is_made_of_what_the_game_says(visitors: Visitors) -> None:
    page = visitors.come()
    form = NewGame(page, "pebbles").open()
    numbers = page.get_by_role("textbox", name="Pebbles in each heap")
    numbers.fill("two, three")
    visitors.forgiven = ("status of 422", "status of 400")
    form.make()
    expect(page.get_by_test_id("problem")).to_contain_text("whole numbers")
    numbers.fill("2, 1")
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_test_id("seat-row-3")).to_be_visible()
    form.plant("small heaps")
    table = form.create()
    assert heaps(page) == [2, 1]
    expect(page.locator('[data-testid="players"] article')).to_have_count(3)
    play_by_the_drawing(table)


def test_a_friend_gets_a_link_and_the_same_again_is_one_click(visitors: Visitors) -> None:
    page = visitors.come()
    form = NewGame(page, "pebbles").open().adjust("duel")
    page.get_by_role("textbox", name="Pebbles in each heap").fill("4, 4")
    form.make()
    link = page.get_by_test_id("invite").get_by_role("textbox", name="Seat 2").input_value()
    page.get_by_test_id("to-table").click()
    tables = [TablePage(page).wait(), TablePage(visitors.come()).open(link)]
    for _ in range(MOST_TURNS):
        asked = [table for table in tables if table.options.count()]
        if asked:
            answer(asked[0])
        page.wait_for_timeout(100)
        if tables[0].outcome.is_visible():
            break
    for table in tables:
        expect(table.outcome).to_contain_text(re.compile("wins|tie"))
    page.get_by_test_id("play-again").click()
    expect(page.get_by_test_id("invite")).to_be_visible()
