"""What one can do at the table besides choosing: undo, ask why, leaf back, read, speak otherwise, hand a seat over."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import NewGame, TablePage
from tests.browser.visitors import Visitors, new_game, path_of

from lawbound.server.process import ServerProcess


@pytest.fixture
def page(visitors: Visitors) -> Page:
    return visitors.come()


@pytest.fixture
def table(page: Page, server: ServerProcess) -> TablePage:
    """The Marquise is asked where to place the keep."""
    made = new_game(server.address, "marquise", "bot:eyrie", "bot:alliance", "bot:vagabond", seed="at the table")
    return TablePage(page).open(path_of(made, 0))


def play(table: TablePage, choices: int) -> None:
    random = Random("table")
    for _ in range(choices):
        table.choose_somewhere(random)


def test_an_option_is_a_button_and_a_place_on_the_map(table: TablePage, page: Page) -> None:
    table.asked()
    expect(table.prompt).to_contain_text("In which corner do you place the keep?")
    expect(table.prompt).to_contain_text("root 6.3.2")
    assert table.options.count() == 4
    offered = page.locator('[data-testid="map"] [role="button"]')
    expect(offered).to_have_count(4)
    before = table.asked()
    offered.first.click()
    table.asked(before)
    expect(page.locator('[data-clearing="1"] .glade')).to_have_attribute("aria-label", re.compile("keep"))


def test_everybody_sees_that_a_person_chose_the_seed(visitors: Visitors, server: ServerProcess) -> None:
    for settings, told in (({"seed": "word"}, 1), ({}, 0)):
        made = new_game(server.address, "marquise", "bot:eyrie", **settings)
        for seat, role in ((0, "seat"), (None, "spectator")):
            page = visitors.come()
            page.goto(path_of(made, seat, role))
            expect(page.get_by_test_id("phase")).to_contain_text("Setup")
            expect(page.get_by_test_id("named-seed")).to_have_count(told)


def test_undo_takes_back_what_taught_nobody_anything(table: TablePage, page: Page) -> None:
    question, clearings = table.text(), table.clearings()
    undo = page.get_by_test_id("undo")
    expect(undo).to_be_disabled()
    table.choose(0)
    assert table.clearings() != clearings
    undo.click()
    expect(table.prompt.get_by_role("heading")).to_have_text(question)
    assert table.clearings() == clearings
    expect(undo).to_be_disabled()
    table.choose(1)
    expect(page.locator('[data-clearing="2"] .glade')).to_have_attribute("aria-label", re.compile("keep"))


def test_why_not_names_the_articles_and_they_can_be_read(table: TablePage, page: Page) -> None:
    play(table, 8)
    page.get_by_test_id("why").click()
    reasons = page.get_by_test_id("why-list").get_by_role("listitem")
    expect(reasons.first).to_be_visible()
    article = reasons.get_by_role("button").first
    citation = article.inner_text()
    article.click()
    drawer = page.get_by_test_id("law-drawer")
    expect(drawer.get_by_test_id("article")).to_contain_text(citation.partition(" ")[2])


def test_a_bot_tells_its_reasons_in_the_log(table: TablePage, page: Page) -> None:
    play(table, 8)
    reasons = table.log.get_by_test_id("trace").first
    reasons.click()
    steps = table.log.get_by_test_id("trace-steps")
    expect(steps.get_by_role("button").first).to_contain_text(re.compile(r"(root|rootbotics) \d"))
    reasons.click()
    expect(steps).to_have_count(0)


def test_an_article_of_the_log_shows_where_it_happened(table: TablePage, page: Page) -> None:
    play(table, 3)
    table.log.get_by_role("button", name="Article root 6.3.2").first.click()
    drawer = page.get_by_test_id("law-drawer")
    expect(drawer.get_by_test_id("article")).to_contain_text("6.3.2")
    expect(drawer.get_by_test_id("law-cases")).to_contain_text("keep")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_history_shows_the_past_and_practice_branches_from_it(table: TablePage, page: Page) -> None:
    play(table, 1)
    early, line = table.clearings(), table.log.locator("[data-line]").last.get_attribute("data-line") or ""
    play(table, 7)
    now, question = table.clearings(), table.asked()
    page.get_by_test_id("history").click()
    bar = page.get_by_test_id("history-bar")
    page.get_by_test_id("history-range").fill(line)
    expect(bar).to_contain_text("You are looking at the past")
    expect(table.log.locator("[data-line]").last).to_have_attribute("data-line", line)
    expect(table.options).to_have_count(0)
    assert table.clearings() == early
    page.get_by_test_id("history-close").click()
    assert table.asked() == question
    assert table.clearings() == now

    page.get_by_test_id("history").click()
    heading = table.log.get_by_role("heading", name="Turn 1: ")  # that turn begins
    page.get_by_test_id("history-range").fill(heading.get_attribute("data-line") or "")
    here = page.url
    page.get_by_test_id("practise").click()
    page.wait_for_url(lambda url: url != here)
    practice = TablePage(page).wait()
    expect(page.get_by_test_id("phase")).to_contain_text("Practice")
    play(practice, 3)
    page.goto(here)
    assert TablePage(page).wait().asked() == question


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_the_language_changes_at_the_table(table: TablePage, page: Page, language: str) -> None:
    play(table, 6)
    html, undo = page.locator("html"), page.get_by_test_id("undo")
    english = (table.text(), undo.inner_text(), table.log.inner_text(), table.clearings())
    table.speak(language)
    expect(html).to_have_attribute("lang", language)
    expect(undo).not_to_have_text(english[1])
    expect(table.prompt.get_by_role("heading")).not_to_have_text(english[0])
    spoken = (table.text(), undo.inner_text(), table.log.inner_text(), table.clearings())
    assert all([there != here for there, here in zip(spoken, english, strict=True)])
    page.reload()
    table.wait()
    expect(html).to_have_attribute("lang", language)
    assert table.text() == spoken[0]
    table.speak("en")
    expect(table.prompt.get_by_role("heading")).to_have_text(english[0])


def test_dark_and_light_are_kept(table: TablePage, page: Page) -> None:
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    light = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("theme").select_option("dark")
    page.reload()
    table.wait()
    expect(html).to_have_attribute("data-theme", "dark")
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert brightness(dark) < 80 < 170 < brightness(light)


def brightness(colour: str) -> float:
    red, green, blue = [float(part) for part in re.findall(r"[\d.]+", colour)[:3]]
    return (red + green + blue) / 3


def test_the_host_hands_a_seat_to_a_computer_player(visitors: Visitors, page: Page) -> None:
    NewGame(page).open().adjust("duel").plant("a friend who had to leave").make()
    link = page.get_by_test_id("invite").get_by_role("textbox", name="Eyrie").input_value()
    page.get_by_test_id("to-table").click()
    table = TablePage(page).wait()
    friend = TablePage(visitors.come()).open(link)
    page.get_by_test_id("seats").click()
    seat = page.get_by_test_id("seat-status-1")
    expect(seat).to_contain_text("here")
    seat.get_by_role("button", name="Let the computer play (Random)").click()
    expect(seat).to_contain_text("computer player")
    expect(friend.page.get_by_test_id("kept-seat")).to_be_visible()  # should they come back
    table.close_drawer()
    turn = page.get_by_test_id("phase").inner_text()
    random = Random("host")
    for _ in range(60):
        if "Turn 3" in turn:
            break
        table.choose_somewhere(random)
        turn = page.get_by_test_id("phase").inner_text()
    assert "Turn 3" in turn


def test_a_wrong_link_is_told_so(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, "marquise", "bot:eyrie")
    page = visitors.come()
    page.goto(f"/g/{made['game']}#not-a-token-of-this-game")
    refusal = page.get_by_role("heading", name="This link does not open a seat")
    expect(refusal).to_be_visible()
    expect(page.get_by_test_id("prompt")).to_have_count(0)
    page.goto("/g/no-such-game#token")
    expect(refusal).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("There is no such game")
