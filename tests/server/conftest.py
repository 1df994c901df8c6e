"""What tests of the server may ask for."""

from __future__ import annotations

from tests.server.postgres import postgres

__all__ = ["postgres"]
