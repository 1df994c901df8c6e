"""Rule options: where the older Polish edition of the bots' Law differs from the Czech one, where one article or card
can be read in two ways, which printing of the cards holds, and which cards are used.

A setup names an `edition` (cs, the default, or pl) and may set single options on top of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lawbound.kernel import BadSetup
from lawbound.law import law
from lawbound.root.data import load
from lawbound.root.items import BASE_CHARACTERS, CHARACTERS

EDITIONS: Final = ("cs", "pl")
READINGS: Final[dict[str, dict[str, Any]]] = {**load("editions"), **load("readings")}
"""What the options are about: those of the bots' Law, then those of the Law of Root and its cards."""

OPTIONS: Final[dict[str, tuple[str, ...]]] = {key: tuple(entry["values"]) for key, entry in READINGS.items()}
"""The values that each option can take."""

OPEN: Final = "open"
DISCRETION: Final = (OPEN, "waited", "asked")
"""Whether players are asked about cards that they may not hold. Open: only if they hold some, and everybody can see the
pause. Asked: always while they have cards at all. Waited: the same, but who has no choice need not answer themselves.
"""


def rule_options(setup: Mapping[str, Any]) -> dict[str, str]:
    """The value of every option for a setup."""
    edition = setup.get("edition", "cs")
    if edition not in EDITIONS:
        raise BadSetup(
            "Unknown edition {name}; known: {known}.",
            refusal="unknown-edition",
            name=repr(edition),
            known=", ".join(EDITIONS),
        )
    chosen: dict[str, str] = {key: entry[edition] for key, entry in READINGS.items()}
    options = setup.get("options", {})
    if not isinstance(options, Mapping):
        raise BadSetup("`options` is a list of rule options with their values.", refusal="options-list")
    for key, value in options.items():
        if key not in OPTIONS:
            raise BadSetup(
                "Unknown rule option {name}; known: {known}.",
                refusal="unknown-option",
                name=repr(key),
                known=", ".join(OPTIONS),
            )
        if value not in OPTIONS[key]:
            raise BadSetup(
                "{key}: unknown value {value}; known: {known}.",
                refusal="unknown-value",
                key=key,
                value=repr(value),
                known=", ".join(OPTIONS[key]),
            )
        chosen[key] = value
    return chosen


FIRST_CHARACTERS: Final = "base"
CHARACTERS_IN_PLAY: Final = (FIRST_CHARACTERS, "all", "random")
"""Whom a Vagabond may be: one of the base game, one of all; or luck deals him one of all."""


def character_cards(setup: Mapping[str, Any]) -> tuple[int, ...]:
    """The characters that a Vagabond may be, by their numbers."""
    chosen = setup.get("characters", FIRST_CHARACTERS)
    if chosen not in CHARACTERS_IN_PLAY:
        raise BadSetup(
            "Unknown characters {name}; known: {known}.",
            refusal="unknown-characters",
            name=repr(chosen),
            known=", ".join(CHARACTERS_IN_PLAY),
        )
    cards = BASE_CHARACTERS if chosen == FIRST_CHARACTERS else CHARACTERS
    return tuple([CHARACTERS.index(character) for character in cards])


@law("root A.8.1.III")
def dealt_by_luck(setup: Mapping[str, Any]) -> bool:
    """Whether characters are dealt at random, as beside the setup cards, and must be played."""
    return bool(setup.get("characters") == "random")


ADVANCED_SERVICES: Final[dict[str, str]] = {
    "mechanical_marquise": "marquise",
    "electric_eyrie": "eyrie",
    "automated_alliance": "alliance",
    "vagabot": "vagabond",
    "logical_lizards": "lizards",
    "cogwheel_corvids": "corvids",
    "drillbit_duchy": "duchy",
}
"""The cards that improve how a bot deals with the Riverfolk, and the faction of that bot."""


@law("rootbotics 9.7", "root B.6.3")
def service_cards(setup: Mapping[str, Any]) -> tuple[str, ...] | None:
    """The advanced service cards in use, by the faction of their bot; None if bots buy nothing.

    `services` is "none", "basic" (the default), "advanced" (all of them), or a list of advanced cards.
    """
    chosen = setup.get("services", "basic")
    cards = [chosen] if isinstance(chosen, str) else list(chosen) if isinstance(chosen, Sequence) else [chosen]
    if cards == ["none"]:
        return None
    if cards == ["advanced"]:
        return tuple(ADVANCED_SERVICES.values())
    if cards == ["basic"]:
        return ()
    for card in cards:
        if card not in ADVANCED_SERVICES:
            known = ", ".join(ADVANCED_SERVICES)
            raise BadSetup(
                "Unknown service card {name}; use none, basic, advanced, or some of: {known}.",
                refusal="unknown-service-card",
                name=repr(card),
                known=known,
            )
    return tuple([faction for card, faction in ADVANCED_SERVICES.items() if card in cards])
