"""Why not: what a question does not offer, and the article that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lawbound.kernel import DONE, NATURE, Ask, Option
from lawbound.present import things
from lawbound.present.fields import STEP_OPTIONS
from lawbound.present.speech import Name, has, say, slug
from lawbound.present.things import Thing
from lawbound.present.words import action_text, option_text
from lawbound.root import dominance
from lawbound.root.battle import defenders
from lawbound.root.cards import AMBUSHES, BIRD, CARD_SUIT, UNKNOWN
from lawbound.root.craft import why_not_craft
from lawbound.root.effects import PHASE_EFFECTS
from lawbound.root.faction import DAYLIGHT, Action, Faction
from lawbound.root.factions.alliance import Alliance
from lawbound.root.factions.eyrie import ADDED_BIRD, Eyrie
from lawbound.root.factions.marquise import Marquise
from lawbound.root.factions.vagabond import Vagabond
from lawbound.root.factions.vagabond.daylight import why_not_complete
from lawbound.root.move import reachable, why_not_move
from lawbound.root.pieces import CLEARINGS, present, why_not_build, why_not_place
from lawbound.root.rule import is_enemy
from lawbound.root.state import State
from lawbound.root.turn import BEFORE_STEP, START_BIRDSONG, START_DAYLIGHT

Refusal = tuple[str, str]
Check = Callable[[State, Ask, Faction, Any], str | None]


def refused(s: State, ask: Ask) -> list[Refusal]:
    """What is not possible here: each with its reason, and the article that forbids it."""
    if ask.seat == NATURE:
        return []
    found: list[Refusal] = []
    player = s.players[ask.seat]
    step = player.turn_steps[s.step] if ask.seat == s.turn else None
    if step is not None and ask.about in (step.prompt, BEFORE_STEP):
        found += _refused_actions(s, ask, player)
    if ask.about is not BEFORE_STEP:
        found += _refused_options(s, ask, player)
    if step is not None and ask.about is step.prompt and not step.optional and DONE not in ask.options:
        found.append((say("refused-done", reason=reason(step.article)), step.article))
    return found


def reason(article: str) -> Name:
    """In a few words what the article asks for."""
    known = slug("reason", article)
    return Name(known if has(known) else "reason-other")


def _refused_actions(s: State, ask: Ask, player: Faction) -> list[Refusal]:
    """Actions of the step, effects of the phase and dominance cards."""
    step = player.turn_steps[s.step]
    actions: list[Action] = list(step.actions)
    if step is not START_BIRDSONG and step is not START_DAYLIGHT:
        actions += [a for card, a in PHASE_EFFECTS.get(step.phase, ()) if card in s.crafted[player.seat]]
        if step.phase == DAYLIGHT:
            actions.append(dominance.ACTIVATE_DOMINANCE)
            if s.available:
                actions.append(dominance.TAKE_DOMINANCE)
    found: list[Refusal] = []
    for action in actions:
        article = action.why_not(player, s)
        if article is not None:
            found.append((_sentence(action_text(s, ask, action), article), article))
    return found


def _refused_options(s: State, ask: Ask, player: Faction) -> list[Refusal]:
    """Clearings, cards, players and so on that are not offered; clearings with the same reason stand together."""
    name = ask.about.name
    kind = STEP_OPTIONS.get(name, "") if ask.about.kind == "action" else ask.about.kind
    check = CHECKS.get(name, _by_the_prompt)
    clearings: dict[str, list[int]] = {}
    found: list[Refusal] = []
    for thing in _things(s, ask, player, kind):
        impossible = kind == "decree card"  # a card of the Decree is offered even if it brings turmoil
        if thing in ask.options and not impossible:
            continue
        article = check(s, ask, player, thing)
        if article is None:
            continue
        if kind in ("clearing", "place", "sympathy site"):
            clearings.setdefault(article, []).append(thing)
        else:
            found.append((_sentence(_name(s, ask, kind, thing), article), article))
    return [(_sentence(things.clearings(where), article), article) for article, where in clearings.items()] + found


def _sentence(what: Thing, article: str) -> str:
    return say("refused-one", what=what, reason=reason(article))


def _name(s: State, ask: Ask, kind: str, thing: Option) -> Thing:
    if kind in ("card", "card to craft"):
        return things.card(thing)
    if kind == "decree card":
        eyrie = s.players[ask.seat]
        assert isinstance(eyrie, Eyrie)
        return things.decree_card(eyrie.unresolved(s)[0], thing)
    if kind == "piece":
        return things.pieces(s, thing, 1)
    return option_text(s, ask, thing)


def _things(s: State, ask: Ask, player: Faction, kind: str) -> Sequence[Option]:
    """Everything of that kind that one might think of."""
    if kind in ("clearing", "sympathy site"):
        return CLEARINGS
    if kind in ("card", "card to craft"):
        return sorted({card for card in _cards(s, ask, player) if card != UNKNOWN})
    if kind == "decree card":
        return [option for option in ask.options if isinstance(option, int)]
    if kind == "player":
        return [other.seat for other in s.players if other.seat != player.seat]
    if kind == "piece" and isinstance(player, Marquise) and ask.about.name == "build what":
        return player.buildings
    if kind == "quest":
        return list(s.quests)
    if kind == "leader":
        return range(len(things.LEADERS))
    if kind == "place" and isinstance(player, Vagabond) and ask.about.name == "slip":
        return CLEARINGS
    return ()


def _cards(s: State, ask: Ask, player: Faction) -> Sequence[int]:
    name = ask.about.name
    if name in ("spend a supporter", "discard a supporter") and isinstance(player, Alliance):
        return player.supporters(s)
    if name == "take from the discard pile":
        return s.discard
    if name == "take dominance":
        return s.available
    if name in ("ambush", "foil the ambush"):
        return [card for card in s.hands[player.seat] if card in AMBUSHES]
    return s.hands[player.seat]


# Checks, by question: the article that forbids, or None where there is nothing to say


def _by_the_prompt(s: State, ask: Ask, player: Faction, thing: Option) -> str | None:
    """Nothing more exact is known: the article of the question itself."""
    return ask.about.article


def _matching(s: State, ask: Ask, player: Faction, card: int) -> str | None:
    return "root 2.1.1"


def _ambush(s: State, ask: Ask, player: Faction, card: int) -> str | None:
    return ask.about.article


def _dominance_card(s: State, ask: Ask, player: Faction, card: int) -> str | None:
    return None  # other cards of the hand are no answer to that question


def _move_from(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    reasons = [why_not_move(s, player, clearing, to) for to in reachable(s, player, clearing)]
    if None in reasons:
        return "root 7.5.2.II"  # a move is possible, but the Decree does not allow it here
    return reasons[0]


def _move_to(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    return None if clearing == ask.given[0] else why_not_move(s, player, ask.given[0], clearing)


def _battle_where(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    if player.can_attack(s, clearing) and defenders(s, player, clearing):
        return "root 7.5.2.III"
    return "root 4.3"


def _battle_whom(s: State, ask: Ask, player: Faction, seat: int) -> str | None:
    if present(s, seat, ask.given[0]) and not is_enemy(s, player.seat, seat):
        return "root G.1.27"
    return "root 4.3"


def _craft(s: State, ask: Ask, player: Faction, card: int) -> str | None:
    return why_not_craft(s, player, card, player.crafting_pieces(s))


def _build_where(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    if not isinstance(player, Marquise):
        return ask.about.article
    return player.why_not_build_at(s, clearing, min(player.buildings, key=lambda row: player.cost(s, row)))


def _build_what(s: State, ask: Ask, player: Faction, row: int) -> str | None:
    return player.why_not_build_at(s, ask.given[0], row) if isinstance(player, Marquise) else ask.about.article


def _keep_beside(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    keep = s.starts[player.seat]
    if clearing != keep and clearing not in s.box.map.paths[keep]:
        return "root 6.3.4"
    return why_not_build(s, player.seat, clearing)


def _recruit_where(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    if isinstance(player, Eyrie):
        return player.why_not_recruit_at(s, clearing) or "root 7.5.2.I"
    return None


def _roost_where(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    return (player.why_not_roost_at(s, clearing) if isinstance(player, Eyrie) else None) or "root 7.5.2.IV"


def _new_roost(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    return why_not_build(s, player.seat, clearing) or ask.about.article


def _decree(s: State, ask: Ask, player: Faction, suit: int) -> str | None:
    if isinstance(player, Eyrie) and player.decree_clearings(s, player.unresolved(s)[0], suit):
        return None
    return "root 7.7"


def _add_to_decree(s: State, ask: Ask, player: Faction, card: int) -> str | None:
    return "root 7.4.2" if CARD_SUIT[card] == BIRD and s.own[player.seat][ADDED_BIRD] else None


def _revolt(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    return player.why_not_revolt(s, clearing) if isinstance(player, Alliance) else None


def _spread(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    return player.why_not_spread(s, clearing) if isinstance(player, Alliance) else None


def _place_or_prompt(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    return why_not_place(s, player.seat, clearing) or ask.about.article


def _organize(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    if not isinstance(player, Alliance) or not s.board[player.warrior + clearing]:
        return ask.about.article
    if player.is_sympathetic(s, clearing):
        return "root 8.2.5.I"
    return why_not_place(s, player.seat, clearing)


def _move_pawn(s: State, ask: Ask, player: Faction, clearing: int) -> str | None:
    if not isinstance(player, Vagabond) or clearing == player.place(s):
        return None
    return "root 9.2.9.III.b" if clearing in player.ways(s) else "root 2.2.1"


def _slip(s: State, ask: Ask, player: Faction, place: int) -> str | None:
    """Far forests go without saying."""
    return None if isinstance(player, Vagabond) and place == player.place(s) else ask.about.article


def _quest(s: State, ask: Ask, player: Faction, quest: int) -> str | None:
    return why_not_complete(player, s, quest) if isinstance(player, Vagabond) else None


def _nothing(s: State, ask: Ask, player: Faction, thing: Option) -> str | None:
    return None


CHECKS: Final[dict[str, Check]] = {
    "move from": _move_from,
    "move to": _move_to,
    "battle where": _battle_where,
    "battle with Command Warren": _battle_where,
    "battle whom": _battle_whom,
    "craft": _craft,
    "build where": _build_where,
    "build what": _build_what,
    "place the first sawmill": _keep_beside,
    "place the first workshop": _keep_beside,
    "place the first recruiter": _keep_beside,
    "recruit where": _recruit_where,
    "build a roost where": _roost_where,
    "place a new roost": _new_roost,
    "the Decree": _decree,
    "add to the Decree": _add_to_decree,
    "add to the Decree again": _add_to_decree,
    "revolt": _revolt,
    "spread sympathy": _spread,
    "recruit at a base": _place_or_prompt,
    "organize where": _organize,
    "move the pawn": _move_pawn,
    "slip": _slip,
    "which quest": _quest,
    "ambush": _ambush,
    "foil the ambush": _ambush,
    "spend a card": _matching,
    "spend a bird card": _matching,
    "spend a supporter": _matching,
    "outrage": _matching,
    "automated outrage": _matching,
    "field hospitals": _matching,
    "aid with": _matching,
    "take from the discard pile": _matching,
    "activate dominance": _dominance_card,
    "which warrior to remove": _nothing,
    "which sawmill gets wood": _nothing,
    "take wood from": _nothing,
    "whose effects first": _nothing,
    "which effect first": _nothing,
}
