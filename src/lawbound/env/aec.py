"""A table for PettingZoo: agents are asked one after another, as the Law asks them; masks say what they may choose."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final, SupportsInt

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from lawbound.kernel import Ask, IllegalChoice, LawboundError, Table, new_seed
from lawbound.kit import Kit
from lawbound.kit.numbers import check_turn_limit

Observation = dict[str, Any]
"""`observation`: what the seat may know, in the numbers of the game; `action_mask`: 1 for what may be chosen now."""

RENDER_MODES: Final = ("human", "ansi", "svg")
TURN_LIMIT: Final = 1000
"""A game in which more turns than this have begun is given up, and truncated."""
WIDTH: Final = 110
"""Columns of the board as text."""


class TableEnv(AECEnv[str, Observation, Any]):
    """A table. An agent is a seat that is asked, by the name that its game gives it.

    Luck comes from the seed: `reset(seed=...)` names one, `reset()` goes on to the next of the environment's own.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo says so
        "name": "lawbound_v2",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    _skip_agent_selection: Any

    def __init__(
        self, kit: Kit, setup: dict[str, Any], *, seed: int | str | None, reward: str, render_mode: str | None
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise LawboundError(f"Unknown render mode {render_mode!r}; known: {', '.join(RENDER_MODES)}.")
        self.kit = kit
        self.numbers = numbers = kit.numbers
        self.metadata = {**TableEnv.metadata, "name": f"{kit.name}_v2"}
        self.setup = {key: value for key, value in setup.items() if key != "turn_limit"}
        self._turn_limit = check_turn_limit(setup.get("turn_limit", TURN_LIMIT))
        self._names = numbers.agents(self.setup)
        self._seats = {name: seat for seat, name in self._names.items()}
        self.render_mode = render_mode
        self.possible_agents = list(self._names.values())
        if not self.possible_agents:
            raise LawboundError("Nobody would ever be asked: an environment needs a seat that is no bot.")
        self.agents: list[str] = []
        self._numbering = numbers.numbering(self.setup)
        self._reward = numbers.check_reward(reward)
        self._seed = new_seed() if seed is None else str(seed)
        self._games = 0
        self._table: Table[Any] | None = None
        self._offered: list[int] = []  # the numbers of what may be chosen
        self.observation_spaces = {agent: observation_space(kit) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(numbers.decisions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # What is on the table

    @property
    def table(self) -> Table[Any]:
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
        mask = np.zeros(self.numbers.decisions, np.int8)
        if ask is not None and ask.seat == seat:
            mask[self._offered] = 1
        numbers = np.frombuffer(self.numbers.observe(self.table.view(seat), ask), np.uint8)
        return {"observation": numbers, "action_mask": mask}

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: game 0 of that seed, or the next one of the environment's own."""
        if seed is not None:
            self._seed, self._games = str(seed), 0
        name = f"{self._seed}:{self._games}"
        self._games += 1
        self._table = Table.new(self.kit.game, self.setup, seed=name, snapshots=False)
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
        if action is None or int(action) not in self._offered:
            raise IllegalChoice(action if action is None else self._meaning(int(action)), self.ask)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        table.choose_index(self._offered.index(int(action)))
        self._look()
        self._accumulate_rewards()

    def _meaning(self, action: int) -> str:
        try:
            return " ".join(self.numbers.meaning(action))
        except ValueError:
            return f"action {action}"

    def _look(self) -> None:
        """See who is asked what, or how the game ended."""
        ask = self.ask
        self.infos = {agent: {} for agent in self.agents}
        if ask is None or self.numbers.turns(self.table.state) > self._turn_limit:
            self._end()
            return
        self._numbering = self.numbers.renumbered(self._numbering, self.table.state)
        self._offered = self._numbering.numbers(ask)
        self.agent_selection = self._names[ask.seat]
        self.infos[self.agent_selection] = {"prompt": ask.about.name, "article": ask.about.article}

    def _end(self) -> None:
        table, self._offered = self.table, []
        result = table.result
        for agent in self.agents:
            self.rewards[agent] = self.numbers.reward(table.state, result, self._seats[agent], self._reward)
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
            return self.kit.stage.svg(view)
        text = board_text(self.kit, view)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def observation_space(kit: Kit) -> Dict:
    numbers = kit.numbers
    most: NDArray[np.uint8] = np.frombuffer(numbers.most, np.uint8)
    return Dict(
        {
            "observation": Box(np.zeros(len(most), np.uint8), most, dtype=np.uint8),
            "action_mask": Box(0, 1, (numbers.decisions,), np.int8),
        }
    )


def board_text(kit: Kit, view: Any) -> str:
    """The board of the terminal, in its colours."""
    from rich.console import Console

    console = Console(file=StringIO(), force_terminal=True, color_system="standard", width=WIDTH)
    with console.capture() as capture:
        console.print(kit.stage.text(view))
    return capture.get()
