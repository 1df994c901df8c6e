"""The Keepers' part of a position: their Retinue, their relics, and what they have done this turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import trait

from lawbound.root.cards import UNKNOWN
from lawbound.root.factions.keepers.pieces import (
    ACTED,
    DECAMPED,
    ENCAMPED,
    ENDED,
    GATHERED,
    RELIC_TYPES,
    RELICS_OF_A_TYPE,
    RETAINERS,
    RETURNED,
    SIDES,
    TAKEN,
    TILES,
    waystation_name,
)
from lawbound.root.factions.keepers.retinue import COLUMNS, MOST_CARDS, Retinue
from lawbound.root.naming import PositionError, Tree, mapping, names_in, number, one_of, read_cards, write_cards
from lawbound.root.pieces import CLEARINGS, relocate
from lawbound.root.state import ASIDE, BOX, SUPPLY, State

GATHERINGS: Final = ("none", "added", "moved")
FAITHFUL_RETAINERS: Final = 3
PLACES: Final = {"recovered": ASIDE, "gone": BOX, "taken": TAKEN}
"""Where relics lie that are not on the map: on the board, in the box, in the hand of whoever removed them."""


@trait
class Records(Retinue):
    """Writing and reading it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("retinue", "retainers", "acted cards", "acted retainers", "column over", "gathered", "returned"),
        *("encamped", "decamped", "recovered", "gone", "taken"),
    )

    def describe(self, s: State) -> Tree:
        own = s.own[self.seat]
        columns = range(len(COLUMNS))
        return {
            "retinue": {COLUMNS[c]: write_cards(self.column(s, c)) for c in columns if self.column(s, c)},
            "retainers": {COLUMNS[c]: own[RETAINERS + c] for c in columns},
            "acted cards": {COLUMNS[c]: write_cards(self.acted(s, c)) for c in columns if self.acted(s, c)},
            "acted retainers": {COLUMNS[c]: own[ACTED + c] for c in columns if own[ACTED + c]},
            "column over": own[ENDED] or None,
            "gathered": [GATHERINGS[own[GATHERED]]] if own[GATHERED] else None,
            "returned": own[RETURNED] or None,
            "encamped": [str(c) for c in CLEARINGS if own[ENCAMPED + c]],
            "decamped": [str(c) for c in CLEARINGS if own[DECAMPED + c]],
            **{name: self._relics(s, at) for name, at in PLACES.items()},
        }

    def _relics(self, s: State, at: int) -> list[str]:
        return [s.box.piece_name(row) for row in self.tokens for _ in range(s.board[row + at])]

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        own = s.own[self.seat]
        for name, piles in (("retinue", 0), ("acted cards", len(COLUMNS))):
            for slot, cards in mapping(fields.get(name), f"keepers, {name}").items():
                column = one_of(slot, COLUMNS, f"keepers, {name}")
                found = read_cards(cards, f"keepers, {name}, {slot}")
                if UNKNOWN in found:
                    raise PositionError(
                        "{where}: these cards lie face up ({article}).",
                        refusal="position-face-up",
                        where=f"keepers, {name}, {slot}",
                        article="root 15.5.2",
                    )
                s.piles[self.pile + piles + column][:] = bytes(sorted(found))
        self._restore_retainers(s, fields)
        own[ENDED] = number(fields.get("column over", 0), "keepers, column over", 1)
        own[RETURNED] = number(fields.get("returned", 0), "keepers, returned", 1)
        own[GATHERED] = one_of(fields.get("gathered", GATHERINGS[0]), GATHERINGS, "keepers, gathered")
        for name, at in (("encamped", ENCAMPED), ("decamped", DECAMPED)):
            for clearing in self._clearings(fields.get(name), f"keepers, {name}"):
                own[at + clearing] = 1
        self._restore_relics(s, fields)
        for tile in range(len(TILES)):
            front, back = self.sides[2 * tile], self.sides[2 * tile + 1]
            if not s.board[front] and not s.board[back]:
                raise PositionError(
                    "{where}: {front} and {back} are two sides of one tile, and cannot both be up (root 15.2.2).",
                    refusal="position-two-sides",
                    where="clearings",
                    front=waystation_name(*SIDES[2 * tile]),
                    back=waystation_name(*SIDES[2 * tile + 1]),
                )
        if self.size(s) > MOST_CARDS:
            raise PositionError(
                "{where}: {count} cards, but {most} at most (root 15.6.2).",
                refusal="position-retinue",
                where="keepers, retinue",
                count=self.size(s),
                most=MOST_CARDS,
            )

    def _clearings(self, value: object, where: str) -> list[int]:
        """A list of clearings; a single one may stand as a number."""
        names = [str(value)] if isinstance(value, int) else names_in(value, where)
        return [1 + one_of(name, [str(c) for c in CLEARINGS], where) for name in names]

    def _restore_retainers(self, s: State, fields: Mapping[str, Any]) -> None:
        """One in each slot, where nothing is said."""
        own = s.own[self.seat]
        counts = mapping(fields.get("retainers", dict.fromkeys(COLUMNS, 1)), "keepers, retainers")
        for slot, count in counts.items():
            column = one_of(slot, COLUMNS, "keepers, retainers")
            own[RETAINERS + column] = number(count, f"keepers, retainers, {slot}", FAITHFUL_RETAINERS)
        if sum(own[RETAINERS : RETAINERS + len(COLUMNS)]) > FAITHFUL_RETAINERS:
            raise PositionError(
                "{where}: there are {limit} of them (root 15.3.4).",
                refusal="position-retainers",
                where="keepers, retainers",
                limit=FAITHFUL_RETAINERS,
            )
        for slot, count in mapping(fields.get("acted retainers"), "keepers, acted retainers").items():
            column = one_of(slot, COLUMNS, "keepers, acted retainers")
            own[ACTED + column] = number(count, f"keepers, acted retainers, {slot}", own[RETAINERS + column])

    def _restore_relics(self, s: State, fields: Mapping[str, Any]) -> None:
        """No more than there are; in clearings all lie with their value up."""
        names = [s.box.piece_name(row) for row in self.tokens]
        for field, at in PLACES.items():
            for name in names_in(fields.get(field), f"keepers, {field}"):
                row = self.tokens[one_of(name, names, f"keepers, {field}")]
                if not self.value_of(row) or not s.board[row]:
                    raise PositionError(
                        "{where}: {name} cannot be here ({article}).",
                        refusal="position-not-here",
                        where=f"keepers, {field}",
                        name=name,
                        article="root 15.2.1",
                    )
                relocate(s, row, SUPPLY, at, 1)
        for kind, down in enumerate(self.face_down):
            unseen = len(self.hidden_values(s, kind))
            if RELICS_OF_A_TYPE - s.board[down] > unseen:
                raise PositionError(
                    "{where}: {count} {relic} lie face down, "
                    "but of {all} only {left} are not seen elsewhere (root 15.2.1).",
                    refusal="position-relics-face-down",
                    where="clearings",
                    count=RELICS_OF_A_TYPE - s.board[down],
                    relic=f"{RELIC_TYPES[kind]} relic",
                    all=RELICS_OF_A_TYPE,
                    left=unseen,
                )
            for clearing in CLEARINGS:
                if s.board[down + clearing]:
                    raise PositionError(
                        "{where}: relics here lie value up (root 15.5.2.II.a).",
                        refusal="position-relics-value-up",
                        where=f"clearing {clearing}, keepers",
                    )
