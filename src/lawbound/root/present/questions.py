"""Questions: what is asked, what may be chosen and where it is on the table, and what is refused and why.

Which article refuses says the rule that makes the options (`root.checks`); here it only gets its sentence.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from lawbound.kernel import DONE, NATURE, NO, Ask, Option, Seat, Word
from lawbound.kit.words import Forbidden, Refusal
from lawbound.present.speech import Arg, Names, slug
from lawbound.root.cards import CARD, Card
from lawbound.root.checks import refusals
from lawbound.root.decks import EFFECTS
from lawbound.root.factions.vagabond import satchel
from lawbound.root.factions.vagabond.daylight import STRIKE_WHAT
from lawbound.root.factions.vagabond.faction import REFRESH, Vagabond
from lawbound.root.map import CLEARINGS, is_forest
from lawbound.root.option_names import STEP_OPTIONS
from lawbound.root.present import boards, kinds, names, places
from lawbound.root.present.fields import GIVEN
from lawbound.root.present.kinds import KINDS
from lawbound.root.speech import Name, has, say
from lawbound.root.state import OVER, PLAYING, SETTING_UP, State
from lawbound.root.steps import DAYLIGHT, PHASE_NAMES, Action

ON_THE_MAP: Final = ("clearing", "place", "sympathy site")
"""Kinds of which several are refused in one sentence."""
ENDS: Final = (DONE, NO)
ACTS_ON_THE_MAP: Final = (
    *("battle", "march", "move", "build", "recruit", "organize", "overwork", "explore", "strike", "aid", "open a path"),
    "advance",
)
ACTS_WITH_CARDS: Final = ("craft", "mobilize", "train", "bird card for an action")
"""Actions that somebody may think of who clicks a clearing, or a card in hand."""

CRAFTED: Final[dict[str, Card]] = {action.name: CARD[effect.KEY] for effect in EFFECTS for action in effect.ACTIONS}
"""Actions that a card in the play area allows."""
CARD_OF_PROMPT: Final[dict[str, Card]] = {prompt.name: CARD[effect.KEY] for effect in EFFECTS for prompt in effect.ASKS}
"""Questions that a card in the play area asks."""


@cache
def wording(table: str, name: str, before: str) -> str:
    """The message for a name: first the one of a faction or question alone, then the plain one."""
    special = slug(table, before, name)
    return special if before and has(special) else slug(table, name)


# What is asked


def prompt(s: State, ask: Ask) -> str:
    """The question."""
    name = ask.about.name
    fields: dict[str, Arg] = {
        field: KINDS[kind].named(s, value) for (field, kind), value in zip(GIVEN.get(name, ()), ask.given, strict=False)
    }
    if _is_closing(ask):
        return say("turn-nothing-left", phase=names.PHASES[s.acting.turn_steps[s.step].phase])
    if name in STEP_OPTIONS and ask.about.kind == "action" and not any(_is_own(option) for option in ask.options):
        name = "only effects left"
    family = "" if ask.seat == NATURE else names.family(s.players[ask.seat])
    return say(wording("prompt", name, family), **fields, **_fields(s, ask))


def _is_own(option: Option) -> bool:
    """Whether an option of a step is what the step is about, not an effect that may be used besides."""
    return isinstance(option, int) or (isinstance(option, Word) and option not in ENDS)


def _is_closing(ask: Ask) -> bool:
    """Whether nothing is left to do, and the phase or the turn waits to be ended."""
    return ask.held and ask.forced


def phase(s: State) -> str:
    """Whose turn it is, the phase and the step; how much is left to do, unless the last of it is being done."""
    if s.stage == SETTING_UP:
        return say("turn-setting-up")
    if s.stage == OVER:
        return say("turn-over")
    player = s.acting
    step = player.turn_steps[s.step]
    fields: dict[str, Arg] = {
        "turn": s.turns,
        "player": names.player(s, player.seat),
        "phase": names.PHASES[step.phase],
        "step": names.step(step.name),
    }
    left = boards.of(player).left(s, player, step.name)
    return say("turn-playing", **fields) if left is None else say("turn-left", left=left, **fields)


# What may be chosen


def option(s: State, ask: Ask, chosen: Option) -> str:
    """One option, for the person who may choose it."""
    if isinstance(chosen, Word):
        fields = _fields(s, ask)
        if chosen.name == "go on":
            fields["step"] = names.step(ask.given[0])
            return say(wording("word", chosen.name, ask.given[0]), **fields)
        if _is_closing(ask):
            return say(slug("word", f"end of {PHASE_NAMES[s.acting.turn_steps[s.step].phase]}", "go on"))
        return say(wording("word", chosen.name, ask.about.name), **fields)
    if isinstance(chosen, Action):
        return say(wording("action", chosen.name, names.family(s.players[ask.seat])), **_fields(s, ask))
    if ask.seat != NATURE:
        player = s.players[ask.seat]
        told = boards.of(player).option(s, player, ask, chosen)
        if told is not None:
            return str(told)
    return str(kinds.option(s, ask, chosen))


def brief(s: State, ask: Ask, chosen: Option) -> str:
    """An option beside what was clicked for it: an action by its name, a clearing without what stands there, and no
    word of an item that has to be used anyway.
    """
    if isinstance(chosen, Action):
        message = slug("brief", chosen.name)
        return say(message) if has(message) else option(s, ask, chosen)
    kind = kinds.of_options(ask)
    if kind == "slot" and ask.forced:
        return ""
    if kind in ON_THE_MAP and isinstance(chosen, int):
        return str(names.place_briefly(s, chosen))
    return option(s, ask, chosen)


def leaves(s: State, ask: Ask) -> str:
    """What is lost if the step that is asked about ends now: so much, where that is counted, else what can be done
    in Daylight: whoever ends another step early knows what they do.
    """
    if ask.seat != s.turn or ask.forced or s.stage != PLAYING:
        return ""
    player = s.acting
    step = player.turn_steps[s.step]
    could = [each for each in ask.options if each in step.actions] if ask.about is step.prompt else []
    if not could:
        return ""
    left = boards.of(player).left(s, player, step.name)
    if left is not None:
        return say("question-leaves", what=left)
    if step.phase != DAYLIGHT:
        return ""
    return say("question-could", what=Names([brief(s, ask, each) for each in could]))


def answer(s: State, ask: Ask, chosen: Option) -> str:
    """An option by its name alone."""
    if isinstance(chosen, Word | Action) or kinds.of_options(ask) not in KINDS:
        return option(s, ask, chosen)
    player = s.players[ask.seat]  # luck gives no answers that are told
    told = boards.of(player).answer(s, player, ask, chosen)
    return str(KINDS[kinds.of_options(ask)].named(s, chosen) if told is None else told)


def sweep(s: State, ask: Ask) -> str:
    """All items are refreshed, whichever comes first, if there are no more of them than may be."""
    if ask.about is not REFRESH:
        return ""
    player = s.players[ask.seat]
    assert isinstance(player, Vagabond)
    items = player.items(s)
    down = sum([items[at] for at in satchel.slots_in(items, satchel.FACE_DOWN)])
    return say("word-refresh-all", n=down) if 1 < down <= ask.given[0] else ""


def _fields(s: State, ask: Ask) -> dict[str, Arg]:
    """What the board of whoever is asked adds to a sentence."""
    if ask.seat == NATURE:
        return {}
    player = s.players[ask.seat]
    return boards.of(player).fields(s, player, ask)


# Where it is


def about(s: State, ask: Ask) -> list[str]:
    """The places on the table that the question is about."""
    found: list[str | None] = []
    for (_, kind), value in zip(GIVEN.get(ask.about.name, ()), ask.given, strict=False):
        if kind == "clearing":
            found.append(places.clearing(value))
        elif kind == "player":
            found.append(places.seat(value))
        elif kind == "card" and value in s.hands[ask.seat]:
            found.append(places.card(value, "hand"))
    if ask.about is STRIKE_WHAT:
        player = s.players[ask.seat]
        found.append(places.clearing(boards.of(player).pawn(s, player)))
    if ask.about.name in CARD_OF_PROMPT and CARD_OF_PROMPT[ask.about.name] in s.crafted[ask.seat]:
        found.append(places.card(CARD_OF_PROMPT[ask.about.name], "crafted"))
    return [each for each in found if each is not None]


def place(s: State, ask: Ask, chosen: Option) -> str | None:
    """Where on the table the option may be clicked."""
    if isinstance(chosen, Word) or ask.seat == NATURE:
        return None
    if isinstance(chosen, Action):
        return places.card(CRAFTED[chosen.name], "crafted") if chosen.name in CRAFTED else None
    return kinds.place(s, ask, chosen)


def stands(s: State, seat: Seat) -> str | None:
    """Where the pawn of that player stands, if they have one."""
    player = s.players[seat]
    pawn = boards.of(player).pawn(s, player)
    return places.clearing_or_forest(s, pawn) if pawn else None


# What is refused


def refused(s: State, ask: Ask) -> list[Refusal]:
    """What is not possible here: each with its reason, and the article that forbids it.

    Clearings with the same reason stand together, after the actions and before everything else.
    """
    clearings: dict[str, list[int]] = {}
    actions: list[Refusal] = []
    rest: list[Refusal] = []
    for thing, article in refusals(s, ask):
        if kinds.of_options(ask) in ON_THE_MAP and isinstance(thing, int) and not is_forest(thing):
            clearings.setdefault(article, []).append(thing)
        else:
            (actions if isinstance(thing, Action) else rest).append(Refusal(_refusal(s, ask, thing, article), article))
    together = [
        Refusal(say("refused-one", what=names.clearings(where), reason=reason(ask, where[0], article)), article)
        for article, where in clearings.items()
    ]
    return [*actions, *together, *rest]


def forbidden(s: State, ask: Ask) -> list[Forbidden]:
    """The same by places: where something cannot be done for the same reason, it stands once."""
    by_place: dict[tuple[str, str], list[str]] = {}
    elsewhere: list[Forbidden] = []
    for thing, article in refusals(s, ask):
        where = place(s, ask, thing)
        if where is not None:
            by_place.setdefault((str(reason(ask, thing, article)), article), []).append(where)
        elif isinstance(thing, Action):
            told = say("refused-one", what=brief(s, ask, thing), reason=reason(ask, thing, article))
            elsewhere.append(Forbidden(told, article, _whereabouts(s, ask, thing)))
        else:
            elsewhere.append(Forbidden(_refusal(s, ask, thing, article), article))
    return [*[Forbidden(*why, tuple(where)) for why, where in by_place.items()], *elsewhere]


def _whereabouts(s: State, ask: Ask, action: Action) -> tuple[str, ...]:
    """Where somebody would click who wants to do that: anywhere on the map, or on any card that they hold."""
    found: list[str | None] = []
    if action.name in ACTS_ON_THE_MAP:
        found = [places.clearing(clearing) for clearing in CLEARINGS]
    elif action.name in ACTS_WITH_CARDS:
        found = [places.card(card, "hand") for card in dict.fromkeys(s.hands[ask.seat])]
    return tuple([each for each in found if each is not None])


def reason(ask: Ask, thing: Option, article: str) -> Name:
    """In a few words what the article asks for: of this action, at this question, or anywhere."""
    if isinstance(thing, Action):
        special = slug("reason", "action", thing.name, article)
    elif thing in ENDS:
        special = slug("reason", "done", article)
    else:
        special = slug("reason", ask.about.name, article)
    return Name(special if has(special) else slug("reason", article))


def _refusal(s: State, ask: Ask, thing: Any, article: str) -> str:
    because = reason(ask, thing, article)
    if thing in ENDS:
        return say(wording("refused", "done", ask.about.name), reason=because)
    if isinstance(thing, Word | Action):
        return say("refused-one", what=option(s, ask, thing), reason=because)
    return say("refused-one", what=KINDS[kinds.of_options(ask)].named(s, thing), reason=because)
