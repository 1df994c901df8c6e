"""The kinds of things that questions offer and events tell of: how each is named in a sentence, told as an option, and
where on the table it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from lawbound.kernel import Ask, Option
from lawbound.oath import empire, search, targets, travel
from lawbound.oath.acts import Campaign, Search, Travel
from lawbound.oath.cards import CARDS, FIRST_SITE, FREE, NONE, PEOPLES_FAVOR, SITES, SOURCES, Cost, Source, is_banner
from lawbound.oath.deal import FAVOR, SECRETS
from lawbound.oath.minor import GIVE, TAKE, TO_BOARD, TO_SITE
from lawbound.oath.modifiers import price
from lawbound.oath.plans import plan_cost
from lawbound.oath.powers import power_of
from lawbound.oath.present import names, places
from lawbound.oath.present.fields import NUMBERS, NUMBERS_OF
from lawbound.oath.present.names import Thing
from lawbound.oath.promises import DUE_ROUND
from lawbound.oath.prompts import (
    EXILE_WHOM,
    HOW_MANY,
    HOW_MUCH,
    SOURCE,
    TRAVEL_TO,
    WHICH_RELIC_HERE,
    WHICH_WARBANDS,
)
from lawbound.oath.rule import turn_order
from lawbound.oath.speech import Name
from lawbound.oath.state import ADVISER, BANDITS, CAGE, LEAST_MARKER, NOWHERE, ROW, State
from lawbound.oath.targets import PAWN
from lawbound.oath.tokens import cost_of, tokens_on
from lawbound.present.speech import Arg, Names, slug


class Kind(NamedTuple):
    """A kind of thing. `told`: as an option, where that takes more than its name; `place`: None if it is nowhere."""

    named: Callable[[State, Any], Arg]
    told: Callable[[State, Ask, Any], Thing] | None = None
    place: Callable[[State, Ask, Any], str | None] | None = None


def option(s: State, ask: Ask, chosen: Option) -> Thing:
    """An option, as its kind is told."""
    kind = KINDS[ask.about.kind]
    return _thing(kind.named(s, chosen)) if kind.told is None else kind.told(s, ask, chosen)


def place(s: State, ask: Ask, chosen: Option) -> str | None:
    """Where on the table the option is."""
    kind = KINDS.get(ask.about.kind)
    return None if kind is None or kind.place is None else kind.place(s, ask, chosen)


def key_of(s: State, ask: Ask) -> str:
    """The key of the card or site that asks; empty where a general rule does."""
    source = ask.given[0] if ask.given else NONE
    if not isinstance(source, int) or source == NONE:
        return ""
    if FIRST_SITE <= source < SOURCES:
        return SITES[s.site[source - FIRST_SITE]].key if s.is_faceup(source - FIRST_SITE) else ""
    return str(CARDS[source].key)


def _thing(named: Arg) -> Thing:
    return named if isinstance(named, Name | Names) else str(named)


def _counted(what: str) -> Kind:
    return Kind(lambda s, value: names.counted(what, value))


# Powers and what they cost


def priced(s: State, source: Source, cost: Cost) -> Name:
    """A source of a power with what its use costs."""
    named = names.source(s, source)
    return named if cost == FREE else Name("option-for", what=named, cost=names.cost(cost))


def _power(s: State, ask: Ask, option: Any) -> Thing:
    return priced(s, option, FREE if option >= FIRST_SITE else cost_of(option))


def _plan(s: State, ask: Ask, option: int) -> Thing:
    """A battle plan, what it costs now, and which way to use it."""
    source, variant = option >> 2, option & 3
    act = s.acts[-1] if s.acts else None
    cost = plan_cost(s, act, source, ask.seat) if isinstance(act, Campaign) else cost_of(source)
    named = priced(s, source, cost)
    bend = power_of(source, "battle_plan")
    variants = 1 if bend is None else bend.variants
    if variants == 1:
        return named
    return Name(("option-plan-adds", "option-plan-removes")[variant] if variants == 2 else WAYS[variant], plan=named)


WAYS: Final = ("option-plan-adds-one", "option-plan-removes-one", "option-plan-adds-three", "option-plan-removes-three")


# Cards


def _card(s: State, ask: Ask, option: int) -> Thing:
    """A card with its suit; a faceup adviser with its owner; a facedown one that the viewer does not know."""
    if option < LEAST_MARKER and names.faceup_adviser(s, option) and s.place[option] - ADVISER != ask.seat:
        return Name("option-adviser", card=names.suited(option), player=names.player(s, s.place[option] - ADVISER))
    return names.suited(option)


def _card_place(s: State, ask: Ask, option: int) -> str | None:
    """A card that lies facedown among advisers is found by its place there."""
    if option >= LEAST_MARKER or s.place[option] == NOWHERE:
        for owner in turn_order(s, ask.seat):
            at = s.advisers[owner].find(option)
            if at >= 0:
                return places.adviser(owner, at)
    return places.card(option)


def _adviser(s: State, value: Any) -> Name:
    return names.adviser(s, value[0], value[1])


def _trade(s: State, ask: Ask, option: int) -> Thing:
    return Name("option-trade-secrets" if option & 1 else "option-trade-favor", card=names.suited(option >> 1))


def _relic(s: State, ask: Ask, option: Any) -> Thing:
    """A relic at a site: with the site, or at the one of the question or of the player."""
    position, at = option if isinstance(option, tuple) else (_here(s, ask), option)
    return names.relic_at(s, position, at)


def _relic_place(s: State, ask: Ask, option: Any) -> str:
    position, at = option if isinstance(option, tuple) else (_here(s, ask), option)
    return places.relic_at(position, at)


def _here(s: State, ask: Ask) -> int:
    if ask.about is WHICH_RELIC_HERE and len(ask.given) > 1:
        return int(ask.given[1])
    return int(s.pawn[ask.seat])


def _recoverable(s: State, ask: Ask, option: int) -> Thing:
    """A banner and what it takes at least, or a relic and what its site asks for it."""
    if is_banner(option):
        least = tokens_on(s, option) + 1
        paid = names.counted("favor" if option == PEOPLES_FAVOR else "secret", least)
        return Name("option-banner", card=names.card(option), least=paid)
    named = names.relic_at(s, s.pawn[ask.seat], option)
    cost = SITES[s.site[s.pawn[ask.seat]]].recover
    if cost is None:
        return named
    to_bank, bank, burnt, secrets = cost
    parts: list[Thing] = []
    if to_bank:
        parts.append(Name("cost-to-bank", favor=names.counted("favor", to_bank), bank=names.SUITS[bank]))
    if burnt:
        parts.append(Name("cost-burn-favor", what=names.counted("favor", burnt)))
    if secrets:
        parts.append(Name("cost-burn-secret", what=names.counted("secret", secrets)))
    return Name("option-for", what=named, cost=names.in_a_row(parts)) if parts else named


def _recoverable_place(s: State, ask: Ask, option: int) -> str | None:
    return places.card(option) if is_banner(option) else places.relic_at(s.pawn[ask.seat], option)


# Players


def _player(s: State, ask: Ask, option: int) -> Thing:
    named = names.seated(s, option)
    if ask.about is EXILE_WHOM:
        favor = names.counted("favor", empire.exile_price(s, ask.seat, option))
        return Name("option-for", what=named, cost=favor)
    return named


def _player_place(s: State, ask: Ask, option: int) -> str | None:
    return places.player(option) if option != BANDITS else None


# The map


def _site(s: State, ask: Ask, option: int) -> Thing:
    """A site, on a journey with the supply that it takes."""
    named = names.site_name(s, option)
    if ask.about is not TRAVEL_TO or not s.acts:
        return named
    trial = s.copy()
    act = trial.acts[-1]
    if not isinstance(act, Travel) or act.waived:
        return named
    travel.aim(trial, act, option)
    supply = price(trial, act, travel.travel_cost(act.origin, option))
    return Name("option-for", what=named, cost=names.counted("supply", supply))


def _pile(s: State, ask: Ask, option: int) -> Thing:
    """A deck or pile; where it is searched, with the supply that it takes."""
    named = names.pile(option)
    if ask.about is not SOURCE or not s.acts:
        return named
    trial = s.copy()
    act = trial.acts[-1]
    if not isinstance(act, Search):
        return named
    act.source = option
    supply = price(trial, act, search.search_cost(trial, option))
    return Name("option-for", what=named, cost=names.counted("supply", supply))


def _target(s: State, value: Any) -> Name:
    if isinstance(value, tuple):
        return names.relic_at(s, *value)
    if value == PAWN:
        return Name("option-pawn")
    return names.site_name(s, value) if value < PAWN else names.card(value)


def _target_told(s: State, ask: Ask, option: Any) -> Thing:
    """A target and the defense dice that it adds."""
    named = _target(s, option)
    if isinstance(option, tuple) or not s.acts:
        return named
    trial = s.copy()
    act = trial.acts[-1]
    if not isinstance(act, Campaign):
        return named
    dice = names.counted("defense-die", targets.dice_of(trial, act, option))
    return Name("option-for", what=named, cost=dice)


def _target_place(s: State, ask: Ask, option: Any) -> str | None:
    if isinstance(option, tuple):
        return places.relic_at(*option)
    if option == PAWN:
        return places.player(ask.given[0])
    return places.site(option) if option < PAWN else places.card(option)


def _where_place(s: State, ask: Ask, option: int) -> str | None:
    return places.site(option) if option < PAWN else None


# Warbands and numbers


def _movement(s: State, ask: Ask, option: int) -> Thing:
    """Which way warbands are moved."""
    if option in (TO_BOARD, TO_SITE):
        site = names.site(s, s.pawn[ask.seat])
        return Name("option-to-board" if option == TO_BOARD else "option-to-site", site=site)
    other = names.player(s, option - TAKE if option >= TAKE else option - GIVE)
    return Name("option-take-warbands" if option >= TAKE else "option-give-warbands", player=other)


def _movement_place(s: State, ask: Ask, option: int) -> str:
    if option in (TO_BOARD, TO_SITE):
        return places.player(ask.seat) if option == TO_BOARD else places.site(s.pawn[ask.seat])
    return places.player(option - TAKE if option >= TAKE else option - GIVE)


def _warbands(s: State, ask: Ask, option: Any) -> Thing:
    """A group of warbands; from the Obsidian Cage, to which board they go."""
    if not isinstance(option, tuple):
        return names.place(s, option)
    row, where = option
    if ask.about is WHICH_WARBANDS and key_of(s, ask) == "obsidian_cage":
        caged = names.counted("warband", s.warbands[row * ROW + CAGE])
        return Name("option-uncage", warbands=caged, owner=names.owner(s, row), place=names.place(s, where))
    return names.warbands(s, row, where)


def _number(s: State, ask: Ask, option: int) -> Thing:
    name = ask.about.name
    if ask.about is DUE_ROUND:
        return Name("option-round", round=option)
    if ask.about is HOW_MUCH:
        return names.counted("favor" if ask.given[0] == PEOPLES_FAVOR else "secret", option)
    what = NUMBERS_OF.get(key_of(s, ask)) if ask.about is HOW_MANY else NUMBERS.get(name)
    return str(option) if what is None else names.counted(what, option)


def _bank(s: State, ask: Ask, option: int) -> Thing:
    return Name("option-bank", suit=names.SUITS[option], favor=names.counted("favor", s.banks[option]))


def _oath(s: State, ask: Ask, option: int) -> Thing:
    named = names.OATHS[option]
    return Name("option-oath", oath=named, goal=Name(f"{named.id}.goal"))


def _good_told(s: State, ask: Ask, option: Any) -> Thing:
    if option[:2] in ((FAVOR, 0), (SECRETS, 0)):
        return Name("option-no-favor" if option[0] == FAVOR else "option-no-secrets")
    giver = ask.seat if ask.about.name == "give in the deal" else ask.given[1]
    return names.good(s, option, giver)


def _first(named: Callable[[int], Name]) -> Kind:
    """What is secret, and one thing alone."""
    return Kind(lambda s, value: named(value[0]))


def _at_site(s: State, ask: Ask, option: Any) -> str:
    return places.site(option)


def several(s: State, value: Iterable[int]) -> Names:
    return names.cards(value, "nothing")


_POWER: Final = Kind(names.source, _power, lambda s, ask, option: places.source(option))

KINDS: Final[dict[str, Kind]] = {
    "act": _POWER,
    "action": Kind(lambda s, value: Name(f"{slug('word', value)}.short")),
    "adviser": Kind(_adviser, place=lambda s, ask, option: places.adviser(*option)),
    "attack die": Kind(lambda s, value: names.ATTACK[value]),
    "back": Kind(lambda s, value: names.back(value)),
    "bank": Kind(
        lambda s, value: names.SUITS[value],
        lambda s, ask, option: Name(
            "option-bank", suit=names.SUITS[option], favor=names.counted("favor", s.banks[option])
        ),
        lambda s, ask, option: places.bank(option),
    ),
    "card": Kind(lambda s, value: names.card(value), _card, _card_place),
    "cards": _counted("card"),
    "deal": Kind(lambda s, value: names.card(value >> 1), _trade, lambda s, ask, option: places.card(option >> 1)),
    "defender": Kind(names.player, _player, _player_place),
    "defense die": Kind(lambda s, value: names.DEFENSE[value]),
    "favor": _counted("favor"),
    "first card": _first(names.card),
    "first site": _first(lambda value: names.Printed(SITES[value].key)),
    "goods": Kind(names.goods, _good_told),
    "modifier": _POWER,
    "number": Kind(lambda s, value: int(value), _number),
    "oath": Kind(
        lambda s, value: names.OATHS[value],
        lambda s, ask, option: Name(
            "option-oath", oath=names.OATHS[option], goal=Name(f"{names.OATHS[option].id}.goal")
        ),
    ),
    "ordinal": Kind(lambda s, value: int(value) + 1),
    "owner": Kind(names.owner),
    "pile": Kind(lambda s, value: names.pile(value), _pile, lambda s, ask, option: places.pile(option)),
    "place": Kind(names.place),
    "plan": Kind(
        lambda s, value: names.source(s, value >> 2), _plan, lambda s, ask, option: places.source(option >> 2)
    ),
    "player": Kind(names.player, _player, _player_place),
    "power": _POWER,
    "promise": Kind(names.promise),
    "relic at site": Kind(lambda s, value: names.back(LEAST_MARKER), _relic, _relic_place),
    "relics": _counted("relic"),
    "seat": Kind(names.seated),
    "secrets": _counted("secret"),
    "several cards": Kind(several),
    "site": Kind(names.site, _site, _at_site),
    "site card": Kind(lambda s, value: names.Printed(SITES[value].key)),
    "source": Kind(names.source),
    "space": Kind(
        lambda s, value: names.space(value),
        lambda s, ask, option: names.in_reliquary(s, option),
        lambda s, ask, option: places.space(option),
    ),
    "supply": _counted("supply"),
    "target": Kind(_target, _target_told, _target_place),
    "thing": Kind(lambda s, value: names.card(value), _recoverable, _recoverable_place),
    "warbands": Kind(lambda s, value: names.counted("warband", value), _movement, _movement_place),
    "warbands place": Kind(names.place, _warbands, lambda s, ask, option: _warbands_place(option)),
    "where": Kind(names.where, place=_where_place),
}
"""By the name that prompts (`Prompt.kind`) and fields have for it."""


def _warbands_place(option: Any) -> str | None:
    return places.warbands(option[1] if isinstance(option, tuple) else option)
