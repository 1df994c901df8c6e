"""One server for one file: an SQLite store tells nobody what was appended, so a second server would show old games.

The lock is the operating system's, on a small file beside the store, and ends with the process that holds it, however
that ends. It is not on the store itself, whose locks are SQLite's own business.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
from pathlib import Path
from typing import Final

from lawbound.present.speech import Name
from lawbound.server.store_errors import StoreError

log = logging.getLogger(__name__)

TAKEN: Final = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)


class Claim:
    """The right to serve a file, until `release` or the end of this process."""

    def __init__(self, file: Path) -> None:
        """StoreError if another server has it."""
        beside = file.resolve()  # whatever other names the file has
        self._lock = os.open(beside.with_name(f"{beside.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._lock)
        except OSError as error:
            if error.errno in TAKEN:
                os.close(self._lock)
                raise StoreError(Name("store-taken", file=str(file)), "locked") from None
            log.warning("The store cannot be locked against a second server: %s", error)  # a strange file system

    def release(self) -> None:
        os.close(self._lock)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
