"""The page on the environment says what the code says, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from scripts.environment import OATH_PAGE, PAGE, filled

from lawbound.oath.numbers import fields as oath_fields
from lawbound.oath.numbers import vocabulary as oath
from lawbound.root.numbers.actions import meaning
from lawbound.root.numbers.fields import SIZE
from lawbound.root.numbers.vocabulary import DECISIONS


def test_the_tables_are_what_the_code_says() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(PAGE) == page, "run python scripts/environment.py"
    assert f"`Discrete({DECISIONS})`" in page
    assert f"a row of {SIZE} whole numbers" in page
    assert meaning(389) == ("card", "dominance-fox")


def test_the_tables_of_oath_are_what_the_code_says() -> None:
    page = OATH_PAGE.read_text(encoding="utf-8")
    assert filled(OATH_PAGE) == page, "run python scripts/environment.py"
    assert f"`Discrete({oath.DECISIONS})`" in page
    assert f"a row of {oath_fields.SIZE} whole numbers" in page


@pytest.mark.parametrize(("page", "number"), [(PAGE, 2), (OATH_PAGE, 1)], ids=["root", "oath"])
def test_the_examples_run(page: Path, number: int) -> None:
    examples = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
    assert len(examples) == number
    for example in examples:
        exec(compile(example, page.name, "exec"), {})
