"""Root as a standard environment: PettingZoo's (`env`) and OpenSpiel's (`lawbound.env.openspiel`).

    from lawbound.env import env

    game = env(seats=["marquise", "eyrie", "bot:alliance"], seed=7)
    game.reset()
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        over = terminated or truncated
        game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))

`docs/environment.md` says what every number means.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lawbound.kernel import LawboundError

if TYPE_CHECKING:
    from lawbound.env.aec import RootEnv

__all__ = ["env"]


def env(
    seats: Sequence[str] | None = None,
    seed: int | str | None = None,
    *,
    reward: str = "win",
    render_mode: str | None = None,
    **setup: Any,
) -> RootEnv:
    """A PettingZoo AEC environment of Root. People's factions are its agents; bots play inside the engine.

    `seats` and `setup` are what a table is set up with (`map="lake"`, `order="given"`, `turn_limit=200`...); instead of
    seats there may be a `position`. `reward` is "win" (1 or -1 at the end) or "points" (the lead over the best of the
    others, in 30ths). `render_mode` is None, "human", "ansi" or "svg".
    """
    try:
        from lawbound.env.aec import RootEnv
    except ModuleNotFoundError as error:
        raise LawboundError(f"The environment needs {error.name}: pip install 'lawbound[env]'") from None
    given = setup if seats is None else {"seats": list(seats), **setup}
    return RootEnv(given, seed=seed, reward=reward, render_mode=render_mode)
