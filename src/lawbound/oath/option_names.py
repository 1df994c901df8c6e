"""What options and outcomes are called in a stored game: after the things that their numbers stand for.

Numbers are places in lists, and lists may grow; what is named here stays what it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import Option, Prompt, Word
from lawbound.oath.acts import DISCARDED, FACEDOWN, FACEUP, REVEALED, WORLD
from lawbound.oath.box import COLORS
from lawbound.oath.cards import CARDS, FIRST_RELIC, FIRST_SITE, OATH_NAMES, REGION_NAMES, SITES, SUIT_NAMES, is_banner
from lawbound.oath.deal import ADVISERS, BANNERS, FAVOR, PROMISES, RELICS, SECRETS
from lawbound.oath.deal import SITES as SITES_DEALT
from lawbound.oath.minor import GIVE, TAKE, TO_BOARD, TO_SITE
from lawbound.oath.naming import MARKER_NAMES
from lawbound.oath.promises import CAMPAIGN, GIVE_FAVOR, GIVE_SECRETS, NOT_CAMPAIGN, NOT_TRAVEL
from lawbound.oath.state import BANDITS, BANK, BOARD, CAGE, DENIZEN_BACK, SITE, State
from lawbound.oath.targets import PAWN

WHERE_NAMES: Final = {FACEUP: "adviser", FACEDOWN: "facedown adviser", REVEALED: "revealed", DISCARDED: "discard"}
DEFENSE_FACES: Final = ("blank", "shield", "two shields", "doubling")
ATTACK_FACES: Final = ("hollow sword", "sword", "two swords")
PROMISE_NAMES: Final = {
    NOT_CAMPAIGN: "no campaign against",
    CAMPAIGN: "campaign against",
    NOT_TRAVEL: "no travel to",
    GIVE_FAVOR: "favor",
    GIVE_SECRETS: "secrets",
}


def option_name(s: State, about: Prompt, option: Option) -> str:
    """The name of an option, or of an outcome, of that question."""
    if isinstance(option, Word):
        name: str = option.name
        return name
    namer = KINDS.get(about.kind)
    return namer(s, option) if namer is not None else str(option)


def _card(s: State, option: Any) -> str:
    """A card, or its back."""
    return MARKER_NAMES[option] if option in MARKER_NAMES else str(CARDS[option].key)


def _source(s: State, option: Any) -> str:
    """What has a power: a card, a trait of the Reliquary, or a site (the last of which has the number of a back)."""
    return _site(s, option - FIRST_SITE) if option >= FIRST_SITE else str(CARDS[option].key)


def _site(s: State, option: Any) -> str:
    """A site that lies faceup, else its position on the map."""
    return SITES[s.site[option]].key if s.faceup >> option & 1 else f"position {option + 1}"


def _player(s: State, option: Any) -> str:
    if option == BANDITS:
        return "bandits"
    if not 0 <= option < s.box.seats:
        return "nobody"
    return COLORS[s.box.colors[option]] if option else "chancellor"


def _where(s: State, option: Any) -> str:
    return WHERE_NAMES[option] if option in WHERE_NAMES else _site(s, option)


def _trade(s: State, option: Any) -> str:
    return f"{CARDS[option >> 1].key} for {'secrets' if option & 1 else 'favor'}"


def _thing(s: State, option: Any) -> str:
    """A banner, or one of the facedown relics at the site."""
    return CARDS[option].key if is_banner(option) or option >= FIRST_RELIC else f"relic {option + 1}"


def _target(s: State, option: Any) -> str:
    if isinstance(option, tuple):
        return f"{_site(s, option[0])} relic {option[1] + 1}"
    if option == PAWN:
        return "pawn"
    return _site(s, option) if option < PAWN else CARDS[option].key


def _plan(s: State, option: Any) -> str:
    """A battle plan; of several ways to use it all but the first are numbered."""
    way = option & 3
    return f"{_source(s, option >> 2)} {way + 1}" if way else _source(s, option >> 2)


def _pile(s: State, option: Any) -> str:
    return "world deck" if option == WORLD else REGION_NAMES[option]


def _warbands(s: State, option: Any) -> str:
    if option in (TO_BOARD, TO_SITE):
        return "to the site" if option == TO_SITE else "to the board"
    return f"from {_player(s, option - TAKE)}" if option >= TAKE else f"to {_player(s, option - GIVE)}"


def _place(s: State, option: Any) -> str:
    """Where warbands are; with their color if that is told too."""
    if isinstance(option, tuple):
        return f"{_player(s, option[0])} {_place(s, option[1])}"
    if SITE <= option < BOARD:
        return _site(s, option - SITE)
    return {BANK: "bank", CAGE: "cage"}.get(option) or f"board of {_player(s, option - BOARD)}"


def _goods(s: State, option: Any) -> str:
    """What is given or wanted in a deal."""
    kind, what = option[:2]
    if kind in (FAVOR, SECRETS):
        return f"{what} {'favor' if kind == FAVOR else 'secrets'}"
    if kind in (RELICS, BANNERS):
        return str(CARDS[what].key)
    if kind == ADVISERS:
        return f"adviser {what + 1}"
    if kind == SITES_DEALT:
        return _site(s, what)
    assert kind == PROMISES
    return _promise(s, option[1:])


def _promise(s: State, option: Any) -> str:
    said, what = option[:2]
    if said in (NOT_CAMPAIGN, CAMPAIGN):
        named = f"{PROMISE_NAMES[said]} {_player(s, what)}"
    elif said == NOT_TRAVEL:
        named = f"{PROMISE_NAMES[said]} position {what + 1}"
    else:
        named = f"{what} {PROMISE_NAMES[said]}"
    return ", ".join([named, *[str(number) for number in option[2:]]])


def _bank(s: State, option: Any) -> str:
    return SUIT_NAMES[option]


def _oath(s: State, option: Any) -> str:
    return OATH_NAMES[option]


def _site_card(s: State, option: Any) -> str:
    return str(SITES[option].key)


def _back(s: State, option: Any) -> str:
    return "denizen" if option == DENIZEN_BACK else "vision"


def _relic(s: State, option: Any) -> str:
    if isinstance(option, tuple):
        return f"{_site(s, option[0])} relic {option[1] + 1}"
    return f"relic {option + 1}"


def _adviser(s: State, option: Any) -> str:
    """Whose it is and which of them, counted from one: it may lie facedown."""
    return f"{_player(s, option[0])} adviser {option[1] + 1}"


def _space(s: State, option: Any) -> str:
    return f"space {option + 1}"


def _defense_die(s: State, option: Any) -> str:
    return DEFENSE_FACES[option]


def _attack_die(s: State, option: Any) -> str:
    return ATTACK_FACES[option]


KINDS: Final[dict[str, Callable[[State, Any], str]]] = {
    "act": _source,
    "adviser": _adviser,
    "attack die": _attack_die,
    "back": _back,
    "bank": _bank,
    "card": _card,
    "deal": _trade,
    "defender": _player,
    "defense die": _defense_die,
    "goods": _goods,
    "modifier": _source,
    "oath": _oath,
    "pile": _pile,
    "plan": _plan,
    "player": _player,
    "power": _source,
    "promise": _promise,
    "relic at site": _relic,
    "site": _site,
    "site card": _site_card,
    "space": _space,
    "target": _target,
    "thing": _thing,
    "warbands": _warbands,
    "warbands place": _place,
    "where": _where,
}
"""By the kind of the prompt; what has no kind here is a plain number."""
