"""Why not, as a whole: what is offered is what no check forbids, and what an answer names is what stands in the way."""

from __future__ import annotations

import ast
import importlib
import inspect
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.present.messages import messages
from tests.root.present import (
    hired,
    lifting,
    lifting_advanced,
    lifting_characters,
    lifting_corvids,
    lifting_duchy,
    lifting_exiles,
    lifting_hirelings,
    lifting_hundreds,
    lifting_keepers,
    lifting_lizards,
    lifting_riverfolk,
    test_why_not_advanced,
    test_why_not_alliance,
    test_why_not_corvids,
    test_why_not_duchy,
    test_why_not_exiles,
    test_why_not_eyrie,
    test_why_not_general,
    test_why_not_hirelings,
    test_why_not_hundreds,
    test_why_not_keepers,
    test_why_not_lizards,
    test_why_not_marquise,
    test_why_not_riverfolk,
    test_why_not_vagabond,
)
from tests.root.present.engine import FOLDER, calls, steps
from tests.root.present.lifting import Doubt, Elsewhere
from tests.root.present.why_not import Choice, Row, answers, name_of, reach
from tests.root.situation import Situation

from lawbound.kernel import DONE, Ask, Chance, Event, Nature, Option, Seeded, Table
from lawbound.law import library
from lawbound.present.speech import LANGUAGES, slug
from lawbound.root.bots.riverfolk_robots import RiverfolkRobots
from lawbound.root.checks import CHECKS, actions_of, check_of, refusals
from lawbound.root.checks.check import question
from lawbound.root.factions import FACTIONS
from lawbound.root.factions.eyrie import Eyrie
from lawbound.root.factions.riverfolk import Riverfolk
from lawbound.root.naming import PositionError
from lawbound.root.position import write
from lawbound.root.position_text import dump_line, loads
from lawbound.root.rules import ROOT
from lawbound.root.speech import SPEECH
from lawbound.root.state import PLAYING, State
from lawbound.root.steps import Action

ROWS: list[Row] = [
    *test_why_not_marquise.ROWS,
    *test_why_not_eyrie.ROWS,
    *test_why_not_alliance.ROWS,
    *test_why_not_vagabond.ROWS,
    *test_why_not_duchy.ROWS,
    *test_why_not_lizards.ROWS,
    *test_why_not_corvids.ROWS,
    *test_why_not_hundreds.ROWS,
    *test_why_not_keepers.ROWS,
    *test_why_not_riverfolk.ROWS,
    *test_why_not_general.ROWS,
    *test_why_not_exiles.ROWS,
    *test_why_not_advanced.ROWS,
    *test_why_not_hirelings.ROWS,
]
OWN_LIFTERS = {
    "duchy": lifting_duchy.LIFTERS,
    "lizards": lifting_lizards.LIFTERS,
    "corvids": lifting_corvids.LIFTERS,
    "hundreds": lifting_hundreds.LIFTERS,
    "keepers": lifting_keepers.LIFTERS,
    "riverfolk": lifting_riverfolk.LIFTERS,
}
LIFTERS = {
    **lifting.LIFTERS,
    **lifting_duchy.LIFTERS,
    **lifting_lizards.LIFTERS,
    **lifting_corvids.LIFTERS,
    **lifting_characters.LIFTERS,
    **lifting_hundreds.LIFTERS,
    **lifting_keepers.LIFTERS,
    **lifting_exiles.LIFTERS,
    **lifting_riverfolk.LIFTERS,
    **lifting_advanced.LIFTERS,
    **lifting_hirelings.LIFTERS,
}
NAMES = [f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)]

SETUPS: list[dict[str, Any]] = [
    {"seats": ["marquise", "eyrie", "alliance", "vagabond"]},
    {"seats": ["vagabond", "vagabond", "marquise", "bot:riverfolk", "bot:alliance"], "map": "lake"},
    {"seats": ["eyrie", "alliance", "bot:marquise", "bot:corvids+gamble"], "map": "winter", "advanced": True},
    {"seats": ["alliance", "marquise", "bot:duchy+investors", "vagabond"], "map": "mountain", "suits": "suggested"},
    {"seats": ["duchy", "marquise", "alliance", "bot:eyrie"]},
    {"seats": ["lizards", "marquise", "alliance", "bot:eyrie"]},
    {"seats": ["corvids", "marquise", "vagabond", "bot:lizards"]},
    {"seats": ["vagabond/vagrant", "marquise", "eyrie", "vagabond/scoundrel"]},
    {"seats": ["vagabond/adventurer", "marquise", "eyrie", "vagabond/harrier"]},
    {"seats": ["marquise", "eyrie", "vagabond"], "landmarks": ["black-market", "tower"]},
    {"seats": ["hundreds", "marquise", "vagabond", "bot:eyrie"]},
    {"seats": ["keepers", "marquise", "alliance", "bot:eyrie"]},
    {"seats": ["marquise", "alliance", "lizards", "eyrie"], "deck": "exiles"},
    {"seats": ["riverfolk", "marquise", "vagabond", "bot:eyrie"]},
    {
        "seats": ["?", "?", "bot:eyrie", "?"],
        "setup": "advanced",
        "draft": ["marquise", "duchy", "alliance", "vagabond", "lizards"],
    },
    {"seats": ["eyrie", "alliance", "marquise"], "setup": "advanced", "map": "winter"},
    *hired.setups(),
]
GAMES = [(n, seed) for n in range(len(SETUPS)) for seed in range(2)]
MOST_DECISIONS = 900

NOTHING_TO_SAY = {
    "play it on the table",
    # Any one of what there is, or yes or no
    *(
        "activate dominance",
        "choose a faction",
        "choose a leader",
        "guess the plot",
        "lay which plot",
        "mobilize",
        "return a card",
        "to which column",
    ),
    *("which card of the market", "which effect first", "who draws first", "whose effects first"),
    *(
        "enlist a helper",
        *("use swift strike", "build in the Treetop", "craft at the Forge"),
        *("which card of the Black Market", "lay a card in the Black Market"),
        "quest reward",
        "take an item",
        "use armorers",
        "use brutal tactics",
        "use sappers",
    ),
    *("moves or battles", "battle or move", "battle there", "choose the Outcast"),
    *("buy which card", "export", "set a price", "take the ferry"),
    *("guess a plot", "is it this plot", "raid where", "recruit in which suit"),
    "what your plot is",
    *(
        "plunder which ruin",
        "plunder which item",
        "remove an item of the Hoard",
        "the item or the points",
        "which item leaves the full track",
    ),
    *("loot the defender", "loot which item", "roll the mob die"),
    *("which side of a waystation", "decamp which waystation", "carry a relic", "delve for which relic"),
    *("move or recover", "put a trophy where", "to which slot", "from which slot", "to which other slot"),
    *("add to the Retinue", "which card of the Retinue", "gather the Retinue"),
    *("which effect to sabotage", "which card to give back", "draw for charm", "whom to charm"),
    *("an ambush instead of drawing", "discard another suit"),
    *("use fox partisans", "use rabbit partisans", "use mouse partisans"),
    # Hirelings: the same
    *(
        "what hirelings do",
        "draw a card from the Flotilla",
        "a warrior from the bandits",
        "which bandit goes elsewhere",
    ),
    *("which forest the Exile lives in", "which item the Exile gets", "what the Exile does", "rise or gather"),
    *("which item the Brigand takes", "what the prophets demand", "keep the card with the artisans"),
    *("how many hirelings move", "how many of the expedition come"),
    *("which piece the bandits take", "which warrior comes to the band", "which card comes next to the pile"),
    # Numbers between bounds that go without saying
    *(
        "how many allied warriors",
        "how many come with the warlord",
        "how many on the track",
        "how many of these to move",
        "how many to move",
    ),
    # Pieces: those that are there and may be removed
    *("strike what", "take a hit", "which piece goes", "which allied warrior takes a hit"),
    # Only effects, which are refused as actions
    "effects before the next step",
}
"""Questions to people at which nobody would think of anything that is not offered."""

NEVER_NAMED = {
    "rootbotics 1.3": "bots are not asked",
}
"""Articles that checks know, but that no person meets."""


# The two hundred situations


def test_the_situations_are_many_and_reach_every_question() -> None:
    assert len(set(ROWS)) >= 200
    reached = {question(reach(row.line, row.choices, row.luck).ask.about) for row in ROWS}
    missing = set(CHECKS) - reached
    # Known only of hands that nobody has seen, and what can be arranged only where something cannot
    assert missing == {("discard a supporter", "root 8.2.4"), ("arrange which items", "root 9.2.5.III")}


# What is offered is what no check forbids


def is_offered(s: State, ask: Ask, thing: Option) -> bool:
    """Whether the question offers it; a card of the Decree, whether it can be resolved in full."""
    if not isinstance(thing, tuple):
        return thing in ask.options
    eyrie = s.players[ask.seat]
    assert isinstance(eyrie, Eyrie)
    return thing[0] == eyrie.unresolved(s)[0] and bool(eyrie.decree_clearings(s, *thing))


@pytest.mark.parametrize(("setup", "seed"), GAMES)
def test_what_is_offered_is_exactly_what_no_check_forbids(setup: int, seed: int) -> None:
    for table in played(setup, seed):
        ask = table.ask
        for s in (table.s, table.table.view(ask.seat).state):
            player = s.players[ask.seat]
            actions = actions_of(s, ask)
            assert {option for option in ask.options if isinstance(option, Action)} <= set(actions)
            for action in actions:
                assert (action.why_not(player, s) is None) == (action in ask.options), action
            check = check_of(ask)
            for thing in check.things(player, s, ask) if check is not None else ():
                article = check.why_not(player, s, ask, thing) if check is not None else None
                assert (article is None) == is_offered(s, ask, thing), f"{ask}: {thing}, {article}"
                assert article is None or article in LIFTERS, article


def test_while_a_step_is_carried_out_no_action_is_in_question() -> None:
    """The question of the step is another one, though both are named alike."""
    line = (
        "root seats=vagabond,marquise turn=vagabond vagabond.crafted=stand-and-deliver vagabond.exhausted=torch,sword"
    )
    table = reach(f"{line} used=stand-and-deliver marquise.hand=?", ())
    assert table.prompt == "refresh"
    assert not actions_of(table.s, table.ask)


# Lifting


def is_lifted(doubt: Doubt, article: str, lifted: Situation) -> bool | None:
    """Whether the thing is offered now, or something else forbids it; None if there is no such thing any more."""
    found = answers(lifted)
    if doubt.name in found:
        return found[doubt.name][1] != article
    decree = isinstance(doubt.thing, tuple)  # offered even where only turmoil comes of it
    return True if decree or doubt.name in [name_of(lifted, option) for option in lifted.ask.options] else None


def lifter(doubt: Doubt, article: str) -> lifting.Lift:
    """What takes away the reason: of what a hireling asks, in a way of the faction's own, or as everybody's."""
    of_hireling = lifting_hirelings.lift_of(doubt, article)
    if of_hireling is not None:
        return of_hireling
    return OWN_LIFTERS.get(doubt.me.KEY, LIFTERS).get(article, LIFTERS[article])


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_without_what_the_answer_names_it_is_offered_or_something_else_forbids_it(row: Row) -> None:
    table = reach(row.line, row.choices, row.luck)
    thing, article = answers(table)[row.thing]
    doubt = Doubt(table, thing, {} if row.line.startswith("setup") else write(loads(row.line)))
    is_so = lifter(doubt, article)(doubt)
    if is_so is not None:
        assert is_so
        return
    lifted = reach(dump_line(doubt.tree), row.choices, row.luck)
    assert lifted.prompt == table.prompt
    assert is_lifted(doubt, article, lifted), (lifted.offered, answers(lifted).get(doubt.name))


class Remembered(Nature):
    """Luck from a seed that remembers what it said, or says that again."""

    recorded = True

    def __init__(self, seed: str, again: tuple[Option, ...] = ()) -> None:
        self.rest = Seeded(seed)
        self.again = list(again)
        self.said: list[Option] = []

    def answer(self, chance: Chance) -> Option:
        said = self.again.pop(0) if self.again else None
        outcome = said if said is not None and said in tuple(chance.outcomes) else self.rest.answer(chance)
        self.said.append(outcome)
        return outcome


class Moment(Situation):
    """A question of a game, with the position from which its last choices and chances led to it."""

    def __init__(self, table: Table[State], heard: list[Event], luck: Remembered) -> None:
        super().__init__(table, heard)
        self.luck = luck
        self.base: State | None = None
        self.choices: list[Choice] = []

    def go_on(self, index: int) -> None:
        if self.table.at_safe_point:
            self.base = self.table.safe_state if self.s.stage == PLAYING else None
            self.choices = []
            self.luck.said.clear()
        self.choices.append(name_of(self, self.ask.options[index]))
        self.table.choose_index(index)

    def again(self, tree: dict[str, Any]) -> Situation | None:
        """The same choices from another position; None if they cannot be made."""
        luck = Remembered("again", tuple(self.luck.said))
        try:
            table = Table.new(ROOT, {"position": dump_line(tree)}, nature=luck, ask_forced=True)
        except PositionError:
            return None
        other = Situation(table)
        for choice in self.choices:
            names = [name_of(other, option) for option in other.ask.options] if table.pending is not None else []
            if choice not in names:
                return None
            table.choose_index(names.index(choice))
        return other if table.pending is not None and other.prompt == self.prompt else None


def played(setup: int, seed: int) -> Iterator[Moment]:
    """Every question of a random game that goes on rather than stops."""
    luck, heard = Remembered(f"why {seed}"), list[Event]()
    table = Table.new(ROOT, SETUPS[setup], nature=luck, ask_forced=True, listener=heard.append)
    moment, chooser = Moment(table, heard, luck), random.Random(seed)
    for _ in range(MOST_DECISIONS):
        if table.pending is None:
            return
        yield moment
        options = table.pending.options
        index = chooser.randrange(len(options))
        if options[index] is DONE and chooser.random() < 0.7:
            index = chooser.randrange(len(options))
        moment.go_on(index)


@pytest.mark.parametrize(("setup", "seed"), GAMES)
def test_in_games_too_what_an_answer_names_is_what_stands_in_the_way(setup: int, seed: int) -> None:
    """Of each answer (question, article) a few are lifted; where that leads the game elsewhere, nothing is learned."""
    tried: Counter[tuple[str, str]] = Counter()
    learned = 0
    for table in played(setup, seed):
        base = table.table.safe_state if table.table.at_safe_point else table.base
        if table.s.stage != PLAYING or base is None:
            continue
        at_once = table.table.at_safe_point
        for thing, article in refusals(table.table.view(table.ask.seat).state, table.ask):
            if tried[table.prompt, article] >= 2:
                continue
            tried[table.prompt, article] += 1
            doubt = Doubt(table, thing, write(base))
            try:
                is_so = lifter(doubt, article)(doubt)
            except Elsewhere:
                continue
            if is_so is not None:
                assert is_so, (table.ask, thing, article)
                learned += 1
                continue
            choices, said = table.choices, list(table.luck.said)
            if at_once:
                table.choices = []
                table.luck.said = []
            lifted = table.again(doubt.tree)
            table.choices, table.luck.said = choices, said
            gone = None if lifted is None else is_lifted(doubt, article, lifted)
            if gone is not None:
                assert gone, (table.ask, doubt.name, article)
                learned += 1
    assert learned >= 30
    assert learned >= sum(tried.values()) * 0.6, f"{learned} of {sum(tried.values())}"


# Every article that can be named


ARTICLE = re.compile(r"(root|rootbotics) [\dA-G][\w.]*")


def cited(value: object) -> set[str]:
    """The articles that a constant names."""
    if isinstance(value, str):
        return {value} if ARTICLE.fullmatch(value) else set()
    return set().union(*[cited(each) for each in value]) if isinstance(value, tuple) else set()


def module_of(path: Path) -> Any:
    parts = ["lawbound", "root", *path.relative_to(FOLDER).with_suffix("").parts]
    return importlib.import_module(".".join(parts).removesuffix(".__init__"))


def nameable() -> set[str]:
    """All that the checks in the source can return, and the articles of questions that demand all by themselves."""
    found = {faction.crafting_article for faction in FACTIONS.values()}
    for seller in (Riverfolk, RiverfolkRobots):
        found |= {*seller.ARTICLES, seller.lending_article}
    found.add(Riverfolk.price_article)  # who cannot pay the bot is not asked, for there all services cost the same
    for path in FOLDER.rglob("*.py"):
        module = module_of(path)
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef) or not function.name.lstrip("_").startswith("why_"):
                continue
            for node in [node for line in function.body for node in ast.walk(line)]:
                if isinstance(node, ast.Constant):
                    found |= cited(node.value)
                elif isinstance(node, ast.Name):
                    found |= cited(getattr(module, node.id, None))
                elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                    found |= cited(getattr(getattr(module, node.value.id, None), node.attr, None))
    asking = [name for name, check in CHECKS.items() if "about.article" in inspect.getsource(check.why_not)]
    return found | {article for _, article in asking}


def test_every_article_that_can_be_named_can_be_lifted() -> None:
    assert nameable() - set(NEVER_NAMED) == set(LIFTERS)
    for article in nameable():
        assert library.exists(article), article


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_article_that_can_be_named_has_a_sentence(language: str) -> None:
    said = set(messages(SPEECH, language))
    missing = [article for article in nameable() - {"rootbotics 1.3"} if slug("reason", article) not in said]
    assert not missing


def test_every_question_to_people_has_a_check_or_nothing_to_say() -> None:
    """A new question is a new check, or it is said above that nobody would think of anything else."""
    for path, call in calls():
        if isinstance(call.func, ast.Name) and call.func.id == "Ask" and isinstance(call.args[1], ast.Name):
            prompt = getattr(module_of(path), call.args[1].id, None)  # None: the caller names it
            assert prompt is None or question(prompt) in CHECKS or prompt.name in NOTHING_TO_SAY, prompt
    for _, step in steps():
        if step.options is not None and not step.actions:
            assert question(step.prompt) in CHECKS, step.name
