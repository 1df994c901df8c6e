"""Powers, and the joints at which they bend general rules: Law of Oath 7.

A power is a small function, registered under the key of its card at the joint that it bends:

    @power("portal", "supply_cost")
    def through_the_portal(s: State, me: Source, act: Travel) -> None: ...

`me` is the source: the number of the card, or 243 + position for a site. A general rule asks its joint by `bending`,
which lists all that is in force now and bends it; it names no card. Whether the power concerns the one who acts (its
ruler's enemies, its holder, everybody) the function says itself. `docs/oath-joints.md` lists the joints.

A power that is *used* (an action, modifier, battle plan, REST power) may have a `ready`: why it cannot be used now.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeVar

from lawbound.law import law
from lawbound.oath.cards import (
    CARDS,
    DARKEST_SECRET,
    FIRST_SITE,
    FIRST_TRAIT,
    NONE,
    NUMBER,
    PEOPLES_FAVOR,
    POSITIONS,
    SITE_NUMBER,
    SITES,
    Source,
)
from lawbound.oath.state import ADVISER, State

Power = Callable[..., Any]
F = TypeVar("F", bound=Power)

JOINTS: Final = frozenset(
    [
        "rules_site",
        "rules_card",
        "capacity",
        "bandits",
        "adviser_limit",
        "counts_as_adviser",
        "advisers_of_suit",
        "locked",
        "ignores",
        "purse",
        "burnt",
        "goal",
        "end_die",
        "chronicle_keeps",
        "why_not_act",
        "why_not_use",
        "why_not_play",
        "why_not_take",
        "why_not_give",
        "why_not_place",
        "why_not_target",
        "why_not_targets",
        "why_not_exile",
        "toll",
        "wake",
        "action",
        "rest",
        "when_played",
        "modify",
        "supply_cost",
        "drawn",
        "make_room",
        "played",
        "gain",
        "recovered",
        "chooses_destination",
        "ignores_sites",
        "traveled",
        "after",
        "follow_up",
        "force",
        "target_dice",
        "declared",
        "battle_plan",
        "plan_cost",
        "reroll",
        "won",
        "lost",
        "campaign_end",
        "taken",
        "title_taken",
        "left_play",
    ]
)

SITE_KEYS: Final = 256
"""Sites are registered behind all cards: 256 + the number of the site."""


class Bend:
    """A power at a joint. `ready` says why it cannot be used now, None if it can."""

    __slots__ = ("access", "act", "bend", "mandatory", "ready", "source", "variants")

    def __init__(
        self,
        source: Source,
        bend: Power,
        ready: Power | None,
        mandatory: bool,
        act: str,
        variants: int = 1,
        access: bool = True,
    ) -> None:
        self.source = source
        self.bend = bend
        self.ready = ready
        self.mandatory = mandatory  # a modifier that is applied whether one likes it or not
        self.access = access  # whether whoever uses a modifier needs access to the card
        self.act = act  # which action a modifier modifies
        self.variants = (
            variants  # in how many ways a battle plan may be used; of two, the first adds, the other removes
        )


_BENDS: Final[dict[int, list[tuple[str, Bend]]]] = {}
"""By source, or by SITE_KEYS + number of the site: what it bends."""


def power(
    key: str,
    joint: str,
    *,
    ready: Power | None = None,
    mandatory: bool = False,
    act: str = "",
    variants: int = 1,
    access: bool = True,
) -> Callable[[F], F]:
    """Register the function below as what the card or site of that key does at that joint."""
    assert joint in JOINTS, joint

    def register(bend: F) -> F:
        if key in SITE_NUMBER:
            number = SITE_NUMBER[key]
            for position in POSITIONS:
                made = Bend(FIRST_SITE + position, bend, ready, mandatory, act, variants, access)
                _BENDS.setdefault(SITE_KEYS + 8 * number + position, []).append((joint, made))
        else:
            made = Bend(NUMBER[key], bend, ready, mandatory, act, variants, access)
            _BENDS.setdefault(NUMBER[key], []).append((joint, made))
        return bend

    return register


@law("oath 7")
def active_sources(s: State) -> list[Source]:
    """All that has a power now: faceup cards and sites, held relics and banners, uncovered spaces of the Reliquary."""
    sources: list[Source] = []
    place, faceup = s.place, s.faceup
    for position in POSITIONS:
        if faceup >> position & 1:
            sources.append(FIRST_SITE + position)
            sources += s.cards_at[position]
    for seat, advisers in enumerate(s.advisers):
        sources += [card for card in advisers if place[card] == ADVISER + seat]
    for relics in s.relics:
        sources += relics
    if s.holder[0] != NONE:
        sources.append(DARKEST_SECRET)
    if s.holder[1] != NONE:
        sources.append(PEOPLES_FAVOR)
    for space in range(4):
        if s.reliquary[space] == NONE:
            sources.append(FIRST_TRAIT + space)
    return sources


@law("oath 2.6.3", "oath 2.8.5", "oath 7.1.4", "oath 9.1")
def gather(s: State) -> dict[str, list[Bend]]:
    """Find all that bends a joint now, and keep it until a card moves."""
    bends: dict[str, list[Bend]] = {}
    found = _BENDS
    for source in active_sources(s):
        key = source
        if source >= FIRST_SITE:
            position = source - FIRST_SITE
            key = SITE_KEYS + 8 * s.site[position] + position
        if key in found:
            for joint, bend in found[key]:
                if joint in bends:
                    bends[joint].append(bend)
                else:
                    bends[joint] = [bend]
    s.bends = bends
    return bends


NOBODY: Final[list[Bend]] = []


def bending(s: State, joint: str) -> list[Bend]:
    """All that bends this joint now; do not change the list."""
    bends = s.bends
    if bends is None:
        bends = gather(s)
    return bends.get(joint, NOBODY)


def power_of(source: Source, joint: str) -> Bend | None:
    """What that card does at that joint, whether or not it is in force now."""
    for name, bend in _BENDS.get(source, ()):
        if name == joint:
            return bend
    return None


def article_of(s: State, source: Source) -> str:
    """By what a source is cited."""
    if source >= FIRST_SITE:
        return SITES[s.site[source - FIRST_SITE]].article
    return CARDS[source].article


MODULES: Final = (
    "banners",
    "denizens.arcane",
    "denizens.arcane_plans",
    "denizens.beast",
    "denizens.beast_plans",
    "denizens.discord",
    "denizens.discord_plans",
    "denizens.hearth",
    "denizens.hearth_plans",
    "denizens.nomad",
    "denizens.nomad_plans",
    "denizens.order",
    "denizens.order_plans",
    "edifices",
    "relics",
    "reliquary",
    "sites",
    "visions",
)


def load_powers() -> None:
    """Import all modules of powers, which register them."""
    for module in MODULES:
        import_module(f"lawbound.oath.{module}")
