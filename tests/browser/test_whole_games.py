"""Whole games by clicking what is offered: alone, for two, and across the death of the server."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect
from tests.browser.pages import Home, NewGame, ReplayPage, TablePage
from tests.browser.visitors import Visitors, new_game, path_of

from lawbound import games
from lawbound.kernel.fairness import audit
from lawbound.kernel.journal_text import read
from lawbound.server.process import ServerProcess, serve_command

MOST_CHOICES = 500
"""A game of random people against bots takes about fifty; one that takes so many goes nowhere."""


def play_to_the_end(table: TablePage, random: Random) -> int:
    choices = 0
    question = table.asked()
    while question:
        assert choices < MOST_CHOICES
        question = table.choose_somewhere(random)
        choices += 1
    return choices


def test_a_solo_game_from_the_first_click_to_its_audit_and_replay(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come()
    table = NewGame(page).open().plant("a walk in the woods").create()
    answers = play_to_the_end(table, Random("solo"))

    expect(table.outcome).to_contain_text("wins")
    expect(page.get_by_test_id("chart")).to_be_visible()
    checked = page.get_by_test_id("audit").get_by_text(re.compile(r"All \d+ recorded choices are legal"))
    choices = int(checked.inner_text().split()[1])
    assert choices > answers  # what was begun on the board was several choices at once
    expect(page.get_by_test_id("audit")).to_contain_text("a walk in the woods")

    with page.expect_download() as download:
        page.get_by_test_id("download-journal").click()
    journal = tmp_path / "game.journal"
    download.value.save_as(journal)
    report = audit(read(journal.read_bytes()), games.find, None)
    assert report.ok
    assert len(read(journal.read_bytes()).journal.entries) == choices

    replay = ReplayPage(visitors.come()).open().load(journal)
    expect(replay.outcome).to_contain_text("wins")
    replay.close_drawer()
    assert replay.clearings() == table.clearings()


def test_play_now_is_one_click_away_and_is_remembered(visitors: Visitors) -> None:
    page = visitors.come()
    table = Home(page).open().play_now()
    question = table.asked()
    expect(table.options.first).to_be_visible()
    page.goto("/")
    page.get_by_test_id("mine-running").get_by_role("link").first.click()
    assert TablePage(page).wait().asked() == question


def test_a_computer_player_is_offered_with_its_strength_and_plays(visitors: Visitors) -> None:
    page = visitors.come()
    NewGame(page).open().adjust("duel")
    row = page.get_by_test_id("seat-row-2")
    row.get_by_text("Computer").click()
    kinds = row.get_by_role("combobox", name="Kind of computer player")
    expect(kinds.get_by_role("option")).to_have_text(["Random", "Greedy", "Deep thinker"])
    expect(kinds).to_have_value("greedy")
    for player, strength in (("random", "easiest"), ("greedy", "better than Random"), ("ismcts", "strongest")):
        kinds.select_option(player)
        expect(row).to_contain_text(strength)
    kinds.select_option("greedy")
    table = NewGame(page).plant("against a computer").create()
    random = Random("computer")
    for _ in range(40):
        if "Turn 3" in page.get_by_test_id("phase").inner_text():
            break
        table.choose_somewhere(random)
    expect(page.get_by_test_id("phase")).to_contain_text("Turn 3")
    expect(page.get_by_test_id("seat-1")).to_contain_text("greedy")
    assert "Eyrie" in table.log.inner_text()


def test_two_people_each_with_their_own_link(visitors: Visitors) -> None:
    host = visitors.come()
    NewGame(host).open().adjust("friends").plant("two friends").hide("asked").make()
    invite = host.get_by_test_id("invite")
    expect(invite).to_be_visible()
    link = invite.get_by_role("textbox", name="Eyrie").input_value()
    host.get_by_test_id("to-table").click()

    tables = {"Marquise": TablePage(host).wait(), "Eyrie": TablePage(visitors.come()).open(link)}
    expect(tables["Eyrie"].page.get_by_test_id("hand")).to_be_visible()
    random = Random("friends")
    asked = dict.fromkeys(tables, 0)
    for _ in range(MOST_CHOICES):
        name = next_asked(tables)
        if not name:
            break
        other = next(table for key, table in tables.items() if key != name)
        expect(other.options).to_have_count(0)
        tables[name].choose_without_waiting(random)
        asked[name] += 1
    for table in tables.values():
        expect(table.outcome).to_contain_text("wins")
        table.close_drawer()
    assert min(asked.values()) > 5
    assert tables["Marquise"].clearings() == tables["Eyrie"].clearings()


def next_asked(tables: dict[str, TablePage]) -> str:
    """Who is asked now; nobody when the game is over."""
    while True:
        for name, table in tables.items():
            if table.outcome.is_visible():
                return ""
            question = table.question  # read once: the answer to it may come between two looks
            if question and not table.answered(question):
                return name
            table.page.wait_for_timeout(20)


def test_a_killed_server_loses_nothing(visitors: Visitors, own_store: Path) -> None:
    visitors.forgiven = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_SOCKET_NOT_CONNECTED")
    with ServerProcess(serve_command(str(own_store))) as first:
        port, address = first.port, first.address
        made = new_game(address, "marquise", "bot:eyrie", "bot:alliance", "bot:vagabond", seed="a power cut")
        page = visitors.come(address=address)
        table = TablePage(page).open(path_of(made, 0))
        random = Random("cut")
        for _ in range(12):
            question = table.choose_somewhere(random)
        log, clearings, score = table.log.inner_text(), table.clearings(), table.scores()
        first.kill()
    expect(table.connection).to_have_attribute("data-status", "lost")
    with ServerProcess(serve_command(str(own_store), port)) as second:
        assert second.address == address
        expect(table.connection).to_have_attribute("data-status", "open")
        assert table.asked() == question
        assert (table.log.inner_text(), table.clearings(), table.scores()) == (log, clearings, score)
        play_to_the_end(table, random)
        expect(page.get_by_test_id("audit")).to_contain_text("choices are legal")
        page.close()


def test_a_choice_made_while_the_server_is_away_arrives_once(visitors: Visitors, own_store: Path) -> None:
    visitors.forgiven = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_SOCKET_NOT_CONNECTED")
    with ServerProcess(serve_command(str(own_store))) as first:
        port = first.port
        made = new_game(first.address, "marquise", "bot:eyrie", seed="a short absence")
        page = visitors.come(address=first.address)
        table = TablePage(page).open(path_of(made, 0))
        question = table.asked()
        first.kill()
    expect(table.connection).to_have_attribute("data-status", "lost")
    table.option(2).click()
    with ServerProcess(serve_command(str(own_store), port)):
        after = table.asked(question)
        expect(table.log).to_contain_text("clearing 3")
        page.reload()
        assert table.wait().asked() == after
        page.close()


def watched(page: Page) -> str:
    return page.get_by_test_id("phase").inner_text()


def test_spectators_see_the_game_and_no_hands(visitors: Visitors, server: ServerProcess) -> None:
    made = new_game(server.address, "marquise", "bot:eyrie", "bot:alliance", seed="with an audience")
    player = TablePage(visitors.come()).open(path_of(made, 0))
    audience = TablePage(visitors.come()).open(path_of(made, None, "spectator"))
    random = Random("audience")
    for _ in range(5):
        player.choose_somewhere(random)
    expect(audience.page.get_by_test_id("phase")).to_contain_text(watched(player.page))
    assert audience.clearings() == player.clearings()
    assert audience.options.count() == 0
    expect(audience.page.get_by_test_id("hand")).to_have_count(0)
