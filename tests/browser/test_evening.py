"""A whole evening with the real box, on a phone that lies on the table.

The engine alone is the real table: a script gives its dice and cards, and what happens there is told to the phone by
taps. Whatever the phone says that the bots do has to be what they did there.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.pages import Home
from tests.browser.phone import Phone, moved
from tests.browser.real_table import Change, RealTable, Turn
from tests.browser.test_access import violations, with_axe
from tests.browser.visitors import DESK, PHONE, Visitors

from lawbound.server.process import ServerProcess, serve_command

BUYS = "Do you buy a service"
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
MOST_TAPS = 6
TABLET: ViewportSize = {"width": 820, "height": 1180}


class Table:
    """An evening on both tables, the real one and the phone's, with the mishaps that an evening has."""

    def __init__(self, phone: Phone, real: RealTable, server: ServerProcess, store: Path) -> None:
        self.phone = phone
        self.real = real
        self.server = server
        self.store = store
        self.bots: list[int] = []
        self.people: list[int] = []
        self.mishaps = [self.misread, self.reloaded, self.killed]
        self.forgotten: Change | None = None
        self.forgot = False

    def play(self) -> None:
        self.phone.follow(self.real.set_up(), None)
        for turn in self.real.turns():
            before = self.phone.taps
            is_bot = self.real.is_bot(turn.seat)
            if is_bot:
                self.bot_turn(turn)
            else:
                self.person_turn(turn)
            (self.bots if is_bot else self.people).append(self.phone.taps - before)
            self.phone.shown()
            if self.forgotten is None:
                assert self.phone.clearings() == turn.after.clearings, turn.number
                assert self.phone.points() == turn.after.points, turn.number
            assert not self.phone.page.evaluate(SIDEWAYS)

    def bot_turn(self, turn: Turn) -> None:
        if self.forgotten is not None:
            self.remembered(self.forgotten)
            self.forgotten = None
        elif self.mishaps and self.mishaps[0](turn):
            del self.mishaps[0]
        self.phone.follow(list(turn.told), turn.number)

    def person_turn(self, turn: Turn) -> None:
        if any(told.question.startswith(BUYS) and told.option != "done" for told in turn.told):
            self.phone.told(self.phone.by("tell"))  # what is bought is told move by move
            self.phone.follow(list(turn.told), turn.number)
            return
        changes = [dict(change) for change in turn.changes]
        placed = [each for each in moved(changes)[1] if "piece" in each and each["by"] > 0]
        if placed and not self.forgot:
            self.forgot, self.forgotten = True, {**placed[0], "by": 1}
            changes.append({**placed[0], "by": -1})
            changes = together(changes)
        self.phone.tell(changes)
        if self.phone.view.get_attribute("data-phase") == "human":
            self.phone.told(self.phone.by("end"))

    # Mishaps: each is told whether it could happen in this turn

    def remembered(self, change: Change) -> None:
        """A correction: in a bot's turn somebody sees that a piece was forgotten."""
        phone = self.phone
        phone.tap(phone.by("correct"))
        phone.tap(phone.place(change["at"]))
        phone.step(change)
        phone.tap(phone.by("place-done"))
        phone.tap(phone.by("correct"))

    def misread(self, turn: Turn) -> bool:
        """A correction: the wrong dice, taken back."""
        phone, dice = self.phone, [at for at, told in enumerate(turn.told) if "roll?" in told.question]
        if not dice:
            return False
        right = turn.told[dice[0]]
        while (question := phone.shown()["question"])["text"] != right.question:
            phone.answer(phone.due(turn.told, question))
        phone.answer(next(each["option"] for each in question["options"] if each["option"] != right.option))
        phone.told(phone.by("undo"))
        expect(phone.asked).to_have_attribute("data-question", right.question)
        del turn.told[: dice[0]]
        return True

    def reloaded(self, turn: Turn) -> bool:
        question, clearings = self.phone.asked.get_attribute("data-question") or "", self.phone.clearings()
        self.phone.page.reload()
        expect(self.phone.asked).to_have_attribute("data-question", question)
        assert self.phone.clearings() == clearings
        return True

    def killed(self, turn: Turn) -> bool:
        """The server dies while a card is told; what was told is told again when there is a server."""
        phone, port = self.phone, self.server.port
        question = phone.shown()["question"]
        before = phone.view.get_attribute("data-count") or ""
        self.server.kill()
        phone.choose(question, phone.due(turn.told, question))
        expect(phone.by("connection")).to_have_attribute("data-status", "lost")
        self.server = ServerProcess(serve_command(str(self.store), port))
        expect(phone.view).not_to_have_attribute("data-count", before)
        expect(phone.by("connection")).to_have_attribute("data-status", "open")
        del turn.told[0]
        return True


def together(changes: list[Change]) -> list[Change]:
    """One change for each piece and place."""
    found: list[Change] = []
    for change in changes:
        same = next(
            (
                each
                for each in found
                if "at" in each and (each["piece"], each["at"]) == (change.get("piece"), change.get("at"))
            ),
            None,
        )
        if same is None:
            found.append(change)
        else:
            same["by"] += change["by"]
    return [change for change in found if change.get("by") != 0]


def autumn(page: Page) -> RealTable:
    return RealTable(["marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"], "a", map="autumn")


def lake(page: Page) -> RealTable:
    title = page.get_by_text("Lake map")
    title.evaluate("each => each.scrollIntoView({ block: 'center' })")  # off the bar at the foot of the page
    title.tap()
    page.get_by_test_id("seat-row-4").get_by_role("combobox", name="Faction").select_option("riverfolk")
    return RealTable(["marquise", "bot:eyrie", "bot:alliance", "bot:riverfolk"], "a", map="lake", services="basic")


@pytest.mark.parametrize("set_up", [autumn, lake])
def test_a_whole_evening_on_a_phone(visitors: Visitors, own_store: Path, set_up: Callable[[Page], RealTable]) -> None:
    visitors.forgiven = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "ERR_INCOMPLETE")
    server = ServerProcess(serve_command(str(own_store)))
    page = visitors.come(PHONE, server.address)
    Home(page).open()
    page.get_by_test_id("way-evening").tap()
    expect(page.get_by_test_id("create")).to_be_visible()
    real = set_up(page)
    page.get_by_test_id("create").tap()
    phone = Phone(page)
    table = Table(phone, real, server, own_store)
    try:
        table.play()
        assert table.mishaps == [] and table.forgot
        expect(page.get_by_test_id("record")).to_contain_text("wins")
        expect(page.get_by_test_id("chart")).to_be_visible()
        with page.expect_download() as download:
            page.get_by_test_id("download-record").tap()
        assert "acts" in download.value.path().read_text()
        record = page.request.get(f"/api/2/evenings/{phone.id}/record?lang=en").json()
        assert bots_in(record["log"]) == bots_in(real.log())
        assert len(bots_in(record["log"])) == len(table.bots)
    finally:
        page.context.close()  # it waits for news
        table.server.stop()
    print(
        f"{set_up.__name__}: {len(table.bots)} turns of bots, taps {sorted(table.bots)}, median {median(table.bots)};"
    )
    print(f"  {len(table.people)} turns of a person, taps {sorted(table.people)}, median {median(table.people)}")
    assert median(table.bots) <= MOST_TAPS


def bots_in(log: list[dict[str, object]]) -> dict[str, list[object]]:
    """What happened in each turn of a bot, in words."""
    turns: dict[str, list[object]] = {}
    title = ""
    for line in log:
        if line["begins"]:
            title = str(line["text"])
        elif "(bot)" in title:
            turns.setdefault(title, []).append(line["text"])
    return turns


# Smaller things


SEATS = ["marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"]


def begun(page: Page, until: str) -> Phone:
    """An evening that was told by others, as far as that phase; on this page, and the words of its question."""
    made = page.request.post(
        "/api/2/evenings", data={"game": "root", "setup": {"seats": SEATS, "map": "autumn", "order": "given"}}
    ).json()
    address = f"/api/2/evenings/{made['id']}"
    shown = page.request.get(address).json()
    while shown["phase"] != until:
        question = shown["question"]
        act = {"do": "answer", "option": question["options"][0]["option"]} if question else {"do": "end"}
        shown = page.request.post(f"{address}/acts", data={"after": shown["count"], "act": act}).json()
    page.goto(f"/evening/{made['id']}")
    phone = Phone(page)
    expect(phone.view).to_have_attribute("data-phase", until)
    return phone


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
def test_an_evening_has_no_serious_violation(visitors: Visitors, size: ViewportSize) -> None:
    page = with_axe(visitors.come(size))
    page.goto("/evening")
    expect(page.get_by_test_id("create")).to_be_visible()
    found = {"set-up": violations(page)}
    phone = begun(page, "setup")
    found["setting up"] = violations(page)
    phone = begun(page, "human")
    found["person"] = violations(page)
    phone.place("clearing:5").click()
    found["place"] = violations(page)
    phone.by("move-marquise.warrior").click()
    found["moving"] = violations(page)
    phone.by("moving").get_by_role("button", name="Cancel").click()
    phone.by("place-done").click()
    phone.by("player-1").click()
    found["player"] = violations(page)
    phone.by("drawer-close").click()
    phone.by("others").click()
    found["others"] = violations(page)
    phone.by("drawer-close").click()
    phone.by("share").click()
    found["share"] = violations(page)
    phone.by("drawer-close").click()
    phone.by("law").click()
    expect(phone.by("dispute").get_by_role("button").first).to_be_visible()
    found["law"] = violations(page)
    phone.by("drawer-close").click()
    phone.by("end").click()
    expect(phone.asked).to_be_visible()
    found["card"] = violations(page)
    phone.by("sort-bird").click()
    found["sort"] = violations(page)
    phone.asked.locator("[data-option]").first.click()
    expect(phone.by("todo")).to_be_visible()
    phone.by("todo").get_by_role("button").first.click()
    found["reasons"] = violations(page)
    phone.by("show-record").click()
    expect(page.get_by_test_id("download-record")).to_be_visible()
    found["record"] = violations(page)
    assert {where: what for where, what in found.items() if what} == {}
    assert not page.evaluate(SIDEWAYS)


def test_an_evening_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    phone = begun(page, "human")
    phone.place("clearing:5").focus()
    page.keyboard.press("Enter")
    expect(phone.by("place-sheet")).to_be_visible()
    more = phone.by("stack-marquise.warrior").get_by_test_id("more")
    more.focus()
    page.keyboard.press("Enter")
    expect(phone.by("stack-marquise.warrior").locator("output")).to_have_text("2")
    page.keyboard.press("Escape")
    expect(phone.by("place-sheet")).to_be_hidden()
    phone.shown()
    phone.by("end").focus()
    page.keyboard.press("Enter")
    expect(phone.asked).to_have_attribute("data-kind", "card")
    phone.by("card-search").focus()
    page.keyboard.type("royal cl")
    page.keyboard.press("Enter")
    expect(phone.by("todo")).to_contain_text("Royal Claim")


def test_two_phones_at_one_table(visitors: Visitors) -> None:
    """Each shows what the other told; whoever is slower is told so, and nothing is lost."""
    first = begun(visitors.come(PHONE), "human")
    page = visitors.come(PHONE)
    page.goto(first.page.url)
    second = Phone(page)
    first.tap(first.place("clearing:5"))
    first.step({"piece": "marquise.warrior", "at": "clearing:5", "by": 2})
    expect(second.view).to_have_attribute("data-count", first.view.get_attribute("data-count") or "")
    assert "Marquise (3 warriors" in second.clearings()[4]
    first.tap(first.by("place-done"))
    second.told(second.by("end"))
    expect(first.asked).to_be_visible()
    first.told(first.by("undo"))
    expect(second.by("human")).to_be_visible()


def test_the_same_in_three_languages(visitors: Visitors) -> None:
    page = visitors.come(PHONE)
    phone = begun(page, "bot")
    for language, undo in (("cs", "Vzít zpět"), ("pl", "Cofnij")):
        page.get_by_test_id("settings").tap()
        page.get_by_test_id("lang").select_option(language)
        page.keyboard.press("Escape")
        expect(phone.by("undo")).to_have_text(undo)
        question = page.request.get(f"/api/2/evenings/{phone.id}?lang={language}").json()["question"]["text"]
        expect(phone.asked).to_have_attribute("data-question", question)
        assert not page.evaluate(SIDEWAYS)


def test_what_cannot_be_is_pointed_out_and_kept(visitors: Visitors) -> None:
    phone = begun(visitors.come(PHONE), "human")
    phone.tap(phone.place("clearing:4"))
    phone.step({"piece": "eyrie.roost", "at": "clearing:4", "by": 2})
    phone.tap(phone.by("place-done"))
    expect(phone.by("problems")).to_contain_text("cannot be so")
    phone.told(phone.by("undo"))
    phone.told(phone.by("undo"))
    expect(phone.by("problems")).to_be_hidden()


def test_what_lies_on_boards_is_told_by_taps(visitors: Visitors) -> None:
    """In a bot's turn: a card of its Decree, an item that was damaged, and what is left beside the map."""
    page = visitors.come(PHONE)
    phone = begun(page, "bot")

    def row(field: str) -> Locator:
        return phone.by(f"field-{field}")

    phone.tap(phone.by("player-1"))
    phone.tap(row("players.eyrie.decree.fox").get_by_role("button", name="Add"))
    phone.tap(row("players.eyrie.decree.fox").get_by_test_id("sort-fox"))
    phone.told(row("players.eyrie.decree.fox").locator("[data-option=anvil]"))
    expect(row("players.eyrie.decree.fox").get_by_role("button", name="Anvil")).to_be_visible()
    phone.tap(phone.by("drawer-close"))
    phone.tap(phone.by("player-3"))
    phone.tap(row("players.vagabond.satchel").get_by_role("button", name="torch"))
    phone.told(row("players.vagabond.satchel").get_by_role("button", name="To: Damaged", exact=True))
    expect(row("players.vagabond.damaged").get_by_role("button", name="torch")).to_be_visible()
    phone.tap(phone.by("drawer-close"))
    phone.tap(phone.by("others"))
    phone.told(row("supply.tea").get_by_test_id("less"))
    expect(row("supply.tea").locator("output")).to_have_text("1")
    assert not page.evaluate(SIDEWAYS)
    phone.tap(phone.by("drawer-close"))
    for _ in range(3):
        phone.told(phone.by("undo"))
    phone.tap(phone.by("player-1"))
    expect(row("players.eyrie.decree.fox")).to_contain_text("nothing")


def test_a_turn_told_move_by_move_says_why_not(visitors: Visitors) -> None:
    phone = begun(visitors.come(PHONE), "human")
    phone.told(phone.by("tell"))
    expect(phone.asked).to_be_visible()
    phone.asked.locator("summary").tap()
    expect(phone.by("refused").get_by_role("button").first).to_be_visible()
    phone.by("refused").get_by_role("button").first.tap()
    expect(phone.by("law-drawer")).to_be_visible()
    phone.by("drawer-close").tap()
    phone.told(phone.by("show"))
    expect(phone.by("human")).to_be_visible()
