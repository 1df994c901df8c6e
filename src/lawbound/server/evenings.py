"""Evenings over HTTP: games with the real box, which several phones share by a link.

Whoever knows the id is at the table. An evening is kept in memory while somebody looks at it and made again from its
rows otherwise. What is told is stored first and shown then, so nothing is lost whatever happens to the server.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, NotRequired, TypeVar

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field
from typing_extensions import TypedDict

from lawbound import games
from lawbound.kernel import LawboundError
from lawbound.kit.companion import Companion, Evening
from lawbound.present.refusals import Told
from lawbound.present.speech import language, speaking
from lawbound.server.answers import Lang, TheHall, refusals
from lawbound.server.compose import encode
from lawbound.server.house import House
from lawbound.server.problems import Refused
from lawbound.server.security import address_of
from lawbound.server.store_evenings import UNDO, EveningRecord, EveningStore, standing

KEPT: Final = 200
"""Evenings in memory; any other is played again from its rows, in some hundredths of a second."""
NEWS_SECONDS: Final = 20.0
LOOK_SECONDS: Final = 2.0
"""How often whoever waits for news looks into the store: another server may have written there."""
MOST_ROWS: Final = 20_000
LONGEST_REASON: Final = 500
T = TypeVar("T")

router: Final = APIRouter(prefix="/api/2/evenings", tags=["evenings"])

EveningId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="the id of an evening")]
Count = Annotated[int, Field(ge=0, le=1_000_000)]


class NewEvening(TypedDict):
    """Which game, and how it is set up on the table."""

    game: Annotated[str, Field(max_length=50)]
    setup: dict[Annotated[str, Field(max_length=50)], Any]


class CreatedEvening(TypedDict):
    id: str


class ToldAct(TypedDict):
    """What was told by somebody who saw so many rows (`count` of a page)."""

    after: Count
    act: dict[Annotated[str, Field(max_length=50)], Any]


class TakeBack(TypedDict):
    """Keep so many acts (`acts` of a page); without a number, all but the last."""

    after: Count
    to: NotRequired[Count]


class Kept:
    """An evening in memory: of which game it is, and how many rows it was made of."""

    def __init__(self, game: str, evening: Evening, count: int) -> None:
        self.game = game
        self.evening = evening
        self.count = count


class Evenings:
    """The evenings of this server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.store = EveningStore(house.store)
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._is_closing = False

    def close(self) -> None:
        """The server is about to end: whoever waits for news goes home now, before their connections are cut."""
        self._is_closing = True
        for event in self._news.values():
            event.set()
        self._news.clear()

    async def create(self, game: str, setup: dict[str, Any]) -> str:
        companion = companion_of(game)
        evening = await self.house.play(partial(_carefully, partial(companion.begin, setup), "bad-setup"))
        id = secrets.token_urlsafe(18)
        await self.house.load(partial(self.store.create, EveningRecord(id, game, evening.setup)))
        self._keep(id, Kept(game, evening, 0))
        return id

    def _keep(self, id: str, kept: Kept) -> None:
        self._kept[id] = kept
        self._kept.move_to_end(id)
        while len(self._kept) > KEPT:
            old, _ = self._kept.popitem(last=False)
            self._locks.pop(old, None)

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def _open(self, id: str) -> Kept:
        """As it is stored now. Refused if there is no such evening."""
        kept = self._kept.get(id)
        if kept is not None and kept.count == await self.house.load(partial(self.store.length, id)):
            self._kept.move_to_end(id)
            return kept
        record = await self.house.load(partial(self.store.find, id))
        if record is None:
            self._locks.pop(id, None)
            raise Refused("no-such-evening")
        rows = await self.house.load(partial(self.store.rows, id))
        companion = companion_of(record.game)
        evening = await self.house.play(partial(companion.resume, record.setup, standing(rows)))
        kept = Kept(record.game, evening, len(rows))
        self._keep(id, kept)
        return kept

    async def page(self, id: str) -> bytes:
        async with self._lock(id):
            return await self._page(await self._open(id))

    async def _page(self, kept: Kept) -> bytes:
        return await self.house.play(partial(_composed, kept))

    async def tell(self, id: str, after: int, act: dict[str, Any]) -> tuple[int, bytes]:
        """The status, and the page: the new one, or what somebody else has told meanwhile."""
        async with self._lock(id):
            kept = await self._open(id)
            if kept.count != after:
                return await self._stale(kept)
            await self.house.play(partial(_carefully, partial(kept.evening.act, act), "bad-act"))
            return await self._stored(id, kept, act)

    async def take_back(self, id: str, after: int, to: int | None) -> tuple[int, bytes]:
        async with self._lock(id):
            kept = await self._open(id)
            if kept.count != after:
                return await self._stale(kept)
            made = len(kept.evening.acts)
            back = 1 if to is None else made - to
            await self.house.play(partial(_carefully, partial(kept.evening.undo, back), "bad-act"))
            return await self._stored(id, kept, {"do": UNDO, "to": made - back})

    async def _stored(self, id: str, kept: Kept, row: dict[str, Any]) -> tuple[int, bytes]:
        """Nothing is shown before it is stored; what could not be stored did not happen."""
        self._kept.pop(id, None)
        if kept.count >= MOST_ROWS:
            raise Refused("too-long", n=MOST_ROWS)
        stored = await self.house.load(partial(self.store.append, id, kept.count, row))
        if not stored:
            return await self._stale(await self._open(id))
        kept.count += 1
        self._keep(id, kept)
        heard = self._news.pop(id, None)
        if heard is not None:
            heard.set()
        return 200, await self._page(kept)

    async def _stale(self, kept: Kept) -> tuple[int, bytes]:
        refused = Refused("stale")
        page = await self._page(kept)
        return refused.status, encode(refused.as_problem())[:-1].encode() + b',"page":' + page + b"}"

    async def news(self, id: str, after: int) -> bytes | None:
        """The page as soon as it is another than after so many rows; None if it stays the same."""
        left = NEWS_SECONDS
        while not self._is_closing:  # a server that ends keeps nobody waiting
            async with self._lock(id):
                kept = await self._open(id)
                if kept.count != after:
                    return await self._page(kept)
            if left <= 0:
                return None
            event = self._news.setdefault(id, asyncio.Event())
            try:
                await asyncio.wait_for(event.wait(), min(LOOK_SECONDS, left))
            except TimeoutError:
                left -= LOOK_SECONDS
        return None

    async def record(self, id: str) -> bytes:
        async with self._lock(id):
            kept = await self._open(id)
            return await self.house.play(lambda: encode(kept.evening.record(language())).encode())


def _composed(kept: Kept) -> bytes:
    page = kept.evening.page(language())
    return encode({**page, "game": kept.game, "count": kept.count, "acts": len(kept.evening.acts)}).encode()


def _carefully(work: Callable[[], T], code: str) -> T:
    """What the game refuses becomes a refusal of ours."""
    try:
        return work()
    except LawboundError as error:
        raise Refused(code, message="server-because", reason=Told(error, longest=LONGEST_REASON)) from error


def companion_of(game: str) -> Companion:
    """Whoever runs evenings of that game. Refused if nobody does."""
    try:
        companion = games.kit(game).companion if game in games.names() else None
    except LawboundError:
        companion = None
    if companion is None:
        raise Refused("no-companion")
    return companion


def _evenings(request: Request) -> Evenings:
    found: Evenings = request.app.state.evenings
    return found


def _answer(status: int, page: bytes) -> Response:
    return Response(page, status, media_type="application/json")


OFTEN: Final = ("no-such-evening", "bad-request", "store")


@router.post(
    "",
    status_code=201,
    summary="A new evening with the real box; whoever knows its id is at the table",
    responses=refusals("bad-request", "bad-setup", "no-companion", "foreign-origin", "too-large", "too-fast", "store"),
)
async def new_evening(hall: TheHall, request: Request, lang: Lang, wishes: NewEvening) -> CreatedEvening:
    request.app.state.newcomers.take(address_of(request.scope))
    await hall.can_speak(lang)
    with speaking(lang):
        return {"id": await _evenings(request).create(wishes["game"], wishes["setup"])}


@router.get("/{evening}", summary="All that is shown of it now", responses=refusals(*OFTEN))
async def get_evening(hall: TheHall, request: Request, lang: Lang, evening: EveningId) -> Response:
    await hall.can_speak(lang)
    with speaking(lang):
        return _answer(200, await _evenings(request).page(evening))


@router.post(
    "/{evening}/acts",
    summary="Tell something; the page then. If somebody else was quicker: 409, with the page as it is now",
    responses=refusals(*OFTEN, "bad-act", "stale", "too-long", "foreign-origin", "too-large", "too-fast"),
)
async def tell(hall: TheHall, request: Request, lang: Lang, evening: EveningId, told: ToldAct) -> Response:
    await hall.can_speak(lang)
    with speaking(lang):
        return _answer(*await _evenings(request).tell(evening, told["after"], told["act"]))


@router.post(
    "/{evening}/undo",
    summary="Take back what was told, to so many acts; the page then",
    responses=refusals(*OFTEN, "bad-act", "stale", "too-long", "foreign-origin", "too-large", "too-fast"),
)
async def take_back(hall: TheHall, request: Request, lang: Lang, evening: EveningId, wish: TakeBack) -> Response:
    await hall.can_speak(lang)
    with speaking(lang):
        return _answer(*await _evenings(request).take_back(evening, wish["after"], wish.get("to")))


@router.get(
    "/{evening}/news",
    summary="The page as soon as somebody has told something; 204 after a while",
    responses={204: {"description": "nothing new"}, **refusals(*OFTEN)},
)
async def news(
    hall: TheHall,
    request: Request,
    lang: Lang,
    evening: EveningId,
    after: Annotated[int, Query(ge=0, le=1_000_000, description="`count` of the page that is shown")],
) -> Response:
    await hall.can_speak(lang)
    with speaking(lang):
        page = await _evenings(request).news(evening, after)
        return Response(status_code=204) if page is None else _answer(200, page)


@router.get("/{evening}/record", summary="The whole evening to keep", responses=refusals(*OFTEN))
async def record(hall: TheHall, request: Request, lang: Lang, evening: EveningId) -> Response:
    await hall.can_speak(lang)
    with speaking(lang):
        text = await _evenings(request).record(evening)
    name = f"attachment; filename=lawbound-{evening}.json"
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})
