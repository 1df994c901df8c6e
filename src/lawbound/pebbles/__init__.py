"""Pebbles, the smallest game."""

from lawbound.pebbles.rules import PEBBLES, Pebbles, PebblesState

__all__ = ["PEBBLES", "Pebbles", "PebblesState"]
