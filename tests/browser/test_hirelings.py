"""A table with hirelings: their cards, their pieces, and the markers that wait on the score track."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.pages import ReplayPage, TablePage
from tests.browser.visitors import PHONE, Visitors, new_game, path_of

from lawbound.kernel import Table, journal_text
from lawbound.root.rules import ROOT
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


@pytest.mark.law("root E.1.1")
def test_a_marker_goes_with_whoever_passed_it_until_a_card_is_taken(visitors: Visitors, tmp_path: Path) -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight eyrie.leader=builder @1=marquise.warrior "
        "@5=popular-band.warrior hirelings.popular-band.controller=nobody "
        "marquise.points=2 eyrie.points=9 markers.4=card markers.8=eyrie"
    )
    saved = tmp_path / "passed.journal"
    saved.write_text(journal_text.save(Table.new(ROOT, {"position": line}, seed="passed")), encoding="utf-8")
    page = visitors.come(WIDE)
    ReplayPage(page).open().load(saved)
    expect(page.get_by_test_id("hireling-marker")).to_have_count(1)
    taken = page.get_by_test_id("hireling-marker-taken")
    expect(taken).to_have_attribute(
        "title", "Eyrie has passed the hireling marker at 8, and hires one when the turn ends"
    )
    page.screenshot(path=tmp_path / "passed.png")
