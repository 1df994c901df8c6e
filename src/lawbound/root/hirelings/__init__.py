"""The hirelings that can be brought to a table, by name.

One module has both sides of a card, each a class of its own: `KEY` is the name of the side, `PIECES` are its pieces
(`cards.pieces_of`), and what the card says is in the joints that it bends (`hireling` has what all hirelings share).
"""

from __future__ import annotations

from typing import Final

from lawbound.root.hirelings.bandits import BanditGangs, HighwayBandits
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.hirelings.corvid_spies import CorvidSpies, RavenSentries
from lawbound.root.hirelings.dynasty import BluebirdNobles, LastDynasty
from lawbound.root.hirelings.exile import TheBrigand, TheExile
from lawbound.root.hirelings.flame_bearers import FlameBearers, RatSmugglers
from lawbound.root.hirelings.flotilla import OtterDivers, RiverfolkFlotilla
from lawbound.root.hirelings.forest_patrol import FelinePhysicians, ForestPatrol
from lawbound.root.hirelings.hireling import Hireling
from lawbound.root.hirelings.popular_band import PopularBand, StreetBand
from lawbound.root.hirelings.protector import FuriousProtector, StoicProtector
from lawbound.root.hirelings.sunward_expedition import MoleArtisans, SunwardExpedition
from lawbound.root.hirelings.uprising import RabbitScouts, SpringUprising
from lawbound.root.hirelings.vault_keepers import BadgerBodyguards, VaultKeepers
from lawbound.root.hirelings.warm_sun_prophets import LizardEnvoys, WarmSunProphets

_CLASSES: Final[tuple[type[Hireling], ...]] = (
    *(LastDynasty, BluebirdNobles),
    *(SpringUprising, RabbitScouts),
    *(TheExile, TheBrigand),
    *(RiverfolkFlotilla, OtterDivers),
    *(HighwayBandits, BanditGangs),
    *(FuriousProtector, StoicProtector),
    *(ForestPatrol, FelinePhysicians),
    *(WarmSunProphets, LizardEnvoys),
    *(SunwardExpedition, MoleArtisans),
    *(CorvidSpies, RavenSentries),
    *(VaultKeepers, BadgerBodyguards),
    *(FlameBearers, RatSmugglers),
    *(PopularBand, StreetBand),
)

HIRELINGS: Final[dict[str, type[Hireling]]] = {
    side.key: kind for side in SIDES for kind in _CLASSES if side.key == kind.KEY
}
"""In the order of the cards, however the classes are listed."""
