"""Questions for the browser: every option with its words and the thing on the table that may be clicked for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from lawbound.kernel import DONE, NATURE, NO, Ask, Option, Word
from lawbound.present.fields import GIVEN, STEP_OPTIONS
from lawbound.present.scene_boards import CARD_IDS, STATES
from lawbound.present.words import option_text, prompt_text
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
from lawbound.root.quests import QUESTS
from lawbound.root.state import BURROW, STRIDE, State
from lawbound.root.turn import COMMAND_WARREN, GO_ON
from lawbound.root.view import View

if TYPE_CHECKING:
    from lawbound.server.messages import CardTarget, Choice, ItemTarget, PieceTarget, Question, Target

ENDS: Final = (DONE, NO, GO_ON)

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


def question(view: View, ask: Ask, id: str) -> Question:
    """The question as the asked seat hears it; the view is that seat's."""
    s = view.state
    return {
        "id": id,
        "seat": ask.seat,
        "text": prompt_text(s, ask),
        "article": ask.about.article,
        "about": about(s, ask),
        "choices": [choice(s, ask, at, option) for at, option in enumerate(ask.options)],
    }


def choice(s: State, ask: Ask, at: int, option: Option) -> Choice:
    return {
        "option": at,
        "text": option_text(s, ask, option),
        "target": target(s, ask, option),
        "ends": option in ENDS if isinstance(option, Word) else False,
    }


def about(s: State, ask: Ask) -> list[Target]:
    """The things on the table that the question is about."""
    found: list[Target] = []
    for (_, kind), value in zip(GIVEN.get(ask.about.name, ()), ask.given, strict=False):
        if kind == "clearing" and 0 < value < BURROW:
            found.append({"kind": "clearing", "clearing": value})
        elif kind == "player":
            found.append({"kind": "seat", "seat": value})
        elif kind == "card" and value in s.hands[ask.seat]:
            found.append(card(value, "hand"))
    if ask.about is STRIKE_WHAT:
        found.append({"kind": "clearing", "clearing": own_clearing(s, ask)})
    if ask.about.name in CARD_OF_PROMPT and CARD_OF_PROMPT[ask.about.name] in s.crafted[ask.seat]:
        found.append(card(CARD_OF_PROMPT[ask.about.name], "crafted"))
    return found


def target(s: State, ask: Ask, option: Option) -> Target | None:
    """Where on the table the option may be clicked."""
    if isinstance(option, Word) or ask.seat == NATURE:
        return None
    if isinstance(option, Action):
        return card(CRAFTED[option.name], "crafted") if option.name in CRAFTED else None
    kind = ask.about.kind
    if kind == "action":
        kind = STEP_OPTIONS[ask.about.name]
    return TARGETS[kind](s, ask, option) if kind in TARGETS else None


def card(number: Card, zone: str) -> CardTarget:
    name = CARD_IDS[number]
    assert name is not None, "nobody chooses a card that nobody has seen"
    return {"kind": "card", "card": name, "zone": zone}


def _card(s: State, ask: Ask, option: Option) -> Target:
    return card(option, ZONES.get(ask.about.name, "hand"))


def _clearing(s: State, ask: Ask, option: Option) -> Target | None:
    """A clearing of the map; officers and the Burrow are beside it."""
    return {"kind": "clearing", "clearing": option} if option < BURROW else None


def _place(s: State, ask: Ask, option: Option) -> Target | None:
    if is_forest(option):
        return {"kind": "forest", "forest": s.box.map.forests[option - FIRST_FOREST].id}
    return _clearing(s, ask, option)


def _piece(s: State, ask: Ask, option: Option) -> PieceTarget:
    """A piece in the clearing of the question; what is to be built lies on its board."""
    if ask.about is BUILD_WHAT:
        clearing = None
    elif ask.about is STRIKE_WHAT:
        clearing = own_clearing(s, ask)
    else:
        fields = zip(GIVEN.get(ask.about.name, ()), ask.given, strict=False)
        clearing = next((value for (_, kind), value in fields if kind == "clearing"), None)
    owner = s.box.owner[option // STRIDE]
    return {"kind": "piece", "seat": owner, "piece": s.box.piece_name(option), "clearing": clearing}


def own_clearing(s: State, ask: Ask) -> int:
    """Where the pawn of whoever is asked stands."""
    player = s.players[ask.seat]
    assert isinstance(player, Wanderer)
    return player.clearing(s)


def _slot(s: State, ask: Ask, option: Option) -> ItemTarget:
    item = ITEM_NAMES[satchel.tile_of(option) % MARKED]
    return {"kind": "item", "seat": ask.seat, "item": item, "state": STATES[satchel.place_of(option)]}


def _item(s: State, ask: Ask, option: Option) -> ItemTarget:
    """An item to arrange, or one that another player has crafted."""
    if ask.about is ARRANGE_WHAT:
        return {"kind": "item", "seat": ask.seat, "item": ITEM_NAMES[option], "state": "ready"}
    return {"kind": "item", "seat": ask.given[0], "item": ITEM_NAMES[option], "state": None}


def _trigger(s: State, ask: Ask, option: Option) -> Target | None:
    return {"kind": "clearing", "clearing": option[2]} if 0 < option[2] < BURROW else None


TARGETS: Final[dict[str, Callable[[State, Ask, Any], Target | None]]] = {
    "card": _card,
    "card to craft": _card,
    "clearing": _clearing,
    "item": _item,
    "market": lambda s, ask, option: card(services.seller_in(s).goods(s)[option], "market"),
    "path": lambda s, ask, option: {"kind": "path", "clearings": s.box.map.closed[option]},
    "piece": _piece,
    "place": _place,
    "player": lambda s, ask, option: {"kind": "seat", "seat": option},
    "quest": lambda s, ask, option: {"kind": "quest", "quest": QUESTS[option].id},
    "slot": _slot,
    "sympathy site": _clearing,
    "trigger": _trigger,
}
"""By the kind of the option; those of other kinds are nowhere on the table."""
