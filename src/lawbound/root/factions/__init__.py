"""The factions that can be played, by key."""

from lawbound.root.faction import Faction
from lawbound.root.factions.alliance import Alliance
from lawbound.root.factions.corvids import Corvids
from lawbound.root.factions.duchy import Duchy
from lawbound.root.factions.eyrie import Eyrie
from lawbound.root.factions.hundreds import Hundreds
from lawbound.root.factions.keepers import Keepers
from lawbound.root.factions.lizards import Lizards
from lawbound.root.factions.marquise import Marquise
from lawbound.root.factions.riverfolk import Riverfolk
from lawbound.root.factions.vagabond import SecondVagabond, Vagabond

FACTIONS: dict[str, type[Faction]] = {
    faction.KEY: faction
    for faction in (
        *(Marquise, Eyrie, Alliance, Vagabond, SecondVagabond),
        *(Duchy, Lizards, Corvids, Riverfolk, Hundreds, Keepers),
    )
}
