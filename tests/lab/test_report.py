"""What is counted, and the page that shows it."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from lawbound.kernel import LawboundError
from lawbound.lab import study as studying
from lawbound.lab.experiment import read
from lawbound.lab.report import write_report
from lawbound.lab.run import run
from lawbound.lab.storage import Folder
from lawbound.lab.study import CellStudy, by_axes, study
from lawbound.root.almanac.battles import MapStudy, battles_of, faction
from lawbound.root.almanac.heat import heat_map
from lawbound.root.hirelings.cards import SIDE
from lawbound.root.map import MAPS

GRID = """
title = "Winter & <difficulty>"
game = "root"
about = "Who likes the snow?"
games = 12
[grid]
map = ["autumn", "winter"]
difficulty = ["easy", "nightmare"]
[table]
subject = "bot:eyrie@{difficulty}"
seats = ["bot:marquise", "vagabond=random"]
map = "{map}"
"""
HIRED = """
title = "For hire"
game = "root"
games = 6
[grid]
hirelings = ["none", "random"]
landmarks = ["none", "two"]
deck = ["standard", "exiles"]
[table]
players = "random"
seats = ["marquise", "eyrie", "alliance", "vagabond"]
hirelings = "{hirelings}"
landmarks = "{landmarks}"
deck = "{deck}"
"""
NO_SUBJECT = """
title = "Two or three"
game = "root"
games = 12
[grid]
number = [2, 3]
[table]
opponents = { choose = "{number}", of = ["bot:eyrie", "bot:duchy", "bot:lizards"] }
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("grid")
    run(read(GRID, "grid"), path)
    return path


class Outside(HTMLParser):
    """Collects everything that a page would fetch, and the tables in it."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            if name in ("src", "srcset", "data", "poster", "action") or (
                name in ("href", "xlink:href") and not (value or "").startswith("#")
            ):
                self.fetched.append(f"{tag} {name}={value}")


def test_hirelings_fight_under_their_own_names(tmp_path: Path) -> None:
    """They have no seat: whoever sits in the next game's first seat has not fought their battles."""
    run(read(HIRED, "hired"), tmp_path)
    rows = Folder(tmp_path).rows()
    attacks = Counter[str]()
    for row in rows.to_pylist():
        assert row["error"] is None
        assert len(row["hirelings"]) == (3 if row["grid_hirelings"] == "random" else 0)
        owners = [*[faction(seat) for seat in row["seats"]], *row["hirelings"]]
        attacks.update([owners[battle["attacker"]] for battle in row["battles"]])
    assert any([key in SIDE for key in attacks]), "no hireling attacked anybody"
    told = Counter[str]()
    for one in battles_of(rows).values():
        for by in one.battles.values():
            told.update(by)
    assert told == attacks
    page = write_report(tmp_path).read_text(encoding="utf-8")
    for key in attacks:
        assert key not in SIDE or SIDE[key].name in page


def test_counting_agrees_with_the_rows(folder: Path) -> None:
    rows = Folder(folder).rows()
    data = rows.to_pylist()
    found = study(rows)
    assert found.axes == ("map", "difficulty") and found.has_subject
    assert found.whole.games == 48 and [cell.games for cell in found.cells] == [12] * 4
    for cell in found.cells:
        own = [row for row in data if row["cell"] == cell.name]
        assert cell.subject.won == sum([row["subject"] in row["winners"] for row in own])
        assert cell.subject.par == pytest.approx(1 / 3)
        for place in (1, 2, 3):
            assert cell.places[3, place].won == sum([row["order"][place - 1] in row["winners"] for row in own])
        assert cell.rounds == Counter([row["rounds"] for row in own])
    for name, one in battles_of(rows).items():
        own = [row for row in data if row["map"] == name]
        battles = Counter(
            [
                (battle["clearing"], faction(row["seats"][battle["attacker"]]))
                for row in own
                for battle in row["battles"]
            ]
        )
        assert {(c, who): n for c, attacks in one.battles.items() for who, n in attacks.items()} == battles
        assert one.games == 24
    for key in ("eyrie", "marquise", "vagabond"):
        last = [row["points"][[faction(seat) for seat in row["seats"]].index(key)] for row in data]
        assert found.curves[key][-1] == pytest.approx(sum(last) / 48)
        third = [
            row["points_by_round"][min(2, row["rounds"] - 1)][[faction(seat) for seat in row["seats"]].index(key)]
            for row in data
        ]
        assert found.curves[key][2] == pytest.approx(sum(third) / 48)


def test_counting_does_not_depend_on_how_many_rows_are_looked_at_in_one_go(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = Folder(folder).rows()
    whole = study(rows)
    monkeypatch.setattr(studying, "BATCH", 7)
    assert study(rows) == whole


def test_the_page_needs_nothing_else(folder: Path) -> None:
    text = write_report(folder).read_text()
    page = Outside()
    page.feed(text)
    assert page.fetched == []
    assert page.tags["script"] == 0 and "url(" not in text and "@import" not in text
    assert "default-src 'none'" in text
    assert "Winter &amp; &lt;difficulty&gt;" in text and "<difficulty>" not in text
    assert "Who likes the snow?" in text
    for key in ("wins", "places", "length", "points", "battles", "how"):
        assert f'<section id="{key}"' in text
    assert text.count('<svg class="plot board"') == 2
    assert page.tags["svg"] >= 6 and page.tags["title"] > 20
    assert page.tags["caption"] == page.tags["table"] >= 8
    assert page.tags["table"] == len(re.findall(r"<thead><tr><th scope=\"col\"", text))


def test_an_experiment_without_a_subject_shows_everybody(tmp_path: Path) -> None:
    run(read(NO_SUBJECT, "several"), tmp_path)
    text = write_report(tmp_path, tmp_path / "elsewhere.html").read_text()
    assert "bot:duchy" in text and "At 2 seats" in text and "At 3 seats" in text
    assert "number 2" in text or "number=2" in text
    assert not (tmp_path / "report.html").exists()


def test_a_run_that_is_not_over_can_be_looked_at(tmp_path: Path) -> None:
    def stop(games: int) -> None:
        if games >= 12:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(read(GRID, "grid"), tmp_path, watch=stop)
    text = write_report(tmp_path).read_text()
    assert "The run is not over: 25 % of 48 games." in text and "cut short" in text


def test_games_that_were_not_finished_are_told_of(tmp_path: Path) -> None:
    run(read("turns_cap = 3\n" + GRID, "grid"), tmp_path)
    text = write_report(tmp_path).read_text()
    assert "48 games were given up" in text and "No game was finished." in text


def test_games_that_were_not_finished_do_not_count(folder: Path) -> None:
    rows = Folder(folder).rows()
    ends = pa.array(["capped", *["finished"] * 46, "error"]).dictionary_encode()
    some = rows.set_column(rows.column_names.index("end"), "end", ends)
    expected, found = study(rows.slice(1, 46)), study(some)
    assert found.whole.games == 48 and found.whole.ends == {"capped": 1, "finished": 46, "error": 1}
    assert battles_of(some) == battles_of(rows.slice(1, 46))
    assert (found.curves, found.scorers) == (expected.curves, expected.scorers)
    assert found.whole.contenders == expected.whole.contenders


@pytest.mark.parametrize("order", ["rotate", "random", "given"])
def test_where_everybody_keeps_their_place_no_place_is_tested(order: str, tmp_path: Path) -> None:
    """Then the first seat wins more often if the better player sits there."""
    run(read(GRID + f'order = "{order}"\n', "grid"), tmp_path)
    text = write_report(tmp_path).read_text()
    assert ("chi-squared" in text) == (order != "given")
    assert ("Everybody kept their place" in text) == (order == "given")
    assert "At 3 seats the first to take a turn won" in text
    data, found = Folder(tmp_path).rows().to_pylist(), study(Folder(tmp_path).rows())
    assert (len({tuple(row["order"]) for row in data}) > 1) == (order == "random")
    for place in (1, 2, 3):
        won = sum([row["order"][place - 1] in row["winners"] for row in data])
        assert found.whole.places[3, place].won == won


def test_folders_without_rows(tmp_path: Path) -> None:
    with pytest.raises(LawboundError, match="is no folder of"):
        write_report(tmp_path)
    experiment = read(GRID, "grid")
    with Folder(tmp_path).alone():
        Folder(tmp_path).open(experiment)
    with pytest.raises(LawboundError, match="No games have been played"):
        write_report(tmp_path)


@pytest.mark.parametrize("name", list(MAPS))
def test_every_map_can_be_drawn(name: str) -> None:
    one = MapStudy(name, games=10)
    assert heat_map(one).count("0.00") > 12  # nobody fought
    one.battles[7].update({"eyrie": 25, "duchy": 5})
    svg = heat_map(one)
    assert "Clearing 7: 3.00 battles per game; attackers: eyrie 2.50, duchy 0.50" in svg
    one.battles[8].update({"eyrie": 5, "duchy": 5, "alliance": 5})
    assert "attackers: alliance 0.50, duchy 0.50, eyrie 0.50" in heat_map(one)


def test_cells_are_grouped_by_their_first_axis() -> None:
    def cell(**values: str) -> CellStudy:
        return CellStudy("", values)

    cells: Any = [cell(bot="eyrie", level="easy"), cell(bot="eyrie", level="2"), cell(bot="duchy", level="")]
    found = [(head, [label for label, _ in group]) for head, group in by_axes(cells, ("bot", "level"))]
    assert found == [("eyrie", ["easy", "level 2"]), ("duchy", ["no level"])]
    assert [(head, group[0][0]) for head, group in by_axes([cell()], ())] == [("", "all")]
