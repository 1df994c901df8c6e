"""Founding games: from a person's wishes, from a moment of another game, from a journal that somebody brought."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from lawbound import games
from lawbound.kernel import BadSetup, LawboundError, Seat, Seeded, Table, new_salt, new_seed
from lawbound.kernel.fairness import check_luck, check_result
from lawbound.kernel.journal_text import read, replay
from lawbound.kernel.record import given_text
from lawbound.players import knows
from lawbound.players import names as player_names
from lawbound.root.deal import deal_hidden
from lawbound.root.position_text import HEADER, dumps
from lawbound.root.rules import ROOT
from lawbound.root.state import SETTING_UP, State
from lawbound.server.course import Reader
from lawbound.server.messages import CreatedGame, NewGame
from lawbound.server.problems import Refused
from lawbound.server.store import GameRecord, LinkRecord, SeatRecord

SETTINGS: Final = (
    "map",
    "suits",
    "deck",
    "order",
    "cooperative",
    "team",
    "edition",
    "options",
    "services",
    "advanced",
    "discretion",
)
USUAL_DISCRETION: Final = "waited"
"""What a pause tells is hidden unless the host wishes otherwise; and nobody has to click where there is no choice."""
PRACTICE_PLAYER: Final = "greedy"
"""Who sits at the other people's seats in a practice game: worth practising against, and quick to answer."""
TURNS_OF_BOTS: Final = 400
"""A game of bots alone is played to its end in one go, so it must have one; such games last about forty turns."""
BOT: Final = "bot:"
LONGEST_REASON: Final = 500
LONGEST_NAME: Final = 40
LONGEST_POSITION: Final = 20_000


def new_link(role: str, seat: Seat | None = None) -> LinkRecord:
    return LinkRecord(secrets.token_urlsafe(24), role, seat)


def clean(name: str | None) -> str | None:
    """A name that can be shown: printable, not too long, and not only spaces."""
    shown = " ".join("".join([c if c.isprintable() else " " for c in (name or "")[:LONGEST_NAME]]).split())
    return shown or None


def found(setup: dict[str, Any], seats: Sequence[SeatRecord], seed: str, kind: str, **more: Any) -> GameRecord:
    """A new game with its links: the host's, one for each person, and one for spectators."""
    people = [new_link("seat", at) for at, seat in enumerate(seats) if seat.kind == "person" and kind != "replay"]
    host = [new_link("host")] if kind != "replay" else []
    return GameRecord(
        id=secrets.token_urlsafe(9),
        created=datetime.now(UTC),
        game=ROOT.name,
        setup=setup,
        seed=seed,
        ask_forced=False,
        kind=kind,
        seats=tuple(seats),
        links=(*host, *people, new_link("spectator")),
        **{"version": ROOT.version, **more},
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
    seats: list[SeatRecord] = []
    for wish in wishes["seats"]:
        player, is_bot = wish.get("player"), wish["seat"].startswith(BOT)
        if is_bot and player is not None:
            raise Refused("bad-setup", message="server-bot-has-no-player", seat=wish["seat"])
        seats.append(SeatRecord("bot", None, None) if is_bot else seat_for(player, wish.get("name")))
    setup: dict[str, Any] = {"seats": [wish["seat"] for wish in wishes["seats"]]}
    if all([seat.kind == "bot" for seat in seats]):
        setup["turn_limit"] = TURNS_OF_BOTS
    setup["discretion"] = USUAL_DISCRETION
    setup |= {key: wishes[key] for key in SETTINGS if key in wishes}
    if setup["discretion"] == USUAL_DISCRETION and len([seat for seat in seats if seat.kind != "bot"]) < 2:
        del setup["discretion"]  # alone with bots there is nobody to hide anything from
    named = names(seats)
    if named:
        setup["names"] = named
    seed = wishes.get("seed")
    luck = {"salt": new_salt(), "named_seed": seed is not None}
    record = found(setup, seats, new_seed() if seed is None else seed, "play", **luck)
    check(record)
    return record


def seat_for(player: str | None, name: str | None) -> SeatRecord:
    """A computer player, or a person."""
    if player is None:
        return SeatRecord("person", None, clean(name))
    if player not in player_names():  # as it is: how long it may think is for the server to say
        known = ", ".join(player_names())
        raise Refused("bad-setup", message="server-no-such-player", player=player, players=known)
    return SeatRecord("computer", player, None)


def names(seats: Sequence[SeatRecord]) -> list[str] | None:
    """As a setup names them, so that a saved game tells who played; None if nobody has a name."""
    found = [seat.name or seat.player or "" for seat in seats]
    return found if any(found) else None


def check(record: GameRecord) -> None:
    """Whether the game can be set up."""
    try:
        ROOT.start(record.setup)
    except BadSetup as error:
        raise Refused("bad-setup", message="server-because", reason=shortly(error)) from error


def shortly(error: LawboundError) -> str:
    """What is wrong, even if what is wrong is very long or cannot be written."""
    return str(error)[:LONGEST_REASON].encode("utf-8", "replace").decode()


# A moment of another game


def of_moment(record: GameRecord, past: Table[State], reader: Reader) -> GameRecord:
    """A practice game from the safe point at or before that moment: what the reader could not see is dealt anew."""
    seed = new_seed()
    state = past.safe_state
    if state.stage == SETTING_UP:
        setup = {**record.setup}
    else:
        seen: State = ROOT.view(state, reader).state
        setup = {"position": dumps(deal_hidden(seen, Seeded(f"{seed} dealt")))}
    mine = reader if reader is not None else own_seat(record, state)
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
    named = names(seats)
    practice = found(setup | ({"names": named} if named else {}), seats, seed, "practice", salt=new_salt())
    check(practice)
    return practice


def own_seat(record: GameRecord, state: State) -> Seat | None:
    """Where a spectator practises: the seat whose turn it is, else the next one that is no bot."""
    order = list(state.order)
    turn = order.index(state.turn)
    return next((seat for seat in [*order[turn:], *order[:turn]] if record.seats[seat].kind != "bot"), None)


# A journal that somebody brought


def of_journal(text: bytes, longest: int) -> tuple[GameRecord, list[tuple[Seat, int, str, str]]]:
    """A game to look at, and its choices: seat, place, name and what the table answered, by our own rules.

    That is plain data, which comes quickly from another process, however much it is.

    Refused says what is wrong with the journal.
    """
    try:
        saved = read(text)
        journal = saved.journal
        if journal.game != ROOT.name:
            raise Refused("bad-journal", message="server-other-game", game=journal.game[:LONGEST_NAME])
        if len(journal.entries) > longest:
            raise Refused("too-long", n=longest)
        check_position(journal.setup.get("position"))
        if saved.seed_withheld or journal.seed == "":
            raise Refused("bad-journal", message="server-no-seed")
        if journal.commitment != saved.commitment:
            raise Refused("bad-journal", message="server-wrong-seed")
        table: Table[State] = replay(games.find, saved)
    except Refused:
        raise
    except LawboundError as error:
        raise Refused("bad-journal", message="server-because", reason=shortly(error)) from error
    except Exception as error:  # a setup that anybody may have written: whatever is wrong with it, it is no game
        raise Refused("bad-journal", message="server-strange-setup") from error
    if saved.result is not None and not check_result(saved, table).ok:
        raise Refused("bad-journal", message="server-wrong-result")
    if saved.luck is not None and not (checked := check_luck(saved, ROOT.version)).ok:
        raise Refused("bad-journal", message="server-because", reason=checked.sentence[:LONGEST_REASON])
    played = saved.played or saved.record
    luck = {"salt": journal.salt, "version": journal.version, "opening": given_text(played.opening or ())}
    record = found(journal.setup, seats_of(journal.setup, table.state), journal.seed or "", "replay", **luck)
    record = GameRecord(**{**vars(record), "ask_forced": journal.ask_forced})
    return record, [(each.seat, each.place, each.name, given_text(each.given or ())) for each in played.choices]


def check_position(position: object) -> None:
    """A stranger's position is read only if it is a line as we write it; YAML can be small and yet mean very much."""
    if position is None:
        return
    if not isinstance(position, str) or not position.startswith(f"{HEADER} ") or len(position) > LONGEST_POSITION:
        raise Refused("bad-journal", message="server-strange-setup")


def seats_of(setup: dict[str, Any], state: State) -> list[SeatRecord]:
    """Who played, as far as the journal tells."""
    named = setup.get("names")
    known = named if isinstance(named, list) and len(named) == len(state.players) else [""] * len(state.players)
    return [
        SeatRecord("bot", None, None)
        if player.is_bot
        else SeatRecord("computer", name, None)
        if isinstance(name, str) and len(name) <= LONGEST_NAME and knows(name)
        else SeatRecord("person", None, clean(name) if isinstance(name, str) else None)
        for player, name in zip(state.players, known, strict=True)
    ]
