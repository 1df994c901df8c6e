"""People who play at the measured server, more and more of them, and what they notice."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from lawbound.bench_server.serving import Reading, post, read
from lawbound.bench_server.tables import wishes
from lawbound.server.messages import VERSION
from lawbound.server.process import ServerProcess

THINKING: Final = (0.5, 1.5)
WARM_UP: Final = 3.0


@dataclass
class Load:
    """What the people noticed while it was noted down."""

    noting: bool = False
    waited: list[float] = field(default_factory=list)  # seconds, by choice: until the table after it was there,
    asked_again: list[float] = field(default_factory=list)  # and until they were asked again
    received: int = 0  # bytes
    seated: int = 0  # people who have been asked something


class Person:
    """Somebody who plays one game after the other, choosing at random from a seed."""

    def __init__(
        self, address: str, number: int, load: Load, thinking: tuple[float, float], opponent: str | None = None
    ) -> None:
        self.address = address
        self.random = Random(f"person {number}")
        self.load = load
        self.thinking = thinking
        self.number = number
        self.opponent = opponent
        self.games = 0

    async def play(self) -> None:
        while True:
            await self.play_a_game()

    async def play_a_game(self) -> None:
        from websockets.asyncio.client import connect

        self.games += 1
        wished = wishes(self.number, f"{self.random.random()} {self.games}", self.opponent)
        created = await asyncio.to_thread(post, f"{self.address}/api/2/games", wished)
        token = next(link["token"] for link in created["links"] if link["role"] == "seat")
        address = f"ws{self.address.removeprefix('http')}/api/2/games/{created['game']}/ws"
        async with connect(address, max_size=None, create_connection=counting(self.load)) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token, "lang": "en"}))
            question = await self.asked(socket, None)
            self.load.seated += self.games == 1
            while question is not None:
                await asyncio.sleep(self.random.uniform(*self.thinking))
                option = self.random.choice(question["choices"])["option"]
                sent = time.perf_counter()
                await socket.send(json.dumps({"type": "choose", "question": question["id"], "option": option}))
                question = await self.asked(socket, question["id"], sent)
                if self.load.noting:
                    self.load.asked_again.append(time.perf_counter() - sent)

    async def asked(self, socket: Any, before: str | None, sent: float | None = None) -> Any:
        """The next question; None when the game is over. The first table after a choice was stored is noted."""
        stored = False
        async for text in socket:
            message = json.loads(text)
            stored |= message["type"] == "ack"
            if message["type"] == "error":
                raise RuntimeError(f"The server refused a choice: {message['text']}")
            if message["type"] == "table":
                if stored and sent is not None:
                    if self.load.noting:
                        self.load.waited.append(time.perf_counter() - sent)
                    sent = None
                if message["outcome"] is not None:
                    return None
                if message["question"] is not None and message["question"]["id"] != before:
                    return message["question"]
        raise RuntimeError("The server closed the connection.")


def counting(load: Load) -> Any:
    """A connection that adds up what comes over the wire."""
    from websockets.asyncio.client import ClientConnection

    class Counting(ClientConnection):
        def data_received(self, data: bytes) -> None:
            if load.noting:
                load.received += len(data)
            super().data_received(data)

    return Counting


class Crowd:
    """People who play at one server, more and more of them."""

    def __init__(self, server: ServerProcess, thinking: tuple[float, float], opponent: str | None = None) -> None:
        self.server = server
        self.thinking = thinking
        self.opponent = opponent
        self.load = Load()
        self.playing: list[asyncio.Task[None]] = []

    async def grow(self, size: int) -> None:
        """Until so many play, and have played for a moment."""
        numbers = range(len(self.playing), size)
        address, opponent = self.server.address, self.opponent
        people = [Person(address, number, self.load, self.thinking, opponent) for number in numbers]
        self.playing += [asyncio.create_task(person.play()) for person in people]
        while self.load.seated < size:
            await self.wait(0.1)
        await self.wait(WARM_UP)

    async def wait(self, seconds: float) -> None:
        """While they play; whoever cannot go on ends it for all."""
        done, _ = await asyncio.wait(self.playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()

    async def watch(self, seconds: float) -> Stretch:
        """What happens in the next seconds."""
        self.load.waited, self.load.asked_again, self.load.received = [], [], 0
        before = await asyncio.to_thread(read, self.server)
        self.load.noting = True
        await self.wait(seconds)
        self.load.noting = False
        after = await asyncio.to_thread(read, self.server)
        return Stretch(sorted(self.load.waited), sorted(self.load.asked_again), self.load.received, before, after)

    async def leave(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


@dataclass(frozen=True)
class Stretch:
    """What was noted during a stretch of time."""

    waited: list[float]  # the shortest first
    asked_again: list[float]
    received: int
    before: Reading
    after: Reading

    def quantile(self, share: float) -> float:
        """Milliseconds within which that share of the choices was answered."""
        return quantile(self.waited, share)

    @property
    def seconds(self) -> float:
        return self.after.when - self.before.when

    @property
    def choices_per_second(self) -> float:
        return len(self.waited) / self.seconds

    @property
    def processor_percent(self) -> float:
        return 100 * (self.after.processor - self.before.processor) / self.seconds

    @property
    def pause(self) -> float:
        """Milliseconds: the longest of the server's event loop."""
        return 1000 * self.after.pause

    @property
    def commits(self) -> float:
        return self.after.commits - self.before.commits


def quantile(seconds: list[float], share: float) -> float:
    """Milliseconds; the shortest time comes first."""
    return 1000 * seconds[int(share * (len(seconds) - 1))]
