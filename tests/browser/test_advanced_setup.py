"""An advanced setup by clicks alone: four people, each with a browser, from the form to the end of the first round."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect
from tests.browser.pages import NewGame, TablePage
from tests.browser.test_access import overhang, violations, with_axe
from tests.browser.visitors import PHONE, Visitors

PEOPLE = ("Anna", "Boris", "Cyril", "Dana")
MOST_CLICKS = 500
CHOOSE = "Which setup card do you choose?"
HOMELAND = "Which clearing is your homeland?"


def shoot(page: Page, name: str) -> None:
    """A picture for whoever wants to look: in the folder that LAWBOUND_SHOTS names."""
    folder = os.environ.get("LAWBOUND_SHOTS")
    if folder:
        page.screenshot(path=Path(folder) / f"advanced-{name}.png")


def set_up_the_game(host: Page) -> list[str]:
    """By the form: four people, the others by link; the links."""
    form = NewGame(host).open().adjust("solo")
    for number, name in enumerate(PEOPLE, 1):
        row = host.get_by_test_id(f"seat-row-{number}")
        row.get_by_text("Person").click()
        row.get_by_role("textbox").fill(name)
        row.get_by_role("combobox", name="Where").select_option("here" if number == 1 else "link")
    host.get_by_test_id("advanced-setup").check()
    for number in range(1, 5):
        expect(host.get_by_test_id(f"seat-row-{number}")).to_contain_text("chooses a setup card")
    expect(host.get_by_text("The suit markers are shuffled.")).to_be_visible()
    shoot(host, "form")
    form.plant("four friends and their cards").make()
    invite = host.get_by_test_id("invite")
    expect(invite).to_be_visible()
    boxes = [box.input_value() for box in invite.get_by_role("textbox").all()]
    links = [link for link in boxes if "#" in link]
    host.get_by_test_id("to-table").click()
    return links


def asked(tables: list[TablePage]) -> TablePage:
    """Whose turn it is to answer: the one table with a question that is new to it."""
    for _ in range(200):
        for table in tables:
            question = table.question
            if question and not table.answered(question):
                return table
        tables[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_four_people_choose_setup_cards_and_play_the_first_round(visitors: Visitors) -> None:
    host = with_axe(visitors.come())
    links = set_up_the_game(host)[:3]
    pages = [host, visitors.come(), with_axe(visitors.come(PHONE)), visitors.come()]
    tables = [TablePage(host).wait()] + [
        TablePage(page).open(link) for page, link in zip(pages[1:], links, strict=True)
    ]
    random, chosen, homelands, clicks, seen = Random("advanced"), 0, 0, 0, set[str]()
    while "Turn 5" not in host.get_by_test_id("phase").inner_text():
        clicks += 1
        assert clicks < MOST_CLICKS
        table = asked(tables)
        table.asked()
        on = "phone" if table.page is pages[2] else "desk"
        text = table.text()
        if text == CHOOSE:
            cards = table.page.get_by_test_id("setup-cards").get_by_role("listitem")
            expect(cards).to_have_count(5 - chosen)
            if f"cards {on}" not in seen:
                shoot(table.page, f"cards-{on}")
                if table.page in (host, pages[2]):
                    assert violations(table.page) == []
                assert overhang(table.page) <= 0
            seen.add(f"cards {on}")
            offered = table.page.get_by_test_id("setup-cards").locator(".offered")
            before = table.question
            offered.nth(random.randrange(offered.count())).click()
            table.be_sure()
            table.has_answered(before)
            chosen += 1
            continue
        if text.startswith(HOMELAND):
            homelands += 1
            if f"homeland {on}" not in seen and chosen > 1:
                shoot(table.page, f"homeland-{on}")
                seen.add(f"homeland {on}")
        if text.startswith("Which card do you return") and f"hand {on}" not in seen:
            shoot(table.page, f"hand-{on}")
            seen.add(f"hand {on}")
        table.choose_without_waiting(random)
    assert chosen == 4
    assert len(re.findall(r"chooses a setup card", host.get_by_test_id("log").inner_text())) in range(5)
    for place, page in enumerate(pages):
        shoot(page, f"playing-{place}")
        expect(page.locator("[data-homeland]")).to_have_count(0)
