"""A server in a process of its own, as people run it: for benchmarks and for tests of the whole."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Final, Self

READY_WITHIN: Final = 60.0
STOPPED_WITHIN: Final = 15.0
ADDRESS: Final = re.compile(r"(http://[^\s]+?)/?\s*$")


def serve_command(store: str, port: int = 0) -> list[str]:
    """`lawbound serve` with this interpreter."""
    main = [sys.executable, "-m", "lawbound.cli.main", "serve"]
    return [*main, "--no-browser", "--lang", "en", "--port", str(port), "--store", store]


class ServerProcess:
    """Started with a command that prints its address once it can be asked; stopped at the end of the `with` block."""

    def __init__(self, command: Sequence[str], hear: Callable[[str], None] | None = None) -> None:
        """`hear` is told every line that it prints, and with them what it logs."""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=None if hear is None else subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        self._hear = hear
        self._ready = threading.Event()
        self.address = ""
        """Without a slash at its end."""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._ready.wait(READY_WITHIN) or not self.address:
            self.kill()
            raise RuntimeError(f"The server did not start within {READY_WITHIN:.0f} s: {' '.join(command)}")

    def _read(self) -> None:
        """Find the address, and read on, so that the server never waits for somebody to listen."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if self._hear is not None:
                self._hear(line)
            if not self.address and (found := ADDRESS.search(line)):
                self.address = found[1]
                self._ready.set()
        self._ready.set()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would: it can say nothing and write nothing any more."""
        self._end(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)

    def stop(self) -> None:
        """As an administrator would."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        try:
            self._process.wait(STOPPED_WITHIN)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(STOPPED_WITHIN)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
