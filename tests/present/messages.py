"""Messages as they are written, and where the code says them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as fluent
from fluent.syntax import parse

import lawbound
from lawbound import games
from lawbound.kit import Kit
from lawbound.present.speech import BROWSER_ONLY, GENERAL, Speech, slug

SPEECHES: dict[str, Speech] = {"general": GENERAL, **{name: games.kit(name).speech for name in games.names()}}
"""What the general rooms say, and what each game does."""

HOUSE = Path(lawbound.__path__[0])
SAYING = {"say": 0, "Name": 0, "labelled": 0, "means": 1}
"""What says a message, and which of its arguments names that."""
LONGEST_KEY = 60  # longer texts are no keys


# As they are written


@cache
def entries(speech: Speech, language: str, browser: bool = False) -> tuple[Any, ...]:
    """Messages, terms and what could not be understood."""
    files = sorted((speech.folder / language).glob(BROWSER_ONLY)) if browser else speech.files(language)
    return tuple([entry for file in files if file.exists() for entry in parse(file.read_text(encoding="utf-8")).body])


def messages(speech: Speech, language: str, browser: bool = False) -> dict[str, fluent.Message]:
    return {entry.id.name: entry for entry in entries(speech, language, browser) if isinstance(entry, fluent.Message)}


def attributes(message: fluent.Message) -> dict[str, fluent.Pattern]:
    return {attribute.id.name: attribute.value for attribute in message.attributes if attribute.value is not None}


def inside(node: Any) -> Iterator[Any]:
    """A node of the syntax and all that is in it."""
    if isinstance(node, list):
        for each in node:
            yield from inside(each)
    elif isinstance(node, fluent.BaseNode):
        yield node
        for value in vars(node).values():
            yield from inside(value)


def variables(node: Any) -> set[str]:
    return {each.id.name for each in inside(node) if isinstance(each, fluent.VariableReference)}


def needed(message: fluent.Message, among: Mapping[str, fluent.Message]) -> set[str]:
    """The variables of a message, and of those of its language that it says inside."""
    said = [each.id.name for each in inside(message) if isinstance(each, fluent.MessageReference)]
    return variables(message).union(*[needed(among[id], among) for id in said])


def selectors(node: Any) -> list[fluent.SelectExpression]:
    return [each for each in inside(node) if isinstance(each, fluent.SelectExpression)]


def chosen_by(message: fluent.Message) -> set[str]:
    """The variables by which the message chooses what to say."""
    return {name for selector in selectors(message) for name in variables(selector.selector)}


def keys(selector: fluent.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
        for variant in selector.variants
    }


# In the code


def code_of(whose: str) -> list[Path]:
    """The modules that say these messages: those of the game, or of all rooms that are no game's."""
    others = [name for name in SPEECHES if name != whose]
    folder = HOUSE if whose == "general" else HOUSE / whose
    return [path for path in sorted(folder.rglob("*.py")) if path.relative_to(HOUSE).parts[0] not in others]


def said_in_code(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Every message that the code names in plain text, and where."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in SAYING:
                continue
            id = node.args[SAYING[name]]
            for each in (id.body, id.orelse) if isinstance(id, ast.IfExp) else (id,):
                if isinstance(each, ast.Constant) and isinstance(each.value, str) and " " not in each.value:
                    yield each.value, f"{path.name}:{node.lineno}"


def unsaid(ids: Iterable[str], paths: Iterable[Path], more_keys: Iterable[str] = ()) -> list[str]:
    """Those that this code says neither in plain text nor by a table and a key (`slug`); some keys are not in it."""
    in_code = texts(paths)
    keys = keys_in(in_code) | set(more_keys)

    def is_said(id: str) -> bool:
        return id in in_code or any(
            not in_code.isdisjoint((id[:at], id[: at + 1])) and keys.issuperset(id[at + 1 :].split("--"))
            for at, letter in enumerate(id)
            if letter == "-"
        )

    return [id for id in ids if not is_said(id)]


def said_of_form(kit: Kit) -> set[str]:
    """What general rooms ask a game's speech for: how the game, its form and its pages are called."""
    form = kit.form
    presets = {f"preset-{preset.key}{end}" for preset in form.presets for end in ("", "-text")}
    presets |= {f"solo-{side}" for side in form.solo_sides}
    presets |= {f"lesson-{lesson.key}{end}" for lesson in kit.lessons.tables for end in ("", "-text")}
    fields = {slug("field", field.key) for field in form.fields}
    choices = {slug("choice", field.key, choice) for field in form.fields for choice in field.choices}
    pages = {slug("page", word) for word in kit.stage.pages()}
    levels = {slug("level", level or "default") for level in form.levels}
    return {"game-title", "game-text"} | presets | pages | levels | fields | choices


def texts(paths: Iterable[Path]) -> set[str]:
    """Every plain text in the source of those modules."""
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def keys_in(texts: Iterable[str]) -> set[str]:
    """The same as they stand in the id of a message."""
    return {slug("", text)[1:] for text in texts if len(text) < LONGEST_KEY}
