"""Learning by playing: a lesson from the first page, followed by clicks; and things that explain themselves."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.pages import Home, TablePage
from tests.browser.test_access import SOLO, violations, with_axe
from tests.browser.visitors import DESK, PHONE, Visitors, new_game, path_of

from lawbound.kernel import Table
from lawbound.root.cards import AMBUSH, CARD_KIND
from lawbound.root.rules import ROOT
from lawbound.server.process import ServerProcess

HINTS = 12
LARGE: ViewportSize = {"width": 1920, "height": 1000}
"""Where all panels are open."""


def begin(page: Page, lesson: str = "marquise") -> TablePage:
    """Two clicks at most: the page, and the lesson."""
    Home(page).open()
    page.get_by_test_id(f"lesson-{lesson}").click()
    return TablePage(page).wait()


def test_a_lesson_is_followed_by_clicking_what_its_hints_recommend(visitors: Visitors) -> None:
    page = visitors.come()
    table = begin(page)
    said: list[str] = []
    for turn in range(HINTS):
        text = page.get_by_test_id("hint-text")
        expect(text).to_be_visible()
        said.append(text.inner_text())
        question = table.question
        recommended = page.get_by_test_id("hint-option").get_attribute("data-option-number")
        if turn % 2:
            page.get_by_test_id("hint-do").click()
        else:
            page.get_by_test_id(f"option-{recommended}").click()
        expect(table.prompt).not_to_have_attribute("data-question", question)
    assert "keep" in said[0] and "wood" in said[1].lower()
    assert len(set(said)) > HINTS // 2  # it explains, and does not say the same again and again


def test_a_hint_shows_what_it_means_cites_its_article_and_can_be_folded(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page)
    recommended = page.get_by_test_id("hint-option").get_attribute("data-option-number")
    page.get_by_test_id("hint-show").click()
    expect(page.get_by_test_id(f"option-{recommended}")).to_contain_class("lit")
    page.get_by_test_id("hint").get_by_role("button", name="root 6.3.2").click()
    expect(page.get_by_test_id("article")).to_contain_text("keep")
    page.keyboard.press("Escape")
    page.get_by_test_id("hint-fold").click()
    expect(page.get_by_test_id("hint-text")).to_be_hidden()
    page.reload()
    TablePage(page).wait()
    expect(page.get_by_test_id("hint-fold")).to_have_attribute("aria-expanded", "false")


def test_the_first_page_offers_a_lesson_for_every_faction_that_people_play(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    Home(page).open()
    lessons = page.locator('[data-testid^="lesson-"]')
    expect(lessons).to_have_count(10)
    table = begin(page, "corvids")
    expect(page.get_by_test_id("hint-text")).to_contain_text("You are the Corvids")
    expect(table.prompt).to_contain_text("warrior")


def test_a_page_that_is_loaded_again_says_the_same(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page, "eyrie")
    before = page.get_by_test_id("hint-text").inner_text()
    page.reload()
    expect(page.get_by_test_id("hint-text")).to_have_text(before)


def test_pieces_explain_themselves_to_a_mouse_that_rests_and_tracks_to_the_keyboard(visitors: Visitors) -> None:
    page = visitors.come()
    begin(page)
    page.get_by_test_id("hint-do").click()
    explained = page.get_by_test_id("explained")
    keep = page.get_by_test_id("board").locator('[data-explain="piece:keep"]')  # no longer in the supply
    expect(keep).to_be_visible()
    box = keep.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(explained).to_be_visible()
    expect(explained).to_contain_text("root 6.2.2")
    page.mouse.move(5, 5)
    expect(explained).to_be_hidden()
    track = page.locator('button[data-explain="track:sawmill"]')
    track.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(explained).to_contain_text("wood")
    described = track.get_attribute("aria-describedby")
    assert described == explained.get_attribute("id")
    page.keyboard.press("Escape")
    expect(explained).to_be_hidden()


def test_ruins_slots_quests_and_the_score_track_explain_themselves(visitors: Visitors) -> None:
    page = visitors.come(LARGE)
    table = begin(page, "vagabond")
    for _ in range(2):  # a character, a forest: then quests lie there
        question = table.question
        page.get_by_test_id("hint-do").click()
        expect(table.prompt).not_to_have_attribute("data-question", question)
    explained = page.get_by_test_id("explained")
    articles = {"ruin": "root 2.2.4", "slot": "root 2.2.3", "score": "root 3.1", "quest:": "root 9.5.5"}
    for key, article in articles.items():
        thing = page.locator(f'[data-explain^="{key}"]').first
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(explained).to_contain_text(article)
        page.mouse.move(5, 5)
        expect(explained).to_be_hidden()


def test_a_card_that_cannot_matter_now_says_why(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, *SOLO, seed=seed_with_ambush())
    page = visitors.come()
    TablePage(page).open(path_of(made, 0))
    card = page.get_by_test_id("hand").locator('[data-card^="ambush"]').first
    expect(card).to_have_accessible_description(re.compile("bots cannot be ambushed"))
    card.hover()
    note = page.get_by_test_id("card-note").filter(visible=True)
    expect(note).to_contain_text("rootbotics 2.8.2")


def seed_with_ambush() -> str:
    """The first seed that deals the person an ambush card."""
    for number in count():
        table = Table.new(ROOT, {"seats": list(SOLO)}, seed=f"ambush {number}")
        if any(CARD_KIND[card] == AMBUSH for card in table.state.hands[0]):
            return f"ambush {number}"
    raise AssertionError


def test_a_long_press_explains_and_chooses_nothing(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    table = begin(page)
    question = table.question
    corner = page.locator('[data-explain^="clearing:"][role="button"]').first
    corner.scroll_into_view_if_needed()
    box = corner.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 8, box["y"] + box["height"] / 2  # beside its slots and pieces
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.get_by_test_id("explained")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_test_id("explained")).to_contain_text("Clearing")
    assert table.question == question
    page.touchscreen.tap(5, 5)
    expect(page.get_by_test_id("explained")).to_be_hidden()


def test_a_lesson_can_be_used_by_everybody(visitors: Visitors) -> None:
    for viewport in (DESK, PHONE):
        page = with_axe(visitors.come(viewport))
        begin(page)
        expect(page.get_by_test_id("hint-text")).to_be_visible()
        assert violations(page) == []
