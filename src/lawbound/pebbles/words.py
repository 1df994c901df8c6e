"""Pebbles in words. People count heaps from one."""

from __future__ import annotations

from collections.abc import Sequence

from lawbound.kernel import Ask, Event, Option, View
from lawbound.kit.words import Words
from lawbound.pebbles.rules import UNKNOWN


class PebblesWords(Words):
    def points(self, view: View) -> Sequence[int | None]:
        return [None if points == UNKNOWN else points for points in view.state.points]

    def prompt(self, view: View, ask: Ask) -> str:
        if ask.about.name == "heap":
            return self.say("prompt-heap", rolled=view.state.rolled)
        return self.say("prompt-number", heap=ask.given[0] + 1)

    def option(self, view: View, ask: Ask, option: Option) -> str:
        if ask.about.kind == "heap":
            return self.say("heap", n=int(option) + 1, pebbles=view.state.heaps[int(option)])
        return self.say("pebbles", n=int(option))

    def event(self, view: View, event: Event) -> str:
        if event.name == "tied":
            return self.say("event-tied")
        player = self.player(view, event.args[0])
        if event.name == "liked":
            if not event.secret:
                return self.say("event-liked", player=player)
            return self.say("event-liked--seen", player=player, heap=event.secret[0] + 1)
        if event.name == "rolled":
            return self.say("event-rolled", player=player, n=event.args[1])
        if event.name == "took":
            return self.say("event-took", player=player, heap=event.args[1] + 1, n=event.args[2])
        return self.say("event-won", player=player)
