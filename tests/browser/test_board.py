"""Whoever sits at a board touches it first: what can be done at a place, in few clicks, and what forbids the rest."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.pages import TablePage
from tests.browser.visitors import DESK, PHONE, Visitors, new_game, path_of

from lawbound.server.process import ServerProcess

ASIDE: ViewportSize = {"width": 844, "height": 390}
COUNTING = "addEventListener('click', () => (window.clicks += 1), { capture: true }); window.clicks = 0"


def at_her_actions(
    visitors: Visitors, server: ServerProcess, viewport: ViewportSize = DESK, seed: str = "clicks 3"
) -> TablePage:
    """The Marquise has her actions: two warriors in clearing 1, one beside the Eyrie in 7, wood, and none in 12."""
    made = new_game(server.address, "marquise", "bot:eyrie", "bot:alliance", "bot:vagabond", seed=seed)
    options: dict[str, Any] = {"has_touch": True} if viewport == ASIDE else {}
    table = TablePage(visitors.come(viewport, **options)).open(path_of(made, 0))
    while not table.text().startswith("What do you do?"):
        before = table.asked()
        table.page.keyboard.press("1")
        table.asked(before)
    table.asked()
    table.page.evaluate(COUNTING)
    return table


def clicks(page: Page) -> int:
    found: int = page.evaluate("window.clicks")
    return found


def press(place: Locator) -> None:
    """With a finger where there is no mouse."""
    if place.page.evaluate("navigator.maxTouchPoints"):
        place.tap()
    else:
        place.click()


def is_in_sight(box: Locator) -> bool:
    """All of it is on the screen."""
    expect(box).to_be_visible()
    fits: bool = box.evaluate(
        """each => {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        }"""
    )
    return fits


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_march_takes_three_clicks(visitors: Visitors, server: ServerProcess, viewport: ViewportSize) -> None:
    table = at_her_actions(visitors, server, viewport)
    press(table.clearing(1))
    assert is_in_sight(table.chooser)
    press(table.clearing(9))
    expect(table.chooser).to_contain_text("How many warriors move from clearing 1 (fox) to clearing 9 (mouse)?")
    assert is_in_sight(table.chooser)
    press(table.ways.filter(has_text="2"))
    expect(table.clearing(9)).to_have_attribute("aria-label", re.compile("3 warriors"))
    assert clicks(table.page) == 3


def test_a_march_is_in_the_menu_too(visitors: Visitors, server: ServerProcess) -> None:
    table = at_her_actions(visitors, server)
    table.clearing(4).click()
    table.chooser.get_by_role("group", name="march").get_by_role("button", name="march: 9 (mouse)").click()
    expect(table.clearing(9)).to_have_attribute("aria-label", re.compile("2 warriors"))
    assert clicks(table.page) == 2


def test_a_battle_takes_two_clicks(visitors: Visitors, server: ServerProcess) -> None:
    table = at_her_actions(visitors, server)
    table.clearing(7).click()
    table.ways.filter(has_text="Battle: Eyrie").click()
    expect(table.log).to_contain_text(re.compile("Marquise attacks Eyrie in clearing 7"))
    assert clicks(table.page) == 2


def test_a_building_takes_two_clicks(visitors: Visitors, server: ServerProcess) -> None:
    table = at_her_actions(visitors, server)
    table.clearing(4).click()
    table.chooser.get_by_role("button", name="build: a sawmill").click()
    expect(table.clearing(4)).to_have_attribute("aria-label", re.compile("a sawmill"))
    assert clicks(table.page) == 2


def test_recruiting_takes_one_click(visitors: Visitors, server: ServerProcess) -> None:
    table = at_her_actions(visitors, server)
    table.options.filter(has_text="Recruit").click()
    expect(table.clearing(5)).to_have_attribute("aria-label", re.compile("2 warriors"))
    assert clicks(table.page) == 1


def test_each_choice_of_a_way_is_taken_back_by_itself(visitors: Visitors, server: ServerProcess) -> None:
    table = at_her_actions(visitors, server)
    question, clearings = table.text(), table.clearings()
    table.clearing(4).click()
    table.chooser.get_by_role("button", name="build: a sawmill").click()
    expect(table.clearing(4)).to_have_attribute("aria-label", re.compile("a sawmill"))
    undo = table.page.get_by_test_id("undo")
    undo.click()
    expect(table.prompt.get_by_role("heading")).to_have_text(re.compile("What do you build"))
    undo.click()
    undo.click()
    expect(table.prompt.get_by_role("heading")).to_have_text(question)
    assert table.clearings() == clearings


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_forbidden_click_names_the_article(visitors: Visitors, server: ServerProcess, viewport: ViewportSize) -> None:
    table = at_her_actions(visitors, server, viewport)
    question = table.asked()
    press(table.clearing(12))
    reasons = table.page.get_by_test_id("forbidden").get_by_role("listitem")
    expect(reasons.filter(has_text="march")).to_contain_text("you have no warriors there")
    expect(reasons.filter(has_text="march").get_by_role("button")).to_have_text("root 4.2")
    expect(table.ways).to_have_count(0)
    assert is_in_sight(table.chooser)
    assert table.asked() == question
    press(reasons.filter(has_text="march").get_by_role("button"))
    expect(table.page.get_by_test_id("law-drawer").get_by_test_id("article")).to_contain_text("4.2")
    expect(table.chooser).to_have_count(0)


def test_a_question_about_places_says_why_another_place_is_none(visitors: Visitors, server: ServerProcess) -> None:
    table = at_her_actions(visitors, server)
    table.options.filter(has_text="March").click()
    expect(table.prompt.get_by_role("heading")).to_have_text("From where do you move?")
    table.asked()
    table.clearing(12).click()
    expect(table.page.get_by_test_id("forbidden")).to_contain_text("you have no warriors there")
    expect(table.page.get_by_test_id("forbidden").get_by_role("button")).to_have_text("root 4.2")


def test_a_card_says_what_can_be_done_with_it_or_why_not(visitors: Visitors, server: ServerProcess) -> None:
    table = at_her_actions(visitors, server, seed="clicks 2")
    hand = table.page.get_by_test_id("hand").locator(".card")
    hand.first.click()
    reasons = table.page.get_by_test_id("forbidden")
    expect(reasons).to_contain_text("bird card")
    expect(reasons.get_by_role("button", name="root 6.5")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.clearing(1).click()
    table.chooser.get_by_role("button", name="overwork: Foxfolk Steel").click()
    expect(table.clearing(1)).to_have_attribute("aria-label", re.compile("2 wood"))


@pytest.mark.parametrize("viewport", [PHONE, ASIDE], ids=["upright", "aside"])
def test_a_finger_reads_a_card_before_it_asks_why_not(
    visitors: Visitors, server: ServerProcess, viewport: ViewportSize
) -> None:
    table = at_her_actions(visitors, server, viewport)
    press(table.page.get_by_role("tab", name="Hand"))
    card = table.page.get_by_test_id("hand").locator("li").last
    press(card.locator(".card"))
    expect(table.chooser).to_have_count(0)
    press(card.get_by_role("button", name="Why not?"))
    expect(table.page.get_by_test_id("forbidden").get_by_role("button", name="root 6.5")).to_be_visible()
    assert is_in_sight(table.chooser)


def test_the_menu_closes_by_escape_by_a_click_beside_it_and_by_a_second_click(
    visitors: Visitors, server: ServerProcess
) -> None:
    table = at_her_actions(visitors, server)
    place = table.clearing(4)
    for close in (
        lambda: table.page.keyboard.press("Escape"),
        lambda: table.page.get_by_test_id("phase").click(),
        place.click,
        table.page.go_back,
    ):
        place.click()
        expect(table.chooser).to_be_visible()
        close()
        expect(table.chooser).to_have_count(0)
    assert table.text().startswith("What do you do?")


def test_a_march_by_keyboard_from_the_map(visitors: Visitors, server: ServerProcess) -> None:
    """The focus goes into the menu, and comes back when it is closed."""
    table = at_her_actions(visitors, server)
    keyboard, place = table.page.keyboard, table.clearing(1)
    place.focus()
    keyboard.press("Enter")
    expect(table.ways.first).to_be_focused()
    keyboard.press("Escape")
    expect(place).to_be_focused()
    keyboard.press("Enter")
    keyboard.press("ArrowDown")
    keyboard.press("Enter")
    expect(table.chooser).to_contain_text("How many warriors move from clearing 1 (fox) to clearing 9 (mouse)?")
    keyboard.press("2")
    expect(table.clearing(9)).to_have_attribute("aria-label", re.compile("3 warriors"))


def test_whoever_is_not_asked_clicks_in_peace(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, "marquise", "eyrie", seed="peace")
    table = TablePage(visitors.come()).open(path_of(made, None, "spectator"))
    table.clearing(1).click()
    expect(table.chooser).to_have_count(0)


def test_the_list_of_options_begins_at_its_top(visitors: Visitors, server: ServerProcess) -> None:
    table = at_her_actions(visitors, server, {"width": 1366, "height": 768})
    table.options.filter(has_text="March").click()
    expect(table.prompt.get_by_role("heading")).to_have_text("From where do you move?")
    listed = table.prompt.locator(".acting")
    listed.evaluate("each => each.scrollTo(0, each.scrollHeight)")
    assert listed.evaluate("each => each.scrollTop") > 0
    table.page.keyboard.press("3")
    expect(table.prompt.get_by_role("heading")).to_contain_text("Where do you move")
    assert listed.evaluate("each => each.scrollTop") == 0
