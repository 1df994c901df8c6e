"""The Law reader: search, articles, references, addresses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.test_access import violations, with_axe
from tests.browser.visitors import DESK, PHONE, Visitors


def test_search_finds_articles_and_references_lead_on(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/law")
    page.get_by_test_id("law-search").fill("ambush")
    results = page.get_by_test_id("law-result")
    expect(results.first).to_contain_text(re.compile("ambush", re.I))
    results.first.get_by_role("link").click()
    article = page.get_by_test_id("article")
    expect(article).to_contain_text(re.compile("ambush", re.I))
    expect(page).to_have_url(re.compile(r"/law/[a-z]+/\d"))
    references = article.get_by_role("link")
    there = references.first.get_attribute("href")
    references.first.click()
    expect(page).to_have_url(re.compile(re.escape(there or "?") + "$"))
    page.go_back()
    expect(article).to_contain_text(re.compile("ambush", re.I))


def test_search_says_when_there_is_nothing(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/law")
    page.get_by_test_id("law-search").fill("zyzzyva")
    expect(page.get_by_role("status").filter(has_text=re.compile("nothing|no article", re.I))).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_article_has_its_address(visitors: Visitors, viewport: dict[str, int]) -> None:
    page = visitors.come(viewport)  # type: ignore[arg-type]
    page.goto("/law/root/4.3.2")
    expect(page.get_by_test_id("article")).to_contain_text("4.3.2")
    expect(page).to_have_title(re.compile(r"4\.3\.2"))
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


def test_an_article_that_is_known_by_words(visitors: Visitors) -> None:
    """Its id has spaces in it: everything behind the name of the book."""
    page = visitors.come()
    page.goto("/law")
    page.get_by_test_id("law-search").fill("wolves")
    page.get_by_test_id("law-result").filter(has_text="card wolves").get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r"/law/oath/card%20wolves$"))
    expect(page.get_by_test_id("article").get_by_role("heading").first).to_contain_text("card wolves")
    expect(page.get_by_test_id("article")).to_contain_text("Beast denizen")
    page.reload()
    expect(page.get_by_test_id("article")).to_contain_text("Beast denizen")


def test_the_law_is_read_and_searched_in_the_language_of_its_reader(visitors: Visitors) -> None:
    page = visitors.come(locale="cs-CZ")
    page.goto("/law/pebbles/1")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    article = page.get_by_test_id("article")
    expect(article.locator('.text[lang="cs"]')).to_contain_text("hromádku")
    expect(article.get_by_text("anglicky")).to_have_count(0)
    page.get_by_test_id("law-search").fill("hromadkami")
    expect(page.get_by_test_id("law-result").first).to_contain_text("Tajná obliba")


def test_an_article_that_is_not_translated_is_shown_in_english_and_says_so(visitors: Visitors) -> None:
    page = visitors.come(locale="cs-CZ")

    def untranslated(route: Route) -> None:
        answer = route.fetch()
        english = {"text": "Not yet, see 4.3.2.", "note": "", "language": "en", "different_for": ["Tulák", "Orli"]}
        route.fulfill(response=answer, json={**answer.json(), **english})

    page.route("**/api/2/law/root/4.3.1?*", untranslated)
    page.goto("/law/root/4.3.1")
    article = page.get_by_test_id("article")
    expect(article.locator('.text[lang="en"]')).to_contain_text("Not yet")
    expect(article.get_by_text("anglicky")).to_be_visible()
    expect(article.locator(".text").get_by_role("link", name="4.3.2")).to_be_visible()
    expect(article.get_by_text("Strany, pro které platí jinak: Tulák, Orli")).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_term_shows_its_definition_and_leads_to_the_glossary(visitors: Visitors, viewport: dict[str, int]) -> None:
    page = with_axe(visitors.come(viewport))  # type: ignore[arg-type]
    page.goto("/law/root/2.5")
    term = page.get_by_test_id("term").filter(has_text="warriors")
    shown = page.get_by_test_id("definition")
    expect(term).to_have_count(1)  # the first use, and no other
    expect(shown).to_have_count(0)
    if viewport == PHONE:
        term.tap()
    else:
        term.focus()  # by the keyboard
        expect(shown).to_contain_text("wooden figure")
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        term.hover()
    expect(shown).to_contain_text("wooden figure")
    expect(page).to_have_url(re.compile("/law/root/2.5$"))
    box = shown.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= viewport["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert violations(page) == []
    if viewport == PHONE:
        shown.get_by_role("link").tap()
    else:
        term.click()
    expect(page).to_have_url(re.compile(r"/law/root/G\.1\.1$"))
    expect(page.get_by_test_id("definition")).to_have_count(0)


def test_what_is_in_a_box_is_a_list(visitors: Visitors) -> None:
    page = visitors.come(locale="cs-CZ")
    page.goto("/law/root/B.1.2")
    lines = page.get_by_test_id("article").locator(".text li")
    expect(lines).to_have_count(7)
    expect(lines.first).to_contain_text("28")
    expect(lines.first.get_by_test_id("term")).to_contain_text("staveb")
