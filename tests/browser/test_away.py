"""The server is away: the page opens all the same, and shows the last table until the server is back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.pages import Home, TablePage
from tests.browser.visitors import Visitors

from lawbound.server.process import ServerProcess, serve_command

GREY = "grayscale(0.8) opacity(0.75)"
KEPT = """
async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return found;
}
"""
HAS_ALL = """
async () => {
    const cache = await caches.open("lawbound-1");
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const wanted = loaded.filter(name => new URL(name).pathname.startsWith("/assets/"));
    for (const name of ["/", ...wanted]) if (!await cache.match(name)) return false;
    return wanted.length > 0;
}
"""


def wait_until_kept(page: Page) -> None:
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    for _ in range(200):
        if page.evaluate(HAS_ALL):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the page's files are not kept")


def test_the_last_table_is_shown_while_the_server_is_away(browser: Browser, own_store: Path) -> None:
    server = ServerProcess(serve_command(str(own_store)))
    visitors = Visitors(browser, server.address)
    visitors.forgiven = ("ERR_CONNECTION", "WebSocket", "Failed to load resource", "Failed to fetch")
    try:
        page = visitors.come(service_workers="allow")
        Home(page).open()
        wait_until_kept(page)
        page.get_by_test_id("play-root").click()
        table = TablePage(page).wait()
        table.choose(0)
        question, clearings, hand = table.asked(), table.clearings(), page.get_by_test_id("hand").inner_text()
        wait_until_kept(page)
        port = server.port
        server.stop()

        expect(table.connection).to_have_attribute("data-status", "lost")
        expect(page.get_by_test_id("board")).to_have_css("filter", GREY)
        page.reload()
        expect(table.connection).to_contain_text("as this browser last saw it")
        assert table.wait().clearings() == clearings
        assert page.get_by_test_id("hand").inner_text() == hand
        assert table.question == ""  # nobody is asked anything

        page.goto("/")
        expect(page.get_by_test_id("mine-running").get_by_role("article")).to_have_count(1)
        page.get_by_test_id("mine-running").get_by_role("link").first.click()
        expect(table.connection).to_contain_text("as this browser last saw it")

        server = ServerProcess(serve_command(str(own_store), port))
        assert table.asked() == question
        expect(table.connection).to_have_attribute("data-status", "open")
        expect(page.get_by_test_id("board")).not_to_have_css("filter", GREY)
        table.choose(0)
        assert visitors.complaints == []
    finally:
        visitors.leave()
        server.stop()


def test_what_is_kept_has_no_key_and_nothing_of_a_game(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    table = Home(page).open().play_now()
    table.asked()
    page.reload()
    table.asked()
    wait_until_kept(page)
    kept: list[str] = page.evaluate(KEPT)
    assert kept
    assert [url for url in kept if "/api/" in url or "#" in url or "/g/" in url] == []


def test_the_files_of_an_older_page_are_let_go(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    Home(page).open()
    wait_until_kept(page)
    page.evaluate(
        """async () => {
            const cache = await caches.open("lawbound-1");
            await cache.put("/", new Response("an older page", { headers: { "Content-Type": "text/html" } }));
            await cache.put("/assets/old-0.js", new Response("old"));
        }"""
    )
    page.reload()
    expect(page.get_by_test_id("play-root")).to_be_visible()
    wait_until_kept(page)
    assert [url for url in page.evaluate(KEPT) if url.endswith("old-0.js")] == []


def test_the_page_can_be_installed(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    Home(page).open()
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = [icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {"192x192", "512x512"} <= set(sizes)
    for icon in manifest["icons"]:
        assert page.evaluate("async source => (await fetch(source)).status", icon["src"]) == 200
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
