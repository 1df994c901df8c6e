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
    """Everything has a value that fits a server at home; tests and benchmarks change some."""

    store: str = ""  # the address of the store; empty: the file in the user's data folder
    client: Path = CLIENT

    # Rooms: games in memory. Any of them can be loaded again from the store in some milliseconds.
    rooms: int = 500
    idle_minutes: float = 10
    face_seconds: float = 4.0  # about how long a person seems to think who was asked for show,
    computer_face_seconds: float = 1.0  # and a computer player that thinks when it is asked about its hand
    longest_game: int = 20_000  # choices; a game that goes on without end stops here

    # Computer players. They think in processes; a game that has thought for a stretch stands at the end of the line.
    thinking_seconds: float = 0.2  # a stretch: then what they chose is stored and shown, and they go on
    quick_seconds: float = 0.1  # the same for those who need not think, and so answer at once
    brisk_thinkers: int = 0  # processes; 0: as fits the machine
    slow_thinkers: int = 0
    longest_thought: float = 60  # seconds; who thinks longer about one choice is stopped
    thinking_reserve: float = 600  # seconds of thinking that a game may take at once,
    thinking_share: float = 0.25  # and for each second that passes
    absent_seconds: float = 30  # so long they think for a person who has gone, until that person is asked

    # Work that may take long, for anybody who asks for it: it runs in processes that can be ended.
    workers: int = 2
    work_seconds: float = 20
    work_megabytes: int = 1024
    work_waiting: int = 50  # jobs in line; no more than some of them for one address
    work_waiting_each: int = 5

    # Messages and requests
    largest_message: int = 16 * 1024
    largest_body: int = 64 * 1024
    largest_journal: int = 2 * 1024 * 1024  # the longest game, with its names
    hello_seconds: float = 10
    messages_per_second: float = 50
    messages_at_once: int = 100
    games_per_minute: float = 60
    games_at_once: int = 30
    checks_per_minute: float = 20  # journals and audits of whole games, for one address
    checks_at_once: int = 10
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

    # Figures: what is counted one by one tells of single games, so about so many are counted together.
    figures_at_once: int = 1000


def default_store() -> str:
    """The file in the user's data folder, which is made if need be."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "lawbound"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.db'}"
