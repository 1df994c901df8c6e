"""The landmarks that can be brought to a table, by name."""

from __future__ import annotations

from typing import Final

from lawbound.root.landmarks.black_market import BlackMarket
from lawbound.root.landmarks.elder_treetop import ElderTreetop
from lawbound.root.landmarks.ferry import FerryLandmark
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.landmarks.legendary_forge import LegendaryForge
from lawbound.root.landmarks.lost_city import LostCity
from lawbound.root.landmarks.tower import Tower

LANDMARKS: Final[dict[str, type[Landmark]]] = {
    "black-market": BlackMarket,
    "elder-treetop": ElderTreetop,
    "ferry": FerryLandmark,
    "legendary-forge": LegendaryForge,
    "lost-city": LostCity,
    "tower": Tower,
}

LANDMARK_NAMES: Final = tuple(LANDMARKS)
"""By the numbers that questions and events have for them."""
