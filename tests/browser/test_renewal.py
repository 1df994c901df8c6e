"""A page that was opened before the client was built anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect
from tests.browser.pages import Home, TablePage
from tests.browser.visitors import Visitors, new_game, path_of

from lawbound.server.process import ServerProcess


@pytest.fixture
def page(visitors: Visitors) -> Page:
    visitors.forgiven = ("404", "dynamically imported module", "preload")
    return visitors.come()


class Builds:
    """The server as an open page sees it: its files are gone, and, after a build, its page begins with another one."""

    def __init__(self, page: Page, *, is_new: bool = True) -> None:
        self.loads = 0
        page.on("request", self._asked)
        page.route("**/assets/*.js", self._when_open(lambda route: route.fulfill(status=404)))
        if is_new:
            page.route(lambda url: url.endswith("/"), self._when_open(self._serve))

    def _asked(self, request: Request) -> None:
        self.loads += request.is_navigation_request()

    def _when_open(self, answer: Callable[[Route], None]) -> Callable[[Route], None]:
        """Loaded again, the page has the files that there are."""

        def answer_or_go_on(route: Route) -> None:
            if self.loads > 0:
                route.fallback()
            else:
                answer(route)

        return answer_or_go_on

    def _serve(self, route: Route) -> None:
        page = route.fetch().text()
        route.fulfill(body=page.replace("/assets/index-", "/assets/other-"))


def test_it_is_loaded_again_with_the_new_files(page: Page) -> None:
    Home(page).open()
    builds = Builds(page)
    page.get_by_role("navigation").get_by_role("link").nth(1).click()
    expect(page.get_by_test_id("law-search")).to_be_visible()
    assert builds.loads == 1


def test_a_table_is_loaded_again_too(page: Page, server: ServerProcess) -> None:
    made = new_game(server.address, "marquise", "bot:eyrie", seed="renewed")
    Home(page).open()
    builds = Builds(page)
    path = path_of(made, 0)
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
    assert TablePage(page).wait().asked()
    assert builds.loads == 1


def test_a_file_that_is_lost_otherwise_is_said_so(page: Page) -> None:
    Home(page).open()
    builds = Builds(page, is_new=False)
    with page.expect_response(lambda answer: answer.url.endswith("/")):
        page.get_by_role("navigation").get_by_role("link").nth(1).click()
    expect(page.get_by_role("heading", name="This page did not load")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert builds.loads == 0
