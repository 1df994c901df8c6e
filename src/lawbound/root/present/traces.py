"""Why a bot chose what it chose: its candidates, and the criterion that decided."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import Event
from lawbound.kit.words import Line
from lawbound.present.speech import Names, slug
from lawbound.root.present.happenings import event_text
from lawbound.root.present.words import candidate
from lawbound.root.speech import Name, say
from lawbound.root.state import State


def trace(s: State, event: Event) -> list[Line]:
    """A "chose" event in lines: what was chosen, then criterion by criterion who was left."""
    seat, _, steps, kind = event.args
    lines = [Line(event_text(s, event), event.article)]
    before: tuple[Any, ...] | None = None
    for criterion, article, left in steps:
        if left != before:  # a criterion that changed nothing decided nothing
            running = Names([candidate(s, seat, kind, each) for each in left])
            text = say("event-criterion", criterion=Name(slug("criterion", criterion)), left=running)
            lines.append(Line(text, article))
        before = left
    return lines
