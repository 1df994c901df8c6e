"""The tables of the store, and how its databases are opened: SQLite in one file, or a PostgreSQL server.

Entries are only ever added; names that were not known are noted beside them once they are. Their key is the game and
the place in it, so whatever two servers believe, a game cannot fork.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    Table,
    Text,
    create_engine,
    event,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from lawbound.present.speech import Name
from lawbound.server.store_errors import StoreError, store_error

VERSION: Final = 5
MIGRATIONS: Final = {
    1: (
        "ALTER TABLE lawbound_games ADD COLUMN salt TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE lawbound_games ADD COLUMN named_seed BOOLEAN",
    ),
    2: (
        "ALTER TABLE lawbound_games ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE lawbound_games ADD COLUMN opening TEXT",
        "ALTER TABLE lawbound_entries ADD COLUMN name TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE lawbound_entries ADD COLUMN given TEXT NOT NULL DEFAULT ''",
    ),
    3: ("ALTER TABLE lawbound_games ADD COLUMN origin TEXT",),
    4: (),  # tables for evenings, which are made where they are missing
}
"""What makes a store of that version one of the next. Servers of the older version that still run are not disturbed."""
PATIENCE: Final = 2000
"""Milliseconds to wait for somebody else who is writing. Players wait too, so rather say that the store is locked."""
SETUP_LOCK: Final = 0x4C617762
"""An advisory lock of PostgreSQL: two servers that start together make the tables one after the other."""
POSTGRES: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "application_name": "lawbound",
}

metadata: Final = MetaData()

schema: Final = Table("lawbound_schema", metadata, Column("version", Integer, primary_key=True, autoincrement=False))

games: Final = Table(
    "lawbound_games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Text, nullable=False),  # ISO 8601, UTC
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("ask_forced", Boolean, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("seed", JSON, nullable=False),  # people may type any letters, even such as a text column refuses
    Column("seats", JSON, nullable=False),  # as they are now
    Column("links", JSON, nullable=False),  # as they are now
    Column("length", Integer, nullable=False),  # how many entries it has
    Column("salt", Text, nullable=False, server_default=""),
    Column("named_seed", Boolean),  # unknown for games of version 1
    Column("version", Integer, nullable=False, server_default="0"),  # of the rules that it began with; 0: unknown
    Column("opening", Text),  # what the table answered before the first choice; unknown until the game is opened
    Column("origin", Text),  # of a practice game: the game that it was branched from; unknown before version 4
)

entries: Final = Table(
    "lawbound_entries",
    metadata,
    Column("game", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("note", Text, nullable=False),
    Column("name", Text, nullable=False, server_default=""),  # of a choice: what was asked, and what was chosen
    Column("given", Text, nullable=False, server_default=""),  # what the table answered after it
    sqlite_with_rowid=False,  # a game's entries lie side by side
)

evenings: Final = Table(
    "lawbound_evenings",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Text, nullable=False),  # ISO 8601, UTC
    Column("game", Text, nullable=False),
    Column("setup", JSON, nullable=False),
)

acts: Final = Table(
    "lawbound_acts",
    metadata,
    Column("evening", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("act", JSON, nullable=False),
    sqlite_with_rowid=False,
)


def open_engine(url: str) -> Engine:
    """The database at that address, with our tables in it. StoreError says why not."""
    where = _address(url)
    engine = _sqlite(where) if where.get_backend_name() == "sqlite" else _postgres(where)
    try:
        _prepare(engine, url)
    except (SQLAlchemyError, sqlite3.Error) as error:
        engine.dispose()
        problem = store_error(error)
        message = Name("store-open-failed", message=problem.message, reason=problem.detail)
        raise StoreError(message, problem.code, problem.detail) from error
    except StoreError:
        engine.dispose()
        raise
    return engine


def _address(url: str) -> URL:
    """A file name is an address too."""
    if "://" not in url:
        if not url or url == ":memory:":
            raise StoreError(Name("store-open-url", url=url))
        return URL.create("sqlite", database=url)
    try:
        where = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError(Name("store-open-url", url=url.partition("://")[0] + "://...")) from None
    known = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    driver = known.get(where.drivername.partition("+")[0])
    if driver is None or (driver == "sqlite" and where.database in (None, "", ":memory:")):
        raise StoreError(Name("store-open-url", url=where.render_as_string()))  # the password is hidden
    return where.set(drivername=driver)


def _sqlite(where: URL) -> Engine:
    name = str(where.database)
    if not name.startswith("file:"):  # an address in SQLite's own notation has its folder already
        try:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(Name("store-open-folder", reason=str(error))) from error
    # Parameters stay out of error messages, and so out of logs: links and seeds are secrets.
    engine = create_engine(where, hide_parameters=True, pool_size=8, max_overflow=16, pool_timeout=5)

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # `begun` begins transactions, not the driver
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # Whoever is going to write says so at once: two who read first and then write would both have to give up.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def sqlite_file(engine: Engine) -> Path | None:
    """The file of an SQLite store."""
    if engine.dialect.name != "sqlite":
        return None
    with engine.connect() as db:  # SQLite knows best which file its own notation of addresses means
        name = db.exec_driver_sql("PRAGMA database_list").first()
    return Path(name[2]) if name is not None and name[2] else None


def _postgres(where: URL) -> Engine:
    own = {key: value for key, value in POSTGRES.items() if key not in where.query}
    engine = create_engine(
        where,
        hide_parameters=True,
        isolation_level="READ COMMITTED",
        pool_pre_ping=True,
        pool_size=8,
        max_overflow=16,
        pool_timeout=5,
        connect_args=own,
    )

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.autocommit = True
        connection.execute(f"SET lock_timeout = {PATIENCE}")
        connection.execute(f"SET statement_timeout = {10 * PATIENCE}")
        connection.autocommit = False

    return engine


def _prepare(engine: Engine, url: str) -> None:
    """Find our tables or make them; a file that is not ours is left exactly as it was."""
    is_file = engine.dialect.name == "sqlite"
    old = False
    with engine.connect() as db:
        names = inspect(db).get_table_names()
        if schema.name in names:
            old = _check_version(db) < VERSION
        elif names and is_file:
            raise StoreError(Name("store-open-foreign", url=url))
    if is_file:
        connection = engine.raw_connection()
        try:
            connection.cursor().execute(
                "PRAGMA journal_mode = WAL"
            )  # outside of any transaction; the file remembers it
        finally:
            connection.close()
    if old or schema.name not in names:
        with engine.execution_options(writes=True).begin() as db:
            if not is_file:
                db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": SETUP_LOCK})
            metadata.create_all(db)
            if db.execute(select(schema.c.version)).first() is None:
                db.execute(insert(schema).values(version=VERSION))
            _migrate(db)


def _check_version(db: Connection) -> int:
    found = db.execute(select(schema.c.version)).scalar()
    if found is None or found > VERSION:
        raise StoreError(Name("store-open-newer", found=found or 0, known=VERSION))
    return int(found)


def _migrate(db: Connection) -> None:
    """Step by step to our version, all or nothing; another server may have been first."""
    for version in range(_check_version(db), VERSION):
        for statement in MIGRATIONS[version]:
            db.execute(text(statement))
        db.execute(update(schema).values(version=version + 1))
