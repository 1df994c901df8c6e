"""A table with hirelings: their cards, their pieces, and the markers that wait on the score track."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.pages import TablePage
from tests.browser.visitors import PHONE, Visitors, new_game, path_of

from lawbound.server.process import ServerProcess

WIDE: ViewportSize = {"width": 1600, "height": 900}


@pytest.mark.law("root A.6.4", "root E.1.1")
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["desk", "phone"])
def test_markers_wait_on_the_track_and_cards_lie_beside_the_map(
    visitors: Visitors, server: ServerProcess, viewport: ViewportSize, tmp_path: Path
) -> None:
    made = new_game(
        server.address, "marquise", "bot:alliance", "bot:duchy", settings={"hirelings": "random"}, seed="hired"
    )
    table = TablePage(visitors.come(viewport)).open(path_of(made, 0))
    while "What do you do?" not in table.text():
        before = table.asked()
        table.page.keyboard.press("1")
        table.asked(before)
    if viewport == PHONE:
        table.page.get_by_role("tab", name="Boards").click()
    markers = table.page.get_by_test_id("hireling-marker")
    expect(markers).to_have_count(3)
    track = table.page.get_by_test_id("score-track")
    box = track.locator(".track").bounding_box()
    assert box is not None
    for at, space in enumerate((4, 8, 12)):
        drawn = markers.nth(at).bounding_box()
        assert drawn is not None
        middle = drawn["x"] + drawn["width"] / 2
        assert abs(middle - (box["x"] + box["width"] * space / 30)) < 2
        assert drawn["y"] >= box["y"] and drawn["y"] + drawn["height"] <= box["y"] + box["height"] + 1
    expect(markers.first).to_have_attribute("title", "Hireling marker at 4: whoever gets there hires one")
    table.page.screenshot(path=tmp_path / f"hirelings {viewport['width']}.png")
