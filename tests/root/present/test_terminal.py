"""The board as text: it fits, and it shows no more than the viewer may know."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType
from tests.root.situation import given

from lawbound.kernel import Table, View
from lawbound.players import find
from lawbound.present import plain
from lawbound.root.hidden import View as RootView
from lawbound.root.present import names
from lawbound.root.present.scene import scene
from lawbound.root.present.terminal import before, overview
from lawbound.root.rules import ROOT
from lawbound.root.state import State

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]


def drawn(view: View, width: int) -> str:
    return printed(overview(view), width)


def printed(shown: RenderableType, width: int = 1000) -> str:
    out = io.StringIO()
    Console(file=out, width=width, markup=False, highlight=False).print(shown)
    return out.getvalue()


def position(seed: str, decisions: int) -> Table[State]:
    table = Table.new(ROOT, {"seats": FOUR, "names": ["Anna", "random", "Bo", "random"]}, seed=seed)
    player = find("random", seed)
    for _ in range(decisions):
        if table.pending is None:
            break
        table.choose(player.choose(None, table.pending))
    return table


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("decisions", [0, 2, 6, 150, 600])
def test_it_fits_the_width(width: int, decisions: int) -> None:
    table = position("board", decisions)
    for seat in (None, 0, 1, 2, 3):
        text = drawn(table.view(seat), width)
        assert max(len(line) for line in text.splitlines()) <= width
        assert "…" not in text
        for name in ("Marquise (Anna)", "Eyrie", "Alliance (Bo)", "Vagabond"):
            assert name in text


@pytest.mark.law("root 1.2.1")
def test_only_the_own_hand_is_shown() -> None:
    table = position("hands", 150)
    s = table.state
    for seat in range(4):
        # The whole state is given: the picture itself hides what is not the viewer's.
        view = RootView(seat, s)
        for player in scene(view)["players"]:
            hand, crafted = s.hands[player["seat"]], s.crafted[player["seat"]]
            text = printed(plain.panel(player, before(view, player)))
            if player["seat"] == seat:
                assert all(str(names.card(mine)) in text for mine in hand)
            else:
                assert f"Hand: {names.counted('card', len(hand))}" in text
                assert not any(str(names.card(other)) in text for other in hand if other not in crafted)
        # And the same of all that is printed at once.
        whole = printed(overview(view))
        assert all(str(names.card(mine)) in whole for mine in s.hands[seat])
        open_to_all = {*s.hands[seat], *s.discard, *s.available, *[card for row in s.crafted for card in row]}
        hidden = [card for row in s.hands for card in row if card not in open_to_all]
        assert hidden and not any(str(names.card(card)) in whole for card in hidden)
    assert "an unknown card" not in drawn(table.view(None), 100).replace("Supporters: an unknown card", "")


HIRED = (
    "root seats=marquise,eyrie turn=marquise phase=daylight eyrie.leader=builder @1=marquise.warrior*3 "
    "@9=eyrie.warrior,popular-band.warrior*2 @5=popular-band.warrior "
    "hirelings.popular-band.controller=nobody hirelings.the-exile.place=1_2_5_10 "
    "hirelings.the-exile.controller=marquise hirelings.the-exile.control=2 hirelings.the-exile.gifts=tea "
    "hirelings.highway-bandits.paths=1-5 "
    "markers.4=card markers.8=eyrie"
)


@pytest.mark.law("root E.1.1", "root E.3.1")
def test_hirelings_show_with_their_pieces_cards_and_markers() -> None:
    text = drawn(given(HIRED).table.view(0), 120)
    assert "Eyrie 1w; Popular Band 2w" in text and "Popular Band 1w" in text
    ruled = next(line for line in text.splitlines() if line.startswith("  5 "))
    assert ruled.split()[-4:] == ["Band", "Popular", "Band", "1w"]  # nobody controls them, and they rule
    assert "The Exile in the forest between clearings 1, 2, 5 and 10" in text
    assert "The Exile: Marquise (control markers: 2); on the card: club x3, tea (4 ready)" in text
    assert "Highway Bandits: nobody (control markers: 0); supply: 3 warriors; on paths: 1-5" in text
    assert "Hireling markers on the score track: 12" in text and "Eyrie has passed the hireling marker at 8" in text


def test_the_card_of_the_patrol_and_the_items_of_the_brigand_show() -> None:
    line = (
        "root seats=alliance,eyrie turn=alliance hirelings.forest-patrol.card=2 eyrie.leader=builder "
        "hirelings.the-brigand.exhausted=alliance~tea alliance.items=tea @1=forest-patrol.warrior"
    )
    text = drawn(given(line).table.view(0), 120)
    assert "supply: 9 warriors; on the card: 2" in text
    assert "Exhausted items: tea" in text
