"""All that Root brings."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from lawbound.kernel import Game
from lawbound.kit import Kit

if TYPE_CHECKING:
    from lawbound.kit.almanac import Almanac
    from lawbound.kit.bench import Bench
    from lawbound.kit.form import Form
    from lawbound.kit.judge import Judge
    from lawbound.kit.numbers import Numbers
    from lawbound.kit.stage import Stage
    from lawbound.kit.words import Words
    from lawbound.present.speech import Speech


class RootKit(Kit):
    name = "root"
    title = "Root"
    rank = 1
    commands = ("lawbound.root.commands.bots",)

    @property
    def game(self) -> Game[Any]:
        from lawbound.root.rules import ROOT

        return ROOT

    @cached_property
    def speech(self) -> Speech:
        from lawbound.root.speech import SPEECH

        return SPEECH

    @property
    def words(self) -> Words:
        from lawbound.root.words import RootWords

        return RootWords(self)

    @property
    def stage(self) -> Stage:
        from lawbound.root.stage import RootStage

        return RootStage(self)

    @property
    def judge(self) -> Judge:
        from lawbound.root.judge import RootJudge

        return RootJudge()

    @property
    def form(self) -> Form:
        from lawbound.root.form import RootForm

        return RootForm()

    @property
    def almanac(self) -> Almanac:
        from lawbound.root.almanac import RootAlmanac

        return RootAlmanac()

    @property
    def bench(self) -> Bench:
        from lawbound.root.bench import RootBench

        return RootBench()

    @property
    def numbers(self) -> Numbers:
        from lawbound.root.numbers import RootNumbers

        return RootNumbers()


KIT: Final = RootKit()
