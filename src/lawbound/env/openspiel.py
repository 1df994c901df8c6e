"""Games as OpenSpiel knows them: a `Game`, and a `State` with legal actions, chance nodes and information states.

Method for method what its Python algorithms call (`pyspiel.Game`, `pyspiel.State`), without needing OpenSpiel itself.
Luck is a player: dice, draws and shuffles are chance nodes, with the likelihood of every outcome.

>>> from lawbound.games import names
>>> state = Game(names()[-1]).new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> max(state.returns())
1.0
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any, Final, NamedTuple

from lawbound.games import kit
from lawbound.kernel import NATURE, Ask, Asked, Event, IllegalChoice, LawboundError, Seat, Table
from lawbound.kit.numbers import check_turn_limit

Player = int

CHANCE: Final = -1
TERMINAL: Final = -4
TURN_LIMIT: Final = 400
"""A game in which more turns than this have begun is given up, and worth nothing to anybody."""
DECISIONS_OF_A_TURN: Final = 250
"""More than anybody ever makes in one turn."""
UTILITY_SUM: Final[float | None] = None
"""What a game is worth to all together is not the same in every game: a bot may win, or a coalition."""
NOT_TOLD: Final = ("chose",)
"""Events that only explain: a bot's reasons follow from what everybody sees."""


class GameType(NamedTuple):
    """What kind of game it is, in the words of OpenSpiel."""

    short_name: str
    long_name: str
    dynamics: str = "SEQUENTIAL"
    chance_mode: str = "EXPLICIT_STOCHASTIC"
    information: str = "IMPERFECT_INFORMATION"
    utility: str = "GENERAL_SUM"
    reward_model: str = "TERMINAL"
    min_num_players: int = 1
    max_num_players: int = 10
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = False
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True


class Game:
    """The game of that name. Its players are the seats that are asked, in the order of the setup."""

    def __init__(self, name: str, /, *, reward: str = "win", turn_limit: int = TURN_LIMIT, **setup: Any) -> None:
        self.kit = kit(name)
        self.numbers = self.kit.numbers
        self.setup = setup
        self.turn_limit = check_turn_limit(turn_limit)
        self.reward = self.numbers.check_reward(reward)
        agents = self.numbers.agents(self.setup)
        self.seats = list(agents)
        self.names = list(agents.values())
        self.numbering = self.numbers.numbering(self.setup)
        if not self.seats:
            raise LawboundError("Nobody would ever be asked: a game needs a seat that is no bot.")

    def new_initial_state(self) -> State:
        return State(self, Table.new(self.kit.game, self.setup, nature=Asked()), [])

    def deserialize_state(self, text: str) -> State:
        """A state that was written by `State.serialize`."""
        state = self.new_initial_state()
        for word in text.split():
            state.apply_action(int(word))
        return state

    def get_type(self) -> Any:
        """What kind of game it is: where OpenSpiel is installed, a type of its own, for its algorithms compare them."""
        kind = GameType(f"lawbound_{self.kit.name}", self.kit.title)
        try:
            words = import_module("pyspiel").GameType
        except ModuleNotFoundError:
            return kind
        return words(
            **{
                **kind._asdict(),
                "dynamics": words.Dynamics.SEQUENTIAL,
                "chance_mode": words.ChanceMode.EXPLICIT_STOCHASTIC,
                "information": words.Information.IMPERFECT_INFORMATION,
                "utility": words.Utility.GENERAL_SUM,
                "reward_model": words.RewardModel.TERMINAL,
            },
            parameter_specification={},
        )

    def get_parameters(self) -> dict[str, Any]:
        return {**self.setup, "reward": self.reward, "turn_limit": self.turn_limit}

    def num_players(self) -> int:
        return len(self.seats)

    def num_distinct_actions(self) -> int:
        return self.numbers.decisions

    def max_chance_outcomes(self) -> int:
        return self.numbers.everything

    def max_game_length(self) -> int:
        return (self.turn_limit + 1) * DECISIONS_OF_A_TURN

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        return UTILITY_SUM

    def observation_tensor_shape(self) -> list[int]:
        return [len(self.numbers.most)]

    def observation_tensor_size(self) -> int:
        return len(self.numbers.most)

    def action_to_string(self, player: Player, action: int) -> str:
        return ": ".join(self.numbers.meaning(action))

    def to_string(self) -> str:
        return str(self)

    def __str__(self) -> str:
        words = [f"{key}={value}" for key, value in self.get_parameters().items()]
        return f"lawbound_{self.kit.name}({', '.join(words)})"


class State:
    """A point of a game."""

    __slots__ = ("_game", "_history", "_numbers", "_table")

    def __init__(self, game: Game, table: Table[Any], history: list[tuple[Player, int]]) -> None:
        self._game = game
        self._table = table
        self._history = history
        self._numbers: list[int] | None = None

    # Whose turn it is, and what they may do

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    @property
    def ask(self) -> Ask | None:
        """The question that waits; its seat is -1 at a chance node."""
        return None if self._game.numbers.turns(self._table.state) > self._game.turn_limit else self._table.pending

    def current_player(self) -> Player:
        ask = self.ask
        if ask is None:
            return TERMINAL
        return CHANCE if ask.seat == NATURE else self._game.seats.index(ask.seat)

    def is_terminal(self) -> bool:
        return self.ask is None

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def is_mean_field_node(self) -> bool:
        return False

    def is_initial_state(self) -> bool:
        return not self._history

    def _options(self) -> list[int]:
        """The number of every option, in the order of the question."""
        ask = self.ask
        if ask is None:
            return []
        if self._numbers is None:
            game = self._game
            self._numbers = game.numbers.renumbered(game.numbering, self._table.state).numbers(ask)
        return self._numbers

    def legal_actions(self, player: Player | None = None) -> list[int]:
        """Sorted. For a player who is not asked there are none."""
        if player is not None and player != self.current_player():
            return []
        return sorted(set(self._options()))

    def legal_actions_mask(self, player: Player | None = None) -> list[int]:
        """For a player as long as there are decisions; for chance, with the numbers of its own."""
        if player is None:
            player = self.current_player()
        numbers = self._game.numbers
        mask = [0] * (numbers.everything if player == CHANCE else numbers.decisions)
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its likelihood: outcomes that look alike are one, and as many times as likely."""
        if not self.is_chance_node():
            raise LawboundError("This is no chance node: somebody is asked, or the game is over.")
        options = self._options()
        return [(action, count / len(options)) for action, count in sorted(Counter(options).items())]

    def apply_action(self, action: int) -> None:
        options, player = self._options(), self.current_player()
        if action not in options:
            raise IllegalChoice(self.action_to_string(action), self.ask)
        self._table.choose_index(options.index(action))
        self._history.append((player, int(action)))
        self._numbers = None

    def apply_action_with_legality_check(self, action: int) -> None:
        """Every action is checked."""
        self.apply_action(action)

    def child(self, action: int) -> State:
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> State:
        return State(self._game, self._table.copy(), self._history.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A flow that is running cannot be pickled; the history that led to it can."""
        return Game.deserialize_state, (self._game, self.serialize())

    # What happened

    def history(self) -> list[int]:
        """Every action, those of chance too."""
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[Player, int]]:
        return self._history.copy()

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        return len(self._history)

    def serialize(self) -> str:
        return "\n".join(map(str, self.history()))

    def returns(self) -> list[float]:
        result = self._table.result if self.is_terminal() else {}
        game, state = self._game, self._table.state
        return [game.numbers.reward(state, result, seat, game.reward) for seat in game.seats]

    def rewards(self) -> list[float]:
        """All that a game is worth comes at its end."""
        return self.returns()

    def player_return(self, player: Player) -> float:
        return self.returns()[player]

    def player_reward(self, player: Player) -> float:
        return self.rewards()[player]

    # What a player knows

    def information_state_string(self, player: Player | None = None) -> str:
        """All that the player has seen and chosen, and what is to be seen now.

        The game is played again to hear it, so that games in which nobody asks stay fast.
        """
        seat = self._seat(player)
        lines: list[str] = []

        def hear(event: Event) -> None:
            if event.name not in NOT_TOLD:
                lines.append(repr(event.seen_by(seat)))

        again = Table.new(self._game.kit.game, self._game.setup, nature=Asked(), listener=hear)
        for entry in self._table.journal.entries:
            ask = again.pending
            if ask is not None and ask.seat == seat:
                lines.append(f"asked {ask.about}, chose {ask.options[entry]!r}")
            again.choose_index(entry)
        return "\n".join([*lines, self.observation_string(player)])

    def observation_string(self, player: Player | None = None) -> str:
        """What the player sees now: the question, and the position with all that is hidden left out."""
        seat, ask = self._seat(player), self.ask
        seen = self._game.numbers.written(self._table.view(seat))
        name = self._game.names[self._game.seats.index(seat)]
        if ask is None or ask.seat != seat:
            return f"{name} sees {seen}"
        offered = ", ".join([self.action_to_string(action) for action in self.legal_actions()])
        return f"{name} is asked {ask.about}{ask.given}: {offered}; {name} sees {seen}"

    def observation_tensor(self, player: Player | None = None) -> list[float]:
        """The numbers of the game, each between 0 and 1."""
        numbers = self._game.numbers
        seen = numbers.observe(self._table.view(self._seat(player)), self.ask)
        return [number / most for number, most in zip(seen, numbers.most, strict=True)]

    def _seat(self, player: Player | None) -> Seat:
        if player is None:
            player = self.current_player()
        if not 0 <= player < self.num_players():
            raise LawboundError(f"There is no player {player}: they are numbered from 0 to {self.num_players() - 1}.")
        return self._game.seats[player]

    # Words

    def action_to_string(self, *player_and_action: int) -> str:
        """What an action is; as in OpenSpiel the player may be named before it."""
        return ": ".join(self._game.numbers.meaning(player_and_action[-1]))

    def string_to_action(self, *player_and_text: Any) -> int:
        for action in self.legal_actions():
            if self.action_to_string(action) == player_and_text[-1]:
                return action
        raise LawboundError(f"{player_and_text[-1]!r} is no action here.")

    def to_string(self) -> str:
        return str(self)

    def __str__(self) -> str:
        return self._game.numbers.written(self._table.view(None))
