"""What lies on the cards of a play area, or was used for them: said on the board of whoever has them."""

from __future__ import annotations

from lawbound.kit.scene import Fact, Widget
from lawbound.present.speech import Names
from lawbound.root.cards import CARD
from lawbound.root.craft import exhausted_items
from lawbound.root.decks.exiles.warriors import in_coffins
from lawbound.root.faction import Faction
from lawbound.root.present import names, widgets
from lawbound.root.speech import Name
from lawbound.root.state import State


def effects(s: State, player: Faction) -> list[Widget]:
    """Warriors in coffins, items that are exhausted; nothing where there are none."""
    facts: list[Fact] = []
    if CARD["coffin-makers"] in s.crafted[player.seat]:
        lying = [
            Name("name-pieces-of", faction=names.faction(s, other.seat), pieces=names.warriors(in_coffins(s, other)))
            for other in s.players
            if in_coffins(s, other)
        ]
        if lying:
            facts.append(widgets.fact("coffins", Names(lying)))
    spent = exhausted_items(s, player.seat)
    if spent:
        facts.append(widgets.fact("exhausted", names.repeated([names.ITEMS[item] for item in spent])))
    return [widgets.facts(*facts)] if facts else []
