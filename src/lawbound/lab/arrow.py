"""Where the laboratory finds pyarrow: whoever has not installed it is told what to install."""

from __future__ import annotations

from lawbound.lab import NEEDS_ARROW

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise ImportError(NEEDS_ARROW, name=error.name) from None

__all__ = ["pa", "pq"]
