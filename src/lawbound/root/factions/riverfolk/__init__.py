"""The Riverfolk Company: Law of Root, chapter 11."""

from lawbound.root.factions.riverfolk.pieces import RiverfolkPieces

__all__ = ["RiverfolkPieces"]
