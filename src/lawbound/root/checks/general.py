"""The questions that general rules ask: moving, battle, crafting, effects, dominance, maps, services."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option, Seat, Word
from lawbound.root import battle, craft, dominance, faction, move, services, terrain
from lawbound.root.cards import AMBUSHES, Card
from lawbound.root.checks.check import Check, Checks, clearings, demanded, foes, hand, known, others, question
from lawbound.root.decks import standard
from lawbound.root.faction import Faction
from lawbound.root.map import Clearing
from lawbound.root.state import State


def why_not_from(player: Faction, s: State, ask: Ask, origin: Clearing) -> str | None:
    return move.why_not_start(s, player, origin)


def grounds(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    return player.grounds


def other_clearings(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    return [clearing for clearing in player.grounds if clearing != ask.given[0]]


def why_not_to(player: Faction, s: State, ask: Ask, destination: Clearing) -> str | None:
    return move.why_not_move(s, player, ask.given[0], destination)


def why_not_there(player: Faction, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return battle.why_not_battle(s, player, clearing)


def why_not_them(player: Faction, s: State, ask: Ask, other: Seat) -> str | None:
    return battle.why_not_defend(s, player, ask.given[0], other)


def ambushes(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    return [card for card in hand(player, s, ask) if card in AMBUSHES]


def why_not_craft(player: Faction, s: State, ask: Ask, card: Card) -> str | None:
    return craft.why_not_craft(s, player, card, player.crafting_pieces(s))


def suits(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    return range(3)


def available(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    return known(s.available)


def why_not_look(player: Faction, s: State, ask: Ask, other: Seat) -> str | None:
    """A bot has no hand to look at."""
    if other in ask.options:
        return None
    return "rootbotics 2.8.1" if s.players[other].is_bot else "root 4.1.3"


def closed_paths(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    return [i for i in range(len(s.box.map.closed)) if s.closed >> i & 1]


def all_services(player: Faction, s: State, ask: Ask) -> Sequence[Option]:
    return services.SERVICES


def why_not_buy(player: Faction, s: State, ask: Ask, service: Word) -> str | None:
    return services.seller_in(s).why_not_buy(s, ask.seat, service)


CRAFT: Final = Check(hand, why_not_craft)
BUY: Final = Check(all_services, why_not_buy)
CHECKS: Final[Checks] = {
    question(move.MOVE_FROM): Check(grounds, why_not_from),
    question(move.MOVE_TO): Check(other_clearings, why_not_to),
    question(battle.BATTLE_WHERE): Check(clearings, why_not_there),
    question(battle.BATTLE_WHOM): Check(foes, why_not_them),
    question(battle.AMBUSH): Check(ambushes, demanded),
    question(battle.FOIL): Check(ambushes, demanded),
    question(standard.COMMAND_WARREN_FIELD): Check(clearings, why_not_there),
    question(craft.CRAFT): CRAFT,
    question(faction.ACTIVATE): Check(suits, demanded),
    question(dominance.TAKE): Check(available, demanded),
    question(dominance.CARD_TO_TAKE): Check(hand, demanded),
    question(standard.WHO_DRAWS): Check(others, demanded),
    question(standard.WHOM_TO_ROB): Check(others, demanded),
    question(standard.WHOSE_HAND): Check(others, why_not_look),
    question(standard.WHICH_WARRIOR): Check(clearings, demanded),
    question(terrain.WHICH_PATH): Check(closed_paths, demanded),
}
