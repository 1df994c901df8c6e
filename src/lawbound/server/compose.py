"""What leaves the server: messages made of a picture for one pair of eyes, in the language spoken now.

Everything here is a function of what those eyes may see. A test shuffles the rest and compares the bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pydantic_core import to_json
from typing_extensions import TypedDict

from lawbound.kernel import NATURE, Ask, Event, Seat
from lawbound.kernel.fairness import AuditReport
from lawbound.present import event_text, refused
from lawbound.present.questions import question
from lawbound.present.scene import scene
from lawbound.present.speech import Names, say, slug, speaking
from lawbound.present.things import faction
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, State
from lawbound.root.view import View
from lawbound.server.course import Ending, Picture, Reader
from lawbound.server.messages import (
    VERSION,
    Audit,
    HistoryMessage,
    LogLine,
    LogMessage,
    Outcome,
    Question,
    Scene,
    SeatStatus,
    TableMessage,
    TraceMessage,
    WelcomeMessage,
    WhyMessage,
)
from lawbound.server.problems import Refused
from lawbound.server.store import GameRecord, LinkRecord, SeatRecord

NEWEST_LINES: Final = 100
EARLIER_LINES: Final = 200
MOST_LINES: Final = 400
"""In one message: whoever has missed more than that gets several."""
CHECKED: Final = {
    "commitment": "server-audit-commitment",
    "choices": "server-audit-choices",
    "luck": "server-audit-luck",
    "mended": "server-audit-mended",
    "over": "server-audit-over",
    "result": "server-audit-result",
}
"""What is said of a check of the luck that found nothing wrong."""
FROM_THE_HAND: Final = "card"
"""The kind of option that is a card of whoever is asked."""


class Core(TypedDict):
    """A table message without its log."""

    moment: int
    seat: Seat | None
    scene: Scene
    question: Question | None
    waiting: Seat | None
    can_undo: bool
    outcome: Outcome | None


def encode(message: Any) -> str:
    """A message as it travels."""
    return to_json(message).decode()


def eyes(picture: Picture, reader: Reader) -> View:
    return ROOT.view(picture.state, reader)


def core(picture: Picture, reader: Reader) -> Core:
    """The table as that reader may see it now."""
    view = eyes(picture, reader)
    mine = asked(picture, reader)
    return {
        "moment": picture.moments[reader],
        "seat": reader,
        "scene": scene(view, picture.people),
        "question": None if mine is None else question(view, mine, picture.question),
        "waiting": waiting(view.state, picture.ask, None if picture.shown else reader),
        "can_undo": reader is not None and picture.can_undo == reader,
        "outcome": None if picture.ending is None else outcome(view.state, picture.ending),
    }


def asked(picture: Picture, reader: Reader) -> Ask | None:
    """The question that this reader has to answer."""
    ask = picture.ask
    if ask is None or ask.seat != reader or picture.open or picture.shown:
        return None
    return ask


def waiting(s: State, ask: Ask | None, reader: Reader) -> Seat | None:
    """Whom the table waits for, as far as that may be known.

    A question about one's cards is asked only of somebody who holds such cards: an ambush, a card for field hospitals,
    for outrage. Out of turn, being asked would tell that; so the others are told that the player taking the turn is
    waited for.
    """
    if ask is None or ask.seat == NATURE:
        return None
    if s.stage == PLAYING and ask.about.kind == FROM_THE_HAND and ask.seat != reader:
        return s.turn
    return ask.seat


def outcome(s: State, ending: Ending) -> Outcome:
    won = ending.won
    return {
        "winners": list(ending.winners),
        "points": list(ending.points),
        "text": say("server-nobody-won") if won is None else event_text(s, won),
        "article": "" if won is None else won.article,
        "seed": ending.seed,
        "salt": ending.salt,
        "commitment": ending.commitment,
        "chart": ending.chart,
    }


def lines(picture: Picture) -> int:
    """How many lines the log has."""
    return picture.log.lines(picture.batches)


def log(picture: Picture, reader: Reader, first: int, end: int) -> list[LogLine]:
    return picture.log.read(eyes(picture, reader), picture.batches, first, end)


def told(picture: Picture, reader: Reader, first_line: int, end: int, made: Core) -> str:
    """The table, and the log from that line up to that end."""
    new = log(picture, reader, first_line, end)
    message: TableMessage = {"type": "table", **made, "log_start": first_line, "log": new}
    return encode(message)


def table_bytes(picture: Picture, reader: Reader, language: str, first_line: int) -> bytes:
    """Exactly what a reader is sent."""
    with speaking(language):
        return told(picture, reader, first_line, lines(picture), core(picture, reader)).encode()


# Answers to what a reader asked for


def earlier_log(picture: Picture, reader: Reader, before: int) -> LogMessage:
    end = min(before, lines(picture))
    start = max(0, end - EARLIER_LINES)
    return {"type": "log", "start": start, "lines": log(picture, reader, start, end)}


def trace_message(picture: Picture, reader: Reader, line: int) -> TraceMessage:
    steps = picture.log.reasons(eyes(picture, reader), picture.batches, line)
    if steps is None:
        raise Refused("no-such-line", line=line)
    return {"type": "trace", "line": line, "steps": steps}


def why_message(picture: Picture, reader: Reader) -> WhyMessage:
    ask = asked(picture, reader)
    if ask is None:
        return {"type": "why", "question": None, "refused": []}
    found = refused(eyes(picture, reader).state, ask)
    return {
        "type": "why",
        "question": picture.question,
        "refused": [{"text": text, "article": article} for text, article in found],
    }


def history_message(picture: Picture, past: State, reader: Reader, moment: int, batches: int) -> HistoryMessage:
    past.box = picture.state.box
    view = ROOT.view(past, reader)
    log_end = picture.log.lines(batches)
    return {"type": "history", "moment": moment, "scene": scene(view, picture.people), "log_end": log_end}


def look_message(picture: Picture, past: State, reader: Reader, moment: int, line: int) -> HistoryMessage:
    """The table after a line of the log. Where in the turn that was is not known between two safe points."""
    past.box = picture.state.box
    seen = scene(ROOT.view(past, reader), picture.people)
    if past.stage == PLAYING:
        turn = event_text(past, Event("turn", "root 1.4.1", (past.turn, past.turns)))
        seen = {**seen, "phase": {**seen["phase"], "phase": None, "text": turn}}
    return {"type": "history", "moment": moment, "scene": seen, "log_end": line + 1}


def welcome_message(record: GameRecord, picture: Picture, link: LinkRecord) -> WelcomeMessage:
    s = picture.state
    return {
        "type": "welcome",
        "version": VERSION,
        "game": record.id,
        "role": link.role,  # type: ignore[typeddict-item]
        "seat": link.seat,
        "practice": record.kind == "practice",
        "replay": record.kind == "replay",
        "commitment": record.commitment,
        "named_seed": record.named_seed,
        "title": title(s),
    }


def title(s: State) -> str:
    """What the game may be called: its map and its factions."""
    factions = Names([faction(s, player.seat) for player in s.players])
    return say("server-title", map=say(slug("map", s.box.map.name)), factions=factions)


def seat_statuses(seats: Sequence[SeatRecord], connected: set[Seat | None]) -> list[SeatStatus]:
    return [
        {
            "seat": at,
            "kind": seat.kind,  # type: ignore[typeddict-item]
            "name": seat.name,
            "connected": at in connected,
        }
        for at, seat in enumerate(seats)
    ]


def audit_message(report: AuditReport, choices: int, commitment: str) -> Audit:
    """The checks in the reader's language; what exactly is wrong, if anything is, in the kernel's own words."""
    return {
        "ok": report.ok,
        "checks": [
            {
                "name": check.name,
                "ok": check.ok,
                "sentence": say(CHECKED[check.name], n=choices, commitment=commitment, detail=check.sentence)
                if check.ok
                else say("server-audit-failed", detail=check.sentence),
            }
            for check in report.checks
        ],
    }
