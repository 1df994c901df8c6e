"""What all routes have in common: the language of a request, who asks, and how refusals are described."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Header, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from lawbound.server.hall import GAME, Hall
from lawbound.server.messages import Problem
from lawbound.server.problems import STATUS, Refused
from lawbound.server.security import wanted_language

PROBLEM: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
"""Also where the answer itself would be plain text."""
LINK: Final = HTTPBearer(scheme_name="link", description="The token of a link to the game.", auto_error=False)


def _language(
    lang: Annotated[str | None, Query(description="en, cs or pl; else the language that the browser asks for")] = None,
    accept_language: Annotated[str, Header(include_in_schema=False)] = "",
) -> str:
    return wanted_language(lang, accept_language)


Lang = Annotated[str, Depends(_language)]


def _token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(LINK)]) -> str:
    """The token of a link stands in a header and never in an address, which gets into logs."""
    if given is None:
        raise Refused("not-invited")
    return given.credentials.strip()


Token = Annotated[str, Depends(_token)]

SeatNumber = Annotated[int, Path(ge=0, le=1_000_000, description="the number of a seat, from 0")]
GameId = Annotated[str, Path(pattern=f"^{GAME.pattern}$", description="the id of a game")]


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(_hall)]


def refusals(*codes: str) -> dict[int | str, dict[str, Any]]:
    """For the description of a route: which codes can be told, by status."""
    found: dict[int | str, dict[str, Any]] = {}
    for code in codes:
        entry = found.setdefault(STATUS[code], {"model": Problem, "description": "", "content": PROBLEM})
        entry["description"] = ", ".join([each for each in (entry["description"], f"`{code}`") if each])
    return found
