"""What a companion shows of an evening: words, and the scene of a spectator."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from lawbound.kernel import NATURE, Ask, Event, Option
from lawbound.root import position
from lawbound.root.cards import CARDS, SUIT_NAMES, UNKNOWN
from lawbound.root.companion import sheets
from lawbound.root.companion.problems import problems
from lawbound.root.companion.rules import SHOWN
from lawbound.root.companion.situations import situations
from lawbound.root.hand import DRAW
from lawbound.root.items import ITEM_NAMES
from lawbound.root.kit import KIT
from lawbound.root.naming import Tree, write_cards
from lawbound.root.option_names import option_name
from lawbound.root.pieces import BUILDING, PAWN, TOKEN, WARRIOR
from lawbound.root.present import happenings, names, questions
from lawbound.root.present.instructions import Instruction, instructions
from lawbound.root.setup import cards_in_play
from lawbound.root.state import PLAYING, ROW, SETTING_UP, State

if TYPE_CHECKING:
    from lawbound.root.companion.evening import RootEvening

SORTS: Final = {WARRIOR: "warrior", BUILDING: "building", TOKEN: "token", PAWN: "pawn"}
WAYS: Final = ("moved", "pawn moved", "ferry")
"""Events of which something goes from one place to another."""


def page(evening: RootEvening) -> dict[str, Any]:
    s = evening.state
    view = KIT.game.view(s, None)
    found, fresh = steps(evening)
    lying = None if s.stage == SETTING_UP else open_position(view.state)
    over = evening.table.pending is None
    return {
        "phase": phase(evening),
        "count": len(evening.acts),
        "acts": len(evening.acts),
        "lost": evening.lost,
        "title": KIT.words.title(view),
        "turn": turn(s),
        "scene": KIT.stage.scene(view),
        "steps": found,
        "fresh": fresh,
        "replayed": evening.replayed,
        "question": question(evening),
        "problems": problems(s, evening.claims),
        "players": [player(s, seat, lying) for seat in range(len(s.players))],
        "others": [] if lying is None else sheets.other_sheets(view.state, lying),
        "cards": [CARDS[card].id for card in sorted(set(cards_in_play(s)))],
        "pieces": pieces(s),
        "situations": situations(s),
        "can": {
            "undo": bool(evening.acts),
            "edit": not over and s.stage == PLAYING,
            "tell": evening.is_shown,
            "show": not over and evening.is_told,
            "end": evening.is_shown,
        },
        "record": record(evening) if over else None,
    }


def phase(evening: RootEvening) -> str:
    s = evening.state
    if evening.table.pending is None:
        return "over"
    if s.stage == SETTING_UP:
        return "setup"
    return "bot" if s.acting.is_bot else "human"


def turn(s: State) -> dict[str, Any] | None:
    if s.stage == SETTING_UP:
        return None
    player = s.acting
    return {
        "seat": s.turn,
        "key": player.KEY,
        "name": str(names.player(s, s.turn)),
        "bot": player.is_bot,
        "number": s.turns,
        "text": questions.phase(s),
    }


def open_position(s: State) -> Tree:
    """What everybody at the table may see, as a position; the items that are left in it, one kind after another."""
    return {**position.write(s), "supply": dict(zip(ITEM_NAMES, bytes(s.items), strict=True))}


def player(s: State, seat: int, lying: Tree | None) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "seat": seat,
        "key": player.KEY,
        "name": str(names.player(s, seat)),
        "bot": player.is_bot,
        "points": s.vp[seat],
        "score": str(names.score(s, seat)),
        "hand": None if player.is_bot or player.shows_hand else len(s.hands[seat]),
        "cards": write_cards(s.hands[seat]) if player.shows_hand else None,  # of a hand that lies open
        "items": [name for item, name in enumerate(ITEM_NAMES) for _ in range(s.crafted_items[seat * 8 + item])],
        "crafted": write_cards(s.crafted[seat]),
        "wins": bool(s.winners >> seat & 1),
        "fields": [] if lying is None else sheets.player_sheet(s, lying, seat),
    }


def pieces(s: State) -> list[dict[str, Any]]:
    """What may be put somewhere or taken away, and how many are left of it."""
    return [
        {
            "piece": f"{owner.KEY}.{piece.name}",
            "seat": owner.number,
            "owner": owner.KEY,
            "who": str(names.faction(s, owner.number)),
            "name": piece.name,
            "sort": SORTS.get(piece.sort, ""),
            "text": str(names.pieces(s, row, 1)),
            "left": s.board[row],
            "all": s.box.limits[row // ROW],
        }
        for owner in s.box.owners
        for row, piece in zip(owner.rows, owner.PIECES, strict=True)
        if piece.count
    ]


# Steps


def steps(evening: RootEvening) -> tuple[list[dict[str, Any]], int]:
    """What to do with one's hands: all since the turn began in which the last act was told; and how many of these
    were there before it.
    """
    heard, s = evening.heard, evening.state
    newest = evening.spans[-1].start if evening.spans else 0
    start = max([n for n, event in enumerate(heard[:newest]) if event.name == "turn"], default=0)
    spans = [(span.start, span.before) for span in evening.spans if span.start >= start]
    if not spans or spans[0][0] > start:
        spans.insert(0, (start, spans[0][1] if spans else s))
    found: list[dict[str, Any]] = []
    fresh = 0
    for n, (begin, _) in enumerate(spans):
        end, after = spans[n + 1] if n + 1 < len(spans) else (len(heard), s)
        fresh = len(found)
        found += written(after, heard[begin:end])
    if found and found[0]["kind"] != "turn" and heard[start].name == "turn":
        found.insert(0, heading(s, heard[start]))  # it was told before there was anything to do
        fresh += fresh > 0
    for n, step in enumerate(found, 1):
        step["n"] = n
    return found, fresh


def written(s: State, events: Sequence[Event]) -> list[dict[str, Any]]:
    """The steps of these events, with a heading where a turn begins."""
    found: list[dict[str, Any]] = []
    ends = [n for n, event in enumerate(events) if event.name == "turn"]
    for begin, end in pairwise([0, *ends, len(events)]):
        within = events[begin + 1 : end] if begin in ends else events[begin:end]
        steps = [step_of(s, each) for each in instructions(s, within)]
        if steps and begin in ends:
            found.append(heading(s, events[begin]))
        found += steps
    return found


def heading(s: State, begins: Event) -> dict[str, Any]:
    told = Instruction(happenings.event(s, begins), begins.article)
    return {**step_of(s, told), "kind": "turn", "seat": begins.args[0]}


def step_of(s: State, told: Instruction) -> dict[str, Any]:
    """`kind` says whether there is something to do (`step`), or only something to know (`told`)."""
    return {
        "n": 0,
        "kind": "step" if told.hands else "told",
        "text": told.text,
        "article": told.article,
        "places": list(told.places),
        "way": bool(told.events) and told.events[0].name in WAYS,
        "why": [
            {"text": reason.text, "article": reason.article}
            for event in told.reasons
            for reason in happenings.trace(s, event)
        ],
    }


# Questions


def question(evening: RootEvening) -> dict[str, Any] | None:
    """What has to be told before it can go on; None while a person plays on the table, and at the end."""
    ask, s = evening.table.pending, evening.state
    if ask is None or ask.about is SHOWN:
        return None
    view = KIT.game.view(s, None if ask.seat == NATURE else ask.seat)
    own = ask.seat != NATURE
    return {
        "kind": kind(ask),
        "text": questions.prompt(s, ask),
        "article": ask.about.article,
        "who": str(names.player(s, ask.seat)) if own else None,
        "seat": ask.seat if own else None,
        "options": options(s, ask),
        "refused": [{"text": text, "article": article} for text, article in KIT.words.refused(view, ask)]
        if own
        else [],
    }


def kind(ask: Ask) -> str:
    if ask.about.kind == "dice":
        return "dice"
    return "card" if ask.about.kind == "card" else "choice"


def options(s: State, ask: Ask) -> list[dict[str, Any]]:
    """Each thing once: two cards that look alike are one, and so are two dice that nobody tells apart."""
    found: dict[str, dict[str, Any]] = {}
    offered = list(ask.options)
    if ask.about is DRAW:  # whoever has shuffled without telling may have drawn one of these
        offered += [card for card in dict.fromkeys(s.discard) if card not in offered]
    for option in offered:
        if ask.about.kind == "dice" and option[0] < option[1]:
            continue
        name = option_name(s, ask.about, option)
        if name not in found:
            found[name] = {
                "option": name,
                "text": questions.option(s, ask, option),
                "suit": suit(ask, option),
                "place": questions.place(s, ask, option),
            }
    return list(found.values())


def suit(ask: Ask, option: Option) -> str | None:
    is_card = ask.about.kind == "card" and isinstance(option, int) and option != UNKNOWN
    return SUIT_NAMES[CARDS[option].suit] if is_card else None


# What is kept


def record(evening: RootEvening) -> dict[str, Any]:
    """Points by turn, the log, and the acts, from which everything can be played again."""
    s = evening.state
    points = [{"turn": turn, "seat": seat, "points": vp} for turn, (seat, vp) in sorted(evening.points.items())]
    log: list[dict[str, Any]] = []
    for line in happenings.lines(s, evening.heard, None):
        log.append({"text": line.text, "article": line.article, "begins": line.events[0].name == "turn"})
    return {
        "game": KIT.name,
        "setup": evening.setup,
        "acts": evening.acts,
        "points": points,
        "final": list(s.vp),
        "winners": [player.seat for player in s.players if s.winners >> player.seat & 1],
        "log": log,
        "position": evening.position,
    }
