"""Situations that tables argue about, each with the article that settles it: tapped at a real table, and read."""

from __future__ import annotations

from typing import Any, Final

from lawbound.root.bot_cards import BOT_CARDS
from lawbound.root.faction import Faction
from lawbound.root.present import names
from lawbound.root.speech import say
from lawbound.root.state import State

EVERYWHERE: Final = {
    "rule": "root 2.5",
    "move": "root 4.2.1",
    "ambush": "root 4.3.1",
    "dice": "root 4.3.2",
    "hits": "root 4.3.4",
    "craft": "root 4.1",
    "points": "root 3.2.1",
    "dominance": "root 3.3",
    "pieces": "root 1.5.1",
    "conflict": "root 1.1",
}


def situations(s: State) -> list[dict[str, Any]]:
    """What any table may argue about, then whatever is special about this one: its factions and bots, what is hired."""
    found = dict(EVERYWHERE)
    if any([player.is_bot for player in s.players]):
        found["priority"] = "rootbotics 2.1"
    if s.box.hirelings:
        found["hirelings"] = "root E.1"
    told = [{"text": say(f"situation-{key}"), "article": article} for key, article in found.items()]
    for player in s.players:
        text = say("situation-faction", player=names.player(s, player.seat))
        told.append({"text": text, "article": own_rules(player)})
    return told


def own_rules(player: Faction) -> str:
    """Both books tell in the second article of a chapter what is special about a faction."""
    if player.is_bot:
        return f"rootbotics {BOT_CARDS[player.KEY].chapter}.2"
    return f"root {player.board_info.law_chapter}.2"
