"""Questions and options in words: `prompt_text`, `option_text`, `phase_text`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from lawbound.kernel import NATURE, Ask, Option, Prompt, Seat, Word
from lawbound.present.speech import Arg, Names, slug
from lawbound.root import services
from lawbound.root.faction import Action
from lawbound.root.factions.alliance import OPERATIONS, Alliance
from lawbound.root.factions.eyrie import VIZIERS, Eyrie
from lawbound.root.factions.marquise import ACTIONS_LEFT, Marquise
from lawbound.root.factions.vagabond import Vagabond
from lawbound.root.factions.vagabond.daylight import QUEST_CARDS
from lawbound.root.map import is_forest
from lawbound.root.present import things
from lawbound.root.present.fields import GIVEN, STEP_OPTIONS
from lawbound.root.present.things import Thing
from lawbound.root.quests import QUEST_SUIT, QUESTS
from lawbound.root.speech import Name, has, say
from lawbound.root.state import ASIDE, OVER, SETTING_UP, STRIDE, State

COUNTED: Final = {"cards": "card", "hits": "hit", "items": "item", "supporters": "supporter"}
"""Fields that are numbers of things."""


@cache
def wording(table: str, name: str, before: str) -> str:
    """The message for a name: first the one of a faction or question alone, then the plain one."""
    special = slug(table, before, name)
    return special if before and has(special) else slug(table, name)


def prompt_text(s: State, ask: Ask) -> str:
    """The question."""
    name = ask.about.name
    fields: dict[str, Arg] = {}
    for (field, kind), value in zip(GIVEN.get(name, ()), ask.given, strict=False):
        fields[field] = _given(s, kind, value)
    if ask.seat != NATURE:
        _of_the_turn(s, ask, fields)
    if name in STEP_OPTIONS and ask.about.kind == "action" and not any(isinstance(o, int) for o in ask.options):
        name = "only effects left"
    return say(wording("prompt", name, _family(s, ask)), **fields)


def _given(s: State, kind: str, value: Any) -> Arg:
    if kind == "number":
        return int(value)
    if kind == "step":
        return things.step(value)
    if kind in COUNTED:
        return things.counted(COUNTED[kind], value)
    if kind == "warriors":
        return things.warriors(value)
    if kind == "player":
        return things.faction(s, value)
    return KINDS[kind](s, Ask(0, _NO_PROMPT, ()), value)


def _of_the_turn(s: State, ask: Ask, fields: dict[str, Arg]) -> None:
    """What the question needs to know of the faction's own board."""
    player = s.players[ask.seat]
    own = s.own[ask.seat]
    if isinstance(player, Marquise):
        fields["actions"] = things.counted("action", own[ACTIONS_LEFT])
    elif isinstance(player, Alliance):
        fields["operations"] = things.counted("operation", player.officers(s) - own[OPERATIONS])
    elif isinstance(player, Eyrie):
        fields["column"] = things.COLUMNS[min(player.unresolved(s)[0], len(things.COLUMNS) - 1)]


def _family(s: State, ask: Ask) -> str:
    return "" if ask.seat == NATURE else things.family(s.players[ask.seat])


def phase_text(s: State) -> str:
    """Whose turn it is, the phase and the step; how much is left to do, unless the last of it is being done."""
    if s.stage == SETTING_UP:
        return say("turn-setting-up")
    if s.stage == OVER:
        return say("turn-over")
    player = s.acting
    step = player.turn_steps[s.step]
    fields: dict[str, Arg] = {
        "turn": s.turns,
        "player": things.player(s, player.seat),
        "phase": things.PHASES[step.phase],
        "step": things.step(step.name),
    }
    if isinstance(player, Marquise) and step.name == "actions" and (left := s.own[player.seat][ACTIONS_LEFT]):
        return say("turn-actions-left", actions=things.counted("action", left), **fields)
    if isinstance(player, Alliance) and step.name == "military operations":
        left = player.officers(s) - s.own[player.seat][OPERATIONS]
        if left:
            return say("turn-operations-left", operations=things.counted("operation", left), **fields)
    return say("turn-playing", **fields)


def option_text(s: State, ask: Ask, option: Option) -> str:
    """One option, for the person who may choose it."""
    if isinstance(option, Word):
        return word_text(s, ask, option)
    if isinstance(option, Action):
        return action_text(s, ask, option)
    name, kind = ask.about.name, ask.about.kind
    if kind == "action":
        kind = STEP_OPTIONS[name]
    elif name == "craft":
        kind = "card to craft"
    return str(KINDS[kind](s, ask, option))


def word_text(s: State, ask: Ask, word: Word) -> str:
    fields: dict[str, Arg] = {}
    if word.name == "go on":
        fields["step"] = things.step(ask.given[0])
    elif word.name == "score points":
        vagabond = s.players[ask.seat]
        assert isinstance(vagabond, Vagabond)
        suit = QUEST_SUIT[ask.given[0]]
        same = [q for q in range(len(QUESTS)) if vagabond.completed(s, q) and QUEST_SUIT[q] == suit]
        fields["points"] = things.counted("point", len(same))
    elif word.name == "draw cards":
        fields["cards"] = things.counted("card", QUEST_CARDS)
    return say(wording("word", word.name, ask.about.name), **fields)


def action_text(s: State, ask: Ask, action: Action) -> str:
    player = s.players[ask.seat]
    fields: dict[str, Arg] = {}
    if isinstance(player, Vagabond):
        fields["ability"] = things.ability(player.character(s))
    return say(wording("action", action.name, things.family(player)), **fields)


# Options, by kind


def pieces_at(s: State, number: int) -> list[Name]:
    """Who has what in a clearing."""
    groups: list[Name] = []
    for player in s.players:
        found = [things.pieces(s, row, s.board[row + number]) for row in player.rows if s.board[row + number]]
        if found:
            faction = things.faction(s, player.seat)
            groups.append(Name("name-pieces-of", faction=faction, pieces=things.in_a_row(found)))
    return groups


def _clearing(s: State, ask: Ask, option: Option) -> Name:
    if option == ASIDE:
        return Name("name-officer")
    clearing = things.clearing(s, option)
    if ask.about is _NO_PROMPT:
        return clearing
    player = s.players[ask.seat]
    if ask.about.name == "move the pawn" and isinstance(player, Vagabond):
        boots = things.counted("boot", player.boots_to(s, option))
        clearing = Name("name-pawn-move", clearing=clearing, boots=boots)
    return _with_pieces(s, option, clearing)


def _with_pieces(s: State, number: int, clearing: Name) -> Name:
    found = pieces_at(s, number)
    if not found:
        return Name("name-clearing-empty", clearing=clearing)
    return Name("name-clearing-with", clearing=clearing, pieces=things.in_a_row(found))


def _place(s: State, ask: Ask, option: Option) -> Name:
    place = things.place(s, option)
    return place if is_forest(option) else _with_pieces(s, option, place)


def _sympathy_site(s: State, ask: Ask, option: Option) -> Name:
    alliance = s.players[ask.seat]
    assert isinstance(alliance, Alliance)
    price = things.counted("supporter", alliance.sympathy_price(s, option))
    priced = Name("name-supporter-price", clearing=things.clearing(s, option), supporters=price)
    return _with_pieces(s, option, priced)


def _decree_card(s: State, ask: Ask, option: Option) -> Name:
    eyrie = s.players[ask.seat]
    assert isinstance(eyrie, Eyrie)
    column, _ = eyrie.unresolved(s)
    return things.decree_card(column, option, bool(eyrie.decree_clearings(s, column, option)))


def _piece(s: State, ask: Ask, option: Option) -> Name:
    piece = things.pieces(s, option, 1)
    player = s.players[s.box.owner[option // STRIDE]]
    if ask.about.name == "build what" and isinstance(player, Marquise):
        cost = things.counted("wood cost", player.cost(s, option))
        points = things.counted("point", player.points(s, option))
        return Name("name-piece-to-build", piece=piece, cost=cost, points=points)
    return piece


def _market_card(s: State, ask: Ask, option: Option) -> Name:
    card = things.card(services.seller_in(s).goods(s)[option])
    return Name("name-market-card", card=card, n=option + 1)


def _trigger(s: State, ask: Ask, option: Option) -> Name:
    name, owner, clearing, number, _ = option
    if not clearing:  # what happens at the start of a phase happens nowhere
        return Name(slug("trigger", name), owner=things.faction(s, owner))
    return Name(
        slug("trigger", name),
        owner=things.faction(s, owner),
        clearing=things.clearing(s, clearing),
        warriors=things.warriors(number),
        suit=things.SUITS[s.suits[clearing]],
    )


class _Nothing:
    """Stands for no prompt at all, where a name is wanted and not an option."""

    name = kind = article = ""


_NO_PROMPT: Final[Any] = _Nothing()

KINDS: Final[dict[str, Callable[[State, Ask, Option], Thing]]] = {
    "card": lambda s, ask, option: things.card(option),
    "card to craft": lambda s, ask, option: things.card_to_craft(s, s.players[ask.seat], option),
    "character": lambda s, ask, option: things.character(option),
    "bot character": lambda s, ask, option: things.CHARACTERS[option],
    "clearing": _clearing,
    "column": lambda s, ask, option: things.COLUMNS[option],
    "decree card": _decree_card,
    "dice": lambda s, ask, option: Name("name-dice", high=option[0], low=option[1]),
    "item": lambda s, ask, option: things.ITEMS[option],
    "leader": lambda s, ask, option: things.leader(option, VIZIERS[option]),
    "market": _market_card,
    "number": lambda s, ask, option: str(option),
    "path": lambda s, ask, option: Names([things.clearing(s, c) for c in s.box.map.closed[option]]),
    "piece": _piece,
    "place": _place,
    "player": lambda s, ask, option: things.player(s, option),
    "plot": lambda s, ask, option: things.PLOTS[option],
    "quest": lambda s, ask, option: things.quest(option),
    "slot": lambda s, ask, option: things.slot(option),
    "suit": lambda s, ask, option: things.SUITS[option],
    "sympathy site": _sympathy_site,
    "tile": lambda s, ask, option: things.tile(option),
    "trigger": _trigger,
}


def candidate(s: State, seat: Seat, kind: str, option: Option) -> Thing:
    """What a bot chooses among, in a word."""
    if kind == "clearing" and isinstance(option, int):
        return things.clearing(s, option)
    if kind == "player" and isinstance(option, int):
        return things.faction(s, option)
    if kind in KINDS and isinstance(option, int):
        return KINDS[kind](s, Ask(seat, Prompt("", "", kind), ()), option)
    return str(option)
