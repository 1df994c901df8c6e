"""Write the bots' cards (difficulties, traits, characters, services) from a folder of YAML facts.

    python scripts/import_bots.py ../shared/law/rootbotics

The file src/lawbound/root/data/bots.toml is the product's own copy and is kept in the repository; this script only has
to run again when the facts change. The same facts give the same bytes.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import yaml

TARGET = Path(__file__).resolve().parent.parent / "src" / "lawbound" / "root" / "data"
HEADER = "# The bots and their cards, in our words. Written by scripts/import_bots.py; do not edit by hand.\n"

# By the key of the faction: the key of the bot, its chapter
BOTS = {
    "marquise": ("mechanical_marquise", 4),
    "eyrie": ("electric_eyrie", 5),
    "alliance": ("automated_alliance", 6),
    "vagabond": ("vagabot", 7),
    "lizards": ("logical_lizards", 8),
    "riverfolk": ("riverfolk_robots", 9),
    "duchy": ("drillbit_duchy", 10),
    "corvids": ("cogwheel_corvids", 11),
}


def table(name: str, fields: dict[str, Any]) -> str:
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items()]
    return "\n".join([f"\n[{name}]", *lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the bots' cards from a folder of YAML facts.")
    parser.add_argument("folder", type=Path, help="the folder with difficulties-and-traits.yaml")
    folder: Path = parser.parse_args().folder
    facts = yaml.safe_load((folder / "difficulties-and-traits.yaml").read_text(encoding="utf-8"))
    parts = [HEADER]
    for faction, (bot, chapter) in BOTS.items():
        cards = facts["bots"][bot]
        parts.append(table(faction, {"key": bot.replace("_", "-"), "name": cards["name"], "chapter": chapter}))
        parts.append(
            table(f"{faction}.difficulties", {level: card["effect"] for level, card in cards["difficulties"].items()})
        )
        for trait in cards["traits"]:
            fields = {"name": trait["name"], "expansion": trait["expansion"], "effect": trait["effect"]}
            parts.append(table(f"{faction}.traits.{trait['key']}", fields))
        for character in cards.get("characters", ()):
            fields = {"name": character["name"], "expansion": character["expansion"], "effect": character["special"]}
            parts.append(table(f"{faction}.characters.{character['key']}", fields))
    (TARGET / "bots.toml").write_text("".join(parts), encoding="utf-8")
    print("wrote src/lawbound/root/data/bots.toml")


if __name__ == "__main__":
    main()
