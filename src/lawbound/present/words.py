"""Questions and options in words: `prompt_text`, `option_text`, `phase_text`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import NATURE, Ask, Option, Word
from lawbound.present import english, english_more, names
from lawbound.root import services
from lawbound.root.faction import Action
from lawbound.root.factions.alliance import OPERATIONS, Alliance
from lawbound.root.factions.eyrie import VIZIERS, Eyrie
from lawbound.root.factions.marquise import ACTIONS_LEFT, Marquise
from lawbound.root.factions.vagabond import Vagabond
from lawbound.root.factions.vagabond.daylight import QUEST_CARDS
from lawbound.root.items import CHARACTERS
from lawbound.root.map import is_forest
from lawbound.root.quests import QUEST_SUIT, QUESTS
from lawbound.root.state import ASIDE, OVER, SETTING_UP, STRIDE, State

GIVEN: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "who sits next": (("n", "number"),),
    "draw": (("player", "player"),),
    "random card": (("player", "player"),),
    "battle dice": (("attacker", "player"), ("defender", "player")),
    "what lies under the ruin": (("clearing", "clearing"),),
    "effects before the next step": (("step", "step"),),
    "discard to the hand limit": (("cards", "cards"),),
    "use armorers": (("clearing", "clearing"),),
    "use sappers": (("clearing", "clearing"),),
    "use brutal tactics": (("clearing", "clearing"),),
    "move to": (("origin", "clearing"),),
    "how many to move": (("origin", "clearing"), ("destination", "clearing")),
    "battle whom": (("clearing", "clearing"),),
    "ambush": (("attacker", "player"), ("clearing", "clearing")),
    "foil the ambush": (("defender", "player"), ("clearing", "clearing")),
    "take a hit": (("clearing", "clearing"), ("hits", "hits")),
    "field hospitals": (("clearing", "clearing"), ("warriors", "warriors")),
    "build what": (("clearing", "clearing"),),
    "take wood from": (("clearing", "clearing"),),
    "to which column": (("card", "card"),),
    "spend a supporter": (("supporters", "supporters"),),
    "outrage": (("suit", "suit"),),
    "damage an item": (("clearing", "clearing"), ("hits", "hits")),
    "damage three items": (("items", "items"),),
    "refresh": (("items", "items"),),
    "exhaust an item": (("item", "item"),),
    "move with an ally": (("origin", "clearing"), ("destination", "clearing")),
    "how many allied warriors": (("player", "player"),),
    "attack with an ally": (("clearing", "clearing"),),
    "remove an item": (("items", "items"),),
    "aid with": (("player", "player"),),
    "take an item": (("player", "player"),),
    "quest reward": (("quest", "quest"),),
    "strike what": (("player", "player"),),
    "how many on the track": (("item", "item"),),
}
"""What `ask.given` holds, by prompt: the name of the field and what kind of thing it is."""
GIVEN.update(english_more.GIVEN)

# Steps whose options are plain numbers, and what the numbers are
STEP_OPTIONS: Final = {
    "craft": "card to craft",
    "the Decree": "decree card",
    "add to the Decree again": "card",
    "revolt": "clearing",
    "spread sympathy": "sympathy site",
}


def template(table: english.Templates, name: str, before: str) -> str:
    """The words for a name: first those that begin with a faction or question, then the plain ones."""
    found = table.get(f"{before} {name}")
    return table[name] if found is None else found


def prompt_text(s: State, ask: Ask) -> str:
    """The question."""
    name = ask.about.name
    fields: dict[str, str] = {}
    for (field, kind), value in zip(GIVEN.get(name, ()), ask.given, strict=False):
        fields[field] = _given(s, kind, value)
    if ask.seat != NATURE:
        _of_the_turn(s, ask, fields)
    if name in STEP_OPTIONS and ask.about.kind == "action" and not any(isinstance(o, int) for o in ask.options):
        name = "only effects left"
    return template(english.PROMPTS, name, _family(s, ask)).format_map(fields)


def _given(s: State, kind: str, value: Any) -> str:
    if kind == "number":
        return str(value)
    if kind == "step":
        return english.STEPS[value]
    if kind in ("cards", "hits", "items", "supporters"):
        return names.counted(kind.rstrip("s"), value)
    if kind == "warriors":
        one, many = english.PIECES["warrior"]
        return (one if value == 1 else many).format(n=value)
    if kind == "player":
        return names.faction(s, value)
    return KINDS[kind](s, Ask(0, _NO_PROMPT, ()), value)


def _of_the_turn(s: State, ask: Ask, fields: dict[str, str]) -> None:
    """What the question needs to know of the faction's own board."""
    player = s.players[ask.seat]
    own = s.own[ask.seat]
    if isinstance(player, Marquise):
        fields["actions"] = names.counted("action", own[ACTIONS_LEFT])
    elif isinstance(player, Alliance):
        fields["operations"] = names.counted("operation", player.officers(s) - own[OPERATIONS])
    elif isinstance(player, Eyrie):
        fields["column"] = english.COLUMNS[min(player.unresolved(s)[0], len(english.COLUMNS) - 1)]


def _family(s: State, ask: Ask) -> str:
    return "" if ask.seat == NATURE else names.family(s.players[ask.seat])


def phase_text(s: State) -> str:
    """Whose turn it is, the phase and the step."""
    if s.stage == SETTING_UP:
        return english.TURN["setting up"]
    if s.stage == OVER:
        return english.TURN["over"]
    player = s.acting
    step = player.turn_steps[s.step]
    fields = {
        "turn": str(s.turns),
        "player": names.player(s, player.seat),
        "phase": english.PHASES[step.phase],
        "step": english.STEPS[step.name],
    }
    key = "playing"
    if isinstance(player, Marquise) and step.name == "actions":
        key = "actions left"
        fields["actions"] = names.counted("action", s.own[player.seat][ACTIONS_LEFT])
    elif isinstance(player, Alliance) and step.name == "military operations":
        key = "operations left"
        left = player.officers(s) - s.own[player.seat][OPERATIONS]
        fields["operations"] = names.counted("operation", left)
    return english.TURN[key].format_map(fields)


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
    return KINDS[kind](s, ask, option)


def word_text(s: State, ask: Ask, word: Word) -> str:
    fields: dict[str, str] = {}
    if word.name == "go on":
        fields["step"] = english.STEPS[ask.given[0]]
    elif word.name == "score points":
        vagabond = s.players[ask.seat]
        assert isinstance(vagabond, Vagabond)
        suit = QUEST_SUIT[ask.given[0]]
        same = [q for q in range(len(QUESTS)) if vagabond.completed(s, q) and QUEST_SUIT[q] == suit]
        fields["points"] = names.counted("point", len(same))
    elif word.name == "draw cards":
        fields["cards"] = names.counted("card", QUEST_CARDS)
    return template(english.WORDS, word.name, f"{ask.about.name}:").format_map(fields)


def action_text(s: State, ask: Ask, action: Action) -> str:
    player = s.players[ask.seat]
    fields: dict[str, str] = {}
    if isinstance(player, Vagabond):
        fields["ability"] = CHARACTERS[player.character(s)].ability
    return template(english.ACTIONS, action.name, names.family(player)).format_map(fields)


# Options, by kind


def pieces_at(s: State, number: int) -> str:
    """Who has what in a clearing."""
    groups: list[str] = []
    for player in s.players:
        found = [names.pieces(s, row, s.board[row + number]) for row in player.rows if s.board[row + number]]
        if found:
            pieces = english.LISTS["comma"].join(found)
            groups.append(english.NAMES["pieces of"].format(faction=names.faction(s, player.seat), pieces=pieces))
    return english.LISTS["comma"].join(groups)


def _clearing(s: State, ask: Ask, option: Option) -> str:
    if option == ASIDE:
        return english.NAMES["officer"]
    if ask.about is _NO_PROMPT:
        return names.clearing(s, option)
    player = s.players[ask.seat]
    if ask.about.name == "move the pawn" and isinstance(player, Vagabond):
        boots = names.counted("boot", player.boots_to(s, option))
        priced = english.NAMES["pawn move"].format(clearing=names.clearing(s, option), boots=boots)
        return _with_pieces(s, option, priced)
    return _with_pieces(s, option, names.clearing(s, option))


def _with_pieces(s: State, number: int, clearing: str) -> str:
    found = pieces_at(s, number)
    return english.NAMES["clearing with" if found else "clearing empty"].format(clearing=clearing, pieces=found)


def _sympathy_site(s: State, ask: Ask, option: Option) -> str:
    alliance = s.players[ask.seat]
    assert isinstance(alliance, Alliance)
    price = names.counted("supporter", alliance.sympathy_price(s, option))
    priced = english.NAMES["supporter price"].format(clearing=names.clearing(s, option), supporters=price)
    return _with_pieces(s, option, priced)


def _decree_card(s: State, ask: Ask, option: Option) -> str:
    eyrie = s.players[ask.seat]
    assert isinstance(eyrie, Eyrie)
    column, _ = eyrie.unresolved(s)
    possible = eyrie.decree_clearings(s, column, option)
    key = "decree card" if possible else "decree card impossible"
    return english.NAMES[key].format(action=english.COLUMNS[column], suit=names.suit(option))


def _piece(s: State, ask: Ask, option: Option) -> str:
    piece = names.pieces(s, option, 1)
    player = s.players[s.box.owner[option // STRIDE]]
    if ask.about.name == "build what" and isinstance(player, Marquise):
        return english.NAMES["piece to build"].format(
            piece=piece,
            cost=names.counted("wood cost", player.cost(s, option)),
            points=names.counted("point", player.points(s, option)),
        )
    return piece


def _market_card(s: State, ask: Ask, option: Option) -> str:
    card = names.card(services.seller_in(s).goods(s)[option])
    return english.BOARD["market card"].format(card=card, n=option + 1)


def _leader(s: State, ask: Ask, option: Option) -> str:
    columns = names.listed([english.COLUMNS[column] for column in VIZIERS[option]])
    return english.NAMES["leader"].format(
        leader=english.LEADERS[option], effect=english.LEADER_EFFECTS[option], columns=columns
    )


def _trigger(s: State, ask: Ask, option: Option) -> str:
    name, owner, clearing, number, _ = option
    one, many = english.PIECES["warrior"]
    return english.TRIGGERS[name].format(
        owner=names.faction(s, owner),
        clearing=names.clearing(s, clearing),
        warriors=(one if number == 1 else many).format(n=number),
        suit=names.suit(s.suits[clearing]),
    )


def _dice(s: State, ask: Ask, option: Option) -> str:
    return english.NAMES["dice"].format(high=option[0], low=option[1])


class _Nothing:
    """Stands for no prompt at all, where a name is wanted and not an option."""

    name = kind = article = ""


_NO_PROMPT: Final[Any] = _Nothing()

KINDS: Final[dict[str, Callable[[State, Ask, Option], str]]] = {
    "card": lambda s, ask, option: names.card(option),
    "card to craft": lambda s, ask, option: names.card_to_craft(s, s.players[ask.seat], option),
    "character": lambda s, ask, option: names.character(option),
    "bot character": lambda s, ask, option: CHARACTERS[option].name,
    "clearing": _clearing,
    "column": lambda s, ask, option: english.NAMES["column"].format(column=english.COLUMNS[option]),
    "decree card": _decree_card,
    "dice": _dice,
    "item": lambda s, ask, option: names.item(option),
    "leader": _leader,
    "market": _market_card,
    "number": lambda s, ask, option: str(option),
    "path": lambda s, ask, option: names.listed([names.clearing(s, c) for c in s.box.map.closed[option]]),
    "piece": _piece,
    "place": lambda s, ask, option: (
        names.place(s, option) if is_forest(option) else _with_pieces(s, option, names.clearing(s, option))
    ),
    "player": lambda s, ask, option: names.player(s, option),
    "plot": lambda s, ask, option: english.PLOTS[option],
    "quest": lambda s, ask, option: names.quest(option),
    "slot": lambda s, ask, option: names.slot(option),
    "suit": lambda s, ask, option: names.suit(option),
    "sympathy site": _sympathy_site,
    "tile": lambda s, ask, option: names.tile(option),
    "trigger": _trigger,
}
