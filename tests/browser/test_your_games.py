"""Your games: who plays, how each stands, whose move it is; names of one's own, links, and leaving the list."""

from __future__ import annotations

import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import Home, NewGame, TablePage
from tests.browser.test_access import overhang, violations, with_axe
from tests.browser.test_pebbles import play_by_the_drawing, take_a_turn
from tests.browser.visitors import DESK, PHONE, Made, Visitors, new_game, path_of

from lawbound.server.process import ServerProcess

SOLO = ("marquise", "bot:eyrie", "bot:alliance", "bot:vagabond")


def card(page: Page, made: Made) -> Locator:
    return page.get_by_test_id(f"mine-{made['game']}")


def opened(page: Page, made: Made, seat: int = 0) -> TablePage:
    return TablePage(page).open(path_of(made, seat))


def test_a_game_tells_who_plays_and_whose_move_it_is(visitors: Visitors, server: ServerProcess) -> None:
    page = visitors.come()
    made = new_game(server.address, *SOLO)
    table = opened(page, made)
    table.choose(0)
    phase = page.get_by_test_id("phase").inner_text()
    page.goto("/")
    mine = page.get_by_test_id("mine-running").locator(f'[data-testid="mine-{made["game"]}"]')
    expect(mine).to_contain_text(phase)
    expect(mine).to_contain_text("Your move")
    expect(mine.locator(".players li")).to_have_count(4)
    expect(mine.locator(".players li").first).to_contain_text("Marquise (you)")
    expect(mine.locator(".players .points")).to_have_text(["0", "0", "0", "0"])
    mine.get_by_role("link").click()
    assert TablePage(page).wait().asked() == table.question


def test_a_game_of_others_is_asked_for_when_it_is_seen(visitors: Visitors, server: ServerProcess) -> None:
    """What was last seen here is shown at once; that the friend has moved meanwhile, the server tells."""
    made = new_game(server.address, "1", "2", game="pebbles", settings={"heaps": [2, 2, 2]})
    page, friend = visitors.come(), visitors.come()
    take_a_turn(opened(page, made))
    page.goto("/")
    expect(card(page, made)).to_contain_text("Waiting for")
    take_a_turn(opened(friend, made, 1))
    page.reload()
    expect(card(page, made)).to_contain_text("Your move")


def test_finished_games_are_apart(visitors: Visitors) -> None:
    page = visitors.come()
    table = Home(page).open().play_now("pebbles")
    play_by_the_drawing(table)
    page.goto("/")
    expect(page.get_by_test_id("mine-running")).to_have_count(0)
    finished = page.get_by_test_id("mine-finished")
    expect(finished.get_by_role("article")).to_have_count(1)
    expect(finished).to_contain_text(re.compile("You won|Won by|Nobody won"))


def test_practice_is_marked_and_leads_to_its_game(visitors: Visitors, server: ServerProcess) -> None:
    page = visitors.come()
    made = new_game(server.address, *SOLO, seed="branches")
    table = opened(page, made)
    while table.text() != "What do you do? (3 actions left)":
        table.choose(0)
    page.get_by_test_id("history").click()
    page.get_by_test_id("history-range").fill(str(len(table.log.locator("[data-line]").all()) - 2))
    practise = page.get_by_test_id("practise")
    while not practise.is_enabled():
        page.get_by_role("button", name="One step back").click()
    practise.click()
    badge = page.get_by_test_id("origin")
    expect(badge).to_have_text("Practice")
    expect(badge).to_have_attribute("href", path_of(made, 0))
    page.goto("/")
    practice = page.get_by_test_id("mine-running").get_by_role("article").first
    expect(practice).to_contain_text("Practice")
    practice.get_by_role("link", name=re.compile("Branched from")).click()
    expect(page).to_have_url(re.compile(re.escape(path_of(made, 0))))


def test_a_game_gets_a_name_of_ones_own(visitors: Visitors, server: ServerProcess) -> None:
    page = visitors.come()
    made = new_game(server.address, *SOLO)
    opened(page, made)
    page.goto("/")
    card(page, made).get_by_test_id("mine-rename").click()
    page.get_by_role("textbox", name="A name of your own").fill("Friday evening")
    page.keyboard.press("Enter")
    expect(card(page, made).get_by_role("link", name="Friday evening")).to_be_visible()
    page.reload()
    expect(card(page, made).get_by_role("link", name="Friday evening")).to_be_visible()
    opened(page, made)  # looking at it again does not take the name away
    page.goto("/")
    expect(card(page, made).get_by_role("link", name="Friday evening")).to_be_visible()


def test_taking_a_game_off_the_list_asks_first_and_the_game_stays(visitors: Visitors, server: ServerProcess) -> None:
    page = visitors.come()
    made = new_game(server.address, *SOLO)
    opened(page, made)
    page.goto("/")
    remove = card(page, made).get_by_test_id("mine-remove")
    remove.click()
    expect(card(page, made)).to_contain_text("The game itself stays")
    card(page, made).get_by_role("button", name="Leave it").click()
    remove.click()
    page.get_by_test_id("mine-remove-yes").click()
    expect(card(page, made)).to_have_count(0)
    kept: list[str] = page.evaluate("Object.keys(localStorage)")
    assert [key for key in kept if made["game"] in key] == []
    opened(page, made)


def test_the_links_are_there_to_be_copied(visitors: Visitors, server: ServerProcess) -> None:
    """Whoever set the game up has everybody's, whoever was invited their own."""
    page = visitors.come()
    NewGame(page, "pebbles").open().adjust("duel").make()
    theirs = page.get_by_test_id("invite").get_by_role("textbox", name="Seat 2").input_value()
    page.get_by_test_id("to-table").click()
    TablePage(page).wait()
    mine = page.url
    page.goto("/")
    page.get_by_test_id("mine-links").click()
    links = page.get_by_test_id("mine-link-list").get_by_role("textbox")
    expect(links).to_have_count(3)
    assert links.nth(0).input_value() == mine
    assert links.nth(1).input_value() == theirs
    friend = visitors.come()
    TablePage(friend).open(theirs)
    friend.goto("/")
    friend.get_by_test_id("mine-links").click()
    expect(friend.get_by_test_id("mine-link-list").get_by_role("textbox")).to_have_count(1)


def test_old_games_are_not_asked_for(visitors: Visitors, server: ServerProcess) -> None:
    """The server opens a game to tell of it: so many at most are asked for, one after another."""
    page = visitors.come()
    made = new_game(server.address, *SOLO)
    opened(page, made)
    page.goto("/")
    token = path_of(made, 0).partition("#")[2]
    page.evaluate(
        """([game, token]) => {
            const all = JSON.parse(localStorage.getItem("lawbound.recent"));
            const more = Array.from({ length: 30 }, (_, n) => ({ ...all[0], game: `${game}${n}`, token, when: n }));
            localStorage.setItem("lawbound.recent", JSON.stringify([...all, ...more]));
        }""",
        [made["game"], token],
    )
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/2/games/" in request.url else None)
    visitors.forgiven = ("404",)
    page.reload()
    page.get_by_role("button", name="Show all 31 games").click()
    expect(page.get_by_test_id("mine-running").get_by_role("article")).to_have_count(31)
    page.get_by_test_id("mine-running").get_by_role("article").last.scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    assert 0 < len(asked) <= 12


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_list_has_no_serious_violation_and_fits_a_phone(
    visitors: Visitors, server: ServerProcess, language: str
) -> None:
    made = new_game(server.address, *SOLO, seed="for all eyes")
    for viewport in (DESK, PHONE):
        page = with_axe(visitors.come(viewport, locale=language))
        opened(page, made).asked()
        page.goto("/")
        for tool in ("rename", "links", "remove"):
            card(page, made).get_by_test_id(f"mine-{tool}").click()
            page.wait_for_load_state("networkidle")
            assert violations(page) == []
            assert overhang(page) == 0


def test_what_the_list_asks_for_needs_the_link(server: ServerProcess) -> None:
    made = new_game(server.address, *SOLO)
    token = path_of(made, 0).partition("#")[2]
    request = Request(f"{server.address}/api/2/games/{made['game']}", headers={"Authorization": f"Bearer {token}"})
    with urlopen(request, timeout=30) as answer:
        assert answer.headers["Cache-Control"] == "no-store"
