"""The record of a game: its choices by name, and by name what luck gave after each.

A journal's entries are places among the options, which is quick, and right as long as the rules stay as they are. What
is stored or written is named besides: the seat and the prompt that asked, the option that was chosen, and all that the
table then answered by itself, be it luck or where there was no choice. So a rule can be mended, and the game is still
the same (`recall`).

As text, what the table answered is a list such as this, and a choice is its first part alone:

    draw = lantern @12/54; build = done; a random place = place 3 +0/2; draw = oar /1; (draw = kite @13/53)

That is: the word 12 of the seed's stream gave one of 54 outcomes; there was nothing to choose; the word 0 of the stream
beside it gave one of 2; luck had a single outcome; the word 13 was drawn, and no rule asks for it any more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

from mypy_extensions import mypyc_attr

from lawbound.kernel.ask import Ask, Chance, Option, Prompt, Seat
from lawbound.kernel.game import Game, S
from lawbound.kernel.nature import Draw, Nature, Recited

_PLAIN: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z _.,:'-]*(?<! )")
_SAFE: Final = "_.,:'-"
_NAME: Final = r"([^=;()@+/]{1,4000})"
_GIVEN: Final = re.compile(rf"(\()?{_NAME} = {_NAME}(?: ([@+])([0-9]{{1,12}})/([0-9]{{1,9}})| (/1))?(\))?")
LONGEST_NAME: Final = 300
REMEMBERED: Final = 1 << 11
"""Names come again and again: so many of them need not be looked at anew."""


class Given(NamedTuple):
    """What the table answered by itself: luck, or the only option that there was."""

    prompt: str
    option: str
    at: int = 0  # the word of the seed's stream that gave it; beside the stream, -1 - the word there
    of: int = 1  # among so many outcomes; a single outcome is -1 of 1
    asked: bool = True  # False: luck that no rule asks for any more

    @property
    def is_luck(self) -> bool:
        return self.of > 1 or self.at < 0

    def __str__(self) -> str:
        text = f"{written(self.prompt)} = {written(self.option)}"
        if self.of > 1:
            text += f" @{self.at}/{self.of}" if self.at >= 0 else f" +{-1 - self.at}/{self.of}"
        elif self.at < 0:
            text += " /1"
        return text if self.asked else f"({text})"


class Choice(NamedTuple):
    """A choice, and what the table answered before the next question."""

    place: int  # among the options at that time
    seat: Seat = 0
    prompt: str = ""  # empty: only the place is known
    option: str = ""
    given: tuple[Given, ...] | None = None  # None: not known

    @property
    def name(self) -> str:
        return f"{written(self.prompt)} = {written(self.option)}" if self.prompt else ""


class Record:
    """All choices, and what the table answered before the first of them.

    `rules` is the mark of the rules that it was played by (`sources`), where by these the places of the choices, and
    the seed, tell all the rest.
    """

    __slots__ = ("choices", "opening", "rules")

    def __init__(self, opening: tuple[Given, ...] | None, choices: list[Choice], rules: str | None = None) -> None:
        self.opening = opening
        self.choices = choices
        self.rules = rules

    @property
    def named(self) -> bool:
        """Whether anything is known but places."""
        return self.opening is not None or any([choice.prompt or choice.given is not None for choice in self.choices])


@mypyc_attr(allow_interpreted_subclasses=True)
class Notes:
    """What a table answers by itself, noted for whoever keeps a record; they `take` it after each choice."""

    __slots__ = ("_given",)

    def __init__(self) -> None:
        self._given: list[Given] = []

    def add(self, game: Game[S], state: S, question: Ask | Chance, answer: Option, nature: Nature) -> None:
        if isinstance(nature, Recited) and nature.passed:
            self._given += passed_over(nature.passed)
            nature.passed.clear()
        prompt, option = question.about.name, name_of(game, state, question.about, answer)
        if isinstance(question, Ask):
            self._given.append(Given(prompt, option))
        elif len(question.outcomes) > 1 and isinstance(nature, Recited):
            self._given.append(Given(prompt, option, nature.last.at, nature.last.of))
        else:
            self._given.append(Given(prompt, option, -1))

    def take(self) -> tuple[Given, ...]:
        given = tuple(self._given)
        self._given.clear()
        return given


def passed_over(draws: Iterable[Draw]) -> list[Given]:
    """Luck that no rule asks for any more, and nobody knows what it was."""
    return [Given("luck", "passed over", draw.at, draw.of, asked=False) for draw in draws]


def name_of(game: Game[S], state: S, about: Prompt, option: Option) -> str:
    """The name of an option, never empty and never too long to be read again."""
    return game.name_of(state, about, option)[:LONGEST_NAME] or "-"


def find(game: Game[S], state: S, about: Prompt, options: Sequence[Option], name: str, place: int) -> int | None:
    """Where the option of that name is: at its old place, if it is still there."""
    if 0 <= place < len(options) and name_of(game, state, about, options[place]) == name:
        return place
    return next((at for at, option in enumerate(options) if name_of(game, state, about, option) == name), None)


# As text


@lru_cache(REMEMBERED)
def written(name: str) -> str:
    """A name that can stand between signs."""
    return name if _PLAIN.fullmatch(name) else "%" + quote(name, safe=_SAFE, errors="surrogatepass")


def as_read(text: str) -> str:
    return unquote(text[1:], errors="surrogatepass") if text.startswith("%") else text


def given_text(given: Iterable[Given]) -> str:
    return "; ".join([str(each) for each in given])


def read_given(text: str) -> tuple[Given, ...]:
    """ValueError if that is no such list."""
    if not text:
        return ()
    return tuple([_read_one(part) for part in text.split("; ")])


def _read_one(part: str) -> Given:
    found = _GIVEN.fullmatch(part)
    if found is None:
        raise ValueError(f"{part[:40]!r} is not a prompt with its answer")
    opened, prompt, option, stream, at, among, single, closed = found.groups()
    if (opened or closed) and not (opened and closed and stream):
        raise ValueError(f"{part[:40]!r} is not a prompt with its answer")
    if "%" in part:
        prompt, option = as_read(prompt), as_read(option)
    if not stream:
        return Given(prompt, option, -1 if single else 0)
    word, of = int(at), int(among)
    if of < 2:
        raise ValueError(f"{part[:40]!r} was given among fewer than two outcomes")
    return Given(prompt, option, word if stream == "@" else -1 - word, of, not opened)


def read_name(text: str) -> tuple[str, str]:
    """The prompt and the option of a choice; ValueError if that is none."""
    given = _read_one(text)
    if given.is_luck:
        raise ValueError(f"{text[:40]!r} is not a choice")
    return given.prompt, given.option


def choice_of(game: Game[S], state: S, ask: Ask, place: int) -> Choice:
    """What is about to be chosen; what the table answers after it is not known yet."""
    return Choice(place, ask.seat, ask.about.name, name_of(game, state, ask.about, ask.options[place]))
