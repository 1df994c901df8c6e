"""Root is learned by playing: a first game as the Marquise, and a lesson for each other faction that is taught.

A topic is explained when it comes up for the first time. Some are shown by an action, which is recommended then: so the
first turn of the Marquise builds, recruits and marches. Everywhere else a search from the seat's own view recommends.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from lawbound.kernel import DONE, NO, Ask, View
from lawbound.kit.form import Preset
from lawbound.kit.lessons import Lessons, Words
from lawbound.present.speech import slug
from lawbound.root.lessons.topic import Topic, place_of
from lawbound.root.lessons.topics import EVERYBODY, TOPICS
from lawbound.root.present import names
from lawbound.root.speech import has, say
from lawbound.root.state import State
from lawbound.root.steps import Action

SETTINGS: Final = {"suits": "printed", "order": "given"}
"""A lesson begins with the learner's own turn, on the map as it is printed."""


BOTS: Final = ("marquise", "eyrie", "alliance", "vagabond")
"""Against whom one learns: three of the base game."""


def _table(side: str) -> Preset:
    others = [other for other in BOTS if other != side][:3]
    return Preset(side, (side, *[f"bot:{other}@easy" for other in others]), settings=SETTINGS)


class RootLessons(Lessons):
    mentor = "ismcts:40"
    tables = tuple([_table(side) for side in TOPICS])

    def topics(self, view: View) -> Sequence[str]:
        return [topic.key for topic in _topics(_family(view))]

    def topic(self, view: View, ask: Ask, told: Collection[str]) -> str | None:
        s: State = view.state
        fresh = [topic for topic in _topics(_family(view)) if topic.key not in told and topic.moment(s, ask)]
        return fresh[0].key if fresh else None

    def plan(self, view: View, ask: Ask, topic: str) -> int | None:
        shown_by = _by_key(_family(view))[topic].shown_by
        return place_of(ask, shown_by) if shown_by else None

    def explain(self, view: View, ask: Ask, topic: str) -> Words:
        return Words(say(slug("topic", topic)), _by_key(_family(view))[topic].article or ask.about.article)

    def advise(self, view: View, ask: Ask, option: int) -> Words:
        chosen, family = ask.options[option], _family(view)
        if isinstance(chosen, Action):
            return Words(_advice(family, chosen.name), chosen.article)
        name = "done" if chosen is DONE or chosen is NO else ask.about.name
        return Words(_advice(family, name), ask.about.article)


def _family(view: View) -> str:
    assert view.seat is not None  # nobody teaches spectators
    return names.family(view.state.players[view.seat])


@cache
def _topics(family: str) -> tuple[Topic, ...]:
    return (*TOPICS.get(family, ()), *EVERYBODY)


@cache
def _by_key(family: str) -> dict[str, Topic]:
    return {topic.key: topic for topic in _topics(family)}


def _advice(family: str, name: str) -> str:
    """What a faction does in its own way has advice of its own."""
    messages = (slug("advice", family, name), slug("advice", name))
    return say(next(filter(has, messages), "advice-otherwise"))
