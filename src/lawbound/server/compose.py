"""What leaves the server: messages made of a picture for one pair of eyes, in the language spoken now.

Everything here is a function of what those eyes may see. A test shuffles the rest and compares the bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, NotRequired

from pydantic_core import to_json
from typing_extensions import TypedDict

from lawbound.kernel import Ask, Option, Seat, View
from lawbound.kernel.fairness import AuditReport
from lawbound.kernel.game import State
from lawbound.kit.scene import PlayerScene, Scene
from lawbound.present.speech import GENERAL, say, slug, speaking
from lawbound.server.course import Ending, Picture, Reader
from lawbound.server.messages import (
    VERSION,
    Audit,
    Choice,
    HintMessage,
    HistoryMessage,
    LogLine,
    LogMessage,
    Outcome,
    Question,
    SeatStatus,
    TableMessage,
    TakeBackOffer,
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
    "taken back": "server-audit-taken-back",
    "over": "server-audit-over",
    "result": "server-audit-result",
}
"""What is said of a check of the luck that found nothing wrong."""


class Core(TypedDict):
    """A table message without its log."""

    moment: int
    seat: Seat | None
    scene: Scene
    question: Question | None
    waiting: Seat | None
    can_undo: bool
    outcome: Outcome | None
    take_back: NotRequired[TakeBackOffer]


def encode(message: Any) -> str:
    """A message as it travels."""
    return to_json(message).decode()


def eyes(picture: Picture, reader: Reader) -> View:
    found: View = picture.kit.game.view(picture.state, reader)
    return found


def core(picture: Picture, reader: Reader) -> Core:
    """The table as that reader may see it now."""
    view = eyes(picture, reader)
    mine = asked(picture, reader)
    made: Core = {
        "moment": picture.moments[reader],
        "seat": reader,
        "scene": scene(picture, view),
        "question": None if mine is None else question(picture, view, mine),
        "waiting": waiting(picture, view, None if picture.shown else reader),
        "can_undo": reader is not None and picture.can_undo == reader,
        "outcome": None if picture.ending is None else outcome(picture, view, picture.ending),
    }
    if reader is not None and reader in picture.take_back:
        made["take_back"] = picture.take_back[reader]
    return made


def asked(picture: Picture, reader: Reader) -> Ask | None:
    """The question that this reader has to answer; where a computer player has their seat, it does."""
    ask = picture.ask
    if ask is None or ask.seat != reader or picture.open or picture.shown:
        return None
    if picture.seats[reader].kind == "computer":
        return None
    return ask


def waiting(picture: Picture, view: View, reader: Reader) -> Seat | None:
    """Whom the table waits for, as far as that reader may know."""
    return None if picture.ask is None else picture.kit.stage.waits_for(view.state, picture.ask, reader)


class Stand(NamedTuple):
    """How a game stands, in a few words: for those who choose among their games."""

    names: list[str]
    points: list[int | None]
    turn: int
    text: str
    waiting: Seat | None


def stand(picture: Picture, reader: Reader) -> Stand:
    view = eyes(picture, reader)
    seen = scene(picture, view)
    players, phase = seen["players"], seen["phase"]
    return Stand(
        [each["name"] for each in players],
        [each["points"] for each in players],
        phase["turn"],
        phase["text"],
        waiting(picture, view, None if picture.shown else reader),
    )


def scene(picture: Picture, view: View) -> Scene:
    """The scene, in which those who choose for people are told apart from people."""
    made = picture.kit.stage.scene(view)
    players = made["players"]
    if all([seat.kind != "computer" for seat in picture.seats]):
        return made
    return {**made, "players": [seated(each, seat) for each, seat in zip(players, picture.seats, strict=True)]}


def seated(player: PlayerScene, seat: SeatRecord) -> PlayerScene:
    if seat.kind != "computer":
        return player
    name = seat.player or ""
    return {**player, "kind": "computer", "style": GENERAL.say_or(slug("player", name), name)}


def question(picture: Picture, view: View, ask: Ask) -> Question:
    """The question as the asked seat hears it; the view is that seat's."""
    made: Question = {
        "id": picture.question,
        "seat": ask.seat,
        "text": picture.kit.words.prompt(view, ask),
        "article": ask.about.article,
        "about": picture.kit.stage.about(view, ask),
        "choices": [choice(picture, view, ask, at, option) for at, option in enumerate(ask.options)],
    }
    if ask.held and ask.forced:
        made["closing"] = True
    if sweep := picture.kit.words.sweep(view, ask):
        made["sweep"] = sweep
    return made


def choice(picture: Picture, view: View, ask: Ask, at: int, option: Option) -> Choice:
    words = picture.kit.words
    made: Choice = {
        "option": at,
        "text": words.option(view, ask, option),
        "place": picture.kit.stage.place(view, ask, option),
        "ends": words.ends(ask, option),
    }
    if leaves := words.leaves(view, ask, option):
        made["leaves"] = leaves
    return made


def outcome(picture: Picture, view: View, ending: Ending) -> Outcome:
    won = ending.won
    return {
        "winners": list(ending.winners),
        "points": list(ending.points),
        "text": say("server-nobody-won") if won is None else picture.kit.words.event(view, won),
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
    found = picture.kit.words.refused(eyes(picture, reader), ask)
    return {
        "type": "why",
        "question": picture.question,
        "refused": [{"text": text, "article": article} for text, article in found],
    }


def hint_message(picture: Picture, reader: Reader) -> HintMessage:
    """What the tutor says to whoever is asked."""
    if asked(picture, reader) is None or picture.tutored is None:
        return {"type": "hint", "question": None, "hint": None}
    return {"type": "hint", "question": picture.question, "hint": picture.tutored.hint()}


def history_message(picture: Picture, past: State, reader: Reader, moment: int, batches: int) -> HistoryMessage:
    log_end = picture.log.lines(batches)
    return {
        "type": "history",
        "moment": moment,
        "scene": scene(picture, past_view(picture, past, reader)),
        "log_end": log_end,
    }


def past_view(picture: Picture, past: State, reader: Reader) -> View:
    """What that reader saw of an earlier state; whoever sits there now is named."""
    past.names = picture.state.names
    view: View = picture.kit.game.view(past, reader)
    return view


def look_message(picture: Picture, past: State, reader: Reader, moment: int, line: int, safe: bool) -> HistoryMessage:
    """The table after a line of the log."""
    view = past_view(picture, past, reader)
    seen = scene(picture, view)
    seen = {**seen, "phase": picture.kit.stage.between(view, seen["phase"])}
    return {"type": "history", "moment": moment, "scene": seen, "log_end": line + 1, "safe": safe}


def welcome_message(record: GameRecord, picture: Picture, link: LinkRecord) -> WelcomeMessage:
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
        "origin": record.origin,
        "kit": record.game,
        "title": picture.kit.words.title(eyes(picture, None)),
        "lesson": record.kind == "lesson",
    }


def seat_statuses(seats: Sequence[SeatRecord], connected: set[Seat | None]) -> list[SeatStatus]:
    return [
        {
            "seat": at,
            "kind": seat.kind,  # type: ignore[typeddict-item]
            "name": seat.name if seat.kind == "person" else None,
            "connected": at in connected,
        }
        for at, seat in enumerate(seats)
    ]


def audit_message(report: AuditReport, choices: int, commitment: str, back: int = 0) -> Audit:
    """The checks in the reader's language; what exactly is wrong, if anything is, in the kernel's own words.

    Of the `choices` that were made, and of those that were taken back after something had been seen.
    """
    return {
        "ok": report.ok,
        "checks": [
            {
                "name": check.name,
                "ok": check.ok,
                "sentence": say(CHECKED[check.name], n=choices, back=back, commitment=commitment, detail=check.sentence)
                if check.ok
                else say("server-audit-failed", detail=check.sentence),
            }
            for check in report.checks
        ],
    }
