"""What all that lies on the table is for, each thing with its article; and what a card in hand cannot do now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from typing_extensions import TypedDict

from lawbound.present.speech import slug
from lawbound.root.cards import AMBUSH, CARD_KIND, DOMINANCE, UNKNOWN, Card
from lawbound.root.craft import why_not_craft
from lawbound.root.dominance import why_not_activate
from lawbound.root.faction import Faction
from lawbound.root.factions.keepers import Keepers
from lawbound.root.pieces import BUILDING, TOKEN
from lawbound.root.present.places import CARD_IDS
from lawbound.root.present.shapes import CardId, Note
from lawbound.root.present.widgets import remembered
from lawbound.root.speech import Name, say
from lawbound.root.state import State

KEEPERS: Final = Keepers.PIECES
PIECES: Final = {
    "warrior": "root 2.5",
    "sawmill": "root 6.4",
    "workshop": "root 6.2.1",
    "recruiter": "root 6.5.3",
    "wood": "root 6.5.4.II",
    "keep": "root 6.2.2",
    "roost": "root 7.6.1",
    "fox base": "root 8.4.1.III",
    "rabbit base": "root 8.4.1.III",
    "mouse base": "root 8.4.1.III",
    "sympathy": "root 8.2.6",
    "pawn": "root 9.2.2",
    "fox garden": "root 10.2.4",
    "rabbit garden": "root 10.2.4",
    "mouse garden": "root 10.2.4",
    "fox trade post": "root 11.2.5",
    "rabbit trade post": "root 11.2.5",
    "mouse trade post": "root 11.2.5",
    "citadel": "root 12.2.3",
    "market": "root 12.2.3",
    "tunnel": "root 12.2.4",
    "plot": "root 13.2.2",
    "bomb": "root 13.7.1",
    "snare": "root 13.7.2",
    "extortion": "root 13.7.3",
    "raid": "root 13.7.4",
    "warlord": "root 14.2.2",
    "stronghold": "root 14.2.1",
    "mob": "root 14.4.1",
    "item": "rootbotics 7.2.4",
    "foothold": "root E.2.4",
    "vault": "root E.2.4",
    "waystation": "root 15.2.2",
    **{piece.name: "root 15.2.2" for piece in KEEPERS if piece.sort == BUILDING},
    **{piece.name: "root 15.2.1" for piece in KEEPERS if piece.sort == TOKEN},
}
"""The article that says what a piece is for."""
ITEMS: Final = {
    "boots": "root 9.5.1",
    "bag": "root 9.6.4",
    "crossbow": "root 9.5.6",
    "hammer": "root 9.5.7",
    "sword": "root 9.2.6",
    "tea": "root 9.4.1",
    "coins": "root 9.6.2",
    "torch": "root 9.5.3",
}
THINGS: Final = {"quest": "root 9.5.5", "ruin": "root 2.2.4", "slot": "root 2.2.3", "score": "root 3.1"}
"""What is neither piece nor item."""
KINDS: Final = ("base", "garden", "trade post", "waystation")
"""Pieces of three suits, or types, that are for the same."""
PLENTY: Final = [9, 9, 9]
"""More crafting pieces than anybody has: what is forbidden then is so whatever stands on the map."""
BOTS_ALONE: Final = "rootbotics 2.8.2"


class Explanations(TypedDict):
    """By the names that scenes have for them."""

    pieces: dict[str, Note]
    items: dict[str, Note]
    track: Note
    things: dict[str, Note]
    marked: str


def explanations() -> Explanations:
    return {
        "pieces": {piece: _explained(_kind(piece), article) for piece, article in PIECES.items()},
        "items": {item: _explained(item, article) for item, article in ITEMS.items()},
        "track": _explained("track", "root 5.1.7"),
        "things": {thing: _explained(thing, article) for thing, article in THINGS.items()},
        "marked": say("explain-marked"),
    }


def _explained(what: str, article: str) -> Note:
    return {"text": say(slug("explain", what)), "article": article}


def _kind(piece: str) -> str:
    if " relic" in piece:
        return "relic"
    return next((kind for kind in KINDS if piece.endswith(kind)), piece)


# Cards in hand


def notes(s: State, player: Faction, hand: Iterable[Card]) -> Mapping[CardId, Note]:
    """What the cards in somebody's own hand cannot do now, by the checks that refuse it."""
    found: dict[CardId, Note] = {}
    for card in set(hand):
        name = CARD_IDS[card] if card != UNKNOWN else None
        note = None if name is None else _note(s, player, card)
        if name is not None and note is not None:
            found[name] = note
    return found


def _note(s: State, player: Faction, card: Card) -> Note | None:
    kind = CARD_KIND[card]
    if kind == AMBUSH:
        bots = [other.is_bot for other in s.players if other is not player]
        return _ambush_note(all(bots)) if any(bots) else None
    if kind == DOMINANCE:
        message, article = "card-note-dominance", why_not_activate(player, s)
    else:
        message, article = "card-note-craft", why_not_craft(s, player, card, PLENTY)
    return None if article is None else _refused(message, article)


@remembered
def _ambush_note(alone: bool) -> Note:
    return {"text": say("card-note-ambush-bots" if alone else "card-note-ambush-people"), "article": BOTS_ALONE}


@remembered
def _refused(message: str, article: str) -> Note:
    return {"text": say(message, reason=Name(slug("reason", article))), "article": article}
