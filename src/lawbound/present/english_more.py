"""English words for bots and variant maps, in the same tables as `english`."""

from __future__ import annotations

from typing import Final

Templates = dict[str, str]

PROMPTS: Final[Templates] = {
    "which suit marker": "Which suit marker lies in {clearing}?",
    "which path to open": "Which path do you open?",
    "which piece the bot loses": "At random: which piece does {player} lose in {clearing}?",
    "a random clearing": "At random: which clearing?",
    "a random place": "At random: which place?",
    "a random piece": "At random: which piece?",
    "a random player": "At random: which player?",
    "a random card": "At random: which card?",
    "a random tile": "At random: which item?",
    "a random suit": "At random: which suit?",
    "a random number": "At random: which number?",
}
GIVEN: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "which suit marker": (("clearing", "clearing"),),
    "which piece the bot loses": (("player", "player"), ("clearing", "clearing")),
}
ACTIONS: Final[Templates] = {
    "open a path": "open a closed path for a card (1 point)",
}
STEPS: Final[Templates] = {
    "end of evening": "end of Evening",
    "nightmare": "nightmare",
    "reveal order": "reveal the order",
    "craft item": "craft the item",
    "battle": "battle",
    "recruit": "recruit",
    "build": "build",
    "move": "move",
    "expand": "expand",
    "score": "score",
    "discard order": "discard the order",
}
WORDS: Final[Templates] = {}
EVENTS: Final[Templates] = {
    "ferry": "{player} takes the ferry from {origin} to {destination}",
    "path opened": "{player} opens the path between {origin} and {destination}",
    "order": "{player} reveals the order: {card}",
    "chose": "{player} chooses",
}
ARGS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "ferry": (("player", "faction"), ("origin", "clearing"), ("destination", "clearing")),
    "path opened": (("player", "faction"), ("origin", "clearing"), ("destination", "clearing")),
    "order": (("player", "faction"), ("card", "card")),
    "chose": (("player", "faction"),),
}
