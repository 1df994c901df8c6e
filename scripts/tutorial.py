"""Run docs/tutorial.ipynb and keep what its cells show.

python scripts/tutorial.py
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).resolve().parent.parent / "docs" / "tutorial.ipynb"


def load() -> Any:
    return nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]


def run() -> Any:
    """The notebook after all of its cells have been run; CellExecutionError if one of them fails."""
    notebook = load()
    client = NotebookClient(
        notebook,
        timeout=300,
        record_timing=False,
        coalesce_streams=True,  # else a busy machine cuts what a cell prints into pieces
        resources={"metadata": {"path": NOTEBOOK.parent}},
    )
    client.execute()
    notebook.metadata.language_info = {"name": "python"}  # not this machine's version
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            if "text/plain" in output.get("data", {}):
                output.data["text/plain"] = re.sub(" at 0x[0-9a-f]+", "", output.data["text/plain"])
    return notebook


if __name__ == "__main__":
    nbformat.write(run(), NOTEBOOK)  # type: ignore[no-untyped-call]
