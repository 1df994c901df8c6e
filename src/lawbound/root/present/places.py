"""Where on the table an option may be clicked, and what a question is about.

A place is a name that scene and option share: `clearing:5`, `card:hand:anvil`. Only who draws the scene reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import NATURE, Ask, Option, Seat, Word
from lawbound.root import effects, services
from lawbound.root.cards import Card
from lawbound.root.faction import Action
from lawbound.root.factions.marquise import BUILD_WHAT
from lawbound.root.factions.vagabond import satchel
from lawbound.root.factions.vagabond.arranging import ARRANGE_WHAT
from lawbound.root.factions.vagabond.daylight import STRIKE_WHAT
from lawbound.root.factions.vagabond.wanderer import Wanderer
from lawbound.root.items import ITEM_NAMES, MARKED
from lawbound.root.map import FIRST_FOREST, is_forest
from lawbound.root.present.fields import GIVEN, STEP_OPTIONS
from lawbound.root.present.scene_boards import CARD_IDS, STATES
from lawbound.root.quests import QUESTS
from lawbound.root.state import BURROW, STRIDE, State
from lawbound.root.turn import COMMAND_WARREN

ZONES: Final = {
    "spend a supporter": "supporters",
    "discard a supporter": "supporters",
    "take from the discard pile": "discard",
    "take dominance": "available",
}
"""Where the cards of a question lie; those of all others are in the hand."""

CRAFTED: Final[dict[str, Card]] = {
    action.name: card for each in effects.PHASE_EFFECTS.values() for card, action in each
}
"""Actions that a card in the play area allows."""
CARD_OF_PROMPT: Final[dict[str, Card]] = {
    **{effect.prompt.name: effect.card for effect in effects.BATTLE_EFFECTS},
    COMMAND_WARREN.name: effects.COMMAND_WARREN,
    effects.WHO_DRAWS.name: effects.BETTER_BURROW_BANK,
    effects.WHOM_TO_ROB.name: effects.STAND_AND_DELIVER,
    effects.WHICH_WARRIOR.name: effects.TAX_COLLECTOR,
    effects.WHOSE_HAND.name: effects.CODEBREAKERS,
}
"""Questions that a card in the play area asks."""


def about(s: State, ask: Ask) -> list[str]:
    """The places on the table that the question is about."""
    found: list[str] = []
    for (_, kind), value in zip(GIVEN.get(ask.about.name, ()), ask.given, strict=False):
        if kind == "clearing" and 0 < value < BURROW:
            found.append(clearing_place(value))
        elif kind == "player":
            found.append(seat_place(value))
        elif kind == "card" and value in s.hands[ask.seat]:
            found.append(card_place(value, "hand"))
    if ask.about is STRIKE_WHAT:
        found.append(clearing_place(own_clearing(s, ask)))
    if ask.about.name in CARD_OF_PROMPT and CARD_OF_PROMPT[ask.about.name] in s.crafted[ask.seat]:
        found.append(card_place(CARD_OF_PROMPT[ask.about.name], "crafted"))
    return found


def place(s: State, ask: Ask, option: Option) -> str | None:
    """Where on the table the option may be clicked."""
    if isinstance(option, Word) or ask.seat == NATURE:
        return None
    if isinstance(option, Action):
        return card_place(CRAFTED[option.name], "crafted") if option.name in CRAFTED else None
    kind = ask.about.kind
    if kind == "action":
        kind = STEP_OPTIONS[ask.about.name]
    return PLACES[kind](s, ask, option) if kind in PLACES else None


def card_place(number: Card, zone: str) -> str:
    name = CARD_IDS[number]
    assert name is not None, "nobody chooses a card that nobody has seen"
    return f"card:{zone}:{name}"


def clearing_place(clearing: int) -> str:
    return f"clearing:{clearing}"


def seat_place(seat: Seat) -> str:
    return f"seat:{seat}"


def _card(s: State, ask: Ask, option: Option) -> str:
    return card_place(option, ZONES.get(ask.about.name, "hand"))


def _clearing(s: State, ask: Ask, option: Option) -> str | None:
    """A clearing of the map; officers and the Burrow are beside it."""
    return clearing_place(option) if option < BURROW else None


def _clearing_or_forest(s: State, ask: Ask, option: Option) -> str | None:
    if is_forest(option):
        return f"forest:{s.box.map.forests[option - FIRST_FOREST].id}"
    return _clearing(s, ask, option)


def _piece(s: State, ask: Ask, option: Option) -> str:
    """A piece in the clearing of the question; what is to be built lies on its board."""
    if ask.about is BUILD_WHAT:
        clearing = None
    elif ask.about is STRIKE_WHAT:
        clearing = own_clearing(s, ask)
    else:
        fields = zip(GIVEN.get(ask.about.name, ()), ask.given, strict=False)
        clearing = next((value for (_, kind), value in fields if kind == "clearing"), None)
    owner = s.box.owner[option // STRIDE]
    return f"piece:{owner}:{s.box.piece_name(option)}:{'board' if clearing is None else clearing}"


def own_clearing(s: State, ask: Ask) -> int:
    """Where the pawn of whoever is asked stands."""
    player = s.players[ask.seat]
    assert isinstance(player, Wanderer)
    return player.clearing(s)


def _slot(s: State, ask: Ask, option: Option) -> str:
    item = ITEM_NAMES[satchel.tile_of(option) % MARKED]
    return f"item:{ask.seat}:{item}:{STATES[satchel.place_of(option)]}"


def _item(s: State, ask: Ask, option: Option) -> str:
    """An item to arrange, or one that another player has crafted."""
    if ask.about is ARRANGE_WHAT:
        return f"item:{ask.seat}:{ITEM_NAMES[option]}:ready"
    return f"item:{ask.given[0]}:{ITEM_NAMES[option]}:crafted"


def _trigger(s: State, ask: Ask, option: Option) -> str | None:
    return clearing_place(option[2]) if 0 < option[2] < BURROW else None


def _path(s: State, ask: Ask, option: Option) -> str:
    a, b = sorted(s.box.map.closed[option])
    return f"path:{a}-{b}"


PLACES: Final[dict[str, Callable[[State, Ask, Any], str | None]]] = {
    "card": _card,
    "card to craft": _card,
    "clearing": _clearing,
    "item": _item,
    "market": lambda s, ask, option: card_place(services.seller_in(s).goods(s)[option], "market"),
    "path": _path,
    "piece": _piece,
    "place": _clearing_or_forest,
    "player": lambda s, ask, option: seat_place(option),
    "quest": lambda s, ask, option: f"quest:{QUESTS[option].id}",
    "slot": _slot,
    "sympathy site": _clearing,
    "trigger": _trigger,
}
"""By the kind of the option; those of other kinds are nowhere on the table."""
