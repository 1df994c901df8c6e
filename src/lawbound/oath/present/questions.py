"""Questions: what is asked, what may be chosen, and where it is on the table."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from lawbound.kernel import NATURE, Ask, Option, Word
from lawbound.oath.acts import Campaign
from lawbound.oath.cards import NONE, is_relic
from lawbound.oath.empire import ANSWER_OFFER
from lawbound.oath.present import kinds, names, places
from lawbound.oath.present.fields import GIVEN, GIVEN_BY, POWERS, Fields
from lawbound.oath.present.fields import SOURCE as A_SOURCE
from lawbound.oath.present.kinds import KINDS, key_of
from lawbound.oath.promises import HAND_OVER
from lawbound.oath.prompts import (
    ACT,
    ATTACK_DICE,
    COIN,
    DEAL_ANSWER,
    DEAL_GIVE,
    DEAL_WANT,
    PLAN,
    SACRIFICE,
    TAKE_IT,
    TRAVEL_TO,
    WAS_KEPT,
    WHICH_RELIC,
)
from lawbound.oath.speech import Name, has, say
from lawbound.oath.state import CHRONICLE, LEAST_MARKER, OVER, SETTING_UP, State
from lawbound.present.speech import Arg, slug

RECORDS: Final = (WAS_KEPT, HAND_OVER, COIN)
"""Questions that are given a promise as it was recorded: who made it to whom, and what."""
DEALS: Final = (DEAL_GIVE, DEAL_WANT, DEAL_ANSWER)


@cache
def wording(table: str, name: str, *before: str) -> str:
    """The message for a name: first the one for this case alone, then the plain one."""
    for at in range(len(before), 0, -1):
        special = slug(table, *before[:at], name)
        if all(before[:at]) and has(special):
            return special
    return slug(table, name)


# What is asked


def prompt(s: State, ask: Ask) -> str:
    """The question."""
    name, key = ask.about.name, key_of(s, ask) if ask.about.name in POWERS else ""
    if ask.about is WHICH_RELIC and ask.options[0] == ask.given[0]:
        name, key = "keep a relic", ""
    return names.capital(say(_message(s, ask, name, key), **fields(s, ask)))


def _message(s: State, ask: Ask, name: str, key: str) -> str:
    """Its message: a power's own, the one of its second question, or one for a special case."""
    special = slug("prompt", key, name, "second")
    if key and len(ask.given) > 1 and has(special):
        return special
    if ask.about is TRAVEL_TO and ask.given[0] != ask.seat:
        return "prompt-travel-to--other"
    if ask.about is ANSWER_OFFER and s.is_exile(ask.given[0]):
        return "prompt-answer-the-offer-of-citizenship--counter"
    return wording("prompt", name, key)


def given_fields(s: State, ask: Ask) -> Fields:
    """What the question is given, by name and kind."""
    name = ask.about.name
    if name not in POWERS or name in GIVEN:
        return GIVEN.get(name, ())
    return GIVEN_BY.get((name, key_of(s, ask)), (A_SOURCE,))


def fields(s: State, ask: Ask) -> dict[str, Arg]:
    """All that the sentence of a question may name."""
    found: dict[str, Arg] = {}
    for (field, kind), value in zip(given_fields(s, ask), ask.given, strict=False):
        if value != NONE or kind not in ("source", "card"):
            found[field] = KINDS[kind].named(s, value)
    more = MORE.get(ask.about.name)
    if more is not None:
        found |= more(s, ask)
    if ask.about in DEALS:
        mine = ask.about is not DEAL_ANSWER
        found["give"] = names.goods(s, ask.given[2], ask.seat if mine else ask.given[1])
        found["want"] = names.goods(s, ask.given[3], ask.given[1] if mine else ask.seat)
    elif ask.about in RECORDS:
        found |= record(s, ask.given)
    return found


def record(s: State, promised: tuple[int, ...]) -> dict[str, Arg]:
    """A promise as it was recorded."""
    maker, other = promised[:2]
    return {
        "player": names.player(s, maker),
        "other": names.player(s, other),
        "promise": names.bound(s, promised[2:6]),
    }


def _supply(s: State, ask: Ask) -> dict[str, Arg]:
    return {"supply": names.counted("supply", s.supply[ask.seat])}


def _pools(s: State, ask: Ask) -> dict[str, Arg]:
    """The dice of both sides, as far as they are known."""
    act = s.acts[-1] if s.acts else None
    if not isinstance(act, Campaign):
        return {}
    return {
        "attack": names.counted("attack-die", act.attack),
        "defense": names.counted("defense-die", act.defense),
    }


def _totals(s: State, ask: Ask) -> dict[str, Arg]:
    act = s.acts[-1] if s.acts else None
    if not isinstance(act, Campaign):
        return {}
    return {"attack": act.total_attack, "defense": act.total_defense}


def _seen_relic(s: State, ask: Ask) -> dict[str, Arg]:
    """The relic that may be taken: one that was drawn, or that lies in the Reliquary."""
    if len(ask.given) > 1:
        return {"card": names.card(s.reliquary[ask.given[1]])}
    drawn = [card for card in s.hands[ask.seat] if is_relic(card) or card >= LEAST_MARKER]
    return {"card": names.card(drawn[-1] if drawn else LEAST_MARKER)}


MORE: Final[dict[str, Any]] = {
    ACT.name: _supply,
    ATTACK_DICE.name: _pools,
    PLAN.name: _pools,
    SACRIFICE.name: _totals,
    TAKE_IT.name: _seen_relic,
}
"""What else the sentence of a question names."""


# Where the game stands


def phase(s: State) -> str:
    if s.stage == SETTING_UP:
        return say("turn-setting-up")
    if s.stage == OVER:
        return say("turn-over")
    if s.stage == CHRONICLE:
        return say("turn-chronicle", player=names.seated(s, s.winner))
    return say("turn-playing", round=s.round, turn=s.turns, player=names.seated(s, s.turn), phase=names.PHASES[s.phase])


# What may be chosen


def option(s: State, ask: Ask, chosen: Option) -> str:
    """One option, for the person who may choose it."""
    if isinstance(chosen, Word):
        key = key_of(s, ask) if ask.about.name in POWERS else ""
        if ask.about is WHICH_RELIC and ask.options[0] == ask.given[0]:
            return say("word-keep-a-relic--done")
        return say(wording("word", chosen.name, ask.about.name, key))
    return str(kinds.option(s, ask, chosen))


# Where it is


def place(s: State, ask: Ask, chosen: Option) -> str | None:
    """Where on the table the option may be clicked."""
    if isinstance(chosen, Word) or ask.seat == NATURE:
        return None
    return kinds.place(s, ask, chosen)


def about(s: State, ask: Ask) -> list[str]:
    """The places on the table that the question is about."""
    found: list[str | None] = []
    for (_, kind), value in zip(given_fields(s, ask), ask.given, strict=False):
        if value == NONE:
            continue
        if kind == "site":
            found.append(places.site(value))
        elif kind == "card":
            found.append(places.card(value))
        elif kind == "source":
            found.append(places.source(value))
        elif kind == "player" and 0 <= value < s.box.seats:
            found.append(places.player(value))
        elif kind == "place":
            found.append(places.warbands(value))
    return [each for each in found if each is not None]


def brief(s: State, ask: Ask, chosen: Option) -> str:
    """An option beside what was clicked for it: an action in a word."""
    return str(short(chosen)) if isinstance(chosen, Word) and ask.about.kind == "act" else option(s, ask, chosen)


def short(word: Word) -> Name:
    """What an action is called in a word."""
    message = slug("word", word.name)
    return Name(f"{message}.short" if word.name in SHORT else message)


SHORT: Final = frozenset(
    [
        "search",
        "muster",
        "trade",
        "recover",
        "travel",
        "campaign",
        "play facedown adviser",
        "peek at relic",
        "peek at reliquary",
        "move warbands",
        "offer citizenship",
        "exile a citizen",
        "exile yourself",
        "rest",
    ]
)
"""Actions whose options say more than their names."""
