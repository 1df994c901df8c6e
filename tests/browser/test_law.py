"""The Law reader: search, articles, references, addresses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
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


def test_the_reader_falls_back_to_english_where_there_is_no_translation(visitors: Visitors) -> None:
    page = visitors.come(locale="cs-CZ")
    page.goto("/law/root/4.3.2")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.get_by_test_id("article").locator('[lang="en"]').first).to_be_visible()
