"""What the workers of the tests do; a process that does it loads no more than this."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any


def add(a: int, b: int) -> int:
    return a + b


def own_pid() -> int:
    return os.getpid()


def go_on_for_ever() -> None:
    while True:
        pass


def refuse() -> None:
    from lawbound.server.problems import Refused

    raise Refused("too-long", n=7, closing=True)


def choose_badly() -> None:
    from lawbound.kernel import IllegalChoice

    raise IllegalChoice("a ninth clearing", None)


def fail() -> None:
    raise KeyError("nothing like that")


def swallow() -> int:
    return len(bytearray(4 << 30))


def shout() -> str:
    print("this is no answer")
    return "said"


def something_unspeakable() -> Any:
    return lambda: None


def wait_for(path: str) -> str:
    while not Path(path).exists():
        time.sleep(0.005)
    return path


def note(path: str, line: str) -> None:
    with open(path, "a") as file:
        file.write(f"{line}\n")


def die() -> None:
    os._exit(1)
