"""What is said, in the language of whoever listens: messages of Project Fluent.

    with speaking("cs"):
        say("counted-decision", n=3)

The general rooms say what is in `locales/`. A game has a `Speech` of its own, made of the folder where its messages
are; whatever is not there is said as everywhere.

A `Name` is a message that waits for its sentence: `{ $origin }` prints it as it is, `{ NAME($origin, case: "gen") }`
prints its attribute `.gen`, so that languages that decline names can. `Names` are several in a row.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentType

from lawbound import locales

LANGUAGES: Final = locales.LANGUAGES
BROWSER_ONLY: Final = "web*.ftl"
REMEMBERED: Final = 1 << 15

resolver.MAX_PART_LENGTH = 1_000_000  # its guard against foreign messages; ours may list a whole deck

_language: ContextVar[str] = ContextVar("language", default="en")


def language() -> str:
    """The language spoken now."""
    return _language.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything inside in that language.

    >>> with speaking("en"):
    ...     say("counted-decision", n=2)
    '2 decisions'
    """
    if language not in LANGUAGES:
        raise ValueError(f"Unknown language {language!r}; known: {', '.join(LANGUAGES)}.")
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def slug(table: str, *keys: str) -> str:
    """The id of a message: its table and the engine's own key; what makes it a special case comes before that.

    >>> slug("prompt", "evening's rest"), slug("reason", "book 9.2.9.III.b"), slug("word", "dice", "done")
    ('prompt-evenings-rest', 'reason-book-9-2-9-iii-b', 'word-dice--done')
    """
    return f"{table}-{'--'.join([_plain(key) for key in keys])}"


@cache
def _plain(key: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", key.lower().replace("'", "")).strip("-")


class Number(int, FluentType):
    """A number that is written in digits alone, and still chooses among plurals."""

    def format(self, locale: Any) -> str:
        return str(int(self))


class Said(FluentType):
    """What is formatted where it is used, in the case that the sentence asks for."""

    __slots__ = ("_hash",)

    _hash: int

    def said(self, case: str = "") -> str:
        raise NotImplementedError  # names and rows of names know how

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        return self.said()

    def format(self, locale: Any) -> str:
        return self.said()


class Name(Said):
    """A message that is formatted where it is used, in the case that the sentence asks for.

    A game's names are a class of its own that has the game's `speech`.
    """

    __slots__ = ("args", "id")

    speech: ClassVar[Speech]

    def __init__(self, id: str, **args: Arg) -> None:
        self.id = id
        self.args = tuple(args.items())
        self._hash = hash((id, self.args))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.id == other.id and self.args == other.args

    __hash__ = Said.__hash__

    def __repr__(self) -> str:
        return f"<Name {self.id} {dict(self.args)}>"

    def said(self, case: str = "") -> str:
        return self.speech.said(_language.get(), self.id, case, self.args)


class Names(Said):
    """Several in a row; each in the case that the sentence asks for. None at all is a message of its own."""

    __slots__ = ("each", "empty", "last")

    def __init__(self, each: Iterable[Name | Names | str], empty: str = "none", last: str = "and") -> None:
        self.each = tuple(each)
        self.empty = empty
        self.last = last
        self._hash = hash((self.each, empty, last))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Names)
            and self.each == other.each
            and self.empty == other.empty
            and self.last == other.last
        )

    __hash__ = Said.__hash__

    def __repr__(self) -> str:
        return f"<Names {list(self.each)}>"

    def said(self, case: str = "") -> str:
        texts = [each if isinstance(each, str) else each.said(case) for each in self.each]
        if not texts:
            return Name(f"list-{self.empty}").said(case)
        before = say("list-comma").join(texts[:-1])
        return f"{before}{say(f'list-{self.last}')}{texts[-1]}" if before else texts[-1]


Arg = str | int | Said


class Speech:
    """The messages of one folder, which has a folder for each language; and those of `general` that it does not have.

    Messages in files that match `BROWSER_ONLY` are said by the browser alone.
    """

    def __init__(self, folder: Path, general: Speech | None = None) -> None:
        self.folder = folder
        self.general = general
        self.said: Callable[[str, str, str, tuple[tuple[str, Arg], ...]], str] = lru_cache(REMEMBERED)(self._said)
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, id: str, **args: Arg) -> str:
        """The message, or `id.attribute` of it, with arguments: texts, numbers, names. KeyError if there is none."""
        return self.said(_language.get(), id, "", tuple(args.items()))

    def say_or(self, id: str, otherwise: str) -> str:
        """The message, or `id.attribute` of it, without arguments; if there is none, what is said otherwise."""
        return self.say(id) if self.has(id.partition(".")[0]) else otherwise

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle("en").has_message(id)

    def files(self, language: str) -> list[Path]:
        """Where its own messages are, apart from those that only the browser says."""
        return [path for path in sorted((self.folder / language).glob("*.ftl")) if not path.match(BROWSER_ONLY)]

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            bundle = FluentBundle([language], {"NAME": _name}, use_isolating=False)
            for speech in (self, self.general):
                for path in speech.files(language) if speech is not None else ():
                    bundle.add_resource(_read(path))
            self._bundles[language] = bundle
        return self._bundles[language]

    def _said(self, language: str, id: str, case: str, args: tuple[tuple[str, Arg], ...]) -> str:
        """The message, or its attribute if it has that one; `id.attribute` means that one and no other."""
        whole, _, attribute = id.partition(".")
        bundle = self._bundle(language)
        if not bundle.has_message(whole):
            bundle = self._bundle("en")
            if not bundle.has_message(whole):
                raise KeyError(id)
        message = bundle.get_message(whole)
        pattern = message.attributes.get(attribute or case)
        if pattern is None and not attribute:
            pattern = message.value
        if pattern is None:
            raise KeyError(id)
        numbered = {key: Number(value) if isinstance(value, int) else value for key, value in args}
        text, errors = bundle.format_pattern(pattern, numbered)
        if errors:
            raise ValueError(f"{language} {id}: {errors[0]}")
        return str(text)


@cache
def _read(path: Path) -> Any:
    """What every game says is read once for all of them."""
    return FluentResource(path.read_text(encoding="utf-8"))


def _name(name: Any, case: str = "") -> Any:
    """The function NAME of our messages: a name in a case; what is no name has none."""
    return name.said(case) if isinstance(name, Name | Names) else name


GENERAL: Final = Speech(Path(locales.__file__).parent)
"""What the general rooms say."""
Name.speech = GENERAL
say = GENERAL.say
has = GENERAL.has
