"""What questions and events hold: the names of their fields, as messages use them, and the kind of each (`kinds`)."""

from __future__ import annotations

from typing import Final

Fields = tuple[tuple[str, str], ...]

SOURCE: Final = ("source", "source")
PLAYER: Final = ("player", "player")
OTHER: Final = ("other", "player")
CARD: Final = ("card", "card")
SITE: Final = ("site", "site")
FAVOR: Final = ("favor", "favor")
SECRETS: Final = ("secrets", "secrets")
WARBANDS: Final = ("warbands", "warbands")
BANK: Final = ("bank", "bank")
OWNER: Final = ("owner", "owner")
PLACE: Final = ("place", "place")
PILE: Final = ("pile", "pile")
SPACE: Final = ("space", "space")
PROMISE: Final = ("promise", "promise")

POWERS: Final = frozenset(
    [
        "use the power",
        "which way",
        "which player",
        "which site",
        "which card",
        "which adviser",
        "which relic",
        "which relic at the site",
        "which relic or banner",
        "which space of the reliquary",
        "which bank",
        "which suit",
        "which pile",
        "which warbands",
        "how many",
        "take it",
        "pay instead",
        "reroll",
        "follow up",
    ]
)
"""Questions of powers: the source is given first, and may have a message of its own for them."""

GIVEN: Final[dict[str, Fields]] = {
    "defense die": (PLAYER,),
    "attack die": (PLAYER,),
    "end die": (("round", "number"),),
    "draw a site": (SITE,),
    "favor for sites": (FAVOR,),
    "modifier": (("action", "action"),),
    "where to play": (CARD,),
    "make room at a site": (CARD, SITE),
    "pay for the banner": (CARD,),
    "travel to": (PLAYER,),
    "consent to pay": (SITE,),
    "target": (PLAYER,),
    "join as ally": (OTHER, PLAYER),
    "admit ally": (PLAYER,),
    "sacrifice": (WARBANDS,),
    "losses": (OWNER, PLACE, WARBANDS),
    "occupy": (SITE, PLACE),
    "banish": (PLAYER,),
    "burn favor": (PLAYER, FAVOR),
    "permission": (PLAYER, PLACE, ("goal", "place"), WARBANDS),
    "offered relic": (PLAYER,),
    "show relic": (PLAYER,),
    "give in the deal": (SOURCE, PLAYER, ("give", "goods"), ("want", "goods")),
    "want in the deal": (SOURCE, PLAYER, ("give", "goods"), ("want", "goods")),
    "answer the deal": (SOURCE, PLAYER, ("give", "goods"), ("want", "goods")),
    "answer the offer of citizenship": (PLAYER, SPACE, ("give", "goods"), ("want", "goods")),
    "warbands replaced": (PLACE,),
    "promise": (SOURCE, PLAYER),
    "until which round": (SOURCE, PLAYER, PROMISE),
    "penalty": (SOURCE, PLAYER, PROMISE, ("round", "number")),
    "site token": (SITE,),
    "accept citizenship": (PLAYER,),
    "pay instead": (SOURCE, PLAYER, CARD, FAVOR),
}
"""What `ask.given` holds, by prompt."""

GIVEN_BY: Final[dict[tuple[str, str], Fields]] = {
    ("which site", "palanquin"): (SOURCE, PLAYER),
    ("which site", "resettle"): (SOURCE, CARD),
    ("which card", "horned_mask"): (SOURCE, CARD),
    ("which way", "bracken"): (SOURCE, PILE),
    ("which way", "witchs_bargain"): (SOURCE, PLAYER),
    ("which bank", "levelers"): (SOURCE, BANK),
    ("which relic at the site", "relic_breaker"): (SOURCE, SITE),
    ("which relic at the site", "wastes"): (SOURCE, SITE),
    ("which relic at the site", "deep_woods"): (SOURCE, SITE),
    ("use the power", "relic_thief"): (SOURCE, PLAYER),
    ("how many", "alchemist"): (SOURCE, BANK, FAVOR),
    ("how many", "memory_of_nature"): (SOURCE, BANK, FAVOR),
    ("how many", "messenger"): (SOURCE, SITE),
    ("how many", "deed_writer"): (SOURCE, SITE),
    ("how many", "warning_signals"): (SOURCE, PLACE, ("goal", "place")),
    ("how many", "squalid_district"): (SOURCE, ("roll", "number")),
    ("how many", "obsidian_cage"): (SOURCE, PLACE),
}
"""The same for a question of one power, by prompt and the key of the card or site."""

NUMBERS: Final[dict[str, str]] = {
    "attack dice": "attack-die",
    "losses": "warband",
    "occupy": "warband",
    "warbands replaced": "warband",
    "penalty": "favor",
}
"""What numbers count, by prompt."""
NUMBERS_OF: Final[dict[str, str]] = {
    "": "warband",
    "alchemist": "favor",
    "memory_of_nature": "favor",
    "blood_pact": "warband",
    "revelation": "favor",
    "messenger": "warband",
    "deed_writer": "warband",
    "kindred_warriors": "attack-die",
    "warning_signals": "warband",
    "obsidian_cage": "warband",
    "fallen_spire": "card",
}
"""The same for "how many", by the key of the card; without one it is about warbands that are moved."""

ARGS: Final[dict[str, Fields]] = {
    "turn": (("player", "seat"), ("round", "number"), ("turn", "number")),
    "round": (("round", "number"),),
    "stalled": (("turns", "number"),),
    # Set-up
    "set up": (("oath", "oath"),),
    "dealt": (PLAYER, ("cards", "cards")),
    "placed pawn": (PLAYER, SITE),
    # Cards
    "searched": (PLAYER, PILE),
    "drew": (PLAYER, ("cards", "cards")),
    "showed": (PLAYER, CARD),
    "played facedown": (PLAYER,),
    "discarded": (PLAYER, CARD, PILE),
    "discarded facedown": (PLAYER, CARD, PILE),
    "swapped": (PLAYER, CARD, ("other", "card")),
    "boxed": (PLAYER, CARD),
    "gave adviser": (PLAYER, CARD, OTHER),
    "took adviser": (PLAYER, CARD, OTHER),
    "swapped advisers": (PLAYER, ("one", "player"), ("at", "number"), OTHER, ("there", "number")),
    "moved pile": (PLAYER, PILE, ("goal", "pile"), ("cards", "cards")),
    "false prophet": (PLAYER, CARD),
    "false prophet ended": (PLAYER, CARD),
    # Looking
    "peeked": (PLAYER, SITE),
    "peeked at site": (PLAYER, SITE),
    "peeked at reliquary": (PLAYER, SPACE),
    "peeked at deck": (PLAYER,),
    "showed relic": (PLAYER, OTHER, SPACE),
    # Powers
    "used": (PLAYER, SOURCE),
    "modified": (PLAYER, SOURCE),
    "changed end die": (PLAYER, ("roll", "number")),
    # Favor, secrets, supply
    "gained favor": (PLAYER, FAVOR, BANK),
    "took favor": (PLAYER, FAVOR, OTHER),
    "gave favor": (PLAYER, FAVOR, OTHER),
    "burnt favor": (PLAYER, FAVOR),
    "collected favor": (PLAYER, FAVOR),
    "put favor": (PLAYER, FAVOR, BANK),
    "placed favor": (PLAYER, FAVOR, CARD),
    "paid favor": (PLAYER, FAVOR, CARD),
    "burnt from bank": (BANK, FAVOR),
    "moved favor": (BANK, FAVOR, ("goal", "bank")),
    "returned favor": (CARD, BANK),
    "gained secrets": (PLAYER, SECRETS),
    "burnt secrets": (PLAYER, SECRETS),
    "took secrets": (PLAYER, SECRETS, OTHER),
    "gave secrets": (PLAYER, SECRETS, OTHER),
    "flipped secret": (PLAYER,),
    "placed secrets": (PLAYER, SECRETS, CARD),
    "paid secrets": (PLAYER, SECRETS, CARD),
    "returned secrets": (PLAYER, SECRETS),
    "spent supply": (PLAYER, ("supply", "supply")),
    "gained supply": (PLAYER, ("supply", "supply")),
    "refreshed": (PLAYER, ("supply", "supply")),
    "mob": (("n", "number"),),
    # Relics and banners
    "gave": (PLAYER, CARD, OTHER),
    "uncovered": (CARD,),
    "buried": (PLAYER, CARD),
    "buried facedown": (PLAYER,),
    "buried from site": (PLAYER, SITE),
    # Travel
    "traveled": (PLAYER, SITE),
    "travel failed": (PLAYER,),
    "put pawn": (PLAYER, SITE),
    "relics at site": (SITE, ("relics", "relics")),
    # Warbands
    "gained warbands": (PLAYER, WARBANDS),
    "placed warbands": (PLAYER, SITE, WARBANDS),
    "withdrew warbands": (PLAYER, SITE, WARBANDS),
    "moved warbands": (PLAYER, OWNER, PLACE, ("goal", "place"), WARBANDS),
    "killed": (OWNER, PLACE, WARBANDS),
    "saved": (OWNER, PLACE, WARBANDS),
    "healed": (OWNER, SITE, WARBANDS),
    "retreated": (OWNER, SITE, WARBANDS, PLAYER),
    "caged": (OWNER, PLACE, WARBANDS),
    "uncaged": (OWNER, PLACE, WARBANDS),
    "replaced warbands": (PLAYER, OTHER, SITE),
    # Campaigns
    "campaign": (PLAYER, OTHER, SITE),
    "joined": (PLAYER, OTHER),
    "relic targeted": (PLAYER, SITE, ("n", "ordinal")),
    "sacrificed": (PLAYER, WARBANDS),
    # Empire, title, deals
    "oathkeeper": (PLAYER,),
    "usurper": (PLAYER,),
    "no usurper": (PLAYER,),
    "became citizen": (PLAYER,),
    "became exile": (PLAYER,),
    "refused": (PLAYER, OTHER),
    "no deal": (PLAYER, OTHER),
    "offered": (PLAYER, OTHER, ("give", "goods"), ("want", "goods")),
    "exchanged": (PLAYER, OTHER, ("give", "goods"), ("want", "goods")),
    "offered citizenship": (PLAYER, OTHER, SPACE, ("give", "goods"), ("want", "goods")),
    "asked for citizenship": (PLAYER, OTHER, SPACE, ("give", "goods"), ("want", "goods")),
    "got site": (PLAYER, SITE),
    "rolled end die": (("round", "number"), ("roll", "number")),
    # The chronicle
    "vowed": (PLAYER, ("oath", "oath")),
    "refused citizenship": (PLAYER, OTHER),
    "accepted citizenship": (PLAYER, OTHER),
    "built": (PLAYER, CARD, ("other", "card"), SITE),
    "repaired": (PLAYER, CARD, SITE),
    "ruined": (CARD, SITE),
    "cleared map": (),
    "recalled": (BANK, ("cards", "cards")),
    "returned relics": (("relics", "relics"),),
    "topped relics": (("relics", "relics"),),
    "rebuilt world deck": (),
    "chronicle written": (PLAYER,),
}
"""What the arguments of an event are, where each is simply named."""

SEEN: Final[dict[str, tuple[str, str]]] = {
    "dealt": ("names", "several cards"),
    "drew": ("names", "several cards"),
    "played facedown": ("card", "first card"),
    "discarded facedown": ("card", "first card"),
    "gave adviser": ("card", "first card"),
    "took adviser": ("card", "first card"),
    "peeked": ("card", "first card"),
    "peeked at site": ("name", "first site"),
    "peeked at reliquary": ("card", "first card"),
    "peeked at adviser": ("card", "first card"),
    "peeked at pile": ("names", "several cards"),
    "peeked at deck": ("names", "several cards"),
    "showed relic": ("card", "first card"),
    "buried facedown": ("card", "first card"),
    "swapped with dispossessed": ("names", "several cards"),
}
"""What the secret part is called, for those who may know it; of what is not here nobody ever learns it."""
