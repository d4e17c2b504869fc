"""The greedy player: looks one action ahead and takes what the game's judge likes best.

Where the game has a plan for the turn, it follows that instead.
"""

from roundhouse.bots.player import Bot, Sight
from roundhouse.kernel.chance import Chance


class GreedyBot(Bot):
    """Chooses the legal action that the game's judge values most."""

    def __init__(self, weights: list[float] | None = None) -> None:
        """Weights: what the features of the game count, instead of the game's own weights."""
        self.weights = weights

    def choose(self, sight: Sight, rng: Chance) -> int:
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        advised = sight.advice(rng)
        if advised:
            return advised[0]
        judged = sight.judge(actions, rng, self.weights)
        good_enough = max(judged) - sight.indifference()
        return rng.pick([action for index, action in enumerate(actions) if judged[index] >= good_enough])
