"""The games over HTTP: which there are, what may be wished for, and what their drawings have to know."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from hashlib import blake2s
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Path, Response
from typing_extensions import TypedDict

from lawbound import games
from lawbound.kernel import LawboundError
from lawbound.kit import Kit
from lawbound.kit.form import Field, Preset
from lawbound.players import names as player_names
from lawbound.present.speech import Speech, slug, speaking
from lawbound.server.answers import Lang, refusals
from lawbound.server.compose import encode
from lawbound.server.problems import Refused

log = logging.getLogger(__name__)

LONGEST_NAME: Final = 50
router: Final = APIRouter(prefix="/api/2/kits", tags=["games"])


class Seats(TypedDict):
    """How many seats there may be, and how many there usually are."""

    fewest: int
    most: int
    usual: int


class PresetSeat(TypedDict):
    seat: str
    player: str | None  # a computer player; None: a person, or a bot that needs nobody


class PresetInfo(TypedDict):
    """A table that one click sets up: `seats` and `settings` are what a new game takes."""

    key: str
    title: str
    text: str
    seats: list[PresetSeat]
    settings: Mapping[str, Any]


class KitInfo(TypedDict):
    """A game, and enough to begin one with a click."""

    kit: str
    title: str
    text: str
    seats: Seats
    presets: list[PresetInfo]
    solo: list[PresetInfo]  # alone against all others, as whom one likes to be: their keys are sides
    lessons: list[PresetInfo]  # tables to learn the game at, that for beginners first
    companion: bool  # whether it helps at a real table


class Kits(TypedDict):
    kits: list[KitInfo]


class Named(TypedDict):
    key: str
    name: str


class Choice(TypedDict):
    key: str
    text: str


class FieldInfo(TypedDict):
    """Something that may be wished for: `settings` of a new game hold it under its key."""

    key: str
    kind: str  # "choice", "switch", "numbers" or "table"
    text: str
    choices: list[Choice]  # the usual one first; of a table what may be named


class PlayerInfo(TypedDict):
    """A computer player."""

    key: str
    name: str
    text: str


class KitForm(KitInfo):
    """All that may be wished for."""

    sides: list[Named]  # what people may play; empty where all seats are alike
    bots: list[Named]  # the sides that the rules can play by themselves
    fields: list[FieldInfo]
    players: list[PlayerInfo]
    books: list[str]  # of the game's Law; the chief one first


TheKit = Annotated[str, Path(max_length=LONGEST_NAME, description="the name of a game")]


@router.get("", summary="All games", response_model=Kits, responses=refusals("bad-request"))
def kits(lang: Lang) -> Response:
    return Response(_kits(lang, tuple(games.names())), media_type="application/json")


@router.get(
    "/{kit}",
    summary="What may be wished for in a game",
    response_model=KitForm,
    responses=refusals("no-such-kit", "bad-request"),
)
def form(lang: Lang, kit: TheKit) -> Response:
    return Response(_form(lang, found(kit)), media_type="application/json")


@router.get(
    "/{kit}/catalogue",
    summary="What the drawing of a game has to know once, in one language",
    responses={304: {"description": "as before"}, **refusals("no-such-kit", "bad-request")},
)
def catalogue(lang: Lang, kit: TheKit, if_none_match: Annotated[str | None, Header()] = None) -> Response:
    body, tag = _catalogue(lang, found(kit))
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Content-Language": lang, "Vary": "Accept-Language"}
    if if_none_match == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def found(name: str) -> Kit:
    """What the game of that name brings."""
    try:
        return games.kit(name)
    except LawboundError as error:
        raise Refused("no-such-kit", kit=name) from error


# As they travel, made once: writing them down again for whoever asks would hold up the games.


@cache
def _kits(lang: str, names: tuple[str, ...]) -> bytes:
    """A game that somebody else brought and that cannot be described is left out, and the log says why."""
    infos: list[KitInfo] = []
    with speaking(lang):
        for name in names:
            try:
                infos.append(_info(games.kit(name)))
            except Exception as error:  # whatever somebody else's module does
                log.warning("The game %s is left out: %s: %s", name, type(error).__name__, error)
    return encode({"kits": infos}).encode()


@cache
def _form(lang: str, kit: Kit) -> bytes:
    form, speech = kit.form, kit.speech
    with speaking(lang):
        described: KitForm = {
            **_info(kit),
            "sides": [{"key": side, "name": speech.say_or(slug("side", side), side)} for side in form.sides],
            "bots": [{"key": bot, "name": speech.say_or(slug("bot", bot), bot)} for bot in form.bots],
            "fields": [_field(speech, field) for field in form.fields],
            "players": [_player(speech, player) for player in player_names()],
            "books": list(kit.law),
        }
    return encode(described).encode()


@cache
def _catalogue(lang: str, kit: Kit) -> tuple[bytes, str]:
    with speaking(lang):
        body = encode(kit.stage.catalogue()).encode()
    return body, f'W/"{blake2s(body, digest_size=12).hexdigest()}"'  # weak: the same, compressed or not


def _info(kit: Kit) -> KitInfo:
    form = kit.form
    return {
        "kit": kit.name,
        "title": kit.words.name,
        "text": kit.speech.say_or("game-text", ""),
        "seats": {"fewest": form.fewest, "most": form.most, "usual": form.usual},
        "presets": [_preset(kit.speech, preset) for preset in form.presets],
        "solo": [_solo(kit, side) for side in form.solo_sides],
        "lessons": [_preset(kit.speech, lesson, "lesson") for lesson in kit.lessons.tables],
        "companion": "companion" in kit.parts,
    }


def _solo(kit: Kit, side: str) -> PresetInfo:
    """Called after the side; where one chooses whom to be, a game may say that otherwise."""
    speech = kit.speech
    name = speech.say_or(slug("side", side), side)
    return {**_preset(speech, kit.form.solo(side)), "title": speech.say_or(slug("solo", side), name)}


def _preset(speech: Speech, preset: Preset, table: str = "preset") -> PresetInfo:
    players = preset.players or (None,) * len(preset.seats)
    message = slug(table, preset.key)
    return {
        "key": preset.key,
        "title": speech.say_or(message, preset.key),
        "text": speech.say_or(f"{message}-text", ""),
        "seats": [{"seat": seat, "player": player} for seat, player in zip(preset.seats, players, strict=True)],
        "settings": preset.settings,
    }


def _field(speech: Speech, field: Field) -> FieldInfo:
    return {
        "key": field.key,
        "kind": field.kind,
        "text": speech.say_or(slug("field", field.key), field.text),
        "choices": [
            {"key": choice, "text": speech.say_or(slug("choice", field.key, choice), choice)}
            for choice in field.choices
        ],
    }


def _player(speech: Speech, key: str) -> PlayerInfo:
    """One that others have added is called what they call it."""
    message = slug("player", key)
    return {"key": key, "name": speech.say_or(message, key), "text": speech.say_or(f"{message}.text", "")}
