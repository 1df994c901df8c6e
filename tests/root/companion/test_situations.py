"""What a table argues about leads to an article that there is, whoever plays."""

from __future__ import annotations

from tests.root.companion.test_sheets import TABLES

from lawbound.law.library import article
from lawbound.root.companion.evening import RootEvening


def test_every_situation_has_an_article() -> None:
    for setup in TABLES.values():
        evening = RootEvening(setup)
        for language in ("en", "cs", "pl"):
            found = evening.page(language)["situations"]
            assert len(found) >= 10 + len(setup["seats"])
            assert all(["situation-" not in each["text"] for each in found])
            assert all([article(each["article"]).citation for each in found])
