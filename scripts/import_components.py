"""Write the component data of Root from a folder of YAML facts.

    python scripts/import_components.py ../shared/data/root

The eight TOML files in src/lawbound/root/data are the product's own copy and are kept in the repository; this
script only has to run again when the facts change. The same facts give the same bytes.
"""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml

Table = dict[str, Any]

TARGET = Path(__file__).resolve().parent.parent / "src" / "lawbound" / "root" / "data"
HEADER = "# Facts of the printed components. Written by scripts/import_components.py; do not edit by hand.\n"

# The product's short keys, in setup order; the second Vagabond plays on the Vagabond's board.
FACTIONS = {
    "marquise": "marquise-de-cat",
    "eyrie": "eyrie-dynasties",
    "alliance": "woodland-alliance",
    "vagabond": "vagabond",
    "vagabond2": "vagabond-second",
    "lizards": "lizard-cult",
    "riverfolk": "riverfolk-company",
    "duchy": "underground-duchy",
    "corvids": "corvid-conspiracy",
    "hundreds": "lord-of-the-hundreds",
    "keepers": "keepers-in-iron",
}

# Where a card has two printings, the older one is played; this is what it says, in our words.
OLDER_PRINTINGS = {
    "stand-and-deliver": (
        "In Birdsong you may take a random card from another player's hand; that player scores 1 VP. Once a turn."
    ),
    "tax-collector": "Once in Daylight you may remove one of your warriors, wherever it is, to draw a card.",
    "better-burrow-bank": "At the start of Birdsong, you and another player of your choice each draw a card.",
    "eyrie-emigre": (
        "At the end of your Birdsong you move and then battle in the clearing where the move ended. "
        "Unless both happened, discard this card."
    ),
    "propaganda-bureau": (
        "Once in Daylight you may spend a card to remove an enemy warrior from a clearing of its suit and place one of "
        "your warriors there."
    ),
    "false-orders": (
        "In Birdsong you may discard this card: in the place of an enemy, and ignoring rule, you move half of their "
        "warriors, rounded up, out of a clearing."
    ),
    "tunnels": "Clearings with your crafting pieces are adjacent to each other for you.",
    "coffin-makers": (
        "Warriors of anybody that would go to a supply are placed on this card. At the start of your Birdsong score "
        "1 VP for every five warriors here; then all of them go to their supplies."
    ),
}


def maps(facts: Table) -> Table:
    return {name: one_map(facts["maps"][name]) for name in ("autumn", "winter", "lake", "mountain")}


def one_map(board: Table) -> Table:
    clearings = board["clearings"]
    table: Table = {
        "title": board["title"],
        "suits": board["suits"],
        "edge": board["map_edge"],
        "opposite_corners": board["opposite_corners"],
        "rivers": board["river_links"],
        "river_divides_forests": board["river_divides_forests"],
        "closed": board.get("closed_paths", []),
    }
    if "ferry" in board:
        table["coastal"] = board["special_rules"]["coastal_clearings"]
        table["ferry"] = board["ferry"]["start_clearing"]
    if "tower" in board:
        table["tower"] = board["tower"]["clearing"]
    # A preset is named by what it is for, without the name of whoever published it.
    presets = {name.split("_", 1)[1]: suits for name, suits in board.get("suit_presets", {}).items()}
    if presets:
        table["presets"] = {name: [suits[c] for c in sorted(clearings)] for name, suits in presets.items()}
    table["clearings"] = [
        {
            "clearing": number,
            "suit": clearings[number]["suit"],
            "slots": clearings[number]["slots"],
            "ruin": clearings[number]["ruin"],
            "paths": clearings[number]["paths"],
            "pos": clearings[number]["pos"],
        }
        for number in sorted(clearings)
    ]
    table["forests"] = [
        {
            "id": name,
            "clearings": forest["clearings"],
            "forests": [other["forest"] for other in forest["adjacent_forests"]],
            "pos": forest["pos"],
        }
        for name, forest in board["forests"].items()
    ]
    return table


def cards(facts: Table) -> Table:
    return {
        "cards": [
            {
                "id": card["id"],
                "name": card["name"],
                "suit": card["suit"],
                "count": card["count"],
                "kind": card["kind"],
                "cost": card["cost"],
                "item": card["item"],
                "points": card["vp"],
                "text": OLDER_PRINTINGS.get(card["id"], card["effect"]),
            }
            for card in facts["cards"]
        ]
    }


def exiles(facts: Table) -> Table:
    """The lasting effects of the other deck; all other cards in it are those of the standard deck."""
    return {"cards": [card for card in cards(facts)["cards"] if card["kind"] == "persistent"]}


def items(facts: Table) -> Table:
    supply = {kind: count for kind, count in facts["supply_on_map"].items() if kind != "total"}
    on_track = [kind for kind, where in facts["kinds"].items() if where["vagabond_place"] == "own track"]
    return {"ruins": facts["ruins"]["items_marked_R"], "on_track": on_track, "supply": supply}


def quests(facts: Table) -> Table:
    return {"quests": [pick(quest, ("id", "name", "suit", "items")) for quest in facts["quests"]]}


def characters(facts: Table) -> Table:
    fields = ("id", "name", "expansion", "starting_items", "ability", "cost", "timing")
    return {
        "characters": [
            {
                **pick(character, fields),
                "text": character["effect"].replace(" Two wordings exist: see variants.", ""),
            }
            for character in facts["characters"]
        ]
    }


def boards(facts: Table) -> Table:
    letters = {faction: letter for letter, faction in facts["setup_order"]["letters"].items()}
    table: Table = {"reach_needed": facts["reach"]["minimum_total_by_players"]}
    for key, source in FACTIONS.items():
        board = facts["factions"]["vagabond" if key == "vagabond2" else source]
        table[key] = {
            "name": board["name"],
            "setup_letter": letters[source],
            "corner": board["corner"],
            "reach": facts["reach"]["values"][source],
            "law_chapter": board["law_chapter"],
            "hand_limit": board["hand_limit"],
            # What is counted; "one per faction in play" is a rule, not a number.
            "pieces": {name: n for name, n in board["pieces"].items() if not isinstance(n, str) and n != {}},
            "tracks": tracks(key, board),
        }
    return table


def setup_cards(facts: Table) -> Table:
    """What the faction setup cards say that is a number or a yes; how a faction is set up then is a rule."""
    table: Table = {}
    for key, source in FACTIONS.items():
        found = [card for card in facts["setup_cards"] if card["faction"] == source]
        for card in found:
            homelands = card["homelands"]
            table[key] = {
                "militant": card["class"] == "militant",
                "homelands": homelands["count"],
                "edge": homelands.get("edge", False),
                "clearings_between": homelands.get("enemy_distance") or 0,
            }
    return table


def hirelings(facts: Table) -> Table:
    """The cards with both sides, each promoted side before its demoted one, and the dice that belong to them."""
    control = facts["control"]
    keys = {source: key for key, source in FACTIONS.items()}
    return {
        "markers": control["markers_on_score_track"],
        "control_markers": control["control_markers"],
        "gold_pips": control["control_die"]["gold_pips"],
        "all_pips": control["control_die"]["all_pips_candidates"]["HRF"],
        "demoted": {str(n).rstrip("+"): count for n, count in facts["advanced_setup"]["demoted_by_players"].items()},
        "uprising_die": control["uprising_die"]["faces"],
        "cards": [
            {
                **pick(card, ("id", "pack")),
                "excludes": [keys[faction] for faction in card["excludes"]],
                **{side: hireling_side(card[side]) for side in ("promoted", "demoted")},
            }
            for card in facts["hirelings"]
        ],
    }


def hireling_side(side: Table) -> Table:
    """What is counted, by kind; what the side is called in the singular is a matter of words."""
    pieces = {kind: n for kind, n in side["pieces"].items() if isinstance(n, int | dict)}
    return {"key": side["name"].lower().replace(" ", "-"), "name": side["name"], "pieces": pieces}


def tracks(key: str, board: Table) -> Table | None:
    """The printed tracks of a faction: one number for each space, left to right."""
    if key == "marquise":
        printed = board["tracks"]
        table: Table = {"cost": printed["cost_in_wood"]}
        for building in ("sawmill", "workshop", "recruiter"):
            table[f"{building}_vp"] = printed[building]["vp"]
            table[f"{building}_cards"] = printed[building]["cards"]
        return table
    if key == "eyrie":
        roost = board["tracks"]["roost"]
        return {"roost_vp": roost["vp"], "roost_cards": roost["cards"]}
    if key == "alliance":
        sympathy, bases = board["tracks"]["sympathy"], board["tracks"]["bases"]
        return {
            "sympathy_cost": sympathy["cost_in_supporters"],
            "sympathy_vp": sympathy["vp"],
            "base_cards": [bases["cards_per_uncovered_base"]] * len(bases["spaces"]),
        }
    if key == "riverfolk":
        printed = board["tracks"]
        return {
            "trade_post_vp": printed["trade_post_each_suit"]["vp"],
            "service_prices": printed["services"]["hand_card"],  # the same for all three
        }
    if key == "duchy":
        printed = board["tracks"]
        ranks = printed["crowns"]
        return {
            "citadel_warriors": printed["citadel"]["extra_warriors_in_birdsong"],
            "market_cards": printed["market"]["cards"],
            "crown_vp": [ranks[rank]["vp"][0] for rank in ranks],  # by rank; each of a rank scores the same
            "sway_cards": [_sway_cost(board, rank) for rank in ranks],
        }
    if key == "lizards":
        garden, costs = board["tracks"]["garden_each_suit"], board["conspiracies"]
        return {
            "garden_vp": garden["vp"],
            "garden_cards": garden["cards"],
            "conspiracy_acolytes": [costs["crusade"], costs["convert"], costs["sanctify"]],
        }
    if key == "hundreds":
        points = board["oppress_vp_by_clearings"]
        return {
            "hoard_value": board["hoard"]["value_by_items"],  # by items on either track
            "oppress_vp": [points[clearings] for clearings in sorted(points)],  # the last one for all above
        }
    if key == "keepers":
        return {
            "waystation_cards": board["tracks"]["waystation"]["cards"],
            "relic_values": board["relics"]["per_type"]["values"],  # of the four of a type
            "trio_vp": board["tracks"]["relics"]["column_bonus_vp"],
        }
    if key in ("vagabond", "vagabond2"):
        spaces = {item: track["spaces"] for item, track in board["item_tracks"].items()}
        return {
            "tea_refresh": [board["refresh"]["per_face_up_tea_on_track"]] * spaces["tea"],
            "coins_cards": [1] * spaces["coins"],  # in the facts only as a sentence
            "bag_limit": [board["item_limit"]["per_face_up_bag_on_track"]] * spaces["bag"],
            "relationship_aids": board["relationships"]["aids_needed_in_one_turn"],
            "relationship_vp": board["relationships"]["vp_on_entering"],
        }
    return None


def _sway_cost(board: Table, rank: str) -> int:
    """The cards to be revealed for a minister of that rank: the same for all of them."""
    (cost,) = {minister["cost"] for minister in board["ministers"].values() if minister["rank"] == rank}
    return int(cost)


def pick(table: Table, fields: Iterable[str]) -> Table:
    return {field: table[field] for field in fields}


def toml(table: Table, path: str = "") -> str:
    """A table as TOML: its values first, then its tables, then its arrays of tables. None is left out."""
    values, nested = [], []
    for key, value in table.items():
        here = f"{path}.{key}" if path else str(key)
        if value is None:
            continue
        if isinstance(value, dict):
            nested.append(f"\n[{here}]\n{toml(value, here)}")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            nested.extend(f"\n[[{here}]]\n{toml(row, here)}" for row in value)
        else:
            # JSON's scalars and arrays are TOML's as well.
            values.append(f"{key} = {json.dumps(value, ensure_ascii=False)}\n")
    return "".join(values + nested)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the component data of Root from a folder of YAML facts.")
    parser.add_argument("folder", type=Path, help="the folder with maps.yaml, deck-base.yaml, boards.yaml, ...")
    folder: Path = parser.parse_args().folder
    for source, name, convert in (
        ("maps", "maps", maps),
        ("deck-base", "cards", cards),
        ("deck-exiles", "exiles", exiles),
        ("items", "items", items),
        ("quests", "quests", quests),
        ("vagabonds", "characters", characters),
        ("boards", "boards", boards),
        ("advanced-setup", "setup_cards", setup_cards),
        ("hirelings", "hirelings", hirelings),
    ):
        facts = yaml.safe_load((folder / f"{source}.yaml").read_text(encoding="utf-8"))
        body = toml(convert(facts)).removeprefix("\n")
        target = TARGET / f"{name}.toml"
        target.write_text(f"{HEADER}\n{body}", encoding="utf-8", newline="\n")
        print(f"wrote {target.relative_to(TARGET.parents[3])}")


if __name__ == "__main__":
    main()
