"""Write the vocabularies of docs/positions.md: every name that a field of a position of Root may hold.

python scripts/positions.py          write them
python scripts/positions.py check    say whether they are what the code says
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from lawbound.root.bots import BOTS
from lawbound.root.bots.vagabot_items import STATE_NAMES
from lawbound.root.cards import CARDS, SUIT_NAMES
from lawbound.root.decks import DECKS
from lawbound.root.editions import ADVANCED_SERVICES, DISCRETION, OPTIONS
from lawbound.root.factions import FACTIONS
from lawbound.root.factions.corvids import PLOTS
from lawbound.root.factions.duchy.ministers import MINISTERS, RANK_NAMES
from lawbound.root.factions.eyrie import COLUMN_NAMES, LEADER_NAMES
from lawbound.root.factions.hundreds import MOODS
from lawbound.root.factions.keepers import COLUMNS
from lawbound.root.factions.vagabond.relations import RELATION_NAMES
from lawbound.root.items import CHARACTERS, ITEM_NAMES, TILE_NAMES
from lawbound.root.landmarks import LANDMARK_NAMES
from lawbound.root.map import MAPS
from lawbound.root.marks import mark_names
from lawbound.root.position import FIELDS, PLAYER_FIELDS
from lawbound.root.quests import QUESTS
from lawbound.root.seating import DIFFICULTIES
from lawbound.root.services import SERVICES
from lawbound.root.setup import new_state
from lawbound.root.steps import PHASE_NAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "positions.md"
CARD_NAMES = {card.id for card in CARDS}


def vocabularies_table() -> str:
    rows: list[tuple[str, Iterable[str]]] = [
        ("fields of a position", FIELDS),
        ("fields that every player has", PLAYER_FIELDS),
        ("`map`", MAPS),
        ("`seats`, `order`, `turn`, `winners`: factions", FACTIONS),
        ("`seats`: bots", [f"bot:{key}" for key in BOTS]),
        ("difficulties, after `@`", DIFFICULTIES),
        *[(f"traits of bot:{key}, after `+`", bot.TRAITS) for key, bot in BOTS.items()],
        ("characters of bot:vagabond, after `/`", BOTS["vagabond"].CHARACTERS),
        ("`deck`", DECKS),
        ("`services`", ("none", *ADVANCED_SERVICES)),
        ("`discretion`", DISCRETION),
        ("`landmarks`", LANDMARK_NAMES),
        ("`phase`", PHASE_NAMES[1:]),
        ("`suits`, and wherever a suit is meant", SUIT_NAMES),
        *[(f"forests of the {name} map", [forest.id for forest in board.forests]) for name, board in MAPS.items()],
        ("`items`, `supply`", ITEM_NAMES),
        ("`ruins`, `hidden`, items of a Vagabond", (*TILE_NAMES, "?")),
        ("`used`: besides the ids of cards", [name for name in mark_names() if name not in CARD_NAMES]),
        ("`eyrie.leader`, `eyrie.deposed`", LEADER_NAMES),
        ("`eyrie.decree`", COLUMN_NAMES),
        ("`vagabond.character`", [character.id for character in CHARACTERS]),
        ("`vagabond.relations`", RELATION_NAMES),
        ("items of bot:vagabond", STATE_NAMES),
        ("`duchy.swayed`, `duchy.acted`", MINISTERS),
        ("`duchy.crowns lost`", RANK_NAMES),
        ("`corvids.plots`, `corvids.returned`", (*PLOTS, "?")),
        ("`hundreds.mood`", MOODS),
        ("`keepers.retinue`, `keepers.retainers`", COLUMNS),
        ("`riverfolk.prices`", [service.name for service in SERVICES]),
        *[(f"`options.{key}`", values) for key, values in OPTIONS.items()],
        *_steps(),
    ]
    lines = [f"| {what} | {', '.join([f'`{name}`' for name in names]) or '–'} |" for what, names in rows]
    return "\n".join(["| where | names |", "| --- | --- |", *lines])


def _steps() -> list[tuple[str, Iterable[str]]]:
    """The steps of each turn, in their order."""
    found: list[tuple[str, Iterable[str]]] = []
    for seat in [*[key for key in FACTIONS if key != "vagabond2"], *[f"bot:{key}" for key in BOTS]]:
        other = "marquise" if "eyrie" in seat else "eyrie"
        player = new_state({"seats": [seat, other]}).players[0]
        found.append((f"`step` of {seat}", [step.name for step in player.turn_steps]))
    return found


def cards_table() -> str:
    rows = [f"| `{card.id}` | {SUIT_NAMES[card.suit]} | {card.name} |" for card in CARDS]
    return "\n".join(["| card | suit | name |", "| --- | --- | --- |", *rows])


def quests_table() -> str:
    rows = [
        f"| `{quest.id}` | {SUIT_NAMES[quest.suit]} | {', '.join([ITEM_NAMES[item] for item in quest.items])} |"
        for quest in QUESTS
    ]
    return "\n".join(["| quest | suit | items |", "| --- | --- | --- |", *rows])


def tables() -> dict[str, str]:
    return {"vocabularies": vocabularies_table(), "cards": cards_table(), "quests": quests_table()}


def filled() -> str:
    """The page with its tables as the code says."""
    page = PAGE.read_text(encoding="utf-8")
    for name, table in tables().items():
        before, start, rest = page.partition(f"<!-- {name} -->")
        _, end, after = rest.partition(f"<!-- end of {name} -->")
        page = f"{before}{start}\n{table}\n{end}{after}"
    return page


def main(arguments: list[str]) -> int:
    if arguments != ["check"]:
        PAGE.write_text(filled(), encoding="utf-8")
    elif filled() != PAGE.read_text(encoding="utf-8"):
        print(f"{PAGE.name} is not what the code says: run python scripts/positions.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
