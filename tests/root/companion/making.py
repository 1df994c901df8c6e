"""Sample pages for whoever draws them: `python -m tests.root.companion.making`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lawbound.kit.companion import Page
from lawbound.root.companion.evening import RootEvening

SOLO = {"seats": ["marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"], "suits": "printed", "order": "given"}
SAMPLE = Path(__file__).with_name("sample.json")
LAST_SAMPLE = 60


def pages() -> dict[str, Page]:
    """A page of each kind, from one evening in which people always take the first answer."""
    evening = RootEvening(SOLO)
    found: dict[str, Page] = {}
    while len(evening.acts) < LAST_SAMPLE and evening.table.pending is not None:
        page = evening.page("en")
        question: dict[str, Any] | None = page["question"]
        found[f"{page['phase']}-{question['kind'] if question else 'none'}"] = page
        if question is not None:
            evening.act({"do": "answer", "option": question["options"][0]["option"]})
        else:
            key = page["turn"]["key"]
            evening.act({"do": "edit", "set": [{"piece": f"{key}.warrior", "at": "clearing:5", "by": 3}]})
            found["human-problems"] = evening.page("en")
            evening.act({"do": "end"})
    return found


if __name__ == "__main__":
    SAMPLE.write_text(json.dumps(pages(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
