"""Campaigns in table situations."""

from __future__ import annotations

from tests.oath.situation import Situation


def attack(table: Situation, *targets: str, defender: str = "", dice: int | None = None) -> Situation:
    """The active player campaigns against these targets, with as many dice as they can, or so many."""
    table.choose("campaign")
    if table.prompt == "defender":
        table.choose(defender)
    return declare(table, *targets, dice=dice)


def declare(table: Situation, *targets: str, dice: int | None = None) -> Situation:
    """The attacker names these targets besides those that have to be, and takes dice."""
    for target in targets:
        if table.prompt == "target":  # the only one that there is is not asked for
            table.choose(target)
    if table.prompt == "target":
        table.choose("done")
    while table.prompt in ("join as ally", "admit ally"):
        table.choose("yes")
    if table.prompt == "attack dice":
        table.choose(table.offered[0] if dice is None else dice)
    return table


def rolled(table: Situation, die: str) -> int:
    """How many dice of that kind were rolled last: "attack die" or "defense die"."""
    rolls = [event.args for event in table.happened("rolled") if event.args[1] == die]
    return len(rolls[-1]) - 2


def pools(table: Situation) -> tuple[int, int]:
    """Attack and defense dice that were rolled."""
    return rolled(table, "attack die"), rolled(table, "defense die")


def won(table: Situation) -> bool:
    """Whether the attacker has won the last campaign."""
    return bool(table.happened("campaign decided")[-1].args[2] == 1)


def killed(table: Situation) -> int:
    """How many warbands have died so far, in all."""
    return sum([event.args[2] for event in table.happened("killed")])


def plans(table: Situation) -> list[str]:
    """The battle plans that are offered now, without the ways to use them."""
    assert table.prompt == "battle plan", (table.prompt, table.offered)
    return sorted({name.removesuffix(" 2") for name in table.offered if name != "done"})
