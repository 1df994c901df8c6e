"""Root in numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lawbound.kernel import Ask, Seat
from lawbound.kit.numbers import Numbering, Numbers
from lawbound.root.numbers import actions, fields, rewards
from lawbound.root.numbers.observe import observe
from lawbound.root.numbers.vocabulary import DECISIONS
from lawbound.root.position_text import dumps
from lawbound.root.rules import ROOT
from lawbound.root.state import SETTING_UP


class RootNumbers(Numbers):
    """Agents are the factions that people play, by their keys, or open seats by number; bots play inside the rules."""

    decisions = DECISIONS
    everything = actions.EVERYTHING
    most = fields.MOST
    rewards = rewards.REWARDS

    def agents(self, setup: Mapping[str, Any]) -> dict[Seat, str]:
        return {player.seat: player.called for player in ROOT.start(setup).players if not player.is_bot}

    def numbering(self, setup: Mapping[str, Any]) -> Numbering:
        return actions.Numbering(ROOT.start(setup).box)

    def renumbered(self, numbering: Numbering, state: Any) -> Numbering:
        """Whoever takes an open seat brings options of their own."""
        assert isinstance(numbering, actions.Numbering)
        return numbering if numbering.roster == state.box.roster else actions.Numbering(state.box)

    def meaning(self, number: int) -> tuple[str, str]:
        return actions.meaning(number)

    def observe(self, view: Any, ask: Ask | None) -> bytearray:
        return observe(view, ask)

    def written(self, view: Any) -> str:
        s = view.state
        return f"setup {s.to_bytes().hex()}" if s.stage == SETTING_UP else dumps(s)

    def turns(self, state: Any) -> int:
        turns: int = state.turns
        return turns

    def reward(self, state: Any, result: Mapping[str, Any], seat: Seat, wanted: str) -> float:
        return rewards.reward_of(state, result, seat, wanted)
