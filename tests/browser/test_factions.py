"""A whole game by clicks alone as each faction that came after the first four; its board on a desk and on a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.pages import TablePage
from tests.browser.test_access import overhang, violations, with_axe
from tests.browser.visitors import PHONE, Visitors, new_game, path_of

from lawbound.server.process import ServerProcess

MOST_CHOICES = 700
BOTS = ("bot:marquise", "bot:eyrie", "bot:alliance")


@pytest.mark.parametrize("side", ["lizards", "riverfolk", "duchy", "corvids", "hundreds", "keepers"])
def test_a_whole_game_by_clicks_alone(visitors: Visitors, server: ServerProcess, side: str) -> None:
    made = new_game(server.address, side, *BOTS, seed=f"a whole game as the {side}")
    page = with_axe(visitors.come())
    table, random = TablePage(page).open(path_of(made, 0)), Random(side)
    choices, question = 0, table.asked()
    while question:
        choices += 1
        assert choices < MOST_CHOICES
        question = table.choose_somewhere(random)
        if choices == 25:
            found = {"desk": violations(page)}
            phone = with_axe(visitors.come(PHONE))
            TablePage(phone).open(path_of(made, 0))
            phone.get_by_role("tab", name="Boards").click()
            expect(phone.get_by_test_id("seat-0")).to_be_visible()
            found["phone"] = violations(phone)
            assert {name: each for name, each in found.items() if each} == {}
            assert overhang(phone) <= 0
            phone.close()
    assert choices > 25
    expect(table.outcome).to_contain_text("wins")
    expect(page.get_by_test_id("audit")).to_contain_text("choices are legal")
