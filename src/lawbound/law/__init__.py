"""The Law: which article a piece of code carries out.

    @law("book 4.3.2")
    def roll(...): ...

`carried_out_by("book 4.3.2")` then tells of `roll`.
"""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

Article: TypeAlias = str
"""A full citation: the book, a space, the number, as in "book 4.3.2"."""

T = TypeVar("T")


def law(*articles: Article) -> Callable[[T], T]:
    """Say which articles a function or class carries out. It does nothing: citations are read from the source.

    No article is looked up here, so that importing the rules stays cheap; `lawbound.law.coverage` reads every citation
    and checks it against the books. In the compiled build nothing of it is left.
    """
    return _unchanged


def _unchanged(carrier: T) -> T:
    return carrier


def carried_out_by(article: Article) -> tuple[str, ...]:
    """The dotted names of all that carries out this article."""
    from lawbound.law.coverage import citations_in_code

    return tuple([each.dotted for each in citations_in_code() if each.article == article])
