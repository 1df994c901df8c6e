"""All that Root brings."""

from __future__ import annotations

from typing import ClassVar, Final

from lawbound.kit import Kit


class RootKit(Kit):
    name = "root"
    title = "Root"
    rank = 1
    commands = ("lawbound.root.commands.bots", "lawbound.root.commands.evening")
    parts: ClassVar = {
        "game": "lawbound.root.rules:ROOT",
        "speech": "lawbound.root.speech:SPEECH",
        "words": "lawbound.root.words:RootWords",
        "stage": "lawbound.root.stage:RootStage",
        "form": "lawbound.root.form:RootForm",
        "lessons": "lawbound.root.lessons:RootLessons",
        "judge": "lawbound.root.judge:RootJudge",
        "numbers": "lawbound.root.numbers:RootNumbers",
        "almanac": "lawbound.root.almanac:RootAlmanac",
        "bench": "lawbound.root.bench:RootBench",
        "companion": "lawbound.root.companion:RootCompanion",
    }


KIT: Final = RootKit()
