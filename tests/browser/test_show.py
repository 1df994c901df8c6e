"""What others do in one's own game is shown line by line, and the question waits until one has seen it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.pages import TablePage
from tests.browser.test_access import overhang, violations, with_axe
from tests.browser.visitors import DESK, PHONE, Made, Visitors, new_game, path_of

from lawbound.server.process import ServerProcess, serve_command

SEATS = ("marquise", "bot:eyrie", "bot:alliance", "bot:vagabond")
RECORD = """
() => {
    const seen = (window.seen = []);
    const look = () => {
        const show = document.querySelector('[data-testid="show"]');
        const line = show?.dataset.line;
        if (line === undefined || seen.at(-1)?.line === Number(line)) return;
        seen.push({
            line: Number(line),
            asked: document.querySelector('[data-testid="prompt"]').dataset.question ?? null,
            clearings: [...document.querySelectorAll('[data-clearing] .glade')].map(e => e.getAttribute('aria-label')),
        });
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}
"""
"""Notes every line whose table is drawn in a show, and that table."""


class Show:
    """Somebody who plays, and is shown what others do."""

    def __init__(self, page: Page, path: str, seed: str = "table") -> None:
        self.page = page
        self.table = TablePage(page).open(path)
        self.random = Random(seed)
        self.bar = page.get_by_test_id("show")
        self.skip = page.get_by_test_id("show-skip")
        self.pause = page.get_by_test_id("show-pause")
        self.forward = page.get_by_test_id("show-forward")
        self.pace = self.bar.get_by_test_id("show-pace")
        self.happening = page.get_by_test_id("happening")

    def begin(self) -> Show:
        """Play until others do something."""
        while not self.bar.count():
            self.table.asked()
            self.choose()
        return self

    def choose(self) -> None:
        """Choose, and wait until something comes of it: a question, or a show."""
        before = self.table.question
        self.table.choose_without_waiting(self.random)
        self.page.wait_for_function(
            """before => document.querySelector('[data-testid="show"]')
                || ![before, undefined].includes(document.querySelector('[data-testid="prompt"]').dataset.question)""",
            arg=before,
        )

    @property
    def line(self) -> int:
        """The line whose table is seen."""
        expect(self.bar).to_have_attribute("data-line", re.compile(r"\d+"))
        return int(self.bar.get_attribute("data-line") or 0)

    def stop(self) -> int:
        """Pause; the line where it stands."""
        if self.pause.get_attribute("aria-label") == "Pause":
            self.pause.click()
        expect(self.pause).to_have_accessible_name("Play")
        return self.line

    def shows(self, line: int) -> None:
        expect(self.bar).to_have_attribute("data-line", str(line))


@pytest.fixture
def made(server: ServerProcess) -> Made:
    return new_game(server.address, *SEATS, seed="at the table")


def test_every_board_of_a_bots_turn_is_seen_as_its_line_appears(visitors: Visitors, made: Made) -> None:
    page = visitors.come(pace=8)
    show = Show(page, path_of(made, 0))
    page.evaluate(RECORD)
    show.begin()
    show.table.asked()
    expect(show.bar).to_have_count(0)
    while (seen := page.evaluate("window.seen")) and len(seen) < 25:
        show.choose()
        show.table.asked()
    # No line is left out, and the log goes as far as the board.
    shows: list[list[Any]] = [[]]
    for each in seen:
        if shows[-1] and each["line"] != shows[-1][-1]["line"] + 1:
            shows.append([])
        shows[-1].append(each)
        assert each["asked"] is None
    assert max(len(each) for each in shows) > 8
    assert len({json.dumps(each["clearings"]) for each in seen}) > 8
    # What was seen is what the history shows of each line.
    page.get_by_test_id("history").click()
    for each in seen:
        page.get_by_test_id("history-range").fill(str(each["line"]))
        expect(page.get_by_test_id("history-bar")).to_contain_text(f"line {each['line'] + 1} of")
        expect(show.table.log.locator(f'[data-line="{each["line"]}"]')).to_be_attached()
        expect(show.table.log.locator(f'[data-line="{each["line"] + 1}"]')).to_have_count(0)
        assert show.table.clearings() == each["clearings"]


def test_a_line_stays_as_long_as_the_pace_says(visitors: Visitors, made: Made) -> None:
    page = visitors.come(pace=1)
    page.clock.install()
    show = Show(page, path_of(made, 0)).begin()
    line = show.line
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    for pace, shortest in (("1", 600), ("0.5", 1200), ("2", 300)):
        show.pace.select_option(pace)
        line = show.line
        page.clock.run_for(shortest - 50)
        assert show.line == line
        page.clock.run_for(shortest * 2)
        expect(show.bar).not_to_have_attribute("data-line", str(line))


def test_it_is_paused_stepped_and_skipped(visitors: Visitors, made: Made) -> None:
    page = visitors.come(pace=0.5)
    show = Show(page, path_of(made, 0)).begin()
    page.clock.install()
    line = show.stop()
    page.clock.run_for(60_000)
    assert show.line == line
    show.forward.click()
    show.shows(line + 1)
    show.forward.click()
    show.shows(line + 2)
    show.bar.get_by_role("button", name="One step back").click()
    show.shows(line + 1)
    # The question waits, and says so.
    expect(show.table.prompt).to_contain_text("Your question waits")
    expect(show.table.options).to_have_count(0)
    expect(page.locator('[data-testid="board"] [role="button"]')).to_have_count(0)
    expect(page).to_have_title("● Your choice · Lawbound")
    left = int((page.get_by_test_id("show-left").inner_text()).split()[0])
    assert left > 0
    show.skip.click()
    assert show.table.asked()
    expect(show.bar).to_have_count(0)
    expect(show.table.log.locator(f'[data-line="{line + 1 + left}"]')).to_be_attached()


def test_the_last_step_leads_to_the_question(visitors: Visitors, made: Made) -> None:
    show = Show(visitors.come(pace=1), path_of(made, 0)).begin()
    show.stop()
    while show.bar.count():
        left = show.page.get_by_test_id("show-left").inner_text()
        show.forward.click()
        if left == "1 line more":
            break
        expect(show.page.get_by_test_id("show-left")).not_to_have_text(left)
    expect(show.bar).to_have_count(0)
    assert show.table.asked()


def test_it_is_watched_by_keyboard_alone(visitors: Visitors, made: Made) -> None:
    page = visitors.come(pace=0.5)
    show = Show(page, path_of(made, 0)).begin()
    page.keyboard.press("Space")
    expect(show.pause).to_have_accessible_name("Play")
    line = show.line
    page.keyboard.press("ArrowRight")
    show.shows(line + 1)
    page.keyboard.press("ArrowLeft")
    show.shows(line)
    page.keyboard.press("+")
    expect(show.pace).to_have_value("1")
    page.keyboard.press("-")
    expect(show.pace).to_have_value("0.5")
    page.keyboard.press("Escape")
    expect(show.bar).to_have_count(0)
    show.begin()
    page.keyboard.press("Enter")
    expect(show.bar).to_have_count(0)
    assert show.table.asked()


def test_at_once_is_remembered_until_another_pace_is_set(visitors: Visitors, made: Made) -> None:
    page = visitors.come(pace=0.5)
    show = Show(page, path_of(made, 0)).begin()
    show.pace.select_option("at once")
    expect(show.bar).to_have_count(0)
    assert show.table.asked()
    page.reload()
    show.table.wait()
    turn = page.get_by_test_id("phase").inner_text()
    while page.get_by_test_id("phase").inner_text() == turn:
        show.table.choose_somewhere(show.random)
        assert not show.bar.count()
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("show-pace")).to_have_value("")
    page.get_by_test_id("show-pace").select_option("×1")
    page.keyboard.press("Escape")
    show.begin()


def test_what_you_lost_is_unmistakable(visitors: Visitors, made: Made) -> None:
    page = visitors.come(pace=1)
    show = Show(page, path_of(made, 0)).begin()
    show.stop()
    loud = page.locator('[data-testid="happening"].loss')
    while not loud.count():
        if show.bar.count():
            show.forward.click()
        else:
            show.begin()
            show.stop()
    expect(loud).to_contain_text(re.compile(r"You lost a warrior in clearing \d+"))
    clearing = re.search(r"clearing (\d+)", loud.inner_text())
    assert clearing
    expect(page.get_by_test_id(f"loss-{clearing[1]}")).to_be_visible()


def test_what_you_lost_is_told_to_whoever_skips_it_until_they_have_seen_it(visitors: Visitors, made: Made) -> None:
    page = visitors.come()  # at once
    show = Show(page, path_of(made, 0))
    losses = page.get_by_test_id("losses")
    for _ in range(80):
        if losses.count():
            break
        show.choose()
    expect(losses).to_contain_text(re.compile(r"You lost .* in clearing \d+"))
    expect(page.locator('[data-testid^="loss-"]').first).to_be_visible()
    losses.get_by_role("button", name="I have seen it").click()
    expect(losses).to_have_count(0)
    expect(page.locator('[data-testid^="loss-"]')).to_have_count(0)


def test_a_reload_shows_now_and_no_replay(visitors: Visitors, made: Made) -> None:
    page = visitors.come(pace=0.5)
    show = Show(page, path_of(made, 0)).begin()
    page.reload()
    assert show.table.wait().asked()
    assert not show.bar.count()


def test_a_lost_connection_interrupts_the_show_and_loses_no_line(visitors: Visitors, own_store: Path) -> None:
    visitors.forgiven = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_SOCKET_NOT_CONNECTED")
    with ServerProcess(serve_command(str(own_store))) as first:
        port, made = first.port, new_game(first.address, *SEATS, seed="at the table")
        show = Show(visitors.come(address=first.address, pace=1), path_of(made, 0)).begin()
        line = show.stop()
        first.kill()
    expect(show.table.connection).to_have_attribute("data-status", "lost")
    show.forward.click()
    show.forward.click()
    show.forward.click()
    with ServerProcess(serve_command(str(own_store), port)):
        expect(show.table.connection).to_have_attribute("data-status", "open")
        show.shows(line + 3)
        show.skip.click()
        assert show.table.asked()
        show.page.close()


def test_spectators_are_shown_what_everybody_does(visitors: Visitors, made: Made) -> None:
    player = TablePage(visitors.come()).open(path_of(made, 0))
    page = visitors.come(pace=1)
    watching = Show(page, path_of(made, None, "spectator"))
    random = Random("table")
    while not watching.bar.count():
        player.choose_somewhere(random)
    expect(watching.table.prompt).to_contain_text("The others are playing")
    watching.skip.click()
    expect(watching.bar).to_have_count(0)
    player.asked()
    expect(watching.table.log.locator("[data-line]").last).to_have_attribute(
        "data-line", player.log.locator("[data-line]").last.get_attribute("data-line") or ""
    )


def test_two_people_at_one_screen_are_each_shown_what_they_missed(visitors: Visitors, server: ServerProcess) -> None:
    """Nothing is played behind the curtain."""
    made = new_game(server.address, "marquise", "eyrie", "bot:alliance", seed="one screen")
    seats = [{"seat": link["seat"], "token": link["token"]} for link in made["links"] if link["role"] == "seat"]
    page = visitors.come(pace=4)
    page.goto("/")
    page.evaluate(
        "([key, seats]) => localStorage.setItem(key, JSON.stringify(seats))", [f"lawbound.tokens.{made['game']}", seats]
    )
    page.goto(f"/g/{made['game']}")
    ready, random, shown = page.get_by_test_id("curtain-ready"), Random("screen"), 0
    show = page.get_by_test_id("show")
    table = TablePage(page)
    while shown < 3:
        expect(ready.or_(show).or_(page.locator('[data-testid="prompt"][data-question]')).first).to_be_visible()
        if ready.count():
            ready.click()
            table.wait()
            if show.count():
                first = int(show.get_attribute("data-line") or -1)
                shown += 1
                page.get_by_test_id("show-skip").click()
                assert first < int(table.log.locator("[data-line]").last.get_attribute("data-line") or 0)
        elif show.count():
            page.get_by_test_id("show-skip").click()
        elif table.question:
            before = table.question
            table.options.nth(random.randrange(table.options.count())).click()
            table.be_sure()
            page.wait_for_function(
                "before => document.querySelector('[data-testid=prompt]')?.dataset.question !== before", arg=before
            )


# History


def test_history_steps_over_every_line_with_the_arrows_wherever_the_focus_is(visitors: Visitors, made: Made) -> None:
    page = visitors.come()
    table = TablePage(page).open(path_of(made, 0))
    random = Random("table")
    for _ in range(8):
        table.choose_somewhere(random)
    newest = int(table.log.locator("[data-line]").last.get_attribute("data-line") or 0)
    page.get_by_test_id("history").click()
    where = page.get_by_test_id("history-range")
    expect(where).to_have_attribute("max", str(newest))
    seats = set()
    for n, focus in enumerate(("history", "history-close", "law", "watch", "seats") * 4, 1):
        page.get_by_test_id(focus).focus()
        page.keyboard.press("ArrowLeft")
        expect(where).to_have_value(str(newest - n))
        expect(table.log.locator("[data-line]").last).to_have_attribute("data-line", str(newest - n))
        seats.add(page.get_by_test_id("phase").inner_text())
    assert len(seats) > 1
    table.log.get_by_role("region").focus()
    page.keyboard.press("ArrowRight")
    expect(where).to_have_value(str(newest - n + 1))


def test_practice_from_inside_a_bots_turn_starts_exactly_there_or_says_that_it_cannot(
    visitors: Visitors, made: Made
) -> None:
    page = visitors.come()
    table = TablePage(page).open(path_of(made, 0))
    random = Random("table")
    for _ in range(12):
        table.choose_somewhere(random)
    page.get_by_test_id("history").click()
    practise, bar = page.get_by_test_id("practise"), page.get_by_test_id("history-bar")
    newest = int(page.get_by_test_id("history-range").get_attribute("max") or 0)
    told = set[bool]()
    for line in range(newest - 1, 0, -1):
        page.keyboard.press("ArrowLeft")
        expect(bar).to_contain_text(f"line {line + 1} of")
        expect(table.log.locator("[data-line]").last).to_have_attribute("data-line", str(line))
        possible = practise.is_enabled()
        told.add(possible)
        assert possible != ("No practice begins in the middle" in bar.inner_text())
        if told == {True, False} and possible and "(bot)" in page.get_by_test_id("phase").inner_text():
            break
    here, phase = page.url, page.get_by_test_id("phase").inner_text()
    practise.click()
    page.wait_for_url(lambda url: url != here)
    TablePage(page).wait()
    expect(page.get_by_test_id("phase")).to_contain_text("Practice")
    page.get_by_test_id("history").click()
    page.keyboard.press("ArrowLeft")
    page.get_by_test_id("history-range").fill("0")
    expect(page.get_by_test_id("phase")).to_contain_text(phase[phase.index("Turn ") :])


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_show_has_no_serious_violation(visitors: Visitors, made: Made, viewport: ViewportSize) -> None:
    page = with_axe(visitors.come(viewport, pace=1))
    show = Show(page, path_of(made, 0)).begin()
    show.stop()
    expect(show.happening).to_be_visible()
    assert violations(page) == []
    assert overhang(page) == 0
    while not page.locator('[data-testid="happening"].loss').count() and show.bar.count():
        show.forward.click()
    assert violations(page) == []
    for button in show.bar.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= viewport["width"]
        assert box["height"] >= 40
