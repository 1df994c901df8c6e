"""The journal store, on both databases: nothing acknowledged is lost, nothing is stored twice, no game forks."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine, insert
from tests.server.postgres import Postgres

from lawbound.kernel import commitment
from lawbound.present.speech import say
from lawbound.server.store import Append, Behind, Entry, GameRecord, LinkRecord, SeatRecord, Store, StoreError
from lawbound.server.store_schema import VERSION, games
from lawbound.server.store_schema import entries as entry_table

DATABASES = ("sqlite", "postgresql")


def record(id: str = "game", **changes: object) -> GameRecord:
    fields: dict[str, object] = {
        "id": id,
        "created": datetime(2025, 3, 4, 5, 6, 7, 89, tzinfo=UTC),
        "game": "root",
        "setup": {"seats": ["marquise", "bot:eyrie@hard+swoop"], "map": "lake", "options": {"a": "b"}},
        "seed": "a seed",
        "ask_forced": False,
        "kind": "play",
        "seats": (SeatRecord("person", None, "Žofie"), SeatRecord("bot", None, None)),
        "links": (LinkRecord("h", "host", None), LinkRecord("a", "seat", 0), LinkRecord("s", "spectator", None)),
    }
    return GameRecord(**{**fields, **changes})  # type: ignore[arg-type]


def choice(value: int, seat: int = 0) -> Entry:
    return Entry("choice", seat, value)


def one(game: str, expected: int, value: int) -> list[Append]:
    return [Append(game, expected, (choice(value),))]


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address where there is no store yet, for each kind of database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store.open(url)) as opened:
        yield opened


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


# Storing and finding


def test_a_game_is_found_as_it_was_created(store: Store) -> None:
    mine, other = record(), record("other", kind="practice", ask_forced=True, seats=(), links=(), setup={})
    assert store.count() == 0
    store.create(mine)
    store.create(other, [choice(3), Entry("undo", 1, 0)])
    assert store.find("game") == mine
    assert store.find("other") == other
    assert store.find("nobody's") is None
    assert store.entries("game") == store.entries("nobody's") == []
    assert store.entries("other") == [choice(3), Entry("undo", 1, 0)]
    assert (store.length("game"), store.length("other"), store.length("nobody's")) == (0, 2, 0)
    assert store.count() == 2


def test_times_are_kept_in_utc(store: Store) -> None:
    store.create(record(created=datetime(2025, 7, 1, 1, 30, tzinfo=timezone(timedelta(hours=2)))))
    found = store.find("game")
    assert found is not None
    assert found.created == datetime(2025, 6, 30, 23, 30, tzinfo=UTC)
    assert found.created.tzinfo == UTC


def test_people_may_type_any_letters(store: Store) -> None:
    odd = "\0 \ud800 \U0001f98a '; DROP TABLE lawbound_games; --"
    strange = record(seed=odd, setup={"names": [odd]}, seats=(SeatRecord("person", None, odd),))
    store.create(strange)
    assert store.find("game") == strange
    heir = SeatRecord("person", None, odd + "!")
    assert store.append([Append("game", 0, (Entry("seat", 0, 0, heir.note()),))]) == [1]
    found = store.find("game")
    assert found is not None
    assert found.seats == (heir,)
    assert SeatRecord.read(store.entries("game")[0].note) == heir


def test_an_id_is_used_once(store: Store) -> None:
    store.create(record(), [choice(1)])
    with pytest.raises(StoreError) as caught:
        store.create(record(seed="another"), [choice(2), choice(3)])
    assert str(caught.value) == say("store-exists")
    assert store.find("game") == record()
    assert store.entries("game") == [choice(1)]


def test_secrets_are_not_printed() -> None:
    printed = repr(record(seed="tulip", links=(LinkRecord("orchid", "host", None),)))
    assert "tulip" not in printed
    assert "orchid" not in printed


# Appending


def test_a_game_grows_from_where_it_is(store: Store) -> None:
    store.create(record())
    assert store.append([]) == []
    assert store.append([Append("game", 0, (choice(1), choice(2)))]) == [2]
    assert store.append(one("game", 2, 3)) == [3]
    assert store.append([Append("game", 3, ())]) == [3]
    assert store.entries("game") == [choice(1), choice(2), choice(3)]
    assert store.entries("game", 2) == [choice(3)]
    assert store.entries("game", 3) == store.entries("game", 9) == []
    assert store.length("game") == 3


def test_whoever_is_behind_is_told_and_spoils_nothing_for_the_others(store: Store) -> None:
    for id in ("a", "b", "c"):
        store.create(record(id), [choice(0)])
    answers = store.append(
        [
            *one("c", 1, 10),
            *one("b", 0, 11),  # behind
            *one("a", 1, 12),
            *one("c", 2, 13),  # follows the first
            *one("c", 2, 14),  # behind, because of the one before
            *one("b", 2, 15),  # ahead of what is stored is as wrong
            *one("nobody's", 0, 16),
        ]
    )
    lengths = [answer if isinstance(answer, int) else ("behind", answer.game, answer.length) for answer in answers]
    behind = [("behind", "b", 1), ("behind", "c", 3), ("behind", "b", 1), ("behind", "nobody's", 0)]
    assert lengths == [2, behind[0], 2, 3, *behind[1:]]
    assert str(answers[4]) == say("store-behind", length=3)
    assert [entry.value for id in ("a", "b", "c") for entry in store.entries(id)] == [0, 12, 0, 0, 10, 13]
    assert store.entries("nobody's") == []


def test_a_seat_is_handed_over_with_its_links(store: Store) -> None:
    store.create(record(links=(*record().links, LinkRecord("b", "seat", 1))))
    computer, person = SeatRecord("computer", "random", None), SeatRecord("person", None, "Ada")
    given = Append("game", 0, (Entry("seat", 0, 0, computer.note()),), ())
    assert store.append([given]) == [1]
    found = store.find("game")
    assert found is not None
    assert found.seats == (computer, record().seats[1])
    assert [link.token for link in found.links] == ["h", "s", "b"]
    again = Append("game", 1, (choice(1), Entry("seat", 1, 0, person.note())), (LinkRecord("c", "seat", 1),))
    late = Append("game", 0, (Entry("seat", 0, 0, person.note()),), (LinkRecord("d", "seat", 0),))
    assert store.append([again])[0] == 3
    assert isinstance(store.append([late])[0], Behind)
    found = store.find("game")
    assert found is not None
    assert found.seats == (computer, person)
    assert [link.token for link in found.links] == ["h", "s", "c"]
    assert [SeatRecord.read(entry.note) for entry in store.entries("game") if entry.kind == "seat"] == [
        computer,
        person,
    ]


def test_a_game_is_still_there_when_the_store_is_opened_again(url: str) -> None:
    with closing(Store.open(url)) as store:
        store.create(record())
        store.append(one("game", 0, 7))
    with closing(Store.open(url)) as store:
        assert store.find("game") == record()
        assert store.entries("game") == [choice(7)]


def test_threads_may_share_a_store(store: Store) -> None:
    for id in range(6):
        store.create(record(str(id)))
    wrong: list[object] = []

    def play(id: str) -> None:
        for n in range(15):
            if store.append(one(id, n, n)) != [n + 1] or len(store.entries(id)) != n + 1:
                wrong.append((id, n))

    threads = [threading.Thread(target=play, args=(str(id),)) for id in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


# Trouble


def test_a_locked_file_says_so_and_works_again_afterwards(file: Path) -> None:
    with closing(Store.open(str(file))) as store, closing(sqlite3.connect(file, isolation_level=None)) as other:
        store.create(record())
        other.execute("BEGIN EXCLUSIVE")
        begun = time.monotonic()
        with pytest.raises(StoreError) as caught:
            store.append(one("game", 0, 1))
        assert 1.5 < time.monotonic() - begun < 6
        assert caught.value.code == "locked"
        assert str(caught.value) == say("store-locked")
        assert store.find("game") == record()  # reading goes on
        other.execute("ROLLBACK")
        assert store.append(one("game", 0, 2)) == [1]
        assert store.entries("game") == [choice(2)]
        assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_locked_game_of_a_server_says_so_and_works_again_afterwards(postgres: Postgres) -> None:
    address = postgres.new_database()
    with closing(Store.open(address)) as store, psycopg.connect(address) as other:
        store.create(record())
        store.create(record("free"))
        other.execute("SELECT * FROM lawbound_games WHERE id = 'game' FOR UPDATE")
        with pytest.raises(StoreError) as caught:
            store.append([*one("free", 0, 1), *one("game", 0, 1)])
        assert caught.value.code == "locked"
        assert store.length("free") == store.length("game") == 0
        other.rollback()
        assert store.append([*one("free", 0, 1), *one("game", 0, 1)]) == [1, 1]


def test_a_full_server_says_so_and_nothing_of_the_batch_is_stored(postgres: Postgres) -> None:
    address = postgres.new_database()
    with closing(Store.open(address)) as store, psycopg.connect(address, autocommit=True) as other:
        store.create(record("a"))
        store.create(record("b"))
        other.execute(
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$"
        )
        other.execute(
            "CREATE TRIGGER full_disk BEFORE INSERT ON lawbound_entries FOR EACH ROW WHEN (NEW.value = 13) "
            "EXECUTE FUNCTION refuse()"
        )
        with pytest.raises(StoreError) as caught:
            store.append([*one("a", 0, 1), *one("b", 0, 13)])
        assert (caught.value.code, str(caught.value)) == ("full", say("store-full"))
        assert "No space left" in caught.value.detail
        assert store.entries("a") == store.entries("b") == []
        other.execute("DROP TRIGGER full_disk ON lawbound_entries")
        assert store.append([*one("a", 0, 1), *one("b", 0, 13)]) == [1, 1]


def test_a_file_that_can_only_be_read_says_so(file: Path) -> None:
    with closing(Store.open(str(file))) as store:
        store.create(record())
    with closing(Store.open(f"sqlite:///file:{file}?mode=ro&uri=true")) as store:
        assert store.find("game") == record()
        with pytest.raises(StoreError) as caught:
            store.append(one("game", 0, 1))
        assert (caught.value.code, str(caught.value)) == ("other", say("store-read-only"))


def test_a_damaged_file_says_so(file: Path) -> None:
    with closing(Store.open(str(file))) as store:
        store.create(record())
    with closing(sqlite3.connect(file)) as other:
        (page,) = other.execute("SELECT rootpage FROM sqlite_master WHERE name = 'lawbound_games'").fetchone()
        (size,) = other.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(b"\x5a" * size)
    with closing(Store.open(str(file))) as store, pytest.raises(StoreError) as caught:
        store.find("game")
    assert (caught.value.code, str(caught.value)) == ("other", say("store-damaged"))


def test_a_server_that_went_away_is_unreachable_and_found_again(postgres: Postgres) -> None:
    heard: list[tuple[str, int]] = []
    address = postgres.new_database()
    with closing(Store.open(address)) as store, closing(Store.open(address)) as elsewhere:
        store.create(record())
        store.listen(lambda game, length: heard.append((game, length)))
        postgres.stop()
        try:
            for act in (lambda: store.append(one("game", 0, 1)), lambda: store.find("game"), store.count):
                with pytest.raises(StoreError) as caught:
                    act()
                assert (caught.value.code, str(caught.value)) == ("unreachable", say("store-unreachable"))
        finally:
            postgres.start(postgres.port)
        assert elsewhere.append(one("game", 0, 1)) == [1]
        assert store.append(one("game", 1, 2)) == [2]
        assert store.entries("game") == [choice(1), choice(2)]
        wait_for(lambda: ("game", 2) in heard)  # whether told or asked after the connection was made again
        elsewhere.append(one("game", 2, 3))
        wait_for(lambda: ("game", 3) in heard)


# Opening


def test_a_plain_path_is_a_store_and_its_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.db"
    with closing(Store.open(str(path))) as store:
        store.create(record())
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="folder"):
        Store.open(str(tmp_path / "file" / "games.db"))


def test_a_store_of_a_newer_version_is_refused(url: str) -> None:
    with closing(Store.open(url)) as store, store._engine.begin() as db:
        db.exec_driver_sql("UPDATE lawbound_schema SET version = 7")
    with pytest.raises(StoreError) as caught:
        Store.open(url)
    assert str(caught.value) == say("store-open-newer", found=7, known=VERSION)


VERSION_1 = (
    "CREATE TABLE lawbound_schema (version INTEGER NOT NULL, PRIMARY KEY (version))",
    "CREATE TABLE lawbound_games (id TEXT NOT NULL, created TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, "
    "ask_forced BOOLEAN NOT NULL, setup JSON NOT NULL, seed JSON NOT NULL, seats JSON NOT NULL, links JSON NOT NULL, "
    "length INTEGER NOT NULL, PRIMARY KEY (id))",
    "CREATE TABLE lawbound_entries (game TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, "
    "seat INTEGER NOT NULL, value INTEGER NOT NULL, note TEXT NOT NULL, PRIMARY KEY (game, seq))",
    "INSERT INTO lawbound_schema VALUES (1)",
)


def version_1(url: str, *seeds: str) -> None:
    """A store as version 1 made it, with a game for each seed."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as db:
        for statement in VERSION_1:
            db.exec_driver_sql(statement)
        for seed in seeds:
            db.exec_driver_sql(
                f"INSERT INTO lawbound_games VALUES ('game-{seed}', '2026-01-02T03:04:05+00:00', 'root', 'play', "
                f"""{"TRUE"}, '{{"seats": ["marquise"]}}', '"{seed}"', '[]', '[]', 1)"""
            )
            db.exec_driver_sql(f"INSERT INTO lawbound_entries VALUES ('game-{seed}', 0, 'choice', 0, 3, '')")
    engine.dispose()


def test_a_store_of_version_1_is_taken_along(url: str) -> None:
    version_1(url, "ours" * 8, "0123456789abcdef" * 2)
    threads = [threading.Thread(target=lambda: Store.open(url).close()) for _ in range(3)]  # who is first does it
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with closing(Store.open(url)) as store:
        for seed, named in (("ours" * 8, True), ("0123456789abcdef" * 2, False)):
            found = store.find(f"game-{seed}")
            assert found is not None
            assert (found.seed, found.salt, found.named_seed) == (seed, "", named)
            assert found.commitment == commitment(seed)
            assert store.entries(found.id) == [choice(3)]
        store.create(record(id="new", seed="word", salt="0123456789abcdef", named_seed=False))
        new = store.find("new")
        assert new is not None and (new.salt, new.named_seed) == ("0123456789abcdef", False)
        assert new.commitment == commitment("word", "0123456789abcdef") != commitment("word")
        with store._engine.begin() as db:  # what a server of version 1 that still runs would store
            row = "'old', '2026-01-02T03:04:05+00:00', 'root', 'play', TRUE, '{}', '\"x\"', '[]', '[]', 0"
            columns = "id, created, game, kind, ask_forced, setup, seed, seats, links, length"
            db.exec_driver_sql(f"INSERT INTO lawbound_games ({columns}) VALUES ({row})")
        old = store.find("old")
        assert old is not None and (old.salt, old.named_seed, old.origin) == ("", True, None)
        store.create(record(id="practice", kind="practice", origin="old"))
        practice = store.find("practice")
        assert practice is not None and practice.origin == "old"


def test_the_salt_is_as_secret_as_the_seed() -> None:
    secret = record(seed="a-seed", salt="0123456789abcdef")
    assert "a-seed" not in repr(secret) and "0123456789abcdef" not in repr(secret)


def test_a_file_has_one_server(file: Path, tmp_path: Path) -> None:
    with closing(Store.open(str(file))) as first, closing(Store.open(f"sqlite:///{file}")) as second:
        first.claim()
        first.claim()
        (tmp_path / "another name.db").symlink_to(file)
        with closing(Store.open(str(tmp_path / "another name.db"))) as third:
            for other in (second, third):
                with pytest.raises(StoreError) as caught:
                    other.claim()
                assert str(caught.value).startswith("Another Lawbound server keeps its games in ")
                assert caught.value.code == "locked"
        assert second.count() == 0  # whoever only looks need not be the server
        first.close()
        second.claim()


def test_postgres_has_many_servers(postgres: Postgres) -> None:
    address = postgres.new_database()
    with closing(Store.open(address)) as first, closing(Store.open(address)) as second:
        first.claim()
        second.claim()


def test_a_file_of_another_program_is_refused_and_left_alone(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.commit()
    before = file.read_bytes()
    with pytest.raises(StoreError) as caught:
        Store.open(str(file))
    assert str(caught.value) == say("store-open-foreign", url=str(file))
    assert file.read_bytes() == before
    file.write_text("Dear diary, today I have been no database at all. " * 100)
    with pytest.raises(StoreError, match="no database at all"):
        Store.open(str(file))
    assert file.read_text().startswith("Dear diary")


@pytest.mark.parametrize(
    "wrong", ["", ":memory:", "sqlite://", "mysql://host/db", "https://example.org", "postgresql://host:no-port/games"]
)
def test_an_address_that_is_no_store_is_refused(wrong: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store.open(wrong)
    assert "is no store" in str(caught.value)


def test_a_server_that_is_not_there_is_unreachable_and_the_password_stays_secret(postgres: Postgres) -> None:
    with pytest.raises(StoreError) as caught:
        Store.open("postgresql://me:hush@127.0.0.1:1/games")
    assert caught.value.code == "unreachable"
    assert "refused" in str(caught.value)
    with pytest.raises(StoreError, match="does not exist"):
        Store.open(postgres.address("no_such_database"))
    with pytest.raises(StoreError, match="is no store") as caught:
        Store.open("mysql://me:hush@127.0.0.1/games")
    assert "hush" not in str(caught.value)


def test_servers_that_start_together_make_the_tables_once(url: str) -> None:
    opened: list[Store] = []
    threads = [threading.Thread(target=lambda: opened.append(Store.open(url))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 4
    opened[0].create(record())
    assert [store.count() for store in opened] == [1, 1, 1, 1]
    for store in opened:
        store.close()


def test_one_of_ten_thousand_games_is_opened_quickly(store: Store) -> None:
    row = {**record().__dict__, "created": record().created.isoformat(), "seats": [], "links": [], "length": 30}
    with store._writing.begin() as db:
        db.execute(insert(games), [{**row, "id": f"game {n}"} for n in range(10_000)])
        moves = [
            {"game": f"game {n}", "seq": seq, "kind": "choice", "seat": 0, "value": seq, "note": ""}
            for n in range(0, 10_000, 2)
            for seq in range(30)
        ]
        for start in range(0, len(moves), 50_000):
            db.execute(insert(entry_table), moves[start : start + 50_000])
    assert store.count() == 10_000
    took = []
    for n in (4000, 5002, 9998):
        begun = time.perf_counter()
        found = store.find(f"game {n}")
        assert found is not None
        assert [entry.value for entry in store.entries(f"game {n}")] == list(range(30))
        assert store.append(one(f"game {n}", 30, 1)) == [31]
        took.append(time.perf_counter() - begun)
    assert min(took) < 0.1


# Telling other servers


def wait_for(happened: Callable[[], bool], within: float = 10.0) -> None:
    deadline = time.monotonic() + within
    while not happened():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.01)


def test_every_append_is_heard_once_it_is_stored(postgres: Postgres) -> None:
    address = postgres.new_database()
    with closing(Store.open(address)) as store, closing(Store.open(address)) as other:
        heard: list[tuple[str, int]] = []

        def hear(game: str, length: int) -> None:
            heard.append((game, length))
            assert store.length(game) >= length
            if length == 2:
                raise RuntimeError("whatever happens here, the next one is heard")

        stop = store.listen(hear)
        for id in ("a", "b"):
            store.create(record(id))
        assert store.append([*one("a", 0, 1), *one("b", 0, 1)]) == [1, 1]
        assert isinstance(other.append(one("a", 0, 2))[0], Behind)
        wait_for(lambda: sorted(heard) == [("a", 1), ("b", 1)])
        other.append(one("a", 1, 2))
        wait_for(lambda: ("a", 2) in heard)
        other.append(one("a", 2, 3))
        wait_for(lambda: ("a", 3) in heard)
        stop()
        count = len(heard)
        other.append(one("a", 3, 4))
        time.sleep(0.3)
        assert len(heard) == count


def test_a_file_has_nobody_to_tell(file: Path) -> None:
    with closing(Store.open(str(file))) as store:
        heard: list[str] = []
        stop = store.listen(lambda game, _: heard.append(game))
        store.create(record())
        store.append(one("game", 0, 1))
        stop()
        assert heard == []
