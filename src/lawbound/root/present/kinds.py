"""The kinds of things that questions offer and events tell of: how each is named in a sentence, told as an option, and
where on the table it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from lawbound.kernel import Ask, Option
from lawbound.present.speech import Arg, Names, slug
from lawbound.root import services
from lawbound.root.boards import family
from lawbound.root.cards import Card
from lawbound.root.factions.eyrie import VIZIERS
from lawbound.root.factions.keepers.faction import WHICH_SIDE
from lawbound.root.factions.keepers.retinue import DELVE_WHICH
from lawbound.root.factions.marquise import BUILD_WHAT
from lawbound.root.hirelings.bandits import highways
from lawbound.root.hirelings.control import HAND_OVER
from lawbound.root.map import is_forest
from lawbound.root.option_names import STEP_OPTIONS
from lawbound.root.present import boards, names, places
from lawbound.root.present.fields import GIVEN
from lawbound.root.present.names import Thing
from lawbound.root.speech import Name
from lawbound.root.state import BURROW, State

ZONES: Final = {
    "spend a supporter": "supporters",
    "discard a supporter": "supporters",
    "take from the discard pile": "discard",
    "an ambush instead of drawing": "discard",
    "what the envoys find": "discard",
    "which effect to sabotage": "crafted",
    "take dominance": "available",
    "retinue: move": "retinue",
    "retinue: battle then delve": "retinue",
    "retinue: move or recover": "retinue",
    "which card of the Retinue": "retinue",
    "buy which card": "market",
}
"""Where the cards of a question lie; those of all others are in the hand."""


class Kind(NamedTuple):
    """A kind of thing. `told`: as an option, where that takes more than its name; `place`: None if it is nowhere."""

    named: Callable[[State, Any], Arg]
    told: Callable[[State, Ask, Any], Thing] | None = None
    place: Callable[[State, Ask, Any], str | None] | None = None


def of_options(ask: Ask) -> str:
    """What the options are, apart from actions and words."""
    name, kind = ask.about.name, ask.about.kind
    return STEP_OPTIONS.get(name, "") if kind == "action" or name == "craft" else kind


def candidate(s: State, kind: str, option: Option) -> Thing:
    """What a bot chooses among, in a word."""
    return _thing(KINDS[kind].named(s, option)) if kind in KINDS and isinstance(option, int) else str(option)


def option(s: State, ask: Ask, chosen: Option) -> Thing:
    """An option, as its kind is told."""
    kind = KINDS[of_options(ask)]
    return _thing(kind.named(s, chosen)) if kind.told is None else kind.told(s, ask, chosen)


def place(s: State, ask: Ask, chosen: Option) -> str | None:
    """Where on the table the option is."""
    kind = KINDS.get(of_options(ask))
    return None if kind is None or kind.place is None else kind.place(s, ask, chosen)


def _thing(named: Arg) -> Thing:
    return named if isinstance(named, Name | Names) else str(named)


def _counted(what: str) -> Kind:
    return Kind(lambda s, value: names.counted(what, value))


def _trigger(s: State, option: Any) -> Name:
    owner = names.faction(s, option.owner)
    if option.name == HAND_OVER:
        return Name(slug("trigger", option.name), owner=owner, hireling=names.faction(s, option.amount))
    if not option.clearing:  # what happens at the start of a phase happens nowhere
        return Name(slug("trigger", option.name), owner=owner)
    return Name(
        slug("trigger", option.name),
        owner=owner,
        clearing=names.clearing(s, option.clearing),
        warriors=names.warriors(option.amount),
        suit=names.SUITS[s.suits[option.clearing]],
    )


def _clearing_told(s: State, ask: Ask, option: int) -> Name:
    """Officers and funds stand in none."""
    named = names.clearing(s, option)
    return named if option > BURROW else names.with_pieces(s, option, named)


def _place_told(s: State, ask: Ask, option: int) -> Name:
    named = names.place(s, option)
    return named if is_forest(option) else names.with_pieces(s, option, named)


def _clearing_place(s: State, ask: Ask, option: int) -> str | None:
    return places.clearing(option)


def _goods(s: State, option: int) -> Card:
    return services.seller_in(s).goods(s)[option]


def _card_place(s: State, ask: Ask, option: Card) -> str:
    return places.card(option, ZONES.get(ask.about.name, "hand"))


def _piece_place(s: State, ask: Ask, option: int) -> str | None:
    """In the clearing of the question, or of the pawn of whoever is asked; on its board before it is built.

    Both sides of a waystation are the same tile there; a relic to delve for lies in its forest.
    """
    if ask.about.name == BUILD_WHAT.name:
        return places.piece(s, option, None)
    if ask.about is WHICH_SIDE:
        return places.board_piece(ask.seat, "waystation")
    if ask.about is DELVE_WHICH:
        return places.clearing_or_forest(s, ask.given[0])
    fields = zip(GIVEN.get(ask.about.name, ()), ask.given, strict=False)
    player = s.players[ask.seat]
    where = next((value for (_, kind), value in fields if kind == "clearing"), None)
    return places.piece(s, option, (boards.of(player).pawn(s, player) or None) if where is None else where)


def _highway(s: State, option: int) -> Name:
    """A path, by the clearings at its ends."""
    one, other = highways(s.box.map)[option]
    return Name("name-highway", one=names.clearing(s, one), other=names.clearing(s, other))


def _item_place(s: State, ask: Ask, option: int) -> str:
    """An item on one's own board, or one that another player has crafted."""
    fields = GIVEN.get(ask.about.name, ())
    if fields and fields[0][1] == "player":
        return places.item(ask.given[0], option, "crafted")
    return places.item(ask.seat, option, "ready")


KINDS: Final[dict[str, Kind]] = {
    "acolytes": _counted("acolyte"),
    "bot character": Kind(lambda s, value: names.CHARACTERS[value]),
    "card": Kind(lambda s, value: names.card(value), place=_card_place),
    "card to craft": Kind(
        lambda s, value: names.card(value),
        lambda s, ask, option: names.card_to_craft(s, s.players[ask.seat], option),
        _card_place,
    ),
    "cards": _counted("card"),
    "character": Kind(lambda s, value: names.CHARACTERS[value], lambda s, ask, option: names.character(option)),
    "clearing": Kind(names.place, _clearing_told, _clearing_place),
    "conspiracy": Kind(lambda s, value: names.CONSPIRACIES[value]),
    "column": Kind(lambda s, value: names.COLUMNS[value]),
    "decree card": Kind(lambda s, value: names.decree_card(*value)),
    "dice": Kind(lambda s, value: Name("name-dice", high=value[0], low=value[1])),
    "faction": Kind(lambda s, value: names.faction_named(s.box.draft[value])),
    "funds": _counted("fund"),
    "highway": Kind(_highway, place=lambda s, ask, option: places.highway(s, option)),
    "hireling": Kind(lambda s, value: names.HIRELINGS[value]),
    "hits": _counted("hit"),
    "item": Kind(lambda s, value: names.ITEMS[value], place=_item_place),
    "items": _counted("item"),
    "landmark": Kind(lambda s, value: names.LANDMARKS[value]),
    "leader": Kind(lambda s, value: names.LEADERS[value], lambda s, ask, option: names.leader(option, VIZIERS[option])),
    "market": Kind(
        lambda s, value: names.card(_goods(s, value)),
        lambda s, ask, option: Name("name-market-card", card=names.card(_goods(s, option)), n=option + 1),
        lambda s, ask, option: places.card(_goods(s, option), "market"),
    ),
    "minister": Kind(lambda s, value: names.MINISTERS[value]),
    "mood": Kind(lambda s, value: names.MOODS[value], lambda s, ask, option: names.mood(option)),
    "newcomer": Kind(names.newcomer),
    "number": Kind(lambda s, value: int(value)),
    "officers": _counted("officer"),
    "path": Kind(
        lambda s, value: Names([names.clearing(s, each) for each in s.box.map.closed[value]]),
        place=lambda s, ask, option: places.path(s, option),
    ),
    "piece": Kind(lambda s, value: names.pieces(s, value, 1), place=_piece_place),
    "place": Kind(names.place, _place_told, lambda s, ask, option: places.clearing_or_forest(s, option)),
    "player": Kind(
        names.faction, lambda s, ask, option: names.player(s, option), lambda s, ask, option: places.seat(option)
    ),
    "plot": Kind(lambda s, value: names.PLOTS[value]),
    "points": _counted("point"),
    "quest": Kind(lambda s, value: names.quest(value), place=lambda s, ask, option: places.quest(option)),
    "retinue": Kind(lambda s, value: names.RETINUE[value]),
    "relation": Kind(lambda s, value: names.RELATIONS[value]),
    "seat": Kind(names.player),
    "setup card": Kind(
        lambda s, value: names.faction_named(family(s.box.draft[value])),
        lambda s, ask, option: names.setup_card(s, option),
        lambda s, ask, option: places.setup_card(s, option),
    ),
    "service": Kind(lambda s, value: names.service(value)),
    "service to price": Kind(lambda s, value: names.service(services.SERVICES[value].name)),
    "several cards": Kind(lambda s, value: names.cards(value)),
    "several tiles": Kind(lambda s, value: names.tiles(value)),
    "slot": Kind(lambda s, value: names.slot(value), place=lambda s, ask, option: places.slot(ask.seat, option)),
    "step": Kind(lambda s, value: names.step(value)),
    "suit": Kind(lambda s, value: names.SUITS[value]),
    "supporters": _counted("supporter"),
    "sympathy site": Kind(names.clearing, place=_clearing_place),
    "tile": Kind(lambda s, value: names.tile(value)),
    "trigger": Kind(_trigger, place=lambda s, ask, option: places.clearing(option.clearing)),
    "warriors": Kind(lambda s, value: names.warriors(value)),
}
"""By the name that prompts (`Prompt.kind`) and fields have for it."""
