"""What a bot is: a program that chooses an action from what its seat may know, and nothing else."""

from typing import Any

from mypy_extensions import mypyc_attr

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import Game, State


class Sight:
    """A state as one seat sees it: what it may do, what it sees, and states it can imagine. Never the state itself."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    def legal(self) -> list[int]:
        return self.__state.legal(self.seat)

    def view(self) -> dict[str, Any]:
        return self.__state.view(self.seat)

    def imagine(self, seed: int) -> State:
        return self.__state.imagine(self.seat, seed)

    def judge(self, actions: list[int], rng: Chance, weights: list[float] | None) -> list[float]:
        """These legal actions as the game's judge sees them, by its own weights or by others."""
        state = self.__state.clone() if self.game.judge_is_fair else self.imagine(rng.seed())
        if weights is None:
            return self.game.judge_actions(state, self.seat, actions)
        return self.game.judge_actions_by(weights, state, self.seat, actions)

    def indifference(self) -> float:
        return self.game.indifference(self.__state)

    def advice(self, rng: Chance) -> list[int]:
        """The game's own plan for the rest of the turn, [] if it has none."""
        return self.game.advice(self.imagine(rng.seed()), self.seat) if self.game.has_advice else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It keeps no memory between decisions: any seat can change hands at any time."""

    def choose(self, sight: Sight, rng: Chance) -> int:
        """One of `sight.legal()`, which is never empty here. Whatever is left to luck is drawn from `rng`."""
        raise NotImplementedError
