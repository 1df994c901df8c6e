"""What is explained to each faction: in the order in which it comes up, or should."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask
from lawbound.root.factions.lizards import Lizards
from lawbound.root.lessons.topic import Topic, asked, either, offered
from lawbound.root.state import State


def hated(s: State, ask: Ask) -> bool:
    """Where conspiracies are cheaper."""
    player = s.players[ask.seat]
    return asked("conspire")(s, ask) and isinstance(player, Lizards) and player.hated(s)


def rule_matters(s: State, ask: Ask) -> bool:
    """Where somebody moves who is not free to move everywhere."""
    return asked("move to")(s, ask) and s.players[ask.seat].needs_rule_to_move()


MARQUISE: Final = (
    Topic("keep", "root 6.3.2", asked("place the keep")),
    Topic("first-sawmill", "root 6.3.4", asked("place the first sawmill")),
    Topic("first-workshop", "root 6.3.4", asked("place the first workshop")),
    Topic("first-recruiter", "root 6.3.4", asked("place the first recruiter")),
    Topic("marquise-build", "root 6.5.4", offered("build"), shown_by="build"),
    Topic("build-what", "root 6.5.4.III", asked("build what")),
    Topic("build-where", "root 6.5.4.I", asked("build where")),
    Topic("take-wood", "root 6.5.4.II", asked("take wood from")),
    Topic("marquise-recruit", "root 6.5.3", offered("recruit"), shown_by="recruit"),
    Topic("march", "root 6.5.2", offered("march"), shown_by="march"),
    Topic("marquise-battle", "root 6.5.1", offered("battle")),
    Topic("overwork", "root 6.5.5", offered("overwork")),
    Topic("bird-card", "root 6.5", offered("bird card for an action")),
    Topic("field-hospitals", "root 6.2.3", asked("field hospitals")),
    Topic("too-little-wood", "root 1.5.4", asked("which sawmill gets wood")),
)
EYRIE: Final = (
    Topic("first-roost", "root 7.3.2", asked("place the first roost")),
    Topic("leader", "root 7.3.3", asked("choose a leader")),
    Topic("decree", "root 7.4.2", asked("add to the Decree")),
    Topic("decree-column", "root 7.5.2", asked("to which column")),
    Topic("decree-again", "root 7.4.2", asked("add to the Decree again")),
    Topic("disdain", "root 7.2.3", asked("craft")),
    Topic("resolve", "root 7.5.2", asked("the Decree")),
    Topic("eyrie-recruit", "root 7.5.2.I", asked("recruit where")),
    Topic("eyrie-move", "root 7.5.2.II", asked("move from")),
    Topic("eyrie-battle", "root 7.5.2.III", asked("battle where")),
    Topic("eyrie-build", "root 7.5.2.IV", asked("build a roost where")),
    Topic("turmoil", "root 7.7", asked("choose a new leader")),
    Topic("new-roost", "root 7.4.3", asked("place a new roost")),
)
ALLIANCE: Final = (
    Topic("revolt", "root 8.4.1", asked("revolt")),
    Topic("revolt-price", "root 8.4.1.II", asked("spend a supporter", "root 8.4.1.II")),
    Topic("sympathy", "root 8.4.2", asked("spread sympathy")),
    Topic("outrage", "root 8.2.6", asked("spread sympathy")),
    Topic("sympathy-price", "root 8.4.2.II", asked("spend a supporter", "root 8.4.2.II")),
    Topic("mobilize", "root 8.5.2", offered("mobilize"), shown_by="mobilize"),
    Topic("train", "root 8.5.3", offered("train"), shown_by="train"),
    Topic("operations", "root 8.6.1", asked("military operations")),
    Topic("alliance-recruit", "root 8.6.1.III", offered("recruit")),
    Topic("organize", "root 8.6.1.IV", offered("organize")),
    Topic("guerrilla", "root 8.2.2", offered("battle")),
    Topic("lost-base", "root 8.2.4", asked("discard a supporter")),
)
VAGABOND: Final = (
    Topic("character", "root 9.3.1", asked("choose a character")),
    Topic("first-forest", "root 9.3.2", asked("place the pawn")),
    Topic("refresh", "root 9.4.1", asked("refresh")),
    Topic("slip", "root 9.4.2", asked("slip")),
    Topic("explore", "root 9.5.3", offered("explore"), shown_by="explore"),
    Topic("quest", "root 9.5.5", offered("quest"), shown_by="quest"),
    Topic("vagabond-move", "root 9.5.1", offered("move"), shown_by="move"),
    Topic("aid", "root 9.5.4", offered("aid"), shown_by="aid"),
    Topic("special-action", "root 9.5.9", offered("special action")),
    Topic("vagabond-battle", "root 9.5.2", offered("battle")),
    Topic("strike", "root 9.5.6", offered("strike")),
    Topic("repair", "root 9.5.7", offered("repair")),
    Topic("arrange", "root 9.2.5.III", offered("arrange items")),
    Topic("exhaust", "root 9.5", asked("exhaust an item")),
    Topic("relationships", "root 9.2.9.I", asked("aid whom")),
    Topic("reward", "root 9.5.5", asked("quest reward")),
    Topic("damage", "root 9.2.7", asked("damage an item")),
    Topic("capacity", "root 9.6.4", asked("remove an item")),
)
LIZARDS: Final = (
    Topic("first-garden", "root 10.3.2", asked("place the first garden")),
    Topic("outcast", "root 10.3.3", asked("choose the Outcast")),
    Topic("acolytes", "root 10.4.3", asked("conspire")),
    Topic("hated", "root 10.4.1", hated),
    Topic("crusade", "root 10.4.3.I", offered("crusade")),
    Topic("convert", "root 10.4.3.II", offered("convert")),
    Topic("sanctify", "root 10.4.3.III", offered("sanctify"), shown_by="sanctify"),
    Topic("rituals", "root 10.5", asked("rituals")),
    Topic("garden", "root 10.5.1", offered("build"), shown_by="build"),
    Topic("lizards-recruit", "root 10.5.2", offered("recruit")),
    Topic("sacrifice", "root 10.5.4", offered("sacrifice")),
    Topic("garden-points", "root 10.5.3", offered("score")),
    Topic("lost-souls", "root 10.4.1", either(asked("rituals"), asked("discard to the hand limit"))),
    Topic("outcast-crafts", "root 10.2.1", asked("craft")),
)
DUCHY: Final = (
    Topic("surface", "root 12.3.3", asked("surface in a corner")),
    Topic("assembly", "root 12.5.1", asked("assembly")),
    Topic("duchy-build", "root 12.5.1.I", offered("build"), shown_by="build"),
    Topic("citadel-or-market", "root 12.5.1.I", asked("build what")),
    Topic("revealed", "root 12.6.1", asked("reveal to build")),
    Topic("dig", "root 12.5.1.V", offered("dig"), shown_by="dig"),
    Topic("burrow", "root 12.2.2", offered("recruit")),
    Topic("fourth-tunnel", "root 12.2.4", asked("take up a tunnel")),
    Topic("parliament", "root 12.5.2", asked("parliament")),
    Topic("sway", "root 12.5.3", asked("sway")),
    Topic("sway-cards", "root 12.5.3.II", asked("reveal to sway")),
    Topic("brigadier", "root 12.5.2.IV", asked("moves or battles")),
    Topic("banker", "root 12.5.2.V", asked("bank a card")),
    Topic("mayor", "root 12.5.2.VI", asked("whose action the Mayor takes")),
    Topic("price-of-failure", "root 12.2.3", asked("which minister leaves")),
)
CORVIDS: Final = (
    Topic("scatter", "root 13.3.2", asked("scatter")),
    Topic("flip", "root 13.4.2", asked("flip plots")),
    Topic("corvids-recruit", "root 13.4.3", asked("recruit with a card")),
    Topic("recruit-suit", "root 13.4.3", asked("recruit in which suit")),
    Topic("exert", "root 13.6.1", asked("exert")),
    Topic("plot", "root 13.5.2", offered("plot"), shown_by="plot"),
    Topic("plot-price", "root 13.5.2", asked("plot where")),
    Topic("plot-kinds", "root 13.2.2", asked("lay which plot")),
    Topic("exposure", "root 13.2.4", asked("lay which plot")),
    Topic("nimble", "root 13.2.3", offered("move")),
    Topic("agents", "root 13.2.5", offered("battle")),
    Topic("trick", "root 13.5.4", offered("trick")),
    Topic("plots-craft", "root 13.2.1", asked("craft")),
)
HUNDREDS: Final = (
    Topic("garrison", "root 14.3.1", asked("place the garrison")),
    Topic("mood", "root 14.4.4", asked("choose a mood")),
    Topic("command", "root 14.5.2", asked("command the Hundreds")),
    Topic("stronghold", "root 14.5.2.III", offered("build"), shown_by="build"),
    Topic("advance", "root 14.5.3", offered("advance"), shown_by="advance"),
    Topic("company", "root 14.5.3", asked("how many come with the warlord")),
    Topic("warlord-battle", "root 14.5.3", asked("battle at the warlord")),
    Topic("oppress", "root 14.6.2", asked("advance to")),
    Topic("incite", "root 14.6.1", asked("incite")),
    Topic("raze", "root 14.4.1", asked("incite with")),
    Topic("mob-die", "root 14.4.1", asked("place a mob where")),
    Topic("contempt", "root 14.2.3", asked("the item or the points")),
    Topic("hoard", "root 14.2.4.II", asked("the item or the points")),
    Topic("full-track", "root 14.2.4.I", asked("which item leaves the full track")),
    Topic("loot", "root 14.2.5", asked("loot the defender")),
    Topic("anoint", "root 14.4.3", asked("anoint a warlord where")),
)
RIVERFOLK: Final = (
    Topic("river", "root 11.3.2", asked("place a starting warrior")),
    Topic("prices", "root 11.2.6.I", asked("set a price")),
    Topic("funds", "root 11.5", asked("funds")),
    Topic("first-post", "root 11.5.6", offered("trade post"), shown_by="trade post"),
    Topic("post-where", "root 11.5.6.II", asked("establish where")),
    Topic("whose-fund", "root 11.4.3", asked("commit whose fund")),
    Topic("dividends", "root 11.4.2", either(asked("funds"), asked("set a price", "root 11.6.2"))),
    Topic("goods", "root 11.2.3", offered("draw")),
    Topic("swimmers", "root 11.2.2", offered("move")),
    Topic("riverfolk-recruit", "root 11.5.5", offered("recruit")),
    Topic("tracks-craft", "root 11.5.3", offered("craft")),
    Topic("export", "root 11.5.3.I", asked("export")),
    Topic("trade-disruption", "root 11.2.5.I", asked("lose whose fund")),
)
KEEPERS: Final = (
    Topic("keepers-start", "root 15.3.2", asked("start in a corner")),
    Topic("relics", "root 15.2.1", asked("start beside it")),
    Topic("encamp", "root 15.4.1", asked("encamp")),
    Topic("waystation-sides", "root 15.2.2", asked("which side of a waystation")),
    Topic("decamp", "root 15.4.2", asked("decamp")),
    Topic("keepers-recruit", "root 15.4.3", asked("recruit with a card")),
    Topic("retinue", "root 15.5.2", asked("retinue: move")),
    Topic("carry", "root 15.2.4", asked("carry a relic")),
    Topic("delve", "root 15.5.2.II", asked("retinue: battle then delve")),
    Topic("delve-check", "root 15.5.2.II.b", asked("delve from")),
    Topic("recover", "root 15.5.2.III", asked("retinue: move or recover")),
    Topic("recover-check", "root 15.5.2.III.c", either(asked("move or recover"), asked("recover which relic"))),
    Topic("gather", "root 15.6.2", asked("gather the Retinue")),
    Topic("retinue-slot", "root 15.6.2", asked("to which slot")),
    Topic("return", "root 15.4.1", asked("return where")),
    Topic("waystations-craft", "root 15.2.3", asked("craft")),
)
EVERYBODY: Final = (
    Topic("craft", "root 4.1", either(asked("craft"), offered("craft"))),
    Topic("crafting-piece", "root 4.1.1", asked("activate a crafting piece")),
    Topic("ambush", "root 4.3.1", asked("ambush")),
    Topic("foil", "root 4.3.1.I", asked("foil the ambush")),
    Topic("battle-dice", "root 4.3.2", asked("battle whom")),
    Topic("hits", "root 4.3.4", asked("take a hit")),
    Topic("rule", "root 4.2.1", rule_matters),
    Topic("how-many", "root 4.2.2", asked("how many to move")),
    Topic("hand-limit", "", asked("discard to the hand limit")),
    Topic("dominance", "root 3.3.1", offered("activate dominance")),
    Topic("effects", "root 1.4.2", asked("effects before the next step")),
)
"""Told to all, after what is their faction's own."""
TOPICS: Final = {
    "marquise": MARQUISE,
    "eyrie": EYRIE,
    "alliance": ALLIANCE,
    "vagabond": VAGABOND,
    "lizards": LIZARDS,
    "duchy": DUCHY,
    "corvids": CORVIDS,
    "riverfolk": RIVERFOLK,
    "hundreds": HUNDREDS,
    "keepers": KEEPERS,
}
"""By faction, that of the first game first."""
