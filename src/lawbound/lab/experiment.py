"""Reading an experiment: a TOML file with a grid of settings. Errors name the file, the line and the field.

game = "NAME"
title = "Do the reds mind the winter?"
games = 200                       # in every cell of the grid

[grid]                            # every combination is a cell; the names of the axes are free
map = ["autumn", "winter"]
difficulty = ["easy", "default"]

[table]                           # {axis} stands for the value of the cell
subject = "bot:red@{difficulty}"
opponents = { choose = 2, of = ["bot:green", "bot:blue", "white=greedy"] }
map = "{map}"
order = "rotate"
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

from lawbound import games as known_games
from lawbound import players as known_players
from lawbound.kernel import LawboundError
from lawbound.kit import Kit
from lawbound.lab.plan import Cell, Experiment, Place
from lawbound.lab.toml_lines import Lines
from lawbound.sim import TURNS_CAP

ORDERS: Final = ("rotate", "random", "given")
"""Everybody sits everywhere equally often, luck decides, or all sit as they are listed."""

TOP: Final = ("game", "title", "about", "games", "seed", "chunk", "turns_cap", "grid", "table")
TABLE: Final = ("subject", "seats", "opponents", "order", "players")
"""Besides these, [table] has what may be wished for in the game."""
OPPONENTS: Final = ("choose", "of")

MOST_CELLS: Final = 10_000
MOST_CHUNKS: Final = 1_000_000
MOST_TURNS: Final = 50_000
"""The rows count no further."""
QUICK_CHUNK: Final = 100
"""Games in a chunk if all players are bots or random: a second or so. Others think, and a game is a chunk."""

_SLOT: Final = re.compile(r"\{(\w+)\}")
_BARE_MARK: Final = re.compile(r"[@+/](?=[@+/=]|$)")
"""A mark with nothing after it: what is left of `bot:red+{trait}` when the trait is empty."""

Values = dict[str, Any]


class BadExperiment(LawboundError):
    """The file describes no experiment; the message says where and why."""


def shipped() -> list[str]:
    """The names of the experiments that come with Lawbound."""
    return sorted(_shipped())


def load(source: str, *, games: int | None = None, seed: str | None = None) -> Experiment:
    """The experiment in that file, or the shipped one of that name; `games` and `seed` instead of its own."""
    if source in shipped():
        text, name, file = shipped_text(source), source, f"{source}.toml"
    else:
        path = Path(source)
        if not path.is_file():
            near = get_close_matches(source, shipped(), 1)
            hint = f"did you mean {near[0]}?" if near else f"shipped: {', '.join(shipped())}."
            raise BadExperiment(f"{source!r} is neither a file nor a shipped experiment; {hint}")
        name, file = path.stem, str(path)
        try:
            text = path.read_text(encoding="utf-8-sig")  # some editors mark the text as theirs
        except (OSError, UnicodeDecodeError) as error:
            raise BadExperiment(f"{file} cannot be read: {error}") from None
    return read(text, name, file, games=games, seed=seed)


def shipped_text(name: str) -> str:
    return _shipped()[name]


@cache
def _shipped() -> dict[str, str]:
    found: dict[str, str] = {}
    for game in known_games.names():
        found |= known_games.kit(game).almanac.experiments()
    return found


def read(
    text: str, name: str, file: str = "experiment.toml", *, games: int | None = None, seed: str | None = None
) -> Experiment:
    """Read and check an experiment: afterwards every game of it can be set up."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadExperiment(f"{file}: {error}") from None
    reader = _Reader(table, Lines(text), file)
    return reader.experiment(name, text, games, seed)


class _Reader:
    def __init__(self, data: Values, lines: Lines, file: str) -> None:
        self.kit = Kit()  # until the game is known
        self.settings: tuple[str, ...] = ()
        self.data = data
        self.lines = lines
        self.file = file

    def bad(self, field: str, why: str, value: object = None) -> BadExperiment:
        line = self.lines.of(field, value)
        return BadExperiment(f"{self.file}{'' if line is None else f', line {line}'}, {field}: {why}")

    def experiment(self, name: str, text: str, games: int | None, seed: str | None) -> Experiment:
        self.known("", self.data, TOP)
        game = self.text("game", self.data.get("game"))
        try:
            self.kit = known_games.kit(game)
        except LawboundError as error:
            raise self.bad("game", str(error)) from None
        title = self.text("title", self.data.get("title"))
        about = self.text("about", self.data.get("about", ""))
        table = self.data.get("table")
        if not isinstance(table, Mapping):
            raise self.bad("table", "is missing: [table] says who sits there.")
        self.settings = tuple([field.key for field in self.kit.form.fields if field.key not in TABLE])
        self.known("table", table, (*TABLE, *self.settings))
        order = table.get("order", "rotate")
        if order not in ORDERS:
            raise self.bad("table.order", f"{order!r} is none of {', '.join(ORDERS)}.")
        own_seed = self.text("seed", self.data.get("seed", "0"))
        own_games = self.number("games", self.data.get("games"))
        turns_cap = self.number("turns_cap", self.data.get("turns_cap", TURNS_CAP))
        if turns_cap > MOST_TURNS:
            raise self.bad("turns_cap", f"is at most {MOST_TURNS:,}, not {turns_cap:,}.")
        cells = [self.cell(values, table, order, turns_cap) for values in self.grid()]
        names = [cell.name for cell in cells]
        for twice in [cell for cell in names if names.count(cell) > 1]:
            raise self.bad("grid", f"the cell {twice} is there twice.")
        if not cells:
            raise self.bad("grid", "has no cells.")
        quick = all([p.player == "random" or self.is_bot(p.seat) for c in cells for line in c.lineups for p in line])
        found = Experiment(
            game=game,
            name=name,
            title=title,
            about=about,
            seed=own_seed if seed is None else seed,
            games=own_games if games is None else games,
            order=order,
            turns_cap=turns_cap,
            chunk=self.number("chunk", self.data.get("chunk", QUICK_CHUNK if quick else 1)),
            cells=tuple(cells),
            text=text,
        )
        if -(-found.games // found.chunk) * len(cells) > MOST_CHUNKS:
            raise self.bad("games", f"{found.total:,} games are too many in chunks of {found.chunk:,}: raise `chunk`.")
        return found

    # The grid

    def grid(self) -> Iterator[Values]:
        """The values of every cell; without a grid there is one cell."""
        grids = self.data.get("grid", {})
        several = isinstance(grids, list)
        for at, grid in enumerate(grids if several else [grids]):
            field = f"grid[{at}]" if several else "grid"
            if not isinstance(grid, Mapping):
                raise self.bad(field, 'is a table of axes with their values, such as map = ["autumn", "winter"].')
            cells = 1
            for axis, values in grid.items():
                cells *= len(self.axis(f"{field}.{axis}", axis, values))
            if cells > MOST_CELLS:
                raise self.bad(field, f"has {cells:,} cells; at most {MOST_CELLS:,} are possible.")
            yield from [dict(zip(grid, values, strict=True)) for values in product(*grid.values())]

    def axis(self, field: str, axis: str, values: object) -> list[Any]:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", axis):
            raise self.bad(field, "the name of an axis has small letters, digits and _ only.")
        if not isinstance(values, list) or not values:
            raise self.bad(field, 'an axis is a list of values, such as ["autumn", "winter"].')
        for value in values:
            if not isinstance(value, str | int | bool):
                raise self.bad(field, f"{value!r} is neither text nor a whole number nor true or false.")
            if values.count(value) > 1:
                raise self.bad(field, f"{value!r} is there twice.", value)
        return values

    # Cells

    def cell(self, values: Values, table: Mapping[str, Any], order: str, turns_cap: int) -> Cell:
        name = " ".join([f"{axis}={_word(value)}" for axis, value in values.items()]) or "all"
        player = self.filled("table.players", table.get("players", "random"), values)
        self.check_player("table.players", player, values)
        subjects = self.seats("table.subject", [table["subject"]] if "subject" in table else [], values, player)
        if len(subjects) > 1:
            raise self.bad("table.subject", "is one seat; put others in table.seats.")
        seats = subjects + self.seats("table.seats", table.get("seats", []), values, player)
        lineups = self.lineups(seats, table.get("opponents"), values, player)
        settings: Values = {
            key: self.setting(f"table.{key}", table[key], values) for key in self.settings if key in table
        }
        for lineup in lineups:
            written = [place.seat for place in lineup]
            try:
                in_order = [written[at] for at in self.kit.form.seated(written)]
                self.kit.game.start(self.kit.form.setup(in_order, settings, turn_limit=turns_cap))
            except LawboundError as error:
                raise self.blame(
                    "table", str(error), values, "" if name == "all" else f" (in the cell {name})"
                ) from None
        pairs = tuple([(axis, _word(value)) for axis, value in values.items()])
        return Cell(name, pairs, tuple(lineups), settings, bool(subjects))

    def lineups(self, seats: list[Place], opponents: object, values: Values, player: str) -> list[tuple[Place, ...]]:
        """Those who are always there, with every choice of opponents whose sides are still free."""
        if opponents is None:
            return [tuple(seats)]
        if not isinstance(opponents, Mapping):
            raise self.bad("table.opponents", 'is written { choose = 3, of = ["bot:SIDE", ...] }.')
        self.known("table.opponents", opponents, OPPONENTS)
        choose = self.number(
            "table.opponents", self.setting("table.opponents", opponents.get("choose"), values), "choose"
        )
        form = self.kit.form
        taken = [form.seating(place.seat).side for place in seats]
        among = self.seats("table.opponents", opponents.get("of", []), values, player)
        free = [place for place in among if not (side := form.seating(place.seat).side) or side not in taken]
        if choose > len(free):
            raise self.bad(
                "table.opponents", f"{choose} are to be chosen, but only {len(free)} have a side that is free."
            )
        lineups = [
            (*seats, *chosen) for chosen in combinations(free, choose) if form.can_meet([each.seat for each in chosen])
        ]
        if not lineups:
            raise self.bad("table.opponents", f"no {choose} of these have sides of their own.")
        return lineups

    def seats(self, field: str, written: object, values: Values, player: str) -> list[Place]:
        """Seats as they are written: `bot:SIDE@easy`, `SIDE`, `SIDE=greedy`; commas make several of one text."""
        if not isinstance(written, list):
            raise self.bad(field, 'is a list of seats, such as ["bot:SIDE@easy", "SIDE=greedy"].')
        found: list[Place] = []
        for text in written:
            for part in self.filled(field, text, values).split(","):
                seat, is_named, named = part.strip().partition("=")
                seat = _BARE_MARK.sub("", seat)
                try:
                    seat = self.kit.form.seating(seat).written
                except LawboundError as error:
                    raise self.blame(field, str(error), values) from None
                if is_named:
                    if self.is_bot(seat):
                        raise self.bad(field, f"{part.strip()!r}: a bot plays by itself.", part.strip())
                    self.check_player(field, named, values)
                found.append(Place(seat, named if is_named else "random" if self.is_bot(seat) else player))
        return found

    def is_bot(self, seat: str) -> bool:
        return self.kit.form.seating(seat).is_bot

    def check_player(self, field: str, player: str, values: Values) -> None:
        try:
            known_players.find(player, "0")
        except LawboundError as error:
            raise self.blame(field, str(error), values) from None

    def setting(self, field: str, written: object, values: Values) -> object:
        """A setting that is one slot takes the value as it is: it may be a number, or true or false."""
        if isinstance(written, str):
            slot = _SLOT.fullmatch(written)
            return values[slot[1]] if slot and slot[1] in values else self.filled(field, written, values)
        if isinstance(written, Mapping):
            return {key: self.setting(field, value, values) for key, value in written.items()}
        return written

    def filled(self, field: str, written: object, values: Values) -> str:
        text = self.text(field, written)
        for slot in _SLOT.findall(text):
            if slot not in values:
                axes = f"the axes are {', '.join(values)}" if values else "there is no [grid]"
                raise self.bad(field, f"{{{slot}}} is no axis of the grid; {axes}.", f"{{{slot}}}")
        return _SLOT.sub(lambda found: _word(values[found[1]]), text)

    def blame(self, field: str, why: str, values: Values, where: str = "") -> BadExperiment:
        """If the reason quotes a value of an axis, that is where to look."""
        for axis, value in values.items():
            if isinstance(value, str) and value and repr(value) in why:
                grids = [f"grid[{at}]" for at in range(len(self.data["grid"]))]
                for grid in grids if isinstance(self.data["grid"], list) else ["grid"]:
                    line = self.lines.of(f"{grid}.{axis}", value)
                    if line is not None and value in self.lines.text[line - 1]:
                        return self.bad(f"{grid}.{axis}", f"{why}{where}", value)
        return self.bad(field, f"{why}{where}")

    # Fields

    def known(self, table: str, data: Mapping[str, Any], keys: Sequence[str]) -> None:
        for key in data:
            if key not in keys:
                near = get_close_matches(key, keys, 1)
                hint = f"; did you mean {near[0]}?" if near else f"; known: {', '.join(keys)}."
                field = f"{table}.{key}" if table else key
                raise self.bad(field, f"there is no such field{hint}")

    def text(self, field: str, value: object) -> str:
        if value is None:
            raise self.bad(field, "is missing.")
        if not isinstance(value, str):
            raise self.bad(field, f"needs text in quotation marks, not {value!r}.")
        return value

    def number(self, field: str, value: object, part: str = "") -> int:
        what = f"{part} " if part else ""
        if value is None:
            raise self.bad(field, f"{what}is missing: a whole number from 1 up.")
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise self.bad(field, f"{what}needs a whole number from 1 up, not {value!r}.")
        return value


def _word(value: object) -> str:
    """A value as text; true and false as TOML writes them."""
    return str(value).lower() if isinstance(value, bool) else str(value)
