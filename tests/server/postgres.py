"""A real PostgreSQL server for the tests: its own folder, on loopback only, gone at the end."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from tests.tools import MissingTool, postgres_bin

READY_WITHIN = 30.0
STOPPED_WITHIN = 15.0
SETTINGS = (
    "max_connections=80",
    "shared_buffers=16MB",
    "listen_addresses=127.0.0.1",
    "log_min_messages=fatal",
    "fsync=off",  # nobody pulls the plug here, and a busy disk makes it wait for every database's files
)


def program(name: str) -> str:
    """A program of the installed server, or what to install."""
    try:
        return str(postgres_bin() / name)
    except MissingTool as missing:
        pytest.fail(str(missing), pytrace=False)


def servant() -> str | None:
    """The user who runs the server where we are root, whom it refuses to serve."""
    if os.geteuid() != 0:
        return None
    known = [each.pw_name for each in pwd.getpwall()]
    return "postgres" if "postgres" in known else "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """One server; every test gets a database of its own from it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._user = servant()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._run(program("initdb"), "-D", "data", "-U", "lawbound", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            command, cwd=self.folder, user=self._user, capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self, port: int | None = None) -> None:
        """Start it, on the same port as before if that is asked for."""
        self.port = free_port() if port is None else port
        settings = (*SETTINGS, f"port={self.port}", f"unix_socket_directories={self.folder}")
        command = [program("postgres"), "-D", "data", *[part for setting in settings for part in ("-c", setting)]]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, cwd=self.folder, user=self._user, stdout=log, stderr=log)
        deadline = time.monotonic() + READY_WITHIN
        while True:
            try:
                psycopg.connect(self.address("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                alive = self._process.poll() is None
                assert alive and time.monotonic() < deadline, (self.folder / "log").read_text()
                time.sleep(0.05)

    def stop(self) -> None:
        """Stop it at once, as an administrator would; clients are cut off, what is committed stays."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(STOPPED_WITHIN)
        except subprocess.TimeoutExpired:  # its last checkpoint can take long on a busy disk; this goes without
            self._process.send_signal(signal.SIGQUIT)  # not SIGKILL: its own processes would stay behind
            self._process.wait(STOPPED_WITHIN)
        self._process = None

    def address(self, database: str) -> str:
        return f"postgresql://lawbound@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for this session (with several test processes, for each of them)."""
    folder = Path(tempfile.mkdtemp(prefix="lawbound-postgres-"))
    try:
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
