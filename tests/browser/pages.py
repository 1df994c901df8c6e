"""The pages as the tests know them: by what is on them, not by how they are made."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect
from tests.browser.visitors import PATIENCE

A_MOMENT: Final = 4_000
"""Milliseconds: if what is to be clicked is not there then, it is gone."""

OFFERED: Final = (
    '[data-testid^="option-"], [data-testid="board"] [role="button"], [data-testid="board"] .offered:is(button),'
    ' [data-testid="hand"] .offered,'
    ' [data-testid="players"] .offered, [data-testid="players"] .pick, [data-testid="commons"] .offered'
)
"""Everything that may be clicked to answer a question."""

READY: Final = """
before => {
    const prompt = document.querySelector('[data-testid="prompt"]');
    const over = document.querySelector('[data-testid="outcome"]') !== null;
    const known = prompt?.dataset.ahead !== undefined; // what every place says to the question
    const asked = known && prompt.dataset.question && prompt.dataset.question !== before;
    return over || asked ? { question: prompt?.dataset.question ?? "", over } : null;
}
"""


class Home:
    """The first page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self) -> Home:
        self.page.goto("/")
        expect(self.page.get_by_test_id("play-root")).to_be_visible()
        return self

    def play_now(self, kit: str = "root") -> TablePage:
        self.page.get_by_test_id(f"play-{kit}").click()
        return TablePage(self.page).wait()


class NewGame:
    """The page that makes a game of one kind."""

    def __init__(self, page: Page, kit: str = "root") -> None:
        self.page = page
        self.kit = kit

    def open(self) -> NewGame:
        self.page.goto(f"/new/{self.kit}")
        expect(self.page.get_by_test_id("create")).to_be_visible()
        return self

    def adjust(self, preset: str) -> NewGame:
        """Begin with a preset, instead of starting it."""
        self.page.get_by_test_id(f"preset-{preset}").locator("xpath=following-sibling::button").click()
        return self

    def plant(self, seed: str) -> NewGame:
        """Say the seed, so that the game is the same every time."""
        self.page.locator("details.advanced > summary").click()
        self.page.get_by_role("textbox", name="Seed of all luck").fill(seed)
        return self

    def hide(self, discretion: str) -> NewGame:
        """Say what a pause may tell; once the advanced settings are open."""
        self.page.get_by_role("combobox", name="What a pause tells").select_option(discretion)
        return self

    def make(self) -> None:
        self.page.get_by_test_id("create").click()

    def create(self) -> TablePage:
        """A game that needs no invitations."""
        self.make()
        return TablePage(self.page).wait()


class ReplayPage:
    """The page that opens a saved game."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self) -> ReplayPage:
        self.page.goto("/replay")
        return self

    def load(self, journal: Path) -> TablePage:
        self.page.get_by_test_id("replay-file").set_input_files(journal)
        return TablePage(self.page).wait()


class TablePage:
    """The table through the eyes of whoever sits there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.get_by_test_id("prompt")
        self.log = page.get_by_test_id("log")
        self.outcome = page.get_by_test_id("outcome")
        self.connection = page.get_by_test_id("connection")
        self.chooser = page.get_by_test_id("chooser")
        self.ways = self.chooser.locator("[data-offer]")
        self._answered = ""

    def open(self, path: str) -> TablePage:
        self.page.goto(path)
        return self.wait()

    def wait(self) -> TablePage:
        """Until the table is drawn."""
        expect(self.prompt).to_be_visible()
        return self

    # Questions

    @property
    def question(self) -> str:
        """The one that is asked now, or nothing."""
        return self.prompt.get_attribute("data-question") or ""

    def text(self) -> str:
        """What is asked."""
        return self.prompt.get_by_role("heading").inner_text()

    @property
    def options(self) -> Locator:
        return self.prompt.locator('[data-testid^="option-"]')

    def option(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"option-{number}")

    def asked(self, before: str = "") -> str:
        """The next question after `before`; nothing when the game is over."""
        found: Any = self.page.wait_for_function(READY, arg=before).json_value()
        return "" if found["over"] else str(found["question"])

    def choose(self, number: int) -> str:
        """Press that button; the next question."""
        before = self.asked()
        if self.chooser.is_visible():
            self.page.keyboard.press("Escape")
        self.option(number).click()
        self.be_sure()
        return self.asked(before)

    def be_sure(self) -> None:
        """Say yes if the page asks whether something may be lost."""
        sure = self.page.get_by_test_id("confirm-yes")
        if sure.is_visible():
            sure.click()

    def choose_somewhere(self, random: Random) -> str:
        """Click anything that is offered, on the map, among the cards or as a button; the next question."""
        before = self.asked()
        self.choose_without_waiting(random)
        return self.asked(before)

    def choose_without_waiting(self, random: Random) -> None:
        """The same, where the next question may be for somebody else."""
        before = self.asked()
        if not self.chooser.is_visible():  # what is asked about a place is asked beside it
            self.click_any(random)
        if self.question == before and self.chooser.is_visible():
            which = self.ways
            which.nth(random.randrange(which.count())).click()
        self.be_sure()
        self._answered = before

    def click_any(self, random: Random) -> None:
        """Click something that is offered. What was counted may be gone: offers come and go with the table."""
        offered = self.page.locator(OFFERED)
        for _ in range(PATIENCE // A_MOMENT):
            try:
                offered.nth(random.randrange(max(1, offered.count()))).click(timeout=A_MOMENT)
                return
            except TimeoutError:
                continue
        raise AssertionError("nothing that is offered can be clicked")

    def has_answered(self, question: str) -> None:
        """That question was answered in another way than by these pages."""
        self._answered = question

    def answered(self, question: str) -> bool:
        """Whether that question, if it is still shown, was answered already."""
        return question == self._answered

    # What is on the table

    def clearing(self, number: int) -> Locator:
        return self.page.locator(f'[data-clearing="{number}"] .glade')

    def clearings(self) -> list[str]:
        """Every clearing as a screen reader tells it, without what is offered there."""
        return [
            text.partition(". Choose: ")[0]
            for text in self.page.locator("[data-clearing] .glade").evaluate_all(
                "all => all.map(each => each.getAttribute('aria-label'))"
            )
        ]

    def scores(self) -> list[str]:
        return self.page.locator('[data-testid="players"] .score').all_inner_texts()

    # Settings and drawers

    def speak(self, language: str) -> None:
        self.page.get_by_test_id("settings").click()
        self.page.get_by_test_id("lang").select_option(language)
        self.page.keyboard.press("Escape")

    def close_drawer(self) -> None:
        self.page.get_by_test_id("drawer-close").click()
