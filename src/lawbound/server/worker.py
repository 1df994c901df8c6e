"""What a worker process does: read a job, do it, answer; and end when nobody is left who could want an answer.

It speaks over its own standard input and output, so that it runs on every system and inherits nothing else. Whatever
its jobs print goes to the errors' stream. Nothing of the server is imported here but what a job needs.
"""

from __future__ import annotations

import math
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

from lawbound.kernel.errors import LawboundError

try:
    import resource
except ImportError:  # Windows: there the time of the clock alone limits
    resource = None  # type: ignore[assignment]

BOOT: Final = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from lawbound.server.worker import main; main()"
"""What a worker's interpreter is told: its modules are found where ours are."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """The first that a worker is told."""

    modules: tuple[str, ...]  # to be imported before the first job
    megabytes: int | None  # of memory, where the system can limit it
    niceness: int  # how far it stands back when there is too little processor for all


@dataclass(frozen=True, slots=True)
class Job:
    function: Any  # a function of a module
    args: tuple[Any, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a job: its value, or what was raised, and where."""

    value: Any = None
    error: BaseException | None = None
    where: str = ""


def main() -> None:
    """The life of a worker."""
    jobs, answers = _take_streams()
    waiting: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=_listen, args=(jobs, waiting), daemon=True).start()
    beginning: Beginning = waiting.get()
    _stand_back(beginning)
    for name in beginning.modules:
        import_module(name)
    _send(answers, Answer())
    while True:
        job: Job | Answer = waiting.get()
        _send(answers, job if isinstance(job, Answer) else _do(job))


def _take_streams() -> tuple[BinaryIO, BinaryIO]:
    """The two streams for jobs and answers; what is printed goes elsewhere from now on."""
    if hasattr(signal, "SIGINT"):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts means the server, which ends its workers
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return jobs, answers


def _listen(jobs: BinaryIO, waiting: SimpleQueue[Any]) -> None:
    """In a thread of its own, so that the end of the server is noticed in the middle of a job, however long."""
    while True:
        try:
            job = pickle.load(jobs)
        except (EOFError, OSError):
            os._exit(0)
        except Exception as error:  # a function or an argument that does not exist here
            job = Answer(error=_portable(error), where=traceback.format_exc())
        waiting.put(job)


def _stand_back(beginning: Beginning) -> None:
    if beginning.niceness and hasattr(os, "nice"):
        os.nice(beginning.niceness)
    if resource is None:
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    if beginning.megabytes is not None:
        with suppress(ValueError, OSError):  # not every system limits memory
            _, most = resource.getrlimit(resource.RLIMIT_AS)
            resource.setrlimit(resource.RLIMIT_AS, (beginning.megabytes << 20, most))


def _do(job: Job) -> Answer:
    if resource is not None:  # the server ends who takes too long; should it be too busy for that, the system does
        with suppress(ValueError, OSError):
            _, most = resource.getrlimit(resource.RLIMIT_CPU)
            resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + job.seconds) + 1, most))
    try:
        return Answer(job.function(*job.args))
    except Exception as error:
        return Answer(error=_portable(error), where=traceback.format_exc())


def _send(answers: BinaryIO, answer: Answer) -> None:
    try:
        text = pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        text = pickle.dumps(Answer(error=RuntimeError(str(error)), where=traceback.format_exc()))
    try:
        answers.write(text)
        answers.flush()
    except OSError:  # nobody listens any more
        os._exit(0)


def _portable(error: Exception) -> BaseException:
    """The error, if it can be sent as it is; else one with the same words."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return LawboundError(str(error)) if isinstance(error, LawboundError) else RuntimeError(str(error))
    return error
