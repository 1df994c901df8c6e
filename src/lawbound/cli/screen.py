"""What a conversation at the terminal is made of: lines that are read, paragraphs, lists to choose from."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from lawbound.present.speech import Arg, Name, say


def ask_line(console: Console, prompt: str) -> str:
    """A line from the keyboard; one that comes from elsewhere is shown, so that the record can be read."""
    line = console.input(Text(prompt, style="bold")).strip()
    if not sys.stdin.isatty():
        console.print(line, soft_wrap=True)
    return line


def ask_number(console: Console, question: str, most: int, default: int) -> int:
    """A number from 1 to `most`; Enter is the default. Whoever types anything else is asked again."""
    while line := ask_line(console, f"{say(question, n=most, default=default)} "):
        if is_number(line, most):
            return int(line)
        console.print(say("play-a-number-please", n=most))
    return default


def is_number(line: str, most: int) -> bool:
    """Whether the line is a number from 1 to `most`, and not one of thousands of digits."""
    return line.isascii() and line.isdigit() and len(line) < 6 and 1 <= int(line) <= most


def means(line: str, answers: str) -> bool:
    """Whether the line is one of the answers that a message lists."""
    return line.lower() in say(answers).split()


def numbered(texts: Iterable[str]) -> Grid:
    """A list to choose from."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=3)
    grid.add_column()
    for number, text in enumerate(texts, 1):
        grid.add_row(str(number), Text(text))
    return grid


def hanging(text: str, indent: int, style: str = "") -> Padding:
    """A paragraph that stays to the right of its margin."""
    return Padding(Text(text, style=style), (0, 0, 0, indent), expand=False)


def choices(n: int) -> Name:
    return Name("counted-decision", n=n)


def arg(value: object) -> Arg:
    """A field of a message; what is neither a number nor a name is text."""
    return value if isinstance(value, int | Name) else str(value)
