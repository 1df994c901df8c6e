"""Reading experiments: what the grid makes of them, and errors that say where to look."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lawbound.lab.experiment import TABLE, TOP, BadExperiment, load, read, shipped
from lawbound.lab.parquet import SCHEMA
from lawbound.lab.plan import Experiment
from lawbound.lab.toml_lines import Lines

WHOLE = """\
title = "Winter"
games = 20
seed = "s"
game = "root"
[grid]
map = ["autumn", "winter"]
difficulty = [
    "easy",
    "default",
]

[table]
subject = "bot:eyrie@{difficulty}"
seats = ["vagabond=random"]
opponents = { choose = 1, of = ["bot:marquise", "bot:eyrie", "bot:alliance"] }
map = "{map}"
"""


def seats_of(experiment: Experiment) -> list[list[list[str]]]:
    return [[[place.seat for place in lineup] for lineup in cell.lineups] for cell in experiment.cells]


def test_every_combination_is_a_cell() -> None:
    found = read(WHOLE, "winter")
    assert [cell.name for cell in found.cells] == [
        "map=autumn difficulty=easy",
        "map=autumn difficulty=default",
        "map=winter difficulty=easy",
        "map=winter difficulty=default",
    ]
    assert (found.total, found.axes, found.order) == (80, ("map", "difficulty"), "rotate")
    assert [cell.settings["map"] for cell in found.cells] == ["autumn", "autumn", "winter", "winter"]
    # Opponents whose faction is taken do not come.
    assert seats_of(found)[0] == [
        ["bot:eyrie@easy", "vagabond", "bot:marquise"],
        ["bot:eyrie@easy", "vagabond", "bot:alliance"],
    ]


def test_several_grids_are_put_together_and_an_empty_value_leaves_its_mark_out() -> None:
    found = read(
        """
        title = "Traits"
game = "root"
        games = 1
        [[grid]]
        bot = ["eyrie"]
        trait = ["", "swoop"]
        [[grid]]
        bot = ["marquise"]
        trait = ["", "blitz"]
        [table]
        seats = ["bot:{bot}+{trait}, bot:alliance"]
        """,
        "traits",
    )
    first = [lineup[0][0] for lineup in seats_of(found)]
    assert first == ["bot:eyrie", "bot:eyrie+swoop", "bot:marquise", "bot:marquise+blitz"]


def test_without_a_grid_there_is_one_cell() -> None:
    found = read('title = "t"\ngame = "root"\ngames = 3\n[table]\nseats = ["eyrie", "marquise=random"]\n', "t")
    assert [cell.name for cell in found.cells] == ["all"]
    assert [place.player for place in found.cells[0].lineups[0]] == ["random", "random"]


def test_values_that_are_no_text_keep_their_kind() -> None:
    found = read(
        """
        title = "t"
        game = "root"
        games = 1
        [grid]
        coop = [false, true]
        [table]
        seats = ["eyrie", "bot:marquise"]
        cooperative = "{coop}"
        """,
        "t",
    )
    assert [cell.settings for cell in found.cells] == [{"cooperative": False}, {"cooperative": True}]
    assert [cell.name for cell in found.cells] == ["coop=false", "coop=true"]


def test_games_of_thinking_players_are_chunks_of_their_own() -> None:
    assert read(WHOLE, "w").chunk == 100
    assert read(WHOLE.replace("vagabond=random", "vagabond=greedy"), "w").chunk == 1
    assert read("chunk = 7\n" + WHOLE, "w").chunk == 7


def test_the_mark_of_a_plan_is_of_what_is_played() -> None:
    mark = read(WHOLE, "w").mark()
    assert read(WHOLE.replace("Winter", "Other words") + "# more\n", "w2").mark() == mark
    for old, new in (
        ("games = 20", "games = 21"),
        ("games = 20", "games = 20\nturns_cap = 999"),
        ("games = 20", "games = 20\nchunk = 99"),
        ('"s"', '"t"'),
        ("choose = 1", "choose = 2"),
        ('map = "{map}"', 'map = "{map}"\norder = "random"'),
        ('map = "{map}"', 'map = "{map}"\nadvanced = true'),
        ("subject =", "seats = [] #"),
        ("vagabond=random", "vagabond=greedy"),
        ('["autumn", ', "["),
    ):
        text = WHOLE.replace(old, new)
        if old == "subject =":  # the same seats, but the experiment is about nobody
            text = WHOLE.replace(old, "#").replace(
                '["vagabond=random"]', '["bot:eyrie@{difficulty}", "vagabond=random"]'
            )
        assert read(text, "w").mark() != mark, new


def test_the_shipped_experiments_are_what_they_say() -> None:
    assert shipped() == [
        "does-the-deck-matter",
        "does-the-first-seat-win",
        "does-the-setup-matter",
        "how-hard-is-each-bot",
        "what-do-hirelings-change",
        "which-oath-holds",
    ]
    hard, first = load("how-hard-is-each-bot"), load("does-the-first-seat-win")
    assert (len(hard.cells), hard.total) == (8 * 4, 100_000)
    for cell in hard.cells:
        assert len(cell.lineups) == 35
        for lineup in cell.lineups:
            assert [place.seat for place in lineup[1:] if "@" in place.seat] == []
    assert (len(first.cells), first.total) == (12, 20_160)
    assert {len(lineup) for cell in first.cells for lineup in cell.lineups} == {2, 3, 4}
    assert load("how-hard-is-each-bot", games=2, seed="x").total == 64
    decks = load("does-the-deck-matter")
    assert [cell.settings["deck"] for cell in decks.cells] == ["standard", "standard", "exiles", "exiles"]
    assert [cell.settings["options"] for cell in decks.cells][:2] == [
        {"card_printing": "older"},
        {"card_printing": "newer"},
    ]
    setups = load("does-the-setup-matter")
    assert [cell.settings["setup"] for cell in setups.cells] == ["standard", "standard", "advanced", "advanced"]
    box = load("what-do-hirelings-change")
    assert (len(box.cells), box.total) == (2 * 2 * 2, 576)
    assert [cell.settings["hirelings"] for cell in box.cells][:4] == ["none", "none", "random", "random"]


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "why"),
    [
        ("games = 20", "gams = 20", 2, "gams", "did you mean games?"),
        ("games = 20", "games = 0", 2, "games", "needs a whole number from 1 up, not 0"),
        ("games = 20", 'games = "20"', 2, "games", "not '20'"),
        ("games = 20", "", None, "games", "is missing"),
        ('title = "Winter"', "title = 3", 1, "title", "needs text in quotation marks"),
        ('"default",', '"defualt",', 9, "grid.difficulty", "unknown difficulty 'defualt'"),
        ('"winter"]', '"wintr"]', 6, "grid.map", "Unknown map 'wintr'"),
        ('"winter"]', '"autumn"]', 6, "grid.map", "'autumn' is there twice"),
        ('["autumn", "winter"]', '"autumn"', 6, "grid.map", "an axis is a list"),
        ('["autumn", "winter"]', "[1.5]", 6, "grid.map", "1.5 is neither text"),
        (
            "{difficulty}",
            "{level}",
            13,
            "table.subject",
            "{level} is no axis of the grid; the axes are map, difficulty",
        ),
        ("bot:eyrie@", "bot eyrie@", 13, "table.subject", "is no seat"),
        ("bot:eyrie@", "bot:eagle@", 12, "table", "Unknown bot 'eagle'"),
        ("vagabond=random", "vagabond=clever", 14, "table.seats", "There is no player 'clever'"),
        ("vagabond=random", "bot:vagabond=random", 14, "table.seats", "a bot plays by itself"),
        ('["vagabond=random"]', '"vagabond"', 14, "table.seats", "is a list of seats"),
        ("choose = 1", "choose = 3", 15, "table.opponents", "3 are to be chosen, but only 2"),
        ("choose = 1", "chose = 1", 15, "table.opponents.chose", "did you mean choose?"),
        ("choose = 1, ", "", 15, "table.opponents", "choose is missing"),
        ("{ choose = 1, of = ", "", None, "", "Expected newline"),  # no TOML any more
        (
            '{ choose = 1, of = ["bot:marquise", "bot:eyrie", "bot:alliance"] }',
            "3",
            15,
            "table.opponents",
            "is written {",
        ),
        ("{difficulty}", "{difficulty}+swop", 12, "table", "swop"),
        ('map = "{map}"', 'map = "{map}"\norder = "clockwise"', 17, "table.order", "none of rotate, random, given"),
        ('map = "{map}"', 'map = "{map}"\ncard = 1', 17, "table.card", "there is no such field"),
        ("[table]", "[tabel]", 12, "tabel", "did you mean table?"),
        ('map = ["autumn"', 'Map = ["autumn"', 6, "grid.Map", "small letters"),
        ("games = 20", "games = 20\nturns_cap = 50001", 3, "turns_cap", "is at most 50,000, not 50,001"),
        ("games = 20", "games = 25000001", 2, "games", "100,000,004 games are too many in chunks of 100: raise"),
        ('map = "{map}"', 'map = ["lake"]', 12, "table", "Unknown map ['lake']"),
        ('map = "{map}"', 'cooperative = "false"', 12, "table", "`cooperative` is true or false: 'false' is neither"),
        (
            'choose = 1, of = ["bot:marquise", ',
            'choose = 2, of = ["bot:alliance@easy", ',
            15,
            "table.opponents",
            "no 2 of these have sides of their own",
        ),
    ],
)
def test_errors_name_the_line_and_the_field(old: str, new: str, line: int | None, field: str, why: str) -> None:
    assert old in WHOLE
    with pytest.raises(BadExperiment) as found:
        read(WHOLE.replace(old, new, 1), "winter", "winter.toml")
    message = str(found.value)
    where = "winter.toml" if line is None else f"winter.toml, line {line}, {field}: "
    assert message.startswith(where)
    assert why in message


def test_text_that_is_no_toml_is_told_with_its_line() -> None:
    with pytest.raises(BadExperiment, match=r"winter\.toml: .*line 2"):
        read("title = 'a'\ngames = = 2\n", "winter", "winter.toml")


def test_an_empty_grid_is_no_experiment() -> None:
    with pytest.raises(BadExperiment, match="line 1, grid: has no cells"):
        read('grid = []\ntitle = "t"\ngame = "root"\ngames = 1\n[table]\nseats = ["bot:eyrie", "bot:duchy"]\n', "t")


def test_opponents_who_cannot_meet_do_not_meet() -> None:
    """A faction has one seat, except that people may play two Vagabonds."""
    many = ["bot:eyrie", "bot:eyrie@easy", "eyrie=greedy", "bot:duchy", "vagabond", "vagabond=greedy"]
    found = read(
        'title = "t"\ngame = "root"\ngames = 1\n[table]\nseats = ["bot:lizards"]\n'
        f"opponents = {{ choose = 2, of = {many} }}\n",
        "t",
    )
    pairs = [tuple([place.seat for place in lineup[1:]]) for lineup in found.cells[0].lineups]
    with_eyrie = [(eyrie, other) for eyrie in ("bot:eyrie", "bot:eyrie@easy", "eyrie") for other in (
        "bot:duchy", "vagabond", "vagabond",
    )]  # fmt: skip
    assert pairs == [*with_eyrie, ("bot:duchy", "vagabond"), ("bot:duchy", "vagabond"), ("vagabond", "vagabond")]


def test_a_mark_at_the_beginning_is_no_mistake(tmp_path: Path) -> None:
    """Some editors put one there."""
    (tmp_path / "w.toml").write_bytes(b"\xef\xbb\xbf" + WHOLE.encode())
    assert load(str(tmp_path / "w.toml")).mark() == read(WHOLE, "w").mark()


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="did you mean how-hard-is-each-bot"):
        load("how-hard-is-eachbot")
    with pytest.raises(BadExperiment, match="shipped: "):
        load(str(tmp_path / "nothing.toml"))
    (tmp_path / "latin.toml").write_bytes(b"title = '\xe9'")
    with pytest.raises(BadExperiment, match="cannot be read"):
        load(str(tmp_path / "latin.toml"))


def test_lines_are_found_whatever_stands_between() -> None:
    lines = Lines(
        'a = "x # [ no"  # ] [\n'
        'text = """\n[not a table]\nb = 1\n"""\n'
        "[t]\n'b' = [  # [\n  1, 2,\n  'three',\n]\n"
        "c = { d = 1 }\n[[many]]\nx = 1\n[[many]]\nx = 2\n"
    )
    assert [lines.of(name) for name in ("a", "text", "t", "t.b", "t.c", "many[0].x", "many[1].x")] == [
        1, 2, 6, 7, 11, 13, 15,
    ]  # fmt: skip
    assert lines.of("t.b", "three") == 9
    assert lines.of("t.b", "nowhere") == 7
    assert lines.of("t.c.d") == 11
    assert lines.of("nothing") is None


def test_the_page_on_the_laboratory_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", page, re.S)
    assert example is not None
    found = read(example[1], "example")
    assert (len(found.cells), len(found.cells[0].lineups)) == (8, 3)
    for column in SCHEMA.names:
        assert f"`{column}`" in page, column
    for field in (*TOP, *TABLE):
        written = rf"`(table\.)?{field}`|^{field} =|^\[{field}\]|optional.*\b{field}\b"
        assert re.search(written, page, re.M), field
