"""Watching a game that nobody plays: it starts by itself, and can be paused, stepped and hurried."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.pages import NewGame, TablePage
from tests.browser.test_access import overhang, violations, with_axe
from tests.browser.visitors import DESK, PHONE, Visitors, new_game, path_of, post

from lawbound.server.process import ServerProcess

BOTS = ("bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabond")


class Watching:
    """A table of others, with the bar that plays it."""

    def __init__(self, page: Page, path: str) -> None:
        self.page = page
        self.table = TablePage(page).open(path)
        self.bar = page.get_by_test_id("history-bar")
        self.play = page.get_by_test_id("watch")
        self.range = page.get_by_test_id("history-range")
        self.pace = page.get_by_test_id("pace")

    @property
    def line(self) -> int:
        return int(self.range.input_value())

    @property
    def lines(self) -> int:
        return int(self.range.get_attribute("max") or 0)

    def button(self, name: str) -> Locator:
        return self.bar.get_by_role("button", name=name)

    def pause(self) -> None:
        self.play.click()
        expect(self.play).to_have_accessible_name("Play")


@pytest.fixture
def bots(server: ServerProcess) -> str:
    return path_of(new_game(server.address, *BOTS, seed="four bots"), None, "spectator")


def test_a_game_of_bots_begins_with_its_beginning_and_goes_on_by_itself(visitors: Visitors, bots: str) -> None:
    watching = Watching(visitors.come(), bots)
    expect(watching.play).to_have_accessible_name("Pause")
    assert watching.line < 5 < 300 < watching.lines
    expect(watching.bar).to_contain_text(re.compile(r"Line \d of \d{3}"))
    expect(watching.table.outcome).to_have_count(0)
    expect(watching.range).to_have_value("2")
    # What is shown is what the line says.
    watching.pause()
    watching.range.fill("0")
    expect(watching.table.prompt).to_contain_text("Turn order")
    expect(watching.page.get_by_test_id("phase")).to_contain_text("Setup")
    assert watching.table.scores() == ["0 points"] * 4
    expect(watching.table.log.get_by_role("listitem")).to_have_count(1)


def test_it_is_paused_stepped_and_hurried(visitors: Visitors, bots: str) -> None:
    watching = Watching(visitors.come(), bots)
    watching.pause()
    here = watching.line
    watching.page.wait_for_timeout(1500)
    assert watching.line == here
    watching.button("One step forward").click()
    expect(watching.range).to_have_value(str(here + 1))
    watching.button("One step back").click()
    expect(watching.range).to_have_value(str(here))
    expect(watching.pace).to_have_text("×1")
    watching.button("Slower").click()
    expect(watching.pace).to_have_text("×0.5")
    expect(watching.button("Slower")).to_be_disabled()
    for pace in ("×1", "×2", "×4", "×8"):
        watching.button("Faster").click()
        expect(watching.pace).to_have_text(pace)
    expect(watching.button("Faster")).to_be_disabled()
    watching.play.click()
    watching.page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=history-range]').value) > before + 10", arg=here
    )
    # The pace is kept.
    watching.page.reload()
    expect(watching.pace).to_have_text("×8")


def test_it_is_watched_by_keyboard_alone(visitors: Visitors, bots: str) -> None:
    watching = Watching(visitors.come(), bots)
    keyboard = watching.page.keyboard
    keyboard.press("Space")
    expect(watching.play).to_have_accessible_name("Play")
    here = watching.line
    keyboard.press("ArrowRight")
    expect(watching.range).to_have_value(str(here + 1))
    keyboard.press("ArrowLeft")
    expect(watching.range).to_have_value(str(here))
    keyboard.press("+")
    expect(watching.pace).to_have_text("×2")
    keyboard.press("-")
    expect(watching.pace).to_have_text("×1")
    keyboard.press("Space")
    expect(watching.play).to_have_accessible_name("Pause")


def test_pieces_move_line_by_line_and_the_end_is_told_at_the_end(visitors: Visitors, bots: str) -> None:
    watching = Watching(visitors.come(), bots)
    watching.pause()
    tables: list[list[str]] = []
    for line in range(20, 60):  # in the first turns, which are one stretch between two questions
        watching.range.fill(str(line))
        expect(watching.table.log.locator(f'[data-line="{line}"]')).to_be_attached()
        expect(watching.table.log.locator(f'[data-line="{line + 1}"]')).to_have_count(0)
        if watching.table.clearings() not in tables:
            tables.append(watching.table.clearings())
    assert len(tables) > 5
    expect(watching.table.outcome).to_have_count(0)
    watching.range.fill(str(watching.lines - 2))
    watching.button("Faster").click()
    watching.play.click()
    expect(watching.table.outcome).to_contain_text("wins")
    expect(watching.play).to_have_accessible_name("Play")
    # And once more from the beginning.
    watching.table.close_drawer()
    watching.play.click()
    expect(watching.bar).to_contain_text(re.compile(r"Line \d of \d{3}"))
    expect(watching.play).to_have_accessible_name("Pause")
    watching.button("To the end").click()
    expect(watching.bar).to_have_count(0)


def test_just_watch_is_one_click_away(visitors: Visitors) -> None:
    page = visitors.come()
    NewGame(page).open()
    page.get_by_test_id("preset-watch").click()
    table = TablePage(page).wait()
    expect(page.get_by_test_id("watch")).to_have_accessible_name("Pause")
    expect(page.get_by_test_id("practise")).to_have_count(0)
    expect(page.get_by_test_id("players").get_by_text("bot")).to_have_count(4)
    expect(table.outcome).to_have_count(0)


def test_computer_players_are_watched_while_they_play(visitors: Visitors, server: ServerProcess) -> None:
    seats = [{"seat": "marquise", "player": "greedy"}, {"seat": "eyrie", "player": "ismcts"}, {"seat": "bot:alliance"}]
    made = post(f"{server.address}/api/2/games", {"game": "root", "seats": seats, "seed": "thinkers"})
    watching = Watching(visitors.come(), path_of(made, None, "spectator"))
    expect(watching.play).to_have_accessible_name("Pause")
    expect(watching.range).to_have_value("3")
    expect(watching.table.outcome).to_have_count(0)
    # Whoever wants to try what they would have done instead may.
    watching.pause()
    practise = watching.page.get_by_test_id("practise")
    while practise.is_disabled():  # until the setup is over
        line = watching.line
        watching.button("One step forward").click()
        expect(watching.table.log.locator(f'[data-line="{line + 1}"]')).to_be_attached()
    practise.click()
    expect(watching.page.get_by_test_id("phase")).to_contain_text("Practice")


def test_where_a_person_plays_nothing_starts_by_itself(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, "marquise", *BOTS[1:], seed="a person")
    player = TablePage(visitors.come()).open(path_of(made, 0))
    player.choose(0)
    player.choose(0)
    page = visitors.come()
    table = TablePage(page).open(path_of(made, None, "spectator"))
    assert table.clearings() == player.clearings()
    expect(page.get_by_test_id("history-bar")).to_have_count(0)
    page.get_by_test_id("history").click()
    page.get_by_test_id("watch").click()
    expect(page.get_by_test_id("history-bar")).to_contain_text(
        re.compile(r"You are looking at the past: line \d of \d+")
    )
    expect(page.get_by_test_id("history-bar")).to_contain_text("as it is now")
    assert table.clearings() == player.clearings()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_watching_has_no_serious_violation(visitors: Visitors, bots: str, viewport: object) -> None:
    page = with_axe(visitors.come(PHONE if viewport == PHONE else DESK))
    watching = Watching(page, bots)
    watching.pause()
    rolled = watching.page.locator(".happening")
    while rolled.count() == 0 and watching.line < 200:
        watching.button("One step forward").click()
        expect(watching.bar).to_have_attribute("data-line", str(watching.line))
    expect(rolled).to_be_visible()
    assert violations(page) == []
    assert overhang(page) == 0
    for name in ("watch", "history-range", "history-close"):
        box = page.get_by_test_id(name).bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]  # type: ignore[index]
