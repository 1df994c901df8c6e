"""Write the bots' cards (difficulties, traits, characters) and the rule options from a folder of YAML facts.

    python scripts/import_bots.py ../shared/law/rootbotics

The files bots.toml and editions.toml in src/lawbound/root/data are the product's own copies and are kept in the
repository; this script only has to run again when the facts change. The same facts give the same bytes.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import yaml

TARGET = Path(__file__).resolve().parent.parent / "src" / "lawbound" / "root" / "data"
HEADER = "# The bots and their cards, in our words. Written by scripts/import_bots.py; do not edit by hand.\n"

OPTIONS_HEADER = (
    "# Rule options: where the older Polish edition of the bots' Law differs, with the reading of each edition, and\n"
    "# where one article can be read in two ways. Written by scripts/import_bots.py; do not edit by hand.\n"
)

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


def values_of(facts: Any) -> list[str]:
    """The values that an edition knows: a list is one value, "off | on" are two."""
    return ["+".join(facts) or "none"] if isinstance(facts, list) else str(facts).split(" | ")


def options(folder: Path) -> str:
    facts = yaml.safe_load((folder / "editions.yaml").read_text(encoding="utf-8"))
    parts = [OPTIONS_HEADER]
    for entry in facts["differences"]:
        cs, pl = values_of(entry["values"]["cs"]), values_of(entry["values"]["pl"])
        fields = {
            "article": entry["article"],
            "cs": values_of(entry["default"])[0],
            "pl": pl[0],
            "values": list(dict.fromkeys([*cs, *pl])),
            "reading_cs": entry["cs"],
            "reading_pl": entry["pl"],
        }
        parts.append(table(entry["key"], fields))
    for entry in facts["readings"]:
        default = entry["default"]
        fields = {"article": entry["article"], "cs": default, "pl": default, "values": entry["values"]}
        parts.append(table(entry["key"], {**fields, "reading": entry["note"]}))
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the bots' cards and the rule options from YAML facts.")
    parser.add_argument("folder", type=Path, help="the folder with difficulties-and-traits.yaml and editions.yaml")
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
    (TARGET / "editions.toml").write_text(options(folder), encoding="utf-8")
    print("wrote bots.toml and editions.toml in src/lawbound/root/data")


if __name__ == "__main__":
    main()
