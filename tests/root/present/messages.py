"""The messages of a language as syntax, for the tests that compare languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast, parse

from lawbound.present.speech import BROWSER_ONLY, Speech
from lawbound.root.speech import SPEECH


@cache
def entries(language: str, browser: bool = False, speech: Speech = SPEECH) -> tuple[Any, ...]:
    """Messages, terms and what could not be understood."""
    files = sorted((speech.folder / language).glob(BROWSER_ONLY)) if browser else speech.files(language)
    return tuple([entry for file in files if file.exists() for entry in parse(file.read_text(encoding="utf-8")).body])


def messages(language: str, browser: bool = False, speech: Speech = SPEECH) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, browser, speech) if isinstance(entry, ast.Message)}


def attributes(message: ast.Message) -> dict[str, ast.Pattern]:
    return {attribute.id.name: attribute.value for attribute in message.attributes if attribute.value is not None}


def inside(node: Any) -> Iterator[Any]:
    """A node of the syntax and all that is in it."""
    if isinstance(node, list):
        for each in node:
            yield from inside(each)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from inside(value)


def variables(node: Any) -> set[str]:
    return {each.id.name for each in inside(node) if isinstance(each, ast.VariableReference)}


def selectors(node: Any) -> list[ast.SelectExpression]:
    return [each for each in inside(node) if isinstance(each, ast.SelectExpression)]


def keys(selector: ast.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in selector.variants
    }
