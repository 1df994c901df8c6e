"""A game in words: what is asked, what may be chosen, what is refused, what happened, who plays.

Everything is made of a view, in the language spoken now, and only when somebody looks: the engine formats no string.

A game that brings nothing is told by its messages: `prompt-NAME` for a question, `word-NAME` for an option that is only
a word, `option-KIND` for any other (with `$option`), `event-NAME` for what happened (with `$a`, `$b`, ... for the
arguments, `$player` for the seat that comes first). Where there is no such message, the engine's own names have to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lawbound.kernel import NATURE, Ask, Event, Option, Seat, View, Word
from lawbound.present.speech import Arg, Name, slug

if TYPE_CHECKING:
    from lawbound.kit import Kit


LONGEST_NAME: Final = 30
SEATED: Final = {"you": "play-you", "random": "play-random", "greedy": "play-greedy", "ismcts": "play-ismcts"}
"""Who may sit at a seat without a name of their own."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log, the article behind it, what happened as its reader may know it, and why the rules did so.

    `reasons` are events between the line before and this one that are told only to those who ask why.
    """

    text: str
    article: str
    events: tuple[Event, ...] = ()
    reasons: tuple[Event, ...] = ()


class Refusal(NamedTuple):
    """Something that is not possible here, or a step of a reason; and the article behind it."""

    text: str
    article: str


class Forbidden(NamedTuple):
    """What cannot be done at some places (none: anywhere), in a few words, and the article that forbids it."""

    text: str
    article: str
    places: tuple[str, ...] = ()


class Words:
    """What a game says. A game's own words override whatever they can say better."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.say = kit.speech.say
        self.has = kit.speech.has

    # Who and what

    @property
    def name(self) -> str:
        """What the game is called; in other languages perhaps something else."""
        return self.kit.speech.say_or("game-title", self.kit.title)

    def title(self, view: View) -> str:
        """What this very game may be called."""
        return self.name

    def player(self, view: View, seat: Seat) -> str | Name:
        """Who sits there, by the name of what is played there, and that of the person if there is one.

        A `Name` where sentences decline it.
        """
        name = view.state.names[seat] if seat < len(view.state.names) else ""
        name = "".join([letter for letter in name if letter.isprintable()])[:LONGEST_NAME]
        if name in SEATED:
            return self.say("seat-of", n=seat + 1, name=self.say(SEATED[name]))
        return name or self.say("seat-number", n=seat + 1)

    def score(self, view: View, seat: Seat) -> str:
        """How that seat stands."""
        points = self.points(view)
        own = None if points is None else points[seat]
        return "" if own is None else self.say("counted-point", n=own)

    def points(self, view: View) -> Sequence[int | None] | None:
        """The points of every seat, None where the view does not know them; None where nothing is counted."""
        return None

    def phase(self, view: View) -> str:
        """Where the game stands: whose turn, and what in it."""
        turn = self.kit.stage.turn(view)
        if self.kit.game.result(view.state):
            return self.say("turn-over")
        if turn is None:
            return self.say("turn-number", turn=view.state.turns)
        return self.say("turn-of", turn=view.state.turns, player=self.player(view, turn))

    # Questions

    def prompt(self, view: View, ask: Ask) -> str:
        """The question."""
        message = slug("prompt", ask.about.name)
        return self.say(message, **self._lettered(ask.given)) if self.has(message) else ask.about.name

    def option(self, view: View, ask: Ask, option: Option) -> str:
        """One option, for the person who may choose it."""
        if isinstance(option, Word):
            message = slug("word", option.name)
            return self.say(message) if self.has(message) else option.name
        message = slug("option", ask.about.kind)
        if self.has(message):
            return self.say(message, option=option if isinstance(option, int) else str(option))
        return str(option)

    def brief(self, view: View, ask: Ask, option: Option) -> str:
        """An option beside the place that was clicked for it, where a few words are enough."""
        return self.option(view, ask, option)

    def refused(self, view: View, ask: Ask) -> list[Refusal]:
        """What is not possible here, each with the article that forbids it."""
        return []

    def forbidden(self, view: View, ask: Ask) -> list[Forbidden]:
        """The same by places, for whoever clicks one: there the reason alone is enough."""
        return [Forbidden(text, article) for text, article in self.refused(view, ask)]

    def ends(self, ask: Ask, option: Option) -> bool:
        """Whether the option ends something or declines, and so is drawn apart from the others."""
        return isinstance(option, Word) and option.name in ("done", "no")

    def leaves(self, view: View, ask: Ask, option: Option) -> str:
        """What an option that ends something leaves undone and lost, in a sentence; empty where that is nothing."""
        return ""

    def answer(self, view: View, ask: Ask, option: Option) -> str:
        """An option in as few words as will do, behind its question: for what follows without anybody being asked."""
        return self.option(view, ask, option)

    def sweep(self, view: View, ask: Ask) -> str:
        """One option for all of them, chosen one after another, where everything may be had and the order is nothing.

        Empty where there is no such thing to say.
        """
        return ""

    # What happened

    def line_ends(self, state: Any, events: Sequence[Event]) -> list[int]:
        """Which events stand in one line together: behind how many events each line ends.

        It does not depend on who reads, so that lines have the same numbers for everybody. Events behind the last end
        wait for more to come.
        """
        return list(range(1, len(events) + 1))

    def lines(self, view: View, events: Sequence[Event]) -> list[Line]:
        """The log of these events as the view's seat may read it."""
        lines: list[Line] = []
        start = 0
        for end in self.line_ends(view.state, events):
            seen = tuple([event.seen_by(view.seat) for event in events[start:end]])
            lines.append(Line(self.event(view, seen[0]), seen[0].article, seen))
            start = end
        return lines

    def event(self, view: View, event: Event) -> str:
        """What happened, in a sentence; what is secret only where the event still holds it."""
        message = slug("event", event.name, "seen") if event.secret else slug("event", event.name)
        if not self.has(message):
            message = slug("event", event.name)
        fields = self._lettered((*event.args, *event.secret))
        seat = self.kit.stage.who(view.state, event)
        if seat is not None:
            fields["player"] = self.player(view, seat)
        return self.say(message, **fields) if self.has(message) else f"{event.name} {event.args}"

    def loss(self, view: View, event: Event) -> str:
        """What the view's seat lost by it, said to whoever sits there; empty if nothing."""
        return ""

    def trace(self, view: View, event: Event) -> list[Refusal]:
        """Why the rules did so: one of a line's `reasons` told step by step, each with its article."""
        return []

    def _lettered(self, values: Sequence[Any]) -> dict[str, Arg]:
        letters = "abcdefghij"
        return {
            name: value if isinstance(value, int) else str(value) for name, value in zip(letters, values, strict=False)
        }


def asked(ask: Ask) -> Seat | None:
    """The seat that is asked; None if people answer for luck."""
    return None if ask.seat == NATURE else ask.seat
