"""What the Vagabot's characters do when it takes the Special action: Law of Rootbotics 7.7.

The Arbiter has no action; he helps defenders (`Vagabot.offers_help`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lawbound.kernel import Flow, Seat
from lawbound.law import law
from lawbound.root.battle import battle
from lawbound.root.bots.vagabot_items import EXHAUSTED
from lawbound.root.cards import CARD_ITEM, CARD_KIND, ITEM_CARD, Card
from lawbound.root.craft import is_available
from lawbound.root.hand import has_cards, take_random
from lawbound.root.map import Clearing
from lawbound.root.removal import remove_all_enemy_pieces
from lawbound.root.rule import is_enemy
from lawbound.root.score import score
from lawbound.root.state import State

if TYPE_CHECKING:
    from lawbound.root.bots.vagabot import Vagabot

DAMAGE_TO_HIDE: Final = 3
PIECES_TO_SCORCH: Final = 3


class Special:
    """The Special action of a character: whether it would do anything, and what it does."""

    __slots__ = ("act", "possible")

    def __init__(self, possible: Callable[[Vagabot, State], bool], act: Callable[[Vagabot, State], Flow[None]]) -> None:
        self.possible = possible
        self.act = act


# Thief


@law("rootbotics 7.7.1")
def victims(v: Vagabot, s: State) -> list[Seat]:
    """Enemies in its clearing from whom a card can be taken; in the Polish edition no bots."""
    clearing = v.clearing(s)
    here = [seat for seat in v.present_rivals(s, clearing) if has_cards(s, seat)] if clearing else []
    if s.box.options["thief_target"] == "humans_only" or s.box.options["bot_gives_card_to_bot"] == "not_covered":
        return [seat for seat in here if not s.players[seat].is_bot]
    return here


@law("rootbotics 7.7.1", "rootbotics 2.8.1")
def steal(v: Vagabot, s: State) -> Flow[None]:
    """A random card from the one with the most points. It has no hand: the card is discarded and it scores a point."""
    clearing = v.clearing(s)
    victim = (
        v.among(s, "rootbotics 7.7.1", victims(v, s))
        .most("victory points", lambda seat: v.points_of(s, seat))
        .most("pieces there", lambda seat: v.pieces_of(s, seat, clearing))
        .by_turn_order()
    )
    if victim is not None:
        yield from take_random(s, v.seat, victim, "rootbotics 7.7.1")


# Tinker


def labor_card(v: Vagabot, s: State) -> Card | None:
    """The topmost card of the discard pile that shows an available item."""
    for card in reversed(bytes(s.discard)):
        if CARD_KIND[card] == ITEM_CARD and is_available(s, v, CARD_ITEM[card]):
            return card
    return None


@law("rootbotics 7.7.2")
def day_labor(v: Vagabot, s: State) -> Flow[None]:
    """Craft it for a point; the card stays where it is."""
    yield from v.craft_item(s, labor_card(v, s), "rootbotics 7.7.2")


# Ranger


def can_hide(v: Vagabot, s: State) -> bool:
    return v.items(s).damaged >= DAMAGE_TO_HIDE and bool(v.adjacent_forests(s))


@law("rootbotics 7.7.3")
def hide(v: Vagabot, s: State) -> Flow[None]:
    """With three damaged items it slips into an adjacent forest."""
    yield from v.slip_into(s, v.adjacent_forests(s), "rootbotics 7.7.3")


# Vagrant


def attackers(v: Vagabot, s: State, clearing: Clearing) -> list[Seat]:
    """Whom it can make attack there: any enemy who could battle one whom the Vagabot counts as its own.

    In the cooperative game that may be a bot: made to attack a human, it battles no bot (3.coop.2).
    """
    here = v.present_rivals(s, clearing)
    return [
        player.seat
        for player in s.players
        if is_enemy(s, v.seat, player.seat)
        and player.can_attack(s, clearing)
        and any([is_enemy(s, player.seat, other) for other in here])
    ]


def can_instigate(v: Vagabot, s: State) -> bool:
    """An Adventurer battles once a turn: after that, others must be there to fight each other."""
    clearing = v.clearing(s)
    if not clearing or not v.present_rivals(s, clearing):
        return False
    return bool(attackers(v, s, clearing)) or not (v.has("adventurer") and v.has_battled(s))


@law("rootbotics 7.7.4", "rootbotics 7.7.4.I")
def instigate(v: Vagabot, s: State) -> Flow[None]:
    """The player with the most pieces attacks the one with the second most; without such a pair it attacks itself.

    It removes the pieces of both, so it is the one who scores for buildings and tokens, as the Vagrant of a human does.
    """
    clearing = v.clearing(s)
    attacker = (
        v.among(s, "rootbotics 7.7.4.I", attackers(v, s, clearing))
        .most("pieces there", lambda seat: v.pieces_of(s, seat, clearing))
        .by_turn_order()
    )
    if attacker is None:
        attacker = v.seat
    defender = (
        v.among(s, "rootbotics 7.7.4.I", v.present_rivals(s, clearing))
        .where("an enemy of the attacker", lambda seat: is_enemy(s, attacker, seat), "rootbotics 2.3")
        .most("pieces there", lambda seat: v.pieces_of(s, seat, clearing))
        .by_turn_order()
    )
    if defender is not None:
        yield from battle(s, s.players[attacker], clearing, s.players[defender], instigator=v.seat, picked=True)


# Scoundrel


def can_scorch(v: Vagabot, s: State) -> bool:
    """Three enemy pieces, a building or token among them."""
    clearing = v.clearing(s)
    if not clearing or v.enemy_pieces(s, clearing) < PIECES_TO_SCORCH:
        return False
    return any([v.buildings_of(s, owner, clearing) or v.tokens_of(s, owner, clearing) for owner in v.enemies(s)])


@law("rootbotics 7.7.5")
def scorch(v: Vagabot, s: State) -> Flow[None]:
    """Remove all enemy pieces, cover a slot, score a point.

    The Law does not say which item covers the slot: it is the one just exhausted, as with the Scoundrel of a human.
    Where no slot is open, none is covered.
    """
    clearing = v.clearing(s)
    yield from remove_all_enemy_pieces(s, v.seat, [clearing], "rootbotics 7.7.5")
    if s.slots[clearing]:
        before = v.items(s).track()
        tile = v.items(s).give_up(EXHAUSTED)
        v.cover_slot(s, clearing, tile)
        s.tell("covered", "rootbotics 7.7.5", (v.seat, clearing, tile))
        v.tell_track(s, before)
    score(s, v.seat, 1, "rootbotics 7.7.5")


SPECIAL: Final[dict[str, Special]] = {
    "thief": Special(lambda v, s: bool(victims(v, s)), steal),
    "tinker": Special(lambda v, s: labor_card(v, s) is not None, day_labor),
    "ranger": Special(can_hide, hide),
    "vagrant": Special(can_instigate, instigate),
    "scoundrel": Special(can_scorch, scorch),
}
