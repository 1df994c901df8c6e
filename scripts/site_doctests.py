"""Examples in docstrings, shown as code by the documentation site.

An extension of Griffe, which reads the sources for mkdocstrings. Our docstrings are prose with doctests in it; Markdown
would take their `>>>` for quotations within quotations.
"""

from __future__ import annotations

from typing import Any

from griffe import Extension, Object


class Doctests(Extension):
    """Puts every doctest into a fence."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """The text with each doctest, up to the next empty line, as a block of code.

    >>> fenced("Says it.\\n>>> 1 + 1\\n2\\n\\nMore.").splitlines()
    ['Says it.', '', '```pycon', '>>> 1 + 1', '2', '```', '', 'More.']
    """
    lines: list[str] = []
    margin: int | None = None  # of the doctest that is being read
    for line in text.splitlines():
        if margin is None and line.lstrip().startswith(">>> "):
            margin = len(line) - len(line.lstrip())
            lines += ["", "```pycon"]
        elif margin is not None and not line.strip():
            margin = None
            lines.append("```")
        lines.append(line[margin:])
    if margin is not None:
        lines.append("```")
    return "\n".join(lines)
