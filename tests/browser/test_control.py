"""Nothing ends under one's hands: endings, what is left, what an option does besides, taking back, one's own seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import NewGame, TablePage
from tests.browser.visitors import DESK, PHONE, Made, Visitors, new_game, path_of

SOLO = ("marquise", "bot:eyrie", "bot:alliance", "bot:vagabond")
GIVEN: dict[str, Any] = {"settings": {"suits": "printed", "order": "given"}}


def sit(visitors: Visitors, made: Made, seat: int = 0) -> TablePage:
    return TablePage(visitors.come()).open(path_of(made, seat))


def solo(visitors: Visitors, seed: str = "control") -> TablePage:
    return sit(visitors, new_game(visitors.address, *SOLO, seed=seed, **GIVEN))


def go_on(table: TablePage, until: str) -> None:
    """Choose the first option, and never to end anything, until that is asked."""
    while until not in table.text():
        before = table.asked()
        table.options.first.click()
        table.asked(before)


def setting(page: Page, name: str) -> None:
    page.get_by_test_id("settings").click()
    page.get_by_test_id(name).click()
    page.keyboard.press("Escape")


def test_ending_with_actions_left_asks_once_and_need_not_ask_again(visitors: Visitors) -> None:
    table = solo(visitors)
    page, end = table.page, table.prompt.get_by_role("button", name="End Daylight")
    go_on(table, "3 actions left")
    before = table.question
    end.click()
    asked = page.get_by_test_id("confirm")
    expect(asked).to_contain_text("You still have 3 actions.")
    page.get_by_test_id("confirm-no").click()
    expect(asked).to_have_count(0)
    assert table.question == before
    end.click()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-question", before)
    end.click()
    page.get_by_test_id("confirm-never").click()
    table.asked(before)
    # The turn waits, too: cards were drawn, and nobody else has played yet.
    expect(table.prompt.get_by_role("button", name="End the turn")).to_be_visible()
    before = table.question
    table.options.first.click()
    table.asked(before)
    go_on(table, "3 actions left")
    before = table.question
    end.click()
    table.asked(before)


def test_whoever_likes_it_so_need_not_say_what_goes_without_saying(visitors: Visitors) -> None:
    table = solo(visitors)
    go_on(table, "3 actions left")
    setting(table.page, "ends-by-itself")
    setting(table.page, "asks-before-ending")
    before = table.question
    table.prompt.get_by_role("button", name="End Daylight").click()
    table.asked(before)
    expect(table.prompt.get_by_role("button", name="End the turn")).to_have_count(0)
    expect(table.prompt.get_by_role("heading")).not_to_contain_text("Nothing is left")


def test_what_was_seen_can_be_taken_back_alone(visitors: Visitors) -> None:
    table = solo(visitors)
    page, undo = table.page, table.page.get_by_test_id("undo")
    expect(undo).to_be_disabled()
    go_on(table, "3 actions left")
    before = table.question
    table.prompt.get_by_role("button", name="End Daylight").click()
    page.get_by_test_id("confirm-yes").click()
    table.asked(before)
    expect(undo).to_have_text("Take back…")  # a card was drawn
    undo.click()
    expect(page.get_by_test_id("confirm")).to_contain_text("The same luck will come again")
    page.get_by_test_id("take-back-last").click()
    expect(table.prompt.get_by_role("heading")).to_contain_text("3 actions left")
    expect(table.log).to_contain_text("one choice was taken back")
    page.keyboard.press("u")
    if page.get_by_test_id("confirm").is_visible():
        page.get_by_test_id("take-back-last").click()
    expect(table.prompt.get_by_role("heading")).not_to_contain_text("3 actions left")


def test_among_people_everybody_is_asked(visitors: Visitors) -> None:
    made = new_game(visitors.address, "marquise", "eyrie", "alliance", seed="three", **GIVEN)
    ann, bob, cid = [sit(visitors, made, seat) for seat in range(3)]
    first = ann.asked()
    ann.options.first.click()
    ann.asked(first)
    while ann.page.get_by_test_id("undo").get_attribute("data-seen") != "true":  # Bob is asked now
        before = ann.question
        ann.options.first.click()
        ann.page.wait_for_function(
            "before => document.querySelector('[data-testid=prompt]').dataset.question !== before", arg=before
        )
    ann.page.get_by_test_id("undo").click()
    ann.page.get_by_test_id("take-back-last").click()
    expect(ann.page.get_by_test_id("petition")).to_contain_text("You have asked to take back one choice.")
    expect(ann.page.get_by_test_id("undo")).to_be_disabled()
    expect(bob.page.get_by_test_id("petition")).to_contain_text("Marquise would like to take back one choice")
    bob.page.get_by_test_id("petition-refuse").click()
    for table in (ann, bob, cid):
        expect(table.page.get_by_test_id("petition")).to_have_count(0)
    ann.page.get_by_test_id("undo").click()
    ann.page.get_by_test_id("take-back-last").click()
    bob.page.get_by_test_id("petition-agree").click()
    expect(bob.page.get_by_test_id("petition-agree")).to_have_count(0)
    expect(ann.page.get_by_test_id("petition")).to_contain_text("Alliance")
    cid.page.get_by_test_id("petition-agree").click()
    for table in (ann, bob, cid):
        expect(table.page.get_by_test_id("petition")).to_have_count(0)
        expect(table.log).to_contain_text("one choice was taken back")
    expect(ann.options.first).to_be_visible()


def test_ones_own_seat_is_given_away_only_when_one_is_sure_and_taken_back_by_the_same_link(visitors: Visitors) -> None:
    """Somebody else sits there, so that the game waits for them."""
    page = visitors.come()
    NewGame(page).open().adjust("duel").plant("my own seat").make()
    page.get_by_test_id("to-table").click()
    table = TablePage(page).wait()
    table.asked()
    page.get_by_test_id("seats").click()
    drawer = page.get_by_test_id("seats-drawer")
    give = drawer.get_by_test_id("seat-status-0").get_by_role("button", name="Let the computer play").first
    give.click()
    expect(page.get_by_test_id("confirm")).to_contain_text("your own seat")
    page.get_by_test_id("confirm-no").click()
    expect(drawer.get_by_test_id("seat-status-0")).to_contain_text("here")
    give.click()
    page.get_by_test_id("confirm-yes").click()
    expect(drawer.get_by_test_id("seat-status-0")).to_contain_text("computer player")
    page.reload()
    table.wait()
    page.get_by_test_id("take-seat").click()
    expect(page.get_by_test_id("kept-seat")).to_have_count(0)
    page.get_by_test_id("seats").click()
    expect(drawer.get_by_test_id("seat-status-0")).to_contain_text("here")


def test_an_option_says_what_it_decides_besides(visitors: Visitors) -> None:
    table, random = solo(visitors, "besides"), Random(4)
    for _ in range(60):
        if table.page.locator('[data-testid^="also-"]').count():
            break
        table.choose_somewhere(random)
    expect(table.page.locator('[data-testid^="also-"]').first).to_contain_text("and at once:")


def test_all_items_are_refreshed_with_one_click(visitors: Visitors) -> None:
    made = new_game(visitors.address, "vagabond", "bot:marquise", "bot:eyrie", seed="items", **GIVEN)
    table, random = sit(visitors, made), Random(1)
    sweep = table.page.get_by_test_id("option-sweep")
    for _ in range(80):
        if sweep.is_visible():
            break
        table.choose_somewhere(random)
    before = table.asked()
    expect(sweep).to_contain_text("refresh all")
    sweep.click()
    table.asked(before)
    expect(table.prompt.get_by_role("heading")).not_to_contain_text("refresh")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_question_of_the_page_has_the_keys_and_the_back_button(visitors: Visitors, viewport: object) -> None:
    made = new_game(visitors.address, *SOLO, seed="control", **GIVEN)
    table = TablePage(visitors.come(viewport)).open(path_of(made, 0))  # type: ignore[arg-type]
    go_on(table, "3 actions left")
    page, before = table.page, table.question
    table.prompt.get_by_role("button", name="End Daylight").click()
    expect(page.get_by_test_id("confirm-yes")).to_be_focused()
    page.keyboard.press("1")  # no key of the table works meanwhile
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("confirm-never")).to_be_focused()
    page.go_back()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    assert table.question == before
