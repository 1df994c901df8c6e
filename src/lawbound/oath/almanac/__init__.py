"""What the laboratory notes of a game of Oath, and shows of many."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from lawbound.kernel import Event
from lawbound.kit.almanac import Almanac, Section, Watcher

if TYPE_CHECKING:
    import pyarrow as pa

COUNTED: Final = {"campaign": "campaigns", "oathkeeper": "oathkeepers", "became citizen": "citizens"}
"""Events that are counted, and the columns that tell how often they came."""


class OathWatcher(Watcher):
    """Under which oath they played, how it was won, and how much was fought for. Nothing is counted in points."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.points = []
        self.oath: int | None = None
        self.ways = 0
        self.counts = dict.fromkeys(COUNTED.values(), 0)

    def __call__(self, event: Event) -> None:
        name = event.name
        if name in COUNTED:
            self.counts[COUNTED[name]] += 1
        elif name == "round":
            (self.round,) = event.args
        elif name == "set up":
            (self.oath,) = event.args
        elif name == "won":
            self.victory = event.article
            _, self.ways = event.args

    def noted(self) -> dict[str, Any]:
        from lawbound.oath.cards import OATH_NAMES
        from lawbound.oath.chronicle_check import WAYS

        return {
            "oath": None if self.oath is None else OATH_NAMES[self.oath],
            "ways": [name for way, name in enumerate(WAYS, 1) if self.ways >> way & 1],
            **self.counts,
        }


class OathAlmanac(Almanac):
    def watcher(self, setup: Mapping[str, Any], seats: int) -> OathWatcher:
        return OathWatcher(seats)

    def experiments(self) -> dict[str, str]:
        folder = files("lawbound.oath.almanac") / "experiments"
        return {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in folder.iterdir()}

    def columns(self) -> dict[str, Any]:
        import pyarrow as pa

        return {
            "oath": pa.dictionary(pa.int32(), pa.string()),
            "ways": pa.list_(pa.string()),
            **dict.fromkeys(COUNTED.values(), pa.uint16()),
        }

    def side_name(self, side: str) -> str:
        return side.capitalize()

    def style(self) -> str:
        return (files("lawbound.oath.almanac") / "sides.css").read_text(encoding="utf-8")

    def facts(self, rows: pa.Table) -> list[tuple[str, str]]:
        from lawbound.oath.almanac.endings import per_game

        return [
            (f"{what} per game", per_game(rows, column))
            for what, column in (("campaigns", "campaigns"), ("new Oathkeepers", "oathkeepers"))
        ]

    def sections(self, rows: pa.Table) -> list[Section]:
        from lawbound.oath.almanac.endings import section

        return [("endings", "How games were won", section(rows))]
