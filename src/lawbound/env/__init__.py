"""Games as standard environments: PettingZoo's (`env`) and OpenSpiel's (`lawbound.env.openspiel`).

    from lawbound.env import env

    game = env("GAME", seed=7)
    game.reset()
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        over = terminated or truncated
        game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))

`docs/environment.md` says what the numbers of each game mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lawbound.games import kit
from lawbound.kernel import LawboundError

if TYPE_CHECKING:
    from lawbound.env.aec import TableEnv

__all__ = ["env"]


def env(
    game: str,
    /,  # a setup may have a field of that name
    *,
    seed: int | str | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **setup: Any,
) -> TableEnv:
    """A PettingZoo AEC environment of the game of that name. Its agents are the seats that are asked; what the rules
    play by themselves is no agent.

    `setup` is what a table is set up with. `reward` is "win" (1 or -1 at the end), or what else the game knows;
    `turn_limit` says after how many turns a game is given up. `render_mode` is None, "human", "ansi" or "svg".
    """
    try:
        from lawbound.env.aec import TableEnv
    except ModuleNotFoundError as error:
        raise LawboundError(f"The environment needs {error.name}: pip install 'lawbound[env]'") from None
    return TableEnv(kit(game), setup, seed=seed, reward=reward, render_mode=render_mode)
