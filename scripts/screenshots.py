"""Take the pictures of docs/screenshots from real pages: `python -m scripts.screenshots [NAME...]`.

Games have fixed seeds and clicks, so a picture changes only when the pages do. Names are those of the pictures, without
their width: home, new-game, table-winter...
"""

from __future__ import annotations

import json
import sys
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect, sync_playwright
from tests.browser.pages import TablePage
from tests.browser.visitors import DESK, FLAGS, PHONE, Visitors, new_game, path_of
from tests.tools import chromium_path

from lawbound.server.process import ServerProcess, serve_command

FOLDER: Final = Path(__file__).parent.parent / "docs" / "screenshots"
COLOURS: Final = 256
MOST_BYTES: Final = 300_000

SEATS: Final = {
    "autumn": ("marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"),
    "winter": ("eyrie", "bot:marquise", "bot:lizards", "bot:corvids"),
    "lake": ("alliance", "bot:riverfolk", "bot:eyrie", "bot:marquise"),
    "mountain": ("vagabond", "bot:duchy", "bot:marquise", "bot:alliance"),
}
CHOICES: Final = {"autumn": 24, "winter": 20, "lake": 16, "mountain": 16}


class Photographer:
    """Goes through the pages of one server with two cameras: one as wide as a desk's screen, one as a phone's."""

    def __init__(self, visitors: Visitors, address: str) -> None:
        self.visitors = visitors
        self.address = address
        self.tables: dict[str, str] = {}

    def take(self, name: str, path: str, prepare: Callable[[Page, bool], None], **options: Any) -> None:
        """The same page with both cameras; `prepare` gets the page, and whether it is the narrow one."""
        for viewport in (DESK, PHONE):
            page = self.visitors.come(viewport, **options)
            page.goto(path)
            prepare(page, viewport == PHONE)
            page.evaluate("document.fonts.ready")
            if path.startswith("/evening/"):  # it always waits for news
                page.wait_for_timeout(1000)
            else:
                page.wait_for_load_state("networkidle")
            self.save(page, name, viewport)
            page.close()

    def save(self, page: Page, name: str, viewport: ViewportSize) -> None:
        path = FOLDER / f"{name}-{viewport['width']}.png"
        page.screenshot(path=path, animations="disabled", caret="hide")
        with Image.open(path) as image:
            rgb = image.convert("RGB")  # small spots of a colour matter: the pieces of a faction
            small = rgb.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        small.save(path, optimize=True)
        print(f"{path.name}: {path.stat().st_size // 1000} KB")
        if path.stat().st_size > MOST_BYTES:
            raise SystemExit(f"{path.name} is larger than {MOST_BYTES // 1000} KB.")

    def table(self, map: str, choices: int | None = None) -> str:
        """The path to a table on that map after some choices, or (None) at the end of the game."""
        key = f"{map} {choices}"
        if key not in self.tables:
            made = new_game(self.address, *SEATS[map], settings={"map": map}, seed=f"a picture of {map}")
            self.tables[key] = path_of(made, 0)
            page = self.visitors.come()
            table = TablePage(page).open(self.tables[key])
            random = Random(map)
            while (choices is None or choices > 0) and table.asked():
                table.choose_somewhere(random)
                choices = choices and choices - 1
            page.close()
        return self.tables[key]

    def pebbles(self) -> str:
        """The path to a table of the smallest game."""
        return path_of(new_game(self.address, "1", "2", game="pebbles", seed="a picture of pebbles"), 0)

    def bots(self) -> str:
        """The path to a game of bots alone."""
        seats = [f"bot:{faction}" for faction in ("marquise", "eyrie", "alliance", "vagabond")]
        return path_of(new_game(self.address, *seats, seed="four bots"), None, "spectator")

    def evening(self, reached: Callable[[dict[str, Any]], bool]) -> str:
        """The path to an evening with the real box that has come so far: luck and people answer at random."""
        luck = Random("an evening")
        api = f"{self.address}/api/2/evenings"
        seats = list(SEATS["autumn"])
        made = asked(api, {"game": "root", "setup": {"seats": seats, "map": "autumn", "order": "given"}})
        page = asked(f"{api}/{made['id']}")
        while not reached(page):
            question = page["question"]
            option = luck.choice(question["options"])["option"] if question else ""
            act = {"do": "answer", "option": option} if question else {"do": "end"}
            page = asked(f"{api}/{made['id']}/acts", {"after": page["count"], "act": act})
        return f"/evening/{made['id']}"


def asked(address: str, body: Any = None) -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, {"Content-Type": "application/json"})) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def rolling(page: dict[str, Any]) -> bool:
    """Late in an evening a bot rolls dice, with much to do before that."""
    todo = [step for step in page["steps"][page["fresh"] :] if step["kind"] == "step"]
    return (
        page["phase"] == "bot" and page["question"]["kind"] == "dice" and page["turn"]["number"] > 8 and len(todo) > 4
    )


def beside(page: Page, narrow: bool) -> None:
    expect(page.get_by_test_id("evening")).to_be_visible()


def changed(page: Page, narrow: bool) -> None:
    beside(page, narrow)
    page.locator('[data-place="clearing:9"]').click()


def ready(page: Page, narrow: bool) -> None:
    expect(page.get_by_role("heading", level=1).first).to_be_attached()


def seated(page: Page, narrow: bool) -> None:
    TablePage(page).wait().asked()


def traced(page: Page, narrow: bool) -> None:
    """The reasons of a bot, unfolded in the log."""
    seated(page, narrow)
    if narrow:
        page.get_by_role("tab", name="Log").click()
    reasons = page.get_by_test_id("log").get_by_test_id("trace").nth(-3)
    reasons.click()
    steps = page.get_by_test_id("trace-steps")
    expect(steps.get_by_role("button").first).to_be_visible()
    steps.evaluate("""each => {
        const line = each.closest('[data-line]');
        line.closest('.scroller').scrollTop = line.offsetTop - 44; // below the heading of its turn
    }""")


def asked_why(page: Page, narrow: bool) -> None:
    seated(page, narrow)
    page.get_by_test_id("why").click()
    expect(page.get_by_test_id("why-list").get_by_role("listitem").first).to_be_visible()


def in_the_past(page: Page, narrow: bool) -> None:
    seated(page, narrow)
    page.get_by_test_id("history").click()
    page.get_by_test_id("history-range").fill("60")
    expect(page.get_by_test_id("history-bar")).to_contain_text("line 61")


def watched(page: Page, narrow: bool) -> None:
    page.get_by_test_id("watch").click()
    page.get_by_test_id("history-range").fill("61")
    expect(page.get_by_test_id("history-bar")).to_contain_text("Line 62")


def ended(page: Page, narrow: bool) -> None:
    expect(page.get_by_test_id("audit")).to_contain_text("fair")


def article(page: Page, narrow: bool) -> None:
    expect(page.get_by_test_id("article")).to_be_visible()


def pictures(photographer: Photographer) -> dict[str, Callable[[str], None]]:
    """How each picture is taken, by its name."""
    take, table = photographer.take, photographer.table
    return {
        "home": lambda name: take(name, "/", ready),
        "new-game": lambda name: take(name, "/new/root", ready),
        **{
            f"table-{map}": lambda name, map=map: take(name, table(map, CHOICES[map]), seated)  # type: ignore[misc]
            for map in SEATS
        },
        "table-pebbles": lambda name: take(name, photographer.pebbles(), seated),
        "table-dark": lambda name: take(name, table("autumn", CHOICES["autumn"]), seated, color_scheme="dark"),
        "log-trace": lambda name: take(name, table("autumn", CHOICES["autumn"]), traced),
        "why-not": lambda name: take(name, table("autumn", CHOICES["autumn"]), asked_why),
        "history": lambda name: take(name, table("autumn", CHOICES["autumn"]), in_the_past),
        "watch": lambda name: take(name, photographer.bots(), watched),
        "law": lambda name: take(name, "/law/root/4.3.2", article),
        "end": lambda name: take(name, table("autumn"), ended),
        "evening-set-up": lambda name: take(name, "/evening", ready),
        "evening-bot": lambda name: take(name, photographer.evening(rolling), beside),
        "evening-human": lambda name: take(name, photographer.evening(lambda page: page["phase"] == "human"), changed),
        "evening-end": lambda name: take(name, photographer.evening(lambda page: page["phase"] == "over"), beside),
    }


def main(names: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(serve_command(f"{folder}/games.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        known = pictures(Photographer(Visitors(browser, server.address), server.address))
        unknown = [name for name in names if name not in known]
        if unknown:
            print(f"No such picture: {', '.join(unknown)}. There are: {', '.join(known)}", file=sys.stderr)
            return 2
        for name in names or known:
            known[name](name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
