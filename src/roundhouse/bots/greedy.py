"""The greedy player: looks one action ahead in imagined states and takes what the game's judge likes best.

Where the game has a plan for the turn, it follows that instead.
"""

from roundhouse.bots.player import Bot, Sight
from roundhouse.kernel.chance import Chance


class GreedyBot(Bot):
    def __init__(self, worlds: int = 1) -> None:
        """Worlds: how many states it imagines for each decision; their judgements are added up."""
        self.worlds = worlds

    def choose(self, sight: Sight, luck: Chance) -> int:
        actions = sight.legal()
        if len(actions) == 1:
            return actions[0]
        totals = [0.0] * len(actions)
        for _ in range(self.worlds):
            world = sight.imagine(luck.seed())
            advised = sight.game.advice(world, sight.seat)
            if advised:
                return advised[0]
            for at, action in enumerate(actions):
                next_world = world.clone()
                next_world.apply(sight.seat, action)
                totals[at] += sight.game.judge(next_world, sight.seat)
        best = max(totals)
        return luck.pick([action for at, action in enumerate(actions) if totals[at] == best])
