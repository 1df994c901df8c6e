"""Exposure: what enemies of the Corvids may do about plots that lie face down (Law of Root, 13.2.4)."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Flow, Prompt
from lawbound.law import law
from lawbound.root.cards import Card
from lawbound.root.faction import Faction
from lawbound.root.factions.corvids.pieces import PLOTS, Plot
from lawbound.root.factions.corvids.secrets import RULED_OUT, PlotSecrets
from lawbound.root.hand import give, matching
from lawbound.root.map import Clearing
from lawbound.root.marks import mark
from lawbound.root.pieces import CLEARINGS, present
from lawbound.root.removal import Removal, finish_removals, remove_pieces
from lawbound.root.state import State
from lawbound.root.steps import Action

ARTICLE: Final = "root 13.2.4"
DREW: Final = mark("drew in Evening")

EXPOSE_WHERE: Final = Prompt("expose where", ARTICLE, "clearing")
SHOW_CARD: Final = Prompt("show a card", ARTICLE, "card")
GUESS: Final = Prompt("guess a plot", ARTICLE, "plot")


def corvids_in(s: State) -> PlotSecrets:
    """Whose plots they are: a table has them once at most."""
    for player in s.players:
        if isinstance(player, PlotSecrets):
            return player
    raise AssertionError("nobody plays the Corvids")


@law("root 13.2.4")
def why_not_expose_at(s: State, player: Faction, clearing: Clearing) -> str | None:
    """A face-down plot, a piece of the guesser's own, the pawn of a Vagabond say, and a card of the clearing's suit."""
    if not corvids_in(s).is_face_down(s, clearing) or not present(s, player.seat, clearing):
        return ARTICLE
    return None if matching(s, s.hands[player.seat], s.suits[clearing]) else ARTICLE


def exposable(s: State, player: Faction) -> list[Clearing]:
    return [c for c in CLEARINGS if why_not_expose_at(s, player, c) is None]


@law("root 13.2.4", "root 1.4.2")
def why_not_expose(player: Faction, s: State) -> str | None:
    """At any time between actions, as often as there are cards, but not once cards were drawn in the Evening.

    Whoever took something in place of drawing has not drawn.
    """
    return ARTICLE if s.used & DREW or not exposable(s, player) else None


@law("root 13.2.4")
def expose(player: Faction, s: State) -> Flow[None]:
    """Show the Corvids a card and guess: if wrong they get the card, if right the plot is removed without effect.

    Any kind may be guessed, likely or not. What the plot is matters only after the last answer of the guesser.
    """
    corvids = corvids_in(s)
    clearing: Clearing = yield Ask(player.seat, EXPOSE_WHERE, exposable(s, player))
    cards = matching(s, s.hands[player.seat], s.suits[clearing])
    card: Card = yield Ask(player.seat, SHOW_CARD, cards, (clearing,))
    guess: Plot = yield Ask(player.seat, GUESS, range(len(PLOTS)), (corvids.seat, clearing))
    both = (player.seat, corvids.seat)
    s.tell("showed card", ARTICLE, both, (card,), both)
    s.tell("plot guessed", ARTICLE, (player.seat, clearing, guess))
    if not (yield from corvids.is_it(s, clearing, guess)):
        s.own[corvids.seat][RULED_OUT + clearing] |= 1 << guess
        give(s, player.seat, card, corvids.seat, ARTICLE)
        return
    corvids.forget(s, clearing)
    removal = Removal(corvids.seat, player.seat, clearing)
    remove_pieces(s, removal, corvids.plot, 1, ARTICLE)
    corvids.uncover_as(s, clearing, guess, ARTICLE)
    yield from finish_removals(s, [removal], [], s.turn)


EXPOSURE: Final = (Action("expose", ARTICLE, why_not_expose, expose),)
