"""The page of an evening with the real box, as the tests know it: by taps, which are counted."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.real_table import Change, Told


class Phone:
    """The page of an evening, by taps, which are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view = page.get_by_test_id("evening")
        self.asked = page.get_by_test_id("asked")
        self.taps = 0

    def tap(self, what: Locator) -> None:
        self.taps += 1
        what.tap()

    def by(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    # Waiting

    def shown(self) -> dict[str, Any]:
        """What the server shows now, once the page shows it too."""
        expect(self.view).to_have_attribute("data-busy", "false")
        page: dict[str, Any] = self.page.request.get(f"/api/2/evenings/{self.id}?lang=en").json()
        expect(self.view).to_have_attribute("data-count", str(page["count"]))
        return page

    @property
    def id(self) -> str:
        return self.page.url.rpartition("/")[2]

    def told(self, what: Locator) -> None:
        """Tap something that tells the server something."""
        before = self.view.get_attribute("data-count") or ""
        self.tap(what)
        expect(self.view).not_to_have_attribute("data-count", before)
        expect(self.view).to_have_attribute("data-busy", "false")

    # Answers

    def answer(self, option: str) -> None:
        self.told(self.button(self.shown()["question"], option))

    def choose(self, question: dict[str, Any], option: str) -> None:
        """The same, without waiting for what comes of it."""
        self.tap(self.button(question, option))

    def button(self, question: dict[str, Any], option: str) -> Locator:
        button = self.asked.locator(f'[data-option="{option}"]')
        if not button.is_visible():
            sort = next(each["suit"] for each in question["options"] if each["option"] == option)
            self.tap(self.by(f"sort-{sort}"))
        return button

    def due(self, queue: list[Told], question: dict[str, Any]) -> str:
        """What was answered to it on the table."""
        names = [each["option"] for each in question["options"]]
        known = [told.option for told in queue if told.question == question["text"] and told.option in names]
        # Who holds no such card is asked all the same: nobody sees a hand.
        return known[0] if known else [each["option"] for each in question["options"] if each["suit"] is None][-1]

    def follow(self, queue: list[Told], turn: int | None) -> None:
        """Answer what is asked as it was on the table, until that turn is over (None: the set-up)."""
        while True:
            page = self.shown()
            question = page["question"]
            if question is None or (page["turn"] or {}).get("number") != turn:
                return
            option = self.due(queue, question)
            at = [told.question == question["text"] and told.option == option for told in queue]
            if any(at):
                del queue[: at.index(True) + 1]
            self.answer(option)

    # How it looks now

    def place(self, place: str) -> Locator:
        """On the map."""
        return self.page.locator(f'[data-place="{place}"]')

    def tell(self, changes: list[Change]) -> None:
        moves, rest = moved(changes)
        for piece, start, goal, count in moves:
            self.tap(self.place(start))
            self.tap(self.by(f"move-{piece}"))
            number = self.by(f"number-{count}")
            if number.get_attribute("aria-pressed") != "true":
                self.tap(number)
            self.told(self.place(goal))
        for place in dict.fromkeys(each["at"] for each in rest if "at" in each):
            self.tap(self.place(place))
            for each in rest:
                if each.get("at") == place:
                    self.step(each)
            self.tap(self.by("place-done"))
        for each in rest:
            if "at" not in each:
                self.tell_else(each)

    def step(self, change: Change) -> None:
        stack = self.by(f"stack-{change['piece']}")
        for _ in range(abs(change["by"])):
            if change["by"] > 0 and not stack.is_visible():
                self.told(self.by(f"add-{change['piece']}"))
            else:
                self.told(stack.get_by_test_id("more" if change["by"] > 0 else "less"))

    def tell_else(self, change: Change) -> None:
        if "points" in change or "hand" in change:
            what = "points" if "points" in change else "hand"
            seat = next(each["seat"] for each in self.shown()["players"] if each["key"] == change[what])
            own = self.shown()["turn"]["seat"] == seat
            if not own:
                self.tap(self.by(f"player-{seat}"))
            stepper = self.by("human" if own else "player-sheet").get_by_test_id(what)
            for _ in range(abs(change["by"])):
                self.told(stepper.get_by_test_id("more" if change["by"] > 0 else "less"))
            if not own:
                self.tap(self.by("drawer-close"))
        elif "item" in change:
            self.open_more()
            for _ in range(change["by"]):
                self.told(self.by(f"item-{change['item']}"))
        elif "card" in change:
            self.open_more()
            self.tap(self.by("craft"))
            button = self.by("tell-own").locator(f'[data-option="{change["card"]}"]')
            for sort in ("fox", "rabbit", "mouse", "bird"):
                if not button.is_visible() and self.by(f"sort-{sort}").is_visible():
                    self.by(f"sort-{sort}").tap()
            self.taps += 1
            self.told(button)
        else:
            self.tap(self.place(f"clearing:{change['value']}"))
            self.told(self.by("ferry-here"))
            self.tap(self.by("place-done"))

    def open_more(self) -> None:
        if not self.by("tell-own").is_visible():
            self.tap(self.by("tell-more"))

    # What is seen

    def clearings(self) -> list[str]:
        texts: list[str] = self.page.locator("[data-clearing] .glade").evaluate_all(
            "all => all.map(each => each.getAttribute('aria-label').split('. Choose: ')[0])"
        )
        return texts

    def points(self) -> list[int]:
        return [int(self.by(f"player-{seat}").locator(".points").inner_text()) for seat in range(4)]


def moved(changes: list[Change]) -> tuple[list[tuple[str, str, str, int]], list[Change]]:
    """As people tell it: what is gone here and come there has moved; and all the rest."""
    moves: list[tuple[str, str, str, int]] = []
    left = [dict(each) for each in changes]
    for gone in left:
        for come in left:
            if "piece" in gone and gone["piece"] == come.get("piece") and gone["by"] < 0 < come["by"]:
                count = min(-gone["by"], come["by"])
                moves.append((gone["piece"], gone["at"], come["at"], count))
                gone["by"] += count
                come["by"] -= count
    return moves, [each for each in left if each.get("by") != 0]
