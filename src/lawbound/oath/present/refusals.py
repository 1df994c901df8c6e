"""What is refused, and why: the reasons of `oath.checks` in sentences.

Things with the same reason stand together, after the actions.
"""

from __future__ import annotations

from typing import Any, Final

from lawbound.kernel import DONE, NO, Ask, Option, Word
from lawbound.kit.words import Forbidden, Refusal
from lawbound.law import Article, library
from lawbound.oath.acts import FACEUP
from lawbound.oath.cards import FIRST_SITE, NUMBER, POSITIONS, SITE_NUMBER, SITES
from lawbound.oath.checks import refusals
from lawbound.oath.powers import article_of
from lawbound.oath.present import kinds, names
from lawbound.oath.present.kinds import KINDS
from lawbound.oath.present.names import Thing
from lawbound.oath.present.questions import option, place, short, wording
from lawbound.oath.speech import Name, has, say
from lawbound.oath.state import LEAST_MARKER, State
from lawbound.present.speech import Names, language, slug

ON_THE_MAP: Final = ("site", "target", "where")
"""Kinds of which some numbers are sites."""
TOLD: Final = ("deal", "goods", "relic at site", "warbands", "where", "thing")
"""Kinds that are refused in the words in which they are offered."""
SOURCES: Final = ("act", "modifier", "plan", "power")
ENDS: Final = (DONE, NO)


def refused(s: State, ask: Ask) -> list[Refusal]:
    """What is not possible here: each with its reason, and the article that forbids it."""
    actions: list[Refusal] = []
    together: dict[tuple[Article, Name], list[Thing]] = {}
    for thing, article in refusals(s, ask):
        because, named = reason(s, ask, thing, article), _named(s, ask, thing)
        if isinstance(thing, Word):
            actions.append(Refusal(say("refused-one", what=named, reason=because), article))
        else:
            together.setdefault((article, because), []).append(named)
    rest = [
        Refusal(say("refused-one", what=Names(several), reason=because), article)
        for (article, because), several in together.items()
    ]
    return [*actions, *rest]


def forbidden(s: State, ask: Ask) -> list[Forbidden]:
    """The same by places: where something cannot be done for the same reason, it stands once."""
    by_place: dict[tuple[str, Article], list[str]] = {}
    elsewhere: list[Forbidden] = []
    for thing, article in refusals(s, ask):
        because, where = reason(s, ask, thing, article), place(s, ask, thing)
        if where is None:
            told = say("refused-one", what=_named(s, ask, thing), reason=because)
            elsewhere.append(Forbidden(told, article))
        else:
            by_place.setdefault((str(because), article), []).append(where)
    return [*[Forbidden(*why, tuple(where)) for why, where in by_place.items()], *elsewhere]


def _named(s: State, ask: Ask, thing: Any) -> Thing:
    """What is refused."""
    if isinstance(thing, Word):
        return Name(wording("refused", "done", ask.about.name)) if thing in ENDS else _word(s, ask, thing)
    if ask.about.kind in ON_THE_MAP and isinstance(thing, int) and thing in POSITIONS:
        return names.site_name(s, thing)
    if ask.about.kind in TOLD:
        return kinds.option(s, ask, thing)
    named = KINDS[ask.about.kind].named(s, thing)
    return named if isinstance(named, Name | Names) else str(named)


def _word(s: State, ask: Ask, word: Word) -> Thing:
    return short(word) if ask.about.kind == "act" else option(s, ask, word)


def reason(s: State, ask: Ask, thing: Option, article: Article) -> Name:
    """In a few words what the article asks for: of this action, at this question, or anywhere."""
    key = "done" if thing in ENDS else thing.name if isinstance(thing, Word) else ask.about.name
    if ask.about.kind == "where" and thing in (*POSITIONS, FACEUP):
        key = "as an adviser" if thing == FACEUP else "to a site"
    for each in (key, ask.about.name):
        if has(slug("reason", each, article)):
            return Name(slug("reason", each, article))
    if has(slug("reason", article)):
        return Name(slug("reason", article))
    _, kind, *rest = article.split(" ")
    if not rest:
        return Name("reason-article", title=_title(article))
    if ask.about.kind in SOURCES and not isinstance(thing, Word) and _article(s, ask, thing) == article:
        return Name("reason-itself")
    return Name("reason-card", card=names.card(NUMBER[rest[0]]) if kind == "card" else _site(rest[0]))


def _article(s: State, ask: Ask, thing: int) -> Article:
    """By what the card or site is cited whose power this is."""
    source = thing >> 2 if ask.about.kind == "plan" else thing
    return article_of(s, source) if source < FIRST_SITE or FIRST_SITE <= source < LEAST_MARKER else ""


def _site(key: str) -> Name:
    return names.Printed(SITES[SITE_NUMBER[key]].key)


def _title(article: Article) -> str:
    return library.in_language(library.article(article), language()).title
