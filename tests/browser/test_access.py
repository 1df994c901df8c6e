"""Everybody can play: by keyboard alone, on a phone, with a screen reader, in the dark."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import Home, NewGame, TablePage
from tests.browser.visitors import PHONE, Visitors, new_game, path_of
from tests.tools import axe_script

from lawbound.server.process import ServerProcess

RUN_AXE = """
async rules => {
    const found = await axe.run(document, { resultTypes: ["violations"], preload: false, ...rules });
    const grave = found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    return grave.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 5).map(({ target }) => target).join(", ")}`);
}
"""
SOLO = ("marquise", "bot:eyrie", "bot:alliance", "bot:vagabond")


def violations(page: Page) -> list[str]:
    """What axe-core takes seriously on the page as it is now; in the dark only colours are different."""
    found: list[str] = page.evaluate(RUN_AXE, {})
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    found += [f"dark {each}" for each in page.evaluate(RUN_AXE, {"runOnly": ["color-contrast"]})]
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    return found


def with_axe(page: Page) -> Page:
    page.add_init_script(path=axe_script())
    return page


@pytest.fixture
def page(visitors: Visitors) -> Page:
    return with_axe(visitors.come())


@pytest.mark.parametrize(
    "path", ["/", "/new", "/new/pebbles", "/replay", "/law", "/law/root/4.3.2", "/no/such/page", "/g/none#none"]
)
def test_pages_have_no_serious_violation(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []


def test_the_form_of_a_new_game_has_no_serious_violation(page: Page) -> None:
    NewGame(page).open().plant("seed")
    page.locator("details").evaluate_all("all => all.forEach(each => { each.open = true; })")
    assert violations(page) == []
    NewGame(page).adjust("friends").make()
    expect(page.get_by_test_id("invite")).to_be_visible()
    assert violations(page) == []


def test_the_table_has_no_serious_violation(page: Page, server: ServerProcess) -> None:
    made = new_game(server.address, *SOLO, seed="for all eyes")
    table = TablePage(page).open(path_of(made, 0))
    random = Random("eyes")
    found = {"first question": violations(page)}
    for _ in range(10):
        table.choose_somewhere(random)
    found["later"] = violations(page)
    for seat in range(4):
        page.get_by_test_id(f"seat-{seat}").get_by_role("button").first.click()
        found[f"board {seat}"] = violations(page)
    table.log.get_by_test_id("trace").first.click()
    expect(table.log.get_by_test_id("trace-steps").get_by_role("button").first).to_be_visible()
    found["trace"] = violations(page)
    for drawer in ("why", "law", "seats", "help"):
        page.get_by_test_id(drawer).click()
        expect(page.get_by_test_id(f"{drawer}-drawer")).to_be_visible()
        page.wait_for_load_state("networkidle")
        found[drawer] = violations(page)
        table.close_drawer()
    page.get_by_test_id("settings").click()
    found["settings"] = violations(page)
    page.get_by_test_id("priorities").check()
    page.keyboard.press("Escape")
    page.get_by_test_id("history").click()
    page.get_by_test_id("history-range").fill("2")
    expect(page.get_by_test_id("practise")).to_be_visible()
    found["past"] = violations(page)
    assert {name: each for name, each in found.items() if each} == {}


def test_the_end_of_a_game_has_no_serious_violation(page: Page, server: ServerProcess) -> None:
    made = new_game(server.address, *SOLO, seed="for all eyes")
    table = TablePage(page).open(path_of(made, 0))
    random = Random("end")
    while table.asked():
        table.choose_somewhere(random)
    expect(page.get_by_test_id("audit")).to_contain_text("fair")
    page.locator("details").evaluate_all("all => all.forEach(each => { each.open = true; })")
    assert violations(page) == []


def test_the_phone_has_no_serious_violation(visitors: Visitors, server: ServerProcess) -> None:
    page = with_axe(visitors.come(PHONE))
    made = new_game(server.address, *SOLO, seed="a small window")
    table = TablePage(page).open(path_of(made, 0))
    table.choose(0)
    found = {"table": violations(page)}
    for tab in page.get_by_role("tab").all():
        tab.click()
        found[tab.inner_text()] = violations(page)
    assert {name: each for name, each in found.items() if each} == {}


def turn_of(page: Page) -> int:
    """The number of the turn, 0 during the setup."""
    found = re.search(r"Turn (\d+)", page.get_by_test_id("phase").inner_text())
    return int(found[1]) if found else 0


def test_a_turn_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    Home(page).open()
    press_until(page, "Tab", "document.activeElement?.dataset.testid === 'play-root'")
    page.keyboard.press("Enter")
    table = TablePage(page).wait()
    question = table.asked()

    # By the key that is written on the option.
    page.keyboard.press("2")
    question = table.asked(question)
    # With the arrows among the options.
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    question = table.asked(question)
    # On the map: M leads there, Tab from clearing to clearing.
    page.keyboard.press("m")
    press_until(
        page,
        "Tab",
        "document.activeElement?.closest('[data-testid=map]')?.querySelector('[role=button]') !== undefined",
    )
    assert page.evaluate("document.activeElement.getAttribute('role')") == "button"
    page.keyboard.press("Enter")
    if page.get_by_test_id("chooser").is_visible():
        page.keyboard.press("1")
    question = table.asked(question)

    begun = 0
    for _ in range(80):  # the setup, and then one whole turn
        turn = turn_of(page)
        begun = begun or turn
        if begun and turn > begun:
            break
        assert question, "the game ended before the turn did"
        if table.chooser.is_visible():  # what is asked about a place is asked beside it
            page.keyboard.press("Escape")
        page.keyboard.press("0" if begun and ends(table) else "1")
        if page.get_by_test_id("confirm").is_visible():  # with actions left
            page.keyboard.press("Enter")
        question = table.asked(question)
    assert begun
    assert turn_of(page) > begun

    # And what is not a choice: why, the Law, the log, the past, back to the table.
    page.keyboard.press("w")
    expect(page.get_by_test_id("why-list")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("why-drawer")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_test_id("help-drawer")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(page.get_by_test_id("history-bar")).to_be_visible()


def ends(table: TablePage) -> bool:
    return table.prompt.locator('[data-option][aria-keyshortcuts="0"]').count() > 0


def test_escape_closes_the_settings(visitors: Visitors) -> None:
    page = visitors.come()
    Home(page).open()
    settings, inside = page.get_by_test_id("settings"), page.get_by_test_id("theme")
    settings.click()  # the focus is on the button, not inside
    expect(inside).to_be_visible()
    page.keyboard.press("Escape")
    expect(inside).to_have_count(0)
    expect(settings).to_be_focused()


def press_until(page: Page, key: str, condition: str) -> None:
    for _ in range(40):
        if page.evaluate(condition):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never led to {condition}")


def test_a_turn_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    Home(page).open()
    assert overhang(page) == 0
    page.get_by_test_id("play-root").tap()
    table = TablePage(page).wait()
    begun, question = 0, table.asked()
    for _ in range(80):
        assert overhang(page) == 0
        turn = turn_of(page)
        begun = begun or turn
        if not question or (begun and turn > begun):
            break
        ending = table.prompt.locator('[data-option][aria-keyshortcuts="0"]')
        (ending if begun and ending.count() else table.options.first).tap()
        table.be_sure()
        question = table.asked(question)
    assert begun
    assert turn_of(page) > begun
    # The prompt is in sight wherever one scrolls; boards, log and supply are one tap away.
    page.mouse.wheel(0, 5000)
    expect(table.prompt).to_be_in_viewport()
    for tab in page.get_by_role("tab").all():
        tab.tap()
        assert overhang(page) == 0


def test_the_map_can_be_tapped_on_a_phone(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, *SOLO, seed="a finger")
    page = visitors.come(PHONE)
    table = TablePage(page).open(path_of(made, 0))
    question = table.asked()
    corner = page.locator('[data-clearing="3"] [role="button"]')
    corner.scroll_into_view_if_needed()
    box = corner.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    corner.tap()
    table.asked(question)
    expect(page.locator('[data-clearing="3"] .glade')).to_have_attribute("aria-label", re.compile("keep"))


def overhang(page: Page) -> int:
    """By how much the page is wider than the window: what one would have to scroll sideways."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


@pytest.mark.parametrize("path", ["/", "/new", "/new/pebbles", "/replay", "/law", "/law/root/9.5.2", "/no/such/page"])
def test_no_page_is_wider_than_a_phone(visitors: Visitors, path: str) -> None:
    page = visitors.come(PHONE)
    page.goto(path)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach(each => { each.open = true; })")
    assert overhang(page) == 0


def test_a_screen_reader_hears_the_board(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, *SOLO, seed="by ear")
    page = visitors.come()
    table = TablePage(page).open(path_of(made, 0))
    table.choose(0)
    clearings = table.clearings()
    assert len(clearings) == 12
    assert all([text.lower().startswith(f"clearing {n} (") for n, text in enumerate(clearings, 1)])
    expect(page.get_by_test_id("map").get_by_role("group").first).to_have_accessible_name(re.compile("Autumn"))
    expect(page.locator('[aria-live="polite"]').first).to_be_attached()
