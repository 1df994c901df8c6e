"""The application: routes over HTTP, the WebSocket, and the files of the web client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from anyio import to_thread
from fastapi import Body, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, Route

from lawbound import __version__
from lawbound.present.speech import speaking
from lawbound.server import evenings, kits, law_api
from lawbound.server import hall as halls
from lawbound.server.answers import GameId, Lang, SeatNumber, TheHall, Token, refusals
from lawbound.server.client_files import ClientFiles
from lawbound.server.compression import Compression
from lawbound.server.door import Door
from lawbound.server.hall import Hall, link_of, reader_of
from lawbound.server.messages import VERSION, Audit, CreatedGame, GameInfo, NewGame, Practice, ReplaceSeat
from lawbound.server.metrics import Metrics
from lawbound.server.problems import Refused
from lawbound.server.security import Buckets, Guard, address_of, language_of, refusal
from lawbound.server.settings import Settings, default_store
from lawbound.server.socket import converse, turn_away
from lawbound.server.store import Store, StoreError

FILE_THREADS = 2
"""For the Law, the catalogue and files. Threads take turns with the event loop: the fewer, the sooner it has one."""
OLDER = "/api/1"
"""Where pages of an older version ask, that somebody has left open: they are told to load the page again."""
METHODS = ["GET", "HEAD", "POST", "PUT"]
STATUS_CODES = {404: "no-such-page", 405: "no-such-method"}


def create_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """A server with its own store, which it closes, unless one is given: that is closed too when the server ends."""
    settings = settings or Settings()
    metrics = Metrics(settings.figures_at_once)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = FILE_THREADS
        kept = store or Store.open(settings.store or default_store())
        try:
            kept.claim()
        except StoreError:
            kept.close()
            raise
        hall = Hall(settings, kept, metrics)
        await hall.open()
        app.state.hall = hall
        app.state.evenings = evenings.Evenings(hall.house)
        app.state.door.at_close.append(app.state.evenings.close)
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Lawbound",
        version=__version__,
        summary="Games by the letter of their Law, over HTTP. The conversation at a table goes over a WebSocket.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/2/openapi.json",
    )
    app.state.settings = settings
    app.state.metrics = metrics
    app.state.door = Door(settings, metrics)
    app.state.newcomers = Buckets(settings.games_per_minute / 60, settings.games_at_once)
    app.state.checks = Buckets(settings.checks_per_minute / 60, settings.checks_at_once)
    app.state.handovers = Buckets(settings.seats_per_minute / 60, settings.seats_at_once)
    app.state.files = ClientFiles(settings.client)
    app.add_middleware(Compression)
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    _answer_errors(app)
    app.include_router(kits.router)
    app.include_router(evenings.router)
    app.include_router(law_api.router)
    _add_routes(app)
    return app


def _answer_errors(app: FastAPI) -> None:
    """Every refusal is a Problem, whoever refuses."""

    def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return refusal(request.scope, error, request.app.state.metrics)

    def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join([str(part) for part in first["loc"]])[:100].encode("utf-8", "replace").decode()
        reason = str(first["msg"])[:200].encode("utf-8", "replace").decode()
        return refused(request, Refused("bad-request", where=where, reason=reason))

    def unknown(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = STATUS_CODES.get(error.status_code)
        if code is None:
            return refused(request, Refused("bad-request", where="body", reason=str(error.detail)))
        answer = refused(request, Refused(code))
        answer.headers.update(error.headers or {})
        return answer

    def failed(request: Request, error: Exception) -> Response:
        return refused(request, Refused("internal"))

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, unknown)
    app.add_exception_handler(Exception, failed)


def _add_routes(app: FastAPI) -> None:
    game = "/api/2/games/{game}"

    @app.get("/healthz", tags=["service"], summary="Whether games can be looked at", responses=refusals("store"))
    async def healthz(hall: TheHall) -> dict[str, str]:
        await hall.healthy()
        return {"status": "ok"}

    @app.get("/readyz", tags=["service"], summary="Whether games can be played", responses=refusals("store"))
    async def readyz(hall: TheHall) -> dict[str, str]:
        await hall.ready()
        return {"status": "ok"}

    @app.get("/metrics", tags=["service"], summary="For Prometheus", response_class=PlainTextResponse)
    async def metrics(request: Request) -> Response:
        found: Metrics = request.app.state.metrics
        return Response(found.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.post(
        "/api/2/games",
        status_code=201,
        tags=["games"],
        summary="A new game, and its links",
        responses=refusals("bad-request", "bad-setup", "foreign-origin", "too-large", "too-fast", "store"),
    )
    async def new_game(hall: TheHall, request: Request, wishes: NewGame) -> CreatedGame:
        request.app.state.newcomers.take(address_of(request.scope))
        return await hall.create(wishes)

    @app.get(
        game,
        tags=["games"],
        summary="Who plays, and how it stands; for the host also the links",
        responses=refusals("not-invited", "no-such-game", "unplayable", "bad-request", "store"),
    )
    async def get_game(hall: TheHall, game: GameId, token: Token, lang: Lang) -> GameInfo:
        await hall.can_speak(lang)
        async with hall.room(game) as room:
            with speaking(lang):
                return await halls.game_info(room, link_of(room.record, token))

    @app.put(
        f"{game}/seats/{{seat}}",
        tags=["games"],
        summary="Hand a seat to a computer player or to another person",
        responses=refusals(
            *("not-invited", "not-host", "foreign-origin", "no-such-game", "no-such-seat", "bot-seat", "over"),
            *("replay", "stale", "unplayable", "bad-request", "bad-setup", "too-large", "too-long", "too-fast"),
            "store",
        ),
    )
    async def replace_seat(
        hall: TheHall, request: Request, game: GameId, seat: SeatNumber, token: Token, wish: ReplaceSeat
    ) -> GameInfo:
        request.app.state.handovers.take(address_of(request.scope))
        async with hall.room(game) as room:
            return await halls.replace_seat(room, link_of(room.record, token), seat, wish)

    @app.get(
        f"{game}/journal",
        tags=["games"],
        summary="The whole game as text, once it is over",
        response_class=PlainTextResponse,
        responses=refusals(
            *("not-invited", "no-such-game", "not-over", "unplayable", "bad-request", "too-fast"),
            *("too-hard", "busy", "store"),
        ),
    )
    async def get_journal(hall: TheHall, game: GameId, token: Token, request: Request) -> Response:
        async with hall.room(game) as room:
            link_of(room.record, token)
            request.app.state.checks.take(address_of(request.scope))
            text = await halls.journal_text(room, address_of(request.scope))
            name = f"attachment; filename=lawbound-{game}.journal"
            return PlainTextResponse(text, headers={"Content-Disposition": name})

    @app.get(
        f"{game}/audit",
        tags=["games"],
        summary="Whether the luck of a finished game was fair",
        responses=refusals(
            *("not-invited", "no-such-game", "not-over", "unplayable", "bad-request", "too-fast"),
            *("too-hard", "busy", "store"),
        ),
    )
    async def get_audit(hall: TheHall, game: GameId, token: Token, lang: Lang, request: Request) -> Audit:
        async with hall.room(game) as room:
            link_of(room.record, token)
            request.app.state.checks.take(address_of(request.scope))
            with speaking(lang):
                return await halls.audit_of(room, address_of(request.scope))

    @app.post(
        f"{game}/practice",
        status_code=201,
        tags=["games"],
        summary="A new game from an earlier moment of this one, as the reader saw it",
        responses=refusals(
            *("not-invited", "foreign-origin", "no-such-game", "no-such-moment", "no-such-line", "no-such-seat"),
            *("no-practice", "unplayable", "bad-request", "bad-setup", "too-large", "too-fast", "store"),
        ),
    )
    async def practise(hall: TheHall, game: GameId, token: Token, request: Request, wish: Practice) -> CreatedGame:
        async with hall.room(game) as room:
            link = link_of(room.record, token)
            reader = reader_of(room, link, wish.get("seat"), "seat" in wish)
            request.app.state.newcomers.take(address_of(request.scope))
            line = wish.get("line")
            if line is not None:
                return await hall.practise_line(room, reader, line)
            return await hall.practise(room, reader, wish["moment"])

    @app.post(
        "/api/2/replays",
        status_code=201,
        tags=["games"],
        summary="A saved game to look at",
        responses=refusals(
            *("bad-request", "bad-journal", "too-long", "too-hard", "foreign-origin", "too-large", "too-fast"),
            *("busy", "store"),
        ),
    )
    async def new_replay(
        hall: TheHall, request: Request, journal: Annotated[str, Body(media_type="text/plain", min_length=1)]
    ) -> CreatedGame:
        address = address_of(request.scope)
        request.app.state.newcomers.take(address)
        return await hall.replay(await request.body(), address)

    @app.websocket(f"{game}/ws")
    async def conversation(socket: WebSocket, game: str) -> None:
        await converse(socket, socket.app.state.hall, game)

    @app.api_route(f"{OLDER}/{{path:path}}", methods=METHODS, include_in_schema=False)
    def older(path: str) -> Response:
        raise Refused("wrong-version", version=VERSION)

    @app.websocket(f"{OLDER}/{{path:path}}")
    async def older_conversation(socket: WebSocket, path: str) -> None:
        await turn_away(socket, socket.app.state.hall)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def file(request: Request, path: str) -> Response:
        routes = [*app.routes, *evenings.router.routes]  # those of a router that only looks things up are not needed
        allowed = [method for route in routes for method in _other_methods(route, request.url.path)]
        if allowed:
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(allowed))})
        files: ClientFiles = request.app.state.files
        return files.answer(path, request.headers, language_of(request.scope))


def _other_methods(route: BaseRoute, path: str) -> set[str]:
    """What else may be done with that address of the interface, if it is one."""
    if not isinstance(route, Route) or not path.startswith("/api/") or "path:path" in route.path:
        return set()
    return (route.methods or set()) if route.path_regex.match(path) else set()
