"""Root for PettingZoo: agents are asked one after another, as the Law asks them; masks say what they may choose."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final, SupportsInt

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from lawbound.env.actions import DECISIONS, Numbering, meaning
from lawbound.env.fields import MOST, SIZE
from lawbound.env.observe import observe
from lawbound.env.rewards import check_reward, check_turn_limit, reward_of
from lawbound.kernel import Ask, IllegalChoice, LawboundError, Table, new_seed
from lawbound.root.rules import ROOT
from lawbound.root.state import State

Observation = dict[str, Any]
"""`observation`: the numbers of `fields.FIELDS`; `action_mask`: 1 for every action that may be chosen now."""

RENDER_MODES: Final = ("human", "ansi", "svg")
TURN_LIMIT: Final = 1000
"""A game in which more turns than this have begun is given up, and truncated."""
WIDTH: Final = 110
"""Columns of the board as text."""


class RootEnv(AECEnv[str, Observation, Any]):
    """A table of Root. An agent is a faction that a person would play, by its key: "marquise", "vagabond2".

    Luck comes from the seed: `reset(seed=...)` names one, `reset()` goes on to the next of the environment's own.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo says so
        "name": "root_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    _skip_agent_selection: Any

    def __init__(self, setup: dict[str, Any], *, seed: int | str | None, reward: str, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise LawboundError(f"Unknown render mode {render_mode!r}; known: {', '.join(RENDER_MODES)}.")
        self.setup = {key: value for key, value in setup.items() if key != "turn_limit"}
        self._turn_limit = check_turn_limit(setup.get("turn_limit", TURN_LIMIT))
        box = ROOT.start(self.setup).box
        self.render_mode = render_mode
        self.possible_agents = [player.KEY for player in box.players if not player.is_bot]
        if not self.possible_agents:
            raise LawboundError("Nobody would ever be asked: an environment needs a seat that is no bot.")
        self.agents: list[str] = []
        self._seats = {player.KEY: player.seat for player in box.players if not player.is_bot}
        self._names = {seat: name for name, seat in self._seats.items()}
        self._numbering = Numbering(box)
        self._reward = check_reward(reward)
        self._seed = new_seed() if seed is None else str(seed)
        self._games = 0
        self._table: Table[State] | None = None
        self._numbers: list[int] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(DECISIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # What is on the table

    @property
    def table(self) -> Table[State]:
        """The table itself, which knows everything: for those who watch, not for those who play."""
        if self._table is None:
            raise LawboundError("There is no game yet: call reset() first.")
        return self._table

    @property
    def ask(self) -> Ask | None:
        """The question that waits, None when the game is over."""
        return self.table.pending

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and what it may choose if it is asked."""
        seat, ask = self._seats[agent], self.ask
        mask = np.zeros(DECISIONS, np.int8)
        if ask is not None and ask.seat == seat:
            mask[self._numbers] = 1
        numbers = np.frombuffer(observe(self.table.view(seat), ask), np.uint8)
        return {"observation": numbers, "action_mask": mask}

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: game 0 of that seed, or the next one of the environment's own."""
        if seed is not None:
            self._seed, self._games = str(seed), 0
        name = f"{self._seed}:{self._games}"
        self._games += 1
        self._table = Table.new(ROOT, self.setup, seed=name, snapshots=False)
        self.agents = list(self.possible_agents)
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._look()
        self._accumulate_rewards()  # a position may be the end of a game

    def step(self, action: SupportsInt | None) -> None:
        """Choose for the agent that is asked; IllegalChoice, and nothing changes, if the mask does not offer it."""
        table, agent = self.table, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._numbers:
            raise IllegalChoice(action if action is None else " ".join(meaning(int(action))), self.ask)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        table.choose_index(self._numbers.index(int(action)))
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """See who is asked what, or how the game ended."""
        ask = self.ask
        self.infos = {agent: {} for agent in self.agents}
        if ask is None or self.table.state.turns > self._turn_limit:
            self._end()
            return
        self._numbers = self._numbering.numbers(ask)
        self.agent_selection = self._names[ask.seat]
        self.infos[self.agent_selection] = {"prompt": ask.about.name, "article": ask.about.article}

    def _end(self) -> None:
        table, self._numbers = self.table, []
        result = table.result
        for agent in self.agents:
            self.rewards[agent] = reward_of(table.state, result, self._seats[agent], self._reward)
            self.terminations[agent] = bool(result and result["winners"])
            self.truncations[agent] = not self.terminations[agent]
            self.infos[agent] = dict(result)
        self.agent_selection = self.agents[0]

    # Looking

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            raise LawboundError(f"Choose a render_mode when the environment is made: {', '.join(RENDER_MODES)}.")
        view = self.table.view(None)
        if self.render_mode == "svg":
            return ROOT.picture(view)
        text = board_text(view.state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def observation_space() -> Dict:
    most: NDArray[np.uint8] = np.frombuffer(MOST, np.uint8)
    return Dict(
        {
            "observation": Box(np.zeros(SIZE, np.uint8), most, dtype=np.uint8),
            "action_mask": Box(0, 1, (DECISIONS,), np.int8),
        }
    )


def board_text(s: State) -> str:
    """The board of the terminal, in its colours."""
    from rich.console import Console

    from lawbound.present.board import overview

    console = Console(file=StringIO(), force_terminal=True, color_system="standard", width=WIDTH)
    with console.capture() as capture:
        console.print(overview(s))
    return capture.get()
