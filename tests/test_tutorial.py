"""The tutorial runs from its first cell to its last, and prints what it prints in the documents."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from scripts.tutorial import load, run


def outputs(notebook: Any) -> list[Any]:
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


def printed(notebook: Any) -> list[str]:
    return [output.text for output in outputs(notebook) if output.output_type == "stream"]


def test_the_tutorial_runs() -> None:
    now = run()
    assert printed(now) == printed(load()), "the tutorial says something else now: run python scripts/tutorial.py"
    shown = [output.data for output in outputs(now) if output.output_type == "execute_result"]
    pictures = [data["image/svg+xml"] for data in shown if "image/svg+xml" in data]
    assert len(pictures) == 3  # of a table, of a view, of a position
    for picture in pictures:
        assert ElementTree.fromstring(picture).tag.endswith("svg")
