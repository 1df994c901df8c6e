"""All that Oath brings."""

from __future__ import annotations

from typing import ClassVar, Final

from lawbound.kit import Kit


class OathKit(Kit):
    name = "oath"
    title = "Oath"
    rank = 2
    commands = ("lawbound.oath.commands", "lawbound.oath.commands.campaign")
    parts: ClassVar = {
        "game": "lawbound.oath.rules:OATH",
        "speech": "lawbound.oath.speech:SPEECH",
        "words": "lawbound.oath.words:OathWords",
        "stage": "lawbound.oath.stage:OathStage",
        "form": "lawbound.oath.form:OathForm",
        "judge": "lawbound.oath.judge:OathJudge",
        "numbers": "lawbound.oath.numbers:OathNumbers",
        "almanac": "lawbound.oath.almanac:OathAlmanac",
        "bench": "lawbound.oath.bench:OathBench",
    }


KIT: Final = OathKit()
