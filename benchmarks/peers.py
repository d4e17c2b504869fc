"""The peers on the bench, each played through its own Python interface by the loop that plays ours.

Both libraries are optional and untyped, so they are imported by name when their contestant is made.
"""

import importlib
import importlib.metadata
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

BACKGAMMON: Final = "OpenSpiel backgammon"
GIN_RUMMY: Final = "OpenSpiel gin rummy"
CATANATRON: Final = "Catanatron"


class OpenSpiel:
    """A game of OpenSpiel. Its users draw dice and deals themselves; so does the loop, as no decision."""

    def __init__(self, game: str) -> None:
        self.pyspiel: Any = importlib.import_module("pyspiel")
        self.game: Any = self.pyspiel.load_game(game)

    def play(self, seed: int) -> int:
        random = Random(seed).random
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    def walk(self, seed: int) -> Iterator[tuple[Any, int]]:
        random = Random(seed).random
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                yield state, len(legal)
                state.apply_action(legal[int(random() * len(legal))])

    def cloner(self, state: Any) -> Callable[[], object]:
        clone: Callable[[], object] = state.clone().clone
        return clone

    def inside(self) -> Callable[[int], object]:
        """OpenSpiel's own driver of bots, with its uniformly random ones; all of it C++."""
        bots = [self.pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())]

        def play(seed: int) -> Any:
            state = self.game.new_initial_state()
            self.pyspiel.evaluate_bots(state, bots, seed)
            return state

        return play

    def decisions(self, finished: Any) -> int:
        return sum(step.player >= 0 for step in finished.full_history())

    def version(self) -> str:
        return importlib.metadata.version("open_spiel")

    def compiled(self) -> bool:
        return True


class Catanatron:
    """Four players at Catanatron's default map and ten points; it ends a game after a thousand turns."""

    def __init__(self) -> None:
        catanatron: Any = importlib.import_module("catanatron")
        self.new_game: Any = catanatron.Game
        self.sit: Any = catanatron.RandomPlayer
        self.colours: Any = list(catanatron.Color)
        self.turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT

    def start(self, seed: int) -> Any:
        # Catanatron reads seed 0 as no seed at all.
        return self.new_game([self.sit(colour) for colour in self.colours], seed=seed + 1)

    def play(self, seed: int) -> int:
        random = Random(seed).random
        game = self.start(seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < self.turns_limit:
            legal = game.state.playable_actions
            game.execute(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    def walk(self, seed: int) -> Iterator[tuple[Any, int]]:
        random = Random(seed).random
        game = self.start(seed)
        while game.winning_color() is None and game.state.num_turns < self.turns_limit:
            legal = game.state.playable_actions
            yield game, len(legal)
            game.execute(legal[int(random() * len(legal))])

    def cloner(self, state: Any) -> Callable[[], object]:
        copy: Callable[[], object] = state.copy().copy
        return copy

    def inside(self) -> Callable[[int], object]:
        """Catanatron's own `Game.play`, in which its random players choose."""

        def play(seed: int) -> Any:
            game = self.start(seed)
            game.play()
            return game

        return play

    def decisions(self, finished: Any) -> int:
        return len(finished.state.actions)

    def version(self) -> str:
        return importlib.metadata.version("catanatron")

    def compiled(self) -> bool:
        return False


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at a point of [0, 1). Faster than pyspiel.sample_action, to the peer's good."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    # The probabilities' rounding may leave the last sliver of the line uncovered.
    return outcomes[-1][0]
