"""A page of the documentation site made from docs/tutorial.ipynb: its text, code, and what the cells have shown.

A hook of MkDocs. The plugins that show notebooks bring a dozen packages for what our notebook needs none of.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

NOTEBOOK: Final = "tutorial.ipynb"
PAGE: Final = "tutorial.md"
HINT: Final = f'!!! note "To try it yourself"\n\n    Download [the notebook]({NOTEBOOK}) and open it in Jupyter.'


def on_files(files: Files, config: MkDocsConfig) -> Files:
    notebook = json.loads((Path(config.docs_dir) / NOTEBOOK).read_text(encoding="utf-8"))
    text, pictures = as_page(notebook)
    files.append(File.generated(config, PAGE, content=text))
    for name, picture in pictures.items():
        files.append(File.generated(config, name, content=picture))
    return files


def as_page(notebook: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """The Markdown of a notebook, and its pictures by the names that the text has for them."""
    parts: list[str] = []
    pictures: dict[str, str] = {}
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            if len(parts) == 1:
                parts.append(HINT)
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            svg = "".join(output.get("data", {}).get("image/svg+xml", ""))
            if svg:
                name = f"tutorial-{len(pictures) + 1}.svg"
                pictures[name] = svg
                parts.append(f"![What the cell shows: a picture of the table]({name})")
            elif "text" in output:
                parts.append(f"```text\n{''.join(output['text']).rstrip()}\n```")
    return "\n\n".join(parts) + "\n", pictures
