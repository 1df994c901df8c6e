"""What the laboratory notes of a game of Root, and shows of many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from lawbound.kernel import Event
from lawbound.kit.almanac import Almanac, Section, Watcher
from lawbound.root.boards import BOARDS
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.hirelings.dealing import named_in

if TYPE_CHECKING:
    import pyarrow as pa


class RootWatcher(Watcher):
    """Points after each round, and who fought whom where and when.

    Hirelings have no seat: they are numbered after the seats, as they were named or drawn.
    """

    def __init__(self, seats: int, map_name: str, hirelings: Sequence[str] = ()) -> None:
        super().__init__(seats)
        self.order = []
        self.map = map_name
        self.hirelings = list(hirelings)
        self.battles: list[dict[str, int]] = []

    def __call__(self, event: Event) -> None:
        name = event.name
        if name == "scored" or name == "lost points":
            seat, _, total = event.args
            self.points[seat] = total
        elif name == "turn":
            self.begin_turn(event.args[1])
        elif name == "battle":
            attacker, defender, clearing = event.args
            battle = {"round": self.round, "clearing": clearing, "attacker": attacker, "defender": defender}
            self.battles.append(battle)
        elif name == "seated":
            self.order = list(event.args)
        elif name == "hirelings":
            self.hirelings = [SIDES[face].key for face in event.args]
        elif name == "won":
            self.victory = event.article

    def noted(self) -> dict[str, Any]:
        return {"map": self.map, "hirelings": self.hirelings, "battles": self.battles}


class RootAlmanac(Almanac):
    def watcher(self, setup: Mapping[str, Any], seats: int) -> RootWatcher:
        return RootWatcher(seats, setup.get("map", "autumn"), named_in(setup))

    def experiments(self) -> dict[str, str]:
        folder = files("lawbound.root.almanac") / "experiments"
        return {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in folder.iterdir()}

    def columns(self) -> dict[str, Any]:
        import pyarrow as pa

        owner, word = pa.uint8(), pa.dictionary(pa.int32(), pa.string())
        battle = [("round", pa.uint16()), ("clearing", pa.uint8()), ("attacker", owner), ("defender", owner)]
        return {"map": word, "hirelings": pa.list_(word), "battles": pa.list_(pa.struct(battle))}

    def side_name(self, side: str) -> str:
        return BOARDS[side].name if side in BOARDS else side

    def style(self) -> str:
        return (files("lawbound.root.almanac") / "sides.css").read_text(encoding="utf-8")

    def facts(self, rows: pa.Table) -> list[tuple[str, str]]:
        from lawbound.root.almanac.battles import battles_of

        battles = sum([one.total for one in battles_of(rows).values()])
        return [("battles per game", f"{battles / rows.num_rows:.1f}" if rows.num_rows else "–")]

    def sections(self, rows: pa.Table) -> list[Section]:
        from lawbound.root.almanac.battles import battles_of, section

        return [("battles", "Battles on the board", section(battles_of(rows)))]
