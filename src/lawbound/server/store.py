"""The journal store: what every game was set up with, and every choice made in it.

A game only ever grows. Whoever appends says how long they believe the game is; if somebody else was quicker they are
told so, and nothing of theirs is stored. The same code serves SQLite (one server) and PostgreSQL (several).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lawbound.kernel import commitment
from lawbound.present.speech import Name
from lawbound.server.store_errors import Behind, StoreError, plainly
from lawbound.server.store_listen import NOTIFY, Listener, notice
from lawbound.server.store_lock import Claim
from lawbound.server.store_schema import entries as entry_table
from lawbound.server.store_schema import games, open_engine, schema, sqlite_file

__all__ = ["Append", "Behind", "Entry", "GameRecord", "LinkRecord", "SeatRecord", "Store", "StoreError"]


@dataclass(frozen=True)
class LinkRecord:
    """Who may sit down or look on: whoever knows the token."""

    token: str = field(repr=False)  # a secret, so it is not printed
    role: str  # host, seat, spectator
    seat: int | None


@dataclass(frozen=True)
class SeatRecord:
    """Who decides for a seat."""

    kind: str  # person, bot, computer
    player: str | None  # the computer player's name
    name: str | None  # the person's name; at a computer player's seat, of the person who may take it back

    def note(self) -> str:
        """As the note of a "seat" entry."""
        return json.dumps(asdict(self))

    @staticmethod
    def read(note: str) -> SeatRecord:
        return SeatRecord(**json.loads(note))


@dataclass(frozen=True)
class GameRecord:
    """A game without its entries; seats and links as they are now."""

    id: str
    created: datetime
    game: str
    setup: dict[str, Any]
    seed: str = field(repr=False)  # a secret until the game is over
    ask_forced: bool
    kind: str  # play, lesson, practice, replay
    seats: tuple[SeatRecord, ...]
    links: tuple[LinkRecord, ...]
    salt: str = field(default="", repr=False)  # of the commitment to the seed; as secret as the seed
    named_seed: bool = False  # by a person, who therefore knows it
    version: int = 0  # of the rules that it began with; 0: not known
    opening: str | None = field(default=None, repr=False)  # what the table answered before the first choice, if known
    origin: str | None = None  # of a practice game: the game that it was branched from, if known

    @property
    def commitment(self) -> str:
        """To the seed, for everybody to see; nothing where luck was recorded."""
        return commitment(self.seed, self.salt) if self.seed else ""

    @property
    def secret(self) -> str:
        """What nobody but this server knows, even of a game whose seed somebody can guess."""
        return f"{self.seed} {self.salt}" if self.salt else self.seed


@dataclass(frozen=True)
class Entry:
    """One thing that happened to a game.

    A choice has the place of the option as its value, its name, and what the table answered after it (`kernel.record`);
    an undo has the number of choices that are kept; a seat that was handed to somebody else has the new SeatRecord as
    its note. Where mended rules do not allow a stored choice any more, what is lost of the game is taken back, and the
    number of choices lost is noted.

    Where choices are taken back after something has been seen, a "retract" follows the undo, with the number of the
    seat's own choices as its value and the seats that agreed as its note. Before it may stand a "petition" with the
    same value, and the "consent" (1 or 0) of others. A server that does not know these takes the undo for what it is.
    """

    kind: str  # choice, undo, seat, lost, retract, petition, consent
    seat: int
    value: int
    note: str = ""
    name: str = ""  # empty: stored by a version that knew no names
    given: str = field(default="", repr=False)


@dataclass(frozen=True)
class Append:
    """Entries for a game that should have `expected` of them; `links` replace those of the seat handed over."""

    game: str
    expected: int
    entries: tuple[Entry, ...]
    links: tuple[LinkRecord, ...] | None = None


OUR_SEED: Final = re.compile(r"[0-9a-f]{32}")


def _rows(game: str, first: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"game": game, "seq": seq, **vars(entry)} for seq, entry in enumerate(entries, first)]


class _Head:
    """What an append changes of a game besides adding entries."""

    __slots__ = ("length", "links", "seats")

    def __init__(self, length: int, seats: list[dict[str, Any]], links: list[dict[str, Any]]) -> None:
        self.length = length
        self.seats = seats
        self.links = links

    def take(self, append: Append) -> list[dict[str, Any]]:
        """The rows of these entries."""
        rows = _rows(append.game, self.length, append.entries)
        self.length += len(rows)
        for entry in append.entries:
            if entry.kind == "seat":
                self.seats[entry.seat] = asdict(SeatRecord.read(entry.note))
                if append.links is not None:
                    self._replace_links(entry.seat, append.links)
        return rows

    def _replace_links(self, seat: int, links: Sequence[LinkRecord]) -> None:
        old = [at for at, link in enumerate(self.links) if link["role"] == "seat" and link["seat"] == seat]
        at = old[0] if old else len(self.links)
        kept = [link for n, link in enumerate(self.links) if n not in old]
        self.links = [*kept[:at], *[asdict(link) for link in links], *kept[at:]]


_FIND_HEADS: Final = (
    select(games.c.id, games.c.length, games.c.seats, games.c.links)
    .where(games.c.id.in_(bindparam("games", expanding=True)))
    .order_by(games.c.id)  # everybody locks in the same order, so nobody waits for one who waits for them
    .with_for_update()
)
_MOVE_HEAD: Final = update(games).where(games.c.id == bindparam("which")).values(length=bindparam("new_length"))
_REPLACE_SEATS: Final = (
    update(games)
    .where(games.c.id == bindparam("which"))
    .values(
        seats=bindparam("new_seats", type_=games.c.seats.type), links=bindparam("new_links", type_=games.c.links.type)
    )
)


_NAME: Final = (
    update(entry_table)
    .where(entry_table.c.seq == bindparam("at"), entry_table.c.name == "")
    .values(seat=bindparam("who"), name=bindparam("called"), given=bindparam("gave"))
)


def _looks_named(seed: str) -> bool:
    """Of a game from before that was stored: ours look otherwise."""
    return seed != "" and not OUR_SEED.fullmatch(seed)


class Store:
    """The games that are kept. Safe to use from several threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(writes=True)
        self._tells = engine.dialect.name == "postgresql"
        # One statement needs no transaction around it, but SQLite's are begun by us.
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT") if self._tells else engine
        self._listeners: list[Listener] = []
        self._claim: Claim | None = None

    @property
    def reading(self) -> Engine:
        """To read what else is kept here."""
        return self._reading

    @property
    def writing(self) -> Engine:
        """To write what else is kept here, in transactions."""
        return self._writing

    @staticmethod
    def open(url: str) -> Store:
        """The store at `sqlite:///path/file.db`, a plain path, or `postgresql://...`; made if there is none yet."""
        return Store(open_engine(url))

    def claim(self) -> None:
        """Be the one server of this file, until it is closed; StoreError if another is. PostgreSQL has many servers."""
        file = sqlite_file(self._engine)
        if self._claim is None and file is not None:
            self._claim = Claim(file)

    def create(self, record: GameRecord, entries: Sequence[Entry] = ()) -> None:
        """Store a new game, with the entries that it starts with."""
        row = {
            **asdict(record),
            "created": record.created.astimezone(UTC).isoformat(),
            "seats": [asdict(seat) for seat in record.seats],
            "links": [asdict(link) for link in record.links],
            "length": len(entries),
        }
        rows = _rows(record.id, 0, entries)
        try:
            with plainly(), self._writing.begin() as db:
                db.execute(insert(games), row)
                if rows:
                    db.execute(insert(entry_table), rows)
        except StoreError as error:
            if isinstance(error.__cause__, IntegrityError):
                raise StoreError(Name("store-exists")) from error
            raise

    def find(self, game: str) -> GameRecord | None:
        """The game with its seats and links as they are now."""
        with plainly(), self._reading.connect() as db:
            row = db.execute(select(games).where(games.c.id == game)).first()
        if row is None:
            return None
        return GameRecord(
            id=row.id,
            created=datetime.fromisoformat(row.created),
            game=row.game,
            setup=row.setup,
            seed=row.seed,
            ask_forced=row.ask_forced,
            kind=row.kind,
            seats=tuple([SeatRecord(**seat) for seat in row.seats]),
            links=tuple([LinkRecord(**link) for link in row.links]),
            salt=row.salt,
            named_seed=_looks_named(row.seed) if row.named_seed is None else row.named_seed,
            version=row.version,
            opening=row.opening,
            origin=row.origin,
        )

    def entries(self, game: str, since: int = 0) -> list[Entry]:
        """What happened in the game, from that place on."""
        table = entry_table.c
        columns = (table.kind, table.seat, table.value, table.note, table.name, table.given)
        wanted = select(*columns).where(table.game == game, table.seq >= since)
        with plainly(), self._reading.connect() as db:
            return [Entry(*row) for row in db.execute(wanted.order_by(table.seq))]

    def length(self, game: str) -> int:
        """How many entries the game has."""
        with plainly(), self._reading.connect() as db:
            return db.execute(select(games.c.length).where(games.c.id == game)).scalar() or 0

    def append(self, appends: Sequence[Append]) -> list[int | Behind]:
        """Store a batch in one transaction: the new length of each game, or Behind where it had grown meanwhile.

        After a StoreError nothing of the batch is stored. Only if the server was lost while it committed can that not
        be known; then trying again gives Behind for what was stored after all, so nothing is ever stored twice.
        """
        if not appends:
            return []
        with plainly(), self._writing.begin() as db:
            return self._append(db, appends)

    def _append(self, db: Connection, appends: Sequence[Append]) -> list[int | Behind]:
        wanted = {"games": list(dict.fromkeys([append.game for append in appends]))}
        heads = {row.id: _Head(row.length, row.seats, row.links) for row in db.execute(_FIND_HEADS, wanted)}
        results: list[int | Behind] = []
        rows: list[dict[str, Any]] = []
        grown: dict[str, _Head] = {}
        reseated: dict[str, _Head] = {}
        for append in appends:
            head = heads.get(append.game)
            if head is None or head.length != append.expected:
                results.append(Behind(append.game, head.length if head is not None else 0))
                continue
            rows += head.take(append)
            results.append(head.length)
            grown[append.game] = head
            if any([entry.kind == "seat" for entry in append.entries]):
                reseated[append.game] = head
        if rows:
            db.execute(insert(entry_table), rows)
            db.execute(_MOVE_HEAD, [{"which": game, "new_length": head.length} for game, head in grown.items()])
            if reseated:
                changes = [
                    {"which": game, "new_seats": head.seats, "new_links": head.links} for game, head in reseated.items()
                ]
                db.execute(_REPLACE_SEATS, changes)
            if self._tells:  # heard when, and only if, all this is committed
                db.execute(NOTIFY, {"heard": [notice(game, head.length) for game, head in grown.items()]})
        return results

    def note(self, game: str, opening: str | None, names: Mapping[int, Entry]) -> None:
        """What was not known of a game when it was stored: its opening, and the names of choices by their place."""
        with plainly(), self._writing.begin() as db:
            if opening is not None:
                db.execute(update(games).where(games.c.id == game).values(opening=opening))
            if names:
                rows = [
                    {"at": at, "who": entry.seat, "called": entry.name, "gave": entry.given}
                    for at, entry in names.items()
                ]
                db.execute(_NAME.where(entry_table.c.game == game), rows)

    def try_to_write(self) -> None:
        """Change nothing, but for good: StoreError if that cannot be stored."""
        with plainly(), self._writing.begin() as db:
            db.execute(update(schema).values(version=schema.c.version))

    def listen(self, heard: Callable[[str, int], None]) -> Callable[[], None]:
        """Be told of every append to a PostgreSQL store, in a thread of its own; returns what ends that.

        An SQLite store has one server, which knows what it appends: nothing is told.
        """
        if not self._tells:
            return lambda: None
        listener = Listener(self._engine, heard)
        self._listeners.append(listener)
        listener.start()
        return listener.stop

    def count(self) -> int:
        """How many games are stored."""
        with plainly(), self._reading.connect() as db:
            return db.execute(select(func.count()).select_from(games)).scalar() or 0

    def close(self) -> None:
        """End listening and let the database go."""
        for listener in self._listeners:
            listener.stop()
        self._engine.dispose()
        if self._claim is not None:
            self._claim.release()
            self._claim = None
