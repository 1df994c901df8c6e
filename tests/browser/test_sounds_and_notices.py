"""What is heard at the table, and how one learns of one's turn while looking elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.pages import Home, TablePage
from tests.browser.test_pebbles import take_a_turn
from tests.browser.visitors import Visitors, new_game, path_of

from lawbound.server.process import ServerProcess

HEARD = "() => performance.getEntriesByName('lawbound:sound').map(({ detail }) => detail)"
AWAY = """
Object.defineProperty(document, "visibilityState", { get: () => window.away ? "hidden" : "visible" });
window.notices = [];
class Told {
    static permission = "granted";
    static requestPermission() { return Promise.resolve("granted"); }
    constructor(title, options) { window.notices.push({ title, ...options }); }
    close() {}
}
window.Notification = Told;
"""
"""Pages of a test are always in sight: here they can be looked away from, and what the browser would tell is noted."""


def heard(page: Page) -> list[str]:
    sounds: list[str] = page.evaluate(HEARD)
    return sounds


def look_away(page: Page, away: bool = True) -> None:
    page.evaluate("away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }", away)


def test_a_move_is_heard_and_one_click_ends_that(visitors: Visitors) -> None:
    page = visitors.come()
    table = Home(page).open().play_now()
    assert heard(page) == []
    page.mouse.click(5, 5)
    table.choose(0)
    page.wait_for_function("() => performance.getEntriesByName('lawbound:sound').length > 0")
    switch = page.get_by_test_id("sounds")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    before = len(heard(page))
    table.choose(0)
    table.choose(0)
    assert len(heard(page)) == before
    page.reload()
    expect(page.get_by_test_id("sounds")).to_have_attribute("aria-pressed", "false")


def test_ones_turn_and_the_end_are_heard(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, "1", "2", game="pebbles", settings={"heaps": [1, 1, 1]})
    ann, bob = visitors.come(), visitors.come()
    first, second = TablePage(ann).open(path_of(made, 0)), TablePage(bob).open(path_of(made, 1))
    bob.mouse.click(5, 5)
    take_a_turn(first)
    second.asked()
    bob.wait_for_function(
        "() => performance.getEntriesByName('lawbound:sound').some(({ detail }) => detail === 'turn')"
    )
    bob.locator('[data-testid="heaps"] [role="button"]').first.click()  # which leaves one pebble, and no choice
    expect(first.outcome).to_be_visible()
    expect(second.outcome).to_be_visible()
    for page in (ann, bob):
        page.wait_for_function(
            "() => ['end', 'loss'].includes(performance.getEntriesByName('lawbound:sound').at(-1)?.detail)"
        )


def test_leafing_through_the_past_is_silent(visitors: Visitors) -> None:
    page = visitors.come()
    table = Home(page).open().play_now()
    page.mouse.click(5, 5)
    table.choose(0)
    table.choose(0)
    page.get_by_test_id("history").click()
    before = len(heard(page))
    for moment in ("0", "1"):
        page.get_by_test_id("history-range").fill(moment)
        expect(page.get_by_test_id("history-bar")).to_contain_text(f"line {int(moment) + 1} of")
    assert len(heard(page)) == before


def test_ones_turn_is_told_by_the_browser_and_in_other_tabs(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, "1", "2", game="pebbles", settings={"heaps": [2, 2]})
    ann, bob = visitors.come(), visitors.come()
    bob.context.add_init_script(AWAY)
    first = TablePage(ann).open(path_of(made, 0))
    second = TablePage(bob).open(path_of(made, 1))
    bob.get_by_test_id("settings").click()
    bob.get_by_test_id("notices").check()
    expect(bob.get_by_test_id("notices")).to_be_checked()
    bob.keyboard.press("Escape")
    other = visitors.watch(bob.context.new_page())
    other.goto("/law")
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    expect(other).to_have_title(re.compile("^[^●]"))

    look_away(bob)
    take_a_turn(first)
    second.asked()
    notices = bob.wait_for_function("() => window.notices.length ? window.notices : null").json_value()
    assert [notice["title"] for notice in notices] == ["Your turn: Pebbles"]
    assert "#" not in notices[0]["data"]["address"]
    told = other.get_by_test_id("elsewhere")
    expect(told).to_contain_text("your turn in another game")
    expect(told.get_by_role("link")).to_have_attribute("href", f"/g/{made['game']}")
    expect(other).to_have_title(re.compile("^● "))
    expect(bob).to_have_title(re.compile("^● Your choice"))

    look_away(bob, away=False)
    expect(told.get_by_role("link")).to_have_count(0)
    expect(other).to_have_title(re.compile("^[^●]"))


def test_nothing_is_told_to_those_who_look_or_have_not_asked_for_it(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, "1", "2", game="pebbles", settings={"heaps": [2, 2]})
    ann, bob = visitors.come(), visitors.come()
    bob.context.add_init_script(AWAY)
    first = TablePage(ann).open(path_of(made, 0))
    second = TablePage(bob).open(path_of(made, 1))
    look_away(bob)
    take_a_turn(first)
    second.asked()
    expect(bob).to_have_title(re.compile("^● Your choice"))
    assert bob.evaluate("window.notices") == []
