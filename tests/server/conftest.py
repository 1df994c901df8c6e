"""What tests of the server may ask for."""

from __future__ import annotations

from tests.server.patience import patience
from tests.server.postgres import postgres

__all__ = ["patience", "postgres"]
