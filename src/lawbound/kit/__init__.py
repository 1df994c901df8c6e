"""What a game brings, so that everybody can play it everywhere: its `Kit`.

| part | what it answers | who asks |
| --- | --- | --- |
| `game` | start, resume, view, redeal, result: the kernel's contract | everybody |
| `stage` | what a view looks like: for a terminal, and as a picture | terminal, notebook, environments |
| `form` | what may be wished for in a set-up, and a set-up from wishes | browser, terminal, laboratory, API |
| `judge` | what a state is worth, and hunches about options | greedy, ismcts |
| `numbers` | options and views as numbers, rewards | environments |
| `almanac` | what to note of a game, and pages of reports | laboratory, arena |

Each part is imported when somebody asks for it, so that a command which needs the rules alone starts quickly. A game
without a judge or numbers of its own can still be played; what it cannot do is said when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lawbound.kernel.errors import LawboundError
from lawbound.kernel.game import Game

if TYPE_CHECKING:
    from lawbound.kit.almanac import Almanac
    from lawbound.kit.form import Form
    from lawbound.kit.judge import Judge
    from lawbound.kit.numbers import Numbers
    from lawbound.kit.stage import Stage


class Kit:
    """A game with everything around its rules. A game's own kit gives what is more than this."""

    name: str = ""
    title: str = ""

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        raise NotImplementedError  # nothing is a game without rules

    @property
    def stage(self) -> Stage:
        """What the game looks like."""
        from lawbound.kit.stage import Stage

        return Stage()

    @property
    def judge(self) -> Judge:
        """Whoever knows the game best: somebody who knows nothing, unless the game brings better."""
        from lawbound.kit.judge import Judge

        return Judge()

    @property
    def form(self) -> Form:
        """What may be wished for."""
        raise NotImplementedError  # somebody has to say who can sit down

    @property
    def almanac(self) -> Almanac:
        """What the laboratory notes."""
        from lawbound.kit.almanac import Almanac

        return Almanac()

    @property
    def numbers(self) -> Numbers:
        """Options and views for learning programs."""
        raise LawboundError(f"{self.title}: there are no numbers for learning programs in this game.")
