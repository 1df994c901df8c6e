"""What a server may be told when it starts, and the limits that keep it well."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CLIENT: Final = Path(__file__).parent / "client"
"""Where the build puts the web client."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything has a value that suits a server at home; tests and benchmarks change some."""

    store: str = ""  # the address of the store; empty: the file in the user's data folder
    client: Path = CLIENT

    # Rooms: games in memory. Any of them can be loaded again from the store in some milliseconds.
    rooms: int = 500
    idle_minutes: float = 10
    thinking_seconds: float = 0.5  # after so long what computer players chose is stored and shown, and they go on
    longest_game: int = 20_000  # choices; a game that goes on without end stops here

    # Messages and requests
    largest_message: int = 16 * 1024
    largest_body: int = 64 * 1024
    largest_journal: int = 1024 * 1024
    hello_seconds: float = 10
    messages_per_second: float = 50
    messages_at_once: int = 100
    games_per_minute: float = 60
    games_at_once: int = 30
    refusals_before_closing: int = 50  # of a connection that sends too fast, or what is not even JSON
    requests_per_second: float = 50  # of one address, whatever they ask for
    requests_at_once: int = 400
    searches_per_second: float = 5  # of one address, in the Law
    searches_at_once: int = 40
    seats_per_minute: float = 60  # handed over, by one address
    seats_at_once: int = 30
    largest_bodies: int = 16 * 1024 * 1024  # of all requests that are being received
    most_entries: int = 100_000  # of one game: choices, undos and seats handed over

    # Places at a table
    spectators_per_game: int = 100
    devices_per_link: int = 8  # of the host, or at one seat

    # The door: who may stand in it, and for how long
    connections: int = 2000
    connections_per_address: int = 600
    head_seconds: float = 10  # until a request has said what it wants,
    body_seconds: float = 30  # and until all of it is here
    largest_head: int = 32 * 1024
    unread_seconds: float = 30  # how long somebody may take nothing of what is sent to them
    proxies: tuple[str, ...] = ()  # addresses and networks whose word on who asks is believed
    names: tuple[str, ...] = ()  # of this server, besides its addresses and localhost


def default_store() -> str:
    """The file in the user's data folder, which is made if need be."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "lawbound"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.db'}"
