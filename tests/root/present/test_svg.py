"""Pictures of tables: well-formed, complete, and of nothing that is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.root.present.engine import players
from tests.root.present.tables import SETUPS, played

from lawbound.kernel import Table
from lawbound.pebbles.rules import PEBBLES
from lawbound.present.speech import speaking
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.map import MAPS
from lawbound.root.pieces import BUILDING, TOKEN
from lawbound.root.position_text import loads
from lawbound.root.present import names
from lawbound.root.present.svg import drawings, folded, table_svg
from lawbound.root.present.svg_art import (
    COLOURS,
    DISC,
    FIGURE,
    HEADS,
    LANDMARKS,
    SEASONS,
    SUITS,
    TILE,
    colours,
    frame_of,
    piece_svg,
)
from lawbound.root.present.svg_ground import HEIGHT, RADIUS, WIDTH, far, ground_of, inside
from lawbound.root.rules import ROOT
from lawbound.root.state import State

WEB = Path(__file__).resolve().parents[3] / "web" / "src"
COLOURS_OF_THE_PAGE = WEB / "styles" / "tokens.css"
COLOURS_OF_THE_GAME = WEB / "games" / "root" / "colours.css"
SVG = "{http://www.w3.org/2000/svg}"
LINE = "root seats=marquise,eyrie @1=marquise.warrior*12,marquise.keep,marquise.sawmill @3=eyrie.roost,eyrie.warrior"


def shown(svg: str) -> Iterator[str]:
    """The words in a picture."""
    for element in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        assert element.text
        yield element.text


@pytest.mark.parametrize("name", SETUPS)
def test_pictures_are_well_formed_from_the_setup_to_the_end(name: str) -> None:
    luck = random.Random(1)
    for at, table in enumerate(played(name, 1)):
        if at > 12 and luck.random() < 0.9 and table.pending is not None:
            continue
        seat = luck.randrange(len(table.state.players))
        for svg in (table._repr_svg_(), table.view(seat)._repr_svg_(), table.state._repr_svg_()):
            assert svg is not None
            tree = ElementTree.fromstring(svg)
            assert tree.tag == f"{SVG}svg"
            kept = {element.get("id") for element in tree.iter() if element.get("id")}
            used = {str(element.get("href"))[1:] for element in tree.iter(f"{SVG}use")}
            assert kept == used
            assert all([str(each).startswith("lawbound-") for each in kept])
            assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
            assert len(svg) < 80_000
            words = list(shown(svg))
            assert {str(number) for number in range(1, 13)} <= set(words)


def test_a_picture_says_who_plays_and_what_stands_where() -> None:
    s = loads(LINE)
    words = list(shown(s._repr_svg_()))
    assert "Marquise" in words
    assert "Eyrie" in words
    assert "12" in words[words.index("Eyrie") :]
    assert piece_svg("marquise", "sawmill") in s._repr_svg_()
    assert piece_svg("eyrie", "roost") in s._repr_svg_()
    with speaking("cs"):
        assert str(names.faction(s, 0)) in list(shown(table_svg(s)))


def test_a_seat_sees_its_hand_and_a_spectator_none() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie"]}, seed="1")
    own = [folded(str(names.card(card)), 15)[0] for card in table.state.hands[0]]
    hers = table.view(0)._repr_svg_()
    assert set(own) <= set(shown(hers))
    everybodys = table._repr_svg_()
    assert everybodys is not None
    assert not set(own) & set(shown(everybodys))


@pytest.mark.parametrize("name", SETUPS)
def test_nothing_hidden_is_in_a_picture(name: str) -> None:
    luck = random.Random(2)
    for at, table in enumerate(played(name, 2, 120)):
        if at % 30 == 7 and table.pending is not None:
            seat = luck.randrange(len(table.state.players))
            world = table.imagine(seat, str(at))
            assert world.view(seat)._repr_svg_() == table.view(seat)._repr_svg_()


def test_a_game_without_pictures_has_none() -> None:
    assert Table.new(PEBBLES, {}, seed="1")._repr_svg_() is None


# Drawings


def test_every_piece_and_suit_has_a_drawing_of_its_own() -> None:
    pictures: dict[str, str] = {}
    for player in players():
        assert player.KEY in HEADS
        for piece in player.PIECES:
            frame = frame_of(piece.name)
            assert frame == {BUILDING: TILE, TOKEN: DISC}.get(piece.sort, FIGURE), piece.name
            kind = "figure" if piece.name in ("warrior", "pawn") else piece.name  # these two look the same
            pictures[f"{player.KEY} {kind}"] = piece_svg(player.KEY, piece.name)
    assert len(set(pictures.values())) == len(pictures)
    assert len({SUITS[suit] for suit in ("fox", "rabbit", "mouse", "bird")}) == 4
    s = loads(LINE)
    found = drawings(s, colours("autumn"))
    for drawing in found.values():
        ElementTree.fromstring(f"<g>{drawing}</g>")


def test_colours_are_those_of_the_browsers_board() -> None:
    page, css = [path.read_text(encoding="utf-8") for path in (COLOURS_OF_THE_PAGE, COLOURS_OF_THE_GAME)]
    by_day = "".join([each.split(":root[data-theme", 1)[0] for each in (page, css)])
    for name, colour in COLOURS.items():
        assert re.search(rf"--{name}: {colour};", by_day), name
    assert set(SEASONS) == set(MAPS)
    for season, changed in SEASONS.items():
        if changed:
            block = re.search(rf'^\[data-map="{season}"\] {{(.*?)}}', css, re.S | re.M)
            assert block is not None
            for name, colour in changed.items():
                assert f"--{name}: {colour};" in block[1], (season, name)


# The ground


@pytest.mark.parametrize("name", MAPS)
def test_the_ground_shows_the_map(name: str) -> None:
    map_, ground = MAPS[name], ground_of(name)
    points = list(ground.glades.values())
    for at, (x, y) in enumerate(points):
        assert RADIUS < x < WIDTH - RADIUS
        assert RADIUS < y < HEIGHT - RADIUS
        assert all([far((x, y), other) > 2 * RADIUS + 10 for other in points[:at]])
    assert {way.ends for way in ground.paths} == {(a, b) for a in range(1, 13) for b in map_.printed[a] if a < b}
    for way in ground.paths:  # none leads through a clearing that it does not link
        strangers = [point for c, point in ground.glades.items() if c not in way.ends]
        assert all([far(point, stranger) > RADIUS for point in way.points for stranger in strangers]), way.ends
    if map_.coastal:
        assert ground.lake
        assert not ground.rivers
    else:
        assert {way.ends for way in ground.rivers if all(way.ends)} == {
            (a, b) for a in range(1, 13) for b in map_.rivers[a] if a < b
        }
    assert len(ground.woods) == len(map_.forests)
    for wood, forest in zip(ground.woods, map_.forests, strict=True):
        assert inside(wood.middle, [ground.glades[c] for c in forest.clearings]), forest.id
        assert all([far(wood.middle, point) > RADIUS for point in points]), forest.id


def test_every_side_of_a_hireling_card_has_a_head_and_a_colour() -> None:
    for side in SIDES:
        assert side.key in HEADS and side.key in COLOURS, side.key
        assert piece_svg(side.key, "warrior").count("<path") >= 2


@pytest.mark.law("root A.6.4")
def test_hireling_markers_bandits_and_the_exile_are_drawn() -> None:
    line = f"{LINE} hirelings.highway-bandits.controller=nobody hirelings.the-exile.controller=nobody"
    bare = table_svg(loads(line), 0)
    full = table_svg(
        loads(f"{line} hirelings.highway-bandits.paths=1-5 hirelings.the-exile.place=1_2_5_10 markers.4=card"), 0
    )
    purse = LANDMARKS["hireling-marker"][0][1]
    assert (bare.count(purse), full.count(purse)) == (3, 2)
    for side in ("highway-bandits", "the-exile"):
        head = HEADS[side][-1][1]
        assert head not in bare and head in full
