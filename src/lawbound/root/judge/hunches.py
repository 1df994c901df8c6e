"""What a glance at the table suggests: for every question a weight for each option, found without looking ahead.

A hunch is no advice. It says where to look first: search players weigh their first tries by it, and play their imagined
games on with it. Weights are above 0, so nothing is ruled out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lawbound.kernel import DONE, NO, YES, Ask, Option
from lawbound.root.cards import AMBUSH, BIRD, CARD_KIND, CARD_POINTS, CARD_SUIT, CARDS, IMMEDIATE, ITEM_CARD, PERSISTENT
from lawbound.root.faction import Faction
from lawbound.root.factions.alliance import AlliancePieces
from lawbound.root.factions.eyrie import Eyrie
from lawbound.root.factions.marquise import Marquise
from lawbound.root.factions.vagabond import Vagabond, satchel
from lawbound.root.factions.vagabond.daylight import POINTS
from lawbound.root.factions.vagabond.relations import HOSTILE, RELATION
from lawbound.root.judge import (
    advanced,
    characters,
    corvids,
    duchy,
    exiles,
    hirelings,
    hundreds,
    keepers,
    landmarks,
    lizards,
    riverfolk,
)
from lawbound.root.judge.worth import SLOT_PRICE
from lawbound.root.map import FIRST_FOREST
from lawbound.root.quests import QUEST_ITEMS, QUEST_SUIT
from lawbound.root.state import EMPTY, OWNERS, State
from lawbound.root.steps import Action
from lawbound.root.suits import is_of

Hunch = Callable[[State, Ask], list[float]]

LITTLE: Final = 0.02

ACTIONS: Final[dict[str, dict[str, float]]] = {
    "actions": {  # the Marquise
        "battle": 1.0,
        "march": 1.2,
        "recruit": 3.0,
        "build": 8.0,
        "overwork": 1.0,
        "bird card for an action": 1.0,
        "done": 0.05,
    },
    "daylight": {  # the Alliance, the Vagabond, the Corvids
        "mobilize": 2.0,
        "train": 2.5,
        "craft": 5.0,
        "move": 2.0,
        "battle": 1.5,
        "explore": 10.0,
        "aid": 2.5,
        "quest": 10.0,
        "strike": 1.5,
        "repair": 1.5,
        "special action": 0.8,
        "arrange items": LITTLE,
        "plot": 6.0,
        "trick": 0.1,
        "done": 0.4,
    },
    **duchy.ACTIONS,
    **lizards.ACTIONS,
    **corvids.ACTIONS,
    **hundreds.ACTIONS,
    **riverfolk.ACTIONS,
    **keepers.ACTIONS,
    "military operations": {"move": 1.0, "battle": 1.5, "recruit": 2.0, "organize": 4.0, "done": 0.05},
}
EXTRAS: Final[dict[str, float]] = {
    "stand and deliver": 1.0,
    "royal claim": 0.5,
    "tax collector": 0.3,
    "codebreakers": LITTLE,
    "activate dominance": 0.05,
    "take dominance": 0.02,
    "open a path": 1.0,
    "expose": 0.3,
    "black market": 0.4,
    **exiles.EXTRAS,
    **hirelings.EXTRAS,
    "go on": 1.0,
    "done": 0.2,
}


def hunches(s: State, ask: Ask) -> list[float]:
    """A weight for each option."""
    find = HUNCHES.get(ask.about.name)
    if find is not None:
        return find(s, ask)
    return [_word(option) for option in ask.options]


def _word(option: Option) -> float:
    """Of options without a hunch of their own: doing something is better than not."""
    if isinstance(option, Action):
        return EXTRAS.get(option.name, 1.0)
    return 0.3 if option is DONE or option is NO else 1.0


def _menu(s: State, ask: Ask) -> list[float]:
    weights, player = ACTIONS[ask.about.name], s.players[ask.seat]
    return [
        LITTLE if _in_vain(s, player, option.name) else _worth(s, player, option.name, weights)
        for option in ask.options
    ]


def _worth(s: State, player: Faction, action: str, weights: Mapping[str, float]) -> float:
    if action == "special action" and isinstance(player, Vagabond):
        return characters.special_action(s, player)
    return weights.get(action, EXTRAS.get(action, 1.0))


def _in_vain(s: State, player: Faction, action: str) -> bool:
    """Whether the action costs something and places nothing, because none is left."""
    if isinstance(player, Marquise):
        return action == "overwork" and not s.board[player.wood]
    if isinstance(player, AlliancePieces):
        if action == "train":
            return not s.board[player.warrior]
        return action == "organize" and not s.board[player.sympathy]
    return False


def _with_words(s: State, ask: Ask, weigh: Callable[[int], float], done: float) -> list[float]:
    """Numbers weighed, and words among them."""
    found: list[float] = []
    for option in ask.options:
        if isinstance(option, int):
            found.append(weigh(option))
        elif option is DONE or option is NO:
            found.append(done)
        else:
            found.append(_word(option))
    return found


# Moving and battle


def _strongest_other(s: State, seat: int, clearing: int) -> int:
    at = clearing * OWNERS
    powers = s.power[at : at + OWNERS]
    powers[seat] = 0
    return max(powers)


def _move_from(s: State, ask: Ask) -> list[float]:
    """From where warriors are to spare."""
    board, row = s.board, s.players[ask.seat].warrior
    return [0.5 if option is DONE else 0.3 + board[row + option] for option in ask.options]


def _move_to(s: State, ask: Ask) -> list[float]:
    """To where these warriors would rule, and there is room to build; not into sympathy."""
    player, origin = s.players[ask.seat], ask.given[0]
    count = s.board[player.warrior + origin]
    found: list[float] = []
    for clearing in ask.options:
        weight = 1.0
        if s.ruler[clearing] != player.side:
            own = s.power[clearing * OWNERS + player.seat]
            if own + count > _strongest_other(s, player.seat, clearing):
                weight = 2.5 + s.slots[clearing]
        for watcher in s.box.entered:
            if watcher is not player and isinstance(watcher, AlliancePieces) and s.board[watcher.sympathy + clearing]:
                weight *= 0.3
        found.append(weight)
    return found


def _move_count(s: State, ask: Ask) -> list[float]:
    """All, or all but one; rarely fewer."""
    most = len(ask.options)
    return [3.0 if count >= most - 1 else 0.7 for count in ask.options]


def _battle_odds(s: State, player: Faction, clearing: int, other: int) -> float:
    """More warriors than they have, and something to score."""
    target = s.box.owners[other]
    own, theirs = player.warriors_at(s, clearing), target.warriors_at(s, clearing)
    if isinstance(player, Vagabond):
        own = satchel.undamaged_swords(player.items(s))
    at = clearing * OWNERS + other
    prize = s.power[at] - theirs + s.others[at]
    return 0.1 + max(0, own - theirs) * 0.5 + (2.0 * prize if own > theirs else 0.3 * prize)


def _battle_where(s: State, ask: Ask) -> list[float]:
    player, seats = s.players[ask.seat], range(len(s.vp))

    def weigh(clearing: int) -> float:
        at = clearing * OWNERS
        odds = [
            _battle_odds(s, player, clearing, other)
            for other in seats
            if other != player.seat and (s.power[at + other] or s.others[at + other])
        ]
        return max(odds, default=0.1)

    return _with_words(s, ask, weigh, 1.0)


def _battle_whom(s: State, ask: Ask) -> list[float]:
    player, clearing = s.players[ask.seat], ask.given[0]
    return [_battle_odds(s, player, clearing, other) for other in ask.options]


def _ambush(s: State, ask: Ask) -> list[float]:
    return [0.3 if option is DONE else 1.0 for option in ask.options]


def _take_hit(s: State, ask: Ask) -> list[float]:
    """Tokens go before buildings, common warriors before others, the keep last of all."""
    player = s.players[ask.seat]
    keep = player.keep if isinstance(player, Marquise) else -1
    cheap = (player.warrior, *player.tokens)
    return [LITTLE if row == keep else 1.0 if row in cheap else 0.3 for row in ask.options]


# Cards


def _crafting(card: int) -> float:
    kind = CARD_KIND[card]
    if kind == ITEM_CARD:
        return 3.0 + 2.0 * CARD_POINTS[card]
    return 3.0 if kind == PERSISTENT else 1.5 if kind == IMMEDIATE else 1.0


_CRAFT: Final = [_crafting(card) for card in range(len(CARDS))]
_KEEP: Final = [  # the more a card is worth keeping, the smaller
    (0.4 if CARD_SUIT[card] == BIRD else 1.0)
    * (0.5 if CARD_KIND[card] == AMBUSH else 1.0)
    * (0.7 if CARD_KIND[card] in (ITEM_CARD, PERSISTENT) else 1.0)
    for card in range(len(CARDS))
]


def _craft(s: State, ask: Ask) -> list[float]:
    return _with_words(s, ask, lambda card: _CRAFT[card], 0.2)


def _give_up(s: State, ask: Ask) -> list[float]:
    """A card to do without."""
    return _with_words(s, ask, lambda card: _KEEP[card], 1.0)


def _draws_first(s: State, ask: Ask) -> list[float]:
    """Oneself: there may be nothing left for the second."""
    return [3.0 if seat == ask.seat else 0.3 for seat in ask.options]


def _hospitals(s: State, ask: Ask) -> list[float]:
    many = ask.given[1] > 1
    return _with_words(s, ask, lambda card: _KEEP[card], 0.2 if many else 1.5)


# The Marquise


def _build_what(s: State, ask: Ask) -> list[float]:
    """By the points of the space; the Duchy's buildings score nothing by themselves."""
    player = s.players[ask.seat]
    return [0.5 + player.points(s, row) if isinstance(player, Marquise) else 1.0 for row in ask.options]


def _build_where(s: State, ask: Ask) -> list[float]:
    """Where guards are."""
    player = s.players[ask.seat]
    return [1.0 + max(0, s.board[player.warrior + c] - _strongest_other(s, player.seat, c)) * 0.5 for c in ask.options]


# The Eyrie


def _decree_suit(s: State, ask: Ask) -> list[float]:
    """Never what cannot be done, while anything else can."""
    player = s.players[ask.seat]
    assert isinstance(player, Eyrie)
    column, _ = player.unresolved(s)
    found: list[float] = []
    for option in ask.options:
        if not isinstance(option, int):
            found.append(_word(option))
        elif player.decree_clearings(s, column, option):
            found.append(0.6 if option == BIRD else 1.0)
        else:
            found.append(0.001)
    return found


_COLUMN: Final = (1.5, 1.5, 0.8, 1.5)


def _decree_column(s: State, ask: Ask) -> list[float]:
    """Where the card can be resolved as things stand."""
    player, suit = s.players[ask.seat], CARD_SUIT[ask.given[0]]
    assert isinstance(player, Eyrie)
    found: list[float] = []
    for column in ask.options:
        weight = _COLUMN[column] / (1 + 0.5 * len(s.piles[player.pile + column]))
        if not player.decree_clearings(s, column, suit):
            weight *= 0.15
        found.append(weight)
    return found


def _add_card(s: State, ask: Ask) -> list[float]:
    return _with_words(s, ask, lambda card: (1.2 if CARD_SUIT[card] == BIRD else 1.0) / _KEEP[card] * 0.5, 1.5)


# The Alliance


def _revolt(s: State, ask: Ask) -> list[float]:
    def weigh(clearing: int) -> float:
        at = clearing * OWNERS
        prize = sum(s.power[at : at + OWNERS]) + sum(s.others[at : at + OWNERS])
        return (2.0 + 0.5 * prize) if s.slots[clearing] else 0.3

    return _with_words(s, ask, weigh, 0.3)


def _spread(s: State, ask: Ask) -> list[float]:
    return _with_words(s, ask, lambda clearing: 1.5, 0.4)


# The Vagabond


def _place(s: State, player: Vagabond, place: int) -> float:
    """A ruin to explore, a quest to do, somebody to aid; a forest when much is damaged."""
    items = player.items(s)
    if place >= FIRST_FOREST:
        damaged = sum([items[at] for at in satchel.slots_in(items, satchel.IN_DAMAGED_BOX)])
        return 0.1 + damaged * damaged * 0.4
    weight = 1.0
    if s.ruin_items[2 * place] != EMPTY or s.ruin_items[2 * place + 1] != EMPTY:
        weight += 3.0
    for quest in bytes(s.quests):
        if is_of(s, place, QUEST_SUIT[quest]):
            first, second = QUEST_ITEMS[quest]
            if satchel.ready(items, first) and satchel.ready(items, second):
                weight += 3.0
    own = s.own[player.seat]
    at = place * OWNERS
    for other in range(len(s.vp)):
        if other != player.seat and (s.power[at + other] or s.others[at + other]):
            crafted = sum(s.crafted_items[other * 8 : other * 8 + 8])
            weight += 1.5 * crafted if own[RELATION + other] != HOSTILE else 0.4
    return weight


def _go(s: State, ask: Ask) -> list[float]:
    player = s.players[ask.seat]
    assert isinstance(player, Vagabond)
    return _with_words(s, ask, lambda place: _place(s, player, place), 1.5)


LEAST: Final = [
    (0.6 - min(0.55, price)) * (2.0 if satchel.place_of(at) == satchel.EXHAUSTED else 1.0)
    for at, price in enumerate(SLOT_PRICE)
]


def _least_item(s: State, ask: Ask) -> list[float]:
    """The one that is missed least."""
    return _with_words(s, ask, lambda at: LEAST[at], 0.3)


def _best_item(s: State, ask: Ask) -> list[float]:
    """The one that would be of most use face up and whole."""
    return _with_words(s, ask, lambda at: 0.1 + SLOT_PRICE[satchel.slot(satchel.tile_of(at), satchel.SATCHEL)], LITTLE)


def _aid_whom(s: State, ask: Ask) -> list[float]:
    own = s.own[ask.seat]
    return [
        (0.3 if own[RELATION + other] == HOSTILE else 1.0 + own[RELATION + other])
        + 2.0 * sum(s.crafted_items[other * 8 : other * 8 + 8])
        for other in ask.options
    ]


def _take(s: State, ask: Ask) -> list[float]:
    return _with_words(s, ask, lambda item: 1.0, LITTLE)


def _on_track(s: State, ask: Ask) -> list[float]:
    """The more the better: tea refreshes, coins draw, bags make room."""
    return [0.1 + count for count in ask.options]


def _reward(s: State, ask: Ask) -> list[float]:
    return [2.0 if option is POINTS else 1.0 for option in ask.options]


def _battle_effect(s: State, ask: Ask) -> list[float]:
    return [1.0 if option is YES else 0.4 for option in ask.options]


HUNCHES: Final[dict[str, Hunch]] = {
    **duchy.HUNCHES,
    **lizards.HUNCHES,
    **corvids.HUNCHES,
    **characters.HUNCHES,
    **landmarks.HUNCHES,
    **hundreds.HUNCHES,
    **exiles.HUNCHES,
    **riverfolk.HUNCHES,
    **keepers.HUNCHES,
    **advanced.HUNCHES,
    **hirelings.HUNCHES,
    **dict.fromkeys(ACTIONS, _menu),
    "move from": _move_from,
    "move to": _move_to,
    "how many to move": _move_count,
    "how many of these to move": _move_count,
    "battle where": _battle_where,
    "battle with Command Warren": _battle_where,
    "battle again": _battle_where,
    "battle whom": _battle_whom,
    "ambush": _ambush,
    "foil the ambush": _ambush,
    "take a hit": _take_hit,
    "craft": _craft,
    "spend a card": _give_up,
    "discard to the hand limit": _give_up,
    "outrage": _give_up,
    "spend a supporter": _give_up,
    "discard a supporter": _give_up,
    "spend a bird card": _give_up,
    "aid with": _give_up,
    "lay a card in the Black Market": _give_up,
    "build with": _give_up,
    "incite with": _give_up,
    "which card to give back": _give_up,
    "discard a card to attack": _give_up,
    "card for the smugglers": _give_up,
    "spend a card for the Scouts": _give_up,
    "card for the physicians": _hospitals,
    "return a card": _give_up,
    "mobilize": _give_up,
    "field hospitals": _hospitals,
    "who draws first": _draws_first,
    "build what": _build_what,
    "build where": _build_where,
    "build a roost where": _build_where,
    "the Decree": _decree_suit,
    "to which column": _decree_column,
    "add to the Decree": _add_card,
    "add to the Decree again": _add_card,
    "revolt": _revolt,
    "spread sympathy": _spread,
    "slip": _go,
    "move the pawn": _go,
    "glide where": _go,
    "exhaust any item": _least_item,
    "exhaust an item": _least_item,
    "damage an item": _least_item,
    "damage three items": _least_item,
    "remove an item": _least_item,
    "refresh": _best_item,
    "repair what": _best_item,
    "aid whom": _aid_whom,
    "take an item": _take,
    "how many on the track": _on_track,
    "quest reward": _reward,
    "use armorers": _battle_effect,
    "use sappers": _battle_effect,
    "use brutal tactics": _battle_effect,
}

PETTY: Final = frozenset(
    {
        "take wood from",
        "exhaust an item",
        "which effect first",
        "whose effects first",
        "activate a crafting piece",
        "whose hand to look at",
        "how many on the track",
        "arrange which items",
    }
)
"""Questions that hardly matter: a glance answers them."""
