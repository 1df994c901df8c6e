"""What a game brings, so that everybody can play it everywhere: its `Kit`.

| part | what it answers | who asks |
| --- | --- | --- |
| `game` | start, resume, view, redeal, result: the kernel's contract | everybody |
| `speech` | the game's own messages, in all languages | `words`, `stage` |
| `words` | questions, options, refusals, what happened and who plays, in words | terminal, server, notebook |
| `stage` | the scene as data, and which place on it an option belongs to; for a terminal; as a picture | who shows it |
| `form` | what may be wished for in a set-up, and a set-up from wishes | browser, terminal, laboratory, API |
| `lessons` | tables to learn at, and what is explained when | server, browser |
| `judge` | what a state is worth, and hunches about options | greedy, ismcts |
| `numbers` | options and views as numbers, rewards | environments |
| `almanac` | what to note of a game, and pages of reports | laboratory, arena |
| `bench` | what to measure | bench |
| `companion` | evenings with the real box | server, browser, terminal |
| `law` | the books of its Law | the Law's reader |

Each part is imported when somebody asks for it, so that a command which needs the rules alone starts quickly. A game
needs rules and a form; everything else is plain until the game brings better, and what a game cannot do is said when it
is asked for.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from lawbound.kernel.errors import LawboundError
from lawbound.kernel.game import Game

if TYPE_CHECKING:
    from lawbound.kit.almanac import Almanac
    from lawbound.kit.bench import Bench
    from lawbound.kit.companion import Companion
    from lawbound.kit.form import Form
    from lawbound.kit.judge import Judge
    from lawbound.kit.lessons import Lessons
    from lawbound.kit.numbers import Numbers
    from lawbound.kit.stage import Stage
    from lawbound.kit.words import Words
    from lawbound.present.speech import Speech


class Kit:
    """A game with everything around its rules. A game's own kit gives what is more than this."""

    name: str = ""
    title: str = ""
    rank: int = 100
    """Where games are listed, those with small numbers come first."""
    parts: ClassVar[Mapping[str, str]] = {}
    """Where each part is, as `module:name`: an object for `game` and `speech`, else a class. The others are plain."""
    commands: tuple[str, ...] = ()
    """Modules of the game that add commands of its own to `lawbound`: each has `add(subparsers)`."""

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is found again by its name."""
        from lawbound import games

        return games.kit, (self.name,)

    @cached_property
    def folder(self) -> Path:
        """Where the game's package is: `law/` and `locales/` are found there."""
        return Path(inspect.getfile(type(self))).parent

    @cached_property
    def game(self) -> Game[Any]:
        """The rules."""
        rules: Game[Any] = self._part("game")
        return rules

    @cached_property
    def speech(self) -> Speech:
        """What is said about the game: the messages in its folder `locales`, one folder for each language."""
        from lawbound.present.speech import GENERAL, Speech

        own: Speech | None = self._part("speech") if "speech" in self.parts else None
        return Speech(self.folder / "locales", GENERAL) if own is None else own

    @property
    def law(self) -> Mapping[str, Path]:
        """The books of the game's Law by their names, each a folder of chapters; the chief one first."""
        folder = self.folder / "law"
        return {book.name: book for book in sorted(folder.iterdir()) if book.is_dir()} if folder.is_dir() else {}

    @cached_property
    def words(self) -> Words:
        """What is asked, chosen, refused and told, in words."""
        words: Words = self._part("words", "lawbound.kit.words:Words")(self)
        return words

    @cached_property
    def stage(self) -> Stage:
        """What the game looks like."""
        stage: Stage = self._part("stage", "lawbound.kit.stage:Stage")(self)
        return stage

    @property
    def judge(self) -> Judge:
        """Whoever knows the game best: somebody who knows nothing, unless the game brings better."""
        judge: Judge = self._part("judge", "lawbound.kit.judge:Judge")()
        return judge

    @cached_property
    def form(self) -> Form:
        """What may be wished for."""
        form: Form = self._part("form")()
        return form

    @cached_property
    def lessons(self) -> Lessons:
        """How it is learned by playing."""
        lessons: Lessons = self._part("lessons", "lawbound.kit.lessons:Lessons")()
        return lessons

    @property
    def almanac(self) -> Almanac:
        """What the laboratory notes."""
        almanac: Almanac = self._part("almanac", "lawbound.kit.almanac:Almanac")()
        return almanac

    @property
    def bench(self) -> Bench | None:
        """What to measure; None: nothing."""
        bench: Bench | None = self._part("bench")() if "bench" in self.parts else None
        return bench

    @cached_property
    def companion(self) -> Companion | None:
        """Whoever runs evenings with the real box; None: nobody does."""
        companion: Companion | None = self._part("companion")() if "companion" in self.parts else None
        return companion

    @property
    def numbers(self) -> Numbers:
        """Options and views for learning programs."""
        if "numbers" not in self.parts:
            raise LawboundError(f"{self.title}: there are no numbers for learning programs in this game.")
        numbers: Numbers = self._part("numbers")()
        return numbers

    def _part(self, name: str, usual: str = "") -> Any:
        """What `parts` names, or what is usual."""
        where = self.parts.get(name, usual)
        if not where:
            raise LawboundError(f"{self.title or self.name}: a kit has to name its {name!r} among its parts.")
        module, _, thing = where.partition(":")
        return getattr(import_module(module), thing)
