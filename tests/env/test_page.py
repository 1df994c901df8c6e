"""The page on the environment says what the code says, and its examples run."""

from __future__ import annotations

import re

from scripts.environment import PAGE, filled

from lawbound.root.numbers.actions import meaning
from lawbound.root.numbers.fields import SIZE
from lawbound.root.numbers.vocabulary import DECISIONS


def test_the_tables_are_what_the_code_says() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page) == page, "run python scripts/environment.py"
    assert f"`Discrete({DECISIONS})`" in page
    assert f"a row of {SIZE} whole numbers" in page
    assert meaning(389) == ("card", "dominance-fox")


def test_the_examples_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(examples) == 2
    for example in examples:
        exec(compile(example, PAGE.name, "exec"), {})
