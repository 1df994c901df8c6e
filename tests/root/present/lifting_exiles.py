"""Lifting what an answer to "why not" names for the cards of Exiles and Partisans, and for newer printings."""

from __future__ import annotations

from tests.root.present import lifting
from tests.root.present.lifting import Doubt, Lift, fits

from lawbound.root.cards import BIRD, CARD_KIND, CARD_SUIT, DOMINANCES, PERSISTENT


def effect(d: Doubt) -> bool | None:
    """What a card in the play area needs."""
    if d.prompt in LIFTED:
        return LIFTED[d.prompt](d)
    if str(d.name) in LIFTED:
        return LIFTED[str(d.name)](d)
    lifting.effect(d)
    return None


def an_effect(d: Doubt) -> None:
    d.hold(lambda card: CARD_KIND[card] == PERSISTENT and card in d.s.box.deck, pile="crafted", key=str(d.name))


def a_card(d: Doubt) -> None:
    d.hold(lambda card: card not in DOMINANCES and card in d.s.box.deck, key=str(d.name))


def an_enemy_and_a_card(d: Doubt) -> None:
    clearing = int(d.thing) if d.is_clearing else 10
    d.unuse("propaganda-bureau")
    d.hold(lambda card: fits(BIRD)(card) and card in d.s.box.deck)
    d.put(clearing, "warrior", key=d.enemy())


def their_warrior(d: Doubt) -> None:
    d.put(int(d.ask.given[0]), "warrior", key=str(d.name))


def their_warriors(d: Doubt) -> None:
    if d.is_clearing:
        d.put(int(d.thing), "warrior", 2, key=d.s.players[d.ask.given[0]].KEY)
    else:
        d.put(10, "warrior", 2, key=str(d.name) if d.prompt == "false orders to whom" else d.enemy())


def ready(d: Doubt) -> None:
    d.tree.pop("effects", None)
    d.unuse("league-of-adventurous-mice")
    d.player().setdefault("items", []).append("hammer")


def other_clearing(d: Doubt) -> bool:
    """Neither a path of the moved player leads there."""
    victim, origin = d.ask.given
    return d.thing not in d.s.players[victim].neighbours(d.s, origin)


def no_path(d: Doubt) -> bool | None:
    return other_clearing(d) if d.prompt == "false orders to go where" else lifting.no_path(d)


LIFTED: dict[str, Lift] = {
    "whose effect to sabotage": an_effect,
    "swap cards with whom": a_card,
    "propaganda where": an_enemy_and_a_card,
    "propaganda bureau": an_enemy_and_a_card,
    "propaganda among whom": their_warrior,
    "spend a card": lambda d: CARD_SUIT[d.thing] not in (BIRD, *[CARD_SUIT[card] for card in d.ask.options]),
    "false orders to whom": their_warriors,
    "false orders where": their_warriors,
    "false orders": their_warriors,
    "which item for the league": ready,
    "move with the league": ready,
    "battle with the league": ready,
    "who else draws": lambda d: d.s.coalition[d.thing] == d.me.seat or d.s.coalition[d.me.seat] == d.thing,
}
"""By the question, or by the name of the action."""

LIFTERS: dict[str, Lift] = {"root 4.1.3": effect, "root 2.2.1": no_path}
