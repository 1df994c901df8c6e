"""Write the rulings on Root from a folder of YAML facts: official answers about components and factions, and the
answers that are taken where no source decides.

    python scripts/import_rulings.py ../shared/data/root

The file src/lawbound/root/data/rulings.toml is the product's own copy and is kept in the repository; this script only
has to run again when the facts change. The same facts give the same bytes. Tests count the lines of a thing.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import yaml
from scripts.import_components import TARGET, Table

HEADER = """\
# What tests have to state besides the Law itself (tests/root/test_rulings.py). Written by scripts/import_rulings.py; do
# not edit by hand.
#
# official: answers about a card, hireling, landmark, character, setup card or faction, one line for each, in our own
# words; a test names the thing and the number of the line, counted from 1. In brackets: where the Law goes before it.
# open_question: what no source decides, with the answer that is taken.
"""

SEE = "See "
"""How a line begins that only points to the lines of another card."""

COMPONENTS = (
    ("deck-base", "cards"),
    ("deck-exiles", "cards"),
    ("hirelings", "hirelings"),
    ("landmarks", "landmarks"),
    ("vagabonds", "characters"),
)


def official(facts: dict[str, Table]) -> dict[str, list[str]]:
    lines: dict[str, list[str]] = {}
    for source, kind in COMPONENTS:
        for thing in facts[source][kind]:
            # Cards of both decks have the same rulings in both.
            lines[thing["id"]] = component_lines(thing)
    for card in facts["advanced-setup"]["setup_cards"]:
        lines[f"setup-{card['faction']}"] = component_lines(card)
    for ruling in facts["faq-factions"]["rulings"]:
        lines.setdefault(ruling["faction"], []).append(with_note(ruling))
    return {name: found for name, found in lines.items() if found}


def component_lines(thing: Table) -> list[str]:
    rulings = [*thing.get("rulings", ()), *thing.get("rulings_official", ())]
    return [ruling["text"] for ruling in rulings if not ruling["text"].startswith(SEE)]


def with_note(ruling: Table) -> str:
    text = str(ruling["ruling"]).strip()
    return f"{text} [{ruling['note'].strip()}]" if "note" in ruling else text


def toml(facts: dict[str, Table]) -> Iterator[str]:
    yield "\n[official]\n"
    for name, lines in official(facts).items():
        yield f"{name} = [\n"
        yield from (f"    {text(line)},\n" for line in lines)
        yield "]\n"
    for question in facts["open-questions"]["questions"]:
        yield f"\n[open_question.{question['id']}]\n"
        yield f"at = {text(question['at'])}\n"
        yield f"answer = {text(question['proposal'])}\n"


def text(of: str) -> str:
    """JSON's texts are TOML's as well."""
    return json.dumps(of, ensure_ascii=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the rulings on Root from a folder of YAML facts.")
    parser.add_argument("folder", type=Path, help="the folder with deck-base.yaml, faq-factions.yaml, ...")
    folder: Path = parser.parse_args().folder
    names = (*(name for name, _ in COMPONENTS), "advanced-setup", "faq-factions", "open-questions")
    facts = {name: yaml.safe_load((folder / f"{name}.yaml").read_text(encoding="utf-8")) for name in names}
    (TARGET / "rulings.toml").write_text(HEADER + "".join(toml(facts)), encoding="utf-8", newline="\n")
    print(f"wrote rulings.toml in {TARGET.relative_to(TARGET.parents[3])}")


if __name__ == "__main__":
    main()
