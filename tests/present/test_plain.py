"""Any widget can be read at a terminal."""

from __future__ import annotations

from lawbound.kit.scene import Things, Track
from lawbound.present.plain import widget_lines


def test_equal_things_beside_each_other_are_counted_and_their_order_stays() -> None:
    row: Things = {"kind": "things", "title": "Row", "things": [{"text": each} for each in ("a", "a", "b", "a")]}
    assert [line.plain for line in widget_lines(row)] == ["Row: a x2, b, a"]
    assert [line.plain for line in widget_lines({**row, "things": []})] == ["Row: -"]


def test_a_track_tells_what_comes_next() -> None:
    track: Track = {
        "kind": "track",
        "title": "Huts",
        "legend": ["points"],
        "spaces": [{"filled": at > 0, "labels": [str(at)]} for at in range(3)],
    }
    assert [line.plain for line in widget_lines(track)] == ["Huts: 2 of 3 (next: points 1)"]
