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


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It keeps no memory between decisions: any seat can change hands at any time."""

    def choose(self, sight: Sight, luck: Chance) -> int:
        """One of `sight.legal()`, which is never empty here. Whatever is left to luck is drawn from `luck`."""
        raise NotImplementedError
