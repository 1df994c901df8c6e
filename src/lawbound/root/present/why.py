"""Why not, in words: what a question does not offer, and the article that forbids it.

Which article it is says the rule that makes the options (`root.checks`); here it only gets its sentence.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import DONE, NO, Ask, Option, Word
from lawbound.present.speech import slug
from lawbound.root.checks import refusals
from lawbound.root.faction import Action
from lawbound.root.map import is_forest
from lawbound.root.present import things
from lawbound.root.present.fields import STEP_OPTIONS
from lawbound.root.present.things import Thing
from lawbound.root.present.words import option_text, wording
from lawbound.root.speech import Name, has, say
from lawbound.root.state import State

Refusal = tuple[str, str]
PLACES: Final = ("clearing", "place", "sympathy site")
ENDS: Final = (DONE, NO)


def refused(s: State, ask: Ask) -> list[Refusal]:
    """What is not possible here: each with its reason, and the article that forbids it.

    Clearings with the same reason stand together, after the actions and before everything else.
    """
    clearings: dict[str, list[int]] = {}
    actions: list[Refusal] = []
    rest: list[Refusal] = []
    for thing, article in refusals(s, ask):
        if kind_of(ask) in PLACES and isinstance(thing, int) and not is_forest(thing):
            clearings.setdefault(article, []).append(thing)
        else:
            (actions if isinstance(thing, Action) else rest).append((_sentence(s, ask, thing, article), article))
    together = [
        (say("refused-one", what=things.clearings(where), reason=reason(ask, where[0], article)), article)
        for article, where in clearings.items()
    ]
    return [*actions, *together, *rest]


def reason(ask: Ask, thing: Option, article: str) -> Name:
    """In a few words what the article asks for: of this action, at this question, or anywhere."""
    if isinstance(thing, Action):
        special = slug("reason", "action", thing.name, article)
    elif thing in ENDS:
        special = slug("reason", "done", article)
    else:
        special = slug("reason", ask.about.name, article)
    return Name(special if has(special) else slug("reason", article))


def kind_of(ask: Ask) -> str:
    """What the options are, apart from actions."""
    return STEP_OPTIONS.get(ask.about.name, "") if ask.about.kind == "action" else ask.about.kind


def _sentence(s: State, ask: Ask, thing: Option, article: str) -> str:
    if thing in ENDS:
        return say(wording("refused", "done", ask.about.name), reason=reason(ask, thing, article))
    return say("refused-one", what=_name(s, ask, thing), reason=reason(ask, thing, article))


def _name(s: State, ask: Ask, thing: Option) -> Thing:
    kind = kind_of(ask)
    if isinstance(thing, Word | Action):
        return option_text(s, ask, thing)
    if kind in ("card", "card to craft"):
        return things.card(thing)
    if kind == "decree card":
        return things.decree_card(*thing)
    if kind == "piece":
        return things.pieces(s, thing, 1)
    if is_forest(thing) and kind in PLACES:
        return things.place(s, thing)
    return option_text(s, ask, thing)
