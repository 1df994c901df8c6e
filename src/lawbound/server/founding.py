"""Founding games: from a person's wishes, from a moment of another game, from a journal that somebody brought."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

from lawbound import games
from lawbound.kernel import BadSetup, LawboundError, Seat, Seeded, Table, TakeBack, new_salt, new_seed
from lawbound.kernel.fairness import check_luck, check_result
from lawbound.kernel.game import State
from lawbound.kernel.journal_text import read, replay
from lawbound.kernel.record import given_text
from lawbound.kit import Kit
from lawbound.players import knows
from lawbound.players import names as player_names
from lawbound.present.refusals import Told
from lawbound.server.course import Reader, names
from lawbound.server.messages import CreatedGame, NewGame
from lawbound.server.problems import Refused
from lawbound.server.store import Entry, GameRecord, LinkRecord, SeatRecord

PRACTICE_PLAYER: Final = "greedy"
"""Who sits at the other people's seats in a practice game: worth practising against, and quick to answer."""
LONGEST_REASON: Final = 500
LONGEST_NAME: Final = 40


def new_link(role: str, seat: Seat | None = None) -> LinkRecord:
    return LinkRecord(secrets.token_urlsafe(24), role, seat)


def clean(name: str | None) -> str | None:
    """A name that can be shown: printable, not too long, and not only spaces."""
    shown = " ".join("".join([c if c.isprintable() else " " for c in (name or "")[:LONGEST_NAME]]).split())
    return shown or None


def found(
    game: str, setup: dict[str, Any], seats: Sequence[SeatRecord], seed: str, kind: str, **more: Any
) -> GameRecord:
    """A new game with its links: the host's, one for each person, and one for spectators."""
    people = [new_link("seat", at) for at, seat in enumerate(seats) if seat.kind == "person" and kind != "replay"]
    host = [new_link("host")] if kind != "replay" else []
    return GameRecord(
        id=secrets.token_urlsafe(9),
        created=datetime.now(UTC),
        game=game,
        setup=setup,
        seed=seed,
        ask_forced=False,
        kind=kind,
        seats=tuple(seats),
        links=(*host, *people, new_link("spectator")),
        **{"version": games.find(game).version, **more},
    )


def created(record: GameRecord) -> CreatedGame:
    return {
        "game": record.id,
        "commitment": record.commitment,
        "links": [
            {"role": link.role, "seat": link.seat, "token": link.token}  # type: ignore[typeddict-item]
            for link in record.links
        ],
    }


# A person's wishes


def of_wishes(wishes: NewGame) -> GameRecord:
    """Refused says what is impossible about them."""
    kit = known_kit(wishes["game"])
    form, settings = kit.form, wishes.get("settings", {})
    with by_the_form(kit):
        form.check(settings)
        seats: list[SeatRecord] = []
        for wish in wishes["seats"]:
            player, is_bot = wish.get("player"), form.seating(wish["seat"]).is_bot
            if is_bot and player is not None:
                raise Refused("bad-setup", message="server-bot-has-no-player", seat=wish["seat"])
            seats.append(SeatRecord("bot", None, None) if is_bot else seat_for(player, wish.get("name")))
        people = len([seat for seat in seats if seat.kind != "bot"])
        setup = form.hosted(form.setup([wish["seat"] for wish in wishes["seats"]], settings), people)
        if any(named := names(seats)):
            setup["names"] = list(named)
        kit.game.start(setup)
    seed = wishes.get("seed")
    luck = {"salt": new_salt(), "named_seed": seed is not None}
    lesson = wishes.get("lesson", False)
    if lesson and not kit.lessons.tables:
        raise Refused("bad-setup", message="server-no-lessons", kit=kit.title)
    return found(kit.name, setup, seats, new_seed() if seed is None else seed, "lesson" if lesson else "play", **luck)


def known_kit(game: str) -> Kit:
    """What that game brings."""
    try:
        return games.kit(game)
    except LawboundError as error:
        raise Refused("bad-setup", message="server-no-such-kit", kit=game) from error


@contextmanager
def by_the_form(kit: Kit) -> Iterator[None]:
    """What form and rules find impossible is refused in their words."""
    try:
        yield
    except BadSetup as error:
        raise Refused("bad-setup", message="server-because", reason=Told(error, kit, LONGEST_REASON)) from error


def seat_for(player: str | None, name: str | None) -> SeatRecord:
    """A computer player, or a person."""
    if player is None:
        return SeatRecord("person", None, clean(name))
    if player not in player_names():  # as it is: how long it may think is for the server to say
        known = ", ".join(player_names())
        raise Refused("bad-setup", message="server-no-such-player", player=player, players=known)
    return SeatRecord("computer", player, None)


# A moment of another game


def of_state(record: GameRecord, state: State, reader: Reader) -> GameRecord:
    """A practice game from the state of a safe point: what the reader could not see is dealt anew."""
    kit, seed = games.kit(record.game), new_seed()
    setup = kit.form.practice(record.setup, state, reader, Seeded(f"{seed} dealt"))
    if setup is None:
        raise Refused("no-practice", message="server-no-practice-at-all")
    mine = reader if reader is not None else own_seat(record, kit, state)
    if mine is None or record.seats[mine].kind == "bot":
        raise Refused("no-practice")
    seats = [
        seat
        if seat.kind == "bot"
        else SeatRecord("person", None, seat.name)
        if at == mine
        else SeatRecord("computer", (seat.player or PRACTICE_PLAYER).partition(":")[0], None)  # with our patience
        for at, seat in enumerate(record.seats)
    ]
    setup.pop("names", None)
    if any(named := names(seats)):
        setup["names"] = list(named)
    with by_the_form(kit):
        kit.game.start(setup)
    return found(kit.name, setup, seats, seed, "practice", salt=new_salt(), origin=record.id)


def own_seat(record: GameRecord, kit: Kit, state: State) -> Seat | None:
    """Where a spectator practises: the seat whose turn it is, else the next one that is no bot."""
    order, turn = kit.stage.order(state), kit.stage.turn(kit.game.view(state, None))
    at = 0 if turn is None else order.index(turn)
    return next((seat for seat in [*order[at:], *order[:at]] if record.seats[seat].kind != "bot"), None)


# A journal that somebody brought


Brought = tuple[Seat, int, str, str]
"""A choice: seat, place, name and what the table answered."""


def of_journal(text: bytes, longest: int) -> tuple[GameRecord, list[Brought], tuple[TakeBack, ...]]:
    """A game to look at, its choices by our own rules, and what it tells of choices that were taken back.

    That is plain data, which comes quickly from another process, however much it is.

    Refused says what is wrong with the journal.
    """
    try:
        saved = read(text)
        journal = saved.journal
        if journal.game not in games.names():
            raise Refused("bad-journal", message="server-other-game", game=journal.game[:LONGEST_NAME])
        kit = games.kit(journal.game)
        if len(journal.entries) > longest:
            raise Refused("too-long", n=longest)
        kit.form.check_brought(journal.setup)
        if saved.seed_withheld or journal.seed == "":
            raise Refused("bad-journal", message="server-no-seed")
        if journal.commitment != saved.commitment:
            raise Refused("bad-journal", message="server-wrong-seed")
        table: Table[Any] = replay(games.find, saved)
    except Refused:
        raise
    except LawboundError as error:
        raise Refused("bad-journal", message="server-because", reason=Told(error, longest=LONGEST_REASON)) from error
    except Exception as error:  # a setup that anybody may have written: whatever is wrong with it, it is no game
        raise Refused("bad-journal", message="server-strange-setup") from error
    if saved.result is not None and not check_result(saved, table).ok:
        raise Refused("bad-journal", message="server-wrong-result")
    if saved.luck is not None and not (checked := check_luck(saved, kit.game.version)).ok:
        raise Refused("bad-journal", message="server-audit-failed", detail=checked.sentence[:LONGEST_REASON])
    played = saved.played or saved.record
    luck = {"salt": journal.salt, "version": journal.version, "opening": given_text(played.opening or ())}
    record = found(kit.name, journal.setup, seats_of(kit, table.state), journal.seed or "", "replay", **luck)
    record = GameRecord(**{**vars(record), "ask_forced": journal.ask_forced})
    choices = [(each.seat, each.place, each.name, given_text(each.given or ())) for each in played.choices]
    return record, choices, journal.takebacks


def entries_of(choices: Sequence[Brought], takebacks: Sequence[TakeBack]) -> list[Entry]:
    """As the store keeps them. What was taken back stands where it was, or where a later one has led back to."""
    notes: dict[int, list[Entry]] = {}
    earliest = len(choices)
    for each in reversed(takebacks):
        earliest = min(earliest, each.made)
        note = Entry("retract", each.seat, each.choices, " ".join(map(str, each.agreed)))
        notes.setdefault(earliest, []).insert(0, note)
    entries = notes.get(0, [])
    for made, (seat, place, name, given) in enumerate(choices, 1):
        entries.append(Entry("choice", seat, place, "", name, given))
        entries += notes.get(made, ())
    return entries


def seats_of(kit: Kit, state: State) -> list[SeatRecord]:
    """Who played, as far as the journal tells."""
    seats = kit.stage.seats(state)
    named = state.names if len(state.names) == seats else ("",) * seats
    return [
        SeatRecord("bot", None, None)
        if kit.stage.is_bot(state, seat)
        else SeatRecord("computer", name, None)
        if len(name) <= LONGEST_NAME and knows(name)
        else SeatRecord("person", None, clean(name))
        for seat, name in enumerate(named)
    ]
