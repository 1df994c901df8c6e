"""The parts that a page of HTML is made of. The page needs nothing from anywhere else, and says so to the browser."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def page(title: str, header: str, sections: Sequence[tuple[str, str, str]], footer: str, more_style: str = "") -> str:
    """The whole page; a section has an id, a heading and what is in it."""
    style = (files("lawbound.lab") / "report.css").read_text(encoding="utf-8") + more_style
    links = "".join([f'<li><a href="#{key}">{escape(heading)}</a></li>' for key, heading, _ in sections])
    body = "".join(
        [
            f'<section id="{key}" aria-labelledby="{key}-heading"><h2 id="{key}-heading">{escape(heading)}</h2>'
            f"{inner}</section>\n"
            for key, heading, inner in sections
        ]
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f'<header><h1>{escape(title)}</h1>\n{header}\n<nav aria-label="Contents"><ul>{links}</ul></nav></header>\n'
        f"<main>\n{body}</main>\n<footer>{footer}</footer>\n</body>\n</html>\n"
    )


def say(text: str, kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f"<p{style}>{escape(text)}</p>"


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], names: int = 1) -> str:
    """A table; the first `names` columns name the row, the others are numbers."""
    top = "".join(
        [f'<th scope="col"{" class=name" if at < names else ""}>{escape(head)}</th>' for at, head in enumerate(heads)]
    )
    lines = []
    for row in rows:
        cells = [
            f'<th scope="row" class="name">{escape(cell)}</th>'
            if at == 0
            else f"<td{' class=name' if at < names else ''}>{escape(cell)}</td>"
            for at, cell in enumerate(row)
        ]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    label = escape(caption)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{label}"><table><caption>{label}</caption>'
        f"<thead><tr>{top}</tr></thead><tbody>\n{chr(10).join(lines)}</tbody></table></div>"
    )


def folded(summary: str, inner: str) -> str:
    """Something to be opened."""
    return f"<details><summary>{escape(summary)}</summary>{inner}</details>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    boxes = [f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs]
    return f'<dl class="facts">{"".join(boxes)}</dl>'


def code(text: str) -> str:
    return f'<pre tabindex="0"><code>{escape(text)}</code></pre>'
