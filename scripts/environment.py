"""Write the tables of docs/environment*.md: what every action and every number of an observation means.

python scripts/environment.py          write them
python scripts/environment.py check    say whether they are what the code says
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from lawbound.kit.numbers import Field, Ranges
from lawbound.oath.numbers import fields as oath_fields
from lawbound.oath.numbers import vocabulary as oath
from lawbound.root.numbers import vocabulary as root
from lawbound.root.numbers.fields import FIELDS, SEAT, VAGABOND

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "environment.md"
OATH_PAGE = DOCS / "environment-oath.md"
LONG = 50
"""Lists that are longer than this are shown by their ends."""


def actions_table(*kinds: Ranges) -> str:
    rows = [
        f"| `{kind}` | {_span(ranges[kind].start, ranges[kind].stop)} | {_names(names)} |"
        for ranges in kinds
        for kind, names in ranges.kinds.items()
    ]
    return "\n".join(["| kind | numbers | of |", "| --- | --- | --- |", *rows])


def _names(names: tuple[str, ...]) -> str:
    if len(names) <= LONG:
        return "; ".join(names)
    return f"{'; '.join(names[:4])}; …; {'; '.join(names[-2:])} ({len(names)})"


def fields_table() -> str:
    """Every field; those that each seat has are shown for the first, and those of pieces and Vagabonds together."""
    of_seats = {f"seat {seat} {name}" for seat in range(1, root.SEATS) for name, *_ in SEAT}
    of_second = {f"vagabond2 {name}" for name, *_ in VAGABOND}
    pieces = [field for field in FIELDS.values() if "by place: supply" in field.text]
    rows: list[str] = []
    for field in FIELDS.values():
        if field in pieces:
            if field is pieces[0]:
                rows += _pieces(pieces)
        elif field.name not in of_seats | of_second:
            rows.append(_row(field))
            if field.name == f"seat 0 {SEAT[-1][0]}":
                second, last = FIELDS["seat 1 present"], FIELDS[f"seat {root.SEATS - 1} {SEAT[-1][0]}"]
                rows.append(
                    f"| `seat 1 …` to `seat {root.SEATS - 1} …` | {_span(second.start, last.stop)} | | the same |"
                )
            if field.name == f"vagabond {VAGABOND[-1][0]}":
                first, last = FIELDS["vagabond2 character"], FIELDS[f"vagabond2 {VAGABOND[-1][0]}"]
                rows.append(f"| `vagabond2 …` | {_span(first.start, last.stop)} | | the same for the second Vagabond |")
    return "\n".join(["| field | numbers | up to | what |", "| --- | --- | --- | --- |", *rows])


def oath_table() -> str:
    """Every field; those that each seat has are shown for the first, and both sides of a deal together."""
    fields, last = oath_fields.FIELDS, oath.SEATS - 1
    rows: list[str] = []
    for field in fields.values():
        first, _, rest = field.name.partition(" ")
        if first == "want":
            if rest == oath_fields.GOODS[0][0]:
                end = fields[f"want {oath_fields.GOODS[-1][0]}"]
                rows.append(f"| `want …` | {_span(field.start, end.stop)} | | the same: what they want for it |")
        elif first != "seat" or rest.startswith("0 "):
            rows.append(_row(field))
        elif rest == "1 present":
            end = fields[f"seat {last} {oath_fields.SEAT[-1][0]}"]
            rows.append(f"| `seat 1 …` to `seat {last} …` | {_span(field.start, end.stop)} | | the same |")
    return "\n".join(["| field | numbers | up to | what |", "| --- | --- | --- | --- |", *rows])


def _row(field: Field) -> str:
    return f"| `{field.name}` | {_span(field.start, field.stop)} | {field.most} | {field.text} |"


def _pieces(pieces: Iterable[Field]) -> list[str]:
    return [_row(field._replace(text="pieces by place")) for field in pieces]


def _span(start: int, stop: int) -> str:
    return str(start) if stop == start + 1 else f"{start} – {stop - 1}"


def prompts_list(prompts: Sequence[str]) -> str:
    return ", ".join([f"{at} {name}" for at, name in enumerate(prompts)]) + "."


def tables(page: Path) -> dict[str, str]:
    """The tables of a page, by name."""
    words = oath if page == OATH_PAGE else root
    return {
        "actions": actions_table(words.DECIDED, words.FALLEN),
        "fields": oath_table() if page == OATH_PAGE else fields_table(),
        "prompts": prompts_list(words.PROMPTS),
    }


def filled(path: Path) -> str:
    """The page with its tables as the code says."""
    page = path.read_text(encoding="utf-8")
    for name, table in tables(path).items():
        before, start, rest = page.partition(f"<!-- {name} -->")
        _, end, after = rest.partition(f"<!-- end of {name} -->")
        page = f"{before}{start}\n{table}\n{end}{after}"
    return page


def main(arguments: list[str]) -> int:
    for path in (PAGE, OATH_PAGE):
        if arguments != ["check"]:
            path.write_text(filled(path), encoding="utf-8")
        elif filled(path) != path.read_text(encoding="utf-8"):
            print(f"{path.name} is not what the code says: run python scripts/environment.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
