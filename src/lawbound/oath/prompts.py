"""What is asked in a game of Oath: every question of a general rule, and those that powers share.

The `kind` says what the options are: "card" a card or a marker, "site" a position of the map, "player" a seat, "bank" a
suit, "number" a number, "word" a word, and the like. In questions of powers the first thing `given` is the source.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Prompt, Word

# Luck

DRAW: Final = Prompt("draw", "oath 10.4", "card")
DRAW_VISION: Final = Prompt("draw a vision", "oath 10.4", "card")
DRAW_RELIC: Final = Prompt("draw a relic", "oath 10.4", "card")
DRAW_SITE: Final = Prompt("draw a site", "oath 2.8.2", "site card")
TOP_BACK: Final = Prompt("back of the top card", "oath 9.4", "back")
DEFENSE_DIE: Final = Prompt("defense die", "oath 5.5.4", "defense die")
ATTACK_DIE: Final = Prompt("attack die", "oath 5.5.5", "attack die")
END_DIE: Final = Prompt("end die", "oath 3.3", "number")
COIN: Final = Prompt("coin", "oath 7.6.3", "word")
AT_RANDOM: Final = Prompt("at random", "oath 8.4", "card")
SUIT_AT_RANDOM: Final = Prompt("suit at random", "oath 8.4", "bank")

# Set-up

PAWN: Final = Prompt("first site", "oath 1.23", "site")
FIRST_ADVISER: Final = Prompt("first adviser", "oath 1.23", "card")
SPREAD_FAVOR: Final = Prompt("favor for sites", "oath 1.16", "site")

# A turn

BANNER_FAVOR: Final = Prompt("people's favor", "oath 4.1.1.I", "word")
LEAST_BANK: Final = Prompt("least bank", "oath 4.1.1.I", "bank")
SITE_TOKEN: Final = Prompt("site token", "oath 4.1.4", "word")
ACT: Final = Prompt("act", "oath 4.2", "act")
REST_POWER: Final = Prompt("rest power", "oath 4.3.5", "power")
MODIFIER: Final = Prompt("modifier", "oath 7.4", "modifier")
TITLE: Final = Prompt("new oathkeeper", "oath 2.11", "player")

# Major actions

SOURCE: Final = Prompt("search where", "oath 5.1.2", "pile")
KEEP: Final = Prompt("keep", "oath 5.1.3", "card")
WHERE: Final = Prompt("where to play", "oath 5.1.4", "where")
ROOM_AT_SITE: Final = Prompt("make room at a site", "oath 5.1.4.I", "card")
ROOM_FOR_ADVISER: Final = Prompt("make room for an adviser", "oath 5.1.4.II", "card")
ORDER_OF_DISCARDS: Final = Prompt("discard next", "oath 10.10", "card")
MUSTER_ON: Final = Prompt("muster on", "oath 5.2.1", "card")
TRADE_WITH: Final = Prompt("trade with", "oath 5.3.2", "deal")
RECOVER_WHAT: Final = Prompt("recover", "oath 5.4.1", "thing")
HOW_MUCH: Final = Prompt("pay for the banner", "oath 5.4.2", "number")
FIRST_BANK: Final = Prompt("first bank", "oath 5.4.4", "bank")
TRAVEL_TO: Final = Prompt("travel to", "oath 5.6.1", "site")
CONSENT: Final = Prompt("consent to pay", "oath 9.2", "word")

DEFENDER: Final = Prompt("defender", "oath 5.5.1", "defender")
TARGET: Final = Prompt("target", "oath 5.5.2", "target")
ATTACK_DICE: Final = Prompt("attack dice", "oath 5.5.2", "number")
JOIN: Final = Prompt("join as ally", "oath 5.5.2", "word")
ADMIT: Final = Prompt("admit ally", "oath 5.5.2", "word")
PLAN: Final = Prompt("battle plan", "oath 5.5.3", "plan")
FIRST_TO_PLAN: Final = Prompt("whose plans next", "oath 5.5.3", "player")
SACRIFICE: Final = Prompt("sacrifice", "oath 5.5.5", "word")
LOSSES: Final = Prompt("losses", "oath 5.5.6", "number")
OCCUPY: Final = Prompt("occupy", "oath 5.5.7.I", "number")
BANISH: Final = Prompt("banish", "oath 5.5.7.III", "site")
BURN_HALF: Final = Prompt("burn favor", "oath 5.5.7.III", "word")
AFTERMATH: Final = Prompt("next battle plan", "oath 5.5.8", "power")

# Minor actions

FACEDOWN: Final = Prompt("facedown adviser", "oath 6.1", "card")
PEEK: Final = Prompt("peek at", "oath 6.3", "relic at site")
PEEK_RELIQUARY: Final = Prompt("peek at reliquary", "oath 6.4", "space")
MOVE_WARBANDS: Final = Prompt("move warbands", "oath 6.5", "warbands")
PERMISSION: Final = Prompt("permission", "oath 6.5", "word")
EXILE_WHOM: Final = Prompt("exile whom", "oath 6.7", "player")

# Citizenship and deals

OFFER_TO: Final = Prompt("offer to", "oath 6.6.1", "player")
OFFERED_RELIC: Final = Prompt("offered relic", "oath 6.6.1", "space")
SHOW_RELIC: Final = Prompt("show relic", "oath 6.6.1", "space")
DEAL_GIVE: Final = Prompt("give in the deal", "oath 10.26", "goods")
DEAL_WANT: Final = Prompt("want in the deal", "oath 10.26", "goods")
DEAL_ANSWER: Final = Prompt("answer the deal", "oath 10.26", "word")
FEWER_WARBANDS: Final = Prompt("warbands replaced", "oath 6.6.2", "number")
PROMISE: Final = Prompt("promise", "oath 7.6.3", "promise")
PENALTY: Final = Prompt("penalty", "oath 7.6.3", "number")
WAS_KEPT: Final = Prompt("was it kept", "oath 7.6.3", "word")

# Powers: given[0] is the source

USE: Final = Prompt("use the power", "oath 7.1.3", "word")
WHICH_WAY: Final = Prompt("which way", "oath 7.1.3", "word")
WHICH_PLAYER: Final = Prompt("which player", "oath 7.1.3", "player")
WHICH_SITE: Final = Prompt("which site", "oath 7.1.3", "site")
WHICH_CARD: Final = Prompt("which card", "oath 7.1.3", "card")
WHICH_ADVISER: Final = Prompt("which adviser", "oath 7.1.3", "adviser")
"""Options: whose adviser, and its place among them, for it may lie facedown."""
WHICH_RELIC: Final = Prompt("which relic", "oath 7.1.3", "card")
WHICH_RELIC_HERE: Final = Prompt("which relic at the site", "oath 7.1.3", "relic at site")
WHICH_THING: Final = Prompt("which relic or banner", "oath 7.1.3", "card")
WHICH_SPACE: Final = Prompt("which space of the reliquary", "oath 7.1.3", "space")
WHICH_BANK: Final = Prompt("which bank", "oath 7.1.3", "bank")
WHICH_SUIT: Final = Prompt("which suit", "oath 7.1.3", "bank")
WHICH_PILE: Final = Prompt("which pile", "oath 7.1.3", "pile")
WHICH_WARBANDS: Final = Prompt("which warbands", "oath 7.1.3", "warbands place")
HOW_MANY: Final = Prompt("how many", "oath 7.1.3", "number")
TAKE_IT: Final = Prompt("take it", "oath 7.1.3", "word")
PAY_INSTEAD: Final = Prompt("pay instead", "oath 7.1.3", "word")
REROLL: Final = Prompt("reroll", "oath 7.1.3", "word")
FOLLOW_UP: Final = Prompt("follow up", "oath 10.13", "word")
WHO_FIRST: Final = Prompt("which power first", "oath 7.4", "power")

# The chronicle

VOW: Final = Prompt("vow an oath", "oath 8.1", "oath")
OFFER_CITIZENSHIP: Final = Prompt("offer citizenship", "oath 8.2", "player")
ACCEPT_CITIZENSHIP: Final = Prompt("accept citizenship", "oath 8.2", "word")
BUILD: Final = Prompt("build or repair", "oath 8.3.1", "card")
NEW_CARDS: Final = Prompt("suit of the new cards", "oath 8.4", "bank")

# Words

SEARCH: Final = Word("search")
MUSTER: Final = Word("muster")
TRADE: Final = Word("trade")
RECOVER: Final = Word("recover")
TRAVEL: Final = Word("travel")
CAMPAIGN: Final = Word("campaign")
PLAY_ADVISER: Final = Word("play facedown adviser")
PEEK_AT_RELIC: Final = Word("peek at relic")
PEEK_AT_RELIQUARY: Final = Word("peek at reliquary")
SHIFT_WARBANDS: Final = Word("move warbands")
OFFER: Final = Word("offer citizenship")
EXILE: Final = Word("exile a citizen")
SELF_EXILE: Final = Word("exile yourself")
REST: Final = Word("rest")

PLACE: Final = Word("place")
BURN: Final = Word("burn")
RETURN: Final = Word("return")
FAVOR: Final = Word("favor")
SECRET: Final = Word("secret")
UP: Final = Word("faceup")
DOWN: Final = Word("facedown")
A_SITE: Final = Word("site")
AN_ADVISER: Final = Word("adviser")
A_RELIC: Final = Word("relic")
TOP: Final = Word("top")
BOTTOM: Final = Word("bottom")
KEPT: Final = Word("kept")
BROKEN: Final = Word("broken")
