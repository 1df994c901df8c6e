"""Fair luck can be checked: replay a finished game and compare it with what was promised and recorded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from lawbound.kernel.journal_text import GameLookup, JournalError, Saved, dump, replay
from lawbound.kernel.nature import commitment as commitment_of
from lawbound.kernel.record import Given
from lawbound.kernel.table import Table

LISTED: Final = 5
"""So many draws are named where something is said about many."""


class Check(NamedTuple):
    """One thing that was checked, and a sentence about what was found."""

    name: str
    ok: bool
    sentence: str

    def __repr__(self) -> str:
        return f"{self.name}: {'ok' if self.ok else 'FAILED'}. {self.sentence}"


class AuditReport:
    """Every check of an audit, in order: commitment, choices, luck (or mended), over, result.

    Where choices were taken back after something had been seen, `taken back` comes behind the choices: that is no
    fault, for whoever was there agreed to it, but to be known.
    """

    __slots__ = ("checks",)

    def __init__(self, checks: list[Check]) -> None:
        self.checks = checks

    @property
    def ok(self) -> bool:
        """Whether every check passed."""
        return all(check.ok for check in self.checks)

    @property
    def failed(self) -> list[str]:
        """The names of those that did not."""
        return [check.name for check in self.checks if not check.ok]

    def as_data(self) -> dict[str, Any]:
        """The report as plain data, for JSON."""
        return {"ok": self.ok, "checks": [check._asdict() for check in self.checks]}


def audit(saved: Saved, game_lookup: GameLookup, published: str | None = None) -> AuditReport:
    """Check a finished game. `published` is the commitment that the players were told at its start."""
    checks = [check_commitment(saved, published)]
    try:
        table = replay(game_lookup, saved)
    except JournalError as error:
        not_checked = "This could not be checked, because the game could not be replayed."
        checks.append(Check("choices", False, str(error)))
        checks.append(Check("luck", False, not_checked))
        checks.append(Check("over", False, not_checked))
        checks.append(Check("result", False, not_checked))
        return AuditReport(checks)
    count = len(saved.journal.entries)
    checks.append(Check("choices", True, f"All {count} recorded choices are legal."))
    if saved.journal.takebacks:
        checks.append(check_takebacks(saved))
    checks.append(check_luck(saved, table.game.version))
    checks.append(check_over(table))
    checks.append(check_result(saved, table))
    return AuditReport(checks)


def check_commitment(saved: Saved, published: str | None) -> Check:
    name, recorded, seed, salt = "commitment", saved.commitment, saved.journal.seed, saved.journal.salt
    if recorded is None:
        if published is not None:
            return Check(
                name,
                False,
                "A commitment was published, but the luck of this journal was not made from a seed.",
            )
        return Check(name, True, "The luck was recorded at the table: there is no seed, so the dice cannot be checked.")
    if published is not None and published != recorded:
        return Check(name, False, f"The journal's commitment is {recorded}, but {published} was published.")
    if seed is None:
        return Check(name, False, "The journal does not reveal its seed.")
    if commitment_of(seed, salt) != recorded:
        return Check(
            name,
            False,
            f"The seed is not the one committed to: its hash is {commitment_of(seed, salt)}, not {recorded}.",
        )
    if published is None:
        return Check(
            name,
            True,
            f"The seed fits the commitment. Compare it with what was published at the start: {recorded}",
        )
    return Check(name, True, "The seed fits the commitment that was published at the start.")


def check_takebacks(saved: Saved) -> Check:
    told = "; ".join([str(each) for each in saved.journal.takebacks[:LISTED]])
    count = sum([each.choices for each in saved.journal.takebacks])
    more = f" and {rest} more" if (rest := len(saved.journal.takebacks) - LISTED) > 0 else ""
    sentence = f"Choices that were taken back after something had been seen, and met the same luck again: {count}"
    return Check("taken back", True, f"{sentence} ({told}{more}).")


def check_luck(saved: Saved, version: int) -> Check:
    """Whether the recorded luck is what the seed gives; of a journal that has been played (`saved.luck`).

    By the rules that a game began with all its luck follows from the seed. If they have been mended since, some of it
    may not, and these draws are named; but what the seed would have given must not be told otherwise.
    """
    name, luck, begun = "luck", saved.luck, saved.journal.version
    if saved.journal.seed is None:
        return Check(name, True, "The luck was recorded at the table: nothing else is known of it.")
    if luck is None or luck.plain:
        if not saved.record.named:
            return Check(name, True, "The journal records no luck: all of it is made from the seed.")
        return Check(name, True, "All recorded luck is what the seed gives.")
    if luck.false:
        if begun != version:
            hint = f" The game was begun with version {begun} of the rules, which may tell more: these are {version}."
        else:
            hint = ""
        return Check(name, False, f"By these rules this is not what the seed gives: {_listed(luck.false)}.{hint}")
    if luck.skipped:
        return Check(name, False, f"{luck.skipped} outcomes of the seed are missing in the record.")
    found = [
        f"{len(draws)} {what} ({_listed(draws)})"
        for draws, what in (
            (luck.beside, "drawn beside the seed's stream, where the rules now ask for more luck"),
            (luck.passed_over, "passed over, where they ask for less"),
            (luck.otherwise, "drawn among other outcomes, or in another order, than they ask for"),
        )
        if draws
    ]
    told = "; ".join(found)
    if begun == version:
        return Check(name, False, f"The rules have not changed since the game began, but its luck has: {told}.")
    since = f"version {begun}" if begun else "another version"
    sentence = f"The game was begun with {since} of the rules. Outcomes that do not follow from it: {told}."
    return Check("mended", True, sentence)


def _listed(draws: Sequence[Given]) -> str:
    """The first few of them."""
    shown = ", ".join([f"{each.prompt} = {each.option}" for each in draws[:LISTED]])
    return f"{shown} and {len(draws) - LISTED} more" if len(draws) > LISTED else shown


def check_over(table: Table[Any]) -> Check:
    ask = table.pending
    if ask is None:
        if table.stalled:
            steps = table.game.longest_stretch
            why = f"nobody was asked anything any more in {steps:,} steps, so it could not end by itself"
            return Check("over", True, f"The game is over after the last choice: {why}.")
        return Check("over", True, "The game is over after the last choice.")
    return Check(
        "over",
        False,
        f"The game is not over: {ask.about.name!r} ({ask.about.article}) still has to be chosen.",
    )


def check_result(saved: Saved, table: Table[Any]) -> Check:
    if saved.result is None:
        return Check("result", False, "The journal records no result.")
    recorded, replayed = dump(saved.result, "result"), dump(table.result, "result")
    if recorded != replayed:
        return Check("result", False, f"The journal records {recorded}, but the game ends with {replayed}.")
    return Check("result", True, f"The recorded result is the result of the game: {replayed}")
