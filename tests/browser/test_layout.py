"""What a window shows without scrolling, measured in a real browser at the sizes that people have."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocketRoute, expect
from tests.browser.pages import TablePage
from tests.browser.test_access import violations, with_axe
from tests.browser.visitors import PHONE, Visitors, new_game, path_of, post

from lawbound.server.process import ServerProcess


class Window(NamedTuple):
    """A size, and what has to be seen there."""

    width: int
    height: int
    map: float  # at least this part of the window
    log: int  # at least so many lines; 0: the log is a tab away
    columns: bool  # panels stand beside the board

    @property
    def size(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}

    @property
    def options(self) -> dict[str, Any]:
        return {} if self.columns else {"has_touch": True, "is_mobile": True}


LOW: Final = Window(1366, 650, 0.41, 10, columns=True)
MIDDLE: Final = Window(1440, 900, 0.41, 10, columns=True)
LARGE: Final = Window(1920, 1000, 0.36, 10, columns=True)
UPRIGHT: Final = Window(PHONE["width"], PHONE["height"], 0.42, 0, columns=False)
LYING: Final = Window(844, 390, 0.44, 0, columns=False)
WINDOWS: Final = (LOW, MIDDLE, LARGE, UPRIGHT, LYING)
IDS: Final = [f"{window.width}x{window.height}" for window in WINDOWS]
MOST_OF_AN_UPRIGHT_PHONE: Final = 0.45
"""What the question may cover."""

PLAYED: Final = ("four seats", "six seats", "large board", "plain board")

HIDDEN: Final = """
element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < 1 || bottom - top < 1) return "has no size";
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return "is outside the window";
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element === there || element.contains(there) ? null : `is covered by ${there?.className}`;
}
"""
OVERHANG: Final = """
() => {
    const page = document.scrollingElement;
    return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}
"""
SHARE: Final = """
map => {
    const { width, height } = map.getBoundingClientRect();
    const drawn = map.viewBox.baseVal;
    const scale = Math.min(width / drawn.width, height / drawn.height);
    return (drawn.width * drawn.height * scale * scale) / (innerWidth * innerHeight);
}
"""
LINES: Final = """
lines => lines.filter(line => {
    const { left, top, right, bottom } = line.getBoundingClientRect();
    const seen = y => line.contains(document.elementFromPoint((left + right) / 2, y));
    return seen(top + 3) && seen(bottom - 3);
}).length
"""


class Tables:
    """Games that were played until there is something to see: long enough for a log."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        crowd = [f"bot:{faction}" for faction in ("marquise", "eyrie", "alliance", "lizards", "corvids")]
        others = [{"seat": seat, "player": "greedy"} for seat in ("red", "blue")]
        oath = {"game": "oath", "seed": "layout", "seats": [{"seat": "chancellor"}, *others]}
        bots = ("bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabond")
        self.paths = {
            "four seats": self._played(new_game(address, "marquise", *bots[1:], seed="four"), 14),
            "six seats": self._played(new_game(address, "vagabond", *crowd, seed="six"), 14),
            "large board": self._played(new_game(address, "eyrie", bots[0], *bots[2:], seed="eyrie"), 14, ends=False),
            "plain board": self._played(post(f"{address}/api/2/games", oath), 12),
            "watched": path_of(new_game(address, *bots, seed="end"), None, "spectator"),
        }

    def _played(self, made: Any, choices: int, *, ends: bool = True) -> str:
        """The path to that table, after so many choices, and at a question with an option that ends it."""
        everybody = Visitors(self._browser, self._address)
        table = TablePage(everybody.come()).open(path_of(made, 0))
        random = Random("layout")
        table.asked()
        while choices > 0 or (ends and not table.prompt.locator(".ends").count()):
            table.choose(random.randrange(table.options.count()))
            choices -= 1
        everybody.leave()
        return path_of(made, 0)


@pytest.fixture(scope="module")
def tables(browser: Browser, server: ServerProcess) -> Tables:
    return Tables(browser, server.address)


def open_table(visitors: Visitors, window: Window, path: str) -> TablePage:
    table = TablePage(visitors.come(window.size, **window.options)).open(path)
    table.page.wait_for_load_state("networkidle")
    table.page.evaluate("document.fonts.ready")
    return table


def hidden(**elements: Locator) -> list[str]:
    """Which of these one cannot see and click, and why."""
    found = {name: each.evaluate(HIDDEN) if each.count() else "is not there" for name, each in elements.items()}
    return [f"{name} {why}" for name, why in found.items() if why]


def main_actions(table: TablePage) -> dict[str, Locator]:
    """What whoever is asked has to have before their eyes."""
    ending = table.prompt.locator(".ends")
    return {
        "question": table.prompt.get_by_role("heading"),
        "first option": table.options.first,
        "why not": table.page.get_by_test_id("why"),
        "undo": table.page.get_by_test_id("undo"),
        "settings": table.page.get_by_test_id("settings"),
        **{f"ending {number}": ending.nth(number) for number in range(ending.count())},
    }


def share_of_the_map(page: Page) -> float:
    share: float = page.locator('[data-testid="map"] svg[role="group"]').evaluate(SHARE)
    return share


@pytest.mark.parametrize("window", WINDOWS, ids=IDS)
def test_a_window_shows_all_that_matters(visitors: Visitors, tables: Tables, window: Window) -> None:
    found = {name: missing(visitors, tables.paths[name], window) for name in PLAYED}
    assert {name: problems for name, problems in found.items() if problems} == {}


def missing(visitors: Visitors, path: str, window: Window) -> list[str]:
    """What is wrong with that table in that window."""
    table = open_table(visitors, window, path)
    page = table.page
    table.asked()
    found = hidden(**main_actions(table))
    if (overhang := page.evaluate(OVERHANG)) != [0, 0]:
        found.append(f"the page scrolls by {overhang}")
    if page.get_by_test_id("map").count():
        found += hidden(
            map=page.get_by_test_id("map"),
            hand=page.get_by_test_id("hand") if window.columns else page.get_by_role("tab", name="Hand"),
        )
        if (share := share_of_the_map(page)) < window.map:
            found.append(f"the map has only {share:.3f} of the window")
    lines = table.log.locator("[data-line]").evaluate_all(LINES)
    if lines < window.log:
        found.append(f"the log shows only {lines} lines")
    box = table.prompt.bounding_box()
    assert box is not None
    if window == UPRIGHT and box["height"] > MOST_OF_AN_UPRIGHT_PHONE * window.height:
        found.append("the question covers the table")
    page.close()
    return found


def ask_more(socket: WebSocketRoute) -> None:
    """The same table, with a question of more options than any window has room for."""
    server = socket.connect_to_server()

    def tell(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "table" and told["question"]:
            further = [
                {"option": 100 + n, "text": f"another way to do it, the {n}th", "place": None, "ends": False}
                for n in range(30)
            ]
            told["question"]["choices"] += further
        socket.send(json.dumps(told))

    server.on_message(tell)


@pytest.mark.parametrize("window", WINDOWS, ids=IDS)
def test_a_long_list_scrolls_in_its_box_and_says_so(visitors: Visitors, tables: Tables, window: Window) -> None:
    page = visitors.come(window.size, **window.options)
    page.route_web_socket("**/*", ask_more)
    table = TablePage(page).open(tables.paths["four seats"])
    table.asked()
    more, last = page.get_by_test_id("options-more"), table.option(129)
    assert hidden(**main_actions(table), more=more) == []
    for _ in range(30):
        if not more.count():
            break
        assert last.evaluate(HIDDEN)
        before = more.inner_text()
        more.click()
        expect(page.get_by_text(before, exact=True)).to_have_count(0)
    expect(more).to_have_count(0)
    ending = {name: each for name, each in main_actions(table).items() if name.startswith("ending")}
    assert hidden(last=last, **ending) == []
    assert page.evaluate(OVERHANG) == [0, 0]


@pytest.mark.parametrize("window", [LOW, MIDDLE, LARGE], ids=IDS[:3])
def test_panels_fold_and_stay_folded(visitors: Visitors, tables: Tables, window: Window) -> None:
    table = open_table(visitors, window, tables.paths["six seats"])
    page, before = table.page, share_of_the_map(table.page)
    inside = {"hand": "hand", "players": "players", "log": "log", **({"aside": "commons"} if window == LARGE else {})}
    for panel, content in inside.items():
        expect(page.get_by_test_id(content)).to_be_visible()
        button = page.get_by_test_id(f"fold-{panel}")
        expect(button).to_have_attribute("aria-expanded", "true")
        button.click()
        expect(button).to_have_attribute("aria-expanded", "false")
        expect(page.get_by_test_id(content)).to_have_count(0)
    page.reload()
    table.asked()
    for panel, content in inside.items():
        expect(page.get_by_test_id(content)).to_have_count(0)
        expect(page.get_by_test_id(f"fold-{panel}")).to_have_attribute("aria-expanded", "false")
    assert hidden(**main_actions(table)) == []
    assert share_of_the_map(page) > before
    page.keyboard.press("h")  # who asks for a panel has it
    expect(page.get_by_test_id("hand")).to_be_visible()
    page.keyboard.press("l")
    expect(table.log.get_by_role("region")).to_be_focused()
    page.get_by_test_id("fold-players").click()
    expect(page.get_by_test_id("players")).to_be_visible()


@pytest.mark.parametrize("window", [UPRIGHT, LYING], ids=IDS[3:])
def test_on_a_phone_everything_is_one_tap_away_and_nothing_covers_the_question(
    visitors: Visitors, tables: Tables, window: Window
) -> None:
    table = open_table(visitors, window, tables.paths["six seats"])
    with_panels = {"Hand": "hand", "Boards": "players", "Log": "log", "Supply": "commons", "Table": "map"}
    for tab, panel in with_panels.items():
        table.page.get_by_role("tab", name=tab, exact=True).tap()
        expect(table.page.get_by_test_id(panel)).to_be_in_viewport(ratio=0.3)
        assert hidden(**main_actions(table)) == []
        assert table.page.evaluate(OVERHANG) == [0, 0]


@pytest.mark.parametrize("window", [LOW, MIDDLE, LARGE, LYING], ids=[*IDS[:3], IDS[4]])
def test_a_drawer_leaves_the_question_in_sight(visitors: Visitors, tables: Tables, window: Window) -> None:
    table = open_table(visitors, window, tables.paths["four seats"])
    table.page.get_by_test_id("why").click()
    expect(table.page.get_by_test_id("why-list")).to_be_visible()
    actions = main_actions(table)
    assert hidden(**actions, close=table.page.get_by_test_id("drawer-close")) == []


@pytest.mark.parametrize("window", WINDOWS, ids=IDS)
def test_the_bar_of_a_watched_game_fits_too(visitors: Visitors, tables: Tables, window: Window) -> None:
    table = open_table(visitors, window, tables.paths["watched"])
    page = table.page
    expect(page.get_by_test_id("history-bar")).to_be_visible()  # a game of bots is there to be watched
    bar = {name: page.get_by_test_id(name) for name in ("watch", "history-range", "history-close")}
    assert hidden(**bar, status=table.prompt.get_by_role("status"), map=page.get_by_test_id("map")) == []
    assert page.evaluate(OVERHANG) == [0, 0]


@pytest.mark.parametrize("window", WINDOWS, ids=IDS)
def test_no_size_has_a_serious_violation(visitors: Visitors, tables: Tables, window: Window) -> None:
    page = with_axe(visitors.come(window.size, **window.options))
    table = TablePage(page).open(tables.paths["six seats"])
    table.asked()
    found = {"open": violations(page)}
    if window.columns:
        for panel in ("hand", "players", "log"):
            page.get_by_test_id(f"fold-{panel}").click()
        found["folded"] = violations(page)
    assert {name: each for name, each in found.items() if each} == {}


def test_a_question_is_answered_on_a_phone_that_lies_down(visitors: Visitors, tables: Tables) -> None:
    table = open_table(visitors, LYING, tables.paths["four seats"])
    question = table.asked()
    table.prompt.locator(".ends").first.tap()
    table.asked(question)
    assert hidden(**{name: each for name, each in main_actions(table).items() if not name.startswith("ending")}) == []
