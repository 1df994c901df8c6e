"""What lies ahead of a question: what can be done at a place before anybody has said what they want to do.

"What do you do?" is asked before "where?", and people at a table touch a piece first. So each option that is nowhere on
the table is tried in thought, and what would be asked next tells where it leads: a `Way` is such an option with answers
to what follows, and the place where it begins. All of it is found on what the asked seat knows (`Table.ahead`), so it
tells nothing that this seat could not find out by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from lawbound.kernel import Ask, Option, Table, View
from lawbound.kit import Kit
from lawbound.present.speech import say
from lawbound.server.compose import asked, eyes
from lawbound.server.course import Picture, Reader
from lawbound.server.messages import AheadMessage, Forbidden, Way

MOST_TRIES: Final = 250
"""How often something is tried in thought for one answer; a question of an ordinary turn takes some dozens."""
LONGEST_MENU: Final = 12
"""Where more can be answered than that, it is asked when it is asked."""


class Step(NamedTuple):
    """A question as it would be asked, and how to answer up to it: with everything, and with what is not forced."""

    view: View
    ask: Ask
    full: tuple[int, ...]
    path: tuple[int, ...]


def ahead_message(picture: Picture, table: Table[Any], reader: Reader) -> AheadMessage:
    """The ways that begin somewhere on the table, and what is forbidden there; `table` is the one of that picture."""
    ask = asked(picture, reader)
    if ask is None or picture.moment is None:
        return {"type": "ahead", "question": None, "ways": [], "refused": []}
    view = eyes(picture, reader)
    found = Scouting(picture, table)
    ways = list(found.ways(Step(view, ask, (), ()))) if picture.kit.stage.opens(ask) else []
    refused = [forbidden(*each) for each in picture.kit.words.forbidden(view, ask)]
    return {"type": "ahead", "question": picture.question, "ways": ways, "refused": [*found.refused, *refused]}


class Scouting:
    """Goes ahead of one question, and counts how often it tries."""

    def __init__(self, picture: Picture, table: Table[Any]) -> None:
        self.picture = picture
        self.table = table
        self.kit: Kit = picture.kit
        self.left = MOST_TRIES
        self.refused: list[Forbidden] = []

    def ways(self, step: Step) -> Iterator[Way]:
        """What begins with an option that is nowhere on the table, and does not end anything."""
        words, stage = self.kit.words, self.kit.stage
        stands = stage.stands(step.view, step.ask.seat)
        for at, option in enumerate(step.ask.options):
            if words.ends(step.ask, option) or stage.place(step.view, step.ask, option) is not None:
                continue
            begun = words.brief(step.view, step.ask, option)
            then = self._next(step, at)
            if then is not None:
                yield from self._ways_of(begun, then, ())
                self._note_refused(begun, then)
            elif stands is not None:
                yield way(_answered(step, at), begun, (), stands, None)

    def _ways_of(self, begun: str, step: Step, forced: Sequence[str]) -> Iterator[Way]:
        """Where that leads: it begins where something is forced, else at the first place that can be chosen; at the
        places that the question is about, and where whoever is asked stands.
        """
        words, stage = self.kit.words, self.kit.stage
        stands = stage.stands(step.view, step.ask.seat)
        begins = [*forced, *stage.about(step.view, step.ask), *([stands] if stands else [])]
        for at, option in enumerate(step.ask.options):
            if words.ends(step.ask, option):
                continue
            here, then = stage.place(step.view, step.ask, option), self._next(step, at)
            if step.ask.forced and then is not None:
                yield from self._ways_of(begun, then, [*forced, here] if here else forced)
                return
            told = words.brief(step.view, step.ask, option)
            for place in dict.fromkeys(begins if forced or not here else [here, *begins]):
                known, to = ([], None) if place == here else ([told], here)
                if forced or then is None or not self._is_menu(then):
                    yield way(_answered(step, at), begun, known, place, to)
                    continue
                for further, last in enumerate(then.ask.options):
                    there = (None if then.ask.forced else stage.place(then.view, then.ask, last)) or to
                    more = [*known, words.brief(then.view, then.ask, last)]
                    yield way(_answered(then, further), begun, more, place, None if there == place else there)

    def _is_menu(self, step: Step) -> bool:
        """Whether all that can be answered fits beside a place, and does something."""
        ends, options = self.kit.words.ends, step.ask.options
        return len(options) <= LONGEST_MENU and not any([ends(step.ask, option) for option in options])

    def _next(self, step: Step, at: int) -> Step | None:
        """What would be asked next of the same seat in the same undertaking."""
        if self.left <= 0:
            return None
        self.left -= 1
        moment, full = self.picture.moment, (*step.full, at)
        assert moment is not None
        found = self.table.ahead(moment, full, ask_forced=True)
        if found is None or found.pending is None or self.kit.stage.opens(found.pending):
            return None
        found.state.names = self.picture.state.names
        return Step(self.kit.game.view(found.state, moment.ask.seat), found.pending, full, _answered(step, at))

    def _note_refused(self, begun: str, step: Step) -> None:
        """Where that cannot be done."""
        for text, article, places in self.kit.words.forbidden(step.view, step.ask):
            if places:
                self.refused.append(forbidden(say("ahead-refused", what=begun, reason=text), article, places))


def _answered(step: Step, at: int) -> tuple[int, ...]:
    """The table itself answers what has a single answer, and does not ask."""
    return step.path if step.ask.forced and not step.ask.discreet else (*step.path, at)


def way(path: Sequence[int], text: str, more: Sequence[str], place: str, to: str | None) -> Way:
    told = ", ".join([each for each in more if each])
    return {"path": list(path), "text": text, "more": told, "place": place, "to": to}


def forbidden(text: str, article: str, places: Sequence[Option]) -> Forbidden:
    return {"text": text, "article": article, "places": list(places)}
