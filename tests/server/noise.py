"""What strangers and broken programs send."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st


def anything() -> st.SearchStrategy[Any]:
    """Whatever JSON can say, and more than that."""
    atoms = (
        st.none()
        | st.booleans()
        | st.integers(-(10**30), 10**30)
        | st.sampled_from([0.5, -0.0, float("inf"), "\ud800", "\0", "x" * 1000, "marquise", "random", 10**400])
        | st.text(max_size=5)
    )
    return st.recursive(
        atoms,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=5,
    )
