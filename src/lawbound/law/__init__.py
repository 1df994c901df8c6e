"""The Law: which article a piece of code carries out.

    @law("book 4.3.2")
    def roll(...): ...

`carried_out_by("book 4.3.2")` then tells of `roll`.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

Article: TypeAlias = str
"""A full citation: the book, a space, the number, as in "book 4.3.2"."""

T = TypeVar("T")

_carriers: Final[dict[str, list[str]]] = {}


def law(*articles: Article) -> Callable[[T], T]:
    """Say which articles a function or class carries out; the decorated thing itself is unchanged.

    No article is looked up here, so that importing the rules stays cheap; `lawbound.law.coverage`
    checks every citation against the books.
    """

    def cite(carrier: T) -> T:
        # A compiled function may lack either attribute.
        module = getattr(carrier, "__module__", None) or "?"
        name = getattr(carrier, "__qualname__", None) or getattr(carrier, "__name__", "?")
        for article in articles:
            _carriers.setdefault(article, []).append(f"{module}.{name}")
        return carrier

    return cite


def carried_out_by(article: Article) -> tuple[str, ...]:
    """The dotted names, among the modules imported so far, that carry out this article."""
    return tuple(_carriers.get(article, ()))
